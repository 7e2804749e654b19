# Упражнения главы 7.7, фронты и капитуляция: lessons/chapter_7_7.py.

churchill-tutor-front_strength = Впереди у { $front-gen } — { $space }. Обеспечение наступления: { $support }, поддержка ВМФ: { $naval }, армии Оси: { $armies }. Какова его сила?
churchill-tutor-front_strength-why = Сила { $front-gen }: { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}.
churchill-tutor-front_strength-hint1 = Базовая сила любого фронта — два.
churchill-tutor-front_strength-hint2 = Поддержка ВМФ открывает путь, но силы не прибавляет.
churchill-tutor-front_strength-hint3 = Обеспечение наступления, по два за маркер: { $support }. Армии Оси, минус два за каждую: { $armies }.

churchill-tutor-front_attempt = { $needed ->
    [0] Впереди у { $front-gen } — суша: { $space }.
   *[other] Впереди у { $front-gen } высадка: { $space }, маркеров поддержки ВМФ для неё нужно { $needed }.
} Поддержка ВМФ: { $naval }, обеспечение наступления: { $support }, армии Оси: { $armies }. На кубике, если его бросают, { $roll }. Чем это кончится?
churchill-tutor-front_attempt-went = { $case-id ->
    [two] Фронт пройдёт два деления: прорыв.
    [one] Фронт пройдёт одно деление.
    [back] Фронт попытается, но не продвинется.
   *[no] Фронт не может даже попытаться.
}
churchill-tutor-front_attempt-hint1 = Хватает ли поддержки ВМФ и больше ли нуля сила?
churchill-tutor-front_attempt-hint2 = Сила: { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}. Фронт продвигается, если на кубике не больше.
churchill-tutor-front_attempt-hint3 = С силой 10 и больше он продвигается всегда; тогда смотрите, выйдет ли 10 на кубике, здесь плюс { $over }, и суша ли дальше.

churchill-tutor-german_surrender = Западный фронт { $west-at }: сила { $west_strength }, на кубике { $west_roll }. Восточный фронт { $east-at }: сила { $east_strength }, на кубике { $east_roll }. Кому достанутся немецкие технологии?
churchill-tutor-german_surrender-shares = { $case-id ->
    [all] По одному маркеру каждому из трёх.
    [west] По одному маркеру США и Британии.
    [east] Два маркера СССР.
   *[no] Никому: Германия ещё воюет.
}
churchill-tutor-german_surrender-why = В Германии теперь: Западный фронт — { $western }, Восточный фронт — { $eastern }.
churchill-tutor-german_surrender-hint1 = Какой фронт продвинется? Тот, у которого на кубике не больше его силы.
churchill-tutor-german_surrender-hint2 = И какой после этого окажется в Германии? Западная и Восточная Германия — только путь туда.
churchill-tutor-german_surrender-hint3 = Запад приносит по маркеру США и Британии, восток — два СССР; если в Германии оба фронта, каждый берёт по одному.

churchill-tutor-front_odds = { $needed ->
    [0] Впереди у { $front-gen } — суша: { $space }.
   *[other] Впереди у { $front-gen } высадка: { $space }, маркеров поддержки ВМФ для неё нужно { $needed }.
} Поддержка ВМФ: { $naval }, обеспечение наступления: { $support }, армии Оси: { $armies }. При скольких числах из десяти на кубике он продвинется?
churchill-tutor-front_odds-why = Маркеров поддержки ВМФ у { $front-gen } { $naval }, нужно { $needed } ({ $space }). Он продвигается при стольких числах из десяти: { $count }.
churchill-tutor-front_odds-hint1 = Маркеров поддержки ВМФ нужно { $needed }, есть { $naval }. Если их не хватает, никакое число не поможет.
churchill-tutor-front_odds-hint2 = Иначе годится любое число не больше силы.
churchill-tutor-front_odds-hint3 = Сначала два; ещё по два за обеспечение наступления: { $support }; минус два за каждую армию: { $armies }.

churchill-tutor-emperor-lacks = { $case-id ->
    [germany] Нет: Германия ещё не капитулировала.
    [bomb] Нет: бомбы нет или её неоткуда сбросить.
    [manchuria] Нет: Советская армия ещё не в Маньчжурии.
   *[no] Да: император уступает.
}
churchill-tutor-japanese_surrender = В Японии никто не высадился. Посмотрите на карту и счётчик атомной бомбы: капитулирует ли она сейчас?
churchill-tutor-japanese_surrender-why = Германия капитулировала: { $fallen }. Бомба у США: { $bomb }. Фронт на делении B29: { $base }. Дальневосточный фронт { $soviets-at }.
churchill-tutor-japanese_surrender-hint1 = У императора три условия, и выполнены должны быть все.
churchill-tutor-japanese_surrender-hint2 = Германия вне войны; американская пешка на «Тринити» и фронт на делении B29 или дальше; советский фронт в Маньчжурии.
churchill-tutor-japanese_surrender-hint3 = Дальневосточный фронт { $soviets-at }. Деления B29 — Марианские острова, Филиппины и Юньнань.

churchill-tutor-barred_front = { $front } перед рывком { $space-to }. «{ $issue }»: { $agreed-id ->
    [yes] вопрос остался в центре стола.
   *[no] вопрос выиграл один из игроков.
} Поддержка ВМФ: { $naval }, обеспечение наступления: { $support }, армии Оси: { $armies }. Что будет, когда до него дойдёт очередь?
churchill-tutor-barred_front-case = { $case-id ->
    [issue] Будет ждать соглашения.
    [naval] Не хватит поддержки ВМФ.
    [weak] Он слишком слаб, чтобы пытаться.
   *[rolls] Бросок кубика состоится.
}
churchill-tutor-barred_front-hint1 = Если вопрос «{ $issue }» не остался в центре стола, { $front } не может продвинуться { $space-to }.
churchill-tutor-barred_front-hint2 = Нормандии нужно пять маркеров поддержки ВМФ, в Маньчжурию входят по суше. Сейчас поддержка ВМФ такая: { $naval }.
churchill-tutor-barred_front-hint3 = Два, плюс два за каждый маркер обеспечения наступления ({ $support }), минус два за каждую армию ({ $armies }): при нуле и меньше кубик не бросают.

churchill-tutor-breakthrough_faces = { $front } вот-вот продвинется { $space-to }. Обеспечение наступления: { $support }, армии Оси: { $armies }. При скольких числах из десяти на кубике будет прорыв, сразу на два деления?
churchill-tutor-breakthrough_faces-why = { $n ->
    [one] Прорыв даёт только десятка.
    [few] Прорыв дают { $n } старших числа.
   *[many] Прорыв дают { $n } старших чисел.
}
churchill-tutor-breakthrough_faces-hint1 = Сила: { $strength }. Начиная с 10 фронт продвигается в любом случае, а 10 на кубике даёт прорыв.
churchill-tutor-breakthrough_faces-hint2 = Всё, что сверх десяти, прибавляется к броску; здесь это { $over }.
churchill-tutor-breakthrough_faces-hint3 = Но посмотрите, что за следующим делением: через море и за конец трека прорваться нельзя.

churchill-tutor-ships_left = { $front } удачно высаживается: { $space }. Маркеров поддержки ВМФ в его ячейке: { $ships }. Сколько их там останется?
churchill-tutor-ships_left-why = { $hit-id ->
    [yes] { $front } встречают камикадзе ({ $space }): потерян один маркер поддержки ВМФ.
   *[no] Камикадзе там нет ({ $space }), а сама высадка поддержку ВМФ не расходует.
}
churchill-tutor-ships_left-hint1 = Высадка поддержку ВМФ не тратит.
churchill-tutor-ships_left-hint2 = Нет ли на делении надписи «Камикадзе»? На пути к Японии через центр Тихого океана таких деления два: Иводзима и Окинава.

churchill-tutor-front_report = Фронты попытались продвинуться. Вот четыре доклада, и один из них не может быть верен. Какой?
churchill-tutor-front_report-hint1 = Фронт продвигается, если на кубике не больше его силы.
churchill-tutor-front_report-hint2 = Если сила 10 или больше, кубик его не остановит.

churchill-tutor-strength_to_land = Вы играете за { $seat-acc }, свободных маркеров производства два. Впереди у { $front-gen } высадка: { $space }. Поддержка ВМФ: { $ships }, обеспечение наступления: { $support }. Сделайте так, чтобы он мог попытаться с силой { $wanted }.
churchill-tutor-strength_to_land-why = Три маркера поддержки ВМФ и сила { $wanted }: высадку { $front-gen } ({ $space }) можно начинать.
churchill-tutor-strength_to_land-hint1 = Сначала поддержка ВМФ: нужно три маркера, есть { $ships }.
churchill-tutor-strength_to_land-hint2 = Потом сила: два и ещё по два за обеспечение наступления — когда выйдет { $wanted }? Сейчас обеспечение наступления такое: { $support }.

churchill-tutor-after_the_surrender = { $axis } уже капитулировала. Что из этого ещё можно сделать за счёт производства { $seat-gen }?
churchill-tutor-after_the_surrender-hint1 = Там, где страна Оси капитулировала, фронты больше не двигаются, и поддерживать их незачем.
churchill-tutor-after_the_surrender-hint2 = Какие фронты шли { $axis-to }? Поддержка ВМФ — другое дело, и другой театр тоже.

# Что делает фронт слабым и что держит его на месте: lessons/chapter_7_73.py. $rule — из указателя правил.

churchill-tutor-stays_ashore = Четыре фронта стоят у моря, о втором фронте договорились. Обеспечение наступления есть у всех. Только один из четырёх не может и попытаться высадиться. Какой?

churchill-tutor-strongest_front = Четыре фронта готовы наступать по суше. Посмотрите на обеспечение наступления и на армии против них: какой фронт сильнее всех?
churchill-tutor-strongest_front-hint1 = Базовая сила — два. Маркер обеспечения наступления прибавляет два, армия два отнимает: одна армия съедает один маркер.
churchill-tutor-strongest_front-hint2 = Сила у лучшего — { $strength }. Одно только число маркеров ничего не решает.

churchill-tutor-armies_shared = { $axis }, последний рубеж. У ворот стоят: { $fronts-and }. Армий оставлено дома против них: { $armies }. Сколько из них встанет против каждого фронта самое меньшее, что бы ни выпало на кубике?
churchill-tutor-armies_shared-why = Поровну выходит самое меньшее по { $each } на каждый фронт: { $fronts-and }. { $odd ->
    [0] Лишних армий не остаётся ({ $axis }: { $armies }).
   *[other] Против кого встанет остаток, решает кубик ({ $axis }: { $odd } из { $armies }).
}
churchill-tutor-armies_shared-hint1 = Оставленные дома армии стоят против всех, кто входит, и делятся поровну.
churchill-tutor-armies_shared-hint2 = { $axis }: армий { $armies }, а фронтов { $count } ({ $fronts-and }). Кому достанется лишняя, решает кубик.

churchill-tutor-one_more_front = Вы играете за { $seat-acc }, остался последний маркер производства, а о втором фронте не договорились. Потратьте маркер так, чтобы ещё один фронт смог в этот раз бросить кубик.
churchill-tutor-one_more_front-why = Теперь { $front-dat } хватает поддержки ВМФ для высадки: { $space }.
churchill-tutor-one_more_front-hint1 = Для десанта нужно три маркера поддержки ВМФ в ячейке, для Нормандии — пять. Без них обеспечение наступления бесполезно.
churchill-tutor-one_more_front-hint2 = Где не хватает ровно одного маркера и больше ничего?
churchill-tutor-one_more_front-hint3 = У { $front-gen } ({ $space }) их два.

churchill-tutor-enough_to_try = Впереди у { $front-gen } — { $space }, армий Оси там { $armies }, обеспечение наступления: { $support }. Сколько ещё маркеров обеспечения нужно, чтобы кубик вообще можно было бросить?
churchill-tutor-enough_to_try-why = Армий { $armies }, обеспечение наступления пока { $support }. Один маркер обеспечения уравновешивает одну армию, и остаётся базовая сила, два: впереди у { $front-gen } — { $space }, и попытаться можно.
churchill-tutor-enough_to_try-hint1 = Правило такое. { $rule }
churchill-tutor-enough_to_try-hint2 = Сначала два; ещё по два за обеспечение наступления, минус два за каждую армию.
churchill-tutor-enough_to_try-hint3 = Сила сейчас { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}, а должна быть больше нуля.

churchill-tutor-price_of_d_day = О втором фронте договорились, в Нормандии ждёт одна немецкая армия. Поддержка ВМФ в ячейке западного театра: { $naval }, обеспечение наступления: { $support }. Сколько ещё нужно маркеров производства, чтобы Западный фронт мог высадиться с силой { $strength }?
churchill-tutor-price_of_d_day-why = Не хватает: поддержки ВМФ — { $ships }, обеспечения наступления — { $markers }. День Д требует пяти маркеров поддержки ВМФ, а армия за «Атлантическим валом» отнимает от силы два.
churchill-tutor-price_of_d_day-hint1 = Нормандии нужно не три, а пять маркеров поддержки ВМФ. Есть { $naval }.
churchill-tutor-price_of_d_day-hint2 = Поддержка ВМФ: { $naval } из пяти. Сила: два и ещё по два за обеспечение наступления (сейчас { $support }), минус два за армию. Когда выйдет { $strength }?

churchill-tutor-fronts_that_roll = { $axis } уже капитулировала, в центре не согласован ни один вопрос. Теперь черёд фронтов. За сколько из них бросят кубик?
churchill-tutor-fronts_that_roll-why = { $axis } вне войны, поэтому стоят на месте: { $fronts-and }. Из остальных кубик бросают за стольких: { $count }.
churchill-tutor-fronts_that_roll-hint1 = { $axis } капитулировала: какие фронты шли туда? Больше не двигаются: { $fronts-and }.
churchill-tutor-fronts_that_roll-hint2 = Из остальных тому, кто высаживается, нужно три маркера поддержки ВМФ. Фронту в конце трека идти некуда.
churchill-tutor-fronts_that_roll-hint3 = И сила должна быть больше нуля: два, по два за каждое обеспечение наступления, минус два за каждую армию.

churchill-tutor-soviet_entry = Дальневосточный фронт стоит перед Маньчжурией, там ждёт Квантунская армия, армий у неё { $armies }. Вот четыре возможных исхода конференции: после какого за фронт бросят кубик?
churchill-tutor-soviet_entry-plan = Объявление СССР войны Японии { $holder-id ->
    [center] остаётся в центре
   *[other] выиграно { $holder-ins }
}; обеспечение наступления: { $support }.
churchill-tutor-soviet_entry-hint1 = Правило такое. { $rule }
churchill-tutor-soviet_entry-hint2 = И сила должна быть больше нуля: два, по два за каждое обеспечение наступления, минус два за каждую из армий ({ $armies }).

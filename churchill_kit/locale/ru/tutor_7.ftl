# Упражнения главы 7, военная фаза: tutor/churchill/chapter_7.py.

churchill-tutor-network_move = Очередь { $seat-gen } размещать подпольные ячейки. Что из этого разрешено?
churchill-tutor-network_move-hint1 = В одном месте помещаются две подпольные ячейки, и все они принадлежат одной державе.
churchill-tutor-network_move-hint2 = Там, где есть чужая ячейка, её можно только убрать.
churchill-tutor-network_move-hint3 = Норвегия и Финляндия закрыты, пока в арктической ячейке нет трёх маркеров поддержки ВМФ.

churchill-tutor-take_over = Вы играете за { $seat-acc }, и разместить нужно две подпольные ячейки. Добейтесь, чтобы ваша ячейка была { $location-at }, где сейчас ячейка { $rival-gen }.
churchill-tutor-take_over-why = Первая ячейка убрала ячейку { $rival-gen }, вторая теперь { $location-at }.
churchill-tutor-take_over-hint1 = Ячейки двух держав никогда не лежат в одном месте.
churchill-tutor-take_over-hint2 = Одной ячейкой уберите ячейку { $rival-gen } { $location-at }, а потом разместите вторую.

churchill-tutor-illegal_alignment = Очередь { $seat-gen } размещать маркеры политического контроля. Вот четыре предложения, и одно из них нарушает правило. Какое?
churchill-tutor-illegal_alignment-hint1 = Где есть ячейки { $seat-gen }? Без подпольной ячейки нет и политического контроля.
churchill-tutor-illegal_alignment-hint2 = Посмотрите на международные вопросы: они закрывают часть мест, и из-за них дороже убирать чужое.
churchill-tutor-illegal_alignment-hint3 = Нет ли там уже маркера? Открыта ли Арктика — есть ли в её ячейке три маркера поддержки ВМФ?

churchill-tutor-removal_price = Намерение { $seat-gen } — убрать { $location-at } маркер политического контроля { $rival-gen }. Спор «Рузвельт — Сталин»: { $side-id ->
    [us] ООН, в пользу { $side-gen }.
    [ussr] коммунистические кадры, в пользу { $side-gen }.
   *[neutral] пока { $side }.
} Сколько маркеров для этого нужно?
churchill-tutor-removal_price-hint1 = Один маркер убирает один, если спор «Рузвельт — Сталин» не говорит другого.
churchill-tutor-removal_price-hint2 = { $side-id ->
    [us] ООН, спор решён в пользу { $side-gen }: чтобы убрать любой маркер, нужно два.
    [ussr] Коммунистические кадры, спор решён в пользу { $side-gen }: два за советский маркер в колонии или в советской сфере, один за любой другой.
   *[neutral] Здесь пока { $side }: ничего не подорожало.
}

churchill-tutor-eastern_armies = { $armies ->
    [one] Размещается { $armies } немецкая армия.
    [few] Размещаются { $armies } немецкие армии.
   *[many] Размещаются { $armies } немецких армий.
} Западный фронт { $west-at }, Восточный фронт { $east-at }. Сколько армий встанет против Восточного фронта по приоритетам, пока за остальные не бросают кубик?
churchill-tutor-eastern_armies-why = По приоритетам против Восточного фронта встаёт армий: { $amount }. Об остальных решает кубик.
churchill-tutor-eastern_armies-hint1 = Идите по приоритетам один за другим; размещённых армий больше нет.
churchill-tutor-eastern_armies-hint2 = Две остаются в Германии, если в неё готов войти какой-нибудь фронт. Одна идёт на восток всегда и ещё четыре — пока Западный фронт не ушёл дальше Британии («Болеро»).
churchill-tutor-eastern_armies-hint3 = После Нормандии две идут против фронта, который ближе к Германии, по одной — если оба одинаково близко. Запад: { $west }. Восток: { $east }.

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
   *[other] Впереди у { $front-gen } высадка: { $space }, поддержки ВМФ для неё нужно { $needed }.
} Поддержка ВМФ: { $naval }, обеспечение наступления: { $support }, армии Оси: { $armies }. На кубике, если его бросают, { $roll }. Чем это кончится?
churchill-tutor-front_attempt-went = { $case-id ->
    [two] Фронт пройдёт два деления: прорыв.
    [one] Фронт пройдёт одно деление.
    [back] Фронт попытается и будет отброшен.
   *[no] Фронт не может даже попытаться.
}
churchill-tutor-front_attempt-hint1 = Хватает ли поддержки ВМФ и больше ли нуля сила?
churchill-tutor-front_attempt-hint2 = Сила: { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}. Фронт продвигается, если на кубике не больше.
churchill-tutor-front_attempt-hint3 = С силой 10 и больше он продвигается всегда; тогда смотрите, выйдет ли 10 на кубике, здесь плюс { $over }, и суша ли дальше.

churchill-tutor-behind_the_front = { $front } продвигается { $left-from } { $space-to }. Какая подпольная ячейка потеряна?
churchill-tutor-behind_the_front-lost = Одна ячейка { $location-at }.
churchill-tutor-behind_the_front-wrong = { $case-id ->
    [side] { $front } идёт { $left-from } { $space-to } и оставляет это в тылу, но ячейка { $location-at } — из того же лагеря.
    [next] Ячейка { $location-at } цела, пока { $front } не двинется дальше: он пришёл { $left-from } { $space-to }.
   *[far] { $front } идёт { $left-from } { $space-to }, и { $location-at } от этого ничего не меняется.
}
churchill-tutor-behind_the_front-hint1 = Страны оказываются в тылу, когда фронт уходит с их деления: { $left }.
churchill-tutor-behind_the_front-hint2 = { $front } — фронт { $of-gen }. Ячейку теряет чужой лагерь; США и Британия — один лагерь.

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
   *[other] Впереди у { $front-gen } высадка: { $space }, поддержки ВМФ для неё нужно { $needed }.
} Поддержка ВМФ: { $naval }, обеспечение наступления: { $support }, армии Оси: { $armies }. При скольких числах из десяти на кубике он продвинется?
churchill-tutor-front_odds-why = У { $front-gen } поддержка ВМФ — { $naval }, нужно { $needed } ({ $space }). Он продвигается при стольких числах из десяти: { $count }.
churchill-tutor-front_odds-hint1 = Поддержки ВМФ нужно { $needed }, есть { $naval }. Если её не хватает, никакое число не поможет.
churchill-tutor-front_odds-hint2 = Иначе годится любое число не больше силы.
churchill-tutor-front_odds-hint3 = Сначала два; ещё по два за обеспечение наступления: { $support }; минус два за каждую армию: { $armies }.

churchill-tutor-emperor-lacks = { $case-id ->
    [germany] Нет: Германия ещё не капитулировала.
    [bomb] Нет: бомбы нет или её неоткуда сбросить.
    [manchuria] Нет: Советская армия ещё не в Маньчжурии.
   *[no] Да: император уступает.
}
churchill-tutor-japanese_surrender = В Японии никто не высадился. Посмотрите на карту и трек атомной бомбы: капитулирует ли она сейчас?
churchill-tutor-japanese_surrender-why = Германия капитулировала: { $fallen }. Бомба у США: { $bomb }. Фронт на делении B29: { $base }. Дальневосточный фронт { $soviets-at }.
churchill-tutor-japanese_surrender-hint1 = У императора три условия, и выполнены должны быть все.
churchill-tutor-japanese_surrender-hint2 = Германия вне войны; американская пешка на «Тринити» и фронт на делении B29 или дальше; советский фронт в Маньчжурии.
churchill-tutor-japanese_surrender-hint3 = Дальневосточный фронт { $soviets-at }. Деления B29 — Марианские острова, Филиппины и Юньнань.

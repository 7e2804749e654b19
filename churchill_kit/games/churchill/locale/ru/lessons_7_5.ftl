# Упражнения главы 7.5, треки фронтов и резервы Оси: lessons/chapter_7_5.py.

churchill-tutor-eastern_armies = { $armies ->
    [one] Размещается { $armies } немецкая армия.
    [few] Размещаются { $armies } немецкие армии.
   *[many] Размещаются { $armies } немецких армий.
} Западный фронт { $west-at }, Восточный фронт { $east-at }. Сколько армий встанет против Восточного фронта по приоритетам, пока за остальные не бросают кубик?
churchill-tutor-eastern_armies-why = По приоритетам против Восточного фронта встаёт армий: { $amount }. Об остальных решает кубик.
churchill-tutor-eastern_armies-hint1 = Идите по приоритетам один за другим; размещённых армий больше нет.
churchill-tutor-eastern_armies-hint2 = Две остаются в Германии, если в неё готов войти какой-нибудь фронт. Одна идёт на восток всегда и ещё четыре — пока Западный фронт не ушёл дальше Британии («Болеро»).
churchill-tutor-eastern_armies-hint3 = После Нормандии две идут против фронта, который ближе к Германии, по одной — если оба одинаково близко. Запад: { $west }. Восток: { $east }.

churchill-tutor-army_die = По приоритетам немецкие резервы размещены, остальные армии распределяет кубик. За первую из них выпало { $roll }. Поддержка ВМФ в ячейке арктического театра: { $ships }. Куда пойдёт эта армия?
churchill-tutor-army_die-case = { $case-id ->
    [western] Против Западного фронта.
    [eastern] Против Восточного фронта.
    [mediterranean] Против Средиземноморского фронта.
   *[arctic] На север: в Арктике одним маркером поддержки ВМФ меньше.
}
churchill-tutor-army_die-hint1 = Малые числа — запад, средние — восток, большие — юг или Крайний Север.
churchill-tutor-army_die-hint2 = Шестёрка уходит в Арктику, только если там есть три маркера поддержки ВМФ, а сейчас их { $ships }. Иначе она считается пятёркой.

churchill-tutor-reserves_report = Западный фронт { $west-at }, Восточный фронт { $east-at }. Немецкий штаб докладывает, как размещены резервы, и один доклад не может быть верен. Какой?
churchill-tutor-reserves_report-hint1 = Кубик: 1 и 2 — запад, 3 и 4 — восток, 5 и почти всегда 6 — Средиземное море.
churchill-tutor-reserves_report-hint2 = Какому фронту оттуда ближе до Германии? Запад: { $west }. Восток: { $east }.
churchill-tutor-reserves_report-hint3 = «Восточная орда» — это четыре армии, «Атлантический вал» — одна на западе.

churchill-tutor-pacific_dice = Япония размещает свои армии: { $armies }. Посмотрите, где стоят тихоокеанские фронты. За сколько армий в конце концов бросят кубик?
churchill-tutor-diced-why = Когда приоритеты выполнены, армий остаётся кубику: { $count }.
churchill-tutor-pacific_dice-hint1 = Две — против советского фронта, если он покинул свою ячейку, и по одной против каждого, кто вот-вот войдёт на деление B29.
churchill-tutor-pacific_dice-hint2 = Дальневосточный фронт: { $space }.
churchill-tutor-pacific_dice-hint3 = Важно следующее деление. Деления B29 — Марианские острова, Филиппины и Юньнань; фронты сейчас здесь: { $central_pacific }; { $southwest_pacific }; { $cbi }.

churchill-tutor-japanese_sortie = Японский флот ищет, где высаживаются. В центре океана впереди { $central }, поддержка ВМФ: { $central_ships }; на юго-западе впереди { $southwest }, поддержка ВМФ: { $southwest_ships }. На кубике { $first }, а если понадобится второй бросок — { $second }. Что произойдёт?
churchill-tutor-japanese_sortie-case = { $case-id ->
    [stays] Флот останется в порту.
    [sunk] Минус один маркер поддержки ВМФ { $box-box_at }, а флот потоплен.
   *[escapes] Минус один маркер поддержки ВМФ { $box-box_at }, а флот уходит в Японию.
}
churchill-tutor-japanese_sortie-hint1 = Флот выходит только при 1 и 2 и только против фронта, который может попытаться высадиться.
churchill-tutor-japanese_sortie-hint2 = Если маркеров поддержки ВМФ меньше трёх, высадки не будет и бить не по кому; если выбор есть, первым идёт центр Тихого океана.
churchill-tutor-japanese_sortie-hint3 = За вышедший в бой флот бросают ещё раз: при 1–4 он гибнет.

churchill-tutor-military_collapse = { $front } вот-вот продвинется { $space-to }. Какого резерва Ось лишится навсегда?
churchill-tutor-military_collapse-case = { $case-id ->
    [german_army] Немецкой армии.
    [german_navy] Немецкого флота.
    [italian_army] Итальянской армии.
    [japanese_army] Японской армии.
   *[nothing] Никакого.
}
churchill-tutor-military_collapse-why = { $front } пришёл { $space-to }: резервы Оси от этого не уменьшаются.
churchill-tutor-military_collapse-hint1 = Таких делений пять: одно за морем, одно в Италии, два на границах Германии и одно в Китае.
churchill-tutor-military_collapse-hint2 = «Болеро» кладёт конец подводным лодкам, Южная Италия — итальянцам, Западная и Восточная Германия стоят по армии, Маньчжурия — японской армии.

churchill-tutor-able_to_land = Четыре фронта стоят у моря, о втором фронте договорились. Попытаться продвинуться может только один. Какой?
churchill-tutor-able_to_land-case = { $front }.
churchill-tutor-able_to_land-hint1 = Для десанта нужно три маркера поддержки ВМФ в ячейке театра, для Нормандии — пять.
churchill-tutor-able_to_land-hint2 = Поддержка ВМФ: на западе { $western }, в Средиземном море { $mediterranean }, в центре Тихого океана { $central_pacific }, на юго-западе { $southwest_pacific }.

churchill-tutor-anybodys_front = Производство { $seat-gen } можно тратить свободно. Что из этого разрешено?
churchill-tutor-anybodys_front-hint1 = Цвет фронта говорит, кто двигает маркер, а не кто может его поддержать.
churchill-tutor-anybodys_front-hint2 = Больше пяти маркеров поддержки ВМФ ни в одну ячейку не поместится, а фронту в конце трека входить некуда.
churchill-tutor-anybodys_front-hint3 = Там, где страна Оси капитулировала, война окончена. Исследование оплачивают, только если этот вопрос кем-то выигран.

churchill-tutor-ships_for_a_landing = Вы играете за { $seat-acc }, свободных маркеров производства: { $markers }. Впереди у { $front-gen } высадка: { $space }. Поддержки ВМФ в его ячейке: { $ships }. Сделайте так, чтобы он мог попытаться.
churchill-tutor-ships_for_a_landing-why = В ячейке три маркера поддержки ВМФ: высадку { $front-gen } ({ $space }) можно начинать.
churchill-tutor-ships_for_a_landing-hint1 = Обеспечение наступления прибавляет силы, но десантных судов не даёт.
churchill-tutor-ships_for_a_landing-hint2 = В ячейке у { $front-gen } маркеров поддержки ВМФ { $ships } из трёх: недостающее и нужно добавить.

# Резервы Оси, приоритет за приоритетом, и треки фронтов: lessons/chapter_7_6.py. $rule — из указателя правил.

churchill-tutor-first_to_arrive = Четыре фронта в пути. Допустим, каждый из них продвигается теперь на одно деление за конференцию. Кто первым войдёт в Германию или в Японию?
churchill-tutor-first_to_arrive-way = { $n ->
    [one] До цели у { $front-gen } { $n } шаг.
    [few] До цели у { $front-gen } { $n } шага.
   *[many] До цели у { $front-gen } { $n } шагов.
}
churchill-tutor-first_to_arrive-end = Трек { $front-gen } кончается в Северной Италии, до Германии он не доходит.
churchill-tutor-first_to_arrive-hint1 = Посчитайте деления каждого трека до самой Германии или Японии. Каждый ли трек туда ведёт?
churchill-tutor-first_to_arrive-hint2 = Самому быстрому до цели шагов: { $n }.

churchill-tutor-european_dice = Германия размещает свои армии: { $armies }. Западный фронт { $west-at }, Восточный фронт { $east-at }. За сколько немецких армий в конце концов бросят кубик?
churchill-tutor-european_dice-hint1 = Начните с { $armies } и вычитайте то, что забирает каждый приоритет; кубик бросают только за остаток.
churchill-tutor-european_dice-hint2 = Запад: { $west }. Восток: { $east }. Стоит ли кто-то у ворот Германии (тогда две остаются в ней)? Ушёл ли запад из Британии («Болеро»)? Если нет, на восток идёт «Восточная орда» — четыре.
churchill-tutor-european_dice-hint3 = Одна идёт на восток всегда. Пока запад в Британии («Болеро»), одна ждёт за «Атлантическим валом»; начиная с Нормандии две вместо этого встают против того, кто ближе.

churchill-tutor-held_in_germany = Западный фронт { $west-at }, Восточный фронт { $east-at }. Германия размещает армии: { $armies }. Сколько из них встанет по приоритетам против { $front-gen }, пока за остальные не бросают кубик?
churchill-tutor-held_in_germany-why = По приоритетам против { $front-gen } встаёт армий: { $amount }.
churchill-tutor-held_in_germany-hint1 = Две армии остаются в Германии, если в неё готов войти какой-нибудь фронт. Они стоят против того, кто входит, а если входят оба — по одной.
churchill-tutor-held_in_germany-hint2 = Дальше — обычные приоритеты: одна против Восточного фронта, две против того, кто ближе, по одной — если оба одинаково близко.
churchill-tutor-held_in_germany-hint3 = Запад: { $west }. Восток: { $east }. Прямо перед Германией лежат только Западная Германия и Восточная Германия.

churchill-tutor-atlantic_battle = Западный фронт { $space-at }, поддержка ВМФ в его ячейке: { $ships }. В Европе размещают резервы. Сколько поддержки ВМФ останется в ячейке западного театра, когда фронты двинутся?
churchill-tutor-atlantic_battle-why = Западный фронт { $space-at }, поддержка ВМФ: { $ships }. Подводные лодки охотятся, только пока он ещё в своей ячейке театра, и топят один маркер, если есть что топить.
churchill-tutor-atlantic_battle-hint1 = Правило такое. { $rule }
churchill-tutor-atlantic_battle-hint2 = Фронт { $space-at }. Это ли его ячейка театра? Поддержка ВМФ сейчас: { $ships }.

churchill-tutor-relief_in_the_east = Восточный фронт { $east-at }. Западный фронт, когда размещали резервы, был ещё { $west-at }, а теперь продвигается { $on-to }. На сколько армий меньше встанет по приоритетам против Восточного фронта в следующий раз, если сам он останется на месте?
churchill-tutor-relief_in_the_east-why = По приоритетам против Восточного фронта стояло армий: { $before }, в следующий раз будет { $now }.
churchill-tutor-relief_in_the_east-hint1 = Правило такое. { $rule }
churchill-tutor-relief_in_the_east-hint2 = Когда Западный фронт уже в Нормандии, две армии идут против того, кто ближе. Это может оказаться и Восточный фронт.
churchill-tutor-relief_in_the_east-hint3 = В следующий раз запад { $on-at }, восток { $east-at }, и армий против Восточного фронта { $now }. А сейчас, пока запад { $west-at }?

churchill-tutor-closer_front = Западный фронт { $west-at }, Восточный фронт { $east-at }. Очередной приоритет посылает две немецкие армии против того фронта, который ближе к Германии. Что из этого выйдет?
churchill-tutor-closer_front-case = { $case-id ->
    [western] Обе армии встанут против Западного фронта.
    [eastern] Обе армии встанут против Восточного фронта.
    [both] Против каждого встанет по одной армии.
   *[nobody] Ничего: этот приоритет ещё не действует.
}
churchill-tutor-closer_front-why = { $case-id ->
    [nobody] Западный фронт { $west-at }: в Нормандии он ещё не был, и две армии никуда не идут.
   *[other] До Германии делений: { $west_way } { $west-from } и { $east_way } { $east-from }.
}
churchill-tutor-closer_front-hint1 = Правило такое. { $rule }
churchill-tutor-closer_front-hint2 = До Германии делений: у Западного фронта { $west_way }, у Восточного { $east_way }. А была ли уже взята Нормандия?

churchill-tutor-opposed = Впереди у { $front-gen } — { $space }, обеспечение наступления: { $support }. Размещают резервы. Какой будет сила фронта, если ни один бросок не пошлёт против него армию?
churchill-tutor-opposed-why = По приоритетам армий против { $front-gen }: { $armies }. Его сила: { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}.
churchill-tutor-opposed-hint1 = Вот один из приоритетов, которые здесь важны. { $rule }
churchill-tutor-opposed-hint2 = Армий против него по приоритетам: { $armies }.
churchill-tutor-opposed-hint3 = Сначала два; ещё по два за обеспечение наступления: { $support }; минус два за каждую армию: { $armies }.

churchill-tutor-japan_at_bay = Япония вот-вот разместит свои армии. Посмотрите, где стоят тихоокеанские фронты: против кого встанут армии?
churchill-tutor-japan_at_bay-case = { $fronts-n ->
    [4] Против всех четырёх.
   *[other] Только против этих: { $fronts-and }.
}
churchill-tutor-japan_at_bay-why = У ворот Японии: { $fronts-and }. Поэтому все армии остаются дома, и больше ни против кого не встаёт никто.
churchill-tutor-japan_at_bay-hint1 = Правило такое. { $rule }
churchill-tutor-japan_at_bay-hint2 = У ворот Японии: { $fronts-and }. Останется ли после этого хоть одна армия?

churchill-tutor-b29_defence = Япония вот-вот разместит свои армии. Против одного из этих фронтов армия встанет, что бы ни выпало на кубиках. Против какого?
churchill-tutor-b29_defence-why = { $base-id ->
    [yes] Впереди у { $front-gen } — { $space }, деление B29: там ждёт армия.
   *[no] Впереди у { $front-gen } — { $space }: ни один приоритет армию туда не посылает.
}
churchill-tutor-b29_defence-hint1 = Правило такое. { $rule }
churchill-tutor-b29_defence-hint2 = Деления B29 — Марианские острова, Филиппины и Юньнань. Какой фронт стоит прямо перед одним из них?

churchill-tutor-fleet_report = Японские резервы размещены, флот выходил в море. Вот четыре доклада, и один из них не может быть верен. Какой?
churchill-tutor-fleet_report-hint1 = Судьбу флота решают два броска: первый — ударит ли он, второй — что с ним станет.
churchill-tutor-fleet_report-hint2 = Вот правило о втором броске. { $rule }

churchill-tutor-pacific_report = Японские резервы размещены. Вот четыре доклада, и один из них не может быть верен. Какой?
churchill-tutor-pacific_report-hint1 = Сверьте числа на кубиках: что значит каждое из них?
churchill-tutor-pacific_report-hint2 = Правило такое. { $rule }

churchill-tutor-after_manchuria = Дальневосточный фронт стоит перед Маньчжурией, его сила — { $strength }. Объявление войны Японии { $agreed-id ->
    [yes] согласовано в центре стола.
   *[no] выиграл один из игроков.
} На кубике, если его бросают, { $roll }. Армий у Японии сейчас { $armies }. Сколько их будет на следующей конференции?
churchill-tutor-after_manchuria-hint1 = Правило такое. { $rule }
churchill-tutor-after_manchuria-hint2 = Армии с карты после конференции возвращаются домой. Значит, дело в том, войдёт ли фронт в Маньчжурию: ему должно быть позволено пытаться, и на кубике должно выпасть не больше его силы.

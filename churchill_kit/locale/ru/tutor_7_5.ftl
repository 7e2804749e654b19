# Упражнения главы 7.5, треки фронтов и резервы Оси: tutor/churchill/chapter_7_5.py.

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
   *[arctic] На север: поддержка ВМФ в Арктике теряет маркер.
}
churchill-tutor-army_die-hint1 = Малые числа — запад, средние — восток, большие — юг или Крайний Север.
churchill-tutor-army_die-hint2 = Шестёрка уходит в Арктику, только если там есть три поддержки ВМФ, а сейчас их { $ships }. Иначе она считается пятёркой.

churchill-tutor-reserves_report = Западный фронт { $west-at }, Восточный фронт { $east-at }. Немецкий штаб докладывает, как размещены резервы, и один доклад не может быть верен. Какой?
churchill-tutor-reserves_report-hint1 = Кубик: 1 и 2 — запад, 3 и 4 — восток, 5 и почти всегда 6 — Средиземное море.
churchill-tutor-reserves_report-hint2 = Какому фронту оттуда ближе до Германии? Запад: { $west }. Восток: { $east }.
churchill-tutor-reserves_report-hint3 = «Восточная орда» — это четыре армии, «Атлантический вал» — одна на западе.

churchill-tutor-pacific_dice = Япония размещает свои армии: { $armies }. Посмотрите, где стоят тихоокеанские фронты. За сколько армий в конце концов бросят кубик?
churchill-tutor-pacific_dice-why = Когда приоритеты выполнены, кубику остаётся японских армий: { $count }.
churchill-tutor-pacific_dice-hint1 = Две — против советского фронта, если он покинул свою ячейку, и по одной против каждого, кто вот-вот войдёт на деление B29.
churchill-tutor-pacific_dice-hint2 = Дальневосточный фронт: { $space }.
churchill-tutor-pacific_dice-hint3 = Важно следующее деление. Деления B29 — Марианские острова, Филиппины и Юньнань; фронты сейчас здесь: { $central_pacific }; { $southwest_pacific }; { $cbi }.

churchill-tutor-japanese_sortie = Японский флот ищет, где высаживаются. В центре океана впереди { $central }, поддержка ВМФ: { $central_ships }; на юго-западе впереди { $southwest }, поддержка ВМФ: { $southwest_ships }. На кубике { $first }, а если понадобится второй бросок — { $second }. Что произойдёт?
churchill-tutor-japanese_sortie-case = { $case-id ->
    [stays] Флот останется в порту.
    [sunk] Минус одна поддержка ВМФ { $box-box_at }, а флот потоплен.
   *[escapes] Минус одна поддержка ВМФ { $box-box_at }, а флот уходит в Японию.
}
churchill-tutor-japanese_sortie-hint1 = Флот выходит только при 1 и 2 и только против фронта, который может попытаться высадиться.
churchill-tutor-japanese_sortie-hint2 = Если поддержки ВМФ меньше трёх, высадки не будет и бить не по кому; если выбор есть, первым идёт центр Тихого океана.
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
churchill-tutor-military_collapse-hint2 = «Болеро» кладёт конец подлодкам, Южная Италия — итальянцам, Западная и Восточная Германия стоят по армии, Маньчжурия — японской армии.

churchill-tutor-able_to_land = Четыре фронта стоят у моря, о Втором фронте договорились. Попытаться продвинуться может только один. Какой?
churchill-tutor-able_to_land-case = { $front }.
churchill-tutor-able_to_land-hint1 = Для десанта нужно три поддержки ВМФ в ячейке театра, для Нормандии — пять.
churchill-tutor-able_to_land-hint2 = Поддержка ВМФ: на западе { $western }, в Средиземном море { $mediterranean }, в центре Тихого океана { $central_pacific }, на юго-западе { $southwest_pacific }.

churchill-tutor-anybodys_front = Производство { $seat-gen } можно тратить свободно. Что из этого разрешено?
churchill-tutor-anybodys_front-hint1 = Цвет фронта говорит, кто двигает маркер, а не кто может его поддержать.
churchill-tutor-anybodys_front-hint2 = Больше пяти поддержек ВМФ ни в одну ячейку не поместится, а фронту в конце трека входить некуда.
churchill-tutor-anybodys_front-hint3 = Там, где держава Оси капитулировала, война окончена. Исследование оплачивают, только если этот вопрос кем-то выигран.

churchill-tutor-ships_for_a_landing = Вы играете за { $seat-acc }, свободных маркеров производства: { $markers }. Впереди у { $front-gen } высадка: { $space }. Поддержки ВМФ в его ячейке: { $ships }. Сделайте так, чтобы он мог попытаться.
churchill-tutor-ships_for_a_landing-why = В ячейке три поддержки ВМФ: высадку { $front-gen } ({ $space }) можно начинать.
churchill-tutor-ships_for_a_landing-hint1 = Обеспечение наступления прибавляет силы, но десантных судов не даёт.
churchill-tutor-ships_for_a_landing-hint2 = В ячейке у { $front-gen } поддержки ВМФ { $ships } из трёх: лишнего ничего нет.

# Упражнения главы 2, ход: lessons/chapters/chapter_2.py. Подписи служат и дальше.

label-stood = Где стоял маркер
label-held = Было в резерве
label-units_placed = Размещено
label-drawn = Взято
label-bombed_away = Потеряно от бомб

tutor-careless_placing = { $seat }, четыре варианта хода. Какой из них правила запрещают?
tutor-careless_placing-hint1 = На ячейке помещается одна фишка и лежит там до конца.
tutor-careless_placing-hint2 = Сравните фишки и с теми, что у вас в резерве.

tutor-lead_afterwards = { $seat }: { $token } — { $space }. Каким станет ваш перевес на этом театре?
tutor-lead_afterwards-why = Маркер сдвигается с того места, где стоял, на столько делений, какова сила фишки.
tutor-lead_afterwards-hint1 = Найдите маркер на шкале: { $theatre }.
tutor-lead_afterwards-hint2 = С половины противника ему сначала надо вернуться к красному делению, и каждое деление в счёт.

tutor-whose_half = { $seat }: { $token } — { $space }. На чьей половине потом окажется маркер?
tutor-whose_half-half = { $seat-id ->
    [none] Ни на чьей: он в середине
   *[other] { $seat }
}
tutor-whose_half-why = Маркер идёт в сторону { $seat-gen }, делений: { $steps }. { $lead ->
    [0] До этого он был в середине.
   *[other] До этого перевес { $ahead-gen } был { $lead }.
}
tutor-whose_half-hint1 = Он всегда идёт в сторону того, кто ставит фишку.
tutor-whose_half-hint2 = И на столько делений, сколько указано на фишке.

tutor-into_the_middle = { $seat }: перевес { $rival-gen } — { $lead } ({ $theatre }). Верните маркер точно в середину.
tutor-into_the_middle-why = Сила фишки как раз равна перевесу.
tutor-into_the_middle-missed = Маркер сдвигают сила соединения и тактическое преимущество, если оно есть; здесь нужно было ровно { $lead }: { $theatre }.
tutor-into_the_middle-hint1 = Нужна сила { $lead }, не больше и не меньше.
tutor-into_the_middle-hint2 = И фишка должна подойти свободной ячейке активного ряда; учтите тактическое преимущество, оно тоже двигает маркер.

tutor-take_the_lead = { $seat }: каким из этих размещений вы отберёте лидерство на театре у { $rival-gen }?
tutor-take_the_lead-why = Теперь маркер там на вашей половине.
tutor-take_the_lead-wrong = Так ни один маркер не перейдёт с половины противника на вашу.
tutor-take_the_lead-hint1 = Сравните силу каждой фишки с перевесом противника на этом театре.
tutor-take_the_lead-hint2 = В середине не лидирует никто: нужно на деление больше.

tutor-in_which_order = { $seat }: { $token } — { $space }. Что произойдёт и в каком порядке?
tutor-in_which_order-order = { in-order-first }, { in-order-second }, { in-order-third }
in-order-first = { $first-id ->
    [effect] Сначала очки
    [marker] Сначала маркер
   *[other] Сначала новая фишка
}
in-order-second = { $second-id ->
    [effect] потом очки
    [marker] потом маркер
   *[other] потом новая фишка
}
in-order-third = { $third-id ->
    [effect] потом очки
    [marker] потом маркер
   *[other] потом новая фишка
}
tutor-in_which_order-why = В ходе четыре шага: разместить соединение, применить эффект, продвинуть маркер, взять фишку.
tutor-in_which_order-hint1 = Эффект — это то, что даёт ячейка, и даёт сразу.
tutor-in_which_order-hint2 = Новой фишкой ход заканчивается.

tutor-tokens_in_the_reserve = { $seat }: { $token } — { $space }{ $blitz-id ->
    [yes] , а после блица { $then } — { $second }
   *[no] {""}
}. Сколько фишек будет у вас в резерве, когда ход кончится?
tutor-tokens_in_the_reserve-why = Размещённое уходит из резерва, потом берут одну фишку.
tutor-tokens_in_the_reserve-hint1 = Сосчитайте, сколько фишек у вас есть, и отнимите размещённые.
tutor-tokens_in_the_reserve-hint2 = В конце берут одну фишку, сколько бы ни разместили.

# Упражнения главы 2, что лежит в коробке: lessons/chapter_2.py. $print — текст карточки или назначение вопроса.

tutor-left_in_the_box = { $kind-id ->
    [clandestine] Сколько подпольных ячеек { $seat-gen } ещё лежит в коробке, не считая тех, что на карте?
   *[political] Сколько маркеров политического контроля { $seat-gen } ещё лежит в коробке, не считая тех, что на карте?
}
tutor-left_in_the_box-why = { $kind-id ->
    [clandestine] Всего у { $seat-gen } подпольных ячеек { $n }. На карте вот эти:
   *[political] Всего у { $seat-gen } маркеров политического контроля { $n }. На карте вот эти:
}
tutor-left_in_the_box-hint1 = { $kind-id ->
    [clandestine] У каждой державы { $n } подпольных ячеек. На карте это знаки в кружке, одна или две в одном месте.
   *[political] У каждой державы { $n } маркеров политического контроля. На карте это флаги, по одному в месте.
}
tutor-left_in_the_box-hint2 = { $count ->
    [one] Маркеры { $seat-gen } есть в { $count } месте.
   *[other] Маркеры { $seat-gen } есть в { $count } местах.
}

tutor-zero_is_ten = { $front }: стоит { $at-at }, сила { $strength }; дальше — { $space }, потом { $beyond }. Вы бросаете десятигранный кубик, сверху грань { $face }. Что произойдёт?
tutor-zero_is_ten-stays = Фронт останется на месте.
tutor-zero_is_ten-enters = Фронт продвинется на одно деление.
tutor-zero_is_ten-through = Фронт прорвётся на два деления.
tutor-zero_is_ten-why = Выпало { $roll }, сила { $strength }. Фронт продвигается, если выпало не больше его силы, а десятка при силе больше 10 может увести его дальше.
tutor-zero_is_ten-hint1 = Нуля на этом кубике нет: грань 0 — это десять, самый большой бросок.
tutor-zero_is_ten-hint2 = Выпало { $roll }. Фронту нужно не больше его силы.

tutor-whose_card = Карточка { $seat-gen } на повестку: кто это может быть?
tutor-whose_card-why = { $card } — из колоды { $seat-gen }, и эта карточка на руке.
tutor-whose_card-hint1 = У каждой державы своя колода, а из неё — только то, что на руке.
tutor-whose_card-hint2 = Двое из них служат другим державам. Из двух карточек { $seat-gen } одной нет на руке.

tutor-on_the_card = Открыта карточка конференции { $number } — { $card }. Она кладёт на стол один вопрос. Найдите её в галерее: какой?
tutor-on_the_card-issue = { $issue }.
tutor-on_the_card-why = { $band-id ->
    [us] Это синяя полоска, США. { $print }
    [uk] Это зелёная полоска, Британия. { $print }
    [ussr] Это красная полоска, СССР. { $print }
    [military] Это серая полоска, военная. { $print }
   *[political] Это белая полоска, политическая. { $print }
}
tutor-on_the_card-hint1 = Найдите в галерее карточку — { $card } — и прочтите пять её полосок.
tutor-on_the_card-hint2 = { $band-id ->
    [us] Ищите в синей полоске.
    [uk] Ищите в зелёной полоске.
    [ussr] Ищите в красной полоске.
    [military] Ищите в серой полоске.
   *[political] Ищите в белой полоске.
}
tutor-on_the_card-hint3 = Вот что в ней сказано. { $print }

tutor-find_the_issue = Повестка за { $seat-ins }, это вы. Поднимите такой вопрос: «{ $print }»
tutor-find_the_issue-why = Это «{ $issue }».
tutor-find_the_issue-missed = У каждого вопроса своё действие, и описанное здесь — это «{ $issue }». Вы подняли другой вопрос.
tutor-find_the_issue-hint1 = Названия вопросов — на кнопках. Для чего каждый, рассказано в галерее.
tutor-find_the_issue-hint2 = { $kind-id ->
    [conditional] Это один из двух условных вопросов.
    [production] Это чьё-то производство.
    [directed_offensive] Это чьё-то приоритетное наступление.
    [pol_mil] Это военно-политический вопрос.
    [theater_leadership] Это главенство в Европе или на Тихом океане.
    [a_bomb] Это атомная бомба.
    [global] Это политика двух руководителей.
   *[strategic_materials] Это производство для всех.
}

tutor-counter_in_use = Повестка за { $seat-ins }, пора поднять вопрос. Какого взять нельзя?
tutor-counter_in_use-hint1 = Каждый вопрос — один маркер. Одинаковые различаются номером или буквой.
tutor-counter_in_use-hint2 = Взгляните на стол: один из четырёх уже там.

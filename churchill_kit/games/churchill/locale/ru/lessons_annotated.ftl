# Упражнения к партии с примечаниями (lessons/chapter_annotated.py).

churchill-tutor-card_in_the_game = { $conference-conference }. Вопрос «{ $issue }» лежит { $start-at }. Ход { $seat-gen }, карточка — { $card }. Где он окажется до того, как его кто-нибудь оспорит?
churchill-tutor-card_in_the_game-lies = Он окажется { $place-at }.
churchill-tutor-card_in_the_game-why = Карточка двигает вопрос { $start-from } на столько делений: { $n }.
churchill-tutor-card_in_the_game-hint1 = Прочтите, что карточка говорит об этом вопросе, и проверьте, не снижены ли значения штаба в этой конференции. Потом считайте к креслу хозяина; центр — тоже деление.
churchill-tutor-card_in_the_game-hint2 = Здесь карточка стоит { $n }.

churchill-tutor-not_in_the_game = { $conference-conference }. { $asked } Четыре мысли; какую запрещают правила?
churchill-tutor-not_in_the_game-hint1 = Посмотрите, что ходу нужно: карточка на руке, вопрос на столе, фронт, который ещё открыт, своя ячейка.
churchill-tutor-not_in_the_game-hint2 = Сравните каждую мысль с полем, маркер за маркером. Три из них можно исполнить сейчас же.

churchill-tutor-ahead_for_now = { $conference-conference }. { $asked } Сыграйте одну карточку так, чтобы победить в конференции, закончись заседание на ней: вопросов у вас должно быть больше, чем у каждого из двух других.
churchill-tutor-ahead_for_now-why = Теперь на счётчике { $seat-gen } больше вопросов, чем у каждого из двух других.
churchill-tutor-ahead_for_now-hint1 = Посчитайте вопросы на счётчиках и в креслах: США — { $us }, Британия — { $uk }, СССР — { $ussr }. Те, что в центре, никому не в зачёт.
churchill-tutor-ahead_for_now-hint2 = Вопрос из центра прибавит один вам; вопрос, перешедший с чужого счётчика, ещё и отнимет один у соперника.
churchill-tutor-ahead_for_now-hint3 = Например: { $move }.

churchill-tutor-another_die = { $conference-conference }. Всё как в партии, но кубик другой: { $front }, цель — { $space }, выпало { $roll }. Чем это кончится?
churchill-tutor-another_die-came = { $what-id ->
    [stays] Фронт отбит.
    [advances] Фронт продвигается на одно деление.
   *[through] Прорыв: фронт продвигается на два деления.
}
churchill-tutor-another_die-hint1 = Посчитайте силу: 2, ещё по 2 за обеспечение, минус 2 за каждую армию и то, что прибавила карточка. Столько или меньше на кубике — и фронт продвигается.
churchill-tutor-another_die-hint2 = Сила — { $strength }. С 10 фронт продвигается в любом случае, а кубик вместе со всем, что сверх 10, может дать прорыв, если выйдет 10; но не на берег.

churchill-tutor-worth_a_marker = { $conference-conference }. Допустим, ход { $mover-gen } такой: «{ $move }». На сколько очков изменится счёт { $seat-gen }? Потеря — число со знаком минус.
churchill-tutor-worth_a_marker-why = Счёт { $seat-gen } меняется на { $amount-signed }.
churchill-tutor-worth_a_marker-hint1 = Ячейка без контроля стоит 1, контроль — 3 вместо неё; пустая колония даёт Британии 2.
churchill-tutor-worth_a_marker-hint2 = { $count ->
    [one] В этом счёте появляется или пропадает { $count } строка.
    [few] В этом счёте появляются или пропадают { $count } строки.
   *[many] В этом счёте появляются или пропадают { $count } строк.
}

churchill-tutor-had_they_only = Потсдам. Решение за { $seat-ins }, и в партии выбрано «{ $made }». Допустим, вместо этого было бы «{ $move }», а все следующие ходы и кубики остались бы прежними. Кто бы победил?
churchill-tutor-had_they_only-hint1 = С тем ходом, который был сделан, отрыв первого от последнего составил 21, на единицу больше, чем можно. Что меняет другой ход: очко, фронт, высадку? И кому?
churchill-tutor-had_they_only-hint2 = Конец был бы таким: США — { $us }, Британия — { $uk }, СССР — { $ussr }.
churchill-tutor-had_they_only-hint3 = Отрыв составил бы { $gap }; если Германия и Япония вышли из войны, альянс выдержит не больше 20.

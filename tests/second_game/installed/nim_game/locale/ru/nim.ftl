name-north = Север
name-south = Юг
name-short = короткая партия
name-long = длинная партия
action-take = Взять { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
}
decision-turn = { $seat }: сколько фишек взять?
event-laid = На столе фишек: { $count }.
event-taken = { $seat } берёт { $count }; остаётся { $left }.
event-ended = { $seat } взял последнюю фишку. Победитель — { $winner }.
ending-last = Победитель — { $winner }.
ended-last = Взята последняя фишка
error-not-so-many = Нельзя взять { $count } из { $left }: берут от одной до трёх и не больше, чем лежит
label-counters = осталось фишек
label-last = последняя фишка
title = Ним
about-short = Семь фишек.
about-long = Двенадцать фишек.
option-misere = Последняя фишка
option-misere-false = выигрывает
option-misere-true = проигрывает
board-heap = Кучка
heap-title = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}

example-turns = Два хода
example-turns-start = Пять фишек, начинает Север.
example-turns-first = Север берёт одну из пяти, остаётся четыре.
example-turns-second = Юг берёт три; последняя достаётся Северу.

chapter-1 = Партия в ним
    .aims = знать, сколько можно взять · оставлять противнику четыре фишки
    .minutes = 3

tutor-counters_left = { $seat } берёт { $count } из { $heap }. Сколько останется?
tutor-counters_left-why = { $heap } без { $count }.
tutor-counters_left-hint1 = Сосчитайте, что ещё лежит на столе.
tutor-winning_move = На столе { $heap ->
    [one] { $heap } фишка
    [few] { $heap } фишки
   *[many] { $heap } фишек
}, ваш ход. Какой ход выигрывает?
tutor-winning_move-hint1 = Оставьте четыре — и, сколько бы ни взяли, берите остаток от четырёх.
tutor-winning_move-why = Остаётся четыре: сколько бы теперь ни взяли, остальное возьмёте вы.
tutor-winning_move-wrong = Остаётся { $left }: противник оставит четыре или возьмёт последнюю.

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

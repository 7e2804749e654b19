# Поле «Натиска!»: слова для тесных мест и названия того, что на нём лежит. Подставляются готовые слова
# и числа.

## На поле
board-title-base = Война: пять театров
board-title-nippon = Америка, 1946 год
board-score = Победные очки
board-research = Особого оружия осталось: { $n }
board-points = Очки: { $n }
board-level = ничья
board-lead = { $seat } +{ $n }
board-closed = завершён
board-unopened = ещё не открыта
board-now = активная
board-later = неактивная
board-won = победа: { $seat }
board-won-both = очки у обоих
board-secret = число в тайне
board-danger = одна бомбардировка до поражения
board-stratagem = Стратагема
board-short-research_and_development = НИОКР
board-no-stratagem = пока нет

## Что такое ячейки
board-ground-land = суша
board-ground-sea = море
board-ground-land_sea = суша или море

## Названия мест
board-space = { $space } ({ $ground })
board-row = Фишка { $n } в ряду

## Для чтения с экрана
board-theatre = { $theatre }: по { $cells } делений на каждой половине шкалы; { $rank }-я сверху на поле
board-track = Шкала «{ $theatre }»: { $standing }
board-marker = Маркер сражений «{ $theatre }»: { $standing }
board-l-road = Связь: { $one } – { $other }
board-l-campaign = { $campaign }: { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}, { $state }
board-l-taken = { $space }; { $seat }: { $token }
board-l-shut = { $space }; сейчас закрыта
board-l-side = { $seat }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, в резерве { $reserve }, в мешочке { $bag }
board-l-bag = Мешочек, { $seat }: { $n }
board-l-unit = { $token }, сила { $value }
board-l-hidden = Резерв, { $seat }, закрыт: { $n }
board-l-danger = { $seat }: без одной фишки ставить будет нечего
board-l-stratagem = Стратагема: { $stratagem }; фишек в чашке: { $cup }
board-l-score = Победные очки; цель — { $n }
board-l-points = { $seat }: { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
board-l-research = Особое оружие для исследований: { $n }

## Что делает бот, пока об этом рассказывают
board-by = { $number }: { $what }
board-by-all = { $theatre } / { $space } / { $unit }
board-l-by-all = Шаги алгоритма, которые всё решили: театр — { $theatre }, ячейка — { $space }, соединение — { $unit }
board-l-by = Шаг алгоритма и что после него осталось: { $what }
board-l-tag = ваш перевес станет { $lead }{ $points ->
    [0] { "" }
   *[other] , очки: { $points }
}
board-l-die = Кубик: { $roll }

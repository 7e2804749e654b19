# Страница после партии: своё место, что её решило, что изучить дальше.
app-end-won = Вы победили; отрыв от { $others-and-gen } — { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[other] { $by } очков
}.
app-end-won-plain = Вы победили.
app-end-shared = Вы делите победу.
app-end-nobody = Не победил никто, и вы тоже.
app-end-placed = Вы { $place ->
    [2] вторые
    [3] третьи
    [4] четвёртые
   *[other] на { $place }-м месте
} из { $of ->
    [2] двух
    [3] трёх
    [4] четырёх
   *[other] { $of }
}; отставание от { $other-gen } — { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[other] { $by } очков
}.
app-end-placed-plain = Вы { $place ->
    [2] вторые
    [3] третьи
    [4] четвёртые
   *[other] на { $place }-м месте
} из { $of ->
    [2] двух
    [3] трёх
    [4] четырёх
   *[other] { $of }
}; победа за { $other-ins }.
app-end-led-and-lost = Очков больше всех было у вас, но победа за { $other-ins }.
app-end-level = Вы делите { $place }-е место, очков поровну: { $beside-and } и вы; отставание от { $other-gen } — { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[other] { $by } очков
}.
app-end-beaten = Вы проиграли; отставание от { $other-gen } — { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[other] { $by } очков
}.
app-end-beaten-plain = Вы проиграли; победа за { $other-ins }.
app-end-sources = Самая большая разница с соперником ({ $other }), ваши очки первыми: { $list }.
app-end-source = { $what } — { $mine } и { $theirs }
app-end-turning = Что решило партию для вас
app-end-turning-of = Что решило партию для { $seat-gen }
app-end-none = Ни одно событие заметно не изменило ваш отрыв.
app-end-gained = Разница с { $others ->
    [1] соперником
   *[other] лучшим из соперников
} изменилась на { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
} в вашу пользу.
app-end-lost = Разница с { $others ->
    [1] соперником
   *[other] лучшим из соперников
} изменилась на { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
} в его пользу.
app-end-wider = Ваш отрыв от { $others ->
    [1] соперника
   *[other] лучшего из соперников
} вырос на { $by }; в итоге слишком большой отрыв и стоил вам победы.
app-end-narrower = Ваш отрыв от { $others ->
    [1] соперника
   *[other] лучшего из соперников
} сократился на { $by }.
app-end-led = Это привело к такому концу.
app-end-decided = На этом партия закончилась, сколько бы очков ни было.
app-end-ruled = Места распределило это правило, а не очки до него.
app-end-rounds = Что принёс каждый раунд
app-end-brought = Сколько прибавилось, и счёт после этого
app-end-game = Партия
app-end-result = Итог
app-end-learn = Что изучить дальше
app-end-learn-none = На этот раз ни одно правило не отняло у вас больше очков, чем принесло.
app-end-cost = По этому правилу ваш отрыв от { $others ->
    [1] соперника
   *[other] лучшего из соперников
} сократился на { $points }{ $times ->
    [1] { "" }
    [one] , всего { $times } раз
    [few] , в { $times } приёма
   *[other] , в { $times } приёмов
}{ $gained ->
    [0] { "" }
   *[other] ; в другие моменты он вырос на { $gained }
}.
app-end-leaf = Листать партию
app-end-there = Показать этот момент
app-end-looking = Просматриваем партию…
app-end-costs = Ходы, которые обошлись вам дороже всего, по порядку партии
app-end-costs-ask = Найти мои самые дорогие ошибки
app-end-costs-looking = Доигрываем партию после каждого вашего хода: готово { $percent } %…
app-end-costs-none = Ни один ваш ход не был заметно хуже других возможных.
app-end-costs-points = Этот ход обошёлся примерно в { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Лучше было так. { $action }.
app-end-costs-odds = Из 100 партий, доигранных после него, побед примерно на { $percent } меньше, чем после лучшего хода. Лучше было так. { $action }.
app-end-costs-review = На странице глав, в повторении, они вернутся вопросами, пока вы не найдёте лучший ход.
app-end-costs-try = Сыграть это место заново

# Советник: как он сыграл бы, почему, что против, чего стоят варианты.

## Совет, предложение за предложением

adviser-rival = { $rivals ->
    [one] соперника
   *[other] лучшего соперника
}
adviser-only = Ничего другого здесь не сделать.
adviser-blind = Доиграть эту позицию нельзя, поэтому совет такой, как сыграл бы бот.
adviser-leaves = { $was_where-id ->
    [ahead] Сейчас вы впереди { adviser-rival } на { $was ->
        [one] { $was } очко
        [few] { $was } очка
       *[many] { $was } очков
    }
    [behind] Сейчас вы отстаёте от { adviser-rival } на { $was ->
        [one] { $was } очко
        [few] { $was } очка
       *[many] { $was } очков
    }
   *[level] Сейчас вы вровень с { $rivals ->
        [one] соперником
       *[other] лучшим соперником
    }
}; если доиграть раунд (мы доиграли его { $deals ->
    [one] { $deals } раз
    [few] { $deals } раза
   *[many] { $deals } раз
}), в среднем { $points_where-id ->
    [ahead] опередите его на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
    [behind] отстанете на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[level] будете вровень
}.
adviser-foresees = { $deals-id ->
    [none] Шансы на победу при этом —
   *[other] Если играть отсюда дальше (я сыграл { $deals ->
        [one] { $deals } раз
        [few] { $deals } раза
       *[many] { $deals } раз
    }{ $before ->
        [0] { "" }
       *[other] , из них { $before } — до вашего последнего хода
    }), шансы на победу —
} около { $percent } %, плюс-минус { $give } (в равной игре было бы { $even } %).
adviser-foresees-again = Шансы на победу { $deals-id ->
    [none] при этом
   *[other] отсюда
} — около { $percent } %, плюс-минус { $give }.
adviser-wins = Если доиграть партию до конца (я доиграл { $deals ->
    [one] { $deals } раз
    [few] { $deals } раза
   *[many] { $deals } раз
}{ $before ->
    [0] { "" }
   *[other] , из них { $before } — до вашего последнего хода
}), победа { $percent ->
    [0] не ваша ни разу.
    [100] ваша всякий раз.
   *[other] ваша в { $percent } % случаев, плюс-минус { $give }.
}
adviser-to-the-end = До сих пор я доигрывал не до конца и судил о шансах по положению, а отсюда доигрываю партию целиком. Поэтому оценка может отличаться от прежней.
adviser-since = { $plain-id ->
    [yes] Когда вы спрашивали в прошлый раз, было { $percent } %: разница — от того, что с тех пор сыграно{ $below-id ->
        [yes] {" "}(см. ниже)
       *[no] { "" }
    }, и от того, что можно сделать теперь.
   *[no] Когда вы спрашивали в прошлый раз, было { $percent } %: часть разницы — от того, что случилось с тех пор, часть может быть случайной, ведь партий доиграно немного.
}{ $was-id ->
    [longer] { " " }Тогда я доигрывал партии до конца, а теперь лишь часть пути.
    [shorter] { " " }Тогда я доигрывал лишь часть пути, а теперь — до конца.
   *[as_far] { "" }
}
adviser-no-longer = Мой прежний совет, которому вы не последовали («{ $action }»), теперь хуже: { $odds-id ->
    [yes] побед на { $amount } % меньше.
   *[no] на { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    } меньше.
}
adviser-since-points = Отрыв от лучшего соперника к концу раунда, в среднем: { $was-signed } в тех партиях, { $now-signed } в этих.
adviser-low-ahead = Даже в самых неудачных доигрываниях (худшая десятая часть) вы впереди на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
adviser-low-behind = В самых неудачных доигрываниях (худшая десятая часть) вы отстаёте на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
adviser-low-level = В самых неудачных доигрываниях (худшая десятая часть) счёт равный.
adviser-idle = Сам по себе этот ход почти ничего вам не даёт. Я советую его из-за того, что было дальше в партиях, сыгранных мной отсюда: ходы, которые сулят больше, побеждали не чаще или больше помогали другим.
adviser-idle-all = Сейчас ни один из этих ходов вам особенно не поможет, но какой-то сделать надо.
adviser-even-some = Несколько вариантов почти одинаково хороши; рядом с теми, что хуже, в списке сказано, насколько. За этот говорит вот что:
adviser-even = От этого выбора зависит немногое: другие почти так же хороши. За этот говорит вот что:
adviser-twins = Ничуть не хуже. { $action }.
adviser-alike = Почти так же хороши другие ходы. { $actions }.
adviser-also = { $one } · { $other }
adviser-second-alike = Почти так же хорош другой ход. { $action }.
adviser-second-points = Второй по силе ход, хуже примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $percent ->
    [0] { "" }
   *[other] { " " }(шансы на победу ниже примерно на { $percent } %)
}. { $action }.
adviser-second-odds = Второй по силе ход, в тех же партиях побед на { $percent } % меньше{ adviser-and-points }. { $action }.
adviser-and-points = { $points ->
    [0] { "" }
   *[many] , очков — на { $points }
}
adviser-other-alike = Почти так же хорош другой ход. { $action }.
adviser-other-points = Слабее примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $action }.
adviser-other-odds = Слабее, в тех же партиях побед на { $percent } % меньше{ adviser-and-points }: { $action }.
adviser-and = { $one } { $other }
adviser-gap-alike = Примерно то же даст другой ход. { $action }.
adviser-gap-points = Это примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} хуже, чем другой ход{ $percent ->
    [0] { "" }
   *[other] { " " }(шансы на победу ниже примерно на { $percent } %)
} — «{ $action }».
adviser-peril-below = Мой совет это учитывает: в партиях, которые я сыграл дальше, он вышел лучшим. Подробнее ниже.
adviser-peril-hint = Какой ход лучше даже при этом, скажет подсказка.
adviser-instead = Что говорит за тот, другой ход:
adviser-gap-odds = Побед будет на { $percent } % меньше, чем после другого хода — «{ $action }».

adviser-plan-odds = Я сыграл дальше { $deals } { $deals ->
    [one] раз
    [few] раза
   *[many] раз
}: { $left ->
    [0] с вашим планом
   *[other] с вашим планом (остальное, { $left }, размещал бот)
} побед { $mine } %, со всем, что разместил бы я, при тех же раздачах — { $his } %. { adviser-plan-apart }
adviser-plan-points = Я сыграл дальше { $deals } { $deals ->
    [one] раз
    [few] раза
   *[many] раз
}: { $left ->
    [0] с вашим планом
   *[other] с вашим планом (остальное, { $left }, размещал бот)
} перевес над лучшим соперником в очках — { $mine-signed }, со всем, что разместил бы я, при тех же раздачах — { $his-signed }. { adviser-plan-apart }
adviser-plan-apart = { $how-id ->
    [better] Ваш план вышел лучше: я бы ничего не менял.
    [worse] Это больше, чем случайность.
   *[alike] Разницы между ними так мало партий не показывают.
}
adviser-placings-so-far = Минуту: просчитываю варианты, готово { $n } из { $of }.

## После своего хода

adviser-brought = Ваш прошлый ход: { $action }.
adviser-forced = Выбор у вас был один, и ход сделан сам собой ({ $action }).
adviser-meanwhile-earlier = А раньше { $events ->
    [one] было ещё { $events } событие
    [few] было ещё { $events } события
   *[many] было ещё { $events } событий
}: «Показать ещё раз» расскажет обо всех.
adviser-brought-points = Ваши очки: было { $before }, стало { $after }.

## Рядом с вариантами

adviser-points-now = Числа сравнивают каждый ход с тем, который выбрал бы я: в очках. Где числа нет, ход примерно так же хорош или сыгран слишком мало раз, чтобы судить.
adviser-odds-now = Числа сравнивают каждый ход с тем, который выбрал бы я: побед из 100 партий. Где числа нет, ход примерно так же хорош или сыгран слишком мало раз, чтобы судить.
adviser-mark-points = на ~{ $amount } хуже
adviser-mark-odds = на ~{ $amount } % хуже
adviser-mark-few = вероятно, хуже

adviser-worth-points = По сравнению с ходом, который выбрал бы я: −{ $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} (доиграно партий: { $deals }).
adviser-worth-odds = По сравнению с ходом, который выбрал бы я: −{ $amount ->
    [one] { $amount } победа
    [few] { $amount } победы
   *[many] { $amount } побед
} на 100 партий (доиграно партий: { $deals }).
adviser-worth-few = Вероятно, хуже хода, который выбрал бы я; пока доиграно партий: { $deals }.

# Натиск!: все предложения об игре, надписи и имена. Как устроены переменные: engine/words.py.
# Союзников много: что делает сторона, сказано в двух числах.

## Что выбирает игрок: надписи на кнопках

action-place = Разместить: { $token } — { $space }
action-stop = Не размещать второе соединение
action-choose = Продвинуть маркер: { $theatre }
action-use = Применить эффект: { $space }
action-open = Открыть кампанию: { $theatre }
action-discard = Разбомбить: { $token }, место в ряду — { $number }

## Что нужно решить: вопросы игроку

decision-place_unit = { $seat }: поставьте фишку.
decision-place_again = { $seat }: после блица можно разместить второе соединение на том же театре ({ $theatre }).
decision-move_elsewhere = { $seat }: маркер какого другого театра сдвинуть на { $amount } { $amount ->
    [one] деление
    [few] деления
   *[many] делений
}? Это стратегическое преимущество.
decision-next_effect = { $seat }: театр завершён ({ $theatre }). Эффект какой свободной ячейки применить теперь?
decision-choose_campaign = { $seat }: какую кампанию открыть после завершённой ({ $theatre })?
decision-choose_bombed = { $seat }: какую фишку из ряда бота разбомбить?
decision-choose_start = { $seat }: выпала шестёрка. На какой шкале бот начнёт с перевесом в { $cells } { $cells ->
    [one] деление
    [few] деления
   *[many] делений
}?

## Что произошло

event-game_started = Поле разложено: { $scenario }.
event-reserve_drawn = { $seat } { $seat-id ->
    [allies] берут
   *[other] берёт
} в резерв { $count } { $count ->
    [one] фишку
    [few] фишки
   *[many] фишек
}.
event-start_rolled = Бот начинает с перевесом на театрах, которые укажет кубик (бросков — { $of }). Бросок { $number }, выпало { $roll }: { $theatre-id ->
    [none] театр выбираете вы
   *[other] { $theatre }
}.
event-automaton_points = { $seat } { $seat-id ->
    [allies] начинают
   *[other] начинает
} с запасом в { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
event-placed = { $played-id ->
    [spy] { $seat } { $seat-id ->
        [allies] ставят
       *[other] ставит
    } фишку «{ $token }» на ячейку «{ $space }».
   *[other] { $token-id ->
        [spy] { $seat } { $seat-id ->
            [allies] ставят
           *[other] ставит
        } фишку «{ $token }», она действует как «{ $played }», на ячейку «{ $space }».
       *[other] { $seat } { $seat-id ->
            [allies] ставят
           *[other] ставит
        } фишку «{ $token }» на ячейку «{ $space }».
    }
}
event-effect_skipped = «{ $token }»: это соединение не применяет эффект своей ячейки.
event-marker_moved = «{ $theatre }»: маркер сдвигается на { $steps } { $steps ->
    [one] деление
    [few] деления
   *[many] делений
} в пользу { $seat-gen }; { standing }.
event-marker_fell_back = «{ $theatre }»: маркер отступает на { $steps } { $steps ->
    [one] деление
    [few] деления
   *[many] делений
} от { $seat-gen }; { standing }.
standing = { $ahead-id ->
    [none] теперь он в середине
   *[other] перевес { $ahead-gen } — { $lead } { $lead ->
        [one] деление
        [few] деления
       *[many] делений
    }
}
event-drew = { $tokens-id ->
    [none] { $seat } { $seat-id ->
        [allies] берут
       *[other] берёт
    } из мешочка { $count } { $count ->
        [one] фишку
        [few] фишки
       *[many] фишек
    }.
   *[other] { $seat } { $seat-id ->
        [allies] берут
       *[other] берёт
    } из мешочка: { $tokens }.
}
event-bag_empty = Мешочек { $seat-gen } пуст, и взять из него нечего.
event-researched = { $tokens-id ->
    [none] { $seat } { $seat-id ->
        [allies] кладут
       *[other] кладёт
    } в свой { $to-id ->
        [bag] мешочек
       *[other] резерв
    } { $count } { $count ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } особого оружия.
   *[other] { $seat } { $seat-id ->
        [allies] получают
       *[other] получает
    } в резерв особое оружие: { $tokens }.
}
event-nothing_to_research = Исследование ничего не даёт: особого оружия у { $seat-gen } больше не осталось.
event-bombed = { $tokens-id ->
    [none] { $seat } { $seat-id ->
        [allies] бомбят
       *[other] бомбит
    } противника: случайная фишка из резерва { $other-gen } возвращается в мешочек.
   *[other] { $seat } { $seat-id ->
        [allies] бомбят
       *[other] бомбит
    } противника: «{ $tokens }» из резерва { $other-gen } возвращается в мешочек.
}
event-nothing_to_bomb = { $seat } { $seat-id ->
    [allies] бомбят
   *[other] бомбит
} впустую: бомбить нечего.
event-points_gained = { $seat } { $seat-id ->
    [allies] получают
   *[other] получает
} { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, теперь у { $seat-gen } { $total }.
event-campaign_completed = { $winners-n ->
    [one] Кампания «{ $campaign }» завершена, её { $winners-0-id ->
        [allies] выигрывают
       *[other] выигрывает
    } { $winners-0 }.
   *[other] Кампания «{ $campaign }» завершена, а маркер остался в середине: очки за неё получают оба игрока.
}
event-theatre_closed = { $seat } { $seat-id ->
    [allies] выигрывают
   *[other] выигрывает
} театр «{ $theatre }», и там больше ничего не разместить.
event-campaign_opened = Кампания «{ $ended }» завершена, следом открыта другая: «{ $theatre }».
event-marker_left = Открывать больше нечего, и маркер завершённой кампании «{ $theatre }» уходит с поля.
event-blitz_ended = Второго соединения { $seat } на этом ходу не { $seat-id ->
    [allies] ставят
   *[other] ставит
}.
event-last_turn = У { $first-gen } уже { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, и { $seat-gen } ждёт последний ход.
event-cannot_place = У { $seat-gen } нет ни одного соединения, которое можно поставить.
event-war_ended = Война окончена, её { $winner-id ->
    [allies] выигрывают
   *[other] выигрывает
} { $winner }.

## Бот

event-stratagem_drawn = { $chip-id ->
    [steamroll] { $stratagem-id ->
        [none] Вытянут «Паровой каток», повторять пока нечего.
       *[other] Вытянут «Паровой каток»: снова «{ $stratagem }».
    }
   *[other] Стратагема «{ $chip }»: { $chip-wants }.
}
event-struck_out = { $kind-id ->
    [theatres] Шаг { $row } отсеивает театры: { $out }; остаётся: { $left }.{ because }
    [spaces] Шаг { $row } отсеивает ячейки: { $out }; остаётся: { $left }.{ because }
   *[units] Шаг { $row } отсеивает соединения: { $out }; остаётся: { $left }.{ because }
}
because = { $why-id ->
    [none] { $stratagem-id ->
        [none] {""}
       *[other] {" "}Причина: стратагеме «{ $stratagem }» нужно вот что: { $stratagem-wants }.
    }
   *[other] {" "}Причина: { $why }.
}
event-unit_rolled = На кубике выпало { $roll }, и это выбирает соединение «{ $token }».
event-automaton_chose = { $seat } (бот). Театр: { $theatre }, шаг { $theatre_by }; ячейка: { $space }, шаг { $space_by }; соединение: { $token }, шаг { $unit_by }.
event-biggest_change = Бот двигает маркер там, где это больше всего ему даёт: { $theatre } (изменение { $step } из 7): { $step ->
    [1] ведёт он вместо вас
    [2] ведёт он, а была ничья
    [3] ничья, а вели вы
    [4] растёт его самый большой перевес
    [5] уменьшается ваш самый большой перевес
    [6] другое, при котором вы ничего не выигрываете
   *[other] любое другое
}.

## Чем кончилась война

ending-last_turn = Победа { $winner-gen } после последнего хода, очков — { $points }{ $tiebreak-id ->
    [none] {""}
   *[other] {" "}у каждой стороны: ничья в пользу того, кто ходит вторым
}.
ending-reached = Победа { $winner-gen }, очков — { $points }.
ending-stuck = Победа { $winner-gen }: противник не может ничего разместить.

## То же коротко, для таблиц и диаграмм

ended-last_turn = После последнего хода
ended-reached = Сразу с 25 очками
ended-stuck = Противнику нечего разместить

## Почему нельзя

error-other-theatre = После блица второе соединение размещают только на том же театре ({ $theatre }), а эта ячейка на другом: { $space }
error-other-board = Эта ячейка на другой стороне поля: { $space }
error-not-in-reserve = Такой фишки в резерве нет: { $token }
error-nothing-to-copy = { $token }: повторять нечего, противник ещё ничего не разместил
error-space-taken = Ячейка занята ({ $there }): { $space }
error-theatre-closed = Театр завершён, размещать там нельзя: { $theatre }
error-not-opened = Эта кампания ещё не открыта: { $theatre }
error-not-active = Активна самая верхняя кампания со свободной ячейкой, а эта ячейка в другой: { $space }
error-wrong-kind = { $token } не размещается на ячейках этого типа ({ $kind }): { $space }
error-weapons-are-safe = { $token } — особое оружие: пока в ряду есть другие фишки, его не бомбят
error-same-theatre = Стратегическое преимущество действует на любом театре, кроме того, где стоит соединение: { $theatre }
error-marker-is-still = Здесь нет маркера, который можно двигать: { $theatre }
error-no-effect-left = Эффект этой ячейки применить нельзя: { $space }
error-opened-before = Эту кампанию уже открывали: { $theatre }
error-not-linked = Кампания не связана с завершённой ({ $ended }), а связанные ещё есть: { $theatre }

## Части чисел

label-printed = Сила на фишке
label-own_units = Свои соединения на театре
label-behind = Здесь впереди противник
label-as_air_force = Учёный бота считается авиацией
label-propaganda = Пропаганда
label-campaign = Кампания: { $of }
label-campaigns = Кампании
label-marks = Значки на шкале
label-tactical = Тактическое преимущество
label-strategic = Стратегическое преимущество
label-carried = Перенос с завершённой кампании
label-automaton_step = Ещё одно деление для бота
label-other_points = Пропаганда и значки на шкалах
label-at_start = Было с самого начала

## Почему компьютерный игрок выбрал именно это

reason-closes = Этот ход завершает театр и приносит { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
reason-completes = Этот ход завершает кампанию. { $n ->
    [0] Очков она не приносит, но спор о ней окончен.
   *[other] Она приносит { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.
}
reason-propaganda = Пропаганда на этой ячейке сразу приносит { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
reason-gives = Противнику от этого достанется { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}, но другие ходы ещё хуже.
reason-wins_war = С этим ходом очков хватает, чтобы выиграть войну.
reason-track = Ход сдвигает маркер театра в пользу этой стороны на { $n } { $n ->
    [one] деление
    [few] деления
   *[many] делений
}.
reason-effect = Эффект этой ячейки полезен, а другие ячейки дают меньше.
reason-again = После этой фишки в том же театре можно сразу поставить ещё одну.
reason-spends = На это уходит соединение силой { $n }, и ничего дешевле здесь не подошло.
reason-opens_last = Последнюю ячейку кампании после этого займёт противник, но другие ходы ещё хуже.
reason-runs_short = После этого в следующий ход мало что можно будет поставить, но другие ходы ещё хуже.
reason-least_harm = Это место для перевеса бота выбрано потому, что здесь от него меньше всего пользы.
reason-order = Сначала применяется эффект, который приносит новые фишки.
reason-opens = Из кампаний, которые можно открыть, выбрана эта: за неё дают { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
reason-strongest = Противник лишается самой сильной из своих фишек.
reason-nothing_better = Ни один другой ход не лучше этого.

## Имена: стороны, сценарии, настройки

name-axis = Ось
    .full = Гитлеровская коалиция
    .gen = Оси
    .acc = Ось
name-allies = Союзники
    .full = Союзники
    .gen = Союзников
    .acc = Союзников
name-germany = Германия
    .full = Германия
    .gen = Германии
    .acc = Германию
name-japan = Япония
    .full = Япония
    .gen = Японии
    .acc = Японию
name-base = Базовая игра
name-nippon = Ниппон
name-solo = Соло-игра
name-solo_nippon = Ниппон, соло-игра
name-bot = компьютерный игрок
name-random = случайный игрок
name-search = игрок, который думает вперёд
name-human = человек
name-secret_count = Размер резерва
    .help = Сколько фишек в резерве, никому не сообщают (5.4)
name-more_weapons = Оружие из «Ниппона»
    .help = Партизаны и умелое руководство лежат среди исследований и в базовой игре (5.6)
name-level = Уровень
    .help = С каким перевесом начинает бот (12.4)
name-stratagems = Стратагемы
    .help = Каждый ход бот тянет стратагему (13.1)
name-extra_points = Очки на старте
    .help = С каким числом очков начинает бот (18.1)
name-extra_steps = Деления на старте
    .help = Насколько вперёд бот сдвинут на каждой шкале (18.2)
name-easy = лёгкий
name-medium = средний
name-hard = сложный
name-both = обе стороны
name-none = никто
name-yes = да
name-no = нет

## Имена: стратагемы и строки списков алгоритма

name-big_guns = Большие пушки
    .wants = особое оружие, если оно есть, иначе соединения с самым большим изменением
name-rapid_deployment = Быстрое развёртывание
    .wants = самое левое соединение из тех, что можно разместить
name-counterattack = Контратака
    .wants = театры, где ведёте вы, затем соединения с самым большим изменением
name-research_and_development = Научно-исследовательские работы
    .wants = театры и ячейки с исследованием, в других местах — особое оружие
name-steamroll = Паровой каток
    .wants = стратагема прошлого хода ещё раз
name-for_the_glory = Ради славы
    .wants = театры, где больше всего очков, затем пропаганда
name-secure = Укрепление
    .wants = театры, где ведёт он сам
name-economic_warfare = Экономическая война
    .wants = производство и бомбардировка: при четырёх фишках и меньше сначала производство, иначе бомбардировка
name-free = больше свободных ячеек в активной кампании
name-points = больше очков за активную кампанию
name-height = выше на печатном поле, то есть номер у названия меньше
name-propaganda_late = пропаганда при двадцати очках и больше
name-strategic = стратегическое преимущество
name-propaganda_behind = пропаганда при отставании на три очка и больше
name-research_industry = исследование и производство
name-industry_few = производство при четырёх фишках и меньше
name-research = исследование
name-bombing = бомбардировка
name-tactical = тактическое преимущество
name-industry = производство
name-propaganda = пропаганда
name-leftmost = самая левая ячейка
name-placeable = то, что вообще можно разместить
name-closing = театр, который можно выиграть одним размещением
name-winning = победа в кампании или на театре одним размещением
name-strong = сила больше 0: у ячейки нет эффекта
name-no_blitz = без блиц-соединений: ячейка последняя
name-strongest = наибольшая сила при двадцати очках и больше

## Имена: ячейки

name-land = наземная
name-sea = морская
name-land_sea = наземная или морская
form-space = { $campaign } ({ $brings })
brings-none = ячейка без эффекта
brings-industry = { $n ->
    [1] производство
   *[other] улучшенное производство
}
brings-research = { $n ->
    [1] исследование
   *[other] улучшенное исследование
}
brings-research_industry = исследование и производство
brings-propaganda = пропаганда { $n }
brings-bombing = бомбардировка
brings-tactical = тактическое преимущество { $n }
brings-strategic = стратегическое преимущество { $n }

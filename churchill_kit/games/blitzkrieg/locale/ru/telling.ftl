# Что рассказывает стол «Натиска!» помимо журнала: важные события, к чему ведёт выбор, что есть что.

## Важные события, в двух-трёх словах
app-moment-closed = { $theatre }: победа, { $seat }
app-moment-completed = { $campaign }: кампания завершена
app-moment-last-turn = Последний ход
app-moment-stuck = Ставить нечего
app-moment-ended = Война окончена
app-moment-nuclear = Ядерный удар
app-story-led = Почему такой ход? По шагам

## Строки выбора
app-line-token = { $token }, { $theatre }

## Что даёт выбор, в нескольких словах; + — своя половина шкалы
app-brief-place = { $token }: { $brings }
app-note-track = { $by ->
    [0] маркер стоит
   *[other] маркер { $before-signed } → { $after-signed }
}
app-note-automaton = перевес бота { $before-signed } → { $after-signed }
app-note-no-track = маркера там ещё нет
app-note-closes = завершает театр
app-note-wins = победа в кампании
app-note-completes = завершает кампанию
app-note-marks = { $gained } (из них { $n } за жёлтые значки шкалы)
app-note-own-points = +{ $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} вам
app-note-points = { $seat }: +{ $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
app-note-industry = вы возьмёте { $n } { $n ->
    [one] фишку
    [few] фишки
   *[many] фишек
}
app-note-research = в ваш мешочек { $n ->
    [one] одно особое оружие
    [few] { $n } фишки особого оружия
   *[many] { $n } фишек особого оружия
}
app-note-research_industry = особое оружие сразу в резерв
app-note-bombing = противник теряет фишку
app-note-propaganda = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
app-note-strategic = другой маркер на { $n } к вам
app-note-nuclear = на прочих шкалах вы отступите на 2
app-note-again = затем можно поставить здесь же ещё фишку
app-note-opens = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, ячеек: { $spaces }{ $carried ->
    [0] { "" }
   *[other] ; { $seat } начинает с +{ $carried }
}
app-note-discard = место в ряду: { $number }

## Резерв
app-hand-title = Ваш резерв: { $n }
app-hand-danger = Ещё одна бомбардировка — и ставить может оказаться нечего, а это поражение.

## К чему ведёт выбор, предложениями
app-preview-strength = { $played }: сила { $n }.
app-preview-industry = { $n ->
    [one] Вы возьмёте фишку из мешочка.
   *[other] Вы возьмёте из мешочка фишки: { $n }.
}
app-preview-research = { $n ->
    [one] Особое оружие попадёт в ваш мешочек.
   *[other] Особое оружие попадёт в ваш мешочек, фишек: { $n }.
}
app-preview-research_industry = Особое оружие попадёт сразу в ваш резерв.
app-preview-propaganda = Пропаганда принесёт { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
app-preview-bombing = { $other } { $other-id ->
    [allies] потеряют
   *[other] потеряет
} фишку из резерва.
app-preview-tactical = Тактическое преимущество: маркер пройдёт дальше на { $n }.
app-preview-strategic = Стратегическое преимущество: вы сдвинете другой маркер на { $n }.
app-preview-skipped = Оперативное соединение не применяет эффект ячейки.
app-preview-no-track = { $theatre }: кампания не открыта, маркер не сдвинется.
app-preview-track = { $theatre }: маркер { $by ->
    [0] останется на { $after-signed }
   *[other] сдвинется с { $before-signed } на { $after-signed } (плюс — в вашу пользу)
}.
app-preview-nuclear = На всех прочих незавершённых шкалах вы отступите на 2 деления.
app-preview-closes = { $theatre } — ваша победа: свободные ячейки сработают для вас.
app-preview-completes = { $campaign }: кампания завершится.
app-preview-points = { $seat }: { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}, всего { $total }.
app-preview-again = Здесь же можно будет сразу поставить ещё фишку.
app-preview-danger = К концу хода у вас останется не больше одной фишки. { $seat }: разбомбить её — значит победить, ставить вам будет нечего.
app-preview-opens = { $seat }: дальше открыта кампания «{ $campaign }», { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
app-preview-last-space = { $seat }: останется одна ячейка, { $space }; кто её займёт, решит, кому достанется { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.

## Что есть что
app-thing-unit = Соединение, сила { $n }.
app-thing-weapon = Особое оружие, сила { $n }.
app-thing-domain-army = Встаёт на сушу и на ячейки «суша или море».
app-thing-domain-navy = Встаёт на море и на ячейки «суша или море».
app-thing-domain-air = Встаёт на любую ячейку.
app-thing-domain-army_navy = Армия и флот сразу: встаёт на любую ячейку; генерал и адмирал её не считают.
app-thing-domain-any = Встаёт на любую ячейку.
app-thing-ability-blitz = Блиц: можно сразу поставить ещё одну фишку на том же театре.
app-thing-ability-general = Генерал считает ваши остальные армии и авиацию на театре, кроме особого оружия.
app-thing-ability-admiral = Адмирал считает ваш остальной флот и авиацию на театре, кроме особого оружия.
app-thing-ability-task_force = Не применяет эффект своей ячейки.
app-thing-ability-bombing = Бомбардировка: помимо эффекта ячейки противник теряет случайную фишку резерва.
app-thing-ability-nuclear = На всех прочих незавершённых шкалах вы отступаете на 2 деления.
app-thing-ability-spy = Становится тем, что только что поставил противник: сила, тип и способность.
app-thing-ability-scientist = Встаёт на любую свободную ячейку, и в неактивной кампании тоже.
app-thing-ability-partisans = Сила 3 там, где ведёт противник, иначе 1.
app-thing-ability-leadership = Эффект ячейки применяется дважды.
app-thing-spy-now = Сейчас это: { $token }.
app-thing-spy-none = Противник ещё не поставил ничего, что можно скопировать.
app-thing-counts = Сила сейчас: { $where }.
app-thing-there = { $theatre } { $n }
app-thing-ground-land = Суша: для армии и авиации.
app-thing-ground-sea = Море: для флота и авиации.
app-thing-ground-land_sea = Суша или море: для любого соединения.
app-thing-taken = Здесь стоит { $token } ({ $seat }).
app-thing-effect-none = Эффекта нет.
app-thing-effect-industry = { $n ->
    [one] Промышленное производство: возьмите фишку из мешочка.
   *[other] Улучшенное промышленное производство: возьмите из мешочка фишки, { $n }.
}
app-thing-effect-research = { $n ->
    [one] Исследование: случайное особое оружие идёт в ваш мешочек.
   *[other] Улучшенное исследование: случайное особое оружие идёт в ваш мешочек, фишек: { $n }.
}
app-thing-effect-research_industry = Исследование и производство: случайное особое оружие идёт сразу в ваш резерв.
app-thing-effect-bombing = Бомбардировка: случайная фишка из резерва противника возвращается в мешочек.
app-thing-effect-propaganda = Пропаганда: сразу { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
app-thing-effect-tactical = Тактическое преимущество: маркер этого театра пройдёт дальше на { $n }.
app-thing-effect-strategic = Стратегическое преимущество: маркер другого театра сдвинется к вам на { $n }, но не на последнее деление.
app-thing-standing = Положение: { $standing }.
app-thing-marks = Завершение кампании даёт на 1 очко больше с деления { $first }, на 2 очка — с деления { $second }.
app-thing-end = Деление { $n } завершает театр. Сверху поля он { $rank }-й.
app-thing-carry = С деления { $n } кампания выиграна, и 1, 2 или 3 деления переходят в следующую.
app-thing-links = Связана с кампаниями: { $theatres }.
app-thing-road-name = Связь между кампаниями
app-thing-road = { $one } и { $other } связаны: завершивший одну из этих кампаний может следующей открыть другую, если её ещё не открывали.
app-thing-campaign = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}; свободных ячеек: { $left }.
app-thing-won = Очки получены: { $seat }.
app-thing-seat = Очков — { $n } из { $goal }.
app-thing-bag-name = Мешочек: { $seat }
app-thing-bag = Фишек в мешочке: { $n }.
app-thing-bag-holds = { $held }.
app-thing-secret = Число держат в тайне.
app-thing-hidden-name = Резерв: { $seat }
app-thing-hidden = Закрытых фишек: { $n }.
app-thing-danger-name = Одна бомбардировка до поражения
app-thing-danger = { $seat }: без одной фишки ставить будет нечего. Кому в начале своего хода нечего поставить, тот проиграл, сколько бы очков ни было. Больше фишек даёт производство.
app-thing-research-name = Особое оружие
app-thing-research = Можно исследовать ещё { $n }; фишки лежат лицом вниз.
app-thing-score-name = Победные очки
app-thing-score = Цель — { $goal } в конце своего хода. Если их наберёт { $first }, у { $second-gen } один последний ход, и ничья — победа { $second-gen }.
app-thing-chosen = Выбор бота по алгоритму: театр — шаг { $theatre }, ячейка — шаг { $space }, соединение — шаг { $unit }.
app-thing-last-choice = Последний выбор бота: { $space }.
app-thing-rows-name = Шаги алгоритма
app-thing-rows = У бота три списка шагов: 1.1–1.5 выбирают театр, 2.1–2.4 — ячейку, 3.1–3.7 — соединение. Каждый шаг отсеивает лишнее, пока не останется что-то одно.
app-thing-stratagem-name = Стратагема
app-thing-no-stratagem = Бот пока ничему не следует.
app-thing-stratagem-big_guns = Соединения: особое оружие, если есть; иначе те, что вызывают самое большое изменение.
app-thing-stratagem-rapid_deployment = Соединения: крайнее левое из подходящих.
app-thing-stratagem-counterattack = Театры: где ведёте вы. Соединения: те, что вызывают самое большое изменение.
app-thing-stratagem-research_and_development = Театры и ячейки: «Исследование». В других местах: особое оружие.
app-thing-stratagem-steamroll = Ещё раз стратагема прошлого хода.
app-thing-stratagem-for_the_glory = Театры: больше всего очков, затем «Пропаганда». Ячейки: «Пропаганда».
app-thing-stratagem-secure = Театры: где ведёт бот.
app-thing-stratagem-economic_warfare = Театры и ячейки: «Промышленное производство» и «Бомбардировка»; производство прежде, если фишек четыре или меньше.

## Конец театра
app-theatre-title-base = { $theatre }: театр завершён
app-theatre-title-nippon = { $theatre }: кампания выиграна
app-theatre-counted = Очки за это
app-theatre-lead = { $eyes-id ->
    [me] Победа ваша
   *[other] Победа: { $seat }
}. За кампании и шкалу — { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
app-theatre-brought = Что дали свободные ячейки
app-theatre-campaigns = Кампании этого театра
app-theatre-campaign = { $what }, { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}: { $winner }.
app-theatre-war = Положение в войне
app-theatre-points = { $seat }: { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}{ $left ->
    [0] , цель достигнута
   *[other] ; до цели { $left }
}.
app-theatre-go-on = Дальше

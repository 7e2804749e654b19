# Таблицы ботов словами (lessons/charts.py) и упражнения главы 11: lessons/chapter_11.py. $seat — держава бота; $entry — текст строки его таблицы.

## Разделы таблицы

tutor-list-agenda_card = Карточка для повестки
tutor-list-opening_issue = Первый вопрос
tutor-list-issue_pair = Остальные вопросы
tutor-list-advance = Продвижение вопроса
tutor-list-debate = Оспаривание вопроса
tutor-list-leader_use = Использование руководителя
tutor-list-pass_use = Пас
tutor-list-tie_break = Разрешение ничьей
tutor-list-tie_name = Выбор победителя ничьей
tutor-list-directed_offensive = Приоритетные наступления
tutor-list-production = Производство
tutor-list-theater_leadership = Главенство на ТВД
tutor-list-a_bomb = Бомба
tutor-list-global_issue = Международные вопросы
tutor-list-clandestine = Подпольные ячейки
tutor-list-political = Политический контроль
tutor-list-card_choice = Что велит карточка
tutor-list-common_sense = Там, где таблица молчит

## Чем кончилось чтение строки

tutor-line-unmet = Не выполнено: { $condition }
tutor-line-barred = Мешает: { $condition }
tutor-line-nothing = Строка подходит, но законного хода для неё нет.
tutor-line-on = Строка подходит и отсылает к другому разделу: { $list }.
tutor-line-unread = Эта строка стоит ниже той, что решает дело: до неё не доходят.
tutor-line-decides = Строка подходит и решает дело.

## Условия

tutor-condition-always = Выполнено всегда.
tutor-condition-conference_at_least = Идёт конференция { $n } или более поздняя.
tutor-condition-conference_at_most = Идёт конференция { $n } или более ранняя.
tutor-condition-leader_active = Руководитель { $power-gen } активен.
tutor-condition-leader_can_advance = Руководитель { $power-gen } активен и может продвигать вопросы.
tutor-condition-rival_leaders_inactive = Ни у кого из соперников нет активного руководителя.
tutor-condition-available = Вопрос «{ $issue }» ещё можно положить на стол.
tutor-condition-on_table = Вопрос «{ $issue }» лежит на столе и ещё не в кресле.
tutor-condition-in_center = Вопрос «{ $issue }» лежит в центре стола.
tutor-condition-on_rival_track = Вопрос «{ $issue }» лежит на счётчике соперника, на делении { $n } или дальше.
tutor-condition-center_result = К концу заседания вопрос «{ $issue }» — в центре стола.
tutor-condition-won = Вопрос «{ $issue }» выигран { $seat-id ->
    [uk] Британией.
    [us] игроком США.
   *[ussr] игроком СССР.
}
tutor-condition-front_in = { $front } стоит { $space-at }.
tutor-condition-front_before = { $front } ещё не вошёл { $space-to }.
tutor-condition-front_past = { $front } уже вошёл { $space-to }.
tutor-condition-surrendered = { $axis } капитулировала.
tutor-condition-naval_at_least = Поддержки ВМФ { $box-box_at } — не меньше { $n }.
tutor-condition-commander = Главенство { $theater-at } — у { $power-gen }.
tutor-condition-a_bomb_before = Пешка { $power-gen } на счётчике атомной бомбы ещё не пришла { $space-to }.
tutor-condition-pawn = { $side-id ->
    [neutral] Международный вопрос «{ $pawn }» не решён.
   *[other] Международный вопрос «{ $pawn }» решён в пользу { $side-gen }.
}
tutor-condition-own_pawns_below = { $n ->
    [one] Ни один международный вопрос не решён в пользу { $seat-gen }.
   *[other] В пользу { $seat-gen } решено меньше { $n } международных вопросов.
}
tutor-condition-runaway = Если подвести счёт сейчас, отрыв { $power-gen } от последнего — больше { $n }.
tutor-condition-hand_total = На руке есть карточка, равная хотя бы { $n } на вопросе «{ $issue }».
tutor-condition-hand_has_chief = Начальник штаба на руке.
tutor-condition-hand_has_value = На руке есть карточка со значением { $n }.
tutor-condition-cards_at_most = { $n ->
    [one] На руке не больше одной карточки.
   *[other] Карточек на руке — не больше { $n }.
}
tutor-condition-has_pass = { $seat-id ->
    [uk] Британия заслужила право на пас.
    [us] США заслужили право на пас.
   *[ussr] СССР заслужил право на пас.
}
tutor-condition-issue_is = Оспорить можно вопрос «{ $issue }».
tutor-condition-would_capture = Вопрос вот-вот окажется в чужом кресле.
tutor-condition-can_stop = На руке есть карточка, которая не пустит вопрос в кресло.
tutor-condition-own_flag = На вопросе — флаг { $seat-gen }.
tutor-condition-weight = Вес вопроса для { $seat-gen } — не меньше { $n }.
tutor-condition-debate_total = На руке есть карточка, равная при оспаривании хотя бы { $n }.
tutor-condition-crosses_center = Лучшая карточка вернёт вопрос в центр или на свой счётчик.
tutor-condition-advanced_by_leader = Вопрос продвинул руководитель.
tutor-condition-in_tie = Среди равных есть { $seat }.
tutor-condition-tie_at = { $tie-id ->
    [conference] Ничья — за победу на конференции.
   *[agenda] Ничья — за повестку.
}
tutor-condition-holds_secret_agenda = Секретная повестка { $seat-gen } ещё не выполнена.

## Упражнения

tutor-by_entry = Бот следует строке { $rank } своей таблицы. Она гласит: { $entry }
tutor-by_entry-hint1 = { $seat-id ->
    [uk] Сядьте в кресло Британии:
    [us] Сядьте в кресло США:
   *[ussr] Сядьте в кресло СССР:
} посмотрите на карточки, стол и карту и спросите себя, что лучше послужит этой цели.
tutor-by_entry-hint2 = { $count ->
    [0] В таблице { $seat-gen } подходит уже первая строка, остальное не важно.
    [one] { $count } строка до неё не подошла; строка { $rank } в таблице { $seat-gen } — первая подходящая.
    [few] { $count } строки до неё не подошли; строка { $rank } в таблице { $seat-gen } — первая подходящая.
   *[many] { $count } строк до неё не подошли; строка { $rank } в таблице { $seat-gen } — первая подходящая.
}

tutor-bot_move = Как пойдёт бот? { $asked } Вот первая подходящая строка его таблицы. { $entry }

tutor-which_entry = Решает бот. { $asked } Какой из этих строк он следует?
tutor-which_entry-entry = { $rank }. { $entry }
tutor-which_entry-hint1 = Таблицу читают сверху. Решает первая строка, чьи условия выполнены и для которой есть законный ход.
tutor-which_entry-hint2 = Вот что сделает бот: { $move }.

tutor-wrongly_read = Кто-то вслух сверяет условия в таблице { $seat-gen } с позицией. Какое из утверждений неверно?
tutor-wrongly_read-claim = { $holds-id ->
    [yes] Верно: { $condition }
   *[no] Неверно: { $condition }
}
tutor-wrongly_read-hint1 = Проверьте каждое по полю и по карточкам на руке.
tutor-wrongly_read-hint2 = Условия говорят о самом боте: рука и руководитель — { $seat-gen }.

tutor-plan_value = За { $seat-acc } играет бот и составляет план: сколько стоит карточка на вопросе, плюс вес вопроса. У него { $card }: значение { $value }, текст: «{ $print }» Вес вопроса «{ $issue }» для него — { $weight }. Сколько стоит эта пара в плане?
tutor-plan_value-why = Карточка на этом вопросе равна { $total }, а весит он { $weight }.
tutor-plan_value-hint1 = Сначала — чему карточка равна здесь, со свойством; потом прибавьте вес.
tutor-plan_value-hint2 = Продвигая этот вопрос, карточка равна { $total }.

tutor-planned_pair = За { $seat-acc } играет бот. В кресло сейчас ничего не попадёт, спасать тоже нечего, и решает план: карточка и вопрос, которые вместе стоят больше всего. Что это за пара?
tutor-planned_pair-why = { $safe-id ->
    [yes] Карточка равна { $total }, вопрос весит { $weight }, но он и так почти в кресле и может подождать.
   *[no] Карточка на этом вопросе равна { $total }, а весит он для бота { $weight }.
}
tutor-planned_pair-hint1 = Ищите карточку, чьё свойство подходит вопросу на столе, и вопрос, который важен этой державе.
tutor-planned_pair-hint2 = Карточка — { $card }.

tutor-undebated = Вы играете за { $seat-acc } против двух ботов. Продвиньте вопрос так, чтобы бот { $bot-gen }, которого спросят первым, не стал его оспаривать.
tutor-undebated-why = Ни одна строка об оспаривании здесь не подходит, остаётся последняя: бот бережёт карточки.
tutor-undebated-missed = Одна из строк списка велела боту { $bot-gen } оспорить: он удерживает вопросы со своим флагом, не пускает в кресло важные для него и оспаривает то, что можно переломить одной карточкой. Карточки он бережёт, только если ничего из этого нет.
tutor-undebated-hint1 = Бот оспаривает, чтобы удержать вопрос со своим флагом, не пустить в кресло важный для него вопрос или переломить вопрос одной карточкой.
tutor-undebated-hint2 = Вопрос, который ему безразличен и не доходит до вашего кресла, он обычно отпускает.
tutor-undebated-hint3 = Например: { $move }.

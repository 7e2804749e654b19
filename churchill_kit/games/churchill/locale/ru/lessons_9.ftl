# Упражнения главы 9, подсчёт очков и конец партии: lessons/chapter_9.py. $title, $rule и $summary — из указателя правил, $what — строка счёта.

churchill-tutor-game-won = { $seat-id ->
    [us] Побеждают США.
   *[other] Побеждает { $seat }.
}

churchill-tutor-letter_points = Партия кончается в этой позиции. Сколько очков у { $seat-gen } по строке «{ $title }»?
churchill-tutor-letter_points-why = { $summary }
churchill-tutor-letter_points-hint1 = Правило такое. { $rule }
churchill-tutor-letter_points-hint2 = { $count ->
    [0] Присмотритесь: может статься, что считать нечего.
    [one] Строк здесь { $count }.
   *[other] Строк здесь { $count }.
}

churchill-tutor-power_total = Партия кончается в этой позиции. Сколько всего очков у { $seat-gen }?
churchill-tutor-power_total-why = Все строки { $seat-gen } вместе дают { $points }.
churchill-tutor-power_total-hint1 = Идите по расписанию: влияние, международные вопросы, конференции, колонии, потом фронты и бомба.
churchill-tutor-power_total-hint2 = Строк у { $seat-gen }: { $count }.
churchill-tutor-power_total-hint3 = Самая крупная строка { $seat-gen } — «{ $what }», очков за неё: { $points }.

churchill-tutor-front_step = { $front } идёт дальше { $left-from } { $space-to }. На сколько очков изменится счёт { $seat-gen }? Потеря — число со знаком минус.
churchill-tutor-front_step-why = Счёт { $seat-gen } меняется на { $amount-signed }.
churchill-tutor-front_step-hint1 = Фронт приносит очки только там, где стоит, так что важно и то, откуда он уходит. А иные строки смотрят на два фронта сразу.
churchill-tutor-front_step-hint2 = Новых строк: { $gained }. Потерянных строк: { $lost }.

churchill-tutor-change-align = Маркер политического контроля { $seat-gen } появляется { $location-at }.
churchill-tutor-change-network = { $count ->
    [1] Подпольная ячейка { $seat-gen } появляется { $location-at }.
   *[other] Вторая подпольная ячейка { $seat-gen } появляется { $location-at }.
}
churchill-tutor-change-global = Международный вопрос «{ $pawn }» решён в пользу { $seat-gen }.
churchill-tutor-change-win = Ещё одна конференция за { $seat-ins }.
churchill-tutor-change-front = { $front } продвигается { $space-to }.
churchill-tutor-best_change = Что больше всего прибавит к счёту { $seat-gen }?
churchill-tutor-best_change-why = Счёт { $seat-gen } меняется на { $amount-signed }, а при лучшем ответе — на { $best-signed }.
churchill-tutor-best_change-hint1 = Посчитайте очки до и после каждого изменения.
churchill-tutor-best_change-hint2 = Контроль заменяет очко за ячейку. Фронт приносит очки только там, где стоит. Конференция для СССР дороже.
churchill-tutor-best_change-hint3 = Лучшее изменение — { $amount-signed }.

churchill-tutor-score-line = «{ $what }» — { $points }
churchill-tutor-wrong_line = Кто-то посчитал очки { $seat-gen }, вот несколько строк. Какая неверна?
churchill-tutor-wrong_line-why = «{ $what }» — это { $points }.
churchill-tutor-wrong_line-hint1 = Сверьте каждую с расписанием победных очков.
churchill-tutor-wrong_line-hint2 = Вот одно из правил, которые здесь важны. { $rule }

churchill-tutor-cost_churchill = Ход { $seat-gen }: надо разместить подпольную ячейку. У Британии { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: сделайте на 2 меньше.
churchill-tutor-cost_churchill-why = За каждую пустую колонию у Британии 2 очка, и ваша ячейка их отнимает. Подходят: { $locations-and }.
churchill-tutor-cost_churchill-hint1 = Некоторые места приносят Британии очки, пока они пусты.
churchill-tutor-cost_churchill-hint2 = Посмотрите на колонии. Убрать оттуда ячейку значило бы только помочь Британии.
churchill-tutor-cost_churchill-hint3 = Разместите ячейку { $location-at }.

churchill-tutor-opening_score = { $scenario-full }, самое начало. Кончись партия сразу, сколько очков было бы у { $seat-gen }?
churchill-tutor-opening_score-hint1 = Конференций ещё никто не выигрывал. Смотрите на влияние, колонии, фронты и бомбу.

churchill-tutor-who_wins = Партия окончена: США — { $us }, Британия — { $uk }, СССР — { $ussr }. { $fallen-id ->
    [yes] Германия и Япония капитулировали обе.
   *[no] Хотя бы одна из стран Оси держится.
} Кто победил?
churchill-tutor-who_wins-hint1 = Сначала проверьте, капитулировали ли обе страны Оси, потом — велик ли отрыв первого от последнего.
churchill-tutor-who_wins-hint2 = { $fallen-id ->
    [yes] Отрыв — { $gap }. До 20 альянс ещё держится.
   *[no] Отрыв { $gap } сейчас не важен: меняется счёт у всех.
}
churchill-tutor-who_wins-hint3 = { $ending-id ->
    [alliance] Альянс устоял, и побеждает тот, у кого больше очков.
    [hegemon] У первого −5, у последнего +5, у того, кто между ними, −3; равные делят место. Сравните снова.
   *[broken] Альянс распался. Сравните счёт первого с суммой двух других: если он больше, побеждает первый, иначе — второй.
}

churchill-tutor-hegemon_points = Ось продержалась до конца. До последнего шага: США — { $us }, Британия — { $uk }, СССР — { $ussr }. С каким счётом останется { $seat-id ->
    [us] игрок США?
    [uk] игрок Британии?
   *[ussr] игрок СССР?
}
churchill-tutor-hegemon_points-why = Счёт { $seat-gen } — { $score }, и за место к нему { $shift-signed }.
churchill-tutor-hegemon_points-hint1 = Пока не капитулировали обе страны Оси, перед сравнением счёт меняется.
churchill-tutor-hegemon_points-hint2 = У первого −5, у второго −3, у последнего +5. Если у двоих поровну, оба получают то, что положено их месту, а третий — обратное.
churchill-tutor-hegemon_points-hint3 = Для { $seat-gen } это { $shift-signed }.

churchill-tutor-final_tie = Подводят итог. { $shifted-id ->
    [yes] Ось продержалась, и счёт из-за этого уже изменён.
   *[no] Обе страны Оси капитулировали.
} Впереди с равным счётом { $points }: { $seats-and }. { $bomb-id ->
    [yes] У США есть атомная бомба.
   *[no] Атомной бомбы у США нет.
} Кто победит?
churchill-tutor-final_tie-hint1 = { $bomb-id ->
    [yes] Сначала спросите: есть ли среди равных США? Бомба у них уже есть.
   *[no] Сначала спросите: есть ли у США бомба? Нет, и первое условие отпадает.
}
churchill-tutor-final_tie-hint2 = Потом спросите: есть ли среди равных СССР и стоит ли в Германии один только Восточный фронт?
churchill-tutor-final_tie-hint3 = Если не выполнено ни то ни другое, побеждает Черчилль, даже если он не среди равных.

# Расписание очков буква за буквой и сценарии: lessons/chapter_9_4.py.

churchill-tutor-scorers = Партия кончается в этой позиции. Кто получает очки по строке «{ $title }»?
churchill-tutor-scorers-case = { $seats-n ->
    [0] Никто.
   *[other] Только { $seats-and }.
}
churchill-tutor-scorers-hint2 = Посмотрите на карту и на счётчик атомной бомбы. Держав, получающих здесь очки: { $count }.

churchill-tutor-useful_network = Вы играете за { $seat-acc }, разместить нужно одну подпольную ячейку, очков у вас пока { $points }. Сделайте так, чтобы их стало больше.
churchill-tutor-useful_network-why = Одна ячейка там, где политического контроля нет ни у кого, — это очко.
churchill-tutor-useful_network-hint1 = Вторая ячейка на том же месте ничего не приносит, и убрать чужую — тоже не очко.
churchill-tutor-useful_network-hint2 = Где у кого-то есть политический контроль, ячейки очков не приносят. Какое место совсем пусто?
churchill-tutor-useful_network-hint3 = Разместите её { $location-at }.

churchill-tutor-conferences_to_match = На счету { $rival-gen } выигранных конференций: { $count }. Сколько их нужно выиграть { $seat-dat }, чтобы очков за конференции было не меньше?
churchill-tutor-conferences_to_match-why = У { $rival-gen } за конференции ({ $count }) очков { $theirs }, у { $seat-gen } за свои ({ $mine }) — { $points }.
churchill-tutor-conferences_to_match-hint1 = Конференция стоит для всех по-разному: для США и Британии три очка, для СССР пять.
churchill-tutor-conferences_to_match-hint2 = У { $rival-gen } за конференции ({ $count }) очков { $points }. Сколько своих нужно для этого { $seat-dat }?

churchill-tutor-which_scenario = Всё только что расставлено. Для какого сценария?
churchill-tutor-which_scenario-case = «{ $scenario }».
churchill-tutor-which_scenario-why = Это сценарий «{ $scenario }»: он начинается с конференции { $number }, и война дошла как раз до этого места.
churchill-tutor-which_scenario-hint1 = В кампании все фронты начинают в своих ячейках; чем позже начинается сценарий, тем дальше они ушли.
churchill-tutor-which_scenario-hint2 = Западный фронт { $space-at }. День Д далеко впереди, совсем близко или уже позади?

churchill-tutor-conferences_left = Сценарий «{ $scenario }», идёт конференция { $number }. Сколько ещё их может быть после неё?
churchill-tutor-conferences_left-why = Любой сценарий кончается конференцией { $last }, и «{ $scenario }» тоже; сейчас идёт конференция { $number }. Раньше он кончится, только если капитулирует Ось.
churchill-tutor-conferences_left-hint1 = Начинаются сценарии в разное время, а кончаются все одной и той же конференцией.
churchill-tutor-conferences_left-hint2 = Последняя — «Терминал», десятая, и в сценарии «{ $scenario }» тоже. Сейчас идёт конференция { $number }.

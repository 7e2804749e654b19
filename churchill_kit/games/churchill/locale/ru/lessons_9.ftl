# Упражнения главы 9, подсчёт очков и конец партии: lessons/chapter_9.py. $title, $rule и $summary — из указателя правил, $what — строка счёта.

tutor-game-won = { $seat-id ->
    [us] Побеждают США.
   *[other] Побеждает { $seat }.
}

tutor-letter_points = Партия кончается в этой позиции. Сколько очков у { $seat-gen } по строке «{ $title }»?
tutor-letter_points-why = { $summary }
tutor-letter_points-hint1 = Правило такое. { $rule }
tutor-letter_points-hint2 = { $count ->
    [0] Присмотритесь: может статься, что считать нечего.
    [one] Строк здесь { $count }.
   *[other] Строк здесь { $count }.
}

tutor-power_total = Партия кончается в этой позиции. Сколько всего очков у { $seat-gen }?
tutor-power_total-why = Все строки { $seat-gen } вместе дают { $points }.
tutor-power_total-hint1 = Идите по расписанию: влияние, международные вопросы, конференции, колонии, потом фронты и бомба.
tutor-power_total-hint2 = Строк у { $seat-gen }: { $count }.
tutor-power_total-hint3 = Самая крупная строка { $seat-gen } — «{ $what }», очков за неё: { $points }.

tutor-front_step = { $front } идёт дальше { $left-from } { $space-to }. На сколько очков изменится счёт { $seat-gen }? Потеря — число со знаком минус.
tutor-front_step-why = Счёт { $seat-gen } меняется на { $amount-signed }.
tutor-front_step-hint1 = Фронт приносит очки только там, где стоит, так что важно и то, откуда он уходит. А иные строки смотрят на два фронта сразу.
tutor-front_step-hint2 = Новых строк: { $gained }. Потерянных строк: { $lost }.

tutor-change-align = Маркер политического контроля { $seat-gen } появляется { $location-at }.
tutor-change-network = { $count ->
    [1] Подпольная ячейка { $seat-gen } появляется { $location-at }.
   *[other] Вторая подпольная ячейка { $seat-gen } появляется { $location-at }.
}
tutor-change-global = Международный вопрос «{ $pawn }» решён в пользу { $seat-gen }.
tutor-change-win = Ещё одна конференция за { $seat-ins }.
tutor-change-front = { $front } продвигается { $space-to }.
tutor-best_change = Что больше всего прибавит к счёту { $seat-gen }?
tutor-best_change-why = Счёт { $seat-gen } меняется на { $amount-signed }, а при лучшем ответе — на { $best-signed }.
tutor-best_change-hint1 = Посчитайте очки до и после каждого изменения.
tutor-best_change-hint2 = Контроль заменяет очко за ячейку. Фронт приносит очки только там, где стоит. Конференция для СССР дороже.
tutor-best_change-hint3 = Лучшее изменение — { $amount-signed }.

tutor-score-line = «{ $what }» — { $points }
tutor-wrong_line = Кто-то посчитал очки { $seat-gen }, вот несколько строк. Какая неверна?
tutor-wrong_line-why = «{ $what }» — это { $points }.
tutor-wrong_line-hint1 = Сверьте каждую с расписанием победных очков.
tutor-wrong_line-hint2 = Вот одно из правил, которые здесь важны. { $rule }

tutor-cost_churchill = Ход { $seat-gen }: надо разместить подпольную ячейку. У Британии { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: сделайте на 2 меньше.
tutor-cost_churchill-why = За каждую пустую колонию у Британии 2 очка, и ваша ячейка их отнимает. Подходят: { $locations-and }.
tutor-cost_churchill-missed = За каждую колонию, где ни у кого нет влияния, у Британии 2 очка. Отнимает их только подпольная ячейка в одной из таких колоний: { $locations-and }.
tutor-cost_churchill-hint1 = Некоторые места приносят Британии очки, пока они пусты.
tutor-cost_churchill-hint2 = Посмотрите на колонии. Убрать оттуда ячейку значило бы только помочь Британии.
tutor-cost_churchill-hint3 = Разместите ячейку { $location-at }.

tutor-opening_score = { $scenario-full }, самое начало. Если бы партия кончилась сразу, сколько очков было бы у { $seat-gen }?
tutor-opening_score-hint1 = Конференций ещё никто не выигрывал. Смотрите на влияние, колонии, фронты и бомбу.

tutor-who_wins = Партия окончена: США — { $us }, Британия — { $uk }, СССР — { $ussr }. { $fallen-id ->
    [yes] Германия и Япония капитулировали обе.
   *[no] Хотя бы одна из стран Оси держится.
} Кто победил?
tutor-who_wins-hint1 = Сначала проверьте, капитулировали ли обе страны Оси, потом — велик ли отрыв первого от последнего.
tutor-who_wins-hint2 = { $fallen-id ->
    [yes] Отрыв — { $gap }. До 20 альянс ещё держится.
   *[no] Отрыв { $gap } сейчас не важен: меняется счёт у всех.
}
tutor-who_wins-hint3 = { $ending-id ->
    [alliance] Альянс устоял, и побеждает тот, у кого больше очков.
    [hegemon] У первого −5, у последнего +5, у того, кто между ними, −3; равные делят место. Сравните снова.
   *[broken] Альянс распался. Сравните счёт первого с суммой двух других: если он больше, побеждает первый, иначе — второй.
}

tutor-hegemon_points = Ось продержалась до конца. До последнего шага: США — { $us }, Британия — { $uk }, СССР — { $ussr }. С каким счётом останется { $seat-id ->
    [us] игрок США?
    [uk] игрок Британии?
   *[ussr] игрок СССР?
}
tutor-hegemon_points-why = Счёт { $seat-gen } — { $score }, и за место к нему { $shift-signed }.
tutor-hegemon_points-hint1 = Пока не капитулировали обе страны Оси, перед сравнением счёт меняется.
tutor-hegemon_points-hint2 = У первого −5, у второго −3, у последнего +5. Если у двоих поровну, оба получают то, что положено их месту, а третий — обратное.
tutor-hegemon_points-hint3 = Для { $seat-gen } это { $shift-signed }.

tutor-final_tie = Подводят итог. { $shifted-id ->
    [yes] Ось продержалась, и счёт из-за этого уже изменён.
   *[no] Обе страны Оси капитулировали.
} Впереди с равным счётом { $points }: { $seats-and }. { $bomb-id ->
    [yes] У США есть атомная бомба.
   *[no] Атомной бомбы у США нет.
} Кто победит?
tutor-final_tie-hint1 = { $bomb-id ->
    [yes] Сначала спросите: есть ли среди равных США? Бомба у них уже есть.
   *[no] Сначала спросите: есть ли у США бомба? Нет, и первое условие отпадает.
}
tutor-final_tie-hint2 = Потом спросите: есть ли среди равных СССР и стоит ли в Германии один только Восточный фронт?
tutor-final_tie-hint3 = Если не выполнено ни то ни другое, побеждает Черчилль, даже если он не среди равных.

# Расписание очков буква за буквой и сценарии: lessons/chapter_9_4.py.

tutor-scorers = Партия кончается в этой позиции. Кто получает очки по строке «{ $title }»?
tutor-scorers-case = { $seats-n ->
    [0] Никто.
   *[other] Только { $seats-and }.
}
tutor-scorers-hint2 = Посмотрите на карту и на счётчик атомной бомбы. Держав, получающих здесь очки: { $count }.

tutor-useful_network = Вы играете за { $seat-acc }, разместить нужно одну подпольную ячейку, очков у вас пока { $points }. Сделайте так, чтобы их стало больше.
tutor-useful_network-why = Одна ячейка там, где политического контроля нет ни у кого, — это очко.
tutor-useful_network-missed = Очко приносит только первая подпольная ячейка и только там, где политического контроля нет ни у кого; за убранную чужую ничего не дают{ $seat-id ->
    [uk] . А пустая колония стоит Британии 2 очка, и подпольная ячейка там их отнимает.
   *[other] .
}
tutor-useful_network-hint1 = Вторая ячейка на том же месте ничего не приносит, и убрать чужую — тоже не очко.
tutor-useful_network-hint2 = Где у кого-то есть политический контроль, ячейки очков не приносят. Какое место совсем пусто?
tutor-useful_network-hint3 = Разместите её { $location-at }.

tutor-conferences_to_match = На счету { $rival-gen } выигранных конференций: { $count }. Сколько их нужно выиграть { $seat-dat }, чтобы очков за конференции было не меньше?
tutor-conferences_to_match-why = У { $rival-gen } за конференции ({ $count }) очков { $theirs }, у { $seat-gen } за свои ({ $mine }) — { $points }.
tutor-conferences_to_match-hint1 = Конференция стоит для всех по-разному: для США и Британии три очка, для СССР пять.
tutor-conferences_to_match-hint2 = У { $rival-gen } за конференции ({ $count }) очков { $points }. Сколько своих нужно для этого { $seat-dat }?

tutor-which_scenario = Всё только что расставлено. Для какого сценария?
tutor-which_scenario-case = «{ $scenario }».
tutor-which_scenario-why = Это сценарий «{ $scenario }»: он начинается с конференции { $number }, и война дошла как раз до этого места.
tutor-which_scenario-hint1 = В кампании все фронты начинают в своих ячейках; чем позже начинается сценарий, тем дальше они ушли.
tutor-which_scenario-hint2 = Западный фронт { $space-at }. День Д далеко впереди, совсем близко или уже позади?

tutor-conferences_left = Сценарий «{ $scenario }», идёт конференция { $number }. Сколько ещё их может быть после неё?
tutor-conferences_left-why = Любой сценарий кончается конференцией { $last }, и «{ $scenario }» тоже; сейчас идёт конференция { $number }. Раньше он кончится, только если капитулирует Ось.
tutor-conferences_left-hint1 = Начинаются сценарии в разное время, а кончаются все одной и той же конференцией.
tutor-conferences_left-hint2 = Последняя — «Терминал», десятая, и в сценарии «{ $scenario }» тоже. Сейчас идёт конференция { $number }.

tutor-conferences_played = Сценарий «{ $scenario }», идёт конференция { $number }. Сколько конференций этой партии уже прошло до неё?
tutor-conferences_played-why = Сценарий «{ $scenario }» начинается с конференции { $first }, а идёт конференция { $number }: до неё { $played ->
    [one] прошла { $played } конференция
    [few] прошли { $played } конференции
   *[many] прошло { $played } конференций
}.
tutor-conferences_played-hint1 = Конференции сохраняют исторические номера, с какой бы ни начинался сценарий.
tutor-conferences_played-hint2 = Сценарий «{ $scenario }» начинается с конференции { $first }.

tutor-issue_at_start = Вы расставляете сценарий «{ $scenario }». Где место этому вопросу: { $issue }?
tutor-issue_at_start-case = { $place-id ->
    [center] В центре стола: он лежит там с самого начала.
    [out] В коробке: в этом сценарии его нет.
   *[beside] Рядом со столом, среди вопросов, которые можно выдвинуть.
}
tutor-issue_at_start-why = { $place-id ->
    [center] Сценарий «{ $scenario }» начинается накануне Дня Д: «Второй фронт» с самого начала лежит в центре стола.
    [out] Сценарий «{ $scenario }» начинается после Дня Д: «Второго фронта» в нём нет, а все остальные вопросы есть.
   *[beside] В сценарии «{ $scenario }» этот вопрос ждёт рядом со столом, пока его не выдвинут: { $issue }.
}
tutor-issue_at_start-hint1 = Сценарии расходятся только в одном вопросе: «Второй фронт».
tutor-issue_at_start-hint2 = Когда начинается сценарий «{ $scenario }»: до Дня Д, накануне или после?

tutor-front_at_start = Вы расставляете кампанию. Откуда начинает { $front }?
tutor-front_at_start-case = { $space }.
tutor-front_at_start-why = Кампания начинается на пустой карте, каждый фронт стоит в ячейке своего театра. { $front } начинает отсюда: { $space }.
tutor-front_at_start-hint1 = На карте — более поздний сценарий. А где фронты стояли в январе 1943 года?
tutor-front_at_start-hint2 = Из ячеек своих театров не вышел ещё ни один фронт, { $front } тоже.

tutor-closed_line = Тренировочный сценарий окончен, идёт подсчёт. Какая из этих строк в нём никому ничего не принесёт?
tutor-closed_line-case = { $title }.
tutor-closed_line-why = В тренировочном сценарии День Д и Центральная Италия считаются одновременными: за строку «{ $title }» очков не получит никто.
tutor-closed_line-counts = Строка «{ $title }» считается здесь так же, как в любом сценарии.
tutor-closed_line-hint1 = Когда тренировочный сценарий начинается, две высадки уже позади, и первым в них не был никто.
tutor-closed_line-hint2 = Какая строка платит за то, чтобы оказаться первым — в Нормандии или в Италии?

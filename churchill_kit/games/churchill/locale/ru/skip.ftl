# Где остановится пропуск показа: «К решению: оспаривать ли». По виду решения.
app-skip-agenda_card = карточка для повестки
app-skip-opening_issue = мой первый вопрос
app-skip-nominate_issue = мой вопрос в повестку
app-skip-advance_issue = мой ход за столом
app-skip-stop_in_center = остановить ли в центре
app-skip-debate_issue = оспаривать ли
app-skip-choose_issue = какой вопрос двигать
app-skip-discard_for_leader = мой сброс
app-skip-choose_attribute_support = мой маркер поддержки
app-skip-directed_offensive = моё приоритетное наступление
app-skip-allocate_production = моё производство
app-skip-commit_production = моё производство
app-skip-fulfil_directed = моё приоритетное наступление
app-skip-name_commander = кто главенствует на ТВД
app-skip-place_bonus = мой бонусный маркер
app-skip-global_issue = мой международный вопрос
app-skip-choose_next = чья очередь размещать
app-skip-place_network_marker = мои ячейки
app-skip-place_alignment_marker = мои маркеры контроля
app-skip-break_tie = решать ли ничью
app-skip-name_tie_winner = ничья
app-timeline-by-round = конференция
app-end-rounds = Что принесла каждая конференция

# Пропущенная страница итогов, рядом со следующим вопросом.
app-passed-meeting = Чем кончилось заседание
app-passed-war = Что принесла война

# Упражнения главы 4, ход конференции: lessons/chapter_4.py

tutor-step-place_directed_offensives = Размещают приоритетные наступления.
tutor-step-determine_conditional_issues = Решаются условные вопросы.
tutor-step-receive_production = Получают производство.
tutor-step-allocate_all_production = Распределяют производство.
tutor-step-settle_theater_leadership = Решается главенство на ТВД.
tutor-step-research_a_bomb = Исследуют атомную бомбу.
tutor-step-settle_global_issue = Решается международный вопрос.
tutor-step-clandestine_segment = Размещают подпольные ячейки.
tutor-step-political_segment = Размещают маркеры политического контроля.
tutor-step-place_european_reserves = Размещают резервы Оси.
tutor-step-advance_fronts = Фронты пытаются продвинуться.
tutor-step-post_mortem = Конференцию закрывают.

tutor-which_first = Что из этого раньше всего следует за заседанием?
tutor-which_first-why = В порядке действий после заседания это номер { $place }.
tutor-which_first-hint1 = Сначала принимают решения, потом идёт военная фаза, в конце конференцию закрывают.
tutor-which_first-hint2 = Решения: приоритетные наступления, условные вопросы, производство, его распределение, главенство, бомба, международный вопрос. Война: ячейки, контроль, резервы Оси, фронты.

tutor-wrong_order = Кто-то рассказывает, что за чем идёт после заседания. Какое предложение неверно?
tutor-wrong_order-before = Сначала { $first-id ->
    [place_directed_offensives] приоритетные наступления
    [determine_conditional_issues] условные вопросы
    [receive_production] получение производства
    [allocate_all_production] распределение производства
    [settle_theater_leadership] главенство на ТВД
    [research_a_bomb] исследование бомбы
    [settle_global_issue] международный вопрос
    [clandestine_segment] подпольные ячейки
    [political_segment] политический контроль
    [place_european_reserves] резервы Оси
    [advance_fronts] продвижение фронтов
   *[post_mortem] конец конференции
}, потом { $second-id ->
    [place_directed_offensives] приоритетные наступления.
    [determine_conditional_issues] условные вопросы.
    [receive_production] получение производства.
    [allocate_all_production] распределение производства.
    [settle_theater_leadership] главенство на ТВД.
    [research_a_bomb] исследование бомбы.
    [settle_global_issue] международный вопрос.
    [clandestine_segment] подпольные ячейки.
    [political_segment] политический контроль.
    [place_european_reserves] резервы Оси.
    [advance_fronts] продвижение фронтов.
   *[post_mortem] конец конференции.
}
tutor-wrong_order-why = В порядке действий после заседания одно — номер { $first }, другое — номер { $second }.

tutor-turn-of = Очередь { $seat-gen }.

tutor-issues_on_table = Карточка конференции открыта, вопросов на столе: { $count }. Сколько их будет, когда сегмент повестки закончится?
tutor-issues_on_table-why = { $count ->
    [0] Победитель открывает повестку одним вопросом, потом каждый выбирает по два: всего семь.
   *[other] Победитель открывает повестку одним вопросом, потом каждый выбирает по два: семь, и ещё { $count } по карточке конференции.
}
tutor-issues_on_table-hint1 = Посчитайте, что уже лежит. Победитель повестки добавит один вопрос.
tutor-issues_on_table-hint2 = После вопроса победителя все три державы выбирают по два.

tutor-opens_meeting = { tutor-laid } Чей первый ход в заседании?
tutor-opens_meeting-why = Повестка за { $seat-ins }, поэтому заседание начинается слева: { $left }.
tutor-opens_meeting-hint1 = Выясните, кто выиграет повестку. Британская карточка считается на 1 больше.
tutor-opens_meeting-hint2 = Повестка за { $seat-ins }. Начинает сосед слева: США, Британия, СССР и снова по кругу.

tutor-decides_first = Пусть заседание кончится и вопросы останутся там, где лежат. Кто первым тратит производство?
tutor-decides_first-why = Выиграно вопросов: США — { $us }, Британия — { $uk }, СССР — { $ussr }. Конференция за { $seat-ins }, поэтому каждая операция начинается слева: { $left }.
tutor-decides_first-hint1 = Посчитайте вопросы на каждом счётчике. Центр не считается никому.
tutor-decides_first-hint2 = Конференция за { $seat-ins }. Каждая операция начинается слева от победителя.

tutor-first_to_place = Ячеек получено на этой конференции: США — { $us }, Британия — { $uk }, СССР — { $ussr }. Если военная фаза так и начнётся, чьё слово первое?
tutor-first_to_place-us_decides = Кто будет первым, решают США.
tutor-first_to_place-why = Ещё по одной каждому за секретную службу: США — { $us }, Британия — { $uk }, СССР — { $ussr }. У кого больше, тот и первый, а при равенстве решают США.
tutor-first_to_place-hint1 = Каждой державе положена ячейка за секретную службу. Потом сравните.
tutor-first_to_place-hint2 = Первым размещает тот, у кого больше. При ничьей в дело вступает «Арсенал демократии».

tutor-asked_first = Пусть заседание кончится и вопросы останутся там, где лежат. Это ничья. Что будет сначала?
tutor-asked_first-leader = Спросят руководителя { $seat-gen }, вмешается ли он.
tutor-asked_first-us = Спрашивать некого: ничья в пользу США.
tutor-asked_first-names = Спрашивать некого: победителя назовут США.
tutor-asked_first-why = { $active-id ->
    [none] Активных руководителей нет. { $inside-id ->
        [yes] США в ничьей участвуют и выигрывают её.
       *[no] США в ничьей не участвуют и называют победителя.
    }
   *[other] Ничья: { $seats-and }. Активных руководителей спрашивают, начиная со Сталина и дальше налево, даже вне ничьей; здесь порядок такой: { $active }.
}
tutor-asked_first-hint1 = Кто из руководителей ещё активен? Спросить можно только их.
tutor-asked_first-hint2 = Ничья: { $seats-and }. Но спрашивают и тех, кто в ней не участвует.
tutor-asked_first-hint3 = Порядок такой: Сталин, американский президент, Черчилль. Если активных нет, США выигрывают свою ничью, а в чужой называют победителя.

tutor-use_of_leader = Ничья за конференцию: { $seats-and }. Спрашивают руководителя { $seat-gen }. Какой ответ разрешён?
tutor-use_of_leader-hint1 = Кто сам участвует в ничьей, тот другим не судья.
tutor-use_of_leader-hint2 = Разрешить эту ничью руководитель { $seat-gen } может только в свою пользу, или же он не вмешивается.

tutor-misuse_of_leader = Ничья за конференцию: { $seats-and }. Спрашивают руководителя { $seat-gen }. Какой ответ против правил?
tutor-misuse_of_leader-hint1 = Сначала посмотрите, участвует ли в ничьей тот, кого спрашивают.
tutor-misuse_of_leader-hint2 = Руководитель { $seat-gen } в ничьей не участвует: можно не вмешиваться или выбрать одного из равных, а это { $seats-and }.

tutor-take_the_tie = Ничья за конференцию: { $seats-and }. Вы играете за { $seat-acc }: сделайте так, чтобы победа досталась { $winner-dat }.
tutor-take_the_tie-hint1 = Если не вмешаться, решат другие.
tutor-take_the_tie-hint2 = Используйте руководителя, это { $leader }, и разрешите ничью в пользу { $winner-gen }.

tutor-agenda_tie = { tutor-laid } С британским бонусом это ничья. Что будет сначала?

tutor-settle_the_agenda = Ничья за повестку: { $seats-and }. Вы играете за { $seat-acc }: сделайте так, чтобы повестка досталась { $winner-dat }.

tutor-price_of_the_agenda = { $broke-id ->
    [yes] В повестке вышла ничья, и разрешил её { $leader }. Теперь заседание, ход { $seat-gen }. Какой из этих ходов против правил?
   *[no] В повестке вышла ничья. Карточка { $seat-gen } — { $card }, а { $leader } в ничью не вмешался. Теперь заседание, ход { $seat-gen }. Какой из этих ходов против правил?
}
tutor-price_of_the_agenda-hint1 = Что потрачено в сегменте повестки, того на заседании уже нет. Что это было?
tutor-price_of_the_agenda-hint2 = { $broke-id ->
    [yes] Разрешая ничью, карточку штаба не сбрасывают, но руководитель использован: { $leader } теперь неактивен.
   *[no] { $leader } не использован и активен. Зато { $card } уже не на руке.
}

# Упражнения главы 6.8, политика, главенство и бомба: lessons/chapter_6_8.py.

churchill-tutor-leadership_markers = Вопрос главенства в Европе выигран { $europe-ins }, на Тихом океане — { $pacific-ins }. Главенство в Европе за { $europe_command-ins }, на Тихом океане за { $pacific_command-ins }. Сколько всего бонусных маркеров у { $seat-gen }?
churchill-tutor-leadership_markers-why = Всего бонусных маркеров у { $seat-gen }: { $amount }.
churchill-tutor-leadership_markers-hint1 = Главенствовать на театре и выиграть вопрос главенства — разные вещи. Бонус дают за то и за другое.
churchill-tutor-leadership_markers-hint2 = Один маркер за каждый театр, где держава главенствует, два — за каждый выигранный вопрос главенства.
churchill-tutor-leadership_markers-hint3 = За оба выигранных вопроса — ещё два маркера.

churchill-tutor-bonus_marker = Главенство { $theater-at } за { $seat-ins }: пора разместить бонусный маркер. Где это можно сделать?
churchill-tutor-bonus_marker-hint1 = Бонус за главенство остаётся на своём театре.
churchill-tutor-bonus_marker-hint2 = Что из этого { $theater-at } и есть ли там место ещё для одного маркера?

churchill-tutor-research_roll = Вопрос «Исследование атомной бомбы» выигран { $seat-ins }. { $amount ->
    [0] Производства в него никто не вложил ({ $power }: 0).
    [one] Вложен { $amount } маркер производства { $power-gen }.
    [few] Вложено { $amount } маркера производства { $power-gen }.
   *[many] Вложено { $amount } маркеров производства { $power-gen }.
} На кубике { $roll }. Что будет на счётчике атомной бомбы?
churchill-tutor-research_roll-moved = { $case-id ->
    [both] Продвинутся обе пешки, американская и советская.
    [us] Американская пешка продвинется, советская останется на месте.
    [ussr] Советская пешка продвинется, американская останется на месте.
   *[no] Обе пешки останутся на месте.
}
churchill-tutor-research_roll-why = Результат броска — { $total }, американской пешке нужно 4. { $seat-id ->
    [ussr] Вопрос выигран СССР, поэтому агентурная сеть продвигается в любом случае.
   *[other] Вопрос выигран { $seat-ins }, поэтому советская агентурная сеть стоит на месте.
}
churchill-tutor-research_roll-hint1 = На кубике { $roll }, за маркеры { $power-gen } прибавляется { $amount }. Победитель вопроса ({ $seat }) тоже важен, но не для этого числа.
churchill-tutor-research_roll-hint2 = Если всего 4 или больше, американская пешка продвигается, кто бы ни выиграл вопрос.
churchill-tutor-research_roll-hint3 = Советская агентурная сеть продвигается, если вопрос выигран СССР; бросок для этого не нужен.

churchill-tutor-illegal_global = Международный вопрос выигран { $seat-ins }. Какой из этих споров решить в свою пользу нельзя?
churchill-tutor-illegal_global-hint1 = Каждый спор — между двумя руководителями из трёх.
churchill-tutor-illegal_global-hint2 = В одном из трёх не участвует { $leader }.

churchill-tutor-pol_mil_gain = Маркер производства { $seat-gen } потрачен на то, чтобы активировать «{ $issue }». Что это даст в военной фазе?
churchill-tutor-pol_mil_gain-got = Маркеры политического контроля: { $alignments }; подпольные ячейки: { $networks }.
churchill-tutor-pol_mil_gain-why = «{ $issue }»: первое число — маркеры политического контроля, { $alignments }, второе — подпольные ячейки, { $networks }.
churchill-tutor-pol_mil_gain-hint1 = Посмотрите на два числа в названии: «{ $issue }».
churchill-tutor-pol_mil_gain-hint2 = Первое — политический контроль, второе — подпольные ячейки. Ячейка секретной службы появится позже, в военной фазе.

churchill-tutor-named_commander = Вопрос главенства { $theater-at } выигран { $holder-ins }. До сих пор главенство было за { $before-ins }, теперь оно за { $power-ins }. Сколько бонусных маркеров { $theater-at } у { $seat-gen }?
churchill-tutor-named_commander-why = Главенство { $theater-at } перешло раньше, чем размещают бонусы, и теперь оно за { $power-ins }; вопрос же выигран { $holder-ins }. Отсюда маркеров у { $seat-gen }: { $amount }.
churchill-tutor-named_commander-hint1 = За кем главенство теперь? Не за { $before-ins } по привычке, а за { $power-ins }: так решил победитель ({ $holder }).
churchill-tutor-named_commander-hint2 = Один маркер — за главенство ({ $power }), два — за выигранный вопрос ({ $holder }). У { $seat-gen } может быть и то и другое, что-то одно или ничего.

churchill-tutor-bomb_odds = Исследование атомной бомбы выиграно. Вложено производства: США — { $us }, Британия — { $uk }, СССР — { $ussr }. { $card-id ->
    [yes] Карточка конференции прибавляет к броску один.
   *[no] Карточка конференции броска не касается.
} Сколько граней кубика из шести продвинут американскую пешку?
churchill-tutor-bomb_odds-why = Хватит броска { $least } и больше. Подходящих граней: { $amount }.
churchill-tutor-bomb_odds-hint1 = К броску прибавляется { $added }. Чьи это маркеры, неважно.
churchill-tutor-bomb_odds-hint2 = Нужна сумма 4 или больше. Проверьте каждую грань, начиная с единицы.

churchill-tutor-two_markers_for_peace = Вы играете за { $seat-acc }, осталось два маркера производства, и тратить их на войну вы не хотите. Активировать военно-политических вопросов: { $active }. Вложить маркеров в бомбу: { $research }.
churchill-tutor-two_markers_for_peace-why = Готово. Активировано военно-политических вопросов: { $active }; к броску на исследование прибавится { $research }.
churchill-tutor-two_markers_for_peace-hint1 = Маркер активирует один ваш военно-политический вопрос или прибавляет один к броску на исследование, кто бы его ни выиграл.
churchill-tutor-two_markers_for_peace-hint2 = Фронтам не достанется ничего. Активировать: { $active }; на исследование: { $research }.

churchill-tutor-who_may_align = Международный вопрос выигран { $seat-ins }, и пешка спора «{ $pawn }» сдвинута в пользу победителя. Кто после этого может размещать { $location-at } политический контроль, если там есть своя ячейка?
churchill-tutor-who_may_align-they = { $seats-n ->
    [0] Никто
    [3] Все
   *[other] Только { $seats-and }
}
churchill-tutor-who_may_align-why = { $question-id ->
    [churchill_roosevelt] { $side-id ->
        [us] Самоопределение: колонии открыты для всех.
        [uk] Колониализм: колонии открыты только для Британии.
       *[neutral] Пока спор о колониях не решён, контроль в них не размещает никто.
    }
   *[churchill_stalin] { $side-id ->
        [uk] Свободная Европа: все страны открыты для всех.
        [ussr] Сферы влияния: западные страны закрыты для СССР, восточные — для остальных, а что не входит ни в одну сферу, открыто.
       *[neutral] Пока спор о Европе не решён, вдоль западного и восточного треков контроль не размещает никто; остальных мест это не касается.
    }
} Значит, здесь ({ $location }) контроль могут размещать: { $seats-n ->
    [0] никто
   *[other] { $seats-and }
}.
churchill-tutor-who_may_align-hint1 = Какой из трёх споров касается этого места ({ $location })? Это «{ $question }», и сдвинута могла быть другая пешка.
churchill-tutor-who_may_align-hint2 = Где теперь пешка спора «{ $question }»? { $side-id ->
    [neutral] Она ещё не сдвинута.
   *[other] На стороне { $side-gen }.
}

churchill-tutor-spy_ring = Вопрос «Исследование атомной бомбы» выигран { $holder-ins }. На счётчике атомной бомбы американская пешка стоит здесь: { $us }, советская агентурная сеть — здесь: { $space }. На кубике, если его бросают, { $roll }. Где окажется агентурная сеть?
churchill-tutor-spy_ring-space = { $space }.
churchill-tutor-spy_ring-why = { $holder-id ->
    [ussr] Вопрос выигран СССР, поэтому агентурная сеть проходит одно деление, если оно ещё есть (была здесь: { $space }); кубик ({ $roll }) касается только американской пешки.
   *[other] Вопрос выигран { $holder-ins }: красть нечего, что бы ни выпало ({ $roll }), и агентурная сеть остаётся на месте ({ $space }).
}
churchill-tutor-spy_ring-hint1 = Агентурная сеть продвигается, только если вопрос выиграл СССР, на одно деление и без броска. Она может и обогнать США.
churchill-tutor-spy_ring-hint2 = Вопрос выигран { $holder-ins }. Агентурная сеть стояла здесь: { $space }; кубик ({ $roll }) её не касается.

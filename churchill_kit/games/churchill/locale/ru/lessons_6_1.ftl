# Упражнения главы 6.1, производство: lessons/chapter_6_1.py.

churchill-tutor-illegal_directed = Приоритетное наступление выиграно и ждёт размещения, решение за { $seat-ins }. Вот четыре предложения, и одно из них нарушает правило. Какое?
churchill-tutor-illegal_directed-hint1 = Какие приоритетные наступления есть у { $seat-gen }? Чей на них флаг, пока не важно.
churchill-tutor-illegal_directed-hint2 = Годится любой фронт, чей бы он ни был, лишь бы впереди было деление. Арктический ТВД — не фронт.

churchill-tutor-directed_payment = Решение { $seat-gen }: направить «{ $issue }» { $front-to }. Впереди — { $space }, маркеров поддержки ВМФ в ячейке театра { $naval }, а нужно { $needed }. Платить двумя маркерами производства придётся { $owner-dat }. Что получит за них фронт?
churchill-tutor-directed_payment-got = Поддержка ВМФ: { $naval }, обеспечение наступления: { $offensive }.
churchill-tutor-directed_payment-why = { $needed ->
    [0] Впереди суша ({ $space }): оба маркера { $owner-gen } идут на обеспечение наступления.
   *[other] Для высадки { $space-to } маркеров поддержки ВМФ нужно { $needed }, у { $front-gen } есть { $naval }. Сначала восполняют недостачу, и только остаток двух маркеров { $owner-gen } идёт на обеспечение наступления.
}
churchill-tutor-directed_payment-hint1 = { $needed ->
    [0] Впереди море или суша ({ $space })? Высаживаться { $front-dat } не нужно, значит, поможет другое. Выбора у { $owner-gen } нет.
   *[other] Путь { $space-to } лежит по морю, маркеров поддержки ВМФ { $front-dat } нужно { $needed }. Выбора у { $owner-gen } нет.
}
churchill-tutor-directed_payment-hint2 = Нужно { $needed }, есть { $naval }. Сначала поддержка ВМФ, пока её не хватит; остаток из двух — обеспечение наступления.

churchill-tutor-production = Сколько маркеров производства достанется { $seat-dat }? Кто что выиграл: производство США 1 — { $us_production_1 }; производство США 2 — { $us_production_2 }; производство Британии — { $uk_production }; стратегические материалы — { $materials }. Поддержка ВМФ в ячейке арктического театра: { $arctic }.
churchill-tutor-production-hint1 = Начните с базового производства: { $amount }.
churchill-tutor-production-hint2 = Хозяин, выигравший вопрос производства, сохраняет своё; чужой победитель отнимает у него один маркер.
churchill-tutor-production-hint3 = Стратегические материалы дают один маркер победителю, а из центра стола — по одному всем. Арктические конвои при трёх и более маркерах поддержки ВМФ дают один маркер только СССР. Что из этого касается { $seat-gen }?

churchill-tutor-one_marker = Ход { $seat-gen }: нужно потратить маркер производства. На что его можно потратить?
churchill-tutor-one_marker-hint1 = В ячейку театра помещается пять маркеров поддержки ВМФ.
churchill-tutor-one_marker-hint2 = Есть ли у фронта деление впереди и воюет ли ещё его противник?
churchill-tutor-one_marker-hint3 = Военно-политический вопрос активирует тот, кто его выиграл: смотрите на вопросы { $seat-gen }. В атомную бомбу вкладываются, только если вопрос кем-то выигран.

churchill-tutor-ready_to_land = Вы играете за { $seat-acc }, осталось два маркера производства. { $front } готовит высадку { $space-to }: маркеров поддержки ВМФ нужно { $needed }, есть { $naval }. Подготовьте её так, чтобы сила фронта стала { $strength }.
churchill-tutor-ready_to_land-why = Для высадки { $space-to } маркеров поддержки ВМФ теперь хватает: { $needed } (было { $naval }), и сила фронта — { $strength }.
churchill-tutor-ready_to_land-hint1 = Хватает ли поддержки ВМФ? Для высадки { $space-to } маркеров нужно { $needed }, есть { $naval }.
churchill-tutor-ready_to_land-hint2 = Каждый маркер обеспечения наступления прибавляет к силе два; поддержка ВМФ не прибавляет ничего, но без неё не высадиться.
churchill-tutor-ready_to_land-hint3 = Добавьте поддержку ВМФ: { $naval } и обеспечение наступления: { $offensive }.

churchill-tutor-left_to_allocate = { $count ->
    [one] Приоритетное наступление под флагом { $seat-gen } досталось { $holder-dat } и направлено сюда: { $fronts-and }.
   *[other] Приоритетные наступления под флагом { $seat-gen } ({ $count }) достались { $holder-dat } и направлены сюда: { $fronts-and }.
} Производство { $seat-gen } составит { $amount }. Сколько маркеров останется распределить как угодно?
churchill-tutor-left_to_allocate-why = Сначала — приоритетные наступления, по два маркера ({ $fronts-and }). У { $seat-gen } было маркеров { $amount }, остаётся { $left }.
churchill-tutor-left_to_allocate-hint1 = Кто платит? Решает флаг на вопросе — флаг { $seat-gen }.
churchill-tutor-left_to_allocate-hint2 = У { $seat-gen } сначала { $amount }; пока приоритетные наступления не оплачены, ничего нельзя распределить как угодно.
churchill-tutor-left_to_allocate-hint3 = На каждое уходит два маркера.

churchill-tutor-conditional_issue = Заседание окончено. Вопрос «{ $issue }» лежит { $holder-id ->
    [none] в центре стола
   *[other] на счётчике { $holder-gen }
}. Что с ним будет?
churchill-tutor-conditional_issue-fate = { $case-id ->
    [effect] Он вступает в силу, хотя никем не выигран.
    [won] Он засчитан победителю, и больше сейчас ничего не происходит.
   *[lost] Он никем не выигран и не действует.
}
churchill-tutor-conditional_issue-why = { $case-id ->
    [effect] «{ $issue }» — условный вопрос: чтобы вступить в силу, он должен остаться в центре стола.
    [won] Вопрос «{ $issue }» засчитан { $holder-dat }. { $issue-id ->
        [second_front] Второй фронт открывается только из центра стола.
        [ussr_declares_war] Война объявляется только из центра стола.
       *[other] Что он даёт, решится в его операции сегмента принятия решений.
    }
   *[lost] «{ $issue }» — не условный вопрос: что осталось в центре, не досталось никому.
}
churchill-tutor-conditional_issue-hint1 = «{ $issue }» — из тех вопросов, которым нужно остаться в центре?
churchill-tutor-conditional_issue-hint2 = Таких два: второй фронт и объявление СССР войны Японии. Остальные что-то значат только у того, кто их выиграл.

churchill-tutor-contested_production = Вопрос «{ $issue }» остался { $holder-id ->
    [none] в центре стола
   *[other] на счётчике { $holder-gen }
}. Что это меняет в производстве?
churchill-tutor-contested_production-taken = { $taker-id ->
    [none] Ничего: у { $owner-gen } остаётся всё, что было.
   *[other] Один маркер переходит от { $owner-gen } к { $taker-dat }.
}
churchill-tutor-contested_production-why = { $holder-id ->
    [none] Вопрос «{ $issue }» не выигран никем, поэтому у { $owner-gen } ничего не отнимают.
   *[other] Вопрос «{ $issue }» — о производстве { $owner-gen }, а победитель — { $holder }. Отнять маркер может только чужой победитель; свой вопрос выигрывают, чтобы защититься.
}
churchill-tutor-contested_production-hint1 = О чьём производстве вопрос «{ $issue }»? Это производство { $owner-gen }.
churchill-tutor-contested_production-hint2 = Чужой победитель отнимает у { $owner-gen } один маркер. Чужой ли он здесь?

churchill-tutor-card_first = { $told } На что можно потратить первый маркер?
churchill-tutor-card_first-hint1 = Указание карточки исполняется раньше всего остального.
churchill-tutor-card_first-hint2 = Какие из этих мест названы на карточке?

churchill-tutor-card_ships = { $told } В ячейке театра уже лежит маркеров: { $naval }. Что получит { $front }?
churchill-tutor-card_ships-why = В ячейке театра оставалось мест: { $room }, ведь больше пяти маркеров в ней не бывает. Чему не хватило места, становится обеспечением наступления, и его получает { $front }.
churchill-tutor-card_ships-hint1 = Маркеров поддержки ВМФ в ячейке { $naval }, предписано { $amount }. Сколько поместится?
churchill-tutor-card_ships-hint2 = Ячейку заполняют пять маркеров. Остальное всё равно тратят на этот фронт — на обеспечение наступления.

churchill-tutor-decision_order = Заседание окончено; посмотрите на стол конференции. В каком порядке державы теперь распорядятся тем, что выиграли?
churchill-tutor-decision_order-case = { $first }, потом { $second }, потом { $third }.
churchill-tutor-decision_order-why = Конференция выиграна { $seat-ins }: начинает сосед слева ({ $first }), дальше по часовой стрелке. Победитель ходит последним и уже знает, что сделали другие.
churchill-tutor-decision_order-hint1 = Кто выиграл больше всего вопросов? Это и есть победитель конференции.
churchill-tutor-decision_order-hint2 = Победитель — { $seat }. Начинает следующий по часовой стрелке, сосед победителя слева.

churchill-tutor-far_east_gate = Впереди у Дальневосточного фронта — { $space }, его сила — { $strength }; на кубике, если его бросают, { $roll }. Объявление СССР войны Японии { $holder-id ->
    [none] осталось в центре стола.
   *[other] выиграно { $holder-ins }.
} Что из этого выйдет, когда конференция закончится?
churchill-tutor-far_east_gate-case = { $case-id ->
    [in] Фронт в Маньчжурии, а вопрос вышел из игры.
    [back] Фронт попытается, но не продвинется; вопрос можно будет выбрать снова.
    [barred] Пытаться фронту нельзя; вопрос можно будет выбрать снова.
   *[free] Фронт продвинется без всякого согласия; вопрос можно будет выбрать снова.
}
churchill-tutor-far_east_gate-hint1 = Впереди — { $space }. Согласие нужно только для Маньчжурии, и тогда вопрос должен остаться в центре.
churchill-tutor-far_east_gate-hint2 = Можно ли пытаться и не больше ли силы число на кубике? Вопрос выходит из игры, только когда фронт вошёл в Маньчжурию; согласие действует одну конференцию.

churchill-tutor-production_report = Три державы сообщают, сколько производства получили, и одна ошибается. Кто что выиграл: производство США 1 — { $us_production_1 }; производство США 2 — { $us_production_2 }; производство Британии — { $uk_production }. Поддержка ВМФ в ячейке арктического театра: { $arctic }. Какое сообщение неверно?
churchill-tutor-production_report-hint1 = Базовое производство на каждой конференции одно и то же: у США шесть, у Британии четыре, у СССР три.
churchill-tutor-production_report-hint2 = Кто выиграл чужой вопрос производства, отнимает у хозяина один маркер; свой вопрос выигрывают только для защиты.
churchill-tutor-production_report-hint3 = Если в ячейке арктического театра есть три маркера поддержки ВМФ, СССР получает ещё один.

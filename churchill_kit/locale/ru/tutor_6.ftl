# Упражнения главы 6, принятие решений: tutor/churchill/chapter_6.py.

churchill-tutor-illegal_directed = Приоритетное наступление выиграно и ждёт размещения, решение за { $seat-ins }. Вот четыре предложения, и одно из них нарушает правило. Какое?
churchill-tutor-illegal_directed-hint1 = Какие приоритетные наступления выиграны { $seat-ins }? Чей на них флаг, пока не важно.
churchill-tutor-illegal_directed-hint2 = Годится любой фронт, чей бы он ни был, лишь бы впереди было деление. Арктический ТВД — не фронт.

churchill-tutor-directed_payment = Решение { $seat-gen }: направить { $front-to } «{ $issue }». Впереди — { $space }, поддержки ВМФ в ячейке театра { $naval }, а нужно { $needed }. Платить двумя маркерами производства придётся { $owner-dat }. Что получит за них фронт?
churchill-tutor-directed_payment-got = Поддержка ВМФ: { $naval }, обеспечение наступления: { $offensive }.
churchill-tutor-directed_payment-why = { $needed ->
    [0] Впереди суша ({ $space }): оба маркера { $owner-gen } идут на обеспечение наступления.
   *[other] Для высадки { $space-to } нужно { $needed } поддержки ВМФ, у { $front-gen } есть { $naval }. Сначала восполняют недостачу, и только остаток двух маркеров { $owner-gen } идёт на обеспечение наступления.
}
churchill-tutor-directed_payment-hint1 = { $needed ->
    [0] Впереди море или суша ({ $space })? Высаживаться { $front-dat } не нужно, значит, поможет другое. Выбора у { $owner-gen } нет.
   *[other] Путь { $space-to } лежит по морю, { $front-dat } нужно { $needed } поддержки ВМФ. Выбора у { $owner-gen } нет.
}
churchill-tutor-directed_payment-hint2 = Нужно { $needed }, есть { $naval }. Сначала поддержка ВМФ, пока её не хватит; остаток из двух — обеспечение наступления.

churchill-tutor-production = Сколько маркеров производства достанется { $seat-dat }? Кто что выиграл: производство США 1 — { $us_production_1 }; производство США 2 — { $us_production_2 }; производство Британии — { $uk_production }; стратегические материалы — { $materials }. Поддержка ВМФ в арктической ячейке: { $arctic }.
churchill-tutor-production-hint1 = Начните с базового производства: { $amount }.
churchill-tutor-production-hint2 = Хозяин, выигравший вопрос производства, сохраняет своё; чужой победитель отнимает у него один маркер.
churchill-tutor-production-hint3 = Стратегические материалы дают один маркер победителю, а из центра стола — по одному всем. Арктические конвои при трёх и более маркерах поддержки ВМФ дают один маркер только СССР. Что из этого касается { $seat-gen }?

churchill-tutor-one_marker = Ход { $seat-gen }: нужно потратить маркер производства. На что его можно потратить?
churchill-tutor-one_marker-hint1 = В ячейку театра помещается пять маркеров поддержки ВМФ.
churchill-tutor-one_marker-hint2 = Есть ли у фронта деление впереди и воюет ли ещё его противник?
churchill-tutor-one_marker-hint3 = Военно-политический вопрос активирует тот, кто его выиграл: смотрите на вопросы { $seat-gen }. В атомную бомбу вкладываются, только если вопрос кем-то выигран.

churchill-tutor-ready_to_land = Вы играете за { $seat-acc }, осталось два маркера производства. { $front } готовит высадку { $space-to }: поддержки ВМФ нужно { $needed }, есть { $naval }. Подготовьте её так, чтобы сила фронта стала { $strength }.
churchill-tutor-ready_to_land-why = У { $front-gen } есть { $needed } поддержки ВМФ для высадки { $space-to } (было { $naval }), и его сила — { $strength }.
churchill-tutor-ready_to_land-hint1 = Хватает ли поддержки ВМФ? Для высадки { $space-to } { $front-dat } нужно { $needed }, есть { $naval }.
churchill-tutor-ready_to_land-hint2 = Каждый маркер обеспечения наступления прибавляет к силе два; поддержка ВМФ не прибавляет ничего, но без неё не высадиться.
churchill-tutor-ready_to_land-hint3 = Добавьте поддержку ВМФ: { $naval } и обеспечение наступления: { $offensive }.

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
} На кубике { $roll }. Что будет на треке атомной бомбы?
churchill-tutor-research_roll-moved = { $case-id ->
    [both] Продвинутся обе пешки, американская и советская.
    [us] Американская пешка продвинется, советская останется на месте.
    [ussr] Советская пешка продвинется, американская останется на месте.
   *[no] Обе пешки останутся на месте.
}
churchill-tutor-research_roll-why = Результат броска — { $total }, американской пешке нужно 4. { $seat-id ->
    [ussr] Вопрос выигран СССР, поэтому агентурная сеть продвигается в любом случае.
   *[other] Вопрос выигран { $seat-ins }, поэтому красть советской агентуре нечего.
}
churchill-tutor-research_roll-hint1 = На кубике { $roll }, за маркеры { $power-gen } прибавляется { $amount }. Победитель вопроса ({ $seat }) тоже важен, но не для этого числа.
churchill-tutor-research_roll-hint2 = Если всего 4 или больше, американская пешка продвигается, кто бы ни выиграл вопрос.
churchill-tutor-research_roll-hint3 = Советская агентура продвигается, если вопрос выигран СССР; бросок для этого не нужен.

churchill-tutor-illegal_global = Международный вопрос выигран { $seat-ins }. Какой из этих споров решить в свою пользу нельзя?
churchill-tutor-illegal_global-hint1 = Каждый спор — между двумя руководителями из трёх.
churchill-tutor-illegal_global-hint2 = В одном из трёх не участвует { $leader }.

churchill-tutor-left_to_allocate = Скоро будут размещены приоритетные наступления под флагом { $seat-gen } (решает победитель вопроса — { $holder }). Куда: { $fronts-and }. Производство { $seat-gen } составит { $amount }. Сколько маркеров останется распределить как угодно?
churchill-tutor-left_to_allocate-why = Сначала — приоритетные наступления, по два маркера ({ $fronts-and }). У { $seat-gen } было маркеров { $amount }, остаётся { $left }.
churchill-tutor-left_to_allocate-hint1 = Кто платит? Решает флаг на вопросе — флаг { $seat-gen }.
churchill-tutor-left_to_allocate-hint2 = У { $seat-gen } сначала { $amount }; пока приоритетные наступления не оплачены, ничего нельзя распределить как угодно.
churchill-tutor-left_to_allocate-hint3 = На каждое уходит два маркера.

churchill-tutor-pol_mil_gain = Маркер производства { $seat-gen } потрачен на то, чтобы активировать «{ $issue }». Что это даст в военной фазе?
churchill-tutor-pol_mil_gain-got = Маркеры политического контроля: { $alignments }; подпольные ячейки: { $networks }.
churchill-tutor-pol_mil_gain-why = «{ $issue }»: первое число — маркеры политического контроля, { $alignments }, второе — подпольные ячейки, { $networks }.
churchill-tutor-pol_mil_gain-hint1 = Посмотрите на два числа в названии: «{ $issue }».
churchill-tutor-pol_mil_gain-hint2 = Первое — политический контроль, второе — подпольные ячейки. Ячейка секретной службы появится позже, в военной фазе.

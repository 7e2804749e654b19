# Упражнения главы 7.1, ячейки и политический контроль: lessons/chapter_7_1.py.

churchill-tutor-network_move = Очередь { $seat-gen } размещать подпольные ячейки. Что из этого разрешено?
churchill-tutor-network_move-hint1 = В одном месте помещаются две подпольные ячейки, и все они принадлежат одной державе.
churchill-tutor-network_move-hint2 = Там, где есть чужая ячейка, её можно только убрать.
churchill-tutor-network_move-hint3 = Норвегия и Финляндия закрыты, пока в ячейке арктического театра нет трёх маркеров поддержки ВМФ.

churchill-tutor-take_over = Вы играете за { $seat-acc }, и разместить нужно две подпольные ячейки. Добейтесь, чтобы ваша ячейка была { $location-at }, где сейчас ячейка { $rival-gen }.
churchill-tutor-take_over-why = Первая ячейка убрала ячейку { $rival-gen }, вторая теперь { $location-at }.
churchill-tutor-take_over-hint1 = Ячейки двух держав никогда не лежат в одном месте.
churchill-tutor-take_over-hint2 = Одной ячейкой уберите ячейку { $rival-gen } { $location-at }, а потом разместите вторую.

churchill-tutor-illegal_alignment = Очередь { $seat-gen } размещать маркеры политического контроля. Вот четыре предложения, и одно из них нарушает правило. Какое?
churchill-tutor-illegal_alignment-hint1 = Где есть ячейки { $seat-gen }? Без подпольной ячейки нет и политического контроля.
churchill-tutor-illegal_alignment-hint2 = Посмотрите на международные вопросы: они закрывают часть мест, и из-за них дороже убирать чужое.
churchill-tutor-illegal_alignment-hint3 = Нет ли там уже маркера? Открыта ли Арктика — есть ли в её ячейке три маркера поддержки ВМФ?

churchill-tutor-removal_price = Намерение { $seat-gen } — убрать { $location-at } маркер политического контроля { $rival-gen }. Спор «Рузвельт — Сталин»: { $side-id ->
    [us] ООН, в пользу { $side-gen }.
    [ussr] коммунистические кадры, в пользу { $side-gen }.
   *[neutral] пока { $side }.
} Сколько маркеров для этого нужно?
churchill-tutor-removal_price-hint1 = Один маркер убирает один, если спор «Рузвельт — Сталин» не говорит другого.
churchill-tutor-removal_price-hint2 = { $side-id ->
    [us] ООН, спор решён в пользу { $side-gen }: чтобы убрать любой маркер, нужно два.
    [ussr] Коммунистические кадры, спор решён в пользу { $side-gen }: два за советский маркер в колонии или в советской сфере, один за любой другой.
   *[neutral] Здесь пока { $side }: ничего не подорожало.
}

churchill-tutor-behind_the_front = { $front } продвигается { $left-from } { $space-to }. Какая подпольная ячейка потеряна?
churchill-tutor-behind_the_front-lost = Одна ячейка { $location-at }.
churchill-tutor-behind_the_front-wrong = { $case-id ->
    [side] { $front } идёт { $left-from } { $space-to } и оставляет это за линией фронта, но ячейка { $location-at } — из того же лагеря.
    [next] { $front } пришёл { $left-from } { $space-to }: пока он не двинется дальше, ячейка { $location-at } цела.
   *[far] { $front } идёт { $left-from } { $space-to }, и { $location-at } от этого ничего не меняется.
}
churchill-tutor-behind_the_front-hint1 = Страны оказываются за линией фронта, когда фронт уходит с их деления: { $left }.
churchill-tutor-behind_the_front-hint2 = { $front } — фронт { $of-gen }. Ячейку теряет чужой лагерь; США и Британия — один лагерь.

churchill-tutor-who_begins = Державы получили на военную фазу подпольные ячейки: США — { $us }, Британия — { $uk }, СССР — { $ussr }. Кто размещает первым?
churchill-tutor-who_begins-case = { $case-id ->
    [us] США.
    [uk] Британия.
    [ussr] СССР.
   *[choice] Как решат США.
}
churchill-tutor-who_begins-why = Вместе с той ячейкой, которую получает каждый, у США их { $us }, у Британии { $uk }, у СССР { $ussr }. Начинает тот, у кого больше, а среди равных выбирают США.
churchill-tutor-who_begins-hint1 = Ещё по одной ячейке получают все, так что порядок от этого не меняется.
churchill-tutor-who_begins-hint2 = У США { $us }, у Британии { $uk }, у СССР { $ussr }. Не делят ли двое первое место?

churchill-tutor-what_lies_there = У { $rival-gen } { $location-at } политический контроль и подпольные ячейки ({ $count }). Сюда направлены ячейки { $seat-gen } ({ $spent }). Что останется на этом месте?
churchill-tutor-what_lies_there-case = { $owner-id ->
    [none] Ячеек нет
   *[other] { $count ->
        [one] { $count } ячейка { $owner-gen }
       *[other] { $count } ячейки { $owner-gen }
    }
}, { $side-id ->
    [none] маркера контроля нет.
   *[other] контроль { $side-gen }.
}
churchill-tutor-what_lies_there-why = Ячейка убирает ячейку, одна за одну. Политический контроль { $rival-gen } { $location-at } остаётся, чьи бы ячейки там теперь ни были: убрать его может только маркер контроля.
churchill-tutor-what_lies_there-hint1 = Сначала, одна за одну, уходят все чужие ячейки; то, что останется из своих, размещается.
churchill-tutor-what_lies_there-hint2 = Нужны ли маркеру { $rival-gen } собственные ячейки, когда он уже лежит?

churchill-tutor-turn_a_country = Вы играете за { $seat-acc }, маркеров политического контроля у вас { $amount }. Замените маркер { $rival-gen } { $location-at } своим.
churchill-tutor-turn_a_country-why = { $cost ->
    [one] Один маркер убрал маркер { $rival-gen }
   *[other] Маркеров ушло { $cost }, чтобы убрать маркер { $rival-gen }
}, а последний теперь лежит { $location-at }.
churchill-tutor-turn_a_country-hint1 = Маркер контроля на одном месте только один, и лишних у вас нет.
churchill-tutor-turn_a_country-hint2 = Сначала уберите маркер { $rival-gen } { $location-at } (цена: { $cost }), потом кладите свой.

churchill-tutor-arctic_convoys = Поддержка ВМФ в ячейке арктического театра: { $ships }. «{ $issue }»: { $holder-id ->
    [center] вопрос остался в центре.
   *[other] вопрос на счётчике { $holder-gen }.
} Сколько маркеров производства получит СССР?
churchill-tutor-arctic_convoys-hint1 = Базовое производство всегда одно и то же; прибавить к нему могут конвои и стратегические материалы.
churchill-tutor-arctic_convoys-hint2 = Три маркера поддержки ВМФ в Арктике дают СССР ещё один маркер производства; здесь поддержка ВМФ — { $ships }. «{ $issue }» приносят по маркеру { $holder-id ->
    [center] всем: вопрос остался в центре.
   *[other] только победителю: { $holder }.
}

churchill-tutor-colonies_open = Спор «Черчилль — Рузвельт»: { $side-id ->
    [us] самоопределение, в пользу { $side-gen }.
    [uk] колониализм, в пользу { $side-gen }.
   *[neutral] ещё не решён.
} Европа открыта для всех. Во скольких местах на карте из тех, где есть ячейка { $seat-gen }, можно разместить маркер политического контроля?
churchill-tutor-colonies_open-why = { $side-id ->
    [us] Самоопределение: колонии открыты для всех.
    [uk] Колониализм: колонии открыты только для Британии.
   *[neutral] Пока спор не решён, контроль в колониях не размещает никто.
} Открыто мест для { $seat-gen }: { $count }.
churchill-tutor-colonies_open-hint1 = Спор касается только колоний: это Сиам, Голландская Ост-Индия, Вьетнам, Лаос/Камбоджа и Малайя. Остальные места — страны.
churchill-tutor-colonies_open-hint2 = { $side-id ->
    [us] Спор решён в пользу { $side-gen }: колонии открыты для всех, значит, и для { $seat-gen }.
    [uk] Спор решён в пользу { $side-gen }: колонии открыты только для победителя. Сейчас ход { $seat-gen }.
   *[neutral] Пока спор не решён, колонии закрыты для всех, значит, и для { $seat-gen }.
}

churchill-tutor-markers_lost = Маркеров политического контроля у { $seat-gen }: { $amount }. Международные вопросы ничему не мешают. Размещено будет всё, что можно; сколько маркеров пропадёт?
churchill-tutor-markers_lost-why = Маркеров у { $seat-gen } было { $amount }, пропадает { $lost }: каждому нужно отдельное место, где есть ячейка { $seat-gen } и ещё нет маркера контроля.
churchill-tutor-markers_lost-hint1 = Маркер кладут туда, где есть своя ячейка, и на одном месте он только один. Нет ли его там уже? Есть ли там ячейка?
churchill-tutor-markers_lost-hint2 = Из { $amount } разместить можно столько: { $count }.

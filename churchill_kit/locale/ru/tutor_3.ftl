# Упражнения главы 3, основные понятия: tutor/churchill/chapter_3.py. $print — текст карточки, целое предложение.

churchill-tutor-through_the_center = Вопрос «{ $issue }» лежит { $start-at }. { $seat-id ->
    [us] США продвигают
    [uk] Британия продвигает
   *[ussr] СССР продвигает
} его (карточка — { $card }, значение { $value }), и оспорить некому. На каком делении нового счётчика он окажется?
churchill-tutor-through_the_center-why = { $far ->
    [one] Один шаг — со счётчика { $rival-gen } до центра;
    [few] { $far } шага — со счётчика { $rival-gen } до центра;
   *[many] { $far } шагов — со счётчика { $rival-gen } до центра;
} остаток — дальше, к другому креслу.
churchill-tutor-through_the_center-hint1 = Путь лежит через центр стола, это деление 0.
churchill-tutor-through_the_center-hint2 = { $value ->
    [one] Всего { $value } шаг,
    [few] Всего { $value } шага,
   *[many] Всего { $value } шагов,
} { $far ->
    [one] из них { $far } уйдёт на путь до центра.
   *[other] из них { $far } уйдут на путь до центра.
}

churchill-tutor-next_space = { $front } стоит { $at-at }, бросок удачный. Куда он пойдёт?
churchill-tutor-next_space-in = Новое деление: { $space }.
churchill-tutor-next_space-why = Фронт пытается войти на ближайшее деление своего трека. Где он стоит: { $at }. Что дальше: { $space }.
churchill-tutor-next_space-hint1 = Найдите на карте трек этого фронта и его маркер.
churchill-tutor-next_space-hint2 = Он идёт на одно деление, прочь от начала трека. Начало: { $box }.

churchill-tutor-roll_of_a_leader = Использован { $leader }. На его карточке: «{ $print }» На кубиках { $first } и { $second }. Что из этого выйдет?
churchill-tutor-roll_of_a_leader-well = Ничего.
churchill-tutor-roll_of_a_leader-unfit = Следующую конференцию он пропустит.
churchill-tutor-roll_of_a_leader-replaced = Он умирает, и его сменяет преемник.
churchill-tutor-roll_of_a_leader-paranoia = Его собственный штаб до конца конференции слабее.
churchill-tutor-roll_of_a_leader-hint1 = Сложите числа на кубиках и посмотрите, говорит ли карточка о такой сумме.
churchill-tutor-roll_of_a_leader-hint2 = Она случается при { $limit } и меньше. Выпало { $total }.

churchill-tutor-misused_leader = Ход { $seat-gen }, руководитель — { $leader }. Какой из этих ходов против правил?
churchill-tutor-misused_leader-hint1 = Взгляните на стол: { $leader } ещё активен?
churchill-tutor-misused_leader-hint2 = Активный руководитель продвигает любой вопрос на столе, неактивный — никакого.

churchill-tutor-send_the_leader = Вы играете за { $seat-acc }. Вопрос «{ $issue }» лежит { $start-at }. Приведите его на деление { $space } своего счётчика и оставьте на руке карточку «{ $card }».
churchill-tutor-send_the_leader-why = { $leader }: значение { $value }. До центра шагов { $far }, дальше — до деления { $space }. Сброшенная за него карточка потрачена.
churchill-tutor-send_the_leader-hint1 = Шагов нужно { $n }. Ни одна карточка на руке так далеко не ходит.
churchill-tutor-send_the_leader-hint2 = { $leader } идёт на { $value }. Но за него сбрасывают карточку штаба.
churchill-tutor-send_the_leader-hint3 = Продвиньте вопрос руководителем и сбросьте карточку «{ $card }».

churchill-tutor-strongest = Вы играете за { $seat-acc }. Какая карточка сильнее всех на вопросе «{ $issue }»?
churchill-tutor-strongest-worth = { $card } на вопросе «{ $issue }» считается как { $value }.
churchill-tutor-strongest-hint1 = Прочтите тексты карточек: на этом вопросе какие-то сильнее, какие-то слабее.
churchill-tutor-strongest-hint2 = По одному значению это была бы карточка «{ $card }».

churchill-tutor-characteristic = { $mover-id ->
    [us] США продвигают
    [uk] Британия продвигает
   *[ussr] СССР продвигает
} «{ $issue }», а { $seat-id ->
    [us] США оспаривают
    [uk] Британия оспаривает
   *[ussr] СССР оспаривает
} (карточка — { $card }, значение { $value }). Текст: «{ $print }» Чему равна карточка?
churchill-tutor-characteristic-why = { $seat-id ->
    [ussr] При оспаривании советская карточка штаба на 1 больше: это «Нет».
    [uk] { $card } ничего не получает от Имперского штаба: он для повестки.
   *[us] { $card } ничего не получает от «Арсенала демократии»: он для ничьих.
}
churchill-tutor-characteristic-hint1 = Говорится ли в тексте о вопросе «{ $issue }» и об оспаривании?
churchill-tutor-characteristic-hint2 = { $seat-id ->
    [ussr] Не забудьте «Нет».
   *[other] При оспаривании действует характеристика только одной державы, и это не она.
}

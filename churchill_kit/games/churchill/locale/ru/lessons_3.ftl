# Упражнения главы 3, основные понятия: lessons/chapter_3.py. $print — текст карточки, целое предложение.

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
churchill-tutor-strongest-hint2 = { $case ->
    [same] Тексты остальных карточек не помогают им сравняться с карточкой «{ $card }».
   *[other] По одному значению это была бы карточка «{ $card }». Но у другой есть подходящий текст.
}

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

churchill-tutor-way_to_trinity = На счётчике атомной бомбы американская пешка — { $us-at }, советская — { $ussr-at }. Сколько ещё раз исследование должно удаться, чтобы у США появилась бомба?
churchill-tutor-way_to_trinity-why = Каждый успех двигает пешку США на одно деление. Где она сейчас: { $us }. Что впереди, до { $trinity } включительно:
churchill-tutor-way_to_trinity-hint1 = Найдите на карте счётчик атомной бомбы. Советская пешка показывает, сколько украдено; американской бомбы она не строит.
churchill-tutor-way_to_trinity-hint2 = Один успех — одно деление. Следующее: { $space }. Бомба готова на последнем: { $trinity }.

churchill-tutor-arctic_marker = У { $seat-gen } есть маркер производства, который можно потратить по своему выбору. Какая трата против правил?
churchill-tutor-arctic_marker-hint1 = Смотрите, что предлагают для Арктики. Что туда вообще можно поместить?
churchill-tutor-arctic_marker-hint2 = Через Арктику никто не наступает: туда идёт только поддержка ВМФ, всего не больше { $most }. Сейчас её { $n }.

churchill-tutor-northern_countries = Поддержка ВМФ в ячейке арктического театра: { $n }. Подпольную ячейку размещает { $seat-id ->
    [us] игрок США.
    [uk] игрок Британии.
   *[ussr] игрок СССР.
} Где её можно разместить?
churchill-tutor-northern_countries-hint1 = Норвегия и Финляндия относятся к Арктике: пока поддержки ВМФ там меньше { $n }, в них ничего не размещают.
churchill-tutor-northern_countries-hint2 = { $open-id ->
    [yes] Путь на север открыт. В остальных местах посмотрите, чьи там ячейки и сколько их.
   *[no] Путь на север закрыт. Ищите место, где никто не мешает.
}

churchill-tutor-who_commands = Маркеры главенства на карте: в Европе — { $europe }, на Тихом океане — { $pacific }. Вопрос главенства { $theater-at } — за { $holder-ins }, и оно отдано { $power-dat }; вопрос главенства { $idle-at } так и лежит в центре. Какие маркеры на карте теперь?
churchill-tutor-who_commands-markers = Европа — { $europe }, Тихий океан — { $pacific }.
churchill-tutor-who_commands-why = Победитель вопроса отдал главенство { $theater-at } { $power-dat }. Другой вопрос не выигран никем, поэтому { $idle-at } остаётся прежний маркер: { $kept }.
churchill-tutor-who_commands-hint1 = Разберите ТВД по одному. Кто выиграл вопрос и кому отдал главенство?
churchill-tutor-who_commands-hint2 = Прежним остаётся маркер { $idle-at }: { $kept }. И выиграть вопрос ещё не значит главенствовать: важно, кому отдали главенство.

churchill-tutor-change-heap = Стороной «{ $side }» — { $high }, стороной «1» — { $ones }.
churchill-tutor-change_for_support = { $front }: на ближайшем делении лежит обеспечение наступления. Маркеров стороной «{ $side }» — { $high }, стороной «1» — { $ones }. Производство { $seat-gen } прибавляет ещё { $amount }. Какие маркеры могут лежать там после этого?
churchill-tutor-change_for_support-why = Было { $n }, прибавилось { $amount }, всего { $total }. Подойдут любые маркеры с такой суммой: это как размен монет.
churchill-tutor-change_for_support-hint1 = Маркеры разменные: важна их сумма, а не число.
churchill-tutor-change_for_support-hint2 = В сумме было { $n }. Прибавьте { $amount }, а потом сложите маркеры в каждом ответе.

churchill-tutor-room_in_the_box = Маркеры поддержки ВМФ { $box-box_at }: стороной «{ $side }» — { $high }, стороной «1» — { $ones }. Сколько ещё поддержки ВМФ туда поместится?
churchill-tutor-room_in_the_box-why = В сумме там { $n }, а помещается { $most }. Считают не маркеры, а сумму.
churchill-tutor-room_in_the_box-hint1 = Маркер стороной «{ $side }» — это { $side }. Сложите всё, что лежит.
churchill-tutor-room_in_the_box-hint2 = Сейчас { $n }. Больше { $most } в одной ячейке не бывает.

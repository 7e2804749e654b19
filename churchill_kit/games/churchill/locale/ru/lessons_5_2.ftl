# Упражнения главы 5.2, заседание: lessons/chapter_5_2.py. $print — текст карточки, целое предложение.

churchill-tutor-place = Вопрос окажется { $to-at }.

churchill-tutor-advance_value = Ход { $seat-gen }, «{ $issue }» продвигает { $card }: значение { $value }, текст: «{ $print }» Чему карточка равна здесь?
churchill-tutor-advance_value-hint1 = Начните с напечатанного значения.
churchill-tutor-advance_value-hint2 = Говорится ли в тексте про «{ $issue }»?
churchill-tutor-advance_value-hint3 = { $value } и всё, что подходит из текста, к добру или к худу. Отказаться ни от чего нельзя.

churchill-tutor-debate_value = { $roll-id ->
    [none] Карточка { $seat-gen } оспаривает «{ $issue }»: { $card }, значение { $value }, текст: «{ $print }» Чему она равна здесь?
   *[given] Начальник штаба { $seat-gen } оспаривает «{ $issue }»: { $card }, на кубике { $roll }. Текст: «{ $print }» Чему карточка равна здесь?
}
churchill-tutor-debate_value-hint1 = { $roll-id ->
    [none] Начните с напечатанного значения.
   *[given] Начните с кубика: { $roll }.
}
churchill-tutor-debate_value-hint2 = Говорится ли в тексте про «{ $issue }»?
churchill-tutor-debate_value-hint3 = { $seat-id ->
    [ussr] «Нет»! При оспаривании советская карточка штаба всегда считается на 1 больше.
   *[other] За само оспаривание бонус получает только СССР.
}

churchill-tutor-landing = Вопрос «{ $issue }» лежит { $start-at }. Ход { $seat-gen }: { $card }, значение { $value }, текст: «{ $print }» Никто не оспаривает. Где он окажется?
churchill-tutor-landing-why = { $value ->
    [one] { $value } шаг
    [few] { $value } шага
   *[many] { $value } шагов
} к своему креслу: вопрос окажется { $to-at }.
churchill-tutor-landing-attribute = Значение на карточке — ещё не всё. Со свойством она здесь равна { $value }.
churchill-tutor-landing-restart = Вопрос не начинает заново: путь продолжается { $start-from }.
churchill-tutor-landing-center = Остановиться в центре может только условный вопрос. Этот идёт до конца: { $value ->
    [one] { $value } шаг.
    [few] { $value } шага.
   *[many] { $value } шагов.
}
churchill-tutor-landing-count = Пересчитайте: { $value ->
    [one] { $value } шаг,
    [few] { $value } шага,
   *[many] { $value } шагов,
} и считать их надо { $start-from }.
churchill-tutor-landing-hint1 = Сначала выясните, чему карточка равна на этом вопросе.
churchill-tutor-landing-hint2 = Она равна { $value }.
churchill-tutor-landing-hint3 = Идите оттуда, где лежит вопрос, к креслу того, кто его продвигает. По дороге с чужого счётчика центр — такое же деление, как другие.

churchill-tutor-debated_capture = Вопрос «{ $issue }» лежит { $start-at }. Ход { $seat-gen }: { $card }, всего { $value } — хватает до кресла. Оспаривание { $debater-gen }: { $against }, значение { $answer }, текст: «{ $print }» Где окажется вопрос?
churchill-tutor-debated_capture-why = { $value } против { $answer }. Вопрос движется на разницу оттуда, где лежал, и окажется { $to-at }.
churchill-tutor-debated_capture-nyet = «Нет»! При оспаривании советская карточка штаба считается на 1 больше. Выходит { $value } против { $answer }.
churchill-tutor-debated_capture-chair = Вопрос не ходит в кресло и обратно. Он ждёт { $start-at }, пока сравнивают { $value } и { $answer }.
churchill-tutor-debated_capture-captured = Не так быстро: сначала оспаривание, а { $value } минус { $answer } — слишком мало.
churchill-tutor-debated_capture-ignored = Продвижение не пропало: { $value } стоит против { $answer }.
churchill-tutor-debated_capture-stays = Он остался бы { $start-at } при равных значениях, а они { $value } и { $answer }.
churchill-tutor-debated_capture-hint1 = Если оспаривают решение вопроса, ничто не движется, пока не сравнили два значения.
churchill-tutor-debated_capture-hint2 = { $against } здесь считается как { $answer }.
churchill-tutor-debated_capture-hint3 = Двигайте вопрос на разницу в сторону того, чьё значение больше.

churchill-tutor-stop_in_the_center = На руке у { $seat-gen } { $card }, значение { $value }. При каком из этих ходов вопрос можно остановить в центре стола?
churchill-tutor-stop_in_the_center-why = { $case-id ->
    [yes] «{ $issue }» — условный вопрос, и путь его лежит через центр: там его можно остановить.
    [side] «{ $issue }» — условный вопрос, но путь его через центр не лежит.
   *[kind] «{ $issue }» — не условный вопрос: карточка играется на полное значение.
}
churchill-tutor-stop_in_the_center-hint1 = Останавливаться там могут только условные вопросы: второй фронт и объявление СССР войны Японии.
churchill-tutor-stop_in_the_center-hint2 = И только по пути с чужого счётчика.

churchill-tutor-who_may_debate = { $by-id ->
    [leader] Вопрос «{ $issue }» продвинул сам руководитель: { $leader }.
   *[staff] Вопрос «{ $issue }» продвинут карточкой штаба { $mover-gen }.
} Вы отвечаете за { $seat-acc }. Какой ответ разрешён?
churchill-tutor-who_may_debate-hint1 = Кто говорил до вас: руководитель или штаб?
churchill-tutor-who_may_debate-hint2 = { $by-id ->
    [leader] Руководителя оспаривает только руководитель.
   *[staff] Посмотрите на карточки на руке, на их свойства и на то, активен ли руководитель { $seat-gen }.
}

churchill-tutor-illegal_turn = Ход { $seat-gen }. Вот четыре предложения, и одно из них нарушает правило. Какое?
churchill-tutor-illegal_turn-hint1 = Есть ли карточка на руке? Лежит ли вопрос на столе?
churchill-tutor-illegal_turn-hint2 = Вопрос в кресле решён, и его больше никто не двигает.
churchill-tutor-illegal_turn-hint3 = Руководитель выступает раз за конференцию, а пас надо заслужить оспариванием.

churchill-tutor-capture_now = Вы играете за { $seat-acc }, и карточек больше ни у кого нет. Решите вопрос этим ходом.
churchill-tutor-capture_now-why = { $card } доводит «{ $issue }» до кресла { $seat-gen }.
churchill-tutor-capture_now-hint1 = Кресло — седьмое деление от центра.
churchill-tutor-capture_now-hint2 = Какой вопрос близко и на какой карточке о нём говорится?
churchill-tutor-capture_now-hint3 = Присмотритесь: «{ $issue }».

churchill-tutor-win_with_the_last_card = Вы играете за { $seat-acc }, и последняя карточка заседания у вас: { $card }, значение { $value }. Активных руководителей нет. Выиграйте ею конференцию!
churchill-tutor-win_with_the_last_card-why = Всё решает «{ $issue }» { $start-from }: США — { $us }, Британия — { $uk }, СССР — { $ussr }.
churchill-tutor-win_with_the_last_card-hint1 = Сейчас на счётчиках: США — { $us }, Британия — { $uk }, СССР — { $ussr }.
churchill-tutor-win_with_the_last_card-hint2 = { $seat-id ->
    [us] Хватит и ничьей: активных руководителей нет, и «Арсенал демократии» за вас.
   *[other] Вопрос, прошедший через центр, считается дважды: у них на один меньше, у вас на один больше.
}
churchill-tutor-win_with_the_last_card-hint3 = Присмотритесь: «{ $issue }».

churchill-tutor-conference_winner = Последняя карточка заседания. Ход { $seat-gen }: { $card } продвигает «{ $issue }» { $start-from }, всего { $value }. Руководители ещё активны. Кто выиграет конференцию?
churchill-tutor-conference_winner-wins = Конференция за { $seat-ins }.
churchill-tutor-conference_winner-tied = Ничья, её может решить руководитель.
churchill-tutor-conference_winner-why = Выиграно вопросов: США — { $us }, Британия — { $uk }, СССР — { $ussr }.
churchill-tutor-conference_winner-hint1 = Сначала подвиньте вопрос: { $value }.
churchill-tutor-conference_winner-hint2 = Теперь считайте. На счётчике все деления равны, а центр не засчитывают никому.
churchill-tutor-conference_winner-hint3 = Если наибольшее число встречается дважды, это ничья.

churchill-tutor-passed_over = Карточек на руке: США — { $us }, Британия — { $uk }, СССР — { $ussr }. Сейчас продвигает вопрос { $seat-id ->
    [us] игрок США,
    [uk] игрок Британии,
   *[ussr] игрок СССР,
} и никто не оспаривает. Чей ход потом?
churchill-tutor-passed_over-end = Ничей: заседание окончено.
churchill-tutor-passed_over-why = Ход переходит налево: после { $seat-gen } — { $left }, и дальше по кругу. У кого карточек нет, того пропускают, а когда их нет ни у кого, заседание кончается.
churchill-tutor-passed_over-hint1 = Ходят налево: США, Британия, СССР и снова по кругу. Но для хода нужна карточка.
churchill-tutor-passed_over-hint2 = После этого хода карточек останется: США — { $us }, Британия — { $uk }, СССР — { $ussr }.

churchill-tutor-turns_in_a_row = Карточек на руке: США — { $us }, Британия — { $uk }, СССР — { $ussr }. Ход { $seat-gen }. Активных руководителей нет, и пусть никто больше не оспаривает. Сколько ходов подряд достанется в конце { $last-dat }?
churchill-tutor-turns_in_a_row-why = { $n ->
    [0] К первому ходу { $last-gen } у других карточек уже нет, и дальше ходы идут подряд.
    [one] Пока карточки есть и у других, у { $last-gen } уходит { $n } карточка, а остальные играются подряд.
    [few] Пока карточки есть и у других, у { $last-gen } уходят { $n } карточки, а остальные играются подряд.
   *[many] Пока карточки есть и у других, у { $last-gen } уходит { $n } карточек, а остальные играются подряд.
}
churchill-tutor-turns_in_a_row-hint1 = Обойдите стол карточка за карточкой. Первый ход — { $seat-gen }, слева — { $left }. За каждый ход уходит карточка.
churchill-tutor-turns_in_a_row-hint2 = Остановитесь, когда карточки останутся только у { $last-gen }. Теперь они играются подряд, ход за ходом.

churchill-tutor-chief_odds = Ход { $seat-gen }, сейчас будет сыгран начальник штаба, { $card }, а у других карточек больше нет. Текст: «{ $print }» Вопрос «{ $issue }» лежит { $start-at }. При скольких из шести граней кубика вопрос будет решён?
churchill-tutor-chief_odds-why = До кресла { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}, { $added ->
    [0] свойство не помогает
   *[other] свойство прибавляет { $added }
}: на кубике нужно не меньше { $least }.
churchill-tutor-chief_odds-hint1 = { $n ->
    [one] До кресла { $n } шаг.
    [few] До кресла { $n } шага.
   *[many] До кресла { $n } шагов.
}
churchill-tutor-chief_odds-hint2 = Его значение — бросок кубика, { $added ->
    [0] об этом вопросе в тексте ничего нет.
   *[other] и свойство прибавляет на этом вопросе { $added }.
} Посчитайте грани, которых хватит.

churchill-tutor-chief_captures = Вы играете за { $seat-acc }. Сыгран ваш начальник штаба, { $card }, на кубике { $roll }. Оспорить некому. Выберите вопрос так, чтобы он был решён.
churchill-tutor-chief_captures-why = Вопросу «{ $issue }» до кресла оставалось { $n ->
    [one] { $n } шаг.
    [few] { $n } шага.
   *[many] { $n } шагов.
} Начальника штаба сначала играют и бросают за него кубик, а вопрос выбирают, когда значение известно.
churchill-tutor-chief_captures-hint1 = Его значение — бросок кубика. Какой вопрос настолько близко к вашему креслу, седьмому делению?
churchill-tutor-chief_captures-hint2 = Когда на кубике { $roll }, вопрос должен лежать на делении { $space } вашего счётчика или дальше.

churchill-tutor-leader_alone = { $leader }, значение { $value }, продвигает вопрос «{ $issue }», который лежит { $start-at }. За него сброшена карточка — { $card }, значение { $printed }. Оспорить некому. Где окажется вопрос?
churchill-tutor-leader_alone-why = { $leader } идёт на своё значение, а { $card } — только плата. Вопрос окажется { $to-at }.
churchill-tutor-leader_alone-added = Сброшенная карточка ({ $card }) ничего не прибавляет: { $leader } выступает не вместе с ней, а вместо неё.
churchill-tutor-leader_alone-card = Эту карточку не играют, её сбрасывают ({ $card }). Важно значение руководителя: { $leader }.
churchill-tutor-leader_alone-less = И вычитать ничего не надо: { $card } — это плата, а { $leader } идёт на полное значение.
churchill-tutor-leader_alone-count = Пересчитайте: сначала до центра, потом по счётчику самого руководителя.
churchill-tutor-leader_alone-hint1 = Ни значение, ни свойство сброшенной карточки не действуют.
churchill-tutor-leader_alone-hint2 = { $leader }: шагов { $n }, через центр к своему креслу.

churchill-tutor-under_a_ban = На карточке конференции: «{ $print }» { $answer-id ->
    [yes] { $mover } сам продвинул «{ $issue }», вы отвечаете за { $seat-acc }. Какой ответ разрешён?
   *[no] Ход { $seat-gen }. Какой из этих ходов разрешён?
}
churchill-tutor-under_a_ban-hint1 = Карточка говорит о продвижении. Оспаривать — это другое.
churchill-tutor-under_a_ban-hint2 = { $answer-id ->
    [yes] Руководителю отвечает только руководитель, а { $leader } ещё активен: оспаривать можно, и решать ничью тоже.
   *[no] { $leader } продвигать не может, а штаб может. Есть ли карточка на руке?
}

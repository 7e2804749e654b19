# Упражнения главы 5.2, заседание: tutor/churchill/chapter_5_2.py. $print — текст карточки, целое предложение.

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

churchill-tutor-landing = «{ $issue }» лежит { $start-at }. Ход { $seat-gen }: { $card }, значение { $value }, текст: «{ $print }» Никто не оспаривает. Где окажется вопрос?
churchill-tutor-landing-why = { $value ->
    [one] { $value } шаг
    [few] { $value } шага
   *[many] { $value } шагов
} к своему креслу: вопрос окажется { $to-at }.
churchill-tutor-landing-attribute = Значение на карточке — ещё не всё. Со свойством она здесь равна { $value }.
churchill-tutor-landing-restart = Вопрос не начинает заново: путь продолжается оттуда, где он лежит, — { $start-at }.
churchill-tutor-landing-center = Остановиться в центре может только условный вопрос. Этот идёт до конца: { $value ->
    [one] { $value } шаг.
    [few] { $value } шага.
   *[many] { $value } шагов.
}
churchill-tutor-landing-count = Пересчитайте: { $value ->
    [one] { $value } шаг,
    [few] { $value } шага,
   *[many] { $value } шагов,
} начиная с места, где вопрос лежит: { $start-at }.
churchill-tutor-landing-hint1 = Сначала выясните, чему карточка равна на этом вопросе.
churchill-tutor-landing-hint2 = Она равна { $value }.
churchill-tutor-landing-hint3 = Идите оттуда, где лежит вопрос, к креслу того, кто его продвигает. По дороге с чужого счётчика центр — такое же деление, как другие.

churchill-tutor-debated_capture = «{ $issue }» лежит { $start-at }. Ход { $seat-gen }: { $card }, всего { $value } — хватает до кресла. Оспаривание { $debater-gen }: { $against }, значение { $answer }, текст: «{ $print }» Где окажется вопрос?
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
    [yes] «{ $issue }» — условный вопрос и проходит через центр: там его можно остановить.
    [side] «{ $issue }» — условный вопрос, но через центр на этом пути не проходит.
   *[kind] «{ $issue }» — не условный вопрос: карточка играется на полное значение.
}
churchill-tutor-stop_in_the_center-hint1 = Останавливаться там могут только условные вопросы: второй фронт и объявление СССР войны Японии.
churchill-tutor-stop_in_the_center-hint2 = И только по пути с чужого счётчика.

churchill-tutor-who_may_debate = { $by-id ->
    [leader] «{ $issue }» продвинул сам руководитель: { $leader }.
   *[staff] «{ $issue }» продвинут карточкой штаба { $mover-gen }.
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

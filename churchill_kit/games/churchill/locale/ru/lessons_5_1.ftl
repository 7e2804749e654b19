# Упражнения главы 5.1, повестка: lessons/chapter_5_1.py. $print — текст карточки, целое предложение.

churchill-tutor-laid = Выложены: США — { $us } ({ $us_value }), Британия — { $uk } ({ $uk_value }), СССР — { $ussr } ({ $ussr_value }).
churchill-tutor-agenda-wins = Повестка за { $seat-ins }.
churchill-tutor-agenda-tied = Это ничья.
churchill-tutor-agenda-values = Карточки считаются так: США — { $us }, Британия — { $uk }, СССР — { $ussr }.
churchill-tutor-agenda-forgot = Так выходит по значениям на карточках. Но британская считается на 1 больше: США — { $us }, Британия — { $uk }, СССР — { $ussr }.

churchill-tutor-agenda_winner = { churchill-tutor-laid } Кто выиграет повестку?
churchill-tutor-agenda_winner-hint1 = В повестке свойства не действуют. Сравните значения.
churchill-tutor-agenda_winner-hint2 = У одной из трёх держав карточка считается на 1 больше.
churchill-tutor-agenda_winner-hint3 = У Британии: её карточка считается как { $value }.

churchill-tutor-agenda_value = { $roll-id ->
    [none] Карточка { $seat-gen } на повестку: { $card }, значение { $value }, текст: «{ $print }» Чему она равна?
   *[given] Карточка { $seat-gen } на повестку — начальник штаба, { $card }; на кубике { $roll }. Текст: «{ $print }» Чему она равна?
}
churchill-tutor-agenda_value-why = { $seat-id ->
    [uk] { $card }: само значение и ещё 1 за Имперский штаб. Свойство — для заседания.
    [ussr] { $card }: само значение, и больше ничего. Свойство — для заседания, «Нет» тоже.
   *[us] { $card }: само значение, и больше ничего. Свойство — для заседания.
}
churchill-tutor-agenda_value-hint1 = О свойстве забудьте: в повестке важно только значение.
churchill-tutor-agenda_value-hint2 = { $seat-id ->
    [uk] Имперский штаб прибавляет 1 к британской карточке, даже к кубику.
   *[other] Бонус здесь бывает только у британской карточки, а эта не британская.
}

churchill-tutor-agenda_arsenal = { churchill-tutor-laid } Активных руководителей нет, вмешаться некому. Чем кончится?
churchill-tutor-agenda_arsenal-us_decides = Победителя назовут США.
churchill-tutor-agenda_arsenal-why = { $seats-0-id ->
    [us] Ничья: { $seats-and }. США в ней участвуют, и «Арсенал демократии» отдаёт её США.
   *[other] Ничья: { $seats-and }. США в ней не участвуют, поэтому выбирают из двоих.
}
churchill-tutor-agenda_arsenal-hint1 = Выясните, у кого ничья. И не забудьте Имперский штаб.
churchill-tutor-agenda_arsenal-hint2 = Поровну: { $seats-and }. Что на это скажет «Арсенал демократии»?

churchill-tutor-opening_space = { churchill-tutor-laid } На каком делении счётчика победителя начнёт первый вопрос?
churchill-tutor-opening_space-why = США — { $us }, Британия — { $uk }, СССР — { $ussr }: наибольшее минус наименьшее.
churchill-tutor-opening_space-hint1 = Посчитайте каждую карточку. У Британии на 1 больше.
churchill-tutor-opening_space-hint2 = Деление — это наибольшее значение минус наименьшее. Среднее не важно.
churchill-tutor-opening_space-hint3 = Повестка за { $seat-ins }. Каков отрыв от наименьшего?

churchill-tutor-legal_nomination = Очередь { $seat-gen } поднимать вопрос, на столе уже { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[many] { $count } вопросов
}. Что можно выбрать?
churchill-tutor-legal_nomination-hint1 = Поднять можно только вопрос, который ещё не на столе и не вне игры.
churchill-tutor-legal_nomination-hint2 = Что уже на столе, второй раз не поднять, а «{ $issue }» здесь вне игры.

churchill-tutor-agenda_account = { churchill-tutor-laid } Кто-то рассказывает, что было дальше. В каком предложении ошибка?
churchill-tutor-agenda_account-counts = { $card } считается как { $value }.
churchill-tutor-agenda_account-starts = Первый вопрос начнёт на делении { $space } счётчика победителя.
churchill-tutor-agenda_account-next = Затем два вопроса первым выбирает { $seat-id ->
    [us] игрок США.
    [uk] игрок Британии.
   *[ussr] игрок СССР.
}
churchill-tutor-agenda_account-order = Повестка за { $seat-ins }, поэтому первые два вопроса выбирают слева: { $left }.
churchill-tutor-agenda_account-hint1 = Проверяйте по очереди: значение, победитель, деление, порядок.
churchill-tutor-agenda_account-hint2 = Британии +1. Деление — наибольшее минус наименьшее. Выбирать начинают слева от победителя.
churchill-tutor-agenda_account-hint3 = Карточки считаются так: США — { $us }, Британия — { $uk }, СССР — { $ussr }.

churchill-tutor-start_on_space = Выложены: США — { $us } ({ $us_value }), Британия — { $uk } ({ $uk_value }). Вы Сталин: сделайте так, чтобы «{ $issue }» начал на делении { $space } вашего счётчика.
churchill-tutor-start_on_space-why = { $value } против наименьшего { $low } — перевес { $space }.
churchill-tutor-start_on_space-hint1 = Американская карточка считается как { $us }, британская — как { $uk }.
churchill-tutor-start_on_space-hint2 = Наименьшее значение — { $low }, а перевес нужен { $space }.
churchill-tutor-start_on_space-hint3 = Выложите карточку со значением { $value }. Затем поднимите этот вопрос.

churchill-tutor-by_the_table = По карточке конференции бросок на подпольную ячейку { $seat-gen }. На кубиках { $first } и { $second }, по таблице это { $location }. { $case-id ->
    [empty] Подпольных ячеек там нет.
    [own] { $count ->
        [one] Там уже есть одна ячейка { $seat-gen }.
       *[other] Там уже есть две ячейки { $seat-gen }.
    }
   *[other] { $count ->
        [one] Там есть одна ячейка { $other-gen }.
       *[other] Там есть две ячейки { $other-gen }.
    }
} Что произойдёт?
churchill-tutor-by_the_table-placed = Появится подпольная ячейка { $seat-gen }.
churchill-tutor-by_the_table-removed = Пропадёт подпольная ячейка { $seat-gen }, и только.
churchill-tutor-by_the_table-replaced = Пропадёт подпольная ячейка { $other-gen }, и появится ячейка { $seat-gen }.
churchill-tutor-by_the_table-nothing = На карте ничего не изменится.
churchill-tutor-by_the_table-why = { $case-id ->
    [empty] Никто не мешает, и ячейку размещают.
    [own] { $count ->
        [one] Место для второй ячейки { $seat-gen } есть.
       *[other] Больше двух ячеек не помещается, новую сбрасывают.
    }
   *[other] На пути ячейка { $other-gen }: её убирают, и новая на это потрачена.
}
churchill-tutor-by_the_table-hint1 = Чьи там ячейки и сколько их?
churchill-tutor-by_the_table-hint2 = В одном месте бывает не больше двух ячеек, и только одной державы. Чтобы убрать чужую, тратят новую.

churchill-tutor-first_of_the_card = Открыта карточка конференции { $number } — { $card }. Вот три её указания. Какое исполняется раньше других?
churchill-tutor-first_of_the_card-band = { $print }
churchill-tutor-first_of_the_card-why = Карточка исполняется сверху вниз, а это стоит выше остальных: { $band-id ->
    [uk] это полоска Черчилля.
    [ussr] это полоска Сталина.
    [us] это полоска американского президента.
    [military] это военная полоска.
   *[political] это полоска подполья и политического контроля.
}
churchill-tutor-first_of_the_card-hint1 = Карточка конференции исполняется сверху вниз, а пять её полосок всегда идут в одном порядке.
churchill-tutor-first_of_the_card-hint2 = Сверху вниз: Черчилль, Сталин, американский президент, война, подполье и политический контроль.

churchill-tutor-ships_by_the_card = Поддержка ВМФ { $box-box_at }: { $n }. На карточке конференции: «{ $print }» Сколько её будет там, когда карточка исполнена?
churchill-tutor-ships_by_the_card-why = { $case-id ->
    [full] Места уже нет: больше { $most } в ячейке не бывает, и карточка ничего не меняет.
    [empty] Убирать нечего, и карточка ничего не меняет.
   *[done] Указание исполняется. Больше { $most } в ячейке не бывает, но здесь это не мешает.
}
churchill-tutor-ships_by_the_card-hint1 = Найдите, что сказано об этой ячейке. Остальное на карточке здесь не важно.
churchill-tutor-ships_by_the_card-hint2 = Сейчас там { $n }. Никакая карточка не положит в ячейку больше { $most } и не заберёт того, чего нет.

churchill-tutor-card_in_peace = { $axis } { $over-id ->
    [yes] уже капитулировала.
   *[no] ещё сражается.
} { $front } стоит { $at-at }. На карточке конференции: «{ $print }» Что станет с обеспечением { $front-gen }?
churchill-tutor-card_in_peace-placed = Указание исполнят: обеспечение ляжет на ближайшее деление фронта.
churchill-tutor-card_in_peace-lost = Ничего: обеспечение пропадёт.
churchill-tutor-card_in_peace-moved = Обеспечение получит другой фронт, по выбору игрока.
churchill-tutor-card_in_peace-why = { $case-id ->
    [lost] { $front } стоит в конце своего трека. Ближайшего деления у него больше нет, и положить обеспечение некуда.
   *[placed] { $over-id ->
        [yes] Указания карточки исполняют и там, где война окончена, хотя фронт уже не двинется. Обеспечение ляжет на ближайшее деление: { $space }.
       *[no] Указание исполняют: обеспечение лежит на ближайшем делении, куда фронт пытается войти. Это { $space }.
    }
}
churchill-tutor-card_in_peace-hint1 = Карточки исполняют и на тех ТВД, где война окончена, лишь бы это было возможно.
churchill-tutor-card_in_peace-hint2 = Обеспечение лежит на ближайшем делении. Есть ли ещё такое деление у { $front-gen }?

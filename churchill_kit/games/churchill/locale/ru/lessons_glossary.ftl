# Упражнения глоссария: lessons/chapter_glossary.py

tutor-glossary-term = { $term }
tutor-glossary-meaning = { $meaning }
tutor-glossary-why = { $term }. { $meaning }

tutor-which_definition = Мгновение спустя в журнале появляется запись. { $told } Какое определение относится к тому, что произошло?
tutor-which_definition-hint1 = Остальные определения тоже верны, но это другие термины. Спросите себя о каждом: что было бы в журнале, случись именно это?
tutor-which_definition-hint2 = Термин такой: { $term }.

tutor-what_follows = Выбор сделан: «{ $move }».{ $rolls ->
    [0] { "" }
   *[other] { " " }Дальше на кубиках: { $dice-and }.
} Какой из этих терминов относится к тому, что произойдёт сразу?
tutor-what_follows-hint1 = Пройдите мысленно всё, что правила делают сами, до следующего чьего-нибудь выбора.
tutor-what_follows-hint2 = Ищите вот что. { $meaning }

tutor-which_rule = Мгновение спустя в журнале появляется запись. { $told } По какому правилу это произошло?
tutor-which_rule-rule = { $number }, { $title }
tutor-which_rule-why = Это происходит по другому правилу: { $number }, { $title }.
tutor-which_rule-hint1 = Первая цифра номера — раздел правил: 5 — конференция, 6 — решения, 7 — война.
tutor-which_rule-hint2 = Об этом рассказывает глава { $chapter }.

tutor-count_the_term = { $what ->
    [network] Сколько подпольных ячеек { $seat-gen } на карте?
    [alignment] Сколько маркеров политического контроля { $seat-gen } на карте?
    [coexistence] Во скольких локациях ячейки { $seat-gen } соседствуют с политическим контролем другой державы?
   *[colony] Во скольких колониях есть хоть что-нибудь от { $seat-gen }: ячейка или маркер политического контроля?
}
tutor-count_the_term-hint1 = Обойдите карту один раз: сначала страны, затем колонии.
tutor-count_the_term-hint2 = Имеется в виду следующее. { $meaning }

tutor-against_the_term = { $seat }: пора размещать маркеры. Загляните в статью «{ $term }»: какой из этих ходов против правил?
tutor-against_the_term-hint1 = Правило нарушает один ход из четырёх. Посмотрите, чьи маркеры там уже есть и сколько их.
tutor-against_the_term-hint2 = Определение такое. { $meaning }

tutor-bring_it_about = Вы играете за { $seat-acc }. Одним ходом добейтесь вот чего. { $meaning }
tutor-bring_it_about-missed = Сравните то, что вышло из вашего хода, со значением термина: { $term }.
tutor-bring_it_about-hint1 = Термин такой: { $term }.
tutor-bring_it_about-hint2 = Например, так: { $move }.

# Упражнения глоссария: lessons/chapter_glossary.py

churchill-tutor-glossary-term = { $term }
churchill-tutor-glossary-meaning = { $meaning }
churchill-tutor-glossary-why = { $term }. { $meaning }

churchill-tutor-which_definition = Мгновение спустя в журнале появляется запись. { $told } Какое определение относится к тому, что произошло?
churchill-tutor-which_definition-hint1 = Остальные определения тоже верны, но это другие термины. Спросите себя о каждом: что было бы в журнале, случись именно это?
churchill-tutor-which_definition-hint2 = Термин такой: { $term }.

churchill-tutor-what_follows = Выбор сделан: «{ $move }».{ $rolls ->
    [0] { "" }
   *[other] { " " }Дальше на кубиках: { $dice-and }.
} Какой из этих терминов относится к тому, что произойдёт сразу?
churchill-tutor-what_follows-hint1 = Пройдите мысленно всё, что правила делают сами, до следующего чьего-нибудь выбора.
churchill-tutor-what_follows-hint2 = Ищите вот что. { $meaning }

churchill-tutor-which_rule = Мгновение спустя в журнале появляется запись. { $told } По какому правилу это произошло?
churchill-tutor-which_rule-rule = { $number }, { $title }
churchill-tutor-which_rule-why = Это происходит по другому правилу: { $number }, { $title }.
churchill-tutor-which_rule-hint1 = Первая цифра номера — раздел правил: 5 — конференция, 6 — решения, 7 — война.
churchill-tutor-which_rule-hint2 = Об этом рассказывает глава { $chapter }.

churchill-tutor-count_the_term = { $what ->
    [network] Сколько подпольных ячеек { $seat-gen } на карте?
    [alignment] Сколько маркеров политического контроля { $seat-gen } на карте?
    [coexistence] Во скольких локациях ячейки { $seat-gen } соседствуют с политическим контролем другой державы?
   *[colony] Во скольких колониях есть хоть что-нибудь от { $seat-gen }: ячейка или маркер политического контроля?
}
churchill-tutor-count_the_term-hint1 = Обойдите карту один раз: сначала страны, затем колонии.
churchill-tutor-count_the_term-hint2 = Имеется в виду следующее. { $meaning }

churchill-tutor-against_the_term = { $seat }: пора размещать маркеры. Загляните в статью «{ $term }»: какой из этих ходов против правил?
churchill-tutor-against_the_term-hint1 = Правило нарушает один ход из четырёх. Посмотрите, чьи маркеры там уже есть и сколько их.
churchill-tutor-against_the_term-hint2 = Определение такое. { $meaning }

churchill-tutor-bring_it_about = Вы играете за { $seat-acc }. Одним ходом добейтесь вот чего. { $meaning }
churchill-tutor-bring_it_about-hint1 = Термин такой: { $term }.
churchill-tutor-bring_it_about-hint2 = Например, так: { $move }.

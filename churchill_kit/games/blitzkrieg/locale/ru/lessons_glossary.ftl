# Упражнения глоссария: lessons/chapters/chapter_glossary.py.

tutor-glossary-term = { $term }
tutor-glossary-meaning = { $meaning }
tutor-glossary-why = { $term }: { $meaning }

tutor-which_definition = { $seat }: { $token } — { $space }. После этого в журнале: { $told } Какое определение подходит к тому, что произошло?
tutor-which_definition-hint1 = Остальные определения тоже верны, но для других терминов.
tutor-which_definition-hint2 = Это термин: { $term }.

tutor-part_of_it = { $seat }: { $token } — { $space }. Какой из этих терминов относится к тому, что сразу последует?
tutor-part_of_it-hint1 = Пройдите ход по шагам: эффект, маркер, кампания, театр, фишка.
tutor-part_of_it-hint2 = Ищите вот что: { $meaning }

tutor-which_rule = { $seat }: { $token } — { $space }. После этого в журнале: { $told } По какому правилу это произошло?
tutor-which_rule-rule = { $number }, { $title }
tutor-which_rule-why = Это происходит по другому правилу: { $number }, { $title }.
tutor-which_rule-hint1 = Номера на 3 и 4 — о соединениях, на 6.2 — о ячейках, на 6.3 — о маркерах.
tutor-which_rule-hint2 = Об этом глава { $chapter }.

tutor-count_the_term = { $seat }: { $token } — { $space }. Сколько после этого свободных { $what-id ->
    [land_space] наземных ячеек
    [sea_space] морских ячеек
   *[mixed_space] смешанных ячеек
} в активных кампаниях?
tutor-count_the_term-hint1 = Идите от театра к театру и считайте только верхний ряд со свободной ячейкой.
tutor-count_the_term-hint2 = Что имеется в виду: { $meaning }

tutor-against_the_term = { $seat }: откройте термин «{ $term }». Какое из этих размещений против правил?
tutor-against_the_term-hint1 = Посмотрите у каждой из четырёх ячеек, в каком она ряду и какая она.
tutor-against_the_term-hint2 = Определение: { $meaning }

tutor-bring_it_about = { $seat }: сделайте так одним соединением. { $meaning }
tutor-bring_it_about-missed = Сравните то, что вышло, со значением термина: { $term }.
tutor-bring_it_about-hint1 = Это термин: { $term }.
tutor-bring_it_about-hint2 = Например: { $move }.

# Exercises of the glossary: lessons/chapter_glossary.py

tutor-glossary-term = { $term }
tutor-glossary-meaning = { $meaning }
tutor-glossary-why = { $term }: { $meaning }

tutor-which_definition = A moment later the log says: { $told } Which definition belongs to what has happened?
tutor-which_definition-hint1 = Three of the definitions are right too, but of other terms. Ask yourself of each what a log would say when it comes true.
tutor-which_definition-hint2 = The term is: { $term }.

tutor-what_follows = Somebody chooses: “{ $move }.”{ $rolls ->
    [0] { "" }
   *[other] { " " }The next dice show { $dice-and }.
} Which of these terms is part of what follows at once?
tutor-what_follows-hint1 = Go through what the rules make happen by itself, up to the next choice that somebody has.
tutor-what_follows-hint2 = Look for this: { $meaning }

tutor-which_rule = A moment later the log says: { $told } Under which rule has this happened?
tutor-which_rule-rule = { $number }, { $title }
tutor-which_rule-why = This happens under another rule: { $number }, { $title }.
tutor-which_rule-hint1 = The first figure of a rule’s number is its chapter: 5 is the table, 6 the decisions, 7 the war.
tutor-which_rule-hint2 = Chapter { $chapter } of the course is about this.

tutor-count_the_term = { $what ->
    [network] How many networks does the { $seat } have on the map?
    [alignment] How many alignment markers does the { $seat } have on the map?
    [coexistence] In how many places do networks of the { $seat } coexist with the alignment of another power?
   *[colony] In how many colonies does the { $seat } have anything, a network or an alignment marker?
}
tutor-count_the_term-hint1 = Go round the map once, first the countries, then the colonies.
tutor-count_the_term-hint2 = What is meant: { $meaning }

tutor-against_the_term = The { $seat } is to place markers. Look up “{ $term }”: which of these moves is against the rules?
tutor-against_the_term-hint1 = One of the four breaks a rule. See for each whose markers lie there already, and how many.
tutor-against_the_term-hint2 = The definition: { $meaning }

tutor-bring_it_about = You play the { $seat }. Make this come true with one move. { $meaning }
tutor-bring_it_about-missed = Compare what came of your move with the meaning of the term: { $term }.
tutor-bring_it_about-hint1 = The term is: { $term }.
tutor-bring_it_about-hint2 = One move that does it: { $move }.

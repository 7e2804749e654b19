# Exercises of the glossary: lessons/chapter_glossary.py

churchill-tutor-glossary-term = { $term }
churchill-tutor-glossary-meaning = { $meaning }
churchill-tutor-glossary-why = { $term }: { $meaning }

churchill-tutor-which_definition = A moment later the log says: { $told } Which definition belongs to what has happened?
churchill-tutor-which_definition-hint1 = Three of the definitions are right too, but of other terms. Ask yourself of each what a log would say when it comes true.
churchill-tutor-which_definition-hint2 = The term is: { $term }.

churchill-tutor-what_follows = Somebody chooses: “{ $move }.”{ $rolls ->
    [0] { "" }
   *[other] { " " }The next dice show { $dice-and }.
} Which of these terms is part of what follows at once?
churchill-tutor-what_follows-hint1 = Go through what the rules make happen by itself, up to the next choice that somebody has.
churchill-tutor-what_follows-hint2 = Look for this: { $meaning }

churchill-tutor-which_rule = A moment later the log says: { $told } Under which rule has this happened?
churchill-tutor-which_rule-rule = { $number }, { $title }
churchill-tutor-which_rule-why = This happens under another rule: { $number }, { $title }.
churchill-tutor-which_rule-hint1 = The first figure of a rule’s number is its chapter: 5 is the table, 6 the decisions, 7 the war.
churchill-tutor-which_rule-hint2 = Chapter { $chapter } of the course is about this.

churchill-tutor-count_the_term = { $what ->
    [network] How many networks does the { $seat } have on the map?
    [alignment] How many alignment markers does the { $seat } have on the map?
    [coexistence] In how many places do networks of the { $seat } coexist with the alignment of another power?
   *[colony] In how many colonies does the { $seat } have anything, a network or an alignment marker?
}
churchill-tutor-count_the_term-hint1 = Go round the map once, first the countries, then the colonies.
churchill-tutor-count_the_term-hint2 = What is meant: { $meaning }

churchill-tutor-against_the_term = The { $seat } is to place markers. Look up “{ $term }”: which of these moves is against the rules?
churchill-tutor-against_the_term-hint1 = One of the four breaks a rule. See for each whose markers lie there already, and how many.
churchill-tutor-against_the_term-hint2 = The definition: { $meaning }

churchill-tutor-bring_it_about = You play the { $seat }. Make this come true with one move. { $meaning }
churchill-tutor-bring_it_about-hint1 = The term is: { $term }.
churchill-tutor-bring_it_about-hint2 = One move that does it: { $move }.

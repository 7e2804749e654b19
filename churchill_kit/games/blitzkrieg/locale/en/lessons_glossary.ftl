# Exercises of the glossary: lessons/chapters/chapter_glossary.py.

tutor-glossary-term = { $term }
tutor-glossary-meaning = { $meaning }
tutor-glossary-why = { $term }: { $meaning }

tutor-which_definition = { $seat }: { $token } is about to be placed: { $space }. Then the log says: { $told } Which definition belongs to what has happened?
tutor-which_definition-hint1 = The other definitions are right too, but of other terms.
tutor-which_definition-hint2 = The term is: { $term }.

tutor-part_of_it = { $seat }: { $token } is about to be placed: { $space }. Which of these terms is part of what follows at once?
tutor-part_of_it-hint1 = Go through the turn step by step: effect, marker, campaign, theatre, draw.
tutor-part_of_it-hint2 = Look for this: { $meaning }

tutor-which_rule = { $seat }: { $token } is about to be placed: { $space }. Then the log says: { $told } Under which rule has this happened?
tutor-which_rule-rule = { $number }, { $title }
tutor-which_rule-why = This happens under another rule: { $number }, { $title }.
tutor-which_rule-hint1 = Numbers that begin with 3 and 4 are about units, with 6.2 about spaces, with 6.3 about markers.
tutor-which_rule-hint2 = Chapter { $chapter } of the course is about this.

tutor-count_the_term = { $seat }: { $token } is about to be placed: { $space }. How many { $what-id ->
    [land_space] land spaces
    [sea_space] sea spaces
   *[mixed_space] land/sea spaces
} are free then in active campaigns?
tutor-count_the_term-hint1 = Go from theatre to theatre, and count the topmost row with a free space only.
tutor-count_the_term-hint2 = What is meant: { $meaning }

tutor-against_the_term = { $seat }: look up “{ $term }”. Which of these placings is against the rules?
tutor-against_the_term-hint1 = Find the row and the ground of each of the four spaces.
tutor-against_the_term-hint2 = The definition: { $meaning }

tutor-bring_it_about = { $seat }: make this come true with one unit. { $meaning }
tutor-bring_it_about-missed = Compare what came of your unit with the meaning of the term: { $term }.
tutor-bring_it_about-hint1 = The term is: { $term }.
tutor-bring_it_about-hint2 = One move that does it: { $move }.

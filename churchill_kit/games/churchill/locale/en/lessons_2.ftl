# Exercises of chapter 2, what is in the box: lessons/chapter_2.py. $print is the small print of a card, or what an issue is for.

tutor-left_in_the_box = { $kind-id ->
    [clandestine] How many networks does the { $seat } still have in the box, not counting those on the map?
   *[political] How many alignment markers does the { $seat } still have in the box, not counting those on the map?
}
tutor-left_in_the_box-why = { $kind-id ->
    [clandestine] The { $seat } has { $n } networks in all. These are on the map:
   *[political] The { $seat } has { $n } alignment markers in all. These are on the map:
}
tutor-left_in_the_box-hint1 = { $kind-id ->
    [clandestine] Each power has { $n } networks. Signs in a circle are networks, one or two in a place.
   *[political] Each power has { $n } alignment markers. A flag is an alignment marker, one in a place.
}
tutor-left_in_the_box-hint2 = { $count ->
    [one] The { $seat } has some in one place.
   *[other] The { $seat } has some in { $count } places.
}

tutor-zero_is_ten = The { $front } stands in { $at-the } with a strength of { $strength }; next come { $space-the } and { $beyond-the }. You cast the ten-sided die, and the face on top shows { $face }. What happens?
tutor-zero_is_ten-stays = The front stays where it is.
tutor-zero_is_ten-enters = The front moves on by one space.
tutor-zero_is_ten-through = The front breaks through, by two spaces.
tutor-zero_is_ten-why = The roll is { $roll }, the strength { $strength }. A front advances if the roll is not above its strength, and 10 with a strength above 10 may take it further.
tutor-zero_is_ten-hint1 = There is no zero on this die: the face with the 0 is a ten, the highest roll of all.
tutor-zero_is_ten-hint2 = The roll is { $roll }. A front wants to roll its strength or less.

tutor-whose_card = The { $seat } lays a card for the agenda. Who can it be?
tutor-whose_card-why = { $card } serves the { $seat } and is in its hand.
tutor-whose_card-hint1 = Each power has a deck of its own, and of that only what is in hand.
tutor-whose_card-hint2 = Two of these people serve other powers. Of the two who serve the { $seat }, one is not in hand.

tutor-on_the_card = The card of conference { $number } is turned up: “{ $card }”. It puts one issue on the table. Look it up in the gallery: which one?
tutor-on_the_card-issue = { $issue }.
tutor-on_the_card-why = { $band-id ->
    [us] It stands in the blue band, that of the US: “{ $print }”
    [uk] It stands in the green band, that of the UK: “{ $print }”
    [ussr] It stands in the red band, that of the USSR: “{ $print }”
    [military] It stands in the gray band, the military one: “{ $print }”
   *[political] It stands in the white band, the political one: “{ $print }”
}
tutor-on_the_card-hint1 = Search the gallery for “{ $card }” and read its five bands.
tutor-on_the_card-hint2 = { $band-id ->
    [us] It is in the blue band.
    [uk] It is in the green band.
    [ussr] It is in the red band.
    [military] It is in the gray band.
   *[political] It is in the white band.
}
tutor-on_the_card-hint3 = The band says: “{ $print }”

tutor-find_the_issue = You have won the agenda for the { $seat }. Put this issue on the table: “{ $print }”
tutor-find_the_issue-why = That is { $issue }.
tutor-find_the_issue-missed = Each issue does one thing for its winner, and what is described here is { $issue }. You have put another one on the table.
tutor-find_the_issue-hint1 = The names of the issues are those of the buttons. The gallery tells what each is for.
tutor-find_the_issue-hint2 = { $kind-id ->
    [conditional] It is one of the two conditional issues.
    [production] It is about somebody’s production.
    [directed_offensive] It is about somebody’s offensive.
    [pol_mil] It is a Pol-Mil issue.
    [theater_leadership] It is about the command in Europe or in the Pacific.
    [a_bomb] It is about the bomb.
    [global] It is about politics between two leaders.
   *[strategic_materials] It is about production for everybody.
}

tutor-counter_in_use = The { $seat } has won the agenda and is to put an issue on the table. Which one is not to be had?
tutor-counter_in_use-hint1 = Each issue is one counter. Copies of the same kind are told apart by a number or a letter.
tutor-counter_in_use-hint2 = Look at the table: one of the four lies there already.

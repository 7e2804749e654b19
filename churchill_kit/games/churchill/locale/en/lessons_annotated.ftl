# Exercises of the annotated game (lessons/chapter_annotated.py).

tutor-card_in_the_game = { $conference-conference }. { $issue } lies { $start-at }. The { $seat } advances it with { $card }. Where does it lie then, before anybody debates?
tutor-card_in_the_game-lies = It lies { $place-at }.
tutor-card_in_the_game-why = { $n ->
    [one] The card moves the issue { $n } space { $start-from }.
   *[other] The card moves the issue { $n } spaces { $start-from }.
}
tutor-card_in_the_game-hint1 = Read the small print of the card for this issue, and look whether anything lowers the staff in this conference. Then count toward the owner’s chair; the center is a space too.
tutor-card_in_the_game-hint2 = Here the card is worth { $n }.

tutor-not_in_the_game = { $conference-conference }. { $asked } Four ideas; which one do the rules refuse?
tutor-not_in_the_game-hint1 = Look at what the move needs: the card in the hand, the issue on the table, a front that is still open, a network of one’s own.
tutor-not_in_the_game-hint2 = Compare each idea with the board, piece by piece. Three of them can be done at once.

tutor-ahead_for_now = { $conference-conference }. { $asked } Play one card so that you would win the conference if the meeting ended with it, with more issues than each of the others.
tutor-ahead_for_now-why = The { $seat } now holds more issues than each of the others.
tutor-ahead_for_now-missed = You needed more issues than each of the others, on the track and in the chair together. Those in the center count for nobody, and being level is not enough.
tutor-ahead_for_now-hint1 = Count the issues on the tracks and in the chairs: US { $us }, UK { $uk }, USSR { $ussr }. Those in the center count for nobody.
tutor-ahead_for_now-hint2 = An issue out of the center adds one to you; one that crosses over from a rival’s track also takes one from him.
tutor-ahead_for_now-hint3 = One way: { $move }.

tutor-another_die = { $conference-conference }. Everything is as it was in the game, but when the { $front } attacks { $space-the }, the die shows { $roll }. What comes of it?
tutor-another_die-came = { $what-id ->
    [stays] It is thrown back.
    [advances] It advances by one space.
   *[through] It breaks through and advances by two spaces.
}
tutor-another_die-hint1 = Work out the strength: 2, and 2 for each offensive support, less 2 for each army, and what the card adds. A die of that or less advances.
tutor-another_die-hint2 = The strength is { $strength }. From 10 on the front advances in any case, and the die, with all above 10 added, may break through with 10; but not onto a beach.

tutor-worth_a_marker = { $conference-conference }. Suppose that the { $mover } does this now: { $move }. By how many points does the score of the { $seat } change? A loss is a negative number.
tutor-worth_a_marker-why = The score of the { $seat } changes by { $amount-signed }.
tutor-worth_a_marker-hint1 = A network without alignment is worth 1, alignment 3 instead of it; an empty colony is worth 2 to the UK.
tutor-worth_a_marker-hint2 = { $count ->
    [one] One line of this score comes or goes.
   *[other] { $count } lines of this score come or go.
}

tutor-had_they_only = Potsdam. In the game the { $seat } chose “{ $made }”. Suppose that it had been “{ $move }” instead, with all later moves and dice as they were. Who would have won?
tutor-had_they_only-hint1 = With the move that was made first and last were 21 apart, one too many. What does the other move change: a point, a front, a landing? And for whom?
tutor-had_they_only-hint2 = The end would be US { $us }, UK { $uk }, USSR { $ussr }.
tutor-had_they_only-hint3 = The gap would be { $gap }; if Germany and Japan are out, 20 is the most that the alliance can bear.

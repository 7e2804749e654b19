# Exercises of chapter 6, winning, and what late chapters share: lessons/played.py, lessons/chapters/chapter_6.py.

label-points_before = Points before
label-lead_before = The lead before
label-reached = The cell that is reached

tutor-thing = { $thing }
tutor-mover = { $seat-id ->
    [allies] Allies
   *[other] { $seat }
}

tutor-came-won = { $seat-id ->
    [allies] The Allies have won the war.
    [axis] The Axis has won the war.
   *[other] { $seat } has won the war.
}
tutor-came-last = { $seat-id ->
    [allies] The Allies have one last turn.
   *[other] { $seat } has one last turn.
}
tutor-came-on = The war goes on.

tutor-verdict = Points at the end of the turn: { $first } { $a }, { $second } { $b }. { $case ->
    [last_turn] It was the last turn, so more points win.
    [tie] It was the last turn, and equal points win for who had it: { $second }.
    [reached] Nobody answers { $second-the }: 25 points win at once.
    [stuck] And the opponent can place nothing.
    [last] { $first } began, so 25 points give the other one a last turn.
   *[on] Only the points of who has just finished a turn are tested.
}

tutor-how_it_ends = { $last-id ->
    [yes] This is the last turn of the game.
   *[no] The end is near.
} { $first } { $a }, { $second } { $b }. { $seat }: “{ $move }”. How do things stand after this turn?
tutor-how_it_ends-hint1 = First count what the move brings: propaganda, the campaign if it is the last free space, a mark on the track.
tutor-how_it_ends-hint2 = Who began gives the other one a last turn; who did not wins at once. And points count at the end of one’s own turn.

tutor-points_then = { $seat } { $seat-id ->
    [allies] have
   *[other] has
} { $before } points. The move: “{ $move }”. How many points after this turn?
tutor-points_then-why = What was there before, and what the move brings.
tutor-points_then-hint1 = Look at the sign of the space, then at the row: does the unit fill it? Then at the end of the track.
tutor-points_then-hint2 = The move brings points for { $count ->
    [one] one thing
   *[other] { $count } things
}.

tutor-saves_the_war = The last turn of the Allies: Axis { $a }, Allies { $b }. Which of these units wins the war?
tutor-saves_the_war-hint1 = { $n ->
    [one] One point is missing for a tie.
   *[other] { $n } points are missing for a tie.
}
tutor-saves_the_war-hint2 = With equal points the Allies win. So find the unit that brings what is missing.

tutor-wrong_end = { $last-id ->
    [yes] This is the last turn: { $first } { $a }, { $second } { $b }.
   *[no] { $first } { $a }, { $second } { $b }.
} { $seat } may choose among these units. Which sentence is wrong?
tutor-wrong_end-claim = “{ $move }”: { $came }
tutor-wrong_end-hint1 = Add up what each of them brings before you read what is claimed.
tutor-wrong_end-hint2 = 25 points of who began: a last turn for the other. 25 points of the other at the end of his turn: won at once.

tutor-enough = { $first } { $a }, { $second } { $b }. { tutor-mover }: place a unit with which you have 25 points.
tutor-enough-why = That makes 25 or more.
tutor-enough-missed = Only what you have at the end of your turn counts, and that is less than 25: { $n } more { $n ->
    [one] point was
   *[other] points were
} needed.
tutor-enough-hint1 = { $n ->
    [one] You need one point.
   *[other] You need { $n } points.
}
tutor-enough-hint2 = Try this: “{ $move }”.

tutor-leave_nothing = { tutor-mover }: place a unit so that your opponent can place nothing. { $other } { $other-id ->
    [allies] hold
   *[other] holds
}: { $held }.
tutor-leave_nothing-why = Not one of these units fits on any space that is left, so the war is over at once.
tutor-leave_nothing-missed = A player loses at the start of his turn only if no unit of his reserve fits a free space of an active campaign; one such space is still there.
tutor-leave_nothing-hint1 = Which spaces fit the units of your opponent? Take the last of them, and open no other.
tutor-leave_nothing-hint2 = Try this: “{ $move }”.

tutor-lost_reserve = { $seat }, your turn begins. One theatre is still open, { $theatre }. With which of these reserves have you lost?
tutor-lost_reserve-holds = Reserve: { $held }
tutor-lost_reserve-why = { $lost-id ->
    [yes] Nothing of this fits on a free space of the active campaign: lost at once.
   *[no] One of these units fits on a free space of the active campaign, and one is enough.
}
tutor-lost_reserve-hint1 = Which spaces are free in the active campaign, and what ground are they?
tutor-lost_reserve-hint2 = All free spaces there are { $kind }. Air forces fit anywhere.

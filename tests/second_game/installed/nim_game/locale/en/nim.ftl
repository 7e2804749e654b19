name-north = North
name-south = South
name-short = short game
name-long = long game
action-take = Take { $count ->
    [one] one counter
   *[other] { $count } counters
}
decision-turn = { $seat }: how many counters do you take?
event-laid = { $count } counters lie on the table.
event-taken = { $seat } takes { $count }; { $left } { $left ->
    [one] is
   *[other] are
} left.
event-ended = { $seat } has taken the last counter: { $winner } wins.
ending-last = { $winner } wins.
ended-last = The last counter was taken
error-not-so-many = { $count } cannot be taken of { $left }: one to three, and no more than lie there
label-counters = counters left
label-last = the last counter
title = Nim
about-short = Seven counters.
about-long = Twelve counters.
option-misere = The last counter
option-misere-false = wins
option-misere-true = loses
board-heap = Heap
heap-title = { $count ->
    [one] One counter
   *[other] { $count } counters
}

example-turns = Two turns
example-turns-start = Five counters, and North begins.
example-turns-first = North takes one of five, so four are left.
example-turns-second = South takes three; the last one is North's.

chapter-1 = A game of Nim
    .aims = know how many one may take · leave your opponent four
    .minutes = 3

tutor-counters_left = { $seat } takes { $count } of { $heap }. How many are left?
tutor-counters_left-why = { $heap } less { $count }.
tutor-counters_left-hint1 = Count what still lies there.
tutor-winning_move = { $heap } counters lie on the table, and it is your turn. Which move wins?
tutor-winning_move-hint1 = Leave four, and whatever is taken, take the rest of four.
tutor-winning_move-why = Four are left: whatever is taken now, you take the rest.
tutor-winning_move-wrong = { $left } are left, and your opponent can leave four or take the last.

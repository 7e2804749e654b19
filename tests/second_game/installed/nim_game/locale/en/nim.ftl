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

# Exercises of chapter 4, special weapons: lessons/chapters/chapter_4.py.

label-fell_back = Nuclear bomb

tutor-furthest = { $seat }: the space is { $space }. Which unit takes the marker furthest in your favour there?
tutor-furthest-why = Your lead is { $n-signed } then: no other of these brings as much.
tutor-furthest-wrong = With this one your lead is { $n-signed }; another of these brings more.
tutor-furthest-hint1 = Elite forces have 4, in the air 3; task forces 5, in the air 4; the nuclear bomb has 7.
tutor-furthest-hint2 = Blitz and bombing units pay for their ability with strength.

tutor-task_force_lands = { $seat }: { $token } is about to be placed: { $space }. How many tokens are in your reserve when the turn is over?
tutor-task_force_lands-why = { $skipped-id ->
    [yes] A task force does not use the effect of its space; only the token of the end of the turn is drawn.
   *[no] Elite forces use the effect of their space like any unit; then a token is drawn as always.
}
tutor-task_force_lands-hint1 = Is it a task force?
tutor-task_force_lands-hint2 = The unit leaves the reserve, one token comes at the end; what is left is the effect.

tutor-three_at_once = { $seat }: three spaces of the campaign are free, { $campaign }. Complete it in this very turn.
tutor-three_at_once-why = Blitz, blitz again, then a third unit: the row is full in one turn, { $campaign }, { $points } points.
tutor-three_at_once-missed = A further unit may follow only after a blitz, and only in the same theatre: for three spaces in one turn the first two units must be blitzes.
tutor-three_at_once-hint1 = After a blitz unit another one may follow in the same theatre, and it may be a blitz unit itself.
tutor-three_at_once-hint2 = Keep the space that takes anything for the unit that fits nowhere else.

tutor-bombs_on_top = { $seat }: { $token } is about to be placed: { $space }. How many tokens has { $rival-the } in reserve then? Now there are { $held }.
tutor-bombs_on_top-why = { $twice-id ->
    [yes] The space bombs, and then the unit bombs: two tokens, if there are two.
   *[no] The space does its own work, and the unit bombs on top: one token.
}
tutor-bombs_on_top-hint1 = The unit bombs wherever it stands.
tutor-bombs_on_top-hint2 = Does the space bomb as well?

tutor-price_of_the_bomb = { $seat }: the nuclear bomb is about to be placed: { $space }. How many cells is the lead of { $rival-the } in another theatre then ({ $theatre })?
tutor-price_of_the_bomb-why = { $stopped-id ->
    [yes] You would fall back two cells, but never to your opponent’s last one, cell { $last }.
   *[no] On every other open track you fall back two cells.
}
tutor-price_of_the_bomb-hint1 = See where the marker of that theatre stands now.
tutor-price_of_the_bomb-hint2 = Two cells, and a stop one short of cell { $last }.

tutor-where_the_spy_goes = { $seat }: { $rival-the } has just placed { $last }. Where may your spy be placed?
tutor-where_the_spy_goes-hint1 = The spy is now what your opponent has placed last.
tutor-where_the_spy_goes-hint2 = So it needs the ground of that unit: land for an army, sea for a navy.

tutor-spy_at_work = { $seat }: { $rival-the } has just placed { $last }; now your spy is about to be placed: { $space }. By how many steps does the marker move?
tutor-spy_at_work-why = { $leader-id ->
    [yes] The spy is a leader of yours: the printed 1, and 1 for each of your own units that such a leader counts. It is a special weapon itself and comes on top with the printed 1 only.
   *[no] The spy is as strong as what it copies.
}
tutor-spy_at_work-hint1 = It has kind, strength and abilities of the unit that it copies.
tutor-spy_at_work-hint2 = { $leader-id ->
    [yes] A leader counts the units of its owner, and the spy is yours. Count your own in { $theatre }.
   *[no] Read the number on the copied token.
}

tutor-laboratory = { $seat }: one theatre is closed ({ $theatre }). Which of these placings is forbidden?
tutor-laboratory-hint1 = A scientist may go below the active row; other units may not.
tutor-laboratory-hint2 = In a closed theatre there is no place for anybody.

tutor-down_below = { $seat }: where does your scientist bring most points at once?
tutor-down_below-why = Here you gain { $n } { $n ->
    [one] point
   *[other] points
}: a scientist uses the effect of its space as any unit does.
tutor-down_below-wrong = Another of these spaces brings more points at once.
tutor-down_below-hint1 = Look for propaganda, however far down it lies.
tutor-down_below-hint2 = A row whose last space you take is scored as well, but without strength the marker stays where it is.

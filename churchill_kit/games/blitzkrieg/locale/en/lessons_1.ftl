# Exercises of chapter 1, the board and the units: lessons/chapters/chapter_1.py.

label-set = In the set
label-on_board = On the board

tutor-room_for_a_unit = { $seat }: your unit is { $token }. On which of these spaces may it be placed?
tutor-room_for_a_unit-hint1 = Look at the ground of each space: land, sea, or land/sea.
tutor-room_for_a_unit-hint2 = An army needs land, a navy needs sea; a land/sea space takes both.

tutor-unit_for_a_space = { $seat }: the space is { $space }. Which of these units may stand there?
tutor-unit_for_a_space-hint1 = What ground is it? This space is { $kind }.
tutor-unit_for_a_space-hint2 = Armies stand on land, navies at sea, air forces on both.

tutor-closed_row = { $seat }, four ideas for your turn. Which of them does a rule forbid?
tutor-closed_row-hint1 = In each theatre, find the topmost row with a free space: nothing below it is open.
tutor-closed_row-hint2 = If all four are in active campaigns, compare the kind of each unit with its space.

tutor-next_row = { $seat }: { $token } is about to be placed: { $space }. Which campaign of this theatre is active then ({ $theatre })?
tutor-next_row-row = { $campaign }
tutor-next_row-why = { $last-id ->
    [yes] That was the last free space of its row, so the next one is active: { $campaign }.
   *[no] Its row still has a free space, so it stays active: { $campaign }.
}
tutor-next_row-hint1 = Active is the topmost row with a free space.
tutor-next_row-hint2 = Is another space of the row still free once the unit stands there?

tutor-leader = { $seat }: { $token } is about to be placed: { $space }. By how many steps does the marker move?
tutor-leader-why = The printed 1, and 1 for each of your own units there that count: { $counted }.
tutor-leader-hint1 = Count your own units in all rows of this theatre: { $theatre }.
tutor-leader-hint2 = { $token-id ->
    [general] A general counts armies and air forces; navies are nothing to him.
   *[other] An admiral counts navies and air forces; armies are nothing to him.
} And the printed 1 comes on top.

tutor-two_in_a_row = { $seat }: two spaces of the campaign are free, { $campaign }. Complete it in this very turn.
tutor-two_in_a_row-why = After the blitz a second unit followed in the same theatre, and the row is full: { $campaign }, { $points } points.
tutor-two_in_a_row-missed = A turn has one unit; only after a blitz may a second one follow, in the same theatre. So the row is not full yet.
tutor-two_in_a_row-hint1 = A turn has one unit, unless the first one is a blitz.
tutor-two_in_a_row-hint2 = The air force fits anywhere; choose its space so that the other one is left for a unit that fits there.

tutor-still_to_come = { $seat }: { $token } is about to be placed: { $space }. How many { $domain-id ->
    [army] armies
    [navy] navies
   *[air] air forces of strength 1 or 2
} will this side still have off the board?
tutor-still_to_come-why = The set has { $every } of them; what lies on the board is gone from it.
tutor-still_to_come-hint1 = Each side has seven armies, seven navies and five air forces of strength 1 or 2; leaders and the blitz air force come on top.
tutor-still_to_come-hint2 = Subtract those of this side that lie on the board, the new one among them.

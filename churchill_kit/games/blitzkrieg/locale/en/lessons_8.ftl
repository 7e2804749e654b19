# Exercises of chapter 8, the automaton without stratagems: lessons/alone.py, lessons/chapters/chapter_8.py.

label-in_the_row = Units in the row
label-struck = Struck out by row { $of }
label-start = A die of the level
label-start_more = Extra steps

tutor-row = By row { $row }
tutor-row-claim = Row { $row } strikes out: { $item }

tutor-theatre_it_takes = The automaton plays without stratagems. Which theatre does it choose?
tutor-theatre_it_takes-hint1 = First strike out theatres where nothing of its row fits. Can it win a theatre or a campaign with one placement?
tutor-theatre_it_takes-hint2 = If not: most free spaces in the active campaign, then most points, then the highest on the board.

tutor-space_it_takes = The automaton has chosen its theatre: { $theatre }. It has { $n } units and { $a } points. Which space does it take there?
tutor-space_it_takes-hint1 = A space that wins something at once comes before all others.
tutor-space_it_takes-hint2 = Then the list: strategic advantage, research and industry, industry with four units or fewer, research, bombing, tactical advantage, industry, propaganda. From 20 points on propaganda is first, and with 3 points or more behind it is second.

tutor-unit_it_takes = The automaton takes { $space }, and the die shows { $n }. Which unit does it place?
tutor-unit_it_takes-hint1 = Strike out what may not stand there, then what wins nothing, if something else does.
tutor-unit_it_takes-hint2 = Count what is left from the left; after the last one begin again.

tutor-by_which_row = The automaton’s turn, without stratagems. By which row does it come to choose this: { $item }?
tutor-by_which_row-hint1 = Read the rows in order. The one after which a single thing is left has chosen it.
tutor-by_which_row-hint2 = { $kind-id ->
    [theatres] Row 1.1: what fits; row 1.2: a theatre won; row 1.3: a campaign won; row 1.5: free spaces, points, height.
    [spaces] Row 2.1: what fits; row 2.2: what wins; row 2.4: the list of effects.
   *[units] Row 3.1: what fits; row 3.2: what wins; row 3.4: no strength 0 where there is no effect; row 3.7: the die.
}

tutor-struck_out_wrongly = The automaton’s turn, without stratagems. Which sentence on its rows is wrong?
tutor-struck_out_wrongly-hint1 = Go through the rows one by one and note what is left after each.
tutor-struck_out_wrongly-hint2 = What does not fit goes first: row 1.1, row 2.1, row 3.1. What wins comes next: row 1.2, row 1.3, row 2.2, row 3.2.

tutor-units_left = The automaton takes { $space } with one of its { $n } units. Of how many does it choose at the end?
tutor-units_left-why = What each row strikes out is taken off; the die, if it is needed, chooses among the rest.
tutor-units_left-hint1 = First off is whatever may not stand on such a space.
tutor-units_left-hint2 = { $rows ->
    [0] No row strikes out anything.
    [one] One row strikes out something.
   *[other] { $rows } rows strike out something.
}

tutor-start_of_a_level = Set-up, level: { $level }. The dice show { $rolls }. { $steps ->
    [0] How
    [one] By an option the automaton has one more step on every track. How
   *[other] By an option the automaton has { $steps } more steps on every track. How
} many cells ahead does the automaton begin: { $theatre }?
tutor-start_of_a_level-why = Each die that shows this theatre moves its marker: 1 cell on the easy level, 2 on the others.
tutor-start_of_a_level-hint1 = This theatre has the number { $die } on the die.
tutor-start_of_a_level-hint2 = The number comes up { $n ->
    [one] once
   *[other] { $n } times
}; the same marker may move again.

tutor-bomb_its_row = You bomb the automaton’s row: { $row }. Which token may you not choose?
tutor-bomb_its_row-hint1 = You choose it yourself. But not everything may be chosen.
tutor-bomb_its_row-hint2 = Special weapons are safe while there is anything else. Is one of these yellow?

tutor-lead_it_there = Place a unit so that the automaton, which plays without stratagems, goes here: { $theatre }.
tutor-lead_it_there-why = After your unit the rows lead it there.
tutor-lead_it_there-missed = The automaton follows its rows from top to bottom, and after your unit they lead it to another theatre.
tutor-lead_it_there-hint1 = Where would it go now, and by which row? Take that away, or make something else win.
tutor-lead_it_there-hint2 = Most free spaces in the active campaign decide as a rule; a row that you fill opens the next one.
tutor-lead_it_there-hint3 = Try this: “{ $move }”.

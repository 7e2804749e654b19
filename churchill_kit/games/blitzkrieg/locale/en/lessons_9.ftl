# Exercises of chapter 9, stratagems and more: lessons/alone.py, lessons/chapters/chapter_9.py.

tutor-ladder = Step { $step }: { $says }

tutor-stratagem_sends_it = { $before-id ->
    [none] The automaton draws this stratagem: { $chip }.
   *[other] The automaton draws { $chip }; the turn before it followed { $before }.
} Which theatre does it choose?
tutor-stratagem_sends_it-hint1 = What wins something at once comes before any stratagem. Only then its condition counts, and then most free spaces, points, height.
tutor-stratagem_sends_it-hint2 = The condition: { $plan } If nothing would be left, it is passed over.

tutor-stratagem_picks_it = The stratagem: { $chip }. The automaton takes { $space }, the die shows { $n } if it is needed. Which unit does it place?
tutor-stratagem_picks_it-hint1 = First strike out what may not stand there; the stratagem comes after that.
tutor-stratagem_picks_it-hint2 = The condition: { $plan }

tutor-which_stratagem = The automaton goes here: { $space }. Which of these stratagems leads it there?
tutor-which_stratagem-why = By { $plan } it would take { $space }. { $says }
tutor-which_stratagem-hint1 = Try the stratagems one by one: which theatres does each leave, which space there?
tutor-which_stratagem-hint2 = The one you look for says: { $says }

tutor-condition_misread = The automaton’s stratagem is { $chip }. Which sentence on its rows is wrong?
tutor-condition_misread-hint1 = Conditions of stratagems come at row 1.4, row 2.3 and row 3.3.
tutor-condition_misread-hint2 = Go through the rows one by one and note what is left after each.

tutor-units_left_by_it = The stratagem: { $chip }. The automaton takes { $space } with one of its { $n } units. Of how many does it choose at the end?
tutor-units_left_by_it-why = What each row strikes out is taken off; the die, if it is needed, chooses among the rest.
tutor-units_left_by_it-hint1 = First off is whatever may not stand there. { $rows ->
    [0] No row strikes out anything.
    [one] One row strikes out something.
   *[other] { $rows } rows strike out something.
}
tutor-units_left_by_it-hint2 = The condition: { $plan }

tutor-step_of_the_ladder = The automaton’s lead is { $before-signed } ({ $theatre }; below 0 you lead). A strength of { $n } moves the marker towards it. Which step of the ladder is this change?
tutor-step_of_the_ladder-why = It is step { $step }: { $says }
tutor-step_of_the_ladder-hint1 = Who leads there now, and who then? If the leader changes, it is one of the first three.
tutor-step_of_the_ladder-hint2 = If not: is it the automaton’s greatest lead of all tracks, or yours?

tutor-biggest_of_all = The automaton has a strategic advantage of { $n }, and not for this theatre: { $theatre }. Which marker does it move?
tutor-biggest_of_all-why = { $theatre }: step { $step } of the ladder. { $says }
tutor-biggest_of_all-hint1 = Put each marker forward in your mind and look up its step; the lowest number is the biggest change.
tutor-biggest_of_all-hint2 = Of equal steps: most free spaces in the active campaign, then most points, then the highest on the board.

tutor-opened_for_it = Solo with Nippon: the automaton has ended { $theatre }, with { $n ->
    [0] nothing to carry over
   *[other] +{ $n } to carry over
}. You choose: “{ $move }”. How many cells ahead does the automaton begin there?
tutor-opened_for_it-why = What is carried over, and one step more for the automaton.
tutor-opened_for_it-hint1 = You always choose the campaign. But whose is the step?
tutor-opened_for_it-hint2 = What is carried over, and 1 more because it was the automaton that ended the campaign.

tutor-lead_it_astray = The next stratagem will be { $chip }. Place a unit so that the automaton goes here: { $theatre }.
tutor-lead_it_astray-why = After your unit its rows lead it there.
tutor-lead_it_astray-missed = What can be won at once comes first, then what { $chip } asks for; after your unit that leads the automaton to another theatre.
tutor-lead_it_astray-hint1 = The condition: { $plan } Make it fit there, or fit nowhere else.
tutor-lead_it_astray-hint2 = Where the condition leaves several theatres, most free spaces decide.
tutor-lead_it_astray-hint3 = Try this: “{ $move }”.

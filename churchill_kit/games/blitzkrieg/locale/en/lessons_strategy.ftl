# Exercises of the strategy chapter, and what other chapters borrow from it: lessons/played.py, lessons/chapters/chapter_strategy.py.

tutor-most_points = { tutor-mover }: which of these units brings you most points at once?
tutor-most_points-why = { $n ->
    [0] This brings nothing at once.
    [one] This brings 1 point.
   *[other] This brings { $n } points.
}
tutor-most_points-hint1 = Look for spaces with propaganda, for rows with one free space, for tracks near their end.
tutor-most_points-hint2 = The best brings { $n ->
    [one] 1 point
   *[other] { $n } points
}.

tutor-wrong_claim = { $seat } may choose among these units. Which sentence is wrong?
tutor-wrong_claim-claim = “{ $move }”: { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
} for who places it.
tutor-wrong_claim-why = { $n ->
    [0] It brings nothing to who places it.
    [one] It brings 1 point.
   *[other] It brings { $n } points.
}
tutor-wrong_claim-hint1 = Propaganda, the campaign if its last space is taken and the marker is on one’s half, and a mark on the track.
tutor-wrong_claim-hint2 = Move the marker first, then see on whose half it stands.

tutor-gain_at_least = { tutor-mover }: place a unit that brings you { $n } points at once.
tutor-gain_at_least-why = That is all that can be had at once in this position.
tutor-gain_at_least-missed = Points come from propaganda, from a full row and from the end of a track; another unit brings { $n } at once.
tutor-gain_at_least-hint1 = Where is the last free space of a row, or propaganda, or the end of a track?
tutor-gain_at_least-hint2 = It is there: { $theatre }.
tutor-gain_at_least-hint3 = Try this: “{ $move }”.

tutor-cheapest_win = { tutor-mover }: one space of a campaign is free, { $space }. Your lead there is { $lead-signed } (below 0 the opponent leads). Which is the weakest unit that still wins the campaign?
tutor-cheapest_win-why = { $case ->
    [right] Strength { $n } brings the lead to { $lead-signed }, and nothing weaker does.
    [dear] Strength { $n } wins it, too, but a weaker unit would have done.
   *[fails] With strength { $n } the lead is { $lead-signed }: you do not win the campaign.
}
tutor-cheapest_win-hint1 = How many cells are missing to your half of the track?
tutor-cheapest_win-hint2 = Count from { $lead-signed }, tactical advantage included. Leaders count more than they show.

tutor-gets = { $who-id ->
    [axis] The Axis gets the points.
    [allies] The Allies get the points.
   *[both] Both get the points of the campaign.
}
tutor-who_gets_it = { tutor-mover }: the lead there is { $lead-signed } ({ $theatre }; below 0 the opponent leads). The move: “{ $move }”. It takes the last space of a campaign worth { $n }. Who gets the points?
tutor-who_gets_it-hint1 = First move the marker by the strength: { $token }. Then look on whose half it stands.
tutor-who_gets_it-hint2 = Not who takes the space wins, but who has the marker. In the middle both do.

tutor-swing = { tutor-mover }: “{ $move }”. By how much does this change the difference of points in favour of { $seat }? What { $other } { $other-id ->
    [allies] gain
   *[other] gains
} counts against it, as a negative number.
tutor-swing-why = What one gains, less what the other gains.
tutor-swing-hint1 = Who has the marker when the last space is taken? It may well be the opponent.
tutor-swing-hint2 = { $count ->
    [one] There is one thing to count.
   *[other] There are { $count } things to count.
}

tutor-deny_the_automaton = You are alone against the automaton, which plays without stratagems. After which of these units can it win no campaign in its next turn? Its row: { $row }.
tutor-deny_the_automaton-why = { $safe-id ->
    [yes] It wins nothing then.
   *[no] Then it wins this: { $won }.
}
tutor-deny_the_automaton-hint1 = By row 1.3 it goes where it can complete a campaign with the marker on its half. Where is one space free?
tutor-deny_the_automaton-hint2 = Take that space yourself, move the marker away, or do not open such a row.

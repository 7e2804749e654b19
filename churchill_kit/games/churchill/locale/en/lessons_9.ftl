# Exercises of chapter 9, scoring and the end of the game: lessons/chapter_9.py. $title, $rule and $summary come from the index of rules, $what is a score line.

tutor-game-won = The { $seat } wins the game.

tutor-letter_points = The game ends in this position. What does the { $seat } score for “{ $title }”?
tutor-letter_points-why = { $summary }
tutor-letter_points-hint1 = The rule says: { $rule }
tutor-letter_points-hint2 = { $count ->
    [0] Look closely: there may be nothing to count at all.
    [one] There is one line to count.
   *[other] There are { $count } lines to count.
}

tutor-power_total = The game ends in this position. What is the total of the { $seat }?
tutor-power_total-why = All lines of the { $seat } together come to { $points }.
tutor-power_total-hint1 = Go by the schedule: influence, global issues, conferences, colonies, then fronts and the bomb.
tutor-power_total-hint2 = { $count ->
    [one] The { $seat } has one line.
   *[other] The { $seat } has { $count } lines.
}
tutor-power_total-hint3 = The biggest line of the { $seat } is worth { $points }. It is “{ $what }”.

tutor-front_step = The { $front } moves on from { $left-the } to { $space-the }. By how much does the score of the { $seat } change? A loss is a negative number.
tutor-front_step-why = The score of the { $seat } changes by { $amount-signed }.
tutor-front_step-hint1 = A front scores only where it stands, so what it leaves counts too. And some lines look at two fronts together.
tutor-front_step-hint2 = Lines that are new: { $gained }. Lines that are lost: { $lost }.

tutor-change-align = The { $seat } places an alignment marker { $location-at }.
tutor-change-network = { $count ->
    [one] The { $seat } places a network { $location-at }.
   *[other] The { $seat } places a second network { $location-at }.
}
tutor-change-global = The { $seat } moves the global issue { $pawn } to its side.
tutor-change-win = The { $seat } wins one more conference.
tutor-change-front = The { $front } advances to { $space-the }.
tutor-best_change = Which of these would raise the score of the { $seat } most?
tutor-best_change-why = This changes the score of the { $seat } by { $amount-signed }; the best answer by { $best-signed }.
tutor-best_change-hint1 = Count the score before and after each of them.
tutor-best_change-hint2 = An alignment marker replaces the point for the network. A front scores only where it stands. A conference is worth more to the USSR.
tutor-best_change-hint3 = The best changes the score by { $amount-signed }.

tutor-score-line = { $what }: { $points }
tutor-wrong_line = Some lines of the { $seat }, as somebody counted them. Which is wrong?
tutor-wrong_line-why = “{ $what }” counts { $points }.
tutor-wrong_line-hint1 = Check each against the schedule of points.
tutor-wrong_line-hint2 = One of the rules to look at: { $rule }

tutor-cost_churchill = The { $seat } places a network. The UK stands at { $points }: make it two points less.
tutor-cost_churchill-why = The UK has two points for each colony without any influence, and your network ends that. This works for { $locations-and }.
tutor-cost_churchill-missed = The UK has two points for each colony where nobody has any influence. Only a network placed in one of these takes them away: { $locations-and }.
tutor-cost_churchill-hint1 = Some places are worth something to the UK as long as they are empty.
tutor-cost_churchill-hint2 = Look at the colonies. Taking a network away from there would even help the UK.
tutor-cost_churchill-hint3 = Place the network { $location-at }.

tutor-opening_score = The { $scenario-full } begins. If it ended at once, what would the { $seat } score?
tutor-opening_score-hint1 = Nobody has won a conference yet. Look at influence, colonies, fronts and the bomb.

tutor-who_wins = The game is over: US { $us }, UK { $uk }, USSR { $ussr }. { $fallen-id ->
    [yes] Germany and Japan have both surrendered.
   *[no] At least one Axis power holds out.
} Who wins?
tutor-who_wins-hint1 = First see whether both Axis powers are out, then how far the first is ahead of the last.
tutor-who_wins-hint2 = { $fallen-id ->
    [yes] The gap is { $gap }. Up to 20 the alliance holds.
   *[no] The gap of { $gap } does not matter now: all scores shift.
}
tutor-who_wins-hint3 = { $ending-id ->
    [alliance] The alliance holds, so the most points win.
    [hegemon] The first loses 5, the last gains 5, one in between loses 3; two that are level share a place. Compare again.
   *[broken] The alliance is broken. Compare the first with the other two together: only if it has more does it win, otherwise the second does.
}

tutor-hegemon_points = An Axis power holds out to the end: US { $us }, UK { $uk }, USSR { $ussr } before the last step. With what does the { $seat } finish?
tutor-hegemon_points-why = The { $seat } has { $score }, and its place shifts that by { $shift-signed }.
tutor-hegemon_points-hint1 = Without the surrender of both, the scores shift before they are compared.
tutor-hegemon_points-hint2 = The first loses 5, the second loses 3, the last gains 5. Of two that are level each gets what their place gets, and the third the opposite.
tutor-hegemon_points-hint3 = The { $seat }: { $shift-signed }.

tutor-final_tie = The final scores are compared. { $shifted-id ->
    [yes] An Axis power held out, and they have been shifted for it.
   *[no] Both Axis powers have surrendered.
} At the top { $seats-and-the } are level with { $points }. { $bomb-id ->
    [yes] The US has the A-bomb.
   *[no] The US does not have the A-bomb.
} Who wins the game?
tutor-final_tie-hint1 = { $bomb-id ->
    [yes] Ask first: is the US in the tie? It has the A-bomb.
   *[no] Ask first: does the US have the A-bomb? No, so the first condition is out.
}
tutor-final_tie-hint2 = Ask next: is the USSR in the tie, with its Eastern Front alone in Germany?
tutor-final_tie-hint3 = If neither holds, Churchill wins, even from outside the tie.

# The schedule letter by letter, and scenarios: lessons/chapter_9_4.py.

tutor-scorers = The game ends in this position. Who scores for “{ $title }”?
tutor-scorers-case = { $seats-n ->
    [0] Nobody.
   *[other] Only { $seats-and-the }.
}
tutor-scorers-hint2 = Look at the map and the A-bomb track. Powers that score here: { $count }.

tutor-useful_network = You are the { $seat }, with one network to place and { $points } points so far. Place it so that your score goes up.
tutor-useful_network-why = One network, where nobody has alignment, is a point.
tutor-useful_network-missed = A network brings its point only where nobody has alignment, and only the first one in a place does; removing a foreign one brings nothing{ $seat-id ->
    [uk] . And an empty colony is worth two points to the UK, which a network there takes away.
   *[other] .
}
tutor-useful_network-hint1 = A second network in the same place scores nothing, and neither does removing a foreign one.
tutor-useful_network-hint2 = Where somebody has alignment, networks score nothing at all. Which place is quite empty?
tutor-useful_network-hint3 = Place it { $location-at }.

tutor-conferences_to_match = Conferences won by the { $rival }: { $count }. How many must the { $seat } win to have at least as many points for conferences?
tutor-conferences_to_match-why = The { $rival } has { $theirs } points for its conferences ({ $count }); the { $seat } has { $points } for { $mine }.
tutor-conferences_to_match-hint1 = A conference is not worth the same to everybody: three points to the US and the UK, five to the USSR.
tutor-conferences_to_match-hint2 = The { $rival } has { $points } points for its conferences ({ $count }). How many of its own does the { $seat } need for that?

tutor-which_scenario = The boards have just been set up. For which scenario?
tutor-which_scenario-case = The { $scenario-full }.
tutor-which_scenario-why = This is the { $scenario-full }: it begins with conference { $number }, so this is how far the war has come.
tutor-which_scenario-hint1 = The campaign begins with all fronts in their boxes; the later a scenario begins, the further the fronts are.
tutor-which_scenario-hint2 = The Western Front is in { $space-the }. Is D-Day far off, at hand or past?

tutor-conferences_left = You play the { $scenario-full }, and conference { $number } is under way. How many more can follow it?
tutor-conferences_left-why = Every scenario ends with conference { $last }, the { $scenario-full } too; this is conference { $number }. It ends sooner only if the Axis surrenders.
tutor-conferences_left-hint1 = Scenarios begin at different times, but all end with the same conference.
tutor-conferences_left-hint2 = The last is Terminal, conference 10, in the { $scenario-full } too. This one is { $number }.

tutor-conferences_played = You play the { $scenario-full }, and conference { $number } is under way. How many conferences of this game have gone before it?
tutor-conferences_played-why = The { $scenario-full } begins with conference { $first }; this is conference { $number }, so { $played } { $played ->
    [one] has
   *[other] have
} gone before it.
tutor-conferences_played-hint1 = Conferences keep their historical numbers, whichever the scenario begins with.
tutor-conferences_played-hint2 = The { $scenario-full } begins with conference { $first }.

tutor-issue_at_start = The { $scenario-full } is being set up. Where does this issue belong: { $issue }?
tutor-issue_at_start-case = { $place-id ->
    [center] In the center of the table, where it lies from the beginning.
    [out] Back into the box: it is not in this scenario.
   *[beside] Beside the table, with the issues that can be nominated.
}
tutor-issue_at_start-why = { $place-id ->
    [center] The { $scenario-full } begins on the eve of D-Day: Second Front lies in the center of the table from the beginning.
    [out] D-Day is past as the { $scenario-full } begins: Second Front is not in it, all other issues are.
   *[beside] In the { $scenario-full } this issue waits beside the table until somebody nominates it: { $issue }.
}
tutor-issue_at_start-hint1 = One issue alone is treated differently by the scenarios: Second Front.
tutor-issue_at_start-hint2 = Is D-Day past, on its eve or far off as the { $scenario-full } begins?

tutor-front_at_start = You set up the campaign. Where does the { $front } begin?
tutor-front_at_start-case = In { $space-the }.
tutor-front_at_start-why = The campaign begins on an empty map: each front stands in its theater box, the { $front } in { $space-the }.
tutor-front_at_start-hint1 = What you see is a later scenario. How far has the war come in January 1943?
tutor-front_at_start-hint2 = No front has left its theater box yet, the { $front } neither.

tutor-closed_line = The training scenario is over, and it is scored. Which of these lines can bring nobody anything in it?
tutor-closed_line-case = { $title }.
tutor-closed_line-why = In the training scenario D-Day and Central Italy count as simultaneous: nobody scores “{ $title }”.
tutor-closed_line-counts = “{ $title }” counts here as in every scenario.
tutor-closed_line-hint1 = The training scenario begins when two landings are past, and nobody was first.
tutor-closed_line-hint2 = Which line pays for having been first, in Normandy or in Italy?

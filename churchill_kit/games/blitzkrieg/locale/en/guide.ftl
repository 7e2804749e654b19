# The adviser at the table of Blitzkrieg!: lessons/guide.py. What a decision is about in general is
# app-why-*.

guide-first-about = The base game against a bot; at your elbow an adviser who explains each decision when it first comes up and asks back before a plain mistake. You can send him away at any time.

## Decisions: the numbers of this position, and what good players look at

guide-place_unit-came = It is your turn, and nobody has won yet. A turn begins with a unit (6.1), since all else in it comes of the space that it takes; whoever could place none would lose at once (7.2).
guide-place_unit-now = You have { $mine } points, { $rival-the } { $theirs }. Your units (tokens of armies, navies and air forces) fit { $spaces } free spaces. { $most ->
    [0] No unit brings you points at once.
    [one] Most at once is { $most } point, as with this: { $token }, { $space }.
   *[other] Most at once is { $most } points, as with this: { $token }, { $space }.
}
guide-place_unit-look = Spend strength where a campaign is about to be completed, and weak units where the effect is what you want. Before you take the last space of a row, see who leads then; before you leave a single one, see who will take it.
guide-place_again-came = You have just placed a blitz unit, and its turn goes on in this theatre (3.4, 4.3).
guide-place_again-now = A second unit fits { $spaces } free { $spaces ->
    [one] space
   *[other] spaces
} here. { $most ->
    [0] It brings you no points at once.
   *[other] Most at once: { $most }, by { $token }, { $space }.
}
guide-place_again-look = Two units before your opponent answers can fill a row, or reach the end of a track. But you draw one token only, so your reserve shrinks.
guide-move_elsewhere-came = A space of yours has the effect of a strategic advantage (6.2.9), and effects come before anything else happens (6.2).
guide-move_elsewhere-now = { $theatres-n ->
    [0] With { $amount } you take the lead nowhere.
   *[other] With { $amount } you take the lead here: { $theatres }.
}
guide-move_elsewhere-look = A step counts most where a campaign is nearly complete, and where it takes the marker over the middle or to a mark. To the last cell only a unit comes.
guide-next_effect-came = Your unit has won the theatre (6.3.2), and more than one of its spaces was still free.
guide-next_effect-now = Effects still to come: { $count }.
guide-next_effect-look = Draw first, then bomb or move: what you know sooner helps with the rest.
guide-choose_campaign-came = Your unit has ended a campaign of America, so another one is opened now, and who ended it chooses (10.2, 10.3).
guide-choose_campaign-now = No other has more points than { $theatre }: { $points }. Carried over: { $carried }.
guide-choose_campaign-look = With steps carried over, open what is worth much; without them, open what your reserve fits and your opponent’s does not.
guide-choose_bombed-came = You have bombed the automaton, whose row lies open; so you need not draw blindly (16.9).
guide-choose_bombed-now = The strongest that you may choose is { $token }, strength { $strength }.
guide-choose_bombed-look = The row is open to you: take the unit that could win something in its next turn.
guide-choose_start-came = The game is about to begin. Dice say where the automaton leads from the start, and this one shows 6, which leaves it to you (12.4).
guide-choose_start-now = Fewest points lie in { $theatre }: { $points }.
guide-choose_start-look = A lead hurts least where there is little to win, or where rows are short and soon over.

## What has happened for the first time

guide-event-effect_skipped = Task forces pay for their strength: the effect of their space is lost.
guide-event-marker_fell_back = That is the price of the nuclear bomb: two cells on every other open track.
guide-event-researched = Special weapons in a bag come up by chance, like any token; those in a reserve can be placed next turn.
guide-event-bombed = A token that is bombed is not lost for good: it may be drawn again.
guide-event-campaign_completed = The points go to whoever leads at this moment, whoever placed the last unit. In the middle both get them.
guide-event-theatre_closed = A unit has reached the end of the track: all that was left in this theatre goes to the winner.
guide-event-campaign_opened = In Nippon one campaign opens the next; where it goes on is decided by whoever ended it.
guide-event-last_turn = The side that began has its 25 points. One turn is left to have more, or as many.
guide-event-stratagem_drawn = The stratagem changes which theatres, spaces and units the automaton prefers this turn.
guide-event-automaton_chose = Each number is the row of the algorithm that decided. What was struck out before stands in the log.

## A campaign is over

guide-review-ended = { $campaign } is over: { $winners-and } { $winners-n ->
    [one] { $winners-0-id ->
        [allies] have
       *[other] has
    } won it.
   *[other] both got the points.
}
guide-review-score = The score after it: you { $mine }, { $rival-the } { $theirs }. The goal is 25.
guide-review-next = Next in this theatre is { $campaign }, worth { $points }; your lead there was { $lead-signed } then.

## For a move, and against it

guide-for-points = It brings { $n } { $n ->
    [one] point
   *[other] points
} at once.
guide-for-lead = It takes the lead in this theatre, { $theatre }: then you are { $n } ahead.
guide-for-tokens = It brings { $n } { $n ->
    [one] token
   *[other] tokens
} more into your reserve.
guide-for-track = The marker of { $theatre } goes from { $before-signed } to { $after-signed } for you{ $over-id ->
    [yes] : you take the lead there
   *[no] { "" }
}.
guide-for-strategic = It moves the marker of another theatre { $n } your way{ $theatres-n ->
    [0] { "" }
   *[other] ; you could take the lead here: { $theatres }
}.
guide-for-weapons = { $n ->
    [one] A special weapon goes into your bag.
   *[other] { $n } special weapons go into your bag.
}
guide-for-bombing = { $rival } { $rival-id ->
    [allies] lose
   *[other] loses
} a token of the reserve.
guide-for-again = You may place a second token in this theatre at once.
guide-for-start = The automaton begins ahead in { $theatre }; { $n } points can be won there in all.
guide-for-open = { $theatre } is worth { $n } { $n ->
    [one] point
   *[other] points
}{ $carried ->
    [0] { "" }
   *[other] ; { $seat } { $seat-id ->
        [allies] begin
       *[other] begins
    } there { $carried } ahead
}.
guide-for-discard = That takes { $token }, strength { $n }, out of the row.
guide-for-drawing = It brings a token first, so you know more for the effects that follow.
guide-against-gives = It gives { $rival-the } { $n } { $n ->
    [one] point
   *[other] points
}.
guide-against-opens = It leaves { $rival-the } the last space of { $campaign }, with { $n } points to win.
guide-against-at_once = More at once would bring this: { $token }, { $space }, { $n-signed } instead of { $mine-signed } (your points less the opponent's). In the games that I played on it did not win more often.
guide-against-short = Units in your reserve after it: { $n }, and the one you draw.
guide-warn-gives_points = This completes a campaign for { $rival-the }: { $n } { $n ->
    [one] point
   *[other] points
}.
guide-warn-missed_points = Another move is worth { $n-signed } at once, your points less your opponent’s; this one { $less-signed }.
guide-warn-opens_last = Then a single space of { $campaign } is left, and { $rival-the } leads there: { $n } points for whoever completes it now.
guide-warn-leaves_theatre = Then { $rival-the } { $rival-id ->
    [allies] lack
   *[other] lacks
} only { $steps } { $steps ->
    [one] step
   *[other] steps
} to win all of { $theatre }, { $n } points and whatever lies free there. A strong unit is enough for that.
guide-warn-leaves_campaign = { $rival } may then take the last free space of { $campaign } and { $rival-id ->
    [allies] lead
   *[other] leads
} there: { $n } points. Another move prevents that.
guide-warn-runs_out = Then your reserve holds { $n ->
    [0] no token
    [one] 1 token
   *[other] { $n } tokens
} when your turn ends. If { $rival-the } { $rival-id ->
    [allies] bomb
   *[other] bombs
} you, you have nothing to place and have lost.
guide-warn-missed_steps = Another move carries markers further your way, by { $n } steps on all tracks together; this one by { $less }.
guide-brought-points = Since then: you { $mine-signed }, { $rival-the } { $theirs-signed }.

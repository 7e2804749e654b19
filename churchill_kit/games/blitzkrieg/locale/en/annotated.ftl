# The annotated game: its notes (where each stands and what it asks of the engine: book/annotated/notes.py), their titles, and the texts of its player.
# Numbers are asked of the engine; none is written here but those of rules, in brackets.

chapter-annotated-game = Two bots at the base board
chapter-annotated-score = Points now: Axis { $axis }, Allies { $allies } (7.1).
chapter-annotated-stakes = At stake: Axis { $axis }, Allies { $allies }; this side holds { $n ->
    [one] one token
   *[other] { $n } tokens
}.
chapter-annotated-part-1 = The first campaigns
chapter-annotated-part-2 = Special weapons arrive
chapter-annotated-part-3 = The last turn

annotated-opening-title = The empty board
annotated-opening = All markers are in the middle, nobody has a point (5.2, 5.5). The Axis begins (5.7); whoever comes to { $goal } first at the end of his turn is nearly there (7.1).
annotated-cheap_points-title = Points for a little unit
annotated-cheap_points = The weakest unit on the best propaganda: { $points } points at once (6.2.6), and a stronger one is saved for a place where strength counts.
annotated-two_at_once-title = A point and a lead
annotated-two_at_once = The Allies do both at once: a point of propaganda (6.2.6), and a lead of { $now } where a big campaign is to be had (6.3). What they give away is tempo in the east.
annotated-taken_back-title = The lead is taken back
annotated-taken_back = A strategic advantage works anywhere but where its unit stands (6.2.9). The Axis led by { $before } in South-East Asia, on the first mark; now it is { $now }. Three spaces there were nearly full, so this was the last moment.
annotated-first_campaign-title = The first campaign
annotated-first_campaign = It does not help for long: the third unit takes the last space and brings the marker back to { $now }. That is { $campaign_points } points for the campaign and { $mark_points } for the mark (6.3.1). Completing a row oneself, with the marker already on one’s half, is how most points are made.
annotated-bombs_away-title = A bomb finds a rare token
annotated-bombs_away = Bombing takes a token at random (6.2.7), and this time it is the one that research had just brought: { $hit }. It is not lost, it is in the bag again; but the Allies go on with { $left }.
annotated-second_mark-title = The second mark
annotated-second_mark = Tactical advantage and strength move the marker together (6.2.8, 6.3): from { $before } to { $now }, which is just the second mark. { $campaign_points } points and { $mark_points } on top (6.3.1), and the Allies lead for the first time.
annotated-last_space-title = A weak unit for the last space
annotated-last_space = Where one leads by { $before } anyway, the last space wants no strength: an air force of the weakest kind completes the campaign for { $points } (6.3.1).
annotated-general-title = The general closes Africa
annotated-general = { $before } of { $cells } cells, and three are missing: { $tactical } by the tactical advantage, and the general counts himself and the units that have gone before him, { $strength } in all (3.5). That is more than enough; the theatre is closed (6.3.2).
annotated-harvest-title = What lies there falls to the winner
annotated-harvest = The free spaces take effect at once, then come the points: { $points } with the second mark (6.3.2). A theatre closed with spaces still free is worth more than its campaigns.
annotated-level-title = Level
annotated-level = Western Europe is not forgotten: the marker reaches { $now }, the first mark, with the very unit that fills the row. { $axis_points } to { $allies_points }.
annotated-two_units-title = Two units in one turn
annotated-two_units = The blitz air force has no strength, but it takes the improved research, and a second unit follows (3.4). Two effects for one turn; but only one token is drawn at its end (6.4), so the reserve is thinner by one.
annotated-thin_reserve-title = A thin reserve is bombed
annotated-thin_reserve = Just then the Allies bomb (6.2.7), and { $left } tokens are left to the Axis. Few tokens are few ideas, and who can place nothing has lost (7.2).
annotated-below_the_mark-title = Under the mark
annotated-below_the_mark = The advantage pulls the Axis from { $before } to { $now } in Western Europe (6.2.9), below the mark on cell { $first_mark }. It looks small. But marks pay at each completed campaign (6.3.1), so every cell around them is worth a point.
annotated-back_above-title = And over it again
annotated-back_above = The answer: a navy of just the strength that is needed takes the last space, { $now } on the track, { $points } points (6.3.1).
annotated-exactly_five-title = To the cell
annotated-exactly_five = The Allies do the same in the Pacific, and to the cell: { $before } and the strength of the unit make { $now }, which is the mark. { $allies_points } to { $axis_points }.
annotated-elite-title = Strength and propaganda
annotated-elite = What research brought now plays: an elite navy (4.1) takes { $points } points and turns { $before-signed } into { $now-signed } in the Pacific. The last campaign there is a big one, and the fight for it is open again.
annotated-nuclear_bomb-title = The bomb
annotated-nuclear_bomb = The Allies trailed in Western Europe by { $before-abs }; with strength seven they lead by { $now } (4.5). The price is paid elsewhere: two cells back on every other open track, so that in the Pacific their last lead, { $held }, is gone.
annotated-admiral-title = An admiral, and a spy less
annotated-admiral = The admiral counts the navies that went before him (3.6): { $strength } steps. And his space bombs: it hits { $hit }, which could have copied him (4.6).
annotated-held_down-title = Held down once more
annotated-held_down = The same means as at the beginning: the advantage takes the Axis from { $before } to { $now } in the Pacific (6.2.9). One space is free there. The Axis needs a strong unit now.
annotated-task_force-title = It has one
annotated-task_force = A task force: very strong, and its space has no effect, but here it has nothing to lose (4.2). { $now } on the track, { $campaign_points } and { $mark_points } points: from { $points_then } to { $axis_points }, and { $goal } is passed.
annotated-one_last_turn-title = One last turn
annotated-one_last_turn = The Axis began, so the Allies may answer once (7.1.1). They have { $allies_points } against { $points }; a tie would do (7.1.3). What would you place?
annotated-the_mark_again-title = One move of all
annotated-the_mark_again = The campaign alone would not have been enough. But the navy brings { $before } to { $now }, to the cell of the mark: { $campaign_points } and { $mark_points } (6.3.1). Of { $choices } moves that were possible, { $winning ->
    [one] one
   *[other] { $winning }
} did not lose.
annotated-the_end-title = A tie
annotated-the_end = { $axis_points } to { $allies_points }: in a tie the Allies win (7.1.3). Count back where the one point came from, and you will find a cell under a mark.

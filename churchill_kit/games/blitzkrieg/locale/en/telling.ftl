# What the table of Blitzkrieg! tells beside the log: big moments, where choices lead, what things are.

## Big moments, in two or three words
app-moment-closed = { $seat }: { $theatre } is won
app-moment-completed = { $campaign } is over
app-moment-last-turn = The last turn
app-moment-stuck = Nothing left to place
app-moment-ended = The war is over
app-moment-nuclear = The bomb falls
app-story-led = Why this move? Row by row

## Lines of the choices
app-line-token = { $token }, { $theatre }

## What a choice brings, in a few words; + is one's own half of a track
app-brief-place = { $token }: { $brings }
app-note-track = { $by ->
    [0] the marker stays
   *[other] marker { $before-signed } → { $after-signed }
}
app-note-automaton = its lead { $before-signed } → { $after-signed }
app-note-no-track = no marker there yet
app-note-closes = closes the theatre
app-note-wins = wins the campaign
app-note-completes = fills the campaign
app-note-marks = { $gained } ({ $n } of it by the yellow marks of the track)
app-note-own-points = +{ $n } { $n ->
    [one] point
   *[other] points
} for you
app-note-points = +{ $n } { $n ->
    [one] point
   *[other] points
} for the { $seat }
app-note-industry = you draw { $n ->
    [one] a token
   *[other] { $n } tokens
}
app-note-research = { $n ->
    [one] a special weapon
   *[other] { $n } special weapons
} into your bag
app-note-research_industry = a special weapon into your reserve
app-note-bombing = the opponent loses a token
app-note-propaganda = { $n } { $n ->
    [one] point
   *[other] points
}
app-note-strategic = another marker { $n } toward you
app-note-nuclear = you fall back 2 on all other tracks
app-note-again = then another token here
app-note-opens = { $points } { $points ->
    [one] point
   *[other] points
}, spaces: { $spaces }{ $carried ->
    [0] { "" }
   *[other] ; { $seat } begins with +{ $carried }
}
app-note-discard = place { $number } in the row

## The reserve
app-hand-title = Your reserve: { $n }
app-hand-danger = One more bombing, and you may have nothing to place: that is defeat.

## Where a choice leads, in sentences
app-preview-strength = { $played }: strength { $n }.
app-preview-industry = { $n ->
    [one] You draw a token.
   *[other] You draw { $n } tokens.
}
app-preview-research = { $n ->
    [one] A special weapon goes into your bag.
   *[other] { $n } special weapons go into your bag.
}
app-preview-research_industry = A special weapon comes straight into your reserve.
app-preview-propaganda = Propaganda brings { $n } { $n ->
    [one] point
   *[other] points
}.
app-preview-bombing = { $other } loses a token of the reserve.
app-preview-tactical = Tactical advantage: the marker moves { $n } more.
app-preview-strategic = Strategic advantage: you move another marker by { $n }.
app-preview-skipped = A task force does not use the space's effect.
app-preview-no-track = { $theatre } is not open yet: no marker moves.
app-preview-track = The marker of { $theatre } { $by ->
    [0] stays at { $after-signed }
   *[other] goes from { $before-signed } to { $after-signed } for you
}.
app-preview-nuclear = All other open tracks move back by 2.
app-preview-closes = { $theatre } is yours: what lies free there takes effect for you.
app-preview-completes = { $campaign } is complete.
app-preview-points = { $seat }: { $n } { $n ->
    [one] point
   *[other] points
}, { $total } in all.
app-preview-again = You may place another token here at once.
app-preview-danger = You end the turn with one token at most. If { $seat } { $seat-id ->
    [allies] bomb
   *[other] bombs
} it, you have nothing to place and have lost.
app-preview-opens = { $seat } may enter { $campaign } next, for { $n } { $n ->
    [one] point
   *[other] points
}.
app-preview-last-space = { $seat } may take the last space, { $space }: then { $n } { $n ->
    [one] point
   *[other] points
} are decided.

## What things are
app-thing-unit = A unit of strength { $n }.
app-thing-weapon = A special weapon of strength { $n }.
app-thing-domain-army = It goes on land, and where land and sea meet.
app-thing-domain-navy = It goes on sea, and where land and sea meet.
app-thing-domain-air = It goes on any space.
app-thing-domain-army_navy = Army and navy at once: it goes on any space; leaders do not count it.
app-thing-domain-any = It goes on any space.
app-thing-ability-blitz = Blitz: you may place another token in the same theatre at once.
app-thing-ability-general = A general counts your other armies and air forces in the theatre; special weapons do not count.
app-thing-ability-admiral = An admiral counts your other navies and air forces in the theatre; special weapons do not count.
app-thing-ability-task_force = It does not use the effect of its space.
app-thing-ability-bombing = Bombing: the opponent loses a random token of the reserve, besides what the space brings.
app-thing-ability-nuclear = All other open tracks move back by 2 for you.
app-thing-ability-spy = It is what the opponent has just placed: strength, type and ability.
app-thing-ability-scientist = It may go on any free space, in campaigns that are not active as well.
app-thing-ability-partisans = Strength 3 where the opponent leads, else 1.
app-thing-ability-leadership = The effect of its space is used twice.
app-thing-spy-now = Now that would be: { $token }.
app-thing-spy-none = The opponent has placed nothing that could be copied.
app-thing-counts = Now it would count: { $where }.
app-thing-there = { $theatre } { $n }
app-thing-ground-land = Land: for armies and air forces.
app-thing-ground-sea = Sea: for navies and air forces.
app-thing-ground-land_sea = Land and sea: for any unit.
app-thing-taken = { $token } of { $seat } stands here.
app-thing-effect-none = It has no effect.
app-thing-effect-industry = { $n ->
    [one] Industry: draw a token out of your bag.
   *[other] Improved industry: draw { $n } tokens out of your bag.
}
app-thing-effect-research = { $n ->
    [one] Research: a random special weapon goes into your bag.
   *[other] Improved research: { $n } random special weapons go into your bag.
}
app-thing-effect-research_industry = Research and industry: a random special weapon comes straight into your reserve.
app-thing-effect-bombing = Bombing: a random token of the opponent's reserve goes back into the bag.
app-thing-effect-propaganda = Propaganda: { $n } { $n ->
    [one] point
   *[other] points
} at once.
app-thing-effect-tactical = Tactical advantage: the marker here moves { $n } further your way.
app-thing-effect-strategic = Strategic advantage: the marker of another theatre moves { $n } your way, but not onto its last cell.
app-thing-standing = It stands: { $standing }.
app-thing-marks = Completing a campaign brings 1 point more from cell { $first } on, 2 points from cell { $second } on.
app-thing-end = Cell { $n } closes the theatre. From the top of the board it is number { $rank }.
app-thing-carry = From cell { $n } on the campaign is won, and 1, 2 or 3 cells are carried over to the next.
app-thing-links = Linked with: { $theatres }.
app-thing-road-name = Link between campaigns
app-thing-road = { $one } and { $other } are linked: who ends one of them may open the other next, unless it has been opened before.
app-thing-campaign = { $n } { $n ->
    [one] point
   *[other] points
}; free spaces: { $left }.
app-thing-won = Points went to: { $seat }.
app-thing-seat = { $n } { $n ->
    [one] point
   *[other] points
} of { $goal }.
app-thing-bag-name = Bag: { $seat }
app-thing-bag = Tokens in the bag: { $n }.
app-thing-bag-holds = { $held }.
app-thing-secret = The number is kept secret.
app-thing-hidden-name = Reserve: { $seat }
app-thing-hidden = Face down: { $n }.
app-thing-danger-name = One bombing from defeat
app-thing-danger = { $seat }: with one token less there would be nothing to place. Who can place nothing as a turn of his begins has lost, whatever the points. Industry brings more tokens.
app-thing-research-name = Special weapons
app-thing-research = { $n } can still be researched; they lie face down.
app-thing-score-name = Victory points
app-thing-score = The goal is { $goal } at the end of one’s own turn. If { $first-the } reaches it, { $second-the } { $second-id ->
    [allies] have one last turn and win
   *[other] has one last turn and wins
} a tie.
app-thing-chosen = Chosen by the algorithm: the theatre by row { $theatre }, the space by row { $space }, the unit by row { $unit }.
app-thing-last-choice = The automaton’s last choice: { $space }.
app-thing-rows-name = Rows of the algorithm
app-thing-rows = The automaton reads three lists of rows: 1.1 to 1.5 choose the theatre, 2.1 to 2.4 the space, 3.1 to 3.7 the unit. Each row strikes out what it does not want, until one is left.
app-thing-stratagem-name = Stratagem
app-thing-no-stratagem = The automaton follows none.
app-thing-stratagem-big_guns = Units: special weapons if there are any, else those that cause the biggest change.
app-thing-stratagem-rapid_deployment = Units: the leftmost that can be placed.
app-thing-stratagem-counterattack = Theatres: where you lead. Units: those that cause the biggest change.
app-thing-stratagem-research_and_development = Theatres and spaces: research. Elsewhere: special weapons.
app-thing-stratagem-steamroll = The stratagem of the turn before once more.
app-thing-stratagem-for_the_glory = Theatres: the most points, then propaganda. Spaces: propaganda.
app-thing-stratagem-secure = Theatres: where the automaton leads.
app-thing-stratagem-economic_warfare = Theatres and spaces: industry and bombing; industry first with four tokens or fewer.

## The end of a theatre
app-theatre-title-base = { $theatre } is closed
app-theatre-title-nippon = { $theatre } is won
app-theatre-counted = What it brought
app-theatre-lead = { $eyes-id ->
    [me] You have won { $theatre }
   *[other] { $seat } has won { $theatre }
}: { $n ->
    [one] one point
   *[other] { $n } points
} for campaigns and track.
app-theatre-brought = What lay free
app-theatre-campaigns = Its campaigns
app-theatre-campaign = { $what }, { $n } { $n ->
    [one] point
   *[other] points
}: { $winner }.
app-theatre-war = The war
app-theatre-points = { $seat }: { $n } { $n ->
    [one] point
   *[other] points
}{ $left ->
    [0] , the goal is reached
   *[other] ; to the goal { $left }
}.
app-theatre-go-on = On with the war

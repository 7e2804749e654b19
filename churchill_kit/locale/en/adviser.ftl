# The adviser: what he would do, why, what speaks against it, and what choices are worth.

## The advice, in sentences

adviser-rival = { $rivals ->
    [one] your rival
   *[other] the best rival
}
adviser-only = There is nothing else to do here.
adviser-blind = This position cannot be played on, so this is what the game's own player would do.
adviser-leaves = { $was_where-id ->
    [ahead] You are now { $was ->
        [one] { $was } point
       *[other] { $was } points
    } ahead of { adviser-rival }
    [behind] You are now { $was ->
        [one] { $was } point
       *[other] { $was } points
    } behind { adviser-rival }
   *[level] You are now level with { adviser-rival }
}; played on { $deals ->
    [one] once
   *[other] { $deals } times
} to the end of the round, you end { $points_where-id ->
    [ahead] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead
    [behind] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind
   *[level] level
} on average.
adviser-foresees = { $deals-id ->
    [none] Your chance of winning is then
   *[other] Played on { $deals ->
        [one] once
       *[other] { $deals } times
    } from here{ $before ->
        [0] { "" }
       *[other] {" "}({ $before } of them before your last move)
    }, your chance of winning is
} some { $percent } %, give or take { $give } ({ $even } % would be an even game).
adviser-foresees-again = Your chance of winning { $deals-id ->
    [none] is then
   *[other] is
} some { $percent } %, give or take { $give }.
adviser-wins = Played on { $deals ->
    [one] once
   *[other] { $deals } times
} to the end of the game{ $before ->
    [0] { "" }
   *[other] {" "}({ $before } of them before your last move)
}, you { $percent ->
    [0] never win.
    [100] win every time.
   *[other] win { $percent } % of the time, give or take { $give }.
}
adviser-to-the-end = So far I played on only some way, and told the odds by where things stood; from here on I play to the end. So this figure may differ from the one before.
adviser-since = { $plain-id ->
    [yes] When you asked me last it was { $percent } %: what has been done since{ $below-id ->
        [yes] {" "}(below)
       *[no] { "" }
    }, and what you can do now, make the difference.
   *[no] When you asked me last it was { $percent } %: part of the difference is what has happened since, part may be the chance of so few games.
}{ $was-id ->
    [longer] { " " }I played on to the end of the game then, and only some way now.
    [shorter] { " " }I played on only some way then, and to the end of the game now.
   *[as_far] { "" }
}
adviser-no-longer = What I advised before, and was not done ({ $action }), is now { $odds-id ->
    [yes] { $amount } % worse.
   *[no] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } worse.
}
adviser-since-points = Points ahead of the best rival as the round ends, on average: { $was-signed } in those games, { $now-signed } in these.
adviser-low-ahead = Even in the worst tenth of these games you end { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead.
adviser-low-behind = In the worst tenth of these games you end { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind.
adviser-low-level = In the worst tenth of these games you end level.
adviser-idle = Taken alone it brings you next to nothing. I advise it for what followed in the games I played on: what looks better here was won no more often, or served others more.
adviser-idle-all = As things stand, none of these choices does much for you; one of them has to be made all the same.
adviser-even-some = Several choices are about as good; beside each that is worse the list says by how much. For this one:
adviser-even = Little depends on this choice: others are about as good. For this one:
adviser-twins = No different here: { $action }.
adviser-alike = Much the same: { $actions }.
adviser-also = { $one } · { $other }
adviser-second-alike = Much the same: { $action }.
adviser-second-points = Second best, by about { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $percent ->
    [0] { "" }
   *[other] { " " }(chances of winning some { $percent } % lower)
}: { $action }.
adviser-second-odds = Second best, with { $percent } % fewer of the same games won{ adviser-and-points }: { $action }.
adviser-and-points = { $points ->
    [0] { "" }
    [one] { " " }and { $points } point less
   *[other] { " " }and { $points } points less
}
adviser-other-alike = Much the same: { $action }.
adviser-other-points = Less good, by about { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $action }.
adviser-other-odds = Less good, with { $percent } % fewer of the same games won{ adviser-and-points }: { $action }.
adviser-and = { $one } { $other }
adviser-gap-alike = About as good: { $action }.
adviser-gap-points = It comes to about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less than this{ $percent ->
    [0] { "" }
   *[other] { " " }(chances of winning some { $percent } % lower)
}: { $action }.
adviser-peril-below = My advice reckons with that: it came out best in the games I played on. More below.
adviser-peril-hint = A hint says which move is best all the same.
adviser-instead = What speaks for that other move:
adviser-gap-odds = It wins { $percent } % fewer games than this: { $action }.

adviser-plan-odds = Played on { $deals } times, { $left ->
    [0] your plan
   *[other] your plan, with a bot to place the { $left } that are left,
} wins { $mine } % of the games; all that I would place, on the same deals, { $his } %. { adviser-plan-apart }
adviser-plan-points = Played on { $deals } times, { $left ->
    [0] your plan
   *[other] your plan, with a bot to place the { $left } that are left,
} comes to { $mine-signed } points against your best rival; all that I would place, on the same deals, to { $his-signed }. { adviser-plan-apart }
adviser-plan-apart = { $how-id ->
    [better] Yours came out better: I should not change it.
    [worse] That is more than chance.
   *[alike] Between them so few games tell no difference.
}
adviser-placings-so-far = One moment, I am playing it through: { $n } of { $of } found so far.

## After one's own move

adviser-brought = Your last move: { $action }.
adviser-forced = You had only one choice, so it was played by itself ({ $action }).
adviser-meanwhile-earlier = { $events ->
    [one] One more event went
   *[other] { $events } more events went
} before these: “Show me that again” tells them all.
adviser-brought-points = Your points went from { $before } to { $after }.

## Beside each choice

adviser-points-now = The figures compare each choice with what I would do: in points. Without one it is about as good, or too few games were played on to tell.
adviser-odds-now = The figures compare each choice with what I would do: games won of 100. Without one it is about as good, or too few games were played on to tell.
adviser-mark-points = { $amount ->
    [one] ~{ $amount } point worse
   *[other] ~{ $amount } points worse
}
adviser-mark-odds = ~{ $amount } % worse
adviser-mark-few = probably worse

adviser-worth-points = Compared with what I would do: −{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} (played on { $deals } times).
adviser-worth-odds = Compared with what I would do: −{ $amount } { $amount ->
    [one] game
   *[other] games
} won of 100 (played on { $deals } times).
adviser-worth-few = Probably worse than what I would do, after { $deals } tries so far.

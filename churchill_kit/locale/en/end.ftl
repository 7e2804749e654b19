# The page after a game: one's place, what turned it, what to learn next.
app-end-won = You win, { $by ->
    [one] { $by } point
   *[other] { $by } points
} ahead of { $others-and-the }.
app-end-won-plain = You win.
app-end-shared = You share the victory.
app-end-nobody = Nobody wins, you neither.
app-end-placed = You are { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] number { $place }
} of { $of ->
    [2] two
    [3] three
    [4] four
   *[other] { $of }
}, { $by ->
    [one] { $by } point
   *[other] { $by } points
} behind { $other-the }.
app-end-placed-plain = You are { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] number { $place }
} of { $of ->
    [2] two
    [3] three
    [4] four
   *[other] { $of }
}; the victory goes to { $other-the }.
app-end-led-and-lost = You had the most points, and the victory goes to { $other-the } all the same.
app-end-level = You share place { $place }, level with the { $beside-and }, { $by ->
    [one] { $by } point
   *[other] { $by } points
} behind the { $other }.
app-end-beaten = You lose, { $by ->
    [one] { $by } point
   *[other] { $by } points
} behind { $other-the }.
app-end-beaten-plain = You lose; the victory goes to { $other-the }.
app-end-sources = Where you and { $other-the } differ most, yours first: { $list }.
app-end-source = { $what } { $mine } to { $theirs }
app-end-turning = What turned the game for you
app-end-turning-of = What turned the game for { $seat-the }
app-end-none = No single event moved your lead.
app-end-gained = { $by ->
    [one] { $by } point
   *[other] { $by } points
} gained on { $others ->
    [1] the other
   *[other] the best of the others
}, from { $was-signed } to { $now-signed }.
app-end-lost = { $by ->
    [one] { $by } point
   *[other] { $by } points
} lost to { $others ->
    [1] the other
   *[other] the best of the others
}, from { $was-signed } to { $now-signed }.
app-end-wider = Your lead over { $last-id ->
    [yes] the last of the others
   *[no] { $others ->
        [1] the other
       *[other] the best of the others
    }
} went from { $was-signed } to { $now-signed }; in the end it was too large a lead that lost you the game.
app-end-narrower = Your lead over { $last-id ->
    [yes] the last of the others
   *[no] { $others ->
        [1] the other
       *[other] the best of the others
    }
} went from { $was-signed } to { $now-signed }.
app-end-held-wider = Your lead over { $last-id ->
    [yes] the last of the others
   *[no] { $others ->
        [1] the other
       *[other] the best of the others
    }
} went from { $was-signed } to { $now-signed }.
app-end-held-narrower = Your lead over { $last-id ->
    [yes] the last of the others
   *[no] { $others ->
        [1] the other
       *[other] the best of the others
    }
} went from { $was-signed } to { $now-signed }: no loss, since too large a lead would have cost you the game.
app-end-led = It led to this end.
app-end-decided = This ended the game, whatever the points.
app-end-ruled = This rule, not the points before it, decided the places.
app-end-rounds = What each round brought
app-end-brought = Gained, and points after it
app-end-game = The game
app-end-result = Result
app-end-learn = To learn next
app-end-learn-none = This time no rule cost you more points than it brought.
app-end-won-by = By this rule you won, so it is worth knowing well. No other cost you more points than it brought you.
app-end-cost = By this rule you lost { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $others ->
    [1] your opponent
   *[other] the best of the others
}{ $times ->
    [1] { "" }
   *[other] , in { $times } moments of the game
}{ $gained ->
    [0] { "" }
   *[other] ; at others you gained { $gained }
}.
# A moment at which a rule cost points: a press shows it.
app-end-moment = { $when }: −{ $by }
app-end-leaf = Leaf through the game
app-end-there = Show me this moment
app-end-looking = Looking back over the game …
app-end-costs = Your moves that cost most, in the order of the game
app-end-costs-ask = Find my moves that cost most
app-end-costs-looking = Playing on from your choices: { $percent } % done …
app-end-costs-none = No single move of yours cost so much that the game can be put down to it; what decided lies in several, or in what the others did.
app-end-costs-none-won = Well played: I played on from your moves once more, and none of them surely cost you games. Where one of them stood as some percent worse, that may have been chance.
app-end-costs-points = It cost you about { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Better: { $action }.
app-end-costs-odds = Of 100 games played on from there it wins about { $percent } fewer than the better move: { $action }.
app-end-costs-advised = I advised it then, too: with fewer games played on it looked as good.
app-end-costs-closer = More games were played on from each choice for this than during the game: what looked as good then may turn out worse.
app-end-costs-review = Under “Review”, beside the chapters, such moves come back as questions, until you find the better one.
app-end-costs-where = move { $move }
app-end-costs-try = Try this position again

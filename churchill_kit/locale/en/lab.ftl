# The laboratory: charts, progress, and what can go wrong.

lab-first = { $done } of { $total } games; { $done ->
    [0] the first ones are being played
   *[other] these were there already
}
lab-halting = { $done } of { $total } games; stopping, what is being played is waited for
lab-progress = { $done } of { $total } games, { $speed } a second, { $left } left
lab-over = { $done } of { $total } games in { $spent }
lab-cluster = looking for the Dask cluster at { $address } ({ $seconds } seconds at most)
lab-stop = Stopping keeps what there is.

## Tables

lab-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
lab-players = Players: { $players }.
lab-by-rules = the rules of the game
lab-brackets = In brackets stands the interval in which the number lies, with a certainty of 95 %.

## Charts

lab-chart-scores = Final scores
lab-chart-moments = By when it had happened
lab-chart-takings = What goes along with a lead
lab-chart-lengths = How long games were
lab-unit-games = { $n ->
    [one] one game, 95 % intervals
   *[other] { $n } games, 95 % intervals
}
lab-unit-shares = share of the games won, 95 % intervals
lab-unit-scores = points, 95 % intervals
lab-unit-first = the { $shown } largest of { $of }
lab-unit-boxes = points: half of the games lie in the box, nine of ten between the ends
lab-unit-counted = { $n ->
    [one] one game
   *[other] of { $n } games
}
lab-unit-takings = how many points larger the lead is in games with more of it than usual, 95 % intervals
lab-unit-part = share of the games
lab-unit-lengths = decisions of a game
lab-difference = { $setting } compared with { $base }, { $seat }: games won of a hundred { $often }, points { $points }.
lab-common = { $setting } and { $base } are compared game by game in the { $n } games that both have with the same seeds.
lab-strangers = { $setting } and { $base } were played with other seeds, so they are compared as a whole, which is less sure.
lab-alike = { $setting } and { $base } came out the same in every game: what differs between them does not matter here.
lab-settings = { $n } of { $of } settings { $n ->
    [one] has
   *[other] have
} been begun; the same call goes on from here if it has a folder.

## What went wrong

error-lab-stopped = { $done-id ->
    [none] Stopped before a game was over.
   *[given] Stopped after { $done } of { $total } games; { $folder-id ->
        [none] only this study has them. The same call begins anew, unless it has folder=… from the start.
       *[given] these are kept in { $folder }, and the same call goes on from there.
    }
}
error-lab-worker-died = A program that was playing has ended in the middle{ $done-id ->
    [none] {""}
   *[given] {" "}– { $done } of { $total } games are kept
}; the same call goes on from there if it has a folder.
error-lab-no-workers = The Dask cluster has no workers to play (dask worker starts one){ $done-id ->
    [none] {""}
   *[given] {" "}– { $done } of { $total } games are kept
}; the same call goes on from there if it has a folder.
error-lab-player-broke = { $player } has failed in game { $number }, seed { $seed } ({ $why }){ $done-id ->
    [none] {""}
   *[given] ; { $done } of { $total } games are kept
}.
error-lab-player-illegal = { $player } has answered in game { $number }, seed { $seed }, what is not legal{ $done-id ->
    [none] {""}
   *[given] ; { $done } of { $total } games are kept
}. { $why }
error-lab-worker-version = A worker of the cluster has another version of the rules; install the same one there.
error-lab-no-cluster = There is no Dask cluster at { $address }: start one there (dask scheduler, dask worker), or leave out its address to play on this machine.
error-lab-missing = This needs { $part }, not installed here; this brings it: { $install }
error-lab-cannot-write = { $path } cannot be written: { $why }.{ $folder-id ->
    [none] {""}
   *[given] {" "}{ $done } of { $total } games are kept in { $folder }; the same call or command goes on from there.
}
error-lab-no-study = There is no study that could be read in { $path }.
error-lab-newer = { $path } was written by a later version (format { $given }, this one knows { $known }).
error-lab-other-study = { $path } holds a study with { $part-id ->
    [game] another game
    [scenario] another scenario
    [options] other options
    [players] other players
    [position] another position
   *[seed] another seed
}; choose another name.
error-lab-other-version = { $path } was played with another version of the rules or the set; choose another name to play it anew, or remove it.
error-lab-taken = { $path } is there already and holds no study; choose another name.
error-lab-more-games = { $path } holds { $there ->
    [one] 1 game
   *[other] { $there } games
} of this study, more than the { $games } asked for; ask for { $there } or more, or choose another name.
error-lab-changed = { $path } was changed by another program, or holds something else than the file beside it says; choose another name.
error-lab-bad-piece = { $path } is damaged; without this file the games in it are played again.
error-lab-number = A whole number from 1 to { $high } is needed for “{ $part }”, not { $given }.
error-lab-ending = { $path } should end with one of { $choices }.
error-lab-no-folder = There is no folder { $path }.
error-lab-compared = “{ $given }” compares settings that differ in { $part } themselves; leave { $part } out.
error-lab-empty-name = An empty name is no folder; give it a name, or leave it out.
error-lab-no-place = { $path } is a file; a study that is played is kept in a folder, so choose another name.
error-lab-no-chart-there = { $path } is there already and is no chart of the laboratory; choose another name.
error-lab-no-language = There is no language { $given }; choose one of { $choices }.
error-lab-seat-of-the-rules = In this scenario ({ $scenario }) the rules play the { $seat }; nobody can be seated there.
error-lab-no-seat = There is no seat “{ $given }” to compare. There are: { $choices }.
error-lab-no-events = There are no events in this study; lab.play(…, events=True) keeps them.
error-lab-no-chart = There is no chart “{ $given }”. There are: { $choices }.
error-lab-no-rows = No game has been played yet.
error-lab-no-moments = This game tells of nothing when it happened.
error-lab-no-takings = There is nothing to compare here: too few games, or a game that does not tell who got what.
error-lab-no-recipe = There is no ready-made study “{ $given }”. There are: { $choices }.
error-lab-not-comparable = It takes two studies or more of the same game, each with games, to compare.

# What players that think ahead say.

error-bad-playouts = A player thinks ahead with 1 to { $high } playouts a decision, not { $given }.
error-bad-player-setting = Nobody can play as { $given }: of medium and hard alone something can be set, playouts (1 to { $high }) and odds (yes or no), like hard:playouts=144:odds=no.
error-bad-seconds = A player may think for 0 to { $high } seconds, not { $given }.
error-other-ladder = { $given } holds the results of a ladder with { $part-id ->
    [game] another game
    [scenario] another scenario
    [options] other options
    [players] other players
   *[seed] another seed
}; name another file.
error-no-ladder = { $given } is there already and holds no results of a ladder; name another file.
error-ladder-is-no-table = The results of a ladder are lines of JSON, not the table that { $given } promises; name a file like results.jsonl.
error-old-ladder = { $given } was played by another version of the players, the rules or the set; name another file to play it anew.
error-too-few-players = A ladder needs two different players at least, like --players hard,bot, not { $given }.
reason-careless = This player did not think: an easy opponent often does the first thing that comes along.
reason-only = There is nothing else to do.
reason-untried = This is what is usually done here; nothing else was tried.
reason-thought = Tried { $deals ->
    [one] once
   *[other] { $deals } times
} from here, this gives a { $percent } % chance of winning and a lead of { $points-signed }; the next best choice, { $next_percent } % and { $next_points-signed }.
reason-unsure = Tried { $deals ->
    [one] once
   *[other] { $deals } times
} from here, this gives a { $percent } % chance of winning and a lead of { $points-signed }; another choice, { $next_percent } % and { $next_points-signed }, which is not surely better.

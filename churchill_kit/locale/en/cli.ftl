# The commands of churchill-kit: help, answers and problems.

## Help

cli-about = Learn, teach and play strategy board games in a browser.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-version = show the version
cli-lang = the language of all texts; otherwise that of the system

cli-play = serve the game as a page for the browser
cli-play-port = the page is at http://127.0.0.1:N (8866)
cli-play-ip = the address to listen on (127.0.0.1: this machine only; 0.0.0.0: everybody in the network)
cli-play-notebook = another notebook to serve instead
cli-play-verbose = say everything that the server does
cli-no-browser = open no browser

cli-serve = serve all pages to a class or a club
cli-serve-host = a name by which a proxy asks for this server, once for each; otherwise its addresses and its own name only (*: any name)
cli-serve-password = ask visitors for this password; better in the environment: CHURCHILL_KIT_PASSWORD
cli-serve-players = how many pages may be open at once (30); each takes some 100 MB of memory
cli-serve-hidden = minutes that a page which nobody looks at keeps its game on the server (60)
cli-serve-warm = how many programs wait for the next visitors, so that their pages open quickly (1)
cli-serve-store = where progress and shared tables are kept: a file, or postgresql://…; better in the environment where it holds a password: CHURCHILL_KIT_STORE
cli-serve-base-url = the path below which all pages are, behind another server (/)

cli-lab = open the chapters in JupyterLab
cli-lab-port = the port of JupyterLab (8888)

cli-simulate = let bots play many games and count
cli-game = the game ({ $first }, if none is named): { $choices }
cli-simulate-scenario = the scenario (the first of the game, if none is named)
cli-simulate-games = how many games (100)
cli-simulate-seats = who sits where: SEAT=PLAYER,SEAT=PLAYER; with settings: hard:playouts=144:odds=no
cli-simulate-seed = the seed of the first game (1); each next one has the next seed
cli-simulate-jobs = how many games at the same time (one for each processor)
cli-simulate-dask = the address of a Dask cluster whose workers play instead, tcp://…:8786
cli-simulate-out = write a row for each game to a file, .parquet or .csv; after a stop the same command goes on where it was

cli-ladder = let players of a game play each other, with seats in turn, and see who is stronger
cli-option = an option of the game, like level=hard; as often as there are some
cli-ladder-players = two players or more (hard,medium,easy); each plays each; with settings: hard:playouts=144:odds=no
cli-ladder-games = how many games for each pair (60), or a few more, so that each seat is taken as often
cli-ladder-out = a file for the results, lines of JSON; a ladder that was stopped goes on where it was
cli-ladder-test = stop when it is decided which of two Elo differences is nearer, like 0,50

cli-replay = tell a saved game, move by move, with the rules
cli-replay-file = the saved game

cli-rules = say what a rule is about
cli-rules-number = the number of the rule, or the letter of a scoring line

cli-check-pack = check a folder of cards and other components
cli-check-folder = the folder

## Answers

cli-starting = One moment …
cli-ready = The game is at { $address } – Ctrl+C ends it.
cli-ready-network = Others in this network open { $address }
cli-lab-folder = The chapters are in { $path } – Ctrl+C ends JupyterLab.
cli-simulated = { $games ->
    [one] One game was played, with seed { $first }.
   *[other] { $games } games were played, with seeds from { $first } on.
}
cli-simulated-into = The games are in { $path }{ $there ->
    [0] {""}
    [one] , 1 of them from before
   *[other] , { $there } of them from before
}.
cli-winners = Who won
cli-endings = How the games ended
ended-one = One ahead of all
ended-together = Together
ended-draw = A draw
cli-mean-scores = Mean scores

cli-ladder-plan = { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $asked-id ->
    [none] {""}
   *[given] {" "}({ $asked } asked for, and as many from each seat)
}{ $pairs ->
    [one] {""}
   *[other] {" "}for each of { $pairs } pairs
}: { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} from { $first } on{ $parties ->
    [one] {""}
    [2] , each once from each of the 2 seats
   *[other] , each once from each of { $parties } seats, with the other player in all other seats
}{ $tested-id ->
    [yes] ; a pair ends sooner if the test is decided
   *[no] {""}
}. In brackets stands the interval in which a number lies, with a certainty of 95 %. Elo above 0: the first is stronger; 100 is 64 games won to 36 where evens are 50 %.
cli-stopped = { $done ->
    [0] Stopped before a game was over.
   *[other] Stopped after { $done } of { $total } games.{ $kept-id ->
        [none] {" "}They are not kept, since no file was named with --out.
       *[given] {" "}They are kept in { $kept }; the same command goes on from there.
    }
}
cli-ladder-stopped = { $done ->
    [0] Stopped before a seed had been played from all seats.
   *[other] Stopped after { $done } of { $total } games.{ $kept-id ->
        [none] {" "}They are not kept, since no file was named with --out.
       *[given] {" "}They are kept in { $kept }; the same command goes on from there, and plays anew what was being played.
    }
}
cli-ladder-there = { $path } holds { $there ->
    [one] 1 game
   *[other] { $there } games
} of this ladder already{ $more ->
    [0] {""}
    [one] , 1 more than was asked for; all count
   *[other] , { $more } of them beyond what was asked for; all count
}.
cli-ladder-unplayed = { $other-id ->
    [none] { $one } against the game: not played yet.
   *[given] { $one } against { $other }: not played yet.
}
cli-ladder-pair = { $one } against { $other }: { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
} won, { $share } ({ $low } to { $high }); evens are { $evens }.
cli-ladder-alone = { $one } against the game: { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
} won, { $share } ({ $low } to { $high }); evens are { $evens }.
cli-ladder-elo = Elo { $middle } ({ $low } to { $high })
cli-ladder-few = Test, is it rather { $low } or { $high } Elo: not decided yet (fewer than { $seeds } seeds say nothing)
cli-ladder-open = Test, is it rather { $low } or { $high } Elo: not decided yet (evidence { $ratio }; + speaks for { $high }, − for { $low }, beyond { $bound } it is decided, and wrong in 5 of 100 cases at most)
cli-ladder-low = Test, is it rather { $low } or { $high } Elo: decided, rather { $low } (evidence { $ratio }; + speaks for { $high }, − for { $low }, beyond { $bound } it is decided, and wrong in 5 of 100 cases at most)
cli-ladder-high = Test, is it rather { $low } or { $high } Elo: decided, rather { $high } (evidence { $ratio }; + speaks for { $high }, − for { $low }, beyond { $bound } it is decided, and wrong in 5 of 100 cases at most)

## Problems

cli-bad-test = A test is written like 0,50, the smaller Elo difference first, not “{ $given }”.
cli-bad-option = An option is written like NAME=VALUE, not “{ $given }”.
cli-ladder-file = { $path } cannot be written ({ $why }); what was written before is still there.
cli-worker-gone = One of the programs that play has died; with --out, the same command goes on where it was.

cli-language = There is no language “{ $given }”; choose one of { $choices }.
cli-unreadable = The command cannot be understood ({ $why }); “{ $command } --help” shows how it is written.
cli-unknown = “{ $given }” is not known; “{ $command } --help” shows what there is.
cli-no-value = Behind { $given } something is missing; “{ $command } --help” shows what.
cli-needed = { $given } is missing; “{ $command } --help” shows how the command is written.
cli-no-command = There is no command “{ $given }”; “{ $command } --help” shows which there are.
cli-number = { $option } needs a whole number from { $low } to { $high }, not “{ $given }”.
cli-missing = A part of the program is missing; this brings it: { $install }
cli-no-notebook = There is no notebook { $path }.
cli-port-taken = Port { $port } is taken, perhaps by a game that is running already; choose another one with --port.
cli-no-address = Nothing can be served on { $ip }, port { $port }: { $why }.
cli-bad-seats = Seats are written like SEAT=bot,SEAT=random, not “{ $given }”.
cli-seat-twice = The seat { $twice } is taken twice in “{ $given }”; name each seat once.
cli-no-rule = There is no rule “{ $given }” in the index of the rulebook.
cli-no-folder = There is no folder { $path }.

# The app: every text of its pages that is not a sentence about the game itself.

## The page
app-skip = Skip to what can be done
app-language = Language
app-dismiss = Close
app-close = Close
app-chapters = All chapters of the course
app-to-class = A classroom, for teachers and students
app-unofficial = An unofficial study aid for people who own or learn the board game; not made or endorsed by its publisher.
app-surprise = Something went wrong on our side; the game is as it was before. ({ $what })

## Before the game
app-start = Start a new game
app-start-so = Begin like this
app-start-about = { $scenario }. Your seat: { $seat-full }{ $others-n ->
    [0] .
    [one] ; { $others } plays by itself.
   *[other] ; { $others-and } play by themselves.
}
app-start-shared = { $scenario }. At this screen: { $seats-and }{ $others-n ->
    [0] .
    [one] ; { $others } plays by itself.
   *[other] ; { $others-and } play by themselves.
}
app-start-watch = { $scenario }. No person has a seat: you watch { $others-and } play by themselves.
app-start-level = Strength: { $player }.
app-to-setup = Another scenario, other players: below
app-setup = The table
app-game = Game
app-games = The games
app-scenario = Scenario
app-seats = Who sits where
app-seed = Seed of the dice
app-seed-help = Empty: new dice. The same number gives the same cards and dice again.
app-options = Options
app-player-person = a person
app-player-bot = bot of the rulebook
app-player-random = random moves
app-player-easy = easy opponent
app-player-medium = medium opponent
app-player-hard = hard opponent
app-kept-both = Another window has gone on with this game as well. Both are kept: yours is in the list as a game of its own from here on.
app-position = Position
app-over = the game is over
app-ago-now = a moment ago
app-ago-minutes = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
app-ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
app-ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}

## My games
app-mine-title = My games
app-mine-called = { $title } · { $scenario }
app-mine-branched = { $name }, from move { $move } on
app-mine-turn = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played. To decide: { $seat }
app-mine-turn-own = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played. Your turn: { $seat }
app-mine-won = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played. Won: { $seats-and }{ $rule-id ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
app-mine-won-own = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played. You won{ $rule-id ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
app-mine-own = { $seat } (you)
app-mine-other = { $seat }
app-mine-over = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played
app-mine-running = Running
app-mine-finished = Finished
app-mine-last = Go on with your game
app-mine-go-on = Go on
app-mine-look = Look
app-mine-copy = Copy
app-mine-copied = copy
app-mine-rename = Rename
app-mine-name = Name of the game
app-mine-file = To a file
app-mine-delete = Delete
app-mine-sure = Delete this game?
app-mine-delete-it = Delete it
app-mine-leave-it = Keep it
app-mine-open = From a file
app-mine-all = Show all
app-mine-broken = This entry is damaged or belongs to a game that is not installed; it can be deleted.
app-mine-unreadable = This game cannot be read ({ $why }); it can be deleted.
app-storage-full = The browser's storage is full: for this game the oldest in "My games" had to go. Delete some there, or save them as files.
app-asks-stirred = I ask once more because the hint has just moved this list.
app-asks-slipped = I ask once more because another line lies here now than at your last click.
app-asks-ended = I ask once more because what happened was shown here when you last moved the mouse.
app-unheard = That came at once after the show and was not taken for a move. Once more, please.
app-back-again = You are back in your game where you left it. "New game" leads to the first page.

## The first minute
app-minute-title = The first minute
app-minute-next = Next page
app-minute-go = Begin
app-minute-who = You play the { $seat }.
app-minute-again = You will find these pages again under "?".
app-minute-again-menu = You will find these pages again in the menu, under "?".
app-minute-off = Do not show these pages again
app-minute-wish = Pages before the first move of a first game
app-learn = Chapter { $chapter }
app-learn-about = The chapter about this: { $title }

## Buttons
app-open = Open a game …
app-open-help = Open a saved game
app-undo = Undo
app-redo = Redo
app-taken-back = Taken back: { $action }{ $later ->
    [0] { "" }
    [one] , and the move after it
   *[other] , and the { $later } moves after it
}.
app-hint = Hint
app-why = Explain
app-save = Save
app-saved-as = Saved as { $name }
app-new = New game
app-end-next = Or next:
app-next-same = Play again
app-next-seat = Another side: { $seat }
app-next-stronger = Stronger players: { $player }
app-next-scenario = Next scenario: { $name }
app-again = To the first page
app-menu = Menu
app-drawer = Log, scores and advice
app-theme = Colours
app-theme-system = As the system
app-theme-light = Light
app-theme-dark = Dark
app-larger = Larger type
app-larger-about = everything, and one board at a time
app-larger-sign = Aa
app-help-title = Help
app-legend-title = Marks on the boards and what they mean
app-mark-turn = Stands by whoever has to decide now.
app-mark-you = Your own seat.
app-mark-good = On a page: good for you.
app-mark-bad = On a page: bad for you.
app-keys-title = Keys
app-keys-on = Single-key shortcuts
app-keys-list = 1 to 9: go to that choice · arrows, Home, End: along the choices · → and ←: unfold and fold the other choices about a card or place · Enter: play it · U: undo · R: redo · H: hint · W: explain · B: the other board · L: log · S: scores · C: the choices · arrows in the log: from one rule or term to the next · Esc: all choices again · ?: this list
app-help-text = Every choice is a button: a click plays it or, where several can be placed, plans one. Or click a card and then a place on the board: you see where that leads, and a second click does the same. A click on anything else says what it is. Letters and digits can be switched off here; Tab, arrows, Enter and Esc always work.
app-help-touch = Touch a choice, or a card and then a place on the board: you see where that leads; “Play it” plays it, “Cancel” brings back all choices. A touch on anything else says what it is. A long touch explains a word or a card. Two fingers or a double tap bring the board nearer, one finger moves it.

## The table
app-move = move { $n }
app-status-rule = rule { $rule }
app-round = Round
app-board = Board
app-board-end = Result
app-choices = Choices
app-choices-how = a click plays it
app-choices-worse = ; at the right: how much worse than my advice
app-choices-worse-about = Where nothing stands at the right, the games that I played on show no difference which could not be chance: it is about as good, or looked at in too few games.
app-choices-how-about = Here pointing at a line shows on the board where it leads, and a click plays it; on the board and in the hand a first click shows that, a second plays it.
app-choices-order = What brings more at once stands higher; the order stays as it is while this is asked.
app-choices-count = { $shown } of { $total }
app-choices-more = { $n } more
app-more-amount = { $n ->
    [one] 1 other amount
   *[other] { $n } other amounts
}
app-choices-rest = All other choices
app-choices-better = among the best
app-choices-inside = some better
app-choices-this = this one
app-play-it = Play it
app-play-it-help = Enter, or a second click on what you chose last, plays it, too; where several can be placed, that click plans one.
app-preview-away = Cancel
app-preview-away-help = All choices again; Esc does the same
app-answers = What could answer it
app-told = What this is
app-plan-told = Planned: { $planned } of { $total }{ $planned ->
    [1] { " " }(the figures reckon with that)
   *[other] { "" }
}
app-plan-about = To place one, press its line or +
app-plan-later = Possible after what is planned
app-plan-play = Play what is planned
app-plan-more = One more
app-plan-less = One fewer
app-narrow = Filter
app-narrowed = Only:
app-narrow-clear = Show all
app-bots = The others are deciding …
app-watch-pause = Pause
app-watch-on = Play on
app-watch-step = One move
app-watch-end = To the end
app-curtain-prompt = Next to decide: { $seat }.
app-curtain-text = Please hand over the screen. Cards appear when the right person sits there: { $seat }.
app-curtain-button = { $seat }: show my cards
app-new-in-hand = New in your hand: { $things }
app-news = Since your last decision
app-log = Log
app-log-earlier = Show earlier lines
app-undone = undone
app-undone-lines = Undone lines
app-breakdown = How this number comes about
app-amount = Amount
app-rule = Rule
app-scores = Scores
app-score-letter = Line
app-score-points = Points
app-score-what = For
app-score-total = Total
app-score-sum = Scores as they stand

## The hand
app-hand = Hand
app-worth = worth here


## What a thing is, and why it is no choice now
app-what-choice = { $name } can be chosen now.
app-what-over = The game is over: there is nothing left to choose.
app-what-later = Nothing is asked just now: something is happening.
app-what-waits = Somebody else decides now. { $asked }
app-what-asked = { $name } is not what is chosen now. { $asked }
app-what-about = The question is about { $name }. { $asked }

## The end
app-end-title = The end
app-winner = Victory: { $seat }
app-winners = { $seats-and } win
app-draw = Nobody wins: a draw
app-tiebreak = The tie was decided by rule { $how }.
app-adjustments = Adjustment
app-points-before = Sum of the lines
app-chart = How the scores grew
app-chart-move = Moves
app-chart-table = The scores after each round

## When something is lost
app-lost-title = The page has lost its game
app-lost-kernel = The program behind this page has stopped. Nothing is lost: the game is kept in this browser, up to the last move.
app-lost-nothing = The program behind this page has stopped, and the game with it.
app-lost-link = The connection is lost; trying again. What you choose now is played when it is back; if it is not, choose it again. The game is kept in this browser: loading the page again loses nothing.
app-lost-table = The program behind this page has stopped. Nothing is lost: the table is kept on the server, up to the last move.
app-lost-table-link = The connection is lost; trying again. What you choose now is played when it is back; if it is not, choose it again. The table is kept on the server: loading the page again loses nothing.
app-lost-page = The program behind this page has stopped
app-lost-again = Load the page again
app-lost-button = Go on with the game
app-lost-lab = In JupyterLab: restart the kernel, run the cell again and choose "Go on".
app-storage = This browser does not let pages keep anything (a private window?): please use Save before you close it.

## The buttons of a board
app-zoom-zoom = Size of the board
app-zoom-in = Larger (+)
app-zoom-out = Smaller (-)
app-zoom-fit = The whole board (0)
app-zoom-full = Fill the screen
app-zoom-leave = Leave the full screen
app-zoom-exit = Leave

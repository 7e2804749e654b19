# What happens between two decisions, and leafing through a game.

## The story
app-story-title = What happens
app-story-progress = { $at } of { $of }
app-story-paused = Paused
app-story-progress-page = { $at } of { $of }, then a summary
app-story-pause = Pause
app-story-on = Go on
app-story-step = One step
app-story-back = One step back
app-story-again = Show me that again
app-story-unseen = Show what you have not seen yet
app-log-forced = nobody was asked: it was the only choice
app-log-forced-alike = nobody was asked: every choice comes to the same
app-story-forced = You had only one choice, so it was made for you.
app-story-forced-alike = Whatever you chose would come to the same here, so you were not asked.
app-story-broken-off = Not all of what happened was shown.
app-story-skip-all = Skip what happens
app-story-skip-both = Skip without a summary
app-story-skip-to = Skip to: { $what }
app-story-skip-mine = Skip to: my decision
app-story-skip-seat = Skip to: { $seat } decides
app-story-skip-end = Skip to: the result
app-story-skip-page = Straight to the summary
app-story-led = What led to it
app-times-over = { $said }, { $n ->
    [2] twice over
   *[other] { $n } times over
}.
app-story-how = How that came about
app-story-parts = How this number comes about
app-story-why-seat = { $seat }: why?
app-story-why-hidden = What was chosen here is still secret; the reason will be told when it is revealed.
app-story-why-none = Nothing more is known of the reason.
app-story-waits = waits until you close the cards
app-story-pace = Pace
app-story-pace-slow = slow
app-story-pace-normal = normal
app-story-pace-quick = quick
app-story-pace-once = summaries only
app-story-pace-none = show nothing
app-story-keys = What happens: Space pauses, → one step, ← back, Esc to my decision
app-story-page = What it came to
app-story-close = Close
app-story-page-board = Look at the board
app-story-page-back = Back to the page
app-story-go-on = Go on
app-story-good = good for you
app-story-even = the same for you and the best rival
app-story-bad = bad for you

## The timeline
app-timeline-title = Timeline
app-timeline-open = Timeline
app-timeline-close = Back to the game
app-timeline-at = Move { $move } of { $moves }
app-timeline-slider = Moves of the game
app-timeline-by = By
app-timeline-by-beat = event
app-timeline-by-move = move
app-timeline-by-turn = turn
app-timeline-by-round = round
app-timeline-prev = Back
app-timeline-next = Forward
app-timeline-play = Play
app-timeline-stop = Stop
app-timeline-branch = Play on from here
app-timeline-branch-help = “Play on from here” begins a new game at this moment; the present one is kept.
app-branched = You play a game of its own, from move { $move } on. The other one is kept: press “New game”, it is in the list “My games”.
app-timeline-branch-none = The game is over here: go back a move or more to play on.
app-timeline-go = Go to this moment
app-timeline-keys = Timeline: ← and → step, ↑ and ↓ by round, Home, End, Space plays, Esc back to the game

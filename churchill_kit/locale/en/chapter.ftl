# The chapters of the tutor: all words of their widgets. How variables work: engine/words.py.

## The opening

chapter-label = { $number-id ->
    [glossary] Reference
    [review] The whole course
    [strategy] Strategy
    [annotated] Annotated game
   *[other] Chapter { $number }
}
chapter-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
chapter-able = You will be able to
chapter-projector = Larger type
chapter-projector-about = For a projector, or for tired eyes
chapter-project = Projector view
chapter-project-about = Large, and without anybody’s progress, for all pages of this tab; ?project=1 in an address does the same
chapter-print = Print
chapter-print-about = The whole chapter, with all its boards, for paper
chapter-keys = Keys
chapter-keys-about = A paragraph is one stop of the Tab key; the arrow keys lead from mark to mark within it, Enter opens the card of a word or rule, and Escape sends a tip away. Answers are reached by their numbers.
chapter-theme = Colours
chapter-theme-system = As the system
chapter-theme-light = Light
chapter-theme-dark = Dark
chapter-other-language = По-русски
chapter-progress = { $right } right, { $wrong } wrong so far
chapter-progress-none = No exercise answered yet
chapter-progress-read = Read to the end; closing check not passed yet
chapter-progress-passed = Closing check passed; not read to the end yet
chapter-progress-done = Done: read to the end, closing check passed
chapter-storage-none = Your browser keeps nothing, so this will be forgotten when the page closes.
chapter-kernel-lost = The program behind this page has stopped. Load the page again to go on; your progress is kept.
chapter-link-lost = The connection is lost; trying again. Your progress is kept in this browser.

## All parts

chapter-rule = Rule
chapter-rule-example = Live example
chapter-rule-close = Close
chapter-in-chapter = Taught in chapter { $number }
chapter-link-here = Link to this place
chapter-board-wait = The board is on its way …
chapter-breakdown = How this number comes about
chapter-in-all = In all

## Worked examples

chapter-example = Example
chapter-seen-work = At work in step { $step }: the example is that of rule { $of }.
chapter-seen-section = Rule { $rule } has no example of its own; this is the one of rule { $of }, which is close to it.
chapter-seen-game = { $step ->
    [0] Rule { $rule } sets the scene, so there is no worked example of it. This is a stretch of the recorded game that it speaks of.
   *[other] There is no worked example of rule { $rule }. This is from the recorded game; step { $step } has rule { $of } at work.
}
chapter-seen-made = No recorded game has come this far: a position made for rule { $rule }, and the one before it.
chapter-seen-setup = There is no worked example of rule { $rule }. This is the set-up itself, as the engine makes it.
chapter-seen-start = Before anything has happened: everything as the set-up has it.
chapter-seen-counted = { $n ->
    [0] Nobody has points by this letter now.
   *[other] Points by this letter now:
}
chapter-seen-points = { $seat }: { $what }
chapter-next = Next
chapter-back = Back
chapter-again = From the start
chapter-step = Step { $n } of { $count }
chapter-step-keys = The arrow keys ← and → do the same.
chapter-happened = What happened

## A stretch of a game, a whole game: the same with contents, and by itself

chapter-player = Step by step
chapter-play = Play
chapter-pause = Pause
chapter-speed = Speed
chapter-speed-slow = slow
chapter-speed-normal = normal
chapter-speed-quick = quick
chapter-contents = Contents
chapter-whereabouts = Go to a step
chapter-section-empty = nothing to do this time
chapter-player-keys = Keys: ← and → step by step, Page Up and Page Down part by part, Space plays and pauses.

## Exercises

chapter-exercise = Exercise
chapter-kind-choose = choose a move
chapter-kind-predict = what will happen?
chapter-kind-compute = compute a number
chapter-kind-mistake = find the mistake
chapter-kind-goal = reach a goal
chapter-answer-number = Your number
chapter-answer-send = Answer
chapter-hints = Hints
chapter-hint-button = Hint { $n } of { $count }
chapter-right = That is right.
chapter-wrong = Not this time.
chapter-the-number = The number is { $n }.
chapter-the-right-one = The right answer:
chapter-the-way = The way there:
chapter-mark-right = right
chapter-mark-wrong = wrong
chapter-another = Another one
chapter-similar = A similar one
chapter-skip = Something else
chapter-restart = Start over
chapter-show-all = Show all moves
chapter-moves-left = { $n ->
    [one] { $n } move left
   *[other] { $n } moves left
}
chapter-counts = { $right } right, { $wrong } wrong
chapter-number-empty = Type a number first.
chapter-number-nonsense = “{ $given }” is not a number; a whole number such as 4 or -2 is wanted.
chapter-number-fraction = “{ $given }” is not a whole number, and there are only whole ones here.
chapter-number-large = { $given } is too large; no number here is beyond { $most }.

## A set of exercises, for a class

chapter-exercise-of-set = Exercise { $n }
chapter-set = Set { $n }
chapter-class = For a class
chapter-class-about = Whoever opens this link gets the same exercises in the same order; another number makes other ones.
chapter-set-number = Set
chapter-set-link = Link
chapter-set-copy = Copy the link
chapter-set-copied = Copied.
chapter-set-marked = The link is marked: copy it with Ctrl+C.
chapter-sheet-count = Exercises
chapter-sheet-print = Print an exercise sheet
chapter-sheet-wait = The sheet is being made …
chapter-sheet-name = Name:
chapter-sheet-answers = Answers
chapter-sheet-number = The number:
chapter-sheet-moves = { $n ->
    [one] In one move:
   *[other] In { $n } moves at most:
}

## The closing check

chapter-check-heading = Closing check, question { $n } of { $count }
chapter-check-next = Next question
chapter-check-result = See how it went
chapter-check-score = { $n } of { $count } right
chapter-check-passed = { $number-id ->
    [none] You have this chapter. The best next step: a game against the bots.
   *[other] You have this chapter. Next comes: { $title }.
}
chapter-check-failed = Read the rules below once more, do a few of the exercises above, and try again: the questions will be others.
chapter-check-again = Take the check again
chapter-next-chapter-of = On to: { $title }
chapter-go-over = Worth another look:

## Sandboxes

chapter-sandbox = Try it out
chapter-reset = Reset
chapter-idle = – does nothing now
chapter-less = less
chapter-more = more
chapter-dice = What each roll of the die brings

## A recorded game with notes

chapter-annotated-keys = Keys: N next note, P previous note; ← and → step by step, Page Up and Page Down by the contents, Space plays and pauses.
chapter-annotated-by-note = Notes
chapter-annotated-by-stop = Stops
chapter-annotated-by-step = Every step
chapter-annotated-note-back = Previous note
chapter-annotated-note-on = Next note
chapter-annotated-stop-back = Previous stop
chapter-annotated-stop-on = Next stop
chapter-annotated-way = How much of it
chapter-annotated-tour = A tour in a dozen stops
chapter-annotated-whole = The whole game
chapter-annotated-curve = Points so far:
chapter-annotated-guess = Before you go on: what would you play?
chapter-annotated-show = Show me what was played
chapter-annotated-same = You would have played the same: { $theirs }.
chapter-annotated-other = You: { $mine }. In the game: { $theirs }.
chapter-annotated-stop = { $noted-id ->
    [yes] Stop { $note } of { $notes }
   *[no] After stop { $note } of { $notes }
}
chapter-annotated-note = { $noted-id ->
    [yes] Note { $note } of { $notes }
   *[no] After note { $note } of { $notes }
}
chapter-result-told = How the game ended

## A board to look around on

chapter-gallery-see = Rules:
chapter-gallery-sources = Where this comes from
chapter-gallery-spaces = Its spaces, in order
chapter-look-about = Click anything on the board, or pick it from the list.
chapter-look-pick = On the board

## What a cell cannot show

chapter-error-no-rule = The rulebook has no rule “{ $given }”.
chapter-error-no-example-of = There is no worked example of “{ $given }”; there are examples of { $choices }.
chapter-error-no-exercises = There are no exercises for chapter { $given } yet.
chapter-error-no-set = “{ $given }” is no set of exercises: sets are numbered from 1 to { $most }. These are exercises of your own.
chapter-error-no-steps = There is nothing to step through here.
chapter-error-no-chapter = There is no chapter “{ $given }”; there are { $choices }.
chapter-error-no-sandbox = There is no sandbox called “{ $given }”; there are { $choices }.
chapter-error-no-control = Nothing called “{ $given }” can be set here; there are { $choices }.
chapter-error-no-choice = “{ $given }” does not belong here; possible are { $choices }.
chapter-error-bad-start = This sandbox cannot begin like that. { $why }
chapter-error-no-position = A position of this game is wanted here, not { $given }.
chapter-error-no-language = There is no language “{ $given }” here; there are { $choices }.
chapter-error-surprise = Something broke here; the rest of the chapter goes on. ({ $what })
chapter-to-game = Back to your game

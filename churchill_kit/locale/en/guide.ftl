# The adviser at the table: his panel and its buttons. What it says comes from the game.

## The panel and its buttons

guide-title = Adviser
guide-on = Adviser: on
guide-off = Adviser: off
guide-away = Send the adviser away
guide-key-help = T: adviser on or off
guide-asked = What is asked
guide-again = What is asked here?
guide-news = New: explained once
guide-review = Looking back
guide-score = What changed in your score
guide-meanwhile = Meanwhile
guide-silent = silent until you ask.
guide-quiet = Nothing new. Ask for a hint or an explanation whenever you like.
guide-waiting = The others are deciding.
guide-warning = Before you do that
guide-rest = All of them, one after another, each figure with the others placed
guide-rest-plan = Plan it so
guide-plan = What you have planned
guide-mine = What speaks for mine
guide-planned = One of those planned there is meant. Nothing is placed yet: “Choose something else” keeps the plan, “Play it anyway” places all of it.
guide-anyway = Play it anyway
guide-back = Choose something else
guide-better = Instead: { $action }
guide-first = First game with the adviser
guide-first-about = The first set-up against bots; at your elbow an adviser who explains each decision when it first comes up and asks whether you are sure before a plain mistake. You can send him away at any time.
guide-first-seat = as the
guide-hint = Hint
guide-why = Explain
guide-would = I would do this: { $action }
guide-would-else = Without your plan I would do this: { $action }
guide-why-title = Why this is asked now (rule { $rule })
guide-thinking = One moment, I am playing it through.
guide-second = Another choice
guide-ahead = How it may end
guide-ahead-again = How it may end: as I said before
guide-against = What speaks against it
guide-peril = There is a danger ahead. A press here tells which, and how it stands now.
guide-forbidden = Not allowed now
guide-close = Close
guide-open = Show what the adviser says
guide-worth-title = What the figures beside the choices mean
guide-worth-about = The figure beside a choice, in points or in games won of 100, says how far it lies behind what I would do, when both are played on. Without a figure it is about as good, or too few games were played on to tell; then “probably worse” may stand there. “Some better” means that what a line folds away holds something better than its first; unfolded, that says “among the best”.

# The tutor at the table: its panel and its buttons. What it says comes from the game.

## The panel and its buttons

guide-title = Tutor
guide-on = Tutor: on
guide-off = Tutor: off
guide-away = Send the tutor away
guide-key-help = T: tutor on or off
guide-asked = What is asked
guide-again = What is asked here?
guide-news = What has just happened
guide-review = Looking back
guide-score = What changed in your score
guide-quiet = Nothing new to explain. Take your time.
guide-waiting = The others are deciding.
guide-warning = Before you do that
guide-anyway = Play it anyway
guide-back = Take it back
guide-better = Instead: { $action }
guide-first = First game with the tutor
guide-first-about = The first set-up against bots; at your elbow a tutor who explains each decision when it first comes up and warns of costly moves. You can send the tutor away at any time.
guide-first-seat = You play

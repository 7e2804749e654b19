# The tutor, for all chapters.

## A move that the rules do not refuse, and what comes of it

tutor-allowed = This is allowed. { $told }

## A name that no maker of exercises has

error-no-exercise = There is no exercise maker called { $given }. There are: { $choices }.

## A costly move of a game of one's own, asked again

own-move = Here you chose as { $seat }: “{ $action }”. What would have been better?
own-move-right = Yes: played on from here, this came to most.
own-move-other = Played on from here, this was worse than “{ $better }”.
own-move-points = That is what you chose: it cost you about { $points ->
    [one] { $points } point
   *[other] { $points } points
} against “{ $better }”.
own-move-odds = That is what you chose: it won { $percent } % fewer games than “{ $better }”.

# Exercises of the annotated game: lessons/chapters/chapter_annotated.py.

tutor-lead_in_the_game = A moment of the game: { $seat }, lead { $before-signed } ({ $theatre }; below 0 the opponent leads). Suppose this was played: “{ $move }”. What is the lead of { $seat-the } then?
tutor-lead_in_the_game-why = The lead before, the tactical advantage if the space has one, and the strength of the unit.
tutor-lead_in_the_game-hint1 = How strong is this unit there? { $token }.
tutor-lead_in_the_game-hint2 = Count from { $before-signed }; a tactical advantage comes on top of the strength.

tutor-not_in_the_game = A moment of the game: { $seat }, four ideas for this turn. Which one does a rule forbid?
tutor-not_in_the_game-hint1 = In each theatre, find the topmost row with a free space: nothing below it is open.
tutor-not_in_the_game-hint2 = If all four are in active campaigns, compare the kind of each unit with its space.

tutor-ahead = { $who-id ->
    [axis] The Axis is ahead.
    [allies] The Allies are ahead.
   *[both] The points are equal.
}
tutor-who_then = A late moment of the game: Axis { $a }, Allies { $b }. Suppose { $seat } { $seat-id ->
    [allies] play
   *[other] plays
} this: “{ $move }”. Who has more points when the turn is over?
tutor-who_then-why = After the turn: Axis { $a }, Allies { $b }.
tutor-who_then-hint1 = Propaganda, the row if it is full then, the mark on the track.
tutor-who_then-hint2 = If the row is full: on whose half is the marker when it has moved?

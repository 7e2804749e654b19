# Exercises of chapter 5, campaigns and theatres: lessons/chapters/chapter_5.py.

tutor-who_wins_the_row = { $seat }: { $token } is about to be placed: { $space }. Who gets the points of this campaign now ({ $campaign })?
tutor-who_wins_the_row-whose = { $case-id ->
    [axis] The Axis
    [allies] The Allies
    [both] Both
   *[nobody] Nobody yet
}
tutor-who_wins_the_row-why = { $case-id ->
    [axis] The row is full, and the marker is on the half of the Axis.
    [allies] The row is full, and the marker is on the half of the Allies.
    [both] The row is full, and the marker is in the middle: both get the points.
   *[nobody] The row still has a free space, so nothing is scored.
}
tutor-who_wins_the_row-hint1 = Is this the last free space of its row?
tutor-who_wins_the_row-hint2 = First the marker moves, then one looks on whose half it is. Who placed the unit does not matter.

tutor-campaign_points = { $seat }: { $token } is about to be placed: { $space }. How many points go to { $winner-the } for the campaign ({ $campaign })?
tutor-campaign_points-why = { $marks ->
    [0] The points beside the row, and no mark of the track has been reached.
   *[other] The points beside the row, and those of the mark that has been reached.
}
tutor-campaign_points-hint1 = Where does the marker stand once the unit has moved it? The track: { $theatre }.
tutor-campaign_points-hint2 = From cell { $first } on there is 1 point more, from cell { $second } on there are 2.

tutor-win_the_row = { $seat }: one space of the campaign is left, and you are { $behind } behind ({ $campaign }). Complete it so that you win it alone.
tutor-win_the_row-why = The marker came over to your half, and the row is full: { $points } points for you alone.
tutor-win_the_row-missed = The points go to the side on whose half the marker stands when the row is full; in the middle both get them. You were { $behind } behind, so the last space needed more than that.
tutor-win_the_row-hint1 = In the middle both would get the points.
tutor-win_the_row-hint2 = You need more strength than { $behind }, on that last space.

tutor-theatre_points = { $seat }: { $token } is about to be placed: { $space }, and closes the theatre ({ $theatre }). How many points does this turn bring?
tutor-theatre_points-why = All campaigns there that were not completed, the mark once, and propaganda that lies free.
tutor-theatre_points-hint1 = Add up the rows of this theatre that nobody has won yet, and 2 for the second mark.
tutor-theatre_points-hint2 = Free spaces with propaganda count for you as well, in whatever row they lie.

tutor-close_it = { $seat }: close a theatre in this turn, { $theatre }. { $missing } { $missing ->
    [one] cell is
   *[other] cells are
} missing.
tutor-close_it-why = A unit has brought the marker to the last cell: the theatre is yours.
tutor-close_it-missed = A theatre is closed when a unit takes the marker to the last cell; strength and tactical advantage had to make { $missing } together: { $theatre }.
tutor-close_it-hint1 = Which of your units fit a free space of the active row there?
tutor-close_it-hint2 = Strength and tactical advantage count together; what is too much does no harm.

tutor-behind_the_lines = { $seat }, four ideas for your turn. Which of them does a rule forbid?
tutor-behind_the_lines-hint1 = Look for the theatre that is closed.
tutor-behind_the_lines-hint2 = Its free spaces have served their winner; nothing is placed there any more.

tutor-best_of_four = { $seat }: which of these placings brings most at once, your points less those of { $rival-the }?
tutor-best_of_four-why = Your points less your opponent’s: { $n-signed }.
tutor-best_of_four-wrong = Your points less your opponent’s: { $n-signed }. Another one brings more.
tutor-best_of_four-hint1 = The last space of a row is scored for whoever leads then, and that may be your opponent.
tutor-best_of_four-hint2 = Propaganda is yours in any case.

tutor-given_away = { $seat }: which of these placings gives { $rival-the } points?
tutor-given_away-why = The row is full, and your opponent leads or the marker is in the middle: { $n } { $n ->
    [one] point
   *[other] points
} for the other side.
tutor-given_away-wrong = This gives your opponent nothing.
tutor-given_away-hint1 = Which of these spaces is the last of its row?
tutor-given_away-hint2 = Move the marker in your mind, then see on whose half it is.

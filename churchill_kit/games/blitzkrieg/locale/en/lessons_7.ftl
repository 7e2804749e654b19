# Exercises of chapter 7, Nippon: lessons/chapters/chapter_7.py.

label-unmarked = Cells without a sign

tutor-beside_godzilla = Japan: { $token } is about to be placed: { $space }. How strong is it? Godzilla stands beside it, and { $beside } ({ $owner }).
tutor-beside_godzilla-why = A leader counts own units of its kind and air forces; Godzilla, army and navy at once, is not counted at all.
tutor-beside_godzilla-hint1 = The printed 1 comes first. Then look whose the other units are.
tutor-beside_godzilla-hint2 = A general counts armies, an admiral navies, both air forces. Generals and admirals ignore Godzilla.

tutor-partisans_there = { $seat } { $seat-id ->
    [allies] lead
   *[other] leads
} by { $before-signed } ({ $theatre }; below 0 the opponent leads). Partisans are placed: “{ $move }”. By how much does { $seat } lead then?
tutor-partisans_there-why = Where the opponent led as they were placed, partisans have strength 3, otherwise 1.
tutor-partisans_there-hint1 = Whose half is the marker on now? In the middle counts as nobody’s.
tutor-partisans_there-hint2 = Behind they have 3, otherwise 1. Count from { $before-signed }.

tutor-led_twice = { $seat } { $seat-id ->
    [allies] lead
   *[other] leads
} by { $before-signed } ({ $theatre }; below 0 the opponent leads). The move: “{ $move }”. By how much does { $seat } lead then?
tutor-led_twice-why = Skilful leadership applies the tactical advantage twice, then comes its strength of 1.
tutor-led_twice-hint1 = The space has an advantage of { $n }. How often does it count here?
tutor-led_twice-hint2 = Twice { $n }, and 1 for the strength. Count from { $before-signed }.

tutor-not_linked = { $seat } ended { $theatre } and opens the next campaign. Which of these is not allowed?
tutor-not_linked-hint1 = Follow the lines on the board that leave this campaign.
tutor-not_linked-hint2 = Linked with it are: { $links }. Those that were opened before cannot be opened again.

tutor-not_in_america = { $seat }, four ideas for your turn. Which one does a rule forbid?
tutor-not_in_america-hint1 = Only campaigns with a marker on their track are active.
tutor-not_in_america-hint2 = If all four have a marker, compare the unit with the ground of its space.

tutor-carried_over = { $seat } { $seat-id ->
    [allies] lead
   *[other] leads
} by { $before-signed } ({ $theatre }). The move: “{ $move }”. It wins the campaign by the track. By how many cells does the next campaign begin on the winner’s half?
tutor-carried_over-why = The last three cells carry +1, +2 and +3 over to the next campaign.
tutor-carried_over-hint1 = Which cell does the marker reach? Strength and tactical advantage count together, and beyond +3 there is nothing.
tutor-carried_over-hint2 = On this track { $n } cells have no sign; the next one is +1.

tutor-win_by_the_track = { tutor-mover }: win a campaign by its track, before its spaces are full.
tutor-win_by_the_track-why = The marker reached a cell with a sign: the campaign is over, its free spaces have taken effect, and its points are yours.
tutor-win_by_the_track-missed = A campaign is won by its track when a unit takes the marker to one of the last three cells of your half, those with +1, +2 and +3. This unit did not get there.
tutor-win_by_the_track-hint1 = On which track is your marker near the last three cells of your half?
tutor-win_by_the_track-hint2 = It can be done here: { $theatre }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tutor-win_by_the_track-hint3 = Try this: “{ $move }”.

# Exercises of chapter 3, key concepts: lessons/chapter_3.py. $print is the small print of a card, a sentence.

tutor-through_the_center = { $issue } lies { $start-at }. The { $seat } advances it with { $card }, value { $value }, and nobody can debate. On which space of the { $seat } track does it come to lie?
tutor-through_the_center-why = { $far ->
    [one] One step takes it from the track of the { $rival } to the center; the rest goes on toward the other chair.
   *[other] { $far } steps take it from the track of the { $rival } to the center; the rest goes on toward the other chair.
}
tutor-through_the_center-hint1 = The way leads over the center of the table, which is space 0.
tutor-through_the_center-hint2 = Of { $value } steps, { $far ->
    [one] one is
   *[other] { $far } are
} needed to reach the center.

tutor-next_space = The { $front } stands in { $at-the } and rolls well. Where does it go?
tutor-next_space-in = It enters { $space-the }.
tutor-next_space-why = The space that a front tries to enter is the next one on its track: after { $at-the } comes { $space-the }.
tutor-next_space-hint1 = Find the track of this front on the map, and its marker.
tutor-next_space-hint2 = It goes one space on, away from its theater box, the { $box }.

tutor-roll_of_a_leader = { $leader } has been used. On his card: “{ $print }” His two dice show { $first } and { $second }. What comes of it?
tutor-roll_of_a_leader-well = Nothing.
tutor-roll_of_a_leader-unfit = He is out of action in the next conference.
tutor-roll_of_a_leader-replaced = He dies, and his successor takes office.
tutor-roll_of_a_leader-paranoia = His own staff counts less for the rest of the conference.
tutor-roll_of_a_leader-hint1 = Add up the dice, and see whether the card speaks of this sum.
tutor-roll_of_a_leader-hint2 = It comes about at { $limit } or less. He rolled { $total }.

tutor-misused_leader = It is the turn of the { $seat }, whose leader is { $leader }. Which of these moves breaks a rule?
tutor-misused_leader-hint1 = Look at the table: is { $leader } still active?
tutor-misused_leader-hint2 = An active leader can advance any issue on the table; one who is inactive cannot.

tutor-send_the_leader = You play the { $seat }. { $issue } lies { $start-at }. Bring it to space { $space } of your track, and keep { $card } in hand.
tutor-send_the_leader-why = { $leader } is worth { $value }: { $far } steps to the center, and on to space { $space }. The card that was discarded for him is gone.
tutor-send_the_leader-missed = Only your leader goes as far as that, { $value } steps, and using him takes the discard of a staff card. The one to discard was not { $card }, which you had to keep.
tutor-send_the_leader-hint1 = That is { $n } steps. No card on your hand goes so far.
tutor-send_the_leader-hint2 = { $leader } goes { $value }. But using him takes the discard of a staff card.
tutor-send_the_leader-hint3 = Advance the issue with your leader, and discard { $card }.

tutor-strongest = You play the { $seat }. Which of your cards counts most on { $issue }?
tutor-strongest-worth = { $card } counts { $value } on { $issue }.
tutor-strongest-hint1 = Read the small print below the hand: some cards count more, or less, on this issue.
tutor-strongest-hint2 = { $case ->
    [same] The small print of the others does not bring them up to { $card }.
   *[other] By the number alone it would be { $card }. But another one has small print that fits.
}

tutor-characteristic = The { $mover } advances { $issue }, and the { $seat } debates with { $card }: value { $value }, and in small print “{ $print }” What does the card count?
tutor-characteristic-why = { $seat-id ->
    [ussr] A Soviet staff card counts one more in a debate: that is Nyet.
    [uk] { $card } gets nothing from the Imperial Staff: that is for the agenda.
   *[us] { $card } gets nothing from the Arsenal of Democracy: that is for ties.
}
tutor-characteristic-hint1 = Does the small print speak of { $issue }, and of debates?
tutor-characteristic-hint2 = { $seat-id ->
    [ussr] Do not forget Nyet.
   *[other] Only one power has a characteristic that counts in a debate, and it is not this one.
}

tutor-way_to_trinity = On the A-bomb track the US pawn is at { $us }, the Soviet one at { $ussr }. How many times must research still succeed before the US has the bomb?
tutor-way_to_trinity-why = Each success moves the US pawn one space along the track. From { $us } to { $trinity } these are the spaces:
tutor-way_to_trinity-hint1 = Find the A-bomb track on the map. The Soviet pawn shows what has been stolen; it does not build the American bomb.
tutor-way_to_trinity-hint2 = One success, one space. The next one is { $space }, and the bomb is ready at { $trinity }.

tutor-arctic_marker = The { $seat } has a production marker to spend as it likes. Which of these uses breaks a rule?
tutor-arctic_marker-hint1 = Look at what is meant for the Arctic. What can it take at all?
tutor-arctic_marker-hint2 = No front advances through the Arctic, so it takes naval support only, { $most } at most. Now it has { $n }.

tutor-northern_countries = The { $seat } is about to place a network. The naval support in the Arctic box is { $n }. Where may the network go?
tutor-northern_countries-hint1 = Norway and Finland belong to the Arctic: its box needs { $n } naval support before anything is placed there.
tutor-northern_countries-hint2 = { $open-id ->
    [yes] The way north is open. Elsewhere look whose networks are there, and how many.
   *[no] The way north is closed. Look for a place where nobody is in the way.
}

tutor-who_commands = The markers of theater leadership on the map: in Europe the { $europe }, in the Pacific the { $pacific }. The { $holder } has won the leadership issue { $theater-at } and names the { $power }; the one { $idle-at } is still in the center. Which markers lie on the map now?
tutor-who_commands-markers = Europe: the { $europe }. The Pacific: the { $pacific }.
tutor-who_commands-why = The winner of the issue { $theater-at } has named the { $power }. Nobody won the issue { $idle-at }, so the { $kept } keeps the command there.
tutor-who_commands-hint1 = Take the theaters one by one. Who won the issue, and whom has he named?
tutor-who_commands-hint2 = The marker { $idle-at } stays as it is: the { $kept }. And to win an issue is not yet to command: what counts is whom one names.

tutor-change-heap = On their { $side } side: { $high }. On their 1 side: { $ones }.
tutor-change_for_support = Offensive support for the { $front } lies in its entry space. Markers on their { $side } side: { $high }; on their 1 side: { $ones }. The { $seat } adds { $amount } more. Which markers may lie there then?
tutor-change_for_support-why = There were { $n }, and { $amount } came: { $total } in all. Any markers that add up to that will do, as with small change.
tutor-change_for_support-hint1 = Markers are change: what counts is their sum, not how many pieces lie there.
tutor-change_for_support-hint2 = The sum was { $n }. Add { $amount }, then add up the markers of each answer.

tutor-room_in_the_box = These naval support markers lie in the { $box-box }. On their { $side } side: { $high }; on their 1 side: { $ones }. How much more naval support is there room for?
tutor-room_in_the_box-why = The markers add up to { $n }, and a box holds { $most }. It is not the pieces that are counted.
tutor-room_in_the_box-hint1 = A marker on its { $side } side counts { $side }. Add up what lies there.
tutor-room_in_the_box-hint2 = It is { $n } now. No box holds more than { $most }.

# Exercises of chapter 1, what is at stake: lessons/chapter_1.py.

tutor-how_it_ends = { $count ->
    [0] Germany and Japan have both surrendered.
    [one] The tenth conference is over, and one Axis power still holds out: { $left }.
   *[other] The tenth conference is over, and Germany and Japan still hold out.
} The points: US { $us }, UK { $uk }, USSR { $ussr }. How does the game end?
tutor-how_it_ends-alliance = The alliance holds: the most points win.
tutor-how_it_ends-broken = The alliance breaks: the first may fall victim to the other two.
tutor-how_it_ends-hegemon = The Axis is not beaten: points are taken and given before they are compared.
tutor-how_it_ends-why = { $ending-id ->
    [alliance] Both Axis powers are out, and first and last are { $gap } points apart: that is within 20.
    [hegemon] An Axis power holds out, so the gap of { $gap } does not even matter: first and second lose points, the last gains some.
   *[broken] Both Axis powers are out, but first and last are { $gap } points apart: that is more than 20.
}
tutor-how_it_ends-hint1 = First look whether both Germany and Japan are out of the war.
tutor-how_it_ends-hint2 = First and last are { $gap } points apart. An alliance bears 20.

tutor-alliance_gap = Germany and Japan have surrendered. The points: US { $us }, UK { $uk }, USSR { $ussr }. How far apart are first and last?
tutor-alliance_gap-why = { $ending-id ->
    [alliance] They are { $gap } points apart, and up to 20 the alliance holds.
   *[broken] They are { $gap } points apart, and with more than 20 the alliance breaks.
}
tutor-alliance_gap-hint1 = Only the highest and the lowest number matter here.
tutor-alliance_gap-hint2 = First is the { $first }, last is the { $last }.

tutor-legal_first = You play the { $seat }, and it is your turn. Which of these can you do?
tutor-legal_first-hint1 = You need a card from your own hand, and an issue that lies on the table.
tutor-legal_first-hint2 = Nobody may pass who has not debated before.

tutor-first_slip = You play the { $seat }, and it is your turn. Which of these can you not do?
tutor-first_slip-hint1 = Check the cards against your hand and the issues against the table.
tutor-first_slip-hint2 = Three of them are fine. The fourth speaks of something that is not there.

tutor-first_move = You play the { $seat }. { $issue } lies { $start-at }. Bring it to space { $space } of your track, with one card.
tutor-first_move-why = { $card } has a value of { $value }, so { $issue } ends { $to-at }.
tutor-first_move-missed = An issue moves as many spaces as the card counts, first to the center and then along your track. Here it took { $n ->
    [one] just one step
   *[other] just { $n } steps
}, no more and no less.
tutor-first_move-hint1 = Count the steps: first to the center of the table, if need be, then along your track.
tutor-first_move-hint2 = { $n ->
    [one] It is one step.
   *[other] It is { $n } steps.
} Which card has just this value?
tutor-first_move-hint3 = Play { $card }.

tutor-round_the_table = The { $seat } advances { $issue } with { $card }, and nobody debates it. Who is next to advance an issue?
tutor-round_the_table-turn = The { $seat }.
tutor-round_the_table-why = Play goes clockwise, that is to the left: after the { $seat } it is the { $left }.
tutor-round_the_table-hint1 = Play goes round the table clockwise.
tutor-round_the_table-hint2 = The circle is US, UK, USSR, and then the US again.

tutor-won_issues = The last card is played. How many issues has the { $seat } won?
tutor-won_issues-why = On the track of the { $seat } or in its chair there are: { $issues }.
tutor-won_issues-hint1 = An issue in the center belongs to nobody.
tutor-won_issues-hint2 = Count what lies on the track of the { $seat }, no matter how far out, and what lies in its chair.

# Exercises of chapter 2, a turn: lessons/chapters/chapter_2.py. The labels serve later ones, too.

label-stood = Where the marker stood
label-held = In the reserve before
label-units_placed = Placed
label-drawn = Drawn
label-bombed_away = Bombed

tutor-careless_placing = { $seat }, four ideas for your turn. Which of them does a rule forbid?
tutor-careless_placing-hint1 = A space holds one token, and it stays there to the end.
tutor-careless_placing-hint2 = Compare the tokens with those in your reserve, too.

tutor-lead_afterwards = { $seat }: { $token } is about to be placed: { $space }. How many cells is your lead there afterwards?
tutor-lead_afterwards-why = The marker begins where it stands and goes as far as the unit is strong.
tutor-lead_afterwards-hint1 = Find the marker on the track: { $theatre }.
tutor-lead_afterwards-hint2 = From your opponent’s half it first has to come back to the red cell, and each of those cells counts.

tutor-whose_half = { $seat }: { $token } is about to be placed: { $space }. On whose half is the marker then?
tutor-whose_half-half = { $seat-id ->
    [none] On nobody’s: it is in the middle
   *[other] { $seat }
}
tutor-whose_half-why = The marker moves { $steps } { $steps ->
    [one] step
   *[other] steps
} towards { $seat-the }; before, { $lead ->
    [0] it was in the middle.
   *[other] the lead of { $ahead-the } was { $lead }.
}
tutor-whose_half-hint1 = It always moves towards whoever places the unit.
tutor-whose_half-hint2 = It moves as many cells as the number on the token.

tutor-into_the_middle = { $seat }: the lead of { $rival-the } is { $lead } ({ $theatre }). Bring the marker exactly into the middle.
tutor-into_the_middle-why = The unit was just as strong as the lead.
tutor-into_the_middle-missed = A marker moves by the strength of the unit, plus a tactical advantage where there is one: { $lead } in all were needed here: { $theatre }.
tutor-into_the_middle-hint1 = You need a strength of { $lead }, no more and no less.
tutor-into_the_middle-hint2 = It must fit a free space of the active row there; mind a tactical advantage, which moves the marker as well.

tutor-take_the_lead = { $seat }: which of these placings takes the lead in a theatre from { $rival-the }?
tutor-take_the_lead-why = Now the marker is on your half there.
tutor-take_the_lead-wrong = No marker comes over from your opponent’s half to yours by that.
tutor-take_the_lead-hint1 = Compare the strength of each unit with your opponent’s lead in that theatre.
tutor-take_the_lead-hint2 = In the middle nobody leads: you need one cell more.

tutor-in_which_order = { $seat }: { $token } is about to be placed: { $space }. What happens, and in which order?
tutor-in_which_order-order = { in-order-first }, { in-order-second }, { in-order-third }
in-order-first = { $first-id ->
    [effect] First the points
    [marker] First the marker
   *[other] First a new token
}
in-order-second = { $second-id ->
    [effect] then the points
    [marker] then the marker
   *[other] then a new token
}
in-order-third = { $third-id ->
    [effect] then the points
    [marker] then the marker
   *[other] then a new token
}
tutor-in_which_order-why = A turn goes in four steps: place a unit, apply the effect, move the marker, draw a token.
tutor-in_which_order-hint1 = The effect is what the space brings, and it comes at once.
tutor-in_which_order-hint2 = Drawing is what ends a turn.

tutor-tokens_in_the_reserve = { $seat }: { $token } is about to be placed: { $space }{ $blitz-id ->
    [yes] , and after the blitz { $then }, { $second }
   *[no] {""}
}. How many tokens are in your reserve when the turn is over?
tutor-tokens_in_the_reserve-why = What is placed leaves the reserve; then one is drawn.
tutor-tokens_in_the_reserve-hint1 = Count what you hold, and take away what you place.
tutor-tokens_in_the_reserve-hint2 = At the end one token is drawn, however many were placed.

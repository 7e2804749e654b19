# Exercises of chapter 10, the secret agenda: lessons/chapter_10.py

tutor-markers_out = You play the { $seat } and hold the markers { $own-and }. In the game { $count ->
    [one] there is one marker
   *[other] there are { $count } markers
} for { $location-the }. How many of them may the others hold?
tutor-markers_out-why = All markers for { $location-the }, { $count } in number, less those that you hold yourself.
tutor-markers_out-hint1 = What lies in front of you nobody else can have drawn.
tutor-markers_out-hint2 = You hold { $count } for { $location-the }.

tutor-agenda_bonus = The game ends in this position, and the { $seat } reveals its markers: { $markers-and }. How many points do they bring?
tutor-agenda_bonus-why = { $count ->
    [0] The owner of the markers has no alignment in these places, so nothing counts.
    [one] One marker counts: five points.
   *[other] { $count } markers count, five points each.
}
tutor-agenda_bonus-hint1 = Look for alignment markers of the { $seat } in these places. Networks do not count for this.
tutor-agenda_bonus-hint2 = Five points for each marker whose place is aligned with its owner. Two markers for one place count twice.

tutor-total_with_agenda = Without secret agendas the { $seat } would have { $points }. Now it reveals { $markers-and }. What is its total?

tutor-paying_marker = The game ends in this position. Which of its markers brings the { $seat } points?
tutor-paying_marker-place = The marker for { $location-the }
tutor-paying_marker-why = { $seat-id ->
    [none] { $network-id ->
        [none] Nobody has any influence { $location-at }.
       *[other] There is only a network of the { $network } { $location-at }, and nobody's alignment.
    }
   *[other] The alignment { $location-at } is that of the { $seat }.
}
tutor-paying_marker-hint1 = A marker counts only with the owner's alignment in the place that it names.

tutor-agenda_decides = The game is over. Without secret agendas: US { $us }, UK { $uk }, USSR { $ussr }. The agendas add { $us_more } for the US, { $uk_more } for the UK and { $ussr_more } for the USSR. { $fallen-id ->
    [yes] Germany and Japan have surrendered.
   *[no] An Axis power holds out.
} Who wins?
tutor-agenda_decides-hint1 = With the agendas: US { $us }, UK { $uk }, USSR { $ussr }.
tutor-agenda_decides-hint2 = The agendas are added first, and only then is it asked which ending it is: is the gap over 20, does the Axis hold out?

tutor-wrong_bonus = All reveal their secret agendas and count them. Which sentence is wrong?
tutor-wrong_bonus-claim = The { $seat } with { $markers-and } gets { $amount }.
tutor-wrong_bonus-hint2 = Look again at the places of the { $seat }.

tutor-fulfil_agenda = You play the { $seat } with the secret agendas { $markers-and }, worth { $points } so far. Use your alignment marker so that they are worth more.
tutor-fulfil_agenda-why = The secret agendas of the { $seat } are worth { $points } now.
tutor-fulfil_agenda-missed = A secret agenda brings points only for your alignment in the places it names: { $markers-and }. A marker placed elsewhere, or spent on removing another one, adds nothing to it.
tutor-fulfil_agenda-hint1 = A secret agenda wants your alignment in its place.
tutor-fulfil_agenda-hint2 = Alignment needs a network of yours there, and nobody else's alignment.
tutor-fulfil_agenda-hint3 = Place the marker { $location-at }.

tutor-possible_draw = Each player has drawn three markers and keeps them secret to the end. You are the { $seat } and have { $own-and }. Of all places named here, { $locations-and } have a single marker each, the others two. Which three may the { $rival } have?
tutor-possible_draw-hand = { $locations-and }.
tutor-possible_draw-why = { $case-id ->
    [short] Markers of { $location } in the game: { $count }. You have { $own }, and in this hand there would be { $asked }.
   *[enough] There are markers enough of all three: of { $location }, for one, there are { $count }, you have { $own }, and this hand takes { $asked }.
}
tutor-possible_draw-hint1 = What you hold nobody else can have.
tutor-possible_draw-hint2 = Add up what you have and what would be in the hand: it must not be more than there are.

# Exercises of chapter 6.8, politics, command and the bomb: lessons/chapter_6_8.py.

tutor-leadership_markers = Theater Leadership in Europe was won by the { $europe }, in the Pacific by the { $pacific }. The commanders: in Europe the { $europe_command }, in the Pacific the { $pacific_command }. How many bonus markers does the { $seat } place in all?
tutor-leadership_markers-why = Bonus markers of the { $seat } in all: { $amount }.
tutor-leadership_markers-hint1 = Commanding a theater and winning its leadership issue are two different things. Both pay.
tutor-leadership_markers-hint2 = One marker for each theater commanded, two for each leadership issue won.
tutor-leadership_markers-hint3 = Whoever won both issues gets two more.

tutor-bonus_marker = The { $seat } commands { $theater-at } and places its bonus marker. Where may it go?
tutor-bonus_marker-hint1 = A commander's bonus stays in his theater.
tutor-bonus_marker-hint2 = Which of these places is { $theater-at }, and is there room for one more?

tutor-research_roll = The { $seat } has won A-Bomb Research. { $amount ->
    [0] Nobody has funded it ({ $power }: 0).
    [one] The { $power } has funded it with one production marker.
   *[other] The { $power } has funded it with { $amount } production markers.
} The die shows { $roll }. What happens on the A-bomb track?
tutor-research_roll-moved = { $case-id ->
    [both] Both pawns advance, the US one and the Soviet one.
    [us] The US pawn advances, the Soviet one stays.
    [ussr] The Soviet pawn advances, the US one stays.
   *[no] Both pawns stay where they are.
}
tutor-research_roll-why = The roll counts { $total }; the US pawn needs 4. { $seat-id ->
    [ussr] The USSR won the issue, so its spies advance in any case.
   *[other] The { $seat } won the issue, so there is nothing to steal for the spies.
}
tutor-research_roll-hint1 = The die shows { $roll }, and { $amount } is added for the markers of the { $power }. Who won the issue, the { $seat }, has a say too, but not in this number.
tutor-research_roll-hint2 = With 4 or more in all, the US pawn advances, whoever won the issue.
tutor-research_roll-hint3 = The Soviet spies advance if the USSR won the issue; no roll is needed for that.

tutor-illegal_global = The { $seat } has won the Global Issue. Which of these questions can it not settle?
tutor-illegal_global-hint1 = Each question is between two of the three leaders.
tutor-illegal_global-hint2 = One of the three does not name { $leader }.

tutor-pol_mil_gain = The { $seat } spends a production marker to activate { $issue }. What does it gain for the war phase?
tutor-pol_mil_gain-got = Alignment markers: { $alignments }; networks: { $networks }.
tutor-pol_mil_gain-why = The first number of { $issue } is alignment markers, { $alignments }; the second is networks, { $networks }.
tutor-pol_mil_gain-hint1 = Look at the two numbers in the name: { $issue }.
tutor-pol_mil_gain-hint2 = The first one is alignment, the second one networks. The network of the secret service comes later, in the war phase.

tutor-named_commander = The { $holder } has won the leadership issue { $theater-at }, where the { $before } commands, and names the { $power }. How many bonus markers does the { $seat } place { $theater-at }?
tutor-named_commander-why = Command { $theater-at } has passed to the { $power } before any bonus is placed, and the { $holder } won the issue. That makes { $amount } for the { $seat } there.
tutor-named_commander-hint1 = Who commands now? Not the { $before } by habit, but whom the { $holder } has named: the { $power }.
tutor-named_commander-hint2 = One marker for the commander, the { $power }; two for the winner of the issue, the { $holder }. The { $seat } may be both, one of them, or neither.

tutor-bomb_odds = A-Bomb Research was won. Production spent on it: US { $us }, UK { $uk }, USSR { $ussr }. { $card-id ->
    [yes] The conference card adds one to the roll.
   *[no] The conference card does not touch the roll.
} How many of the six faces of the die take the US pawn on?
tutor-bomb_odds-why = A roll of { $least } or more is enough. Faces that will do: { $amount }.
tutor-bomb_odds-hint1 = Added to the die: { $added }. Whose markers they are makes no difference.
tutor-bomb_odds-hint2 = The sum must be 4 or more. Try it with each face, beginning with the one.

tutor-two_markers_for_peace = You are the { $seat } with two production markers left, and you want no more war with them. Pol-Mil issues to activate: { $active }. Markers for the bomb: { $research }.
tutor-two_markers_for_peace-why = Pol-Mil issues active: { $active }; added to the research roll: { $research }.
tutor-two_markers_for_peace-missed = One marker activates one Pol-Mil issue or adds one to the research roll; what goes to a front does neither. To activate: { $active }; for research: { $research }.
tutor-two_markers_for_peace-hint1 = One marker activates one Pol-Mil issue that you have won; one marker adds one to the research roll, whoever won that.
tutor-two_markers_for_peace-hint2 = Neither marker may go to a front. To activate: { $active }; for research: { $research }.

tutor-who_may_align = The { $seat } has won the Global Issue and moves the pawn of { $pawn }. Who may place alignment { $location-at } after that, given a network there?
tutor-who_may_align-they = { $seats-n ->
    [0] Nobody
    [3] Everybody
   *[other] Only the { $seats-and }
}
tutor-who_may_align-why = { $question-id ->
    [churchill_roosevelt] { $side-id ->
        [us] Self-determination: the colonies are open to everybody.
        [uk] Colonialism: the colonies are open to the UK alone.
       *[neutral] As long as the question of the colonies is open, nobody places alignment in them.
    }
   *[churchill_stalin] { $side-id ->
        [uk] A free Europe: every country is open to everybody.
        [ussr] Spheres of influence: the western countries are closed to the USSR, the eastern ones to all others; what belongs to no sphere is open.
       *[neutral] As long as the question of Europe is open, nobody places alignment along the Western and Eastern tracks; elsewhere it does not matter.
    }
} So it is here ({ $location }): { $seats-n ->
    [0] nobody
   *[other] { $seats-and }
}.
tutor-who_may_align-hint1 = Which of the three questions speaks about this place ({ $location })? It is { $question }, and it need not be the pawn that has just moved.
tutor-who_may_align-hint2 = Where does the pawn of { $question } stand now? { $side-id ->
    [neutral] It has never been moved.
   *[other] On the side of the { $side }.
}

tutor-spy_ring = A-Bomb Research was won by the { $holder }. On the A-bomb track the US pawn is in { $us-the }, the Soviet spy ring in { $space-the }. If a die is rolled, it shows { $roll }. Where is the spy ring afterwards?
tutor-spy_ring-space = { $space }.
tutor-spy_ring-why = { $holder-id ->
    [ussr] The USSR has won the issue, so its spy ring moves on one space from { $space-the } if there is one left; the die ({ $roll }) is for the US pawn alone.
   *[other] The { $holder } has won the issue: there is nothing to steal, whatever the die shows ({ $roll }), and the spy ring stays in { $space-the }.
}
tutor-spy_ring-hint1 = The spy ring moves only when the USSR wins the issue, one space, and it needs no die. It may even be ahead of the US.
tutor-spy_ring-hint2 = The issue was won by the { $holder }. The spy ring was in { $space-the }; the die ({ $roll }) does not concern it.

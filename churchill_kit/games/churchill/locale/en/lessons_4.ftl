# Exercises of chapter 4, the course of a conference: lessons/chapter_4.py

tutor-step-place_directed_offensives = Directed Offensives are placed.
tutor-step-determine_conditional_issues = Conditional issues are determined.
tutor-step-receive_production = Production is received.
tutor-step-allocate_all_production = Production is allocated.
tutor-step-settle_theater_leadership = Theater leadership is settled.
tutor-step-research_a_bomb = The A-bomb is researched.
tutor-step-settle_global_issue = The Global Issue is settled.
tutor-step-clandestine_segment = Clandestine networks are placed.
tutor-step-political_segment = Political alignment markers are placed.
tutor-step-place_european_reserves = Axis reserves are placed.
tutor-step-advance_fronts = The fronts try to advance.
tutor-step-post_mortem = The conference is closed: the post-mortem.

tutor-which_first = Which of these comes first after the meeting?
tutor-which_first-why = Of all that follows the meeting this is number { $place }.
tutor-which_first-hint1 = First come the decisions, then the war phase, last the post-mortem.
tutor-which_first-hint2 = Decisions: Directed Offensives, conditional issues, production, its allocation, leadership, A-bomb, Global Issue. War: networks, alignment, Axis reserves, fronts.

tutor-wrong_order = Somebody tells in what order things happen after a meeting. Which sentence is wrong?
tutor-wrong_order-before = { $first-id ->
    [place_directed_offensives] Directed Offensives
    [determine_conditional_issues] Conditional issues
    [receive_production] Receiving production
    [allocate_all_production] Allocating production
    [settle_theater_leadership] Theater leadership
    [research_a_bomb] A-bomb research
    [settle_global_issue] The Global Issue
    [clandestine_segment] Networks
    [political_segment] Alignment
    [place_european_reserves] Axis reserves
    [advance_fronts] The advance of the fronts
   *[post_mortem] The post-mortem
} first, then { $second-id ->
    [place_directed_offensives] Directed Offensives.
    [determine_conditional_issues] conditional issues.
    [receive_production] receiving production.
    [allocate_all_production] allocating production.
    [settle_theater_leadership] theater leadership.
    [research_a_bomb] A-bomb research.
    [settle_global_issue] the Global Issue.
    [clandestine_segment] networks.
    [political_segment] alignment.
    [place_european_reserves] Axis reserves.
    [advance_fronts] the advance of the fronts.
   *[post_mortem] the post-mortem.
}
tutor-wrong_order-why = Of all that follows the meeting the one is number { $first }, the other number { $second }.

tutor-turn-of = It is up to the { $seat }.

tutor-issues_on_table = The conference card is revealed, and { $count ->
    [0] no issues are
    [one] one issue is
   *[other] { $count } issues are
} on the table. How many will there be when the agenda segment is over?
tutor-issues_on_table-why = { $count ->
    [0] The winner opens with one, and then everyone chooses two: seven.
   *[other] The winner opens with one, and then everyone chooses two: seven, besides { $count } by the conference card.
}
tutor-issues_on_table-hint1 = Count what lies there already. The winner of the agenda adds one.
tutor-issues_on_table-hint2 = After the winner's issue each of the three powers chooses two.

tutor-opens_meeting = { tutor-laid } Who has the first turn of the meeting?
tutor-opens_meeting-why = The { $seat } wins the agenda, so the meeting opens to its left, with the { $left }.
tutor-opens_meeting-hint1 = Find out who wins the agenda. The British card counts one more.
tutor-opens_meeting-hint2 = The { $seat } wins the agenda. The meeting begins to its left: US, UK, USSR and round again.

tutor-decides_first = Suppose the meeting ends with the issues where they lie now. Who is the first to spend production?
tutor-decides_first-why = Issues won: US { $us }, UK { $uk }, USSR { $ussr }. The { $seat } wins the conference, so each activity begins to its left, with the { $left }.
tutor-decides_first-hint1 = Count the issues on each track. The center counts for nobody.
tutor-decides_first-hint2 = The { $seat } wins the conference. Each activity begins to its left.

tutor-first_to_place = Networks gained in this conference: US { $us }, UK { $uk }, USSR { $ussr }. If the war phase begins so, who is the first to act?
tutor-first_to_place-us_decides = The US decides who goes first.
tutor-first_to_place-why = With one more for each secret service: US { $us }, UK { $uk }, USSR { $ussr }. Most goes first, and if two are level the US decides.
tutor-first_to_place-hint1 = Each power gets one network for its secret service. Then compare.
tutor-first_to_place-hint2 = Whoever has most to place goes first. In a tie the Arsenal of Democracy has a say.

tutor-asked_first = Suppose the meeting ends with the issues where they lie now. It is a tie. What happens first?
tutor-asked_first-leader = The { $seat } is asked whether to use its leader.
tutor-asked_first-us = No leader is asked: the US wins the tie.
tutor-asked_first-names = No leader is asked: the US names the winner.
tutor-asked_first-why = { $active-id ->
    [none] No leader is active. { $inside-id ->
        [yes] The US is in the tie and wins it.
       *[no] The US is not in the tie and names the winner.
    }
   *[other] A tie between { $seats-and-the }. Active leaders are asked from Stalin leftwards, tied or not; here in this order: { $active }.
}
tutor-asked_first-hint1 = Which leaders are still active? Only they can be asked.
tutor-asked_first-hint2 = The tie is between { $seats-and-the }, but leaders outside the tie are asked too.
tutor-asked_first-hint3 = The order is Stalin, the American president, Churchill. If nobody is active, the US wins a tie that it is in and otherwise names the winner.

tutor-use_of_leader = A tie for the conference between { $seats-and-the }. The leader of the { $seat } is asked. Which answer is allowed?
tutor-use_of_leader-hint1 = A leader who is in the tie himself is not a judge between others.
tutor-use_of_leader-hint2 = The { $seat } may break this tie for itself, or stay out.

tutor-misuse_of_leader = A tie for the conference between { $seats-and-the }. The leader of the { $seat } is asked. Which answer breaks a rule?
tutor-misuse_of_leader-hint1 = First look whether the one who is asked is part of the tie.
tutor-misuse_of_leader-hint2 = The { $seat } is not tied, so it may stay out or choose between { $seats-and-the }.

tutor-take_the_tie = A tie for the conference between { $seats-and-the }. You play the { $seat }: see that the { $winner } wins.
tutor-take_the_tie-missed = A leader who is committed gives the tie to whom he likes. If yours stays out, those after him decide; and if nobody does, the US wins a tie that it is in, or else names the winner (4.53).
tutor-take_the_tie-hint1 = If you stay out, others decide.
tutor-take_the_tie-hint2 = Commit { $leader } and give the tie to the { $winner }.

tutor-agenda_tie = { tutor-laid } With the bonus of the British card that is a tie. What happens first?

tutor-settle_the_agenda = A tie for the agenda between { $seats-and-the }. You play the { $seat }: see that the { $winner } wins it.
tutor-settle_the_agenda-missed = A leader who is committed gives the tie to whom he likes. If yours stays out, those after him decide; and if nobody does, the US wins a tie that it is in, or else names the winner (4.53).

tutor-price_of_the_agenda = { $broke-id ->
    [yes] The agenda ended in a tie, and { $leader } broke it. Now the meeting is on, and it is the turn of the { $seat }. Which of these moves breaks a rule?
   *[no] The { $seat } laid { $card } for the agenda. It ended in a tie, and { $leader } stayed out of that. Now the meeting is on, and it is the turn of the { $seat }. Which of these moves breaks a rule?
}
tutor-price_of_the_agenda-hint1 = What was used in the agenda segment is used up for this meeting. What was it?
tutor-price_of_the_agenda-hint2 = { $broke-id ->
    [yes] To break a tie takes no staff card, but it takes the leader: { $leader } is inactive now.
   *[no] { $leader } was not used and is active. But { $card } was laid, and is no longer in hand.
}

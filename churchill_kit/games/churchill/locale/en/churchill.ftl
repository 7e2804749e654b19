# Churchill: every sentence about the game, its labels and names. How variables work: engine/language.py.
# Places bring the forms from, to and at ("from US 3", "to the center", "on UK 2"); countries bring at ("in Poland");
# fronts bring box, the name of their theater box; powers bring full.

## Counted things, for other messages

churchill-count-support = { $amount } offensive support
churchill-count-naval = { $amount } naval support
churchill-count-production = { $amount } production
churchill-count-bonus = { $amount ->
    [one] { $amount } bonus marker
   *[other] { $amount } bonus markers
}
churchill-count-technology = { $amount ->
    [one] { $amount } German technology marker
   *[other] { $amount } German technology markers
}
churchill-count-networks = { $networks ->
    [one] { $networks } network
   *[other] { $networks } networks
}
churchill-count-alignments = { $alignments ->
    [one] { $alignments } alignment marker
   *[other] { $alignments } alignment markers
}

## What a player chooses: the texts of buttons

churchill-action-pick = Lay { $card } for the agenda
churchill-action-keep_leader = Keep your leader out of it
churchill-action-break_tie = Use your leader: the { $winner } wins the tie
churchill-action-name_winner = Give the tie to the { $winner }
churchill-action-nominate = Nominate { $issue }
churchill-action-advance = { $issue-id ->
    [none] Play { $card }: roll first, then choose the issue
   *[other] { $value-id ->
        [none] Advance { $issue } with { $card }
       *[other] Advance { $issue } with { $card }, counting only { $value }
    }
}
churchill-action-lead = Advance { $issue } with your leader
churchill-action-pass = Pass this turn
churchill-action-spend = Play { $card } without an issue
churchill-action-choose = Advance { $issue }
churchill-action-discard = Discard { $card }
churchill-action-stop = Stop { $issue } in the center
churchill-action-move_on = Move { $issue } on toward you
churchill-action-debate = { $value-id ->
    [none] Debate with { $card }
   *[other] Debate with { $card }, counting only { $value }
}
churchill-action-lead_debate = Debate with your leader
churchill-action-decline = Let it stand
churchill-action-support = Offensive support: { $front }
churchill-action-naval = Naval support: { $box-box }
churchill-action-direct = Send { $issue } to the { $front }
churchill-action-activate = Activate { $issue }
churchill-action-research = Fund A-bomb research
churchill-action-fulfil = Next marker for { $issue }
churchill-action-command = Give the { $power } command { $theater-at }
churchill-action-move_global = Win over { $pawn }
churchill-action-goes_next = The { $power } goes first
churchill-action-network = Place a network { $location-at }
churchill-action-break_network = Remove an opposing network { $location-at }
churchill-action-align = Place an alignment marker { $location-at }
churchill-action-break_alignment = Remove the opposing alignment marker { $location-at }

## What must be decided: the prompts

churchill-decision-agenda_card = { $seat-full }: lay a staff card face down for the agenda.
churchill-decision-opening_issue = { $space ->
    [0] { $seat-full }: open the agenda with an issue; it starts in the center.
   *[other] { $seat-full }: open the agenda with an issue; it starts on space { $space } of your track.
}
churchill-decision-nominate_issue = { $count ->
    [2] { $seat-full }: nominate the first of your two issues for the center of the table.
   *[other] { $seat-full }: nominate your second issue for the center of the table.
}
churchill-decision-advance_issue = { $seat-full }: advance an issue with a staff card or your leader.
churchill-decision-stop_in_center = { $seat-full }: { $issue } reaches the center. Stop it there, or move it on?
churchill-decision-debate_issue = { $capture-id ->
    [yes] { $seat-full }: { $source } ({ $mover }) advances { $issue } with { $steps } and would capture it. Debate, or let it stand?
   *[no] { $seat-full }: { $source } ({ $mover }) has advanced { $issue } with { $steps }. Debate, or let it stand?
}
churchill-decision-choose_issue = { $seat-full }: { $card } rolled { $roll }. Which issue is advanced?
churchill-decision-discard_for_leader = { $play-0-id ->
    [play_advance] { $seat-full }: discard a staff card so that your leader can advance { $play-2 }.
   *[play_debate] { $seat-full }: discard a staff card so that your leader can debate { $play-2 }.
}
churchill-decision-choose_attribute_support = { $action-id ->
    [naval_support] { $seat-full }: choose the theater box for the naval support on your card ({ $amount }).
   *[offensive_support] { $seat-full }: choose the front for the offensive support on your card ({ $amount }).
}
churchill-decision-directed_offensive = { $seat-full }: send a Directed Offensive that you won to a front.
churchill-decision-allocate_production = { $seat-full }: spend a production marker.
churchill-decision-commit_production = { $seat-full }: the conference card orders this production marker. Choose where it goes.
churchill-decision-fulfil_directed = { $seat-full }: production is too short for all your Directed Offensives. Which one gets the next marker?
churchill-decision-name_commander = { $seat-full }: name the power that commands { $theater-at }.
churchill-decision-place_bonus = { $amount ->
    [one] { $seat-full }: place a leadership bonus marker { $theater-at }.
   *[other] { $seat-full }: place a leadership bonus marker { $theater-at }, the first of { $amount }.
}
churchill-decision-global_issue = { $seat-full }: you won the Global Issue. Which of your two questions do you settle?
churchill-decision-choose_next = { $marker ->
    [0] { $seat-full }: { $first-and-the } have equally many networks to place. Who goes first?
   *[other] { $seat-full }: { $first-and-the } have equally many alignment markers to place. Who goes first?
}
churchill-decision-place_network_marker = { $seat-full }: place a clandestine network, or spend it to remove an opposing one.
churchill-decision-place_alignment_marker = { $seat-full }: place a political alignment marker, or remove an opposing one.
churchill-decision-break_tie = { $won-0-id ->
    [win_agenda] { $seat-full }: { $tied-and-the } tie for the agenda. Use your leader to break the tie?
   *[win_conference] { $seat-full }: { $tied-and-the } tie for the conference. Use your leader to break the tie?
}
churchill-decision-name_tie_winner = { $won-0-id ->
    [win_agenda] { $seat-full }: no leader broke the tie for the agenda. Who wins it, { $tied-or-the }?
   *[win_conference] { $seat-full }: no leader broke the tie for the conference. Who wins it, { $tied-or-the }?
}

## What happened: set-up and agenda

churchill-event-game_started = A new game: { $scenario }.
churchill-event-secret_agendas_drawn = Each player draws { $count } secret agenda markers.
churchill-event-conference_opened = Conference { $number }: { $card-conference }. The card: { $card }.
churchill-event-instruction_skipped = One instruction of the conference card is skipped: its condition is not met ({ $band }).
churchill-event-leader_kept_away = { $leader } is out of action in this conference.
churchill-event-deck_shuffled = The { $seat } shuffles its { $cards } staff cards.
churchill-event-hands_dealt = Each player is dealt { $cards } staff cards.
churchill-event-agenda_card_picked = The { $seat } lays a card face down.
churchill-event-chief_rolled = { $card } rolls a { $roll }.
churchill-event-agenda_card_revealed = The { $seat } reveals { $card }: value { $value }.
churchill-event-tie = A tie between { $seats-and-the }.
churchill-event-leader_kept = { $leader } keeps out of it.
churchill-event-tie_broken = { $by-id ->
    [leader] { $leader } breaks the tie: the { $winner } wins it.
   *[arsenal] Arsenal of Democracy: no leader stepped in, and the { $winner } wins the tie.
}
churchill-event-agenda_won = { $difference ->
    [0] The { $seat } wins the agenda, with no lead at all.
   *[other] The { $seat } wins the agenda, { $difference } ahead of the lowest card.
}
churchill-event-issue_nominated = The { $seat } nominates { $issue }: it starts { $to-at }.

## What happened: conference cards

churchill-event-pol_mil_rolled = Pol-Mil table for the { $seat }: { $first } and { $second }, { $location }.
churchill-event-network_discarded = { $why-id ->
    [two_already] The { $seat } already has two networks { $location-at }: the new one is discarded.
   *[supply] The { $seat } has no network tokens left to place { $location-at }.
}
churchill-event-alignment_discarded = { $why-id ->
    [no_network] The { $seat } has no network { $location-at }: the alignment marker is discarded.
    [own_marker] The { $seat } already has its alignment marker { $location-at }: the new one is discarded.
   *[supply] The { $seat } has no alignment markers left to place { $location-at }.
}
churchill-event-nothing_to_remove = { $what-id ->
    [network] The { $seat } has no network { $location-at } to remove.
   *[alignment] The { $seat } has no alignment marker { $location-at } to remove.
}
churchill-event-issue_placed = The conference card puts { $issue } { $to-at }.
churchill-event-issue_not_placed = { $why-id ->
    [out] { $issue } has left the game; the card changes nothing.
   *[on_table] { $issue } is on the table already; the card changes nothing.
}
churchill-event-production_committed = { $support-id ->
    [offensive] The conference card orders the { $seat } to spend { churchill-count-production } on offensive support: { $where-or }.
    [naval] The conference card orders the { $seat } to spend { churchill-count-production } on naval support: { $where-or-box }.
    [either] The conference card orders the { $seat } to spend { churchill-count-production } on offensive or naval support: { $where-or }.
   *[a_bomb] The conference card orders the { $seat } to spend { churchill-count-production } on A-bomb research.
}
churchill-event-production_granted = { $reason-id ->
    [murmansk_convoy] A convoy reaches Murmansk: the { $seat } will get { churchill-count-production } more.
   *[reparations] Reparations: the { $seat } will get { churchill-count-production } more.
}
churchill-event-leader_may_not_advance = { $leader } may not advance issues in this conference.
churchill-event-leader_barred = { $leader } takes no part in this conference.
churchill-event-leader_value_changed = { $leader-gen } value: { $amount-signed } in this conference.
churchill-event-health_changed = { $leader-gen } health rolls count { $amount-signed } in this conference.
churchill-event-staff_value_changed = All { $seat } staff cards count { $amount-signed } in this meeting, but not below { $minimum }.
churchill-event-staff_removed = { $card } ({ $seat }) leaves the game.
churchill-event-staff_sidelined = { $card } ({ $seat }) is set aside until the deck is shuffled again.
churchill-event-markers_gained = { $networks ->
    [0] The { $seat } gains { churchill-count-alignments } for the war phase.
   *[other] The { $seat } gains { churchill-count-networks } for the war phase.
}
churchill-event-support_placed = { $seat-id ->
    [none] The conference card gives the { $front } { churchill-count-support } ({ $space }).
   *[other] The { $seat } gives the { $front } { churchill-count-support } ({ $space }).
}
churchill-event-support_lost = The { $front } has nowhere left to go: { churchill-count-support } is lost.
churchill-event-naval_placed = { $amount ->
    [0] The { $box-box } is full: no naval support is added.
   *[other] { $seat-id ->
        [none] The conference card adds { churchill-count-naval } to the { $box-box }.
       *[other] The { $seat } adds { churchill-count-naval } to the { $box-box }.
    }
}
churchill-event-naval_removed = The conference card takes { churchill-count-naval } from the { $box-box }.
churchill-event-naval_unchanged = Naval support in the { $box-box } stays as it is.
churchill-event-front_strength_changed = { $front }: strength { $amount-signed } in this conference.
churchill-event-army_diverted = { $axis-id ->
    [germany] { $amount ->
        [one] A German army
       *[other] { $amount } German armies
    } that would be diced for will oppose the { $front }.
   *[japan] { $amount ->
        [one] A Japanese army
       *[other] { $amount } Japanese armies
    } that would be diced for will oppose the { $front }.
}
churchill-event-research_changed = A-bomb research: { $amount-signed } on this conference's roll.

## What happened: meeting

churchill-event-advance_played = { $card } ({ $seat }) advances { $issue } with { $value }.
churchill-event-issue_moved = { $stopped-id ->
    [yes] { $issue } moves { $start-from } and stops in the center.
   *[no] { $issue } moves { $start-from } { $end-to }.
}
churchill-event-issue_unmoved = { $issue } does not move: it stays { $at-at }.
churchill-event-capture_threatened = { $issue } is about to reach the { $seat } chair.
churchill-event-issue_captured = The { $seat } captures { $issue }.
churchill-event-no_debate_allowed = Nobody may debate { $leader } on { $issue }.
churchill-event-debate_declined = The { $seat } lets it stand.
churchill-event-debate_played = { $card } ({ $seat }) debates { $issue } with { $value }.
churchill-event-values_compared = { $difference-sign ->
    [plus] The advance is stronger by { $difference-abs }: { $issue } moves toward the { $seat }.
    [minus] The debate is stronger by { $difference-abs }: { $issue } moves away from the { $seat }.
   *[zero] Advance and debate are equally strong.
}
churchill-event-discarded_for_leader = { $leader } takes the floor; { $card } is discarded.
churchill-event-health_rolled = { $result-id ->
    [inactive_next_conference] { $leader } rolls { $total } and falls ill: he will miss the next conference.
    [replaced_by] { $leader } rolls { $total }: his health gives out.
    [paranoia] { $leader } rolls { $total }: paranoia. Soviet staff cards count less for the rest of the conference.
   *[well] { $leader } rolls { $total } and carries on; trouble comes at { $limit } or less.
}
churchill-event-leader_replaced = { $successor } takes office in place of { $leader }.
churchill-event-attribute_skipped = { $support-id ->
    [naval_support] There is no room for the naval support on the card.
   *[offensive_support] There is no front for the offensive support on the card.
}
churchill-event-passed = The { $seat } passes.
churchill-event-card_spent = { $card } ({ $seat }) speaks to an empty agenda: no issue can be moved.
churchill-event-issue_won = The { $seat } wins { $issue }.
churchill-event-issue_in_effect = { $issue } ends in the center: it takes effect.
churchill-event-issue_not_won = { $issue } ends in the center: nobody wins it.
churchill-event-issues_counted = Issues won: US { $us }, UK { $uk }, USSR { $ussr }.
churchill-event-conference_won = The { $seat } wins conference { $number }.

## What happened: decisions

churchill-event-directed_placed = The { $seat } sends { $issue } to the { $front } ({ $space }).
churchill-event-condition_met = { $issue-id ->
    [second_front] The Second Front is agreed: the way to Normandy is open.
   *[ussr_declares_war] The USSR declares war on Japan: the way to Manchuria is open.
}
churchill-event-condition_blocked = { $issue-id ->
    [second_front] No Second Front: the { $seat } won the issue.
   *[ussr_declares_war] No Soviet declaration of war on Japan: the { $seat } won the issue.
}
churchill-event-production_received = The { $seat } receives { churchill-count-production }.
churchill-event-production_lost = The { $seat } loses { churchill-count-production } that nothing can use.
churchill-event-directed_unsatisfied = { $issue } falls short on the { $front }: the { $seat } is { churchill-count-production } short.
churchill-event-commitment_unmet = The { $seat } has run out of production: { churchill-count-production } ordered by the card cannot be paid.
churchill-event-commitment_lost = The { $seat } loses a production marker: where the card orders it, nothing can take it.
churchill-event-research_funded = The { $seat } funds A-bomb research: +1 on the roll.
churchill-event-pol_mil_activated = The { $seat } activates { $issue } and gains { churchill-count-alignments } and { churchill-count-networks }.
churchill-event-commander_named = The { $seat } names the commander { $theater-at }: the { $power }.
churchill-event-leadership_bonus = The { $seat } has { churchill-count-bonus } to place { $theater-at }.
churchill-event-bonus_lost = The { $seat } loses { churchill-count-bonus }: nothing { $theater-at } can take more.
churchill-event-research_rolled = { $success-id ->
    [yes] A-bomb research: die { $roll }, total { $total }. A step forward.
   *[no] A-bomb research: die { $roll }, total { $total }. No progress; it takes 4.
}
churchill-event-research_done = The bomb exists already: no research roll.
churchill-event-pawn_advanced = { $seat-id ->
    [ussr] The Soviet spy ring reaches { $space-the }.
   *[us] { $space-id ->
        [trinity] The test at Trinity succeeds: the US and the UK have the A-bomb.
       *[other] The US research reaches { $space-the }.
    }
}
churchill-event-spies_done = The Soviet spy ring has nothing left to steal.
churchill-event-global_issue_idle = The { $seat } has both its questions on its side already.
churchill-event-global_issue_moved = The { $seat } settles { $pawn }: { $pawn-id ->
    [churchill_roosevelt] { $seat-id ->
        [us] Self-Determination
       *[uk] Colonialism
    }
    [churchill_stalin] { $seat-id ->
        [uk] Free Europe
       *[ussr] Spheres of Influence
    }
   *[roosevelt_stalin] { $seat-id ->
        [us] United Nations
       *[ussr] Communist Cadres
    }
}.

## What happened: networks and alignment

churchill-event-networks_to_place = The { $seat } has { $amount ->
    [one] 1 network
   *[other] { $amount } networks
} to place.
churchill-event-alignments_to_place = The { $seat } has { $amount ->
    [one] 1 alignment marker
   *[other] { $amount } alignment markers
} to place.
churchill-event-next_chosen = The { $seat } decides: the { $power } goes first.
churchill-event-networks_lost = The { $seat } loses { $amount ->
    [one] { $amount } network
   *[other] { $amount } networks
} with no place to go.
churchill-event-alignments_lost = The { $seat } loses { $amount ->
    [one] { $amount } alignment marker
   *[other] { $amount } alignment markers
} with no place to go.
churchill-event-network_placed = { $count ->
    [2] The { $seat } places a second network { $location-at }.
   *[other] The { $seat } places a network { $location-at }.
}
churchill-event-network_removed = { $by-id ->
    [none] The { $seat } loses a network { $location-at }.
    [us] The { $by } removes a { $seat } network { $location-at }.
    [uk] The { $by } removes a { $seat } network { $location-at }.
    [ussr] The { $by } removes a { $seat } network { $location-at }.
   *[other] The { $by } has moved on: the { $seat } loses a network { $location-at }.
}
churchill-event-alignment_placed = The { $seat } places an alignment marker { $location-at }.
churchill-event-alignment_removed = { $by-id ->
    [none] The { $seat } loses its alignment marker { $location-at }.
   *[other] { $cost ->
        [one] The { $by } removes the { $seat } alignment marker { $location-at }.
       *[other] The { $by } spends { $cost } markers to remove the { $seat } alignment marker { $location-at }.
    }
}

## What happened: fronts

churchill-event-armies_placed = { $why-id ->
    [germany_held] { $amount ->
        [one] One German army stays in Germany to meet the { $front }.
       *[other] { $amount } German armies stay in Germany to meet the { $front }.
    }
    [eastern_front] One German army is sent to the { $front }.
    [eastern_horde] { $amount ->
        [one] One more German army is thrown against the { $front }.
       *[other] { $amount } more German armies are thrown against the { $front }.
    }
    [atlantic_wall] Atlantic Wall: one German army waits for the { $front }.
    [closer_front] { $amount ->
        [one] One German army turns to the nearer danger, the { $front }.
       *[other] { $amount } German armies turn to the nearer danger, the { $front }.
    }
    [equally_close] East and west are equally close: one German army opposes the { $front }.
    [italian_army] The Italian army opposes the { $front }.
    [japan_held] { $amount ->
        [one] One Japanese army stays in Japan to meet the { $front }.
       *[other] { $amount } Japanese armies stay in Japan to meet the { $front }.
    }
    [kwantung] { $amount ->
        [one] One Japanese army faces the { $front }.
       *[other] { $amount } Japanese armies face the { $front }.
    }
    [b29] One Japanese army keeps the { $front } from a B29 base.
   *[card] { $amount ->
        [one] As the conference card has it, one army opposes the { $front }.
       *[other] As the conference card has it, { $amount } armies oppose the { $front }.
    }
}
churchill-event-army_rolled = { $axis-id ->
    [germany] A German army, die { $roll }: against the { $front }.
   *[japan] A Japanese army, die { $roll }: against the { $front }.
}
churchill-event-odd_army_rolled = The odd army, die { $roll }: against the { $front }.
churchill-event-odd_army_rerolled = The odd army, die { $roll }: roll again.
churchill-event-army_to_arctic = A German army, die { $roll }: the Arctic box loses 1 naval support.
churchill-event-navy_sent = { $amount ->
    [0] Battle of the Atlantic: the U-boats find nothing to sink.
   *[other] Battle of the Atlantic: the U-boats take { churchill-count-naval } from the { $box-box }.
}
churchill-event-navy_without_target = The Japanese navy finds no landing to strike at.
churchill-event-navy_stays = The Japanese navy stays in port (die { $roll }).
churchill-event-navy_strikes = The Japanese navy strikes (die { $roll }): the { $box-box } loses { churchill-count-naval }.
churchill-event-navy_fate = { $sunk-id ->
    [yes] The Japanese fleet is sunk (die { $roll }).
   *[no] The Japanese fleet escapes to Japan (die { $roll }).
}
churchill-event-front_blocked = { $why-id ->
    [second_front] The { $front } waits: without an agreed Second Front it cannot enter { $space-the }.
    [ussr_declares_war] The { $front } waits: without a declaration of war it cannot enter { $space-the }.
   *[naval] The { $front } cannot land: { $space-the } takes { $needed } naval support, it has { $naval }.
}
churchill-event-front_too_weak = The { $front } is too weak to attack { $space-the }: strength { $strength-signed }.
churchill-event-front_rolled = { $success-id ->
    [yes] The { $front } attacks { $space-the } with strength { $strength }, die { $roll }: success.
   *[no] The { $front } attacks { $space-the } with strength { $strength }, die { $roll }: it is thrown back.
}
churchill-event-front_advanced = The { $front } advances from { $left-the } to { $space-the }.
churchill-event-breakthrough = Breakthrough with { $total }: the { $front } drives on.
churchill-event-no_breakthrough = No breakthrough for the { $front }: { $total } falls short of 10.
churchill-event-breakthrough_stopped = { $why-id ->
    [end_of_track] The { $front } breaks through, but has nowhere left to go.
    [amphibious] The { $front } breaks through, but the sea stops it.
   *[other] The { $front } breaks through, but may not enter the next space.
}
churchill-event-reserve_removed = The { $front } has taken { $space-the }: { $reserve-one } leaves the game.
churchill-event-issue_removed = { $issue } has done its work and leaves the game.
churchill-event-kamikaze = { $amount ->
    [0] Kamikaze attacks on { $space-the } find nothing to sink.
   *[other] Kamikaze attacks on { $space-the }: the { $box-box } loses { churchill-count-naval }.
}
churchill-event-surrendered = { $axis-id ->
    [japan] { $how-id ->
        [emperor] Japan surrenders: the Emperor gives in to the bomb, the Soviet army and the fall of Germany.
       *[invaded] Japan surrenders: the Allies have landed.
    }
    [italy] Italy surrenders.
   *[germany] Germany surrenders.
}
churchill-event-technology_gained = The { $seat } takes { churchill-count-technology }.
churchill-event-conference_closed = Conference { $number } is over.
churchill-event-game_over = The game is over. US { $us }, UK { $uk }, USSR { $ussr }: the { $winner } wins.

## How the game ended

churchill-ending-alliance = { $tiebreak-id ->
    [none] Alliance victory: with { $gap ->
        [one] 1 point
       *[other] { $gap } points
    } between first and last the alliance holds, and the { $winner } wins with { $points }.
    [r4_44_1] Alliance victory: the alliance holds, { $first-and-the } are level with { $best }, and the { $winner } wins the tie by the A-bomb (4.44.1).
    [r4_44_2] Alliance victory: the alliance holds, { $first-and-the } are level with { $best }, and the { $winner } wins the tie as the sole occupier of Germany (4.44.2).
   *[r4_44_3] Alliance victory: the alliance holds, { $first-and-the } are level with { $best }, and such a tie is Churchill's: the { $winner } wins (4.44.3).
}
churchill-ending-broken = { $tiebreak-id ->
    [r4_44_1] Broken alliance: { $first-and-the } are level, { $gap } points ahead of the last, and the { $winner } wins the tie by the A-bomb (4.44.1).
    [r4_44_2] Broken alliance: { $first-and-the } are level, { $gap } points ahead of the last, and the { $winner } wins the tie as the sole occupier of Germany (4.44.2).
   *[r4_44_3] Broken alliance: { $first-and-the } are level, { $gap } points ahead of the last, and such a tie is Churchill's: the { $winner } wins (4.44.3).
}
churchill-ending-broken_first = Broken alliance: the { $winner } is { $gap } points ahead of the last, and its { $best } outweigh the { $others } of the other two together. The { $winner } wins.
churchill-ending-broken_second = { $tiebreak-id ->
    [none] Broken alliance: the { $first } is { $gap } points ahead of the last, but its { $best } do not outweigh the { $others } of the other two. They join forces, and the { $winner } wins as the second with { $points }.
    [r4_44_1] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and the { $winner } wins by the A-bomb (4.44.1).
    [r4_44_2] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and the { $winner } wins as the sole occupier of Germany (4.44.2).
    [r4_44_3] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and such a tie is Churchill's: the { $winner } wins (4.44.3).
    [conferences] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and the { $winner } wins by more conferences won.
   *[die] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and a die decides for the { $winner }.
}
churchill-ending-hegemon = { $tiebreak-id ->
    [none] An Axis power holds out and the scores shift: US { $us_change-signed }, UK { $uk_change-signed }, USSR { $ussr_change-signed }. The { $winner } comes out ahead with { $points }.
    [r4_44_1] An Axis power holds out and the scores shift: US { $us_change-signed }, UK { $uk_change-signed }, USSR { $ussr_change-signed }; { $first-and-the } are level with { $best }, and the { $winner } wins by the A-bomb (4.44.1).
    [r4_44_2] An Axis power holds out and the scores shift: US { $us_change-signed }, UK { $uk_change-signed }, USSR { $ussr_change-signed }; { $first-and-the } are level with { $best }, and the { $winner } wins as the sole occupier of Germany (4.44.2).
   *[r4_44_3] An Axis power holds out and the scores shift: US { $us_change-signed }, UK { $uk_change-signed }, USSR { $ussr_change-signed }; { $first-and-the } are level with { $best }, and such a tie is Churchill's: the { $winner } wins (4.44.3).
}

## The parts of a number

churchill-label-printed_value = Printed value
churchill-label-chief_of_staff_roll = Chief of Staff's die
churchill-label-leader_value = Leader's value
churchill-label-imperial_staff = Imperial Staff
churchill-label-nyet = Nyet
churchill-label-bot_weight = Weight of the issue for the bot
churchill-label-attribute = The card's attribute
churchill-label-paranoia = Paranoia
churchill-label-conference_card = Conference card
churchill-label-not_below_zero = Not below zero
churchill-label-played_lower = Played lower by choice
churchill-label-highest_value = Highest value
churchill-label-lowest_value = Lowest value
churchill-label-advance_value = Value of the advance
churchill-label-debate_value = Value of the debate
churchill-label-die = Die
churchill-label-base_production = Base production
churchill-label-production_taken = Production taken from the { $of }
churchill-label-production_lost_to = Production lost to the { $of }
churchill-label-strategic_materials = Strategic Materials
churchill-label-arctic_convoys = Arctic convoys
churchill-label-murmansk_convoy = Murmansk convoy
churchill-label-reparations = Reparations
churchill-label-command = Theater command
churchill-label-leadership_won = Leadership issue won
churchill-label-both_leaderships_won = Both leadership issues won
churchill-label-production = Production of the { $of }
churchill-label-card = { $of }
churchill-label-intrinsic_network = Secret service
churchill-label-networks_gained = Networks gained in the conference
churchill-label-base_strength = Base strength
churchill-label-offensive_support = { $n } offensive support
churchill-label-axis_armies = { $n ->
    [one] { $n } Axis army
   *[other] { $n } Axis armies
}
churchill-label-over_ten = Strength above 10

## The lines of a score, by the letters of 9.4

churchill-score-A = Political alignment: { $of }
churchill-score-B = Network: { $of }
churchill-score-C = Global issue: { $of }
churchill-score-D = { $n ->
    [one] { $n } conference won
   *[other] { $n } conferences won
}
churchill-score-E = { $n ->
    [one] { $n } conference won
   *[other] { $n } conferences won
}
churchill-score-F = Colony without any influence: { $of }
churchill-score-G = Front in { $of-the }
churchill-score-H = Mediterranean Front in Central Italy
churchill-score-I = Mediterranean Front in Northern Italy
churchill-score-J = Mediterranean Front in Northern Italy
churchill-score-K = Central Italy entered before Normandy
churchill-score-L = Normandy entered before Central Italy
churchill-score-M = Germany fell without the Western Front
churchill-score-N = Front in { $of-the }
churchill-score-O = Front in { $of-the }
churchill-score-P = { $n ->
    [one] { $n } German technology marker
   *[other] { $n } German technology markers
}
churchill-score-Q = Japan surrendered, but no front is in Japan
churchill-score-R = Philippines never entered: MacArthur did not return
churchill-score-S = US interservice rivalry: one Pacific drive lags behind the other
churchill-score-T = Central Pacific Front on Iwo Jima
churchill-score-U = Central Pacific Front on Okinawa
churchill-score-V = Southwest Pacific Front on Kyushu
churchill-score-W = CBI Front on Formosa
churchill-score-X = Far East Front in Korea
churchill-score-Y = { $n ->
    [one] Spy ring: { $n } space
   *[other] Spy ring: { $n } spaces
}
churchill-score-Z = The US and the UK have the A-bomb
churchill-score-AA = The US did not build the A-bomb
churchill-score-10_3 = Secret agenda: { $of }

## Refusals: why a choice is not allowed

churchill-error-no-leader-in-agenda = Leaders take no part in the agenda: the { $seat } lays a staff card.
churchill-error-card-not-in-hand = { $card } is not in the hand of the { $seat }.
churchill-error-issue-out-of-game = { $issue } has left the game.
churchill-error-issue-on-table = { $issue } is on the table already.
churchill-error-issue-not-on-table = { $issue } is not on the table.
churchill-error-issue-captured = { $issue } is captured and stays where it is.
churchill-error-pass-not-earned = The { $seat } may not pass: only a debate since the last turn earns a pass.
churchill-error-leader-may-not-advance = { $leader } may not advance issues in this conference.
churchill-error-leader-inactive = { $leader } is not active in this conference.
churchill-error-only-leaders-debate-leaders = { $leader } advanced the issue, and only a leader can debate a leader.
churchill-error-card-cannot-debate = { $card } cannot be used to debate.
churchill-error-tie-for-oneself = The { $seat } is part of the tie and can break it only for itself.
churchill-error-not-tied = The { $seat } is not part of the tie.
churchill-error-no-directed-in-arctic = A Directed Offensive cannot go to the Arctic.
churchill-error-no-offensive-in-arctic = There is no front in the Arctic: it takes naval support only.
churchill-error-issue-not-won = The { $seat } did not win { $issue }.
churchill-error-box-full = The { $box-box } holds five naval support already, and no more fits.
churchill-error-theater-over = The war is over for the { $front }: it takes no more support.
churchill-error-no-entry-space = The { $front } has no space left to enter.
churchill-error-already-activated = { $issue } is active already.
churchill-error-no-research = There is no A-bomb research to fund: nobody won the issue, or the bomb exists.
churchill-error-card-orders-first = The { $seat } must first spend the production that the conference card orders.
churchill-error-directed-first = The { $seat } must first pay for its Directed Offensives.
churchill-error-ussr-never-commands = The USSR never commands a theater: name the US or the UK.
churchill-error-other-theater = This bonus marker must be placed { $theater-at }.
churchill-error-not-your-global-issue = { $pawn } does not concern the { $seat }.
churchill-error-already-yours = { $pawn } is on the side of the { $seat } already.
churchill-error-fewer-markers = The { $seat } has fewer markers to place and waits for its turn.
churchill-error-arctic-closed = Nothing can be placed or removed { $location-at } while the Arctic box has fewer than three naval support.
churchill-error-opposing-network = The { $seat } has a network { $location-at }: remove it before you place your own.
churchill-error-two-networks = There are two networks { $location-at } already.
churchill-error-no-networks-left = The { $seat } has no network tokens left.
churchill-error-no-opposing-network = There is no opposing network { $location-at }.
churchill-error-no-own-network = The { $seat } has no network { $location-at }.
churchill-error-global-issue-bars = The global issues do not let the { $seat } place alignment { $location-at }.
churchill-error-global-issue-bars-removal = The global issues do not let the { $seat } remove alignment { $location-at }.
churchill-error-already-aligned = There is an alignment marker of the { $seat } { $location-at } already.
churchill-error-no-alignments-left = The { $seat } has no alignment markers left.
churchill-error-no-opposing-alignment = There is no opposing alignment marker { $location-at }.
churchill-error-removal-too-dear = Removing the alignment marker { $location-at } takes { $cost } markers.

## Errors in positions and in the data of a box; parts of sentences

churchill-error-bad-data = { $file }, { $where }: { $what }.
churchill-mismatch-no-entry-space = { $key } has no space left to enter, so it takes no support
churchill-mismatch-front-inside = a front is in { $key }, so { $key } has surrendered
churchill-mismatch-italy-not-entered = Italy surrenders only when the Mediterranean Front has reached Southern Italy
churchill-mismatch-germany-fights-on = German technology is shared out only when Germany has surrendered
churchill-mismatch-already-entered = the fronts say that { $key } has been entered
churchill-mismatch-out-of-game = { $key } has left the game, since its front has moved on
churchill-mismatch-agenda-needs-card = the { $key } needs a staff card for the agenda
churchill-mismatch-one-action = an effect has exactly one action, this one: { $given }
churchill-mismatch-value-or-chief = a card has either a value or chief_of_staff = true
churchill-mismatch-too-few-cards = { $given } cards are too few; two hands take { $low }
churchill-mismatch-amphibious-naval = amphibious spaces, and only those, require naval support

## Names: powers and persons

churchill-name-us = US
    .the = the US
    .full = United States
churchill-name-uk = UK
    .the = the UK
    .full = United Kingdom
churchill-name-ussr = USSR
    .the = the USSR
    .full = Soviet Union
churchill-name-neutral = neutral
churchill-name-none = nobody
churchill-name-bot = bot
churchill-name-random = random player
churchill-name-search = thinking bot
churchill-name-human = person
churchill-name-churchill =
    .gen = Churchill's
churchill-name-roosevelt =
    .gen = Roosevelt's
churchill-name-truman =
    .gen = Truman's
churchill-name-stalin =
    .gen = Stalin's

## Names: fronts, theaters and the Axis

churchill-name-western = Western Front
    .box = Western box
churchill-name-eastern = Eastern Front
    .box = Eastern box
churchill-name-mediterranean = Mediterranean Front
    .box = Mediterranean box
churchill-name-central_pacific = Central Pacific Front
    .box = Central Pacific box
churchill-name-southwest_pacific = Southwest Pacific Front
    .box = Southwest Pacific box
churchill-name-cbi = CBI Front
    .box = CBI box
churchill-name-far_east = Far East Front
    .box = Far East box
churchill-name-arctic = Arctic box
churchill-name-europe = Europe
    .at = in Europe
churchill-name-pacific = Pacific
    .at = in the Pacific
churchill-name-any = any theater
    .at = in any theater
churchill-name-germany = Germany
churchill-name-italy = Italy
churchill-name-japan = Japan
churchill-name-german_army = German armies
    .one = a German army
churchill-name-italian_army = Italian army
    .one = the Italian army
churchill-name-german_navy = German navy
    .one = the German navy
churchill-name-japanese_army = Japanese armies
    .one = a Japanese army
churchill-name-japanese_navy = Japanese navy

## Names: issues, global issues and their sides

churchill-name-global = Global Issue
churchill-name-conditional = conditional issues
churchill-name-a_bomb = A-Bomb Research
churchill-name-theater_leadership = Theater Leadership
churchill-name-production = Production
churchill-name-directed_offensive = Directed Offensives
churchill-name-pol_mil = Pol-Mil Issue
churchill-name-churchill_roosevelt = Churchill–Roosevelt
churchill-name-churchill_stalin = Churchill–Stalin
churchill-name-roosevelt_stalin = Roosevelt–Stalin
churchill-name-churchill_roosevelt-us = Self-Determination
churchill-name-churchill_roosevelt-uk = Colonialism
churchill-name-churchill_stalin-uk = Free Europe
churchill-name-churchill_stalin-ussr = Spheres of Influence
churchill-name-roosevelt_stalin-us = United Nations
churchill-name-roosevelt_stalin-ussr = Communist Cadres

## Names: places on the conference table

churchill-name-center = center
    .from = from the center
    .to = to the center
    .at = in the center of the table
churchill-name-out = out of the game
churchill-form-track = { $seat } { $space }
    .from = from { $seat } { $space }
    .to = to { $seat } { $space }
    .at = on { $seat } { $space }
churchill-form-chair = { $seat } chair
    .from = from the { $seat } chair
    .to = to the { $seat } chair
    .at = in the { $seat } chair

## Names: the course of the game

churchill-name-agenda = agenda
churchill-name-meeting = meeting
churchill-name-decisions = decisions
churchill-name-war = war
churchill-name-end = end of the game
churchill-name-military = military situation
churchill-name-political = networks and alignment
churchill-name-active = active
churchill-name-inactive = inactive
churchill-name-yes = yes
churchill-name-no = no
churchill-name-secret_agenda = Secret agenda
    .help = Each player draws three secret agenda markers, worth five points each at the end (10.0)
churchill-name-tiebreak_roll = Health roll after a tiebreak
    .help = A leader who breaks a tie rolls for his health as after any other use (4.5, 3.31)
churchill-name-leadership_timing = Time of the leadership bonuses
    .help = Leadership bonuses are placed in activity 5 (4.23.5) or while production is allocated (6.4)
churchill-name-activity_5 = in activity 5
churchill-name-allocation = during allocation
churchill-form-scenario = { $name }
    .full = { $name } scenario

## Names: countries, colonies and spaces; forms fit only as long as the pieces bear these names

churchill-form-location = { $name }
    .at = in { $name }
churchill-form-space = { $name }
churchill-form-conference = { $title }
    .conference = { $name }
churchill-name-france = France
    .at = in France
churchill-name-belgium = Belgium
    .at = in Belgium
churchill-name-netherlands = Netherlands
    .at = in the Netherlands
churchill-name-denmark = Denmark
    .at = in Denmark
churchill-name-norway = Norway
    .at = in Norway
churchill-name-finland = Finland
    .at = in Finland
churchill-name-baltic_states = Baltic States
    .at = in the Baltic States
churchill-name-poland = Poland
    .at = in Poland
churchill-name-rumania = Rumania
    .at = in Rumania
churchill-name-bulgaria = Bulgaria
    .at = in Bulgaria
churchill-name-hungary = Hungary
    .at = in Hungary
churchill-name-czechoslovakia = Czechoslovakia
    .at = in Czechoslovakia
churchill-name-austria = Austria
    .at = in Austria
churchill-name-yugoslavia = Yugoslavia
    .at = in Yugoslavia
churchill-name-greece = Greece
    .at = in Greece
churchill-name-middle_east = Middle East
    .at = in the Middle East
churchill-name-persia = Persia
    .at = in Persia
churchill-name-siam = Siam
    .at = in Siam
churchill-name-malaya = Malaya
    .at = in Malaya
churchill-name-laos_cambodia = Laos/Cambodia
    .at = in Laos/Cambodia
churchill-name-vietnam = Vietnam
    .at = in Vietnam
churchill-name-dutch_east_indies = Dutch East Indies
    .at = in the Dutch East Indies
churchill-name-western_box = Western Theater Box
    .the = the Western Theater Box
churchill-name-normandy = Normandy
churchill-name-rhineland = Rhineland
    .the = the Rhineland
churchill-name-west_germany = West Germany
churchill-name-eastern_box = Eastern Theater Box
    .the = the Eastern Theater Box
churchill-name-belorussia = Belorussia
churchill-name-ukraine = Ukraine
churchill-name-prussia = Prussia
churchill-name-east_germany = East Germany
churchill-name-mediterranean_box = Mediterranean Theater Box
    .the = the Mediterranean Theater Box
churchill-name-sicily = Sicily
churchill-name-southern_italy = Southern Italy
churchill-name-central_italy = Central Italy
churchill-name-northern_italy = Northern Italy
churchill-name-central_pacific_box = Central Pacific Theater Box
    .the = the Central Pacific Theater Box
churchill-name-gilbert_marshall = Gilbert and Marshall Islands
    .the = the Gilbert and Marshall Islands
churchill-name-caroline = Caroline Islands
    .the = the Caroline Islands
churchill-name-marianas = Marianas Islands
    .the = the Marianas Islands
churchill-name-iwo_jima = Iwo Jima
churchill-name-okinawa = Okinawa
churchill-name-southwest_pacific_box = Southwest Pacific Theater Box
    .the = the Southwest Pacific Theater Box
churchill-name-solomons = Solomon Islands
    .the = the Solomon Islands
churchill-name-new_britain = New Britain
churchill-name-papua = Papua New Guinea
churchill-name-philippines = Philippines
    .the = the Philippines
churchill-name-kyushu = Kyushu
churchill-name-cbi_box = CBI Theater Box
    .the = the CBI Theater Box
churchill-name-burma = Burma
churchill-name-yunnan = Yunnan
churchill-name-canton_hong_kong = Canton and Hong Kong
churchill-name-formosa = Formosa
churchill-name-far_east_box = Far East Theater Box
    .the = the Far East Theater Box
churchill-name-nomohon = Nomohon
churchill-name-manchuria = Manchuria
churchill-name-korea = Korea
churchill-code-symbol = Symbol
churchill-code-trident = Trident
churchill-code-quadrant = Quadrant
churchill-code-sextant = Sextant
churchill-code-eureka = Eureka
churchill-code-london = London
churchill-code-octagon = Octagon
churchill-code-tolstoy = Tolstoy
churchill-code-argonaut = Argonaut
churchill-code-terminal = Terminal

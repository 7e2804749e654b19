# Churchill: every sentence about the game, its labels and names. How variables work: engine/words.py.
# Places bring the forms from, to and at ("from US 3", "to the center", "on UK 2"); countries bring at ("in Poland");
# fronts bring box, the name of their theater box; powers bring full.

## Counted things, for other messages

count-support = { $amount } offensive support
count-naval = { $amount } naval support
count-production = { $amount } production
count-bonus = { $amount ->
    [one] { $amount } bonus marker
   *[other] { $amount } bonus markers
}
count-technology = { $amount ->
    [one] { $amount } German technology marker
   *[other] { $amount } German technology markers
}
count-networks = { $networks ->
    [one] { $networks } network
   *[other] { $networks } networks
}
count-alignments = { $alignments ->
    [one] { $alignments } alignment marker
   *[other] { $alignments } alignment markers
}

## What a player chooses: the texts of buttons

action-pick = Lay { $card } for the agenda
action-keep_leader = Keep your leader out of it
action-break_tie = Use your leader: the { $winner } wins the tie
action-name_winner = Give the tie to the { $winner }
action-nominate = Nominate { $issue }
action-advance = { $issue-id ->
    [none] Play { $card }: roll first, then choose the issue
   *[other] { $value-id ->
        [none] Advance { $issue } with { $card }
       *[other] Advance { $issue } with { $card }, counting only { $value }
    }
}
action-lead = Advance { $issue } with your leader
action-pass = Pass this turn
action-spend = Play { $card } without an issue
action-choose = Advance { $issue }
action-discard = Discard { $card }
action-stop = Stop { $issue } in the center
action-move_on = Move { $issue } on toward you
action-debate = { $value-id ->
    [none] Debate with { $card }
   *[other] Debate with { $card }, counting only { $value }
}
action-lead_debate = Debate with your leader
action-decline = Let it stand
action-support = Offensive support: { $front }
action-naval = Naval support: { $box-box }
action-direct = Send { $issue } to the { $front }
action-activate = Activate { $issue }
action-research = Fund A-bomb research
action-fulfil = Next marker for { $issue }
action-command = The { $power } commands { $theater-at }
action-move_global = Settle { $pawn } in your favour
action-goes_next = Let the { $power } place
action-network = Place a network { $location-at }
action-break_network = Remove an opposing network { $location-at }
action-align = Place an alignment marker { $location-at }
action-break_alignment = Remove the opposing alignment marker { $location-at }

## What must be decided: the prompts

decision-agenda_card = { $seat-full }: lay a staff card face down for the agenda.
decision-opening_issue = { $space ->
    [0] { $seat-full }: open the agenda with an issue; it starts in the center.
   *[other] { $seat-full }: open the agenda with an issue; it starts on space { $space } of your track.
}
decision-nominate_issue = { $count ->
    [2] { $seat-full }: nominate the first of your two issues for the center of the table.
   *[other] { $seat-full }: nominate your second issue for the center of the table.
}
decision-advance_issue = { $seat-full }: advance an issue with a staff card or your leader.
decision-stop_in_center = { $seat-full }: { $issue } reaches the center. Stop it there, or move it on?
decision-debate_issue = { $capture-id ->
    [yes] { $seat-full }: { $source } ({ $mover }) advances { $issue } with { $steps } and would capture it. Debate, or let it stand?
   *[no] { $seat-full }: { $source } ({ $mover }) has advanced { $issue } with { $steps }. Debate, or let it stand?
}
decision-choose_issue = { $seat-full }: { $card } rolled { $roll }. Which issue is advanced?
decision-discard_for_leader = { $play-0-id ->
    [play_advance] { $seat-full }: discard a staff card so that your leader can advance { $play-2 }.
   *[play_debate] { $seat-full }: discard a staff card so that your leader can debate { $play-2 }.
}
decision-choose_attribute_support = { $action-id ->
    [naval_support] { $seat-full }: choose the theater box for the naval support on your card ({ $amount }).
   *[offensive_support] { $seat-full }: choose the front for the offensive support on your card ({ $amount }).
}
decision-directed_offensive = { $seat-full }: send a Directed Offensive that you won to a front.
decision-allocate_production = { $seat-full }: spend your production markers.
decision-commit_production = { $seat-full }: the conference card orders this production marker. Choose where it goes.
decision-fulfil_directed = { $seat-full }: production is too short for all your Directed Offensives. Which one gets the next marker?
decision-name_commander = { $seat-full }: name the power that commands { $theater-at }.
decision-place_bonus = { $amount ->
    [one] { $seat-full }: place one leadership bonus marker { $theater-at }{ $theater-id ->
        [any] { " " }(you won both leadership issues)
       *[other] { "" }
    }.
   *[other] { $seat-full }: place { $amount } leadership bonus markers { $theater-at }{ $theater-id ->
        [any] { " " }(you won both leadership issues)
       *[other] { "" }
    }.
}
decision-global_issue = { $seat-full }: you won the Global Issue. Which of your two disputes do you settle?
decision-choose_next = { $marker ->
    [0] { $seat-full }: decide who goes { $left-n ->
        [3] first
       *[other] next
    }, as { $first-and-the } have equally many networks to place.
   *[other] { $seat-full }: decide who goes { $left-n ->
        [3] first
       *[other] next
    }, as { $first-and-the } have equally many alignment markers to place.
}
decision-place_network_marker = { $seat-full }: place a clandestine network, or spend it to remove an opposing one.
decision-place_alignment_marker = { $seat-full }: place a political alignment marker, or remove an opposing one that lies beside your network.
decision-break_tie = { $won-0-id ->
    [win_agenda] { $seat-full }: use your leader to break the tie for the agenda? It is between { $tied-and-the }, at { $won-1 }.
   *[win_conference] { $seat-full }: use your leader to break the tie for the conference? It is between { $tied-and-the }.
}
decision-name_tie_winner = { $won-0-id ->
    [win_agenda] { $seat-full }: no leader broke the tie for the agenda. Who wins it, { $tied-or-the }?
   *[win_conference] { $seat-full }: no leader broke the tie for the conference. Who wins it, { $tied-or-the }?
}

## What happened: set-up and agenda

event-game_started = A new game: { $scenario }.
event-secret_agendas_drawn = Each player draws { $count } secret agenda markers.
event-conference_opened = Conference { $number }: { $card-conference }. First its card is carried out: { $card }.
event-instruction_skipped = One instruction of the conference card ({ $band }) is skipped: { $why-id ->
    [not_yet] the { $what } has not reached { $space-the }
    [passed] the { $what } has reached { $space-the } already
    [leader] { $what } is not in office
   *[holds_out] { $what } has not surrendered
}.
event-leader_kept_away = { $leader } is out of action in this conference: { $why ->
    [card] its card keeps him away (5.11).
   *[ill] he has fallen ill in the last one (3.31).
}
event-deck_shuffled = The { $seat } shuffles its { $cards } staff cards.
event-hands_dealt = Each player is dealt { $cards } staff cards to play in this conference.
event-agenda_card_picked = The { $seat } lays a card face down.
event-chief_rolled = { $card } rolls { $roll }: his value before anything is added.
event-agenda_card_revealed = { $seat-id ->
    [uk] The { $seat } reveals { $card }: value { $value }; that includes 1 which the Imperial Staff adds to British cards here (3.32).
   *[other] The { $seat } reveals { $card }: value { $value }.
}
event-tie = { $won-id ->
    [win_agenda] A tie for the agenda between { $seats-and-the }.
   *[other] A tie for the conference between { $seats-and-the }.
}
event-leader_kept = { $leader } does not step in to break the tie.
event-tie_broken = { $by-id ->
    [leader] { $leader } breaks the tie: the { $winner } wins it.
   *[arsenal] No leader breaks the tie. Arsenal of Democracy: the { $winner } wins it.
}
event-agenda_won = { $difference ->
    [0] The { $seat } wins the agenda, with no lead at all.
   *[other] The { $seat } wins the agenda, { $difference } ahead of the lowest card.
} Whoever sits to the left, the { $begins }, adds issues next and begins the meeting.
event-issue_nominated = The { $seat } nominates { $issue }: it starts { $to-at }.

## What happened: conference cards

event-pol_mil_rolled = A roll of the { $seat } on the Pol-Mil table decides which place the card is about: { $first } and { $second }, { $location }. A roll may also name a place that is closed to the players.
event-network_discarded = { $why-id ->
    [two_already] The { $seat } already has two networks { $location-at }: the new one is discarded.
   *[supply] The { $seat } has no network tokens left to place { $location-at }.
}
event-alignment_discarded = { $why-id ->
    [no_network] The conference card gives the { $seat } a new alignment marker { $location-at }, but it has no network there: the new one is discarded.
    [own_marker] The { $seat } already has its alignment marker { $location-at }: the new one is discarded.
   *[supply] The { $seat } has no alignment markers left to place { $location-at }.
}
event-nothing_to_remove = { $what-id ->
    [network] The conference card would take a network of the { $seat } away { $location-at }, but there is no such network.
   *[alignment] The conference card would take an alignment marker of the { $seat } away { $location-at }, but there is no such marker.
}
event-issue_placed = The conference card puts { $issue } { $to-at }.
event-issue_not_placed = { $why-id ->
    [out] { $issue } has left the game; the card changes nothing.
   *[on_table] { $issue } is on the table already; the card changes nothing.
}
event-production_committed = { $support-id ->
    [offensive] The conference card orders the { $seat } to spend { count-production } on offensive support: { $where-or }.
    [naval] The conference card orders the { $seat } to spend { count-production } on naval support: { $where-or-box }.
    [either] The conference card orders the { $seat } to spend { count-production } on offensive or naval support: { $where-or }.
   *[a_bomb] The conference card orders the { $seat } to spend { count-production } on A-bomb research.
}
event-production_granted = { $reason-id ->
    [murmansk_convoy] A convoy reaches Murmansk: the { $seat } will get { count-production } more.
   *[reparations] Reparations: the { $seat } will get { count-production } more.
}
event-leader_may_not_advance = { $leader } may not advance issues in this conference; his staff may.
event-leader_barred = { $leader } takes no part in this conference.
event-leader_value_changed = { $leader-gen } value: { $amount-signed } in this conference.
event-health_changed = { $leader-gen } health rolls count { $amount-signed } in this conference.
event-staff_value_changed = All { $seat } staff cards count { $amount-signed } in this meeting, but not below { $minimum }; for the agenda they count in full (5.13).
event-staff_removed = By the conference card { $card } ({ $seat }) leaves the game.
event-staff_sidelined = { $card } ({ $seat }) is set aside until the deck is shuffled again.
event-markers_gained = { $card-id ->
    [none] The
   *[other] By the text on the card of { $card } the
} { $seat } gains { $networks ->
    [0] { count-alignments }
   *[other] { count-networks }
} for the war phase.
event-support_placed = { $seat-id ->
    [none] The conference card gives the { $front } { count-support } ({ $space }).
   *[other] { $why-id ->
        [directed] { $issue } is carried out: the { $seat } gives the { $front } { count-support } ({ $space }).
        [ordered] As the conference card orders, the { $seat } gives the { $front } { count-support } ({ $space }).
        [attribute] By the text of its card the { $seat } gives the { $front } { count-support } ({ $space }).
        [bonus] With a leadership bonus the { $seat } gives the { $front } { count-support } ({ $space }).
       *[none] The { $seat } gives the { $front } { count-support } ({ $space }).
    }
}
event-support_lost = The { $front } has nowhere left to go: { count-support } is lost.
event-naval_placed = { $amount ->
    [0] The { $box-box } is full: no naval support is added.
   *[other] { $seat-id ->
        [none] The conference card adds { count-naval } to the { $box-box }.
       *[other] { $why-id ->
            [directed] { $issue } is carried out: the { $seat } adds { count-naval } to the { $box-box }.
            [ordered] As the conference card orders, the { $seat } adds { count-naval } to the { $box-box }.
            [attribute] By the text of its card the { $seat } adds { count-naval } to the { $box-box }.
            [bonus] With a leadership bonus the { $seat } adds { count-naval } to the { $box-box }.
           *[none] The { $seat } adds { count-naval } to the { $box-box }.
        }
    }
}
event-naval_removed = The conference card takes { count-naval } from the { $box-box }.
event-naval_unchanged = Naval support in the { $box-box } stays as it is.
event-front_strength_changed = { $front }: strength { $amount-signed } in this conference.
event-army_diverted = When the Axis places its armies later in this conference, the last of them go where a die says. The conference card sends { $amount } of { $axis-id ->
    [germany] these German ones
   *[japan] these Japanese ones
}, if there are any, against the { $front } instead{ $over-id ->
    [yes] ; that matters no more, since { $axis } has surrendered
   *[no] { "" }
}.
event-army_not_diverted = { $why-id ->
    [none_left] { $axis-id ->
        [germany] No German army
       *[japan] No Japanese army
    } is left for a die, so the conference card sends nothing against the { $front }.
   *[end_of_track] The { $front } has reached the end of its way, so the conference card sends no army against it.
}
event-research_changed = A-bomb research: { $amount-signed } on this conference's roll.

## What happened: meeting

event-advance_played = { $card } ({ $seat }) advances { $issue } with { $value }.
event-issue_moved = { $stopped-id ->
    [yes] { $issue } moves { $start-from } and stops in the center.
   *[no] { $issue } moves { $start-from } { $end-to }.
}
event-issue_unmoved = { $issue } does not move: it stays { $at-at }.
event-capture_threatened = The value is enough to take { $issue } into the { $seat } chair.{ $debate-id ->
    [yes] { " " }Before it moves, the others may object in a debate: { $lead-id ->
        [yes] only with a leader who is free, since a leader has advanced it.
       *[no] with a card, or with a leader who is free.
    }
   *[no] { "" }
}
event-issue_captured = The { $seat } captures { $issue }.
event-no_debate_allowed = Nobody may answer { $leader } on { $issue }, not even a leader. The rules make this one exception for him: whatever else is advanced, another player may pull it back with a card, which is a debate.
event-debate_declined = The { $seat } lets it stand.
event-debate_played = { $card } ({ $seat }) debates { $issue } with { $value }.
event-values_compared = { $difference-sign ->
    [plus] The advance is stronger by { $difference-abs }: { $issue } moves toward the { $seat }.
    [minus] The debate is stronger by { $difference-abs }: { $issue } moves away from the { $seat }.
   *[zero] Advance and debate are equally strong.
}
event-discarded_for_leader = { $leader } takes the floor himself: no staff card is played for it, but one has to be discarded: { $card }.
event-health_rolled = { $result-id ->
    [inactive_next_conference] { $leader } rolls { $first } + { $second }{ $change-sign ->
        [plus] { " " }+ { $change-abs } (conference card)
        [minus] { " " }− { $change-abs } (conference card)
       *[zero] { "" }
    } = { $total } and falls ill{ $last-id ->
        [yes] . There is no other conference that he could miss.
       *[no] : he will miss the next conference.
    }
    [replaced_by] { $leader } rolls { $first } + { $second }{ $change-sign ->
        [plus] { " " }+ { $change-abs } (conference card)
        [minus] { " " }− { $change-abs } (conference card)
       *[zero] { "" }
    } = { $total }: his health gives out.
    [paranoia] { $leader } rolls { $first } + { $second }{ $change-sign ->
        [plus] { " " }+ { $change-abs } (conference card)
        [minus] { " " }− { $change-abs } (conference card)
       *[zero] { "" }
    } = { $total }: paranoia. Soviet staff cards count { $less } less, but no less than { $minimum }, for the rest of the conference.
   *[well] { $leader } rolls { $first } + { $second }{ $change-sign ->
        [plus] { " " }+ { $change-abs } (conference card)
        [minus] { " " }− { $change-abs } (conference card)
       *[zero] { "" }
    } = { $total } and stays well. { $limit } or less would have been { $leader-id ->
        [stalin] paranoia
        [churchill] an illness
       *[other] the end of him
    }.{ $used-id ->
        [yes] { " " }He has been used, so he acts no more in this conference (5.26).
       *[no] { "" }
    }
}
event-leader_replaced = { $successor } takes office in place of { $leader }.
event-attribute_skipped = { $support-id ->
    [naval_support] There is no room for the naval support on the card.
   *[offensive_support] There is no front for the offensive support on the card.
}
event-passed = The { $seat } passes: each debate gives the right to let one turn go by.
event-card_spent = { $card } ({ $seat }) speaks to an empty agenda: no issue can be moved.
event-issue_won = The { $seat } wins { $issue }.
event-issue_in_effect = { $issue } ends in the center and takes effect: { $issue-id ->
    [strategic_materials] everybody receives one production marker more
    [second_front] the Western Front may try to land in Normandy in this conference
   *[ussr_declares_war] the Far East Front may try to enter Manchuria in this conference
}. Its counter goes back off the table.
event-issue_not_won = { $issue } ends in the center: nobody wins it, and its counter goes back off the table.
event-issues_counted = Issues won: US { $us }, UK { $uk }, USSR { $ussr }.
event-conference_won = The { $seat } wins conference { $number }.

## What happened: decisions

event-directed_placed = The { $seat } sends { $issue } to the { $front } ({ $space }).
event-condition_met = { $issue-id ->
    [second_front] The Second Front is agreed: in this conference the way to Normandy is open.
   *[ussr_declares_war] The USSR declares war on Japan: in this conference the way to Manchuria is open.
}
event-condition_blocked = { $issue-id ->
    [second_front] No Second Front: the { $seat } won the issue.
   *[ussr_declares_war] No Soviet declaration of war on Japan: the { $seat } won the issue.
}
event-production_received = The { $seat } receives { count-production }.
event-production_lost = The { $seat } loses { count-production } that nothing can use.
event-directed_unsatisfied = { $issue } falls short on the { $front }: the { $seat } is { count-production } short.
event-commitment_unmet = The { $seat } has run out of production: { count-production } ordered by the card cannot be paid.
event-commitment_lost = The { $seat } loses a production marker: where the card orders it, nothing can take it.
event-research_funded = The { $seat } funds A-bomb research: +1 on the roll.
event-pol_mil_activated = The { $seat } activates { $issue } and gains { count-alignments } and { count-networks }.
event-commander_named = The { $seat } names the commander { $theater-at }: the { $power }.
event-leadership_bonus = The { $seat } has { count-bonus } to place { $theater-at }.
event-bonus_lost = The { $seat } loses { count-bonus }: nothing { $theater-at } can take more.
event-research_rolled = { $success-id ->
    [yes] A-bomb research, which is always rolled for the US: die { $roll }, total { $total }. The American bomb gets a step further.
   *[no] A-bomb research, which is always rolled for the US: die { $roll }, total { $total }. The American bomb gets no further; that takes 4 or more.
}
event-research_done = The bomb exists already: no research roll.
event-pawn_advanced = { $seat-id ->
    [ussr] The USSR has won the issue, so the Soviet spy ring goes on without a die: it reaches { $space-the }, with 3 points for each space it has come (9.4).
   *[us] { $space-id ->
        [trinity] The test at Trinity succeeds: the US and the UK have the A-bomb, 3 points each (9.4). The 3 points that the USSR had while there was no bomb are gone (9.4).
       *[other] The US research reaches { $space-the }.
    }
}
event-spies_done = The Soviet spy ring has nothing left to steal.
event-global_issue_idle = The Global Issue brings the { $seat } nothing: both its disputes are settled in its favour already.
event-global_issue_moved = The { $seat } settles { $pawn }: { $pawn-id ->
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
}, 5 points{ $before-id ->
    [neutral] { "" }
   *[other] { " " }that the { $before } loses
} (9.4).{ $alone-id ->
    [yes] { " " }There was nothing to choose: its other dispute is settled in its favour already.
   *[no] { "" }
}

## What happened: networks and alignment

event-networks_to_place = The { $seat } has { $amount ->
    [one] 1 network to place, that of its secret service; it has activated no Pol-Mil issue (6.81).
   *[other] { $amount } networks to place: that of its secret service, and what it gained in this conference.
}
event-alignments_to_place = The { $seat } has { $amount ->
    [one] 1 alignment marker
   *[other] { $amount } alignment markers
} to place.
event-next_chosen = The { $seat } decides: the { $power } goes next.
event-networks_lost = The { $seat } loses { $amount ->
    [one] { $amount } network
   *[other] { $amount } networks
} with no place to go.
event-alignments_lost = The { $seat } loses { $amount ->
    [one] { $amount } alignment marker
   *[other] { $amount } alignment markers
} with no place to go: each needs a country where the { $seat } has a network and no alignment marker lies yet, and that no Global Issue closes.{ $shut-n ->
    [0] { "" }
   *[other] { " " }With { $by-and } as it is now, { $shut-and } may not be aligned (6.11).
}
event-network_placed = { $rule-id ->
    [r5_12] By the conference card the
   *[other] The
} { $seat } places { $count ->
    [2] a second
   *[other] a
} network { $location-at }.
event-network_removed = { $by-id ->
    [none] The { $seat } loses a network { $location-at }.
    [us] The { $by } removes a { $seat } network { $location-at }{ $rule-id ->
        [r5_12] { ". That is all: where another power has a network, the card takes it away and puts nothing there." }
       *[other] .
    }
    [uk] The { $by } removes a { $seat } network { $location-at }{ $rule-id ->
        [r5_12] { ". That is all: where another power has a network, the card takes it away and puts nothing there." }
       *[other] .
    }
    [ussr] The { $by } removes a { $seat } network { $location-at }{ $rule-id ->
        [r5_12] { ". That is all: where another power has a network, the card takes it away and puts nothing there." }
       *[other] .
    }
   *[other] The { $by } has moved on: the { $seat } loses a network { $location-at }, which now lies behind it.
}
event-alignment_placed = The { $seat } places an alignment marker { $location-at }.
event-alignment_removed = { $by-id ->
    [none] The { $seat } loses its alignment marker { $location-at }.
   *[other] { $cost ->
        [one] The { $by } removes the { $seat } alignment marker { $location-at }{ $rule-id ->
            [r5_12] { ", instead of placing its own: a place holds only one." }
           *[other] .
        }
       *[other] The { $by } spends { $cost } markers to remove the { $seat } alignment marker { $location-at }.
    }
}

## What happened: fronts

event-armies_placed = { $why-id ->
    [germany_held] { $amount ->
        [one] One German army stays in Germany to meet the { $front }.
       *[other] { $amount } German armies stay in Germany to meet the { $front }.
    }
    [eastern_front] One German army always opposes the { $front }.
    [eastern_horde] { $amount ->
        [one] One more German army is thrown against the { $front }.
       *[other] { $amount } more German armies are thrown against the { $front }.
    }
    [atlantic_wall] Atlantic Wall: one German army waits for the { $front }.
    [closer_front] { $amount ->
        [one] One German army turns to the nearer danger, the { $front }.
       *[other] { $amount } German armies turn to the nearer danger, the { $front }.
    }
    [equally_close] One German army opposes the { $front }: east and west are equally close to Germany.
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
event-army_rolled = { $axis-id ->
    [germany] A die decides where a German army goes: it shows { $roll }, against the { $front }.
   *[japan] A die decides where a Japanese army goes: it shows { $roll }, against the { $front }.
}
event-odd_army_rolled = A die decides where the odd army goes: it shows { $roll }, against the { $front }.
event-odd_army_rerolled = A die decides where the odd army goes: it shows { $roll }, which is rolled again.
event-army_to_arctic = A die decides where a German army goes: a { $roll } sends it to no front; instead, the Arctic box loses 1 naval support{ $closed-id ->
    [yes] {" "}and closes again
   *[no] {""}
}.
event-navy_sent = { $amount ->
    [0] Battle of the Atlantic: the U-boats find nothing to sink.
   *[other] Battle of the Atlantic: the U-boats take { count-naval } from the { $box-box }.
}
event-navy_without_target = The Japanese navy finds no landing to strike at.
event-navy_stays = The Japanese navy stays in port (die { $roll }).
event-navy_strikes = The Japanese navy strikes (die { $roll }): the { $box-box } loses { count-naval }.
event-navy_fate = { $sunk-id ->
    [yes] The Japanese fleet is sunk (die { $roll }).
   *[no] The Japanese fleet escapes to Japan (die { $roll }).
}
event-front_blocked = { $why-id ->
    [second_front] The { $front } waits: without a Second Front agreed in this conference it cannot enter { $space-the }.
    [ussr_declares_war] The { $front } waits: without a declaration of war in this conference it cannot enter { $space-the }.
   *[naval] The { $front } cannot land: { $space-the } takes { $needed } naval support, it has { $naval }.
}
event-front_too_weak = The { $front } is too weak to attack { $space-the }: strength { $strength-signed }.
event-front_rolled = { $success-id ->
    [yes] The { $front } attacks { $space-the } with strength { $strength }: { $certain-id ->
        [yes] from 10 on no roll of the ten-sided die can fail; it shows { $roll }.
       *[no] it takes { $strength } or less on the ten-sided die, which shows { $roll }.
    } The front advances.
   *[no] The { $front } attacks { $space-the } with strength { $strength }: it takes { $strength } or less on the ten-sided die, but that shows { $roll }. The front stays where it is.
}
event-front_advanced = The { $front } advances from { $left-the } to { $space-the }.
event-breakthrough = Breakthrough: the die and the strength above 10 make { $total }, and from 10 on the { $front } goes one space further.
event-no_breakthrough = { $why-id ->
    [none] The { $front } moves one space and no further: for a breakthrough, a second space, the die and the strength above 10 must come to 10 or more together; they come to { $total }.
    [end_of_track] The { $front } has reached the end of its way: there is no second space to break through to, whatever the die shows.
    [amphibious] The { $front } moves one space. A second one lies across the sea, and there is no breakthrough over the sea, whatever the die shows.
   *[other] The { $front } moves one space. It may not enter a second one, so there is no breakthrough, whatever the die shows.
}
event-breakthrough_stopped = { $why-id ->
    [end_of_track] The die and the strength above 10 make { $total }, enough for a breakthrough, but the { $front } has nowhere left to go.
    [amphibious] The die and the strength above 10 make { $total }, enough for a breakthrough, but the sea stops the { $front }.
   *[other] The die and the strength above 10 make { $total }, enough for a breakthrough, but the { $front } may not enter the next space.
}
event-reserve_removed = The { $front } has taken { $space-the }: { $reserve-one } leaves the game.{ $reserve-id ->
    [german_navy] { "" }
    [japanese_navy] { "" }
   *[other] { " " }Those on the map still fight until this conference ends (8.0).
}
event-issue_removed = { $issue } has done its work and leaves the game.
event-kamikaze = { $amount ->
    [0] Kamikaze attacks on { $space-the } find nothing to sink.
   *[other] Kamikaze attacks on { $space-the }: the { $box-box } loses { count-naval }.
}
event-surrendered = { $axis-id ->
    [japan] { $how-id ->
        [emperor] Japan surrenders: the Emperor gives in to the bomb, the Soviet army and the fall of Germany.
       *[invaded] Japan surrenders: the Allies have landed.
    }
    [italy] Italy surrenders.
   *[germany] Germany surrenders.
}
event-technology_gained = The { $seat } takes { count-technology }.
event-conference_closed = Conference { $number } is over.
event-war_over = Germany and Japan have both surrendered, and with the war the game ends. { $more-id ->
    [yes] Conferences { $next } to { $last } are not played.
   *[no] Conference { $next } is not played.
}
event-game_over = The game is over{ $ending-id ->
    [alliance] : an alliance victory
    [hegemon] : an Axis power holds out
   *[broken] : a broken alliance
}. US { $us }, UK { $uk }, USSR { $ussr }: the { $winner } wins.

## How the game ended

ending-alliance = { $tiebreak-id ->
    [none] Alliance victory: with { $gap ->
        [one] 1 point
       *[other] { $gap } points
    } between first and last the alliance holds, and the { $winner } wins with { $points }.
    [r4_44_1] Alliance victory: the alliance holds, { $first-and-the } are level with { $best }, and the { $winner } wins the tie by the A-bomb (4.44).
    [r4_44_2] Alliance victory: the alliance holds, { $first-and-the } are level with { $best }, and the { $winner } wins the tie as the sole occupier of Germany (4.44).
   *[r4_44_3] Alliance victory: the alliance holds, { $first-and-the } are level with { $best }, and such a tie is Churchill's: the { $winner } wins (4.44).
}
ending-broken = { $tiebreak-id ->
    [r4_44_1] Broken alliance: { $first-and-the } are level, { $gap } points ahead of the last, and the { $winner } wins the tie by the A-bomb (4.44).
    [r4_44_2] Broken alliance: { $first-and-the } are level, { $gap } points ahead of the last, and the { $winner } wins the tie as the sole occupier of Germany (4.44).
   *[r4_44_3] Broken alliance: { $first-and-the } are level, { $gap } points ahead of the last, and such a tie is Churchill's: the { $winner } wins (4.44).
}
ending-broken_first = Broken alliance: the { $winner } is { $gap } points ahead of the last, and its { $best } outweigh the { $others } of the other two together. The { $winner } wins.
ending-broken_second = { $tiebreak-id ->
    [none] Broken alliance: the { $first } is { $gap } points ahead of the last, but its { $best } do not outweigh the { $others } of the other two. They join forces, and the { $winner } wins as the second with { $points }.
    [r4_44_1] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and the { $winner } wins by the A-bomb (4.44).
    [r4_44_2] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and the { $winner } wins as the sole occupier of Germany (4.44).
    [r4_44_3] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and such a tie is Churchill's: the { $winner } wins (4.44).
    [conferences] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and the { $winner } wins by more conferences won.
   *[die] Broken alliance: the { $first } is { $gap } points ahead of the others, but they join forces. They are level with { $points }, and a die decides for the { $winner }.
}
part-level = { $level-id ->
    [none] { "" }
    [first] { " " }(the two who are level are both first)
    [last] { " " }(the two who are level are both last)
   *[all] { " " }(all three are level: nothing changes)
}
ending-hegemon = { $tiebreak-id ->
    [none] An Axis power holds out, so the first loses 5 points, the second 3, and the last gains 5{ part-level }: US { $us_change-signed }, UK { $uk_change-signed }, USSR { $ussr_change-signed }. The { $winner } comes out ahead with { $points }.
    [r4_44_1] An Axis power holds out, so the first loses 5 points, the second 3, and the last gains 5{ part-level }: US { $us_change-signed }, UK { $uk_change-signed }, USSR { $ussr_change-signed }; { $first-and-the } are level with { $best }, and the { $winner } wins by the A-bomb (4.44).
    [r4_44_2] An Axis power holds out, so the first loses 5 points, the second 3, and the last gains 5{ part-level }: US { $us_change-signed }, UK { $uk_change-signed }, USSR { $ussr_change-signed }; { $first-and-the } are level with { $best }, and the { $winner } wins as the sole occupier of Germany (4.44).
   *[r4_44_3] An Axis power holds out, so the first loses 5 points, the second 3, and the last gains 5{ part-level }: US { $us_change-signed }, UK { $uk_change-signed }, USSR { $ussr_change-signed }; { $first-and-the } are level with { $best }, and such a tie is Churchill's: the { $winner } wins (4.44).
}

## The parts of a number

label-printed_value = Printed value
label-chief_of_staff_roll = Chief of Staff's die
label-leader_value = Leader's value
label-imperial_staff = Imperial Staff
label-nyet = The Soviet trait Nyet
label-bot_weight = Weight of the issue for the bot
label-attribute = The card's attribute
label-paranoia = Paranoia
label-conference_card = Conference card
label-not_below_zero = Not below zero
label-played_lower = Played lower by choice
label-highest_value = Highest value
label-lowest_value = Lowest value
label-advance_value = Value of the advance
label-debate_value = Value of the debate
label-die = Die
label-base_production = Base production
label-production_taken = Production taken from the { $of }
label-production_lost_to = Production lost to the { $of }
label-strategic_materials = Strategic Materials
label-arctic_convoys = Arctic convoys
label-murmansk_convoy = Murmansk convoy
label-reparations = Reparations
label-command = Theater command
label-leadership_won = Leadership issue won
label-both_leaderships_won = Both leadership issues won
label-production = Production of the { $of }
label-card = { $of }
label-intrinsic_network = Secret service
label-networks_gained = Networks gained in the conference
label-base_strength = Base strength
label-offensive_support = { $n } offensive support
label-axis_armies = { $n ->
    [one] { $n } Axis army
   *[other] { $n } Axis armies
}
label-over_ten = Strength above 10

## The lines of a score, by the letters of 9.4

score-A = Political alignment: { $of }
score-B = Network: { $of }
score-C = Global issue: { $of }
score-D = { $n ->
    [one] { $n } conference won
   *[other] { $n } conferences won
}
score-E = { $n ->
    [one] { $n } conference won
   *[other] { $n } conferences won
}
score-F = Colony without any influence: { $of }
score-G = Front in { $of-the }
score-H = Mediterranean Front in Central Italy
score-I = Mediterranean Front in Northern Italy
score-J = Mediterranean Front in Northern Italy
score-K = Central Italy entered before Normandy
score-L = Normandy entered before Central Italy
score-M = Germany fell without the Western Front
score-N = Front in { $of-the }
score-O = Front in { $of-the }
score-P = { $n ->
    [one] { $n } German technology marker
   *[other] { $n } German technology markers
}
score-Q = Japan surrendered without invasion
score-R = Philippines never entered: MacArthur did not return
score-S = US interservice rivalry: the { $of } lags behind the other
score-T = Central Pacific Front on Iwo Jima
score-U = Central Pacific Front on Okinawa
score-V = Southwest Pacific Front on Kyushu
score-W = CBI Front on Formosa
score-X = Far East Front in Korea
score-Y = { $n ->
    [one] Spy ring: { $n } space, 3 points
   *[other] Spy ring: { $n } spaces, 3 points each
}
score-Z = The US and the UK have the A-bomb
score-AA = The US did not build the A-bomb
score-10_3 = Secret agenda: { $of }

## Refusals: why a choice is not allowed

error-no-leader-in-agenda = Leaders take no part in the agenda: the { $seat } lays a staff card.
error-card-not-in-hand = { $card } is not in the hand of the { $seat }.
error-issue-out-of-game = { $issue } has left the game.
error-issue-on-table = { $issue } is on the table already.
error-issue-not-on-table = { $issue } is not on the table.
error-issue-captured = { $issue } is captured and stays where it is.
error-pass-not-earned = The { $seat } may not pass: only a debate since the last turn earns a pass.
error-leader-may-not-advance = { $leader } may not advance issues in this conference; his staff may.
error-leader-inactive = { $leader } is not active in this conference.
error-only-leaders-debate-leaders = { $leader } advanced the issue, and only a leader can debate a leader.
error-card-cannot-debate = { $card } cannot be used to debate.
error-tie-for-oneself = The { $seat } is part of the tie and can break it only for itself.
error-not-tied = The { $seat } is not part of the tie.
error-no-directed-in-arctic = A Directed Offensive cannot go to the Arctic.
error-no-offensive-in-arctic = There is no front in the Arctic: it takes naval support only.
error-issue-not-won = The { $seat } did not win { $issue }.
error-box-full = The { $box-box } holds five naval support already, and no more fits.
error-theater-over = The war is over for the { $front }: it takes no more support.
error-no-entry-space = The { $front } has no space left to enter.
error-already-activated = { $issue } is active already.
error-no-research = There is no A-bomb research to fund: nobody won the issue, or the bomb exists.
error-card-orders-first = The { $seat } must first spend the production that the conference card orders.
error-directed-first = The { $seat } must first pay for its Directed Offensives.
error-ussr-never-commands = The USSR never commands a theater: name the US or the UK.
error-other-theater = This bonus marker must be placed { $theater-at }.
error-not-your-global-issue = { $pawn } does not concern the { $seat }.
error-already-yours = { $pawn } is on the side of the { $seat } already.
error-fewer-markers = The { $seat } has fewer markers to place and waits for its turn.
error-arctic-closed = Nothing can be placed or removed { $location-at } while the Arctic box has fewer than three naval support.
error-opposing-network = The { $seat } has a network { $location-at }: remove it before you place your own.
error-two-networks = There are two networks { $location-at } already.
error-no-networks-left = The { $seat } has no network tokens left.
error-no-opposing-network = There is no opposing network { $location-at }.
error-no-own-network = The { $seat } has no network { $location-at }.
error-global-issue-bars = The global issues do not let the { $seat } place alignment { $location-at }.
error-global-issue-bars-removal = The global issues do not let the { $seat } remove alignment { $location-at }.
error-already-aligned = There is an alignment marker of the { $seat } { $location-at } already.
error-no-alignments-left = The { $seat } has no alignment markers left.
error-no-opposing-alignment = There is no opposing alignment marker { $location-at }.
error-removal-too-dear = Removing the alignment marker { $location-at } takes { $cost } markers.

## Errors in positions and in the data of a box; parts of sentences

mismatch-no-entry-space = { $key } has no space left to enter, so it takes no support
mismatch-front-inside = a front is in { $key }, so { $key } has surrendered
mismatch-italy-not-entered = Italy surrenders only when the Mediterranean Front has reached Southern Italy
mismatch-germany-fights-on = German technology is shared out only when Germany has surrendered
mismatch-already-entered = the fronts say that { $key } has been entered
mismatch-out-of-game = { $key } has left the game, since its front has moved on
mismatch-agenda-needs-card = the { $key } needs a staff card for the agenda
mismatch-one-action = an effect has exactly one action, this one: { $given }
mismatch-value-or-chief = a card has either a value or chief_of_staff = true
mismatch-too-few-cards = { $given } cards are too few; two hands take { $low }
mismatch-amphibious-naval = amphibious spaces, and only those, require naval support

## Names: powers and persons

name-us = US
    .the = the US
    .full = United States
name-uk = UK
    .the = the UK
    .full = United Kingdom
name-ussr = USSR
    .the = the USSR
    .full = Soviet Union
name-neutral = neutral
name-none = nobody
name-bot = bot
name-random = random player
name-search = thinking bot
name-human = person
name-churchill =
    .gen = Churchill's
name-roosevelt =
    .gen = Roosevelt's
name-truman =
    .gen = Truman's
name-stalin =
    .gen = Stalin's

## Names: fronts, theaters and the Axis

name-western = Western Front
    .box = Western box
name-eastern = Eastern Front
    .box = Eastern box
name-mediterranean = Mediterranean Front
    .box = Mediterranean box
name-central_pacific = Central Pacific Front
    .box = Central Pacific box
name-southwest_pacific = Southwest Pacific Front
    .box = Southwest Pacific box
name-cbi = CBI Front
    .box = CBI box
name-far_east = Far East Front
    .box = Far East box
name-arctic = Arctic Theater
    .box = Arctic box
name-europe = Europe
    .at = in Europe
name-pacific = Pacific
    .at = in the Pacific
name-any = any theater
    .at = in any theater
name-germany = Germany
name-italy = Italy
name-japan = Japan
name-german_army = German armies
    .one = a German army
name-italian_army = Italian army
    .one = the Italian army
name-german_navy = German navy
    .one = the German navy
name-japanese_army = Japanese armies
    .one = a Japanese army
name-japanese_navy = Japanese navy

## Names: issues, global issues and their sides

name-global = Global Issue
name-conditional = conditional issues
name-a_bomb = A-Bomb Research
name-theater_leadership = Theater Leadership
name-production = Production
name-directed_offensive = Directed Offensives
name-pol_mil = Pol-Mil Issue
name-churchill_roosevelt = Churchill–Roosevelt
name-churchill_stalin = Churchill–Stalin
name-roosevelt_stalin = Roosevelt–Stalin
name-churchill_roosevelt-us = Self-Determination
name-churchill_roosevelt-uk = Colonialism
name-churchill_stalin-uk = Free Europe
name-churchill_stalin-ussr = Spheres of Influence
name-roosevelt_stalin-us = United Nations
name-roosevelt_stalin-ussr = Communist Cadres

## Names: places on the conference table

name-center = center
    .from = from the center
    .to = to the center
    .at = in the center of the table
name-out = out of the game
form-track = { $seat } { $space }
    .from = from { $seat } { $space }
    .to = to { $seat } { $space }
    .at = on { $seat } { $space }
form-chair = { $seat } chair
    .from = from the { $seat } chair
    .to = to the { $seat } chair
    .at = in the { $seat } chair

## Names: the course of the game

name-agenda = agenda
name-meeting = meeting
name-decisions = decisions
name-war = war
name-end = end of the game
name-military = military situation
name-political = networks and alignment
name-active = active
name-inactive = inactive
name-yes = yes
name-no = no
name-secret_agenda = Secret agenda
    .help = Each player draws three secret agenda markers, worth five points each at the end (10.0)
name-tiebreak_roll = Health roll after a tiebreak
    .help = A leader who breaks a tie rolls for his health as after any other use (4.5, 3.31)
name-leadership_timing = Time of the leadership bonuses
    .help = Leadership bonuses are placed in activity 5 (4.23.5) or while production is allocated (6.4)
name-activity_5 = in activity 5
name-allocation = during allocation
form-scenario = { $name }
    .full = { $name } scenario

## Names: countries, colonies and spaces; forms fit only as long as the pieces bear these names

form-location = { $name }
    .at = in { $name }
form-space = { $name }
form-conference = { $title }
    .conference = { $name }
name-france = France
    .at = in France
name-belgium = Belgium
    .at = in Belgium
name-netherlands = Netherlands
    .at = in the Netherlands
name-denmark = Denmark
    .at = in Denmark
name-norway = Norway
    .at = in Norway
name-finland = Finland
    .at = in Finland
name-baltic_states = Baltic States
    .at = in the Baltic States
name-poland = Poland
    .at = in Poland
name-rumania = Rumania
    .at = in Rumania
name-bulgaria = Bulgaria
    .at = in Bulgaria
name-hungary = Hungary
    .at = in Hungary
name-czechoslovakia = Czechoslovakia
    .at = in Czechoslovakia
name-austria = Austria
    .at = in Austria
name-yugoslavia = Yugoslavia
    .at = in Yugoslavia
name-greece = Greece
    .at = in Greece
name-middle_east = Middle East
    .at = in the Middle East
name-persia = Persia
    .at = in Persia
name-siam = Siam
    .at = in Siam
name-malaya = Malaya
    .at = in Malaya
name-laos_cambodia = Laos/Cambodia
    .at = in Laos/Cambodia
name-vietnam = Vietnam
    .at = in Vietnam
name-dutch_east_indies = Dutch East Indies
    .at = in the Dutch East Indies
name-western_box = Western Theater Box
    .the = the Western Theater Box
name-normandy = Normandy
name-rhineland = Rhineland
    .the = the Rhineland
name-west_germany = West Germany
name-eastern_box = Eastern Theater Box
    .the = the Eastern Theater Box
name-belorussia = Belorussia
name-ukraine = Ukraine
name-prussia = Prussia
name-east_germany = East Germany
name-mediterranean_box = Mediterranean Theater Box
    .the = the Mediterranean Theater Box
name-sicily = Sicily
name-southern_italy = Southern Italy
name-central_italy = Central Italy
name-northern_italy = Northern Italy
name-central_pacific_box = Central Pacific Theater Box
    .the = the Central Pacific Theater Box
name-gilbert_marshall = Gilbert and Marshall Islands
    .the = the Gilbert and Marshall Islands
name-caroline = Caroline Islands
    .the = the Caroline Islands
name-marianas = Marianas Islands
    .the = the Marianas Islands
name-iwo_jima = Iwo Jima
name-okinawa = Okinawa
name-southwest_pacific_box = Southwest Pacific Theater Box
    .the = the Southwest Pacific Theater Box
name-solomons = Solomon Islands
    .the = the Solomon Islands
name-new_britain = New Britain
name-papua = Papua New Guinea
name-philippines = Philippines
    .the = the Philippines
name-kyushu = Kyushu
name-cbi_box = CBI Theater Box
    .the = the CBI Theater Box
name-burma = Burma
name-yunnan = Yunnan
name-canton_hong_kong = Canton and Hong Kong
name-formosa = Formosa
name-far_east_box = Far East Theater Box
    .the = the Far East Theater Box
name-nomohon = Nomohon
name-manchuria = Manchuria
name-korea = Korea
code-symbol = Symbol
code-trident = Trident
code-quadrant = Quadrant
code-sextant = Sextant
code-eureka = Eureka
code-london = London
code-octagon = Octagon
code-tolstoy = Tolstoy
code-argonaut = Argonaut
code-terminal = Terminal

## For the commands: the endings in short, and a box that was checked

ended-alliance = The alliance held
ended-broken = Alliance broken, level in front
ended-broken_first = Alliance broken, first won
ended-broken_second = Alliance broken, second won
ended-hegemon = An Axis power held out
box-is-good = { $path } is complete: { $cards } cards of leaders and staff, { $conferences } conference cards, { $issues } issues, { $scenarios } scenarios.

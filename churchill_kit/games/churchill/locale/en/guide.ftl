# The adviser at the table: what is asked, what happened, what a move would cost. tutor/guide.py says
# when; the facts come from lessons/guide.py. What a decision is about in general is app-why-*.

## The first game, and what to remember about all numbers

guide-first-about = The short training game, the last three of ten conferences or fewer, against two bots; at your elbow an adviser who explains each decision when it first comes up and asks back before a move that he takes for a mistake. You can send him away at any time.
guide-review = Looking back
guide-reconstruction = The cards here are a reconstruction: values and chances hold for it, and may differ with the published ones.

## Decisions: the numbers of this position, and what good players look at

guide-agenda_card-came = Conference { $number } has begun: its card has been carried out (5.11) and the staff cards are dealt. Before anybody can argue, the three settle who names the first issue (5.13).
guide-agenda_card-now = { $value-id ->
    [none] Your best bet is { $card }, whose value is rolled: about { $chance } % of the time nobody beats it.
   *[given] { $alike ->
        [0] Your highest card is { $card }, which counts { $value }
       *[other] Your highest cards are { $cards-and }, which count { $value } each
    }{ $seat-id ->
        [uk] { " " }with the 1 of your Imperial Staff
       *[other] { "" }
    }: { $chance ->
        [100] nobody is likely to beat it
       *[other] about { $chance } % of the time nobody beats it
    }.
}
guide-agenda_card-look = Winning the agenda gives one issue a head start, and you the last word in every round of the meeting. The card that is laid is gone for the meeting, so what counts is how much its small print would have brought there.

guide-opening_issue-came = You won the agenda (5.13), so the first issue of this conference is yours to name; then each of you adds two (5.14).
guide-opening_issue-now = { $space ->
    [0] You won without a lead, so the issue starts in the center, like the others.
   *[other] The issue starts { $space } from the center on your track; from there it is { $left } to your chair.
}
guide-opening_issue-look = Open with an issue that you want and that the others want too: the head start is worth most where there will be a fight. Anyone may still debate it away.

guide-nominate_issue-came = The agenda is won and its first issue lies on the table. Before the meeting begins the issues to argue about are gathered, in turn from the left of the winner, and now it is you (5.14).
guide-nominate_issue-now = There are { $count ->
    [0] no issues
    [one] { $count } issue
   *[other] { $count } issues
} on the table so far. Beside each choice stands what it gives and what your best card counts on it.
guide-nominate_issue-look = As a rule, name issues that your cards have bonuses for; one that is worth much may do without, and one that helps nobody takes the place of one that would help another. Your own production can be taken from you only if somebody nominates it: name it yourself only if you can keep it.

guide-advance_issue-came = All issues have been named, the meeting is on, and the turn has come round to you. It goes round until all staff cards are played (5.21). Then every issue on your track or in your chair is yours, and whoever has most of them wins the conference (5.27): 3 points, or 5 for the USSR (9.4).
guide-advance_issue-now = On the tracks and in the chairs now: US { $us }, UK { $uk }, USSR { $ussr }, in the center { $center }. Cards left: you { $cards }, the others { $others } at most.{ $chair-id ->
    [none] { "" }
   *[other] { " " }{ $by } could take { $chair } into your chair{ $sure-id ->
        [yes] , and nobody may debate it.
       *[no] , unless somebody debates it.
    }
}
guide-advance_issue-look = "Others have a card against it" says how likely the others hold a card that takes the issue away again at once ("do have": they surely do); they do not always want to, and later turns are not in it. Look for an issue one card away from your chair, and for one of yours that the next card could drag off. Late moves are worth more than early ones: fewer cards are left to answer them.

guide-choose_issue-came = You played a Chief of Staff. His value is known only once he has rolled, so his issue is named after the die (5.25).
guide-choose_issue-now = The die says { $roll }. On the tracks and in the chairs now: US { $us }, UK { $uk }, USSR { $ussr }, in the center { $center }.{ $chair-id ->
    [none] { "" }
   *[other] { " " }It is enough to take { $chair } into your chair.
}
guide-choose_issue-look = A high roll belongs where it ends the argument; a low one where a small step out of the center is enough.

guide-debate_issue-came = The { $mover } has just advanced { $issue }. Before the next turn, the others are asked whether one of them objects, and now it is you (5.24).
guide-debate_issue-now = Let it stand and { $issue } will be { $stands-at }{ $other-id ->
    [none] { "" }
   *[other] , unless the { $other } debates it
}. { $gain } { $card-id ->
    [none] You have nothing that may answer.
   *[other] Your strongest answer, { $card }{ $leader-id ->
        [yes] { " " }(your leader, who also costs a card)
       *[no] { "" }
    }, { $die-id ->
        [yes] rolls a die; with a 3 he counts { $value } and would leave the issue { $to-at }.
       *[no] counts { $value } and would leave the issue { $to-at }.
    }
} { $cards ->
    [0] You have no card left, so no turn of your own comes any more (5.21).
    [one] You hold one card: as long as you keep it, one more turn of your own comes (5.21).
   *[other] You hold { $cards } cards, so turns of your own are still to come (5.21).
}
guide-lies = { $owner-id ->
    [none] There nobody has it.
    [me] There it is still yours.
   *[other] There it is with the { $owner }.
}
guide-debate_issue-look = Debate what hurts you, above all on the way into a chair: what is captured is lost. Otherwise let it stand and pull the issue back on your own turn. A debate also earns you a pass, for your very next turn.

guide-discard_for_leader-came = You called on { $leader }; before he speaks, his price is to be paid (5.26).
guide-discard_for_leader-now = { $leader } counts { $value } here, and one of your cards goes with him.
guide-discard_for_leader-look = The text and value of the discard count for nothing. Keep the cards with bonuses on issues that are still open.

guide-stop_in_center-came = Your move takes { $issue } across the center, and the only issues that may end a move early are those that work from there (5.22).
guide-stop_in_center-now = Moving on takes { $issue } { $to-to }.
guide-stop_in_center-look = In the center it takes effect and counts for nobody; on a track it is a won issue, but its condition is not met. Which do you need more: the issue, or the front that it opens?

guide-choose_attribute_support-came = You played the card, and all that is printed on it is carried out with the move (3.33); it leaves open where its support goes.
guide-choose_attribute_support-now = { $front-id ->
    [none] No front that the card names gains from it as things stand.
   *[other] It would do most for the { $front }: its chance to advance would go from { $now } to { $after } %.
}
guide-choose_attribute_support-look = Offensive support lasts for this conference only; ships stay.

guide-directed_offensive-came = The meeting is over, and Directed Offensives come first among the decisions, before production is handed out (6.1). You won { $issue }.
guide-directed_offensive-now = { $issue } makes the { $owner } spend { $cost } production where you say. On the { $front } the chance to advance would go from { $now } to { $after } %.
guide-directed_offensive-look = If the production is your own, send it where you would place it anyway: now nobody else can say. Another power's helps twice on a front of yours: you advance, and it goes without.

guide-allocate_production-came = All three have received production (6.3), and what was ordered has been paid (6.6, 6.7). What you have left must be spent now, before the fronts roll in the war phase (6.4).
guide-allocate_production-now = You have { $left ->
    [one] { $left } marker
   *[other] { $left } markers
} left.{ $front-id ->
    [none] { "" }
   *[other] { " " }What one marker does, for example: one more on the { $front } raises its chance to advance from { $now } to { $after } %. Where it is worth most, the list says.
}{ $box-id ->
    [none] { "" }
   *[other] { " " }The { $box } lacks { $lacking } naval support for its landing.
}{ $idle-n ->
    [0] { "" }
    [one] { " " }{ $idle-and } waits to be activated.
   *[other] { " " }{ $idle-and } wait to be activated.
}{ $bonus ->
    [0] { "" }
    [one] { " " }After production you place { $bonus } bonus marker for leading theaters (6.91).
   *[other] { " " }After production you place { $bonus } bonus markers for leading theaters (6.91){ $won ->
        [0] .
       *[other] : { $won } for the leadership won in the meeting{ $both ->
            [0] { "" }
           *[other] , { $both } for winning both
        }{ $command ->
            [0] .
           *[other] , { $command } for commanding.
        }
    }
}{ $europe ->
    [0] { $pacific ->
        [0] { "" }
       *[other] { " " }Place: the Pacific.
    }
   *[other] { $pacific ->
        [0] { " " }Place: Europe.
       *[other] { " " }Places: { $europe } in Europe, { $pacific } in the Pacific{ $both ->
            [0] .
           *[other] , { $both } where you like.
        }
    }
}{ $unsure ->
    [0] { "" }
   *[other] { " " }Another power has won Theater Leadership where you command: the bonus marker for that command comes only if it leaves you there (6.92).
}
guide-allocate_production-look = Each support adds up to { $each } % to the chance (less where dice may still send an army or the navy against it, or where more than one is missing), so compare what each front brings: two with a good chance often bring more than one that is certain. First check what a front still lacks altogether: ships, or a condition.{ $idle-n ->
    [0] { "" }
   *[other] { " " }Pol-Mil issues cost only one marker.
}

guide-commit_production-came = Production has been handed out (6.3). What the conference card ordered at the beginning is paid before all else (6.6), and here it leaves the place to you.
guide-commit_production-now = { $front-id ->
    [none] No front that the card names gains from it as things stand.
   *[other] What it does, for example: of the fronts that the card names, the { $front } would go from { $now } to { $after } %. Where it is worth most, the list says.
}
guide-commit_production-look = What the card orders comes out of your own { $left } markers, so put it where you would have gone anyway.

guide-fulfil_directed-came = Directed Offensives against you were placed before production (6.1). They are paid before you spend freely (6.7), and your markers do not reach for all.
guide-fulfil_directed-now = Directed Offensives want { $owed } markers of you, and you have { $left }.
guide-fulfil_directed-look = Pay first for the front where success is likely and worth most; what stays unpaid is simply not done.

guide-name_commander-came = Production is spent, and you won the leadership issue of this theater in the meeting (6.92): its command is settled now, before the bonus markers that go with it (6.91).
guide-name_commander-now = At present the { $power } commands { $theater-at }.
guide-name_commander-look = Whoever commands adds a marker there now{ $last-id ->
    [yes] .
   *[no] { " " }and in every conference to come.
} Choose the power whose advances there bring you points, which may be another than your own.

guide-place_bonus-came = Production is spent and commanders are named. What command itself brings (6.91), or a leadership issue that you won (6.92), is placed last before the fronts roll.
guide-place_bonus-now = { $front-id ->
    [none] No front in reach gains from it as things stand.
   *[other] On the { $front } the chance to advance would go from { $now } to { $after } %.
}
guide-place_bonus-look = These markers are extra; they may close a gap that production left, or bring ships that stay.

guide-global_issue-came = You won the Global Issue in the meeting. It is carried out last of all decisions, just before the war phase with its networks and alignment (6.11).
guide-global_issue-now = { $pawns-0 }: { $owner0 }. { $pawns-1 }: { $owner1 }.
guide-global_issue-look = Each pawn on your side is 5 points, and taking it from another's side costs him 5. It also changes who may place or remove alignment, and where.

guide-choose_next-came = { $marker ->
    [0] The decisions are over, and networks come first in the war phase (7.1).
   *[other] The networks lie, and alignment markers follow (7.3).
} Who has most of them places first, and ties are for the US to settle (7.1).
guide-choose_next-now = { $marker ->
    [0] As many networks
   *[other] As many alignment markers
} to place, { $count } each: { $first-and-the }.
guide-choose_next-look = { $marker ->
    [0] Who places last answers what the others did. Most players let a rival go first.
   *[other] { $idle-id ->
        [yes] Here the order changes nothing: alignment goes only where one’s own networks lie, and only there can it be removed (7.31, 7.32).
       *[no] Alignment goes only where one’s own networks lie, and only there can it be removed (7.31, 7.32); of a power whose 15 markers all lie one that is removed could be placed again (2.0).
    }
}

guide-place_network_marker-came = The decisions are over, and the war phase begins in secret, before any front rolls: each of you has one network for free, and more by Pol-Mil issues and cards (7.1). Your turn to place has come.
guide-place_network_marker-now = Networks to place: { $networks }; alignment markers after that: { $alignments }. { $alignments ->
    [0] { "" }
   *[other] { $bare ->
        [0] No network of yours has room beside it for such a marker.
        [one] { $bare } network of yours has room beside it for such a marker.
       *[other] { $bare } networks of yours have room beside them for such a marker.
    }{ $shut-n ->
        [0] { "" }
       *[other] { " " }A global issue ({ $by-and }) bars it in { $shut-and } now (6.11).
    }
}
guide-place_network_marker-look = { $alignments ->
    [0] You have no alignment marker to place this time, so go by the points that each choice brings at once, to you or to the others.
   *[other] An alignment marker needs a network of yours, so first make room for those that you will place.
}{ $room-n ->
    [0] { "" }
   *[other] { " " }The global issues allow them only in these places that are free now: { $room-and } (6.11).
}{ $barred-n ->
    [0] { "" }
   *[other] { " " }The global issues do not allow them in { $barred-or } (6.11).
} A second network in the same place protects the first.

guide-place_alignment_marker-came = All networks lie, so now it is alignment, which needs them (7.3). Your markers come from Pol-Mil issues that you activated and from cards.
guide-place_alignment_marker-now = Markers left: { $alignments }. You hold { $aligned ->
    [0] no countries
    [one] { $aligned } country
   *[other] { $aligned } countries
} on the map.
guide-place_alignment_marker-look = Each marker is worth 3 points instead of the 1 of a bare network. Removing one costs the other side 3.

guide-break_tie-came = { $won-id ->
    [agenda] The highest agenda cards are equal, so leaders are asked one after another, from Stalin leftwards (4.51), and now it is yours.
   *[conference] Most issues are held by more than one, so leaders are asked one after another, from Stalin leftwards (4.52), and now it is yours.
}
guide-break_tie-now = { $risk ->
    [0] Breaking the tie uses up { $leader } for this conference.
   *[other] Breaking the tie uses up { $leader } for this conference, and his health fails in { $risk } % (then { $leader-id ->
        [churchill] he misses the next conference
        [stalin] Soviet staff cards count one less
       *[other] Truman takes his place
    }).
}
guide-break_tie-look = Before the meeting a leader is worth a strong card; after it he has nothing left to do. Spend him early only for an agenda that you need.

guide-name_tie_winner-came = The { $one } and the { $other } are equal, no leader has stepped in, and the US has no part in the tie: then the word is yours (4.53).
guide-name_tie_winner-now = The { $one } stands at { $first } points, the { $other } at { $second }.
guide-name_tie_winner-look = You choose which rival gains. Usually it is the one who is further behind.

## Events, when they first happen

guide-event-game_started = Three allies fight the Axis together, and each other for points. A conference goes from the agenda to a meeting at the table, to decisions, to the war on the map. In the end most points win, as long as the alliance holds.
guide-event-conference_opened = The card on top of each conference changes the world a little: orders for production, leaders who are ill, things that happen on the map. Its bands are carried out from top to bottom.
guide-event-agenda_won = The winner of the agenda opens it with an issue on his own track, as far as he won by. The player to his left begins the meeting.
guide-event-tie_broken = Ties are settled by leaders, Stalin first; if none steps in, the US wins any tie it is in and names the winner of the others.
guide-event-chief_rolled = A Chief of Staff has no printed value: he rolls a die each time he is played.
guide-event-issue_captured = An issue in a chair is won on the spot. Nobody can move it any more in this conference; the only defence was a debate on the way.
guide-event-debate_played = A debate pulls the issue toward the debater, right after it was advanced. There is one at most, and no debate of a debate. Whoever debates may pass on his very next turn, and only then: the two arrowheads beside the leader say so (5.24).
guide-event-no_debate_allowed = Where Stalin himself puts A-Bomb Research, it lies until somebody's own turn; when a Soviet card moves it, a debate is possible as usual.
guide-event-inactive_next_conference = Every use of Churchill is a small risk: he can fall ill and miss the whole next conference.
guide-event-replaced_by = Every use of Roosevelt is a risk: one day his health gives out and Truman takes office.
guide-event-paranoia = Every use of Stalin is a risk: in a fit of mistrust all Soviet staff cards count less until the conference ends.
guide-event-leader_replaced = The new leader has a card of his own; bonuses that name the old one are gone.
guide-event-conference_decided = Whoever won most issues wins the conference: 3 points for the US or the UK, 5 for the USSR. In the decisions that follow the player to his left goes first.
guide-event-issue_in_effect = In the center an issue is nobody's, but three kinds work from there: Second Front, USSR Declares War and Strategic Materials.
guide-event-directed_placed = A Directed Offensive binds the power named on it: 2 of its markers go to that front before it may spend anything freely.
guide-event-condition_met = The road is open for this conference: the front may now try to enter the space that waited for it.
guide-event-condition_blocked = A conditional issue on somebody's track is won but does not work: its front has to wait.
guide-event-pol_mil_activated = For one production marker a Pol-Mil issue gives networks and alignment markers for the war phase.
guide-event-commander_named = The commander places a marker of his own in that theater in every conference, until somebody else is named.
guide-event-research_rolled = A-bomb research succeeds at 4 or more; each production marker adds 1. Japan gives in without being invaded when three things are there: the bomb with a B29 base, the Soviets in Manchuria, and Germany out of the war (7.82).
guide-event-global_issue_moved = A global issue counts 5 points for its holder and changes rights on the map as long as it stays there.
guide-event-network_removed = Networks come and go: a marker removes one of an opponent's, and an advancing front clears out those of the other camp.
guide-event-alignment_placed = Alignment is worth 3 points, instead of the 1 of the network below it, and stays even if that network disappears.
guide-event-alignment_removed = Whoever has a network in a place can remove another's alignment there; some global issues make it dearer.
guide-event-front_advanced = The die was at or below the front's strength. The marker moves one space: points, and sometimes fewer Axis armies to come.
guide-event-front_failed = A ten-sided die above the front's strength is a failure. The support is gone all the same: next conference starts from nothing.
guide-event-front_blocked = This front did not even roll: it lacked ships for the landing, or a conditional issue in the center. Support sent there was lost.
guide-event-front_too_weak = Axis armies count 2 each against a front. At 0 or less it may not even try.
guide-event-breakthrough = At strength 10 or more a good roll takes the front one land space further: markers beyond the tenth point are not wasted.
guide-event-kamikaze = Close to Japan each landing costs a naval support: count the ships before the next one.
guide-event-navy_strikes = The Japanese navy strikes one landing that is about to begin, that of the Central Pacific before the Southwest Pacific and CBI, and takes a naval support. One more than the landing needs is a cheap insurance.
guide-event-surrendered_italy = Italy is out: one army less in the Mediterranean from now on.
guide-event-surrendered_germany = Germany is out. The fronts against it stand still, and the points for who is inside are as good as fixed.
guide-event-surrendered_japan = Japan is out. If Germany is too, the game ends with this conference and the alliance is judged: first and last no more than 20 apart.
guide-event-technology_gained = German technology goes to those who took Germany: a point for each marker.

## The review of a conference

guide-review-won = { $issues-n ->
    [0] Conference { $number }: you won no issue.
    [one] Conference { $number }: you won { $issues-and }.
   *[other] Conference { $number }: you won { $issues-n } issues, { $issues-and }.
} { $winner-id ->
    [none] Nobody won the conference.
   *[other] The { $winner } won the conference.
}
guide-review-brought = Your score went from { $before } to { $after }. { $moved-id ->
    [yes] Fronts moved in this conference; the lines below say what that was worth to you.
    [same] Fronts moved in this conference, and the sum of your points is what it was.
   *[no] No front moved in this conference.
}
guide-watch-margin_leading = Watch the margin: first and last are { $gap } apart. If both Axis powers surrender with more than { $most } between them, the alliance breaks and the second wins, unless you have more than both others together (4.42).
guide-watch-margin_behind = Watch the margin: first and last are { $gap } apart. Above { $most } the alliance breaks (4.42), and then the best of the others may win with your help, or you with theirs.
guide-watch-standing = Watch the end: { $standing-and } still { $standing-n ->
    [one] stands
   *[other] stand
}. If that stays so after the last conference, the first loses 5 points, the second 3, and the last gains 5 (4.43).
guide-watch-leader = Watch your leader: { $leader } stays out of action in the next conference. Plan its meeting with staff cards alone.
guide-watch-ahead = You ended the conference ahead: { $mine } points, the { $rival } { $theirs }. A lead invites debates, and is worth less than it looks: once both Axis powers are beaten, more than { $most } points between first and last break the alliance, and the second wins (4.42).{ $winner-id ->
    [none] { " " }If one of them holds out, the first loses 5 points, the second 3, and the last gains 5 (4.43).
   *[other] { " " }Had the game ended with it, the { $winner } would have won all the same: as long as an Axis power holds out, the first loses 5 points, the second 3, and the last gains 5 (4.43).
}
guide-watch-rival = Watch the { $rival }: it ended the conference with { $theirs } points, you with { $mine }. A point that it does not get is as good as one of yours, so debate there first.

## Warnings: message, numbers, a better move

guide-warn-agenda_waste = In the agenda small print does not count: { $card } and { $other } both are highest, alone or tied, about as often ({ $chance } %). In the meeting { $card } could count { $use } advancing { $issue }, { $other } never more than { $less } in an advance.
guide-warn-dragged_back = With { $value } { $issue } ends { $to-at }, and with { $risk } % probability somebody holds a card that undoes it in debate.{ $other-id ->
    [none] { "" }
   *[other] { " " }On { $other } the same card runs a risk of { $less } %.
}
guide-warn-penalty_waste = { $card } has a penalty on { $issue } and counts only { $value } there; elsewhere it could count { $use }.
guide-warn-homeless_marker = As the board stands, { $lost ->
    [one] one of your alignment markers has
   *[other] { $lost } of your alignment markers have
} no place and { $lost ->
    [one] is
   *[other] are
} lost after it: each needs a country with a network of yours and no marker yet, that no global issue bars (7.31).{ $open-n ->
    [0] { "" }
    [one] { " " }A network in { $open-and } would make such a place.
   *[other] { " " }A network in one of these would make such a place: { $open-and }.
}
guide-warn-penalty = { $card } has a penalty on { $issue } and counts only { $value } there. { $other } counts { $same } without one.
guide-warn-leader_early = { $leader } counts { $value } and would leave the issue { $to-at }; { $card } counts { $less } and leaves it { $place-at }. A leader acts once a conference, and you have { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left to play.
guide-warn-dear_discard = The discard counts for nothing, and { $card } can still count { $use } in this meeting. { $other } never counts more than { $less }.
guide-warn-last_card = That is your last card, and { $issue } stays in the center: then the { $front } could advance, { $axis-and } surrender, and your lead break the alliance (6.2).
guide-warn-condition_away = { $issue } only works in the center. Your { $front } waits for it before { $space-the }: away from there the front cannot move in this conference.
guide-warn-production_goes = { $kind-id ->
    [production] Let it stand and the { $mover } takes { $lost } of your { $base } production. { $card } counts { $value } and would leave { $issue } { $to-at }.
   *[directed_offensive] Let it stand and the { $mover } decides where { $lost } of your { $base } production go. { $card } counts { $value } and would leave { $issue } { $to-at }.
}
guide-warn-closed_front = { $why-id ->
    [naval] The { $front } needs { $need } naval support for { $space-the } and has { $have }: it will not even roll, and the support is lost.
   *[other] The { $front } cannot enter { $space-the } in this conference: its condition is not met, and the support is lost.
}{ $other-id ->
    [none] { "" }
   *[other] { " " }On the { $other } it raises the chance from { $now } to { $after } %.
}
guide-warn-gives_away = The { $front } brings you no points and others some: if it enters { $space-the }, the points change by US { $us-signed }, UK { $uk-signed }, USSR { $ussr-signed } (9.4).
guide-warn-tie_away = It uses up { $leader } for this conference, and the { $winner } wins the tie, not you.
guide-warn-command_away = Then the { $power } places the marker that the commander { $theater-at } has now{ $last-id ->
    [yes] { "" }
   *[no] { " " }and in every conference to come
}; it could be yours.
guide-warn-idle_ships = No landing lies ahead of the { $box-box } any more: naval support there can bring nothing, now or later.
guide-warn-idle_issue = This is your last marker, and { $issue } is not activated. For one marker it gives { count-networks } and { count-alignments }; unpaid it gives nothing.
guide-warn-surplus = The { $front } is sure to enter { $space-the } without it: its chance is 100 % already{ $through ->
    [0] , and there is no breakthrough beyond
   *[other] , and a breakthrough gets no likelier than { $through } %
}. Support lies there for this war phase only.
guide-warn-vain_support = { $left ->
    [one] With this one marker
   *[other] Even with all { $left } markers that you have left
} the chance of the { $front } stays 0 %, and support lies there for this war phase only.
guide-warn-hopeless_front = This is your last marker, and where it goes it changes nothing now. Your { $front } has { $now ->
    [0] no chance
   *[other] hardly a chance ({ $now } %)
} to enter { $space-the }; one support would make it { $after } %.
guide-warn-alliance_breaks = That puts you { $gap } points ahead of the last, and above { $most } the alliance breaks. You have { $mine } points, the other two together { $others }: they would win against you.

## Before all advice: where the game is heading

guide-mind-leading = { $games ->
    [1] As the points stand you are { $gap } points ahead of the last, and more than { $most } break the alliance (4.42).
   *[other] In { $broken } of the { $games } games I played on you end more than { $most } points ahead of the last ({ $gap } on average), and the alliance breaks (4.42).
} Then only more points than both others together win: { $games ->
    [1] { $sum } against { $others }.
   *[other] about { $sum } against { $others }, { $enough-id ->
        [all] enough in all of them.
        [some] enough in { $won } of them; in the others the second wins, the { $winner }.
       *[never] too few in all of them, so that the second wins, the { $winner }.
    }
} { $aim-id ->
    [first] So points for you, and nothing for them.
    [either] Either helps: more points for you, or a lead of at most { $most }. What I advise reckons with both.
   *[within] To win, leave points to whoever is last then (the { $last }), or hold back{ $front-id ->
        [none] .
       *[other] : the { $front } into { $space-the }, say, brings the { $last } { $theirs-signed } and you { $mine ->
            [0] nothing
           *[other] { $mine-signed }
        }.
    }
}{ $held-n ->
    [0] { "" }
    [one] { " " }Or see that { $held-and } does not surrender: as the points stand you win then (4.43).
   *[other] { " " }Or see that { $held-and } do not both surrender: as the points stand you win then (4.43).
}
guide-mind-leading-brief = Your own lead may break the alliance: then only more points than both others together win (4.42).
guide-mind-lead-brief = Mind your lead: once both Axis powers are out, too wide a lead breaks the alliance (4.42).
guide-mind-lead = { $now ->
    [0] Mind your lead over the last: about { $then } points at the end of the { $end-id ->
        [game] game
       *[conference] conference
    }, over the { $last }.
   *[other] { $then ->
        [0] Mind your lead over the last: { $now } points.
       *[other] Mind your lead over the last: { $now } points now, about { $then } at the end of the { $end-id ->
            [game] game
           *[conference] conference
        }, over the { $last } then.
    }
} Once both Axis powers are beaten, more than { $most } break the alliance (4.42).{ $aim-id ->
    [held] { " " }You win most surely if one of them holds out (4.43).
    [first] { " " }Then only more points than both others together win (about { $mine } against { $others }).
    [either] { " " }Then only more points than both others together win (about { $mine } against { $others }).
   *[within] { "" }
}
guide-lead = { $now ->
    [0] Mind the lead: at the end of the { $end-id ->
        [game] game
       *[conference] conference
    } you are on average { $then } points ahead of the last, the { $last }: US { $us }, UK { $uk }, USSR { $ussr }, with what may still come until then.
   *[other] { $then ->
        [0] Mind the lead: you are { $now } points ahead of the last now.
       *[other] Mind the lead: you are { $now } points ahead of the last now, and at the end of the { $end-id ->
            [game] game
           *[conference] conference
        } on average { $then } (the { $last }): US { $us }, UK { $uk }, USSR { $ussr }, with what may still come until then.
    }
} Beyond { $most }, if both Axis powers surrender, the alliance breaks, and the second wins unless you have more than both others together (4.42). { $aim-id ->
    [held] In the games I played on you win most surely if an Axis power holds out (4.43): so rather nothing for a front by which one surrenders. My figures reckon with that.
    [first] Nearer than a lead of at most { $most } is more than both others together, with about { $mine } against { $others }: so points for you, and nothing for them. My figures reckon with that.
    [either] More than both others together (about { $mine } against { $others }) is as near as a lead of at most { $most }: either helps, and my figures reckon with both.
   *[within] What keeps you within { $most }: points for the { $last } rather than for you. My figures reckon with that: where I advise what scores for you, or takes from the { $last }, all the same, more games were won so.
}
guide-ends = { $whole-id ->
    [yes] How the { $games } games from here end.
   *[no] { $games } of these { $of } games went to their end, with this conference or a later one.
}{ $alliance_all ->
    [0] { "" }
   *[other] { " " }Alliance victory: { $alliance_all } (4.41; you win { $alliance_won }).
}{ $broken_all ->
    [0] { "" }
   *[other] { " " }Broken alliance: { $broken_all } (4.42; you win { $broken_won }).
}{ $hegemon_all ->
    [0] { "" }
   *[other] { " " }An Axis power holds out: { $hegemon_all } (4.43; you win { $hegemon_won }).
}
guide-missed = { $holder-id ->
    [me] When the meeting ends, { $issue } is yours in { $here } % of the games with this move, and in { $there } % with the better one.
   *[other] When the meeting ends, the { $holder } has { $issue } in { $here } % of the games with this move, and in { $there } % with the better one.
}
guide-missed-rather = { $holder-id ->
    [me] What speaks for it above all: when the meeting ends, { $issue } is yours in { $there } % of the games with it, and in { $here } % with worse moves.
   *[other] What speaks for it above all: when the meeting ends, the { $holder } has { $issue } in { $there } % of the games with it, and in { $here } % with worse moves.
}
guide-missed-since = { $holder-id ->
    [me] When the meeting ends, { $issue } is yours in { $here } % of the games now; it was { $there } % then.
   *[other] When the meeting ends, the { $holder } has { $issue } in { $here } % of the games now; it was { $there } % then.
}
guide-lost-by-since = { $how-id ->
    [lead] Your own lead, of more than { $most }, breaks the alliance, so that the second wins (4.42), in { $here } % of the games now; it was { $there } % then.
    [broken] The alliance breaks and another wins (4.42) in { $here } % of the games now; it was { $there } % then.
    [alliance] Both Axis powers surrender and another has more points (4.41) in { $here } % of the games now; it was { $there } % then.
   *[hegemon] An Axis power holds out and another wins (4.43) in { $here } % of the games now; it was { $there } % then.
}
guide-lost-by = { $how-id ->
    [lead] With this move your own lead, of more than { $most }, breaks the alliance, so that the second wins (4.42), in { $here } % of the games; with the better one in { $there } %.
    [broken] With this move the alliance breaks and another wins (4.42) in { $here } % of the games; with the better one in { $there } %.
    [alliance] With this move both Axis powers surrender and another has more points (4.41) in { $here } % of the games; with the better one in { $there } %.
   *[hegemon] With this move an Axis power holds out and another wins (4.43) in { $here } % of the games; with the better one in { $there } %.
}
guide-lead-by-source = What changes most: { $source } ({ $of-id ->
    [me] less for you
   *[other] more for the { $of }
}).
guide-lead-by = On average you end with { $mine } points then and the { $last } with { $theirs }; with the better one, { $mine_then } and { $theirs_then }. { guide-lead-by-source }
guide-lead-by-plan = With your plan you end with { $mine } points on average and the { $last } with { $theirs }; with mine, { $mine_then } and { $theirs_then }. { guide-lead-by-source }
guide-lead-by-rather = On average you end with { $mine_then } points then and the { $last } with { $theirs_then }; with worse moves, { $mine } and { $theirs }. { guide-lead-by-source }
guide-lost-by-plan = { $how-id ->
    [lead] With your plan your own lead, of more than { $most }, breaks the alliance, so that the second wins (4.42), in { $here } % of the games; with mine in { $there } %.
    [broken] With your plan the alliance breaks and another wins (4.42) in { $here } % of the games; with mine in { $there } %.
    [alliance] With your plan both Axis powers surrender and another has more points (4.41) in { $here } % of the games; with mine in { $there } %.
   *[hegemon] With your plan an Axis power holds out and another wins (4.43) in { $here } % of the games; with mine in { $there } %.
}
guide-lost-by-rather = { $how-id ->
    [lead] What speaks for it above all: with worse moves your own lead, of more than { $most }, breaks the alliance, so that the second wins (4.42), in { $here } % of the games; with this one in { $there } %.
    [broken] What speaks for it above all: with worse moves the alliance breaks and another wins (4.42) in { $here } % of the games; with this one in { $there } %.
    [alliance] What speaks for it above all: with worse moves both Axis powers surrender and another has more points (4.41) in { $here } % of the games; with this one in { $there } %.
   *[hegemon] What speaks for it above all: with worse moves an Axis power holds out and another wins (4.43) in { $here } % of the games; with this one in { $there } %.
}
guide-end-alliance-won = The likeliest end: an alliance victory (4.41), in which the most points win; yours in { $often-id ->
    [all] all
   *[most] most
} of the games I played on. { $wide-id ->
    [yes] Stay first, but not more than { $most } points ahead of the last ({ $gap } on average), or the alliance breaks (4.42).
   *[no] Stay first: how far the last is behind need not worry you, { $gap } points on average, and only more than { $most } break the alliance (4.42).
}
guide-end-alliance-lost = The likeliest end: an alliance victory (4.41), won by the { $winner } with { $theirs } points on average; you have { $mine }. To win, pass the { $winner }. Only if the first were more than { $most } ahead of the last would the second win (4.42).
guide-end-broken_first-lost = The likeliest end: a broken alliance (4.42), won by the { $winner } with more points ({ $theirs } on average) than the two others together ({ $others }). To win, keep it from that and be second; or bring it within { $most } points of the last and pass it (4.41).
guide-end-broken_second-won = The likeliest end: a broken alliance (4.42). The { $first } leads the last by more than { $most } points without having more than the two others together, so the second wins, and that is you. Stay second, and leave the { $first } its lead.
guide-end-broken_second-lost = The likeliest end: a broken alliance (4.42). The { $first } leads the last by more than { $most } points without having more than the two others together, so the second wins: the { $winner }, with { $theirs } points on average; you have { $mine }. To win you must pass the { $winner }.
guide-end-hegemon-won = The likeliest end: an Axis power does not surrender (4.43). The first loses 5 points, the second 3, the last gains 5, and after that you have the most. If both surrendered, the points themselves would count (4.41), unless first and last were more than { $most } apart (4.42); in these games they are some { $gap } apart before that.
guide-end-hegemon-lost = The likeliest end: an Axis power does not surrender (4.43). The first loses 5 points, the second 3, the last gains 5; after that the { $winner } wins with { $theirs } on average, and you have { $mine }. To win, make up for that, or let both Axis powers surrender: then the points themselves count (4.41), unless first and last are more than { $most } apart (4.42); in these games they are some { $gap } apart before that.

## What speaks for a move

guide-for-agenda = { $card } { $chance ->
    [0] is hardly ever the highest
    [100] is almost surely the highest card, alone or tied
   *[other] is the highest card, alone or tied, about { $chance } % of the time
}, and in the meeting it would count { $rolled-id ->
    [yes] what a die shows, from { $low } to { $use }
   *[no] { $use } at most
}.
guide-for-agenda-spare = Little is lost with { $card }: in the meeting it would count { $use } at most. { $chance ->
    [0] It hardly ever wins the agenda.
   *[other] It is the highest card, alone or tied, only { $chance } % of the time.
}
guide-for-agenda-kept = What is laid down is gone for this conference. { $strong } wins the agenda more often ({ $more } %), but can count { $best } in the meeting, and does more for you there.
guide-for-agenda-stronger = { $strong } wins the agenda more often ({ $more } %), but the games that I played on were won no more often with it: all that the agenda brings is the opening issue on your track, and the last move in the meeting.
guide-for-issue = The best of your cards for it, { $card }, counts { $value } there.
guide-for-center-second_front = { $issue } starts in the center. If it ends there, the Western Front may try to land in Normandy in this conference.
guide-for-center-ussr_declares_war = { $issue } starts in the center. If it ends there, the Far East Front may try to enter Manchuria in this conference.
guide-for-way = It counts { $value } and takes { $issue } { $to-to }{ $debates-id ->
    [none] , and nobody can undo it in debate
    [leader] , unless { $leaders-n ->
        [one] { $leaders-and } debates it
       *[other] a leader debates it ({ $leaders-and })
    }: no staff card of the others can undo it in debate
    [told] { "" }
   *[maybe] , unless somebody debates it
}.
guide-for-chair = It takes { $issue } into your chair{ $debates-id ->
    [none] , and nobody can keep it out
    [leader] , unless { $leaders-n ->
        [one] { $leaders-and } debates it
       *[other] a leader debates it ({ $leaders-and })
    }: no staff card of the others can keep it out
    [told] { "" }
   *[maybe] , unless somebody debates it
}; what stays there after that is won at once.
guide-for-risk = { $risk ->
    [100] The others surely hold a card that could undo that in debate. They do not always want to, and whoever does has one card less.
   *[other] With { $risk } % probability the others hold a card that could undo that in debate. They do not always want to, and whoever does has one card less.
}
guide-for-risk-again = { $risk ->
    [100] The others surely hold a card that could undo that in debate.
   *[other] With { $risk } % probability the others hold a card that could undo that in debate.
}
guide-for-kept = { $strong } would count { $value } here and stays in your hand: { $every-id ->
    [yes] on every other issue it counts more than { $card }, too.
   *[no] on { $more } of the { $of } other issues it counts more than { $card }, too.
}
guide-for-shut = From the center it would take effect for all. { $gain }
guide-aim-center = Earlier in this conference I meant { $what } to stay in the center. As the table stands now, { $now ->
    [let] what it would take to hold it there does more elsewhere.
   *[own] it does more for you on your track.
}
guide-aim-own = Earlier in this conference I meant to win { $what }. As the table stands now, { $now ->
    [let] what it would take to get it back does more elsewhere.
   *[center] the center is as much as can be had of it.
}
guide-aim-let = Earlier in this conference I was for letting { $what } go without a debate. As the table stands now, it is worth a move after all.
guide-aim-since = What has changed: { $moved-id ->
    [new] then { $issue } was not on the table yet, now it stands { $there-at }; cards
    [yes] then { $issue } stood { $was-at }, now { $there-at }; cards
   *[no] cards
} left to move issues by: you had { $had }, now { $have }; the others together had { $others_had }, now { $others_have }.
guide-for-pass = Passing costs no card: you keep { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for the answers.
guide-for-debate = The debate would leave { $issue } { $to-at }; without it: { $stands-at }.
guide-for-debate-rolled = A die decides where the debate would leave { $issue }: with a 1 { $low-at }, with a 6 { $high-at }; without it: { $stands-at }.
guide-for-won = With it: { $gain }
guide-for-without = Without it: { $gain }
guide-for-without-rolled = { $gain } Whether the debate takes that away, the die decides.
guide-for-without-yet = { $gain } The debate does not take that away yet: the issue stays on their track, but farther from the chair.
guide-for-right = Besides, who has debated may pass on the very next turn, and keep a card for later (5.24).
guide-for-now = As it lies now: { $gain }
guide-for-decline = { $issue } will be { $stands-at }{ $other-id ->
    [none] { "" }
   *[other] , unless the { $other } debates it
}; and you keep { $cards ->
    [0] no cards to answer with
    [one] { $cards } card for your own turn
   *[other] { $cards } cards for your own turns
}.
guide-for-discard = { $rolled-id ->
    [yes] { $card } rolls a die and counts { $low } to { $use } on the issue that suits him best, and as a discard its value does not matter.
   *[no] On the issues in play { $card } would count { $use } at most, and as a discard its value does not matter.
}{ $least-id ->
    [yes] {" "}No other card of yours has less to give there{ $rolled-id ->
        [yes] , a die by its average.
       *[no] .
    }
   *[no] { "" }
}
guide-for-roll = First comes his roll, and then you choose the issue (5.25): on the one that suits him best { $card } counts { $low } to { $use }.
guide-for-support = The { $front } gets a better chance to advance: { $after } % instead of { $now } %. { $armies ->
    [0] { $dice-id ->
        [yes] That is an average before dice, which may send an Axis army against it or none.
       *[no] The Axis places no army against it before the roll.
    }
   *[other] { $dice-id ->
        [yes] That is an average before dice: it reckons with about { $armies } Axis { $armies ->
            [one] army
           *[other] armies
        }; with more of them the chance is smaller, with fewer it is better.
       *[no] That reckons with the armies that the Axis places before the roll: { $armies }.
    }
}
guide-for-support-waits = The { $front } cannot try to advance yet; the marker serves only if what it lacks still comes.
guide-for-through = The { $front } has { $now } % already; its breakthrough, two spaces at once, gets likelier: { $through } % instead of { $was } % (7.74).
guide-for-support-sure = The { $front } stands at { $now } % already. A marker more only makes up for armies that the enemy may still place.
guide-for-support-weak = As the board stands now, the { $front } is too weak to roll: it takes { $missing ->
    [one] { $missing } marker
   *[other] { $missing } markers
} before there is a chance, and this is one.
guide-for-further = To enter { $near-the } itself brings you no points; { $behind ->
    [1] the space behind it
   *[other] { $behind } spaces behind it
}, { $space-the }, does: { $change-signed } (9.4). { $left ->
    [one] One conference follows this one.
   *[other] { $left } conferences follow this one.
}
guide-for-entering-both = If the { $front } advances, too, { $axis-id ->
    [none] this one adds
   *[other] { $axis } surrenders (7.82), and this one adds
}: US { $us-signed }, UK { $uk-signed }, USSR { $ussr-signed }.
guide-for-entering-bomb = If the A-bomb is ready after the roll of this conference (6.10), { $axis } surrenders then, too (7.82), and it is: US { $us-signed }, UK { $uk-signed }, USSR { $ussr-signed }.
guide-for-entering = If the { $front } enters { $space-the }, that changes the points: US { $us-signed }, UK { $uk-signed }, USSR { $ussr-signed } (9.4).
guide-because = The reason for these points: { $why }.
guide-for-surrender = If the { $front } enters { $space-the }, { $axis-and } { $axis-n ->
    [one] surrenders
   *[other] surrender
} (7.81, 7.82). { $over-id ->
    [yes] Then both Axis powers have surrendered: the game ends with this conference (8.0). The points count as they stand (4.41), unless first and last are more than 20 apart, which breaks the alliance (4.42).
   *[no] Once both Axis powers have surrendered, the game ends with that conference (8.0).
}
guide-for-ally = The { $front } is led by the { $owner }, and still serves you: { guide-for-ally-gain }
guide-for-ally-gain = { $gain-id ->
    [german_army] if it enters { $space-the }, Germany has an army less against all of you, for good (7.63).
    [german_navy] if it enters { $space-the }, Germany has no navy against any of you, for good (7.63).
    [italian_army] if it enters { $space-the }, Italy has no army against any of you, for good (7.63).
    [japanese_army] if it enters { $space-the }, Japan has an army less against all of you, for good (7.65).
   *[end] it brings the surrender of the Axis nearer. Until Germany and Japan have both surrendered, whoever is first in the end loses 5 points and the second 3 (4.43), and you are { $first-id ->
        [yes] first now.
       *[no] second now.
    }
}
guide-for-alike = That is the same for all three, so nobody gains on another by it.{ $gain-id ->
    [none] { "" }
   *[other] { " " }What it serves: { guide-for-ally-gain }
}
guide-for-narrowing = The markers of this issue may go to the { $front }: when it enters { $space-the }, the { $last } gets { $theirs-signed } and you { $mine ->
    [0] nothing
   *[other] { $mine-signed }
}, and your lead shrinks (4.42).
guide-for-holding = It helps no front by which the Axis is beaten altogether. As the points stand you win if { $axis-n ->
    [one] { $axis-and } does not surrender
   *[other] { $axis-and } do not both surrender
} (4.43); otherwise your own lead breaks the alliance (4.42).
guide-for-out = So the { $front } stays out of { $space-the }, and that suits you: as long as { $axis-n ->
    [one] { $axis-and } has not surrendered
   *[other] { $axis-and } have not both surrendered
}, you win as the points stand (4.43), and your lead over the last, { $gap } now, cannot break the alliance; afterwards more than { $most } would (4.42).
guide-for-later = { $issue } may lie in the center for now, not when the meeting ends: then the { $front } could advance, { $axis-and } surrender, and your lead break the alliance (6.2, 4.42). I count on a later card of yours to move it away.
guide-for-sparing = It widens no lead. As things go you end about { $gap } points ahead of the last, and more than { $most } break the alliance, so that another wins (4.42).
guide-for-leaderships = { $issue } is on your track, too: who wins both issues of leadership places { $extra } bonus markers more, in whichever theater (6.92).
guide-for-bomb = The A-bomb is points and an end of the war. { $seat-id ->
    [ussr] While there is none the USSR has 3 points for it, and each space of its spies is 3 more (9.4).
   *[other] Once it is there the US and the UK have 3 points each and the USSR loses 3 (9.4).
} With it Japan may surrender without an invasion, if Germany has fallen, there is a B29 base and the Soviets are in Manchuria (7.82). Successes still needed: { $left }.
guide-for-manchuria = With the Soviets in Manchuria Japan may surrender without an invasion, if Germany has fallen and there are the A-bomb and a B29 base (7.82).
guide-for-research = The chance that the A-bomb roll succeeds goes from { $now } to { $after } %.
guide-for-command = Command { $theater-at } gives { $mine-id ->
    [yes] you
   *[no] the { $power }
} a marker to place there now{ $last-id ->
    [yes] .
   *[no] { " " }and in every conference to come.
}
guide-for-next = { $mine-id ->
    [yes] You place before the others, who can answer you; what you take first is taken.
    [nothing] The { $power } places first; you have nothing to place yourself.
    [supply] Alignment goes only where one’s own networks lie, and only there can it be removed (7.31, 7.32); of a power whose 15 markers all lie one that is removed could be placed again (2.0).
    [alike] The order changes nothing here: alignment goes only where one’s own networks lie, and only there can it be removed (7.31, 7.32).
   *[no] The { $power } places before you, so you can answer it.
}
guide-for-naval = The landing of the { $box } still lacks { $lacking } naval support{ $after ->
    [0] .
   *[other] ; with this one its chance is { $after } %.
}
guide-for-landing = The next landing of the { $front } is { $space }: it needs { $need } naval support, and the box has { $have }.
guide-for-strike = It is more naval support than the { $front } needs, and that sees its landing through a strike of the Japanese navy (7.64.4): { $after } % instead of { $now } %.
guide-for-draws = The Japanese navy strikes the first landing that is ready, Central Pacific, then Southwest Pacific, then CBI (7.64.4): once this one is, it can no longer strike the { $front }, whose chance for { $space-the } goes from { $now } to { $then } %.
guide-for-arctic = { $open-id ->
    [yes] The Arctic is open already (7.4). More naval support there makes up for what a German army may take from it (7.62.8).
   *[no] The Arctic box has { $have } naval support. From { $opens } on, networks and alignment may be placed in Norway and Finland (7.4), and convoys bring the USSR { $more } production more{ $late-id ->
    [yes] , but only in conferences to come, and there are none
   *[no] { " " }in each conference to come
} (6.32).
}
guide-for-arctic-spare = The Arctic is open already (7.4), and more naval support there brings nothing more: { $late-id ->
    [yes] no conference follows in which it would be missed
   *[no] Germany, whose armies could take some away, has surrendered
} (7.62.8).
guide-for-activate = For one marker it gives { count-networks } and { count-alignments }.
guide-for-room = An alignment marker of yours has a place { $location-at } then (7.31).
guide-for-clear = Your next network can then lie { $location-at }{ $alignment-id ->
    [yes] , and an alignment marker of yours on it: that counts 3 (7.31)
   *[no] { "" }
}.
guide-for-points = { $mine ->
    [0] At once it changes the points of { $rival-id ->
        [none] the two others by { $theirs-signed } together
       *[other] the { $rival } by { $theirs-signed }
    }; yours stay the same.
   *[other] { $theirs ->
        [0] At once it changes your points by { $mine-signed }.
       *[other] At once it changes your points by { $mine-signed } and those of { $rival-id ->
            [none] the two others by { $theirs-signed } together
           *[other] the { $rival } by { $theirs-signed }
        }.
    }
}

## What the games played on came to: of what is advised, and of what is named beside it

# Who has it otherwise: the third, or nobody.
guide-came-rest = { $else ->
    [0] { "" }
   *[other] , with the { $third } in { $else } %
}{ $rest ->
    [0] { "" }
   *[other] , with nobody in { $rest } %
}
guide-came-whose = When the meeting ends, it is yours in { $mine } % of the games{ $rival-id ->
    [none] { "" }
   *[other] , with the { $rival } in { $theirs } %
}{ guide-came-rest }.
guide-came-issue = When the meeting ends, { $issue } is yours in { $mine ->
    [100] all { $deals }
   *[other] { $mine } % of { $deals }
} games played on with it{ $rival-id ->
    [none] { "" }
   *[other] , with the { $rival } in { $theirs } %
}{ guide-came-rest }.{ $apart-id ->
    [seldom] { " " }The others stop it less often than they could: who has a card against it often keeps it, or you win it back.
    [last] { " " }The others stop it less often than they could: who has a card against it often keeps it.
    [later] { " " }That is less than its safety now lets one expect, since the others can still move it back on their own turns.
   *[none] { "" }
}{ $alone-id ->
    [none] { "" }
   *[other] { " " }If you move something else now, it is yours in { $alone ->
        [0] none
       *[other] only { $alone } %
    } of the games, as I play them on.
}
guide-came-issue-again = When the meeting ends, { $issue } is yours in { $mine ->
    [100] all { $deals } games
   *[other] { $mine } % of { $deals } games
}{ $rival-id ->
    [none] { "" }
   *[other] , with the { $rival } in { $theirs } %
}{ guide-came-rest }{ $alone-id ->
    [none] { "" }
   *[other] { $alone ->
        [0] ; if you move something else now, in none
       *[other] ; if you move something else now, in { $alone } %
    }
}.{ $apart-id ->
    [seldom] { " " }Cards against it are often kept, or you win it back.
    [last] { " " }Cards against it are often kept.
    [later] { " " }The others can still move it back on their own turns.
   *[none] { "" }
}
guide-came-issue-brief = { guide-came-whose }
guide-came-theirs = { $ahead-id ->
    [yes] Above all this takes { $issue } from the { $rival }.
   *[no] This takes { $issue } from the { $rival } rather than wins it for you.
} When the meeting ends, the { $rival } has it in { $theirs } % of { $deals } games played on with it, instead of { $alone } % if you move something else now; it is yours in { $mine } %{ guide-came-rest }.
guide-came-theirs-again = It is taken from the { $rival }: when the meeting ends, the { $rival } has { $issue } in { $theirs } % of { $deals } games, instead of { $alone } % if you move something else now; you in { $mine } %{ guide-came-rest }.
guide-came-theirs-brief = { guide-came-whose }
guide-came-debate = Of { $deals } games played on with it, { $issue } { $mine ->
    [0] never ends with you
   *[other] ends with you in { $mine }
}{ $theirs ->
    [0] { "" }
   *[other] , with the { $rival } in { $theirs }
}{ $else ->
    [0] { "" }
   *[other] , with the { $third } in { $else }
}{ $center ->
    [0] { "" }
   *[other] , in the center in { $center }
}.
guide-came-debated = When the meeting ends, { $issue } is yours in { $mine ->
    [100] all { $deals }
   *[other] { $mine } % of { $deals }
} games played on with the debate{ $theirs ->
    [0] { "" }
   *[other] , the { $rival } has it in { $theirs } %
}{ $else ->
    [0] { "" }
   *[other] , the { $third } in { $else } %
}; if you let it stand, the { $rival } has it in { $let } %{ $elsewhere-id ->
    [yes] : on your own turns you could still fetch it, but in those games your cards do more for you on other issues.
   *[no] .
}
guide-came-let = { $worse-id ->
    [yes] A debate would not help against { $issue }, since the others move it back and a card is gone
    [mine] The card does more for { $issue } later, in a turn of your own, than in a debate now
   *[no] A debate hardly changes who gets { $issue }, as far as so few games tell
}: { $same-id ->
    [yes] with or without one, when the meeting ends the { $rival } has it in { $let ->
        [100] all games
       *[other] { $let } % of the games
    }{ $mine ->
        [0] { "" }
       *[other] , and you in { $mine } %
    }.
   *[no] when the meeting ends it is yours in { $mine_let } % of the games in which you let it stand and in { $mine } % of those with a debate; the { $rival } has it in { $let } % and { $theirs } %.
}
guide-came-nobody = In { $nobody } of { $deals } games played on with it nobody wins { $issue }: it takes the place of an issue that would help somebody.
guide-came-alike = In { $nobody } of { $deals } games played on with it { $issue } stays in the center: what it gives, all get alike, and it takes the place of an issue that would help one of the others.
guide-came-kept = Of { $deals } games played on with it, { $issue } ends with you in { $mine }, as an issue won toward the conference; in { $center } it stays in the center, and so with you all the same; in { $others } another takes it. It takes the place of an issue that would help one of the others.
guide-came-center = In { $nobody } of { $deals } games played on with it { $issue } stays in the center, where it takes effect for all, and it takes the place of an issue that would help one of the others.
# A word joiner (U+2060) follows an average, which is no number of a rule.
guide-came-draws = { $issue } ends with the { $rival } in { $theirs } of { $deals } games played on with it. But what is spent on it is missing elsewhere: you win { $average ->
    [one] { $average }⁠ issue
   *[other] { $average }⁠ issues
} in this meeting on average, and { $others }⁠ after other nominations.
guide-came-count = In { $deals } games played on with it you win { $average ->
    [one] { $average }⁠ issue
   *[other] { $average }⁠ issues
} in this meeting on average{ $others-id ->
    [none] { "" }
   *[other] , and { $others }⁠ with the other choices
}.
guide-came-count-brief = Issues won in this meeting: { $average }⁠ on average.

guide-for-keep = { $leader } stays free for this conference. { $winner-id ->
    [me] If no other leader steps in, the tie is yours all the same (4.53).
    [none] If no other leader steps in, the US names the winner (4.53).
   *[other] If no other leader steps in, the { $winner } wins the tie (4.53).
}
guide-for-tie = { $won-id ->
    [agenda] { $mine-id ->
        [yes] You win the agenda: you open it with an issue on your own track, and move last in the meeting.
       *[no] The { $winner } wins the agenda; it has { $points } points now.
    }
   *[conference] { $mine-id ->
        [yes] You win the conference, and its points.
       *[no] The { $winner } wins the conference, { $brings } points; it has { $points } now, you { $own }.{ $last-id ->
            [yes] {" "}It is the last: what it gets keeps first and last together (more than { $most } between them may break the alliance, 4.42).
           *[no] { "" }
        }
    }
}

## What speaks against it

guide-against-answer = { $cards-id ->
    [yes] Besides their cards, { $leader } himself
   *[no] No card, but { $leader } himself
} may still debate it: he counts { $value }, and it would be { $to-at }.{ $more-n ->
    [0] { "" }
   *[other] { " " }So may { $more-and }.
}
guide-against-leader = { $leader } acts once a conference{ $risk ->
    [0] { "" }
   *[other] , and his health fails in { $risk } % (then { $leader-id ->
        [churchill] he misses the next conference
        [stalin] Soviet staff cards count one less
       *[other] Truman takes his place
    })
}.
guide-against-tie = In { $tied } % of cases that is no more than a tie: then the US wins the agenda, unless a leader steps in (4.51, 4.53).
guide-against-homeless = As the board stands, { $lost ->
    [one] one of your alignment markers has
   *[other] { $lost } of your alignment markers have
} no place and { $lost ->
    [one] is
   *[other] are
} lost then: each needs a country with a network of yours and no marker yet, that no global issue bars (7.31).{ $shut-n ->
    [0] { "" }
   *[other] { " " }A global issue ({ $by-and }) bars it in { $shut-and } now (6.11).
}
guide-against-lapse = You could pass instead and keep the card: not used now, the right to pass is gone until you debate again (5.24).
guide-against-penalty = The small print of { $card } costs it { $lost } here.
# Without the front, then with it.
guide-deciding = As things are likely to go, without the { $front } in { $space-the } { $without_how-id ->
    [hegemon] an Axis power holds out and { $without-id ->
        [me] you win
       *[other] the { $without } wins
    } (4.43)
    [broken] the alliance breaks and { $without-id ->
        [me] you win
       *[other] the { $without } wins
    } (4.42)
   *[alliance] both Axis powers surrender and { $without-id ->
        [me] you win
       *[other] the { $without } wins
    } by points (4.41)
}; with it { $then_how-id ->
    [hegemon] an Axis power holds out and { $then-id ->
        [me] you win
       *[other] the { $then } wins
    } (4.43)
    [broken] the alliance breaks and { $then-id ->
        [me] you win
       *[other] the { $then } wins
    } (4.42)
   *[alliance] both Axis powers surrender and { $then-id ->
        [me] you win
       *[other] the { $then } wins
    } by points (4.41)
}.
guide-for-deciding = { guide-deciding }
guide-against-deciding = { guide-deciding }
guide-against-holding = By this front the Axis may be beaten altogether. As the points stand you win only if { $axis-n ->
    [one] { $axis-and } does not surrender
   *[other] { $axis-and } do not both surrender
} (4.43); otherwise your own lead breaks the alliance (4.42).
guide-against-wide = With the { $front } in { $space-the } your lead over the last grows by { $by }. As things go it is about { $gap } in the end, and more than { $most } break the alliance, so that another wins (4.42).
guide-against-ends = If the { $front } enters { $space-the }, the game ends with this conference (8.0), and as the points stand { $breaks-id ->
    [yes] the alliance breaks and the { $winner } wins (4.42)
   *[no] the { $winner } wins (4.41)
}.
guide-against-stuck = As things stand, the { $front } cannot try to advance in this conference.

## What is forbidden now

guide-limit-away = { $leader } is out of action for the rest of this conference: he neither advances nor debates.
guide-limit-no_advance = By the conference card { $leader } may not advance issues in this conference; his staff may, and he may still debate.
guide-limit-staff = Your staff cards count { $amount } less in the meeting of this conference.
guide-limit-front = The { $front } may not enter { $space-the } in this conference: its condition is not met.

## What a move has brought

guide-brought-issue = { $issue } was { $was-at } and is now { $now-at }.
guide-brought-since = You let it stand; by what others have done since, { $issue } is { $now-at } now.
guide-brought-same = { $issue } stays { $now-at }.
# The same after what he has advised.
guide-brought-named-advised = { $own-id ->
    [yes] { $issue } lies in the center now, where it takes the place of an issue that would help another. As long as it stays there, it is yours.
   *[no] { $issue } lies in the center now, to be argued about in the meeting.
}
guide-brought-named = { $own-id ->
    [yes] { $issue } was yours as long as nobody named it; in the center now, it can be taken from you.
   *[no] { $issue } lies in the center now, to be argued about in the meeting.
}
guide-brought-agenda = { $mine-id ->
    [yes] The agenda is yours.
   *[no] The { $winner } won the agenda.
}
guide-brought-front = The chance to advance there is now { $chance } %.

## How it ends, said of conferences

adviser-leaves = { $was_where-id ->
    [ahead] You are now { $was ->
        [one] { $was } point
       *[other] { $was } points
    } ahead of the best rival
    [behind] You are now { $was ->
        [one] { $was } point
       *[other] { $was } points
    } behind the best rival
   *[level] You are now level with the best rival
}; played on { $deals ->
    [one] once
   *[other] { $deals } times
} to the end of the conference, you end { $points_where-id ->
    [ahead] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead
    [behind] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind
   *[level] level
} on average.

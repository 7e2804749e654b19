# What the table of Churchill tells beside the log: big moments, where choices lead, what things are.

## Big moments, in two or three words
app-moment-conference = Conference { $number }
app-moment-captured = Captured
app-moment-won = The { $seat } wins the conference
app-moment-ill = { $leader } falls ill
app-moment-paranoia = { $leader-gen } paranoia
app-moment-replaced = { $leader-id ->
    [roosevelt] Roosevelt is dead
   *[other] A new leader: { $successor }
}
app-moment-bomb = The bomb is ready
app-moment-landing = D-Day
app-moment-surrendered = { $axis } surrenders
app-left-out = You have no cards left, and your leader can do no more: the others play on.
app-left-out-other = The { $seat } has no cards left, and its leader can do no more: from now on it is passed over.
app-armies-before = The Axis places its armies: they stand in the way of the Allied fronts.
app-moment-peace = The war is over
app-moment-over = The game is over
app-end-with-peace = { $brings-id ->
    [none] With the same points you
   *[given] You
} would have won, had { $axis-and } surrendered{ $brings-id ->
    [none] .
   *[given] {" with all fronts where they are, which alone is worth this: "}{ $brings } (9.4).
} The end would then have been this. { $how }
app-end-between = Your lead was too wide for the alliance to hold, and you did not have more points than both others together, which wins without it (4.42).
app-end-with-more = With { $by ->
    [one] { $by } point
   *[other] { $by } points
} more you would have won. The end would then have been this. { $how }
app-end-with-fewer = You had too many points: with { $by ->
    [one] { $by } point
   *[other] { $by } points
} fewer you would have won. The end would then have been this. { $how }

## Headings and lines of the choices
app-heading-cards = With a staff card
app-brief-naval = { $box-box }
app-brief-advance = { $card } on { $issue }{ $value-id ->
    [none] { "" }
   *[other] , counting only { $value }
}
app-line-others = { $about } of the others
app-line-lead = With your leader
app-line-western = On the way of the Western Front
app-line-eastern = On the way of the Eastern Front
app-line-mediterranean = On the way of the Mediterranean Front
app-line-arctic = By the Arctic
app-line-cbi = Colonies in Asia

## What a choice brings, in a few words
app-note-moves = counts { $amount }{ $against-id ->
    [none] { "" }
   *[given] { " " }against { $against }
}: { $to-to }{ $leader-id ->
    [yes] ; a staff card is discarded for it{ $health ->
        [0] { "" }
       *[other] , and his health fails in { $health } %
    }
   *[no] { "" }
}
app-note-wins = { $gives }; { $chair-id ->
    [yes] into your chair
   *[no] space { $space }
}; { $risk ->
    [0] { $chair-id ->
        [yes] { $leads-id ->
            [yes] only a leader can stop it
           *[no] nobody can stop it
        }
       *[no] { $leads-id ->
            [yes] only a leader’s debate can take it away
           *[no] no debate can take it away{ $later-id ->
                [yes] , a turn of theirs may
               *[no] { "" }
            }
        }
    }
   *[other] { $chair-id ->
        [yes] { $leads-id ->
            [yes] others { app-risk-have } a card to stop it{ app-risk-share }, or a leader
           *[no] others { app-risk-have } a card to stop it{ app-risk-share }
        }
       *[no] { $leads-id ->
            [yes] others { app-risk-have } a card against it{ app-risk-share }, or a leader
           *[no] others { app-risk-have } a card against it{ app-risk-share }
        }
    }
}{ $leader-id ->
    [yes] ; costs a staff card{ $health ->
        [0] { "" }
       *[other] , and his health fails in { $health } %
    }
   *[no] { "" }
}
# Of what is certain no share is told.
app-risk-have = { $risk ->
    [100] surely have
   *[other] have
}
app-risk-share = { $risk ->
    [100] { "" }
   *[other] { " " }({ $risk } %)
}
app-short-global = { $idle-id ->
    [yes] no points, but nobody else turns a dispute
   *[no] +5 points
}
app-short-second_front = no landing in Normandy
app-short-ussr_declares_war = no entry into Manchuria
app-short-strategic_materials = 1 marker more for the winner alone (in the center: for all)
app-short-a_bomb = { $spies-id ->
    [go_on] the spies one space on, 3 points
   *[other] { $bomb-id ->
        [yes] the bomb exists already
       *[no] a roll for the bomb
    }
}
app-short-theater_leadership = { $idle-id ->
    [yes] command, 2 markers for no front
   *[no] command, 2 markers
}
app-short-production = { $same-id ->
    [yes] your own marker
   *[no] 1 marker of the { $owner }
}
app-short-directed_offensive = { $same-id ->
    [yes] you direct 2 markers
   *[no] you direct 2 markers of the { $owner }
}
app-short-pol_mil = alignment { $alignments }, networks { $networks }
app-scored-control = Control of { $where } counts { $points } instead of the { $was } for the network there (9.4).
app-scored-line = { $gone-id ->
    [yes] No longer counted:
   *[no] Now counted:
} { $line } ({ $rule }), { $changes }.
app-scored-colony = { $colony } is a colony: it counts { $points } for the UK as long as it has no network and no alignment marker (9.4, F).{ $who-id ->
    [none] { "" }
   *[other] { " " }The marker of the { $who } there counts { $gain } for the { $who }.
}
app-note-to = it will be { $to-at }
app-note-stands = it is then { $to-at }{ $other-id ->
    [none] { "" }
   *[other] , unless the { $other } debates it
}
app-note-rolled = value rolled: 1 to 6
app-note-rolled-debate = counts { $least } to { $most }, by a die: { $low-to } with a 1, { $high-to } with a 6
app-note-pick = { $counts ->
    [0] counts what he rolls
   *[other] counts { $counts }
}; highest or tied: { $chance } %; in the meeting: { $rolled-id ->
    [yes] { $low } to { $use }, by a die
   *[no] up to { $use }
}
app-note-nominate = { $gives }; { $card-id ->
    [none] you have no card for it
   *[other] your best card moves it by { $value }
}{ $lead ->
    [0] { "" }
   *[other] , your leader by { $lead }
}
app-gives-global = { $idle-id ->
    [yes] your two disputes with the other leaders are settled in your favour already: no points for you, but who else wins it may turn one of them
   *[no] one of your two disputes with the other leaders is settled in your favour: 5 points
}
app-gives-second_front = if it ends in the center, a landing in Normandy is allowed
app-gives-ussr_declares_war = if it ends in the center, the Far East Front may enter Manchuria
app-gives-strategic_materials = you get 1 production marker more
app-gives-a_bomb = { $spies-id ->
    [go_on] your spies get one space further without a die: 3 points
   *[other] { "" }
}{ $bomb-id ->
    [yes] { $spies-id ->
        [go_on] ; the bomb exists already
       *[other] the bomb exists already
    }
   *[no] { $spies-id ->
        [go_on] ; the American bomb gets a roll, too
        [done] the American bomb gets a roll
       *[none] { $to_bomb ->
            [1] with a roll of 4 to 6 the A-bomb is there: 3 points for you
           *[other] with a roll of 4 to 6 one of { $to_bomb } steps to the A-bomb, which then counts 3 for you
        }
    }
}
app-gives-theater_leadership = { $idle-id ->
    [yes] you name who commands there, but no front there has anywhere to go: 2 bonus markers bring nothing
   *[no] you name who commands there and place 2 bonus markers there
}
app-gives-production = { $same-id ->
    [yes] already yours; on the table others may take it
   *[no] you take 1 production marker from the { $owner }
}
app-gives-directed_offensive = { $same-id ->
    [yes] nobody else directs 2 of your production markers
   *[no] you say to which front 2 production markers of the { $owner } go
}
app-gives-pol_mil = 1 production marker buys { count-alignments } and { count-networks }
app-note-discard = { $rolled-id ->
    [yes] would count a die, { $low } to { $use }
   *[no] would count { $use } at most in this meeting
}
app-note-naval = { $now } → { $after } of { $most }{ $why-id ->
    [needs] ; { $space-the } will need { $need }
    [enough] ; enough already for { $space-the }, { $need }{ $then ->
        [0] { "" }
       *[other] {", chance "}{ $then } %
    }
    [spare] ; more than enough already for { $space-the }, { $need }{ $then ->
        [0] { "" }
       *[other] {", chance "}{ $then } %
    }
    [strike] ; chance { $chance } → { $then } % for { $space-the }: one ship may be lost to the Japanese navy and { $need } still be there
    [arctic] ; at { $need } the Arctic opens: a production marker for the USSR, and Norway and Finland take networks
    [arctic_last] ; at { $need } the Arctic opens: Norway and Finland take networks
    [open] ; the Arctic is open already
   *[none] ; no landing lies ahead, so this cannot matter any more
}
app-note-draws = { $told }; a strike of the Japanese navy then falls on this landing, no longer on the { $front }: { $now } → { $then } % for { $space-the }
app-note-chance-same = already { $after } % for { $space-the }
app-note-ships = { $chance }; { $naval ->
    [1] one marker goes as the naval support that is lacking
   *[other] { $naval } markers go as the naval support that is lacking
}
app-note-surplus = { $chance }; { $strike ->
    [0] another helps only against more armies
   *[other] one more would change nothing: the rest hangs on ships, which the Japanese navy may strike
}
app-note-through = { $chance }; breakthrough to { $space-id ->
    [none] the space beyond
   *[other] { $space-the }
}: { $same-id ->
    [yes] { $was } → { $through } %
   *[no] { $through } %
}{ $brings-id ->
    [none] { "" }
   *[given] {" (then also "}{ $brings })
}
app-worth-surrender = { $axis } surrenders
app-note-chance = chance { $now } → { $after } % for { $space-the }{ $armies ->
    [0] { $dice-id ->
        [yes] {", against one Axis army or none, as dice decide"}
       *[no] { "" }
    }
    [1] { $dice-id ->
        [yes] {", against about 1 Axis army on average"}
       *[no] {", against 1 Axis army"}
    }
   *[other] { $dice-id ->
        [yes] {", against about "}{ $armies } Axis armies on average
       *[no] {", against "}{ $armies } Axis armies
    }
}{ $strike ->
    [0] { "" }
   *[other] ; the Japanese navy may strike
}
app-note-chance-worth = { $chance }; success: { $worth }
app-worth-beside = { $worth }; if the { $front } advances, too, this one adds: { $then }
app-worth-bomb = { $worth }; with the A-bomb: { $then }
app-worth-way = { $worth }; { $behind ->
    [1] the space behind it
   *[other] { $behind } spaces behind it
}, { $space-the }: you { $change-signed }
app-worth-because = { $worth } ({ $why })
app-worth-M-new = Germany surrenders while the Western front is not in Germany, which gives the USSR 5 points, 9.4.M
app-worth-Q-new = Japan surrenders with no front in Japan itself, which gives the US 5 points, 9.4.Q
app-worth-R-gone = MacArthur is back in the Philippines, so the UK and the USSR lose the points for his absence, 9.4.R
app-worth-shared = { $n ->
    [2] two powers get points for the space, 9.4
   *[other] all three get points for the space, 9.4
}
app-worth-S-new = the UK and the USSR get points because the other Pacific drive then lags behind, 9.4.S
app-worth-S-gone = the points are gone that the UK and the USSR had while this Pacific drive lagged behind, 9.4.S
app-note-surrender = { $chance }; with success { $axes-and } { $axes-n ->
    [one] surrenders
   *[other] surrender
}{ $end-id ->
    [none] { "" }
    [broken] { " " }and the game ends: with these points and what has been won, if nothing else changes them, the alliance breaks, and { $me-id ->
        [yes] you win
       *[no] the { $winner } wins
    } (4.42)
    [open] { " " }and the game ends: whether the alliance breaks (4.42) hangs on what has been won and is settled later (6.10, 6.11)
   *[over] { " " }and the game ends (8.0)
}
app-held-out-germany = Germany held out: no front entered Germany itself, beyond West and East Germany (7.81).
app-held-out-japan = Japan held out: no front entered it, and the Emperor’s three conditions (7.82) were not all met. Lacking: { $lacking }.
app-emperor-germany = Germany out of the war
app-emperor-bomb = the bomb, with a B29 base
app-emperor-manchuria = the Soviets in Manchuria
app-source-alignment = political alignment
app-source-networks = networks and colonies
app-source-global = global issues
app-source-conferences = points for conferences won
app-source-technology = German technology
app-source-bomb = bomb and spies
app-source-delays = delays of the US in the Pacific
app-source-secret = secret agendas
app-source-fronts = the war, fronts and surrenders
app-if-over = If the game ended now: { $how } By the points themselves first and last are { $gap } apart; once both Axis powers are beaten, more than { $most } break the alliance (4.42).
app-over-so = So the game ends: { $how }{ $stands-id ->
    [yes] { " " }How far first and last are apart by the points themselves, { $gap } here, matters only once both Axis powers are beaten (4.42).
   *[no] { " " }First and last are { $gap } points apart; more than { $most } break the alliance (4.42).
}
app-end-held = Had the { $front } advanced, { $axis } would have surrendered, and with the points that this brings (9.4): { $how }
app-end-else = Had the game ended before it: { $how }
app-end-if-over = Had the game ended here: { $how }
app-worth-nobody = no points
app-own-change = you { $change-signed }
app-power-change = { $seat } { $change-signed }
app-note-lacks = { $lacks-id ->
    [naval] 0 %, naval support { $had ->
        [0] { $have }
       *[other] { $had } → { $have }
    } of { $need } for { $space-the }
   *[other] 0 %, waits for { $lacks }
}
app-note-polmil = { count-alignments }, { count-networks }
app-note-research = success { $now } → { $after } %{ $left ->
    [1] , then the A-bomb is there: { $worth }
   *[other] , one of { $left } still needed for the A-bomb; once it is there: { $worth }
} (the US and the UK share it; the USSR has points only while there is none, 9.4)
app-note-points = points: { $gain-signed } for you{ $loss-sign ->
    [minus] , { $loss-signed } for the { $rival }
   *[other] { "" }
}{ $cost ->
    [1] { "" }
   *[other] ; takes { $cost } of your markers
}{ $there-id ->
    [none] { "" }
   *[other] ; the { $there } has { $control-id ->
        [yes] alignment there
       *[no] a network there
    }
}{ $undoes-id ->
    [yes] , which a marker of yours could remove then
   *[no] { "" }
}{ $second-id ->
    [yes] ; a second network there protects the first
   *[no] { "" }
}{ $colony-id ->
    [yes] ; a colony counts for the UK while nobody has anything in it (9.4, F)
   *[no] { "" }
}{ $room-id ->
    [yes] ; an alignment marker of yours can follow
   *[no] { "" }
}{ $pawn-id ->
    [none] { "" }
   *[other] ; no alignment marker can follow{ $side-id ->
        [none] , { $pawn } is neutral
       *[other] : { $side }
    }
}
app-note-dispute = points: you { $gain-signed }{ $loss-sign ->
    [minus] , { $rival } { $loss-signed }
   *[other] { "" }
}{ $there-id ->
    [none] { "" }
   *[other] ; decided for the { $there } now
}
app-note-changes = { $told }; { $changes }
app-note-idle = this cannot matter any more
app-note-command = { $last-id ->
    [yes] the { $power } gets one marker more there now
   *[no] the { $power } gets one marker more there now and in each conference to come
}
app-note-tie = uses up { $leader }{ $risk ->
    [0] { "" }
   *[other] ; his health fails in { $risk } %
}
app-note-standing = { $gain ->
    [0] { app-has-now }
   *[other] each conference that { $seat-the } wins is { $gain } points (9.4); { app-has-now }
}
app-has-now = has { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
app-note-next = { $marker ->
    [0] { $me-id ->
        [yes] { $rest-and-the } can then remove what you place, and you cannot answer
       *[no] { $mine ->
            [0] places first; { $rest-and-the } can then answer
           *[other] places first; you come later and can remove what it places
        }
    }
   *[other] { $idle-id ->
        [yes] the order changes nothing here: one’s own networks say where alignment goes
       *[no] places first; all 15 markers of a power lie, so one that is removed could be placed again
    }{ $lost ->
        [0] { "" }
        [one] ; for { $lost } of yours there is no place
       *[other] ; for { $lost } of yours there is no place
    }
}
app-note-pass = you keep { $cards ->
    [one] your last card
    [2] both cards
   *[other] all { $cards } cards
}; not used now, the right to pass is gone until you debate again
app-note-keep = { $won-id ->
    [agenda] { $leader } stays free for the meeting
   *[conference] { $leader } keeps out of it
}; { $winner-id ->
    [me] the tie is yours all the same (Arsenal of Democracy, 3.32)
    [none] the US names the winner
   *[other] the { $winner } wins
}{ $left ->
    [0] { "" }
   *[other] { " " }unless { $others-or-the } steps in
}
app-note-spend = the card has no effect
app-spent = { $received } received, { $used }
app-spent-intrinsic = { $more-id ->
    [yes] one from your secret service, like everybody (7.1)
   *[no] from your secret service, like everybody (7.1)
}
app-spent-placed = { $amount } placed already
app-spent-by = { $amount } used by { $issue } ({ $seat })

## Where a choice leads
app-preview-moves = { $issue } moves { $start-from } { $to-to }: { $value } toward your chair.
app-preview-unmoved = { $issue } stays { $to-at }: this counts { $value }.
app-preview-chair = That is your chair: { $debate-id ->
    [debated] it is yours at once and for good, since there is no debate of a debate
    [safe] it is yours at once, since nobody can keep it out
   *[maybe] unless somebody debates, it is yours at once
}. { $gain }
app-preview-mine = If it lies there when the meeting ends, it is yours. { $gain }
app-preview-center = In the center of the table { $issue } is nobody's.
app-preview-theirs = It would lie on the track of the { $seat }, who wins it if nothing more happens. { $gain }
app-preview-may-stop = On its way through the center you may stop { $issue } there; it only takes effect there.
app-preview-less = Counting less is for whoever does not want { $issue } to go so far; otherwise the full value is better.
app-preview-card = { $card } also does this: { $words }
app-preview-leader = { $risk ->
    [0] { $leader } acts once in a conference, and you discard a staff card for it.
   *[other] { $leader } acts once in a conference, and you discard a staff card for it; his health fails in { $risk } % (then { $leader-id ->
        [churchill] he misses the next conference
        [stalin] Soviet staff cards count one less
       *[other] Truman takes his place
    }).
}
app-preview-rolled = { $card } rolls a die first, 1 to 6; after that you choose the issue.
app-preview-rolled-debate = { $card } rolls a die: with a 1 he counts { $least } on { $issue }, and it would be { $low-at }; with a 6 he counts { $most }, and it would be { $high-at }.
app-preview-debates = Your debate counts { $value }: { $issue } would be { $to-at }.
app-preview-compares = Your debate counts { $value } against { $against }: { $issue } would be { $to-at }.
app-preview-earns-pass = Who debates may pass on his very next turn to advance.
app-preview-decline = { $issue } stays { $to-at }{ $asked-id ->
    [yes] , as long as nobody else debates
   *[no] { "" }
}.
app-preview-decline-chair = { $issue } goes into the chair of the { $seat }: it is captured{ $asked-id ->
    [yes] , unless somebody else debates
   *[no] { "" }
}.
app-preview-pick = { $card } rolls for the agenda, from { $low } to { $high }, and is the highest, alone or tied, { $chance } % of the time, if the others lay what the program’s players mostly lay.
app-preview-pick-one = { $card } counts { $low } for the agenda and is the highest, alone or tied, { $chance } % of the time, if the others lay what the program’s players mostly lay.
app-preview-pick-cost = It is then gone for the meeting, where it could count { $use }{ $how-id ->
    [debate] { " " }debating { $issue }
   *[advance] { " " }on { $issue }
}.
app-preview-nominate = { $issue } starts { $to-at }.
app-preview-nominate-card = Your best card for it, { $card }, counts { $value } there.
app-preview-discard = { $card } is gone, and the text on the card does nothing. On the issues in play it would have counted { $use } at most.
app-preview-stop = { $issue } stays in the center, where it takes effect, and nobody has won it yet.
app-preview-move-on = { $issue } moves on { $to-to }; away from the center it has no effect, and its front waits.
app-preview-direct = The { $owner } must spend { $cost } of its production on the { $front }.
app-preview-naval = The { $box-box } then holds { $have } of { $most } naval support{ $last-id ->
    [yes] .
   *[no] ; it stays for later conferences.
}
app-preview-arctic = At { $opens } naval support in the Arctic Norway and Finland are open{ $last-id ->
    [yes] .
   *[no] ; at { $convoys } convoys bring the USSR { $more } production more.
}
app-preview-strike = { $need } naval support is just enough: with { $strike } % probability the Japanese navy strikes, and the { $front } stays where it is. With one naval marker more one may be lost, and it is still enough.
app-preview-spare = It takes { $need } naval support to enter { $space-the }: if the Japanese navy strikes, one is lost, and it is still enough.
app-preview-chance = { $before-id ->
    [none] The chance of the { $front } to enter { $space-the } goes from { $now } to { $after } %.
   *[other] The { $front } may then try to enter { $space-the }; its chance is { $after } %.
}
app-preview-chance-same = The chance of the { $front } to enter { $space-the } stays at { $now } %.{ $now ->
    [0] { "" }
   *[other] { " " }A marker more only makes up for armies that the enemy may still place, or helps to break through (7.74).
}
app-preview-lacks = { $lacks-id ->
    [naval] The { $front } will not even roll: { $space-the } takes { $need } naval support, and it has { $have }.
   *[other] The { $front } will not even roll: { $space-the } waits for { $lacks } in the center of the table.
}
app-preview-worth-there = If the { $front } enters { $space-the }, the points of the { $seat } change by { $change-signed }.
app-preview-surrender = If it enters { $space-the }, { $axis } surrenders. { $over-id ->
    [yes] Then both Axis powers have surrendered: the game ends with this conference (8.0), and the points count as they stand, unless first and last are more than 20 apart (4.41, 4.42).
   *[no] Once both Axis powers have surrendered, the game ends with that conference (8.0).
}
app-preview-armies = { $armies ->
    [0] { $dice-id ->
        [yes] That is an average before dice, which may send an Axis army against the { $front } or none. Without any it would be { $bare } %.
       *[no] The Axis places no army against the { $front } before it rolls.
    }
   *[other] { $dice-id ->
        [yes] That is an average before dice: about { $armies } Axis { $armies ->
            [one] army
           *[other] armies
        } against the { $front }, but dice may send more or fewer. Without any of them it would be { $bare } %.
       *[no] That is with { $armies } Axis { $armies ->
            [one] army
           *[other] armies
        } against the { $front }, placed before it rolls. Without any of them it would be { $bare } %.
    }
}
app-preview-activate = { $issue } gives you { count-alignments } and { count-networks } for the war phase.
app-preview-research = The chance of the A-bomb roll goes from { $now } to { $after } %.
app-preview-network = { $count ->
    [0] { $aligned-id ->
        [none] You have a network { $location-at }{ $barred-id ->
            [yes] .
           *[no] ; an alignment marker may follow.
        }
       *[other] You have a network { $location-at }, where the { $aligned } holds the alignment.
    }
   *[other] A second network { $location-at } protects the first.
}
app-preview-barred = { $side-id ->
    [none] No alignment marker can follow as long as { $pawn } is neutral.
   *[other] No alignment marker can follow: { $side }.
}
app-preview-break_network = The { $owner } has { $count ->
    [one] no network left
   *[other] one network less
} { $location-at }.
app-preview-align = Your alignment marker lies { $location-at }; it stays even if the network goes. { app-preview-left }
app-preview-break_alignment = The alignment marker of the { $aligned } { $location-at } is removed{ $cost ->
    [1] .
   *[other] ; that takes { $cost } of your markers (6.11.3).
} { app-preview-left }
app-preview-left = { $left ->
    [0] Then you have no alignment marker left.
    [one] Then you have { $left } alignment marker left.
   *[other] Then you have { $left } alignment markers left.
}
app-preview-move_global = { $owner-id ->
    [neutral] { $pawn } is decided for you: { $side }.
   *[other] { $pawn } is decided for you, no longer for the { $owner }: { $side }.
}
app-changes-churchill_roosevelt-us = Self-Determination: in the colonies everybody may place and remove alignment.
app-changes-churchill_roosevelt-uk = Colonialism: in the colonies only the UK may place and remove alignment.
app-changes-churchill_stalin-uk = Free Europe: along the Western and Eastern tracks everybody may place and remove alignment.
app-changes-churchill_stalin-ussr = Spheres of Influence: in the Baltic States, Poland, Rumania, Bulgaria and Finland only the USSR may place and remove alignment; in France, Belgium and the Netherlands it may not.
app-changes-roosevelt_stalin-us = United Nations: removing any alignment marker takes 2 markers.
app-changes-roosevelt_stalin-ussr = Communist Cadres: removing a Soviet alignment marker takes 2 markers in its sphere and in the colonies.
app-preview-my-points = Your score goes from { $before } to { $after }.
app-preview-points = The score of the { $seat } goes from { $before } to { $after }.
app-preview-no-points = No score changes by this alone.
app-preview-command = { $same-id ->
    [yes] The { $power } goes on commanding { $theater-at }
   *[no] The { $power } takes over the command { $theater-at } from the { $now }
}, and places one marker more there { $last-id ->
    [yes] now.
   *[no] in every conference.
}
app-preview-tie = { $won-id ->
    [agenda] The { $seat } wins the agenda and opens it with an issue on its own track.
   *[conference] The { $seat } wins the conference: { $points } points, as for each that it wins (9.4).
}
app-preview-tie-cost = { $risk ->
    [0] { $leader } is used up for this conference.
   *[other] { $leader } is used up for this conference, and his health fails in { $risk } % (then { $leader-id ->
        [churchill] he misses the next conference
        [stalin] Soviet staff cards count one less
       *[other] Truman takes his place
    }).
}
app-preview-standing = The { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
app-preview-keep = { $won-id ->
    [agenda] { $leader } stays free for the meeting, and the tie is settled without him.
   *[conference] { $leader } keeps out of it, and the tie is settled without him.
}
app-preview-next = The { $power } places all its { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} before { $rest-and-the }. { $marker ->
    [0] A place that nobody has taken yet is open to whoever comes first; whoever comes later sees what lies there and may spend a marker to remove it (7.12).
   *[other] { $idle-id ->
        [yes] The order changes nothing: alignment goes only where one’s own networks lie, and only there can it be removed (7.31, 7.32).
       *[no] Alignment goes only where one’s own networks lie, and only there can it be removed (7.31, 7.32); of a power whose 15 markers all lie one that is removed could be placed again (2.0).
    }
}
app-preview-next-lost = As the board stands, { $lost ->
    [one] { $lost } of your alignment markers has
   *[other] { $lost } of your alignment markers have
} no place: each needs a country with a network of yours and no marker yet, that no global issue bars (7.31). What has no place is lost.{ $shut-n ->
    [0] { "" }
   *[other] { " " }A global issue ({ $by-and }) bars it in { $shut-and } now (6.11).
}
app-preview-next-you = { $me-id ->
    [yes] Going first helps you where you need an empty place before the others; it helps the others in that you cannot answer them in this conference.
   *[no] Going later helps you: you can remove what hurts you most, and nobody who has placed can answer.
}
app-preview-pass = Nothing moves; you keep your { $cards ->
    [one] card
   *[other] { $cards } cards
}, and the right to pass is used up.
app-preview-spend = { $card } is gone and moves nothing: no issue is left to move.

## What could answer it
app-answer-barred = Nobody may debate { $leader } on { $issue }, not even a leader.
app-answer-nobody = Nobody has a card left to debate with.
app-answer-nobody-left = Nobody else is asked after you.
app-answer-no-debate-of-debate = There is no debate of a debate: nobody can answer yours now. Later cards can still move the issue.
app-answer-chance = { $chance ->
    [0] { $capture-id ->
        [yes] Nobody is likely to keep it out of your chair.
       *[no] Nobody is likely to take it off your track in one go; it may still lose ground.
    }
   *[other] { $capture-id ->
        [yes] { $chance } %: somebody can keep it out of your chair, if they want to.
       *[no] { $chance } %: somebody can take it off your track, to the center or beyond, if they want to.
    }
}
app-answer-cards = The { $seat }, { $cards ->
    [one] { $cards } unknown card
   *[other] { $cards } unknown cards
}{ $mine-id ->
    [yes] { $chance ->
        [0] { "" }
       *[other] { $capture-id ->
            [yes] : { $chance } % that { $cards ->
                [one] it keeps
               *[other] one of them keeps
            } the issue out of your chair
           *[no] : { $chance } % that { $cards ->
                [one] it does
               *[other] one of them does
            } that
        }
    }
   *[no] { "" }
}; at worst { $card }, { $value }, takes it { $to-to }.
app-answer-no-card = The { $seat } has no card that may debate this.
app-answer-leader = { $leader } ({ $seat }) may still speak: he counts { $value }, and the issue would be { $to-at }.
app-answer-leader-away = The leader of the { $seat } is not active: only a leader can debate a leader.
app-answer-third = The { $seat } is asked next and may still debate.
app-answer-agenda = The others lay a card, too, face down; nobody knows them before they are turned over.
app-answer-nominate = Anyone may move it on his turn, not only you.
app-answer-die = No player can answer it; then come the armies that the Axis may have for it, and the die.
app-answer-places = { $marker-id ->
    [alignment] The { $seat } places after you and has { $count ->
        [one] { $count } alignment marker
       *[other] { $count } alignment markers
    }. What you place it cannot remove: that takes a network of its own there (7.32).
   *[network] The { $seat } places after you and has { $count ->
        [one] { $count } network
       *[other] { $count } networks
    }: it may remove what you place.
}
app-answer-places-nobody = Nobody places markers of this kind after you in this conference.
app-answer-global = It stays so until somebody wins the Global Issue again.

## What things are
app-thing-card = { $role }.
app-thing-card-value = Counts { $value } in the agenda, in an advance and in a debate.
app-thing-card-die = Rolls a die for each use: 1 to 6.
app-thing-leader = { $role }: counts { $value }, for one advance or debate in a conference.
app-thing-leader-active = He can still act in this conference.
app-thing-leader-barred = He may not advance an issue in this conference; he may debate, or break a tie.
app-thing-leader-away = The conference card keeps him out of this conference (5.11).
app-thing-leader-inactive = He does not act any more in this conference: he has acted in it, or a health roll keeps him from it (5.26, 3.31).
app-thing-power = The { $seat } under { $leader }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far, { $wins ->
    [one] { $wins } conference
   *[other] { $wins } conferences
} won.
app-thing-power-pass = The double arrow: it has debated, and may pass on its next turn (5.24).
app-thing-issue-display = It lies in the display: nobody has put it on the table in this conference.
app-thing-issue-out = It has left the game.
app-thing-issue-at = It lies { $at-at }.
app-thing-issue-bomb = The American bomb is there: nothing is left to research.{ $spies-id ->
    [go_on] { " " }If the USSR wins the issue, its spies get one space further without a roll, which is 3 points.
    [done] { " " }The Soviet spies have nothing left to steal either.
   *[none] { "" }
}
app-thing-issue-won = The { $seat } has won it; nobody can move it any more.
app-thing-center = Here issues begin; what lies here when the meeting ends is nobody's. Only Strategic Materials, Second Front and USSR Declares War on Japan take effect from here, for all.
app-thing-space = A space on the way of the { $front }.
app-thing-chair = What is brought here the { $seat } has won at once: it is captured, and nobody can move it any more.
app-thing-pawn-neutral = A dispute between two of the three, still open: the Global Issue settles it, for 5 points. Until then { $pawn-id ->
    [churchill_roosevelt] nobody may place a political alignment marker in a colony; those that lie there count.
    [churchill_stalin] nobody may place one in the countries of the West and the East; those that lie there count.
   *[other] removing somebody's political alignment marker costs one of one's own, as it does anywhere.
}
app-thing-pawn-room = { $places-n ->
    [0] No country has room for an alignment marker of yours now: each needs a network of yours, no marker yet, and no dispute that bars it (7.31).
   *[other] As the board stands, alignment markers of yours could go to { $places-and } (7.31).
}
app-thing-pawn = A dispute between two of the three, settled for the { $seat }: { $side }, 5 points. The Global Issue can turn it around.
app-thing-front = A front of the { $seat }, now in { $space-the }, with { count-support } for this conference.
app-thing-front-over = { $axis } is out of the war, and the front stands still.
app-thing-front-end = It has reached the end of its way.
app-thing-front-chance = Next is { $space-the }; the chance is { $chance } %{ $armies ->
    [0] { $dice-id ->
        [yes] {", an average before dice, which may send an Axis army against it or none."}
       *[no] {", since the Axis will send no army against it."}
    }
   *[other] {", reckoned with the armies that the Axis will probably send against it: "}{ $armies }{ $dice-id ->
        [yes] { " " }or so on average, since dice place some of them.
       *[no] .
    }
}
app-thing-box = It holds { $have } of { $most } naval support. Landings need them, and they stay for later conferences.
app-thing-networks = The { $seat } has { $count ->
    [one] { $count } network
   *[other] { $count } networks
} here.
app-thing-aligned = It is aligned with the { $seat }: 3 points.
app-thing-nobody = Nobody has anything here yet.
app-thing-theater-name = Command { $theater-at }
app-thing-theater = The { $power } commands { $theater-at } and places one marker more there in every conference.
app-thing-reserves-name = Axis reserves { $theater-at }
app-thing-reserves = What the Axis sends against the fronts in every war phase: { $left }. Each army takes 2 from the strength of a front.
app-thing-axis-out = { $axis } has surrendered.
app-thing-axis-germany = Germany surrenders when the Western or the Eastern Front enters it.
app-thing-axis-italy = Italy surrenders when the Mediterranean Front reaches Southern Italy.
app-thing-axis-japan = Japan surrenders when a front enters it, or when three things come together: the bomb with a B29 base, the Soviets in Manchuria, and Germany out of the war.
app-thing-axis-japan-lacks = Of these three still lacking: { $lacking }.

## The end of a meeting
app-meeting-title = Conference { $number }: the meeting is over
app-meeting-lead = { $eyes-id ->
    [seat] You won { $mine ->
        [0] no issue
        [one] { $mine } issue
       *[other] { $mine } issues
    }. { $me-id ->
        [me] You won the conference: +{ $points } points.
       *[other] The { $winner } won the conference: +{ $points } points{ $winner-id ->
            [ussr] { " " }(where the US or the UK would get 3)
           *[other] { "" }
        }.
    }
   *[none] The { $winner } won the conference: +{ $points } points.
}
app-meeting-tie = { $lead } Most issues were won by { $tied-and-the }, equally many. { $by-id ->
    [leader] { $leader } broke the tie for the { $winner } (4.52).
    [named] { $kept-n ->
        [0] No leader could break it, since none is active (4.52)
       *[other] No leader broke it (4.52)
    }, so the US names the winner (Arsenal of Democracy, 4.53).
   *[arsenal] { $kept-n ->
        [0] No leader could break it, since none is active (4.52)
       *[other] No leader broke it (4.52)
    }, so the US wins a tie that it is in (Arsenal of Democracy, 3.32, 4.53).
}
app-meeting-won = Who won what, and what it gives
app-meeting-count = { $n ->
    [0] no issue
    [one] { $n } issue
   *[other] { $n } issues
}
app-meeting-winner = wins the conference
app-meeting-lay = It lay { $at-at }; no card moved it.
app-meeting-lay-by = It lay { $at-at }; { $how-id ->
    [debate_played] { $card } ({ $seat }) moved it last, debating with { $value }.
   *[advance_played] { $card } ({ $seat }) moved it last, with { $value }.
}
app-meeting-nobody-either = { $issue }: nobody's either.
app-meeting-center = It never left the center.
app-meeting-center-by = { $how-id ->
    [debate_played] { $card } ({ $seat }) brought it back there, debating with { $value }.
   *[advance_played] { $card } ({ $seat }) moved it there, with { $value }.
}
app-meeting-conference = Who won the conference
app-meeting-points = { $points } points for the { $seat }. Where several powers are asked the same thing in the decisions to come, it is asked last, and so knows what the others have done.
app-meeting-means = What that means for the decisions to come
app-meeting-slipped = What was taken from you, for good or for a while
app-meeting-no-slip = Nothing that lay on your track was taken from you.
app-meeting-go-on = On to the decisions

app-means-global = { $idle-id ->
    [yes] { $issue } — { $me-id ->
        [me] your two disputes with the other leaders are settled in your favour already: it brings you nothing more.
       *[other] the { $seat } has its two disputes with the other leaders settled in its favour already: it brings nothing more.
    }
   *[no] { $me-id ->
    [me] { $issue } — you settle one of your two disputes with the other leaders in your favour: 5 points, when all other decisions are made.{ app-means-global-taken }
   *[other] { $issue } — the { $seat } settles one of its two disputes with the other leaders in its favour: 5 points, when all other decisions are made.{ app-means-global-taken }
   }
}
app-means-global-taken = { $lies_with-n ->
    [0] { "" }
    [one] { " " }One of the two lies with { $lies_with-and-the } now: if that one is settled anew, 5 points are lost there.
   *[other] { " " }They lie with { $lies_with-and-the } now: where one is settled anew, 5 points are lost.
}
app-means-second_front = On a track { $issue } counts as an issue won, and opens nothing: no landing in Normandy in this conference{ $shut_to-n ->
    [0] .
   *[other] ; a landing would bring { $shut_to-and-the } { $shut_points ->
        [one] { $shut_points } point
       *[other] { $shut_points } points
    }.
}
app-means-ussr_declares_war = On a track { $issue } counts as an issue won, and opens nothing: the Far East Front cannot enter Manchuria in this conference{ $shut_to-n ->
    [0] .
   *[other] ; going in would bring { $shut_to-and-the } { $shut_points ->
        [one] { $shut_points } point
       *[other] { $shut_points } points
    }{ $shut_unoccupied-id ->
        [yes] , since Japan would surrender with no front in it (9.4.Q).
       *[no] .
    }
}
app-means-strategic_materials = { $me-id ->
    [me] { $issue } — one production marker more for you.
   *[other] { $issue } — one production marker more for the { $seat }.
}
app-means-a_bomb = { $bomb-id ->
    [yes] { $issue } — the bomb exists already: there is nothing left to research{ $spies-id ->
        [go_on] , but the Soviet spies get one space further without a roll, which is 3 points for the USSR.
        [done] , and the Soviet spies have nothing left to steal.
       *[none] { $keeps_spies-id ->
            [yes] , but the Soviet spies do not get it: with it they would get one space further, 3 points for the USSR.
           *[no] .
        }
    }
   *[no] { $spies-id ->
        [go_on] { $issue } — a roll decides whether the American bomb gets one space further; the Soviet spies do so without a roll, which is 3 points for the USSR.
       *[other] { $issue } — a roll decides whether the American bomb gets one space further; each production marker spent on it adds 1.
    }
}
app-means-theater_leadership = { $me-id ->
    [me] { $issue } — you name the commander there and place two markers more{ $idle-id ->
        [yes] , which bring nothing, since no front there has anywhere to go.
       *[no] .
    }
   *[other] { $issue } — the { $seat } names the commander there and places two markers more{ $idle-id ->
        [yes] , which bring nothing, since no front there has anywhere to go.
       *[no] .
    }
}
app-means-production = { $same-id ->
    [yes] { $issue } — { $me-id ->
        [me] you keep your own production marker.
       *[other] the { $owner } keeps its own production marker.
    }
   *[no] { $issue } — { $me-id ->
        [me] you take one production marker from the { $owner }.
       *[other] the { $seat } takes one production marker from the { $owner }.
    }
}
app-means-directed_offensive = { $same-id ->
    [yes] { $issue } — { $me-id ->
        [me] nobody else directs two of your markers: you choose their front.
       *[other] the { $owner } chooses itself where two of its markers go.
    }
   *[no] { $issue } — { $me-id ->
        [me] you say to which front two markers of the { $owner } go: for example to one that is worth points to you.
       *[other] the { $seat } says to which front two markers of the { $owner } go.
    }
}
app-means-pol_mil = { $me-id ->
    [me] { $issue } — for one production marker you get { count-alignments } and { count-networks }.
   *[other] { $issue } — for one production marker the { $seat } gets { count-alignments } and { count-networks }.
}
app-means-center = { $ended-id ->
    [yes] { $issue } takes effect
   *[no] If { $issue } ends there, it takes effect
}
app-means-center-second_front = { app-means-center }, for this conference only: the Western Front may try to land in Normandy. If it does not get there, the issue must end in the center again.
app-means-center-ussr_declares_war = { app-means-center }, for this conference only: the Far East Front may try to enter Manchuria. If it does not get there, the issue must end in the center again.
app-means-center-strategic_materials = { app-means-center }: one production marker more for everybody.
app-means-production-of = { $me-id ->
    [me] You receive { count-production }.
   *[other] The { $seat } receives { count-production }.
}
app-slip-advance = { $issue } lay { $at-at }; { $card } ({ $seat }) took it { $to-to } with { $value }.{ $back-id ->
    [yes] { " " }You won it all the same.
   *[no] { $winner-id ->
        [none] { "" }
       *[other] { " " }The { $winner } won it.
    }
}
app-slip-debate = { $issue } lay { $at-at }; { $card } ({ $seat }) debated with { $value } and took it { $to-to }.{ $back-id ->
    [yes] { " " }You won it all the same.
   *[no] { $winner-id ->
        [none] { "" }
       *[other] { " " }The { $winner } won it.
    }
}
app-slip-chair = { $issue } was about to reach your chair; { $card } ({ $seat }) debated with { $value } and kept it out.{ $winner-id ->
    [none] { "" }
   *[other] { " " }The { $winner } won it.
}
app-taken-issue = { $card } ({ $seat }) took { $issue } from you: { $later-id ->
    [yes] it was { $first-at } then; { $mover-id ->
        [me] you have moved it since
       *[other] the { $mover } has moved it since
    }, and it is { $to-at } now.
   *[no] it is { $to-at } now.
}
app-taken-back-some = The { $seat } pulled { $issue } back: it was { $start-at } and is { $to-at } now.
app-taken-chair = { $card } ({ $seat }) kept { $issue } out of your chair: { $later-id ->
    [yes] it was { $first-at } then; { $mover-id ->
        [me] you have moved it since
       *[other] the { $mover } has moved it since
    }, and it is { $to-at } now.
   *[no] it is { $to-at } now.
}
app-taken-network = { $by-id ->
    [us] The { $by } removed a network of yours { $location-at }.
    [uk] The { $by } removed a network of yours { $location-at }.
    [ussr] The { $by } removed a network of yours { $location-at }.
    [none] The conference card took a network of yours { $location-at }.
   *[other] The { $by } has moved on: you lost a network { $location-at }, which now lies behind it.
}
app-taken-alignment = The { $by } removed your alignment marker { $location-at }.
app-taken-pawn = { $mine-id ->
    [yes] The { $seat } took { $pawn } from your side.
   *[no] The { $seat } settled { $pawn }.
} { $changes }
app-debated-after = After you had let it stand, the { $seat } debated { $issue }{ $known-id ->
    [yes] { "" }
   *[no] : it is { $to-at } now
}.
app-not-asked-leader = You were not asked about { $issue }: only a leader can debate a leader, and yours is not active (5.24).{ $known-id ->
    [yes] { "" }
   *[no] { " " }It is { $to-at } now.
}
app-not-asked = You were not asked about { $issue }: there is one debate at most, and the { $seat } was asked before you (5.24).{ $known-id ->
    [yes] { "" }
   *[no] { " " }It is { $to-at } now.
}

## The end of a war phase
app-war-title-over = The war is over: both Axis powers are out
app-war-over = Germany and Japan have both surrendered, and with the war the game ends.
app-war-unused = { $issue }, which you had won, was not activated with a production marker: it has brought nothing.
app-war-unused-of = { $issue }, which the { $seat } had won, was not activated with a production marker: it has brought nothing.
app-war-wide-lead = Mind your lead: you are { $gap } points ahead of the last. If both Axis powers surrender with more than { $most } between first and last, the alliance breaks and the second wins, unless you have more than both others together (4.42).
app-war-lead-over = { $told } { $lead }
app-war-title = Conference { $number }: the war phase is over
app-war-lead = { $advanced ->
    [0] No front advanced.
    [one] All powers together: one advance of a front.
   *[other] All powers together: { $advanced } advances of fronts.
} { $change ->
    [0] Since the meeting your score stays at { $after }.
   *[other] Since the meeting your score has gone from { $before } to { $after } ({ $change-signed }).
}
app-war-lead-all = { $advanced ->
    [0] No front advanced.
    [one] One advance of a front.
   *[other] { $advanced } advances of fronts.
}
app-war-fronts = The fronts
app-war-front_rolled = { $success-id ->
    [yes] { $front }, to { $space-the }: strength { $strength }, so the ten-sided die had to show { $strength } or less, a chance of { $chance } %. It shows { $roll }: the front advances.
   *[no] { $front }, to { $space-the }: strength { $strength }, so the ten-sided die had to show { $strength } or less, a chance of { $chance } %. It shows { $roll }: the front stays where it is.
}
app-war-front_sure = { $front }, to { $space-the }: with strength { $strength } it advances whatever the die shows; its { $roll } decides only whether there is a breakthrough.
app-war-front_too_weak = { $front }, to { $space-the }: strength { $strength-signed }, so it could not even roll.
app-war-front_blocked = { $why-id ->
    [naval] { $front }, to { $space-the }: it needed { $needed } naval support and had { $naval }, so it could not even roll.
   *[other] { $front }, to { $space-the }: it needed { $why } in the center of the table in this conference, so it could not even roll.
}
app-war-strength = { $strength } ({ $chance } %)
app-war-head-front = Front
app-war-head-to = To
app-war-head-strength = Strength
app-war-head-die = Die
app-war-head-came = What came of it
app-war-came-steps-0 = stays
app-war-came-steps-1 = advances
app-war-came-steps-2 = breaks through, two spaces
app-war-came-front_too_weak = too weak to roll
app-war-came-front_blocked = { $why-id ->
    [naval] naval support { $naval } of { $needed }
   *[other] waits for { $why }
}
app-war-came-over = { $axis } is out
app-war-came-end = at the end of its way
app-war-front-over = { $front }: { $axis } is out of the war, and the front stands still.
app-war-front-end = { $front }: it has reached the end of its way.
app-war-navy-stayed = The Japanese navy did not strike here. Until that was known, each chance of this front was reckoned lower.
app-war-now = It stands in { $space-the } now.
app-war-places = Places won and lost
app-war-no-places = No network and no alignment has changed.
app-place-aligned = { $was-id ->
    [none] { $location } is now aligned with the { $seat }.
   *[other] { $location } is now aligned with the { $seat }, no longer with the { $was }.
}
app-place-unaligned = { $location } is no longer aligned with the { $was }.
app-place-networks = { $count ->
    [one] { $location }: one network of the { $seat }
   *[other] { $location }: { $count } networks of the { $seat }
}{ $before ->
    [0] { " " }(none before).
   *[other] { " " }(before: { $before } of the { $was }).
}
app-place-no-networks = { $by-id ->
    [none] { $location }: the { $was } has no network left there.
    [us] { $location }: the { $by } has removed the last network of the { $was }.
    [uk] { $location }: the { $by } has removed the last network of the { $was }.
    [ussr] { $location }: the { $by } has removed the last network of the { $was }.
   *[other] { $location }: the { $by } has moved on, and the { $was } has no network left there (7.13).
}
app-war-besides = What else happened
app-war-turned = { $gone-id ->
    [yes] No longer counted: { $line } ({ $changes }).
    [told] { $line } ({ $changes }).
   *[no] Now counted: { $line } ({ $changes }).
}
app-more-Y = Spy ring: further on, { $n } spaces now
app-war-no-longer = { $line }: lost
app-war-aligned = { $line }: alignment counts there instead now
app-war-moved-on = { $line }: the front is in { $space-the } now
app-gone-R = MacArthur is back in the Philippines: the points for his absence are lost
app-gone-S = The two Pacific drives keep pace again: the points for the lag are lost
app-gone-AA = The US has the A-bomb: the points for having none are lost
app-war-agreed-for-once = { $issue-id ->
    [second_front] { $issue } was agreed for this conference only, and Normandy was not entered. To try again, the issue must be put on the table and end in the center once more.
   *[ussr_declares_war] { $issue } was agreed for this conference only, and Manchuria was not entered. To try again, the issue must be put on the table and end in the center once more.
}
app-war-score = Your score, line by line
app-war-unchanged = no line has changed
app-war-line = Line
app-war-before = Before
app-war-after = After
app-war-change = Change
app-war-total = Total
app-war-go-on = { $over-id ->
    [yes] On to the result
   *[no] On to what comes next
}

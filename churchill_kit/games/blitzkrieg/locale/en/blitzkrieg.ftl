# Blitzkrieg!: all sentences about the game, labels and names. How variables work: engine/words.py.
# The Allies are many: what a seat does is said in two forms.

## What a player chooses: labels of buttons

action-place = Place { $token }: { $space }
action-stop = Place no second unit
action-choose = Move the marker: { $theatre }
action-use = Apply the effect: { $space }
action-open = Open { $theatre }
action-discard = Bomb { $token }, place { $number } of the row

## What is to be decided: questions

decision-place_unit = { $seat }: place a unit token.
decision-place_again = { $seat }: place a second unit in the same theatre after the blitz ({ $theatre }), or stop here.
decision-move_elsewhere = { $seat }: move the marker of which other theatre by { $amount } { $amount ->
    [one] step
   *[other] steps
}? That is strategic advantage.
decision-next_effect = { $seat }: { $theatre } is closed. Which free space takes effect now?
decision-choose_campaign = { $seat }: which campaign is opened after { $theatre }?
decision-choose_bombed = { $seat }: which token of the automaton’s row do you bomb?
decision-choose_start = { $seat }: a 6 was rolled. On which track does the automaton begin { $cells } { $cells ->
    [one] step
   *[other] steps
} further on?

## What happened

event-game_started = The board is laid out: { $scenario }.
event-reserve_drawn = { $seat-start } { $seat-id ->
    [allies] draw
   *[other] draws
} { $count } tokens for the reserve.
event-start_rolled = The automaton begins ahead in { $of } theatres, by the die. Roll { $number } is { $roll }: { $theatre-id ->
    [none] you choose the theatre
   *[other] { $theatre }
}.
event-automaton_points = { $seat-start } { $seat-id ->
    [allies] begin
   *[other] begins
} with { $points } { $points ->
    [one] point
   *[other] points
}.
event-placed = { $played-id ->
    [spy] { $seat-start } { $seat-id ->
        [allies] place
       *[other] places
    } { $token } on { $space }.
   *[other] { $token-id ->
        [spy] { $seat-start } { $seat-id ->
            [allies] place
           *[other] places
        } { $token }, which acts as { $played }, on { $space }.
       *[other] { $seat-start } { $seat-id ->
            [allies] place
           *[other] places
        } { $token } on { $space }.
    }
}
event-effect_skipped = { $token } does not use the effect of its space.
event-marker_moved = { $theatre }: the marker moves { $steps } { $steps ->
    [one] step
   *[other] steps
} towards { $seat-the }; { standing }.
event-marker_fell_back = { $theatre }: the marker falls back { $steps } { $steps ->
    [one] step
   *[other] steps
} from { $seat-the }; { standing }.
standing = { $ahead-id ->
    [none] it is in the middle
    [allies] the Allies lead by { $lead }
   *[other] { $ahead-the } leads by { $lead }
}
event-drew = { $tokens-id ->
    [none] { $seat-start } { $seat-id ->
        [allies] draw
       *[other] draws
    } { $count } { $count ->
        [one] token
       *[other] tokens
    }.
   *[other] { $seat-start } { $seat-id ->
        [allies] draw
       *[other] draws
    } { $tokens }.
}
event-bag_empty = The bag of { $seat-the } is empty, so nothing is drawn.
event-researched = { $tokens-id ->
    [none] { $seat-start } { $seat-id ->
        [allies] put
       *[other] puts
    } { $count } special { $count ->
        [one] weapon
       *[other] weapons
    } into the { $to-id ->
        [bag] bag
       *[other] reserve
    }.
   *[other] { $seat-start } { $seat-id ->
        [allies] take
       *[other] takes
    } { $tokens } into the reserve.
}
event-nothing_to_research = Research brings nothing: no special weapon is left for { $seat-the }.
event-bombed = { $tokens-id ->
    [none] { $seat-start } { $seat-id ->
        [allies] bomb
       *[other] bombs
    }: a token of { $other-the } goes back into its bag.
   *[other] { $seat-start } { $seat-id ->
        [allies] bomb
       *[other] bombs
    } { $tokens }: back into the bag of { $other-the }.
}
event-nothing_to_bomb = { $seat-start } { $seat-id ->
    [allies] find
   *[other] finds
} nothing to bomb.
event-points_gained = { $seat-start } { $seat-id ->
    [allies] gain
   *[other] gains
} { $points } { $points ->
    [one] point
   *[other] points
} and now { $seat-id ->
    [allies] have
   *[other] has
} { $total } in all.
event-campaign_completed = { $winners-n ->
    [one] The campaign { $campaign } is completed: { $winners-0-the } { $winners-0-id ->
        [allies] win
       *[other] wins
    } it.
   *[other] The campaign { $campaign } is completed with the marker in the middle: both get its points.
}
event-theatre_closed = { $seat-start } { $seat-id ->
    [allies] have
   *[other] has
} won and closed { $theatre }.
event-campaign_opened = { $ended } is over, and { $theatre } is opened next.
event-marker_left = No campaign is left to open: the marker of { $theatre } leaves the board.
event-blitz_ended = { $seat-start } { $seat-id ->
    [allies] place
   *[other] places
} no second unit.
event-last_turn = { $first-start } { $first-id ->
    [allies] have
   *[other] has
} { $points } points: { $seat-the } { $seat-id ->
    [allies] have
   *[other] has
} one last turn.
event-cannot_place = { $seat-start } { $seat-id ->
    [allies] have
   *[other] has
} no unit that could be placed.
event-war_ended = The war is over: { $winner-the } { $winner-id ->
    [allies] have
   *[other] has
} won.

## The automaton

event-stratagem_drawn = { $chip-id ->
    [steamroll] { $stratagem-id ->
        [none] Steamroll is drawn: there is nothing to repeat.
       *[other] Steamroll is drawn: { $stratagem } once more.
    }
   *[other] The stratagem is { $chip }: { $chip-wants }.
}
event-struck_out = { $kind-id ->
    [theatres] Row { $row } strikes out { $out }; left: { $left }.{ because }
    [spaces] Row { $row } strikes out { $out }; left: { $left }.{ because }
   *[units] Row { $row } strikes out { $out }; left: { $left }.{ because }
}
because = { $why-id ->
    [none] { $stratagem-id ->
        [none] {""}
       *[other] {" "}Reason: the stratagem { $stratagem } wants { $stratagem-wants }.
    }
   *[other] {" "}Reason: { $why }.
}
event-unit_rolled = The die shows { $roll } and so picks the unit { $token }.
event-automaton_chose = { $seat }, automaton: theatre { $theatre } by row { $theatre_by }, space { $space } by row { $space_by }, unit { $token } by row { $unit_by }.
event-biggest_change = The automaton moves the marker where that changes most for it, here { $theatre } (change { $step } of 7): { $step ->
    [1] it leads instead of you
    [2] it leads instead of a tie
    [3] a tie instead of your lead
    [4] its greatest lead grows
    [5] your greatest lead shrinks
    [6] another one by which you win nothing
   *[other] any other
}.

## How the war ended

ending-last_turn = { $winner } { $winner-id ->
    [allies] win
   *[other] wins
} after the last turn with { $points } points{ $tiebreak-id ->
    [none] {""}
   *[other] {" "}each: a tie goes to whoever plays second
}.
ending-reached = { $winner } { $winner-id ->
    [allies] win
   *[other] wins
} with { $points } points.
ending-stuck = { $winner } { $winner-id ->
    [allies] win
   *[other] wins
}: the opponent can place nothing.

## The same in short, for tables and charts

ended-last_turn = After the last turn
ended-reached = With 25 points at once
ended-stuck = The opponent could place nothing

## Why something is not allowed

error-other-theatre = After the blitz a unit can be placed in the same theatre only: { $theatre }; this space is another’s: { $space }
error-other-board = This space is on the other side of the board: { $space }
error-not-in-reserve = { $token } is not in your reserve
error-nothing-to-copy = { $token } has nothing to copy: your opponent has placed no unit yet
error-space-taken = { $there } is on this space already: { $space }
error-theatre-closed = { $theatre } is closed, nothing can be placed there
error-not-opened = { $theatre } has not been opened yet
error-not-active = This space is not in the active campaign, the topmost one with a free space: { $space }
error-wrong-kind = { $token } cannot be placed on a space of this kind ({ $kind }): { $space }
error-weapons-are-safe = { $token } is a special weapon and cannot be bombed while there are other tokens in the row
error-same-theatre = A strategic advantage is for any theatre but the one where the unit stands: { $theatre }
error-marker-is-still = { $theatre } has no marker that could be moved
error-no-effect-left = This space has no effect left to apply: { $space }
error-opened-before = { $theatre } has been opened before
error-not-linked = { $theatre } is not linked with { $ended }, and there are campaigns that are

## Parts of numbers

label-printed = Printed strength
label-own_units = Own units in the theatre
label-behind = The opponent leads here
label-as_air_force = The automaton’s scientist counts as an air force
label-propaganda = Propaganda
label-campaign = Campaign: { $of }
label-campaigns = Campaigns
label-marks = Marks on the track
label-tactical = Tactical advantage
label-strategic = Strategic advantage
label-carried = Carried over
label-automaton_step = A step more for the automaton
label-other_points = Propaganda and marks
label-at_start = Had at the start

## Why the player of the house chose

reason-closes = This closes the theatre and brings { $n } { $n ->
    [one] point
   *[other] points
}.
reason-completes = This completes the campaign. { $n ->
    [0] It brings no points, but the struggle for it is over.
   *[other] It brings { $n } { $n ->
        [one] point
       *[other] points
    }.
}
reason-propaganda = Propaganda on this space brings { $n } { $n ->
    [one] point
   *[other] points
} at once.
reason-gives = This gives the opponent { $n } { $n ->
    [one] point
   *[other] points
}, but the other moves are worse.
reason-wins_war = With this move there are points enough to win the war.
reason-track = This moves the marker of the theatre { $n } { $n ->
    [one] step
   *[other] steps
} in its own favour.
reason-effect = The effect of this space is useful, and other spaces bring less.
reason-again = After this token another one may be placed in the same theatre at once.
reason-spends = This spends a unit of strength { $n }, and nothing cheaper would do.
reason-opens_last = This leaves the last space of the campaign to the opponent, but the other moves are worse.
reason-runs_short = After this there is little to place on the next turn, but the other moves are worse.
reason-least_harm = The automaton may begin ahead here, because here it gains least by it.
reason-order = The effect that brings new tokens is used first.
reason-opens = Of the campaigns that can be opened this one is chosen: it is worth { $n } { $n ->
    [one] point
   *[other] points
}.
reason-strongest = This takes the strongest token away from the opponent.
reason-nothing_better = No other move is better than this one.

## Names: seats, scenarios, options

name-axis = Axis
    .the = the Axis
    .start = The Axis
name-allies = Allies
    .the = the Allies
    .start = The Allies
name-germany = Germany
    .the = Germany
    .start = Germany
name-japan = Japan
    .the = Japan
    .start = Japan
name-base = Base game
name-nippon = Nippon
name-solo = Solo game
name-solo_nippon = Nippon, solo game
name-bot = bot
name-random = random player
name-search = player that thinks ahead
name-human = person
name-secret_count = Size of reserves
    .help = Nobody tells how many tokens his reserve has (5.4)
name-more_weapons = Weapons of Nippon
    .help = Partisans and skilful leadership lie among the research of the base game, too (5.6)
name-level = Level
    .help = How far ahead the automaton begins (12.4)
name-stratagems = Stratagems
    .help = The automaton draws a stratagem each turn (13.1)
name-extra_points = Extra points
    .help = Points that the automaton begins with (18.1)
name-extra_steps = Extra steps
    .help = Steps on every track that the automaton begins with (18.2)
name-easy = easy
name-medium = medium
name-hard = hard
name-both = both
name-none = nobody
name-yes = yes
name-no = no

## Names: stratagems, and the lines of the algorithm’s lists

name-big_guns = Big Guns
    .wants = special weapons if there are any, else the units of the biggest change
name-rapid_deployment = Rapid Deployment
    .wants = the leftmost unit that can be placed
name-counterattack = Counterattack
    .wants = theatres where you lead, then the units of the biggest change
name-research_and_development = Research & Development
    .wants = theatres and spaces with research, elsewhere special weapons
name-steamroll = Steamroll
    .wants = the stratagem of the turn before once more
name-for_the_glory = For the Glory
    .wants = the theatres of the most points, then propaganda
name-secure = Secure
    .wants = theatres where it leads
name-economic_warfare = Economic Warfare
    .wants = industry and bombing; industry first with four tokens or fewer, else bombing
name-free = most free spaces in the active campaign
name-points = most points for the active campaign
name-height = higher on the printed board: the lowest number beside the name
name-propaganda_late = propaganda, from 20 points on
name-strategic = strategic advantage
name-propaganda_behind = propaganda, 3 points or more behind
name-research_industry = research and industry
name-industry_few = industry, with 4 tokens or fewer
name-research = research
name-bombing = bombing
name-tactical = tactical advantage
name-industry = industry
name-propaganda = propaganda
name-leftmost = leftmost space
name-placeable = something of its row can be placed there
name-closing = one placement wins the whole theatre
name-winning = one placement wins a campaign or a theatre
name-strong = strength above 0, since the space has no effect
name-no_blitz = no blitz unit, since it is the last space
name-strongest = the greatest strength, from 20 points on

## Names: spaces

name-land = land
name-sea = sea
name-land_sea = land or sea
form-space = { $campaign } ({ $brings })
brings-none = blank space
brings-industry = { $n ->
    [1] industry
   *[other] improved industry
}
brings-research = { $n ->
    [1] research
   *[other] improved research
}
brings-research_industry = research and industry
brings-propaganda = propaganda { $n }
brings-bombing = bombing
brings-tactical = tactical advantage { $n }
brings-strategic = strategic advantage { $n }

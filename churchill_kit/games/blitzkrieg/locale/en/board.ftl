# The board of Blitzkrieg!: words for tight places, and accessible names of what lies there. Facts are
# words and numbers already.

## On the board
board-title-base = The war: five theatres
board-title-nippon = America 1946
board-score = Victory points
board-research = Special weapons left: { $n }
board-points = { $n } VP
board-level = level
board-lead = { $seat } +{ $n }
board-closed = closed
board-unopened = not open yet
board-now = active
board-later = not active
board-won = won by { $seat }
board-won-both = points for both
board-secret = number kept secret
board-danger = one bombing from defeat
board-stratagem = Stratagem
board-short-research_and_development = R&D
board-no-stratagem = none yet

## What spaces are
board-ground-land = land
board-ground-sea = sea
board-ground-land_sea = land or sea

## Names of places
board-space = { $space } ({ $ground })
board-row = Token { $n } of the row

## Accessible names
board-theatre = { $theatre }: { $cells } cells on each half of the track; { $rank } from the top of the board
board-track = Track of { $theatre }: { $standing }
board-marker = Battle marker of { $theatre }: { $standing }
board-l-road = Link: { $one } – { $other }
board-l-campaign = { $campaign }: { $n } VP, { $state }
board-l-taken = { $space }; { $seat }: { $token }
board-l-shut = { $space }; not open now
board-l-side = { $seat }: { $points } VP, in reserve { $reserve }, in the bag { $bag }
board-l-bag = Bag of { $seat }: { $n }
board-l-unit = { $token }, strength { $value }
board-l-hidden = Reserve of { $seat }, face down: { $n }
board-l-danger = { $seat }: with one token less there would be nothing to place
board-l-stratagem = Stratagem: { $stratagem }; chips in the cup: { $cup }
board-l-score = Victory points; the goal is { $n }
board-l-points = { $seat }: { $n } VP
board-l-research = Special weapons that can be researched: { $n }

## What the automaton does, while it is told
board-by = { $number }: { $what }
board-by-all = { $theatre } / { $space } / { $unit }
board-l-by-all = Rows of the algorithm that decided: theatre { $theatre }, space { $space }, unit { $unit }
board-l-by = Row of the algorithm and what it left: { $what }
board-l-tag = your lead would be { $lead }{ $points ->
    [0] { "" }
   *[other] , { $points } VP
}
board-l-die = Die: { $roll }

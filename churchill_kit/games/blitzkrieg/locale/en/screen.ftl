# What the screens of Blitzkrieg! say: set-ups, options, why something is asked, the first minute.

app-subtitle = Five wars at once, and a hand full of what the bag gave you.

## Before the game
app-about-base = Axis against Allies: five theatres of war, first to 25 points. The game to begin with.
app-about-nippon = Germany against Japan in America, 1946: every campaign a theatre of its own.
app-about-solo = You play the Allies; the rulebook's automaton plays the Axis with open tokens, and says why.
app-about-solo_nippon = You play Germany in America; the automaton plays Japan.
app-seed = Number of the game
app-seed-help = Empty: a new game. The same number draws the same tokens and rolls the same dice again.
app-player-bot = computer player
app-option-secret_count = How many tokens a reserve has (5.4)
app-option-secret_count-true = is kept secret
app-option-secret_count-false = is seen
app-option-more_weapons = Partisans and Skilful Leadership in the base game (5.6)
app-option-more_weapons-true = are in
app-option-more_weapons-false = are not
app-option-level = The automaton is (12.4)
app-option-level-easy = easy
app-option-level-medium = medium
app-option-level-hard = hard
app-option-stratagems = The automaton draws stratagems (13.1)
app-option-stratagems-true = yes
app-option-stratagems-false = no: for a first game
app-option-extra_points = Points the automaton begins with (18.1)
app-option-extra_points-0 = none
app-option-extra_points-1 = 1
app-option-extra_points-2 = 2
app-option-extra_points-3 = 3
app-option-extra_points-4 = 4
app-option-extra_points-5 = 5
app-option-extra_steps = Its lead on every track at the start (18.2)
app-option-extra_steps-0 = none
app-option-extra_steps-1 = 1 cell
app-option-extra_steps-2 = 2 cells
app-option-extra_steps-3 = 3 cells

## The table
app-prompt-last-turn = { $seat }: your last turn ({ $rule }). Place a unit token.
app-board-map = Board
app-facet-token = Token
app-facet-space = Space
app-facet-track = Theatre
app-facet-row = In the automaton's row
app-more-space = { $n ->
    [one] 1 other space
   *[other] { $n } other spaces
}

## Two at one screen
app-curtain-text = Please change places: the reserve is for the eyes of { $seat } alone.
app-curtain-button = { $seat }: show my reserve
app-new-in-hand = New in your reserve: { $things }

## Hint and why
app-why-place_unit = Place one token of your reserve on a free space of an active campaign, the topmost of its theatre with a free space. The space takes effect, then the marker moves your way by the token's strength. A theatre is yours at the end of its track; the last space of a campaign gives its points to whoever has the marker.
app-why-place_again = After a blitz unit you may place another token at once, in the same theatre. You still draw one token only at the end of the turn.
app-why-move_elsewhere = A strategic advantage moves the marker of any other theatre, but never onto its last cell.
app-why-next_effect = You have closed the theatre: the spaces that are still free take effect for you, in the order that you choose.
app-why-choose_campaign = A campaign of America is over, and its marker opens another one: one that is linked with it, as long as there is one.
app-why-choose_bombed = Bombing costs the automaton a token of its row, and you choose it; special weapons only when there is nothing else.
app-why-choose_start = The die shows 6: you choose the theatre in which the automaton begins with a lead.

## The end
app-ending-last_turn = Whoever began the game had 25 points or more, so the other side had one last turn; then the points were compared.
app-ending-reached = The side that plays second ended its turn with 25 points or more and wins at once.
app-ending-stuck = A side whose turn began could place nothing, and has lost, whatever the points.

## The first minute
app-minute-win-title = How one wins
app-minute-win-first = End your turn with 25 points. Points come from campaigns, from theatres that you close and from propaganda.
app-minute-win-second = The first to reach them gives the other side a last turn only if it began the game.
app-minute-turn-title = What a turn is
app-minute-turn-first = A token goes on a free space of the highlighted row; the space takes effect, then the marker moves your way by the token's strength.
app-minute-turn-second = When a row is full, its points go to whoever has the marker; at the end of the track the whole theatre is yours.
app-minute-asked-title = What you are asked first
app-minute-asked-first = Click a token of your reserve: the board shows where it may go, and on each space where the marker would stand then.
app-minute-asked-second = Armies (the tank) go on land, navies (the ship) on sea, air forces (the aeroplane) anywhere. Click the space to see all that it would bring, and once more to play.

## The marks on the boards
app-mark-army = A tank: an army. It goes on land, and where land and sea meet.
app-mark-navy = A ship: a navy. It goes on sea, and where land and sea meet.
app-mark-air = An aeroplane: an air force. It goes on any space.
app-mark-land = Land: a space for armies and air forces.
app-mark-sea = Sea: a space for navies and air forces; with both signs for any unit.
app-mark-industry = Industry: whoever takes the space draws a token out of his bag; ×2: two.
app-mark-research = Research: a random special weapon goes into the bag; ×2: two.
app-mark-research_industry = Research and industry: a random special weapon comes straight into the reserve.
app-mark-propaganda = Propaganda: as many points as stand beside it, at once.
app-mark-bombing = Bombing: the opponent loses a random token of his reserve. On a special weapon it is done besides.
app-mark-tactical = Tactical advantage: the marker of this theatre moves so many cells more.
app-mark-strategic = Strategic advantage: the marker of another theatre moves so many cells.
app-mark-bag = The bag of a side, and how many tokens are in it.
app-mark-general = General: 1, and 1 more for each other army and air force of yours in the theatre.
app-mark-admiral = Admiral: 1, and 1 more for each other navy and air force of yours in the theatre.
app-mark-blitz = Blitz: another token may follow at once in the same theatre.
app-mark-elite = Elite: stronger, nothing else.
app-mark-task_force = Task force: very strong, but its space has no effect.
app-mark-nuclear = Nuclear bomb: you fall back by 2 on all other open tracks.
app-mark-spy = Spy: it is what the opponent has just placed.
app-mark-rows = A dark label beside the automaton’s row: the rows of its algorithm that decided, 1.… for the theatre, 2.… for the space, 3.… for the unit.

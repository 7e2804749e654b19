# The chapters of Blitzkrieg!: titles, and the words of its own parts. How variables work: engine/words.py.

## The chapters: title, what one will be able to do (parted by " · "), minutes

chapter-1 = The board, the units, the set-up
    .aims = read the board at a glance · say where each unit may stand and how strong it is · set up a game
    .minutes = 10
chapter-2 = A turn
    .aims = play a turn in its four steps · place a unit where it is allowed · say where the marker stands afterwards
    .minutes = 8
chapter-3 = What spaces bring
    .aims = carry out every sign on the board · choose a space for what it brings · foresee what your opponent loses
    .minutes = 10
chapter-4 = Special weapons
    .aims = use each of the yellow tokens · know what they cost as well as what they bring
    .minutes = 10
chapter-5 = Campaigns and theatres
    .aims = score a campaign, marks and all · close a theatre and collect what lies there · see who profits before you place
    .minutes = 12
chapter-6 = Winning the war
    .aims = say when the war is over and who has won · use the last turn, and mind the last token
    .minutes = 8
chapter-7 = Nippon
    .aims = play on the other side of the board · open the next campaign to your own good · use Godzilla and two more weapons
    .minutes = 12
chapter-8 = Alone: how the automaton chooses
    .aims = play the automaton’s turn row by row · say what it will do before it does it
    .minutes = 15
chapter-9 = Alone: its stratagems
    .aims = know the eight stratagems · rank changes as the automaton does · make the game as hard as you like
    .minutes = 15
chapter-glossary = Glossary
    .aims = find any term of the game, with the rule it comes from
    .minutes = 5
chapter-strategy = Strategy
    .aims = spend strength where it counts · leave no campaign for your opponent to finish · plan the end from 20 points on
    .minutes = 15
chapter-annotated = A whole game, move by move
    .aims = follow a war from the first token to the last, with the reasons for its turning points
    .minutes = 15

## Any token on any space

chapter-sandbox-placing = What comes of it?
chapter-sandbox-placing-about = Choose a token and a space, or click one on the board. The engine carries the turn out, or says which rule forbids it.
chapter-sandbox-placing-seat = Who
chapter-sandbox-placing-token = Token
chapter-sandbox-placing-space = Space
chapter-sandbox-placing-last = The opponent has just placed
chapter-sandbox-placing-before = Before the turn (the board shows what comes of it)
chapter-sandbox-placing-lead = Lead, + towards { $seat-the }
chapter-sandbox-placing-leads = { $seat-id ->
    [none] level
   *[other] { $seat } +{ $n }
}
chapter-sandbox-placing-taken = Other spaces of the campaign that are taken
chapter-sandbox-placing-above = The campaigns above it are completed
chapter-sandbox-placing-steps = The marker moves
chapter-sandbox-placing-answers = What is asked on the way
chapter-sandbox-placing-open = (choose)
chapter-sandbox-placing-nippon = { $token } (Nippon)
chapter-sandbox-placing-events = And then

## The automaton chooses

chapter-sandbox-automaton = What does the automaton do?
chapter-sandbox-automaton-about = A turn of the automaton: choose its stratagem and the die, and read which rows of the algorithm strike out what. The board shows the position before it moves, with what it chooses marked.
chapter-sandbox-automaton-plan = Stratagem
chapter-sandbox-automaton-no-plan = Without
chapter-sandbox-automaton-die = The die for the unit
chapter-sandbox-automaton-another = Another position
chapter-sandbox-automaton-steps = The rows that were read
chapter-sandbox-automaton-skipped = It would strike out everything, so it is passed over.
chapter-sandbox-automaton-kept = All that is left fits.
chapter-sandbox-automaton-idle = This does not hold now, so it strikes out nothing.
chapter-sandbox-automaton-events = And then
chapter-sandbox-automaton-row = The automaton’s row: { $row }.

## A board to look around on

chapter-look-map = The board
chapter-look-kind-thing = On the board
chapter-look-kind-token = Unit
chapter-look-kind-space = Space
chapter-look-kind-track = Battle track
chapter-look-kind-campaign = Campaign
chapter-look-public = Known
chapter-look-public-means = from several public sources that agree
chapter-look-reconstructed = Reconstructed
chapter-look-reconstructed-means = the printed board was not to be had; this is our own

# The chapters of Churchill: titles, and the words of its own parts. How variables work: engine/words.py.

## The chapters: title, what one will be able to do (parted by " · "), minutes

chapter-1 = The peace behind the war
    .aims = say who plays, what each side wants and how a game ends · make your first move at the table
    .minutes = 10
chapter-2 = What is in the box
    .aims = find any card, issue, track or marker · tell where its data comes from
    .minutes = 15
chapter-3 = Key concepts
    .aims = read both boards at a glance · use staff and leaders, and know what each leader is like
    .minutes = 20
chapter-4 = How a conference goes, and how a game is won
    .aims = name the phases and segments of a conference in order · say who breaks a tie, and who wins in each of the three endings
    .minutes = 15
chapter-5_1 = The agenda
    .aims = choose a card for the agenda and know who wins it · nominate issues, and see where they begin
    .minutes = 15
chapter-5_2 = The meeting
    .aims = advance an issue and know how far it goes · capture, debate and pass at the right moment · use Chiefs of Staff and your leader · see who wins the conference
    .minutes = 20
chapter-6_1 = Decisions: production
    .aims = carry out won issues in the right order · count the production markers of each power · say who pays for a Directed Offensive, and what the rest may be spent on
    .minutes = 20
chapter-6_8 = Decisions: politics, command and the bomb
    .aims = activate Pol-Mil issues · name the commander of a theater and place the bonuses · work out the odds of the bomb, or steal its secrets · move the pawn of a global issue and know what follows
    .minutes = 15
chapter-7_1 = War: networks and alignment
    .aims = place and remove networks and alignment · know what a global issue, the Arctic and an advancing front do to them
    .minutes = 15
chapter-7_5 = War: the Axis reserves
    .aims = find your way on the front tracks · tell where the German and Japanese reserves go, step by step
    .minutes = 15
chapter-7_7 = War: fronts and surrender
    .aims = compute a front's strength and its odds · tell how far it gets · know when Germany and Japan give up
    .minutes = 20
chapter-8 = Post-mortem
    .aims = close a conference and begin the next · tell what goes, what stays, and when the game ends
    .minutes = 10
chapter-9 = Scenarios and scoring
    .aims = set up each scenario · count a score line by line · see which ending it leads to
    .minutes = 25
chapter-10 = Secret agendas
    .aims = play with secret agendas and count them · know what they can do to the alliance
    .minutes = 10
chapter-11 = Playing alone
    .aims = play against bots · read their charts and foresee what they will do
    .minutes = 20
chapter-glossary = Glossary
    .aims = find any term of the game, with the rule it comes from
    .minutes = 10
chapter-strategy = Strategy
    .aims = say what each power needs, fears and can trade · choose the moment to debate, to pass, to use a leader · weigh a move by what it is worth at the end
    .minutes = 30
chapter-annotated = A whole game, move by move
    .aims = follow a game from the first agenda to the score, with the reasons for its turning points
    .minutes = 20

## Worked examples

chapter-seen-start = Before anything has happened: map and table as the scenario sets them up.

## A conference, a whole game: the same with contents, and by itself

chapter-conference = Conference { $number } (game no. { $seed })
chapter-conference-phase = Conference phase
chapter-conference-scenario = Scenario
chapter-conference-another = Another conference
chapter-conference-reason = The bot's reason: { $reason }

## Sandboxes

chapter-to-place = where it lies
chapter-sandbox-front = How strong is a front?
chapter-sandbox-front-about = Change the front, its support or what stands in its way, and see what the die would have to show.
chapter-sandbox-front-which = Front
chapter-sandbox-front-space = It stands in
chapter-sandbox-front-support = Offensive support
chapter-sandbox-front-armies = Axis armies
chapter-sandbox-front-naval = Naval support ({ $n } needed)
chapter-sandbox-front-issue = { $issue } lies in the center
chapter-sandbox-front-strength = Strength
chapter-sandbox-front-odds = { $n ->
    [0] No roll takes the front on to { $space }.
    [1] Only a roll of 1 takes the front on to { $space }: { $percent }%.
    [10] Any roll takes the front on to { $space }{ $through ->
        [0] .
        [one] ; a roll of 10 breaks through.
       *[other] ; the { $through } highest rolls break through.
    }
   *[other] A roll of { $n } or less takes the front on to { $space }: { $percent }%.
}
chapter-sandbox-percent = { $n }%
chapter-sandbox-front-end = This front has reached the end of its track.
chapter-sandbox-front-none = This front stands still.
chapter-sandbox-front-bars = The odds with less and more offensive support
chapter-sandbox-front-bars-legend = A whole bar is the odds of advancing; the part in a stronger colour at its foot is the odds of a breakthrough (7.74).
chapter-sandbox-front-bar = { $support } offensive support: { $n } faces in ten advance, { $through } break through
chapter-sandbox-face-stays = the front stays
chapter-sandbox-face-on = the front advances
chapter-sandbox-face-through = breakthrough

chapter-sandbox-card = What is a card worth?
chapter-sandbox-card-about = Choose a card, what it is used for and where the issue lies; the table shows its worth on every issue.
chapter-sandbox-card-which = Card
chapter-sandbox-seat = Who
chapter-sandbox-use = Used to
chapter-sandbox-use-advance = advance
chapter-sandbox-use-debate = debate
chapter-sandbox-place = The issue lies
chapter-sandbox-roll = The die shows
chapter-sandbox-chief = die
chapter-sandbox-card-advance = { $card } moves { $issue } by { $n }: { $place }.
chapter-sandbox-card-debate = { $card } pulls { $issue } back by { $n }: { $place }.
chapter-sandbox-card-worth = Worth
chapter-sandbox-card-issue = Issue
chapter-sandbox-card-after = Then it lies
chapter-sandbox-card-rows = On each kind of issue

chapter-sandbox-conference = Who would win the conference?
chapter-sandbox-conference-about = As if the last card had just been played. Drag an issue over the table, or choose it and click where it should go; the buttons do the same.
chapter-sandbox-conference-issues = Issues on the table
chapter-sandbox-conference-why = How it ends
chapter-sandbox-nudge = { $issue }: one space toward { $seat }

chapter-sandbox-score = What is the score?
chapter-sandbox-score-about = As if the game ended now. A click on the map changes a country or a front.
chapter-sandbox-score-fronts = Fronts
chapter-sandbox-score-pawns = Global issues
chapter-sandbox-score-wins = Conferences won
chapter-sandbox-score-bombs = The A-bomb track
chapter-sandbox-score-places = Countries and colonies
chapter-sandbox-score-alignment = Alignment: { $seat }
chapter-sandbox-score-network = Network: { $seat }
chapter-sandbox-adjusted = The ending changes the score

chapter-sandbox-production = Who gets how much?
chapter-sandbox-production-about = Say who won what; a click on an issue does the same. The engine counts the markers.
chapter-sandbox-production-won = Who won it
chapter-sandbox-production-nobody = nobody
chapter-sandbox-production-away = not on the table
chapter-sandbox-production-center = the center: everybody
chapter-sandbox-production-arctic = Naval support in the Arctic box
chapter-sandbox-production-convoy = The conference card sends a Murmansk convoy
chapter-sandbox-production-commands = Theater commands
chapter-sandbox-production-sum = Production: US { $us }, UK { $uk }, USSR { $ussr }.
chapter-sandbox-production-order = Order of allocation, from the left of the conference winner: { $seats }.
chapter-sandbox-production-bonus = On top of production: markers of command

chapter-sandbox-bomb = How near is the bomb?
chapter-sandbox-bomb-about = Say who won A-Bomb Research and who pays for it; the engine throws every face of the die.
chapter-sandbox-bomb-holder = A-Bomb Research was won by
chapter-sandbox-bomb-paid = Production spent on research
chapter-sandbox-bomb-card = The conference card adds one
chapter-sandbox-bomb-track = On the A-Bomb track
chapter-sandbox-bomb-us = US pawn
chapter-sandbox-bomb-ussr = Soviet spies
chapter-sandbox-bomb-odds = { $n ->
    [0] No roll takes the US pawn on to { $space }.
    [6] Any roll takes the US pawn on to { $space }.
   *[other] A roll of { $least } or more takes the US pawn on to { $space }: { $n } chances in 6.
}
chapter-sandbox-bomb-none = { $holder-id ->
    [center] Nobody won the issue, so there is no roll.
   *[other] The US pawn is at Trinity already: nothing is left to roll for.
}
chapter-sandbox-bomb-face-stays = the US pawn stays
chapter-sandbox-bomb-face-on = the US pawn advances
chapter-sandbox-bomb-added = Added to the die
chapter-sandbox-bomb-no-spies = The spies move only if the USSR wins the issue.
chapter-sandbox-bomb-bars = The chances with less and more production of the US
chapter-sandbox-bomb-share = { $n } in 6
chapter-sandbox-bomb-bar = US markers: { $markers }; faces of the die that are enough: { $n }
chapter-sandbox-bomb-spies = Without a die

## A bot at the table

chapter-bot = Bots at the table
chapter-bot-title = The { $seat } bot
chapter-bot-place = conference { $conference }, decision { $n }
chapter-bot-chart = Its chart
chapter-bot-move = The bot:
chapter-bot-equal = { $n ->
    [one] No other move is as good.
   *[other] ({ $n } moves are equally good: a die decides.)
}
chapter-bot-next = Next decision
chapter-bot-back = Back
chapter-bot-skip = Another kind of decision
chapter-bot-another = Another game
chapter-bot-unread = not read any more
chapter-bot-hide = Guess first
chapter-bot-show = Show what it does

## The scenarios side by side

chapter-scenarios = The scenarios
chapter-scenarios-which = Scenario
chapter-scenarios-board = Board
chapter-scenarios-map = The fronts
chapter-scenarios-table = The conference table
chapter-scenarios-side = The three set-ups side by side
chapter-scenarios-schedule = Points by letter, if the chosen scenario ended at once
chapter-scenarios-schedule-about = Lines that bring points at the set-up are marked. Choose another scenario above, and they change.
chapter-scenarios-letter = Letter
chapter-scenarios-total = If it ended at once
chapter-scenarios-training = The war is nearly won: three conferences, most of Europe has found its side, and every front is a short way from its goal. The best first game.
chapter-scenarios-tournament = D-Day is being prepared: five conferences, enough time for a plan and for one big mistake.
chapter-scenarios-campaign = The whole war of the Big Three: ten conferences on an empty map, with every front at its starting line.
chapter-scenarios-time-training = 60 to 90 minutes
chapter-scenarios-time-tournament = 2 to 3 hours
chapter-scenarios-time-campaign = 4 to 5 hours
chapter-scenarios-length = { $n } ({ $first } to { $last })
chapter-scenarios-ships = { $n } naval
chapter-scenarios-nothing = –
chapter-scenarios-row-length = Conferences
chapter-scenarios-row-time = Playing time
chapter-scenarios-row-command = Command { $theater-at }
chapter-scenarios-row-networks = Networks
chapter-scenarios-row-alignment = Alignment
chapter-scenarios-row-bomb = US A-Bomb pawn
chapter-scenarios-row-spies = Soviet spy ring
chapter-scenarios-row-center = Already on the table
chapter-scenarios-row-out = Out of the game
chapter-scenarios-row-fallen = Has surrendered

## Secret agendas

chapter-agendas = Secret agendas
chapter-agendas-seen = Seen by
chapter-agendas-nobody = an onlooker
chapter-agendas-all = all
chapter-agendas-again = Draw again
chapter-agendas-open = Each has three markers face down. Only their owner may look at them.
chapter-agendas-hidden = a marker that is face down
chapter-agendas-met = its owner has alignment there
chapter-agendas-unmet = its owner has no alignment there
chapter-agendas-before = Score without the agendas
chapter-agendas-bonus = Secret agendas
chapter-agendas-after = Score with them

## Two moves compared

chapter-duel = Which is better?
chapter-duel-choose = Moves
chapter-duel-hint = Choose first. Then bots play the game to its end after each of the moves, with other cards and dice every time.
chapter-duel-more = Play more games
chapter-duel-mean = Points at the end
chapter-duel-wins = Wins
chapter-duel-yours = (your choice)
chapter-duel-progress = { $n ->
    [one] { $n } game after each move
   *[other] { $n } games after each move
}

## What a cell cannot show

chapter-error-bot-position = A bot needs a whole position in which somebody must decide, such as `ck.game("churchill").new()`.

## What does not lie on the war map

chapter-beside-open = { $pawn }: neutral
chapter-beside-settled = { $pawn }: { $what } ({ $seat })
chapter-beside-wins = { $seat }: { $n }
chapter-beside-landed = The race of Normandy and Central Italy
chapter-beside-race = { $first-id ->
    [normandy] Normandy first
    [central_italy] Central Italy first
   *[same_conference] both in the same conference
}

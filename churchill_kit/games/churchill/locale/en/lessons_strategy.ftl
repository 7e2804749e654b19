# Exercises of the strategy chapter (lessons/chapter_strategy.py) and the positions in which moves are compared (lessons/duels.py). $what is a sentence about something that happens.

tutor-card_that_wins = The last card in the room is yours: { $card }, of the { $seat }. No leader is left. Which advance wins you the conference?
tutor-card_that_wins-won = After this the { $seat } wins the conference.
tutor-card_that_wins-tie = After this the conference is tied, and the tie has to be broken first.
tutor-card_that_wins-hint1 = Count the issues on each track first. An issue can be won twice over: by arriving with you, and by leaving a rival.
tutor-card_that_wins-hint2 = With every leader used, a tie that includes the US goes to the US, and of any other the US names the winner. The { $seat } must reckon with that.

tutor-card_that_denies = You hold the cards. { $asked } Which is the cheapest card, by its printed value, that keeps the issue out of the chair?
tutor-card_that_denies-why = { $case-id ->
    [right] With the printed value { $value } this is the cheapest card that denies { $issue }.
    [dear] This denies { $issue } too, but a cheaper card would do; the { $value } may be missing later.
   *[fails] This is not enough: { $issue } reaches the chair all the same.
}
tutor-card_that_denies-hint1 = The issue moves by the difference of the two values. You need not win the debate: it is enough that the rest does not reach the chair.
tutor-card_that_denies-hint2 = Read the small print for { $issue }, and remember that Soviet staff counts one more in a debate.

tutor-last_marker = One offensive support is left, and the Axis reserves are in place. Which of these fronts gains most chances to advance by it?
tutor-last_marker-front = { $front }
tutor-last_marker-why = The { $front } advances with { $before }% now, and with { $after }% if it gets the marker.
tutor-last_marker-hint1 = A front that is far too weak does not roll at all, and stays so; one that is sure to advance gains nothing but a better breakthrough.
tutor-last_marker-hint2 = Work out the strength of each: 2, and 2 for each offensive support, less 2 for each army. A roll of that or less advances.
tutor-last_marker-hint3 = The { $front } has strength { $strength } now.

tutor-swing-bomb = The US moves on to { $space } on the A-Bomb track.
tutor-swing-spies = The Soviet spies move on to { $space } on the A-Bomb track.
tutor-swing = Suppose that this happens and the game ends: { $what } By how much does the lead of the { $seat } over the { $other } grow? A loss is a negative number.
tutor-swing-why = The lead of the { $seat } over the { $other } changes by { $amount-signed }.
tutor-swing-hint1 = Count both scores before and after. What the { $other } loses counts like a gain.
tutor-swing-hint2 = { $count ->
    [one] Only one line of the two scores changes.
   *[other] { $count } lines of the two scores come or go.
}

tutor-wrong_worth = Four pieces of advice about this position, with a price on each. Which price is wrong?
tutor-wrong_worth-claim = { $what } For the { $seat } that changes the score by { $amount-signed }.
tutor-wrong_worth-why = The score of the { $seat } changes by { $amount-signed }.
tutor-wrong_worth-hint1 = A front pays only where it stands, and an alignment marker takes the place of the point for the network.
tutor-wrong_worth-hint2 = Some lines need two things at once: the two American drives are compared with each other, and a colony is empty only without any network.

tutor-one_more = Both Axis powers are out, and the score is US { $us }, UK { $uk }, USSR { $ussr }. One more thing happens before the end: { $what } Who wins?
tutor-one_more-hint1 = First the new scores; then the gap between the first and the last. More than 20 breaks the alliance.
tutor-one_more-hint2 = The scores become US { $us }, UK { $uk }, USSR { $ussr }.
tutor-one_more-hint3 = The gap is { $gap }. If the alliance breaks, the first needs more than the other two together; otherwise the second wins.

tutor-save_the_alliance = Both Axis powers are out: US { $us }, UK { $uk }, USSR { $ussr }. The alliance is about to break. Place the last network of the { $seat } so that first and last are no more than 20 apart.
tutor-save_the_alliance-why = The { $first } and the { $last } are now close enough: the alliance holds.
tutor-save_the_alliance-missed = The alliance breaks when the first is more than 20 ahead of the last (4.42). It was { $gap }, so your network had to take points from the { $first }, or bring some to the { $last }.
tutor-save_the_alliance-hint1 = The { $first } is { $gap } points ahead of the { $last }. Either the one must lose or the other must gain.
tutor-save_the_alliance-hint2 = A network that comes into a place or goes from it moves more than one score: think of networks without alignment, and of colonies that are empty.
tutor-save_the_alliance-hint3 = One way: { $move }.

## Moves compared

tutor-duel-bomb = Stalin has one great move
tutor-duel-bomb-about = It is early in Tolstoy, and Stalin is fresh. He may take A-Bomb Research, which nobody may debate; reach for the Global Issue; or fetch the UK Directed Offensive for his own front.
tutor-duel-bomb-lesson = The spies are worth 3 points a space and keep Trinity from the US a little longer; a global issue is worth 5 and decides where alignment may be placed; the offensive brings Berlin nearer, or costs London its production. Look at the points of all three, not only at Stalin’s own.
tutor-duel-directed = Where to send British production
tutor-duel-directed-about = The USSR has won the UK Directed Offensive; the Second Front is agreed and lies in the center. Two British markers must go where Moscow says: to its own front, or to the beaches of Normandy?
tutor-duel-directed-lesson = To the Eastern Front is the obvious answer. But a landing draws German armies west, and a beachhead brings the surrender of Germany nearer, without which the scores shift. Often the two are closer than they look.
tutor-duel-second_front = The last card, and the Second Front
tutor-duel-second_front-about = Churchill has one card left: Eden. He can pull the Second Front out of the center, so that there will be no D-Day now, or leave it there and save his production.
tutor-duel-second_front-lesson = Delay keeps the race to Rome open and the German armies in France. It also costs a card that could have won something that lasts. See what the delay is worth to London here, and what it does to the others.
tutor-duel-colony = The last network of the war
tutor-duel-colony-about = Terminal, and the USSR has a network to place. Into empty Malaya, as a second one into Hungary, or against the Americans in the Dutch East Indies?
tutor-duel-colony-lesson = A network in an empty colony brings one point and takes two from the UK. A second one in Hungary brings nothing now, it only protects. Taking a rival’s network away may even help the UK, to whom an empty colony is worth two. And while an Axis power holds out, the places in the ranking shift the scores (4.43): it matters whom you overtake.

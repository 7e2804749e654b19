# The annotated game: its notes (where each stands and what it asks of the engine: churchill/annotated/notes.py), with their titles, and the texts of its player.
# Numbers are asked of the engine; none is written here but those of rules, in brackets.

chapter-annotated-game = A game of the tournament scenario
chapter-annotated-stakes-table = At stake: issues lie US { $us_issues }, UK { $uk_issues }, USSR { $ussr_issues }, and the conference is worth 3 points, to the USSR 5. The { $seat } has { $mine } points and is { $place ->
    [1] first
    [2] second
   *[other] last
}; the gap from first to last is { $gap }.
chapter-annotated-stakes-war = At stake: the { $seat } has { $mine } points and is { $place ->
    [1] first
    [2] second
   *[other] last
}; the gap from first to last is { $gap }, and above 20 the alliance breaks.
chapter-annotated-score = Score now: US { $us }, UK { $uk }, USSR { $ussr }; first and last are { $gap } apart (4.4).

## London, June 1944

annotated-opening-title = Where things stand
annotated-opening = The tournament scenario opens on the eve of D-Day (9.6). If it were scored now, it would be US { $us_points }, UK { $uk_points }, USSR { $ussr_points } (9.4). The US looks poor, but what it will live on lies ahead: two drives across the Pacific, the bomb, Berlin. Keep an eye on the distance between first and last, which is { $gap } now; in the end it will decide everything (4.41, 4.42).
annotated-silent_leaders-title = Two silent leaders
annotated-silent_leaders = The card silences two leaders of three: neither Stalin nor Roosevelt may advance an issue. They may still debate, and they may still break ties (5.26). Only Churchill can open the duel of the leaders, and both others can answer him.
annotated-bids-title = A tie for the agenda
annotated-bids = Three serious bids for the agenda. The British card says { $printed } but counts { $uk_bid }, for the Imperial Staff adds one (3.32); the American says { $us_bid } and counts as much. A tie, and before anything else is asked, the leaders are (4.51).
annotated-cheap_tie-title = Not worth a leader
annotated-cheap_tie = Stalin, Roosevelt and Churchill all keep out, and rightly so: the winner leads the lowest card by just { $difference }, so the prize is a start on space { $difference }. Nobody spends a leader for that. A tie that nobody breaks falls to the US anyway (4.53), which is why it is always the others who ought to step in.
annotated-first_issue-title = The right issue, a weak start
annotated-first_issue = The Global Issue on US { $space }, with { $left } spaces to go (5.14). It is the right issue, worth points and power (6.11), but in the wrong place: the player to the left speaks first (5.21), and that is Churchill with a fresh leader.
annotated-churchill_speaks-title = Churchill goes first
annotated-churchill_speaks = Churchill himself, with his first word: UK { $space }, no more than { $left } short of the chair. It looks like a triumph. But a leader can be debated by a leader (5.24), and the two whom the card has silenced have nothing else to do. Waiting until both were spent would have been worth more than the surprise.
annotated-stalin_answers-title = Stalin answers
annotated-stalin_answers = And there is the answer. No card value moves back just a little here: the whole of Stalin’s strength counts against the issue (5.24). A use is never free, though. He throws two dice, and { $limit } or less means paranoia (3.31): a risk of { $percent }%. With { $total } he carries on.
annotated-nyet-title = Nyet
annotated-nyet = Molotov says { $printed }, Nyet adds one (5.24), and { $value } is just what Stimson put into it: A-Bomb Research lies in the center again. One card for one card, but the Soviet one was chosen after the American had been seen. That is the strength of a power that debates.
annotated-earned_pass-title = A pass, and its price
annotated-earned_pass = What the debates cost, they also bring: who has debated may pass (5.24). Moscow has { $ussr_cards } cards left, the US { $us_cards }, the UK { $uk_cards }. The bill will come: whoever debates early will be silent late, and the last cards are the ones that nobody answers.
annotated-chair_denied-title = Denied at the chair
annotated-chair_denied = The British offensive stood before the chair. Against a capture only the difference of the two values counts (5.23), here { $difference-abs }, but it points the other way: one space back instead of captured. A small card has undone a good one.
annotated-unused_president-title = The president who was not asked
annotated-unused_president = The second try succeeds. Moscow has { $ussr_cards } cards, so only the US could object, and its staff is weak. But Roosevelt sits at the table unused! He may not advance, yet he may debate (5.26), and his strength would have thrown the issue back { $place-to }. Nothing in this conference waited for him any more.
annotated-no_second_front-title = No Second Front this summer
annotated-no_second_front = Beaverbrook pulls the Second Front out of the center, and so there is no D-Day now (6.21). London gains twice: an issue counts for the conference (5.27), and the race to Rome stays open. To be in Central Italy before Normandy is worth { $worth } points (9.4).
annotated-last_word-title = The last word
annotated-last_word = The last card in the room, and nobody can answer it. Crowley is a weak hand, but { $start-from } to the center is all that it takes: no spies, who would have brought Moscow { $worth } points (6.10.1). Small cards are strong when they come last.
annotated-london_wins-title = London wins with two
annotated-london_wins = Issues won: US { $us_won }, UK { $uk_won }, USSR { $ussr_won }. Two suffice for London, and the conference brings it { $uk_change } points (5.27, 9.4). Moscow fought over everything and took nothing home.

annotated-own_offensive-title = A shield for one’s own money
annotated-own_offensive = Whoever wins a Directed Offensive says where the owner’s two markers go (6.1, 6.7). Won by the owner himself it is a shield: these markers go where London wants them anyway, to Italy.
annotated-wasted_east-title = Three markers for nothing
annotated-wasted_east = Three Soviet markers for the Eastern Front, { $support } with the one from the card. Count what comes against it: one army always (7.62.2), and four more as long as the Western Front sits in Britain (7.62.4), { $armies } in all. Strength { $strength }: not even a roll (7.73.2). Three ships in the Arctic box would have been the better buy: as long as they stay, one more production in every conference (6.32) and a way into Norway and Finland (7.4).
annotated-united_nations-title = United Nations
annotated-united_nations = Roosevelt–Stalin goes to the American side: { $us_change } points (9.4). And from now on it takes two markers to remove one alignment (6.11.3). That favors whoever is already sitting somewhere.
annotated-belgrade-title = Half a job in Belgrade
annotated-belgrade = The US has one network to place and uses it to break one: the Soviet network in Yugoslavia goes (7.12). The alignment stays, though, and goes on paying: the score of Moscow changes by { $ussr_change-abs }. Breaking a network is worth it if a second step follows, against the alignment itself. The US will never take it.
annotated-rome_first-title = Rome before Normandy
annotated-rome_first = Strength { $strength }: a success of { $percent }%, and only a breakthrough still depended on the die (7.74). Central Italy pays the UK twice, { $first } for having been there before Normandy and { $there } while the front stands there (9.4). The money of a single conference, well spent.
annotated-marianas-title = A step toward Japan
annotated-marianas = The American method: much on one front. { $percent }% with the Japanese armies counted (7.72); the die shows { $roll }. Two drives that keep level with each other avoid the price of rivalry, which the others would collect (9.4).
annotated-after_london-title = After London
annotated-after_london = The first conference ends with US { $us_points }, UK { $uk_points }, USSR { $ussr_points }. London is in front because it did two things well: one shielded issue, one front with enough strength to need no luck.

## Quebec, September 1944

annotated-narrow_thrust-title = A bad card for the East
annotated-narrow_thrust = The new card takes { $amount-abs } from the strength of the Eastern Front. With the armies that still stand against it, that front will not move in this conference, whatever Moscow alone may pay. Such a line is worth reading before the meeting: it says which Soviet issue is cheap now.
annotated-eden-title = Eden opens well
annotated-eden = Eden has won the agenda by a distance, so the Global Issue starts on UK { $space }, only { $left } from the chair (5.14). This is what a strong card in the agenda is for: these spaces need not be walked in the meeting.
annotated-prime_minister_ill-title = Churchill falls ill
annotated-prime_minister_ill = Roosevelt advanced, Churchill debated, and the issue is back where it began. Now the dice. Churchill’s roll is { $total }, trouble comes at { $limit } or less: { $percent }% have come true, and he will miss the whole next conference (3.31). Roosevelt’s { $other } is just above his limit of { $other_limit }. Two leaders for no space at all, and one of them will be missing longer.
annotated-tug_of_war-title = A tug of war
annotated-tug_of_war = By now the Global Issue has moved { $times } times in this meeting. So many cards on one issue are spent well only by the one who gets it; the other has fed the third player, who meanwhile draws A-Bomb Research and a Directed Offensive to himself without a fight. Watch what Moscow does next.
annotated-vain_capture-title = Won twice
annotated-vain_capture = Crowley goes for the chair with an issue that lies on the American track already: it would be won without him (5.27). On its own Directed Offensive, which nobody had touched, the same card would have brought Washington a second issue, { $place-to }. An issue in hand needs no second card unless somebody can still pull it away.
annotated-vain_debate-title = The debate that lost a conference
annotated-vain_debate = London’s last card keeps the issue out of the chair, and it is won by the US all the same. In his own turn Cherwell could have drawn the UK Directed Offensive { $place-to }, and Budyonny’s last card would have brought it no farther than { $reply-to }. To get it, Stalin would have had to debate in person. This card decided the conference.
annotated-moscow_wins-title = One space, one conference
annotated-moscow_wins = Budyonny, the weakest of marshals, plays last, and one space is enough: US { $us_won }, UK { $uk_won }, USSR { $ussr_won }. For Moscow a conference is worth { $ussr_change } points (9.4). It was decided by the only card that nobody could answer.

annotated-to_the_beaches-title = A present for Normandy
annotated-to_the_beaches = Moscow holds the British offensive and sends it not to its own front, which has next to no chance, but to the beaches of Normandy (6.1). Generous? A landing opens a second front, and then the German armies that stand in the East turn west (7.62.6).
annotated-research-title = A roll for the Americans
annotated-research = Moscow has won A-Bomb Research, so its spies advance without a die (6.10.1) and bring { $ussr_change } points. But the roll for the American pawn takes place whoever wins the issue (6.10), and it succeeds with { $percent }%. An issue that nobody wins would have given nothing to either.
annotated-colonialism-title = Colonialism
annotated-colonialism = Churchill–Roosevelt goes to London: { $uk_change } points, and nobody but the UK may place alignment in the colonies (6.11.1). Remember this pawn. It will travel.
annotated-middle_east-title = What a Pol-Mil issue brings
annotated-middle_east = This is what a Pol-Mil issue is worth. It cost one production (6.81); with the networks and the alignment that it gave, and Stettinius’ marker on top, the US has gained { $gain } points in one war phase. And the Middle East is where London had a network when the game began.
annotated-d_day-title = D-Day
annotated-d_day = D-Day. The issue lay in the center (6.21), five ships were in the box (7.53), and strength { $strength } makes it a matter of { $percent }%. The die shows { $roll }, as low as can be, so there is no breakthrough (7.74). Two British markers that Moscow sent have helped to open the way.
annotated-kamikaze-title = The price of Iwo Jima
annotated-kamikaze = Iwo Jima is taken and costs a ship (7.75): { $ships } remain in the box, and a landing in Japan takes { $needed } (7.53). Nobody needs them yet. Before long somebody will.
annotated-one_marker-title = A hopeless landing
annotated-one_marker = A landing on one marker, the one that the card demanded: { $percent }%, thrown back. Putting little everywhere is the most expensive way to make war. Here it was not greed but duty (6.6), and the US put the rest where it counted.
annotated-after_quebec-title = After Quebec
annotated-after_quebec = US { $us_points }, UK { $uk_points }, USSR { $ussr_points }. The gap is { $gap }, and all three are in the race.

## Moscow, October 1944

annotated-sickbed-title = An empty chair
annotated-sickbed = Now the illness is paid for: Churchill’s chair stays empty. London can neither debate a leader nor break a tie (5.24, 4.51). The other two know it before the first card is chosen.
annotated-moscow_asks-title = An announcement
annotated-moscow_asks = Moscow puts A-Bomb Research on the table while Stalin is fresh. That is an announcement: where he advances it, nobody may debate him (5.24). The others can only be quicker: once Stalin is spent, this is an issue like any other.
annotated-stalin_takes-title = Taken without a word
annotated-stalin_takes = One leader, one discarded card, one issue in the chair, no answer. It is worth { $worth } points for the spies (9.4), and it counts for the conference. But the American research rolls all the same (6.10), and it is one step from Trinity.
annotated-president_dies-title = The president dies
annotated-president_dies = Two dice, and { $limit } or less is death: { $percent }%. It is { $total }. Truman takes office (3.31); he is worth { $value }, never falls ill, and must wait for the next conference. Roosevelt was used early, on an issue that could still be moved many times; that is not wrong, it is the price of the strongest card in the game.
annotated-brooke-title = Brooke rolls well
annotated-brooke = A Chief of Staff is rolled for before his issue is chosen (5.25). With his attribute for Directed Offensives it makes { $value }, almost to the chair. London again fights for its own money.
annotated-equal-title = As strong as the advance
annotated-equal = Equal values: the issue stays where it was (5.23). And the Soviet card pays an extra: played on a Directed Offensive, even in a debate and even in vain, it gives the Eastern Front a marker (3.33). These debates are not as idle as they look.
annotated-dear_defence-title = Three debates for nothing
annotated-dear_defence = { $count } Soviet cards have gone into debates about this issue, which now lies { $place-at }. Kept out of the chair three times, and won by London nevertheless, because it never left London’s track (5.27). A debate that does not reach the center wins nothing; it must be worth its card in some other way.
annotated-washington_wins-title = Washington wins
annotated-washington_wins = Issues won: US { $us_won }, UK { $uk_won }, USSR { $ussr_won }. Washington takes { $us_change } points (9.4), with Truman in the corridor and Embick’s last card on the Global Issue.

annotated-trinity-title = Trinity
annotated-trinity = Trinity: { $us_change } points for the US and { $uk_change } for the UK (9.4), while Moscow loses its points for the missing bomb and gets as many for the next space of its spies. What matters more: it is one of the three conditions under which the Emperor gives in (7.82). The issue that Stalin took so safely has also given the Americans their roll.
annotated-self_determination-title = The pawn travels
annotated-self_determination = The pawn travels: from London to Washington, { $us_change } for one and { $uk_change-abs } less for the other (9.4). A pawn on the rival’s side is worth twice as much as one that is neutral, and it reopens the colonies (6.11.1).
annotated-okinawa_holds-title = Okinawa holds
annotated-okinawa_holds = { $percent }% and a { $roll }. This happens, in one of five cases. Note what the plan was worth before the die and not after it: nothing here was played badly.
annotated-after_moscow-title = The lead changes
annotated-after_moscow = US { $us_points }, UK { $uk_points }, USSR { $ussr_points }: the lead has changed, and the gap is { $gap }. From here on a wise leader counts not only his own points but also those of the last (4.42).

## Yalta, February 1945

annotated-paranoia-title = Paranoia
annotated-paranoia = The same move as last time, A-Bomb Research for Stalin. The dice say { $total }, and { $limit } is enough: paranoia, a risk of { $percent }%. All Soviet staff cards count one less until the conference ends (5.24), and this with { $ussr_cards } of them in the hand.
annotated-truman_sits-title = Truman sits still
annotated-truman_sits = Churchill takes the Global Issue into his chair, and nobody objects. Truman could have: with { $value } against seven, only the difference moves (5.23), and the issue would have stopped { $place-at } with { $us_cards } American cards still to come. He is used later for a theater command. The pawn about to move is worth more than that, as we shall see.
annotated-empty_hands-title = Empty hands
annotated-empty_hands = Look at the hands: US { $us_cards }, UK { $uk_cards }, USSR { $ussr_cards }. American production now lies on the British track, and whatever the others still play, Washington cannot answer. Whoever speaks early in every round must be able to afford it late.
annotated-second_british_win-title = The last card wins again
annotated-second_british_win = Bevin’s last card takes the other production issue as well. Issues won: US { $us_won }, UK { $uk_won }, USSR { $ussr_won }; London’s second conference.
annotated-production-title = Who pays for the war
annotated-production = What production issues do: the US gets { $us } markers, the UK { $uk }, the USSR { $ussr } (6.31, 6.32). Every one of them taken from Washington arrives in London, so the distance grows by two.
annotated-back_to_colonies-title = Colonialism again
annotated-back_to_colonies = The pawn travels back: { $uk_change } for London, { $us_change-abs } less for Washington (9.4). That was the price of Truman’s silence.
annotated-homeless-title = A marker without a home
annotated-homeless = Churchill’s own line of small print gave an alignment marker, and it is lost. The only British network without alignment stands in Belgium, and as long as Churchill–Stalin is neutral, nobody may place alignment there (6.11.2). A marker is worth nothing without a country that is open and a network in it (7.31).
annotated-okinawa-title = Okinawa falls
annotated-okinawa = The same { $percent }% as before, and this time { $roll } is enough. Okinawa pays the US as long as the front stands there (9.4).
annotated-failed_landing-title = A failed landing
annotated-failed_landing = Kyushu: { $percent }%, the die shows { $roll }, and the landing fails. A pity for Washington, one thinks. Keep this place in mind until the end.
annotated-manchuria-title = Manchuria
annotated-manchuria = { $percent }%, and the die shows exactly { $roll }. With Manchuria the second of the Emperor’s three conditions is met (7.82); only Germany is missing. The Second World War now ends in Berlin, even in the Pacific.
annotated-after_yalta-title = One conference to go
annotated-after_yalta = US { $us_points }, UK { $uk_points }, USSR { $ussr_points }. One conference is left, and all three ask the same: which ending will it be? With both Axis powers out and a gap of no more than twenty the first wins (4.41), with a wider gap mostly the second (4.42), and with an Axis power still fighting the ranking shifts the points (4.43).

## Potsdam, July 1945

annotated-old_team-title = A weary Churchill
annotated-old_team = Churchill is weary: { $amount-abs } less than usual. In the middle of a fight among leaders that is much. He is now the weakest of the three.
annotated-five_and_seven-title = Five against seven
annotated-five_and_seven = He goes first nevertheless, with { $first }, and Stalin debates with { $second }: the issue lies { $place-at }. It is the first conference over again. Whoever has the weakest leader should let the others spend theirs.
annotated-longest_fight-title = The longest fight
annotated-longest_fight = The Global Issue has moved { $times } times by now. The cards left: US { $us_cards }, UK { $uk_cards }, USSR { $ussr_cards }. Moscow has put nearly its whole staff into this one issue, and it will get it; nothing else will come of this conference for it.
annotated-last_card-title = Two spaces short
annotated-last_card = London’s last card moves the Global Issue { $place-to }, still on the Soviet track: it wins nothing and denies nothing. From the center the same card would have drawn Theater Leadership in Europe { $other-to }, a second issue, and the US would have needed its very last card to take it back. Count before the last card, not after it.
annotated-three_way_tie-title = A gift with a catch
annotated-three_way_tie = One issue each: { $us_won }, { $uk_won }, { $ussr_won }. All leaders are used, so the US wins the tie (4.53). Washington may be glad, and has reason to be afraid: without the points for this conference the end would be US { $us_final }, UK { $uk_final }, USSR { $ussr_final }, a gap of { $other_gap }, and the { $winner } would win the game.

annotated-to_berlin-title = All for Berlin
annotated-to_berlin = London puts all it has into the Western Front; { $support } offensive support in all. Germany is worth { $worth } to both western powers (9.4), so the British pay for American points too. But with the gap as it is, London is in no hurry to see the alliance survive: second place wins a broken one (4.42).
annotated-spheres-title = Spheres of influence
annotated-spheres = Churchill–Stalin goes to Moscow: { $ussr_change } points, and the countries of each sphere are open again to their own side (6.11.2). For the US this is good news: the last comes nearer to the first.
annotated-siam-title = The obvious move
annotated-siam = The obvious move: the American network in Siam goes, an empty colony gives London { $uk_change }, and the US loses { $us_change-abs } (9.4). Obvious, and careless. London lives on the gap being wide. It has just made it narrower by one.
annotated-hungary-title = One point too many
annotated-hungary = Here the game is decided, by one point. A network in Hungary brings the US { $us_change }. But of the { $choices } choices after which everything else can go as it did, { $winning } would have won: with a second network in a country of its own the end is US { $us_final }, UK { $uk_final }, USSR { $ussr_final }, a gap of { $other_gap }, and the alliance holds (4.41). Every point more is one too many. Whoever is ahead must count the last as carefully as himself.

annotated-fleet-title = The fleet’s last sortie
annotated-fleet = The Japanese fleet strikes and takes { $amount } of the ships. If the last American bonus marker had been a ship, a landing in Japan would have been possible and, as the dice lie, would have succeeded: US { $us_final }, UK { $uk_final }, USSR { $ussr_final }. An occupied Japan pays both western powers, and the bomb decides the tie (4.44): the { $winner } would win.
annotated-berlin-title = Berlin
annotated-berlin = Strength { $strength }, die { $roll }: Berlin falls with not a pip to spare. Thrown back, Germany would fight on, and so would Japan. Then first place loses and last place gains (4.43): US { $us_final }, UK { $uk_final }, USSR { $ussr_final }. Even that the { $winner } would have won.
annotated-kyushu-title = A success too many
annotated-kyushu = The landing that failed after Yalta succeeds now, with { $percent }% and { $us_change } points (9.4). It is the most expensive success of the war: without Kyushu it would be US { $us_final }, UK { $uk_final }, USSR { $ussr_final }, and the { $winner } would win. Three American markers could have gone anywhere else.
annotated-emperor-title = The Emperor gives in
annotated-emperor = Germany is out, the bomb exists and bases for it are taken, the Red Army stands in Manchuria: the Emperor gives in (7.82). Japan unoccupied means { $us_change } more for the US (9.4). US { $us_points }, UK { $uk_points }, USSR { $ussr_points }: the gap is { $gap }.
annotated-the_end-title = Second place wins
annotated-the_end = A gap of { $gap }, one more than the alliance can bear (4.41). The US would now need more than the others together, { $us_points } against { $others } (4.42). So the second wins: the UK, with { $uk_points } points and not one good reason to complain. The US led, won the last conference, took Berlin, Okinawa, Kyushu and the bomb, and lost to its own last network.


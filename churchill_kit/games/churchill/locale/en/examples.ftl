# Worked examples of Churchill: titles and captions, in our own words. Which caption hangs on what: churchill/examples.py.

## 5.1 Agenda

example-agenda_by_three = Four against one
example-agenda_by_three-start = Seven cards each, and one of them must go for the agenda. Leaders stay out of it, and of all that is printed on a card only the number counts.
example-agenda_by_three-picked = Three cards lie face down. Who will set the tone?
example-agenda_by_three-revealed = Cards up! A 4 for the US, a 2 for the UK that counts 3 thanks to its Imperial Staff, and a 1 for the USSR.
example-agenda_by_three-won = Highest 4, lowest 1: the US wins the agenda with a lead of 3, and that lead is worth spaces.
example-agenda_by_three-first = Roosevelt opens with the Global Issue. It starts three spaces along his own track before anyone has said a word.
example-agenda_by_three-uk = Then two issues each, all for the center. Churchill sits to the winner's left and goes first.
example-agenda_by_three-ussr = Stalin adds his two.
example-agenda_by_three-us = The winner comes last. Seven issues are on the table, and the agenda stands. The meeting will begin to Roosevelt's left.

example-agenda_tie = Who breaks a tie?
example-agenda_tie-start = This time Stalin will lay a 4 too. What happens when two cards are equally high?
example-agenda_tie-tie = 4, 3 and 4: a tie between the US and the USSR. A leader could settle it, and Stalin is asked first.
example-agenda_tie-stalin = Stalin keeps his leader for the meeting. The question passes to his left, to Roosevelt.
example-agenda_tie-roosevelt = Roosevelt is in no hurry either: he knows what comes if nobody moves. Churchill is not in the tie, but he is asked as well.
example-agenda_tie-arsenal = Nobody stepped in, so the Arsenal of Democracy decides: a tie with the US in it goes to the US.
example-agenda_tie-churchill = Or Churchill spends his leader after all. As an outsider he may choose who wins, and he makes Stalin a present of it. No card is discarded for this.
example-agenda_tie-health = Breaking a tie is a use like any other: Churchill rolls for his health, and his seat is inactive until the next conference.

example-conference_card = A conference opens
example-conference_card-start = Before anyone plays a card, the conference card speaks. Its bands are carried out from top to bottom.
example-conference_card-opened = Conference 8: Tolstoy, Moscow, October 1944.
example-conference_card-uk = Green, for Churchill: one of his production markers is spoken for already. It must go to Burma's jungle front.
example-conference_card-ussr = Red, for Stalin: this line holds only once the Eastern Front has reached Prussia. It has, so a Soviet network appears in Finland.
example-conference_card-us = Blue, for Roosevelt: he may not advance an issue this time. He may still debate and break ties.
example-conference_card-military = Gray, the war: free support for two fronts.
example-conference_card-political = White, the underground: the UK first, then the USSR, each in a country that the card names.
example-conference_card-rolled = The US must roll on the Pol-Mil table: row 3, column 1. An opposing network stands there, so the roll removes one instead of placing one.

## 5.2 Meeting

example-bonus_that_fits = A bonus that fits, and one that does not
example-bonus_that_fits-start = Churchill's turn. He has a 3 with a line of small print: +1 on production issues.
example-bonus_that_fits-pol_mil = Lyttelton takes up a Pol-Mil issue. The small print says nothing about those: three spaces, no more.
example-bonus_that_fits-production = Had he taken a production issue instead, the bonus would fit: 3 + 1, and off it goes to space 4.

example-over_the_center = Across the table
example-over_the_center-start = UK Production lies two spaces along the Soviet track. Churchill wants it back.
example-over_the_center-worth = Lyttelton counts 3 + 1 here: 4 steps in all.
example-over_the_center-moved = Two steps bring it to the center, two more along Churchill's own track. From USSR 2 to UK 2 in one speech.

example-debated_capture = Stopped at the chair
example-debated_capture-start = A Soviet Directed Offensive is on US 5. One good speech and it is in Roosevelt's chair for good.
example-debated_capture-threat = Stimson counts 4, and 5 + 4 reaches the chair. So the marker waits: first the others may object.
example-debated_capture-compared = Nyet! Gromyko is a 2, but Soviet staff counts one more in a debate. 4 against 3: one step is left of four.
example-debated_capture-moved = The issue crawls to US 6. Not captured, so it can still be fought over.

example-debate_and_pass = A debate earns a pass
example-debate_and_pass-start = Two powers want the same Pol-Mil issue. Churchill begins.
example-debate_and_pass-advanced = Bevin pulls it to UK 4. Stalin sits to the left and is asked first: debate, or let it stand?
example-debate_and_pass-nyet = Vyshinsky knows the subject: 3, +2 for it, +1 because Soviet staff is debating. Six!
example-debate_and_pass-moved = Six steps from UK 4: over the center to USSR 2. Nobody can debate a debate.
example-debate_and_pass-passed = That cost Stalin a card out of turn, so on his next turn he may pass, and does. Had he advanced instead, the pass would be lost.

example-marshall_rolls = The Chief of Staff and his die
example-marshall_rolls-start = Marshall has a star where others have a number. Roosevelt must play him first and roll afterwards.
example-marshall_rolls-rolled = A 5! Only now must Roosevelt choose the issue.
example-marshall_rolls-worth = Marshall has +2 for Directed Offensives on his allies' tracks: 5 + 2 makes 7.
example-marshall_rolls-moved = Seven steps turn USSR 3 into US 4.

example-roosevelt_and_the_bomb = Roosevelt takes the floor
example-roosevelt_and_the_bomb-start = A-Bomb Research is in the center. Churchill and Stalin have used their leaders; Roosevelt has not.
example-roosevelt_and_the_bomb-announced = He announces that he will speak himself. That costs a staff card, and which one is up to him.
example-roosevelt_and_the_bomb-seven = The discarded card does nothing at all. Roosevelt counts 7, all the way from the center to his chair.
example-roosevelt_and_the_bomb-captured = Only a leader could debate a leader, and both are used up: the issue is captured.
example-roosevelt_and_the_bomb-health = Then comes the price, a roll for his health. 9: he lives, and is inactive for the rest of the conference.

example-tie_at_the_table = The last card and the count
example-tie_at_the_table-start = One card is left in the whole room, and Churchill holds it. US and USSR have two issues each.
example-tie_at_the_table-last = Menzies fetches a Pol-Mil issue for the UK. No hand holds a card to debate with, and the meeting is over.
example-tie_at_the_table-counted = Whatever lies on a track is won, the first space as good as the sixth. In the center nobody wins anything, though Strategic Materials does its work from there.
example-tie_at_the_table-tie = 2, 1 and 2. The US and the USSR are level, and Stalin is asked first whether his leader breaks the tie.
example-tie_at_the_table-stalin = He has kept himself for this very moment: the tie is his.
example-tie_at_the_table-health = No card is discarded for it, but he rolls all the same. No paranoia today.
example-tie_at_the_table-won = The USSR takes the marker of conference 8; the decisions begin to Stalin's left.
example-tie_at_the_table-arsenal = Had Stalin held back, no other leader was left to ask, and the Arsenal of Democracy would give the tie to the US.

## 6 Decisions

example-production_taken = Other people's production
example-production_taken-start = The meeting is over. Stalin holds both US Production issues, Roosevelt holds UK Production.
example-production_taken-won = Two issues to one: Stalin wins the conference as well.
example-production_taken-production = Each foreign production issue moves one marker. USSR 3 + 2 = 5, UK 4 − 1 = 3, and the US 6 − 2 + 1 = 5.

example-production_defended = Winning what is yours
example-production_defended-start = Roosevelt holds one US Production issue himself. Was that a wasted effort?
example-production_defended-won = It counts as an issue won, and here even wins the conference.
example-production_defended-production = And nobody else could take the marker: the US keeps all six. It gains nothing beyond that.

example-directed_to_normandy = Stalin sends the Americans ashore
example-directed_to_normandy-start = Stalin won a US Directed Offensive, and the Second Front stayed in the center. Where should Roosevelt spend his markers?
example-directed_to_normandy-directed = In Normandy! Stalin picks the place, but the flag on the marker is American, so Roosevelt pays.
example-directed_to_normandy-agreed = The Second Front ended in the center: this conference the landing may be tried.
example-directed_to_normandy-naval = Two US markers must go there. Normandy takes five naval support and has four, so the first buys ships.
example-directed_to_normandy-offensive = With the fleet complete, the second becomes offensive support on the beach.

example-pacific_command = Three markers for Manchuria
example-pacific_command-start = Roosevelt commands in the Pacific and has won that leadership issue too. He must name a commander: the US or the UK.
example-pacific_command-kept = Himself, of course. One marker for the command and two for the issue: three to place, all of them in the Pacific.
example-pacific_command-uk = Bonuses go clockwise like everything here. The UK commands in Europe and places its single marker first.
example-pacific_command-first = Then Roosevelt surprises the room. The USSR is about to declare war on Japan, so the first marker goes to the Soviet front.
example-pacific_command-manchuria = And so do the other two. Manchuria is one of the Emperor's conditions, and Stalin will be helped there whether he likes it or not.

example-churchill_funds_research = Buying a better roll
example-churchill_funds_research-start = Stalin won A-Bomb Research. Churchill wants the bomb, has two markers left, and on a bare die 4 is needed.
example-churchill_funds_research-first = Anybody may fund research, whoever won the issue: +1.
example-churchill_funds_research-second = And another +1. Now a 2 would do.
example-churchill_funds_research-rolled = The die says 3, with the money it is 5. The US pawn steps from Hanford to Trinity: the bomb exists. Stalin needs no die. Since he won the issue, his spies move a space by themselves.

example-two_global_questions = Which question will it be?
example-two_global_questions-start = Churchill won the Global Issue. He has one open question with each ally and settles one of them.
example-two_global_questions-free_europe = With Stalin: Free Europe. From now on everybody may place alignment markers all over the continent.
example-two_global_questions-colonialism = Or with Roosevelt: Colonialism. Then alignment in the colonies is Churchill's business alone.

## 7 War

example-most_networks_first = Five, three, one
example-most_networks_first-start = Stalin gained four networks in the conference, Churchill two, Roosevelt not a single one.
example-most_networks_first-counted = Everyone's secret service adds one: five, three and one. The longest list goes first.
example-most_networks_first-first = Stalin begins and does not stop until all five are placed. A second network in a country makes the first one safer.
example-most_networks_first-stalin = All five are on the map. Next comes the longer list of the other two.
example-most_networks_first-churchill = Churchill has seen what Stalin did and places his three.
example-most_networks_first-roosevelt = Roosevelt has one, but the last word.

example-behind_the_front = When the Red Army moves on
example-behind_the_front-start = The Eastern Front is in the Ukraine, with four countries on the front line. Allied networks are in three of them.
example-behind_the_front-advanced = On to Prussia! The four countries are behind a Soviet front now, and each loses one Western network: the Baltic States and Bulgaria their only one, Poland the first of two. Soviet networks stay, Hungary is not behind the front yet, and alignment markers are never touched.

example-hungary_turns = Hungary changes its mind
example-hungary_turns-start = A Soviet alignment marker in Hungary, but a British network beside it. Churchill has two alignment markers to use.
example-hungary_turns-removed = The first is spent to remove the Soviet one. Without the network he could not do that.
example-hungary_turns-placed = The second takes its place. Free Europe is settled here; while that question is open nothing could be placed in Hungary.

example-armies_before_d_day = Where the German armies go
example-armies_before_d_day-start = 1943: the Western Front waits in Britain. One last network is to be placed.
example-armies_before_d_day-network = With that the diplomats are done, and the Axis moves.
example-armies_before_d_day-placed = Six German armies, placed by priorities: one in the east, four more as long as the west has not landed, and the sixth on the beaches of Normandy. The Italians hold the Mediterranean. Now you know why Stalin wants a Second Front.

example-fleet_off_the_marianas = The fleet off the Marianas
example-fleet_off_the_marianas-start = The Central Pacific Front stands before the Marianas with four naval support, and the Soviets have reached Nomohon. One last network is to be placed.
example-fleet_off_the_marianas-network = Europe comes first; now Japan looks at its own list.
example-fleet_off_the_marianas-placed = Two armies face the Soviets, and one guards the Marianas, since bombers could start from there. A 2 sends the fleet to sea: one naval support is lost, and three are just enough to land. A 3 sinks the fleet for it. A 5 sends the last army to Burma.

example-strength_in_the_ukraine = What is a front worth?
example-strength_in_the_ukraine-start = The Eastern Front in the Ukraine: three offensive support in Prussia, and two German armies in the way.
example-strength_in_the_ukraine-rolled = 2 to begin with, +6 for support, −4 for armies: strength 4. The ten-sided die shows 4, just enough. A 5 would have failed.

example-sixteen_less_two_armies = Two spaces in one go
example-sixteen_less_two_armies-start = The last push: seven offensive support before East Germany, and two armies to stop it.
example-sixteen_less_two_armies-through = 16 less 4 is 12, and with 10 or more a front always advances. The 2 beyond ten are added to the die: 8 + 2 = 10, a breakthrough, and the next space is Germany.
example-sixteen_less_two_armies-germany = When all fronts have rolled, Germany surrenders. The Eastern Front was alone in getting there, so the USSR takes two technology markers.

example-breakthrough_to_the_shore = A breakthrough needs land
example-breakthrough_to_the_shore-start = Central Pacific, four offensive support: strength 10. Iwo Jima is next, then Okinawa.
example-breakthrough_to_the_shore-stopped = A ten! But Okinawa lies across the sea, and nobody breaks through over water: one space, no more. And Iwo Jima has its price, a naval support lost to kamikazes.

example-the_emperor_gives_in = Three conditions
example-the_emperor_gives_in-start = Germany is out. The bomb exists, and the Marianas are a B29 base. One thing is missing: a Soviet front in Manchuria.
example-the_emperor_gives_in-manchuria = War has been declared, and strength 10 always gets through.
example-the_emperor_gives_in-emperor = All three conditions are met. Japan surrenders, and nobody had to land.
example-the_emperor_gives_in-over = Both Axis powers are out, so the game ends here, and the points are counted.

## 8 Post-mortem

example-table_is_cleared = The table is cleared
example-table_is_cleared-start = The last act of conference 6. Four issues lie on the table, the Second Front among them; the Western Front is ready to land, and Axis armies stand in the way.
example-table_is_cleared-landed = Strength 8, die 7: the Allies are in Normandy. The Second Front has done its work and leaves the game for good.
example-table_is_cleared-closed = Post-mortem: the card is gone, the other issues are back in the display, offensive support is off the map, and every army is back home in Germany or Japan. Ships, fronts, networks and alignment stay where they are.
example-table_is_cleared-opened = Germany and Japan fight on, and this was not the tenth conference: the next card is turned up. Soon the leaders who were used will be ready again.

## 4.4 Winning, 9 Scenarios and scoring, 10 Secret agenda

example-alliance_holds = The alliance holds
example-alliance_holds-start = Terminal, the last conference: Germany and Japan are both occupied. How far apart are the allies?
example-alliance_holds-over = UK 52, USSR 42, US 37: 15 points between first and last. Up to 20 the alliance holds, and most points simply win.

example-alliance_breaks = Too far ahead
example-alliance_breaks-start = Stalin took Berlin, two global questions and two conferences. Can anybody still stop him?
example-alliance_breaks-over = 60 to 27 is more than 20 apart: the alliance breaks. 27 + 36 = 63 outweigh the 60 of Stalin, so the other two join forces, and the second wins.

example-japan_holds_out = The war that did not end
example-japan_holds_out-start = Germany is out, Japan is not, and time is up. Now it can be a burden to lead.
example-japan_holds_out-over = The first loses 5, the second 3, the last gains 5. 35, 31 and 29 turn into 30, 28 and 34: the last shall be first.

example-one_card_of_each_conference = Five cards in a row
example-one_card_of_each_conference-start = The tournament runs from London to Terminal. Each conference has three cards, and one of each is drawn unseen.
example-one_card_of_each_conference-opened = London lies on top and is turned over. Four cards wait below it, Terminal at the bottom; the ten others stay in the box.

example-northern_italy = Only the last space counts
example-northern_italy-start = The game ends with the Mediterranean Front in Northern Italy. On its way it came through Central Italy.
example-northern_italy-over = Northern Italy: 3 points for the UK, 2 for the US. For Central Italy there is nothing, since a front scores where it stands and not where it has been.

example-red_flag_over_berlin = The red flag over Berlin
example-red_flag_over_berlin-start = The Eastern Front has taken Germany. The Western Front stands in the Rhineland.
example-red_flag_over_berlin-over = 8 points for Germany, nothing for Prussia and East Germany on the way. And 5 more for the USSR because the West is not in Germany.

example-secret_agendas_revealed = Cards on the table
example-secret_agendas_revealed-start = Three secret agenda markers each, seen by their owners alone. Now they are turned over.
example-secret_agendas_revealed-over = 5 points for each marker whose country one's own alignment marker is in. Roosevelt drew France twice: that makes 10.

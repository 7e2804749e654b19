# Exercises of chapter 7.5, front tracks and Axis reserves: lessons/chapter_7_5.py.

tutor-eastern_armies = { $armies ->
    [one] One German army is placed.
   *[other] { $armies } German armies are placed.
} The Western Front is in { $west-the }, the Eastern Front in { $east-the }. How many armies oppose the Eastern Front by priority, before dice send the rest anywhere?
tutor-eastern_armies-why = By priority the Eastern Front is opposed by this many: { $amount }. Dice decide about what is left.
tutor-eastern_armies-hint1 = Go through the priorities one by one; whatever has been placed is gone.
tutor-eastern_armies-hint2 = Two stay in Germany if a front is about to enter it. One goes east in any case, and four more until the Western Front has left UK/Bolero.
tutor-eastern_armies-hint3 = After Normandy two go against the front that is nearer to Germany, one each if both are as near. West: { $west }. East: { $east }.

tutor-army_die = By priority the German reserves are placed; one die after another sends what is left. The first one shows { $roll }. Naval support in the Arctic box: { $ships }. Where does this army go?
tutor-army_die-case = { $case-id ->
    [western] Against the Western Front.
    [eastern] Against the Eastern Front.
    [mediterranean] Against the Mediterranean Front.
   *[arctic] North: it takes a naval support from the Arctic box.
}
tutor-army_die-hint1 = Low numbers stand for the west, middle ones for the east, high ones for the south or the far north.
tutor-army_die-hint2 = A six sails to the Arctic only if three naval support are there, and there are this many: { $ships }. Otherwise it counts as a five.

tutor-reserves_report = The Western Front is in { $west-the }, the Eastern Front in { $east-the }. The German staff reports how its reserves have been placed, and one report cannot be true. Which one?
tutor-reserves_report-hint1 = Dice: 1 and 2 west, 3 and 4 east, 5 and mostly 6 the Mediterranean.
tutor-reserves_report-hint2 = From where they stand, which front is nearer to Germany? West: { $west }. East: { $east }.
tutor-reserves_report-hint3 = The Eastern Horde is four armies strong, the Atlantic Wall is one army in the west.

tutor-pacific_dice = Japan places its armies: { $armies }. Look where the Pacific fronts stand. For how many armies is a die rolled in the end?
tutor-diced-why = When all priorities have been met, this many armies are left for the dice: { $count }.
tutor-pacific_dice-hint1 = Two against the Soviets if they have left their box, one against each front about to enter a B29 space.
tutor-pacific_dice-hint2 = The Far East Front: { $space }.
tutor-pacific_dice-hint3 = The next space counts. B29 spaces are the Marianas, the Philippines and Yunnan; the fronts are here: { $central_pacific }; { $southwest_pacific }; { $cbi }.

tutor-japanese_sortie = The Japanese navy looks for a landing. Central Pacific, next { $central-the }: { $central_ships } naval support; Southwest Pacific, next { $southwest-the }: { $southwest_ships }. The die shows { $first }, and if another is needed, { $second }. What happens?
tutor-japanese_sortie-case = { $case-id ->
    [stays] It stays in port.
    [sunk] The { $box-box } loses a naval support, and the fleet is sunk.
   *[escapes] The { $box-box } loses a naval support, and the fleet escapes to Japan.
}
tutor-japanese_sortie-hint1 = It puts to sea on 1 or 2 only, and only against a front that may try to land.
tutor-japanese_sortie-hint2 = With fewer than three naval support there is no landing to strike at; if there is a choice, the Central Pacific comes first.
tutor-japanese_sortie-hint3 = Who has struck rolls once more: on 1 to 4 the fleet goes down.

tutor-military_collapse = The { $front } is about to win { $space-the }. Which reserve does that cost the Axis for good?
tutor-military_collapse-case = { $case-id ->
    [german_army] A German army.
    [german_navy] The German navy.
    [italian_army] The Italian army.
    [japanese_army] A Japanese army.
   *[nothing] No reserve at all.
}
tutor-military_collapse-why = The { $front } in { $space-the } removes no reserve.
tutor-military_collapse-hint1 = There are five such spaces: one at sea, one in Italy, two at the German border, one in China.
tutor-military_collapse-hint2 = UK/Bolero ends the U-boats, Southern Italy the Italians, West and East Germany an army each, Manchuria a Japanese one.

tutor-able_to_land = Four fronts stand before the sea, and the Second Front has been agreed. Only one of them may try to advance. Which one?
tutor-able_to_land-case = The { $front }.
tutor-able_to_land-hint1 = A landing takes three naval support in the theater box, the one in Normandy five.
tutor-able_to_land-hint2 = Naval support: Western box { $western }, Mediterranean { $mediterranean }, Central Pacific { $central_pacific }, Southwest Pacific { $southwest_pacific }.

tutor-anybodys_front = The { $seat } has production to use as it likes. Which of these may it do?
tutor-anybodys_front-hint1 = The color of a front says who moves the marker, not who may support it.
tutor-anybodys_front-hint2 = No box holds more than five naval support; a front at the end of its track has no space to enter.
tutor-anybodys_front-hint3 = Where the Axis power has surrendered the war is over. Research is funded only if the issue was won.

tutor-ships_for_a_landing = You are the { $seat }, { $markers ->
    [one] with one production marker
   *[other] with { $markers } production markers
} to use as you like. The { $front } is to land ({ $space }). Naval support in its box: { $ships }. See to it that it may try.
tutor-ships_for_a_landing-why = Three naval support in the box: the { $front } may try to land ({ $space }).
tutor-ships_for_a_landing-missed = A landing takes three naval support in the box, and offensive support does not make up for it. There { $ships ->
    [one] was one
   *[other] were { $ships }
}, so all your markers had to go there.
tutor-ships_for_a_landing-hint1 = Offensive support adds strength, but no landing craft.
tutor-ships_for_a_landing-hint2 = There are { $ships } of three naval support in the box of the { $front }: nothing can be spared.

# Axis reserves, priority by priority, and the front tracks: lessons/chapter_7_6.py. $rule comes from the index of rules.

tutor-first_to_arrive = Four fronts are under way: suppose each of them advances one space in every conference from now on. Which of them is the first to enter Germany or Japan?
tutor-first_to_arrive-way = { $n ->
    [one] The { $front } is there in { $n } step.
   *[other] The { $front } is there in { $n } steps.
}
tutor-first_to_arrive-end = The track of the { $front } ends in Northern Italy; it never reaches Germany.
tutor-first_to_arrive-hint1 = Count the spaces of each track up to Germany or Japan itself. Does every track lead there?
tutor-first_to_arrive-hint2 = The fastest is there in { $n } steps.

tutor-european_dice = Germany places its armies: { $armies }. The Western Front is in { $west-the }, the Eastern Front in { $east-the }. For how many German armies is a die rolled in the end?
tutor-european_dice-hint1 = Begin with { $armies } and take off what each priority takes; only the rest is diced for.
tutor-european_dice-hint2 = West: { $west }. East: { $east }. Is one of them at the gates of Germany (two stay there)? Has the west left UK/Bolero (if not, the Eastern Horde marches: four)?
tutor-european_dice-hint3 = One always goes east. In UK/Bolero one waits behind the Atlantic Wall; from Normandy on two oppose the closer front instead.

tutor-held_in_germany = The Western Front is in { $west-the }, the Eastern Front in { $east-the }. Germany has armies to place: { $armies }. How many oppose the { $front } by priority, before dice send the rest anywhere?
tutor-held_in_germany-why = By priority the { $front } is opposed by this many armies: { $amount }.
tutor-held_in_germany-hint1 = Two armies stay in Germany if a front is about to enter it. They oppose whoever enters: if both do, one each.
tutor-held_in_germany-hint2 = Then come the usual priorities: one against the Eastern Front, two against the closer front, one each if both are as close.
tutor-held_in_germany-hint3 = West: { $west }. East: { $east }. Only West Germany and East Germany lie right before Germany.

tutor-atlantic_battle = The Western Front is in { $space-the }, with naval support in its box: { $ships }. Now the reserves in Europe are placed. How much naval support is left in the Western box when the fronts begin to move?
tutor-atlantic_battle-why = The Western Front is in { $space-the }, with { $ships } naval support: U-boats hunt only while it is still in its theater box, and they sink one if there is one to sink.
tutor-atlantic_battle-hint1 = The rule says: { $rule }
tutor-atlantic_battle-hint2 = The front is in { $space-the }. Is that its theater box? Naval support now: { $ships }.

tutor-relief_in_the_east = The Eastern Front is in { $east-the }. The Western Front, still in { $west-the } when the reserves were placed, now advances to { $on-the }. By how many armies fewer is the Eastern Front opposed by priority next time, if it stays where it is?
tutor-relief_in_the_east-why = By priority the Eastern Front was opposed by { $before }, and next time it is opposed by { $now }.
tutor-relief_in_the_east-hint1 = The rule says: { $rule }
tutor-relief_in_the_east-hint2 = Once the Western Front is in Normandy two armies go against the closer front. That may be the Eastern Front again.
tutor-relief_in_the_east-hint3 = Next time, with the west in { $on-the } and the east in { $east-the }, this many oppose the Eastern Front: { $now }. And now, with the west in { $west-the }?

tutor-closer_front = The Western Front is in { $west-the }, the Eastern Front in { $east-the }. The next priority sends two German armies against the front that is closer to Germany. What comes of it?
tutor-closer_front-case = { $case-id ->
    [western] Both armies oppose the Western Front.
    [eastern] Both armies oppose the Eastern Front.
    [both] One army opposes each of the two.
   *[nobody] Nothing: this priority does not apply yet.
}
tutor-closer_front-why = { $case-id ->
    [nobody] The Western Front is in { $west-the }: it has not been in Normandy yet, so the two armies are not sent.
   *[other] Spaces to Germany: { $west_way } from { $west-the }, { $east_way } from { $east-the }.
}
tutor-closer_front-hint1 = The rule says: { $rule }
tutor-closer_front-hint2 = Spaces to Germany: Western Front { $west_way }, Eastern Front { $east_way }. And has Normandy been entered?

tutor-opposed = The { $front } is about to enter { $space-the }; offensive support: { $support }. Now the reserves are placed. If no die sends an army against this front, how strong will it be?
tutor-opposed-why = By priority this many armies oppose the { $front }: { $armies }. That makes its strength { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}.
tutor-opposed-hint1 = One of the priorities to look at: { $rule }
tutor-opposed-hint2 = Armies that oppose it by priority: { $armies }.
tutor-opposed-hint3 = Two to begin with; two more for each offensive support: { $support }; two off for each army: { $armies }.

tutor-japan_at_bay = Japan is about to place its armies. Look where the Pacific fronts stand: against which of them will there be armies?
tutor-japan_at_bay-case = { $fronts-n ->
    [4] Against all four.
   *[other] Only against the { $fronts-and }.
}
tutor-japan_at_bay-why = About to enter Japan: { $fronts-and }. So all armies stay at home, and nobody else is opposed.
tutor-japan_at_bay-hint1 = The rule says: { $rule }
tutor-japan_at_bay-hint2 = About to enter Japan: { $fronts-and }. Are any armies left after that?

tutor-b29_defence = Japan is about to place its armies. One of these fronts will have one before it, whatever the dice say. Which one?
tutor-b29_defence-why = { $base-id ->
    [yes] Next for the { $front } is { $space-the }, a B29 space: an army waits there.
   *[no] Next for the { $front } is { $space-the }: no priority sends an army there.
}
tutor-b29_defence-hint1 = The rule says: { $rule }
tutor-b29_defence-hint2 = The B29 spaces are the Marianas, the Philippines and Yunnan. Which front is right before one of them?

tutor-fleet_report = The Japanese reserves have been placed, and the fleet was at sea. Here are four reports, and one of them cannot be true. Which one?
tutor-fleet_report-hint1 = Two dice decide about the fleet: the first whether it strikes, the second what becomes of it.
tutor-fleet_report-hint2 = The rule about the second: { $rule }

tutor-pacific_report = The Japanese reserves have been placed. Here are four reports, and one of them cannot be true. Which one?
tutor-pacific_report-hint1 = Check the numbers on the dice: what does each of them stand for?
tutor-pacific_report-hint2 = The rule says: { $rule }

tutor-after_manchuria = The Far East Front stands before Manchuria, strength { $strength }. The USSR’s declaration of war { $agreed-id ->
    [yes] was agreed in the center.
   *[no] was won by one of the players.
} The die, if it is rolled, shows { $roll }. Japan has { $armies } armies now. How many will it have in the next conference?
tutor-after_manchuria-hint1 = The rule says: { $rule }
tutor-after_manchuria-hint2 = Armies on the map come home after the conference. So does the front get into Manchuria? It must be allowed to try, and the die must not be higher than its strength.

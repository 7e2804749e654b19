# Exercises of chapter 7.5, front tracks and Axis reserves: tutor/churchill/chapter_7_5.py.

churchill-tutor-eastern_armies = { $armies ->
    [one] One German army is placed.
   *[other] { $armies } German armies are placed.
} The Western Front is in { $west-the }, the Eastern Front in { $east-the }. How many armies oppose the Eastern Front by priority, before dice send the rest anywhere?
churchill-tutor-eastern_armies-why = By priority the Eastern Front is opposed by this many: { $amount }. Dice decide about what is left.
churchill-tutor-eastern_armies-hint1 = Go through the priorities one by one; whatever has been placed is gone.
churchill-tutor-eastern_armies-hint2 = Two stay in Germany if a front is about to enter it. One goes east in any case, and four more until the Western Front has left UK/Bolero.
churchill-tutor-eastern_armies-hint3 = After Normandy two go against the front that is nearer to Germany, one each if both are as near. West: { $west }. East: { $east }.

churchill-tutor-army_die = By priority the German reserves are placed; one die after another sends what is left. The first one shows { $roll }. Naval support in the Arctic box: { $ships }. Where does this army go?
churchill-tutor-army_die-case = { $case-id ->
    [western] Against the Western Front.
    [eastern] Against the Eastern Front.
    [mediterranean] Against the Mediterranean Front.
   *[arctic] North: it takes a naval support from the Arctic box.
}
churchill-tutor-army_die-hint1 = Low numbers stand for the west, middle ones for the east, high ones for the south or the far north.
churchill-tutor-army_die-hint2 = A six sails to the Arctic only if three naval support are there, and there are this many: { $ships }. Otherwise it counts as a five.

churchill-tutor-reserves_report = The Western Front is in { $west-the }, the Eastern Front in { $east-the }. The German staff reports how its reserves have been placed, and one report cannot be true. Which one?
churchill-tutor-reserves_report-hint1 = Dice: 1 and 2 west, 3 and 4 east, 5 and mostly 6 the Mediterranean.
churchill-tutor-reserves_report-hint2 = From where they stand, which front is nearer to Germany? West: { $west }. East: { $east }.
churchill-tutor-reserves_report-hint3 = The Eastern Horde is four armies strong, the Atlantic Wall is one army in the west.

churchill-tutor-pacific_dice = Japan places its armies: { $armies }. Look where the Pacific fronts stand. For how many armies is a die rolled in the end?
churchill-tutor-pacific_dice-why = When all priorities have been met, this many Japanese armies are left for the dice: { $count }.
churchill-tutor-pacific_dice-hint1 = Two against the Soviets if they have left their box, one against each front about to enter a B29 space.
churchill-tutor-pacific_dice-hint2 = The Far East Front: { $space }.
churchill-tutor-pacific_dice-hint3 = The next space counts. B29 spaces are the Marianas, the Philippines and Yunnan; the fronts are here: { $central_pacific }; { $southwest_pacific }; { $cbi }.

churchill-tutor-japanese_sortie = The Japanese navy looks for a landing. Central Pacific, next { $central-the }: { $central_ships } naval support; Southwest Pacific, next { $southwest-the }: { $southwest_ships }. The die shows { $first }, and if another is needed, { $second }. What happens?
churchill-tutor-japanese_sortie-case = { $case-id ->
    [stays] It stays in port.
    [sunk] The { $box-box } loses a naval support, and the fleet is sunk.
   *[escapes] The { $box-box } loses a naval support, and the fleet escapes to Japan.
}
churchill-tutor-japanese_sortie-hint1 = It puts to sea on 1 or 2 only, and only against a front that may try to land.
churchill-tutor-japanese_sortie-hint2 = With fewer than three naval support there is no landing to strike at; if there is a choice, the Central Pacific comes first.
churchill-tutor-japanese_sortie-hint3 = Who has struck rolls once more: on 1 to 4 the fleet goes down.

churchill-tutor-military_collapse = The { $front } is about to win { $space-the }. Which reserve does that cost the Axis for good?
churchill-tutor-military_collapse-case = { $case-id ->
    [german_army] A German army.
    [german_navy] The German navy.
    [italian_army] The Italian army.
    [japanese_army] A Japanese army.
   *[nothing] No reserve at all.
}
churchill-tutor-military_collapse-why = The { $front } in { $space-the } removes no reserve.
churchill-tutor-military_collapse-hint1 = There are five such spaces: one at sea, one in Italy, two at the German border, one in China.
churchill-tutor-military_collapse-hint2 = UK/Bolero ends the U-boats, Southern Italy the Italians, West and East Germany an army each, Manchuria a Japanese one.

churchill-tutor-able_to_land = Four fronts stand before the sea, and the Second Front has been agreed. Only one of them may try to advance. Which one?
churchill-tutor-able_to_land-case = The { $front }.
churchill-tutor-able_to_land-hint1 = A landing takes three naval support in the theater box, the one in Normandy five.
churchill-tutor-able_to_land-hint2 = Naval support: Western box { $western }, Mediterranean { $mediterranean }, Central Pacific { $central_pacific }, Southwest Pacific { $southwest_pacific }.

churchill-tutor-anybodys_front = The { $seat } has production to use as it likes. Which of these may it do?
churchill-tutor-anybodys_front-hint1 = The color of a front says who moves the marker, not who may support it.
churchill-tutor-anybodys_front-hint2 = No box holds more than five naval support; a front at the end of its track has no space to enter.
churchill-tutor-anybodys_front-hint3 = Where the Axis power has surrendered the war is over. Research is funded only if the issue was won.

churchill-tutor-ships_for_a_landing = You are the { $seat }, { $markers ->
    [one] with one production marker
   *[other] with { $markers } production markers
} to use as you like. The { $front } is to land ({ $space }). Naval support in its box: { $ships }. See to it that it may try.
churchill-tutor-ships_for_a_landing-why = Three naval support in the box: the { $front } may try to land ({ $space }).
churchill-tutor-ships_for_a_landing-hint1 = Offensive support adds strength, but no landing craft.
churchill-tutor-ships_for_a_landing-hint2 = There are { $ships } of three naval support in the box of the { $front }: nothing can be spared.

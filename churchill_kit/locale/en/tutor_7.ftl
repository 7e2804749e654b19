# Exercises of chapter 7, the war phase: tutor/churchill/chapter_7.py.

churchill-tutor-network_move = The { $seat } is placing networks. Which of these is allowed?
churchill-tutor-network_move-hint1 = Two networks fill a place, and all that lie there belong to one power.
churchill-tutor-network_move-hint2 = Where somebody else has a network you can only remove it.
churchill-tutor-network_move-hint3 = Norway and Finland are closed until there are three naval support in the Arctic box.

churchill-tutor-take_over = You are the { $seat } and have two networks to place. Get a network of your own { $location-at }, where the { $rival } has one.
churchill-tutor-take_over-why = The first network removed that of the { $rival }, the second one is yours { $location-at }.
churchill-tutor-take_over-hint1 = Networks of two powers never lie in the same place.
churchill-tutor-take_over-hint2 = Spend one network to remove that of the { $rival } { $location-at }, then place the other.

churchill-tutor-illegal_alignment = The { $seat } is using its alignment markers. Here are four proposals, and one of them breaks a rule. Which one?
churchill-tutor-illegal_alignment-hint1 = Where has the { $seat } a network? Without one there is no alignment.
churchill-tutor-illegal_alignment-hint2 = Look at the global issues: they close some places and make removing dearer.
churchill-tutor-illegal_alignment-hint3 = Is there a marker already? Is the Arctic open, with three naval support in its box?

churchill-tutor-removal_price = The { $seat } wants to remove the { $rival } alignment marker { $location-at }. Roosevelt–Stalin: { $side-id ->
    [us] United Nations, on the side of the { $side }.
    [ussr] Communist Cadres, on the side of the { $side }.
   *[neutral] still { $side }.
} How many markers does that take?
churchill-tutor-removal_price-hint1 = One marker removes one, unless Roosevelt–Stalin says something else.
churchill-tutor-removal_price-hint2 = { $side-id ->
    [us] United Nations, settled by the { $side }: every removal takes two.
    [ussr] Communist Cadres, settled by the { $side }: two for a Soviet marker in a colony or in the Soviet sphere, one for any other.
   *[neutral] The question is { $side }: nothing gets dearer.
}

churchill-tutor-eastern_armies = { $armies ->
    [one] One German army is placed.
   *[other] { $armies } German armies are placed.
} The Western Front is in { $west-the }, the Eastern Front in { $east-the }. How many armies oppose the Eastern Front by priority, before dice send the rest anywhere?
churchill-tutor-eastern_armies-why = By priority the Eastern Front is opposed by this many: { $amount }. Dice decide about what is left.
churchill-tutor-eastern_armies-hint1 = Go through the priorities one by one; whatever has been placed is gone.
churchill-tutor-eastern_armies-hint2 = Two stay in Germany if a front is about to enter it. One goes east in any case, and four more until the Western Front has left UK/Bolero.
churchill-tutor-eastern_armies-hint3 = After Normandy two go against the front that is nearer to Germany, one each if both are as near. West: { $west }. East: { $east }.

churchill-tutor-front_strength = The { $front } is about to enter { $space-the }: { $support } offensive and { $naval } naval support, Axis armies: { $armies }. What is its strength?
churchill-tutor-front_strength-why = The { $front } has strength { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}.
churchill-tutor-front_strength-hint1 = Every front begins with two.
churchill-tutor-front_strength-hint2 = Naval support opens the way, but adds nothing.
churchill-tutor-front_strength-hint3 = Offensive support, two each: { $support }. Axis armies, two off for each: { $armies }.

churchill-tutor-front_attempt = { $needed ->
    [0] The { $front } is to enter { $space-the } by land.
   *[other] The { $front } is to land ({ $space }), which takes { $needed } naval support.
} It has { $naval } naval and { $support } offensive support; Axis armies: { $armies }. The die, if it is rolled, shows { $roll }. What comes of it?
churchill-tutor-front_attempt-went = { $case-id ->
    [two] It advances two spaces: a breakthrough.
    [one] It advances one space.
    [back] It tries and is thrown back.
   *[no] It may not even try.
}
churchill-tutor-front_attempt-hint1 = Is there naval support enough, and is the strength above zero?
churchill-tutor-front_attempt-hint2 = The strength is { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}. The front advances if the die is not higher.
churchill-tutor-front_attempt-hint3 = With strength 10 or more it always advances; then look for 10 or more on the die, here plus { $over }, and for land ahead.

churchill-tutor-behind_the_front = The { $front } advances from { $left-the } to { $space-the }. Which network is lost?
churchill-tutor-behind_the_front-lost = One network { $location-at }.
churchill-tutor-behind_the_front-wrong = { $case-id ->
    [side] This comes behind the { $front } as it leaves { $left-the } for { $space-the }, but the network { $location-at } is of the same camp.
    [next] The network { $location-at } is safe until the { $front } moves on from { $space-the }; now it has left { $left-the }.
   *[far] The way of the { $front } from { $left-the } to { $space-the } changes nothing { $location-at }.
}
churchill-tutor-behind_the_front-hint1 = Countries come behind the front when it leaves their space: { $left }.
churchill-tutor-behind_the_front-hint2 = The { $front } belongs to the { $of }. A power of the other camp loses the network; the US and the UK are one camp.

churchill-tutor-german_surrender = The Western Front is in { $west-the }: strength { $west_strength }, die { $west_roll }. The Eastern Front is in { $east-the }: strength { $east_strength }, die { $east_roll }. Who takes German technology?
churchill-tutor-german_surrender-shares = { $case-id ->
    [all] One marker for each of the three.
    [west] One marker each for the US and the UK.
    [east] Two markers for the USSR.
   *[no] Nobody: Germany fights on.
}
churchill-tutor-german_surrender-why = In Germany now: Western Front, { $western }; Eastern Front, { $eastern }.
churchill-tutor-german_surrender-hint1 = Which front advances? One whose die is not higher than its strength.
churchill-tutor-german_surrender-hint2 = And which one is then in Germany? West Germany and East Germany are only the way there.
churchill-tutor-german_surrender-hint3 = The west takes one each for the US and the UK, the east two for the USSR; if both are in Germany, everybody takes one.

churchill-tutor-front_odds = { $needed ->
    [0] The { $front } is to enter { $space-the } by land.
   *[other] The { $front } is to land ({ $space }), which takes { $needed } naval support.
} It has { $naval } naval and { $support } offensive support; Axis armies: { $armies }. With how many of the ten numbers of the die does it advance?
churchill-tutor-front_odds-why = Naval support needed ({ $space }): { $needed }, there: { $naval }. The { $front } advances with this many numbers of ten: { $count }.
churchill-tutor-front_odds-hint1 = Naval support needed: { $needed }, there: { $naval }. Without enough of it no number helps.
churchill-tutor-front_odds-hint2 = Else every number up to the strength will do.
churchill-tutor-front_odds-hint3 = Two to begin with; two more for each offensive support: { $support }; two off for each army: { $armies }.

churchill-tutor-emperor-lacks = { $case-id ->
    [germany] No: Germany has not surrendered.
    [bomb] No: there is no bomb, or no base to drop it from.
    [manchuria] No: the Soviet army is not in Manchuria.
   *[no] Yes: the Emperor gives in.
}
churchill-tutor-japanese_surrender = Nobody has landed in Japan. Look at the map and the A-bomb track: does Japan surrender now?
churchill-tutor-japanese_surrender-why = Germany has surrendered: { $fallen }. The US has the bomb: { $bomb }. A front has reached a B29 space: { $base }. The Far East Front is in { $soviets-the }.
churchill-tutor-japanese_surrender-hint1 = The Emperor has three conditions, and all of them must be met.
churchill-tutor-japanese_surrender-hint2 = Germany out of the war; the US pawn at Trinity and a front in a B29 space, or beyond one; the Soviets in Manchuria.
churchill-tutor-japanese_surrender-hint3 = The Far East Front is in { $soviets-the }. The B29 spaces are the Marianas, the Philippines and Yunnan.

# Exercises of chapter 7.7, fronts and surrender: tutor/churchill/chapter_7_7.py.

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
    [back] It tries and does not advance.
   *[no] It may not even try.
}
churchill-tutor-front_attempt-hint1 = Is there naval support enough, and is the strength above zero?
churchill-tutor-front_attempt-hint2 = The strength is { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}. The front advances if the die is not higher.
churchill-tutor-front_attempt-hint3 = With strength 10 or more it always advances; then look for 10 or more on the die, here plus { $over }, and for land ahead.

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

churchill-tutor-barred_front = The { $front } stands before { $space-the }. { $issue }: { $agreed-id ->
    [yes] agreed in the center.
   *[no] won by one of the players.
} Naval support: { $naval }, offensive support: { $support }, Axis armies: { $armies }. What happens when its turn comes?
churchill-tutor-barred_front-case = { $case-id ->
    [issue] It waits for an agreement.
    [naval] It lacks naval support.
    [weak] It is too weak to try.
   *[rolls] It rolls the die.
}
churchill-tutor-barred_front-hint1 = Without { $issue } in the center the { $front } may not enter { $space-the }.
churchill-tutor-barred_front-hint2 = Normandy takes five naval support; Manchuria is entered by land. There is this much: { $naval }.
churchill-tutor-barred_front-hint3 = Two, plus two for each offensive support ({ $support }), minus two for each army ({ $armies }): at zero or less there is no roll.

churchill-tutor-breakthrough_faces = The { $front } is about to enter { $space-the } with { $support } offensive support; Axis armies: { $armies }. With how many of the ten numbers of the die does it break through and go two spaces?
churchill-tutor-breakthrough_faces-why = { $n ->
    [one] Only the ten breaks through.
   *[other] The { $n } highest numbers break through.
}
churchill-tutor-breakthrough_faces-hint1 = The strength is { $strength }. From 10 on a front advances in any case, and a 10 on the die breaks through.
churchill-tutor-breakthrough_faces-hint2 = Every point above 10 is added to the die; here that is { $over }.
churchill-tutor-breakthrough_faces-hint3 = But look at the space after the next one: neither the sea nor the end of the track lets a breakthrough pass.

churchill-tutor-ships_left = The { $front } lands ({ $space }) with { $ships } naval support in its box. How many are left there when it has entered?
churchill-tutor-ships_left-why = { $hit-id ->
    [yes] Kamikazes meet the { $front } in { $space-the }: one naval support is lost.
   *[no] No kamikazes in { $space-the }, and a landing uses up no naval support.
}
churchill-tutor-ships_left-hint1 = Naval support is not spent by landing.
churchill-tutor-ships_left-hint2 = Is “Kamikaze” written on the space? On the way of the Central Pacific Front that is so twice, in Iwo Jima and in Okinawa.

churchill-tutor-front_report = The fronts have tried to advance. Here are four reports, and one of them cannot be right. Which one?
churchill-tutor-front_report-hint1 = A front advances if the die is not higher than its strength.
churchill-tutor-front_report-hint2 = With strength 10 or more the die cannot stop it.

churchill-tutor-strength_to_land = You are the { $seat }, with two production markers to use as you like. The { $front } is to land ({ $space }) and has { $ships } naval and { $support } offensive support. See to it that it may try with strength { $wanted }.
churchill-tutor-strength_to_land-why = With three naval support and strength { $wanted } the { $front } may try to land ({ $space }).
churchill-tutor-strength_to_land-hint1 = First the ships: three naval support are needed, { $ships } are there.
churchill-tutor-strength_to_land-hint2 = Then the strength: two, plus two for each offensive support, is { $wanted } with how many? Now there are { $support }.

churchill-tutor-after_the_surrender = { $axis } has surrendered. Which of these may the { $seat } still do with a production marker?
churchill-tutor-after_the_surrender-hint1 = Where the Axis power has surrendered no front moves any more, so there is nothing to support.
churchill-tutor-after_the_surrender-hint2 = Which fronts were on their way to { $axis }? Ships are another matter, and so is the other theater.

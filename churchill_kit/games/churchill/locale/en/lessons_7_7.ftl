# Exercises of chapter 7.7, fronts and surrender: lessons/chapter_7_7.py.

tutor-front_strength = The { $front } is about to enter { $space-the }: { $support } offensive and { $naval } naval support, Axis armies: { $armies }. What is its strength?
tutor-front_strength-why = The { $front } has strength { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}.
tutor-front_strength-hint1 = Every front begins with two.
tutor-front_strength-hint2 = Naval support opens the way, but adds nothing.
tutor-front_strength-hint3 = Offensive support, two each: { $support }. Axis armies, two off for each: { $armies }.

tutor-front_attempt = { $needed ->
    [0] The { $front } is to enter { $space-the } by land.
   *[other] The { $front } is to land ({ $space }), which takes { $needed } naval support.
} It has { $naval } naval and { $support } offensive support; Axis armies: { $armies }. The die, if it is rolled, shows { $roll }. What comes of it?
tutor-front_attempt-went = { $case-id ->
    [two] It advances two spaces: a breakthrough.
    [one] It advances one space.
    [back] It tries and does not advance.
   *[no] It may not even try.
}
tutor-front_attempt-hint1 = Is there naval support enough, and is the strength above zero?
tutor-front_attempt-hint2 = The strength is { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
}. The front advances if the die is not higher.
tutor-front_attempt-hint3 = With strength 10 or more it always advances; then look for 10 or more on the die, here plus { $over }, and for land ahead.

tutor-german_surrender = The Western Front is in { $west-the }: strength { $west_strength }, die { $west_roll }. The Eastern Front is in { $east-the }: strength { $east_strength }, die { $east_roll }. Who takes German technology?
tutor-german_surrender-shares = { $case-id ->
    [all] One marker for each of the three.
    [west] One marker each for the US and the UK.
    [east] Two markers for the USSR.
   *[no] Nobody: Germany fights on.
}
tutor-german_surrender-why = In Germany now: Western Front, { $western }; Eastern Front, { $eastern }.
tutor-german_surrender-hint1 = Which front advances? One whose die is not higher than its strength.
tutor-german_surrender-hint2 = And which one is then in Germany? West Germany and East Germany are only the way there.
tutor-german_surrender-hint3 = The west takes one each for the US and the UK, the east two for the USSR; if both are in Germany, everybody takes one.

tutor-front_odds = { $needed ->
    [0] The { $front } is to enter { $space-the } by land.
   *[other] The { $front } is to land ({ $space }), which takes { $needed } naval support.
} It has { $naval } naval and { $support } offensive support; Axis armies: { $armies }. With how many of the ten numbers of the die does it advance?
tutor-front_odds-why = Naval support needed ({ $space }): { $needed }, there: { $naval }. The { $front } advances with this many numbers of ten: { $count }.
tutor-front_odds-hint1 = Naval support needed: { $needed }, there: { $naval }. Without enough of it no number helps.
tutor-front_odds-hint2 = Else every number up to the strength will do.
tutor-front_odds-hint3 = Two to begin with; two more for each offensive support: { $support }; two off for each army: { $armies }.

tutor-emperor-lacks = { $case-id ->
    [germany] No: Germany has not surrendered.
    [bomb] No: there is no bomb, or no base to drop it from.
    [manchuria] No: the Soviet army is not in Manchuria.
   *[no] Yes: the Emperor gives in.
}
tutor-japanese_surrender = Nobody has landed in Japan. Look at the map and the A-bomb track: does Japan surrender now?
tutor-japanese_surrender-why = Germany has surrendered: { $fallen }. The US has the bomb: { $bomb }. A front has reached a B29 space: { $base }. The Far East Front is in { $soviets-the }.
tutor-japanese_surrender-hint1 = The Emperor has three conditions, and all of them must be met.
tutor-japanese_surrender-hint2 = Germany out of the war; the US pawn at Trinity and a front in a B29 space, or beyond one; the Soviets in Manchuria.
tutor-japanese_surrender-hint3 = The Far East Front is in { $soviets-the }. The B29 spaces are the Marianas, the Philippines and Yunnan.

tutor-barred_front = The { $front } stands before { $space-the }. { $issue }: { $agreed-id ->
    [yes] agreed in the center.
   *[no] won by one of the players.
} Naval support: { $naval }, offensive support: { $support }, Axis armies: { $armies }. What happens when its turn comes?
tutor-barred_front-case = { $case-id ->
    [issue] It waits for an agreement.
    [naval] It lacks naval support.
    [weak] It is too weak to try.
   *[rolls] It rolls the die.
}
tutor-barred_front-hint1 = Without { $issue } in the center the { $front } may not enter { $space-the }.
tutor-barred_front-hint2 = Normandy takes five naval support; Manchuria is entered by land. There is this much: { $naval }.
tutor-barred_front-hint3 = Two, plus two for each offensive support ({ $support }), minus two for each army ({ $armies }): at zero or less there is no roll.

tutor-breakthrough_faces = The { $front } is about to enter { $space-the } with { $support } offensive support; Axis armies: { $armies }. With how many of the ten numbers of the die does it break through and go two spaces?
tutor-breakthrough_faces-why = { $n ->
    [one] Only the ten breaks through.
   *[other] The { $n } highest numbers break through.
}
tutor-breakthrough_faces-hint1 = The strength is { $strength }. From 10 on a front advances in any case, and a 10 on the die breaks through.
tutor-breakthrough_faces-hint2 = Every point above 10 is added to the die; here that is { $over }.
tutor-breakthrough_faces-hint3 = But look at the space after the next one: neither the sea nor the end of the track lets a breakthrough pass.

tutor-ships_left = The { $front } lands ({ $space }) with { $ships } naval support in its box. How many are left there when it has entered?
tutor-ships_left-why = { $hit-id ->
    [yes] Kamikazes meet the { $front } in { $space-the }: one naval support is lost.
   *[no] No kamikazes in { $space-the }, and a landing uses up no naval support.
}
tutor-ships_left-hint1 = Naval support is not spent by landing.
tutor-ships_left-hint2 = Is “Kamikaze” written on the space? On the way of the Central Pacific Front that is so twice, in Iwo Jima and in Okinawa.

tutor-front_report = The fronts have tried to advance. Here are four reports, and one of them cannot be right. Which one?
tutor-front_report-hint1 = A front advances if the die is not higher than its strength.
tutor-front_report-hint2 = With strength 10 or more the die cannot stop it.

tutor-strength_to_land = You are the { $seat }, with two production markers to use as you like. The { $front } is to land ({ $space }) and has { $ships } naval and { $support } offensive support. See to it that it may try with strength { $wanted }.
tutor-strength_to_land-why = With three naval support and strength { $wanted } the { $front } may try to land ({ $space }).
tutor-strength_to_land-missed = Without three naval support in its box the front may not try at all; { $ships } were there. The strength is two, plus two for each offensive support, and had to make { $wanted }.
tutor-strength_to_land-hint1 = First the ships: three naval support are needed, { $ships } are there.
tutor-strength_to_land-hint2 = Then the strength: two, plus two for each offensive support, is { $wanted } with how many? Now there are { $support }.

tutor-after_the_surrender = { $axis } has surrendered. Which of these may the { $seat } still do with a production marker?
tutor-after_the_surrender-hint1 = Where the Axis power has surrendered no front moves any more, so there is nothing to support.
tutor-after_the_surrender-hint2 = Which fronts were on their way to { $axis }? Ships are another matter, and so is the other theater.

# What makes a front weak, and what keeps it where it is: lessons/chapter_7_73.py. $rule comes from the index of rules.

tutor-stays_ashore = Four fronts stand before the sea, and the Second Front has been agreed. All have offensive support. Only one of the four may not so much as try to land. Which one?

tutor-strongest_front = Four fronts are about to advance by land. Look at their offensive support and at the armies that oppose them: which is the strongest?
tutor-strongest_front-hint1 = Strength begins at two. Each offensive support adds two, each army takes two away: one army undoes one support.
tutor-strongest_front-hint2 = The strongest has { $strength }. The most support alone decides nothing.

tutor-armies_shared = About to enter { $axis }: { $fronts-and }. { $axis } keeps armies at home against them: { $armies }. How many of these oppose each front at least, whatever the dice say?
tutor-armies_shared-why = Shared out evenly, each of these fronts has at least { $each } before it: { $fronts-and }. { $odd ->
    [0] No army is left over ({ $armies } in { $axis }).
   *[other] A die says whom the rest opposes ({ $odd } of { $armies } in { $axis }).
}
tutor-armies_shared-hint1 = Armies at home oppose all who come in, and they are shared out evenly.
tutor-armies_shared-hint2 = Armies in { $axis }: { $armies }, for so many fronts: { $count } ({ $fronts-and }). Whoever gets an odd one is up to a die.

tutor-one_more_front = You are the { $seat } with your last production marker, and there has been no agreement about the Second Front. Use it so that one more front may roll the die this time.
tutor-one_more_front-why = Now the { $front } has naval support enough for its landing ({ $space }).
tutor-one_more_front-missed = A landing takes three naval support in the box; the one in Normandy takes five, and the agreement about the Second Front as well. Just one marker was missing for the { $front } ({ $space }), and nowhere else was one enough.
tutor-one_more_front-hint1 = A landing takes three naval support in the box, the one in Normandy five. Without them offensive support is of no use.
tutor-one_more_front-hint2 = Where is exactly one missing, and nothing else?
tutor-one_more_front-hint3 = The { $front } ({ $space }) has two.

tutor-enough_to_try = Axis armies wait for the { $front } in { $space-the }: { $armies }. Its offensive support: { $support }. How many more does it need so that the die may be rolled at all?
tutor-enough_to_try-why = Armies: { $armies }, offensive support so far: { $support }. One offensive support makes up for one army, and then the two that every front begins with are left: the { $front } may try to enter { $space-the }.
tutor-enough_to_try-hint1 = The rule says: { $rule }
tutor-enough_to_try-hint2 = Two to begin with; two more for each offensive support, two off for each army.
tutor-enough_to_try-hint3 = The strength is { $strength-sign ->
    [plus] { $strength }
   *[other] { $strength-signed }
} now, and it must be more than zero.

tutor-price_of_d_day = The Second Front has been agreed, and one German army waits in Normandy. Naval support in the Western box: { $naval }; offensive support: { $support }. How many production markers does it still take so that the Western Front may land with strength { $strength }?
tutor-price_of_d_day-why = Still missing: naval support { $ships }, offensive support { $markers }. D-Day takes five naval support, and the army behind the Atlantic Wall two from the strength.
tutor-price_of_d_day-hint1 = Normandy takes five naval support, not three. There are { $naval }.
tutor-price_of_d_day-hint2 = Naval support there: { $naval } of five. Strength: two, and two for each offensive support (now { $support }), minus two for the army. When is that { $strength }?

tutor-fronts_that_roll = { $axis } has surrendered, and no issue was agreed in the center. Now the fronts have their turn. For how many of them is a die rolled?
tutor-fronts_that_roll-why = { $axis } is out of the war, so some fronts stand still: { $fronts-and }. Of the others, this many roll: { $count }.
tutor-fronts_that_roll-hint1 = { $axis } has surrendered: which fronts were on their way there? { $fronts-and } have no turn any more.
tutor-fronts_that_roll-hint2 = Of the rest, whoever is to land needs three naval support. A front at the end of its track has nowhere to go.
tutor-fronts_that_roll-hint3 = And the strength must be more than zero: two, plus two for each support, minus two for each army.

tutor-soviet_entry = The Far East Front stands before Manchuria, and the Kwantung Army waits there, { $armies } armies strong. Four ways in which the conference may end: after which of them is a die rolled for the front?
tutor-soviet_entry-plan = USSR Declares War { $holder-id ->
    [center] ends in the center
   *[other] is won by the { $holder }
}; offensive support: { $support }.
tutor-soviet_entry-hint1 = The rule says: { $rule }
tutor-soviet_entry-hint2 = And the strength must be more than zero: two, plus two for each offensive support, minus two for each of the { $armies } armies.

# Exercises of chapter 6, decisions: tutor/churchill/chapter_6.py.

churchill-tutor-illegal_directed = The { $seat } has won a Directed Offensive and must place it. Here are four proposals, and one of them breaks a rule. Which one?
churchill-tutor-illegal_directed-hint1 = Which Directed Offensives did the { $seat } win? Their flag does not matter yet.
churchill-tutor-illegal_directed-hint2 = Any front will do, whoever owns it, as long as it has a space to enter. The Arctic is no front.

churchill-tutor-directed_payment = The { $seat } sends { $issue } to the { $front }, which is about to enter { $space-the }; there are { $naval } naval support in its box, and the space takes { $needed }. It is the { $owner } that must pay with two production markers. What does the front get for them?
churchill-tutor-directed_payment-got = { $naval } naval and { $offensive } offensive support.
churchill-tutor-directed_payment-why = { $needed ->
    [0] The way to { $space-the } is by land: both markers of the { $owner } become offensive support.
   *[other] Landing there ({ $space }) takes { $needed } naval support, and the { $front } has { $naval }. First come the missing ones; what is left of the two markers of the { $owner } becomes offensive support.
}
churchill-tutor-directed_payment-hint1 = { $needed ->
    [0] Does one enter { $space-the } by sea? The { $front } has no landing before it, so ask what else helps, and what the { $owner } has no say in.
   *[other] Going by sea ({ $space }) the { $front } needs { $needed } naval support. The { $owner } has no say in it.
}
churchill-tutor-directed_payment-hint2 = Needed: { $needed }, there: { $naval }. Naval support comes first, until there is enough; the rest of the two is offensive.

churchill-tutor-production = How much production does the { $seat } receive? Who won what: US Production 1: { $us_production_1 }; US Production 2: { $us_production_2 }; UK Production: { $uk_production }; Strategic Materials: { $materials }. Naval support in the Arctic box: { $arctic }.
churchill-tutor-production-hint1 = It begins with { $amount }, its base production.
churchill-tutor-production-hint2 = A production issue that its owner wins protects what he has; another winner takes one marker from him.
churchill-tutor-production-hint3 = Strategic Materials give one to whoever won them, or one to everybody from the center. From three naval support on, the Arctic convoys give one to the USSR alone. Which of this is about the { $seat }?

churchill-tutor-one_marker = The { $seat } is about to spend a production marker. What may it be spent on?
churchill-tutor-one_marker-hint1 = Five naval support fill a box.
churchill-tutor-one_marker-hint2 = Has the front a space to enter, and is its enemy still in the war?
churchill-tutor-one_marker-hint3 = Pol-Mil issues are activated by whoever won them, so look at those of the { $seat }. Research is funded only if somebody won it.

churchill-tutor-ready_to_land = You are the { $seat } with two production markers left. The { $front } is about to land ({ $space }): that takes { $needed } naval support, and it has { $naval }. Make it ready to land with strength { $strength }.
churchill-tutor-ready_to_land-why = The { $front } has the { $needed } naval support that landing takes ({ $space }, { $naval } before) and strength { $strength }.
churchill-tutor-ready_to_land-hint1 = Is there naval support enough? The { $front } has { $naval } of the { $needed } that it takes here: { $space }.
churchill-tutor-ready_to_land-hint2 = Each offensive support adds two to the strength; naval support adds nothing, but without it nobody lands.
churchill-tutor-ready_to_land-hint3 = Naval support to add: { $naval }. Offensive support to add: { $offensive }.

churchill-tutor-leadership_markers = Theater Leadership in Europe was won by the { $europe }, in the Pacific by the { $pacific }. The commanders: in Europe the { $europe_command }, in the Pacific the { $pacific_command }. How many bonus markers does the { $seat } place in all?
churchill-tutor-leadership_markers-why = Bonus markers of the { $seat } in all: { $amount }.
churchill-tutor-leadership_markers-hint1 = Commanding a theater and winning its leadership issue are two different things. Both pay.
churchill-tutor-leadership_markers-hint2 = One marker for each theater commanded, two for each leadership issue won.
churchill-tutor-leadership_markers-hint3 = Whoever won both issues gets two more.

churchill-tutor-bonus_marker = The { $seat } commands { $theater-at } and places its bonus marker. Where may it go?
churchill-tutor-bonus_marker-hint1 = A commander's bonus stays in his theater.
churchill-tutor-bonus_marker-hint2 = Which of these places is { $theater-at }, and is there room for one more?

churchill-tutor-research_roll = The { $seat } has won A-Bomb Research. { $amount ->
    [0] Nobody has funded it ({ $power }: 0).
    [one] The { $power } has funded it with one production marker.
   *[other] The { $power } has funded it with { $amount } production markers.
} The die shows { $roll }. What happens on the A-bomb track?
churchill-tutor-research_roll-moved = { $case-id ->
    [both] Both pawns advance, the US one and the Soviet one.
    [us] The US pawn advances, the Soviet one stays.
    [ussr] The Soviet pawn advances, the US one stays.
   *[no] Both pawns stay where they are.
}
churchill-tutor-research_roll-why = The roll counts { $total }; the US pawn needs 4. { $seat-id ->
    [ussr] The USSR won the issue, so its spies advance in any case.
   *[other] The { $seat } won the issue, so there is nothing to steal for the spies.
}
churchill-tutor-research_roll-hint1 = The die shows { $roll }, and { $amount } is added for the markers of the { $power }. Who won the issue, the { $seat }, has a say too, but not in this number.
churchill-tutor-research_roll-hint2 = With 4 or more in all, the US pawn advances, whoever won the issue.
churchill-tutor-research_roll-hint3 = The Soviet spies advance if the USSR won the issue; no roll is needed for that.

churchill-tutor-illegal_global = The { $seat } has won the Global Issue. Which of these questions can it not settle?
churchill-tutor-illegal_global-hint1 = Each question is between two of the three leaders.
churchill-tutor-illegal_global-hint2 = One of the three does not name { $leader }.

churchill-tutor-left_to_allocate = The { $holder } is about to place Directed Offensives under the flag of the { $seat }. They will go here: { $fronts-and }. The { $seat } will receive { $amount } production. How much of it is left to allocate freely?
churchill-tutor-left_to_allocate-why = Directed Offensives come first, two markers each ({ $fronts-and }). Left of the { $amount } markers of the { $seat }: { $left }.
churchill-tutor-left_to_allocate-hint1 = Who pays? The flag on the issue decides: the { $seat }.
churchill-tutor-left_to_allocate-hint2 = The { $seat } begins with { $amount }; nothing may be allocated freely before its Directed Offensives are paid for.
churchill-tutor-left_to_allocate-hint3 = Each of them takes two markers.

churchill-tutor-pol_mil_gain = The { $seat } spends a production marker to activate { $issue }. What does it gain for the war phase?
churchill-tutor-pol_mil_gain-got = Alignment markers: { $alignments }; networks: { $networks }.
churchill-tutor-pol_mil_gain-why = The first number of { $issue } is alignment markers, { $alignments }; the second is networks, { $networks }.
churchill-tutor-pol_mil_gain-hint1 = Look at the two numbers in the name: { $issue }.
churchill-tutor-pol_mil_gain-hint2 = The first one is alignment, the second one networks. The network of the secret service comes later, in the war phase.

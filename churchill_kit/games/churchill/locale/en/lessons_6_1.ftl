# Exercises of chapter 6.1, production: lessons/chapter_6_1.py.

tutor-illegal_directed = The { $seat } has won a Directed Offensive and must place it. Here are four proposals, and one of them breaks a rule. Which one?
tutor-illegal_directed-hint1 = Which Directed Offensives did the { $seat } win? Their flag does not matter yet.
tutor-illegal_directed-hint2 = Any front will do, whoever owns it, as long as it has a space to enter. The Arctic is no front.

tutor-directed_payment = The { $seat } sends { $issue } to the { $front }, which is about to enter { $space-the }; its box holds { $naval } naval support, and the space takes { $needed }. It is the { $owner } that must pay with two production markers. What does the front get for them?
tutor-directed_payment-got = { $naval } naval and { $offensive } offensive support.
tutor-directed_payment-why = { $needed ->
    [0] The way to { $space-the } is by land: both markers of the { $owner } become offensive support.
   *[other] Landing there ({ $space }) takes { $needed } naval support, and the { $front } has { $naval }. First come the missing ones; what is left of the two markers of the { $owner } becomes offensive support.
}
tutor-directed_payment-hint1 = { $needed ->
    [0] Does one enter { $space-the } by sea? The { $front } has no landing before it, so ask what else helps, and what the { $owner } has no say in.
   *[other] Going by sea ({ $space }) the { $front } needs { $needed } naval support. The { $owner } has no say in it.
}
tutor-directed_payment-hint2 = Needed: { $needed }, there: { $naval }. Naval support comes first, until there is enough; the rest of the two is offensive.

tutor-production = How much production does the { $seat } receive? Who won what: US Production 1: { $us_production_1 }; US Production 2: { $us_production_2 }; UK Production: { $uk_production }; Strategic Materials: { $materials }. Naval support in the Arctic box: { $arctic }.
tutor-production-hint1 = It begins with { $amount }, its base production.
tutor-production-hint2 = A production issue that its owner wins protects what he has; another winner takes one marker from him.
tutor-production-hint3 = Strategic Materials give one to whoever won them, or one to everybody from the center. From three naval support on, the Arctic convoys give one to the USSR alone. Which of this is about the { $seat }?

tutor-one_marker = The { $seat } is about to spend a production marker. What may it be spent on?
tutor-one_marker-hint1 = Five naval support fill a box.
tutor-one_marker-hint2 = Has the front a space to enter, and is its enemy still in the war?
tutor-one_marker-hint3 = Pol-Mil issues are activated by whoever won them, so look at those of the { $seat }. Research is funded only if somebody won it.

tutor-ready_to_land = You are the { $seat } with two production markers left. The { $front } is about to land ({ $space }): that takes { $needed } naval support, and it has { $naval }. Make it ready to land with strength { $strength }.
tutor-ready_to_land-why = Now there is the naval support that the landing takes ({ $space }: { $needed }, { $naval } before), and the strength is { $strength }.
tutor-ready_to_land-missed = Without { $needed } naval support in its box the front may not land at all ({ $space }), and only offensive support adds strength, two for each marker. Together that had to make strength { $strength }.
tutor-ready_to_land-hint1 = Is there naval support enough? There are { $naval } of the { $needed } that it takes here: { $space }.
tutor-ready_to_land-hint2 = Each offensive support adds two to the strength; naval support adds nothing, but without it nobody lands.
tutor-ready_to_land-hint3 = Naval support to add: { $naval }. Offensive support to add: { $offensive }.

tutor-left_to_allocate = { $count ->
    [one] The { $holder } has won a Directed Offensive under the flag of the { $seat } and sends it here: { $fronts-and }.
   *[other] The { $holder } has won { $count } Directed Offensives under the flag of the { $seat } and sends them here: { $fronts-and }.
} The { $seat } will receive { $amount } production. How much of it is left to allocate freely?
tutor-left_to_allocate-why = Directed Offensives come first, two markers each ({ $fronts-and }). Left of the { $amount } markers of the { $seat }: { $left }.
tutor-left_to_allocate-hint1 = Who pays? The flag on the issue decides: the { $seat }.
tutor-left_to_allocate-hint2 = The { $seat } begins with { $amount }; nothing may be allocated freely before its Directed Offensives are paid for.
tutor-left_to_allocate-hint3 = Each of them takes two markers.

tutor-conditional_issue = The meeting is over. { $issue } lies { $holder-id ->
    [none] in the center of the table
   *[other] on the track of the { $holder }
}. What becomes of it?
tutor-conditional_issue-fate = { $case-id ->
    [effect] It takes effect, and nobody has won it.
    [won] It counts as won, and nothing else happens now.
   *[lost] Nobody has won it, and it has no effect.
}
tutor-conditional_issue-why = { $case-id ->
    [effect] { $issue } is conditional: the center is where it must end to take effect.
    [won] { $issue } counts for the { $holder }. { $issue-id ->
        [second_front] The Second Front only takes effect from the center.
        [ussr_declares_war] The declaration of war only takes effect from the center.
       *[other] What it is good for comes in its own activity of the decision segment.
    }
   *[lost] { $issue } is not conditional: what stays in the center is nobody's.
}
tutor-conditional_issue-hint1 = Is { $issue } one of the issues that want to end in the center?
tutor-conditional_issue-hint2 = There are two of those: the Second Front and the Soviet declaration of war. All others count only where somebody holds them.

tutor-contested_production = { $issue } ends { $holder-id ->
    [none] in the center
   *[other] on the track of the { $holder }
}. What does that change about production?
tutor-contested_production-taken = { $taker-id ->
    [none] Nothing: the { $owner } keeps what it has.
   *[other] A marker goes from the { $owner } to the { $taker }.
}
tutor-contested_production-why = { $holder-id ->
    [none] Nobody won { $issue }, so nobody takes anything from the { $owner }.
   *[other] { $issue } names the { $owner }, and the { $holder } has won it. Only somebody else takes a marker; one's own issue is won to protect it.
}
tutor-contested_production-hint1 = Whose name is on { $issue }? That of the { $owner }.
tutor-contested_production-hint2 = Another winner takes one marker from the { $owner }. Did another one win it?

tutor-card_first = { $told } What may its first marker be spent on?
tutor-card_first-hint1 = The order of the card comes before everything else.
tutor-card_first-hint2 = Which of these places does the card name?

tutor-card_ships = { $told } Its box holds { $naval } already. What does the { $front } get?
tutor-card_ships-why = The box of the { $front } had room for { $room } more, as it never holds above five; what finds no room becomes offensive support.
tutor-card_ships-hint1 = Naval support in the box: { $naval }; ordered: { $amount }. How much fits in?
tutor-card_ships-hint2 = Five fill a box. The marker is spent on the front anyway, as offensive support.

tutor-decision_order = The meeting is over; look at the conference table. In which order do the powers now carry out what they have won?
tutor-decision_order-case = First the { $first }, then the { $second }, then the { $third }.
tutor-decision_order-why = The conference was won by the { $seat }: the left-hand neighbor, the { $first }, begins, and then it goes around clockwise. So the winner comes last and knows what the others have done.
tutor-decision_order-hint1 = Who has won most issues? That is the winner of the conference.
tutor-decision_order-hint2 = The winner is the { $seat }. It begins with the next power clockwise, to the winner’s left.

tutor-far_east_gate = The Far East Front is about to enter { $space-the }, strength { $strength }; the die, if it is rolled, shows { $roll }. The USSR’s declaration of war on Japan { $holder-id ->
    [none] is in the center.
   *[other] was won by the { $holder }.
} What will have come of it when the conference is over?
tutor-far_east_gate-case = { $case-id ->
    [in] The front is in Manchuria, and the issue has left the game.
    [back] The front tries in vain, and the issue can be chosen again next time.
    [barred] The front may not try, and the issue can be chosen again next time.
   *[free] The front advances without any agreement, and the issue can be chosen again next time.
}
tutor-far_east_gate-hint1 = Next is { $space-the }. Only for Manchuria is an agreement needed, and then the issue must have ended in the center.
tutor-far_east_gate-hint2 = May it try, and is the die not higher than the strength? The issue leaves the game only when the front has entered Manchuria; an agreement holds for one conference.

tutor-production_report = Three powers say how much production they receive, and one of them is wrong. Who won what: US Production 1: { $us_production_1 }; US Production 2: { $us_production_2 }; UK Production: { $uk_production }. Naval support in the Arctic box: { $arctic }. Which report is wrong?
tutor-production_report-hint1 = Base production is six for the US, four for the UK and three for the USSR, in every conference.
tutor-production_report-hint2 = Who has won somebody else’s production issue takes one marker from its owner; winning one’s own only protects it.
tutor-production_report-hint3 = With three naval support in the Arctic box the USSR receives one more.

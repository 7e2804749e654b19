# Exercises of chapter 7.1, networks and alignment: lessons/chapter_7_1.py.

tutor-network_move = The { $seat } is placing networks. Which of these is allowed?
tutor-network_move-hint1 = Two networks fill a place, and all that lie there belong to one power.
tutor-network_move-hint2 = Where somebody else has a network you can only remove it.
tutor-network_move-hint3 = Norway and Finland are closed until there are three naval support in the Arctic box.

tutor-take_over = You are the { $seat } and have two networks to place. Get a network of your own { $location-at }, where the { $rival } has one.
tutor-take_over-why = The first network removed that of the { $rival }, the second one is yours { $location-at }.
tutor-take_over-missed = Networks of two powers never lie in the same place. One of yours had to remove that of the { $rival } { $location-at }, and only then the other one could be placed there.
tutor-take_over-hint1 = Networks of two powers never lie in the same place.
tutor-take_over-hint2 = Spend one network to remove that of the { $rival } { $location-at }, then place the other.

tutor-illegal_alignment = The { $seat } is using its alignment markers. Here are four proposals, and one of them breaks a rule. Which one?
tutor-illegal_alignment-hint1 = Where has the { $seat } a network? Without one there is no alignment.
tutor-illegal_alignment-hint2 = Look at the global issues: they close some places and make removing dearer.
tutor-illegal_alignment-hint3 = Is there a marker already? Is the Arctic open, with three naval support in its box?

tutor-removal_price = The { $seat } wants to remove the { $rival } alignment marker { $location-at }. Roosevelt–Stalin: { $side-id ->
    [us] United Nations, on the side of the { $side }.
    [ussr] Communist Cadres, on the side of the { $side }.
   *[neutral] still { $side }.
} How many markers does that take?
tutor-removal_price-hint1 = One marker removes one, unless Roosevelt–Stalin says something else.
tutor-removal_price-hint2 = { $side-id ->
    [us] United Nations, settled by the { $side }: every removal takes two.
    [ussr] Communist Cadres, settled by the { $side }: two for a Soviet marker in a colony or in the Soviet sphere, one for any other.
   *[neutral] The question is { $side }: nothing gets dearer.
}

tutor-behind_the_front = The { $front } advances from { $left-the } to { $space-the }. Which network is lost?
tutor-behind_the_front-lost = One network { $location-at }.
tutor-behind_the_front-wrong = { $case-id ->
    [side] This comes behind the { $front } as it leaves { $left-the } for { $space-the }, but the network { $location-at } is of the same camp.
    [next] The network { $location-at } is safe until the { $front } moves on from { $space-the }; now it has left { $left-the }.
   *[far] The way of the { $front } from { $left-the } to { $space-the } changes nothing { $location-at }.
}
tutor-behind_the_front-hint1 = Countries come behind the front when it leaves their space: { $left }.
tutor-behind_the_front-hint2 = The { $front } belongs to the { $of }. A power of the other camp loses the network; the US and the UK are one camp.

tutor-who_begins = The players have gained networks for the war phase: the US { $us }, the UK { $uk }, the USSR { $ussr }. Who places first?
tutor-who_begins-case = { $case-id ->
    [us] The US.
    [uk] The UK.
    [ussr] The USSR.
   *[choice] The US says who.
}
tutor-who_begins-why = With one more for everybody the US has { $us } to place, the UK { $uk }, the USSR { $ussr }. Most goes first, and the US decides between equals.
tutor-who_begins-hint1 = Everybody gets one network more, so nothing changes in the order.
tutor-who_begins-hint2 = The US has { $us }, the UK { $uk }, the USSR { $ussr }. Do two share the first place?

tutor-what_lies_there = The { $rival } has an alignment marker { $location-at } and { $count ->
    [one] one network
   *[other] { $count } networks
} there. The { $seat } uses { $spent ->
    [one] one network
   *[other] { $spent } networks
} on this place. What lies there then?
tutor-what_lies_there-case = { $owner-id ->
    [none] No network
   *[other] { $count ->
        [one] One { $owner } network
       *[other] { $count } { $owner } networks
    }
}, { $side-id ->
    [none] and no alignment marker.
   *[other] and the alignment marker of the { $side }.
}
tutor-what_lies_there-why = Networks take networks away, one each. The alignment of the { $rival } { $location-at } stays, whoever has networks there now: only an alignment marker removes it.
tutor-what_lies_there-hint1 = First every opposing network has to go, one for one; what is left of yours is placed.
tutor-what_lies_there-hint2 = Does the marker of the { $rival } need its networks any longer, once it lies there?

tutor-turn_a_country = You are the { $seat } and have { $amount } alignment markers. Replace the marker of the { $rival } { $location-at } by your own.
tutor-turn_a_country-why = { $cost ->
    [one] One marker removed that of the { $rival }
   *[other] { $cost } markers removed that of the { $rival }
}, and the last one is yours { $location-at }.
tutor-turn_a_country-missed = There is one alignment marker in a place at most. Removing that of the { $rival } { $location-at } took { $cost ->
    [one] one marker
   *[other] { $cost } markers
}, and the one that was left had to be placed there too.
tutor-turn_a_country-hint1 = There is one alignment marker in a place at most, and there is nothing to spare.
tutor-turn_a_country-hint2 = Remove the marker of the { $rival } { $location-at } first (it costs { $cost }), then place yours.

tutor-arctic_convoys = Naval support in the Arctic box: { $ships }. { $issue }: { $holder-id ->
    [center] left in the center.
   *[other] won by the { $holder }.
} How many production markers does the USSR receive?
tutor-arctic_convoys-hint1 = Base production is always the same; convoys and Strategic Materials may add to it.
tutor-arctic_convoys-hint2 = Three naval support in the Arctic bring one marker, here: { $ships }. { $issue } bring one to { $holder-id ->
    [center] everybody, since they stayed in the center.
   *[other] the { $holder } alone.
}

tutor-colonies_open = The dispute between Churchill and Roosevelt: { $side-id ->
    [us] self-determination (on the side of the { $side }).
    [uk] colonialism (on the side of the { $side }).
   *[neutral] still undecided.
} Europe is free for everybody. In how many of the places on the map where the { $seat } has a network may it place an alignment marker?
tutor-colonies_open-why = { $side-id ->
    [us] Self-determination: colonies are open to everybody.
    [uk] Colonialism: colonies are open to the UK alone.
   *[neutral] As long as it is undecided, nobody places alignment in a colony.
} Places open to the { $seat }: { $count }.
tutor-colonies_open-hint1 = The dispute is about colonies only: Siam, the Dutch East Indies, Vietnam, Laos/Cambodia and Malaya. The other places are countries.
tutor-colonies_open-hint2 = { $side-id ->
    [us] On the side of the { $side } colonies are open to everybody, so to the { $seat } too.
    [uk] On the side of the { $side } colonies are open to it alone. Is that the { $seat }?
   *[neutral] As long as it is undecided, the colonies are closed to all, so to the { $seat } too.
}

tutor-markers_lost = The { $seat } has alignment markers to place: { $amount }. No global issue stands in the way. It places as many as it can; how many are lost?
tutor-markers_lost-why = Of { $amount } markers the { $seat } loses { $lost }: each needs a place of its own, with a network of the { $seat } and no alignment marker yet.
tutor-markers_lost-hint1 = A marker goes where one has a network, and there is only one in a place. Is there one already? Is there a network at all?
tutor-markers_lost-hint2 = Of { $amount } this many can be placed: { $count }.

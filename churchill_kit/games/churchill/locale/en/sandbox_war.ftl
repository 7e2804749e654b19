# The sandboxes of the war phase: networks and alignment, reserves. How variables work: engine/words.py.

chapter-may = allowed
chapter-may-not = not allowed

chapter-sandbox-alignment = Who may do what here?
chapter-sandbox-alignment-about = Choose a place, what lies there and how the global issues stand; see what each power may place or remove, and why not. Clicks on the map do the same.
chapter-sandbox-alignment-where = Country or colony
chapter-sandbox-alignment-network = Networks there
chapter-sandbox-alignment-owner = Alignment marker there
chapter-sandbox-alignment-nothing = none
chapter-sandbox-alignment-networks = { $seat }: { $n }
chapter-sandbox-alignment-markers = Markers that each power has to place
chapter-sandbox-alignment-ships = Naval support in the Arctic box
chapter-sandbox-alignment-pawns = Global issues
chapter-sandbox-alignment-network-place = Place a network
chapter-sandbox-alignment-network-remove = Remove a network
chapter-sandbox-alignment-place = Place alignment
chapter-sandbox-alignment-remove = Remove alignment
chapter-sandbox-alignment-headline = { $seats-n ->
    [0] Nobody may place or remove alignment { $location-at } now.
   *[other] Alignment { $location-at } may be changed by { $seats-and-the }.
}

chapter-sandbox-reserves = Where do the reserves go?
chapter-sandbox-reserves-about = Move the fronts (a click on the map does it too), remove reserves, roll again: each priority says what it does.
chapter-sandbox-reserves-theater = Theater
chapter-sandbox-reserves-dice = Roll the dice again
chapter-sandbox-reserves-fronts = The fronts stand in
chapter-sandbox-reserves-left = Reserves still in the game
chapter-sandbox-reserves-ships = Naval support
chapter-sandbox-reserves-support = Offensive support
chapter-sandbox-reserves-headline = Armies sent by priority: { $sent }; sent by the dice: { $rolled }.
chapter-sandbox-reserves-over = { $axis } has surrendered, and no reserves are placed any more.
chapter-sandbox-reserves-europe = The priorities in Europe
chapter-sandbox-reserves-pacific = The priorities in the Pacific
chapter-sandbox-reserves-result = What the fronts are up against
chapter-sandbox-reserves-head-front = Front
chapter-sandbox-reserves-head-armies = Armies
chapter-sandbox-reserves-head-strength = Strength left

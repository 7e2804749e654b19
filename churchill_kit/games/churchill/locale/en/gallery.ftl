# The gallery of everything in the box: widgets/churchill_widgets/gallery.py, exhibits.py.

chapter-gallery-everything = Everything in the box
chapter-gallery-about = Choose on the left, read on the right. The arrow keys go through the list.
chapter-gallery-kind = What
chapter-gallery-power = Whose
chapter-gallery-all = all
chapter-gallery-nobody = nobody’s
chapter-gallery-search = Search
chapter-gallery-shown = Shown: { $n } of { $count }
chapter-gallery-none = Nothing in the box fits. Take back a filter, or search for less.
chapter-gallery-list = What there is
chapter-gallery-total = { $n } things to look at.

## Kinds: in the filter, of one thing, and how many there are

chapter-gallery-kind-leaders = Leaders
chapter-gallery-kind-staff = Staff cards
chapter-gallery-kind-conferences = Conference cards
chapter-gallery-kind-issues = Issues
chapter-gallery-kind-tracks = Tracks
chapter-gallery-kind-spaces = Spaces
chapter-gallery-kind-places = Countries and colonies
chapter-gallery-kind-markers = Markers and dice

chapter-gallery-one-leaders = Leader
chapter-gallery-one-staff = Staff card
chapter-gallery-one-conferences = Conference card
chapter-gallery-one-issues = Issue
chapter-gallery-one-tracks = Track
chapter-gallery-one-spaces = Space
chapter-gallery-one-places = Country or colony
chapter-gallery-one-markers = Marker

chapter-gallery-count-leaders = { $n } leader cards; on { $rest } of them something is reconstructed.
chapter-gallery-count-staff = { $n } staff cards, 21 for each power. { $known } of these people are known to be in the game, { $rest } are our guess; so are nearly all values and effects.
chapter-gallery-count-conferences = { $n } conference cards: ten conferences, three variants of each. What happens on them is reconstructed at least in part ({ $rest } of { $n }).
chapter-gallery-count-issues = { $n } issues; something about { $rest } of them is reconstructed.
chapter-gallery-count-tracks = { $n } tracks: three on the table, the rest on the map. { $rest } have spaces or marks that are reconstructed.
chapter-gallery-count-spaces = { $n } spaces on the map; something about { $rest } of them is reconstructed.
chapter-gallery-count-places = { $n } places, five of them colonies; where { $rest } of them are connected is reconstructed.
chapter-gallery-count-markers = { $n } kinds of markers and dice; { $rest } with a part that is reconstructed.

## Where it comes from

chapter-gallery-origin-rules = Stated in the rules:
chapter-gallery-origin-public = From other public sources:
chapter-gallery-origin-reconstructed = Reconstructed, and maybe different in the published game:
chapter-gallery-part-all = all of it
chapter-gallery-part-name = name
chapter-gallery-part-role = office
chapter-gallery-part-value = value
chapter-gallery-part-values = the two numbers
chapter-gallery-part-effects = effects
chapter-gallery-part-penalty = roll after use
chapter-gallery-part-characteristic = national characteristic
chapter-gallery-part-number = number
chapter-gallery-part-code_name = code name
chapter-gallery-part-place = place
chapter-gallery-part-date = date
chapter-gallery-part-title = title
chapter-gallery-part-bands = the five bands
chapter-gallery-part-existence = that it exists
chapter-gallery-part-count = how many there are
chapter-gallery-part-distribution = which places they name
chapter-gallery-part-kind = country or colony
chapter-gallery-part-sphere = sphere of influence
chapter-gallery-part-cells = place on the Pol-Mil table
chapter-gallery-part-track = track
chapter-gallery-part-space = space
chapter-gallery-part-position = place in the order
chapter-gallery-part-amphibious = naval support needed
chapter-gallery-part-b29 = B29 base
chapter-gallery-part-kamikaze = kamikaze
chapter-gallery-part-countries = countries behind it
chapter-gallery-part-front = the front
chapter-gallery-part-order = its spaces and their order
chapter-gallery-part-marks = some of the spaces and marks

chapter-gallery-note-us_hopkins = That he may be played below his value is a fact; the number and the bonus are not.
chapter-gallery-note-uk_lyttelton = The rules show a British three with +1 on production; that it is this man is our guess.
chapter-gallery-note-roosevelt = That he rolls for his health and that Truman follows him is a fact; the dice and their limit are not published.
chapter-gallery-note-stalin = That his paranoia lowers staff values, but never below 1, is a fact; the dice and the size of it are not published.
chapter-gallery-note-ussr_directed_offensive_2 = Seventeen issues are known one by one, but eighteen are counted: this is the one we added.
chapter-gallery-note-mediterranean = The only track that does not end in an Axis power.
chapter-gallery-note-far_east = The Japanese navy never turns against this front, so no space of it was made amphibious.

## Cards

chapter-gallery-die = rolled with a die
chapter-gallery-chief = Instead of a value there is a star: it is rolled with a die each time the card is played.
chapter-gallery-same-value = Same value
chapter-gallery-characteristic = Characteristic
chapter-gallery-trait-imperial_staff = { $trait }: British staff cards count 1 more in the agenda.
chapter-gallery-trait-arsenal_of_democracy = { $trait }: the US wins ties that it is in and settles those that it is not.
chapter-gallery-trait-nyet = { $trait }: Soviet staff cards count 1 more in a debate.
chapter-gallery-in-office = In office
chapter-gallery-from-start = from the start of the campaign
chapter-gallery-later = only after his predecessor, or where a scenario says so
chapter-gallery-variants = Other variants
chapter-gallery-variant = { $which-id ->
    [a] A
    [b] B
   *[c] C
}

## Issues

chapter-gallery-same-kind = Of the same kind
chapter-gallery-issue-kind-global = Politics
chapter-gallery-issue-kind-conditional = Conditional issue
chapter-gallery-issue-kind-strategic_materials = Production
chapter-gallery-issue-kind-a_bomb = The bomb
chapter-gallery-issue-kind-theater_leadership = Command
chapter-gallery-issue-kind-production = Production
chapter-gallery-issue-kind-directed_offensive = War
chapter-gallery-issue-kind-pol_mil = Networks and alignment

chapter-gallery-issue-global = Who wins it draws one of his two global pawns to his side, and with it the rules for alignment on the map.
chapter-gallery-issue-strategic_materials = In the center it brings everybody one production marker; on a track only its winner.
chapter-gallery-issue-a_bomb = Who wins it rolls for the American bomb; production makes the roll better. If the winner is Stalin, his spies get on too.
chapter-gallery-issue-theater_leadership = Who wins it names the commander of the theater, himself perhaps, and gets two support markers there.
chapter-gallery-issue-production = { $owner-id ->
    [us] Whoever but the US wins it takes one production marker from the US. The US wins it to keep its own.
    [uk] Whoever but the UK wins it takes one production marker from the UK. The UK wins it to keep its own.
   *[ussr] Whoever but the USSR wins it takes one production marker from the USSR. The USSR wins it to keep its own.
}
chapter-gallery-issue-directed_offensive = Who wins it lays it on a front, and the { $owner } owes that front two of its production markers.
chapter-gallery-issue-pol_mil = Who wins it may pay one production marker for it: then it brings alignment markers ({ $x }) and networks ({ $y }) for this war phase.
chapter-gallery-issue-second_front = Only if it lies in the center at the end may the Western Front try to land in Normandy. On a track it is a won issue and nothing else: the landing is put off.
chapter-gallery-issue-ussr_declares_war = Only if it lies in the center at the end may the Far East Front enter Manchuria. On a track it is a won issue and nothing else.

## Tracks, spaces, places

chapter-gallery-track-table = Issue track of the { $seat }
chapter-gallery-track-table-about = Spaces 1 to { $last } lead from the center of the table to the chair of the { $seat }. What lies here at the end, or in the chair, the { $seat } has won.
chapter-gallery-track-arctic-about = No front fights here. From { $n } naval support on, networks and alignment may be placed in its two countries, and convoys bring the USSR one production marker.
chapter-gallery-track-a_bomb-about = The American pawn climbs from the letter to the test; the Soviet pawn follows as far as the spies get.
chapter-gallery-track-front-about = { $axis-id ->
    [none] It lies in { $theater } and does not lead into an Axis power. The marker of the front is that of the { $seat }; from the theater box it is { $n } steps to the end.
    [germany] It lies in { $theater } and leads to { $axis }. The marker of the front is that of the { $seat }; from the theater box it is { $n } steps to the end.
   *[japan] It lies in the { $theater } and leads to { $axis }. The marker of the front is that of the { $seat }; from the theater box it is { $n } steps to the end.
}
chapter-gallery-mark-naval = { $n } naval support
chapter-gallery-mark-b29 = B29 base
chapter-gallery-mark-kamikaze = kamikaze
chapter-gallery-mark-issue = needs an issue in the center: { $issue }
chapter-gallery-mark-axis = { $axis } surrenders

chapter-gallery-space-box = Here a front begins. Its naval support lies in the box, { $n } at most.
chapter-gallery-space-land = A front enters it by land.
chapter-gallery-space-naval = An amphibious space: a front may try to enter it only with { $n } naval support in its theater box.
chapter-gallery-space-b29 = A B29 base: from here bombers reach Japan, and with the bomb they may end the war.
chapter-gallery-space-kamikaze = Kamikaze: entering it costs one naval support.
chapter-gallery-space-issue = Closed unless this issue ended in the center of the table: { $issue }.
chapter-gallery-space-reserve = When a front enters it, the Axis loses one of its reserves: { $reserve-one }.
chapter-gallery-space-axis = When a front enters it, { $axis } surrenders.
chapter-gallery-space-a_bomb = Step { $n } of { $count } on the way to the bomb. Under certain conditions the Soviet pawn may come here too.

chapter-gallery-on-track = On the track
chapter-gallery-beside = Next to it
chapter-gallery-behind = Connected
chapter-gallery-connected = Connected to
chapter-gallery-neighbours = Together with
chapter-gallery-cells = On the Pol-Mil table
chapter-gallery-cell = { $first } and { $second }
chapter-gallery-agendas = Secret agenda markers
chapter-gallery-place-country = Country
chapter-gallery-place-colony = Colony
chapter-gallery-place-arctic = Networks and alignment may be placed here only with { $n } naval support in the Arctic box.
chapter-gallery-sphere-west = A country of the West: whenever Spheres of Influence is in force, only the US and the UK place alignment here.
chapter-gallery-sphere-ussr = A country of the East: whenever Spheres of Influence is in force, only the USSR places alignment here.
chapter-gallery-sphere-free = A country in nobody’s sphere of influence.
chapter-gallery-sphere-colony = A colony: under Self-Determination everybody may place alignment here, under Colonialism only the UK.
chapter-gallery-place-neutral = As long as this pawn is neutral, nobody may place alignment here: { $pawn }.

## Markers

chapter-gallery-in-box = In the box
chapter-gallery-marker-count = { $n ->
    [0] as many as are needed
   *[other] { $n }
}
chapter-gallery-marker-network = Network of the { $seat }
chapter-gallery-marker-network-about = Stands for the secret service of the { $seat } in a country or colony. One place holds two of them at most, and only of one power.
chapter-gallery-marker-alignment = Alignment of the { $seat }
chapter-gallery-marker-alignment-about = Shows that a country or colony leans toward the { $seat }. It takes a network to place one, and there is one in a place at most.
chapter-gallery-marker-leader_token = Leader token of the { $seat }
chapter-gallery-marker-leader_token-about = Shows whether the leader of the { $seat } is still active or was used in this conference.
chapter-gallery-marker-front_marker = Front marker of the { $seat }
chapter-gallery-marker-front_marker-about = Shows how far a front has come. Its colour says who gains most by it; anybody may support it.
chapter-gallery-marker-leadership = Leadership marker of the { $seat }
chapter-gallery-marker-leadership-about = Shows that the { $seat } commands in Europe or in the Pacific.
chapter-gallery-marker-us_bomb = A-bomb pawn
chapter-gallery-marker-us_bomb-about = Shows how far the American bomb has come.
chapter-gallery-marker-spy_ring = Spy ring pawn
chapter-gallery-marker-spy_ring-about = Shows how much of the bomb Soviet spies have brought home.
chapter-gallery-marker-global_pawn = Global issue pawn
chapter-gallery-marker-global_pawn-about = Stands between two leaders: neutral in the middle, or on the side of one of them.
chapter-gallery-marker-german_army = German army reserve
chapter-gallery-marker-german_army-about = Placed on the fronts in Europe in every war phase; each one weakens a front by two.
chapter-gallery-marker-italian_army = Italian army reserve
chapter-gallery-marker-italian_army-about = Stands against the Mediterranean Front until Italy is out of the war.
chapter-gallery-marker-german_navy = German naval reserve
chapter-gallery-marker-german_navy-about = Sinks naval support in the western box, until the Western Front leaves that box.
chapter-gallery-marker-japanese_army = Japanese army reserve
chapter-gallery-marker-japanese_army-about = Placed on the fronts in the Pacific in every war phase; each one weakens a front by two.
chapter-gallery-marker-japanese_navy = Japanese naval reserve
chapter-gallery-marker-japanese_navy-about = Turns against a front that is about to land in the Pacific, and may sink naval support there.
chapter-gallery-marker-technology = German technology
chapter-gallery-marker-technology-about = Scientist, rocket and jet: they go to the powers whose fronts entered Germany, and are worth points.
chapter-gallery-marker-production = Production marker
chapter-gallery-marker-production-about = What a power can spend in a conference: on fronts, ships, politics or the bomb. What is not spent is gone.
chapter-gallery-marker-support = Offensive support
chapter-gallery-marker-support-about = Makes a front stronger, each by two. It is gone when the fronts have rolled.
chapter-gallery-marker-naval = Naval support
chapter-gallery-marker-naval-about = Lies in a theater box, stays there, and is what landings need.
chapter-gallery-marker-secret_agenda = Secret agenda
chapter-gallery-marker-secret_agenda-about = For a variant: each draws three places, and scores if they are aligned with him at the end.
chapter-gallery-marker-d6 = Six-sided die
chapter-gallery-marker-d6-about = For leaders, Chiefs of Staff, Axis reserves, the bomb and the Pol-Mil table.
chapter-gallery-marker-d10 = Ten-sided die
chapter-gallery-marker-d10-about = For fronts. A 0 on it is a ten.

chapter-error-no-gallery = The gallery has no { $given }; there are { $choices }.

## A board to look around on

chapter-look-table = The conference table
chapter-look-map = The war map
chapter-look-box = Theater box: { $front }

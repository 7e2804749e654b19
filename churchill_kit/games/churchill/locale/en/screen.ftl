# What the screens of Churchill say: set-ups, places, what a choice would bring.

## The page
app-subtitle = Three allies, one war, three different peaces.
app-reconstruction = The cards, issues and numbers on these boards are a reconstruction: what the published rules do not print was filled in by us and may differ from the box.

## Before the game
app-about-training = The last three of ten conferences, from October 1944 to the end of the war: the game to begin with.
app-about-tournament = The last five of ten conferences, from June 1944.
app-about-campaign = All ten conferences, from the beginning of 1943.
app-seat-us = Roosevelt
app-seat-uk = Churchill
app-seat-ussr = Stalin
app-option-secret_agenda = Secret agendas (10)
app-option-secret_agenda-true = each power has a secret aim
app-option-secret_agenda-false = without
app-option-tiebreak_roll = A leader who breaks a tie (4.5)
app-option-tiebreak_roll-true = rolls for his health
app-option-tiebreak_roll-false = does not roll
app-option-leadership_timing = Leadership bonuses are placed
app-option-leadership_timing-activity_5 = in activity 5 (4.23.5)
app-option-leadership_timing-allocation = during allocation (6.4)

## The table
app-conference = Conference { $n }
app-round = Conference
app-board-table = Conference table
app-board-map = War map
app-brief-table = Table
app-brief-map = Map
app-neutral = neutral
app-facet-card = Card
app-facet-leader = Leader
app-facet-leader-of = Leader ({ $seat })
app-facet-issue = Issue
app-facet-front = Front
app-facet-box = Theater box
app-facet-location = Country
app-facet-pawn = Global issue
app-facet-theater = Theater
app-facet-power = Power
app-more-card = { $n ->
    [one] 1 more card
   *[other] { $n } more cards
}
app-more-issue = { $n ->
    [one] 1 more issue
   *[other] { $n } more issues
}
app-more-location = { $n ->
    [one] 1 more place
   *[other] { $n } more places
}
app-score-letter = Line of 9.4
app-wins = conferences won: { $n }

## The hand
app-prompt-staff = { $seat-full }: advance an issue with a staff card.
app-hand-title = Cards of the { $seat }: { $count } and the leader
app-hand-title-staff = Cards of the { $seat }: { $count }
app-hand-health = In this conference his roll counts { $change-signed }: it happens on a throw of 2-{ $limit }.
app-hand-worth-advance = What a card counts advancing { $issue } (▲ more, ▼ less than printed)
app-hand-worth-agenda = Numbers: what a card counts for the agenda (▲ more than printed)
app-hand-worth-debate = What a card counts debating { $issue } (▲ more, ▼ less than printed)
app-leader = Leader
app-leader-active = active
app-leader-tie = can break the tie
app-leader-barred = may only debate
app-leader-inactive = inactive
app-die = a die
app-die-short = die
app-secret = Secret agenda
app-origin-rules = From the published rules.
app-origin-public = From public sources.
app-origin-reconstructed = Reconstructed: name, value or effect may differ from the published card.

## Headings of the choices
app-heading-card = { $name } ({ $value })
app-heading-leader = Leader: { $name }
app-heading-support = Offensive support
app-heading-naval = Naval support
app-heading-activate = Political-military issues
app-heading-research = A-bomb research
app-heading-vain = Changes little by itself
app-heading-network = Place a network
app-heading-break_network = Remove a network
app-heading-align = Place political alignment
app-heading-break_alignment = Remove political alignment

## Places on the table, in a few words
app-place-center = center
app-place-chair = { $seat }, in the chair
app-place-track = { $seat } { $space }
app-place-off = off the table

## Hint and why
app-why-agenda_card = Everyone lays one staff card face down; the highest value wins the agenda and opens it. The difference to the lowest card is how far the first issue starts on the winner's track. The card is gone for this conference, its effect does not count; leaders take no part.
app-why-opening_issue = Choose the issue that starts on your own track. The agenda that you won gives that: as many spaces from the center as your card beat the lowest by.
app-why-nominate_issue = Two issues of each player go into the center of the table. Name what you want to win, what others must spend cards on, or what helps nobody and so takes the place of something that would help another.
app-why-advance_issue = Your turn at the table: play a card to move an issue toward your chair, by the card's value with its bonuses. Once in a conference your leader can do it for a discarded card, unless the conference card forbids it. An issue on your side at the end of the meeting is yours; one in the chair is yours at once.
app-why-debate_issue = To debate pulls the issue toward you by the value of your card. One player may do so, and may then pass on the very next turn. A leader's advance can be debated by a leader only.
app-why-discard_for_leader = Using the leader costs a staff card, whose value and text are ignored: give away the one you need least.
app-why-choose_issue = The Chief of Staff has rolled his value; now choose the issue that he moves.
app-why-stop_in_center = Stop the issue here if you want it in effect: that it has only in the center. As it passes there it may stop, at once or not at all.
app-why-choose_attribute_support = Choose which of the places named on the card gets its support.
app-why-directed_offensive = A Directed Offensive that you won says where its owner must spend two production markers: on the entry space of a front of your choice.
app-why-allocate_production = On the war map each front moves to the right, space by space, toward Germany or Japan; the dashed space is its next one. One production marker at a time: offensive support adds to a front's strength this turn; naval support stays and opens amphibious spaces; a Political-Military issue brings networks and alignment; research helps the A-bomb.
app-why-commit_production = The conference card orders this production; where it leaves a choice, you make it.
app-why-fulfil_directed = Too little production for all Directed Offensives: choose which one gets the next marker.
app-why-name_commander = Whoever has won a Theater Leadership issue says whether the US or the UK commands there; the commander places a bonus marker each conference.
app-why-place_bonus = Theater leadership brings extra support in its theater.
app-why-global_issue = The Global Issue settles one of the two disputes you have a part in to your liking. It scores, and it changes what others may do on the map.
app-why-choose_next = Whoever has most of them to place goes first; where several have equally many, the US says who.
app-why-place_network_marker = A network goes where no opponent has one, or removes an opponent's. Two at most in a place. Political alignment needs a network of one's own.
app-why-place_alignment_marker = Political alignment goes where you have a network, or takes away an opponent's marker. Each scores three points, instead of the one of the network below it.
app-why-break_tie = Your leader may break the tie, and is then inactive for the rest of the conference. Leaders are asked one after the other until one does; if none does, the US wins or names the winner.
app-why-name_tie_winner = Name the winner among those tied. No leader broke the tie; then it is for the US to say, by its right as the Arsenal of Democracy.

## The end
app-ending-alliance = Both Axis powers surrendered and the scores are close enough for the alliance to hold. The highest score wins.
app-ending-broken = Both Axis powers surrendered, but the first is more than twenty points ahead of the last. Unless the first has more than the others together, they turn on it and the better of them wins.
app-ending-hegemon = The places go by the points after what 4.43 adds and takes. How far first and last are apart matters only once both Axis powers are beaten (4.42).
app-adjustments = Adjustment (4.43)
app-chart-table = The scores after each conference

## The first minute
app-minute-win-title = How one wins
app-minute-win-first = You win the war together, but only one wins the game: whoever has the most points at the end.
app-minute-win-second = Fronts, countries on your side and conferences give points. With the Axis beaten and more than 20 between first and last, the second usually wins; if it holds out, the first loses 5, the second 3, and the last gains 5.
app-minute-conference-title = What a conference is
app-minute-conference-first = You argue over issues: your cards pull an issue along your track toward your chair, and the others pull it back.
app-minute-conference-second = What lies on your track in the end is yours, and with it you fight the war that follows at once.
app-minute-asked-title = What you are asked first
app-minute-asked-first = Everyone lays a card face down. The highest one wins: its owner starts an issue on his own track, as many spaces toward his chair as it beats the lowest card.
app-minute-asked-second = You will not have that card again in this conference. Is the agenda worth that card? Choose one in the list to lay it.

## The marks on the boards
app-mark-card = Staff cards in the hand of a power.
app-mark-win = Conferences that a power has won.
app-mark-pass = May pass on its very next turn, and only then: it has debated.
app-mark-facedown = Has laid a card face down for the agenda.
app-mark-chair = The chair of a leader: an issue that gets here is won at once.
app-mark-pawn = A dispute between two powers; whose side the pawn is on has 5 points.
app-mark-global = Global Issue: its winner settles one of these disputes.
app-mark-theater_leadership = Theater leadership: who commands in Europe or in the Pacific.
app-mark-production = Production: markers to spend; beside a box, markers that are promised there.
app-mark-directed_offensive = Directed Offensive: two markers of the power on it go where it points.
app-mark-pol_mil = Pol-Mil issue; beside a power on the map: networks that it has to place.
app-mark-flag = Political alignment; beside a power on the map: alignment markers that it has to place.
app-mark-a_bomb = The A-bomb, and the track of its research.
app-mark-second_front = Second Front: in the center of the table it opens the landing in Normandy.
app-mark-ussr_declares_war = USSR declares war on Japan: in the center it opens Manchuria.
app-mark-strategic_materials = Strategic materials: more production.
app-mark-anchor = Naval support. In a theater box: how many of the five that fit are there, 1/5; in a space: how many a landing takes.
app-mark-support = Offensive support for this conference: 2 of strength each.
app-mark-army = An Axis army: it takes 2 from the strength of a front.
app-mark-roll = How a front has tried to advance: the ten-sided die, what was enough (≤ 6) and whether it was (✓ or ✕); or what it lacked to roll at all.
app-mark-navy = An Axis navy: it may sink naval support.
app-mark-b29 = A base for B29 bombers: the bomb needs one.
app-mark-kamikaze = Kamikaze: entering costs a naval support.
app-mark-locked = A space that waits for a conditional issue in the center; with the lock open it may be entered.
app-mark-technology = German technology: a point for each marker.

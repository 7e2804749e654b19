# Exercises of chapter 5.1, the agenda: lessons/chapter_5_1.py. $print is the small print of a card, a sentence.

tutor-laid = The US lays { $us } ({ $us_value }), the UK { $uk } ({ $uk_value }), the USSR { $ussr } ({ $ussr_value }).
tutor-agenda-wins = The { $seat } wins the agenda.
tutor-agenda-tied = It is a tie.
tutor-agenda-values = The cards count { $us } for the US, { $uk } for the UK and { $ussr } for the USSR.
tutor-agenda-forgot = So say the printed numbers. But the British card counts one more: US { $us }, UK { $uk }, USSR { $ussr }.

tutor-agenda_winner = { tutor-laid } Who wins the agenda?
tutor-agenda_winner-hint1 = Small print does nothing in the agenda. Compare the numbers.
tutor-agenda_winner-hint2 = One of the three powers counts one more than its card says.
tutor-agenda_winner-hint3 = It is the UK: its card counts { $value }.

tutor-agenda_value = { $roll-id ->
    [none] The { $seat } lays { $card } for the agenda: value { $value }, and in small print “{ $print }” What does the card count?
   *[given] The { $seat } lays its Chief of Staff for the agenda, { $card }, and rolls a { $roll }. In small print: “{ $print }” What does the card count?
}
tutor-agenda_value-why = { $seat-id ->
    [uk] { $card } counts the number and one more for the Imperial Staff. The small print is for the meeting.
    [ussr] { $card } counts the number and nothing else. The small print is for the meeting, and so is Nyet.
   *[us] { $card } counts the number and nothing else. The small print is for the meeting.
}
tutor-agenda_value-hint1 = Forget the small print: in the agenda only the number counts.
tutor-agenda_value-hint2 = { $seat-id ->
    [uk] The Imperial Staff adds one to the British card, even to a die.
   *[other] Only the British card gets a bonus here, and this one is not British.
}

tutor-agenda_arsenal = { tutor-laid } No leader is active, so nobody can step in. What happens?
tutor-agenda_arsenal-us_decides = The US names the winner.
tutor-agenda_arsenal-why = { $seats-0-id ->
    [us] It is a tie between { $seats-and-the }. Since the US is in it, the Arsenal of Democracy gives it to the US.
   *[other] It is a tie between { $seats-and-the }. The US is not in it, so it decides between the two.
}
tutor-agenda_arsenal-hint1 = Find out who is tied. Mind the Imperial Staff.
tutor-agenda_arsenal-hint2 = The tie is between { $seats-and-the }. What does the Arsenal of Democracy say to that?

tutor-opening_space = { tutor-laid } On which space of the winner's track does the first issue start?
tutor-opening_space-why = US { $us }, UK { $uk }, USSR { $ussr }: the highest less the lowest.
tutor-opening_space-hint1 = Work out what each card counts. The UK adds one.
tutor-opening_space-hint2 = The space is the highest value less the lowest. The card in between does not matter.
tutor-opening_space-hint3 = The { $seat } wins. How far is it ahead of the lowest?

tutor-legal_nomination = The { $seat } is about to nominate, with { $count ->
    [one] one issue
   *[other] { $count } issues
} on the table. Which of these may be chosen?
tutor-legal_nomination-hint1 = Only issues in the display can be nominated.
tutor-legal_nomination-hint2 = What lies on the table cannot come a second time, and { $issue } is out of the game here.

tutor-agenda_account = { tutor-laid } Somebody tells how it went on. Which sentence is wrong?
tutor-agenda_account-counts = { $card } counts { $value }.
tutor-agenda_account-starts = The first issue starts on space { $space } of the winner's track.
tutor-agenda_account-next = After that the { $seat } is the first to choose two issues.
tutor-agenda_account-order = The { $seat } won, so the first two issues are chosen to its left, by the { $left }.
tutor-agenda_account-hint1 = Check them one by one: value, winner, space, order.
tutor-agenda_account-hint2 = The UK adds one. The space is highest less lowest. Choosing begins to the winner's left.
tutor-agenda_account-hint3 = The cards count: US { $us }, UK { $uk }, USSR { $ussr }.

tutor-start_on_space = The US has laid { $us } ({ $us_value }), the UK { $uk } ({ $uk_value }). You are Stalin: make { $issue } start on space { $space } of your track.
tutor-start_on_space-why = { $value } against { $low } as the lowest is a lead of { $space }.
tutor-start_on_space-missed = The first issue starts as far from the center as the card of the winner beats the lowest one. Space { $space } takes a value of { $value } against the lowest, { $low }; and the issue that you nominate first had to be { $issue }.
tutor-start_on_space-hint1 = The American card counts { $us }, the British one { $uk }.
tutor-start_on_space-hint2 = The lowest is { $low }, and you want a lead of { $space }.
tutor-start_on_space-hint3 = Lay a { $value }. Then nominate the issue.

tutor-by_the_table = A conference card lets the { $seat } roll for a network. The dice show { $first } and { $second } on the Pol-Mil table: { $location }. { $case-id ->
    [empty] There are no networks { $location-at }.
    [own] The { $seat } already has { $count ->
        [one] one network there.
       *[other] two networks there.
    }
   *[other] The { $other } has { $count ->
        [one] one network there.
       *[other] two networks there.
    }
} What happens?
tutor-by_the_table-placed = A network of the { $seat } is placed.
tutor-by_the_table-removed = A network of the { $seat } is removed, and that is all.
tutor-by_the_table-replaced = A network of the { $other } is removed, and one of the { $seat } is placed.
tutor-by_the_table-nothing = Nothing changes on the map.
tutor-by_the_table-why = { $case-id ->
    [empty] Nobody is in the way, so the network is placed.
    [own] { $count ->
        [one] There is room for a second network of the { $seat }.
       *[other] Two networks are the most that fit, so the new one is discarded.
    }
   *[other] A network of the { $other } stands in the way: it is removed, and the new one is used up by that.
}
tutor-by_the_table-hint1 = Whose networks are there, and how many?
tutor-by_the_table-hint2 = A place holds two networks, all of one power. To remove another's uses up the new one.

tutor-first_of_the_card = The card of conference { $number } is revealed: { $card }. Here are three of its instructions. Which one is carried out first?
tutor-first_of_the_card-band = { $print }
tutor-first_of_the_card-why = A card is carried out from top to bottom, and this stands highest: it is the band of { $band-id ->
    [uk] Churchill.
    [ussr] Stalin.
    [us] the American president.
    [military] the war.
   *[political] networks and alignment.
}
tutor-first_of_the_card-hint1 = A conference card is carried out from top to bottom, and its five bands always stand in the same order.
tutor-first_of_the_card-hint2 = From top to bottom: Churchill, Stalin, the American president, the war, networks and alignment.

tutor-ships_by_the_card = The { $box-box } has { $n } naval support. The conference card says: “{ $print }” How much naval support is there when the card has been carried out?
tutor-ships_by_the_card-why = { $case-id ->
    [full] The box is full already: { $most } is the most that it holds, and the card changes nothing.
    [empty] There is nothing to take away, so the card changes nothing.
   *[done] The card is carried out. A box holds { $most } at most, and here there is room.
}
tutor-ships_by_the_card-hint1 = Look for the sentence about this box. The rest of the card does not matter here.
tutor-ships_by_the_card-hint2 = It has { $n } now. No card puts more than { $most } into a box, or takes away what is not there.

tutor-card_in_peace = { $over-id ->
    [yes] { $axis } has surrendered.
   *[no] { $axis } is still fighting.
} The { $front } stands in { $at-the }. The conference card says: “{ $print }” What becomes of the support for the { $front }?
tutor-card_in_peace-placed = It is carried out: the support lies in the space that the front would enter next.
tutor-card_in_peace-lost = Nothing: the support is lost.
tutor-card_in_peace-moved = The support goes to another front, of a player's choice.
tutor-card_in_peace-why = { $case-id ->
    [lost] The { $front } stands at the end of its track. There is no space left to enter, so support has nowhere to lie.
   *[placed] { $over-id ->
        [yes] What a card says is carried out even where the war is over, though the front no longer moves. The support goes to { $space-the }.
       *[no] The card is carried out: support lies in the space that the front is trying to enter, { $space-the }.
    }
}
tutor-card_in_peace-hint1 = Cards are carried out even for theaters where the war is over, if only it can be done.
tutor-card_in_peace-hint2 = Support lies in the space that a front is to enter next. Has the { $front } such a space?

# The charts of the bots in words (lessons/charts.py), and the exercises of chapter 11: lessons/chapter_11.py. $seat is the bot's power; $entry is the text of an entry of its chart.

## The lists of a chart

tutor-list-agenda_card = The card for the agenda
tutor-list-opening_issue = The opening issue
tutor-list-issue_pair = The other issues
tutor-list-advance = Advancing an issue
tutor-list-debate = Debating an issue
tutor-list-leader_use = Using the leader
tutor-list-pass_use = Passing
tutor-list-tie_break = Breaking a tie
tutor-list-tie_name = Naming the winner of a tie
tutor-list-directed_offensive = Directed Offensives
tutor-list-production = Production
tutor-list-theater_leadership = Theater leadership
tutor-list-a_bomb = The bomb
tutor-list-global_issue = Global issues
tutor-list-clandestine = Clandestine networks
tutor-list-political = Political alignment
tutor-list-card_choice = What a card or the conference card orders
tutor-list-common_sense = Where the chart is silent

## What came of reading an entry

tutor-line-unmet = Not met: { $condition }
tutor-line-barred = In the way: { $condition }
tutor-line-nothing = It applies, but there is no legal choice that fits.
tutor-line-on = It applies, and sends the reader on to another list: { $list }.
tutor-line-unread = It comes after the entry that decides, so it is not even read.
tutor-line-decides = It applies and decides.

## The conditions

tutor-condition-always = This holds at any time.
tutor-condition-conference_at_least = This is conference { $n } or a later one.
tutor-condition-conference_at_most = This is conference { $n } or an earlier one.
tutor-condition-leader_active = The leader of the { $power } is active.
tutor-condition-leader_can_advance = The leader of the { $power } is active and free to advance an issue.
tutor-condition-rival_leaders_inactive = No other power has an active leader.
tutor-condition-available = { $issue } can still be put on the table.
tutor-condition-on_table = { $issue } lies on the table, not yet captured.
tutor-condition-in_center = { $issue } lies in the center.
tutor-condition-on_rival_track = { $issue } lies on a rival’s track, on space { $n } or farther out.
tutor-condition-center_result = { $issue } ended the meeting in the center.
tutor-condition-won = The { $seat } has won { $issue }.
tutor-condition-front_in = The { $front } stands in { $space-the }.
tutor-condition-front_before = The { $front } has not reached { $space-the } yet.
tutor-condition-front_past = The { $front } has reached { $space-the }.
tutor-condition-surrendered = { $axis } has surrendered.
tutor-condition-naval_at_least = The { $box-box } holds at least { $n } naval support.
tutor-condition-commander = The { $power } commands { $theater-at }.
tutor-condition-a_bomb_before = The { $power } pawn has not reached { $space } on the A-Bomb track.
tutor-condition-pawn = { $side-id ->
    [neutral] The global issue { $pawn } is open.
   *[other] The global issue { $pawn } is on the side of the { $side }.
}
tutor-condition-own_pawns_below = { $n ->
    [one] No global issue is on the side of the { $seat }.
   *[other] Fewer than { $n } global issues are on the side of the { $seat }.
}
tutor-condition-runaway = Scored now, the { $power } is more than { $n } points ahead of the last.
tutor-condition-hand_total = Some card in hand counts { $n } or more on { $issue }.
tutor-condition-hand_has_chief = The Chief of Staff is in hand.
tutor-condition-hand_has_value = A card of value { $n } is in hand.
tutor-condition-cards_at_most = { $n ->
    [one] At most one card is left in hand.
   *[other] At most { $n } cards are left in hand.
}
tutor-condition-has_pass = The { $seat } has earned a pass.
tutor-condition-issue_is = The debate is about { $issue }.
tutor-condition-would_capture = The issue is about to be captured.
tutor-condition-can_stop = Some card in hand can keep the issue out of the chair.
tutor-condition-own_flag = The issue carries the flag of the { $seat }.
tutor-condition-weight = The issue weighs { $n } or more for the { $seat }.
tutor-condition-debate_total = Some card in hand counts { $n } or more in this debate.
tutor-condition-crosses_center = The best card in hand brings the issue to the center or beyond it.
tutor-condition-advanced_by_leader = A leader has advanced the issue.
tutor-condition-in_tie = The { $seat } is one of the tied powers.
tutor-condition-tie_at = { $tie-id ->
    [conference] The tie is about the conference.
   *[agenda] The tie is about the agenda.
}
tutor-condition-holds_secret_agenda = A secret agenda of the { $seat } is still unmet.

## Exercises

tutor-by_entry = The bot follows entry { $rank } of its chart: “{ $entry }”
tutor-by_entry-hint1 = Imagine yourself in the seat of the { $seat }: look at its hand, the table and the map, and ask what serves this purpose best.
tutor-by_entry-hint2 = { $count ->
    [0] The very first entry of the list of the { $seat } applies, so nothing else matters.
    [one] The entry before it did not apply; entry { $rank } of the { $seat } is the first that does.
   *[other] The { $count } entries before it did not apply; entry { $rank } of the { $seat } is the first that does.
}

tutor-bot_move = A bot has to decide. { $asked } The first entry of its chart that applies says: “{ $entry }” What does it do?

tutor-which_entry = A bot has to decide. { $asked } Which of these entries does it follow?
tutor-which_entry-entry = { $rank }: { $entry }
tutor-which_entry-hint1 = The chart is read from the top. The first entry whose conditions hold, and which leaves something legal to choose, decides.
tutor-which_entry-hint2 = This is what the bot does: { $move }.

tutor-wrongly_read = Somebody reads the chart of the { $seat } aloud and checks its conditions. Which of these sentences is wrong?
tutor-wrongly_read-claim = { $holds-id ->
    [yes] True: { $condition }
   *[no] Not true: { $condition }
}
tutor-wrongly_read-hint1 = Hold every sentence against the boards and the cards in hand.
tutor-wrongly_read-hint2 = Conditions speak about the bot itself: the hand and the leader are those of the { $seat }.

tutor-plan_value = The bot plays the { $seat } and makes a plan: what a card counts on an issue, plus the weight of the issue. It holds { $card }: value { $value }, and in small print “{ $print }” { $issue } weighs { $weight } for it. What is this pair worth in the plan?
tutor-plan_value-why = The card counts { $total } on this issue, and the issue weighs { $weight }.
tutor-plan_value-hint1 = First what the card counts here, small print and all; then the weight.
tutor-plan_value-hint2 = The card counts { $total } when it advances this issue.

tutor-planned_pair = The bot plays the { $seat }. Nothing can be captured and nothing needs rescue, so its plan decides: the card and the issue that are worth most together. Which are they?
tutor-planned_pair-why = { $safe-id ->
    [yes] The card counts { $total } and the issue weighs { $weight }, but it is nearly in the chair already and can wait.
   *[no] The card counts { $total } on this issue, and the issue weighs { $weight } for the bot.
}
tutor-planned_pair-hint1 = Look for a card whose small print fits an issue on the table, and for an issue that matters to this power.
tutor-planned_pair-hint2 = The card is { $card }.

tutor-undebated = You play the { $seat } against two bots. Advance an issue so that the first bot to be asked, that of the { $bot }, does not debate it.
tutor-undebated-why = No entry about debating applies here, so the last one does: the bot saves its cards.
tutor-undebated-missed = An entry of its list told the bot of the { $bot } to debate: it keeps issues with its own flag, stops captures that matter to it, and debates where one card turns the issue round. It saves its cards only where it has no such reason.
tutor-undebated-hint1 = A bot debates to keep an issue with its own flag, to stop the capture of an issue that matters to it, or where one card turns the issue round.
tutor-undebated-hint2 = An issue that means nothing to it, and does not reach your chair, is usually let go.
tutor-undebated-hint3 = One way: { $move }.

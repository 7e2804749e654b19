# Exercises of chapter 5.2, the meeting: lessons/chapter_5_2.py. $print is the small print of a card, a sentence.

tutor-place = It ends { $to-at }.

tutor-advance_value = The { $seat } advances { $issue } with { $card }: value { $value }, and in small print “{ $print }” What does the card count here?
tutor-advance_value-hint1 = Begin with the printed value.
tutor-advance_value-hint2 = Does the small print speak of { $issue }?
tutor-advance_value-hint3 = { $value }, and whatever of the small print fits, for better or worse. Nothing can be declined.

tutor-debate_value = { $roll-id ->
    [none] The { $seat } debates { $issue } with { $card }: value { $value }, and in small print “{ $print }” What does the card count here?
   *[given] The { $seat } debates { $issue } with its Chief of Staff, { $card }, and rolls a { $roll }. In small print: “{ $print }” What does the card count here?
}
tutor-debate_value-hint1 = { $roll-id ->
    [none] Begin with the printed value.
   *[given] Begin with the die: { $roll }.
}
tutor-debate_value-hint2 = Does the small print speak of { $issue }?
tutor-debate_value-hint3 = { $seat-id ->
    [ussr] Nyet! Soviet staff counts one more in every debate.
   *[other] Nobody but the USSR gets a bonus for debating as such.
}

tutor-landing = { $issue } lies { $start-at }. The { $seat } advances it with { $card }: value { $value }, and in small print “{ $print }” Nobody debates. Where is it then?
tutor-landing-why = { $value ->
    [one] One step
   *[other] { $value } steps
} toward one's own chair: it ends { $to-at }.
tutor-landing-attribute = The printed number is not all. With its small print the card counts { $value } here.
tutor-landing-restart = The issue does not begin anew: its way leads on from where it lies, { $start-at }.
tutor-landing-center = Only a conditional issue may stop in the center. This one goes all the way: { $value ->
    [one] one step.
   *[other] { $value } steps.
}
tutor-landing-count = Count again. It is { $value ->
    [one] one step,
   *[other] { $value } steps,
} beginning { $start-at }.
tutor-landing-hint1 = First work out what the card counts on this issue.
tutor-landing-hint2 = It counts { $value }.
tutor-landing-hint3 = Go from where it lies toward the chair of whoever advances. On the way from another track the center is a space like any other.

tutor-debated_capture = { $issue } lies { $start-at }. The { $seat } advances it with { $card }, in all { $value }: enough for the chair. The { $debater } debates with { $against }: value { $answer }, and in small print “{ $print }” Where does the issue end?
tutor-debated_capture-why = { $value } against { $answer }. The issue moves by the difference, from where it lay: it ends { $to-at }.
tutor-debated_capture-nyet = Nyet! Soviet staff counts one more in a debate. It is { $value } against { $answer }.
tutor-debated_capture-chair = It does not go to the chair and back again. It waits { $start-at } until { $value } and { $answer } are compared.
tutor-debated_capture-captured = Not so fast: before a capture a debate is settled, and { $value } less { $answer } is not enough.
tutor-debated_capture-ignored = The advance is not lost. Its { $value } stands against the { $answer } of the debate.
tutor-debated_capture-stays = It would stay { $start-at } if both were equal, but they are { $value } and { $answer }.
tutor-debated_capture-hint1 = When a capture is debated nothing moves until the two values are compared.
tutor-debated_capture-hint2 = { $against } counts { $answer } here.
tutor-debated_capture-hint3 = Move the issue by the difference, toward the one whose value is higher.

tutor-stop_in_the_center = The { $seat } holds { $card }, value { $value }. With which of these moves may the issue be stopped in the center of the table?
tutor-stop_in_the_center-why = { $case-id ->
    [yes] { $issue } is conditional and comes through the center, so it may stop there.
    [side] { $issue } is conditional, but it does not come through the center on this way.
   *[kind] { $issue } is not conditional: the card is played in full.
}
tutor-stop_in_the_center-hint1 = Only conditional issues may stop there: Second Front and USSR Declares War on Japan.
tutor-stop_in_the_center-hint2 = And they must come from another power's track.

tutor-who_may_debate = { $by-id ->
    [leader] { $leader } himself has advanced { $issue }.
   *[staff] The { $mover } has advanced { $issue } with a staff card.
} You are asked for the { $seat }. Which answer is allowed?
tutor-who_may_debate-hint1 = Who spoke before you, a leader or the staff?
tutor-who_may_debate-hint2 = { $by-id ->
    [leader] Nobody but a leader debates a leader.
   *[staff] Look at the cards in hand, at their small print, and at whether the leader of the { $seat } is active.
}

tutor-illegal_turn = It is the turn of the { $seat }. Here are four proposals, and one of them breaks a rule. Which one?
tutor-illegal_turn-hint1 = Is the card in hand? Is the issue on the table?
tutor-illegal_turn-hint2 = An issue in a chair is captured, and nobody moves it any more.
tutor-illegal_turn-hint3 = A leader speaks once a conference, and a pass must be earned by a debate.

tutor-capture_now = You are the { $seat }, and nobody else has a card left. Capture an issue with this turn.
tutor-capture_now-why = { $card } brings { $issue } to the { $seat } chair.
tutor-capture_now-missed = An issue is captured when it gets to the chair, the seventh space from the center. The value of the card, with what its text adds or takes, had to reach that far.
tutor-capture_now-hint1 = The chair is the seventh space from the center.
tutor-capture_now-hint2 = Which issue is near, and which small print speaks of it?
tutor-capture_now-hint3 = Look at { $issue }.

tutor-win_with_the_last_card = You are the { $seat } and hold the last card of the meeting: { $card }, value { $value }. No leader is active. Win the conference with it!
tutor-win_with_the_last_card-why = { $issue } { $start-from } decides it: US { $us }, UK { $uk }, USSR { $ussr }.
tutor-win_with_the_last_card-missed = The conference goes to who has won most issues. No leader is there to break a tie, so the US decides it: it wins a tie that it is in, or else names the winner (3.32, 4.53).
tutor-win_with_the_last_card-hint1 = On the tracks there are now: US { $us }, UK { $uk }, USSR { $ussr }.
tutor-win_with_the_last_card-hint2 = { $seat-id ->
    [us] A tie will do: with no active leader the Arsenal of Democracy is yours.
   *[other] An issue that crosses the center counts twice: one less for them, one more for you.
}
tutor-win_with_the_last_card-hint3 = Look at { $issue }.

tutor-conference_winner = The last card of the meeting: the { $seat } advances { $issue } { $start-from } with { $card }, in all { $value }. The leaders are still active. Who wins the conference?
tutor-conference_winner-wins = The { $seat } wins it.
tutor-conference_winner-tied = It is a tie, and a leader may break it.
tutor-conference_winner-why = Issues won: US { $us }, UK { $uk }, USSR { $ussr }.
tutor-conference_winner-hint1 = First move the issue by { $value }.
tutor-conference_winner-hint2 = Then count. On a track every space is as good as another; the center counts for nobody.
tutor-conference_winner-hint3 = If the highest number comes up twice, it is a tie.

tutor-passed_over = Cards in hand: US { $us }, UK { $uk }, USSR { $ussr }. The { $seat } advances an issue now, and nobody debates. Whose turn is it then?
tutor-passed_over-end = Nobody's: the meeting is over.
tutor-passed_over-why = The turn passes to the left, from the { $seat } to the { $left } and on. Who has no card left is passed over, and when nobody has one the meeting ends.
tutor-passed_over-hint1 = Turns go to the left: US, UK, USSR and round again. But one needs a card for a turn.
tutor-passed_over-hint2 = When this turn is over the hands are: US { $us }, UK { $uk }, USSR { $ussr }.

tutor-turns_in_a_row = Cards in hand: US { $us }, UK { $uk }, USSR { $ussr }. It is the turn of the { $seat }. No leader is active, and suppose nobody debates any more. How many turns in a row will the { $last } have at the end?
tutor-turns_in_a_row-why = { $n ->
    [0] By the first turn of the { $last } the others have no card left, so all its cards are played one after another.
    [one] The { $last } plays one card while others still have some, and the rest one after another.
   *[other] The { $last } plays { $n } cards while others still have some, and the rest one after another.
}
tutor-turns_in_a_row-hint1 = Go round the table card by card, beginning with the { $seat }; to its left sits the { $left }. Every turn takes a card.
tutor-turns_in_a_row-hint2 = Stop when only the { $last } has cards. They are all played now, turn after turn.

tutor-chief_odds = The { $seat } is about to play its Chief of Staff, { $card }, and nobody else has a card left. In small print: “{ $print }” { $issue } lies { $start-at }. How many of the six faces of his die would be enough to capture it?
tutor-chief_odds-why = { $added ->
    [0] The chair is { $n ->
        [one] one step
       *[other] { $n } steps
    } away and no small print helps, so the die must show at least { $least }.
   *[other] The chair is { $n ->
        [one] one step
       *[other] { $n } steps
    } away and the small print adds { $added }, so the die must show at least { $least }.
}
tutor-chief_odds-hint1 = { $n ->
    [one] It is one step to the chair.
   *[other] It is { $n } steps to the chair.
}
tutor-chief_odds-hint2 = His value is the die, and { $added ->
    [0] the small print does not speak of this issue.
   *[other] the small print adds { $added } on this issue.
} Count the faces that reach.

tutor-chief_captures = You are the { $seat }. You have played { $card }, your Chief of Staff, and rolled a { $roll }. Nobody can debate. Choose the issue so that it is captured.
tutor-chief_captures-why = { $issue } was { $n ->
    [one] one step
   *[other] { $n } steps
} from the chair. A Chief of Staff is played first and rolled for; the issue is chosen when his value is known.
tutor-chief_captures-missed = A Chief of Staff counts what was rolled for him, here { $roll }. So only an issue on space { $space } of your track, or beyond, gets to the chair, which is the seventh space.
tutor-chief_captures-hint1 = His value is the die. Which issue is that close to your chair, the seventh space?
tutor-chief_captures-hint2 = With a { $roll } it must lie on space { $space } of your track or beyond.

tutor-leader_alone = { $leader }, value { $value }, advances { $issue }, which lies { $start-at }. The card discarded for him is { $card }, value { $printed }. Nobody can debate. Where is the issue then?
tutor-leader_alone-why = { $leader } goes by his own value. { $card } only pays for it. So the issue ends { $to-at }.
tutor-leader_alone-added = The discarded card adds nothing: { $leader } speaks instead of { $card }, not together with it.
tutor-leader_alone-card = It is not { $card } that is played. The card is discarded, and the issue goes by the value of { $leader }.
tutor-leader_alone-less = Nothing is taken off either. { $card } is the price, and { $leader } goes the full way.
tutor-leader_alone-count = Count again: to the center first, then along the leader's own track.
tutor-leader_alone-hint1 = Neither the number nor the small print of a discarded card has any effect.
tutor-leader_alone-hint2 = { $leader } brings { $n } steps, over the center toward his own chair.

tutor-under_a_ban = The conference card says: “{ $print }” { $answer-id ->
    [yes] { $mover } has advanced { $issue } himself, and you are asked for the { $seat }. Which answer is allowed?
   *[no] It is the turn of the { $seat }. Which of these moves is allowed?
}
tutor-under_a_ban-hint1 = The card speaks of advancing. To debate is something else.
tutor-under_a_ban-hint2 = { $answer-id ->
    [yes] Only a leader answers a leader, and { $leader } is still active: he may debate, and break a tie too.
   *[no] { $leader } may not advance, but the staff may. Is the card in hand?
}

# Exercises of chapter 8, the post-mortem: lessons/chapter_8.py.

tutor-what_stays = The war phase is over, and the conference is being closed. Which of these stays where it is?
tutor-what_stays-thing = { $case-id ->
    [naval] The naval support in the { $item-box }.
    [support] The offensive support before the { $item }.
    [armies] The Axis armies before the { $item }.
    [network] The network { $item-at }.
    [alignment] The alignment marker { $item-at }.
   *[issue] The issue “{ $item }”.
}
tutor-what_stays-why = { $case-id ->
    [naval] The naval support in the { $item-box } lies there until something removes it.
    [support] Offensive support lasts for one attempt: that before the { $item } goes back to the stock.
    [armies] The armies before the { $item } return to their country and are placed anew next time.
    [network] The network { $item-at } stays: conferences come and go, agents remain.
    [alignment] The alignment marker { $item-at } stays until somebody removes it.
   *[issue] “{ $item }” leaves the table, since all issues return to the display.
}
tutor-what_stays-hint1 = The conference table is emptied, and the Axis calls its armies home.
tutor-what_stays-hint2 = Offensive support goes as well. What has been built up for longer stays: ships, networks, alignment.

tutor-clearing_up = The conference is closed and somebody clears the boards. One of these is wrong. Which one?
tutor-clearing_up-case = { $stays-id ->
    [yes] Stays: { $case-id ->
        [naval] naval support in the { $item-box }.
        [support] offensive support before the { $item }.
        [armies] Axis armies before the { $item }.
        [network] the network { $item-at }.
        [alignment] the alignment marker { $item-at }.
       *[issue] “{ $item }”.
    }
   *[no] Is put away: { $case-id ->
        [naval] naval support in the { $item-box }.
        [support] offensive support before the { $item }.
        [armies] Axis armies before the { $item }.
        [network] the network { $item-at }.
        [alignment] the alignment marker { $item-at }.
       *[issue] “{ $item }”.
    }
}
tutor-clearing_up-hint1 = What counted for this conference only is put away.
tutor-clearing_up-hint2 = Issues, offensive support and Axis reserves go; ships, networks and alignment stay.

tutor-armies_again = All reserves still in the game return to their country. How many will there be in the next conference: { $reserve }?
tutor-armies_again-why = { $reserve }: { $count } left to place in the next conference.
tutor-armies_again-hint1 = An army that was placed is not used up; only a military collapse removes it for good.
tutor-armies_again-hint2 = The fronts stand here: west { $western }, east { $eastern }, Far East { $far_east }.
tutor-armies_again-hint3 = Six German and four Japanese armies; one German army less each for West and East Germany, one Japanese less for Manchuria.

tutor-issues_back = { $count } issues lie on the table, the Second Front in the center. The landing in Normandy { $success-id ->
    [yes] succeeds.
   *[no] fails.
} How many issues return to the display when the conference is closed?
tutor-issues_back-why = { $success-id ->
    [yes] The Second Front has done its work and leaves the game; the others return: { $count }.
   *[no] All issues return to the display, the Second Front too: { $count }.
}
tutor-issues_back-hint1 = Won, lost or left in the center: every issue returns to the display.
tutor-issues_back-hint2 = Is the Second Front still needed once Normandy has been entered?

tutor-never_again = The next conference begins. One of these issues can no longer be nominated by anybody. Which one?
tutor-never_again-case = { $issue }.
tutor-never_again-why = “{ $issue }” left the game for good when its front moved on.
tutor-never_again-hint1 = Lying on the table does no harm: in the next conference all issues are back in the display.
tutor-never_again-hint2 = Which agreement is no longer needed? West: { $western }. Far East: { $far_east }.

tutor-what_next = Conference { $number } is over. { $germany-id ->
    [yes] Germany has surrendered, { $japan-id ->
        [yes] and so has Japan.
       *[no] Japan has not.
    }
   *[no] Germany fights on, { $japan-id ->
        [yes] Japan has surrendered.
       *[no] and so does Japan.
    }
} What comes next?
tutor-what_next-case = { $case-id ->
    [both] The game ends, since Germany and Japan have surrendered.
    [one] The game ends, since one of the two has surrendered.
    [tenth] The game ends, since there are no more than ten conferences.
   *[next] Conference { $number } begins.
}
tutor-what_next-why = { $case-id ->
    [both] With Germany and Japan out of the war there is nothing left to confer about: the score decides.
    [tenth] The tenth conference, Potsdam, is the last one, whoever is still fighting.
   *[next] Only the fall of both, or the tenth conference, ends the game. Conference { $number } begins.
}
tutor-what_next-hint1 = There are two ways for the game to end here: by surrender, or by the calendar.
tutor-what_next-hint2 = Surrender means both of them; { $axis } alone is not enough. Potsdam is the tenth conference.

tutor-who_is_back = In this conference these leaders have been used: { $used-and }. { $ill-id ->
    [yes] Churchill failed his health roll.
   *[no] No health roll was failed.
} Who cannot use his leader in the next conference, if its card leaves them all alone?
tutor-who_is_back-case = { $away-id ->
    [nobody] All three can.
   *[other] The { $away } cannot.
}
tutor-who_is_back-why = When a conference begins all leaders are active again, whether they were used or not.
tutor-who_is_back-hint1 = Being used lasts for one conference.
tutor-who_is_back-hint2 = Illness lasts one conference longer: if Churchill fails his roll, he misses the next one.

tutor-before_the_end = Germany and Japan have surrendered, so the game ends when this conference is closed. It stands US { $us }, UK { $uk }, USSR { $ussr }. Place the last network of the { $seat } so that it wins the game.
tutor-before_the_end-why = Both Axis powers are out, and the end of this conference is the end of the game: nothing can be made up for in a next one.
tutor-before_the_end-missed = The game ends with this conference, so it is decided by the scores after your network: by what it brings, by what it takes from others, and by whether the first is then more than 20 ahead of the last (4.42).
tutor-before_the_end-hint1 = Count what the network brings, and what its coming takes from others: a colony that stays empty is worth points as well.
tutor-before_the_end-hint2 = If the first is more than 20 ahead of the last, the alliance breaks (4.42), and who has most points may lose by it.
tutor-before_the_end-hint3 = One way: { $move }.

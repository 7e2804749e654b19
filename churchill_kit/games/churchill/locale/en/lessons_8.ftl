# Exercises of chapter 8, the post-mortem: lessons/chapter_8.py.

churchill-tutor-what_stays = The war phase is over, and the conference is being closed. Which of these stays where it is?
churchill-tutor-what_stays-thing = { $case-id ->
    [naval] The naval support in the { $item-box }.
    [support] The offensive support before the { $item }.
    [armies] The Axis armies before the { $item }.
    [network] The network { $item-at }.
    [alignment] The alignment marker { $item-at }.
   *[issue] The issue “{ $item }”.
}
churchill-tutor-what_stays-why = { $case-id ->
    [naval] The naval support in the { $item-box } lies there until something removes it.
    [support] Offensive support lasts for one attempt: that before the { $item } goes back to the stock.
    [armies] The armies before the { $item } return to their country and are placed anew next time.
    [network] The network { $item-at } stays: conferences come and go, agents remain.
    [alignment] The alignment marker { $item-at } stays until somebody removes it.
   *[issue] “{ $item }” leaves the table, since all issues return to the display.
}
churchill-tutor-what_stays-hint1 = The conference table is emptied, and the Axis calls its armies home.
churchill-tutor-what_stays-hint2 = Offensive support goes as well. What has been built up for longer stays: ships, networks, alignment.

churchill-tutor-clearing_up = The conference is closed and somebody clears the boards. One of these is wrong. Which one?
churchill-tutor-clearing_up-case = { $stays-id ->
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
churchill-tutor-clearing_up-hint1 = What counted for this conference only is put away.
churchill-tutor-clearing_up-hint2 = Issues, offensive support and Axis reserves go; ships, networks and alignment stay.

churchill-tutor-armies_again = All reserves still in the game return to their country. How many will there be in the next conference: { $reserve }?
churchill-tutor-armies_again-why = { $reserve }: { $count } left to place in the next conference.
churchill-tutor-armies_again-hint1 = An army that was placed is not used up; only a military collapse removes it for good.
churchill-tutor-armies_again-hint2 = The fronts stand here: west { $western }, east { $eastern }, Far East { $far_east }.
churchill-tutor-armies_again-hint3 = Six German and four Japanese armies; one German army less each for West and East Germany, one Japanese less for Manchuria.

churchill-tutor-issues_back = { $count } issues lie on the table, the Second Front in the center. The landing in Normandy { $success-id ->
    [yes] succeeds.
   *[no] fails.
} How many issues return to the display when the conference is closed?
churchill-tutor-issues_back-why = { $success-id ->
    [yes] The Second Front has done its work and leaves the game; the others return: { $count }.
   *[no] All issues return to the display, the Second Front too: { $count }.
}
churchill-tutor-issues_back-hint1 = Won, lost or left in the center: every issue returns to the display.
churchill-tutor-issues_back-hint2 = Is the Second Front still needed once Normandy has been entered?

churchill-tutor-never_again = The next conference begins. One of these issues can no longer be nominated by anybody. Which one?
churchill-tutor-never_again-case = { $issue }.
churchill-tutor-never_again-why = “{ $issue }” left the game for good when its front moved on.
churchill-tutor-never_again-hint1 = Lying on the table does no harm: in the next conference all issues are back in the display.
churchill-tutor-never_again-hint2 = Which agreement is no longer needed? West: { $western }. Far East: { $far_east }.

churchill-tutor-what_next = Conference { $number } is over. { $germany-id ->
    [yes] Germany has surrendered, { $japan-id ->
        [yes] and so has Japan.
       *[no] Japan has not.
    }
   *[no] Germany fights on, { $japan-id ->
        [yes] Japan has surrendered.
       *[no] and so does Japan.
    }
} What comes next?
churchill-tutor-what_next-case = { $case-id ->
    [both] The game ends, since Germany and Japan have surrendered.
    [one] The game ends, since one of the two has surrendered.
    [tenth] The game ends, since there are no more than ten conferences.
   *[next] Conference { $number } begins.
}
churchill-tutor-what_next-why = { $case-id ->
    [both] With Germany and Japan out of the war there is nothing left to confer about: the score decides.
    [tenth] The tenth conference, Potsdam, is the last one, whoever is still fighting.
   *[next] Only the fall of both, or the tenth conference, ends the game. Conference { $number } begins.
}
churchill-tutor-what_next-hint1 = There are two ways for the game to end here: by surrender, or by the calendar.
churchill-tutor-what_next-hint2 = Surrender means both of them; { $axis } alone is not enough. Potsdam is the tenth conference.

churchill-tutor-who_is_back = In this conference these leaders have been used: { $used-and }. { $ill-id ->
    [yes] Churchill failed his health roll.
   *[no] No health roll was failed.
} Who cannot use his leader in the next conference, if its card leaves them all alone?
churchill-tutor-who_is_back-case = { $away-id ->
    [nobody] All three can.
   *[other] The { $away } cannot.
}
churchill-tutor-who_is_back-why = When a conference begins all leaders are active again, whether they were used or not.
churchill-tutor-who_is_back-hint1 = Being used lasts for one conference.
churchill-tutor-who_is_back-hint2 = Illness lasts one conference longer: if Churchill fails his roll, he misses the next one.

# Exercises of chapter 3, what spaces bring: lessons/chapters/chapter_3.py.

label-in_bag = In the bag before
label-weapons = Special weapons

tutor-industry_at_work = { $seat }: { $token } is about to be placed: { $space }. How many tokens are in your reserve when the turn is over?
tutor-industry_at_work-why = { $effect-id ->
    [industry] Industry draws from your bag at once; at the end of the turn you draw as always.
    [research_industry] Research and industry brings a special weapon straight into the reserve; at the end you draw as always.
   *[other] Research fills the bag, not the reserve; so there is only the token of the end of the turn.
}
tutor-industry_at_work-hint1 = The unit leaves your reserve, and at the end of the turn you draw one.
tutor-industry_at_work-hint2 = What does the space put into the reserve, and what into the bag?

tutor-into_the_bag = { $seat }: { $token } is about to be placed: { $space }. Your bag holds { $before } tokens. How many when the turn is over?
tutor-into_the_bag-why = Research puts special weapons into your bag, and the draw at the end takes one token out.
tutor-into_the_bag-hint1 = Improved research brings two special weapons.
tutor-into_the_bag-hint2 = The turn ends with a token from the bag.

tutor-under_the_bombs = { $seat }: { $token } is about to be placed: { $space }. How many tokens has { $rival-the } in reserve then? Now there are { $held }.
tutor-under_the_bombs-why = { $held ->
    [0] There is nothing to lose.
   *[other] { $effect-id ->
        [bombing] Bombing sends one random token of the opponent’s reserve back into the bag.
       *[other] This space does nothing to the opponent.
    }
}
tutor-under_the_bombs-hint1 = Does this space do anything to your opponent?
tutor-under_the_bombs-hint2 = A bombing costs one token, if there is one. Your opponent draws only at the end of a turn of his own.

tutor-tactical_march = { $seat }: { $token } is about to be placed: { $space }. By how many steps does the marker of this theatre move in all ({ $theatre })?
tutor-tactical_march-why = { $effect-id ->
    [tactical] A tactical advantage comes on top of the unit’s strength, on the same track.
   *[other] A strategic advantage is for another track: here only the strength counts.
}
tutor-tactical_march-hint1 = The strength of the unit always counts here.
tutor-tactical_march-hint2 = Tactical means this theatre, strategic means another one.

tutor-short_of_the_end = { $seat }: { $token } is about to be placed: { $space }. The advantage of { $amount } goes to { $theatre }. How many cells is your lead there afterwards?
tutor-short_of_the_end-why = { $stopped-id ->
    [yes] It stops one cell before the last, which is cell { $last }: only a unit can close a theatre.
   *[no] All of its steps count: the last cell, { $last }, is further away.
}
tutor-short_of_the_end-hint1 = Count the cells that are left on your half of that track.
tutor-short_of_the_end-hint2 = The last one, cell { $last }, is not for a strategic advantage.

tutor-not_that_theatre = { $seat }: after { $token } on its space you may move the marker of another theatre ({ $space }). Which of these choices is not allowed?
tutor-not_that_theatre-hint1 = Where does the unit stand?
tutor-not_that_theatre-hint2 = The marker of a closed theatre moves no more.

tutor-from_afar = { $seat }: take the lead in a theatre where no unit of yours can do it alone ({ $theatre }).
tutor-from_afar-why = A strategic advantage moved the marker there, though the unit stands elsewhere.
tutor-from_afar-missed = A unit moves the marker of its own theatre only; another marker is moved by a strategic advantage, and it had to bring { $n } here: { $theatre }.
tutor-from_afar-hint1 = You need { $n } { $n ->
    [one] cell
   *[other] cells
} on that track.
tutor-from_afar-hint2 = Find a space with a strategic advantage that a unit of yours fits, in another theatre; then choose the track.

tutor-what_it_brings = { $seat }: { $token } is about to be placed: { $space }. What does the sign of this space bring?
tutor-what_it_brings-brings = { $effect-id ->
    [none] Nothing at all
    [industry] { $amount ->
        [1] A token from your bag into your reserve
       *[other] Two tokens from your bag into your reserve
    }
    [research] { $amount ->
        [1] A special weapon into your bag
       *[other] Two special weapons into your bag
    }
    [research_industry] A special weapon into your reserve
    [propaganda] Victory points: { $amount }
    [bombing] The opponent loses a token of the reserve
    [tactical] Steps more on this track: { $amount }
   *[strategic] Steps on another track: { $amount }
}
tutor-what_it_brings-why = The sign counts for whoever takes the space, at once.
tutor-what_it_brings-hint1 = Point at the space on the board: it says what it brings.
tutor-what_it_brings-hint2 = Tactical is here, strategic is elsewhere; research is for the bag, industry for the reserve.

tutor-for_this_aim = { $seat }: you want { $aim-id ->
    [points] as many points as possible this turn
    [tokens] as many tokens in your reserve as possible after this turn
    [bombs] to leave { $rival-the } as few tokens in reserve as possible
   *[weapons] as many special weapons as possible
}. Which of these placings serves that best?
tutor-for_this_aim-why = { $aim-id ->
    [points] This brings most points.
    [tokens] After this your reserve is largest.
    [bombs] This costs your opponent a token.
   *[weapons] This brings most special weapons.
}
tutor-for_this_aim-wrong = Another of these placings does more for your aim.
tutor-for_this_aim-hint1 = { $aim-id ->
    [points] Propaganda brings points at once; so does a campaign that is completed.
    [tokens] Industry draws tokens; research and industry brings a weapon into the reserve.
    [bombs] Look for the sign of bombing.
   *[weapons] Look for research; improved research brings two.
}
tutor-for_this_aim-hint2 = For once the strength of the unit does not matter here, only what its space does.

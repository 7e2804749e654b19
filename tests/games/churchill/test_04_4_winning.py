"""4.4 Winning the game: 4.41 to 4.43 with all their ties, and 4.44."""

from __future__ import annotations

from itertools import permutations

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.outlook import had_surrendered, if_over, would_have_won
from churchill_kit.games.churchill.rules import scoring
from tests.games.churchill.helpers import march, only, parts, position

ALL = ("us", "uk", "ussr")
BOTH_OUT = ["germany", "japan"]
BOMB = {"a_bomb": {"us": "trinity"}}
RED_FLAG = {"fronts": {"eastern": "germany"}}  # the Eastern Front is alone in Germany


@pytest.fixture
def end(monkeypatch):
    """The result of a game that ends with these points, in the order us, uk, ussr."""

    def result(us, uk, ussr, surrendered=BOTH_OUT, **entries):
        lines = {s: [("A", n, "points")] for s, n in zip(ALL, (us, uk, ussr), strict=False)}
        monkeypatch.setattr(scoring, "score", lambda s: lines)
        given = {"scenario": "campaign", "conference": 10, "surrendered": surrendered}
        found = position(at="end", **(given | entries)).result
        assert found.scores == dict(zip(ALL, (us, uk, ussr), strict=False))
        return found

    return result


def told(result):
    """Who won, by what, under which rule, and which tiebreak."""
    return result.winner, result.ending, result.rule, result.tiebreak


# -- 4.41 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("low, middle, high", list(permutations(ALL)))
def test_4_41_a_gap_of_twenty_or_less_the_most_points_win(end, low, middle, high):
    for gap in (1, 19, 20):
        scores = {low: 30, middle: 30 + gap // 2, high: 30 + gap}
        result = end(**scores)
        assert told(result) == (high, "alliance", "4.41", "")
        assert result.final == result.scores


@pytest.mark.parametrize("low, middle, high", list(permutations(ALL)))
def test_4_41_4_42_a_gap_of_twenty_one_breaks_the_alliance(end, low, middle, high):
    result = end(**{low: 30, middle: 40, high: 51})
    assert told(result) == (middle, "broken_second", "4.42", "")


def test_4_41_ties_for_the_lead_go_by_4_44(end):
    assert told(end(40, 40, 30)) == ("uk", "alliance", "4.41", "4.44.3")
    assert told(end(40, 40, 30, **BOMB)) == ("us", "alliance", "4.41", "4.44.1")
    assert told(end(30, 40, 40, **RED_FLAG)) == ("ussr", "alliance", "4.41", "4.44.2")
    assert told(end(30, 40, 40, **BOMB)) == ("uk", "alliance", "4.41", "4.44.3")
    assert told(end(40, 30, 40)) == ("uk", "alliance", "4.41", "4.44.3")  # though not tied


def test_4_41_a_tie_elsewhere_does_not_matter(end):
    assert told(end(40, 30, 30, **RED_FLAG)) == ("us", "alliance", "4.41", "")


# -- 4.42 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("low, middle, high", list(permutations(ALL)))
def test_4_42_the_first_wins_with_more_than_the_two_others_together(end, low, middle, high):
    assert told(end(**{low: 10, middle: 20, high: 31})) == (high, "broken_first", "4.42", "")
    # exceeds, not equals
    assert told(end(**{low: 10, middle: 20, high: 30}))[0] == high  # a gap of twenty: 4.41
    assert told(end(**{low: 10, middle: 25, high: 35})) == (middle, "broken_second", "4.42", "")
    assert told(end(**{low: 10, middle: 25, high: 36})) == (high, "broken_first", "4.42", "")


def test_4_42_a_tie_for_fewest_is_broken_between_these_two(end):
    # us and uk
    assert told(end(30, 30, 55)) == ("uk", "broken_second", "4.42", "4.44.3")
    assert told(end(30, 30, 55, **BOMB)) == ("us", "broken_second", "4.42", "4.44.1")
    # uk and ussr
    assert told(end(55, 30, 30)) == ("uk", "broken_second", "4.42", "4.44.3")
    assert told(end(55, 30, 30, **RED_FLAG)) == ("ussr", "broken_second", "4.42", "4.44.2")
    # the bomb does not help who is not tied
    assert told(end(55, 30, 30, **BOMB)) == ("uk", "broken_second", "4.42", "4.44.3")
    # us and ussr
    assert told(end(30, 55, 30, **BOMB)) == ("us", "broken_second", "4.42", "4.44.1")
    assert told(end(30, 55, 30, **RED_FLAG)) == ("ussr", "broken_second", "4.42", "4.44.2")


def test_4_42_a_tie_of_the_us_and_the_ussr_that_4_44_leaves_open(end):
    """Facts, ruling 27: 4.44.3 would name Churchill, who is not one of the two."""
    for wins, winner in (({"us": 2, "ussr": 1}, "us"), ({"us": 1, "ussr": 2}, "ussr")):
        result = end(30, 55, 30, conference_wins=wins)
        assert told(result) == (winner, "broken_second", "4.42", "conferences")
    for die in range(1, 7):
        result = end(30, 55, 30, conference_wins={"us": 1, "ussr": 1}, rolls=[die])
        assert told(result) == ("us" if die <= 3 else "ussr", "broken_second", "4.42", "die")


def test_4_42_the_first_exceeds_two_who_are_tied(end):
    assert told(end(61, 30, 30)) == ("us", "broken_first", "4.42", "")
    assert told(end(60, 30, 30, **RED_FLAG)) == ("ussr", "broken_second", "4.42", "4.44.2")


def test_4_42_a_tie_for_the_highest_score(end):
    assert told(end(51, 30, 51, **BOMB)) == ("us", "broken", "4.42", "4.44.1")
    assert told(end(51, 30, 51, **RED_FLAG)) == ("ussr", "broken", "4.42", "4.44.2")
    # "this may result in the player with the lowest score winning the game"
    assert told(end(51, 30, 51)) == ("uk", "broken", "4.42", "4.44.3")
    assert told(end(51, 51, 30)) == ("uk", "broken", "4.42", "4.44.3")


# -- 4.43 ------------------------------------------------------------------------------------------

HOLDING_OUT = ([], ["germany"], ["japan"])


@pytest.mark.parametrize("surrendered", HOLDING_OUT, ids=lambda s: "-".join(s) or "none")
@pytest.mark.parametrize("low, middle, high", list(permutations(ALL)))
def test_4_43_first_loses_five_second_three_last_gains_five(end, low, middle, high, surrendered):
    result = end(**{low: 20, middle: 30, high: 50}, surrendered=surrendered)
    assert result.adjustments == {high: -5, middle: -3, low: 5}
    assert result.final == {high: 45, middle: 27, low: 25}
    assert told(result) == (high, "hegemon", "4.43", "")


@pytest.mark.parametrize("low, middle, high", list(permutations(ALL)))
def test_4_43_the_adjustment_may_change_the_winner(end, low, middle, high):
    result = end(**{low: 26, middle: 30, high: 31}, surrendered=[])
    assert result.final == {high: 26, middle: 27, low: 31}
    assert told(result)[0] == low
    # the second of two wins by the difference of two
    result = end(**{low: 10, middle: 30, high: 31}, surrendered=[])
    assert told(result)[0] == middle


@pytest.mark.parametrize("last", ALL)
def test_4_43_a_tie_for_most_both_lose_five(end, last):
    tied = [seat for seat in ALL if seat != last]
    result = end(**dict.fromkeys(tied, 30), **{last: 21}, surrendered=[])
    assert result.adjustments == dict.fromkeys(tied, -5) | {last: 5}
    assert told(result)[0] == last
    result = end(**dict.fromkeys(tied, 40), **{last: 20}, surrendered=[])
    assert result.final == dict.fromkeys(tied, 35) | {last: 25}
    assert result.tiebreak == "4.44.3"


@pytest.mark.parametrize("first", ALL)
def test_4_43_a_tie_for_fewest_both_gain_five(end, first):
    tied = [seat for seat in ALL if seat != first]
    result = end(**dict.fromkeys(tied, 20), **{first: 31}, surrendered=["japan"])
    assert result.adjustments == dict.fromkeys(tied, 5) | {first: -5}
    assert told(result)[0] == first
    result = end(**dict.fromkeys(tied, 22), **{first: 30}, surrendered=["japan"])
    assert result.final == dict.fromkeys(tied, 27) | {first: 25}
    assert result.tiebreak == "4.44.3" and result.winner == "uk"


def test_4_43_all_three_tied_no_adjustment(end):
    """Facts, ruling 28: not covered by the rule."""
    result = end(30, 30, 30, surrendered=[])
    assert result.final == result.scores
    assert told(result) == ("uk", "hegemon", "4.43", "4.44.3")
    assert told(end(30, 30, 30, surrendered=[], **BOMB))[0] == "us"
    flag = RED_FLAG | {"surrendered": ["germany"]}
    assert told(end(30, 30, 30, **flag))[0] == "ussr"


@pytest.mark.parametrize(
    ("scores", "says"),
    [
        ((50, 30, 30), "(the two who are level are both last): US -5, UK +5, USSR +5."),
        ((40, 40, 30), "(the two who are level are both first): US -5, UK -5, USSR +5;"),
        ((30, 30, 30), "(all three are level: nothing changes): US 0, UK 0, USSR 0;"),
        ((50, 35, 30), "the last gains 5: US -5, UK -3, USSR +5."),
    ],
)
def test_4_43_the_end_says_which_place_two_share(end, scores, says):
    assert says in ck.say(end(*scores, surrendered=[])).replace("−", "-")


def test_4_43_an_adjusted_tie_goes_by_4_44(end):
    # 35 - 5, 33 - 3, 10 + 5: us and ussr at thirty
    assert told(end(35, 10, 33, surrendered=[])) == ("uk", "hegemon", "4.43", "4.44.3")
    assert told(end(35, 10, 33, surrendered=[], **BOMB)) == ("us", "hegemon", "4.43", "4.44.1")
    flag = RED_FLAG | {"surrendered": ["germany"]}
    assert told(end(35, 10, 33, **flag)) == ("ussr", "hegemon", "4.43", "4.44.2")
    # all three at thirty
    assert told(end(33, 35, 25, surrendered=[]))[0] == "uk"
    result = end(33, 35, 25, surrendered=[], **BOMB)
    assert set(result.final.values()) == {30}
    assert told(result) == ("us", "hegemon", "4.43", "4.44.1")


# -- 4.44 ------------------------------------------------------------------------------------------


def test_4_44_the_first_condition_that_is_met(end):
    both = BOMB | RED_FLAG
    assert told(end(40, 20, 40, **both)) == ("us", "alliance", "4.41", "4.44.1")
    assert told(end(20, 40, 40, **both)) == ("ussr", "alliance", "4.41", "4.44.2")
    assert told(end(40, 40, 40, **both)) == ("us", "alliance", "4.41", "4.44.1")
    assert told(end(40, 40, 20, **RED_FLAG)) == ("uk", "alliance", "4.41", "4.44.3")


@pytest.mark.parametrize("space", ["hanford", "oak_ridge"])
def test_4_44_1_only_at_trinity(end, space):
    assert told(end(40, 20, 40, a_bomb={"us": space}))[0] == "uk"


def test_4_44_2_only_the_sole_occupier_of_germany(end):
    shared = {"fronts": {"eastern": "germany", "western": "germany"}}
    assert told(end(40, 20, 40, **shared))[0] == "uk"
    assert told(end(40, 20, 40, fronts={"western": "germany"}))[0] == "uk"
    assert told(end(40, 20, 40))[0] == "uk"  # surrendered, and nobody there


# -- by positions, with their own scores -----------------------------------------------------------


def test_4_4_a_game_that_ends_by_the_fall_of_berlin():
    state = march("eastern", "east_germany", (1,), surrendered=["japan"], conference=9)
    result = state.result
    assert result.rule in ("4.41", "4.42")
    assert ("G", 8, "germany") in result.lines["ussr"]
    assert ("P", 2, "german_technology:2") in result.lines["ussr"]
    assert result.scores == {s: sum(row[1] for row in result.lines[s]) for s in ALL}


def test_4_43_by_position_of_the_campaign_nobody_moved_in():
    result = position(at="end", scenario="campaign", conference=10).result
    # the UK: five colonies and the Philippines; the USSR: the Philippines and no US bomb
    assert result.scores == {"us": 0, "uk": 13, "ussr": 6}
    assert result.adjustments == {"us": 5, "uk": -5, "ussr": -3}
    assert result.final == {"us": 5, "uk": 8, "ussr": 3}
    assert told(result) == ("uk", "hegemon", "4.43", "")


def test_4_4_9_3_the_result_in_the_event_and_in_the_dump():
    state = position(at="end", scenario="campaign", conference=10)
    over = only(state.events, "game_over")
    assert (over["winner"], over["ending"], over.rule) == ("uk", "hegemon", "4.43")
    dumped = state.dump()["state"]["result"]
    assert dumped["scores"] == state.result.scores
    assert parts(over) == {}


# -- were it over now ------------------------------------------------------------------------------


def test_4_4_how_it_would_end_now_is_how_it_ends(end):
    """Of a view, which has no dice; what a die would settle stays open (ruling 27)."""
    for scores in ((30, 40, 50), (30, 30, 55), (51, 30, 51)):
        result = end(*scores)
        view = position(at="meeting", surrendered=BOTH_OUT).view("uk")
        now = if_over(view)
        assert now is not None and told(now)[1:3] == told(result)[1:3]
        assert view.result is None, "nothing has happened"
    assert told(if_over(position(at="meeting").view("us")))[1:3] == ("hegemon", "4.43")
    end(30, 55, 30, conference_wins={"us": 1, "ussr": 1}, rolls=[1])
    tied = position(at="meeting", surrendered=BOTH_OUT, conference_wins={"us": 1, "ussr": 1})
    assert if_over(tied.view("uk")) is None


@pytest.mark.parametrize(
    ("scores", "seat", "more", "rule"),
    [
        ((61, 43, 38), "us", -3, "4.41"),  # 58 are 20 ahead of the last
        ((61, 43, 38), "ussr", 24, "4.41"),
        ((30, 40, 45), "uk", 5, "4.41"),  # level with the first, and the tie is Churchill's
        ((0, 90, 45), "us", None, ""),
    ],
)
def test_4_4_how_many_points_would_have_won(end, scores, seat, more, rule):
    end(*scores)
    found = would_have_won(position(at="end", surrendered=BOTH_OUT), seat)
    if more is None:
        assert found is None
        return
    assert found is not None
    assert (found[0], found[1].winner, found[1].rule) == (more, seat, rule)


def test_4_4_no_fewer_points_would_have_done(end):
    for scores in ((61, 43, 38), (30, 40, 45), (50, 55, 52)):
        end(*scores)
        over = position(at="end", surrendered=BOTH_OUT)
        for seat in ALL:
            found = would_have_won(over, seat)
            if found is None or over.result.winner == seat:
                continue
            for by in range(1, abs(found[0])):
                for more in (by, -by):
                    assert scoring.decide(over, {seat: more}).winner != seat


def test_4_43_how_it_would_have_ended_had_the_axis_surrendered(end):
    """4.41 With the same points; of one who holds out, or both; of nobody, nothing."""
    end(44, 38, 43)
    for out, standing in (((), ("germany", "japan")), (("germany",), ("japan",))):
        state = position(at="end", surrendered=list(out))
        assert state.result.ending == "hegemon"
        found = had_surrendered(state)
        assert found is not None and found[0] == standing
        assert told(found[1])[:3] == ("us", "alliance", "4.41")
    assert had_surrendered(position(at="end", surrendered=BOTH_OUT)) is None

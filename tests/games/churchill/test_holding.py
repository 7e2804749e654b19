"""4.42, 4.43 An Axis power that had better hold out: the adviser sees it, the game's own player
does not."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache

import pytest

import churchill_kit as ck
from churchill_kit.engine.values import Result
from churchill_kit.games.churchill.box.components import FRONTS
from churchill_kit.games.churchill.lessons.facts import helped
from churchill_kit.games.churchill.lessons.finishing import INFLUENCE, Finishing
from churchill_kit.games.churchill.lessons.guide import GUIDE
from churchill_kit.games.churchill.lessons.holding import (
    FAR_AHEAD,
    MARKERS,
    endangers,
    ends_otherwise,
    held,
    lost_by,
    spared,
    topples,
    wider,
)
from churchill_kit.games.churchill.lessons.weighing import Weighing
from churchill_kit.games.churchill.outlook import (
    LIKELY,
    Fronts,
    ahead,
    better_held,
    better_shut,
    ends_by,
    front_chance,
    if_over,
    likely_fronts,
    spare,
    standing,
    widening,
)
from churchill_kit.games.churchill.outlook.trial import bomb_may_come, entered
from churchill_kit.games.churchill.rules.scoring import BROKEN_ALLIANCE_AT, points, score
from churchill_kit.games.churchill.state import Churchill, act
from churchill_kit.search import Outcome
from churchill_kit.tutor.adviser import Adviser
from churchill_kit.tutor.exercise import Text, tell
from churchill_kit.tutor.guide import tried
from tests.games.churchill.helpers import manchuria_lacking, position

FRONT = "western"


def first(seed: int, wanted: Callable[[Churchill], bool]) -> Churchill:
    """The view of the first question of a game of bots at which this holds."""
    record = ck.Record.new("churchill", scenario="training", seed=seed)
    bot = ck.player("churchill", "bot")
    while (decision := record.state.decision) is not None:
        view = record.state.view(decision.seat)
        assert isinstance(view, Churchill)
        if wanted(view):
            return view
        record.play(bot.choose(view, view.actions()))
    raise AssertionError("no such moment")


@cache
def moment() -> Churchill:
    """The US leads by far in the last conference and has markers; Germany stands, and with it and
    the bomb Japan would fall, too."""
    return first(34, lambda view: any(endangers(a, held(view)) for a in view.actions()))


@cache
def leading() -> Churchill:
    """The US leads in the last conference, and with the likely fronts by too much."""

    def widens(view: Churchill) -> bool:
        found = wider(view)
        return found is not None and any(endangers(a, found.fronts) for a in view.actions())

    return first(76, widens)


def ended(view: Churchill, *ways: str, without: Collection[str] = ()) -> Result | None:
    """How it would end if the Axis had fallen by this front, twice by a breakthrough (7.74), and
    the likely ones but for some."""
    trial = view.copy()
    if bomb_may_come(view):
        trial.a_bomb = {**view.a_bomb, "us": 4}
    chances = {other: front_chance(view, other) for other in {*FRONTS} - {*ways, *without}}
    likely = [other for other, chance in chances.items() if chance and chance.now >= LIKELY]
    fallen = entered(trial, *likely, *ways)
    return None if fallen is None or standing(fallen) else if_over(fallen)


def test_4_43_the_fronts_by_which_the_lead_would_break_the_alliance() -> None:
    view = moment()
    assert held(view) == {FRONT: ("germany", "japan")}
    now = if_over(view)
    assert now is not None and now.ending == "hegemon" and now.winner == "us"
    then = ended(view, FRONT)
    assert then is not None and then.ending == "broken_second" and then.winner != "us"
    assert ahead(then.scores, "us") > BROKEN_ALLIANCE_AT
    assert better_held(view, then.winner or "") == {}, "who gains by it does not mind"
    earlier = view.copy()
    earlier.conference -= 1
    assert better_held(earlier, "us") == {}, "what comes after may change all"


def test_4_41_a_power_is_not_spared_whose_fall_by_another_front_wins() -> None:
    """Its fall may narrow the lead: with Japan beaten from the north the alliance holds."""
    record = ck.Record.new("churchill", scenario="training", seed=5)
    bot, both = ck.player("churchill", "bot"), 0
    while (decision := record.state.decision) is not None:
        view = record.state.view(decision.seat)
        assert isinstance(view, Churchill)
        if view.conference == 10 and decision.seat == "uk":
            loses, wins = ended(view, *["central_pacific"] * 2), ended(view, "far_east")
            if loses and loses.winner != "uk" and wins and wins.winner == "uk":
                assert held(view) == {}
                both += ahead(loses.scores, "uk") > BROKEN_ALLIANCE_AT
        record.play(bot.choose(view, view.actions()))
    assert both


@pytest.mark.parametrize(("won", "said"), [(0, True), (5, True), (6, False), (10, False)])
def test_4_42_games_in_which_the_axis_falls_and_one_wins_belie_it(won: int, said: bool) -> None:
    view = moment()
    scores = {"us": 60, "uk": 30, "ussr": 31}
    ends = [("us", "alliance", "4.41")] * won + [("uk", "broken_second", "4.42")] * (10 - won)
    ends += [("us", "hegemon", "4.43")] * 30  # says nothing of that
    played = [
        Outcome(
            0,
            0.0,
            None,
            (),
            Result("churchill", (who,), scores, how, rule, {}),
        )
        for who, how, rule in ends
    ]
    for key in ("guide-for-holding", "guide-against-holding"):
        assert GUIDE.bears_out(view, Text(key, {}), played) == said
    assert GUIDE.bears_out(view, Text("guide-for-support", {}), played)


def test_4_42_the_fronts_by_which_a_lead_grows_that_breaks_the_alliance() -> None:
    view = leading()
    found = wider(view)
    assert found is not None and set(found.fronts) == {"western", "central_pacific"}
    ways = [front for front in FRONTS if (c := front_chance(view, front)) and c.now >= LIKELY]
    then = ended(view, *ways)
    assert then is not None and then.ending == "broken_second" and then.winner != "us"
    assert found.gap == ahead(then.scores, "us") > BROKEN_ALLIANCE_AT
    without = ended(view, without=found.fronts)
    assert without is not None and without.winner == "us", "it holds without them"
    earlier = view.copy()
    earlier.conference -= 1
    assert widening(earlier, "us") is None and widening(view, "uk") is None


def test_4_42_the_adviser_leaves_them_alone_and_wins_more_games() -> None:
    view = leading()
    fronts = wider(view).fronts  # type: ignore[union-attr]
    adviser = Adviser(view).finish()
    assert not endangers(adviser.best, fronts)
    worth = adviser.evaluation.worth(adviser.best)
    assert worth is not None and worth.chance > 0.6
    plain = ck.player("churchill", "bot").choose(view, view.actions())
    assert endangers(plain, fronts), "the game's own player does not see it"
    assert not endangers(
        Finishing(ck.player("churchill", "bot"), "us").choose(view, view.actions()), fronts
    )


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_4_42_what_speaks_for_and_against_them_is_said(lang: str) -> None:
    view = leading()
    grows = {"en": "your lead over the last grows by 6", "ru": "вырастет на 6"}
    helps, other = (
        next(a for a in view.actions() if a.kind == "support" and a["front"] == front)
        for front in ("western", "eastern")
    )
    (against,) = [t for t in GUIDE.against(view, helps) if t.key == "guide-against-wide"]
    (for_it,) = [t for t in GUIDE.reasons(view, other) if t.key == "guide-for-sparing"]
    assert grows[lang] in tell(against, "churchill", lang)
    assert "24" in tell(for_it, "churchill", lang)
    assert not any(t.key == "guide-for-sparing" for t in GUIDE.reasons(view, helps))


def test_4_43_the_adviser_sends_markers_elsewhere_and_says_why() -> None:
    view = moment()
    counsel = Adviser(view).counsel()
    assert not endangers(counsel.best, held(view))
    assert "guide-for-holding" in {told.key for told in counsel.reasons if hasattr(told, "key")}


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_4_43_what_speaks_for_and_against_is_said(lang: str) -> None:
    view = moment()
    germany = {"en": "Germany and Japan do not both", "ru": "Германия и Япония не капитулируют обе"}
    helps, other = (
        next(a for a in view.actions() if a.kind == "support" and (a["front"] == FRONT) == front)
        for front in (True, False)
    )
    against = [t for t in GUIDE.against(view, helps) if t.key == "guide-against-holding"]
    for_it = [t for t in GUIDE.reasons(view, other) if t.key == "guide-for-holding"]
    assert len(against) == len(for_it) == 1
    for told in (*against, *for_it):
        assert germany[lang] in tell(told, "churchill", lang)
    assert not any(t.key == "guide-for-holding" for t in GUIDE.reasons(view, helps))


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_7_82_what_brings_japan_down_with_a_bomb_that_may_come_is_a_reason(lang: str) -> None:
    """6.10 Germany is out and Manchuria lacking; with the roll alone, or the front alone, nobody
    surrenders."""
    for bomb in ("hanford", "oak_ridge"):
        state = position(
            at="decisions",
            scenario="campaign",
            fronts={"far_east": "nomohon", "central_pacific": "marianas"},
            issues={"ussr_declares_war": "center", "a_bomb_research": ("uk", "chair")},
            a_bomb={"us": bomb},
        )
        state.surrendered = ("germany",)
        told = GUIDE.reasons(state.view("us"), act("support", front="far_east"))
        said = [tell(t, "churchill", lang) for t in told if t.key == "guide-for-entering-bomb"]
        assert len(said) == (bomb == "hanford")
        assert all("+5" in one and "7.82" in one for one in said)


def test_4_43_who_plays_on_holds_back_for_one_seat_alone() -> None:
    view = moment()
    bot = ck.player("churchill", "bot")
    helps = tuple(a for a in view.actions() if endangers(a, held(view)))
    mine, other = Finishing(bot, "us"), Finishing(bot, "uk")
    assert mine.choose(view, view.actions()) not in helps
    assert mine.explain(view, view.actions())[0] not in helps
    assert mine.choose(view, helps) in helps, "where there is nothing else"
    assert other.choose(view, view.actions()) == bot.choose(view, view.actions())


def ends_it_lost(view: Churchill, action: ck.Action) -> bool:
    return action.kind in MARKERS and lost_by(view, helped(view, action)) is not None


@pytest.mark.parametrize(("seed", "seat", "broken"), [(14, "us", False), (16, "us", True)])
def test_8_0_a_front_that_ends_the_game_while_another_is_ahead(
    seed: int, seat: str, broken: bool
) -> None:
    """4.41, 4.42 What its row says of the end speaks against it, and it is not advised where
    something else is about as good."""

    def ends_it(view: Churchill) -> bool:
        assert view.decision is not None
        mine = view.decision.seat == seat and view.decision.kind == "allocate_production"
        return mine and any(ends_it_lost(view, a) for a in view.actions())

    view = first(seed, ends_it)
    helps = [a for a in view.actions() if ends_it_lost(view, a)]
    for action in helps:
        front = action["front" if action.kind == "support" else "box"]
        ends = ends_by(view, front)  # with what has been won, settled in any way
        assert ends and all(end is not None and end.winner == ends[0].winner for end in ends)
        result = ends[0]
        assert result.winner != seat and result.ending.startswith("broken") == broken
        (told,) = [t for t in GUIDE.against(view, action) if t.key == "guide-against-ends"]
        for lang, names in (("en", {"ussr": "the USSR"}), ("ru", {"ussr": "СССР"})):
            assert f"{names[result.winner]} " in tell(told, "churchill", lang)
        if action.kind == "support":
            assert GUIDE.brings_nothing(view, action)
    others = [a for a in view.actions() if a not in helps]
    assert not any(t.key == "guide-against-ends" for a in others for t in GUIDE.against(view, a))


@pytest.mark.parametrize(
    ("held_out", "fell", "wins"),
    [
        ((9, 9), (0, 9), True),
        ((9, 9), (4, 9), True),
        ((9, 9), (5, 9), False),
        ((2, 2), (0, 9), False),
    ],
)
def test_4_43_markers_work_against_what_the_games_are_won_by(
    held_out: tuple[int, int], fell: tuple[int, int], wins: bool
) -> None:
    """Where one wins as long as an Axis power holds out, none go to a front by which one falls, and
    the adviser names that aim (4.42)."""
    view = first(16, lambda view: any(helps(view, a) for a in view.actions()))
    assert view.decision is not None
    seat = view.decision.seat
    others = [s for s in ("us", "uk", "ussr") if s != seat]
    scores = {seat: 60, others[0]: 31, others[1]: 30}
    outcomes = [
        Outcome(
            0, 0.0, None, tuple(scores.items()), Result("churchill", (who,), scores, how, rule, {})
        )
        for (won, all_), how, rule in (
            (held_out, "hegemon", "4.43"),
            (fell, "broken_second", "4.42"),
        )
        for who in [seat] * won + [others[0]] * (all_ - won)
    ]
    toward = [a for a in view.actions() if helps(view, a)]
    plain = [a for a in toward if not GUIDE.brings_nothing(view, a)]
    assert plain
    assert all(GUIDE.brings_nothing(view, a, None, outcomes) == wins for a in plain)
    told = [t for t in GUIDE.perils(view, outcomes) if t.key == "guide-mind-lead"]
    for lang, aim in (("en", "holds out (4.43)"), ("ru", "устоит (4.43)")):
        assert any(aim in tell(t, "churchill", lang) for t in told) == wins


@pytest.mark.parametrize(("won", "spares"), [(0, True), (18, True), (19, False), (20, False)])
def test_4_42_where_nearly_all_games_are_won_nothing_is_held_back(won: int, spares: bool) -> None:
    """Then markers go where they bring most, as always."""
    view = leading()
    fronts = wider(view).fronts  # type: ignore[union-attr]
    scores = {"us": 60, "uk": 30, "ussr": 31}
    played = [
        Outcome(0, 0.0, None, (), Result("churchill", (who,), scores, how, rule, {}))
        for who, how, rule in [("us", "broken_first", "4.42")] * won
        + [("uk", "broken_second", "4.42")] * (20 - won)
    ]
    markers = [a for a in view.actions() if a.kind in MARKERS]
    idle = [GUIDE.brings_nothing(view, a, None, played) for a in markers]
    assert (idle == [endangers(a, fronts) for a in markers]) == spares


def helps(view: Churchill, action: ck.Action) -> bool:
    front = str(action.get("front", action.get("box")))
    return view.conference == 10 and action.kind in MARKERS and topples(view, front)


def test_what_a_chance_may_be_off_by_is_twice_the_error_of_so_few_games() -> None:
    adviser = Adviser(leading()).finish()
    worth = adviser.evaluation.worth(adviser.best)
    assert worth is not None
    error = (worth.chance * (1 - worth.chance) / worth.deals) ** 0.5
    told = [t for t in adviser.counsel().reasons if isinstance(t, Text) and "give" in t.facts]
    assert [t.facts["give"] for t in told] == [max(1, round(100 * 2 * error))]


def test_4_4_the_last_influence_goes_where_the_game_is_won() -> None:
    """6.11, 7.1, 7.3 Who plays on looks at how it would end, once the likely fronts have advanced;
    the game's own player takes points. For one seat alone, and in the last conference."""
    bot, wiser, won = ck.player("churchill", "bot"), 0, 0
    for seed in range(8):
        record = ck.Record.new("churchill", scenario="training", seed=seed)
        while (decision := record.state.decision) is not None:
            view = record.state.view(decision.seat)
            assert isinstance(view, Churchill)
            plain = bot.choose(view, view.actions())
            if view.conference == 10 and plain.kind in INFLUENCE:
                best = Finishing(bot, decision.seat).choose(view, view.actions())
                had, has = (
                    spare(entered(tried(view, a), *likely_fronts(view)), decision.seat)
                    for a in (plain, best)
                )
                assert has > had or best == plain
                wiser, won = wiser + (best != plain), won + (has.won > had.won)
                other = Finishing(bot, next(s for s in view.seats if s != decision.seat))
                assert other.choose(view, view.actions()) == plain
                reasons = Finishing(bot, decision.seat).explain(view, view.actions())[1]
                assert bool(reasons) == (best == plain)
            record.play(plain)
    assert wiser > 3 and won


def test_4_4_how_much_there_is_to_spare() -> None:
    """Of each ending: what one may lose and still win, and what is lacking."""
    view = moment()
    for seat in view.seats:
        now = spare(view, seat)
        result = if_over(view)
        assert result is not None and now.won == (result.winner == seat)
        assert (now.by < 0) == (not now.won)
    state = leading().copy()
    state.surrendered = ("germany", "japan")
    result = if_over(state)
    assert result is not None and result.ending == "alliance" and result.winner == "us"
    gap = max(result.scores.values()) - min(result.scores.values())
    assert spare(state, "us").by <= BROKEN_ALLIANCE_AT - gap, "4.42 its own lead may grow no more"


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_4_4_a_front_that_decides_who_wins_is_told_with_both_ends(lang: str) -> None:
    """Once the likely fronts have advanced: what one wins without it speaks against it and is not
    advised; what one wins by it speaks for it."""
    kinds: dict[bool, Text] = {}
    for seed in range(40):
        record = ck.Record.new("churchill", scenario="training", seed=seed)
        bot = ck.player("churchill", "bot")
        while (decision := record.state.decision) is not None and len(kinds) < 2:
            view = record.state.view(decision.seat)
            assert isinstance(view, Churchill)
            for action in view.actions() if view.conference == 10 else ():
                if action.kind != "support" or endangers(action, spared(view)):
                    continue
                ends = Fronts(view, decision.seat).decides(action["front"])
                told = [*GUIDE.reasons(view, action), *GUIDE.against(view, action)]
                said = [t for t in told if t.key.endswith("-deciding")]
                assert len(said) == (ends is not None)
                if ends is None:
                    continue
                wins = ends[1].winner == decision.seat
                assert (ends[0].winner == decision.seat) != wins
                assert said[0].key == f"guide-{'for' if wins else 'against'}-deciding"
                assert said[0].facts["then" if wins else "without"] == "me"
                assert wins or GUIDE.brings_nothing(view, action)
                kinds.setdefault(wins, said[0])
            record.play(bot.choose(view, view.actions()))
    assert set(kinds) == {True, False}
    you = {"en": "you win", "ru": "победите вы"}[lang]
    for told in kinds.values():
        assert tell(told, "churchill", lang).count(you) == 1


@pytest.mark.parametrize(
    ("wins", "key"),
    [
        ({"us": 7, "uk": 1}, "guide-against-ends"),  # 39 against 45: the lead breaks the alliance
        ({"us": 6, "uk": 3}, "guide-against-ends"),  # the UK leads, and wins in the end
        ({"us": 8}, ""),  # more than both others together
    ],
)
def test_6_2_an_issue_that_lets_the_axis_fall_to_ones_harm_is_not_advised(
    wins: dict[str, int], key: str
) -> None:
    """From the center it opens Manchuria, by which Japan falls (7.82)."""
    view = manchuria_lacking(at="agenda", conference_wins=wins).view("us")
    view.steps = (("nominate_issue", "us", 2),)
    (opens,) = [a for a in view.actions() if a["issue"] == "ussr_declares_war"]
    for_it = {t.key for t in GUIDE.reasons(view, opens)}
    against = [t for t in GUIDE.against(view, opens) if t.key.startswith("guide-against")]
    assert [t.key for t in against] == [key] * bool(key)
    gains = {"guide-for-entering", "guide-because", "guide-for-surrender"}
    assert for_it & gains == (set() if key else gains)
    for told in against:
        assert "Manchuria" in tell(told, "churchill", "en")
        assert "Маньчжурию" in tell(told, "churchill", "ru")
    lost = Outcome(0, 0.0, None, (), if_over(entered(view, "far_east") or view))
    assert GUIDE.brings_nothing(view, opens, None, [lost]) == bool(key)
    other = next(a for a in view.actions() if a["issue"] == "us_production_1")
    assert not any(t.key == "guide-against-ends" for t in GUIDE.against(view, other))


def test_4_4_what_the_likely_fronts_decide_is_not_said_where_the_games_end_otherwise() -> None:
    """Japan stands as long as the Soviets are out of Manchuria, and it is unlikely that they get
    there: of games in which they do that is no word."""
    view = manchuria_lacking(at="decisions").view("us")
    assert standing(entered(view, *likely_fronts(view)) or view) == ("japan",)
    stands, falls = (
        Outcome(0, 0.0, None, (), if_over(state or view))
        for state in (view, entered(view, "far_east"))
    )
    for outcomes, belied in (([stands] * 4, False), ([falls] * 4, True), ([falls] * 2, False)):
        assert ends_otherwise(view, outcomes) == belied


def test_6_2_who_plays_on_moves_away_what_lets_the_axis_fall_to_ones_harm() -> None:
    """From the center it opens Manchuria, by which Japan falls (7.82) and the lead breaks the
    alliance; one seat alone minds, and does not name it either."""
    lies = {"issues": {"ussr_declares_war": "center", "global_issue": "center"}, "turn": "us"}
    wins = {"us": 7, "uk": 1}
    bot = ck.player("churchill", "bot")
    view = manchuria_lacking(at="meeting", conference_wins=wins, **lies).view("us")
    moves = Finishing(bot, "us").choose(view, view.actions())
    assert moves.get("issue") == "ussr_declares_war"
    assert Finishing(bot, "uk").choose(view, view.actions()) == bot.choose(view, view.actions())
    view = manchuria_lacking(at="agenda", conference_wins=wins).view("us")
    view.steps = (("nominate_issue", "us", 2),)
    (opens,) = [a for a in view.actions() if a["issue"] == "ussr_declares_war"]

    class Named:
        """Names the issue that harms, if it may."""

        def choose(
            self, _: object, actions: tuple[ck.Action, ...], rng: object = None
        ) -> ck.Action:
            return opens if opens in actions else actions[0]

    assert Finishing(Named(), "us").choose(view, view.actions()) != opens  # type: ignore[arg-type]
    assert Finishing(Named(), "uk").choose(view, view.actions()) == opens  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seat", "bomb", "shut"),
    [
        ("us", "trinity", True),
        ("us", "hanford", True),
        ("us", "oak_ridge", False),
        ("uk", "trinity", False),
    ],
)
def test_4_43_who_leads_far_had_better_keep_shut_what_the_last_of_the_axis_waits_for(
    seat: str, bomb: str, shut: bool
) -> None:
    """Both Axis powers stand, and Germany may fall in this conference: then Japan, too, if the
    Soviets get into Manchuria and the bomb is there (7.82), and 4.42 decides."""
    fronts = {"western": "west_germany", "eastern": "prussia", "central_pacific": "okinawa"}
    fronts |= {"mediterranean": "southern_italy", "far_east": "nomohon"}
    wins = {"us": 7, "uk": 1}
    both = {"surrendered": ["italy"], "fronts": fronts, "conference_wins": wins}
    view = manchuria_lacking(at="agenda", a_bomb={"us": bomb}, **both).view(seat)
    view.steps = (("nominate_issue", seat, 2),)
    (opens,) = [a for a in view.actions() if a["issue"] == "ussr_declares_war"]
    assert lost_by(view, "far_east") is None, "one front alone decides nothing"
    assert better_shut(view, seat, "far_east") == shut
    assert GUIDE.brings_nothing(view, opens, None, [Outcome(0, 0.0)]) == shut


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_6_2_what_must_leave_the_center_before_the_meeting_ends_is_told(lang: str) -> None:
    """4.42 Whoever leads too far moves something else first, and hears what is still to be done:
    as long as a card is left for it, and only by what leaves it there."""
    lies = {"issues": {"ussr_declares_war": "center", "pol_mil_1": "center"}}
    lies |= {"conference_wins": {"us": 7, "uk": 1}}
    told = {}
    for hand in (["us_leahy", "us_biddle"], ["us_leahy"]):
        hands = {"us": hand, "uk": ["uk_eden"], "ussr": ["ussr_beria"]}
        view = manchuria_lacking(at="meeting", turn="us", hands=hands, **lies).view("us")
        for action in view.actions():
            if action.kind == "advance" and action["card"] == "us_leahy":
                reasons = [t for t in GUIDE.reasons(view, action) if t.key == "guide-for-later"]
                told[len(hand), action["issue"]] = reasons
    assert [at for at, found in told.items() if found] == [(2, "pol_mil_1")]
    sentence = tell(told[2, "pol_mil_1"][0], "churchill", lang)
    assert all(rule in sentence for rule in ("6.2", "4.42")), sentence


@pytest.mark.parametrize(("wins", "harms"), [({"us": 7, "uk": 1}, True), ({"us": 8}, False)])
def test_8_0_support_by_which_one_loses_ranks_behind_what_does_nothing(
    wins: dict[str, int], harms: bool
) -> None:
    """Japan falls with the Soviets in Manchuria (7.82); the lead then breaks the alliance."""
    opened = {"ussr_declares_war": "center"}
    view = manchuria_lacking(at="decisions", conference_wins=wins, issues=opened).view("us")
    view.steps = (("allocate_production", "us"),)
    assert (lost_by(view, "far_east") is not None) == harms
    order = Weighing(view)
    assert (order.of(act("support", front="far_east")) < 0) == harms
    assert order.of(act("support", front="cbi")) >= 0


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_4_43_whoever_leads_hears_what_a_front_that_stays_out_is_good_for(lang: str) -> None:
    """War on Japan on a track keeps the Soviets out of Manchuria: Japan holds out longer."""
    record = ck.Record.new("churchill", scenario="training", seed=11)
    bot = ck.player("churchill", "bot")
    told: dict[bool, list[Text]] = {True: [], False: []}
    while (decision := record.state.decision) is not None:
        view = record.state.view(decision.seat)
        assert isinstance(view, Churchill)
        for action in view.actions():
            if action.args.get("issue") == "ussr_declares_war" and action.kind == "advance":
                leads = ahead(points(score(view)), decision.seat) >= FAR_AHEAD
                reasons = GUIDE.reasons(view, action)
                told[leads] += [t for t in reasons if t.key == "guide-for-out"]
        record.play(bot.choose(view, view.actions()))
    assert told[True] and not told[False]
    sentence = tell(told[True][0], "churchill", lang)
    assert {"en": "suits you", "ru": "на руку"}[lang] in sentence and "4.43" in sentence

"""The adviser: hint, why, warning and the worth of choices say the same, in every game."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.engine.words import keys
from churchill_kit.search import Outcome
from churchill_kit.tutor.adviser import COSTLY, DEAR, FIGURE, WAY, Adviser, Chance, advice
from churchill_kit.tutor.exercise import Sayable, Text, tell
from churchill_kit.tutor.memory import Memory
from tests.engine.test_words import facts
from tests.toy import toy

SEATS = ("us", "uk", "ussr")
BUDGET = 12  # playouts: enough to disagree about


def kinds() -> set[str]:
    """All kinds of decisions of the first game."""
    steps = ck.game("churchill").state.rules.steps
    return {name for name, step in steps.items() if step.actions}


@cache
def advisers() -> tuple[Adviser, ...]:
    """Positions of random games, several of every kind of decision, thought through."""
    met: Counter[str] = Counter()
    out = []
    for seed in range(60):
        scenario = ("training", "campaign")[seed // 2 % 2]
        who = dict.fromkeys(SEATS, ("bot", "random")[seed % 2])
        record = ck.play("churchill", who, scenario, seed)
        order = list(range(record.n))
        Random(seed).shuffle(order)
        for n in order:
            state = record.at(n)
            assert state.decision is not None
            if met[state.decision.kind] < 2:
                met[state.decision.kind] += 1
                out.append(Adviser(state.view(state.decision.seat), BUDGET).finish())
        if set(met) == kinds():
            return tuple(out)
    raise AssertionError(f"never met: {kinds() - set(met)}")


def sound(told: Sayable, game: str = "churchill") -> None:
    """A sentence of its own in both languages: a capital, an end, its own alphabet."""
    for lang in ck.LANGUAGES:
        said = tell(told, game, lang)
        assert re.match(r"[«A-ZА-ЯЁ0-9]", said) and not re.search(r"[{}_]|  ", said), said
        latin = re.search(r"[A-Za-z]", re.sub(r"B29|9\.4\.[A-Z]", "", said))
        assert bool(latin) == (lang == "en"), said


def test_hint_and_warning_and_worth_agree_for_every_kind_of_decision() -> None:
    """A3, A4: the advice is never warned of, what is warned of is worse than the advice beyond
    chance, the warning offers the advice, and no choice is said to be worth more."""
    warned = named = 0
    assert {a.view.decision.kind for a in advisers()} == kinds()  # type: ignore[union-attr]
    for adviser in advisers():
        e = adviser.evaluation
        counsel = adviser.counsel()
        assert counsel.best == adviser.best in e.actions
        assert counsel.second is None or counsel.second != counsel.best
        assert adviser.caution(counsel.best) is None
        marks = adviser.marks()
        assert set(marks) == (set(e.actions) if len(e.actions) > 1 else set())
        for told in counsel.beside:
            one = told if isinstance(told, Text) else None
            other = one.facts.get("action") if one is not None else None
            if one is None or not one.key.endswith("-odds") or not e.gap(e.best, other).exceeds(2):
                continue
            if one.facts["percent"] > 1:
                named += 1
                assert marks[other].behind == one.facts["percent"], "said once, as it stands there"
        for action in e.actions:
            if marks:
                assert marks[action].rough == (marks[action].deals < 30)
                assert marks[action].behind >= marks[counsel.best].behind == 0
                gap = e.gap(counsel.best, action)
                assert not marks[action].behind or gap.exceeds(2), "what is plainly worse"
            caution = adviser.caution(action)
            if caution is None:
                continue
            warned += 1
            gap = e.gap(counsel.best, action)  # after he has looked more closely
            if caution.plain:  # the rules alone tell it, and the numbers do not say otherwise
                assert action != counsel.best and not e.gap(action, counsel.best).real
                assert caution.better == counsel.best
                continue
            assert action != counsel.best and gap.real and gap.value >= COSTLY
            assert caution.better == counsel.best
            costs = caution.told if caution.about.startswith("gap") else caution.more[0]
            assert isinstance(costs, Text)
            if costs.key == "adviser-gap-odds":
                assert costs.facts["percent"] == max(1, round(100 * gap.chance))
                assert not caution.about.startswith("gap") or costs.facts["percent"] >= DEAR
        assert adviser.counsel() == counsel, "asking for warnings changes no advice"
    assert warned > 2 and named


def test_what_is_said_is_said_in_sentences() -> None:
    """A5: no fragments of a chart."""
    for adviser in advisers():
        counsel = adviser.counsel()
        assert counsel.reasons and counsel.looked
        for told in (*counsel.reasons, *counsel.beside, *counsel.against):
            if not isinstance(told, tuple) or "action" not in told.facts:  # type: ignore[union-attr]
                sound(told)
            for lang in ck.LANGUAGES:
                said = tell(told, "churchill", lang)
                assert len(said) > 15 and not re.search(r"[{}]", said)
        for action in adviser.evaluation.actions:
            caution = adviser.caution(action)
            for told in () if caution is None else (caution.told, *caution.more):
                assert all(tell(told, "churchill", lang) for lang in ck.LANGUAGES)


def test_who_plays_well_is_rarely_warned_and_who_plays_at_random_is_now_and_then() -> None:
    asked = warned = tried = strangers = 0
    rng = Random(7)
    for adviser in advisers():
        asked += 1
        warned += adviser.caution(adviser.evaluation.usual) is not None
        actions = adviser.evaluation.actions
        for action in rng.sample(actions, min(6, len(actions))):
            tried += 1
            strangers += adviser.caution(action) is not None
    assert warned < 0.1 * asked and 0.01 * tried < strangers < 0.5 * tried


def test_of_the_choices_of_a_bot_most_are_left_alone() -> None:
    """Of many choices one is best by luck, and then the others seem to cost a good deal. Of those
    that nobody would think of more than half do."""
    asked = tried = warned = strangers = 0
    for seed in range(2):
        record = ck.Record.new("blitzkrieg", seed=seed)
        for _ in range(6):
            assert record.state.decision is not None
            adviser = Adviser(record.state.view(record.state.decision.seat), BUDGET).finish()
            asked += 1
            warned += adviser.caution(adviser.evaluation.usual) is not None
            for action in adviser.evaluation.actions[::4]:
                tried += 1
                caution = adviser.caution(action)
                strangers += caution is not None
                if caution is not None and caution.about == "gap":
                    assert isinstance(caution.told, Text)
                    assert caution.told.facts["percent"] >= DEAR
            record.play(adviser.evaluation.usual)
    assert warned < 0.5 * asked and 0 < strangers < 0.65 * tried


def test_what_speaks_for_a_move_is_not_told_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where points count, who ends ahead even in the worst tenth is told so among the reasons."""
    views = [one.view for one in advisers()]  # before the way is another
    monkeypatch.setattr("churchill_kit.tutor.adviser.WAY", WAY._replace(turns=0))
    told = set()
    for view in views:
        counsel = Adviser(view, BUDGET).counsel()
        told |= {getattr(t, "key", "") for t in counsel.reasons}
        against = {getattr(t, "key", "") for t in counsel.against}
        assert "adviser-low-ahead" not in against
        assert not told & {"adviser-low-behind", "adviser-low-level"}
    assert "adviser-low-ahead" in told


def test_equal_views_get_equal_advice() -> None:
    for adviser in advisers()[::9]:
        again = Adviser(adviser.view.copy(), BUDGET).finish()
        assert again.counsel() == adviser.counsel()
        for action in adviser.evaluation.actions:
            assert again.caution(action) == adviser.caution(action)


def test_nobody_waits_for_a_warning() -> None:
    for adviser in advisers()[::9]:
        early = Adviser(adviser.view, BUDGET)
        next(early.steps())
        assert not any(early.caution(action) for action in early.evaluation.actions)
        assert not early.ready and not early.marks() and early.best == early.evaluation.usual


def test_every_message_mentions_the_same_facts() -> None:
    shared = set(keys("en", "", "adviser-"))
    assert shared == set(keys("ru", "", "adviser-"))
    for key in shared:
        assert facts("en", "", key) == facts("ru", "", key), key


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_a_game_without_words_of_its_own_is_advised_in_numbers(lang: str) -> None:
    with toy() as game:
        state: Any = game.new(seed=2)
        counsel = advice(state.view(state.decision.seat), 16)
        assert counsel.best in state.actions() and counsel.looked
        assert all(tell(t, game.name, lang) for t in (*counsel.reasons, *counsel.against))


def test_what_looks_best_is_compared_with_what_is_advised() -> None:
    """What stands first in a list: why it is not advised is asked first of all."""
    apart = 0
    for adviser in advisers():
        e, first = adviser.evaluation, adviser._looks_best
        if first is None or first == e.best or not e.known:
            continue
        apart += 1
        assert first in e.close
    assert apart


def test_a_choice_that_is_much_worse_says_how_its_games_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where neither what it came to nor what speaks against it tells why."""
    told = Text("guide-missed", {"issue": "global_issue", "holder": "uk", "here": 90, "there": 5})
    monkeypatch.setattr(Adviser, "ended_otherwise", lambda *_: [told])
    monkeypatch.setattr(Adviser, "_own", lambda *_: [])
    monkeypatch.setattr(Adviser, "_came", lambda *_: [])
    found: Counter[bool] = Counter()
    for adviser in advisers():
        for beside in adviser.counsel().beside:
            one = beside.facts["one"] if beside.key == "adviser-and" else beside
            if "action" not in one.facts:
                continue
            unit = "percent" if adviser.by_odds else "points"
            much = one.facts.get(unit, 0) >= (DEAR if adviser.by_odds else 1)
            found[much] += 1
            assert (beside.facts.get("other") == told) == much, beside
    assert found[True] and found[False]


def test_what_comes_otherwise_with_the_best_choice_speaks_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Unless it is about what is moved itself: what that came to is told by itself."""
    adviser = next(a for a in advisers() if "issue" in a.best.args and a.evaluation.known)
    told = Text("guide-missed", {"issue": "a_bomb", "holder": "uk", "here": 90, "there": 5})
    found = [told, told._replace(facts={**told.facts, "issue": adviser.best["issue"]})]
    assert adviser.guide is not None
    monkeypatch.setattr(type(adviser.guide), "ended_otherwise", lambda *_, **__: found)
    assert adviser._lost_less() == [told._replace(key="guide-missed-rather")]


def test_why_a_chance_of_winning_differs_from_the_one_before() -> None:
    """By what has happened since, or by the chance of so few games, each told only where whoever
    reads both wonders."""
    memory = Memory()

    def told(moves: int, percent: int, deals: int = 60, ended: bool = True) -> Any:
        moved = memory.moved("game", moves, Chance(percent / 100, deals), ended)
        return moved and moved[:2]

    assert told(3, 64) is None, "there is none before"
    assert told(5, 60) is None, "about the same"
    for _ in range(2):
        assert told(7, 45) == (60, False), "and so once more"
    assert told(8, 20) == (45, True)
    assert told(7, 45) == (60, False), "after a move taken back"
    assert told(9, 60, ended=False) == (20, True)
    moved = memory.moved("game", 9, Chance(0.6, 60), ended=False)
    assert moved is not None and moved.was == "longer", "come by in another way, which is said"
    assert memory.moved("other", 9, Chance(0.2, 60), ended=True) is None


def test_what_nobody_has_read_was_not_said() -> None:
    memory = Memory()
    for moves, percent in ((3, 60), (5, 30)):
        memory.moved("game", moves, Chance(percent / 100, 60), ended=True)
        memory.again("game", "sentence", moves)
        memory.turned("game", 8, moves, ("issue", "own" if moves == 3 else "center"))
        memory.to_the_end("game", moves, ended=moves == 5)
    memory.unread("game", 5)
    memory.unread("other", 3)
    moved = memory.moved("game", 7, Chance(0.3, 60), ended=True)
    assert moved is not None and moved.percent == 60
    assert memory.to_the_end("game", 7, ended=True), "for the first time"
    turned = memory.turned("game", 8, 7, ("issue", "center"))
    assert turned is not None and turned.moves == 3
    assert memory.again("game", "sentence", 7), "it was told at the first of them"
    memory.unread("game", 3)
    assert not memory.again("game", "sentence", 7)


def test_what_he_would_have_done_before_is_known_if_something_else_was_done() -> None:
    record = ck.Record.new("churchill", scenario="training", seed=3)
    memory, first = Memory(), record.state.actions()[0]
    assert memory.would_before("game", record) is None
    memory.would("game", 0, first)
    assert memory.would_before("game", record) is None, "it is asked now"
    record.play(record.state.actions()[1])
    assert memory.would_before("game", record) == first
    memory.would("game", 0, record.actions[0])
    assert memory.would_before("game", record) is None, "it was done"
    assert memory.would_before("other", record) is None


def test_the_games_that_a_chance_rested_on_are_kept_within_a_round() -> None:
    """They say by what it differs; those of another round are about something else."""
    memory = Memory()

    def moved(moves: int, percent: int, number: int) -> Any:
        games_ = [Outcome(moves, 0.0)]
        return memory.moved("game", moves, Chance(percent / 100, 60), True, games_, number)

    assert moved(3, 60, 9) is None
    for _ in range(2):
        assert moved(5, 20, 9)[1:4] == (True, True, [Outcome(3, 0.0)]), "and so once more"
    assert moved(6, 90, 9)[2:4] == (False, [Outcome(5, 0.0)])
    assert moved(8, 20, 10)[2:4] == (True, ()), "another round"


def test_a_chance_holds_as_long_as_nothing_else_happens() -> None:
    """Who does what was advised and is asked at once again reads what all those games say; where
    others have moved, or a die has rolled, the new ones alone."""
    record = ck.Record.new("churchill", scenario="training", seed=7)
    bot, memory, held = ck.player("churchill", "bot"), Memory(), 0
    while (decision := record.state.decision) is not None:
        view = record.state.view(decision.seat)
        found, n = bot.choose(view, view.actions()), record.n
        memory.moved("game", n, Chance(0.5, 60), ended=True)
        memory.would("game", n, found)
        before = record.state.draws
        record.play(found)
        now = record.state.decision
        alone = now is not None and now.seat == decision.seat and record.state.draws == before
        assert (memory.known("game", record) == Chance(0.5, 60)) == alone
        assert memory.known("other", record) is None
        held += alone
    assert held
    assert Chance(0.5, 60).with_more(Chance(0.2, 120)) == Chance(0.3, 180)
    assert Chance(0.5, 60).with_more(None) == Chance(0.5, 60)
    assert Chance(1.0, 60).with_more(Chance(0.5, 60)).share == 1, "what leaves no doubt"
    assert Chance(0.5, 100).give == 10 and Chance(1.0, 60).give == 1


def test_the_chance_of_winning_rests_on_more_games_than_a_figure_beside_a_choice() -> None:
    told = 0
    for adviser in advisers():
        if adviser.chance is None:
            continue
        e = adviser.evaluation
        told += 1
        assert len(e.played[e.best]) >= min(FIGURE, e.budget) or len(e.actions) == 1
        worth = e.worth(e.best)
        assert worth is not None and adviser.chance == Chance(worth.chance, worth.deals)
    assert told


def test_a_figure_that_comes_of_whole_games_for_the_first_time_is_told_to() -> None:
    memory = Memory()
    assert not memory.to_the_end("game", 3, ended=False)
    assert not memory.to_the_end("other", 9, ended=True), "he has told nothing else there"
    for _ in range(2):
        assert memory.to_the_end("game", 9, ended=True), "the same when it is told again"
    assert not memory.to_the_end("game", 12, ended=True)

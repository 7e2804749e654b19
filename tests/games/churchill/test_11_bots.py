"""11.0 Solitaire rules: the charts, whole games of bots, and what each power is known for."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import churchill_kit as ck
from churchill_kit.engine.players import generator
from churchill_kit.games.churchill.bots.bot import Bot
from churchill_kit.games.churchill.bots.charts import Entry, charts, load_charts
from churchill_kit.games.churchill.bots.reading import ANYTHING, COMMON_SENSE, consult
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.state import Churchill
from tests.games.churchill.bot_helpers import (
    asked,
    before_the_deal,
    brief,
    does,
    follows,
    networks,
    war,
)
from tests.games.churchill.helpers import GAME
from tests.helpers import decisions, game_of, twin

Key = tuple[str, str, int]  # power, list, rank of an entry
Make = Callable[[], Churchill]
TRAINING = "churchill-training"
CAMPAIGN = "churchill-campaign-secret_agenda"


def key(entry: Entry) -> Key:
    """What names an entry of a chart."""
    return entry.power, entry.decision, entry.rank


# -- the charts as data ----------------------------------------------------------------------------

FIRST = 'when = ["hand_has_chief", "!on_table:uk_directed_offensive"'  # of the US agenda card
RUNAWAY = 'name = "runaway"\nargs = ["POWER", "N"]'

# What is replaced in the file, by what; the entry and field that are named, and the complaint.
WRONG = [
    (FIRST, FIRST.replace("chief", "boss"), "us.agenda_card rank 1.when[0]", "not-one-of"),
    (FIRST, FIRST.replace("chief", "chief:1"), "us.agenda_card rank 1.when[0]", "not-a-list"),
    (FIRST, FIRST.replace("!on", "!!on"), "us.agenda_card rank 1.when[1]", "not-one-of"),
    (FIRST, FIRST.replace("uk_dir", "dir"), "us.agenda_card rank 1.when[1]", "not-one-of"),
    ('"chief_of_staff"', '"chief"', "choice agenda_card chief, name", "not-one-of"),
    ('= "use_for:ussr"', '= "use_for:france"', "uk.tie_break rank 2.choose", "not-one-of"),
    ('= "spend:3"', '= "spend"', "us.a_bomb rank 1.choose", "not-a-list"),
    ('= "spend:3"', '= "capture"', "us.a_bomb rank 1.choose", "not-one-of"),
    ("at_most:5", "at_most:V", "us.opening_issue rank 3.when[0]", "not-a-number"),
    ("western:bolero", "western:papua", "us.issue_pair rank 1.when[0]", "not-one-of"),
    ("rank = 1\n", "rank = 2\n", "us.agenda_card rank 1, rank", "not-one-of"),
    ('text_ru = "', 'text_de = "', "us.agenda_card rank 1", "unknown-key"),
    ("[[us.pass_use]]", "[[us.passing]]", "us", "unknown-key"),
    ("weight = 3\n", "weight = -3\n", "us.issue_weight no. 1.weight", "not-a-number"),
    (RUNAWAY, RUNAWAY.replace('"POWER", ', ""), "predicate runaway, args", "not-one-of"),
    ('name = "spread"', 'name = "scatter"', "choice production scatter, name", "not-one-of"),
    ('name = "in_tie"', 'name = "tied"', "predicate tied, name", "not-one-of"),
]


@pytest.mark.parametrize("old, new, where, what", WRONG)
def test_11_1_a_wrong_chart_is_refused(
    tmp_path: Path, old: str, new: str, where: str, what: str
) -> None:
    """BadData names the file, the entry and the field."""
    text = (BOX.folder / "bots.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "bots.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ck.BadData) as caught:
        load_charts(tmp_path)
    assert caught.value.facts["file"] == "bots.toml"
    assert (caught.value.facts["where"], caught.value.facts["what"]) == (where, what)


def test_11_1_a_list_is_missing(tmp_path: Path) -> None:
    """All lists are needed, but for the ties that only the US ever settles (4.53)."""
    text = (BOX.folder / "bots.toml").read_text(encoding="utf-8")
    start = text.index("[[uk.card_choice]]")
    end = text.index("[[ussr.", start)
    (tmp_path / "bots.toml").write_text(text[:start] + text[end:], encoding="utf-8")
    with pytest.raises(ck.BadData) as caught:
        load_charts(tmp_path)
    facts = caught.value.facts
    assert (facts["where"], facts["what"], facts["key"]) == ("uk", "missing-key", "card_choice")
    assert "tie_name" not in charts()["uk"].lists


# -- whole games -----------------------------------------------------------------------------------


class Played(NamedTuple):
    """What many games came to."""

    results: dict[tuple[str, int], ck.Result]
    followed: Counter[Key]  # how often each entry was followed
    eastern: dict[tuple[str, int], int]  # most support at the Eastern Front before D-Day
    opened: Counter[str]  # which Directed Offensives meetings began with, while Germany fought


def play_out(played: Played, scenario: str, seed: int, randomly: float, **options: bool) -> None:
    """One game: each decision a bot's, or, with some probability, a random one."""
    state = GAME.new(scenario, seed=seed, **options)
    assert isinstance(state, Churchill)
    rng = random.Random(seed)
    most, conference = 0, 0
    while (decision := state.decision) is not None:
        view = state.view(decision.seat)
        actions = view.actions()
        found, path = consult(view, actions)
        played.followed.update(map(key, path))
        if decision.kind == "advance_issue" and state.conference > conference:
            conference = state.conference
            if "germany" not in state.surrendered and not randomly:
                played.opened["uk" if state.issues["uk_directed_offensive"] else "none"] += 1
        if not state.has_passed("western", "normandy"):
            most = max(most, state.support["eastern"])
        state.apply(rng.choice(actions if rng.random() < randomly else found))
    assert state.result is not None
    if not randomly:
        played.results[scenario, seed] = state.result
        played.eastern[scenario, seed] = most


@pytest.fixture(scope="module")
def played() -> Played:
    """Thirty games of bots in each scenario, and others in which every second move is random."""
    out = Played({}, Counter(), {}, Counter())
    for scenario in GAME.scenarios:
        for seed in range(30):
            play_out(out, scenario, seed, 0)
        for seed in range(20):
            play_out(out, scenario, seed, 0.5, secret_agenda=seed % 2 == 1)
    return out


def test_11_1_games_of_bots_end_legally(played: Played) -> None:
    """Every action was legal, since it was applied, and every game has a result."""
    assert len(played.results) == 90
    assert {r.winner for r in played.results.values()} == set(SEATS)
    assert {"alliance", "hegemon"} <= {r.ending for r in played.results.values()}


# Entries that games seldom come to, each with a position in which it is followed.
BOTH_OF = {
    "us": {"churchill_roosevelt": "us", "roosevelt_stalin": "us"},
    "uk": {"churchill_roosevelt": "uk", "churchill_stalin": "uk"},
    "ussr": {"churchill_stalin": "ussr", "roosevelt_stalin": "ussr"},
}
EVEN = {"us": 4, "uk": 4}  # without such a lead the USSR is ahead in the training scenario
COLONIES = networks("ussr", "colony", count=1)


def opening(seat: str, **entries: Any) -> Churchill:
    """The winner of the agenda, with both pawns on his side and nothing in hand."""
    return before_the_deal("opening_issue", seat, 3, global_issues=BOTH_OF[seat], **entries)


def pair(**entries: Any) -> Churchill:
    """The USSR nominates, with Directed Offensives and the bomb on the table already."""
    issues = ("uk_directed_offensive", "us_directed_offensive_1", "a_bomb_research")
    table = dict.fromkeys(issues, "center")
    return before_the_deal("nominate_issue", "ussr", 1, issues=table, **entries)


def place(seat: str, *maps: dict[str, Any], **entries: Any) -> Churchill:
    """One network to place on a map."""
    influence = {k: v for m in maps for k, v in m.items()}
    return war("place_network_marker", seat, influence=influence, **entries)


def align(seat: str, location: str, owner: str | None = None, **entries: Any) -> Churchill:
    """One alignment marker, and one place with an own network and perhaps a rival's alignment."""
    there = {"clandestine": (seat, 1)} | ({"political": owner} if owner else {})
    influence = {location: there} | entries.pop("others", {})
    return war("place_alignment_marker", seat, (0, 1), influence=influence, **entries)


def bonus(seat: str, theater: str, scenario: str = "tournament", **entries: Any) -> Churchill:
    """A bonus marker of theater leadership."""
    entries = {"issues": {}, "at": "decisions"} | entries
    return asked("place_bonus", seat, theater, 1, scenario=scenario, **entries)


def direct(seat: str, scenario: str = "training", **entries: Any) -> Churchill:
    """A Directed Offensive to place, with the Second Front not in effect."""
    issues = {f"{seat}_directed_offensive{'' if seat == 'uk' else '_1'}": (seat, "chair")}
    entries = {"issues": issues, "scenario": scenario, "at": "decisions"} | entries
    return asked("directed_offensive", seat, **entries)


def allocation(seat: str, scenario: str = "training", **entries: Any) -> Churchill:
    """Production to allocate freely."""
    fields = {"production": {"us": 3, "uk": 3, "ussr": 3}} | entries.pop("fields", {})
    entries = {"issues": {}, "at": "decisions"} | entries
    return asked("allocate_production", seat, scenario=scenario, fields=fields, **entries)


def tie(**wins: int) -> Churchill:
    """The UK may break a tie of the others for the conference."""
    args = (("us", "ussr"), 2, ("win_conference",))
    return asked("break_tie", "uk", *args, conference_wins=wins, influence={})


SELDOM: dict[Key, Make] = {
    ("us", "opening_issue", 3): lambda: opening("us", scenario="campaign", conference=2),
    ("us", "opening_issue", 5): lambda: opening("us"),
    ("us", "directed_offensive", 6): lambda: direct(
        "us", fronts={"southwest_pacific": "philippines"}, surrendered=["germany", "italy"]
    ),
    ("us", "directed_offensive", 7): lambda: direct(
        "us", "tournament", surrendered=["japan", "italy"]
    ),
    ("us", "production", 6): lambda: allocation(
        "us", naval={"western": 5, "central_pacific": 3, "southwest_pacific": 2}
    ),
    ("us", "tie_break", 1): lambda: asked("break_tie", "us", ("us", "uk"), 1, ("win_conference",)),
    ("us", "theater_leadership", 3): lambda: bonus(
        "us", "europe", naval={"western": 4}, fields={"center_results": ("second_front",)}
    ),
    ("us", "theater_leadership", 7): lambda: bonus(
        "us", "pacific", naval={"central_pacific": 3, "southwest_pacific": 2}
    ),
    ("us", "clandestine", 5): lambda: place("us", networks("us", "hungary", count=1)),
    ("us", "clandestine", 8): lambda: place("us", networks("us", "free")),
    ("us", "clandestine", 9): lambda: place("us", networks("us", "free", "west")),
    ("us", "political", 5): lambda: align("us", "poland", "ussr", conference_wins={"ussr": 8}),
    ("us", "political", 6): lambda: align("us", "greece", "uk", conference_wins={"uk": 8}),
    ("us", "political", 8): lambda: align("us", "poland", "ussr", conference_wins=EVEN),
    ("us", "political", 9): lambda: align("us", "greece", "uk", others=COLONIES),
    ("uk", "opening_issue", 4): lambda: opening("uk", surrendered=["germany", "italy"]),
    ("uk", "tie_break", 2): lambda: tie(us=8),
    ("uk", "tie_break", 3): lambda: tie(ussr=8),
    ("uk", "directed_offensive", 6): lambda: direct(
        "uk",
        "tournament",
        fronts={"mediterranean": "northern_italy"},
        surrendered=["japan", "italy"],
    ),
    ("uk", "directed_offensive", 4): lambda: direct(
        "uk", "tournament", fronts={"mediterranean": "central_italy"}
    ),
    ("uk", "a_bomb", 1): lambda: allocation(
        "uk", issues={"a_bomb_research": ("uk", "chair")}, support={"mediterranean": 9}
    ),
    ("uk", "a_bomb", 2): lambda: allocation(
        "uk",
        "tournament",
        issues={"a_bomb_research": ("uk", "chair")},
        support={"mediterranean": 9},
    ),
    ("uk", "theater_leadership", 3): lambda: bonus("uk", "europe", "campaign"),
    ("uk", "theater_leadership", 6): lambda: bonus(
        "uk", "pacific", fronts={"cbi": "canton_hong_kong"}
    ),
    ("uk", "clandestine", 8): lambda: place(
        "uk",
        networks("uk", "free", "west"),
        networks("uk", "poland", count=1),
        fronts={"eastern": "ukraine"},
    ),
    ("uk", "clandestine", 10): lambda: place(
        "uk", networks("uk", "free", "west"), global_issues=BOTH_OF["uk"]
    ),
    ("uk", "clandestine", 11): lambda: place("uk", networks("uk", "free", "west")),
    ("uk", "political", 4): lambda: align("uk", "siam", "us", global_issues=BOTH_OF["uk"]),
    ("uk", "political", 6): lambda: align("uk", "poland", "ussr", conference_wins={"ussr": 8}),
    ("uk", "political", 8): lambda: align("uk", "poland", "ussr", conference_wins=EVEN),
    ("uk", "political", 9): lambda: align("uk", "greece", "us"),
    ("ussr", "agenda_card", 2): lambda: before_the_deal(
        "agenda_card",
        "ussr",
        hands={"ussr": ["ussr_zhukov", "ussr_molotov"]},
        surrendered=["germany", "italy"],
        inactive=["ussr"],
    ),
    ("ussr", "issue_pair", 4): lambda: pair(scenario="tournament"),
    ("ussr", "issue_pair", 5): lambda: pair(conference_wins={"us": 8}),
    ("ussr", "issue_pair", 9): lambda: pair(),
    ("ussr", "advance", 3): lambda: asked(
        "advance_issue",
        "ussr",
        hands={"ussr": ["ussr_gromyko"]},
        issues={"ussr_declares_war": ("uk", 3)},
        surrendered=["germany", "italy"],
        inactive=["ussr"],
    ),
    ("ussr", "directed_offensive", 1): lambda: direct(
        "ussr",
        surrendered=["germany", "italy"],
        fields={"center_results": ("ussr_declares_war",)},
    ),
    ("ussr", "production", 4): lambda: allocation(
        "ussr",
        issues={"pol_mil_1": ("ussr", "chair"), "pol_mil_3": ("ussr", "chair")},
        fields={"activated": ("pol_mil_3",)},
        support={"eastern": 9},
    ),
    ("ussr", "production", 5): lambda: allocation(
        "ussr", naval={"arctic": 2}, support={"eastern": 9}
    ),
    ("ussr", "theater_leadership", 6): lambda: bonus("ussr", "pacific"),
    ("ussr", "opening_issue", 2): lambda: opening("ussr"),
    ("ussr", "opening_issue", 3): lambda: opening(
        "ussr", issues={"uk_directed_offensive": "center"}
    ),
    ("ussr", "opening_issue", 4): lambda: opening("ussr", surrendered=["germany", "italy"]),
    ("ussr", "directed_offensive", 4): lambda: direct(
        "ussr", fronts={"far_east": "manchuria"}, surrendered=["germany", "italy"]
    ),
    ("ussr", "clandestine", 7): lambda: place(
        "ussr", networks("ussr", "ussr", "free"), global_issues=BOTH_OF["ussr"]
    ),
    ("ussr", "clandestine", 9): lambda: place(
        "ussr",
        networks("ussr", "ussr", "free"),
        networks("ussr", "belgium", count=1),
    ),
    ("ussr", "clandestine", 10): lambda: place("ussr", networks("ussr", "ussr", "free")),
    ("ussr", "clandestine", 11): lambda: place(
        "ussr", networks("ussr", "ussr", "free"), networks("uk", "colony", count=1)
    ),
    ("ussr", "political", 4): lambda: align("ussr", "poland", "uk"),
    ("ussr", "political", 5): lambda: align("ussr", "greece", "us"),
    ("ussr", "political", 6): lambda: align(
        "ussr", "siam", global_issues={"churchill_roosevelt": "us"}
    ),
    ("ussr", "political", 7): lambda: align(
        "ussr", "france", global_issues={"churchill_stalin": "uk"}
    ),
    ("ussr", "political", 8): lambda: align("ussr", "france", "us", conference_wins={"us": 8}),
    ("ussr", "political", 9): lambda: align("ussr", "france", "uk"),
    ("ussr", "card_choice", 2): lambda: asked(
        "choose_attribute_support",
        "ussr",
        "naval_support",
        1,
        ("cbi", "central_pacific"),
        naval={"cbi": 1},
        fronts={"cbi": "canton_hong_kong", "central_pacific": "okinawa"},
    ),
}

# Entries that never make a choice, and why.
NEVER: dict[Key, str] = {
    **{
        (seat, "a_bomb", rank): "spends nothing"
        for seat, rank in zip(SEATS, (4, 3, 1), strict=True)
    },
    **{(seat, "global_issue", 2): "a single pawn is moved without asking (6.11)" for seat in SEATS},
    ("uk", "pass_use", 2): "an earned pass is always used, and others are not asked for one",
    ("ussr", "pass_use", 2): "as for the UK",
    ("ussr", "directed_offensive", 5): "rank 3 comes first, or the theater is closed (7.8)",
}


@pytest.mark.parametrize("entry", SELDOM, ids=lambda e: f"{e[0]}-{e[1]}-{e[2]}")
def test_11_1_seldom_entries(entry: Key) -> None:
    """An entry that games seldom come to is followed where its conditions hold."""
    _, path = follows(SELDOM[entry]())
    assert key(path[-1]) == entry


def test_11_1_every_entry_is_followed(played: Played) -> None:
    """No entry of a chart is dead, but for those that never choose."""
    known = {key(e) for c in charts().values() for entries in c.lists.values() for e in entries}
    assert set(NEVER) < known and set(SELDOM) < known
    assert known - set(played.followed) - set(SELDOM) - set(NEVER) == set()
    assert not set(NEVER) & set(played.followed)


def test_11_1_no_state_but_the_view() -> None:
    """Bots know what a person in their seat would: twins in all that is hidden, equal choices."""
    bot = Bot()
    for case in (TRAINING, CAMPAIGN):
        for n, state in enumerate(decisions(game_of(case, 1))):
            assert state.decision is not None
            seat = state.decision.seat
            view = state.view(seat)
            other = twin(state, seat, random.Random(n)).view(seat)
            choices = [bot.choose(v, v.actions(), generator(n, seat)) for v in (view, other)]
            assert choices[0] == choices[1]
            assert bot.explain(view, view.actions()) == bot.explain(other, other.actions())


def test_11_2_the_last_resort() -> None:
    """A bot never stalls: whatever single action is left to it, it takes that one."""
    bot = Bot()
    for state in decisions(game_of(CAMPAIGN, 2)):
        assert state.decision is not None
        view = state.view(state.decision.seat)
        actions = view.actions()
        rng = generator(0, state.decision.seat)
        for only in (actions[0], actions[-1]):
            assert bot.choose(view, (only,), rng) is only
        assert bot.choose(view, actions, rng) in actions


def test_11_1_ties_are_thrown_for() -> None:
    """Equally good choices come about with every throw of the die."""
    state = before_the_deal(
        "nominate_issue",
        "us",
        2,
        conference=8,
        a_bomb={"us": "trinity"},
        surrendered=["germany", "italy", "japan"],
        fronts={"far_east": "korea"},
        hands={"us": ["us_walker", "us_donovan"]},
    )
    found, _ = follows(state)
    assert len(found) > 1
    view = state.view("us")
    rng = random.Random(1)
    thrown = {brief(Bot().choose(view, view.actions(), rng)) for _ in range(100)}
    assert thrown == found


def test_11_1_explain() -> None:
    """A hint is the same whenever the position is, and says which entry made the choice."""
    bot = Bot()
    for state in decisions(game_of(TRAINING, 3)):
        assert state.decision is not None
        seat = state.decision.seat
        view, again = state.view(seat), state.copy().view(seat)
        action, path = bot.entries(view, view.actions())
        entry = path[-1]
        assert (action, path) == bot.entries(again, again.actions())
        told, reasons = bot.explain(view, view.actions())
        assert told == action == bot.choose(view, view.actions())
        assert [ck.say(r, "en") for r in reasons] == [e.text_en for e in path]
        assert [ck.say(r, "ru") for r in reasons] == [e.text_ru for e in path]
        assert reasons[-1].rule == ("11.1" if entry.rank else "11.2")
        assert action in view.actions()
        assert entry.text_en and entry.text_ru
        assert entry.power == (seat if entry.rank else "")
        if entry.rank:
            assert entry in charts()[seat].lists[entry.decision]
        rng = generator(5, seat)
        assert bot.explain(view, view.actions(), generator(5, seat))[0] == bot.choose(
            view, view.actions(), rng
        )


def test_11_1_bots_by_name() -> None:
    """The engine finds the bot, and a game of bots is the same for the same seed."""
    assert "bot" in ck.players("churchill")
    games = [ck.play("churchill", scenario="training", seed=4) for _ in range(2)]
    assert games[0].actions == games[1].actions


# -- 11.4 agenda segment ---------------------------------------------------------------------------


def agenda(seat: str, *hand: str, **entries: Any) -> str:
    """The agenda card that a bot picks from a hand."""
    return does(before_the_deal("agenda_card", seat, hands={seat: hand}, **entries))


def nominates(seat: str, *hand: str, **entries: Any) -> str:
    """The first issue that a bot puts on the table."""
    state = before_the_deal(
        "nominate_issue", seat, 2, hands={seat: hand} if hand else {}, **entries
    )
    return does(state)


def test_11_4_the_uk_opens_with_a_five() -> None:
    """3.32: a five counts six in the agenda; the one that does less elsewhere goes."""
    assert agenda("uk", "uk_eden", "uk_ismay", "uk_brooke", "uk_pound") == "pick uk_ismay"
    assert agenda("uk", "uk_brooke", "uk_cripps", "uk_pound") == "pick uk_brooke"


def test_11_4_marshall_needs_a_directed_offensive() -> None:
    """Without one in sight he is spent on the agenda."""
    hand = ("us_marshall", "us_hull", "us_biddle")
    assert agenda("us", *hand) == "pick us_marshall"
    assert agenda("us", *hand, issues={"uk_directed_offensive": "center"}) == "pick us_hull"


def test_11_4_the_ussr_leaves_the_agenda_to_others() -> None:
    """Stalin takes the bomb from the center, so the hand is saved; not if he is away."""
    hand = ("ussr_molotov", "ussr_antonov", "ussr_budyonny")
    assert agenda("ussr", *hand) == "pick ussr_budyonny"
    assert agenda("ussr", *hand, inactive=["ussr"]) == "pick ussr_antonov"


def test_11_4_the_ussr_wants_directed_offensives() -> None:
    """One or two always on the table, the British one first, and the bomb for Stalin."""
    assert nominates("ussr") == "nominate uk_directed_offensive"
    british = {"uk_directed_offensive": "center"}
    assert nominates("ussr", issues=british) == "nominate a_bomb_research"
    both = british | {"a_bomb_research": "center"}
    found, _ = follows(before_the_deal("nominate_issue", "ussr", 1, issues=both))
    assert found == {"nominate us_directed_offensive_1", "nominate us_directed_offensive_2"}


def test_11_4_directed_offensives_in_games(played: Played) -> None:
    """In games of bots every meeting begins with the British one, while Germany fights."""
    assert played.opened["uk"] > 100
    assert not played.opened["none"]


def test_11_4_the_uk_delays_the_second_front() -> None:
    """It wants the issue for itself until Central Italy is entered, then in the center."""
    mover = {"hands": {"uk": ["uk_beaverbrook"]}, "scenario": "tournament"}
    assert nominates("uk", "uk_beaverbrook", scenario="tournament", issues={}) == (
        "nominate second_front"
    )
    table = {"issues": {"second_front": ("us", 2), "pol_mil_1": ("ussr", 6)}, "turn": "uk"}
    meeting = asked("advance_issue", "uk", **mover, **table, inactive=["uk"])
    assert does(meeting) == "advance uk_beaverbrook second_front"
    stop = ("stop_in_center", "uk", "second_front", ("move_advanced", "uk"))
    assert does(asked(*stop, **mover, **table)) == "move_on second_front"
    rome = {"fronts": {"mediterranean": "central_italy"}}
    assert does(asked(*stop, **mover, **table, **rome)) == "stop second_front"


def test_11_4_the_flags_of_a_runaway() -> None:
    """Against a power far ahead its own issues come on the table."""
    ahead = {"conference_wins": {"us": 8}, "influence": COLONIES, "inactive": ["ussr"]}
    issues = {"uk_directed_offensive": "center", "us_directed_offensive_1": "center"}
    found, path = follows(before_the_deal("nominate_issue", "ussr", 2, issues=issues, **ahead))
    assert found == {"nominate us_production_1", "nominate us_production_2"}
    assert path[-1].choose == "flag_of:us"


# -- 11.5 conference segment -----------------------------------------------------------------------


def test_11_5_stalin_takes_the_bomb() -> None:
    """5.24 nobody may debate that; Roosevelt takes it only when no other leader is left."""
    issues = {"a_bomb_research": ("us", 3), "global_issue": "center"}
    assert does(asked("advance_issue", "ussr", turn="ussr", issues=issues)) == (
        "lead a_bomb_research"
    )
    _, path = follows(asked("advance_issue", "us", issues=issues))
    assert path[-1].choose != "leader_advance:a_bomb_research"
    alone = asked("advance_issue", "us", issues=issues, inactive=["uk", "ussr"])
    assert does(alone) == "lead a_bomb_research"


def test_11_5_a_leader_who_cannot_take_an_issue_leaves_it() -> None:
    """Truman's six are not enough to bring the Global Issue from space 6 onto the US track."""
    table = {"issues": {"global_issue": ("ussr", 6)}, "hands": {"us": ["us_ickes"]}}
    held = asked("advance_issue", "us", **table, leaders={"us": "truman"})
    assert does(held) == "advance us_ickes global_issue"
    assert does(asked("advance_issue", "us", **table)) == "lead global_issue"


def test_11_5_the_discard_for_a_leader() -> None:
    """The card that adds the least."""
    hand = ["uk_cadogan", "uk_tovey", "uk_eden"]
    args = (("play_advance", "uk", "global_issue"),)
    state = asked(
        "discard_for_leader", "uk", *args, hands={"uk": hand}, issues={"global_issue": "center"}
    )
    assert does(state) == "discard uk_tovey"


def test_11_5_d_day_comes_to_the_center() -> None:
    """The US and the USSR bring the Second Front back to the center and stop there."""
    for seat, card in (("us", "us_embick"), ("ussr", "ussr_shaposhnikov")):
        entries: dict[str, Any] = {
            "scenario": "tournament",
            "issues": {"second_front": ("uk", 3)},
            "hands": {seat: [card]},
            "inactive": [seat],
        }
        assert does(asked("advance_issue", seat, **entries)) == f"advance {card} second_front"
        stop = ("stop_in_center", seat, "second_front", ("move_advanced", seat))
        assert does(asked(*stop, **entries)) == "stop second_front"


@pytest.mark.parametrize(("seat", "card"), [("us", "us_marshall"), ("ussr", "ussr_molotov")])
def test_11_5_11_6_d_day_stays_in_the_center(seat: str, card: str) -> None:
    """The Second Front that a rival has brought to the center is left there: a debate would block
    the landing for which the ships are ready."""
    for place, wanted in (("center", "decline"), (("uk", 2), f"debate {card}")):
        args = (1, "uk", "second_front", "uk_eden", 3, False)
        state = asked(
            "debate_issue",
            seat,
            *args,
            scenario="tournament",
            issues={"second_front": place},
            hands={seat: [card]},
            inactive=[seat],
        )
        assert does(state) == wanted


def test_11_5_passes() -> None:
    """The UK and the USSR use an earned pass at once, the US keeps it for its last cards."""
    for seat in SEATS:
        hand = [c for c in BOX.decks[seat] if not BOX.staff[c].chief][:3]
        state = asked(
            "advance_issue",
            seat,
            hands={seat: hand},
            passes=[seat],
            inactive=[seat],
            issues={"pol_mil_1": "center"},
        )
        found, _ = follows(state)
        assert (found == {"pass"}) == (seat != "us")
        state.hands = {**state.hands, seat: tuple(hand[:2])}
        state._actions = None
        assert does(state) == "pass"


def test_11_5_own_flags_are_defended() -> None:
    """No power lets an own production or offensive be captured if a card can stop it."""
    for seat, issue, card in (
        ("us", "us_production_1", "us_knox"),
        ("uk", "uk_production", "uk_cripps"),
        ("ussr", "ussr_directed_offensive_1", "ussr_vasilevsky"),
    ):
        mover = next(s for s in SEATS if s != seat)
        args = (1, mover, issue, BOX.decks[mover][1], 5, True)
        entries = {"issues": {issue: (mover, 4)}, "hands": {seat: [card]}}
        assert does(asked("debate_issue", seat, *args, **entries)) == f"debate {card}"


# -- 11.6 decision segment -------------------------------------------------------------------------


def spends(seat: str, amount: int, **entries: Any) -> list[str]:
    """Where a bot's production goes, marker by marker."""
    fields = {"production": {s: amount if s == seat else 0 for s in SEATS}}
    fields |= entries.pop("fields", {})
    state = allocation(seat, fields=fields, **entries)
    state.steps = (("end_game",), ("allocate", seat))
    state.run()
    out = []
    while state.decision is not None:
        out.append(does(state))
        view = state.view(seat)
        state.apply(next(a for a in view.actions() if brief(a) == out[-1]))
    return out


def test_11_6_the_ussr_feeds_the_eastern_front() -> None:
    """More than five offensive support before D-Day; one Pol-Mil issue comes first."""
    table = {"scenario": "tournament", "issues": {}, "support": {"eastern": 4}}
    assert spends("ussr", 4, **table) == ["support eastern"] * 4
    table["issues"] = {"pol_mil_1": ("ussr", "chair"), "pol_mil_3": ("ussr", "chair")}
    assert spends("ussr", 4, **table) == ["activate pol_mil_3", *["support eastern"] * 3]


def test_11_6_the_eastern_front_in_games(played: Played) -> None:
    """In most campaigns of bots it has had more than five before the landing in Normandy."""
    most = [n for (scenario, _), n in played.eastern.items() if scenario == "campaign"]
    assert sum(n > 5 for n in most) > len(most) / 2


def test_11_6_the_us_prepares_d_day() -> None:
    """With the Second Front in effect first five ships, then a landing with a fair chance."""
    d_day = {"scenario": "tournament", "fields": {"center_results": ("second_front",)}}
    spent = spends("us", 6, naval={"western": 3}, **d_day)
    assert spent[:5] == ["naval western"] * 2 + ["support western"] * 3


def test_11_6_the_us_runs_two_pacific_drives() -> None:
    """Without a landing to prepare, production goes to both."""
    spent = spends("us", 6, scenario="campaign", conference=1)
    assert set(spent) == {"naval central_pacific", "naval western"}
    spent = spends("us", 6)
    assert {"support central_pacific", "support southwest_pacific"} == set(spent)


def test_11_6_the_uk_goes_to_italy() -> None:
    """Ships and offensives for the Mediterranean before anything else."""
    spent = spends("uk", 4, scenario="campaign", conference=2)
    assert spent[:2] == ["naval mediterranean"] * 2
    assert set(spent[2:]) == {"support mediterranean"}


def test_11_6_directed_offensives() -> None:
    """The USSR's go to the Eastern Front, the UK's to Italy, the US's to the Pacific."""
    assert does(direct("ussr", "tournament")).endswith("eastern")
    assert does(direct("uk", "tournament")).endswith("mediterranean")
    assert does(direct("us", "tournament")).endswith("central_pacific")


def test_11_6_commanders() -> None:
    """Each names himself; the USSR the power that it wants there."""
    for seat, europe, pacific in (("us", "us", "us"), ("uk", "uk", "uk"), ("ussr", "uk", "uk")):
        for theater, expected in (("europe", europe), ("pacific", pacific)):
            issues = {f"theater_leadership_{theater}": (seat, "chair")}
            state = asked("name_commander", seat, theater, at="decisions", issues=issues)
            assert does(state) == f"command {theater} {expected}"
    early = {"scenario": "tournament", "issues": {"theater_leadership_europe": ("ussr", "chair")}}
    state = asked("name_commander", "ussr", "europe", at="decisions", **early)
    assert does(state) == "command europe us"  # who will land sooner


# -- 11.8 Pol-Mil segment --------------------------------------------------------------------------


def test_11_8_the_uk_empties_the_colonies() -> None:
    """American networks there first, single ones before pairs; none of its own."""
    state = place("uk", COLONIES, networks("us", "siam"), networks("us", "malaya", count=1))
    assert does(state) == "break_network malaya"
    found, path = follows(place("uk"))
    assert path[-1].choose == "place:west"
    assert not found & {f"network {p.id}" for p in BOX.locations.values() if p.colony}


def test_11_8_the_ussr_takes_eastern_europe() -> None:
    """Networks and alignment there before all else."""
    _, path = follows(place("ussr"))
    assert path[-1].choose == "place:ussr"
    state = align(
        "ussr",
        "poland",
        global_issues={"churchill_stalin": "ussr"},
        others=networks("ussr", "greece"),
    )
    assert does(state) == "align poland"


def test_11_8_claims() -> None:
    """With alignment to place, a network goes where it can follow at once."""
    state = place("us", gains={"us": (1, 1)}, global_issues=BOTH_OF["us"])
    found, path = follows(state)
    assert path[-1].choose == "claim"
    on_tracks = {p.id for p in BOX.locations.values() if p.track in ("western", "eastern")}
    assert not found & {f"network {p}" for p in on_tracks}  # 6.11.2


def test_11_7_7_1_others_place_first() -> None:
    """With as many markers the US lets another go first, and can still answer."""
    state = asked("choose_next", "us", 0, SEATS, ("us", "uk"), at="war")
    assert does(state) == "goes_next uk"


# -- 11.9 expectations -----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_11_9_bots_beat_random_players(seat: str) -> None:
    """A bot wins most of sixty games against two random players, by a clear margin in points."""
    games = 60
    wins = 0
    lead = dict.fromkeys(SEATS, 0)
    table = {s: "bot" if s == seat else "random" for s in SEATS}
    for seed in range(games):
        result = ck.play("churchill", table, scenario="training", seed=seed).state.result
        assert result is not None
        wins += result.winner == seat
        for other in SEATS:
            lead[other] += result.scores[seat] - result.scores[other]
    assert wins >= games / 2
    assert all(lead[other] >= 8 * games for other in SEATS if other != seat)


FRAGMENTS = ("Otherwise", "Then ", "Bid ", "Иначе", "Затем ")


def test_11_1_reasons_are_sentences_of_their_own() -> None:
    """A reason is read alone, beside a choice or a move: no line of a list that goes on."""
    entries = [e for seat in SEATS for rows in charts()[seat].lists.values() for e in rows]
    entries += [*COMMON_SENSE.values(), ANYTHING]
    for entry in entries:
        for told in (entry.text_en, entry.text_ru):
            assert told[0].isupper() or told[0] == "«", told
            assert told.endswith("."), told
            assert not told.startswith(FRAGMENTS), told
            assert len(told.split()) >= 3, told

"""What a thing on the boards or in the hand of Churchill is, and why it is no choice now.

The reason is the engine's own refusal of what one would try with the thing; where nothing of the
kind is asked, the question itself is the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, GLOBALS, SEATS
from churchill_kit.games.churchill.outlook import (
    alignment_room,
    armies_of,
    barred_by_card,
    front_chance,
    gain,
    leader_stands,
)
from churchill_kit.games.churchill.rules.leaders import leader_value
from churchill_kit.games.churchill.rules.meeting import total
from churchill_kit.games.churchill.rules.scoring import points, score
from churchill_kit.games.churchill.state import CHAIR, NEUTRAL, OUT, Churchill, act

from ....base.sentences import begun, name
from ....base.sentences import say as sentence
from ..words import told
from .endings import unmet
from .rows import GAME, say

PLAIN_REASONS = ("not-offered", "not-an-action", "game-is-over")  # say nothing of the thing
ISSUE_RULES = {
    "global": "6.11",
    "second_front": "6.21",
    "ussr_declares_war": "6.22",
    "strategic_materials": "6.32",
    "a_bomb": "6.10",
    "theater_leadership": "6.92",
    "production": "6.32",
    "directed_offensive": "6.7",
    "pol_mil": "6.8",
}


class Thing(NamedTuple):
    """A thing in words: its name, what it is, and the rule about it."""

    name: str
    text: str
    rule: str


def thing(view: Churchill, target: str, lang: str) -> Thing | None:
    """What a target is; None for one that Churchill does not have."""
    kind, _, item = target.partition(":")
    describe = THINGS.get(kind)
    try:
        return describe(view, item, lang) if describe is not None else None
    except (KeyError, ValueError, StopIteration):  # an id that is none
        return None


def refused(view: Churchill, target: str, lang: str) -> str:
    """The engine's reason why a thing is no choice now; "" where it has none to give."""
    decision = view.decision
    if decision is None or view.viewer not in ("", decision.seat):
        return ""
    for action in tries(view, target):
        error = view.refusal(action)
        if error is not None and error.reason not in PLAIN_REASONS:
            return sentence(error, lang)
    return ""


# -- what one would try with a thing ---------------------------------------------------------------


def tries(view: Churchill, target: str) -> Iterator[ck.Action]:
    """The actions of the decision's kind that somebody who touches a thing has in mind."""
    decision = view.decision
    assert decision is not None
    kind, _, item = target.partition(":")
    if kind in ("marker", "entry"):
        kind = "front"
    asked, seat = decision.kind, decision.seat
    found = TRIES.get((asked, kind))
    if found is None or (kind == "leader" and item != seat):
        return
    yield from found(view, item)


def _issue_of_debate(view: Churchill) -> str:
    assert view.decision is not None
    return str(view.decision.args[2])


def _advance(view: Churchill, item: str) -> Iterator[ck.Action]:
    """With the first card that has a value, on the issue; or the card on the first issue."""
    assert view.decision is not None
    if item in BOX.issues:
        for card in view.hand(view.decision.seat):
            if not BOX.staff[card].chief:
                yield act("advance", card=card, issue=item)
                return
        yield act("lead", issue=item)
        return
    for issue in view.on_table():
        yield act("advance", card=item, issue=issue)
        return
    yield act("spend", card=item)


def _lead(view: Churchill, item: str) -> Iterator[ck.Action]:
    yield from (act("lead", issue=issue) for issue in view.on_table())


def _alignment(view: Churchill, item: str) -> Iterator[ck.Action]:
    assert view.decision is not None
    owner = view.alignment.get(item)
    mine = owner in (None, view.decision.seat)
    yield act("align" if mine else "break_alignment", location=item)


def _network(view: Churchill, item: str) -> Iterator[ck.Action]:
    assert view.decision is not None
    owner = view.networks.get(item, ("", 0))[0]
    mine = owner in ("", view.decision.seat)
    yield act("network" if mine else "break_network", location=item)


def _direct(view: Churchill, item: str) -> Iterator[ck.Action]:
    issue = view.actions()[0]["issue"] if view.actions() else next(iter(BOX.issues))
    yield act("direct", issue=issue, front=item)


def _one(kind: str, argument: str) -> Callable[[Churchill, str], Iterator[ck.Action]]:
    def one(view: Churchill, item: str) -> Iterator[ck.Action]:
        yield act(kind, **{argument: item})

    return one


def _command(view: Churchill, item: str) -> Iterator[ck.Action]:
    assert view.decision is not None
    yield act("command", theater=view.decision.args[0], power=item)


SPENDING = ("allocate_production", "commit_production", "fulfil_directed", "place_bonus")
TRIES: Mapping[tuple[str, str], Callable[[Churchill, str], Iterator[ck.Action]]] = {
    ("agenda_card", "card"): _one("pick", "card"),
    ("agenda_card", "leader"): lambda v, i: iter([act("lead", issue=next(iter(BOX.issues)))]),
    ("opening_issue", "issue"): _one("nominate", "issue"),
    ("nominate_issue", "issue"): _one("nominate", "issue"),
    ("advance_issue", "issue"): _advance,
    ("advance_issue", "card"): _advance,
    ("advance_issue", "leader"): _lead,
    ("choose_issue", "issue"): _one("choose", "issue"),
    ("debate_issue", "card"): _one("debate", "card"),
    ("debate_issue", "leader"): lambda v, i: iter([act("lead_debate")]),
    ("discard_for_leader", "card"): _one("discard", "card"),
    ("directed_offensive", "front"): _direct,
    ("global_issue", "pawn"): _one("move_global", "pawn"),
    ("name_commander", "power"): _command,
    ("break_tie", "power"): _one("break_tie", "winner"),
    ("name_tie_winner", "power"): _one("name_winner", "winner"),
    ("choose_next", "power"): _one("goes_next", "power"),
    ("place_network_marker", "location"): _network,
    ("place_alignment_marker", "location"): _alignment,
    ("allocate_production", "issue"): _one("activate", "issue"),
    ("allocate_production", "research"): lambda v, i: iter([act("research")]),
    **{(kind, "front"): _one("support", "front") for kind in SPENDING},
    **{(kind, "box"): _one("naval", "box") for kind in SPENDING},
}


# -- what things are -------------------------------------------------------------------------------


def _join(*sentences: str) -> str:
    return " ".join(s for s in sentences if s)


def _card(view: Churchill, item: str, lang: str) -> Thing:
    card = BOX.staff[item]
    if card.value is None:
        value = say(lang, "thing-card-die")
    else:
        value = say(lang, "thing-card-value", value=card.value)
    text = _join(say(lang, "thing-card", role=card.role[lang]), value, card.summary[lang])
    return Thing(card.name[lang], text, "3.33")


def _stands(view: Churchill, seat: str) -> str:
    stands = leader_stands(view, seat)
    return "away" if stands == "inactive" and barred_by_card(view, seat) else stands


def _leader(view: Churchill, item: str, lang: str) -> Thing:
    leader = view.leader(item)
    text = _join(
        say(lang, "thing-leader", role=leader.role[lang], value=total(leader_value(view, item))),
        say(lang, f"thing-leader-{_stands(view, item)}"),
        leader.summary[lang],
    )
    return Thing(leader.name[lang], text, "3.31")


def _power(view: Churchill, item: str, lang: str) -> Thing:
    sums = points(score(view))
    text = say(
        lang, "thing-power", seat=item, leader=view.leaders[item], cards=view.hand_size(item),
        points=sums[item], wins=view.conference_wins[item],
    )  # fmt: skip
    passes = view.phase == "meeting" and item in view.may_pass
    may_pass = say(lang, "thing-power-pass") if passes else ""
    return Thing(name(item, GAME, lang, "full"), _join(text, may_pass), "9.4")


def _issue(view: Churchill, item: str, lang: str) -> Thing:
    issue = BOX.issues[item]
    kind = issue.type if issue.conditional else issue.kind
    about = told(
        lang, f"gallery-issue-{kind}", owner=issue.owner, x=issue.political, y=issue.clandestine
    )
    if kind == "a_bomb" and view.us_has_bomb():
        _, facts = gain(view, item, "ussr")
        about = say(lang, "thing-issue-bomb", spies=facts["spies"])
    at = view.issues[item]
    if at is None:
        where = say(lang, "thing-issue-display")
    elif at == OUT:
        where = say(lang, "thing-issue-out")
    elif item in view.captures or (isinstance(at, tuple) and at[1] == CHAIR):
        where = say(lang, "thing-issue-won", seat=at[0])
    else:
        where = say(lang, "thing-issue-at", at=at)
    return Thing(name(item, GAME, lang), _join(about, where), ISSUE_RULES[kind])


def _center(view: Churchill, item: str, lang: str) -> Thing:
    return Thing(name("center", GAME, lang), say(lang, "thing-center"), "3.21")


def _space(view: Churchill, item: str, lang: str) -> Thing:
    """A space of an issue track, or of a front's track."""
    track, _, place = item.partition(":")
    if track in SEATS:
        text = told(lang, "gallery-track-table-about", seat=track, last=CHAIR - 1)
        return Thing(name(item, GAME, lang), text, "3.21")
    space = next(s for s in BOX.tracks[track].spaces if s.id == place)
    parts = [say(lang, "thing-space", front=track)]
    if not space.index:
        parts = [told(lang, "gallery-space-box", n=BOX.limits.naval_per_box)]
    elif space.naval:
        parts.append(told(lang, "gallery-space-naval", n=space.naval))
    if space.b29:
        parts.append(told(lang, "gallery-space-b29"))
    if space.kamikaze:
        parts.append(told(lang, "gallery-space-kamikaze"))
    if space.requires_issue:
        parts.append(told(lang, "gallery-space-issue", issue=space.requires_issue))
    parts += [told(lang, "gallery-space-reserve", reserve=r) for r in space.removes_reserve]
    if space.axis:
        parts.append(told(lang, "gallery-space-axis", axis=space.axis))
    return Thing(name(place, GAME, lang), _join(*parts), "7.53" if space.naval else "7.5")


def _chair(view: Churchill, item: str, lang: str) -> Thing:
    if item not in SEATS:
        raise KeyError(item)
    return Thing(name(f"{item}:{CHAIR}", GAME, lang), say(lang, "thing-chair", seat=item), "5.23")


def _pawn(view: Churchill, item: str, lang: str) -> Thing:
    if item not in GLOBALS:
        raise KeyError(item)
    side = view.global_issues[item]
    if side == NEUTRAL:
        text = say(lang, "thing-pawn-neutral", pawn=item)
    else:
        text = say(lang, "thing-pawn", seat=side, side=f"{item}:{side}")
    if view.viewer:
        places = alignment_room(view, view.viewer)
        text = f"{text} {say(lang, 'thing-pawn-room', places=places)}"
    return Thing(name(item, GAME, lang), text, "6.11")


def _front(view: Churchill, item: str, lang: str) -> Thing:
    chance = front_chance(view, item)
    track = BOX.tracks[item]
    here = say(
        lang, "thing-front", seat=track.marker, space=view.space(item).id, amount=view.support[item]
    )
    if view.is_over(item):
        ahead = say(lang, "thing-front-over", axis=track.axis)
    elif chance is None:
        ahead = say(lang, "thing-front-end")
    elif chance.lacks:
        ahead = say(
            lang, "preview-lacks", front=item, space=chance.space, lacks=chance.lacks,
            need=chance.need, have=chance.have,
        )  # fmt: skip
    else:
        ahead = say(
            lang, "thing-front-chance", space=chance.space, chance=chance.now,
            **armies_of(chance),
        )  # fmt: skip
    return Thing(name(item, GAME, lang), _join(here, ahead), "7.7")


def _box(view: Churchill, item: str, lang: str) -> Thing:
    text = say(lang, "thing-box", have=view.naval[item], most=BOX.limits.naval_per_box)
    more = ""
    if item == "arctic":
        arctic = BOX.arctic
        more = say(
            lang, "preview-arctic", opens=arctic.opens_at, convoys=arctic.ussr_production_at,
            more=arctic.ussr_production,
        )  # fmt: skip
    return Thing(name(item, GAME, lang, "box"), _join(text, more), "3.25" if more else "6.5")


def _location(view: Churchill, item: str, lang: str) -> Thing:
    place = BOX.locations[item]
    parts = [told(lang, f"gallery-sphere-{place.sphere}")]
    if item in view.networks:
        seat, count = view.networks[item]
        parts.append(say(lang, "thing-networks", seat=seat, count=count))
    if item in view.alignment:
        parts.append(say(lang, "thing-aligned", seat=view.alignment[item]))
    if len(parts) == 1:
        parts.append(say(lang, "thing-nobody"))
    return Thing(name(item, GAME, lang), _join(*parts), "3.23")


def _theater(view: Churchill, item: str, lang: str) -> Thing:
    text = say(lang, "thing-theater", power=view.leadership[item], theater=item)
    return Thing(say(lang, "thing-theater-name", theater=item), text, "6.91")


def _reserves(view: Churchill, item: str, lang: str) -> Thing:
    ids = {
        "europe": ("german_army", "italian_army", "german_navy"),
        "pacific": ("japanese_army", "japanese_navy"),
    }[item]
    left = ", ".join(f"{name(i, GAME, lang)}: {view.reserves[i]}" for i in ids)
    return Thing(
        say(lang, "thing-reserves-name", theater=item),
        say(lang, "thing-reserves", left=left),
        "7.6",
    )


def _axis(view: Churchill, item: str, lang: str) -> Thing:
    rule = {"germany": "7.81", "italy": "7.81", "japan": "7.82"}[item]
    out = item in view.surrendered
    said = say(lang, "thing-axis-out" if out else f"thing-axis-{item}", axis=item)
    if item == "japan" and not out and (lacking := unmet(view, lang)):
        said += " " + say(lang, "thing-axis-japan-lacks", lacking=lacking)
    return Thing(name(item, GAME, lang), said, rule)


def _technology(view: Churchill, item: str, lang: str) -> Thing:
    return Thing(
        told(lang, "gallery-marker-technology"),
        told(lang, "gallery-marker-technology-about"),
        "7.81",
    )


def _research(view: Churchill, item: str, lang: str) -> Thing:
    return Thing(name("a_bomb", GAME, lang), told(lang, "gallery-track-a_bomb-about"), "6.10")


def _bomb(view: Churchill, item: str, lang: str) -> Thing:
    key = {"us": "us_bomb", "ussr": "spy_ring"}[item]
    text = told(lang, f"gallery-marker-{key}-about")
    return Thing(told(lang, f"gallery-marker-{key}"), text, "6.10")


def _conference(view: Churchill, item: str, lang: str) -> Thing:
    """5.11 What the card of the conference says, band by band."""
    card = BOX.conferences[item]
    bands = (f"{band.title[lang]}: {band.summary[lang]}" for band in card.bands)
    return Thing(f"{card.number}. {card.title[lang]}", _join(*bands), "5.11")


THINGS: Mapping[str, Callable[[Churchill, str, str], Thing]] = {
    "card": _card,
    "conference": _conference,
    "leader": _leader,
    "power": _power,
    "issue": _issue,
    "center": _center,
    "space": _space,
    "chair": _chair,
    "pawn": _pawn,
    "front": _front,
    "marker": _front,
    "entry": _front,
    "box": _box,
    "location": _location,
    "theater": _theater,
    "reserves": _reserves,
    "axis": _axis,
    "technology": _technology,
    "research": _research,
    "bomb": _bomb,
}


def what_is(view: Churchill, target: str, lang: str) -> dict[str, Any] | None:
    """Name, text, rule and the engine's reason (``why``, which may be ""); None for a target that
    Churchill does not have."""
    found = thing(view, target, lang)
    if found is None:
        return None
    called = begun(found.name)
    return {**found._asdict(), "name": called, "why": refused(view, target, lang)}

"""Where a choice leads, in sentences and as a picture: unit, effect, track, campaign, theatre."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS, SPACES, THEATRES, TOKENS
from churchill_kit.games.blitzkrieg.outlook import Outlook, left_over
from churchill_kit.games.blitzkrieg.rules.campaigns import rule_of_closing, rule_of_completing
from churchill_kit.games.blitzkrieg.rules.effects import rule_of
from churchill_kit.games.blitzkrieg.rules.ending import goes_on, rule_of_losing

from ....base.rows import Row
from .choices import advanced, look
from .rows import row


def preview(view: Any, action: ck.Action, lang: str) -> dict[str, Any] | None:
    """Where placing a unit leads, as far as the view may know; None for other actions."""
    found = look(view, action)
    if found is None:
        return None
    return {
        "lines": list(_placed(view, found, lang)),
        "answers": list(_next(view, found, lang)),
    }


def _placed(view: Any, found: Outlook, lang: str) -> Iterator[Row]:
    seat, where = view.decision.seat, SPACES[found.space]
    strength = sum(part[1] for part in found.strength)
    rule = found.strength[0][2] if found.strength else "3.0"
    yield row(lang, "preview-strength", rule, found.strength, played=found.played, n=strength)
    for effect, amount in found.effects:
        yield row(lang, f"preview-{effect}", rule_of(effect, amount), n=amount,
                  other=view.other(seat))  # fmt: skip
    if where.effect != "none" and TOKENS[found.played].ability == "task_force":
        yield row(lang, "preview-skipped", "4.2")
    if found.before is None or found.after is None:
        yield row(lang, "preview-no-track", "10.1", theatre=where.theatre)
    else:
        yield row(lang, "preview-track", "6.3", theatre=where.theatre, before=found.before,
                  after=found.after, by=found.after - found.before)  # fmt: skip
    if TOKENS[found.played].ability == "nuclear":
        yield row(lang, "preview-nuclear", "4.5")
    if found.closes:
        yield row(lang, "preview-closes", rule_of_closing(view), theatre=where.theatre)
    elif found.completes:
        yield row(lang, "preview-completes", rule_of_completing(view),
                  campaign=where.campaign)  # fmt: skip
    for other in (seat, view.other(seat)):
        parts, gain = found.points.get(other, ()), found.gain(other)
        if parts:
            tone = "good" if other == seat else "bad"
            yield row(lang, "preview-points", parts[0][2], parts, other, tone, seat=other,
                      n=gain, total=view.points[other] + gain)  # fmt: skip
    if found.again:
        yield row(lang, "preview-again", "3.4", theatre=where.theatre)


def _next(view: Any, found: Outlook, lang: str) -> Iterator[Row]:
    """What the opponent could do afterwards: to a reserve of one token, and in this theatre."""
    if not goes_on(view):
        return
    where = SPACES[found.space]
    seat = view.decision.seat
    other = view.other(seat)
    if left_over(view, seat, found) < 2:
        yield row(lang, "preview-danger", rule_of_losing(view), (), other, "bad", seat=other)
    if found.closes or view.nippon:
        return
    rest = THEATRES[where.theatre].campaigns
    if found.completes:
        after = rest[rest.index(where.campaign) + 1 :]
        if after:
            yield row(lang, "preview-opens", "2.2", (), other, campaign=after[0], seat=other,
                      n=CAMPAIGNS[after[0]].points)  # fmt: skip
        return
    left = [
        x for x in CAMPAIGNS[where.campaign].spaces if x != found.space and x not in view.tokens
    ]
    if len(left) == 1:
        yield row(lang, "preview-last-space", "6.3.1", (), other, space=left[0], seat=other,
                  n=CAMPAIGNS[where.campaign].points)  # fmt: skip


# -- the picture after it --------------------------------------------------------------------------


def tried(view: Any, action: ck.Action) -> Any:
    """The view with the unit placed and the marker moved, as long as nobody draws or chooses;
    None where there is nothing to see."""
    found, moved = look(view, action), advanced(view, action)
    if found is None and moved is None:
        return None
    seat, trial = view.decision.seat, view.copy()
    if moved is not None:
        owner = seat if view.decision.kind == "move_elsewhere" else view.other(seat)
        trial.move_marker(owner, action["theatre"], moved[1])
        return trial
    assert found is not None
    trial.occupy(seat, action["token"], found.space)
    if found.after is not None:
        trial.move_marker(seat, SPACES[found.space].theatre, found.after)
    trial.points = {s: n + found.gain(s) for s, n in view.points.items()}
    return trial

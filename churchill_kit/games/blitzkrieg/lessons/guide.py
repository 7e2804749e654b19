"""The adviser's words at the table of Blitzkrieg!: what each decision is about, what has just
happened, what speaks for a move and against it. All numbers are asked of the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.values import Action, Decision, Event
from ....tutor.exercise import Text, text
from ....tutor.guide import Advice, Caution, Guide
from ..box.components import CAMPAIGNS, GAME_NAME, SPACES, THEATRES, TOKENS
from ..outlook import Outlook, left_over, outlook
from ..rules.campaigns import rule_of_closing, rule_of_completing, undecided
from ..rules.effects import stopped, targets
from ..rules.ending import goes_on, rule_of_losing
from ..state import Blitzkrieg

Facts = Mapping[str, Any]

# Events that are explained when they first happen.
TOPICS = frozenset(
    {
        "effect_skipped", "marker_fell_back", "researched", "bombed", "campaign_completed",
        "theatre_closed", "campaign_opened", "last_turn", "stratagem_drawn", "automaton_chose",
    }
)  # fmt: skip
REACH = 3  # steps that a strong unit makes: an opponent who lacks no more may win next turn
MUCH = 3  # steps of markers that are worth a word
FEW = 2  # units that can be placed: a reserve to worry about
PLAINLY = 4  # points that a move gives away for nothing, whatever else it may be good for


def topic(event: Event) -> str:
    """What an event is an example of; "" if it is not worth a word."""
    return event.kind if event.kind in TOPICS else ""


def review(before: Blitzkrieg, after: Blitzkrieg, events: tuple[Event, ...]) -> Advice:
    """A campaign is over: how the war stands, and what comes next in its theatre."""
    seat = after.viewer
    assert seat
    ended = [e for e in events if e.kind == "campaign_completed"][-1]
    rival = after.other(seat)
    facts = {"campaign": ended["campaign"], "winners": ended["winners"], "seat": seat}
    facts |= {"rival": rival, "mine": after.points[seat], "theirs": after.points[rival]}
    theatre = CAMPAIGNS[ended["campaign"]].theatre
    left = [c for c in THEATRES[theatre].campaigns if c not in after.won]
    told = [text("guide-review-ended", **facts), text("guide-review-score", **facts)]
    if left and theatre in after.markers and after.result is None:
        lead = after.lead(seat, theatre)
        points = CAMPAIGNS[left[0]].points
        told.append(text("guide-review-next", campaign=left[0], points=points, lead=lead))
    return Advice("review", tuple(told), "6.3.1")


GUIDE = Guide(GAME_NAME, topic, "game_started", "campaign_completed", review)


def asked(view: Blitzkrieg) -> Decision:
    """What is asked."""
    assert view.decision is not None
    return view.decision


def seen(view: Blitzkrieg, action: Action) -> Outlook:
    """What placing a unit would bring who decides."""
    return outlook(view, asked(view).seat, action["token"], action["space"])


def balance(view: Blitzkrieg, action: Action) -> int:
    """One's points at once, less those of the opponent."""
    seat, found = asked(view).seat, seen(view, action)
    return found.gain(seat) - found.gain(view.other(seat))


def most_at_once(view: Blitzkrieg) -> Action:
    """The placing of which that says most."""
    return max((a for a in view.actions() if a.kind == "place"), key=lambda a: balance(view, a))


def leaves_last(view: Blitzkrieg, found: Outlook) -> bool:
    """Is one space left in the campaign then, and the opponent leads there?"""
    spaces = CAMPAIGNS[SPACES[found.space].campaign].spaces
    left = sum(x != found.space and x not in view.tokens for x in spaces)
    return left == 1 and found.after is not None and found.after < 0


def lead_then(view: Blitzkrieg, found: Outlook, theatre: str) -> int:
    """6.3 The lead of who decides in a theatre when the unit has been placed."""
    own = SPACES[found.space].theatre == theatre and found.after is not None
    return found.after if own and found.after is not None else view.lead(asked(view).seat, theatre)


def steps_of(found: Outlook) -> int:
    """6.2.8, 6.2.9, 6.3 How many steps a unit brings on all tracks, one's own way."""
    moves = found.before is not None and found.after is not None
    own = found.after - found.before if moves else 0  # type: ignore[operator]
    return own + sum(n for effect, n in found.effects if effect == "strategic")


def free_then(view: Blitzkrieg, found: Outlook) -> dict[str, tuple[str, ...]]:
    """2.2 The free spaces of the active campaigns with a marker when the unit has been placed, as
    far as there are any; a theatre that it closes has none."""
    gone = SPACES[found.space].theatre if found.closes else ""
    left = {t: tuple(x for x in free if x != found.space) for t, free in view.active().items()}
    return {t: free for t, free in left.items() if free and t != gone and t in view.markers}


def theatres_open_to(view: Blitzkrieg, found: Outlook) -> dict[str, int]:
    """6.3.2 Theatres that the opponent may close next turn, and how many steps he lacks."""
    steps = {t: THEATRES[t].closes + lead_then(view, found, t) for t in free_then(view, found)}
    return {t: n for t, n in steps.items() if n <= REACH}


def campaigns_open_to(view: Blitzkrieg, found: Outlook) -> list[str]:
    """6.3.1 Campaigns that an opponent who leads there may complete next turn."""
    left = free_then(view, found)
    return [
        SPACES[free[0]].campaign
        for t, free in left.items()
        if len(free) == 1 and lead_then(view, found, t) < 0
    ]


# -- live facts for each kind of decision ----------------------------------------------------------


@GUIDE.now("place_unit", "place_again")
def place_unit(view: Blitzkrieg) -> Facts:
    """How the war stands, and what brings most at once."""
    seat = asked(view).seat
    rival = view.other(seat)
    best, moves = most_at_once(view), [a for a in view.actions() if a.kind == "place"]
    found = seen(view, best)
    return {
        "seat": seat,
        "rival": rival,
        "mine": view.points[seat],
        "theirs": view.points[rival],
        "spaces": len({a["space"] for a in moves}),
        "most": found.gain(seat),
        "token": best["token"],
        "space": best["space"],
    }


@GUIDE.now("move_elsewhere")
def move_elsewhere(view: Blitzkrieg) -> Facts:
    """Where the advantage would take the lead."""
    seat, amount = asked(view).seat, asked(view).args[-1]
    theatres = [a["theatre"] for a in view.actions()]
    turned = [t for t in theatres if view.lead(seat, t) <= 0 < view.lead(seat, t) + amount]
    return {"amount": amount, "theatres": turned}


@GUIDE.now("next_effect")
def next_effect(view: Blitzkrieg) -> Facts:
    """How many effects are still to come."""
    return {"count": len(view.actions())}


@GUIDE.now("choose_campaign")
def choose_campaign(view: Blitzkrieg) -> Facts:
    """The campaign with most points, and the steps that are carried over."""
    points = {a["theatre"]: CAMPAIGNS[THEATRES[a["theatre"]].campaigns[0]].points
              for a in view.actions()}  # fmt: skip
    dear = max(points, key=lambda t: points[t])
    return {"theatre": dear, "points": points[dear], "carried": asked(view).args[-1]}


@GUIDE.now("choose_bombed")
def choose_bombed(view: Blitzkrieg) -> Facts:
    """The strongest token of the row that may be chosen."""
    strong = max((a["token"] for a in view.actions()), key=lambda t: TOKENS[t].strength)
    return {"token": strong, "strength": TOKENS[strong].strength}


@GUIDE.now("choose_start")
def choose_start(view: Blitzkrieg) -> Facts:
    """The theatre with the fewest points."""
    worth = {t: sum(CAMPAIGNS[c].points for c in THEATRES[t].campaigns) for t in view.markers}
    poor = min(worth, key=lambda t: worth[t])
    return {"theatre": poor, "points": worth[poor]}


# -- what speaks for a move, and against it --------------------------------------------------------


@GUIDE.reason("place")
def points(view: Blitzkrieg, action: Action) -> Text | None:
    """6.2.6, 6.3 It brings points at once."""
    gain = seen(view, action).gain(asked(view).seat)
    return text("guide-for-points", n=gain) if gain else None


@GUIDE.reason("place")
def takes_the_lead(view: Blitzkrieg, action: Action) -> Text | None:
    """6.3 The marker comes over to one's own half."""
    found = seen(view, action)
    if found.before is None or found.after is None or not found.before <= 0 < found.after:
        return None
    return text("guide-for-lead", theatre=SPACES[found.space].theatre, n=found.after)


@GUIDE.reason("place")
def brings_tokens(view: Blitzkrieg, action: Action) -> Text | None:
    """6.2.1, 6.2.5 More tokens to choose among."""
    more = sum(n for x, n in seen(view, action).effects if x in ("industry", "research_industry"))
    return text("guide-for-tokens", n=more) if more else None


@GUIDE.reason("place")
def moves_its_marker(view: Blitzkrieg, action: Action) -> Text | None:
    """6.2.8, 6.3 The marker of its theatre, where it only comes nearer."""
    found = seen(view, action)
    if found.before is None or found.after is None or found.closes:
        return None
    if found.before == found.after or found.before <= 0 < found.after:
        return None
    theatre = SPACES[found.space].theatre
    return text(
        "guide-for-track", theatre=theatre, before=found.before, after=found.after, over=False
    )


@GUIDE.reason("place")
def moves_another(view: Blitzkrieg, action: Action) -> Text | None:
    """6.2.9 The marker of another theatre, and where that would take the lead."""
    found, seat = seen(view, action), asked(view).seat
    steps = max((n for effect, n in found.effects if effect == "strategic"), default=0)
    own = SPACES[found.space].theatre
    others = targets(view, own)
    if not steps or not others:
        return None
    turned = [t for t in others if view.lead(seat, t) <= 0 < stopped(view, seat, t, steps)]
    return text("guide-for-strategic", n=steps, theatres=turned)


@GUIDE.reason("place")
def makes_weapons(view: Blitzkrieg, action: Action) -> Text | None:
    """6.2.3 Special weapons for one's bag."""
    made = sum(n for effect, n in seen(view, action).effects if effect == "research")
    return text("guide-for-weapons", n=made) if made else None


@GUIDE.reason("place")
def bombs(view: Blitzkrieg, action: Action) -> Text | None:
    """6.2.7 A token of the opponent's reserve."""
    lost = sum(n for effect, n in seen(view, action).effects if effect == "bombing")
    return text("guide-for-bombing", rival=view.other(asked(view).seat)) if lost else None


@GUIDE.reason("place")
def goes_on_there(view: Blitzkrieg, action: Action) -> Text | None:
    """3.4, 4.3 A second unit at once."""
    return text("guide-for-again") if seen(view, action).again else None


@GUIDE.reason("choose")
def carries(view: Blitzkrieg, action: Action) -> Text:
    """6.2.9 Where the advantage takes the marker; 12.4 where the automaton leads from the start."""
    if asked(view).kind == "choose_start":
        worth = sum(CAMPAIGNS[c].points for c in THEATRES[action["theatre"]].campaigns)
        return text("guide-for-start", theatre=action["theatre"], n=worth)
    seat, amount, theatre = asked(view).seat, asked(view).args[-1], action["theatre"]
    before, after = view.lead(seat, theatre), stopped(view, seat, theatre, amount)
    over = before <= 0 < after
    return text("guide-for-track", theatre=theatre, before=before, after=after, over=over)


@GUIDE.reason("open")
def worth_opening(view: Blitzkrieg, action: Action) -> Text:
    """10.2, 10.3 What the campaign is worth, and the steps that are carried over."""
    ended_by, _, carried = asked(view).args
    theatre = action["theatre"]
    points = CAMPAIGNS[THEATRES[theatre].campaigns[0]].points
    return text("guide-for-open", theatre=theatre, n=points, seat=ended_by, carried=carried)


@GUIDE.reason("discard")
def takes_away(view: Blitzkrieg, action: Action) -> Text:
    """16.9 How strong the token is that goes."""
    token = action["token"]
    return text("guide-for-discard", token=token, n=TOKENS[token].strength)


@GUIDE.reason("use")
def takes_effect(view: Blitzkrieg, action: Action) -> Text | None:
    """6.3.2 What is drawn now can still help with the effects that follow."""
    draws = SPACES[action["space"]].effect in ("industry", "research_industry")
    return text("guide-for-drawing") if draws else None


@GUIDE.doubt("place")
def gives(view: Blitzkrieg, action: Action) -> Text | None:
    """6.3.1 It completes a campaign for the opponent."""
    rival = view.other(asked(view).seat)
    given = seen(view, action).gain(rival)
    return text("guide-against-gives", rival=rival, n=given) if given else None


@GUIDE.doubt("place")
def opens(view: Blitzkrieg, action: Action) -> Text | None:
    """6.3.1 It leaves the opponent the last space of a campaign in which he leads."""
    found = seen(view, action)
    if not leaves_last(view, found):
        return None
    where = CAMPAIGNS[SPACES[found.space].campaign]
    rival = view.other(asked(view).seat)
    return text("guide-against-opens", campaign=where.id, rival=rival, n=where.points)


@GUIDE.doubt("place")
def runs_short(view: Blitzkrieg, action: Action) -> Text | None:
    """7.2 Few units are left in the reserve."""
    left = len(view.reserve(asked(view).seat)) - 1
    return text("guide-against-short", n=left) if left < FEW else None


@GUIDE.doubt("place")
def more_at_once(view: Blitzkrieg, action: Action) -> Text | None:
    """6.2.6, 6.3 Another placing brings plainly more points at once."""
    most = most_at_once(view)
    more, mine = balance(view, most), balance(view, action)
    if more - mine < PLAINLY:
        return None
    return text(
        "guide-against-at_once", token=most["token"], space=most["space"], n=more, mine=mine
    )


# -- what makes one move worse than the best -------------------------------------------------------


@GUIDE.caution("place")
def gives_points(view: Blitzkrieg, action: Action, best: Action) -> Caution | None:
    """6.3.1 The opponent gets points by it, and by the best move he gets fewer."""
    rival = view.other(asked(view).seat)
    found = seen(view, action)
    given = found.gain(rival)
    less = seen(view, best).gain(rival) if best.kind == "place" else 0
    if given <= less:
        return None
    told = text("guide-warn-gives_points", rival=rival, n=given)
    plain = best.kind == "place" and balance(view, best) - balance(view, action) >= PLAINLY
    return Caution("gives_points", told, "6.3.1", found.points[rival], plain=plain)


@GUIDE.caution("place")
def leaves_theatre(view: Blitzkrieg, action: Action, best: Action) -> Caution | None:
    """6.3.2, 10.3 The opponent may close a theatre next turn, and the best move prevents it."""
    if best.kind != "place" or seen(view, best).closes:
        return None
    found = seen(view, action)
    before = theatres_open_to(view, seen(view, best))
    left = {t: n for t, n in theatres_open_to(view, found).items() if t not in before}
    if not left:
        return None
    theatre = min(left, key=lambda t: left[t])
    own = SPACES[found.space].campaign if found.completes else ""
    points = sum(CAMPAIGNS[c].points for c in undecided(view, theatre) if c != own)
    rival = view.other(asked(view).seat)
    told = text(
        "guide-warn-leaves_theatre", theatre=theatre, rival=rival, steps=left[theatre], n=points
    )
    return Caution("leaves_theatre", told, rule_of_closing(view))


@GUIDE.caution("place")
def missed_points(view: Blitzkrieg, action: Action, best: Action) -> Caution | None:
    """6.3 The best move brings more at once."""
    if best.kind != "place":
        return None
    most, here = balance(view, best), balance(view, action)
    if most <= here:
        return None
    told = text("guide-warn-missed_points", n=most, less=here)
    parts = seen(view, best).points.get(asked(view).seat, ())
    return Caution("missed_points", told, "6.3", parts)


@GUIDE.caution("place")
def opens_last(view: Blitzkrieg, action: Action, best: Action) -> Caution | None:
    """6.3.1 The last space of a campaign is left to an opponent who leads there."""
    found = seen(view, action)
    if not leaves_last(view, found) or (
        best.kind == "place" and leaves_last(view, seen(view, best))
    ):
        return None
    where = CAMPAIGNS[SPACES[found.space].campaign]
    rival = view.other(asked(view).seat)
    told = text("guide-warn-opens_last", campaign=where.id, rival=rival, n=where.points)
    return Caution("opens_last", told, "6.3.1")


@GUIDE.caution("place")
def leaves_campaign(view: Blitzkrieg, action: Action, best: Action) -> Caution | None:
    """6.3.1, 10.2 An opponent who leads there may complete a campaign next turn, and the best move
    prevents it."""
    if best.kind != "place":
        return None
    before = campaigns_open_to(view, seen(view, best))
    left = [c for c in campaigns_open_to(view, seen(view, action)) if c not in before]
    if not left:
        return None
    where = CAMPAIGNS[max(left, key=lambda c: CAMPAIGNS[c].points)]
    rival = view.other(asked(view).seat)
    told = text("guide-warn-leaves_campaign", campaign=where.id, rival=rival, n=where.points)
    return Caution("leaves_campaign", told, rule_of_completing(view))


@GUIDE.caution("place")
def runs_out(view: Blitzkrieg, action: Action, best: Action) -> Caution | None:
    """7.2, 11.2 One token at most is left, which a bombing takes; the best move leaves more."""
    if best.kind != "place" or not goes_on(view):
        return None
    seat = asked(view).seat
    mine, most = (left_over(view, seat, seen(view, a)) for a in (action, best))
    if mine > 1 or most <= mine:
        return None
    told = text("guide-warn-runs_out", rival=view.other(seat), n=mine)
    return Caution("runs_out", told, rule_of_losing(view))


@GUIDE.caution("place")
def missed_steps(view: Blitzkrieg, action: Action, best: Action) -> Caution | None:
    """6.2.9, 6.3 The best move carries markers much further, the one that a strategic advantage
    moves included."""
    if best.kind != "place":
        return None
    here, most = (steps_of(seen(view, a)) for a in (action, best))
    if most - here < MUCH:
        return None
    told = text("guide-warn-missed_steps", n=most, less=here)
    far = any(effect == "strategic" for effect, _ in seen(view, best).effects)
    return Caution("missed_steps", told, "6.2.9" if far else "6.3")


@GUIDE.gain
def brought(before: Blitzkrieg, action: Action, after: Blitzkrieg) -> Text | None:
    """What has changed in the points by the time one decides again."""
    seat = asked(before).seat
    rival = before.other(seat)
    mine = after.points[seat] - before.points[seat]
    theirs = after.points[rival] - before.points[rival]
    if not mine and not theirs:
        return None
    return text("guide-brought-points", rival=rival, mine=mine, theirs=theirs)

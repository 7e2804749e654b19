"""What closes all advice at the table of Churchill: where the end is heading (4.41 to 4.43)
and what would turn it; and what it begins with: that a lead grows too wide to win with."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ....engine.values import Result
from ....search import Outcome
from ....tutor.exercise import Text, text
from ....tutor.guide import Sayings
from ..bots.odds import WIDE
from ..box.components import SEATS
from ..outlook import ahead, asked, better_held, if_over, narrowing, source_of, standing
from ..rules.post_mortem import is_last
from ..rules.scoring import BROKEN_ALLIANCE_AT, points, score
from ..state import Churchill
from .holding import won_by_holding

ENDING = Sayings()

Sums = Mapping[str, float]
MOST_OF = 0.75  # of the games played on must be over before their end says where this one heads
LEAST = 12  # games played on, of which none ended otherwise, say that this one hardly will
ENDINGS = ("alliance", "broken", "hegemon")  # 4.41, 4.42, 4.43
NOWHERE = {"front": "none", "space": "none", "theirs": 0, "mine": 0}
BY_LEADING = "guide-mind-leading"
SELDOM = 20  # one in so many games need not be minded
LESS = 1.5  # points by which a lead has to be less wide to tell why it breaks no alliance
AS_NEAR = 3  # points by which two ways to win may differ and be as near as each other


@ENDING.prospect
def how_it_ends(view: Churchill, outcomes: Sequence[Outcome]) -> Text | None:
    """4.4 How many of the games that were played on end how, and how many of them one wins; where
    all end alike, the likeliest end says it."""
    seat, _ = asked(view)
    results = [o.result for o in outcomes if o.result is not None]
    if len(results) < MOST_OF * len(outcomes) or not results:
        return None
    ended = Counter(map(_kind, results))
    if len(ended) == 1 and len(results) == len(outcomes):
        return None
    won = Counter(_kind(r) for r in results if r.winner == seat)
    facts = {
        f"{ending}_{n}": counted[ending]
        for n, counted in (("all", ended), ("won", won))
        for ending in ENDINGS
    }
    facts |= {"games": len(results), "of": len(outcomes)}
    return text("guide-ends", whole=len(results) == len(outcomes), **facts)


@ENDING.prospect
def where_it_heads(view: Churchill, outcomes: Sequence[Outcome]) -> Text | None:
    """4.4 In what is probably the last conference by which ending the game is decided."""
    seat, _ = asked(view)
    results = [o.result for o in outcomes if o.result is not None]
    if not outcomes and is_last(view):
        now = if_over(view)
        results = [now] if now is not None else []
    if len(results) < MOST_OF * len(outcomes):
        return None
    leading = [r for r in results if _breaks_by(r, seat)]
    if leading and 2 * len(leading) >= len(results):
        return _leading(view, seat, leading, outcomes)
    return _ending(seat, results)


@ENDING.prospect
def wide_lead(view: Churchill, outcomes: Sequence[Outcome]) -> Text | None:
    """4.42 Where one's own lead comes near to breaking the alliance, and no ending says so: before
    the last conference, or when an Axis power seems to hold out, which may yet surrender: not if
    it did so in no game of many."""
    told = where_it_heads(view, outcomes)
    if told is not None and not told.key.startswith("guide-end-hegemon"):
        return None
    kinds = {o.result and _kind(o.result) for o in outcomes}
    if len(outcomes) >= LEAST and kinds == {"hegemon"}:
        return None
    seat, _ = asked(view)
    return _lead(view, seat, outcomes)


@ENDING.peril
def mind_the_lead(view: Churchill, outcomes: Sequence[Outcome]) -> Text | None:
    """4.42 That one's own lead may break the alliance: where most games come to that, as what
    closes the advice says it; else in a line."""
    end = where_it_heads(view, outcomes)
    if end is not None and end.key == BY_LEADING:
        return end
    wide = wide_lead(view, outcomes)
    return None if wide is None else wide._replace(key="guide-mind-lead")


@ENDING.contrast
def lost_by(
    view: Churchill, better: Sequence[Outcome], worse: Sequence[Outcome], least: int
) -> Text | None:
    """4.4 By which ending one loses far more games with the worse choice."""
    seat, _ = asked(view)
    here, there = (_losses(seat, outcomes) for outcomes in (worse, better))
    more = {how: here[how] - there[how] for how in here}
    how = max(more, key=more.__getitem__, default="")
    if not better or more.get(how, 0) < least:
        return None
    return text("guide-lost-by", how=how, here=here[how], there=there[how], most=BROKEN_ALLIANCE_AT)


@ENDING.contrast
def lead_by(
    view: Churchill, better: Sequence[Outcome], worse: Sequence[Outcome], least: int
) -> Text | None:
    """4.42, 9.4 Why one's own lead breaks the alliance far less often with the better choice: what
    one has and what the last, and where most of the difference comes from. None where the points
    do not tell it, or too many of the games are not over."""
    told = lost_by(view, better, worse, least)
    if told is None or told.facts["how"] != "lead":
        return None
    seat, _ = asked(view)
    here, there = ([o.result for o in games if o.result is not None] for games in (worse, better))
    if len(here) < MOST_OF * len(worse) or len(there) < MOST_OF * len(better):
        return None
    had, has = (_mean(r.scores for r in results) for results in (here, there))
    last = min(had, key=had.__getitem__)
    if had[seat] - had[last] - (has[seat] - has[last]) < LESS:
        return None
    more, less = _by_source(here), _by_source(there)
    narrows = {  # by how much each source makes the lead less wide
        (of, source): (more[of, source] - less[of, source]) * (1 if of == seat else -1)
        for of, source in {**more, **less}
        if of in (seat, last)
    }
    of, source = max(narrows, key=narrows.__getitem__)
    return text(
        "guide-lead-by",
        last=last,
        mine=round(had[seat]),
        theirs=round(had[last]),
        mine_then=round(has[seat]),
        theirs_then=round(has[last]),
        source=text(f"app-source-{source}"),
        of="me" if of == seat else of,
    )


def _by_source(results: Sequence[Result]) -> dict[tuple[str, str], float]:
    """9.4 What each power has on average from what; 0 from what nobody has any."""
    found: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        for of, lines in result.lines.items():
            for line in lines:
                found[of, source_of(line)] += line[1] / len(results)
    return found


def _losses(seat: str, outcomes: Sequence[Outcome]) -> Counter[str]:
    """In how many percent of the games played on a seat loses by which ending; by the second of
    4.42 apart if it leads itself."""
    lost: Counter[str] = Counter()
    for result in (o.result for o in outcomes):
        if result is not None and result.winner != seat:
            lost["lead" if _breaks_by(result, seat) else _kind(result)] += 1
    return Counter({how: round(100 * n / len(outcomes)) for how, n in lost.items()})


def _ending(seat: str, results: Sequence[Result]) -> Text | None:
    """By which ending, and who wins by it, in most of the games that were played on; and what one's
    own victory takes. None where none of the three is seen in half of them, or the likeliest is
    won and most of the games are not, or the other way round."""
    kind, often = max(Counter(map(_kind, results)).items(), key=lambda n: n[1], default=("", 0))
    alike = [r for r in results if _kind(r) == kind and r.ending != "broken"]
    if not alike or 2 * often < len(results):
        return None
    # Among games that end so, too, it must be what most come to: as often won as lost says nothing.
    won = sum(r.winner == seat for r in alike)
    if 2 * won == len(alike):
        return None
    alike = [r for r in alike if (r.winner == seat) == (2 * won > len(alike))]
    (ending, winner), _ = Counter((r.ending, r.winner) for r in alike).most_common(1)[0]
    assert winner is not None
    wins = sum(r.winner == seat for r in results)
    if 2 * wins != len(results) and (winner == seat) != (2 * wins > len(results)):
        return None
    alike = [r for r in results if (r.ending, r.winner) == (ending, winner)]
    final = _mean(r.final for r in alike)
    scores = _mean(r.scores for r in alike)
    firsts = [s for s in SEATS if ending != "broken_second" or s != winner]
    first = max(firsts, key=scores.__getitem__)
    gap = round(sum(max(r.scores.values()) - min(r.scores.values()) for r in alike) / len(alike))
    facts: dict[str, Any] = {
        "winner": winner,
        "often": "all" if wins == len(results) else "most",
        "first": first,
        "most": BROKEN_ALLIANCE_AT,
        "gap": gap,
        "wide": 2 * gap > BROKEN_ALLIANCE_AT or SELDOM * _broken(seat, results) > len(results),
        "mine": round(final[seat]),
        "theirs": round(final[winner]),
        "others": round(sum(scores.values()) - scores[first]),
    }
    return text(f"guide-end-{ending}-{'won' if winner == seat else 'lost'}", **facts)


def _broken(seat: str, results: Sequence[Result]) -> int:
    """4.42 In how many games one's own lead breaks the alliance."""
    return sum(_breaks_by(r, seat) for r in results)


def _breaks_by(result: Result, seat: str) -> bool:
    """4.42 Does the alliance break while a seat leads?"""
    return _kind(result) == "broken" and result.scores[seat] == max(result.scores.values())


def _leading(
    view: Churchill, seat: str, leading: Sequence[Result], outcomes: Sequence[Outcome]
) -> Text | None:
    """4.42 The end of games in which one's own lead breaks the alliance, and what wins then, lost
    ones and won ones in one sentence, so that it stays the same where they are about as many. None
    where most of those are lost, and most of all are won."""
    results = [o.result for o in outcomes if o.result is not None] or leading
    won = sum(r.winner == seat for r in leading)
    wins = sum(r.winner == seat for r in results)
    if 2 * won <= len(leading) and won < wins and 2 * wins >= len(results):
        return None
    scores = {s: round(n) for s, n in _mean(r.scores for r in leading).items()}
    rivals = [s for s in SEATS if s != seat]
    last = min(rivals, key=scores.__getitem__)
    seconds = Counter(r.winner for r in leading if r.winner != seat)
    before = view.phase != "war"  # after that no more markers go to fronts
    holding = is_last(view) and won_by_holding(seat, outcomes)
    found = narrowing(view, seat, last) if before and not holding else None
    how = NOWHERE if found is None else found._asdict()
    out: tuple[str, ...] = ()
    if before and 2 * won <= len(leading):
        out = next(iter(better_held(view, seat).values()), standing(view) if holding else ())
    facts: dict[str, Any] = {
        "games": len(results),
        "broken": len(leading),
        "won": won,
        "enough": "all" if won == len(leading) else "some" if won else "never",
        "winner": max(seconds or rivals, key=lambda s: (seconds[s], scores[s])),
        "gap": scores[seat] - scores[last],
        "last": last,
        "most": BROKEN_ALLIANCE_AT,
        "sum": scores[seat],
        "others": sum(scores[s] for s in rivals),
        "aim": "first" if won == len(leading) else _nearer(scores, seat),
        "held": out,
    }
    return text(BY_LEADING, **facts, **how)


def _kind(result: Result) -> str:
    """4.41, 4.42 or 4.43, of which the second has two outcomes."""
    return result.ending.partition("_")[0]


def _lead(view: Churchill, seat: str, outcomes: Sequence[Outcome]) -> Text | None:
    """4.42 A lead over the last that comes near to breaking the alliance, now or by the forecast;
    0 points stand for no lead."""
    had = points(score(view))
    over = 2 * sum(o.result is not None for o in outcomes) > len(outcomes)
    came = [o.points if over else o.rounded for o in outcomes if o.result is not None or not over]
    has = _mean(map(dict, came)) if came else had
    come = {s: round(n) for s, n in has.items()}
    now, then = (ahead(sums, seat) for sums in (had, come))
    if max(now, then) <= WIDE:
        return None
    last = min((s for s in SEATS if s != seat), key=come.__getitem__)
    facts = {"now": now, "then": then, "last": last, "end": "game" if over else "conference"}
    facts |= {"mine": come[seat], "others": sum(come.values()) - come[seat]}
    facts["aim"] = _aim(view, seat, come, outcomes) if over else "within"
    return text("guide-lead", most=BROKEN_ALLIANCE_AT, **facts, **come)


def _aim(view: Churchill, seat: str, sums: Mapping[str, int], outcomes: Sequence[Outcome]) -> str:
    """4.42, 4.43 What a wide lead is won with: in the last conference an Axis power that is "held",
    if so; else what is nearer."""
    if is_last(view) and won_by_holding(seat, outcomes):
        return "held"
    return _nearer(sums, seat)


def _nearer(sums: Mapping[str, int], seat: str) -> str:
    """4.42 What a lead that breaks the alliance is won with: being "first" by more than both others
    together, where less is missing to that; staying "within" 20 points; or "either", where it is
    about the same."""
    missing = sum(sums.values()) - 2 * sums[seat] + 1
    beyond = ahead(sums, seat) - BROKEN_ALLIANCE_AT
    if abs(missing - beyond) <= AS_NEAR:
        return "either"
    return "first" if missing < beyond else "within"


def _mean(many: Iterable[Sums]) -> dict[str, float]:
    counted = list(many)
    return {seat: sum(one[seat] for one in counted) / len(counted) for seat in SEATS}

"""The adviser at the table: one evaluation, which the hint, "why", the worth beside each choice
and the warning all read, so that no two of them can contradict each other.

What is best, and by how much, comes from playing on (``churchill_kit.search``); what it means in
the words of the game comes from the game's guide, if it has one. Everything is a function of a
view: what a seat must not know cannot reach it here, and equal views get equal advice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, reduce
from math import sqrt
from typing import Any, Literal, NamedTuple

from ..engine.players import best_player, player
from ..engine.registry import LANGUAGES
from ..engine.state import State
from ..engine.values import Action
from ..engine.words import has
from ..search import (
    ALIKE,
    BUDGET,
    CANDIDATES,
    GLANCE,
    TO_WIN,
    Evaluation,
    Gap,
    Outcome,
    Worth,
    lead_of,
    outcome,
    side_of,
)
from ..search.slices import Slices
from .exercise import Sayable, Text, text
from .guide import Caution, Guide, Seen, guide

COSTLY = 1.0  # percent of games that a move must cost for a warning that the game has words for
DEAR = 5.0  # and for one that only numbers speak of
# Times what many choices cost on average: where most cost much, nobody is asked on. The first is
# for words.
WORSE, FAR = 1.5, 2.0
SURE = 12  # deals that a move meets before it is warned of
PLAIN = 2.0  # errors by which a choice must lie behind for a few deals to say so
CERTAIN = 3.0  # and for a warning by numbers alone: of many choices one is best by luck
MUCH = 10.0  # percent that are asked about where other choices cost less on average
GREAT = 20.0  # whatever others cost; and where games are played out, the least that counts
# He wants to win, as the strongest players do, and has a word on every choice; where a player may
# try what looks a little better, he must be surer (benchmarks/results.md).
WAY = TO_WIN._replace(glance=GLANCE, sure=ALIKE)
EVEN = 2  # other choices that must be as good before it is said that it matters little
MATTERS = 4.0  # percent of the games: whoever comes to so much less may still be worse
FEW = 6  # deals below which even that says nothing
ROUGH = 30  # deals below which a number is a rough one, and a percentage of games none at all
MOVED = 10  # percent: who reads less from one question to the next asks nothing
FIGURE = 100  # deals that the chance of winning rests on, which is read from question to question
REASONS = 4  # sentences for the better move, where numbers alone warn of another
FEWER = 0.1  # on average, which explains why a choice is worse
LITTLE = 2  # percent: less is not worth a figure
ALIKE_KEYS = {"adviser-second-alike", "adviser-other-alike"}


class Counsel(NamedTuple):
    """What the adviser would do, and what speaks for and against it.

    All that is said is sentences: `reasons` why `best` is best, `against` what speaks against it,
    `beside` how the second best compares, `ahead` where the game is heading, `perils` what to mind
    of that before anything else. `aim` is what he is
    after, and how it is to end, if the game can tell. `looked` is False where nothing could be
    computed, and the advice is what the game's own player would do.
    """

    best: Action
    reasons: tuple[Sayable, ...]
    second: Action | None
    beside: tuple[Sayable, ...]
    against: tuple[Sayable, ...]
    ahead: tuple[Sayable, ...]
    looked: bool
    aim: tuple[str, str] | None = None
    perils: tuple[Sayable, ...] = ()


class Mark(NamedTuple):
    """What stands beside a choice: how far it lies behind what is advised, in percent of games won
    or, where a game does not tell its odds, in points; and from how many deals: few of them give
    no more than a `rough` idea, and only of what is plainly worse."""

    behind: int
    odds: bool
    rough: bool
    deals: int


class Chance(NamedTuple):
    """A chance of winning, 0 to 1, and by how many deals."""

    share: float
    deals: int

    @property
    def percent(self) -> int:
        """It as he tells it."""
        return _percent(self.share)

    @property
    def give(self) -> int:
        """How many percent it may well be off, one way or the other, by so few games: as many
        errors as a figure beside a choice must exceed."""
        spread = sqrt(max(0.0, self.share * (1 - self.share)) / self.deals)
        return max(1, _percent(PLAIN * spread))

    def with_more(self, other: Chance | None) -> Chance:
        """Of all deals together, unless those of one leave no doubt."""
        if other is None or self.share in (0, 1):
            return self
        deals = self.deals + other.deals
        return Chance((self.share * self.deals + other.share * other.deals) / deals, deals)


class Adviser(Slices):
    """What there is to say about one view of whoever is asked; ``steps`` works it out."""

    def __init__(
        self,
        view: State,
        budget: int = BUDGET,
        meant: Action | None = None,
        known: Chance | None = None,
    ) -> None:
        """`meant` is what he has said that he would do here: he keeps to it unless something
        else is plainly better, and by more where what was done before would be lost without it.
        `known` is the chance of winning by what was played on before, where
        nothing has happened since."""
        self.view, self._firm, self._known = view, False, known
        self._even = False  # are the choices so much the same that it matters little?
        self._marks: dict[Action, Mark] = {}  # what a warning looks up changes none of them
        self._told: dict[Action, tuple[int, int]] = {}  # percent and points, once they were said
        self._said: dict[Action, tuple[int, int]] = {}  # of those, what the advice says
        self._others: Sequence[Action] = ()  # what one asks about beside the best
        # Those that were played on with what is advised, and what was looked for in all of them,
        # before anybody asks for more.
        self._games: Sequence[Outcome] = ()
        self._found: Seen = {}
        self._all: Sequence[Outcome] = ()
        self._rather: Sequence[Text] = ()  # by which ending fewer of them are lost than of others
        self.guide: Guide | None = guide(view.game)
        many = len(view.actions()) > CANDIDATES  # a glance at each takes as long as the rest
        goes_on = self.guide is not None and meant is not None and self.guide.goes_on(view, meant)
        self._bound = meant if goes_on else None
        own = player(view.game, best_player(view.game))
        self.evaluation = Evaluation(
            view,
            budget * (1 + many),
            by=own if self.guide is None else self.guide.plays_on(view, own),
            way=WAY._replace(sure=CERTAIN) if goes_on else WAY,
            idle=self._idle,
            kin=self._kin,
            watch=None if self.guide is None else self.guide.look,
            usual=meant,
            sense=self._sense_alone,
            among=() if self.guide is None else self.guide.worth_playing(view),
        )

    def _idle(self, action: Action) -> bool:
        if self.guide is None or action == self._bound:
            return False
        return self.guide.brings_nothing(self.view, action, self._seen, self._outcomes)

    def _sense(self, action: Action) -> float | None:
        return None if self.guide is None else self.guide.worth(self.view, action)

    def _sense_alone(self, action: Action) -> float | None:
        """What goes before others that are as good must be worth something by itself: only that was
        played on."""
        if self.guide is not None and self.guide.comes_later(self.view, action):
            return 0.0
        return self._sense(action)

    @property
    def _seen(self) -> Seen:
        """What was looked for, in the games played on from each action."""
        played = self.evaluation.played.items()
        return {a: [o.seen for o in found if o.seen is not None] for a, found in played}

    @property
    def _outcomes(self) -> list[Outcome]:
        """All games played on, whatever they began with."""
        return [outcome for found in self.evaluation.played.values() for outcome in found]

    def _kin(self, action: Action) -> Sequence[Action]:
        """What one asks about beside an action, and what looks best before anybody plays on: why
        that is not advised is asked first of all."""
        if self.guide is None:
            return ()
        about = dict.fromkeys(self.guide.asked_about(self.view, action))
        if self._looks_best is not None:
            about[self._looks_best] = None
        return [a for a in about if a != action]

    def _twins(self, action: Action) -> Sequence[Action]:
        """What differs from an action by its name alone."""
        if self.guide is None:
            return ()
        return [a for a in self.guide.twins(self.view, action) if a in self.evaluation.played]

    def _lesser(self, action: Action) -> Sequence[Action]:
        """What surely is no better than an action."""
        if self.guide is None:
            return ()
        found = self.guide.surely_no_better(self.view, action)
        return [a for a in found if a in self.evaluation.played]

    @cached_property
    def _looks_best(self) -> Action | None:
        weighed = {a: self._sense(a) for a in self.view.actions()}
        known = {a: n for a, n in weighed.items() if n is not None}
        return max(known, key=known.__getitem__, default=None)

    def _work(self) -> Iterator[None]:
        yield from self.evaluation.steps()
        e = self.evaluation
        self._others = [a for a in self._kin(e.best) if len(e.played.get(a, ())) >= SURE]
        if len(e.actions) > 1:
            yield from e.firm(min(ROUGH, e.budget), self._others)
            yield from self._look_closer()
            yield from e.weigh(min(FIGURE, e.budget))
        self._games = tuple(e.played[e.best])
        self._found, self._all = self._seen, self._outcomes
        self._rather = self._lost_less()
        self._even = self._is_even()
        self._firm = True
        odds = self.by_odds
        marks = {a: self._mark(a, odds) for a in e.actions}
        alike = {a: (a, *self._twins(a), *self._lesser(a)) for a in marks}
        self._marks = {a: min(marks[b] for b in alike[a]) for a in marks}

    def _look_closer(self) -> Iterator[None]:
        """What seems to bring most is what people press: where it looks costly it meets as many
        deals as a figure rests on, so that no warning comes without one beside the choice. As many
        deals as all the rest has had at most."""
        e, left = self.evaluation, self.evaluation.budget
        weighed = ((self._sense(a), a) for a in e.actions if a != e.best and e.played[a])
        known = [(worth, a) for worth, a in weighed if worth is not None]
        for _, action in sorted(known, key=lambda one: -one[0]):
            lacks = min(ROUGH, len(e.played[e.best])) - len(e.played[action])
            if lacks <= 0 or e.gap(e.best, action).value < COSTLY:
                continue
            if lacks > left:
                return
            left -= lacks
            yield from e.closer(action, ROUGH)

    @property
    def ready(self) -> bool:
        """Is all worked out?"""
        return self._firm

    @property
    def best(self) -> Action:
        """What the adviser would do; what the game's own player would, before it is worked out."""
        return self.evaluation.best if self.ready else self.evaluation.usual

    @property
    def games(self) -> Sequence[Outcome]:
        """Those that were played on with what is advised; none before all is worked out."""
        return self._games

    def since(self, before: Sequence[Outcome], worse: bool) -> list[Text]:
        """How the games with what is advised end otherwise than those `before`, at an earlier
        question; of `worse` ones what is lost, of others what no longer is. Where that tells
        nothing, by the points as the round ends."""
        if self.guide is None or not before:
            return []
        games = (before, self._games) if worse else (self._games, before)
        ends = self.guide.ended_otherwise(self.view, *games, least=MOVED)
        found = self._worded(told._replace(key=f"{told.key}-since") for told in ends)
        if not found:
            was, now = (self._margin(of) for of in (before, self._games))
            differ = round(was) != round(now) and (now < was) == worse
            return [text("adviser-since-points", was=round(was), now=round(now))] if differ else []
        if worse:
            return found
        turned = {"here": "there", "there": "here"}
        return [
            text(told.key, **{turned.get(name, name): n for name, n in told.facts.items()})
            for told in found
        ]

    def _margin(self, games: Sequence[Outcome]) -> float:
        """How many points ahead of the best rival these games leave one as the round ends."""
        name, seat = self.view.game, self.evaluation.seat
        ahead = [lead_of(name, seat, dict(game.rounded)) for game in games if game.rounded]
        return sum(ahead) / len(ahead) if ahead else 0.0

    # -- the advice -------------------------------------------------------------------------

    def counsel(self, planned: State | None = None) -> Counsel:
        """The advice; works out what is left of it. Where placings are planned that have not been
        played, the numbers of the position are those of the view with them (`planned`)."""
        e = self.finish().evaluation
        best, second = e.best, e.second()
        looked = e.known
        if len(self.view.actions()) == 1:
            reasons: list[Sayable] = [text("adviser-only")]
        else:
            came = _telling(self._came(best))
            own = self._own("reasons", best, planned)
            # Where it goes, then what that comes to; what else speaks for it after that.
            whole = _says(came, "says_all")
            reasons = [*came] if whole else [*own[:1], *came, *own[1:]]
            # Whatever could bring something came out worse; why may be said already.
            if self._vain(best) and not (whole or _says(came, "says_why")):
                vain = all(self._vain(a) for a in e.actions)
                apart = any(mark.behind >= DEAR for mark in self._marks.values())
                better = bool(self._rather) and not self._even  # says what it was advised for
                if not (better or (vain and apart)):  # after what speaks for it
                    reasons.append(text("adviser-idle-all" if vain else "adviser-idle"))
            elif self._even:
                worse = any(mark.behind >= DEAR for mark in self._marks.values())
                reasons.insert(0, text("adviser-even-some" if worse else "adviser-even"))
            reasons += self._numbers(best, counted=bool(came))
            reasons += () if self._even else self._rather
            reasons += self._risk(best, speaks_for=True)
        ahead = [] if self.guide is None else self.guide.prospects(self.view, self._games)
        compared = [] if second is None or self._waste(*second) else [second]
        compared += [(a, e.gap(best, a)) for a in self._others if second and a != second[0]]
        twins = self._twins(best)
        compared = [
            (other, gap)
            for other, gap in compared
            if other not in twins and not self._is_bounded(other)
        ]
        compared.sort(key=self._behind)  # by what is told of each, the nearest first
        self._said = {
            other: self._apart(gap, other) for other, gap in compared if gap.exceeds(PLAIN)
        }
        second_best = bool(compared) and self._is_second(compared[0])
        keys = (
            "adviser-second" if second_best else "adviser-other",
            *["adviser-other"] * len(compared),
        )
        beside = [self._beside(key, *one) for key, one in zip(keys, compared, strict=False)]
        if twins:  # why not those is asked of what is told in the same words
            names: Sequence[Any] = twins
            beside.insert(0, text("adviser-twins", action=reduce(_also, names)))
        against = [*self._own("against", best, planned), *self._risk(best, speaks_for=False)]
        return Counsel(
            best,
            tuple(reasons),
            compared[0][0] if compared else second[0] if second else None,
            tuple(_joined(beside) if planned else map(self._explained, _joined(beside))),
            tuple(against),
            tuple(ahead),
            looked,
            None if self.guide is None else self.guide.aim_of(self.view, best, reasons),
            tuple(self.perils()),
        )

    def perils(self) -> list[Text]:
        """What there is to mind before anything else; nothing before it is worked out."""
        if self.guide is None or not self.ready:
            return []
        return self.guide.perils(self.view, self._games)

    def _explained(self, beside: Text) -> Text:
        """An equal that stands alone says in a sentence what it would be good for."""
        if beside.key not in ALIKE_KEYS:
            return beside
        own = self._own("reasons", beside.facts["action"], None)
        return text("adviser-and", one=beside, other=own[0]) if own else beside

    def _lost_less(self) -> list[Text]:
        """By which ending far fewer games are lost with the best choice than with those that are
        plainly worse, and what else comes otherwise than what is moved itself, of which is told
        what it came to."""
        e = self.evaluation
        if self.guide is None:
            return []
        worse = [a for a in e.close if e.gap(e.best, a).exceeds(PLAIN)]
        others = [o for a in worse for o in e.played[a]]
        found = self.guide.ended_otherwise(self.view, self._games, others)
        moved = set(e.best.args.values())
        return self._worded(
            told._replace(key=f"{told.key}-rather")
            for told in found
            if moved.isdisjoint(fact for fact in told.facts.values() if isinstance(fact, str))
        )

    def _worded(self, found: Iterable[Text]) -> list[Text]:
        """Those of the sentences for which there are words."""
        return [told for told in found if has(LANGUAGES[0], self.view.game, told.key)]

    def _is_even(self) -> bool:
        """Does it matter little: was nothing that was looked at closely plainly worse, nor came it
        to much less?"""
        e = self.evaluation
        if not e.alike == len(e.close) - 1 >= EVEN or any(map(self._wasted, e.close)):
            return False
        return all(e.gap(e.best, a).value < MATTERS for a in e.close)

    def _own(
        self, what: Literal["reasons", "against"], action: Action, planned: State | None
    ) -> list[Text]:
        """What the game's guide says for or against an action."""
        if self.guide is None:
            return []
        view, guide = planned or self.view, self.guide
        told = (guide.reasons if what == "reasons" else guide.against)(view, action)
        return [one for one in told if guide.bears_out(view, one, self._games)]

    def _came(self, action: Action) -> list[Text]:
        """What the games played on with an action came to, in the words of the game."""
        if self.guide is None or not self.evaluation.played[action]:
            return []
        seen = {**self._found, action: self._seen[action]}
        told = self.guide.foretold(self.view, action, seen)
        return [] if told is None else [told]

    def _vain(self, action: Action) -> bool:
        """Can an action bring nothing, by the games that were played on before anybody asked for
        more?"""
        guide = self.guide
        if guide is None:
            return False
        return guide.brings_nothing(self.view, action, self._found, self._all)

    def _waste(self, other: Action, gap: Gap) -> bool:
        """Is another choice no worse by the numbers, and can bring nothing? Then it has no name."""
        return not gap.real and self._vain(other)

    def _beside(self, key: str, other: Action, gap: Gap) -> Text:
        """How another choice compares with the best; and what it came to, if it is less good, or
        what speaks against it where it is much less so, or how its games ended otherwise."""
        less = self._less(key, gap, other)
        # of equals one comes to more by luck
        came = self._came(other) if less.key not in ALIKE_KEYS else []
        best = self._came(self.evaluation.best)
        explains = came and not _says_little(best) and _says_less(came[0], best)
        brief = f"{came[0].key}-brief" if explains else ""
        if brief and has(LANGUAGES[0], self.view.game, brief):
            return text("adviser-and", one=less, other=came[0]._replace(key=brief))
        much = self._behind((other, gap)) >= (DEAR if self.by_odds else 1)
        if not much:
            return less
        doubts = [] if came else self._own("against", other, None)
        why = doubts or self.ended_otherwise(other)
        return text("adviser-and", one=less, other=why[0]) if why else less

    def _numbers(self, action: Action, counted: bool) -> list[Sayable]:
        """What it came to when it was played on; how often, unless that is told (`counted`)."""
        worth = self.evaluation.worth(action)
        if worth is None:
            return [text("adviser-blind")]
        told = Chance(worth.chance, worth.deals).with_more(self._known)
        chance = told.percent
        if worth.ended < 1 or 0 < told.share < 1:  # odds of what goes on are never certain
            chance = min(max(chance, 1), 99)
        facts: dict[str, Any] = {"deals": told.deals, "percent": chance, "give": told.give}
        facts["before"] = told.deals - worth.deals
        if worth.ended == 1:
            return [text("adviser-wins", **facts)]
        parties = self._parties()
        if _odds(worth):
            if counted:
                facts["deals"] = None
            return [text("adviser-foresees", even=_percent(1 / parties), **facts)]
        was = outcome(self.view, self.evaluation.seat).margin
        facts |= _standing("was", was) | _standing("points", worth.points)
        return [text("adviser-leaves", rivals=parties - 1, **facts)]

    def _less(self, key: str, gap: Gap, other: Action, worse: Action | None = None) -> Text:
        """How much less one action is than another, as far as that can be told: `other` than the
        best, or `worse` than `other`."""
        plain = gap.real and (worse is not None or gap.exceeds(PLAIN))
        if not plain and not (worse is None and self._has_figure(other)):
            return text(f"{key}-alike", action=other)
        chances, points = self._apart(gap, worse or other)
        little = chances < LITTLE if self.by_odds else not chances and points < 1
        if little and worse is None:
            return text(f"{key}-alike", action=other)
        if self.by_odds or points < 1:  # in the unit of the figures beside the choices
            return text(f"{key}-odds", action=other, percent=max(1, chances), points=max(0, points))
        return text(f"{key}-points", action=other, points=points, percent=chances)

    def _has_figure(self, action: Action) -> bool:
        """Does a figure stand beside it, whatever more games have said since?"""
        mark = self._marks.get(action)
        return mark is not None and bool(mark.behind) and not mark.rough

    def _apart(self, gap: Gap, worse: Action) -> tuple[int, int]:
        """Percent of games and points that an action lies behind the best: one number, wherever it
        is said, and the same as beside the choice."""
        if worse not in self._told:
            chances, points = max(0, _percent(gap.chance)), round(gap.points)
            mark = self._marks.get(worse)
            if mark is not None and mark.behind and not mark.rough:
                chances, points = (mark.behind, points) if mark.odds else (chances, mark.behind)
            self._told[worse] = chances, points
        return self._told[worse]

    def _behind(self, one: tuple[Action, Gap]) -> int:
        """How far it is told to lie behind the best; 0 if it is about as good."""
        action, gap = one
        plain = gap.exceeds(PLAIN) or self._has_figure(action)
        chances, points = self._apart(gap, action) if plain else (0, 0)
        return chances if self.by_odds else points

    def _is_second(self, one: tuple[Action, Gap]) -> bool:
        """Do figures beside all other choices say that they lie as far behind? One without may be
        as good."""
        action, behind = one[0], self._behind(one)
        best = self.evaluation.best
        apart = {action, best, *self._twins(best)}
        return not any(m.behind < behind for a, m in self._marks.items() if a not in apart)

    def _parties(self) -> int:
        """How many can win, one side counted once."""
        view = self.view
        return len({side_of(view.game, seat) for seat in view.seats})

    def _risk(self, action: Action, speaks_for: bool) -> list[Text]:
        """What may become of it at worst; who is ahead even then has one reason more."""
        worth = self.evaluation.worth(action)
        if worth is None or _odds(worth):  # then how many are won says it
            return []
        key, points = _stand(worth.low)
        if (key, points) == _stand(worth.points):  # no worse than on average
            return []
        return [text(f"adviser-low-{key}", points=points)] if speaks_for == (key == "ahead") else []

    @property
    def chance(self) -> Chance | None:
        """The chance of winning of who does what is advised; None where no games were played on, or
        no odds are told."""
        worth = self.evaluation.worth(self.best) if self.ready else None
        if worth is None or not _odds(worth):
            return None
        return Chance(worth.chance, worth.deals).with_more(self._known)

    @property
    def decided(self) -> bool:
        """Are the games played to their end?"""
        worth = self.evaluation.worth(self.best)
        return worth is not None and _ended(worth)

    @property
    def by_odds(self) -> bool:
        """Are choices compared by the games won, rather than by points?"""
        worth = self.evaluation.worth(self.best)
        return worth is not None and _odds(worth)

    # -- beside the choices -----------------------------------------------------------------

    def marks(self) -> dict[Action, Mark]:
        """What stands beside each choice; {} before it is worked out, and where there is nothing
        to compare. Nothing stands beside the one that is advised, and what is as good."""
        e = self.evaluation
        if not (self.ready and e.known and len(e.actions) > 1):
            return {}
        said = {a: self._mark_said(a) for a in self._said if not self._marks[a].behind}
        return {**self._marks, **said}

    def _mark_said(self, action: Action) -> Mark:
        """What the advice says of a choice stands beside it as well."""
        odds, deals = self.by_odds, len(self.evaluation.played[action])
        behind = self._said[action][0 if odds else 1]
        return Mark(0 if odds and behind < LITTLE else behind, odds, deals < ROUGH, deals)

    def why_worse(self, action: Action) -> list[Text]:
        """By which ending more games are lost with a choice that a figure stands beside; where they
        are many, what makes it so much worse, if the game has words for it."""
        mark = self.marks().get(action)
        if mark is None or not mark.behind or mark.rough:
            return []
        doubt = self._doubt(action, self.best) if mark.behind >= MUCH else None
        return [*([doubt.told] if doubt is not None else []), *self.ended_otherwise(action)]

    def _mark(self, action: Action, odds: bool) -> Mark:
        """How much it is worse, where that is more than chance could make it, by some deals at
        least."""
        e = self.evaluation
        deals = len(e.played[action])
        behind = round(_much(e.gap(e.best, action), odds)) if deals >= FEW else 0
        return Mark(0 if odds and behind < LITTLE else behind, odds, deals < ROUGH, deals)

    # -- the warning ------------------------------------------------------------------------

    def caution(self, action: Action) -> Caution | None:
        """A question before a move that costs more than chance could make it, or that is plainly a
        waste by the rules; None for others, and always for what the adviser would do himself.
        Nobody waits for it: before all is worked out there is none.
        """
        e = self.evaluation
        best = e.best
        if not self.ready or action in (best, *self._twins(best)) or not e.known:
            return None
        doubt = self._doubt(action, best)
        if doubt is not None and doubt.plain and not e.gap(action, best).real:
            # Where what he advises brings nothing either, nothing is wasted.
            return None if self._vain(best) else doubt._replace(better=best)
        if e.gap(best, action).value < COSTLY or self._is_bounded(action):
            return None
        for deals in (SURE, ROUGH):  # what is told rests on as many deals as a figure beside it
            e.deepen(action, deals)
            gap = e.gap(best, action)
            if gap.value < COSTLY or not gap.real:
                return None
        if doubt is None and gap.value >= MUCH and not gap.exceeds(CERTAIN):
            e.deepen(action, FIGURE)  # much is not passed over for want of games
            gap = e.gap(best, action)
        if self.decided and not gap.exceeds(CERTAIN):
            return None
        if gap.value < self._bar(gap.value, WORSE):
            return None
        more = self._less("adviser-gap", gap, best, worse=action)
        ends = self.ended_otherwise(action)
        if doubt is not None:
            return doubt._replace(better=best, more=(more, *ends))
        if gap.value < DEAR or not gap.exceeds(CERTAIN):
            return None
        if self.by_odds and more.facts["percent"] < DEAR:
            return None
        if gap.value < (GREAT if self.decided else self._bar(gap.value, FAR)):
            return None
        if self.decided and gap.deals < ROUGH:
            return None
        decision = self.view.decision
        assert decision is not None
        better = self._came(best)
        speaks = [*_telling(better), *self._own("reasons", best, None)][:REASONS]
        other = [text("adviser-instead")] if speaks else []
        came = [t for t in self._came(action) if _speaks_against(t, better)]
        reasons = [*ends, *came, *other, *speaks]
        about = "gap-great" if gap.value >= GREAT else "gap"  # who insists on less is asked again
        return Caution(about, more, decision.rule, (), best, tuple(reasons))

    def _is_bounded(self, action: Action) -> bool:
        """Does something stand there as about as good that surely is no better?"""
        return any(not self._marks[other].behind for other in self._lesser(action))

    def planned_caution(self, view: State, action: Action) -> Caution | None:
        """The question before one of several placings that are planned, in the view with the
        others: what is plainly a waste by the rules beside something else that could be placed, or
        what is asked before it alone and holds there, too. Nothing was played on there."""
        if self.guide is None:
            return None
        others = (other for other in view.actions() if other != action)
        found = [self.guide.warn(view, action, other) for other in others]
        doubts = [doubt for doubt in found if doubt is not None]
        alone = None if all(doubt.plain for doubt in doubts) else self.caution(action)
        holds = (d for d in doubts if d.plain or (alone is not None and d.about == alone.about))
        return next(holds, None)

    def ended_otherwise(self, worse: Action) -> list[Text]:
        """How the games end in which one does this, and not what is advised."""
        if self.guide is None:
            return []
        played = self.evaluation.played
        return self.guide.ended_otherwise(self.view, played[self.evaluation.best], played[worse])

    def lost_by_plan(self, better: Sequence[Outcome], worse: Sequence[Outcome]) -> list[Text]:
        """By which ending more of the games are lost that begin with a worse plan than his."""
        if self.guide is None:
            return []
        ends = self.guide.ended_otherwise(self.view, better, worse)
        return self._worded(told._replace(key=f"{told.key}-plan") for told in ends)

    def _bar(self, cost: float, times: float) -> float:
        """With many choices most cost something: then a cost must be so many times what they cost
        on average, or above the average where it is much, and a great one need not be."""
        e = self.evaluation
        if len(e.actions) <= e.candidates or cost >= GREAT:
            return 0.0
        return self._usual_loss() * (1.0 if cost >= MUCH else times)

    def _usual_loss(self) -> float:
        """What these choices cost on average."""
        e = self.evaluation
        return sum(e.gap(e.best, a).value for a in e.actions) / len(e.actions)

    def _wasted(self, action: Action) -> bool:
        """Is it plainly a waste, by the rules alone?"""
        doubt = self._doubt(action, self.evaluation.best)
        return doubt is not None and doubt.plain

    def _doubt(self, action: Action, best: Action) -> Caution | None:
        if self.guide is None or action == best:
            return None
        return self.guide.warn(self.view, action, best)


def advice(view: State, budget: int = BUDGET) -> Counsel:
    """What the adviser would do at a decision of the view's seat, and why."""
    return Adviser(view, budget).counsel()


def _joined(beside: Sequence[Text]) -> list[Text]:
    """Choices that are much the same in one sentence, where the first of them stood."""
    alike = [told for told in beside if told.key in ALIKE_KEYS]
    if len(alike) < 2:
        return list(beside)
    actions = reduce(_also, (told.facts["action"] for told in alike))
    joined = text("adviser-alike", actions=actions)
    return [joined if told is alike[0] else told for told in beside if told not in alike[1:]]


def _also(one: Any, other: Any) -> Text:
    return text("adviser-also", one=one, other=other)


def _says(came: Sequence[Text], what: str) -> bool:
    """Does a forecast leave nothing to say for a choice as such ("says_all"), or tell what a choice
    that brings nothing is good for ("says_why")?"""
    return bool(came) and bool(came[0].facts.get(what))


def _says_little(came: Sequence[Text]) -> bool:
    """Is a forecast a number that says nothing without another, which there is not?"""
    return bool(came) and bool(came[0].facts.get("says_little"))


def _telling(came: list[Text]) -> list[Text]:
    """A forecast that says something by itself."""
    return [] if _says_little(came) else came


def _says_less(other: Text, best: Sequence[Text]) -> bool:
    """Does a forecast explain why another choice is worse? Of two averages the smaller one; a mere
    number not without the other."""
    if not best or other.key != best[0].key or "average" not in other.facts:
        return "says_little" not in other.facts
    return bool(best[0].facts["average"] - other.facts["average"] >= FEWER)


def _speaks_against(other: Text, best: Sequence[Text]) -> bool:
    """Does a forecast tell why another choice is not the best: one that is no mere number, and
    tells of no gain but one that is smaller?"""
    if "says_little" in other.facts:
        return False
    if best and other.key == best[0].key and "average" in other.facts:
        return bool(other.facts["average"] < best[0].facts["average"])
    return other.facts.get("alone") is None


def _much(gap: Gap, odds: bool) -> float:
    """How far the worse of two lies behind, in percent of games or in points, where that is plain:
    of many choices some lie behind by luck. A glance says little: what rests on few deals is drawn
    toward the others, unless all of many agree."""
    if odds and gap.chance == 1 and gap.deals >= ROUGH:  # every game says the same
        return 100
    much = (100 * gap.chance if odds else gap.points) if gap.exceeds(PLAIN) else 0.0
    return max(0.0, much) * gap.deals / (gap.deals + GLANCE)


def _ended(worth: Worth) -> bool:
    """Were most of the games over?"""
    return worth.ended > 0.5


def _odds(worth: Worth) -> bool:
    """Were they, or do the odds tell how they would end, so that one speaks of winning?"""
    return worth.foretold > 0.5


def _percent(share: float) -> int:
    return round(100 * share)


def _standing(name: str, value: float) -> dict[str, Any]:
    """The same as facts of a sentence."""
    where, points = _stand(value)
    return {name: points, f"{name}_where": where}


def _stand(value: float) -> tuple[str, int]:
    """Ahead, behind or level, and by how many whole points."""
    points = round(value)
    return ("ahead" if points > 0 else "behind" if points < 0 else "level"), abs(points)

"""The pages to pause at: the end of a meeting and the end of a war phase.

Everything is read off the beats of the story, events with the position before and after each, and
off the rules; nothing is kept, so undo, branches and saves tell the truth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, FRONTS, SEATS
from churchill_kit.games.churchill.outlook import (
    apart,
    entered,
    entering,
    front_chance,
    if_over,
    percent,
    wide_lead,
)
from churchill_kit.games.churchill.rules.decisions import production_parts, won
from churchill_kit.games.churchill.rules.meeting import can_debate, total, track_of
from churchill_kit.games.churchill.rules.post_mortem import axis_is_out, is_last
from churchill_kit.games.churchill.rules.scoring import (
    BROKEN_ALLIANCE_AT,
    CONFERENCE_POINTS,
    Line,
    points,
    score,
)
from churchill_kit.games.churchill.state import CENTER, LEFT_OF, Churchill, Place

from ....base.rows import Row, column, section, signed
from ....base.sentences import label, name, parts
from ....base.sentences import say as sentence
from .endings import peace
from .gains import gives, in_center
from .rows import GAME, row, say, told
from .scores import changed, counted, rule_of, turned

if TYPE_CHECKING:
    from churchill_kit.table.story import Beat

Rows = Iterator[Row]
TIES = ("tie", "leader_kept", "tie_broken")
MOVERS = ("advance_played", "debate_played")
LOST = {"network_removed": "taken-network", "alignment_removed": "taken-alignment"}
UNUSED = ("networks_lost", "alignments_lost")
ROLLS = ("front_rolled", "front_blocked", "front_too_weak")
AFTER_ROLL = ("breakthrough", "no_breakthrough", "breakthrough_stopped", "kamikaze")
ELSEWHERE = ("reserve_removed", "surrendered", "technology_gained", "issue_removed", "navy_strikes",
             "navy_sent", "navy_fate", "army_to_arctic")  # fmt: skip


def summary(kind: str, beats: Sequence[Beat], seat: str | None, lang: str) -> dict[str, Any]:
    """The page of this kind about the last meeting, or war, among the beats; {} if they hold
    none of it."""
    own = _since(beats, {"meeting": "agenda_won", "war": "networks_to_place"}.get(kind, ""))
    if not own:
        return {}
    if kind == "meeting":
        return _meeting(own, seat, lang)
    return _war(own, _decisions(beats, own[0]), seat, lang)


def _since(beats: Sequence[Beat], opener: str) -> list[Beat]:
    """The last beats from the first of this kind of event on; all if there is none, as in a game
    that began later."""
    found: list[Beat] = []
    begun = False
    for beat in reversed(list(beats)):
        opens = any(e.kind == opener for e in beat.events)
        if begun and not opens:
            break
        begun = begun or opens
        found.append(beat)
    return found[::-1] if opener else []


def _decisions(beats: Sequence[Beat], war: Beat) -> list[Beat]:
    """The beats from the end of the meeting to the first of a war; none if no meeting was told."""
    found: list[Beat] = []
    for beat in reversed([b for b in beats if b.first < war.first]):
        kinds = {e.kind for e in beat.events}
        if "conference_won" in kinds:
            return found[::-1]
        if "conference_closed" in kinds:
            break
        found.append(beat)
    return []


def _events(beats: Sequence[Beat]) -> Iterator[ck.Event]:
    for beat in beats:
        yield from beat.events


# -- 5.27 the end of a meeting ---------------------------------------------------------------------


class Push(NamedTuple):
    """A card or leader that moved an issue: the event, and where the issue lay after it."""

    event: ck.Event
    to: Place


class Slip(NamedTuple):
    """An issue that somebody had and lost: where it lay, and what took it away."""

    issue: str
    at: Place
    by: ck.Event
    to: Place
    seized: bool  # it was about to be captured, and was kept out of the chair


class Course(NamedTuple):
    """What a meeting did to the issues."""

    last: dict[str, Push]  # who moved an issue last
    slips: dict[str, dict[str, Slip]]  # by seat, by issue: what it had and lost last, though it
    # may have come back


def course(beats: Sequence[Beat]) -> Course:
    """Follow the issues through a meeting, event by event."""
    last: dict[str, Push] = {}
    slips: dict[str, dict[str, Slip]] = {seat: {} for seat in SEATS}
    mover: dict[str, ck.Event] = {}
    threat: dict[str, str] = {}
    for beat in beats:
        before, after = beat.before.issues, beat.after.issues  # type: ignore[attr-defined]
        for event in beat.events:
            issue = event.get("issue")
            if event.kind in MOVERS:
                mover[issue] = event
                last[issue] = Push(event, after[issue])
                against = threat.pop(issue, None)
                if event.kind == "debate_played" and against not in (None, event["seat"]):
                    kept_out = Slip(issue, before[issue], event, before[issue], True)
                    slips[str(against)].setdefault(issue, kept_out)
            elif event.kind == "capture_threatened":
                threat[issue] = event["seat"]
        concluded = any(event.kind == "issue_won" for event in beat.events)
        for issue, was in before.items():
            now = after[issue]
            if was == now or issue not in mover or now is None:
                continue
            owner, by = track_of(was), mover[issue]
            if issue in last:
                last[issue] = Push(last[issue].event, now)
            for lost in slips.values():  # a debate that also moved it, not the end of the meeting
                if not concluded and issue in lost and lost[issue].by is by:
                    lost[issue] = lost[issue]._replace(to=now)
            if owner is not None and track_of(now) != owner:
                slips[owner][issue] = Slip(issue, was, by, now, False)
    return Course(last, slips)


def _meeting(beats: Sequence[Beat], seat: str | None, lang: str) -> dict[str, Any]:
    end = beats[-1].after
    assert isinstance(end, Churchill)
    events = list(_events(beats))
    found = course(beats)
    won = {e["issue"]: e["seat"] for e in events if e.kind == "issue_won"}
    winner = end.conference_winner
    counts = {s: sum(of == s for of in won.values()) for s in SEATS}
    means = say(lang, "meeting-means")
    sections = [
        section("", columns=_standing(beats, won, seat, lang)),
        section(say(lang, "meeting-won"), "", list(_won(beats, events, found, seat, lang))),
        section(say(lang, "meeting-conference"), "", list(_conference(events, end, seat, lang))),
        section(means, "", list(_means(end, events, seat, lang))),
    ]
    if seat in SEATS:
        assert seat is not None
        rows = list(_slipped(found, won, seat, lang))
        text = "" if rows else say(lang, "meeting-no-slip")
        sections.append(section(say(lang, "meeting-slipped"), text, rows))
    lead = say(
        lang, "meeting-lead", mine=counts.get(seat or "", 0), winner=winner,
        me="me" if winner == seat else "other", eyes="seat" if seat in SEATS else "none",
        points=CONFERENCE_POINTS[winner] if winner else 0,
    )  # fmt: skip
    return {
        "kind": "meeting",
        "title": say(lang, "meeting-title", number=end.conference),
        "lead": _tied(events, lead, lang),
        "sections": sections,
        "go_on": say(lang, "meeting-go-on"),
    }


def _tied(events: list[ck.Event], lead: str, lang: str) -> str:
    """5.27, 4.52, 4.53 With equal numbers of issues, what decided: said with who has won."""
    found: dict[str, ck.Event] = {}
    kept: list[str] = []
    for event in events:
        if event.kind == "issues_counted":
            found.clear()
            kept.clear()
        elif event.kind in TIES:
            found[event.kind] = event
            kept += [event["seat"]] if event.kind == "leader_kept" else []
    if not {"tie", "tie_broken"} <= found.keys():
        return lead
    tied, broken = found["tie"]["seats"], found["tie_broken"]
    by = "named" if broken["by"] == "arsenal" and "us" not in tied else broken["by"]
    return say(
        lang, "meeting-tie", lead=lead, tied=tied, by=by, leader=broken["leader"],
        winner=broken["winner"], kept=kept,
    )  # fmt: skip


def _seats(seat: str | None) -> list[str]:
    """The powers, who looks first."""
    return sorted(SEATS, key=lambda s: s != seat)


def _standing(beats: Sequence[Beat], won: dict[str, str], seat: str | None, lang: str) -> list[Row]:
    """5.27 Everybody's issues side by side, and the score before and after."""
    start, end = beats[0].before, beats[-1].after
    assert isinstance(start, Churchill) and isinstance(end, Churchill)
    had, has = (points(_score(s, seat)) for s in (start, end))
    found = []
    for power in _seats(seat):
        own = [issue for issue, holder in won.items() if holder == power]
        lines: list[list[str]] = [[name(issue, GAME, lang), ""] for issue in own]
        if power == end.conference_winner:
            amount = signed(CONFERENCE_POINTS[power])
            lines.append([say(lang, "meeting-winner"), amount])
        note = say(lang, "meeting-count", n=len(own))
        found.append(column(power, name(power, GAME, lang), had[power], has[power], note, lines))
    return found


def _score(s: Churchill, seat: str | None) -> dict[str, list[Line]]:
    """9.4 As far as this seat may know it (10.2)."""
    return score(s.view(seat if seat in SEATS else None))


def _won(
    beats: Sequence[Beat],
    events: list[ck.Event],
    found: Course,
    seat: str | None,
    lang: str,
) -> Rows:
    """Who won which issue and what it gives; on demand where it lay, and what brought it there."""
    end, places = beats[-1].after, _places(beats)
    assert isinstance(end, Churchill)
    ends = [e for e in events if e.kind in ("issue_won", "issue_in_effect", "issue_not_won")]
    ranks = {s: i for i, s in enumerate(_seats(seat))}
    nobody = False
    for event in sorted(ends, key=lambda e: ranks.get(e.get("seat"), 9)):
        issue = event["issue"]
        won = event.kind == "issue_won"
        shown = gives(end, issue, event["seat"], seat, lang) if won else told(event, lang, seat)
        if event.kind == "issue_not_won":
            if nobody:  # why is said of the first
                shown["text"] = say(lang, "meeting-nobody-either", issue=issue)
            nobody = True
        push, at = found.last.get(issue), places.get(issue)
        facts: dict[str, Any] = {"at": at, "issue": issue}
        if at == CENTER:
            key = "meeting-center" if push is None else "meeting-center-by"
        else:
            key = "meeting-lay" if push is None else "meeting-lay-by"
        if push is not None:
            by = push.event
            facts |= {"card": by["card"], "seat": by["seat"], "value": by["value"]}
            shown["parts"] = parts(by.breakdown, GAME, lang)
            facts["how"] = by.kind
        shown["how"] = say(lang, key, **facts)
        yield shown


def _places(beats: Sequence[Beat]) -> dict[str, Place]:
    """Where the issues lay when the meeting ended, before they were counted."""
    for beat in beats:
        counts = ("issue_won", "issue_in_effect", "issue_not_won", "issues_counted")
        if any(e.kind in counts for e in beat.events):
            assert isinstance(beat.before, Churchill)
            return dict(beat.before.issues)
    assert isinstance(beats[-1].before, Churchill)
    return dict(beats[-1].before.issues)


def _conference(events: list[ck.Event], end: Churchill, seat: str | None, lang: str) -> Rows:
    """5.27 How many issues each has, ties, who won and what that brings."""
    counted = False
    for event in events:
        counted = counted or event.kind == "issues_counted"
        if event.kind in ("issues_counted", "conference_won") or (counted and event.kind in TIES):
            yield told(event, lang, seat)
    winner = end.conference_winner
    if winner is not None:
        rule = "9.4.E" if winner == "ussr" else "9.4.D"
        tone = "good" if winner == seat else "bad" if seat else ""
        yield row(
            lang, "meeting-points", rule, (), winner, tone, seat=winner,
            points=CONFERENCE_POINTS[winner],
        )  # fmt: skip


def _means(end: Churchill, events: list[ck.Event], seat: str | None, lang: str) -> Rows:
    """6.0 What lies in the center and works, and everybody's production."""
    for event in events:
        if event.kind == "issue_in_effect" and (
            found := in_center(event["issue"], lang, ended=True)
        ):
            yield found
    for power, made in production_parts(end).items():
        amount = max(total(made), 0)
        yield row(
            lang, "means-production-of", "6.3", made, power, seat=power, amount=amount,
            me="me" if power == seat else "other",
        )  # fmt: skip


def _slipped(found: Course, won: dict[str, str], seat: str, lang: str) -> Rows:
    """5.22 to 5.24 What a seat had on its track, or almost in its chair, and who took it, won back
    or not."""
    for issue, slip in found.slips[seat].items():
        back = won.get(issue) == seat
        if back and slip.seized:
            continue  # it never left the track
        by = slip.by
        if slip.seized:
            key, rule = "slip-chair", "5.23"
        else:
            debated = by.kind == "debate_played"
            key, rule = ("slip-debate", "5.24") if debated else ("slip-advance", by.rule)
        yield row(
            lang, key, rule, by.breakdown, by["seat"], "" if back else "bad", issue=issue,
            at=slip.at, to=slip.to, card=by["card"], seat=by["seat"], value=by["value"],
            winner=won.get(issue), back="yes" if back else "no",
        )  # fmt: skip


def _lies(beats: Sequence[Beat], beat: Beat, issue: str) -> Place:
    """Where an issue is in the end, or as long as the meeting lasted."""
    return beats[-1].after.issues[issue] or beat.after.issues[issue]  # type: ignore[attr-defined]


def taken(beats: Sequence[Beat], seat: str, lang: str) -> list[tuple[ck.Event, str]]:
    """What the others have taken from a seat meanwhile, by which event, and by whom: issues on its
    track, or spaces of their way (5.22, 5.24), networks (7.12, 7.13), alignment (7.32), a global
    issue (6.11); a debate that it was not asked for (5.24); markers without a place (7.1, 7.3). As
    it happened; where an issue lies now is said once, and what another sentence tells has none."""
    found: list[tuple[ck.Event, str]] = []
    gone, pulled = set[str](), dict[str, ck.Event]()
    placed = set[str]()  # issues of which it is said where they are
    advance: ck.Event | None = None
    debated = _in_debate(beats[-1].after, seat) if beats else None
    since = course(beats)
    for slip in since.slips[seat].values():
        if slip.issue == debated:
            continue  # that is just being asked
        by, now = slip.by, beats[-1].after.issues[slip.issue]  # type: ignore[attr-defined]
        if by["seat"] == seat or (not slip.seized and track_of(now) == seat):
            continue
        key = "taken-chair" if slip.seized else "taken-issue"
        facts = {"issue": slip.issue, "card": by["card"], "seat": by["seat"], "to": now or slip.to}
        last = since.last[slip.issue].event
        facts["mover"] = "me" if last["seat"] == seat else last["seat"]
        # Somebody has moved it on; what is won when the meeting ends lies in a chair, too.
        later = now not in (None, slip.to) and last is not by
        found.append((by, say(lang, key, first=slip.to, later=later, **facts)))
        gone.add(slip.issue)

    def unasked(key: str, beat: Beat, issue: str, **more: Any) -> str:
        lies = _lies(beats, beat, issue)
        placed.add(issue)
        return say(lang, key, issue=issue, to=lies, known=issue in gone, **more)

    for beat in beats:
        for event in beat.events:
            by = event.get("by")
            if event.kind in LOST and event["seat"] == seat and by not in (None, seat):
                found.append((event, say(lang, LOST[event.kind], **event.args)))
            elif event.kind in UNUSED and event["seat"] == seat:
                found.append((event, sentence(event, lang)))
            elif event.kind == "global_issue_moved" and event["seat"] != seat:
                found.append((event, _settled(beat.before, event, seat, lang)))
            elif event.kind == "issue_moved":
                pulled.pop(event["issue"], None)
                left = event["issue"] in gone and track_of(event["start"]) == seat
                if left or event["issue"] in placed:
                    found.append((event, ""))
                if event["seat"] != seat and track_of(event["start"]) == seat:
                    pulled[event["issue"]] = event
            elif event.kind == "advance_played":
                advance = event
                if _leaderless(beat.before, event, seat):
                    found.append((event, unasked("not-asked-leader", beat, event["issue"])))
            elif event.kind == "no_debate_allowed":  # to anybody
                found = [(of, told) for of, told in found if of is not advance]
                if advance is not None and advance["seat"] != seat:
                    found.append((event, sentence(event, lang)))
            elif event.kind == "debate_played" and _after_me(advance, event, seat):
                facts = {"issue": event["issue"], "seat": event["seat"]}
                found.append((event, unasked("debated-after", beat, **facts)))
            elif event.kind == "debate_played" and _passed_over(beat.before, advance, event, seat):
                facts = {"issue": event["issue"], "seat": event["seat"]}
                found.append((event, unasked("not-asked", beat, **facts)))
    for issue, event in pulled.items():
        now = beats[-1].after.issues[issue]  # type: ignore[attr-defined]
        if track_of(now) == seat and issue not in gone:
            facts = {"issue": issue, "seat": event["seat"], "start": event["start"], "to": now}
            found.append((event, say(lang, "taken-back-some", **facts)))
    order = {id(event): n for n, event in enumerate(_events(beats))}
    return sorted(found, key=lambda one: order.get(id(one[0]), 0))


def passed_by(beats: Sequence[Beat], seat: str, lang: str) -> str:
    """5.24 That a seat was not asked for the debate that the last of these beats tells of."""
    *_, last = beats
    debate = next((e for e in last.events if e.kind == "debate_played"), None)
    if debate is None:
        return ""
    advances = [e for e in _events(beats) if e.kind == "advance_played"]
    if not _passed_over(last.before, advances[-1] if advances else None, debate, seat):
        return ""
    facts = {"issue": debate["issue"], "seat": debate["seat"], "to": CENTER}
    return say(lang, "not-asked", known=True, **facts)


def _in_debate(state: Any, seat: str) -> str | None:
    """5.24 The issue about which a seat is asked whether it debates."""
    decision = state.decision
    asks = decision is not None and decision.kind == "debate_issue" and decision.seat == seat
    return decision.args[2] if asks else None


def _settled(before: Any, event: ck.Event, seat: str, lang: str) -> str:
    """6.11 A global issue that somebody else has settled, and what it changes."""
    pawn, other = event["pawn"], event["seat"]
    mine = before.global_issues[pawn] == seat
    changes = say(lang, f"changes-{pawn}-{other}")
    return say(lang, "taken-pawn", pawn=pawn, seat=other, mine=mine, changes=changes)


def _leaderless(before: Any, advance: ck.Event, seat: str) -> bool:
    """5.24 Did another's leader advance, whom only a leader can debate, and one's own is not
    active?"""
    return advance["card"] in BOX.leaders and advance["seat"] != seat and not before.is_active(seat)


def _passed_over(before: Any, advance: ck.Event | None, debate: ck.Event, seat: str) -> bool:
    """5.24 Was a seat not asked for a debate because another, asked before it, debated?"""
    if advance is None or (advance["seat"], debate["seat"]) != (LEFT_OF[seat], _right_of(seat)):
        return False
    return can_debate(before, seat, advance["card"], advance["issue"])


def _after_me(advance: ck.Event | None, debate: ck.Event, seat: str) -> bool:
    """5.24 Did the next one debate what a seat has just let stand?"""
    return advance is None and debate["seat"] == LEFT_OF[seat]


def _right_of(seat: str) -> str:
    return next(other for other in SEATS if LEFT_OF[other] == seat)


# -- 7.0 the end of a war phase --------------------------------------------------------------------


def _war(
    beats: Sequence[Beat], decisions: Sequence[Beat], seat: str | None, lang: str
) -> dict[str, Any]:
    """The scores begin where the page of the meeting ended, so that nothing is counted on neither:
    what was decided in between, such as the bomb or a Global Issue, is told here."""
    # what closes the conference clears the map
    opening, start, end = (*decisions, beats[0])[0].before, beats[0].before, beats[-1].before
    assert isinstance(opening, Churchill)
    assert isinstance(start, Churchill) and isinstance(end, Churchill)
    events = list(_events(beats))
    old, new = (_score(s, seat) for s in (opening, end))
    had, has = points(old), points(new)
    advanced = sum(e.kind == "front_advanced" for e in events)
    places = list(_changes(start, end, events, seat, lang))
    head = [say(lang, f"war-head-{key}") for key in ("front", "to", "strength", "die", "came")]
    sections = [
        section(
            "", "" if is_last(end) else _wide_lead(end, seat, lang),
            list(_as_it_stands(end, seat, lang)),
            columns=_bridges(old, new, end, seat, lang),
        ),
        section(
            say(lang, "war-fronts"), "", list(_fronts(start, end, events, seat, lang)), head=head
        ),
        section(say(lang, "war-places"), "" if places else say(lang, "war-no-places"), places),
    ]  # fmt: skip
    more = [*_unused(start, seat, lang)]
    more += [told(e, lang, None) for e in events if e.kind in ELSEWHERE]
    if not is_last(end):
        more += _agreed_for_once(end, lang)
    more += turned(old, new, end, lang)
    if more:
        sections.append(section(say(lang, "war-besides"), "", more))
    if seat in SEATS:
        assert seat is not None
        sections.append(section(say(lang, "war-score"), "", (), _lines(old[seat], new[seat], lang)))
    if seat in SEATS:
        assert seat is not None
        change = has[seat] - had[seat]
        lead = say(
            lang, "war-lead", advanced=advanced, before=had[seat], after=has[seat], change=change
        )
    else:
        lead = say(lang, "war-lead-all", advanced=advanced)
    if axis_is_out(end):
        lead = say(lang, "war-lead-over", told=peace(end, lang), lead=lead)
    return {
        "kind": "war",
        "title": say(lang, f"war-title{'-over' * axis_is_out(end)}", number=end.conference),
        "lead": lead,
        "sections": sections,
        "go_on": say(lang, "war-go-on", over=is_last(end)),
    }


def _unused(start: Churchill, seat: str | None, lang: str) -> Rows:
    """6.8 Pol-Mil issues that were won and not activated: a seat's own first, and the others'."""
    for power in sorted(SEATS, key=lambda power: power != seat):
        key, tone = ("war-unused", "bad") if power == seat else ("war-unused-of", "")
        for issue in won(start, power, "pol_mil"):
            if issue not in start.activated:
                yield row(lang, key, "6.8", (), power, tone, issue=issue, seat=power)


def _agreed_for_once(end: Churchill, lang: str) -> Rows:
    """6.21, 6.22 What was agreed holds for this conference only, if nobody came through."""
    for front in FRONTS:
        entry = end.entry(front)
        issue = entry.requires_issue if entry is not None and not end.is_over(front) else None
        if issue in end.center_results:
            rule = "6.21" if issue == "second_front" else "6.22"
            yield row(lang, "war-agreed-for-once", rule, (), "", "", issue=issue)


def _as_it_stands(end: Churchill, seat: str | None, lang: str) -> Rows:
    """4.4 Who would win with these scores, or wins: leading may cost the game."""
    over = if_over(end.view(seat if seat in SEATS else None))
    if over is not None:
        key, stands = "over-so" if is_last(end) else "if-over", not axis_is_out(end)
        yield row(lang, key, over.rule, how=sentence(over, lang), stands=stands, **apart(over))


def _wide_lead(end: Churchill, seat: str | None, lang: str) -> str:
    """4.42 That one's own lead comes near to breaking the alliance; "" if it does not."""
    gap = wide_lead(end.view(seat), seat) if seat in SEATS else 0
    return say(lang, "war-wide-lead", gap=gap, most=BROKEN_ALLIANCE_AT) if gap else ""


def _tone_of(start: Churchill, front: str, seat: str, entered: bool) -> str:
    """9.4 Whom it suits that a front has entered its next space or not: by whether that brings a
    seat ahead of the best rival, or both the same."""
    worth = entering(start, front) or dict.fromkeys(SEATS, 0)
    ahead = worth[seat] - max(n for s, n in worth.items() if s != seat)
    if not ahead:
        return "even" if worth[seat] else ""
    tone = "good" if (ahead > 0) == entered else "bad"
    if BOX.tracks[front].marker == seat and (tone == "good") != entered:
        return ""  # one's own front fails and that suits: no sign says so
    return tone


def _decides(start: Churchill, end: Churchill, front: str, seat: str, gone: Sequence[str]) -> str:
    """4.4 Whether a seat has won or lost the game by that a front has entered its next space or
    not, all others as they have; "" where it makes no such difference, or more conferences come.
    `start` and `end` are those of the war phase, in which more is scored than fronts (7.1-7.3):
    where the end is not what the fronts alone make it, nothing is said."""
    if not is_last(start):
        return ""
    others = [other for other in gone if other != front]
    steps = [front] * max(1, len(gone) - len(others))
    trials = entered(start, *others), entered(start, *others, *steps)
    without, by_it, true = (trial and if_over(trial) for trial in (*trials, end))
    came, other = (by_it, without) if front in gone else (without, by_it)
    if not came or not other or not true or came.winner != true.winner:
        return ""
    if came.winner == other.winner or seat not in (came.winner, other.winner):
        return ""
    return "good" if came.winner == seat else "bad"


def _would_end(start: Churchill, front: str, seat: str, gone: Sequence[str]) -> str:
    """8.0, 4.4 Whom it suits that a front waits which would have ended the war, and the game with
    it, while more conferences come: whoever would not have won by that, whatever its points."""
    if is_last(start) or front in gone:
        return ""
    without, by_it = entered(start, *gone), entered(start, *gone, front)
    if not without or not by_it or axis_is_out(without) or not axis_is_out(by_it):
        return ""
    over = if_over(by_it)
    return "" if over is None else "bad" if over.winner == seat else "good"


def _fronts(
    start: Churchill, end: Churchill, events: list[ck.Event], seat: str | None, lang: str
) -> Rows:
    """7.7 Each front: what it needed, what it had, the die, and what came of it."""
    gone = [str(e["front"]) for e in events if e.kind == "front_advanced"]
    for front in FRONTS:
        own = [e for e in events if e.get("front") == front or e.get("box") == front]
        rolled = next((e for e in own if e.kind in ROLLS), None)
        marker, axis = BOX.tracks[front].marker, BOX.tracks[front].axis
        if rolled is None:
            over = start.is_over(front)
            key, rule = ("over", "7.73.5") if over else ("end", "7.52")
            found = row(lang, f"war-front-{key}", rule, (), marker, front=front, axis=axis)
            came = say(lang, f"war-came-{key}", axis=axis)
            yield found | {"cells": [name(front, GAME, lang), "", "", "", came]}
            continue
        steps = [e for e in own if e.kind == "front_advanced"]
        tone = ""
        if seat:
            tone = (
                _decides(start, end, front, seat, gone)
                or _would_end(start, front, seat, gone)
                or _tone_of(start, front, seat, bool(steps))
            )
        strength = rolled.get("strength") or 0
        sure = rolled.get("certain")
        facts = {
            "front": front, "space": rolled["space"], "why": rolled.get("why"),
            "needed": rolled.get("needed"), "naval": rolled.get("naval"), "strength": strength,
            "roll": rolled.get("roll"), "success": rolled.get("success"),
            "chance": percent(strength),
        }  # fmt: skip
        found = row(
            lang, "war-front_sure" if sure else f"war-{rolled.kind}", rolled.rule,
            rolled.breakdown, marker, tone, **facts,
        )  # fmt: skip
        found["after"] = [
            {"text": sentence(e, lang), "rule": e.rule} for e in own if e.kind in AFTER_ROLL
        ]
        if rolled.kind == "front_rolled" and _was_spared(start, front, events):
            spared = say(lang, "war-navy-stayed")
            found["after"].insert(0, {"text": spared, "rule": "7.64.4"})
        if steps:
            now = say(lang, "war-now", space=steps[-1]["space"])
            found["after"].append({"text": now, "rule": steps[-1].rule})
        key = rolled.kind if rolled.kind != "front_rolled" else f"steps-{len(steps)}"
        blocked = rolled.kind == "front_blocked"
        found["cells"] = [
            name(front, GAME, lang),
            name(rolled["space"], GAME, lang),
            "" if blocked else _strength(strength, lang),
            str(rolled["roll"]) if rolled.get("roll") else "",
            say(lang, f"war-came-{key}", **facts),
        ]
        yield found


def _was_spared(start: Churchill, front: str, events: list[ck.Event]) -> bool:
    """7.64.4 Did the Japanese navy, which a chance reckons with until then, leave alone a front
    that it could have kept ashore?"""
    chance = front_chance(start, front)
    strike = chance.strike if chance is not None else 0
    return strike > 0 and any(e.kind == "navy_stays" for e in events)


def _strength(strength: int, lang: str) -> str:
    """7.71 A strength with its chance, if it has one."""
    chance = percent(strength)
    if not chance:
        return signed(strength)
    return say(lang, "war-strength", strength=strength, chance=chance)


def _changes(
    start: Churchill, end: Churchill, events: list[ck.Event], seat: str | None, lang: str
) -> Rows:
    """7.1, 7.3 Places that somebody won or lost: alignment first, then networks; and who removed
    the last of them."""
    removed = {e["location"]: e["by"] for e in events if e.kind == "network_removed"}
    for location in BOX.locations:
        was, now = start.alignment.get(location), end.alignment.get(location)
        if was != now:
            yield row(
                lang, "place-aligned" if now else "place-unaligned", "7.3", (), now or was or "",
                _tone(seat, was, now), location=location, seat=now, was=was,
            )  # fmt: skip
    for location in BOX.locations:
        before, after = start.networks.get(location), end.networks.get(location)
        if before == after:
            continue
        was, had = before or (None, 0)
        owner, count = after or (None, 0)
        less, more = was, owner
        if owner == was:  # then it is the number that changed
            less, more = (None, owner) if count > had else (owner, None)
        yield row(
            lang, "place-networks" if after else "place-no-networks", "7.1", (),
            owner or was or "",
            _tone(seat, less, more),
            location=location, seat=owner, was=was, count=count, before=had,
            by=removed.get(location, "none"),
        )  # fmt: skip


def _tone(seat: str | None, was: str | None, now: str | None) -> str:
    if not seat or was == now:
        return ""
    return "good" if now == seat else "bad" if was == seat else ""


def _lines(old: list[Line], new: list[Line], lang: str) -> dict[str, Any]:
    """9.4 The lines of a score before and after, with the difference: those that changed first."""
    rows = []
    for (letter, _), (what, a, b) in changed(old, new).items():
        line = f"{letter} {label((what, b or a, letter), GAME, lang)}"
        rows.append((a == b, [line, *_change(a, b)]))
    rows.sort(key=lambda found: found[0])
    shown = [found for _, found in rows]
    totals = sum(x[1] for x in old), sum(x[1] for x in new)
    shown.append([say(lang, "war-total"), *_change(*totals)])
    return {"head": _head(lang), "rows": shown}


def _bridges(
    old: dict[str, list[Line]],
    new: dict[str, list[Line]],
    end: Churchill,
    seat: str | None,
    lang: str,
) -> list[Row]:
    """9.4 Everybody's score before and after side by side, and the lines that changed it."""
    had, has = points(old), points(new)
    found = []
    for power in _seats(seat):
        every = [*changed(old[power], new[power]).items()]
        # What a front has come to stands before what it has left.
        every.sort(key=lambda each: each[1][2] < each[1][1])
        lines = [
            (counted(what, a, b, letter, end, power, lang), signed(b - a), rule_of(letter))
            for (letter, _), (what, a, b) in every
            if a != b
        ]
        note = "" if lines else say(lang, "war-unchanged")
        found.append(column(power, name(power, GAME, lang), had[power], has[power], note, lines))
    return found


def _head(lang: str) -> list[str]:
    return [say(lang, key) for key in ("war-line", "war-before", "war-after", "war-change")]


def _change(before: int, after: int) -> list[str]:
    return [str(before), str(after), signed(after - before)]

"""What speaks for and against a move at the table of Churchill, what is forbidden now, and what a
move has brought: sentences with the numbers of the position.
"""

from __future__ import annotations

from math import ceil

from ....engine.values import Action
from ....tutor.exercise import Text, text
from ....tutor.guide import Sayings, tried
from ..box.components import BOX, SEATS
from ..outlook import (
    DIE,
    LED_BY,
    agenda_chance,
    agenda_ties,
    alignment_places,
    answers,
    armies_of,
    asked,
    asked_next,
    beside_another,
    best_card,
    best_use,
    by_roll,
    draws_strike,
    entering,
    entering_lines,
    front_chance,
    fulfilled,
    homeless,
    leader_risk,
    move_of,
    narrowing,
    nominated,
    on_the_way,
    order_is_idle,
    own_fronts,
    research_chance,
    sight,
    surrenders,
    tie_without,
    to_bomb,
    undone_chance,
    use_of,
    waiting,
    wide_lead,
    with_bomb_there,
)
from ..outlook import landing as next_landing
from ..rules.decisions import DIRECTED_COST, LEADERSHIP_WIN_BONUS, theater_of
from ..rules.influence import shut_networks
from ..rules.meeting import fitting, track_of
from ..rules.post_mortem import is_last, to_come
from ..rules.scoring import BROKEN_ALLIANCE_AT, CONFERENCE_POINTS, points, score
from ..state import AT_THE_TABLE, CENTER, CHAIR, Churchill
from .facts import (
    brings_all_the_same,
    chance_with,
    expected_use,
    explained,
    gives,
    helped,
    landing,
    opened,
    serves,
    stands,
    stays_open,
)
from .holding import lost_by

WORTH_A_WORD = 20  # percent of risk that is mentioned
HALF = 50  # percent: who wins less often is not laid down for winning
MODEST = 3  # what a card may count elsewhere, so that little is lost with it
TIED = 10  # percent of ties that are
MARKERS = ("allocate_production", "commit_production", "directed_offensive", "place_bonus")
LEADERS_MOVES = ("advance_issue", "debate_issue")  # decisions in which a leader could be used
ISSUE_MOVES = ("advance", "lead", "choose", "debate", "lead_debate", "decline", "stop", "move_on")

COUNSEL = Sayings()


# -- what speaks for it ----------------------------------------------------------------------------


@COUNSEL.reason("pick")
def agenda(view: Churchill, action: Action) -> Text:
    """5.13 How often the card wins the agenda, and what it could do otherwise."""
    seat, _ = asked(view)
    card = action["card"]
    chance, use = agenda_chance(seat, card), use_of(view, card)
    if chance < HALF and not use.rolled and use.use <= MODEST:
        return text("guide-for-agenda-spare", card=card, chance=chance, use=use.use)
    return text("guide-for-agenda", card=card, chance=chance, **use._asdict())


@COUNSEL.reason("pick")
def kept(view: Churchill, action: Action) -> Text | None:
    """5.13 Why a card that wins the agenda more often stays in the hand."""
    seat, _ = asked(view)
    b, card = sight(view), action["card"]
    odds = {c: agenda_chance(seat, c) for c in view.hand(seat)}
    strong = max(odds, key=lambda c: (odds[c], -best_use(b, c)), default=card)
    best = use_of(view, strong).use
    if odds[strong] - odds[card] < WORTH_A_WORD:
        return None
    if best <= expected_use(view, card):  # its use does not say why
        return text("guide-for-agenda-stronger", strong=strong, more=odds[strong])
    return text("guide-for-agenda-kept", strong=strong, more=odds[strong], best=best)


@COUNSEL.reason("nominate")
def brings(view: Churchill, action: Action) -> Text:
    """6.0 What the issue gives to whoever wins it; 6.2 what it opens from the center, if it starts
    there."""
    seat, _ = asked(view)
    issue = action["issue"]
    if BOX.issues[issue].conditional and nominated(view) == CENTER:
        return text(f"guide-for-center-{BOX.issues[issue].type}", issue=issue)
    return gives(view, issue, seat, seat)


@COUNSEL.reason("nominate")
def opens(view: Churchill, action: Action) -> Text | None:
    """6.2 What the space is worth that an issue in the center opens."""
    front = _opened_well(view, action)
    return _behind(view, front) if front else None


@COUNSEL.reason("nominate")
def opens_because(view: Churchill, action: Action) -> Text | None:
    """9.4 Why that space changes points which it does not explain itself."""
    return _because(view, _opened_well(view, action))


@COUNSEL.reason("nominate")
def lets_end_war(view: Churchill, action: Action) -> Text | None:
    """7.81, 7.82, 8.0 That an Axis power surrenders in that space."""
    front = _opened_well(view, action)
    return _ends_war(view, front) if front else None


def _opened_well(view: Churchill, action: Action) -> str:
    """6.2, 4.4 The front that an issue opens, unless one loses the game by it."""
    front = opened(view, action)
    return "" if lost_by(view, front) else front


def _behind(view: Churchill, front: str) -> Text | None:
    """9.4, 7.82 The points of the space that a front waits for, or, as for Manchuria, that it may
    end the war."""
    entry, worth = view.entry(front), entering(view, front)
    assert entry is not None
    if any(worth.values()):
        return text("guide-for-entering", front=front, space=entry.id, **worth)
    ends = entry.id == "manchuria" and "japan" not in view.surrendered
    return text("guide-for-manchuria") if ends else None


@COUNSEL.reason("nominate")
def issue(view: Churchill, action: Action) -> Text | None:
    """5.14 The card that does most for an issue, where it is meant to be won."""
    if BOX.issues[action["issue"]].conditional and nominated(view) == CENTER:
        return None
    value, card = best_card(view, action["issue"])
    return text("guide-for-issue", card=card, value=value) if card else None


@COUNSEL.reason("advance", "lead", "choose")
def way(view: Churchill, action: Action) -> Text | None:
    """5.22, 5.23 Where the issue would be, if nobody debates; how likely that is may follow."""
    move = move_of(view, action)
    if move is None:
        return None
    to, seat = move.to, move.seat
    key = "chair" if to == (seat, CHAIR) else "way"
    found = answers(view, move) or ()
    risk = undone_chance(found) if track_of(to) == seat or not found else None
    debates = "maybe" if risk is None or 0 < risk < WORTH_A_WORD else "told" if risk else "none"
    leaders = tuple(view.leaders[answer.seat] for answer in found if answer.leader_does)
    if debates == "none" and leaders:
        debates = "leader"
    facts = {"value": move.value, "debates": debates, "leaders": leaders}
    return text(f"guide-for-{key}", issue=move.issue, to=to, **facts)


@COUNSEL.reason("advance", "lead", "choose")
def would_bring(view: Churchill, action: Action) -> Text | None:
    """6.0 What the issue gives, if it comes to lie on one's own track; or what it gives to whoever
    has it now."""
    seat, _ = asked(view)
    found = landing(view, seat, action)
    if found is None:
        return None
    holder = seat if track_of(found[0]) == seat else track_of(view.issues[action["issue"]])
    if holder is None:
        return None
    gain = gives(view, action["issue"], holder, seat)
    return gain if holder == seat else text("guide-for-now", gain=gain)


@COUNSEL.reason("advance", "lead", "choose")
def shuts(view: Churchill, action: Action) -> Text | None:
    """6.2 What an issue that is taken out of the center would have opened for all."""
    move = move_of(view, action)
    if move is None or view.issues[move.issue] != CENTER or move.to == CENTER:
        return None
    front = waiting(view, move.issue)
    gain = _behind(view, front) if front else None
    return None if gain is None else text("guide-for-shut", gain=gain)


@COUNSEL.reason("pass")
def pass_(view: Churchill, action: Action) -> Text:
    """5.24 A pass costs no card."""
    seat, _ = asked(view)
    return text("guide-for-pass", cards=view.hand_size(seat))


@COUNSEL.reason("debate", "lead_debate")
def answer(view: Churchill, action: Action) -> Text | None:
    """5.24 Where the issue would be without the debate, and with it."""
    debate, move = sight(view).debate, move_of(view, action)
    if debate is None or move is None:
        return None
    there, rolled = stands(view, debate), by_roll(view, action)
    if rolled is not None:
        return text("guide-for-debate-rolled", issue=debate.issue, stands=there, **rolled)
    return text("guide-for-debate", issue=debate.issue, stands=there, to=move.to)


@COUNSEL.reason("debate", "lead_debate")
def wins_it(view: Churchill, action: Action) -> Text | None:
    """6.0 What the issue gives to oneself, if the debate brings it to one's own track."""
    move, debate = move_of(view, action), sight(view).debate
    if move is None or debate is None or track_of(move.to) != move.seat:
        return None
    if track_of(stands(view, debate)) == move.seat:  # it is without the debate
        return None
    return text("guide-for-won", gain=gives(view, move.issue, move.seat, move.seat))


@COUNSEL.reason("decline")
def silence(view: Churchill, action: Action) -> Text:
    """5.24 What stands, and the cards that are kept."""
    seat, _ = asked(view)
    b = sight(view)
    assert b.debate is not None
    facts = {
        "stands": stands(view, b.debate),
        "other": asked_next(view),
        "cards": view.hand_size(seat),
    }
    return text("guide-for-decline", issue=b.debate.issue, **facts)


@COUNSEL.reason("debate", "lead_debate", "decline")
def at_stake(view: Churchill, action: Action) -> Text | None:
    """6.0 What the issue gives to whoever would have it without a debate."""
    seat, _ = asked(view)
    debate = sight(view).debate
    assert debate is not None
    holder = debate.mover if debate.capture else track_of(view.issues[debate.issue])
    if holder is None or (holder == seat and action.kind != "decline"):
        return None
    gain = gives(view, debate.issue, holder, seat)
    if action.kind == "decline":
        return gain
    moves = (move_of(view, action, roll) for roll in (1, DIE))  # 5.25 the same without a die
    stays = [move is not None and track_of(move.to) == holder for move in moves]
    how = "" if not any(stays) else "-yet" if all(stays) else "-rolled"
    return text(f"guide-for-without{how}", gain=gain)


@COUNSEL.reason("debate", "lead_debate")
def earns_a_pass(view: Churchill, action: Action) -> Text | None:
    """5.24 Who debates may pass on his next turn, if a card is left to keep."""
    seat, _ = asked(view)
    keeps = view.hand_size(seat) > 1
    return text("guide-for-right") if keeps and seat not in view.may_pass else None


@COUNSEL.reason("discard")
def spare(view: Churchill, action: Action) -> Text:
    """5.26 What the discarded card could still have done."""
    card, uses = action["card"], {c: expected_use(view, c) for c in sight(view).cards}
    least = uses[card] == min(uses.values())
    return text("guide-for-discard", card=card, least=least, **use_of(view, card)._asdict())


@COUNSEL.reason("advance")
def keeps_stronger(view: Churchill, action: Action) -> Text | None:
    """5.22 The card that counts more on the issue than the one that is played, and on most of the
    others, too."""
    move, b = move_of(view, action), sight(view)
    if move is None or move.rolled:
        return None
    card, (value, strong) = action["card"], best_card(view, move.issue)
    if strong is None or value <= move.value:
        return None
    others = [issue for issue in b.concerned if issue != move.issue]
    more = sum(b.total(strong, issue) > b.total(card, issue) for issue in others)
    if 2 * more <= len(others):
        return None
    facts = {"card": card, "value": value, "more": more, "of": len(others)}
    return text("guide-for-kept", strong=strong, every=more == len(others), **facts)


@COUNSEL.reason("advance")
def rolls(view: Churchill, action: Action) -> Text | None:
    """5.25 What the die of a Chief of Staff is good for: the issue is named after it."""
    if "issue" in action.args:
        return None
    card = action["card"]
    use = use_of(view, card, ("advance",))
    return text("guide-for-roll", card=card, low=use.low, use=use.use)


@COUNSEL.reason("support", "direct")
def chance(view: Churchill, action: Action) -> Text | None:
    """7.71 By how much a front's chance grows."""
    b, front = sight(view), action["front"]
    if front not in BOX.tracks:
        return None
    chance, then = front_chance(view, front), front_chance(view, front, *_more(view, action))
    if chance is None or then is None or (not b.can_advance(front) and then.lacks):
        return text("guide-for-support-waits", front=front)
    if then.now > chance.now:
        facts = {"now": chance.now, "after": then.now, **armies_of(chance)}
        return text("guide-for-support", front=front, **facts)
    if then.through > chance.through:
        facts = {"now": chance.now, "was": chance.through, "through": then.through}
        return text("guide-for-through", front=front, **facts)
    if chance.now:
        return text("guide-for-support-sure", front=front, now=chance.now)
    missing = ceil((1 - chance.strength) / BOX.limits.support_value)
    return text("guide-for-support-weak", front=front, missing=missing)


@COUNSEL.reason("naval")
def ships(view: Churchill, action: Action) -> Text | None:
    """7.73 How many ships a landing still needs, and its chance with this one if that is enough;
    or where the next one lies; 7.64.4 what more than it needs is good for; 7.4 what they do in the
    Arctic."""
    box = action["box"]
    if box == "arctic":
        return _convoys(view)
    now, then = front_chance(view, box), front_chance(view, box, 0, 1)
    if now is None or then is None:
        return None
    if now.lacks == "naval":
        after = then.now if then.lacks != "naval" else 0
        return text("guide-for-naval", box=box, lacking=now.need - now.have, after=after)
    if then.now > now.now:
        return text("guide-for-strike", front=box, now=now.now, after=then.now)
    ahead = next_landing(view, box)
    if ahead is None or ahead.naval <= view.naval[box]:
        return None
    facts = {"need": ahead.naval, "have": view.naval[box]}
    return text("guide-for-landing", front=box, space=ahead.id, **facts)


@COUNSEL.reason("naval")
def takes_the_strike(view: Churchill, action: Action) -> Text | None:
    """7.64.4 The navy strikes the first drive that is about to land, and then not the other."""
    drawn = draws_strike(view, action["box"])
    return None if drawn is None else text("guide-for-draws", box=action["box"], **drawn._asdict())


def _more(view: Churchill, action: Action) -> tuple[int, int]:
    """7.72 The support, of both kinds, that a front has more of with an action."""
    directs = action.kind == "direct"
    return fulfilled(view, action["front"], DIRECTED_COST) if directs else (1, 0)


def _convoys(view: Churchill) -> Text:
    """7.4, 6.32 What the Arctic opens, from how many ships on; 7.62.8 what more are good for."""
    have, arctic, late = view.naval["arctic"], BOX.arctic, is_last(view)
    if stays_open(view):
        return text("guide-for-arctic-spare", late=late)
    facts = {"opens": arctic.opens_at, "more": arctic.ussr_production, "late": late}
    return text("guide-for-arctic", have=have, open=view.arctic_open(), **facts)


@COUNSEL.reason("support", "direct", "naval")
def beyond(view: Churchill, action: Action) -> Text | None:
    """9.4 What the front's next space is worth to everybody; of ships, where they help it there."""
    front = helped(view, action)
    worth = entering(view, front) if front else {}
    if not any(worth.values()):
        return None
    entry = view.entry(front)
    assert entry is not None
    return text("guide-for-entering", front=front, space=entry.id, **worth)


@COUNSEL.reason("support", "direct", "naval")
def with_another(view: Churchill, action: Action) -> Text | None:
    """9.4 What it is worth if another front that is likely to advance does so, too."""
    front = helped(view, action)
    found = beside_another(view, front) if front else None
    if found is None:
        return None
    axis = found.axes[0] if found.axes else None
    return text("guide-for-entering-both", front=found.front, axis=axis, **found.changes)


@COUNSEL.reason("support", "direct", "naval")
def with_the_bomb(view: Churchill, action: Action) -> Text | None:
    """7.82 What it is worth if this conference's roll makes the A-bomb ready."""
    front = helped(view, action)
    found = with_bomb_there(view, front) if front else None
    if found is None:
        return None
    axes, changes = found
    return text("guide-for-entering-bomb", axis=axes[0], **changes)


@COUNSEL.reason("support", "direct", "naval")
def special_lines(view: Churchill, action: Action) -> Text | None:
    """9.4 Why points change that the space itself does not explain: a surrender, MacArthur, the
    drives; or whom else it brings some."""
    return _because(view, helped(view, action))


def _because(view: Churchill, front: str) -> Text | None:
    """9.4 The first of what explains the points; None for "" and where nothing has to."""
    why = explained(entering_lines(view, front)) if front else []
    return text("guide-because", why=why[0]) if why else None


@COUNSEL.reason("support", "direct", "naval")
def further_on(view: Churchill, action: Action) -> Text | None:
    """9.4 Why one may pay for a front whose next space brings oneself no points: one behind it
    does."""
    seat, _ = asked(view)
    front = helped(view, action)
    found = on_the_way(view, front, seat) if front else None
    if found is None:
        return None
    entry = view.entry(front)
    assert entry is not None
    facts = {"near": entry.id, "left": to_come(view), **found._asdict()}
    return text("guide-for-further", front=front, **facts)


@COUNSEL.reason("support", "direct", "naval")
def ends_war(view: Churchill, action: Action) -> Text | None:
    """7.81, 7.82, 8.0 A front that makes an Axis power surrender may end the game."""
    front = helped(view, action)
    return _ends_war(view, front) if front else None


def _ends_war(view: Churchill, front: str) -> Text | None:
    falls = surrenders(view, front)
    if not falls:
        return None
    entry = view.entry(front)
    assert entry is not None
    over = {"germany", "japan"} <= {*falls, *view.surrendered}
    return text("guide-for-surrender", front=front, space=entry.id, axis=falls, over=over)


@COUNSEL.reason("support", "direct", "naval")
def ally(view: Churchill, action: Action) -> Text | None:
    """7.63, 7.65, 4.43, 9.4 Why one may pay for the front of another power, or for one that brings
    all three the same."""
    seat, _ = asked(view)
    front = helped(view, action)
    track = BOX.tracks.get(front)
    if track is None or view.is_over(front):
        return None
    entry, gain, alike = view.entry(front), serves(view, front), brings_all_the_same(view, front)
    if entry is None or not (alike or (gain and track.marker != seat)):
        return None
    sums = points(score(view))
    facts = {"gain": gain, "first": sums[seat] == max(sums.values()), "space": entry.id}
    if alike:
        return text("guide-for-alike", **facts)
    return text("guide-for-ally", front=front, owner=track.marker, **facts)


@COUNSEL.reason("research")
def research(view: Churchill, action: Action) -> Text:
    """6.10 The chance of the roll with the marker."""
    now, after = research_chance(view), research_chance(view, 1)
    return text("guide-for-research", now=now, after=after)


MARKERS_OF = ("theater_leadership", "directed_offensive")


def _takes(view: Churchill, seat: str, action: Action) -> bool:
    """5.14, 5.22 Does it name an issue, or bring one onto one's own track?"""
    where = landing(view, seat, action)
    return action.kind == "nominate" or (where is not None and track_of(where[0]) == seat)


@COUNSEL.reason("nominate", "advance", "lead", "choose")
def holds_back(view: Churchill, action: Action) -> Text | None:
    """4.42, 6.7, 6.9 Whose lead grows too wide may want markers for a front that narrows it."""
    seat, _ = asked(view)
    issue = action.get("issue")
    if issue is None or BOX.issues[issue].kind not in MARKERS_OF or not wide_lead(view, seat):
        return None
    if not _takes(view, seat, action):
        return None
    sums = points(score(view))
    last = min((s for s in SEATS if s != seat), key=sums.__getitem__)
    found = narrowing(view, seat, last)
    if found is None or (issue in LED_BY and theater_of(found.front) != LED_BY[issue]):
        return None
    return text("guide-for-narrowing", last=last, **found._asdict())


@COUNSEL.reason("advance", "lead", "choose", "debate", "lead_debate")
def both_leaderships(view: Churchill, action: Action) -> Text | None:
    """6.92 With the other issue of leadership there is more than the two bring one by one."""
    move = move_of(view, action)
    if move is None or move.issue not in LED_BY or track_of(move.to) != move.seat:
        return None
    (other,) = LED_BY.keys() - {move.issue}
    own = [issue for issue in LED_BY if track_of(view.issues.get(issue)) == move.seat]
    told = text("guide-for-leaderships", issue=other, extra=LEADERSHIP_WIN_BONUS)
    return told if own == [other] else None


@COUNSEL.reason("research", "nominate", "advance", "lead", "choose")
def bomb(view: Churchill, action: Action) -> Text | None:
    """9.4, 7.82 What the A-bomb is good for, which a roll says nothing of."""
    seat, _ = asked(view)
    issue = action.get("issue")
    if action.kind != "research":
        if issue is None or BOX.issues[issue].type != "a_bomb_research":
            return None
        if not _takes(view, seat, action):
            return None
    left = to_bomb(view)
    return text("guide-for-bomb", seat=seat, left=left) if left else None


@COUNSEL.reason("command")
def command(view: Churchill, action: Action) -> Text:
    """6.91 Whoever commands places a marker in every conference, beginning with this one."""
    seat, _ = asked(view)
    power, last = action["power"], is_last(view)
    return text(
        "guide-for-command", power=power, theater=action["theater"], mine=power == seat, last=last
    )


@COUNSEL.reason("goes_next")
def first(view: Churchill, action: Action) -> Text:
    """7.1 Who places networks first is answered by the others; 7.31, 7.32 of alignment only one's
    own networks say where it goes and where it is removed."""
    seat, (marker, left, _) = asked(view)
    if marker:
        mine = "alike" if order_is_idle(view) else "supply"
        return text("guide-for-next", power=action["power"], mine=mine)
    answers = "no" if seat in left and view.to_place[seat][marker] else "nothing"
    mine = "yes" if action["power"] == seat else answers
    return text("guide-for-next", power=action["power"], mine=mine)


@COUNSEL.reason("keep_leader")
def stays_free(view: Churchill, action: Action) -> Text:
    """4.51, 4.53 The leader is kept, and who wins the tie if no other steps in."""
    seat, _ = asked(view)
    winner = tie_without(view).winner
    facts = {"leader": view.leaders[seat], "winner": "me" if winner == seat else winner}
    return text("guide-for-keep", **facts)


@COUNSEL.reason("break_tie", "name_winner")
def tie_goes_to(view: Churchill, action: Action) -> Text:
    """4.51 to 4.53 Who has the agenda or the conference then, and where he stands."""
    seat, args = asked(view)
    winner, won = action["winner"], args[-1][0].removeprefix("win_")
    sums = points(score(view))
    last = winner == min(SEATS, key=sums.__getitem__) and seat == max(SEATS, key=sums.__getitem__)
    facts = {"winner": winner, "mine": winner == seat, "won": won, "points": sums[winner]}
    facts |= {"own": sums[seat], "brings": CONFERENCE_POINTS[winner], "last": last}
    return text("guide-for-tie", most=BROKEN_ALLIANCE_AT, **facts)


@COUNSEL.reason("activate")
def activated(view: Churchill, action: Action) -> Text:
    """6.8 What the marker buys."""
    counter = BOX.issues[action["issue"]]
    return text("guide-for-activate", networks=counter.clandestine, alignments=counter.political)


@COUNSEL.reason("break_network")
def clears(view: Churchill, action: Action) -> Text | None:
    """7.12, 7.31 Where an opposing network goes, one's next one may lie, and alignment on it."""
    seat, _ = asked(view)
    location, after = action["location"], tried(view, action)
    networks, alignments = after.to_place[seat]
    if not networks or location in after.networks:
        return None
    after.networks = {**after.networks, location: (seat, 1)}
    more = alignment_places(after, seat) > alignment_places(view, seat)
    return text("guide-for-clear", location=location, alignment=bool(alignments) and more)


@COUNSEL.reason("network", "break_network", "align", "break_alignment", "move_global")
def at_once(view: Churchill, action: Action) -> Text | None:
    """9.4 What changes in the points at once."""
    seat, _ = asked(view)
    had, has = points(score(view)), points(score(tried(view, action)))
    change = {s: has[s] - n for s, n in had.items()}
    mine = change.pop(seat)
    theirs, others = sum(change.values()), [s for s, n in change.items() if n]
    facts = {"mine": mine, "theirs": theirs, "rival": others[0] if len(others) == 1 else None}
    return text("guide-for-points", **facts) if mine or theirs else None


@COUNSEL.reason("network", "break_network")
def makes_room(view: Churchill, action: Action) -> Text | None:
    """7.3, 7.31 A place for one of the alignment markers that follow."""
    seat, _ = asked(view)
    if not view.to_place[seat][1]:
        return None
    more = alignment_places(tried(view, action), seat) > alignment_places(view, seat)
    return text("guide-for-room", location=action["location"]) if more else None


# -- what speaks against it ------------------------------------------------------------------------


@COUNSEL.doubt("lead", "lead_debate", "break_tie")
def health(view: Churchill, action: Action) -> Text | None:
    """3.31, 5.26 A leader acts once, and may fall ill by it."""
    seat, _ = asked(view)
    risk = leader_risk(view, seat)
    return text("guide-against-leader", leader=view.leaders[seat], risk=risk)


@COUNSEL.doubt("pick")
def tie(view: Churchill, action: Action) -> Text | None:
    """4.53 Unbeaten is not won: a tie is the US's, if no leader breaks it."""
    seat, _ = asked(view)
    tied = agenda_ties(seat, action["card"])
    return text("guide-against-tie", tied=tied) if seat != "us" and tied >= TIED else None


@COUNSEL.doubt("advance", "lead", "choose")
def may_be_undone(view: Churchill, action: Action) -> Text | None:
    """5.24 How likely the others hold a card that drags it off again: as in the list."""
    move = move_of(view, action)
    if move is None or track_of(move.to) != move.seat:
        return None
    risk = undone_chance(answers(view, move))
    return text("guide-for-risk", risk=risk) if risk >= WORTH_A_WORD else None


@COUNSEL.doubt("advance", "lead", "choose")
def leader_answers(view: Churchill, action: Action) -> Text | None:
    """5.24 A leader who may debate it, and would take it from one's track or chair."""
    move = move_of(view, action)
    if move is None or track_of(move.to) != move.seat:
        return None
    found = answers(view, move) or ()
    able = [answer.leader for answer in found if answer.leader is not None and answer.leader_does]
    if not able:
        return None
    (leader, value, to), *others = sorted(able, key=lambda does: -does[1])
    more, cards = tuple(other[0] for other in others), undone_chance(found) > 0
    return text("guide-against-answer", leader=leader, value=value, to=to, more=more, cards=cards)


@COUNSEL.doubt("advance", "debate")
def penalty(view: Churchill, action: Action) -> Text | None:
    """3.33 The card's small print counts against it here."""
    _, args = asked(view)
    card = action["card"]
    about = action.get("issue") or (args[2] if action.kind == "debate" else None)
    if about is None:
        return None
    lost = sum(
        min(e.amount, 0) for e in fitting(view, card, about, action.kind) if e.action == "strength"
    )
    return text("guide-against-penalty", card=card, lost=-lost) if lost else None


@COUNSEL.doubt("advance", "lead")
def lapses(view: Churchill, action: Action) -> Text | None:
    """5.24 The right to pass, which is gone if it is not used."""
    passes = any(other.kind == "pass" for other in view.actions())
    return text("guide-against-lapse") if passes else None


@COUNSEL.doubt("activate", "move_global", "network", "break_network")
def no_place(view: Churchill, action: Action) -> Text | None:
    """7.3, 7.31 Alignment markers that have no place then, and are lost."""
    seat, _ = asked(view)
    lost = homeless(tried(view, action), seat)
    return text("guide-against-homeless", lost=lost, **shut_networks(view, seat)) if lost else None


@COUNSEL.doubt("support", "direct")
def stuck(view: Churchill, action: Action) -> Text | None:
    """7.73 A front that cannot even try, nor will with what is placed."""
    b, front = sight(view), action["front"]
    if front not in BOX.tracks or view.phase != "decisions" or b.can_advance(front):
        return None
    then = front_chance(view, front, *_more(view, action))
    if then is not None and not then.lacks:
        return None
    return text("guide-against-stuck", front=front)


# -- what is forbidden now -------------------------------------------------------------------------


@COUNSEL.limit
def leader(view: Churchill) -> tuple[tuple[Text, str], ...]:
    """5.11, 5.24, 5.26 What the conference card and paranoia take from one's own side."""
    seat, _ = asked(view)
    if view.decision is None or view.phase not in AT_THE_TABLE:
        return ()
    out = []
    who = view.leaders[seat]
    if not view.is_active(seat) and view.decision.kind in LEADERS_MOVES:
        out.append((text("guide-limit-away", leader=who), "5.26"))
    elif seat in view.no_advance and view.decision.kind == "advance_issue":
        out.append((text("guide-limit-no_advance", leader=who), "5.26"))
    amount, _ = view.staff_change.get(seat, (0, 0))
    if amount < 0:
        out.append((text("guide-limit-staff", amount=-amount), "5.24"))
    return tuple(out)


@COUNSEL.limit
def conditions(view: Churchill) -> tuple[tuple[Text, str], ...]:
    """6.2 One's own fronts that wait for a condition."""
    seat, _ = asked(view)
    if view.decision is None or view.decision.kind not in MARKERS:
        return ()
    b, out = sight(view), []
    for front in own_fronts(view, seat):
        entry = view.entry(front)
        if entry is not None and not b.may_enter(front):
            out.append((text("guide-limit-front", front=front, space=entry.id), "6.2"))
    return tuple(out)


# -- what a move has brought -----------------------------------------------------------------------


@COUNSEL.gain
def moved_to(before: Churchill, action: Action, after: Churchill) -> Text | None:
    """Where the issue was and is, as long as the meeting lasts."""
    if action.kind not in ISSUE_MOVES or after.conference != before.conference:
        return None
    assert before.decision is not None
    about = action.get("issue")
    if about is None and before.decision.kind == "debate_issue":
        about = before.decision.args[2]
    if about is None or before.issues.get(about) is None or after.issues.get(about) is None:
        return None
    was, now = before.issues[about], after.issues[about]
    debate = sight(before).debate if action.kind == "decline" else None
    if debate is not None and now != stands(before, debate):
        return text("guide-brought-since", issue=about, now=now)
    if was == now:
        return text("guide-brought-same", issue=about, now=now)
    return text("guide-brought-issue", issue=about, was=was, now=now)


@COUNSEL.gain
def named(before: Churchill, action: Action, after: Churchill) -> Text | None:
    """5.14, 6.32 What it means that an issue lies in the center: one's own production does what it
    gives without that, and may be lost now."""
    if action.kind != "nominate" or after.phase == "decisions":
        return None
    about = action["issue"]
    if after.conference != before.conference or after.issues.get(about) != CENTER:
        return None
    counter = BOX.issues[about]
    own = counter.kind == "production" and counter.owner == before.viewer
    return text("guide-brought-named", issue=about, own=own)


@COUNSEL.gain
def agenda_won(before: Churchill, action: Action, after: Churchill) -> Text | None:
    """5.13 Who won the agenda."""
    if action.kind != "pick" or after.agenda_winner is None:
        return None
    mine = after.agenda_winner == before.viewer
    return text("guide-brought-agenda", winner=after.agenda_winner, mine=mine)


@COUNSEL.gain
def front(before: Churchill, action: Action, after: Churchill) -> Text | None:
    """7.71 A front's chance with the marker, until it has rolled."""
    where = action.get("front")
    if action.kind != "support" or after.decision is None or after.phase != "decisions":
        return None
    if after.conference != before.conference or after.decision.seat != after.viewer:
        return None
    return text("guide-brought-front", front=where, chance=chance_with(after, where))

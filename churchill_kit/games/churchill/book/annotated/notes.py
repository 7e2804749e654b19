"""Where the notes stand, and what they ask of the engine (``churchill_kit/book/recorded.py``)."""

from __future__ import annotations

from typing import Any

from .....book.recorded import Facts, Here, Note
from .....engine.values import Result
from ...box.components import BOX, SEATS
from ...rules.decisions import A_BOMB_SUCCESS
from ...rules.meeting import LEAD_DEBATE, moved, total, worth
from ...rules.scoring import decide, points, score
from ...state import CHAIR, Churchill, act

TWO_DICE = 36

# -- numbers that notes ask for --------------------------------------------------------------------


def arg(here: Here, name: str) -> Any:
    """A fact of the event."""
    assert here.event is not None
    return here.event[name]


def percent(limit: int) -> int:
    """How likely two dice show this much or less."""
    return round(100 * sum(a + b <= limit for a in range(1, 7) for b in range(1, 7)) / TWO_DICE)


def trouble(here: Here) -> Facts:
    """3.31 How likely this leader's trouble was."""
    return {"percent": percent(arg(here, "limit"))}


def odds(here: Here) -> Facts:
    """7.71 How likely a front was to advance."""
    return {"percent": min(max(10 * arg(here, "strength"), 0), 100)}


def printed(here: Here) -> Facts:
    """3.33 The value printed on the card."""
    return {"printed": BOX.staff[arg(here, "card")].value}


def missing(here: Here) -> Facts:
    """3.21 How far the issue is from the chair, and on which space."""
    place = arg(here, "end" if here.event and here.event.get("end") else "to")
    return {"space": place[1], "left": CHAIR - place[1]}


def times(here: Here) -> Facts:
    """How often the issue has moved in this conference."""
    issue, count = arg(here, "issue"), 0
    for shot in here.game.shots:
        if shot.state.conference == here.now.conference and shot.move <= here.move:
            count += sum(e.kind == "issue_moved" and e["issue"] == issue for e in shot.events)
    return {"times": count}


def reaches(here: Here, move: int, card: str, issue: str) -> Any:
    """5.22 Where an issue would lie if the card advanced it before that move."""
    s = here.game.before(move)
    seat = next(seat for seat in SEATS if card in BOX.decks[seat])
    steps = total(worth(s, seat, card, issue, "advance"))
    return moved(s.issues[issue], seat, steps)


def line(s: Churchill, seat: str, letter: str) -> int:
    """9.4 What the lines of a letter bring a power."""
    return sum(row[1] for row in score(s)[seat] if row[0] == letter)


def spies_pay(here: Here) -> Facts:
    """9.4 Y What one more space of the spy ring is worth."""
    more = here.now.copy()
    more.a_bomb = {**more.a_bomb, "ussr": more.a_bomb["ussr"] + 1}
    return {"worth": line(more, "ussr", "Y") - line(here.now, "ussr", "Y")}


def counted(here: Here) -> Facts:
    """5.27 How many issues each power won."""
    found = here.game.event(here.move, "issues_counted")
    return {f"{seat}_won": found[seat] for seat in SEATS}


def ended(result: Result | None) -> Facts:
    """4.4 An end that might have been: the scores, and the gap."""
    assert result is not None
    final = result.final
    facts = {f"{seat}_final": final[seat] for seat in SEATS}
    return {
        **facts,
        "winner": result.winner,
        "other_gap": max(final.values()) - min(final.values()),
    }


def changed(here: Here, **fields: Any) -> Facts:
    """How the game would have ended if this had been otherwise at its end."""
    final = here.game.positions[-1].copy()
    for name, value in fields.items():
        setattr(final, name, value)
    return ended(decide(final))


# -- what single notes ask -------------------------------------------------------------------------


def tied_bids(here: Here) -> Facts:
    return {
        "us_bid": here.game.event(3, "agenda_card_revealed", seat="us")["value"],
        "uk_bid": here.game.event(3, "agenda_card_revealed", seat="uk")["value"],
        "printed": BOX.staff["uk_anderson"].value,
    }


def lead(here: Here) -> Facts:
    return {"difference": here.game.event(here.move, "agenda_won")["difference"]}


def roosevelt_might(here: Here) -> Facts:
    """5.24 Where the issue would lie if the unused leader had debated."""
    s = here.game.before(40)
    s.apply(LEAD_DEBATE)
    s.apply(next(a for a in s.actions() if a.kind == "discard"))
    return {"place": s.issues["uk_directed_offensive"]}


def first_to_rome(here: Here) -> Facts:
    return {"worth": line(here.game.positions[65], "uk", "K")}


def eastern_forecast(here: Here) -> Facts:
    """7.72 What the marker could not change, as the war phase shows."""
    found = here.game.event(65, "front_too_weak", front="eastern")
    parts = {part[0].split(":")[0]: part for part in found.breakdown}
    return {
        "support": here.game.before(50).support["eastern"],
        "armies": int(parts["axis_armies"][0].split(":")[1]),
        "strength": found["strength"],
    }


def rome(here: Here) -> Facts:
    s = here.game.positions[65]
    return {**odds(here), "first": line(s, "uk", "K"), "there": line(s, "uk", "H")}


def roosevelts_dice(here: Here) -> Facts:
    found = here.game.event(here.move, "health_rolled", leader="roosevelt")
    return {**trouble(here), "other": found["total"], "other_limit": found["limit"]}


def crowley(here: Here) -> Facts:
    return {"place": reaches(here, 107, "us_crowley", "us_directed_offensive_2")}


def cherwell(here: Here) -> Facts:
    """5.22 What the last British card could have done in its own turn."""
    issue = "uk_directed_offensive"
    place = reaches(here, 108, "uk_cherwell", issue)
    s = here.game.before(109)
    s.issues = {**s.issues, issue: place}
    steps = total(worth(s, "ussr", "ussr_budyonny", issue, "advance"))
    return {"place": place, "reply": moved(place, "ussr", steps)}


def research(here: Here) -> Facts:
    """6.10 How likely the roll was to succeed."""
    bonus = arg(here, "total") - arg(here, "roll")
    faces = sum(n + bonus >= A_BOMB_SUCCESS for n in range(1, 7))
    return {"percent": round(100 * faces / 6)}


def middle_east(here: Here) -> Facts:
    old, new = points(score(here.game.before(124))), points(score(here.now))
    return {"gain": new["us"] - old["us"]}


def ships(here: Here) -> Facts:
    box = arg(here, "box")
    return {"ships": here.now.naval[box], "needed": BOX.tracks[box].spaces[-1].naval}


def truman(here: Here) -> Facts:
    return {"value": BOX.leaders["truman"].value}


def debates(here: Here) -> Facts:
    """How many Soviet cards were spent on debates about the issue in this conference."""
    issue = arg(here, "issue")
    return {
        "count": sum(
            e.kind == "debate_played" and e["issue"] == issue and e["seat"] == "ussr"
            for shot in here.game.shots
            if shot.state.conference == here.now.conference and shot.move <= here.move
            for e in shot.events
        ),
        "place": here.now.issues[issue],
    }


def truman_might(here: Here) -> Facts:
    """5.23 Where the issue would lie if Truman had debated."""
    s = here.game.before(225)
    s.apply(LEAD_DEBATE)
    s.apply(next(a for a in s.actions() if a.kind == "discard"))
    return {"value": BOX.leaders["truman"].value, "place": s.issues["global_issue"]}


def production(here: Here) -> Facts:
    return {
        seat: here.game.event(here.move, "production_received", seat=seat)["amount"]
        for seat in SEATS
    }


def duel(here: Here) -> Facts:
    """5.24 The two values, and where the issue lies after both leaders."""
    return {
        "first": here.game.event(288, "advance_played")["value"],
        "second": arg(here, "value"),
        "place": here.now.issues["global_issue"],
    }


def short(here: Here) -> Facts:
    """5.22 What the last British card reached, and where it could have gone."""
    other = "theater_leadership_europe"
    return {
        "place": here.now.issues["global_issue"],
        "other": reaches(here, 318, "uk_cherwell", other),
        "issue": other,
    }


def without_win(here: Here) -> Facts:
    wins = here.game.positions[-1].conference_wins
    return {**counted(here), **changed(here, conference_wins={**wins, "us": wins["us"] - 1})}


def western_plan(here: Here) -> Facts:
    return {
        "support": here.game.before(339).support["western"],
        "worth": line(here.game.positions[-1], "uk", "G"),
    }


def last_network(here: Here) -> Facts:
    """4.42 How each choice that was open would have ended."""
    game, n = here.game, here.move
    ends = [game.instead(n, a) for a in game.before(n).actions()]
    known = [result for result in ends if result is not None]
    mine = [result for result in known if result.winner == "us"]
    return {"choices": len(known), "winning": len(mine), **ended(mine[0])}


def one_ship(here: Here) -> Facts:
    """How the game would have ended with a ship for the last bonus marker."""
    return ended(here.game.instead(341, act("naval", box="central_pacific")))


def without_berlin(here: Here) -> Facts:
    s = here.game.positions[-1]
    fronts = {**s.fronts, "western": s.fronts["western"] - 1}
    none = dict.fromkeys(SEATS, 0)
    return {**odds(here), **changed(here, fronts=fronts, surrendered=("italy",), technology=none)}


def without_kyushu(here: Here) -> Facts:
    s = here.game.positions[-1]
    drive = "southwest_pacific"
    return {**odds(here), **changed(here, fronts={**s.fronts, drive: s.fronts[drive] - 1})}


def together(here: Here) -> Facts:
    """4.42 What the first would have had to beat."""
    return {"others": arg(here, "uk") + arg(here, "ussr")}


# -- the notes -------------------------------------------------------------------------------------

GLOBAL = {"issue": "global_issue"}

NOTES = (
    # London, June 1944
    Note("opening", 0, "conference_opened"),
    Note("silent_leaders", 0, "leader_may_not_advance", {"leader": "roosevelt"}),
    Note("bids", 3, "tie", facts=tied_bids),
    Note("cheap_tie", 6, "tie_broken", facts=lead),
    Note("first_issue", 7, "issue_nominated", facts=missing),
    Note("churchill_speaks", 15, "issue_moved", facts=missing),
    Note("stalin_answers", 17, "health_rolled", {"leader": "stalin"}, trouble),
    Note("nyet", 21, "debate_played", facts=printed),
    Note("earned_pass", 24, "passed"),
    Note("chair_denied", 36, "values_compared"),
    Note("unused_president", 40, "issue_captured", facts=roosevelt_might),
    Note("no_second_front", 43, "issue_moved", facts=first_to_rome),
    Note("last_word", 45, "issue_moved", facts=spies_pay),
    Note("london_wins", 45, "conference_won", facts=counted),
    Note("own_offensive", 46, "directed_placed"),
    Note("wasted_east", 49, "support_placed", facts=eastern_forecast),
    Note("united_nations", 59, "global_issue_moved"),
    Note("belgrade", 64, "network_removed"),
    Note("rome_first", 65, "front_rolled", {"front": "mediterranean"}, rome),
    Note("marianas", 65, "front_rolled", {"front": "central_pacific"}, odds),
    Note("after_london", 65, "conference_closed"),
    # Quebec, September 1944
    Note("narrow_thrust", 65, "front_strength_changed"),
    Note("eden", 69, "issue_nominated", facts=missing),
    Note("prime_minister_ill", 81, "health_rolled", {"leader": "churchill"}, roosevelts_dice),
    Note("tug_of_war", 90, "issue_moved", facts=times),
    Note("vain_capture", 107, "capture_threatened", facts=crowley),
    Note("vain_debate", 108, "values_compared", facts=cherwell),
    Note("moscow_wins", 109, "conference_won", facts=counted),
    Note("to_the_beaches", 110, "directed_placed"),
    Note("research", 122, "research_rolled", facts=research),
    Note("colonialism", 123, "global_issue_moved"),
    Note("middle_east", 131, "alignment_placed", facts=middle_east),
    Note("d_day", 132, "front_rolled", {"front": "western"}, odds),
    Note("kamikaze", 132, "kamikaze", facts=ships),
    Note("one_marker", 132, "front_rolled", {"front": "southwest_pacific"}, odds),
    Note("after_quebec", 132, "conference_closed"),
    # Moscow, October 1944
    Note("sickbed", 132, "leader_kept_away"),
    Note("moscow_asks", 138, "issue_nominated"),
    Note("stalin_takes", 144, "issue_captured", facts=spies_pay),
    Note(
        "president_dies",
        146,
        "health_rolled",
        {"leader": "roosevelt"},
        lambda h: {**trouble(h), **truman(h)},
    ),
    Note("brooke", 154, "advance_played"),
    Note("equal", 162, "values_compared"),
    Note("dear_defence", 175, "debate_played", facts=debates),
    Note("washington_wins", 178, "conference_won", facts=counted),
    Note("trinity", 195, "pawn_advanced", {"seat": "us"}),
    Note("self_determination", 195, "global_issue_moved"),
    Note("okinawa_holds", 200, "front_rolled", {"front": "central_pacific"}, odds),
    Note("after_moscow", 200, "conference_closed"),
    # Yalta, February 1945
    Note("paranoia", 212, "health_rolled", {"leader": "stalin"}, trouble),
    Note("truman_sits", 225, "issue_captured", facts=truman_might),
    Note("empty_hands", 245, "issue_moved"),
    Note("second_british_win", 249, "conference_won", facts=counted),
    Note("production", 250, "production_received", {"seat": "us"}, production),
    Note("back_to_colonies", 268, "global_issue_moved"),
    Note("homeless", 273, "alignments_lost"),
    Note("okinawa", 273, "front_rolled", {"front": "central_pacific"}, odds),
    Note("failed_landing", 273, "front_rolled", {"front": "southwest_pacific"}, odds),
    Note("manchuria", 273, "front_rolled", {"front": "far_east"}, odds),
    Note("after_yalta", 273, "conference_closed"),
    # Potsdam, July 1945
    Note("old_team", 273, "leader_value_changed"),
    Note("five_and_seven", 290, "debate_played", facts=duel),
    Note("longest_fight", 307, "issue_moved", facts=times),
    Note("last_card", 318, "issue_moved", facts=short),
    Note("three_way_tie", 320, "tie_broken", facts=without_win),
    Note("to_berlin", 325, "support_placed", facts=western_plan),
    Note("spheres", 342, "global_issue_moved"),
    Note("siam", 344, "network_removed"),
    Note("hungary", 347, "network_placed", facts=last_network),
    Note("fleet", 352, "navy_strikes", facts=one_ship),
    Note("berlin", 352, "front_rolled", {"front": "western"}, without_berlin),
    Note("kyushu", 352, "front_rolled", {"front": "southwest_pacific"}, without_kyushu),
    Note("emperor", 352, "surrendered", {"axis": "japan"}),
    Note("the_end", 352, "game_over", facts=together),
)

"""13.0, 16.0 The automaton's turn: a stratagem, a unit by the algorithm, a token at the end of the
row. Every move says by which number it was chosen."""

from __future__ import annotations

from ..rules.effects import move_strategically, stopped, targets
from ..rules.turn import lay
from ..state import RULES, Blitzkrieg
from .algorithm import Choice, consult, printed, worths
from .changes import rank
from .stratagems import CONDITIONS, best


@RULES.step("13.1")
def automaton_turn(s: Blitzkrieg, seat: str) -> None:
    """13.1, 17.5 A chip is drawn, then the one before goes back into the cup; Steamroll repeats
    the stratagem of the turn before."""
    if s.chip is not None:
        cup = s.cup()
        s.chip = cup[s.roll(len(cup)) - 1]
        if s.chip != "steamroll":
            s.stratagem = s.chip
        rule = CONDITIONS[s.chip].rule if s.chip == "steamroll" else "13.1"
        s.log("stratagem_drawn", rule, seat=seat, chip=s.chip, stratagem=s.stratagem)
    s.push(("automaton_places", seat, ""))


@RULES.step("13.2")
def automaton_places(s: Blitzkrieg, seat: str, only: str) -> None:
    """13.2 The algorithm says what is placed where; 15.1.1 if nothing can be, the player wins."""
    choice = consult(s, seat, s.stratagem, only)
    if choice is None:
        s.push(("stuck", seat))
        return
    _report(s, seat, choice)
    unit = choice.units[0]
    tokens = s.reserve(seat)
    if len(choice.units) > 1:  # 15.3.7
        roll = s.roll(6)
        unit = choice.units[(roll - 1) % len(choice.units)]
        s.log("unit_rolled", "15.3.7", seat=seat, roll=roll, token=tokens[unit])
    theatre_by, space_by, unit_by = (
        printed(choice.by(kind)) for kind in ("theatres", "spaces", "units")
    )
    s.chosen = {**s.chosen, choice.space: (theatre_by, space_by, unit_by)}
    s.log(
        "automaton_chose",
        "13.2",
        seat=seat,
        theatre=choice.theatre,
        space=choice.space,
        token=tokens[unit],
        theatre_by=theatre_by,
        space_by=space_by,
        unit_by=unit_by,
    )
    lay(s, seat, tokens[unit], choice.space, unit)


def _report(s: Blitzkrieg, seat: str, choice: Choice) -> None:
    """15.0 The rows that struck something out."""
    if s._events is None:  # nobody reads what is told
        return
    tokens = s.reserve(seat)
    for row in choice.rows:
        if row.out:
            left, out = row.left, row.out
            if row.kind == "units":
                left, out = tuple(tokens[n] for n in left), tuple(tokens[n] for n in out)
            s.log(
                "struck_out",
                row.number,
                seat=seat,
                kind=row.kind,
                row=printed(row.number),
                left=left,
                out=out,
                stratagem=s.stratagem if row.by else None,
                why=row.why or None,
            )


@RULES.step("16.8")
def automaton_goes_on(s: Blitzkrieg, seat: str, theatre: str) -> None:
    """16.8 After a blitz the algorithm again, by the same stratagem: in the same theatre if a unit
    can be placed there, else in any; if none can, nothing happens."""
    for only in (theatre, ""):
        if consult(s, seat, s.stratagem, only) is not None:
            s.push(("automaton_places", seat, only))
            return


@RULES.step("16.4")
def automaton_moves_marker(s: Blitzkrieg, seat: str, theatre: str, amount: int) -> None:
    """16.4 A strategic advantage goes where it causes the biggest change (14.0), among the markers
    that it can move; of equal ones the list of 15.1.5 chooses."""
    ways = {t: stopped(s, seat, t, amount) for t in targets(s, theatre)}
    movable = [t for t, after in ways.items() if after != s.lead(seat, t)]
    if not movable:
        return
    steps = {t: rank(s, seat, t, ways[t], among=movable) for t in movable}
    equal = [t for t in movable if steps[t] == min(steps.values())]
    for worth in worths(s):
        equal = best(worth, equal)
    chosen = equal[0]
    number = f"14.{steps[chosen]}"
    s.log("biggest_change", number, seat=seat, theatre=chosen, step=steps[chosen])
    move_strategically(s, seat, chosen, amount, "16.4")

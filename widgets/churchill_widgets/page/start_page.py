"""The first page: what can be chosen before a game, and what would begin if one began now; and,
after a game, what could be next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import churchill_kit as ck
from churchill_kit.engine import registry
from churchill_kit.engine.players import best_player
from churchill_kit.table import usual_seats
from churchill_kit.tutor.guide import has_guide

from ..base import shelf
from ..base.sentences import name, say, static, text
from . import games_page, shared_panel
from .controller import PERSON, Controller
from .titles import line_of, title_of

# Texts of the first page that need no facts.
WORDS = (
    "start", "start-so", "setup", "scenario", "game", "games", "seats", "seed", "seed-help",
    "options", "unofficial", "chapters", "to-class", "to-setup",
)  # fmt: skip


def start(
    c: Controller, errors: dict[str, str], kept: list[Any], tables: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """The choices before the game, and the games that the browser keeps."""
    game, lang, shown = c.game, c.lang, c.screen
    unasked = c.unasked()
    players = [PERSON, *sorted(ck.players(game.name), key=_strongest)]
    return {
        "shown": c.table is None,
        "game": game.name,
        "games": [_game(g, lang) for g in ck.games() if g not in c.broken],
        "broken": [say(error, lang) for error in (*registry.broken(), *c.broken.values())],
        "about": about(c),
        "scenario": c.scenario,
        "scenarios": [
            [s, name(s, game.name, lang), shown.about_scenario(s, lang)] for s in game.scenarios
        ],
        "seats": [
            {
                "id": seat,
                "label": name(seat, game.name, lang),
                "leader": shown.seat_about(seat, lang),
                "value": who,
                "choices": [[p, static(lang, f"player-{p}", game.name)] for p in players],
            }
            for seat, who in c.seats.items()
            if seat not in unasked
        ],
        "table": list(c.seats),
        "tutor": has_guide(game.name),
        "lesson": shown.lesson_seat or game.seats[0],
        "lessons": [[seat, name(seat, game.name, lang)] for seat in game.seats],
        "options": [
            {
                "id": key,
                "label": shown.option_label(key, lang),
                "value": option.choices.index(c.options.get(key, option.default)),
                "choices": [shown.option_choice(key, v, lang) for v in option.choices],
                "values": list(option.choices),
            }
            for key, option in game.options.items()
            if key in game.options_of(c.scenario)
        ],
        "together": {**shared_panel.offer(c), "tables": list(tables)},
        "options_open": shown.opens_options(c.scenario),
        "errors": errors,
        "kept": games_page.entries(kept, lang),
        "languages": [["en", "English"], ["ru", "Русский"]],
        "index": shelf.INDEX if shelf.has(shelf.INDEX) else "",
        "classroom": shelf.CLASSROOM if shelf.has(shelf.CLASSROOM) else "",
    }


def about(c: Controller) -> str:
    """What would begin now, in a sentence, by the set-up and the seats that are chosen."""
    game, seats = c.game.name, c.seats
    people = [seat for seat, who in seats.items() if who == PERSON]
    key = {0: "start-watch", 1: "start-about"}.get(len(people), "start-shared")
    others = [seat for seat in seats if seat not in people]
    facts = {"seat": people[0]} if len(people) == 1 else {"seats": people} if people else {}
    told = text(c.lang, key, game, scenario=c.scenario, others=others, **facts)
    kinds = {seats[seat] for seat in others} - {best_player(game)}
    if key == "start-about" and len(kinds) == 1:  # stronger or weaker than usual
        player = static(c.lang, f"player-{kinds.pop()}", game)
        return f"{told} {text(c.lang, 'start-level', game, player=player)}"
    return told


def _game(game: str, lang: str) -> dict[str, str]:
    """A game to choose, without loading it."""
    return {"id": game, "title": title_of(game, lang), "line": line_of(game, lang)}


LEVELS = ("easy", "bot", "medium", "hard")  # from weak to strong, as the ladder found


def _strongest(player: str) -> int:
    order = (*reversed(LEVELS), "random")
    return order.index(player if player in order else "bot")


# -- after a game ------------------------------------------------------------------------------


def next_games(c: Controller) -> list[dict[str, Any]]:
    """Games that one press begins, each with what it is; [] where several people played, or from a
    position that no set-up leads to."""
    if not c.own or c.record is None or c.record.setup is None or c.shared is not None:
        return []
    return [{"text": told, "setup": setup} for told, setup in _next(c, c.own)]


def _next(c: Controller, own: str) -> Iterator[tuple[str, dict[str, Any]]]:
    assert c.record is not None and c.record.setup is not None and c.table is not None
    state, setup, game, lang = c.record.state, c.record.setup, c.record.game, c.lang
    scenario, seats = setup["scenario"], dict(c.table.seats)
    same = {"game": game.name, "scenario": scenario, "options": dict(setup["options"])}
    others = [s for s in state.seats if s != own and s not in state.unasked]
    yield static(lang, "next-same", game.name), same | {"seats": seats}
    if others:
        taken = state.seats[(state.seats.index(own) + 1) % len(state.seats)]
        taken = taken if taken in others else others[0]
        swapped = seats | {own: seats[taken], taken: PERSON}
        yield text(lang, "next-seat", game.name, seat=taken), same | {"seats": swapped}
    known = [LEVELS.index(seats[s]) for s in others if seats[s] in LEVELS]
    above = LEVELS[max(min(known) + 1, LEVELS.index("medium")) :] if known else ()
    level = next((p for p in above if p in ck.players(game.name)), None)
    if level is not None:
        stronger = seats | dict.fromkeys(others, level)
        told = static(lang, f"player-{level}", game.name)
        yield text(lang, "next-stronger", game.name, player=told), same | {"seats": stronger}
    later = game.scenarios[game.scenarios.index(scenario) + 1 :]
    if later:
        there = game.seats_of(later[0])
        laid = usual_seats(game, there, own, game.unasked(later[0], {}))
        told = name(later[0], game.name, lang)
        yield text(lang, "next-scenario", game.name, name=told), {
            "game": game.name, "scenario": later[0], "options": {}, "seats": laid,
        }  # fmt: skip

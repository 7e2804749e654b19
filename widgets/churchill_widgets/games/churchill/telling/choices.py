"""How the choices of a decision are listed: headings and lines. What brings most comes first, by
the adviser's own rule of thumb (``lessons.weighing``), fixed while one decision stands; who wants
to know more asks him.
"""

from __future__ import annotations

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.lessons.weighing import Weighing
from churchill_kit.games.churchill.state import Churchill

from ....base.sentences import begun, name, static, text

GAME = "churchill"
OWN_LINES = ("pass", "decline", "keep_leader", "stop", "move_on")  # they stand alone, on top
INFLUENCE = ("network", "break_network", "align", "break_alignment", "move_global")
# Actions whose heading, or question, says all but one thing.
BRIEF = {
    "pick": ("card",),
    "nominate": ("issue",),
    "discard": ("card",),
    "lead": ("issue",),
    **dict.fromkeys(INFLUENCE[:4], ("location",)),
    "support": ("front",),
    "direct": ("front",),
    "activate": ("issue",),
}
BY_KIND = (*INFLUENCE[:4], "support", "naval", "activate", "research")


def heading(
    action: ck.Action, view: Churchill, lang: str, weighing: Weighing | None = None
) -> tuple[str, str]:
    """Under which heading an action stands: an id and its words ("" for the top of the list)."""
    kind = action.kind
    if kind in OWN_LINES:
        return "", ""
    if weighing is not None and action in weighing.vain:
        return "vain", static(lang, "heading-vain", GAME)
    if kind in ("advance", "debate"):
        return "cards", static(lang, "heading-cards", GAME)
    if kind in ("lead", "lead_debate"):
        decision = view.decision
        leader = view.leaders[decision.seat] if decision else ""
        return "leader", text(lang, "heading-leader", GAME, name=name(leader, GAME, lang))
    if kind == "direct":
        return action["issue"], name(action["issue"], GAME, lang)
    if kind in BY_KIND:
        return kind, static(lang, f"heading-{kind}", GAME)
    return "all", ""


def brief(action: ck.Action, lang: str, weighing: Weighing | None = None) -> str:
    """What is left to say of an action under its heading: the place, the card or the issue alone,
    or both of them."""
    if weighing is not None and action in weighing.vain:
        return ""
    if action.kind == "advance" and action.get("issue"):
        return text(lang, "brief-advance", GAME, **{"value": None, **action.args})
    if action.kind == "debate" and action.get("value") is None:
        return name(action["card"], GAME, lang)
    if action.kind == "naval":
        return begun(text(lang, "brief-naval", GAME, **action.args))
    about = next((action[key] for key in BRIEF.get(action.kind, ()) if action.get(key)), "")
    return name(about, GAME, lang) if about else ""


def line(action: ck.Action, view: Churchill, lang: str) -> tuple[str, str]:
    """Under which card or target an action folds; what a card does for less than it counts apart
    from the rest; issues fold by what they are about, countries by the front whose way they lie
    on."""
    kind = action.kind
    card = action.get("card")
    if kind in ("advance", "debate") and card is not None:
        value = BOX.staff[card].value
        shown = static(lang, "die", GAME) if value is None else str(value)
        told = text(lang, "heading-card", GAME, name=name(card, GAME, lang), value=shown)
        return (card, told) if action.get("value") is None else (f"{card}:less", told)
    if kind == "lead":
        return kind, static(lang, "line-lead", GAME)
    if kind == "nominate":
        issue = BOX.issues[action["issue"]]
        about = name(issue.kind, GAME, lang)
        decision = view.decision
        if decision is not None and issue.owner not in (None, decision.seat):  # another matter
            return f"{issue.kind}:others", text(lang, "line-others", GAME, about=about)
        return issue.kind, about
    if kind in INFLUENCE[:4]:
        track = BOX.locations[action["location"]].track
        return f"{kind}:{track}", static(lang, f"line-{track}", GAME)
    return "", ""

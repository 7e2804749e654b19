"""What lies between two pictures of one board: what moved, came, went and changed.

    moment = between(before, after, about)   # two scenes of one size, theme and language
    board.show(after, moment, 500)

Things are joined by their ids. Markers (``Shape.piece``) that are alike are joined by their names
first, then with the nearest one of their kind that is missing; one that is new comes from the home
of its kind, where the scene has one. Pure functions of scenes: no rule, no widget.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .scene import Box, Scene, Shape, box_of, moved, seen

CLOSE = 0.6  # units: no way to speak of
MANY = 120  # more changes than this are another picture, not a moment


class Glide(NamedTuple):
    """The way of a thing or marker; `start` and `end` are the same where it only comes or goes."""

    key: str
    start: Box
    end: Box


class Spot(NamedTuple):
    """Something that stays where it is; "" for what belongs to no thing."""

    key: str
    box: Box


@dataclass(frozen=True, eq=False)
class Moment:
    """What happens from one picture to the next."""

    before: Scene
    after: Scene
    glides: tuple[Glide, ...] = ()
    came: tuple[Glide, ...] = ()
    went: tuple[Glide, ...] = ()
    changed: tuple[Spot, ...] = ()
    turned: tuple[Spot, ...] = ()  # shows its other face
    about: tuple[Spot, ...] = ()  # what the event is about

    @property
    def moves(self) -> bool:
        """Is there anything but what it is about?"""
        return bool(self.glides or self.came or self.went or self.changed or self.turned)


class Body(NamedTuple):
    """A thing without its markers, or a marker: the shapes that move together."""

    key: str
    box: Box
    shapes: tuple[Shape, ...]

    @property
    def kind(self) -> str:
        """Markers of one kind are alike."""
        return self.key.partition("/")[0]

    @property
    def face(self) -> str:
        """Which side of it is up."""
        return self.shapes[0].face

    def looks(self) -> tuple[Any, ...]:
        """What is seen of it, wherever it is."""
        left, top, _, _ = self.box
        return tuple(
            (s.kind, tuple(round(v, 1) for v in s.at), *seen(s)[2:])
            for s in moved(self.shapes, -left, -top)
        )


def bodies(scene: Scene, layers: Iterable[str] = ("board", "pieces")) -> dict[str, Body]:
    """The bodies of a picture by their keys, in the order in which they are painted; "" is
    everything that belongs to no thing."""
    found: dict[str, list[Shape]] = {}
    for layer in layers:
        for s in scene.layer(layer):
            found.setdefault(s.piece or s.id or s.part_of, []).append(s)
    return {
        key: Body(key, _around(shapes) if shapes[0].piece else box_of(shapes[0]), tuple(shapes))
        for key, shapes in found.items()
    }


def _around(shapes: Iterable[Shape]) -> Box:
    """The box around several shapes; texts count for little, other fonts have other widths."""
    boxes = [box_of(s) for s in shapes if s.style] or [box_of(s) for s in shapes]
    left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
    right, bottom = max(b[0] + b[2] for b in boxes), max(b[1] + b[3] for b in boxes)
    return left, top, right - left, bottom - top


def alike(before: Scene | None, after: Scene) -> bool:
    """Are these two pictures of one board, so that something can move from one to the other?"""
    return before is not None and all(
        getattr(before, of) == getattr(after, of)
        for of in ("width", "height", "theme", "lang", "title")
    )


def between(before: Scene | None, after: Scene, about: Iterable[str] = ()) -> Moment | None:
    """What happens from `before` to `after`; `about` are the targets that the event is about.

    None where nothing can be shown of it: no picture before, another size, theme or language, or
    so much at once that it is another picture.
    """
    if before is None or not alike(before, after):
        return None
    layers = ("pieces",) if before.board is after.board else ("board", "pieces")
    old, new = bodies(before, layers), bodies(after, layers)
    loose = _loose(*(of.pop("").shapes if "" in of else () for of in (old, new)))
    glides, changed, turned = [], [Spot("", box) for box in loose], []
    for key in new.keys() & old.keys():
        was, now = old[key], new[key]
        if was.shapes is now.shapes or _same(was.shapes, now.shapes):
            continue
        elif far(was.box, now.box) > CLOSE:
            glides.append(Glide(key, was.box, now.box))
        elif was.face != now.face:
            turned.append(Spot(key, now.box))
        elif was.looks() != now.looks():
            changed.append(Spot(key, _around((*was.shapes, *now.shapes))))
    came = [body for key, body in new.items() if key not in old]
    went = [body for key, body in old.items() if key not in new]
    pairs, came, went = _nearest(came, went)
    glides += [Glide(now.key, was.box, now.box) for was, now in pairs]
    order = {key: i for i, key in enumerate(new)}
    moment = Moment(
        before,
        after,
        tuple(sorted(glides, key=lambda g: order[g.key])),
        tuple(Glide(b.key, _home(after, b), b.box) for b in came),
        tuple(Glide(b.key, b.box, _home(after, b)) for b in went),
        tuple(sorted(changed, key=lambda s: order.get(s.key, -1))),
        tuple(sorted(turned, key=lambda s: order[s.key])),
        spots(after, before, about),
    )
    parts = (moment.glides, moment.came, moment.went, moment.changed, moment.turned)
    return moment if sum(map(len, parts)) <= MANY else None


def far(a: Box, b: Box) -> float:
    """By how much two boxes lie, or are, differently."""
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


def _same(was: tuple[Shape, ...], now: tuple[Shape, ...]) -> bool:
    if len(was) != len(now):
        return False
    pairs = zip(was, now, strict=True)
    return all(a is b or (seen(a) == seen(b) and a.face == b.face) for a, b in pairs)


def _loose(was: tuple[Shape, ...], now: tuple[Shape, ...]) -> list[Box]:
    """Where shapes that belong to nothing came or went."""
    old, new = ({seen(s): s for s in shapes if s.style} for shapes in (was, now))
    apart = [old[k] for k in old if k not in new] + [new[k] for k in new if k not in old]
    return [box_of(s) for s in apart]


def _nearest(came: list[Body], went: list[Body]) -> tuple[list[Any], list[Body], list[Body]]:
    """Markers that are alike: each new one takes the nearest that is missing. The pairs, and what
    is left of both."""
    ways = sorted(
        (_way(a.box, b.box), j, i)
        for i, a in enumerate(went)
        for j, b in enumerate(came)
        if "/" in b.key and a.kind == b.kind
    )
    taken: dict[int, int] = {}
    for _, j, i in ways:
        if j not in taken.values() and i not in taken:
            taken[i] = j
    pairs = [(went[i], came[j]) for i, j in taken.items()]
    return (
        pairs,
        [b for j, b in enumerate(came) if j not in taken.values()],
        [a for i, a in enumerate(went) if i not in taken],
    )


def _way(a: Box, b: Box) -> float:
    dx, dy = a[0] + a[2] / 2 - b[0] - b[2] / 2, a[1] + a[3] / 2 - b[1] - b[3] / 2
    return round(dx * dx + dy * dy, 1)


def _home(scene: Scene, body: Body) -> Box:
    """Where a marker comes from: as large as it is, in the middle of its home."""
    home = scene.homes.get(body.kind)
    if home is None:
        return body.box
    wide, high = body.box[2:]
    return home[0] + (home[2] - wide) / 2, home[1] + (home[3] - high) / 2, wide, high


def spots(scene: Scene, other: Scene | None, targets: Iterable[str]) -> tuple[Spot, ...]:
    """Where the things of these targets are; in the other picture, if they have gone."""
    wanted = dict.fromkeys(targets)
    found: dict[str, Spot] = {}
    for picture in (scene, other):
        if picture is None or len(found) == len(wanted):
            continue
        here: dict[str, Spot] = {}
        for s in picture.things():
            name = s.id if s.id in wanted else s.target
            if name in wanted and name not in found:
                at = here.get(name)
                if at is None or s.id == name:  # the thing itself before what stands for it
                    here[name] = Spot(s.id, box_of(s))
        found |= here
    return tuple(found[name] for name in wanted if name in found)


# -- previews --------------------------------------------------------------------------------------


class Mark(NamedTuple):
    """Something drawn over a board for a while: "ring" around a box, "arrow" from one to another,
    "ghost" of shapes at a box, "aside" for what is shown at another place meanwhile, "count" at the
    corner of a box."""

    kind: str
    box: Box
    to: Box | None = None  # of an arrow, or of what goes aside: where it leads
    label: str = ""
    shapes: tuple[Shape, ...] = ()  # of a ghost, or of what goes aside


def ghosts(
    before: Scene | None,
    after: Scene,
    about: Iterable[str] = (),
    labels: Mapping[str, str] | None = None,
) -> tuple[Mark, ...]:
    """What would move where: for each thing and marker a ghost where it would land, and an arrow
    there from where it is.

    What only makes room on its place has neither, and goes aside where something would land on
    it. `about` are targets that get a ring where they stay; `labels` are short words for ghosts, by
    the ids of things or kinds of markers.
    """
    moment = between(before, after)
    if moment is None or before is None:
        return ()
    told = labels or {}
    old, new = bodies(before, ("pieces",)), bodies(after, ("pieces",))
    out: list[Mark] = []
    here = set()
    room: list[Glide] = []
    named = {spot.key for spot in spots(before, None, about)}
    for g in (*moment.glides, *moment.came):
        body = new.get(g.key)
        if body is None:
            continue
        was, now = _place(before, g.start, g.key), _place(after, g.end, g.key)
        near = far(g.start, g.end) < 2 * g.end[2]
        aside = g.start != g.end and was == now and (near or (named and g.key not in named))
        small = g in moment.glides and old.get(g.key) and far(g.start, g.end) < g.end[3] / 2
        if aside or small:
            room.append(g)
            continue
        here.add(g.key)
        label = told.get(g.key, told.get(body.kind, ""))
        if g.start != g.end:
            home = after.homes.get(body.kind) if g in moment.came else None
            out.append(Mark("arrow", home or g.start, g.end))
        out.append(Mark("ghost", g.end, None, label, body.shapes))
    out += [Mark("ring", g.start) for g in moment.went]
    landed = [m.box for m in out if m.kind == "ghost"]
    out = [Mark("aside", g.start, g.end, "", new[g.key].shapes) for g in _under(room, landed)] + out
    for spot in spots(after, before, about):
        if spot.key not in here:
            out.insert(0, Mark("ring", spot.box))
    return tuple(out)


def planned(before: Scene, after: Scene, counts: Mapping[str, int]) -> tuple[Mark, ...]:
    """What is planned, where it would lie: a ghost of all that comes to these targets or is other
    there then, and at the corner of each how many are, if any."""
    moment = between(before, after)
    if moment is None:
        return ()
    things = {s.id: s for s in after.things()}
    new = bodies(after, ("pieces",))
    ways = [g.key for g in (*moment.glides, *moment.came)]
    others = [spot.key for spot in (*moment.changed, *moment.turned)]
    out: list[Mark] = []
    lie: dict[str, Box] = {}  # where each target is seen to be
    came = set[str]()
    for key in (*ways, *others):
        body = new.get(key)
        thing = _thing(body, things) if body else None
        target = thing.target if thing is not None else None
        if body is None or thing is None or target is None or target not in counts:
            continue
        if key not in ways:  # what is there now would show through
            out.insert(0, Mark("aside", body.box, body.box, "", body.shapes))
        out.append(Mark("ghost", body.box, None, "", body.shapes))
        lie[target] = box_of(thing)
        if key in ways:
            came.add(target)
    old, were = bodies(before, ("pieces",)), {s.id: s for s in before.things()}
    left = [_thing(old[g.key], were) for g in moment.went if g.key in old]
    gone = Counter(thing.target for thing in left if thing is not None)
    for target, count in counts.items():
        at = [lie[target]] if target in lie else [s.box for s in spots(after, None, [target])]
        taken = min(gone[target], count) if target in came else count * (target in gone)
        label = " ".join(f"{s}{n}" for s, n in (("−", taken), ("+", count - taken)) if n)
        out += [Mark("count", box, None, label) for box in at if label]
    return tuple(out)


def _thing(body: Body, things: Mapping[str, Shape]) -> Shape | None:
    """What a body belongs to."""
    return things.get(body.shapes[0].id or body.shapes[0].part_of)


def _under(room: list[Glide], landed: list[Box]) -> list[Glide]:
    """Those on which something would land, what goes aside among it."""
    found: list[Glide] = []
    taken, rest = list(landed), list(room)
    while hit := [g for g in rest if any(overlap(g.start, box) for box in taken)]:
        found += hit
        taken += [g.end for g in hit]
        rest = [g for g in rest if g not in hit]
    return found


def overlap(one: Box, other: Box) -> bool:
    """Do two boxes lie on each other?"""
    return all(one[i] < other[i] + other[i + 2] and other[i] < one[i] + one[i + 2] for i in (0, 1))


def _place(scene: Scene, box: Box, besides: str) -> str:
    """The smallest named thing that a box lies in."""
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    best, least = "", float("inf")
    for s in scene.things():
        left, top, wide, high = box_of(s)
        inside = left <= x <= left + wide and top <= y <= top + high
        if inside and s.id != besides and s.label and box[2] * box[3] < wide * high < least:
            best, least = s.id, wide * high
    return best

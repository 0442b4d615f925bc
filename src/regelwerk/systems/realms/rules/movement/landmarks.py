"""Landmarks: places in people's own words, such as "25 cm Richtung Amboss", "behind t1" or "10 cm nord"."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from difflib import get_close_matches
from functools import lru_cache
from itertools import count
from typing import Literal, NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import Name
from regelwerk.space import NotAPoint, Point, distance, parse_point
from regelwerk.space.arcs import TURN
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Piece, Zone
from regelwerk.systems.realms.rules.movement.spoken_places import POINTS, How, folded, words
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE

Kind = Literal["model", "piece", "zone", "object", "place"]
RULE = "RE-MOV-05"
"""Moves may be measured beforehand, so people may say them like this."""
SHORT = 3
"""The longest id that finds room on a map, in characters."""


class Landmark(NamedTuple):
    """Something on the table that has a name."""

    kind: Kind
    id: str
    at: Point


class Wish(NamedTuple):
    """Where somebody would like to go: in which way with regard to what, and how far (units; None: not said)."""

    how: How
    far: int | None = None
    mark: Landmark | None = None
    heading: int = 0


_APART = re.compile(
    r"\(?\s*(-?\d{1,4}(?:[.,]\d{1,6})?)(?:\s*cm)?(?:,?\s+|\s*/\s*)(-?\d{1,4}(?:[.,]\d{1,6})?)(?:\s*cm)?\s*\)?"
)
"""Two numbers with room between them."""


def coordinates(text: str) -> tuple[Point, ...] | None:
    """Places as they are written in centimetres, corner by corner: `45.5,30;50,31`; None: these are words.

    With a space between its numbers a place may have decimal commas: `45,5 30`. Three numbers in a row are no place.
    """
    found = []
    for part in text.split(";"):
        apart = _APART.fullmatch(part.strip())
        written = ",".join(number.replace(",", ".") for number in apart.groups()) if apart else part
        try:
            found.append(parse_point(written, CENTIMETRE))
        except NotAPoint:
            return None
    return tuple(found)


def read(text: str, world: World, model: Model) -> Wish | Refused:
    """What somebody means, or why nobody can tell."""
    plain = folded(text)
    heading = _heading(plain, model)
    if heading is not None:
        return heading
    for how, shape in words().shapes:
        match = shape.fullmatch(plain)
        if match is None:
            continue
        mark = find(match["name"], world, model.at)
        if isinstance(mark, Refused):
            return mark
        far = _units(match.groupdict().get("far"))
        return Wish("towards" if how == "to" and far is not None else how, far, mark)
    mark = find(plain, world, model.at)
    if isinstance(mark, Landmark):
        return Wish("to", None, mark)
    return (
        mark if mark.reason.key == "re-refuse-ambiguous" else Refused(phrase("re-refuse-unreadable", text=text), RULE)
    )


def _heading(plain: str, model: Model) -> Wish | None:
    known = words()
    match = known.heading.fullmatch(plain)
    if match is None:
        return None
    where, far = match["where"], _units(match["far"])
    if where in known.compass:
        return Wish("heading", far, heading=known.compass[where])
    if where in known.turns:
        return Wish("heading", far, heading=(model.facing + known.turns[where]) % TURN)
    return None


def _units(written: str | None) -> int | None:
    return None if written is None else round(float(written.replace(",", ".")) * CENTIMETRE)


def find(name: str, world: World, here: Point | None = None) -> Landmark | Refused:
    """The one thing on the table that a name fits: exactly, or as the beginning or else the end of one of its words.

    Of several the one is meant that is clearly nearer to where somebody is: at most half as far as any other.
    """
    wanted = words().article.sub("", folded(name))
    known = _named(world)
    exact = [mark for mark, names in known if wanted in names]
    found = exact or [mark for mark, names in known if any(_begins(one, wanted) for one in names)]
    found = found or [mark for mark, names in known if any(_ends(one, wanted) for one in names)]
    if len(found) > 1 and here is not None:
        found.sort(key=lambda mark: distance(here, mark.at))
        if 2 * distance(here, found[0].at) <= distance(here, found[1].at):
            return found[0]
    if len(found) == 1:
        return found[0]
    if found:
        several = tuple(named(mark) for mark in found[:6])
        return Refused(phrase("re-refuse-ambiguous", text=wanted, several=several), RULE)
    return Refused(phrase("re-refuse-unknown-place", text=wanted, known=_like(wanted, known)), RULE)


def _like(wanted: str, known: list[tuple[Landmark, tuple[str, ...]]]) -> tuple[Ref | Phrase, ...]:
    """What somebody may have meant: whatever is written alike, otherwise the first few things there are."""
    called = {one: mark for mark, names in known for one in names}
    close = [called[one] for one in get_close_matches(wanted, called, 4)]
    found = close or [mark for mark, _ in known if mark.kind in ("model", "piece")][:4]
    return tuple(dict.fromkeys(named(mark) for mark in found))


def named(mark: Landmark) -> Ref | Phrase:
    """What something is called."""
    return phrase("re-object", number=int(mark.id.split("-")[1])) if mark.kind == "object" else Ref(mark.id)


def _begins(name: str, wanted: str) -> bool:
    return len(wanted) > 1 and any(name[at:].startswith(wanted) for at in _word_starts(name))


def _ends(name: str, wanted: str) -> bool:
    """The word for wall may mean the concrete wall, which in German is one word."""
    return len(wanted) > SHORT and any(one.endswith(wanted) for one in name.split())


def _word_starts(name: str) -> list[int]:
    return [0, *(match.end() for match in re.finditer(" ", name))]


def _named(world: World) -> list[tuple[Landmark, tuple[str, ...]]]:
    """Everything that can be named, with its names."""
    found = [
        (Landmark("model", one.id, one.at), _names(one.id, one.card.name))
        for one in world.models
        if one.on_table or one.vitals.status == "wreck"
    ]
    found += _fixed(world.scene.battlefield)
    for number, at in enumerate(world.objects, start=1):
        if at is not None:
            names = tuple(f"{word} {number}" for word in words().objects)
            found.append((Landmark("object", f"object-{number}", at), names))
    if world.scene.mission.goal == "hold":
        for number, at in enumerate(world.scene.mission.objects, start=1):
            found.append(
                (Landmark("object", f"object-{number}", at), tuple(f"{word} {number}" for word in words().held))
            )
    for ends in world.scene.mission.ends:
        for place in (ends.deployment, ends.extraction):
            if place is not None:
                found.append((Landmark("place", place.id, middle(place.outline)), _names(place.id, place.name)))
    return found


@lru_cache(maxsize=16)
def _fixed(field: Battlefield) -> tuple[tuple[Landmark, tuple[str, ...]], ...]:
    """What never moves: pieces, zones, the middle of the table."""
    centre = Point(field.width // 2, field.height // 2)
    label, known = labels(field), numbered(field)

    def names(place: Piece | Zone) -> tuple[str, ...]:
        own = known[place.id]
        return (*_names(place.id, place.name, label[place.id]), *map(folded, own.spoken))

    return (
        *((Landmark("piece", p.id, middle(p.solid.outline)), names(p)) for p in field.pieces),
        *((Landmark("zone", z.id, middle(z.outline)), names(z)) for z in field.zones),
        (Landmark("place", "middle", centre), words().middle),
    )


def _names(id: str, name: Name, label: str = "") -> tuple[str, ...]:  # noqa: A002
    """What something can be called, also by its name and its label together, as the log does."""
    both = [f"{text} {label}" for text in name.spoken] if label else []
    return tuple(dict.fromkeys(folded(one) for one in (id, *name.spoken, label, *both) if one))


@lru_cache(maxsize=16)
def labels(field: Battlefield) -> Mapping[str, str]:
    """What stands on the map for each piece and each zone, short enough for it: its id, or a letter and a number."""
    found: dict[str, str] = {}
    for letter, ids in (("t", [piece.id for piece in field.pieces]), ("z", [zone.id for zone in field.zones])):
        taken = {one for one in ids if len(one) <= SHORT}
        free = (f"{letter}{n}" for n in count(1) if f"{letter}{n}" not in taken)
        found |= {one: one if one in taken else next(free) for one in ids}
    return found


@lru_cache(maxsize=16)
def numbered(field: Battlefield) -> Mapping[str, Name]:
    """What people call each piece and each zone; those that are called alike are counted."""
    places: tuple[Piece | Zone, ...] = (*field.pieces, *field.zones)
    alike = Counter(place.name for place in places)
    counts: Counter[Name] = Counter()
    found: dict[str, Name] = {}
    for place in places:
        counts[place.name] += 1
        found[place.id] = place.name.numbered(counts[place.name] if alike[place.name] > 1 else 0)
    return found


def middle(outline: tuple[Point, ...]) -> Point:
    """A place in the middle of an outline's corners."""
    return Point(sum(p.x for p in outline) // len(outline), sum(p.y for p in outline) // len(outline))


def word(heading: int) -> Word:
    """What a point of the compass is called."""
    return Word(f"re-compass-{POINTS[heading]}")

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
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE

How = Literal["towards", "away", "behind", "beside", "onto", "to", "heading"]
Kind = Literal["model", "piece", "zone", "object", "place"]
RULE = "RE-MOV-05"
"""Moves may be measured beforehand, so people may say them like this."""
OBJECTS = ("objekt", "object", "kiste", "crate")
HELD = ("stellung", "ort", "place", "position", "objekt", "object")
"""What people call the things to recover and the places to hold."""
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


COMPASS = {
    "n": 9000, "nord": 9000, "norden": 9000, "north": 9000,
    "no": 4500, "nordost": 4500, "nordosten": 4500, "ne": 4500, "northeast": 4500,
    "o": 0, "ost": 0, "osten": 0, "e": 0, "east": 0,
    "so": 31500, "suedost": 31500, "suedosten": 31500, "se": 31500, "southeast": 31500,
    "s": 27000, "sued": 27000, "sueden": 27000, "south": 27000,
    "sw": 22500, "suedwest": 22500, "suedwesten": 22500, "southwest": 22500,
    "w": 18000, "west": 18000, "westen": 18000,
    "nw": 13500, "nordwest": 13500, "nordwesten": 13500, "northwest": 13500,
}  # fmt: skip
POINTS = {9000: "north", 4500: "northeast", 0: "east", 31500: "southeast", 27000: "south", 22500: "southwest",
          18000: "west", 13500: "northwest"}  # fmt: skip
"""The eight points of the compass, as the messages name them."""
RELATIVE = {
    "vor": 0, "vorwaerts": 0, "geradeaus": 0, "ahead": 0, "forward": 0, "forwards": 0, "straight on": 0,
    "straight ahead": 0, "links": 9000, "left": 9000, "rechts": 27000, "right": 27000, "zurueck": 18000,
    "rueckwaerts": 18000, "backward": 18000, "backwards": 18000, "umdrehen": 18000, "round": 18000, "around": 18000,
}  # fmt: skip
# These read folded text, which has single spaces only.
_FAR = r"(?:(?P<far>\d{1,4}(?:[.,]\d{1,6})?)(?: ?cm)? )?"
_APART = re.compile(
    r"\(?\s*(-?\d{1,4}(?:[.,]\d{1,6})?)(?:\s*cm)?(?:,?\s+|\s*/\s*)(-?\d{1,4}(?:[.,]\d{1,6})?)(?:\s*cm)?\s*\)?"
)
"""Two numbers with room between them."""
_ARTICLE = re.compile(r"^(?:de[rmn]|die|das|the)\s+")
_SHAPES: tuple[tuple[How, re.Pattern[str]], ...] = (
    ("away", re.compile(_FAR + r"(?:weg von|fort von|away from) (?P<name>.+)")),
    ("towards", re.compile(_FAR + r"(?:in richtung|richtung|towards?) (?P<name>.+)")),
    ("towards", re.compile(_FAR + r"auf (?P<name>.+) zu")),
    ("behind", re.compile(r"(?:hinter|behind) (?P<name>.+)")),
    ("beside", re.compile(r"(?:neben|an|beside|next to) (?P<name>.+)")),
    ("onto", re.compile(r"(?:auf|onto|on top of|on) (?P<name>.+)")),
    ("to", re.compile(_FAR + r"(?:zu[mr]?|nach|in|to|into) (?P<name>.+)")),
)
_HEADING = re.compile(_FAR + r"(?:nach |to the |richtung )?(?P<where>[a-z]+(?: [a-z]+)?)")


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
    for how, shape in _SHAPES:
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
    match = _HEADING.fullmatch(plain)
    if match is None:
        return None
    where, far = match["where"], _units(match["far"])
    if where in COMPASS:
        return Wish("heading", far, heading=COMPASS[where])
    if where in RELATIVE:
        return Wish("heading", far, heading=(model.facing + RELATIVE[where]) % TURN)
    return None


def _units(written: str | None) -> int | None:
    return None if written is None else round(float(written.replace(",", ".")) * CENTIMETRE)


def folded(text: str) -> str:
    """A text as names are compared: small letters, umlauts written out, no quotation marks, single spaces."""
    plain = text.casefold()
    for letter, written in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("_", " "), ("-", " ")):
        plain = plain.replace(letter, written)
    return " ".join(re.sub(r"[\"'„“”«»]", "", plain).split())


def find(name: str, world: World, here: Point | None = None) -> Landmark | Refused:
    """The one thing on the table that a name fits: exactly, or as the beginning or else the end of one of its words.

    Of several the one is meant that is clearly nearer to where somebody is: at most half as far as any other.
    """
    wanted = _ARTICLE.sub("", folded(name))
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
            names = tuple(f"{word} {number}" for word in OBJECTS)
            found.append((Landmark("object", f"object-{number}", at), names))
    if world.scene.mission.goal == "hold":
        for number, at in enumerate(world.scene.mission.objects, start=1):
            found.append((Landmark("object", f"object-{number}", at), tuple(f"{word} {number}" for word in HELD)))
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
        (Landmark("place", "middle", centre), ("mitte", "middle", "centre", "center")),
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

"""Characters from content: everybody as they begin, wounds and all, and how they are written down again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_known, check_once
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.systems.heldencodex.content.gear import Gear, armour_rows, skill, skill_text, worn
from regelwerk.systems.heldencodex.content.loading import check_id
from regelwerk.systems.heldencodex.state import ArmourRow, Circle, Hero
from regelwerk.systems.heldencodex.values import CircleShape, Sheet, Skill

if TYPE_CHECKING:
    from regelwerk.systems.heldencodex.content.models import CharacterEntry, WoundEntry

NEEDED_ATTRIBUTES = ("reaction", "self_control")
DEFAULT_MEMORY = 8

_SAME = ("respect", "ep", "mythos", "physis_lost", "psyche_lost", "drinks", "queasy", "breathless",
         "dazed", "down")  # fmt: skip
"""What stands in a file under the same name as in a hero."""


def hero(own_id: str, entry: CharacterEntry, gear: Gear, place: Location) -> Hero:
    """Somebody as the file says. The seat has the own id unless stated; whom the master plays gives up."""
    seat = own_id if entry.seat is None else entry.seat
    if seat != MASTER:
        check_id(seat, place.at("seat"))
    check_id(entry.side, place.at("side"))
    sheet = Sheet(
        own_id,
        entry.name.value(),
        entry.side,
        seat,
        entry.lucky_number,
        entry.regeneration,
        tuple(entry.physis),
        tuple(entry.psyche),
        entry.circles,
        _shape(entry, place.at("circle")),
        tuple(gear.weapons[key] for key in _listed(entry.weapons, "weapon", gear.weapons, place.at("weapons"))),
        tuple(gear.items[key] for key in _listed(entry.items, "item", gear.items, place.at("items"))),
        seat == MASTER if entry.gives_up is None else entry.gives_up,
    )
    _check_lost(entry, place)
    return Hero(
        sheet,
        _attributes(entry, gear, place.at("attributes")),
        _skills(entry, gear, place.at("skills")),
        _circles(entry, sheet, place),
        _armour(entry, gear, place),
        treated=tuple(entry.treated),
        wished_rows=tuple(entry.wished_rows),
        **{name: getattr(entry, name) for name in _SAME},
    )


def _listed(names: list[str], kind: str, known: Iterable[str], place: Location) -> list[str]:
    """Names of a list, each known and none twice."""
    check_once(names, place)
    known = list(known)
    for number, name in enumerate(names):
        check_known(Word(f"hc-content-kind-{kind}"), name, known, place.at(number))
    return names


def _shape(entry: CharacterEntry, place: Location) -> CircleShape:
    shape = CircleShape(entry.circle.outer, entry.circle.middle, entry.circle.inner)
    if shape.outer % shape.middle:
        raise place.error("hc-content-circle", outer=shape.outer, middle=shape.middle)
    return shape


def _attributes(entry: CharacterEntry, gear: Gear, place: Location) -> tuple[tuple[str, int], ...]:
    """Attributes in the order of their names, which no file format changes; memory has a usual value."""
    for name in entry.attributes:
        check_known(Word("hc-content-kind-attribute"), name, gear.attributes, place.at(name))
    for name in NEEDED_ATTRIBUTES:
        if name not in entry.attributes:
            raise place.error("content-missing-key", key=name)
    return tuple(sorted({"memory": DEFAULT_MEMORY, **entry.attributes}.items()))


@rule("HC-POOL-05")
def _skills(entry: CharacterEntry, gear: Gear, place: Location) -> tuple[Skill, ...]:
    """The skills that somebody has learned; whatever is not listed is untrained."""
    for name in entry.skills:
        check_known(Word("hc-content-kind-skill"), name, gear.skills, place.at(name))
    return tuple(skill(name, text, gear.is_art(name), place.at(name)) for name, text in sorted(entry.skills.items()))


def _armour(entry: CharacterEntry, gear: Gear, place: Location) -> tuple[ArmourRow, ...]:
    """Armour piece by piece; rows that are stated are as they are now."""
    pieces = worn(gear.armours[key].rows for key in _listed(entry.armour, "armour", gear.armours, place.at("armour")))
    stated = armour_rows(entry.armour_rows, place.at("armour_rows"))
    replaced = {row.id for row in stated}
    return worn([tuple(row for row in pieces if row.id not in replaced), stated])


def _check_lost(entry: CharacterEntry, place: Location) -> None:
    """Nobody has lost more than there is."""
    for name, most in {"physis_lost": sum(entry.physis), "psyche_lost": sum(entry.psyche)}.items():
        if getattr(entry, name) > most:
            raise place.at(name).error("content-too-large", value=str(getattr(entry, name)), limit=str(most))
    for at, row in enumerate(entry.wished_rows):
        if row > len(entry.psyche):
            here = place.at("wished_rows", at)
            raise here.error("content-too-large", value=str(row), limit=str(len(entry.psyche)))
    check_once([str(row) for row in entry.wished_rows], place.at("wished_rows"))


def unmarked(shape: CircleShape) -> Circle:
    """A life circle without wounds."""
    return Circle((False,) * shape.outer, (False,) * shape.middle, (False,) * shape.inner)


def _circles(entry: CharacterEntry, sheet: Sheet, place: Location) -> tuple[Circle, ...]:
    check_once([str(wound.circle) for wound in entry.wounds], place.at("wounds"))
    circles = [unmarked(sheet.circle)] * sheet.circles
    for number, wound in enumerate(entry.wounds):
        here = place.at("wounds", number)
        if wound.circle > sheet.circles:
            raise here.at("circle").error("content-too-large", value=str(wound.circle), limit=str(sheet.circles))
        circles[wound.circle - 1] = _circle(wound, sheet.circle, here)
    return tuple(circles)


@rule("HC-INJ-02", "HC-INJ-04")
def _circle(wound: WoundEntry, shape: CircleShape, place: Location) -> Circle:
    """A wounded circle. A critical wound marks all of it, a severe one a middle segment with its neighbours."""
    marked: dict[str, set[int]] = {"outer": set(), "middle": set(), "inner": set()}
    sizes = dict(zip(marked, shape, strict=True))
    if wound.outer is wound.middle is wound.inner is None:
        middles = range(min(wound.severe, shape.middle))
        marked = {"outer": {o for m in middles for o in shape.neighbours(m)}, "middle": set(middles), "inner": set()}
        if wound.critical:
            marked = {ring: set(range(size)) for ring, size in sizes.items()}
    for ring, size in sizes.items():
        for number, segment in enumerate(getattr(wound, ring) or ()):
            if segment > size:
                raise place.at(ring, number).error("content-too-large", value=str(segment), limit=str(size))
            marked[ring].add(segment - 1)
    outer, middle, inner = (tuple(n in marked[ring] for n in range(size)) for ring, size in sizes.items())
    return Circle(outer, middle, inner, wound.severe, wound.critical, wound.care)


def written(living: Hero) -> Json:
    """Somebody as an entry of a content file, just as they are now; what is as usual is left out."""
    sheet, whole = living.sheet, unmarked(living.sheet.circle)
    told: Json = {
        "name": sheet.name.by_language,
        "side": sheet.side,
        "seat": sheet.seat,
        "gives_up": sheet.gives_up,
        "attributes": dict(living.attributes),
        "skills": {known.id: skill_text(known) for known in living.skills},
        "lucky_number": sheet.lucky_number,
        "regeneration": sheet.regeneration,
        "physis": list(sheet.physis_rows),
        "psyche": list(sheet.psyche_rows),
        "circles": sheet.circles,
        "circle": sheet.circle._asdict(),
        "armour_rows": {row.id: f"{row.light}/{row.heavy}" for row in living.armour},
        "weapons": [weapon.id for weapon in sheet.weapons],
        "items": [item.id for item in sheet.items],
        "wounds": [_wound(at, circle) for at, circle in enumerate(living.circles, 1) if circle != whole],
        "treated": list(living.treated),
        "wished_rows": list(living.wished_rows),
    }
    if sheet.seat == sheet.id:
        del told["seat"]
    if sheet.gives_up == (sheet.seat == MASTER):
        del told["gives_up"]
    if sheet.circle == CircleShape():
        del told["circle"]
    told |= {name: getattr(living, name) for name in _SAME}
    return {name: value for name, value in told.items() if value or name in ("regeneration", "gives_up")}


def _wound(at: int, circle: Circle) -> Json:
    rings = {ring: getattr(circle, ring) for ring in ("outer", "middle", "inner")}
    told: Json = {"circle": at}
    told |= {ring: [n for n, is_marked in enumerate(flags, 1) if is_marked] for ring, flags in rings.items()}
    told |= {"severe": circle.severe, "critical": circle.critical, "care": circle.care}
    usual = {"severe": 0, "critical": False, "care": "none"}
    return {name: value for name, value in told.items() if name not in usual or value != usual[name]}

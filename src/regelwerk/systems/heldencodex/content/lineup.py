"""The line-up: from a scenario and its content to the world in which a scene begins."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_known, check_meanings, stated_options
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import Name
from regelwerk.systems.heldencodex.content.characters import hero
from regelwerk.systems.heldencodex.content.gear import Gear
from regelwerk.systems.heldencodex.content.loading import check_id
from regelwerk.systems.heldencodex.content.models import CharacterEntry, LineupEntry, ScenarioEntry
from regelwerk.systems.heldencodex.content.plans import People, known_marks, plans
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.days import DAY, MORNING
from regelwerk.systems.heldencodex.state import Scene, World
from regelwerk.systems.heldencodex.values import PACKAGE

_TIME = re.compile(r"([01][0-9]|2[0-3]):(00|30)")


class Entered(NamedTuple):
    """Somebody as they enter a scenario: under which id, of which band, with which values, told where."""

    id: str
    band: str
    entry: CharacterEntry
    place: Location


def line_up(entry: ScenarioEntry, characters: Mapping[str, CharacterEntry], gear: Gear, place: Location) -> World:
    """The start of a scene. Whatever does not fit together is refused with its place in the file."""
    options = stated_options(Options, entry.options, PACKAGE, place)
    entered = _entered(entry, characters, place.at("characters"))
    _check_sides(entry, entered, place)
    people = _people(entered, entry)
    made = tuple(hero(one.id, one.entry, gear, one.place) for one in entered)
    parts = plans(entry.parts, people, gear, place.at("parts"))
    marks = known_marks(parts, people)
    for number, point in enumerate(entry.points):
        check_known(Word("hc-content-kind-mark"), point, marks, place.at("points", number))
    scene = Scene(
        entry.name.value(),
        options,
        parts,
        entry.needed,
        tuple(entry.points),
        entry.winners,
        entry.losers,
        _rewards(entry, people, place.at("rewards")),
        tuple(sorted(dict(_names(entry, gear)).items(), key=lambda named: named[0])),
    )
    check_meanings([*_names(entry, gear), *((one.id, one.sheet.name) for one in made)], place)
    return World(scene, made, clock=_clock(entry.begins, place.at("begins")))


def _entered(entry: ScenarioEntry, characters: Mapping[str, CharacterEntry], place: Location) -> list[Entered]:
    """Everybody with what is different in this scenario; several alike are numbered."""
    alike: Counter[str] = Counter()
    bands = Counter(one.id or one.who for one in entry.characters)
    for number, one in enumerate(entry.characters):
        here = place.at(number)
        check_known(Word("hc-content-kind-character"), one.who, characters, here.at("who"))
        band = one.id or one.who
        check_id(band, here.at("id"))
        if one.id and bands[band] > 1:
            raise here.at("id").error("content-named-twice", id=band)
        alike[band] += one.count
    entered: list[Entered] = []
    numbers: Counter[str] = Counter()
    for number, one in enumerate(entry.characters):
        band = one.id or one.who
        fitted = changed(characters[one.who], one)
        for _ in range(one.count):
            numbers[band] += 1
            own_id, own = (band, fitted) if alike[band] == 1 else _numbered(band, fitted, numbers[band])
            if own_id in {other.id for other in entered}:
                raise place.at(number).error("content-named-twice", id=own_id)
            entered.append(Entered(own_id, band, own, place.at(number)))
    return entered


def _numbered(band: str, entry: CharacterEntry, number: int) -> tuple[str, CharacterEntry]:
    return f"{band}_{number}", entry.model_copy(update={"name": entry.name.numbered(number)})


def changed(entry: CharacterEntry, stated: LineupEntry) -> CharacterEntry:
    """A character with everything that a scenario states; of attributes and skills only those that it names."""
    changes = {name: getattr(stated, name) for name in stated.model_fields_set & set(CharacterEntry.model_fields)}
    if stated.name is None:
        changes.pop("name", None)
    for table in ("attributes", "skills", "armour_rows"):
        if table in changes:
            changes[table] = {**getattr(entry, table), **changes[table]}
    return entry.model_copy(update=changes)


def _people(entered: Sequence[Entered], entry: ScenarioEntry) -> People:
    bands: dict[str, tuple[str, ...]] = {}
    for one in entered:
        if one.id != one.band:
            bands[one.band] = (*bands.get(one.band, ()), one.id)
    return People(tuple(one.id for one in entered), bands, tuple(entry.sides))


def _check_sides(entry: ScenarioEntry, entered: Sequence[Entered], place: Location) -> None:
    """Everybody is on a side that has a name, and nobody's side is left out; success needs somebody to have it."""
    for one in entered:
        check_known(Word("hc-content-kind-side"), one.entry.side, entry.sides, one.place.at("side"))
    for side in entry.sides:
        check_id(side, place.at("sides", side))
        if all(one.entry.side != side for one in entered):
            raise place.at("sides", side).error("hc-content-side-empty", side=side)
    for which in ("winners", "losers"):
        if getattr(entry, which):
            check_known(Word("hc-content-kind-side"), getattr(entry, which), entry.sides, place.at(which))
    if entry.needed > len(entry.points):
        raise place.at("needed").error("content-too-large", value=str(entry.needed), limit=str(len(entry.points)))
    if (entry.needed or entry.rewards) and not entry.winners:
        raise place.error("content-missing-key", key="winners")


def _rewards(entry: ScenarioEntry, people: People, place: Location) -> tuple[tuple[str, int, int], ...]:
    made = []
    for name, reward in entry.rewards.items():
        check_known(Word("hc-content-kind-participant"), name, (*people.ids, *people.bands), place.at(name))
        made += [(who, reward.ep, reward.respect) for who in people.each([name])]
    return tuple(sorted(made))


def _clock(begins: str, place: Location) -> int:
    """Half hours since the morning; what is before six o'clock belongs to the night after."""
    if not _TIME.fullmatch(begins):
        raise place.error("hc-content-time", value=begins)
    hours, minutes = map(int, begins.split(":"))
    return (hours * 2 + minutes // 30 - MORNING) % DAY


def _names(entry: ScenarioEntry, gear: Gear) -> Iterator[tuple[str, Name]]:
    """Texts of all that is spoken of besides people: a combat art goes by the name of its weapon."""
    yield from ((side, name.value()) for side, name in entry.sides.items())
    yield from ((ability.id, ability.name) for ability in gear.abilities.values())
    yield from ((weapon.id, weapon.name) for weapon in gear.weapons.values())
    yield from ((item.id, item.name) for item in gear.items.values())

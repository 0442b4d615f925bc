"""Content: weapons, armour, characters, foes and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import Found, FoundById, Layer, Shelf, Source, check_known, check_once
from regelwerk.engine.content.tables import Table, Tables
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.systems.phasesix.values import PACKAGE, UNARMED_ID, Armor, Item, Sheet, Shield, Weapon, modes_of

if TYPE_CHECKING:
    from regelwerk.engine.content.entries import Entry
    from regelwerk.systems.phasesix.content.models import CharacterEntry, FoeEntry, WeaponEntry
    from regelwerk.systems.phasesix.content.scenario_models import ScenarioEntry


TABLES = {
    "weapon": "weapons",
    "armor": "armor",
    "shield": "shields",
    "item": "items",
    "character": "characters",
    "foe": "foes",
    "scenario": "scenarios",
}
"""The kinds of content, and under which table of a file they stand."""

SHELF = Shelf(PACKAGE, "ps", TABLES, reserved=(UNARMED_ID,))
check_id = SHELF.check_id
template = SHELF.template


@dataclass(frozen=True, slots=True)
class Content(Tables):
    """Everything that can be put into a fight, by id; sheets have no side yet."""

    shelf: ClassVar[Shelf] = SHELF
    weapons: Table[Weapon]
    armor: Table[Armor]
    shields: Table[Shield]
    items: Table[Item]
    characters: Table[Sheet]
    foes: Table[Sheet]
    scenarios: Table[ScenarioEntry]

    @property
    def participants(self) -> Table[Sheet]:
        """Characters and foes; no id means both."""
        return self.together("character", "foe")

    def table(self, kind: str) -> Table[Any]:
        return self.participants if kind == "participant" else Tables.table(self, kind)


def load(folders: Sequence[Source] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    layers = SHELF.layers(folders)
    own = {key: found for layer in layers[1:] for key, found in layer["characters"].items()}
    return build(SHELF.refitted(layers, lambda scenario: _rearmed(scenario, own)), is_supplied=not folders)


def _rearmed(scenario: Found, own: FoundById) -> Found:
    """A supplied scenario with characters of one's own: what they lack they do not hold, and who comes out of another
    scene begins as they are."""

    def refused(one: Json) -> tuple[str, ...]:
        if one["who"] not in own:
            return ()
        entry = own[one["who"]].data
        holds = set(one.get("hands", ())) <= carried(entry)
        lives_on = isinstance(entry, dict) and "now" in entry
        return (*(() if holds else ("hands",)), *(("hearts", "boosts", "conditions") if lives_on else ()))

    plain = [
        {key: value for key, value in one.items() if key not in refused(one)} for one in scenario.data["participants"]
    ]
    return scenario._replace(data={**scenario.data, "participants": plain})


def carried(entry: Any) -> set[str]:
    """Weapons and shield of a character that nobody has checked yet."""
    weapons = entry.get("weapons") if isinstance(entry, dict) else None
    named = [*weapons, entry.get("shield")] if isinstance(weapons, list) else []
    return {name for name in named if isinstance(name, str)}


def from_plain(plain: Mapping[str, Mapping[str, Any]], place: Location) -> Content:
    """Content from plain tables, such as a document carries."""
    return build(SHELF.from_plain(plain, place), is_supplied=False)


def build(tables: Layer, *, is_supplied: bool) -> Content:
    """Values from entries: first each for itself, then what refers to what, then the scenarios as a whole.

    Scenarios of content that is only `is_supplied` are not tried out: tests do that, and a game tries out its own.
    """
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.phasesix.content.lineup import line_up, scenario_options
    from regelwerk.systems.phasesix.content.models import ENTRIES
    from regelwerk.systems.phasesix.content.scenario_models import ScenarioEntry

    models: dict[str, type[Entry]] = {**ENTRIES, "scenarios": ScenarioEntry}
    read = {table: valid_entries(tables[table], model) for table, model in models.items()}
    for key, entry in read["weapons"].items():
        _check_weapon(entry, tables["weapons"][key].place)
    for key, entry in read["items"].items():
        if bool(entry.hits) == bool(entry.boosts):
            raise tables["items"][key].place.error("ps-content-item-purpose")
    for key, found in tables["foes"].items():
        if key in tables["characters"]:
            raise found.place.error("content-id-twice", id=key, other=tables["characters"][key].place.file)
        _check_foe(read["foes"][key], read, found.place)
    for key, entry in read["characters"].items():
        _check_character(entry, read, tables["characters"][key].place)

    gear = {
        table: {key: entry.value(key) for key, entry in read[table].items()}
        for table in ("weapons", "armor", "shields", "items")
    }
    characters = {key: entry.value(key, *gear.values()) for key, entry in read["characters"].items()}
    foes = {key: entry.value(key, gear["items"]) for key, entry in read["foes"].items()}
    content = Content.of(tables, **gear, characters=characters, foes=foes, scenarios=read["scenarios"])
    for key, entry in () if is_supplied else read["scenarios"].items():
        place = tables["scenarios"][key].place
        line_up(entry, content, scenario_options(entry, place), place)
    return content


def _check_weapon(entry: WeaponEntry, place: Location) -> None:
    allowed = modes_of(entry.kind)
    for number, mode in enumerate(entry.modes):
        if mode not in allowed:
            here = place.at("modes", number)
            raise here.error("ps-content-mode-kind", mode=mode, kind=entry.kind, allowed=", ".join(sorted(allowed)))


def _check_character(entry: CharacterEntry, read: Mapping[str, Mapping[str, Any]], place: Location) -> None:
    for number, name in enumerate(entry.weapons):
        check_reference("weapon", name, read["weapons"], place.at("weapons", number))
    for number, name in enumerate(entry.armor):
        check_reference("armor", name, read["armor"], place.at("armor", number))
    if entry.shield is not None:
        check_reference("shield", entry.shield, read["shields"], place.at("shield"))
    check_items(entry.items, read["items"], place.at("items"))
    several = [name for name, n in Counter(entry.weapons).items() if n > 1 and read["weapons"][name].kind != "throwing"]
    if several:
        raise place.at("weapons").error("ps-content-carried-twice", id=several[0])
    check_once(entry.armor, place.at("armor"))
    weapons = {name: read["weapons"][name] for name in entry.weapons}
    loads = {
        name: (weapon.capacity or int(weapon.kind == "throwing")) * entry.weapons.count(name)
        for name, weapon in weapons.items()
    }
    _check_wear(entry, loads, entry.armor, place.at("now"))


def _check_foe(entry: FoeEntry, read: Mapping[str, Mapping[str, Any]], place: Location) -> None:
    for key, action in entry.actions.items():
        here = place.at("actions", key)
        check_id(key, here)
        if action.can_parry and action.mode != "melee":
            raise here.at("can_parry").error("ps-content-parry-mode", mode=action.mode)
    check_items(entry.items, read["items"], place.at("items"))
    _check_wear(entry, {key: action.uses or 0 for key, action in entry.actions.items()}, (), place.at("now"))


def _check_wear(
    entry: CharacterEntry | FoeEntry, loads: Mapping[str, int], armor: Iterable[str], place: Location
) -> None:
    """Nobody has more left than there was."""
    for name in ("hearts", "bonus_dice", "destiny_dice", "rerolls"):
        left, most = getattr(entry.now, name), getattr(entry, name)
        if left is not None and left > most:
            raise place.at(name).error("content-too-large", value=str(left), limit=str(most))
    counted = {name: most for name, most in loads.items() if most}
    for name, left in entry.now.ammo.items():
        check_reference("weapon", name, counted, place.at("ammo", name))
        if left > counted[name]:
            raise place.at("ammo", name).error("content-too-large", value=str(left), limit=str(counted[name]))
    for name in entry.now.armor:
        check_reference("armor", name, armor, place.at("armor", name))


def check_items(names: Iterable[str], items: Mapping[str, object], place: Location) -> None:
    for name in names:
        check_reference("item", name, items, place.at(name))


def check_reference(kind: str, name: str, known: Iterable[str], place: Location) -> None:
    """Whatever is named must exist; the nearest names are offered."""
    check_known(Word(f"ps-content-kind-{kind}"), name, known, place)

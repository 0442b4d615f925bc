"""Content: weapons, armour, characters, foes and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, overload

from regelwerk.engine.facts import Word
from regelwerk.engine.game import ContentError, Json
from regelwerk.systems.phasesix.content_errors import Place, from_toml, from_validation, hint, spellings
from regelwerk.systems.phasesix.values import UNARMED_ID, Armor, Item, Sheet, Shield, Weapon, modes_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from regelwerk.systems.phasesix.content_models import CharacterEntry, Entry, FoeEntry, WeaponEntry
    from regelwerk.systems.phasesix.scenario_models import ScenarioEntry

PACKAGE = "regelwerk.systems.phasesix"

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

_ID = re.compile(r"[a-z][a-z0-9_]*")


class Found(NamedTuple):
    """One entry as it was read, and where."""

    data: Any
    place: Place


FoundById = dict[str, Found]


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that can be put into a fight, by id; sheets have no side yet."""

    weapons: Mapping[str, Weapon]
    armor: Mapping[str, Armor]
    shields: Mapping[str, Shield]
    items: Mapping[str, Item]
    characters: Mapping[str, Sheet]
    foes: Mapping[str, Sheet]
    scenarios: Mapping[str, ScenarioEntry]
    plain: Mapping[str, Mapping[str, Json]]
    """The same as plain data, by table and id: what documents are made of."""

    @property
    def participants(self) -> Mapping[str, Sheet]:
        """Characters and foes; no id means both."""
        return {**self.characters, **self.foes}

    @overload
    def find(self, kind: Literal["weapon"], text: str) -> Weapon: ...
    @overload
    def find(self, kind: Literal["armor"], text: str) -> Armor: ...
    @overload
    def find(self, kind: Literal["shield"], text: str) -> Shield: ...
    @overload
    def find(self, kind: Literal["item"], text: str) -> Item: ...
    @overload
    def find(self, kind: Literal["character", "foe", "participant"], text: str) -> Sheet: ...
    @overload
    def find(self, kind: Literal["scenario"], text: str) -> ScenarioEntry: ...
    @overload
    def find(self, kind: str, text: str) -> Any: ...
    def find(self, kind: str, text: str) -> Any:
        """What goes by this id or name; a `participant` is a character or a foe."""
        return self._table(kind)[self.find_id(kind, text)]

    def find_id(self, kind: str, text: str) -> str:
        """The id of what goes by this id, German or English name, however it is spelled."""
        table = self._table(kind)
        if text in table:
            return text
        typed = set(spellings(text))
        by_id = [key for key in table if typed & set(spellings(key))]
        by_name = [key for key, entry in table.items() if typed & _name_spellings(entry)]
        found = by_id or by_name
        if len(found) == 1:
            return found[0]
        word = Word(f"ps-content-kind-{kind}")
        if found:
            raise ContentError("ps-content-ambiguous", kind=word, text=text, known=", ".join(sorted(found)))
        names = [name for entry in table.values() for name in (entry.name.de, entry.name.en)]
        raise ContentError("ps-content-not-found", kind=word, text=text, hint=hint(text, table, names))

    def _table(self, kind: str) -> Mapping[str, Any]:
        if kind == "participant":
            return self.participants
        if kind not in TABLES:
            raise unknown_kind(kind)
        table: Mapping[str, Any] = getattr(self, TABLES[kind])
        return table


def _name_spellings(entry: Any) -> set[str]:
    return {*spellings(entry.name.de), *spellings(entry.name.en)}


def unknown_kind(kind: str) -> ContentError:
    return ContentError("ps-content-unknown-kind", kind=kind, hint=hint(kind, TABLES))


def load(folders: Sequence[Path] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    layers = [_read_layer(_supplied(), "phasesix/content/")]
    for folder in folders:
        if not folder.is_dir():
            raise ContentError("ps-content-no-folder", folder=str(folder))
        layers.append(_read_layer(folder, f"{folder.as_posix()}/"))
    tables: dict[str, FoundById] = {table: {} for table in TABLES.values()}
    for layer in layers:
        for table, entries in layer.items():
            tables[table].update(entries)
    own = {key: found for layer in layers[1:] for key, found in layer["characters"].items()}
    for key, scenario in layers[0]["scenarios"].items():
        if tables["scenarios"][key] is scenario:
            tables["scenarios"][key] = _rearmed(scenario, own)
    return build(tables)


def _rearmed(scenario: Found, own: FoundById) -> Found:
    """A supplied scenario with characters of one's own: what they lack they do not hold."""

    def holds(one: Json) -> bool:
        return one["who"] not in own or set(one.get("hands", ())) <= _carried(own[one["who"]].data)

    plain = [
        one if holds(one) else {key: value for key, value in one.items() if key != "hands"}
        for one in scenario.data["participants"]
    ]
    return scenario._replace(data={**scenario.data, "participants": plain})


def _carried(entry: Any) -> set[str]:
    """Weapons and shield of a character that nobody has checked yet."""
    weapons = entry.get("weapons") if isinstance(entry, dict) else None
    named = [*weapons, entry.get("shield")] if isinstance(weapons, list) else []
    return {name for name in named if isinstance(name, str)}


def template(kind: str) -> str:
    """A commented file to begin content of one's own with."""
    if kind not in TABLES:
        raise unknown_kind(kind)
    return (_supplied() / "templates" / f"{kind}.toml").read_text("utf-8")


def _supplied() -> Traversable:
    return resources.files(PACKAGE) / "content"


def _read_layer(folder: Traversable, shown: str) -> dict[str, FoundById]:
    """All entries of one folder. Within it every id stands once; which file it stands in is free."""
    layer: dict[str, FoundById] = {table: {} for table in TABLES.values()}
    for name, file in _files(folder):
        place = Place(shown + name)
        for table, key, found in _entries(_read(file, place), place):
            before = layer[table].get(key)
            if before is not None:
                raise found.place.error("id-twice", id=key, other=before.place.file)
            layer[table][key] = found
    return layer


def _files(folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """The TOML files of a folder and of its `scenarios`, in a fixed order."""
    for prefix, place in (("", folder), ("scenarios/", folder / "scenarios")):
        if place.is_dir():
            for file in sorted(place.iterdir(), key=lambda found: found.name):
                if file.name.endswith(".toml") and file.is_file():
                    yield prefix + file.name, file


def _read(file: Traversable, place: Place) -> Json:
    try:
        text = file.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise ContentError("ps-content-encoding", file=place.file) from error
    except OSError as error:
        raise ContentError("ps-content-unreadable", file=place.file, reason=str(error.strerror)) from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise from_toml(error, text, place) from error


def _entries(data: Json, place: Place) -> Iterator[tuple[str, str, Found]]:
    for table, entries in data.items():
        if table not in TABLES.values():
            raise place.error("unknown-table", key=table, hint=hint(table, TABLES.values()))
        if not isinstance(entries, dict):
            raise place.at(table).error("type", value=str(entries), wanted=Word("ps-content-type-table"))
        for key, entry in entries.items():
            check_id(key, place.at(table, key))
            yield table, key, Found(entry, place.at(table, key))


def check_id(key: str, place: Place) -> None:
    """Ids become parts of answers and links, so they are plain."""
    if not _ID.fullmatch(key):
        raise place.error("id-form", id=key)
    if key == UNARMED_ID:
        raise place.error("id-reserved", id=key)


def from_plain(plain: Mapping[str, Mapping[str, Any]], place: Place) -> Content:
    """Content from plain tables, such as a document carries."""
    tables: dict[str, FoundById] = {table: {} for table in TABLES.values()}
    for table, key, found in _entries(dict(plain), place):
        tables[table][key] = found
    return build(tables)


def build(tables: Mapping[str, FoundById]) -> Content:
    """Values from entries: first each for itself, then what refers to what, then the scenarios as a whole."""
    from regelwerk.systems.phasesix.content_models import ENTRIES
    from regelwerk.systems.phasesix.lineup import line_up, scenario_options
    from regelwerk.systems.phasesix.scenario_models import ScenarioEntry

    models: dict[str, type[Entry]] = {**ENTRIES, "scenarios": ScenarioEntry}
    read = {table: _valid(tables[table], model) for table, model in models.items()}
    for key, entry in read["weapons"].items():
        _check_weapon(entry, tables["weapons"][key].place)
    for key, entry in read["items"].items():
        if bool(entry.hits) == bool(entry.boosts):
            raise tables["items"][key].place.error("item-purpose")
    for key, found in tables["foes"].items():
        if key in tables["characters"]:
            raise found.place.error("id-twice", id=key, other=tables["characters"][key].place.file)
        _check_foe(read["foes"][key], read, found.place)
    for key, entry in read["characters"].items():
        _check_character(entry, read, tables["characters"][key].place)

    weapons, armor, shields, items = (
        {key: entry.value(key) for key, entry in read[table].items()}
        for table in ("weapons", "armor", "shields", "items")
    )
    characters = {k: entry.value(k, weapons, armor, shields, items) for k, entry in read["characters"].items()}
    foes = {key: entry.value(key, items) for key, entry in read["foes"].items()}
    plain = {table: {key: found.data for key, found in entries.items()} for table, entries in tables.items()}
    content = Content(weapons, armor, shields, items, characters, foes, read["scenarios"], plain)
    for key, entry in read["scenarios"].items():
        place = tables["scenarios"][key].place
        line_up(entry, content, scenario_options(entry, place), place)
    return content


def _valid(entries: FoundById, model: type[Entry]) -> dict[str, Any]:
    from pydantic import ValidationError

    valid = {}
    for key, (data, place) in entries.items():
        try:
            valid[key] = model.model_validate(data)
        except ValidationError as error:
            raise from_validation(error, model, place) from error
    return valid


def _check_weapon(entry: WeaponEntry, place: Place) -> None:
    allowed = modes_of(entry.kind)
    for number, mode in enumerate(entry.modes):
        if mode not in allowed:
            here = place.at("modes", number)
            raise here.error("mode-kind", mode=mode, kind=entry.kind, allowed=", ".join(sorted(allowed)))


def _check_character(entry: CharacterEntry, read: Mapping[str, Mapping[str, Any]], place: Place) -> None:
    for number, name in enumerate(entry.weapons):
        check_reference("weapon", name, read["weapons"], place.at("weapons", number))
    for number, name in enumerate(entry.armor):
        check_reference("armor", name, read["armor"], place.at("armor", number))
    if entry.shield is not None:
        check_reference("shield", entry.shield, read["shields"], place.at("shield"))
    check_items(entry.items, read["items"], place.at("items"))
    several = [name for name, n in Counter(entry.weapons).items() if n > 1 and read["weapons"][name].kind != "throwing"]
    if several:
        raise place.at("weapons").error("carried-twice", id=several[0])
    check_once(entry.armor, place.at("armor"))


def _check_foe(entry: FoeEntry, read: Mapping[str, Mapping[str, Any]], place: Place) -> None:
    for key, action in entry.actions.items():
        here = place.at("actions", key)
        check_id(key, here)
        if action.can_parry and action.mode != "melee":
            raise here.at("can_parry").error("parry-mode", mode=action.mode)
    check_items(entry.items, read["items"], place.at("items"))


def check_items(names: Iterable[str], items: Mapping[str, object], place: Place) -> None:
    for name in names:
        check_reference("item", name, items, place.at(name))


def check_once(names: Sequence[str], place: Place) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise place.error("named-twice", id=name)


def check_reference(kind: str, name: str, known: Iterable[str], place: Place) -> None:
    """Whatever is named must exist; the nearest names are offered."""
    names = list(known)
    if name not in names:
        raise place.error("unknown-reference", kind=Word(f"ps-content-kind-{kind}"), value=name, hint=hint(name, names))

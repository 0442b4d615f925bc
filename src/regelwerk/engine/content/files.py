"""Content files: the supplied folder of a system and one's own folders, read as plain entries and found by name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, TypeVar

from regelwerk.engine.book.options import OptionError, make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.errors import ContentError, Location, from_toml, hint, spellings
from regelwerk.engine.facts import Word, phrase
from regelwerk.engine.game import Json
from regelwerk.engine.parsed_files import parse_toml
from regelwerk.engine.state_values import Name
from regelwerk.engine.translations import CONTENT, translations, with_texts

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

O = TypeVar("O")  # noqa: E741  the options class of a system

KEPT = "kept"
"""Where, inside a folder of one's own, living characters are kept: over everything else in it."""

_ID = re.compile(r"[a-z][a-z0-9_]*")
_STEP = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
_TOO_DEEP = re.compile(rf"(?<![\w-]){_STEP}(?:[ \t]*+\.[ \t]*+{_STEP}){{32}}")
"""A dotted key of very many steps: to read it takes memory by the square of them."""


class Named(Protocol):
    """What something is called, in whatever languages."""

    @property
    def by_language(self) -> Mapping[str, str]: ...
    @property
    def spoken(self) -> tuple[str, ...]: ...


class Found(NamedTuple):
    """One entry as it was read, and where."""

    data: Any
    place: Location


FoundById = dict[str, Found]
Layer = dict[str, FoundById]
"""The entries of one folder, by table and id."""


class Overlay(NamedTuple):
    """Content that stands in no folder: plain tables by id, and the place that errors name."""

    tables: Mapping[str, Mapping[str, Any]]
    place: Location


Source: TypeAlias = Path | Overlay
"""Where content of one's own comes from."""


class Shelf(NamedTuple):
    """What a system's content files may hold: its kinds, each with the table it stands under, and the ids it keeps."""

    package: str
    prefix: str
    """With which the keys of the system's messages begin."""
    tables: Mapping[str, str]
    reserved: tuple[str, ...] = ()

    def word(self, kind: str) -> Word:
        """What people call content of this kind."""
        return Word(f"{self.prefix}-content-kind-{kind}")

    def layers(self, folders: Sequence[Source], *, kept: bool = True) -> list[Layer]:
        """The supplied content, then each folder's, and over it the characters kept there."""
        layers = [self._layer(_supplied_files(self.package))]
        for folder in folders:
            if isinstance(folder, Overlay):
                layers.append(self.from_plain(folder.tables, folder.place))
                continue
            if not folder.is_dir():
                raise ContentError("content-no-folder", folder=str(folder))
            shown = f"{folder.as_posix()}/"
            layers.append(self._layer(_read_all(_files(folder), shown)))
            if kept:
                # Each for itself: two of them may bring the same gear along.
                layers += [self._layer(_read_all([one], shown)) for one in _toml_files(folder / KEPT, f"{KEPT}/")]
        return layers

    def merged(self, layers: Iterable[Layer]) -> Layer:
        """One layer over the other; what comes later replaces what has the same id."""
        merged: Layer = {table: {} for table in self.tables.values()}
        for layer in layers:
            for table, entries in layer.items():
                merged[table].update(entries)
        return merged

    def refitted(self, layers: Sequence[Layer], change: Callable[[Found], Found]) -> Layer:
        """All layers merged; supplied scenarios are changed to fit participants of one's own."""
        tables = self.merged(layers)
        for key, scenario in layers[0]["scenarios"].items():
            if tables["scenarios"][key] is scenario:
                tables["scenarios"][key] = change(scenario)
        return tables

    def from_plain(self, plain: Mapping[str, Any], place: Location) -> Layer:
        """Entries from plain tables, such as a document carries."""
        layer: Layer = {table: {} for table in self.tables.values()}
        for table, key, found in self._entries(dict(plain), place):
            layer[table][key] = found
        return layer

    def template(self, kind: str) -> str:
        """A commented file to begin content of one's own with."""
        self.check_kind(kind)
        return (_supplied(self.package) / "templates" / f"{kind}.toml").read_text("utf-8")

    def check_kind(self, kind: str) -> None:
        if kind not in self.tables:
            raise ContentError("content-unknown-kind", kind=kind, hint=hint(kind, self.tables))

    def check_id(self, key: str, place: Location) -> None:
        """Ids become parts of answers and links, so they are plain."""
        if not _ID.fullmatch(key):
            raise place.error("content-id-form", id=key)
        if key in self.reserved:
            raise place.error("content-id-reserved", id=key)

    def _layer(self, files: Iterable[tuple[Location, Json]]) -> Layer:
        """All entries of some files. Within them every id stands once; which file it stands in is free."""
        layer: Layer = {table: {} for table in self.tables.values()}
        for place, data in files:
            for table, key, found in self._entries(data, place):
                before = layer[table].get(key)
                if before is not None:
                    raise found.place.error("content-id-twice", id=key, other=before.place.file)
                layer[table][key] = found
        return layer

    def _entries(self, data: Json, place: Location) -> Iterator[tuple[str, str, Found]]:
        for table, entries in data.items():
            if table not in self.tables.values():
                raise place.error("content-unknown-table", key=table, hint=hint(table, self.tables.values()))
            if not isinstance(entries, dict):
                raise place.at(table).error("content-type", value=str(entries), wanted=Word("content-type-table"))
            for key, entry in entries.items():
                self.check_id(key, place.at(table, key))
                yield table, key, Found(entry, place.at(table, key))


def _supplied(package: str) -> Traversable:
    return resources.files(package) / "content"


@cache
def _supplied_files(package: str) -> tuple[tuple[Location, Json], ...]:
    """The supplied files, which stay as they are while the program runs: parsing them is most of loading content."""
    found = tuple(_read_all(_files(_supplied(package)), f"{package.rpartition('.')[2]}/content/"))
    for lang, texts in translations(package).items():
        found = tuple((place, with_texts(data, texts.get(CONTENT, {}), lang)) for place, data in found)
    return found


def _read_all(files: Iterable[tuple[str, Traversable]], shown: str) -> Iterator[tuple[Location, Json]]:
    """What files say, each with the place that error messages name."""
    for name, file in files:
        place = Location(shown + name)
        yield place, _read(file, place)


def _files(folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """The TOML files of a folder and of its `scenarios`, in a fixed order."""
    yield from _toml_files(folder)
    yield from _toml_files(folder / "scenarios", "scenarios/")


def _toml_files(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda found: found.name):
            if file.name.endswith(".toml") and file.is_file():
                yield prefix + file.name, file


def files_beside(
    package: str, name: str, folders: Sequence[Path] = ()
) -> Iterator[tuple[Location, Json | ContentError]]:
    """The TOML files in the folder `name` of a system's content and of one's own folders, each by itself.

    What cannot be read is told instead, so that it stands in nobody's way.
    """
    supplied = _toml_files(_supplied(package) / name, f"{package.rpartition('.')[2]}/content/{name}/")
    own = (found for folder in folders for found in _toml_files(folder / name, f"{folder.as_posix()}/{name}/"))
    for shown, file in (*supplied, *own):
        place = Location(shown)
        try:
            yield place, _read(file, place)
        except ContentError as error:
            yield place, error


def overlay_of(file: Path) -> Overlay:
    """One content file by itself; raises ContentError where it cannot be read."""
    place = Location(file.as_posix())
    return Overlay(_read(file, place), place)


def _read(file: Traversable, place: Location) -> Json:
    try:
        text = file.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise ContentError("content-encoding", file=place.file) from error
    except OSError as error:
        raise ContentError("content-unreadable", file=place.file, reason=str(error.strerror)) from error
    return read_toml(text, place)


def read_toml(text: str, place: Location) -> Json:
    """What the text of a content file says; raises ContentError, and never takes much longer than the text is."""
    if _TOO_DEEP.search(text):
        raise ContentError("content-nested", file=place.file)
    try:
        return parse_toml(text)
    except RecursionError as error:
        raise ContentError("content-nested", file=place.file) from error
    except ValueError as error:
        # Besides what is no TOML at all: numbers too long to read.
        raise from_toml(error, text, place) from error


def find_id(kind: Word, text: str, names: Mapping[str, Named]) -> str:
    """The id of what goes by this id, or by a name in any language, however it is spelled."""
    if text in names:
        return text
    typed = set(spellings(text))
    by_id = [key for key in names if typed & set(spellings(key))]
    by_name = [key for key, name in names.items() if typed & {one for text in name.spoken for one in spellings(text)}]
    found = by_id or by_name
    if len(found) == 1:
        return found[0]
    if found:
        raise ContentError("content-ambiguous", kind=kind, text=text, known=", ".join(sorted(found)))
    spoken = [spelled for name in names.values() for spelled in name.spoken]
    raise ContentError("content-not-found", kind=kind, text=text, hint=hint(text, names, spoken))


def check_once(names: Sequence[str], place: Location) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise place.error("content-named-twice", id=name)


def check_known(kind: Word, name: str, known: Iterable[str], place: Location) -> None:
    """Whatever is named must exist; the nearest names are offered."""
    names = list(known)
    if name not in names:
        raise place.error("content-unknown-reference", kind=kind, value=name, hint=hint(name, names))


def check_meanings(names: Iterable[tuple[str, Name]], place: Location) -> None:
    """In one game an id has one meaning: the log looks names up by it."""
    meanings: dict[str, Name] = {}
    for key, name in names:
        known = meanings.setdefault(key, name)
        if known.default != name.default:
            raise place.error("content-id-ambiguous", id=key, one=str(known), other=str(name))


def stated_options(kind: type[O], given: Mapping[str, Any], package: str, place: Location) -> O:
    """The options that a scenario states, the others as by default."""
    try:
        return make_options(kind, given, read_catalogue(package))
    except OptionError as error:
        raise place.at("options").error("content-option", problem=phrase(error.code, **error.facts)) from error

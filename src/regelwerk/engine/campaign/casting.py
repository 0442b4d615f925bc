"""Casting: heroes take the places of a scene's figures.

The figure keeps its id, its seat and its side, so everything that a scene says about it still holds; name, values and
gear are those of the hero. What a scene says about the state of the figure it was written for is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from regelwerk.engine.content.errors import ContentError, Location, hint
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json

if TYPE_CHECKING:
    from regelwerk.engine.content.files import Layer, Shelf
    from regelwerk.engine.system import System

CAST = "cast"
"""Under this name a document says which hero plays which figure."""
FIGURE = "{figure}"
"""Stands for the id of the figure."""
HERO = Location(Word("campaign-hero-place"))
"""Where the entries of heroes stand that come from no file."""

Cast = Mapping[str, str]
"""The id of a hero by the id of the figure whose place is taken."""
Plain = Mapping[str, Mapping[str, Any]]
"""Entries by table and id."""


class Place(NamedTuple):
    """A figure that a hero may play: the table and the id of the entry that stands there."""

    table: str
    who: str


class Casting(Protocol):
    """How a system's scenes name their figures."""

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables whose entries can take a place."""

    def build(self, tables: Layer) -> Any:
        """Content from entries, its scenes not tried out; raises ContentError."""

    def places(self, plain: Plain, scenario: Json) -> dict[str, Place]:
        """The figures of a scene that stand there alone, by id, in the order of the scene."""

    def recast(self, plain: Plain, name: str, cast: Cast) -> Plain:
        """The entries that become others when heroes take places in the scene of this name."""


@dataclass(frozen=True)
class Lines:
    """Casting where a scene lists its figures in lines with `who` and perhaps `id`."""

    key: str
    tables: tuple[str, ...]
    """Where those stand who can be named in a line."""
    building: Callable[[Layer], Any]
    kept: frozenset[str]
    """What a line says about the place; the rest is about whom the scene was written for."""
    stated: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By table, what the place decides even where only the entry says so, and what holds where nobody does."""

    def build(self, tables: Layer) -> Any:
        return self.building(tables)

    def places(self, plain: Plain, scenario: Json) -> dict[str, Place]:
        lines = scenario[self.key]
        alike: Counter[str] = Counter()
        for line in lines:
            alike[figure_of(line)] += line.get("count", 1)
        found = {}
        for line in lines:
            table = next((table for table in self.tables if line["who"] in plain.get(table, {})), None)
            if table is not None and alike[figure_of(line)] == 1:
                found[figure_of(line)] = Place(table, line["who"])
        return found

    def recast(self, plain: Plain, name: str, cast: Cast) -> Plain:
        return {"scenarios": {name: self.with_heroes(plain, plain["scenarios"][name], cast)}}

    def with_heroes(self, plain: Plain, scenario: Json, cast: Cast) -> Json:
        """The scene with these heroes in these places."""
        places = self.places(plain, scenario)
        lines = [
            self._recast(line, places[figure].table, plain, cast[figure])
            if (figure := figure_of(line)) in cast
            else line
            for line in scenario[self.key]
        ]
        return {**scenario, self.key: lines}

    def _recast(self, line: Json, table: str, plain: Plain, hero: str) -> Json:
        figure, entry = figure_of(line), plain[table][line["who"]]
        stays = {key: value for key, value in line.items() if key in self.kept}
        usual = {key: figure if value is FIGURE else value for key, value in self.stated.get(table, {}).items()}
        stated = {key: line.get(key, entry.get(key, value)) for key, value in usual.items()}
        return {**stays, **stated, "who": hero, "id": figure}


def figure_of(line: Json) -> str:
    """The id of the figure that a line of a scene puts there, if it is one."""
    return str(line.get("id") or line["who"])


def places(system: System, content: Any, name: str) -> dict[str, Place]:
    """The figures of a scene that heroes may play; none where a system does not know casting."""
    if system.casting is None:
        return {}
    return system.casting.places(content.plain, content.plain["scenarios"][name])


def heroes_of(system: System, content: Any, table: str) -> dict[str, Mapping[str, str]]:
    """Everybody of a content who may take the place of somebody of this table, with their names by language."""
    kind = next(kind for kind, found in system.loading.SHELF.tables.items() if found == table)
    return dict(system.entries(content, kind))


def with_entries(system: System, content: Any, tables: Plain) -> Any:
    """A content with more entries in it, or others of the same id; raises ContentError if they do not fit."""
    shelf, casting = system.loading.SHELF, _casting(system)
    layers = [shelf.from_plain(content.plain, HERO), shelf.from_plain(tables, HERO)]
    return casting.build(shelf.merged(layers))


def _casting(system: System) -> Casting:
    if system.casting is None:
        raise ContentError("campaign-no-casting", system=system.name)
    return system.casting


def cast_content(system: System, content: Any, name: str, cast: Cast) -> Any:
    """A content whose scene `name` has heroes in the places of its figures; raises ContentError."""
    _check(system, content, name, cast)
    return with_entries(system, content, _casting(system).recast(content.plain, name, cast))


def _check(system: System, content: Any, name: str, cast: Cast) -> None:
    """Every figure stands alone, every hero exists, is of the figure's kind and takes one place only."""
    known = places(system, content, name)
    for figure, hero in cast.items():
        if figure not in known:
            raise ContentError("campaign-cast-figure", figure=figure[:80], hint=hint(figure[:80], known))
        table = known[figure].table
        if hero not in content.plain[table]:
            elsewhere = [one for one in content.plain if one != table and hero in content.plain[one]]
            code = "campaign-cast-kind" if elsewhere else "campaign-cast-hero"
            raise ContentError(code, figure=figure, hero=hero[:80], hint=hint(hero[:80], content.plain[table]))
    for hero, number in Counter(cast.values()).items():
        if number > 1:
            raise ContentError("campaign-cast-twice", hero=hero, figures=", ".join(_in(cast, hero)))
    for figure, hero in cast.items():
        # Whoever the scene puts elsewhere anyway would be there twice.
        if (taken := [other for other, place in known.items() if place.who == hero and other not in cast]) and (
            known[figure].who != hero
        ):
            raise ContentError("campaign-cast-twice", hero=hero, figures=", ".join([*taken, figure]))


def _in(cast: Cast, hero: str) -> list[str]:
    return [figure for figure, who in cast.items() if who == hero]


def own_tables(shelf: Shelf, own: Plain, table: str, hero: str) -> dict[str, dict[str, Any]]:
    """A hero's entry with all of one's own entries that it speaks of, and that those speak of."""
    found: dict[str, dict[str, Any]] = {table: {hero: own[table][hero]}}
    waiting = [own[table][hero]]
    gear = [one for one in shelf.tables.values() if one != "scenarios"]
    while waiting:
        spoken = set(_words(waiting.pop()))
        for one in gear:
            for key in spoken & own.get(one, {}).keys():
                if key not in found.setdefault(one, {}):
                    found[one][key] = own[one][key]
                    waiting.append(own[one][key])
    return {one: entries for one, entries in found.items() if entries}


def _words(data: Any) -> Sequence[str]:
    """Every text and every key in plain data."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, Mapping):
        return [word for key, value in data.items() for word in (str(key), *_words(value))]
    return [word for one in data for word in _words(one)] if isinstance(data, list) else []

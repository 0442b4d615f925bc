"""A system's content: values by table and id, found by id or by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, TypeVar

from regelwerk.engine.content.files import Layer, Named, Shelf, find_id
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json


class HasName(Protocol):
    """Whatever people call by a name."""

    @property
    def name(self) -> Named: ...


V = TypeVar("V", bound=HasName)


class Table(dict[str, V]):
    """The content of one kind by id."""

    def __init__(self, kind: Word, entries: Mapping[str, V]) -> None:
        super().__init__(entries)
        self.kind = kind

    def find(self, text: str) -> V:
        """What goes by this id or name."""
        return self[self.find_id(text)]

    def find_id(self, text: str) -> str:
        """The id of what goes by this id, or by a name in any language, however it is spelled."""
        return find_id(self.kind, text, {key: one.name for key, one in self.items()})


@dataclass(frozen=True, slots=True)
class Tables:
    """All content of a system: it adds a field for every table of its shelf."""

    shelf: ClassVar[Shelf]
    plain: Mapping[str, Mapping[str, Json]]
    """The same as plain data, by table and id: what documents are made of."""

    @classmethod
    def of(cls, read: Layer, **entries: Mapping[str, Any]) -> Self:
        """Content with these entries by table, and the plain data from which they were read."""
        plain = {table: {key: found.data for key, found in layer.items()} for table, layer in read.items()}
        known = cls.shelf.tables.items()
        tables = {table: Table(cls.shelf.word(kind), entries.get(table, {})) for kind, table in known}
        make: Any = cls
        made: Self = make(**tables, plain=plain)
        return made

    def table(self, kind: str) -> Table[Any]:
        """The content of one kind."""
        self.shelf.check_kind(kind)
        found: Table[Any] = getattr(self, self.shelf.tables[kind])
        return found

    def find(self, kind: str, text: str) -> Any:
        """What goes by this id or name."""
        return self.table(kind).find(text)

    def find_id(self, kind: str, text: str) -> str:
        """The id of what goes by this id or name."""
        return self.table(kind).find_id(text)

    def together(self, *kinds: str) -> Table[Any]:
        """All participants of these kinds; an id means one of them only."""
        entries = {key: one for kind in kinds for key, one in self.table(kind).items()}
        return Table(self.shelf.word("participant"), entries)

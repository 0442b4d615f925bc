"""Single entries of the house's content files: what there is, which version, who refers to whom."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

from regelwerk.engine.content.forms import Form, Reference, references
from regelwerk.engine.game import Json
from regelwerk.engine.system import System, system
from regelwerk.languages import text_in
from regelwerk.table.games.own_content import Texts, tables_of
from regelwerk.table.screens.scenario_pages import supplied

KEPT = 512
VERSION_LENGTH = 16


class OwnEntry(NamedTuple):
    """One entry as it stands in a file; supplied ones have no file."""

    kind: str
    id: str
    data: Any
    file: str = ""

    @property
    def version(self) -> str:
        """Changes whenever what the entry says does."""
        told = json.dumps([self.file, self.data], sort_keys=True, default=str)
        return sha256(told.encode()).hexdigest()[:VERSION_LENGTH]

    def name_in(self, lang: str) -> str:
        """What people call it: its name, or its id where it has none yet."""
        name = self.data.get("name") if isinstance(self.data, dict) else None
        if isinstance(name, dict):
            return text_in({code: str(text) for code, text in name.items()}, lang) or self.id
        return str(name or self.id)


def own_entries(chosen: System, texts: Iterable[tuple[str, str]]) -> list[OwnEntry]:
    """The entries of some files; of two with one id the one in the last file counts, as in a game."""
    kinds = {table: kind for kind, table in chosen.loading.SHELF.tables.items()}
    found: dict[tuple[str, str], OwnEntry] = {}
    for file, text in texts:
        for table, key, data in _parsed(text):
            if table in kinds:
                found[kinds[table], key] = OwnEntry(kinds[table], key, data, file)
    return list(found.values())


@lru_cache(maxsize=KEPT)
def _parsed(text: str) -> tuple[tuple[str, str, Any], ...]:
    """Table, id and data of each entry; a file that cannot be read has none."""
    return tuple((table, key, entry) for table, entries in tables_of(text).items() for key, entry in entries.items())


@lru_cache(maxsize=16)
def _supplied_entries(name: str) -> tuple[OwnEntry, ...]:
    chosen = system(name)
    plain: Mapping[str, Mapping[str, Json]] = getattr(supplied(chosen), "plain", {})
    tables = chosen.loading.SHELF.tables.items()
    return tuple(OwnEntry(kind, key, data) for kind, table in tables for key, data in plain.get(table, {}).items())


def supplied_entries(chosen: System) -> tuple[OwnEntry, ...]:
    """All entries that come with a system."""
    return _supplied_entries(chosen.name)


def find_entry(chosen: System, texts: Texts, kind: str, key: str) -> OwnEntry | None:
    """An entry of one's own, else the supplied one of this id."""
    known = (*supplied_entries(chosen), *own_entries(chosen, texts))
    return next((one for one in reversed(known) if (one.kind, one.id) == (kind, key)), None)


# -- who refers to whom -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def _form(name: str, kind: str) -> Form | None:
    return system(name).form(kind)


def references_of(chosen: System, entry: OwnEntry) -> Iterator[Reference]:
    """The entries that an entry names, as far as its form knows."""
    form = _form(chosen.name, entry.kind)
    return references(form, entry.data) if form is not None else iter(())


def users_of(chosen: System, texts: Texts, kind: str, key: str) -> list[OwnEntry]:
    """The entries of one's own that name this one."""
    return [
        one
        for one in own_entries(chosen, texts)
        if any(key == named.id and kind in named.kinds for named in references_of(chosen, one))
    ]


def with_needed(chosen: System, wanted: Sequence[str], kept: Mapping[str, str]) -> Texts:
    """These files, and before them all others with entries that they name and nobody supplies.

    So an own weapon can be carried by an own character of another file, and a game that uses the one has the other too.
    A file that nobody needs stays out of the game, because it may replace something supplied.
    """
    texts = [(name, kept[name]) for name in wanted]
    others = {name: text for name, text in kept.items() if name not in wanted}
    known = {(one.kind, one.id) for one in (*supplied_entries(chosen), *own_entries(chosen, texts))}
    held: dict[tuple[str, str], str] = {}
    for one in own_entries(chosen, others.items()):
        held[one.kind, one.id] = one.file
    needed: list[str] = []
    waiting = own_entries(chosen, texts)
    while waiting and held:
        for named in references_of(chosen, waiting.pop()):
            candidates = [(kind, named.id) for kind in named.kinds]
            if any(one in known for one in candidates):
                continue
            file = next((held[one] for one in candidates if one in held), None)
            if file is not None and file not in needed:
                needed.append(file)
                fresh = own_entries(chosen, [(file, others[file])])
                waiting += fresh
                known |= {(one.kind, one.id) for one in fresh}
    return (*((name, kept[name]) for name in kept if name in needed), *texts)

"""What a scene leaves behind: heroes as they are at its end, and what has changed about them in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from regelwerk.engine.campaign.casting import CAST
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase
from regelwerk.engine.game import Json

if TYPE_CHECKING:
    from regelwerk.engine.system import System

S_contra = TypeVar("S_contra", contravariant=True)
Tables = Mapping[str, Mapping[str, Any]]


class CarryingModule(Protocol[S_contra]):
    """What a system says about somebody between two scenes."""

    def is_lost(self, state: S_contra, figure: str, /) -> bool:
        """Whether somebody will never take part again: dead, destroyed, wrecked."""

    def changes(self, before: Json, after: Json, /) -> tuple[Phrase, ...]:
        """What is different between two entries of the same hero, the most important first."""


class Carried(NamedTuple):
    """A hero after a scene."""

    hero: str
    table: str
    tables: dict[str, dict[str, Any]]
    """The entry as it is now, with the gear that nobody else brings."""
    lost: bool
    changes: tuple[Phrase, ...]


def carried(system: System, document: Json, state: Any) -> list[Carried]:
    """Everybody who was cast, as the game has left them."""
    carrying = system.carrying
    if carrying is None:
        raise ContentError("campaign-no-casting", system=system.name)
    return [_carried(system, document, state, figure, hero) for figure, hero in document.get(CAST, {}).items()]


def _carried(system: System, document: Json, state: Any, figure: str, hero: str) -> Carried:
    carrying = system.carrying
    assert carrying is not None
    after = system.character_in(document, state, figure)
    before = system.character_in(document, system.start(document), figure)
    table, entry, gear = _own(after.tables(), after.id)
    _, old, _ = _own(before.tables(), before.id)
    entry = _returned(entry, old, document["content"][table].get(after.id, {}))
    tables = {table: {hero: entry}, **{name: dict(entries) for name, entries in gear.items()}}
    return Carried(hero, table, tables, carrying.is_lost(state, figure), carrying.changes(old, entry))


def _returned(after: Json, before: Json, own: Json) -> Json:
    """A hero without what the scene has lent or kept from them and nobody has touched: that is as it was before."""
    untouched = {key for key in {*after, *before} if after.get(key) == before.get(key) != own.get(key)}
    kept = {key: value for key, value in after.items() if key not in untouched}
    return {**kept, **{key: own[key] for key in untouched if key in own}}


def _own(tables: Tables, own_id: str) -> tuple[str, Json, dict[str, dict[str, Any]]]:
    """The hero's table and entry, which come first, and the rest."""
    table = next(iter(tables))
    rest = {
        name: {key: one for key, one in found.items() if (name, key) != (table, own_id)}
        for name, found in tables.items()
    }
    return table, dict(tables[table][own_id]), {name: found for name, found in rest.items() if found}

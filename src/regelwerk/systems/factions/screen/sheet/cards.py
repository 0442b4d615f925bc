"""Playing cards: gear and whoever else is worth one, in no language."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.facts import Word
from regelwerk.engine.screen.sheet.page import Page, Remark, Section, Track
from regelwerk.engine.screen.sheet.typeset import as_card
from regelwerk.systems.factions.content.loading import Content
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.screen.sheet.contents import effect, page
from regelwerk.systems.factions.values import AssetKind

STATES = ("suspended", "damaged", "seized", "dormant")


def cards(content: Content) -> Mapping[str, Page]:
    """Factions, and every kind of asset."""
    names = {key: one.name for key, one in content.factions.items()}
    factions = {key: as_card(page(one, Options(), names)) for key, one in content.factions.items()}
    return {**factions, **{key: _asset(kind) for key, kind in content.assets.items()}}


def _asset(kind: AssetKind) -> Page:
    does = Section(kind.name, (Remark(effect(kind.effect)), Remark(kind.material_base)))
    states = Section(Word("fa-sheet-state"), tuple(Track(Word(f"fa-sheet-{state}"), 1) for state in STATES))
    sort = (Word("fa-content-kind-asset"), Word(f"fa-sheet-mode-{kind.mode}"))
    return Page(kind.name, sort, (), (), (does, states))

"""What follows from a faction that somebody is writing: defence, resilience, and how many assets it can maintain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.engine.content.derived import Derived
from regelwerk.engine.facts import Word, phrase
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import defense, limit, maintained, resilience

if TYPE_CHECKING:
    from regelwerk.systems.factions.content.loading import Content


def derived(content: Content, kind: str, name: str) -> tuple[Derived, ...]:
    """The values of a faction by the default rulings; assets have none."""
    if kind != "faction":
        return ()
    faction, options = content.factions[name], Options()
    kept = phrase("fa-place-kept", kept=maintained(faction, options), limit=limit(faction, options))
    return (
        Derived(Word("fa-place-defense"), defense(faction, options), "FA-DER-01"),
        Derived(Word("fa-place-resilience"), resilience(faction, options), "FA-DER-02"),
        Derived(Word("fa-place-maintained"), kept, "FA-AST-04"),
    )

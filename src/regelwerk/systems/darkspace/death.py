"""Death."""

from __future__ import annotations

from regelwerk.engine.effects import Play
from regelwerk.systems.darkspace.state import World


def last_breath(world: World, who: str) -> Play[World]:
    """Placeholder until the chapter is written."""
    return world
    yield

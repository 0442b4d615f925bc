"""Interrupts."""

from __future__ import annotations

from regelwerk.engine.effects import Play
from regelwerk.systems.darkspace.probe import Check
from regelwerk.systems.darkspace.state import Deed, World


def interrupts(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check]]:
    """The window before an act with a probe."""
    return world, check
    yield

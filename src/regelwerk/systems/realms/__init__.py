"""Realms: a skirmish with miniatures on a table full of terrain."""

from regelwerk.systems.realms.system import SYSTEM

__all__ = ["SYSTEM"]

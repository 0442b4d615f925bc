"""Factions: what the powers of a world do to each other between two missions."""

from regelwerk.systems.factions.system import SYSTEM

__all__ = ["SYSTEM"]

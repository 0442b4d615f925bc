"""Phase Six: combat with exploding W6 pools, reactions, crits, cover and armour."""

from regelwerk.systems.phasesix.system import SYSTEM

__all__ = ["SYSTEM"]

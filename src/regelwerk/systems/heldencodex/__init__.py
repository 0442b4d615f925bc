"""1192 Heldencodex: dice that are a game of their own, fights, wounds, chases, haggling and nights on the road."""

from regelwerk.systems.heldencodex.system import SYSTEM

__all__ = ["SYSTEM"]

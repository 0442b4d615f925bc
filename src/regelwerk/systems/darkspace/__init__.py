"""Dark Space: fight, hack, chase and break-in as one confrontation on one track of action units."""

from regelwerk.systems.darkspace.system import SYSTEM

__all__ = ["SYSTEM"]

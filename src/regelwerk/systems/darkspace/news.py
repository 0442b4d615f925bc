"""What of a confrontation is worth reading aloud afterwards."""

from __future__ import annotations

FIGHT = ("ds-hits", "ds-bounces", "ds-incapacitated", "ds-destroyed", "ds-overwhelmed", "ds-taken-out", "ds-over")
NEWS = frozenset(FIGHT)

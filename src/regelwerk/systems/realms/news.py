"""What of a skirmish is worth reading aloud afterwards."""

from __future__ import annotations

NEWS = frozenset(
    {
        "re-mission", "re-deployment-won", "re-goes-first", "re-must-fight", "re-interrupt-won", "re-picks-up",
        "re-puts-down", "re-place-held", "re-wins", "re-draw",
    }
)  # fmt: skip

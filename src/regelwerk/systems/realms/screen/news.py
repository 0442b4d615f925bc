"""What of a skirmish is worth reading aloud afterwards."""

from __future__ import annotations

MISSION = (
    "re-mission", "re-deployment-won", "re-picks-up", "re-puts-down", "re-drops-object", "re-place-held", "re-scores",
    "re-wins", "re-draw",
)  # fmt: skip
FIGHT = (
    "re-shot-hits", "re-area-strikes", "re-melee-hit", "re-melee-level-hit", "re-melee-level-both",
    "re-melee-certain-hit", "re-melee-repelled", "re-melee-level-repelled", "re-contest-lost", "re-contest-tied",
    "re-no-loss", "re-area-nobody", "re-riposte", "re-pierced", "re-must-fight", "re-interrupt-won", "re-charge-short",
)  # fmt: skip
BODIES = (
    "re-loses", "re-paralysed", "re-critical", "re-out", "re-removed", "re-finished", "re-healed", "re-comes-round",
    "re-falls", "re-falls-down",
)  # fmt: skip
MIKE = (
    "re-structure-loses", "re-structure-critical", "re-arm-destroyed", "re-legs-can-turn", "re-legs-immobile",
    "re-legs-falls", "re-collapses", "re-collapses-removed", "re-detonates", "re-explosion",
)  # fmt: skip
HIDING = (
    "re-revealed-bare", "re-revealed-attacking", "re-revealed-found", "re-revealed-firing", "re-hidden-again",
)  # fmt: skip
DRONES = ("re-drone-feedback", "re-drone-leaves")
OF_THEN = ("re-revealed", "re-revived", "re-melee-tie-hit", "re-melee-tie-both", "re-melee-tie-repelled")
"""Lines of games stored before version 2.2."""
NEWS = frozenset({*MISSION, *FIGHT, *BODIES, *MIKE, *HIDING, *DRONES, *OF_THEN})

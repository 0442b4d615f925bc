"""The attacks of the Dark Space questions as the real rules take them, ready before the clock starts."""

from __future__ import annotations

from benchmarks import parameters as p
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.probe import Cast, Mode
from regelwerk.systems.darkspace.rules.fight.attack import Strike

MODES: dict[str, Mode] = {"normal": "normal", "hampered": "hampered", "eased": "eased"}


def attack(dice: int, mode: str) -> Strike:
    """An attack of somebody with so many dice; a single die that would be taken away is thrown desperately."""
    desperate = mode == "hampered" and dice == 1
    cast = Cast("", "", dice, "desperate" if desperate else MODES[mode], p.BOLD_SKILL, None, -1, Options())
    return Strike(cast, p.STRONG_PENETRATION, p.BLOW_THROUGH, p.BLOW_SOFT, p.BLOW_DAMAGE)


ATTACKS = {mode: attack(p.BLOW_POOL, mode) for mode in p.BLOW_MODES}
TABLE = {f"{mode} {dice}": attack(dice, mode) for mode in p.BLOW_MODES for dice in p.BLOW_POOLS}

"""The factions of the Factions questions as the real rules take them, ready before the clock starts."""

from __future__ import annotations

from benchmarks import parameters as p
from regelwerk.engine.state_values import Name
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.attack import Mark, Striker
from regelwerk.systems.factions.rules.actions.espionage import KINDS
from regelwerk.systems.factions.rules.core.rolls import Roller
from regelwerk.systems.factions.values import Die, Sheet

RULES = Options()
RAISE_RULES = Options(attack_raise_bonus_damage=True)


def roller(name: str, sides: int, modifier: int = 0) -> Roller:
    """A side that cannot pay for rerolls."""
    return Roller(Sheet(name, Name.of(name), name), name, Die(sides), modifier)


def sides_of(attacker: str, target: str) -> tuple[Striker, Mark]:
    """Both sides of an attack on somebody without wounds who cannot soak."""
    one, other = p.FACTIONS[attacker], p.FACTIONS[target]
    dice = one.striking_power, one.effectiveness
    return Striker(roller(attacker, one.operations), dice, 0), Mark(other.defense, other.resilience, p.TOP_WOUNDS)


ATTACK = sides_of(*p.ATTACK)
ATTACKS = {f"{attacker} {target}": sides_of(attacker, target) for attacker, target in p.ATTACKS}
SPIES = roller("spy", p.SPY, p.SPY_BONUS), roller("spied_on", p.SPIED_ON), KINDS

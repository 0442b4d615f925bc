"""Attacks: which dice become manoeuvres, in which order, and what an attack must do before it counts."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.melee.parrying import Block, blocks_of
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, usable
from regelwerk.systems.heldencodex.rules.probe.reading import LIVE, without
from regelwerk.systems.heldencodex.values import Weapon

Manoeuvres = tuple[Block, ...]
"""Blocks in the order in which they are made."""
Purpose = Literal["hit", "flee"]


class Stance(Value, frozen=True):
    """A fighter as an exchange of blows sees him: dice on the table, weapon, and what he may still do."""

    who: str
    seat: str
    dice: Faces
    group: Faces
    value: int
    weapon: Weapon
    ts_bonus: int = 0
    may_use_all: bool = True
    """Has neither attacked nor countered yet, so dice outside the group may parry too (HC-MEL-09)."""
    may_attack: bool = True
    """Can still attack in this phase, so a mutual attack is possible (HC-MEL-11)."""
    may_counter: bool = True
    """Does more than only defend in this phase, so a counter is possible (HC-MEL-09)."""
    helpless: bool = False
    reach: bool = False
    """Has the advantage of reach over this opponent (HC-RCH-01)."""
    bout: bool = False
    """The first hit ends the fight."""

    @property
    def outside(self) -> Faces:
        """The dice that do not belong to the group."""
        return without(self.dice, self.group)

    def spending(self, faces: Faces) -> Stance:
        """Without some dice; those of the group are taken first."""
        from_group = common(self.group, faces)
        return replace(self, dice=without(self.dice, faces), group=without(self.group, from_group))


class Attack(NamedTuple):
    """An attack that was named: its manoeuvres, what it is for, and the armour rows it may reach (none named: all)."""

    manoeuvres: Manoeuvres
    purpose: Purpose = "hit"
    rows: tuple[str, ...] = ()

    @property
    def faces(self) -> Faces:
        return faces_of(self.manoeuvres)


def faces_of(manoeuvres: Manoeuvres) -> Faces:
    """All dice of some manoeuvres."""
    return tuple(sorted(face for block in manoeuvres for face in block))


def common(some: Faces, others: Faces) -> Faces:
    """The faces that both have, each as often as both have it."""
    return tuple(sorted(face for face in set(some) for _ in range(min(some.count(face), others.count(face)))))


def spelt(manoeuvres: Manoeuvres) -> str:
    """Manoeuvres as a key: `9/12+12`."""
    return "/".join("+".join(map(str, block)) for block in manoeuvres)


@rule("HC-RCH-01", "HC-UNA-02", "HC-RCH-06")
def approach(attacker: Stance, target: Stance) -> int:
    """How many manoeuvres only bring the attacker near: one against reach, and one past the weapon without a weapon."""
    past_weapon = attacker.weapon.unarmed and not target.weapon.unarmed
    return int((target.reach or past_weapon) and not target.helpless)


@rule("HC-MEL-05", "HC-MEL-07", "HC:combat_single_die_cap")
def single_dice(dice: Faces, value: int, options: Options) -> Faces:
    """The dice that may attack alone, also outside the group: each face once."""
    if options.combat_single_die_cap == "none":
        return tuple(sorted({face for face in dice if face >= LIVE}))
    return tuple(sorted(set(usable(dice, value))))


@lru_cache(maxsize=16384)
@rule("HC-MEL-05", "HC-MEL-06", "HC-RCH-01")
def group_manoeuvres(group: Faces, with_approach: bool) -> tuple[Manoeuvres, ...]:
    """Every way to attack with all dice of a group: equal dice alone or added up, in ascending order.

    Which manoeuvre comes first is chosen only where the first one brings the attacker near; it is told first.
    """
    found: dict[Manoeuvres, None] = {}
    for blocks in blocks_of(group):
        ascending = tuple(sorted(blocks, key=lambda block: (sum(block), block)))
        if not with_approach:
            found[ascending] = None
        elif len(ascending) > 1:
            for at, first in enumerate(ascending):
                found[(first, *ascending[:at], *ascending[at + 1 :])] = None
    return tuple(sorted(found, key=lambda way: (-len(way), [sum(block) for block in way])))


def ways_to_attack(attacker: Stance, target: Stance, options: Options) -> tuple[Manoeuvres, ...]:
    """Every attack that may be named against this target: one die, or all dice of the group."""
    near = approach(attacker, target) > 0
    return _ways(() if near else attacker.dice, attacker.group, attacker.value, near, options)


@lru_cache(maxsize=16384)
def _ways(dice: Faces, group: Faces, value: int, with_approach: bool, options: Options) -> tuple[Manoeuvres, ...]:
    alone = tuple(((face,),) for face in single_dice(dice, value, options))
    return alone + group_manoeuvres(group, with_approach) if len(group) > 1 else alone

"""Where a fight stands: every fighter's dice and burdens, who is how far from whom, and which step comes next."""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.engine.state_values import State, replace
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying
from regelwerk.systems.heldencodex.rules.scene.plans import FightPlan
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.values import BASIC_ART, Weapon

Move = Literal["stay", "slow", "fast"]
Awareness = Literal["aware", "noticing", "unsuspecting"]
Out = Literal["", "fled", "gave_up"]
Stage = Literal["ambush", "ready", "throw", "shots", "go_on", "chances", "mastery", "settle", "order", "act", "end"]

IN_REACH = 3
"""Metres up to which people can strike each other (HC-RNG-24)."""
NOTHING_LIES = Lying((), 0)


class Power(NamedTuple):
    """A power attack that goes on: at whom, the last value named, the damage dice collected, the dice it has taken."""

    target: str
    value: int
    collected: int
    taken: int


class Piercing(NamedTuple):
    """A piercing attack that goes on: at whom, the dice it must connect to, how often the defence has failed."""

    target: str
    faces: Faces
    failures: int


class Fighter(State, frozen=True):
    """Somebody in a fight."""

    who: str
    weapon: str = ""
    art: str = ""
    target: str = ""
    """Whom a shooter has named."""
    move: Move = "stay"
    gritted: int = 0
    ruled: int = 0
    """Dice that the master gives for this phase; below 0, takes."""
    lying: Lying = NOTHING_LIES
    shooting: Literal["", "shot", "aiming"] = ""
    value: int = 0
    """The combat value of this phase."""
    dice: Faces = ()
    """Dice that can still be used, after ones were settled."""
    group: Faces = ()
    """Those of them that belong to the group."""
    guard: Faces = ()
    """Dice with which a shooter guards himself (HC:shooter_parry)."""
    only_defends: bool = False
    """Has parried with dice outside the group: no attack of its own in this phase (HC-MEL-09)."""
    acted: bool = False
    countered: bool = False
    """Has countered, so it no longer only defends: dice outside the group do not parry any more (HC-MEL-09)."""
    throws: int = 0
    carried: Faces = ()
    """Dice that lie there for the next phase."""
    turned: Faces = ()
    """Those of the dice that show what a lucky number was turned into (HC-LEG-03)."""
    carries: Faces = ()
    """Of these dice some may be carried into the next phase, `may_carry` of them."""
    may_carry: int = 0
    reach: Literal["on", "going", "off"] = "on"
    choked_by: str = ""
    stolen: int = 0
    power: Power | None = None
    piercing: Piercing | None = None
    renewed: bool = False
    """A hold, a power attack or a piercing attack was carried on in this phase."""
    away: bool = False
    """Driven to a distance for the rest of the phase (HC-MEL-25)."""
    awareness: Awareness = "aware"
    ones_waiting: int = 0
    """Ones of an aiming phase that are settled with the shot (HC:aim_ones)."""
    out: Out = ""


class Fight(State, frozen=True):
    """A fight as the part of a scene that is being played."""

    plan: FightPlan
    fighters: tuple[Fighter, ...]
    distances: tuple[tuple[str, str, int], ...] = ()
    """Metres between two opponents, where they are more than in reach of each other."""
    stage: Stage = "ready"
    phase: int = 1
    queue: tuple[str, ...] = ()
    """Who is still to come in this stage."""
    ties: tuple[tuple[str, ...], ...] = ()
    """Those who act at the same time in this stage."""
    at_once: tuple[str, ...] = ()
    """Those of the tie that is being played who could act when it began: nothing keeps them from it any more."""
    first_hit: str = ""
    """The side that landed the first hit."""
    fought_on: int = 0
    """The phase up to which somebody wanted to fight on (HC:phase_cap)."""

    def fighter(self, who: str) -> Fighter:
        for fighter in self.fighters:
            if fighter.who == who:
                return fighter
        raise KeyError(who)

    def with_fighter(self, changed: Fighter) -> Fight:
        return replace(self, fighters=tuple([changed if f.who == changed.who else f for f in self.fighters]))

    def distance(self, one: str, other: str) -> int:
        if one > other:
            one, other = other, one
        for first, second, metres in self.distances:
            if first == one and second == other:
                return metres
        return 2

    def with_distance(self, one: str, other: str, metres: int) -> Fight:
        pair = (min(one, other), max(one, other))
        rest = [entry for entry in self.distances if entry[:2] != pair]
        if metres > IN_REACH:
            rest.append((*pair, metres))
        return replace(self, distances=tuple(sorted(rest)))


def fight_of(world: World) -> Fight:
    """The fight being fought."""
    assert isinstance(world.act, Fight)
    return world.act


def put(world: World, fighter: Fighter) -> World:
    """The world with one fighter changed."""
    return replace(world, act=fight_of(world).with_fighter(fighter))


def weapon_of(world: World, fighter: Fighter) -> Weapon:
    """The weapon that a fighter uses in this phase."""
    return world.find(fighter.who).weapon(fighter.weapon)


def lead_of(fighter: Fighter, weapon: Weapon) -> int:
    """How many dice a fighter must keep of each throw in melee (HC-MEL-02)."""
    return 1 if fighter.art == BASIC_ART else weapon.lead


def is_able(world: World, fighter: Fighter) -> bool:
    """Whether somebody is still in the fight and awake."""
    return not fighter.out and not world.find(fighter.who).down


def is_in_fight(world: World, fighter: Fighter) -> bool:
    """Whether somebody can still be struck: also the sleeping and the unconscious, but nobody who is gone or dead."""
    return not fighter.out and world.find(fighter.who).down != "dead"


def opponents(world: World, fighter: Fighter) -> tuple[Fighter, ...]:
    """Everybody on another side who is still in the fight."""
    side = world.find(fighter.who).sheet.side
    found = []
    for other in fight_of(world).fighters:
        if not other.out:
            hero = world.find(other.who)
            if hero.sheet.side != side and hero.down != "dead":
                found.append(other)
    return tuple(found)


def in_reach(world: World, fighter: Fighter) -> tuple[Fighter, ...]:
    """The opponents that a fighter can strike now; who is choked can only strike the choker (HC-CHK-05)."""
    if fighter.away:
        return ()
    fight = fight_of(world)
    found = [
        foe for foe in opponents(world, fighter) if not foe.away and fight.distance(fighter.who, foe.who) <= IN_REACH
    ]
    if fighter.choked_by:
        found = [foe for foe in found if foe.who == fighter.choked_by]
    return tuple(found)


def acting(world: World, who: str) -> World:
    """The world as people see it while somebody in a fight acts or decides: a step takes them out of the queue."""
    fight = world.act
    if isinstance(fight, Fight) and fight.queue[:1] != (who,):
        return replace(world, act=replace(fight, queue=(who, *fight.queue)))
    return world

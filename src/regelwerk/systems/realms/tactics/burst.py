"""Bursts: how many shots go to the first target, and who gets the rest."""

from __future__ import annotations

from regelwerk.systems.realms.rules.shooting.autofire import BurstScene, shots_of, why_not_next
from regelwerk.systems.realms.rules.shooting.hitting import declare_shot
from regelwerk.systems.realms.rules.shooting.targets import legal_targets, why_not_reach
from regelwerk.systems.realms.state import Deed, Shots, World, weapon_of
from regelwerk.systems.realms.tactics.chances import shot_chance
from regelwerk.systems.realms.tactics.goals import menace
from regelwerk.systems.realms.tactics.melee import calmed
from regelwerk.systems.realms.tactics.shots import worth_of


def allotted(scene: BurstScene) -> str:
    """How many shots the last target gets: all that are left, unless somebody near it is worth some of them."""
    left = unspent(scene)
    worths = []
    for count in range(left, 0, -1):
        deed = _with(scene.deed, scene.deed.targets[-1].target, count)
        after = _best_next(scene.world, deed, left - count) if count < left else deed
        if after is not None:
            worths.append((_worth(scene.world, after), count))
    return str(max(worths)[1])


def next_target(scene: BurstScene) -> str:
    """Who gets the shots that are left; "" for nobody."""
    deed = _best_next(scene.world, scene.deed, unspent(scene))
    return deed.targets[-1].target if deed is not None else ""


def unspent(scene: BurstScene) -> int:
    """The shots that are not spoken for; the last target is still being asked about where shots are counted."""
    deed = scene.deed
    whole = shots_of(weapon_of(scene.world.find(deed.who), deed.weapon), deed.kind)
    settled = deed.targets[:-1] if scene.choice == "shots" else deed.targets
    return whole - sum(shots.shots for shots in settled)


def _with(deed: Deed, target: str, count: int) -> Deed:
    """The burst with the given number of shots at its last target."""
    return deed._replace(targets=(*deed.targets[:-1], Shots(target, count)))


def _best_next(world: World, deed: Deed, left: int) -> Deed | None:
    """The burst with all shots that are left at the best further target of the chain; None if there is none."""
    shooter, last = world.find(deed.who), world.find(deed.targets[-1].target)
    named = {shots.target for shots in deed.targets}
    found = []
    for target in legal_targets(world, shooter, weapon_of(shooter, deed.weapon), deed.kind):
        gun = weapon_of(shooter, deed.weapon)
        apart = why_not_next(world, last, target) or why_not_reach(world, shooter, gun, target, deed.kind)
        if target.id in named or apart is not None:
            continue
        longer = deed._replace(targets=(*deed.targets, Shots(target.id, left)))
        found.append((_worth(world, longer), target.id, longer))
    return max(found)[2] if found else None


def _worth(world: World, deed: Deed) -> float:
    """What a burst is worth, all its targets together."""
    still = calmed(world)
    found = 0.0
    for index, shots in enumerate(deed.targets):
        target = still.find(shots.target)
        declared = declare_shot(still, deed, index)
        found += worth_of(shot_chance(declared), declared.hit.clash) * menace(still, target)
    return found

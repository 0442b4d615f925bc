"""Recoil without gravity: a heavy gun may throw its shooter off its feet."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.systems.realms.rules.core.rolls import attribute_roll
from regelwerk.systems.realms.rules.sight.environment import wn_for_test
from regelwerk.systems.realms.state import Deed, World, seat_of, weapon_of

HEAVY = 3


@rule("RE-ENV-10", "RE:zero_g")
def recoil(world: World, deed: Deed) -> Play[World]:
    """In weightlessness a table may ask for a movement test after a kinetic shot of class III and above."""
    shooter = world.find(deed.who)
    weapon = weapon_of(shooter, deed.weapon)
    weightless = world.scene.battlefield.environment == "space" and world.options.zero_g == "recoil_fall"
    if not weightless or weapon.wk < HEAVY or weapon.profile.type != "kinetik" or shooter.prone or not shooter.active:
        return world
    wanted = wn_for_test(world, shooter)
    if (yield from attribute_roll(seat_of(world, deed.who), deed.who, wanted, "RE-ENV-10", world.options)):
        return world
    yield note("RE-ENV-10", "re-recoil-fall", who=Ref(deed.who))
    return world.change(deed.who, prone=True)

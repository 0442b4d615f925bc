"""Initiative: who was content with the fewest throws acts first."""

from __future__ import annotations

from itertools import groupby

from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.rulebook import rule
from regelwerk.systems.heldencodex.fight_state import Fighter, fight_of
from regelwerk.systems.heldencodex.goals import RESULT
from regelwerk.systems.heldencodex.groups import rank
from regelwerk.systems.heldencodex.probe import attempt
from regelwerk.systems.heldencodex.state import World


def _precedence(fighter: Fighter) -> tuple[int, tuple[int, int, int]]:
    """Fewer throws come first, then the greater group."""
    size, matches, total = rank(fighter.group)
    return fighter.throws, (-size, -matches, -total)


@rule("HC-MEL-03", "HC-MEL-04", "HC-RNG-02", "HC:initiative_ties")
def in_order(world: World, who: tuple[str, ...]) -> Play[tuple[World, tuple[str, ...]]]:
    """The order in which fighters act: fewest throws, then the greatest group, then a reaction probe."""
    fighters = sorted((fight_of(world).fighter(one) for one in who), key=_precedence)
    order: list[str] = []
    for _, tied in groupby(fighters, key=_precedence):
        names = [fighter.who for fighter in tied]
        if len(names) > 1 and world.options.initiative_ties == "group_then_reaction":
            results = {}
            for name in names:
                hero, probed = yield from attempt(world.find(name), "reaction", "single", RESULT, world.options)
                world = world.put(hero)
                results[name] = probed.result
            names.sort(key=lambda name: -results[name])
        order += names
    if len(order) > 1:
        yield note("HC-MEL-04", "hc-order", who=tuple(Ref(name) for name in order))
    return world, tuple(order)

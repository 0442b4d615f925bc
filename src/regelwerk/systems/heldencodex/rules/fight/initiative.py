"""Initiative: who was content with the fewest throws acts first."""

from __future__ import annotations

from itertools import groupby

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, fight_of
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.groups import best_group, rank
from regelwerk.systems.heldencodex.rules.probe.probe import attempt
from regelwerk.systems.heldencodex.state import World

Order = tuple[tuple[str, ...], ...]
"""Who acts after whom; those who stand together act at the same time."""


def _precedence(fighter: Fighter, options: Options) -> tuple[int, tuple[int, int, int]]:
    """Fewer throws come first, then the greater group; dice of a shot at once are not settled yet."""
    group = fighter.group
    if fighter.shooting == "shot":
        group = best_group(fighter.lying.faces, fighter.value, True, options)
    size, matches, total = rank(group)
    return fighter.throws, (-size, -matches, -total)


@rule("HC-MEL-03", "HC-MEL-04", "HC-RNG-02", "HC:initiative_ties")
def in_order(world: World, who: tuple[str, ...]) -> Play[tuple[World, Order]]:
    """The order in which fighters act: fewest throws, then the greatest group, then a reaction probe."""
    precedence = {one: _precedence(fight_of(world).fighter(one), world.options) for one in who}
    order: list[tuple[str, ...]] = []
    for _, together in groupby(sorted(who, key=precedence.__getitem__), key=precedence.__getitem__):
        tied = tuple(together)
        if len(tied) == 1 or world.options.initiative_ties == "simultaneous":
            order.append(tied)
            continue
        results: dict[str, int] = {}
        yield note("HC-MEL-04", "hc-order-tied", who=tuple(Ref(name) for name in tied))
        for name in tied:
            yield meanwhile(world)
            hero, probed = yield from attempt(world.find(name), "reaction", "single", RESULT, world.options)
            world = world.put(hero)
            results[name] = probed.result
        for result in sorted(set(results.values()), reverse=True):
            order.append(tuple(name for name in tied if results[name] == result))
    if len(who) > 1:
        shots = all(fight_of(world).fighter(name).shooting for name in who)
        key = "hc-order-of-shots" if shots else "hc-order"
        yield note("HC-MEL-04", key, who=tuple(Ref(name) for tied in order for name in tied))
    return world, tuple(order)

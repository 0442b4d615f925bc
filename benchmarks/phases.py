"""How many phases of Factions one core plays in a second: five great factions through campaigns of twelve phases.

It is the supplied scenario without its minor factions and missions, every faction led by the default tactic. What
counts is the processor time of one thread; loading the rules and the content is not in it. "Cold" are the first
campaigns of a fresh process, "warm" are later ones of the same simulation, which knows by then which odds recur.
"""

from __future__ import annotations

import json
import sys
from math import nan
from time import thread_time

from benchmarks.before import ask
from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.state_values import replace
from regelwerk.lab.chunks import collecting_seldom
from regelwerk.systems.factions.content.loading import load
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.game import Factions
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.tactics.policies import DEFAULT, TACTICS

SCENARIO = "nebelhafen"
PHASES = 12
COLD_CAMPAIGNS, WARM_CAMPAIGNS = 25, 100
SEED = 1


def report(repeats: int) -> str:
    """A line each for warm and cold: the best of several fresh processes, then and now."""
    pairs = [(ask("benchmarks.phases", old=True), ask("benchmarks.phases")) for _ in range(repeats)]
    lines = [f"{f'phases of Factions per second, best of {repeats}':44}{'before':>9}{'now':>9}{'ratio':>8}"]
    for name in ("warm", "cold"):
        before = max((one[name] for one, _ in pairs if one), default=nan)
        now = max(one[name] for _, one in pairs if one)
        lines.append(f"{name:44}{before:9.0f}{now:9.0f}{now / before:7.2f}x")
    return "\n".join(lines)


def great_factions() -> World:
    """The scenario at its start, without minor factions and missions, and a little longer."""
    world = start(scenario_document(load(), SCENARIO, {}))
    scene = replace(world.scene, missions=(), max_phases=PHASES)
    return replace(world, scene=scene, factions=tuple(faction for faction in world.factions if not faction.minor))


@collecting_seldom()
def per_second(simulation: Simulation, beginning: World, campaigns: int) -> float:
    """Play campaigns to their ends; phases that did not come because a campaign was decided are not counted."""
    game = Factions()
    begin = thread_time()
    phases = sum(simulation.play(game, beginning).phase for _ in range(campaigns))
    return phases / (thread_time() - begin)


def main() -> None:
    beginning = great_factions()
    simulation = Simulation(TACTICS[DEFAULT], RandomDice(SEED))
    cold = per_second(simulation, beginning, COLD_CAMPAIGNS)
    warm = per_second(simulation, beginning, WARM_CAMPAIGNS)
    json.dump({"cold": cold, "warm": warm}, sys.stdout)


if __name__ == "__main__":
    main()

"""How many games a second one core plays with computer players on all seats, by system.

What counts is the processor time of one thread. Games are played as the laboratory plays them, one after the other in
one simulation: what it remembers of earlier games stays remembered. The first few are not counted, so that loading,
content and the first laws are in nobody's way.

    python -m benchmarks.games SYSTEM SCENARIO TACTIC GAMES     plays so many and prints the figures as JSON
"""

from __future__ import annotations

import json
import sys
from time import thread_time

from benchmarks.before import BASELINE, ask
from regelwerk.engine.system import system
from regelwerk.lab.play import Player

GAMES = {
    "phasesix": ("schlaegerei", 200),
    "factions": ("nebelhafen", 120),
    "heldencodex": ("skirmish", 40),
    "darkspace": ("halle9", 20),
    "realms": ("standard", 8),
}
"""The scene of each system whose games are counted, and how many are played."""
TARGETS = {"phasesix": 2.0, "factions": 1.6, "heldencodex": 1.6, "darkspace": 2.0, "realms": 2.0}
LIGHT = "light"
LIGHT_TARGET = 5.0
WARM_UP = 0.1
"""The share of games that is played beforehand."""


def report(repeats: int) -> str:
    """A line for each system: the usual tactic before and now, and the light one."""
    lines = [
        f"games per second on one core, best of {repeats}",
        f"{'':28}{'before':>9}{'now':>9}{'ratio':>8}{'target':>8}{'light':>9}{'ratio':>8}{'target':>8}",
    ]
    for name, (scenario, games) in GAMES.items():
        asked = (name, scenario, system(name).default_tactic, str(games))
        light = (name, scenario, LIGHT, str(5 * games))
        # By turns, so that a machine that changes its speed changes it for all three.
        turns = [(measured(*asked, old=True), measured(*asked), measured(*light)) for _ in range(repeats)]
        then, now, quick = (max(column) for column in zip(*turns, strict=True))
        before = then or BASELINE["games"][name]
        cells = f"{before:9.1f}{now:9.1f}{now / before:7.2f}x{TARGETS[name]:7.1f}x"
        cells += f"{quick:9.1f}{quick / before:7.2f}x{LIGHT_TARGET:7.1f}x"
        lines.append(f"{name + ' ' + scenario:28}{cells}")
    return "\n".join(lines)


def measured(*asked: str, old: bool = False) -> float:
    """Games per second in a fresh process; 0 where the program of then is not to be had."""
    found = ask("benchmarks.games", *asked, old=old)
    return float(found["games"]) if found else 0.0


def per_second(name: str, scenario: str, tactic: str, games: int) -> float:
    """Play games to their ends."""
    played = system(name)
    start = played.start(played.scenario(played.content(), scenario, {}))
    player = Player(played.game, start, played.tactics[tactic])
    player.fight(0, 0, max(1, int(WARM_UP * games)))
    begin = thread_time()
    player.fight(1, 0, games)
    return games / (thread_time() - begin)


if __name__ == "__main__":
    _, name, scenario, tactic, games = sys.argv
    json.dump({"games": per_second(name, scenario, tactic, int(games))}, sys.stdout)

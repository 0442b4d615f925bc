"""How fair scenes are: one scene of every system with the same player on all seats.

    python -m benchmarks.balance [--player strong] [--seconds 0.05] [--games 100] [SYSTEM[/SCENE] ...]

Without a scene the one in which strength is measured. Seconds are seconds of the processor, as in `strength`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass
from time import thread_time

from benchmarks.strength import SCENES
from regelwerk.engine.system import system
from regelwerk.lab.chunks import collecting_seldom
from regelwerk.lab.estimate import share_estimate
from regelwerk.lab.tournament import parties
from regelwerk.players.games import Playing
from regelwerk.players.levels import player

DRAW = "nobody"


@dataclass(frozen=True, slots=True)
class Ends:
    """How often each party of a scene won."""

    games: int
    won: dict[str, int]

    def __str__(self) -> str:
        told = []
        for party, number in self.won.items():
            share = share_estimate(number, self.games)
            told.append(f"{party} {100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})")
        return ", ".join(told)


@collecting_seldom()
def played(name: str, scene: str, level: str, seconds: float, games: int) -> Ends:
    """So many games of a scene with this player on every seat."""
    chosen = system(name)
    start = chosen.start(chosen.scenario(chosen.content(), scene, {}))
    won: Counter[str] = Counter()
    for number in range(games):
        one = player(chosen, level, scene, seconds, clock=thread_time)
        outcome = Playing(
            chosen.game, start, dict.fromkeys(chosen.game.seats(start), one), f"balance/{number}"
        ).to_the_end()
        won[outcome.winner or DRAW] += 1
    return Ends(games, {party: won[party] for party in (*parties(chosen, start), DRAW)})


def main(arguments: list[str] | None = None) -> None:
    parser = ArgumentParser(description="how fair scenes are")
    parser.add_argument("scenes", nargs="*", metavar="SYSTEM[/SCENE]", help="all systems if none is named")
    parser.add_argument("--player", default="strong", help="a tactic or a level")
    parser.add_argument("--seconds", type=float, default=0.05, help="for each decision of one that thinks")
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args(arguments)
    for named in chosen.scenes or SCENES:
        name, _, scene = named.partition("/")
        if name not in SCENES:
            parser.error(f"no scene for {name}; there are: {', '.join(SCENES)}")
        scene = scene or SCENES[name][0]
        ends = played(name, scene, chosen.player, chosen.seconds, chosen.games)
        print(f"{name:12} {scene:14} {chosen.player} on all seats, {ends.games} games: {ends}", flush=True)


if __name__ == "__main__":
    main()

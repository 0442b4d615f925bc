"""What the laboratory costs and what workers bring: `python -m benchmarks.lab [seconds]`, on a quiet machine.

Three figures: how much longer a study takes in one process than its games alone (target: under 5 %), how many times as
fast two workers are on a study of that many seconds (target: at least 1.8, start of the processes included), and how
many games a second one core plays in a study of each system.
"""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from benchmarks.games import GAMES, LIGHT
from regelwerk.dice import RandomDice
from regelwerk.engine.system import system
from regelwerk.lab.chunks import collecting_seldom
from regelwerk.lab.studies.designs import setting, sweep
from regelwerk.lab.studies.playing import Throwing, play, seed_of
from regelwerk.lab.studies.prepared import prepare
from regelwerk.lab.studies.runners import Here, Processes, Runner
from regelwerk.lab.studies.running import run
from regelwerk.lab.studies.study import Study
from regelwerk.lab.studies.varying import parse_axis

SECONDS = 24.0
"""How long the study takes on one worker."""
FASTER, OVERHEAD = 1.8, 0.05


def study(games: int) -> Study:
    scene = setting("phasesix", "schlaegerei")
    return sweep(scene, [parse_axis("characters.hagen.attributes.strength=2..5")], games=games)


def worked(asked: Study, runner: Runner) -> float:
    """Seconds that a study takes with its file, on the clock."""
    with TemporaryDirectory() as folder:
        began = perf_counter()
        run(asked, Path(folder) / "study.jsonl", runner=runner)
        runner.close()
        return perf_counter() - began


@collecting_seldom()
def bare(asked: Study) -> float:
    """Seconds of processor time that the games of a study take without the study."""
    began = process_time()
    for number in range(asked.size):
        prepared = prepare(asked.setting, asked.variant(number))
        for game in range(asked.games):
            play(prepared, Throwing(prepared.policy, RandomDice(seed_of(asked.seed, game))))
    return process_time() - began


def overhead(asked: Study) -> float:
    """The share by which a study in one process takes longer than its games: the best of five of each, by turns."""
    games, studies = [], []
    bare(asked)
    for _ in range(5):
        games.append(bare(asked))
        began = process_time()
        with TemporaryDirectory() as folder:
            run(asked, Path(folder) / "study.jsonl", runner=Here())
        studies.append(process_time() - began)
    return min(studies) / min(games) - 1


def games_a_second(name: str, scenario: str, tactic: str, seconds: float = 3.0) -> float:
    """Games that one core plays in a second of processor time in a study."""
    asked = sweep(setting(name, scenario, tactic=tactic), [parse_axis(f"scenario={scenario}")], games=100_000, chunk=1)
    began = process_time()
    heard = 0

    def goes_on() -> bool:
        nonlocal heard
        heard += 1
        return process_time() - began < seconds

    run(asked, goes_on=goes_on)
    return heard / (process_time() - began)


def main(seconds: float) -> None:
    small = study(60)
    share = overhead(small)
    longer = f"{100 * share:.1f} % longer than its games (target: under {100 * OVERHEAD:.0f} %)"
    print(f"a study of {4 * small.games} games takes {longer}")
    speed = games_a_second("phasesix", "schlaegerei", system("phasesix").default_tactic)
    large = study(max(60, int(seconds * speed / 4)))
    one, two = worked(large, Here()), worked(large, Processes(2))
    print(f"{4 * large.games} games: {one:.1f} s on one worker, {two:.1f} s on two: {one / two:.2f} times as fast")
    print(f"  (target: at least {FASTER} on a study of 20 s or more)")
    print("games a second on one core, usual tactic and light:")
    for name, (scenario, _) in GAMES.items():
        tactics = dict.fromkeys((system(name).default_tactic, LIGHT))
        told = [f"{games_a_second(name, scenario, tactic):9.1f}" for tactic in islice(tactics, 2)]
        print(f"  {name + ' ' + scenario:28}{''.join(told)}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)

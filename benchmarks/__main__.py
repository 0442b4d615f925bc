"""Ask everybody everything, compare the answers, print the times: `python -m benchmarks [repeats]`.

The exit code tells whether all answers agree; how fast they were given is for people to judge.
"""

from __future__ import annotations

import sys
from importlib import import_module
from math import exp, log, nan, sqrt

from benchmarks import (
    before,
    best_play,
    games,
    known,
    phases,
    previews,
    realms_games,
    routes,
    sight,
    startup,
    table,
    targets,
)
from benchmarks.measure import CONTESTANTS
from benchmarks.parameters import DUEL_ANSWER, DUEL_FIGHTS

QUESTIONS = {name: import_module(module).QUESTIONS for name, module in CONTESTANTS.items()}
PEERS = ("icepool", "dyce")
TOLERANCE = 1e-9
# Two simulations may differ as far as chance allows: five standard deviations of their difference.
TOLERANCES = {"phasesix_fights": 5 * sqrt(2 * DUEL_ANSWER * (1 - DUEL_ANSWER) / DUEL_FIGHTS)}
REPEATS = 5
GAME_REPEATS = 2
"""Whole games by the dozen are slow, and even each other out."""


def ask(contestant: str, question: str, *, old: bool = False) -> tuple[float, dict[str, float]]:
    """The milliseconds and the answer of one fresh process; of what was then, no time at all where it is not known."""
    given = before.ask("benchmarks.measure", contestant, question, old=old)
    return (given["ms"], given["answer"]) if given else (nan, {})


def disagreements(question: str, contestants: list[str]) -> list[str]:
    """Whose answer differs from ours, and ours from what is known beforehand."""
    answers = {name: ask(name, question)[1] for name in contestants}
    mine = answers["ours"]
    found = []
    if question in known.ANSWERS:
        answers["known answer"] = known.ANSWERS[question]()
    for name, answer in answers.items():
        apart = max(abs(mine.get(key, 0.0) - answer.get(key, 0.0)) for key in {*mine, *answer})
        if apart > TOLERANCES.get(question, TOLERANCE):
            found.append(f"{question}: {name} differs from ours by {apart:.3g}")
    return found


def main(repeats: int) -> int:
    wrong: list[str] = []
    to_peer, to_hand = [], []
    print(f"milliseconds of processor time, cold, best of {repeats} fresh processes\n")
    names = "".join(f"{name:>11}" for name in CONTESTANTS)
    print(f"{'':20}{names}{'before':>11}{'before/ours':>12}{'peer/ours':>12}{'hand/ours':>12}")
    for question in QUESTIONS["ours"]:
        contestants = [name for name in CONTESTANTS if question in QUESTIONS[name]]
        differ = disagreements(question, contestants)
        if differ:
            wrong += differ
            continue
        ms = {name: min(ask(name, question)[0] for _ in range(repeats)) for name in contestants}
        then = min(ask("ours", question, old=True)[0] for _ in range(repeats))
        peers = [ms[name] / ms["ours"] for name in PEERS if name in ms]
        to_peer += [min(peers)] if peers else []
        to_hand.append(ms["by hand"] / ms["ours"])
        cells = "".join(f"{ms[name]:11.2f}" if name in ms else f"{'-':>11}" for name in CONTESTANTS)
        cells += f"{then:11.2f}{then / ms['ours']:11.1f}x" + (f"{min(peers):11.1f}x" if peers else f"{'-':>12}")
        print(f"{question:20}{cells}{to_hand[-1]:11.1f}x", flush=True)
    if to_peer:
        print(f"{'geometric mean':87}{mean(to_peer):11.1f}x{mean(to_hand):11.1f}x\n")
    print(startup.report(repeats))
    print(phases.report(repeats))
    print(games.report(min(repeats, GAME_REPEATS)))
    print(previews.report(repeats))
    wrong += best_play.disagreements()
    print(best_play.report(repeats))
    wrong += sight.disagreements()
    print(sight.report(repeats))
    wrong += routes.disagreements()
    print(routes.report(repeats))
    wrong += targets.disagreements()
    print(targets.report(repeats))
    wrong += realms_games.disagreements()
    print(realms_games.report(repeats))
    print(table.report(repeats))
    for line in wrong:
        print(f"WRONG {line}")
    return 1 if wrong else 0


def mean(ratios: list[float]) -> float:
    return exp(sum(map(log, ratios)) / len(ratios))


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else REPEATS))

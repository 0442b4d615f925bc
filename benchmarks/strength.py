"""How strong the players are: every match of the matrix, until its target is certainly reached or missed.

    python -m benchmarks.strength [--processes N] [SYSTEM ...]

Every pair of games is written down as soon as it is played (`build/strength.jsonl`), so the run can be stopped at any
time and goes on where it was. Seconds are seconds of the processor, so other work beside it makes nobody weaker.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from os import cpu_count
from pathlib import Path

from regelwerk.engine.system import system
from regelwerk.lab.tournament import Contest, Match, Pair, play_pairs

FILE = Path("build/strength.jsonl")
MOST_PAIRS = 400


@dataclass(frozen=True, slots=True)
class Wanted:
    """A match, and the share of the points that its first player is to get, or at most get."""

    system: str
    scenario: str
    first: str
    second: str
    target: float
    seconds: float | None = None
    most: bool = False

    @property
    def key(self) -> str:
        return json.dumps(asdict(self), sort_keys=True)


SCENES = {
    "phasesix": ("feuergefecht", "steady", "reckless"),
    "factions": ("erbe", "own", "scheming"),
    "heldencodex": ("duel", "sensible", "aggressive"),
    "darkspace": ("schusswechsel", "sensible", "careful"),
    "realms": ("strandgut", "sensible", "careful"),
}
"""Of each system the scene, the usual tactic and the best of the others."""
IN_A_SECOND = "heldencodex"
"""Where a second for each decision is measured: a pair of duels costs some eleven seconds, in Phase Six several times
as many."""


def matrix() -> Iterator[Wanted]:
    for name, (scene, usual, best) in SCENES.items():
        yield Wanted(name, scene, "strong", usual, 0.60, 0.05)
        yield Wanted(name, scene, "strong", best, 0.60, 0.05)
        yield Wanted(name, scene, "random", usual, 0.05, most=True)
        yield Wanted(name, scene, "beginner", usual, 0.50, most=True)
    scene, usual, _ = SCENES[IN_A_SECOND]
    yield Wanted(IN_A_SECOND, scene, "strong", usual, 0.65, 1.0)


def played(file: Path) -> dict[str, list[Pair]]:
    """The pairs that were played before, by match."""
    found: dict[str, list[Pair]] = {}
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            entry = json.loads(line)
            found.setdefault(entry["match"], []).append(Pair(*entry["pair"]))
    return found


def settled(wanted: Wanted, match: Match) -> str:
    """Whether the target is certainly reached or missed; the margin is smaller where the target is near the edge."""
    margin = min(0.05, wanted.target / 2)
    verdict = match.tested(wanted.target, margin)
    return {"above": "missed" if wanted.most else "reached", "below": "reached" if wanted.most else "missed"}.get(
        verdict, ""
    )


def run(wanted: Wanted, known: list[Pair], file: Path, processes: int) -> tuple[Match, str]:
    """Go on with a match until it is settled."""
    chosen = system(wanted.system)
    document = chosen.scenario(chosen.content(), wanted.scenario, {})
    match = Match(wanted.first, wanted.second, list(known))
    verdict = settled(wanted, match)
    contest = Contest(wanted.system, document, wanted.first, wanted.second, wanted.seconds)
    seeds = [f"strength/{number}" for number in range(len(known), MOST_PAIRS)]
    if verdict or not seeds:
        return match, verdict
    with file.open("a", encoding="utf-8") as out:
        for pair in play_pairs(contest, seeds, processes):
            match.pairs.append(pair)
            out.write(json.dumps({"match": wanted.key, "pair": list(pair)}) + "\n")
            out.flush()
            verdict = settled(wanted, match)
            if verdict:
                break
    return match, verdict


def main(arguments: list[str] | None = None) -> None:
    parser = ArgumentParser(description="how strong the players are")
    parser.add_argument("systems", nargs="*", metavar="SYSTEM", help="all of them if none is named")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1, help="pairs of games played at a time")
    chosen = parser.parse_args(arguments)
    if unknown := [name for name in chosen.systems if name not in SCENES]:
        parser.error(f"no scene for {', '.join(unknown)}; there are: {', '.join(SCENES)}")
    FILE.parent.mkdir(exist_ok=True)
    known = played(FILE)
    for wanted in matrix():
        if chosen.systems and wanted.system not in chosen.systems:
            continue
        match, verdict = run(wanted, known.get(wanted.key, []), FILE, chosen.processes)
        share = match.share
        limit = "no limit" if wanted.seconds is None else f"{1000 * wanted.seconds:.0f} ms"
        print(
            f"{wanted.system:12} {wanted.scenario:12} {wanted.first:9} against {wanted.second:10} {limit:9}"
            f" {100 * share.value:5.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}) in {match.games} games;"
            f" wanted {'at most' if wanted.most else 'at least'} {100 * wanted.target:.0f} %: {verdict or 'open'}",
            flush=True,
        )


if __name__ == "__main__":
    main()

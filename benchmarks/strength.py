"""How strong the players are: every match of the matrix, until its claim is shown or certainly not to be shown.

    python -m benchmarks.strength [--processes N] [SYSTEM ...]

Every pair of games is written down as soon as it is played (`build/strength.jsonl`), so the run can be stopped at any
time and goes on where it was, as long as nothing has changed that decides how the games go: pairs of other rules,
content, tactics, weights or players stay in the file and count for nothing. Seconds are seconds of the processor, so
other work beside it makes nobody weaker.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from os import cpu_count
from pathlib import Path

import regelwerk
from regelwerk.engine.system import system
from regelwerk.lab.claims import MARGIN, Claim, SequentialTest, at_least, at_most
from regelwerk.lab.tournament import Contest, Faults, Match, Pair, play_pairs

FILE = Path("build/strength.jsonl")
MOST_PAIRS = 400
SOURCE = Path(regelwerk.__file__).parent


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
    def claim(self) -> Claim:
        # Near the edge there is less room beyond the target: at most 5 % is told from 1 %.
        return at_most(self.target, min(MARGIN, 0.4 * self.target)) if self.most else at_least(self.target)

    @property
    def key(self) -> str:
        """All that the pairs depend on; the target is not part of it."""
        parts = {
            "system": self.system,
            "scenario": self.scenario,
            "first": self.first,
            "second": self.second,
            "seconds": self.seconds,
            "rules": system(self.system).game.rules_version,
            "code": digest(self.system),
        }
        return json.dumps(parts, sort_keys=True)


def digest(name: str, source: Path = SOURCE) -> str:
    """A hash over the files that decide how a system is played: rules, content, tactics with their weights, players."""
    own = source / "systems" / name
    files = [*own.glob("*"), *(source / "players").glob("*")]
    files += [file for part in ("rules", "content", "tactics") for file in (own / part).rglob("*")]
    found = sha256()
    for file in sorted(file for file in files if file.suffix in (".py", ".toml")):
        found.update(file.relative_to(source).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:16]


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
    """The pairs that were played before, by match. A line that was cut off counts for nothing: it is played again."""
    found: dict[str, list[Pair]] = {}
    for line in file.read_text("utf-8", errors="replace").splitlines() if file.exists() else ():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        game, mirrored = entry["pair"]
        found.setdefault(entry["match"], []).append(Pair(game, mirrored, Faults(*entry.get("faults", ()))))
    return found


def run(wanted: Wanted, known: dict[str, list[Pair]], file: Path, processes: int) -> Match:
    """Go on with a match until there is a verdict; `known` learns its pairs."""
    chosen = system(wanted.system)
    document = chosen.scenario(chosen.content(), wanted.scenario, {})
    key, test = wanted.key, SequentialTest(wanted.claim)
    match = Match(wanted.first, wanted.second, known.setdefault(key, []))
    for pair in match.pairs:
        match.verdict = test.take(pair.share)
    contest = Contest(wanted.system, document, wanted.first, wanted.second, wanted.seconds)
    seeds = [f"strength/{number}" for number in range(len(match.pairs), MOST_PAIRS)]
    if match.verdict or not seeds:
        return match
    with file.open("a", encoding="utf-8") as out:
        for pair in play_pairs(contest, seeds, processes):
            match.pairs.append(pair)
            entry = {"match": key, "pair": [pair.game, pair.mirrored], "faults": pair.faults}
            # The line break comes first, so that half a line of a run that was killed stays a line of its own.
            out.write("\n" + json.dumps(entry))
            out.flush()
            match.verdict = test.take(pair.share)
            if match.verdict:
                break
    return match


def sentence(wanted: Wanted, match: Match) -> str:
    """What came of a match."""
    share, claim = match.share, wanted.claim
    limit = "no limit" if wanted.seconds is None else f"{1000 * wanted.seconds:.0f} ms"
    first, second = match.faults
    failed = f", {first} answers of {match.first} and {second} of {match.second} were no good" if first + second else ""
    return (
        f"{wanted.system:12} {wanted.scenario:12} {wanted.first:9} against {wanted.second:10} {limit:9}"
        f" {100 * share.value:5.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}) in {match.games} games{failed};"
        f" {'at most' if wanted.most else 'at least'} {100 * claim.target:.0f} % (tested against"
        f" {100 * claim.clear:.0f} %): {match.verdict or 'open'}"
    )


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
        print(sentence(wanted, run(wanted, known, FILE, chosen.processes)), flush=True)


if __name__ == "__main__":
    main()

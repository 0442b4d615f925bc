"""Tables in play while a study runs: p99 of answers with a study in the workshop, and without, by turns in one run.

`python -m benchmarks.workshop [tables] [pairs]` (50 and 2) sets up servers as `benchmarks.table` does. In every second
run the host starts a study that lasts longer than the measurement. Printed are both p99 of each pair and how many times
as long the one with a study takes; at most 1.5 times is promised. The exit code says whether the median keeps it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

import httpx

from benchmarks.table import SECONDS, measure, run
from regelwerk.table.web.tokens import host_token, house_secret

TABLES = 50
PAIRS = 2
PROMISED = 1.5
STUDY = {
    "kind": "sweep", "system": "phasesix", "scenario": "schlaegerei", "games": 20_000,
    "axes": [{"path": "characters.hagen.attributes.strength", "values": list(range(1, 11))}],
}  # fmt: skip
"""200,000 games: more than a machine plays in the time."""


async def begin_study(folder: Path, port: int) -> None:
    """Have the server start a study, and see that it runs."""
    headers = {"authorization": f"Bearer {host_token(house_secret(folder))}"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=60) as client:
        begun = await client.post("/api/workshop/studies", json=STUDY)
        begun.raise_for_status()
        assert begun.json()["info"]["state"] == "running", begun.text


def p99(tables: int, *, with_study: bool) -> float:
    """Milliseconds within which 99 of 100 answers are on all screens."""
    with tempfile.TemporaryDirectory() as folder:
        found = run(measure(Path(folder), tables, SECONDS, beside=begin_study if with_study else None))
    told = f"{found.answers} answers, median {found.p50:.1f} ms, p99 {found.p99:.1f}, worst {found.worst:.1f}"
    print("  with a study: " if with_study else "  without:      ", told, flush=True)
    return found.p99


def main(tables: int, pairs: int) -> int:
    ratios = []
    for _ in range(pairs):
        without = p99(tables, with_study=False)
        ratios.append(p99(tables, with_study=True) / without)
        print(f"{tables} tables: {ratios[-1]:.2f} times as long with a study", flush=True)
    middle = median(ratios)
    print(f"in the middle {middle:.2f} times, promised at most {PROMISED}")
    return int(middle > PROMISED)


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:]]
    sys.exit(main(*(given + [TABLES, PAIRS][len(given) :])))

"""The studies that the handbook works through, kept in `docs/studien/` so that a page and its pictures can be checked.

`python -m docs.studies` (in tests/) runs those that are missing, which takes minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from docs.pages import ROOT
from regelwerk.lab.studies.designs import matrix, sensitivity, setting, sweep
from regelwerk.lab.studies.running import run
from regelwerk.lab.studies.study import Study
from regelwerk.lab.studies.varying import parse_axis

FOLDER = ROOT / "docs" / "studien"


def longbow() -> Study:
    """Mira against everybody, each time with another weapon."""
    rows = parse_axis("characters.mira.weapons#1=longbow,crossbow,spear,short_sword")
    foes = parse_axis("duel.second=wolf,skeleton,robber,zombie,bear")
    return matrix(setting("phasesix", duel=("mira", "wolf")), rows, foes, games=200, chunk=200)


def open_questions() -> Study:
    """Every open question of Dark Space in a duel."""
    return sensitivity(setting("darkspace", "duell", tactic="light"), games=80, chunk=80)


def crossways() -> Study:
    """Am Kreuzweg with three forces of the League."""
    axis = parse_axis("scenarios.standard.blue=nordbund,nordbund_vorhut,nordbund_spaehtrupp")
    return sweep(setting("realms", "standard", tactic="light"), [axis], measure="wins.blue", games=120)


STUDIES: dict[str, Callable[[], Study]] = {
    "langbogen": longbow,
    "offene-fragen": open_questions,
    "kreuzweg": crossways,
}


def kept(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"


if __name__ == "__main__":
    for name in sys.argv[1:] or STUDIES:
        run(STUDIES[name](), kept(name))

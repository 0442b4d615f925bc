"""One rule for versions: what the package says, what the changelog says, and a saved game of every release."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from regelwerk.version import VERSION

ROOT = Path(__file__).parents[2]
SAVED = ROOT / "tests" / "saved"
OLDEST = {"v1": range(1, 6)}
"""Games of 0.1 to 0.5 were saved by one name: their journals are alike."""

Version = tuple[int, ...]


def released() -> list[Version]:
    """The versions of the changelog, as they stand there."""
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", heading) for heading in headings), headings
    return [tuple(map(int, heading.split("."))) for heading in headings]


def test_the_changelog_begins_with_this_version_and_goes_back_one_release_at_a_time() -> None:
    versions = released()
    assert versions[0] == tuple(map(int, VERSION.split(".")))
    for later, earlier in pairwise(versions):
        major, minor, patch = earlier
        assert later in ((major + 1, 0, 0), (major, minor + 1, 0), (major, minor, patch + 1)), (later, earlier)


def test_every_release_has_a_saved_game_that_opens_for_ever() -> None:
    kept = {path.stem.rpartition("-")[2] for path in SAVED.glob("*/*.jsonl")}
    for major, minor, patch in released():
        name = f"v{major}.{minor}" + (f".{patch}" if patch else "")
        older = next((one for one, minors in OLDEST.items() if major == 0 and minor in minors), name)
        assert older in kept, f"save a game of {name}: tests/saved/saving.py says how"

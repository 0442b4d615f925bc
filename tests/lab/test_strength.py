"""The matrix of strengths goes on where it was stopped, as long as the same games would be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from benchmarks import strength
from benchmarks.strength import Wanted, digest, matrix, played, run, sentence

from regelwerk.lab.claims import FEWEST_PAIRS
from regelwerk.lab.tournament import Contest, Pair, play_pairs

WANTED = Wanted("phasesix", "schlaegerei", "steady", "cautious", 0.6)


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seeds that are played, of four at most."""
    found: list[str] = []

    def watched(contest: Contest, wanted: Sequence[str], workers: int) -> Iterator[Pair]:
        found.extend(wanted)
        return play_pairs(contest, wanted, workers)

    monkeypatch.setattr(strength, "MOST_PAIRS", 4)
    monkeypatch.setattr(strength, "play_pairs", watched)
    return found


def again(file: Path) -> list[Pair]:
    return run(WANTED, played(file), file, 1).pairs


def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path: Path, seeds: list[str]) -> None:
    file = tmp_path / "strength.jsonl"
    pairs = again(file)
    assert len(pairs) == len(seeds) == 4
    text = file.read_text("utf-8")
    file.write_text(text[: text.rindex("\n") + 30], "utf-8")
    seeds.clear()
    assert again(file) == pairs
    assert seeds == ["strength/3"]
    seeds.clear()
    assert again(file) == pairs, "the line that was cut off spoils no other"
    assert seeds == []


def test_pairs_of_other_tactics_count_for_nothing(
    tmp_path: Path, seeds: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "strength.jsonl"
    again(file)
    seeds.clear()
    monkeypatch.setattr(strength, "digest", lambda _: "another")
    assert len(again(file)) == 4
    assert len(seeds) == 4
    assert len(played(file)) == 2


def test_whatever_decides_how_a_system_is_played_changes_its_pairs(tmp_path: Path) -> None:
    files = ("rules.toml", "values.py", "rules/core/dice.py", "content/foes.toml", "tactics/value.toml")
    deciding = [tmp_path / "systems" / "one" / name for name in files] + [tmp_path / "players" / "thinking.py"]
    others = [tmp_path / "systems" / name for name in ("one/screen/cards.py", "one/rules/notes.txt", "two/values.py")]
    for file in (*deciding, *others):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("before", "utf-8")
    found = {digest("one", tmp_path)}
    for number, file in enumerate(deciding, start=2):
        file.write_text("after", "utf-8")
        found.add(digest("one", tmp_path))
        assert len(found) == number, file
    for file in others:
        file.write_text("after", "utf-8")
        assert digest("one", tmp_path) in found, file


def test_a_verdict_is_told_with_what_was_tested(tmp_path: Path, seeds: list[str]) -> None:
    file = tmp_path / "strength.jsonl"
    beaten = Wanted("phasesix", "schlaegerei", "random", "steady", 0.5, most=True)
    known = {beaten.key: [Pair(0.0, 0.0)] * 4 * FEWEST_PAIRS}
    told = sentence(beaten, run(beaten, known, file, 1))
    assert "at most 50 % (tested against 40 %): shown" in told
    assert not seeds and not file.exists()


def test_every_claim_of_the_matrix_can_be_tested() -> None:
    claims = [wanted.claim for wanted in matrix()]
    assert all((claim.clear < claim.target) == wanted.most for claim, wanted in zip(claims, matrix(), strict=True))

"""The README's glimpse of a game is one."""

from pathlib import Path

from docs.pages import ROOT, blocks, matches, run

# The game that the README shows, up to Leyla's first turn: four times Enter.
COMMAND, TYPED = "regelwerk play phasesix schlaegerei --seed 2 --file game.jsonl", 4 * "\n"


def test_the_game_that_is_shown_goes_like_that(tmp_path: Path) -> None:
    (shown,) = blocks(ROOT / "README.md", "text")
    code, got = run(COMMAND, tmp_path, TYPED)
    assert code == 0
    assert matches(f"...\n{shown.text}", got), got


def test_the_readme_stays_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 120

"""Recorded games, played again on every change: the same answers and dice must tell the same story."""

from __future__ import annotations

from pathlib import Path

import pytest

from playthroughs.recording import FOLDER, again
from regelwerk.engine.interpreters.playthrough import PlaythroughError, read_head
from regelwerk.engine.system import system, system_names

FEWEST = 10
TEXTS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_same_answers_and_faces_tell_the_same_story(path: Path) -> None:
    text = path.read_text("utf-8")
    assert again(text) == text


@pytest.mark.parametrize("name", system_names())
def test_every_system_has_its_playthroughs(name: str) -> None:
    texts = [path for path in TEXTS if path.parent.name == name]
    assert len(texts) >= FEWEST
    played = {read_head(path.read_text("utf-8"))["scenario"] for path in texts}
    assert played == set(system(name).scenarios(system(name).content()))


def test_a_text_whose_faces_do_not_fit_names_the_line() -> None:
    text = TEXTS[0].read_text("utf-8")
    number, line = next((n, line) for n, line in enumerate(text.splitlines(), 1) if line.startswith("* "))
    broken = text.replace(line, line.rpartition(": ")[0] + ": 7 7 7 7", 1)
    with pytest.raises(PlaythroughError, match=f"line {number}:"):
        again(broken)

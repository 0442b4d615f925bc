"""Recorded games, played again on every change: the same answers and dice must tell the same story."""

from __future__ import annotations

from pathlib import Path

import pytest

from playthroughs.recording import FOLDER, again
from regelwerk.engine.interpreters.playthrough import PlaythroughError, read_answers, read_head
from regelwerk.engine.system import system, system_names

FEWEST = 10
MOST_LINES = 31_000
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


@pytest.mark.parametrize("name", system_names())
def test_every_scenario_is_played_to_its_end_somewhere(name: str) -> None:
    """Other recordings of it may stop where they have shown what they are for."""
    texts = [path.read_text("utf-8") for path in TEXTS if path.parent.name == name]
    ended = {read_head(text)["scenario"] for text in texts if text.splitlines()[-1].startswith("= ")}
    assert ended == set(system(name).scenarios(system(name).content()))


def test_recordings_stay_few_enough_to_review() -> None:
    assert sum(path.read_text("utf-8").count("\n") for path in TEXTS) < MOST_LINES


def test_a_text_whose_faces_do_not_fit_names_the_line() -> None:
    text = TEXTS[0].read_text("utf-8")
    number, line = next((n, line) for n, line in enumerate(text.splitlines(), 1) if line.startswith("* "))
    broken = text.replace(line, line.rpartition(": ")[0] + ": 7 7 7 7", 1)
    with pytest.raises(PlaythroughError, match=f"line {number}:"):
        again(broken)


def test_a_text_whose_answer_is_refused_names_the_line() -> None:
    text = TEXTS[0].read_text("utf-8")
    second = read_answers(text)[1]
    lines = text.splitlines()
    lines[second.line - 1] = lines[second.line - 1].replace(second.key, "levitate", 1)
    with pytest.raises(PlaythroughError, match=f"line {second.line}: levitate"):
        again("\n".join(lines))

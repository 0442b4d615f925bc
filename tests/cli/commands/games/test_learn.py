"""`regelwerk learn`: a guided scene from its first caption to what was learned, and what is wrong with one."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from cli.running import refused, run

GOOD = (resources.files("regelwerk.systems.phasesix") / "content/lessons/am_brunnen.toml").read_text("utf-8")
LINE = (
    "attack:throwing_axe:throw:thief", "none", "end_turn", "none", "parry:short_sword", "none",
    "attack:short_sword:melee:thief", "bonus:1+destiny:0", "attack:short_sword:melee:thief",
)  # fmt: skip

pytestmark = pytest.mark.usefixtures("no_odds")


def test_the_whole_scene_with_captions_advice_and_what_was_learned(home: Path) -> None:
    ran = run("learn", "phasesix", typed="\n".join(("rat", *LINE)))
    assert ran.code == 0, ran.err
    for number in range(1, 10):
        assert f"Schritt {number} von 9" in ran.out
    assert "Unser Rat: Angriff auf Räuber: Wurfaxt (Wurf)" in ran.out
    assert "Zwei Treffer: die 5 und die 6" in ran.out
    assert "Das kannst du jetzt" in ran.out
    (saved,) = (home / "games").glob("*.jsonl")
    verdict = run("verify", str(saved))
    assert "Das ist eine Lernpartie: 7 Würfe waren vorgegeben, nicht gewürfelt." in verdict.out


def test_a_lesson_can_be_left_and_resumed(home: Path) -> None:
    ran = run("learn", "phasesix", "am_brunnen", "--lang", "en", typed="\n".join((LINE[0], LINE[1], "quit")))
    assert "Step 3 of 9: Spend or save" in ran.out
    (saved,) = (home / "games").glob("*.jsonl")
    again = run("resume", str(saved), "--lang", "en", typed="skip\nend_turn\nquit")
    assert "Step 3 of 9: Spend or save" in again.out
    assert "Our advice" not in again.out
    assert "From here on the dice are fair" in again.out


def test_what_is_wrong_is_said_with_its_place(tmp_path: Path) -> None:
    assert "am_brunnen" in refused("learn", "phasesix", "am_brunen")
    own = tmp_path / "own" / "lessons"
    own.mkdir(parents=True)
    (own / "mine.toml").write_text(GOOD.replace('"PS-HIT-02"', '"PS-HIT-92"'), "utf-8")
    told = refused("learn", "phasesix", "mine", "--content", str(tmp_path / "own")).replace("\n", " ")
    assert "mine.toml, lesson.steps#2.rules#1" in told
    assert "PS-HIT-02" in told
    ran = run("learn", "phasesix", "--content", str(tmp_path / "own"), typed="quit")
    assert "Schritt 1 von 9" in ran.out, "the others are there all the same"

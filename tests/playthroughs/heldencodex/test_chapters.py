"""What the recorded games of Heldencodex show, taken together: every chapter of the rules, every way to fight.

If something is missing after recording anew, another seed in the head of a text brings it back.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.interpreters.playthrough import read_answers

TEXTS = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("*.txt"))]
GIVEN = {given.key for text in TEXTS for given in read_answers(text)}
# How dice are read shows in results only; who is unarmed shows in whether an attack is possible at all.
UNTOLD = {"FAI", "MAT", "RUN", "SGL", "UNA"}
WAYS = (
    "attack", "aimed", "sweep", "choke", "power", "piercing", "flee", "counter", "mutual", "parry", "shoot", "aim",
    "evade", "carry", "grit", "swap", "shadow", "become", "devalue", "lay", "treat", "herbs", "star", "offer", "drink",
    "give",
)  # fmt: skip


def chapter(rule_id: str) -> str:
    return rule_id.split("-")[1]


def test_every_chapter_is_told_somewhere() -> None:
    told = {chapter(rule_id) for text in TEXTS for rule_id in re.findall(r"^  (HC-\w+-\d+)", text, re.MULTILINE)}
    known = {chapter(rule_id) for rule_id in read_catalogue("regelwerk.systems.heldencodex").rules}
    assert known - told == UNTOLD


@pytest.mark.parametrize("way", WAYS)
def test_every_way_is_chosen_somewhere(way: str) -> None:
    assert any(re.match(rf"{way}\b", key) for key in GIVEN)

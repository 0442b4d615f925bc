"""What the recorded games of Dark Space show, taken together: every chapter of the rules, every kind of act.

If something is missing after recording anew, another seed or wish in the head of a text brings it back.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.interpreters.playthrough import read_answers
from regelwerk.systems.darkspace.rules.core.menu import ACTS

TEXTS = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("*.txt"))]
GIVEN = {given.key for text in TEXTS for given in read_answers(text)}
# What an act costs, how far something reaches and what a unit is: they show in tallies and refusals, seldom in the log.
UNTOLD = {"UNI", "COST", "RNG"}
# Nobody in these scenes begins with a handicap; whoever is stopped by something thrown goes on another way.
NEVER_CHOSEN = {"suppress_handicap", "break_through"}
ANSWERS = (
    "overdraw", "begin", "continue", "weak_spot", "plain", "gap", "bypass", "take_out", "keep", "crash", "defend",
    "block", "full_defence", "pass", "seize", "help", "alone",
    *(f"{kind}:.*" for kind in ("cover", "pin_down", "hinder", "obstacle", "with", "geschuetz_.")),
)  # fmt: skip
MOMENTS = {
    "a probe is eased": r"W10 \([^)]*; erleichtert",
    "a probe is hampered": r"W10 \([^)]*; erschwert",
    "dice are bought": "DS-CORE-19",
    "somebody collapses": "DS-CORE-12",
    "covering fire hits whoever acts in spite of it": "DS-DEF-10",
    "an act that fails ends the phase": "DS-DEF-08",
    "a routine is blocked": "DS-DEF-05",
    "something is thrown in the way": "DS-DEF-14",
    "the cover takes a hit": "DS-COV-02",
    "a last breath": "DS-DTH-01",
    "a lasting wound": "DS-DIS-02",
    "somebody comes back": "DS-INC-05",
    "fire": "DS-HAZ-03  Feuer",
    "radiation": "DS-HAZ-03  Strahlung",
    "electricity": "DS-HAZ-03  Strom",
    "a fall": "DS-HAZ-08",
    "an alarm": "DS-CTX-08",
    "a hacker is hunted": "DS-CTX-09",
    "a hacker is cut off, or not": "DS-CTX-10",
    "a firewall breaks": "DS-CTX-11",
    "a machine reports and waits": "DS-MAC-06",
    "machines are level": "DS-CHA-03",
    "control is lost": "DS-CHA-08",
    "a driver has an accident": "DS-CHA-12",
    "somebody boards, or misses": "DS-CHA-13",
    "a group probe": "DS-CORE-16",
    "a threshold is reached": "DS-INF-25",
    "infiltrators are discovered": "DS-INF-23",
    "two phases of grace": "DS-INF-20",
    "an ambush that nobody notices": "DS-AMB-01",
    "an ambush before the first round": "DS-AMB-02",
    "late arrivals": "DS-JOI-02",
    "a group uses its strength": "DS-GRP-03",
    "a long sprint": "DS-DST-07",
    "a scene changes": "DS-PRI-01",
    "a chase ends": "DS-CHA-01",
}


def chapter(rule_id: str) -> str:
    return rule_id.split("-")[1]


def test_every_chapter_is_told_somewhere() -> None:
    told = {chapter(rule_id) for text in TEXTS for rule_id in re.findall(r"^  (DS-\w+-\d+)", text, re.MULTILINE)}
    known = {chapter(rule_id) for rule_id in read_catalogue("regelwerk.systems.darkspace").rules}
    assert known - told <= UNTOLD


@pytest.mark.parametrize("kind", sorted(ACTS.keys() - NEVER_CHOSEN))
def test_every_kind_of_act_is_done_somewhere(kind: str) -> None:
    assert kind in GIVEN


@pytest.mark.parametrize("answer", ANSWERS)
def test_every_answer_is_given_somewhere(answer: str) -> None:
    assert any(re.fullmatch(answer, key) for key in GIVEN)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_comes_somewhere(moment: str) -> None:
    assert any(re.search(rf"^  .*{MOMENTS[moment]}", text, re.MULTILINE) for text in TEXTS)


def test_games_end_in_different_ways() -> None:
    ends = {text.splitlines()[-1] for text in TEXTS}
    assert all(end.startswith("= ") for end in ends)
    assert len(ends) > 7  # by many kinds of goals, by standing last, or by nobody

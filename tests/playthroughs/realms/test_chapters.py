"""What the recorded games of Realms show, taken together: every chapter of play, every kind of action and reaction.

If something is missing after recording anew, another seed or wish in the head of a text brings it back.
"""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.interpreters.playthrough import read_answers, read_head
from regelwerk.systems.realms.rules.core.menu import ACTS
from regelwerk.systems.realms.rules.core.replies import kinds

TEXTS = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("*.txt"))]
GIVEN = {(given.who, given.key) for text in TEXTS for given in read_answers(text)}
# How forces and cards are made, and what a die is: settled before anybody plays.
BEFORE_PLAY = {"PRE", "FAC", "MOD", "GRP", "LEAD", "CARD", "ATR", "HP", "SIZ", "FOV", "CAR", "DIE", "TRA", "ARM", "MVT"}
# These stand behind costs, values to reach and refusals; the moments below show that they count.
IN_NUMBERS = {"AP", "ACT", "DNG", "PER", "GEO", "TGT", "RNG", "COV", "CSH", "MODS", "AUT", "PRO", "ENV"}
# Whoever breaks away is struck at only where a table plays with `disengage`.
NEVER_CHOSEN = {"opportunity_attack"}
MOMENTS = {
    "models are placed": "RE-GAM-04",
    "pairs throw for who goes first": "RE-ORD-03",
    "the quickest go first": "RE-RND-0[56]",
    "a direct opponent is ignored, or not": "RE-INI-04",
    "somebody must attack": "RE-INI-05",
    "a jump": "RE-MOV-14",
    "a movement test saves a point": "RE-PAS-03",
    "a ruin trips somebody up, or not": "RE-ZON-08",
    "somebody is fast": "RE-FAST-01",
    "a fast target is harder to hit": r"schnelles Ziel −1",
    "reaction fire": "RE-SHO-09",
    "the target has only just emerged": "taucht gerade erst auf",
    "a dodge": r"RE-MOV-18",
    "somebody drops down": "RE-MOV-19",
    "a reaction comes too late": "RE-REA-08",
    "an aimed shot": r"gezielt \+1",
    "a snap shot": "Schnellschuss −2",
    "a shot lying down": "liegend geschossen",
    "a clumsy weapon": "schwerfällige Waffe",
    "cover I": r"Deckung I \(",
    "cover II": r"Deckung II \(",
    "touched cover II": "berührt Deckung II",
    "a burst at one target": "Autofeuer +",
    "a burst at several": "weiteres Ziel",
    "a template on its spot": "RE-ARE-02",
    "a template astray": "RE-ARE-03",
    "whom a template covers": r"Die Schablone von .+ erfasst: ",
    "a charge": r"Angriffsbewegung \+1",
    "a blow from behind": "von außerhalb des Sichtfelds",
    "friends help": "Verbündeter am Gegner",
    "size helps": r"größer \+1",
    "guard": "RE-MEL-09",
    "a riposte": "RE-MEL-12",
    "an ambush": "aus der Tarnung",
    "active camouflage": "aktive Tarnung des Gegners −1",
    "somebody looks for somebody": "RE-CAM-14",
    "with more action points": r"RE-CAM-13 .*gibt [23] AP aus",
    "with support": "RE-CAM-18",
    "camouflage is restored": "RE-CAM-21",
    "a shot reveals": "RE-CAM-19",
    "equipment": "RE-EQP-02",
    "somebody comes round": "kommt wieder zu sich",
    "an equal contest": "Gleichstand",
    "a shock costs a point": "RE-SHK-02",
    "a shock marker": "RE-SHK-03",
    "markers are paid": "RE-SHK-04",
    "critical": "RE-CRT-03",
    "out": "ist ausgeschaltet",
    "off the table": "RE-DMG-11",
    "explosive": "RE-EFF-05",
    "monomolecular": "RE-EFF-09",
    "paralysis": "RE-EFF-11",
    "vibro": "RE-EFF-14",
    "composite armour": "RE-EFF-17",
    "a structure zone is hit": "RE-MIK-05",
    "an arm is critical": "RE-MIK-10",
    "an arm is lost": "RE-MIK-13",
    "legs are lost": "verliert die Beine",
    "a wreck": "bricht zusammen",
    "a detonation": "RE-DET-01",
    "a drone is lost": "RE-DRO-01",
    "an object is taken": r"hebt für \d AP Objekt",
    "an object is put down": r"legt für \d AP Objekt",
    "a place is held": "hält Stellung",
}
DECISIONS = {
    "a leader brings somebody forward": (r"\S+", "quicker:.*"),
    "agility is bought": (r"\S+", "quicker"),
    "somebody climbs onto a wall": ("mars", r"\S+;\d+,(22\.25|37\.75)"),
    "a drone is told what to do": (r"\S+", "command"),
}
ENDS = ("niemand mehr", "Extraktionszone", "Objekte sind", "Stellungen sind", "Anteil ihrer Trefferpunkte")


def chapter(rule_id: str) -> str:
    return rule_id.split("-")[1]


def test_every_chapter_is_told_somewhere() -> None:
    told = {chapter(rule_id) for text in TEXTS for rule_id in re.findall(r"^  (RE-\w+-\d+)", text, re.MULTILINE)}
    known = {chapter(rule_id) for rule_id in read_catalogue("regelwerk.systems.realms").rules}
    assert known - told <= BEFORE_PLAY | IN_NUMBERS


@pytest.mark.parametrize("kind", sorted({*ACTS, *(reaction.kind for reaction in kinds())} - NEVER_CHOSEN))
def test_everything_that_can_be_done_is_done_somewhere(kind: str) -> None:
    assert any(key == kind or key.startswith(f"{kind}:") for _, key in GIVEN)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_comes_somewhere(moment: str) -> None:
    assert any(re.search(MOMENTS[moment], text, re.MULTILINE) for text in TEXTS)


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_is_taken_somewhere(decision: str) -> None:
    whose, answer = DECISIONS[decision]
    assert any(re.fullmatch(whose, who) and re.fullmatch(answer, key) for who, key in GIVEN)


@pytest.mark.parametrize("end", ENDS)
def test_games_end_in_different_ways(end: str) -> None:
    assert any(end in text.splitlines()[-1] for text in TEXTS)


def test_other_rulings_are_played() -> None:
    assert sum(len(json.loads(read_head(text)["options"])) for text in TEXTS) > 10


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: read_head(text)["scenario"])
def test_what_a_throw_is_for_is_told_before_it_falls(text: str) -> None:
    """Between a decision and the dice stands a line that says who throws and why."""
    lines = [line for line in text.splitlines() if line]
    for before, line in pairwise(lines):
        if line.startswith("* "):
            assert before.startswith("  RE"), (before, line)


def test_a_price_that_was_announced_is_not_told_again() -> None:
    announced = re.compile(r"^  RE-MOV-08  ([^\n:]+) gibt \d+ AP aus: Bewegen\.$(.*?)^> ", re.MULTILINE | re.DOTALL)
    told = 0
    for text in TEXTS:
        for who, after in announced.findall(text):
            walked = re.findall(rf"^  RE-MOV-08  {re.escape(who)} geht .*$", after, re.MULTILINE)
            assert not [line for line in walked if " AP " in line]
            told += len(walked)
    assert told > 0

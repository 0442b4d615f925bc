"""Numbers beside answers, as people read them: what happens, to whom, how likely, and for whom it is good."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.preview import Previews, preview_for
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.policies import Defaults
from regelwerk.engine.screen.chances import Chances, in_words
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.rules.break_in.infiltration import laid_out
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan
from regelwerk.systems.darkspace.state import World
from systems.darkspace.builders import character, henchman, system, world
from systems.darkspace.chases import chasing, hauler, juro, patrol, pilot

GAME = DarkSpace()
NAMES = {name: {"de": name.title(), "en": name.title()} for name in ("rhea", "guard", "ilko", "core", "juro", "oda")}


class Plainly(Telling):
    """Sentences in one language, as terminal and browser print them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._book = phrasebook(lang, "regelwerk.systems.darkspace")

    @property
    def book(self) -> Phrasebook:
        return self._book


def told(start: World, key: str, *answers: tuple[str, str], lang: str = "de") -> Chances:
    session: Session[World] = new_session(GAME, start, {}, seed=b"prospects")
    for seat, answer in answers:
        session.answer(seat, answer)
    (prompt,) = session.prompts
    return shown(session, prompt, key, lang)


def shown(session: Session[World], prompt: Choose[Any], key: str, lang: str) -> Chances:
    preview = preview_for(GAME, session.state, session.given, prompt, key, Previews(Defaults()))
    assert preview is not None
    return in_words(Plainly(lang), preview.prospects[0], NAMES)


def texts(chances: Chances) -> list[str]:
    return [chance.text for chance in chances.chances]


SHOT = (("rhea", "attack"), ("rhea", "plain"))


def fight() -> World:
    rhea = character(dexterity=4, skills={"body_control": 4}, weapons=("carbine",))
    return world(rhea, henchman(competence=2, weapons=("carbine",), hurt={"mobility": 1}), acting="rhea")


@pytest.mark.rule("DS-ATT-04", "DS-MON-08", "DS-INC-02")
def test_an_attacker_reads_what_becomes_of_the_target_and_it_is_good() -> None:
    found = told(fight(), "0", *SHOT)
    assert texts(found) == [
        "trifft Guard", "durchschlägt den Schutz", "füllt einen Monitor", "schaltet aus",
    ]  # fmt: skip
    assert found.is_good and found.mean.startswith("im Mittel ") and found.mean.endswith(" Schaden")
    assert found.chances[0].share == max(chance.share for chance in found.chances)
    english = told(fight(), "0", *SHOT, lang="en")
    assert texts(english)[0] == "hits Guard" and texts(english)[-1] == "puts out of action"


@pytest.mark.rule("DS-DEF-01")
def test_a_target_reads_what_becomes_of_them_and_it_is_bad() -> None:
    found = told(fight(), "pass", *SHOT, ("rhea", "0"))
    assert texts(found)[0] == "du wirst getroffen" and texts(found)[-1] == "du wirst ausgeschaltet"
    assert not found.is_good
    assert texts(told(fight(), "pass", *SHOT, ("rhea", "0"), lang="en"))[0] == "you are hit"


def test_what_happens_to_a_comrade_is_bad_and_to_an_opponent_good() -> None:
    people = (character(), character("ilko"), henchman(), system("core", side=""))
    here = world(*people)
    assert GAME.allied(here, "rhea", "ilko") and not GAME.allied(here, "rhea", "guard")
    assert not GAME.allied(here, "core", "core"), "things belong to nobody"
    assert not GAME.allied(here, "rhea", "nobody")


@pytest.mark.rule("DS-CTX-01", "DS-CTX-04")
def test_a_hacker_reads_how_far_in_they_get() -> None:
    ilko = character("ilko", concentration=4, skills={"tech": 3}, weapons=("terminal",))
    start = world(ilko, system("core", 2), henchman(waiting=True), acting="ilko")
    found = told(start, "terminal:core", ("ilko", "hack"))
    assert texts(found) == ["du kommst hinter die Firewall von Core", "du bekommst vollen Zugriff"]
    assert found.is_good


@pytest.mark.rule("DS-INF-07", "DS-INF-08")
def test_an_infiltrator_reads_success_stealth_and_both() -> None:
    rhea = character(dexterity=4, infiltrating=True, skills={"agility": 1, "body_control": 5})
    start = world(rhea, henchman(waiting=True), acting="rhea")
    start = replace(start, area=laid_out(AreaPlan("crew", 2, 2)))
    found = told(start, "0", ("rhea", "sneak"))
    assert texts(found) == ["du schaffst es", "du bleibst unbemerkt", "du schaffst es unbemerkt"]
    assert found.is_good and found.mean == ""


@pytest.mark.rule("DS-CHA-07")
def test_a_driver_reads_whether_control_is_kept() -> None:
    start = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 12, "patrol": 0}, acting="juro")
    found = told(start, "dash")
    assert texts(found) == ["du behältst die Kontrolle"] and found.is_good

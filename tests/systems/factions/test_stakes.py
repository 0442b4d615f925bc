"""What people are told before they decide: who is hit, shaken, wounded, destroyed, and what a success brings."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.preview import Preview, Previews, preview_for
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.policies import value_of
from regelwerk.engine.screen.chances import in_words
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.state import Turn, World
from regelwerk.systems.factions.tactics.policies import TACTICS
from regelwerk.systems.factions.values import PACKAGE
from systems.factions.builders import GAME, faction, world

Given = tuple[str, Any]


class Words(Telling):
    """The sentences of the system in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @property
    def book(self) -> Phrasebook:
        return phrasebook(self.lang, PACKAGE)


def foreseen(state: World, key: str, *given: Given) -> Preview:
    """What an answer brings to the one who is asked after some answers and faces of a step."""
    run: Run[World] = Run(lambda: GAME.step(state), lambda _: None)
    for kind, data in given:
        need: Any = run.need
        run.feed(value_of(need, data) if kind == "answer" else need.throw.read(need.throw.faces_from(data)))
    assert isinstance(run.need, Choose)
    found = preview_for(GAME, state, given, run.need, key, Previews(TACTICS["own"]))
    assert found is not None
    return found


def told(preview: Preview, state: World, lang: str = "de") -> list[str]:
    """A preview in words: every band with its chance in percent, and the mean."""
    words = Words(lang)
    chances = in_words(words, preview.prospects[0], GAME.names(state))
    return [f"{one.text} {one.share:.1%}" for one in chances.chances] + ([chances.mean] if chances.mean else [])


def at_war() -> World:
    return world(faction("wache", rp=9), faction("asche", rp=6, wounds=1), faction("zirkel"), turn="wache")


@pytest.mark.rule("FA-ATK-01", "FA-ATK-04", "FA-SHK-02")
def test_an_attack_tells_hit_shaken_wounded_and_destroyed() -> None:
    state = at_war()
    preview = foreseen(state, "attack:asche")
    assert [line.rsplit(" ", 1)[0] for line in told(preview, state)[:-1]] == [
        "Die Aschekinder: getroffen",
        "angeschlagen",
        "verwundet",
        "zerschlagen",
    ]
    assert told(preview, state, "en")[0] == "hits The Ash Children 37.5%"
    assert told(preview, state)[-1] == "im Mittel 0,1 Wunden"
    (prospect,) = preview.prospects
    assert (prospect.role, prospect.is_good) == ("doer", True)


@pytest.mark.rule("FA-SHK-02")
def test_whoever_is_shaken_already_is_not_shaken_but_wounded() -> None:
    state = at_war().put(faction("asche", rp=0, shaken=True))
    assert [line.split(": ")[-1].split()[0] for line in told(foreseen(state, "attack:asche"), state)[:-1]] == [
        "getroffen", "verwundet", "zerschlagen",
    ]  # fmt: skip


SOAKS = (("answer", "attack:asche"), ("faces", [7, 3]), ("faces", [7, (6, 1)]))
"""Hit, and 14 against resilience 5: two raises are two wounds."""


@pytest.mark.rule("FA-ATK-05", "FA-CORE-13")
def test_soaking_is_told_by_what_is_left_and_pays_for_nothing_further() -> None:
    state = at_war()
    assert told(foreseen(state, "accept", *SOAKS), state) == ["du wirst verwundet 100.0%", "im Mittel 2,0 Wunden"]
    soaked = foreseen(state, "soak", *SOAKS)
    # Two W6, less 1 for the wound: 5 on one of them soaks one wound, 9 (6 and 3) both; nobody pays for a reroll.
    assert soaked.prospects[0].law.probability(2) == Fraction(4, 9)
    assert soaked.prospects[0].law.probability(0) == 1 - Fraction(8, 9) ** 2
    assert not soaked.prospects[0].is_good
    assert told(soaked, state, "en")[0].startswith("you are wounded ")


@pytest.mark.rule("FA-SPY-01", "FA-SPY-02")
def test_espionage_tells_success_and_raise() -> None:
    state = at_war()
    one, raised = told(foreseen(state, "espionage:zirkel"), state)
    assert one.startswith("Erfolg gegen Zirkel der Messingräder ") and raised.startswith("mit Steigerung ")


@pytest.mark.rule("FA-GAT-01", "FA-PLN-03")
def test_gathering_and_plans_tell_success_and_what_it_brings() -> None:
    state = at_war()
    assert told(foreseen(state, "gather"), state) == [
        "du sammelst RP 75.0%",
        "mit Steigerung 25.8%",
        "im Mittel 1,1 RP",
    ]
    lines = told(foreseen(state, "advance_plan:ausnahmezustand"), state, "en")
    assert lines[0] == "your plan advances 81.2%" and lines[1].startswith("the plan is complete ")


@pytest.mark.rule("FA-REO-01", "FA-SHK-04")
def test_reorganisation_and_recovery() -> None:
    wounded = world(faction("orden", wounds=2, rp=0), faction("wache"), turn="orden")
    some, every, mean = told(foreseen(wounded, "reorganise"), wounded)
    assert some.startswith("du heilst mindestens eine Wunde ") and every.startswith("du heilst alle Wunden ")
    assert mean.endswith("geheilte Wunden")
    shaken = world(faction("wache", shaken=True, rp=3), faction("orden"), turns=(Turn("wache", "start"),))
    steady, acts = told(foreseen(shaken, "decline"), shaken)
    assert steady.startswith("du erholst dich ") and acts.startswith("du erholst dich und kannst handeln ")


def test_who_stands_together() -> None:
    state = world(faction("wache"), faction("asche", controller="wache"), faction("zirkel"))
    assert GAME.allied(state, "wache", "asche") and GAME.allied(state, "asche", "wache")
    assert not GAME.allied(state, "wache", "zirkel")
    assert not GAME.allied(state, "wache", "nobody")
    beggars = [replace(faction(who), sheet=replace(faction(who).sheet, seat="master")) for who in ("orden", "kontor")]
    assert not GAME.allied(world(*beggars), "orden", "kontor"), "the master leads rivals"
    both = [replace(faction(who), sheet=replace(faction(who).sheet, seat="ana")) for who in ("orden", "kontor")]
    assert GAME.allied(world(*both), "orden", "kontor")

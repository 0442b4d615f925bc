"""The game: seats, steps, what is forgotten, names."""

from typing import get_args

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.game import STAGES
from regelwerk.systems.factions.state import BLACK_JOKER, DECK, Stage, Turn
from regelwerk.systems.factions.values import Command
from systems.factions.builders import GAME, faction, step, world
from systems.factions.stories import bare, with_people


def test_every_stage_has_its_step() -> None:
    assert set(STAGES) == set(get_args(Stage))


@pytest.mark.rule("FA-RUL-63", "FA:ruling_63")
def test_the_seats_of_factions_and_characters_and_the_master() -> None:
    state = with_people(world(bare("wache", controller="ana"), bare("orden")), "ana")
    assert GAME.seats(state) == ("ana", "orden", "wache", "master")


@pytest.mark.rule("FA-GM-15")
def test_commands_come_before_the_turn_and_the_turn_before_the_stage() -> None:
    state = world(bare("wache"), bare("orden"), turn="wache", queue=("orden",))
    pending = replace(state, pending=(Command("adjust_rp", "wache", amount=2),))
    assert step(pending).result.find("wache").rp == 2
    passed = step(state, "end_turn").result
    assert passed.turns == ()
    assert step(passed).result.turns == (Turn("orden", "act"),)


@pytest.mark.rule("FA-CORE-19")
def test_what_is_forgotten_does_not_change_what_can_happen() -> None:
    state = world(bare("wache", card=20), bare("orden", card=BLACK_JOKER), dealt=(20, 33, 54), phase=7)
    lean = GAME.forget(state)
    assert (len(lean.dealt), lean.phase) == (3, 0)
    assert lean.find("orden").has_joker and not lean.find("wache").has_joker
    counted = replace(state, scene=state.scene.__class__(state.scene.name, max_phases=9))
    assert GAME.forget(counted).phase == 7


def test_the_question_tells_in_which_world_it_is_asked() -> None:
    state = world(bare("wache"), bare("orden"), turn="wache")
    assert GAME.asked_in(step(state, "end_turn").asked[0].prompt) == state


def test_names_of_everybody_and_everything() -> None:
    names = GAME.names(with_people(world(faction("wache"), faction("kontor")), "ana"))
    assert {"wache", "kontor", "ana", "torfestung", "silver_mine", "ausnahmezustand"} <= set(names)
    assert names["wache"]["de"] == "Wache der Sieben Tore"


def test_a_deck_has_54_cards() -> None:
    assert len(set(DECK)) == 54

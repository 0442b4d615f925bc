"""The game as the table sees it: seats, outcome, names, questions, and that everything lies open."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.content.loading import load
from regelwerk.systems.realms.content.setup import duel_document, scenario_document, start
from regelwerk.systems.realms.game import STAGES, Realms
from regelwerk.systems.realms.state import Verdict
from systems.realms.builders import enemy, model, told, world

GAME = Realms()


@pytest.mark.rule("RE-GAM-01")
def test_the_phases_of_a_game_in_their_order() -> None:
    assert list(STAGES) == ["setup", "deploy", "round_start", "order", "phase", "round_end"]


@pytest.mark.rule("RE-GAM-01", "RE-GRP-02")
def test_an_outcome_says_who_has_won_and_why() -> None:
    table = world(model(), enemy())
    assert GAME.seats(table) == ("blue", "red") and GAME.outcome(table) is None
    won = GAME.outcome(replace(table, verdict=Verdict("red", "re-reason-held", "RE-GAM-02")))
    assert won is not None
    assert (won.winner, won.reason, won.rule_id, won.seats) == ("red", phrase("re-reason-held"), "RE-GAM-02", ("red",))
    drawn = GAME.outcome(replace(table, verdict=Verdict("", "re-reason-equal", "RE:round_limit")))
    assert drawn is not None and (drawn.winner, drawn.seats) == (None, ())


def test_everything_lies_open() -> None:
    table = world(model(camouflage="active", revealed=False), enemy())
    assert GAME.view(table, "red") == GAME.forget(table) == table
    assert dict(GAME.imagine(table).items()) == {table: 1}
    assert GAME.show(table) == GAME.freeze(table)
    assert GAME.round_of(table) == 1


def test_a_question_knows_the_table_it_was_asked_at() -> None:
    table = world(model(), enemy(at=(5, 5)), acting="mars")
    prompt: Choose[str] = told(lambda: GAME.step(table), "end").asked[0].prompt
    assert GAME.asked_in(prompt) == table


def test_several_alike_are_told_apart_by_name() -> None:
    twins = start(duel_document(load(), "mars", "mars", {}))
    names = GAME.names(twins)
    assert [names[one.id] for one in twins.models] == [
        {"de": one.card.name.default, "en": one.card.name.by_language["en"]} for one in twins.models
    ]
    assert [names[one.id]["de"][-2:] for one in twins.models] == [" 1", " 2"]


def test_everything_that_the_log_speaks_of_has_a_name() -> None:
    table = start(scenario_document(load(), "standard", {}))
    names = GAME.names(table)
    scene = table.scene
    field = scene.battlefield
    things: list[Any] = [*field.pieces, *field.zones, *scene.sides, scene.mission, field]
    gear = [thing for one in table.models for thing in (*one.card.weapons, *one.card.items)]
    for thing in (*things, *table.models, *gear):
        assert names[thing.id]["de"] and names[thing.id]["en"]
    assert names["unarmed"]["de"] == "bloße Hände"

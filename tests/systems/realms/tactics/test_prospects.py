"""What somebody who looks ahead compares: the best few of each kind, and every kind can be carried out."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.policies import value_of
from regelwerk.systems.realms.rules.core.phase import take_act
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.tactics.plan import plan, ways_to
from regelwerk.systems.realms.tactics.policies import TACTICS
from regelwerk.systems.realms.tactics.prospects import prospects
from regelwerk.systems.realms.tactics.weights import SENSIBLE
from systems.realms.builders import armour, box, enemy, model, piece, weapon, world

RIFLE = weapon()
WALL = piece("mauer", box(24, 40, 25, 52), 4, 2)


def skirmish(**changes: Any) -> World:
    mars = model("mars", (20, 36), weapons=(RIFLE,), armour=armour(3, kinetik=1), fk=4, **changes)
    amok, ares = enemy("amok", (45, 44), weapons=(RIFLE,)), enemy("ares", (45, 30), weapons=(RIFLE,))
    return world(mars, amok, ares, pieces=(WALL,), acting="mars")


def asked(run: Run[World]) -> Choose[Any]:
    assert isinstance(run.need, Choose)
    return run.need


def test_only_kinds_that_have_something_to_offer_are_looked_at() -> None:
    prompt = asked(Run(lambda: take_act(skirmish()), lambda _: None))
    found = prospects(prompt)
    assert {"move", "normal_shot", "fire_ready", "lie_down", "end"} <= set(found)
    assert "melee" not in found
    assert not any(isinstance(prompt.answers.meaning(key), Refusal) for key in found)


@pytest.mark.parametrize("tactic", sorted(TACTICS))
def test_an_action_that_a_tactic_did_not_plan_is_carried_out_as_well_as_it_can(tactic: str) -> None:
    """A thinking player may choose any kind of action: whoever is asked for the rest names the best of that kind."""
    state = skirmish()
    for kind in prospects(asked(Run(lambda: take_act(state), lambda _: None))):
        run = Run(lambda: take_act(state), lambda _: None)
        run.feed(value_of(asked(run), kind))
        dice = RandomDice(1)
        while not run.finished:
            if isinstance(run.need, Choose):
                key = TACTICS[tactic].decide(run.need)
                assert isinstance(key, str)
                assert key != "back"
                run.feed(value_of(run.need, key))
            else:
                assert run.need is not None
                throw = run.need.throw  # type: ignore[union-attr]
                run.feed(throw.read(throw.cast(dice)))
        assert run.result is not None
        assert run.result.phase is None or run.result.phase.last == kind


def test_ways_and_shots_that_are_offered_are_legal_and_the_planned_one_is_among_them() -> None:
    state = skirmish()
    deed = plan(state, "mars", SENSIBLE)
    assert deed in ways_to(state, "mars", deed.kind, SENSIBLE)
    for kind in ("move", "normal_shot"):
        run = Run(lambda: take_act(state), lambda _: None)
        run.feed(value_of(asked(run), kind))
        prompt = asked(run)
        assert prospects(prompt)
        assert not any(isinstance(prompt.answers.meaning(key), Refusal) for key in prospects(prompt))

"""What seats may know in Heldencodex: all that lies on the table, but no hidden probe and nobody else's goal."""

from __future__ import annotations

import pytest

from regelwerk.engine.screen.display import Box, Display
from regelwerk.systems.heldencodex.game import Heldencodex
from regelwerk.systems.heldencodex.rules.people.haggling import Haggle, Mood
from regelwerk.systems.heldencodex.rules.probe.memory import Pooling
from regelwerk.systems.heldencodex.rules.scene.plans import HagglePlan, ProbePlan
from regelwerk.systems.heldencodex.screen.display import display
from systems.heldencodex.builders import hero, world

GAME = Heldencodex()
JOST, ELSA = hero("jost"), hero("elsa")
HIDDEN = ProbePlan("recall", who=("jost",), ability="memory", minimum=13, hidden=True)
OPEN = ProbePlan("look", who=("jost",), ability="reaction", minimum=11)
BARGAIN = HagglePlan("horse", buyer="jost", seller="elsa", price=150, goal=120)


def boxes(shown: Display) -> list[Box]:
    return [one for one in shown.fixtures if isinstance(one, Box)]


def test_whoever_has_no_seat_sees_what_everybody_sees() -> None:
    state = world(JOST, ELSA, plans=(OPEN,), marks=("look:won",), act=Pooling(OPEN))
    assert GAME.view(state, "") is state is GAME.view(state, "elsa")
    assert not boxes(display(state))[0].hidden


@pytest.mark.rule("HC-MEM-01")
def test_hc_mem_01_a_hidden_probe_is_known_to_the_master_and_half_to_its_owner() -> None:
    state = world(JOST, ELSA, plans=(HIDDEN, OPEN), act=Pooling(HIDDEN))
    assert GAME.view(state, "master") is state
    (box,) = boxes(display(state))
    assert box.hidden and "13" in str(box)
    (own,) = boxes(display(GAME.view(state, "jost")))
    assert own.hidden and "hc-place-needed" not in str(own)
    for seat in ("elsa", ""):
        assert display(GAME.view(state, seat)).fixtures == ()
        assert "recall" not in str(GAME.show(GAME.view(state, seat)))


@pytest.mark.rule("HC-MEM-01")
def test_hc_mem_01_what_came_of_a_hidden_probe_is_a_secret() -> None:
    state = world(JOST, ELSA, plans=(HIDDEN, OPEN), marks=("alarm", "look:won", "recall:lost"))
    assert GAME.view(state, "jost").marks == state.marks
    assert GAME.view(state, "").marks == GAME.view(state, "elsa").marks == ("alarm", "look:won")


@pytest.mark.rule("HC-HAG-01")
def test_hc_hag_01_only_the_buyer_and_the_master_know_the_goal() -> None:
    state = world(JOST, ELSA, plans=(BARGAIN,), act=Haggle(BARGAIN, (Mood(0, False),) * 2, 150))
    for seat in ("master", "jost"):
        (goal,) = [part for part in boxes(display(GAME.view(state, seat)))[0].parts if part.name == "hc-place-goal"]
        assert "120" in str(goal) and "hidden" in str(goal)
    for seat in ("elsa", ""):
        seen = GAME.view(state, seat)
        assert "120" not in str(display(seen)) and "goal=120" not in str(seen.act)
        assert seen.act.table == 150

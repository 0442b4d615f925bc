"""The end of a scene: who has won it, and what it is worth."""

from __future__ import annotations

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.scene.ending import close
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, hero, told, world


def ford(*marks: str, **jost: object) -> World:
    """Jost and Elsa win their scene if one of two things has come about."""
    state = world(hero("jost", ep=3, respect=1, **jost), hero("elsa", ep=0, respect=0), marks=marks)
    scene = replace(
        state.scene,
        needed=1,
        points=("saved", "caught"),
        winners="heroes",
        losers="bandits",
        rewards=(("jost", 4, 1), ("elsa", 4, 0)),
    )
    return replace(state, scene=scene)


def earned(state: World) -> list[tuple[int, int]]:
    return [(one.ep, one.respect) for one in told(lambda: close(state)).result.heroes]


@pytest.mark.rule("HC:ruling_100")
def test_ruling_100_success_brings_experience_and_respect() -> None:
    done = told(lambda: close(ford("caught")))
    assert done.result.ended == "heroes"
    assert earned(ford("caught")) == [(7, 2), (4, 0)]
    assert facts(done, "hc-reward", "ep", "respect") == [(4, 1), (4, 0)]


@pytest.mark.rule("HC:ruling_100")
def test_ruling_100_the_dead_and_the_beaten_earn_nothing() -> None:
    assert earned(ford("caught", down="dead")) == [(3, 1), (4, 0)]
    lost = told(lambda: close(ford("alarm")))
    assert (lost.result.ended, lost.notes("hc-reward")) == ("bandits", [])
    assert earned(ford("alarm")) == [(3, 1), (0, 0)]

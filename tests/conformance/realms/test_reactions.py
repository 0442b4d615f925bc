"""The worked examples of reactions: interrupts on the way, and two who react at once."""

from typing import Any

import pytest

from conformance.realms.playing import act, arms, asked_of, said
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.state import World
from systems.realms.builders import box, enemy, model, piece, possible, world

CURTAIN = piece("plane", box(52, 40, 53, 48), 10, 0)
"""Opaque, but no cover: what comes out from behind it stands in the open."""


def corner() -> World:
    """Mars behind a curtain; an enemy who is ready to fire watches its end."""
    return world(
        model(at=(47, 45), agi=4),
        enemy(at=(65, 45), agi=6, fk=5, fire_ready=True, weapons=arms("gewehr")),
        pieces=(CURTAIN,),
        acting="mars",
    )


WALK = "mars act move", "mars path 47,53"


@pytest.mark.rule("RE-REA-06", "RE-REA-07", "RE-REA-08", "RE-SHO-09", "RE-SHO-10", "RE-SHO-11", "RE-GEO-21")
def test_example_9_fire_at_a_corner() -> None:
    told = act(corner(), *WALK, "amok reaction reaction_fire:gewehr:4", throws=[[5, 9], [8], [3], [12], [1]])
    assert possible(asked_of(told, "amok", "reaction")) == [
        "none",
        "reaction_fire:gewehr:4",
        "reaction_fire:gewehr:end",
    ]
    assert said(told, "re-interrupt-won", "total", "active") == [(14, 13)]
    (shot,) = told.notes("re-fires")
    terms = [(term.amount, term.message) for term in shot.facts["value"].terms]  # type: ignore[union-attr]
    assert terms == [(5, "re-attribute-fk"), (-1, "re-term-reaction"), (-1, "re-term-emerging")]
    shooter = told.result.find("amok")
    assert (shooter.ap, shooter.fire_ready) == (3, False)
    # 4 HP less 3 are critical: BW 3 for two actions, of which 4 cm are walked already.
    assert told.result.find("mars").vitals.critical
    assert said(told, "re-stopped", "cm") == [6.0]


@pytest.mark.rule("RE-REA-07", "RE-REA-08", "RE-SHO-10", "RE:interrupt_tie")
def test_example_9_on_a_tie_the_active_model_is_first() -> None:
    told = act(corner(), *WALK, "amok reaction reaction_fire:gewehr:4", throws=[[5, 9], [7], [12]])
    assert said(told, "re-interrupt-lost", "total", "active") == [(13, 13)]
    messages = [note.message for note in told.log]
    assert messages.index("re-walks") < messages.index("re-fires"), "the walk goes on, then the shot falls"


@pytest.mark.rule("RE-SHO-10", "RE-GEO-21", "RE-REA-06")
def test_example_9_at_the_end_of_the_way_no_contest_is_rolled_and_nobody_emerges() -> None:
    told = act(corner(), *WALK, "amok reaction reaction_fire:gewehr:end", throws=[[5]])
    assert said(told, "re-fires", "value") == [4]


@pytest.mark.rule("RE-REA-07", "RE-REA-08", "RE-REA-09", "RE:reaction_order")
def test_example_23_two_who_react() -> None:
    ready: dict[str, Any] = {"fire_ready": True, "weapons": arms("gewehr")}
    table = world(
        model(at=(45, 45), agi=5),
        enemy("x", at=(45, 30), facing=90, agi=6, **ready),
        enemy("y", at=(60, 45), agi=4, **ready),
        pieces=(piece("mauer", box(50, 48.5, 51, 60), 10),),
        acting="mars",
    )
    lines = "mars act move", "mars path 45,53", "x reaction reaction_fire:gewehr", "y reaction reaction_fire:gewehr"
    told = act(table, *lines, throws=[[4, 7], [8], [8], [12]])
    assert said(told, "re-interrupt-won", "who", "total", "active") == [(Ref("x"), 14, 12)]
    assert said(told, "re-interrupt-lost", "who", "total", "active") == [(Ref("y"), 12, 12)]
    story = [note.message for note in told.log if note.message in ("re-fires", "re-walks", "re-reaction-lapses")]
    assert story == ["re-fires", "re-walks", "re-reaction-lapses"]
    assert [(told.result.find(who).ap, told.result.find(who).fire_ready) for who in "xy"] == [(3, False), (6, True)]
    # Without the wall the late one shoots after the move.
    open_field = replace(table, scene=world(model()).scene)
    late = act(open_field, *lines, throws=[[4, 7], [8], [8], [12], [12]])
    story = [note.message for note in late.log if note.message in ("re-fires", "re-walks", "re-reaction-lapses")]
    assert story == ["re-fires", "re-walks", "re-fires"]

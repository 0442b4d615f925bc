"""What a thinking player looks at: few answers, none of them silly, and places where somebody would stand better."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.interpreters.outlook import Reached
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.rules.handlings.movement import Ways
from regelwerk.systems.phasesix.state import Combat
from regelwerk.systems.phasesix.system import SYSTEM
from regelwerk.systems.phasesix.tactics.places import best_ways, exposure
from systems.phasesix.builders import CONTENT, GAME


def yard(**juri: Any) -> Combat:
    """The firefight, Juri about to act."""
    state = start(scenario_document(CONTENT, "feuergefecht", {}))
    acting = replace(state.find("juri"), actions=2, **juri)
    others = tuple(fighter for fighter in state.fighters if fighter.id != "juri")
    return Combat(state.scene, (acting, *others), "turn", 0, 1)


def test_a_rifleman_thinks_of_shots_aim_cover_and_ways_but_not_of_aiming_a_pistol_in_its_holster() -> None:
    (prompt,) = Reached(GAME, yard(), ()).choices()
    keys = SYSTEM.prospects(prompt)
    assert keys[0].startswith("attack:ak_47:")
    assert {"end_turn", "run", "walk", "crouch"} <= set(keys)
    assert any(key.startswith("aim:ak_47:") for key in keys)
    assert not any("glock" in key and key.startswith("aim") for key in keys)
    assert len(keys) <= 16 < len(prompt.answers.listed())


def test_the_best_way_from_the_open_leads_behind_something() -> None:
    state = yard()
    juri = state.find("juri")
    first = best_ways(state, juri, 7)[0]
    ways = Ways(state, juri, 7, "PS-ACT-08")
    path = ways.find(first).value  # type: ignore[union-attr]
    there = replace(juri, position=path[-1])
    assert exposure(state.put(there), there) < 0.8 * exposure(state, juri)


def test_nobody_is_exposed_where_nobody_sees_him() -> None:
    state = yard(position=Point.metres(20, 10))
    juri = state.find("juri")
    container_hides_from = [f for f in state.fighters if f.id == "guard_mp5_2"]
    alone = replace(state, fighters=(juri, *container_hides_from))
    assert exposure(alone, juri) == 0
    assert exposure(yard(), yard().find("juri")) > 0

"""Camouflage: where one can hide, what gives one away, and how it comes back."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.movement.movement import full_moves
from regelwerk.systems.realms.rules.sight.camouflage import (
    after_action,
    ambush,
    at_start,
    may_hide,
    narrowest,
    reveal,
    why_hidden,
)
from regelwerk.systems.realms.state import Deed, Model, World
from systems.realms.builders import box, enemy, model, outline, piece, told, world, zone

CRATE = piece("kiste", box(46.25, 40, 50, 50), height=6)
"""Touches a base at (45, 45)."""
MOVE = Deed("move", "mars")


def scout(**changes: Any) -> Model:
    return model(camouflage="passive", camouflage_level=2, **{"revealed": False, **changes})


def sneak(**changes: Any) -> Model:
    return model(camouflage="active", camouflage_level=2, **{"revealed": False, **changes})


def hides(who: Model, **changes: Any) -> bool:
    return may_hide(world(who, **changes), who)


def acted(table: World, full: int = 0) -> Model:
    """The model after an action that contained so many full moves."""
    return told(lambda: after_action(full_moves(table, "mars", full), MOVE)).result.find("mars")


@pytest.mark.rule("RE-CAM-02", "RE-CAM-05")
def test_active_camouflage_works_anywhere() -> None:
    assert hides(sneak())
    assert not hides(scout())
    assert not hides(model())


@pytest.mark.rule("RE-CAM-04", "RE-GEO-22", "RE:ruling_105")
def test_passive_camouflage_needs_contact_with_something_large_enough() -> None:
    assert hides(scout(), pieces=(CRATE,))
    assert not hides(scout(at=(44.9, 45)), pieces=(CRATE,)), "a millimetre away"
    assert not hides(scout(), pieces=(piece("mauer", box(46.25, 40, 50, 50), height=5.9),)), "too low"
    assert hides(scout(prone=True), pieces=(piece("mauer", box(46.25, 40, 50, 50), height=3),)), (
        "lying down it is small"
    )
    assert not hides(scout(), pieces=(piece("mauer", box(46.25, 40, 48.7, 50), height=6),)), "narrower than the base"
    assert hides(scout(), pieces=(piece("mauer", box(46.25, 40, 48.75, 50), height=6),)), "just as wide"
    assert hides(scout(), zones=(zone("forest", box(46.25, 40, 50, 50)),))
    assert hides(scout(), zones=(zone("swamp", box(40, 40, 50, 50)),)), "inside counts too"
    assert not hides(scout(), zones=(zone("road", box(40, 40, 50, 50)),)), "a road is no hiding place"


@pytest.mark.rule("RE-CAM-04", "RE:wreck")
def test_a_wreck_is_a_piece_to_hide_beside() -> None:
    mike = enemy("amboss", at=(48.25, 45), type="mike")
    collapsed = replace(mike, vitals=replace(mike.vitals, hp=0, status="wreck"))
    assert may_hide(world(scout(), collapsed), scout())
    assert not may_hide(world(scout(), mike), scout()), "a model is no piece"
    assert not may_hide(world(scout(), replace(collapsed, prone=True)), scout()), "too low"
    away = scout(at=(44.9, 45))
    assert not may_hide(world(away, collapsed), away)


@pytest.mark.rule("RE-CAM-04")
def test_the_narrowest_side_of_a_slanted_piece_is_its_thickness() -> None:
    slanted = outline((0, 0), (10, 10), (9, 11), (-1, 1))
    assert narrowest(slanted) == pytest.approx(2**0.5 * 1_000_000, abs=1)
    assert narrowest(box(0, 0, 10, 3)) == 3_000_000


@pytest.mark.rule("RE-CAM-03", "RE:camo_restore")
def test_who_begins_the_game_hidden() -> None:
    start = at_start(
        world(scout(revealed=True), replace(sneak(revealed=True), id="io"), enemy(), pieces=(CRATE,))
    )  # fmt: skip
    assert [one.camouflaged for one in start.models] == [True, True, False]
    alone = at_start(world(scout()))
    assert alone.find("mars").revealed, "deployed without contact it begins revealed"


@pytest.mark.rule("RE-CAM-07", "RE-CSH-01", "RE-CAM-22")
def test_nobody_can_attack_whom_nobody_has_revealed() -> None:
    hidden = scout()
    refused = why_hidden(hidden)
    assert isinstance(refused, Refused) and refused.rule_id == "RE-CAM-07"
    seen = told(lambda: reveal(world(hidden), "mars", "RE-CAM-14")).result
    assert why_hidden(seen.find("mars")) is None
    assert told(lambda: reveal(seen, "mars", "RE-CAM-14")).log == [], "once is enough"


@pytest.mark.rule("RE-CAM-20", "RE-CAM-21")
def test_a_full_move_hides_again() -> None:
    seen = world(scout(revealed=True), pieces=(CRATE,))
    assert acted(seen).revealed, "a short move is not enough"
    assert acted(seen, full=1).camouflaged
    assert acted(world(sneak(revealed=True)), full=1).camouflaged


@pytest.mark.rule("RE-CAM-20", "RE:full_movement_action")
def test_a_table_may_ask_for_two_full_moves() -> None:
    twice = Options(full_movement_action="two_full_moves")
    seen = world(sneak(revealed=True), options=twice)
    once = acted(seen, full=1)
    assert once.revealed
    assert acted(replace(seen, models=(once,)), full=1).camouflaged
    assert acted(seen, full=2).camouflaged, "joined in one action"


@pytest.mark.rule("RE-CAM-21", "RE:camo_restore")
def test_a_full_move_that_ends_in_the_open() -> None:
    seen = world(scout(revealed=True))
    moved = acted(seen, full=1)
    assert moved.revealed
    beside = replace(seen, models=(moved,), scene=world(pieces=(CRATE,)).scene)
    assert acted(beside).revealed, "another full move is needed"
    assert acted(beside, full=1).camouflaged
    pending = replace(seen, options=Options(camo_restore="pending"))
    waiting = replace(pending, models=(acted(pending, full=1),), scene=beside.scene)
    assert acted(waiting).camouflaged, "as soon as there is something to hide beside"


@pytest.mark.rule("RE-CAM-20")
def test_the_move_on_which_one_is_revealed_hides_nobody() -> None:
    start = world(sneak(), acting="mars")
    spotted = told(lambda: reveal(start, "mars", "RE-CAM-14")).result
    moved = acted(spotted, full=2)
    assert moved.revealed and moved.full_moves == 0
    assert acted(replace(spotted, models=(moved,)), full=1).camouflaged, "the next one does"


@pytest.mark.rule("RE-CAM-04", "RE:camo_break_passive")
def test_leaving_the_shelter_shows_a_passive_model() -> None:
    assert acted(world(scout())).revealed
    assert acted(world(scout()), full=1).revealed
    left = acted(world(scout(), acting="mars"), full=1)
    assert left.revealed and left.full_moves == 0, "the next full move counts"
    assert acted(world(scout(), pieces=(CRATE,))).camouflaged
    assert acted(world(scout(), options=Options(camo_break_passive="stays"))).camouflaged
    assert acted(world(sneak())).camouflaged


@pytest.mark.rule("RE-CAM-04", "RE-CAM-11", "RE-CAM-14", "RE-CAM-19")
@pytest.mark.parametrize(
    ("rule_id", "message"),
    [
        ("RE-CAM-04", "re-revealed-bare"),
        ("RE-CAM-11", "re-revealed-attacking"),
        ("RE-CAM-14", "re-revealed-found"),
        ("RE-CAM-19", "re-revealed-firing"),
    ],
)
def test_the_log_says_what_gave_somebody_away(rule_id: str, message: str) -> None:
    run = told(lambda: reveal(world(sneak()), "mars", rule_id))
    assert [(line.rule_id, line.message) for line in run.log] == [(rule_id, message)]


@pytest.mark.rule("RE-CAM-11", "RE-MEL-19")
def test_attacking_out_of_camouflage_is_an_ambush() -> None:
    struck = told(lambda: ambush(world(sneak()), "mars")).result.find("mars")
    assert struck.revealed and struck.ambusher
    seen = told(lambda: ambush(world(sneak(revealed=True)), "mars")).result.find("mars")
    assert not seen.ambusher

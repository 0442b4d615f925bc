"""The worked examples of melee, unarmed fighting and spotting as actions of a phase."""

from typing import Any

import pytest

from conformance.realms.playing import act, arms, asked_of, gear, said
from regelwerk.engine.facts import Word
from regelwerk.systems.realms.state import World
from systems.realms.builders import enemy, model, possible, world


def from_behind(**mike: Any) -> World:
    """Mars runs at the back of a MIKe which a friend of his touches already."""
    return world(
        model(at=(43, 45), agi=5, weapons=arms("schwert")),
        enemy("amboss", at=(48.25, 45), facing=0, type="mike", agi=4, weapons=arms("mike_servofaust"), **mike),
        model("luna", at=(48.25, 48.25)),
        acting="mars",
    )


CHARGE = "mars act attack_move", "mars charge schwert:amboss"


@pytest.mark.rule("RE-MOV-09", "RE-MOV-10", "RE-MOV-11", "RE-MEL-13", "RE-MEL-15", "RE-MEL-16", "RE-MEL-17")
@pytest.mark.rule("RE-MEL-04", "RE-MEL-06", "RE-GEO-03", "RE:melee_tie")
def test_example_11_a_charge_from_behind() -> None:
    told = act(from_behind(), *CHARGE, throws=[[4], [7], [8], [12], [1], [1]])
    assert said(told, "re-melee", "attack", "defence") == [(8, 5)]
    assert said(told, "re-melee-level-hit", "total") == [12]
    assert said(told, "re-structure-hit", "zone") == [Word("re-limb-right_arm")]
    assert told.result.find("amboss").vitals.limbs == (4, 6, 6)
    assert told.result.find("mars").ap == 4


@pytest.mark.rule("RE-MEL-11", "RE-MEL-12", "RE-MEL-10")
def test_example_11_on_guard_the_mike_repels_and_ripostes() -> None:
    told = act(
        from_behind(guard=True), *CHARGE, "amboss riposte mike_servofaust", throws=[[4], [7], [12], [1], [1], [1]]
    )
    assert said(told, "re-melee-repelled", "attack", "defence") == [(11, 12)]
    assert possible(asked_of(told, "amboss", "riposte")) == ["none", "mike_servofaust", "unarmed"]
    assert (told.result.find("amboss").ap, told.result.find("amboss").guard) == (4, False)
    assert said(told, "re-melee", "attack", "defence")[1] == (5, 6), "the friend helps in defence too"


@pytest.mark.rule("RE-MEL-21", "RE-MEL-22", "RE-MEL-23", "RE-MEL-24", "RE-MEL-25", "RE-MEL-08")
@pytest.mark.parametrize(
    ("fighter", "at", "attack", "damage", "left"),
    [({"ko": 4}, (47.5, 45), 5, 1, 5), ({"type": "mike", "ko": 7}, (48.25, 45), 9, 2, 4)],
)
def test_example_12_bare_hands(fighter: Any, at: tuple[float, float], attack: int, damage: int, left: int) -> None:
    table = world(model(**fighter), enemy(at=at, hp=9, agi=3), acting="mars")
    told = act(table, "mars act melee", throws=[[12], [1], [12], [1], [1]])
    assert said(told, "re-versus", "attack", "damage") == [(attack, damage)]
    assert told.result.find("amok").vitals.hp == 9 - damage
    assert told.result.find("mars").ap == left


@pytest.mark.rule("RE-CAM-13", "RE-CAM-14", "RE-CAM-18", "RE-EQP-01", "RE-TRA-02")
def test_example_13_spotting_with_help() -> None:
    hidden = enemy(at=(60, 45), camouflage="passive", camouflage_level=2, revealed=False)
    table = world(
        model(at=(40, 45), wn=6, items=gear("multi_scanner")),
        model("luna", at=(50, 30), facing=60, wn=6),
        hidden,
        acting="mars",
    )
    look = "mars act spot", "mars extra 0"
    helped = act(table, *look, "luna reaction spot_support", throws=[[11, 4]])
    assert said(helped, "re-spots", "value", "dice") == [(5, 2)]
    assert helped.result.find("amok").revealed
    assert [helped.result.find(who).ap for who in ("mars", "luna")] == [5, 4]
    alone = act(table, *look, throws=[[11]])
    assert alone.result.find("amok").camouflaged

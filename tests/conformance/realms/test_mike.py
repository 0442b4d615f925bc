"""The worked examples of MIKes, from the shot to the explosion."""

from typing import Any

import pytest

from conformance.realms.playing import act, arms, asked_of, play, refused, said, wears
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import replace
from systems.realms.builders import enemy, model, world


@pytest.mark.rule("RE-MIK-05", "RE-MIK-08", "RE-MIK-14", "RE:destroyed_zone_hit", "RE:limb_overkill")
def test_example_15_legs_shot_away() -> None:
    """The cannon does 4 to each zone it hits; two hits are too much for the legs, the third goes into the torso."""
    table = world(
        model(at=(30, 45), fk=10, ap=8, type="mike", weapons=arms("mike_sturmkanone")),
        enemy("amboss", at=(60, 45), type="mike", ko=7, hp=9, weapons=arms("mike_servofaust"), ap=0),
        acting="mars",
    )
    assert table.find("amboss").vitals.limbs == (6, 6, 6)
    lines = "mars act normal_shot", "mars act normal_shot"
    # To hit, zone, damage contest; the first hit makes the legs critical, the second is the end of them.
    throws = [[1], [12], [12], [1], [1], [12], [12], [1], [8]]
    told = play(table, lambda state: state.find("mars").ap == 0, *lines, throws=throws)
    hurt = told.result.find("amboss").vitals
    assert (hurt.limbs, hurt.legs, hurt.hp) == ((6, 6, 0), "immobile", 9)
    again = told.result.change("mars", vitals=table.find("mars").vitals)
    third = act(again, "mars act normal_shot", throws=[[1], [12], [12], [1], [1]])
    assert said(third, "re-structure-instead", "gone", "zone") == [(Word("re-limb-legs"), Word("re-limb-torso"))]
    assert third.result.find("amboss").vitals.hp == 5
    stuck = replace(third.result, phase=again.phase and replace(again.phase, who="amboss"))
    asked = asked_of(act(stuck.change("amboss", vitals=replace(stuck.find("amboss").vitals, ap=6))), "amboss", "act")
    assert refused(asked, "turn") == refused(asked, "move") == "RE-MIK-14"


@pytest.mark.rule("RE-MIK-12", "RE-DET-01", "RE-DET-02", "RE-DET-03", "RE-DET-04", "RE-ARE-07", "RE-ARE-08")
@pytest.mark.rule("RE-DMG-10", "RE-EFF-05")
def test_example_16_a_torso_gives_way_and_tears_others_along() -> None:
    soldier: dict[str, Any] = {"ko": 4, "hp": 4, "armour": wears("kampfweste")}
    table = world(
        model(at=(20, 45), fk=10, weapons=arms("gewehr")),
        enemy("amboss", at=(50, 45), type="mike", ko=7, hp=9, left=3, critical=True, was_critical=("torso",), ap=0),
        enemy("nah", at=(55, 45), **soldier),
        enemy("fern", at=(50, 52.5), **soldier),
        acting="mars",
    )
    shot = "mars act normal_shot", "mars shot gewehr:amboss"
    hit = [[1], [6], [12], [1]]
    told = act(table, *shot, throws=[*hit, [9], [2], [1], [12], [1], [1]])
    assert said(told, "re-explosion", "radius", "strength", "damage") == [(7, 7, 4)]
    assert said(told, "re-versus", "attack") == [5, 9, 9]
    near, far = (told.result.find(who).vitals for who in ("nah", "fern"))
    assert (near.hp, near.status) == (0, "out")
    assert (far.hp, far.status) == (2, "active")
    assert told.result.find("amboss").vitals.status == "removed"
    collapsed = act(table, *shot, throws=[*hit, [6]])
    assert collapsed.result.find("amboss").vitals.status == "wreck"
    assert not collapsed.notes("re-explosion")

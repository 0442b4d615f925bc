"""One whole round with given dice: two against two, from the first action points to the last explosion."""

from functools import cache
from typing import Any

import pytest

from conformance.realms.playing import GAME, arms, asked_of, had_phase, play, said, wears
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.realms.rules.core.profile import value
from regelwerk.systems.realms.state import World
from systems.realms.builders import box, enemy, model, piece, possible, world

MARS, LUNA, AMBOSS, HAMMER = (Ref(who) for who in ("mars", "luna", "amboss", "hammer"))


@cache
def begin() -> World:
    """Two soldiers against two battered MIKes, all with AP saved; a wall hides mars from amboss, not from hammer."""
    mike: dict[str, Any] = {
        "type": "mike",
        "facing": 180,
        "fov": 180,
        "ko": 7,
        "eh": 9,
        "armour": wears("mike_panzerung"),
    }
    return world(
        model(
            "mars", (40, 44), agi=6, fk=7, ko=5, wn=5, hp=5, unused=6,
            weapons=arms("maschinenpistole", "schockgranate"),
        ),
        model(
            "luna", (67, 46), 180, agi=5, ko=5, eh=3, hp=6, unused=6, markers=1,
            weapons=arms("vibro_axt"), armour=wears("kampfweste"),
        ),
        enemy(
            "amboss", (60, 45), left=3, limbs=(1, 6, 6), unused=6, fire_ready=True,
            weapons=arms("gewehr", "mike_servofaust"), **mike,
        ),
        enemy("hammer", (60, 51.9), left=1, unused=6, weapons=arms("mike_sturmkanone"), **mike),
        pieces=(piece("wand", box(48, 40, 49, 46.5), 10, 0),),
        stage="round_start",
    )  # fmt: skip


@cache
def hammer_fires() -> Transcript[World]:
    """The first pair: hammer is quicker and fires twice at mars, who dodges once in time and once too late."""
    return play(
        begin(),
        had_phase("hammer"),
        "blue pick mars",
        "red pick hammer",
        "hammer act normal_shot",
        "mars reaction dodge",
        "hammer act snap_shot",
        "mars reaction dodge",
        throws=[[3], [8], [2, 5], [6], [7], [2, 5], [3], [2], [12], [1]],
    )


@pytest.mark.rule("RE-RND-02", "RE-RND-03", "RE-SHK-04", "RE-ORD-01", "RE-ORD-02", "RE-ORD-03")
def test_action_points_and_the_order_of_a_pair() -> None:
    told = hammer_fires()
    assert said(told, "re-phase-begins", "who", "ap") == [(HAMMER, 9)]
    assert said(told, "re-markers-cost", "who", "ap", "left") == [(LUNA, 8, 0)]
    assert said(told, "re-race-won", "who", "whom") == [(HAMMER, MARS)]
    assert told.result.queue == ("mars",)


@pytest.mark.rule("RE-MOV-18", "RE-REA-06", "RE-REA-08", "RE-MODS-02", "RE-CRT-03", "RE-DMG-13", "RE:lost_interrupt")
def test_a_dodge_in_time_and_one_too_late() -> None:
    told = hammer_fires()
    assert said(told, "re-interrupt-won", "total", "active") == [(12, 9)]
    assert said(told, "re-interrupt-lost", "total", "active") == [(9, 9)]
    # FK 5, unwieldy -2, two shots +1; the dodge takes 1, the snap shot 2.
    assert said(told, "re-fires", "value") == [3, 2]
    mars = told.result.find("mars")
    assert (mars.vitals.hp, mars.vitals.critical, mars.ap) == (1, True, 6), "9, a dodge, and 2 for the critical state"


@cache
def mars_answers() -> Transcript[World]:
    """Mars comes out from behind the wall, is shot at there, splits a burst and throws a grenade that goes astray."""
    return play(
        hammer_fires().result,
        had_phase("mars"),
        "mars act move",
        "mars path 40,48",
        "amboss reaction reaction_fire:gewehr:3",
        "mars act normal_shot",
        "mars shot maschinenpistole:amboss",
        "mars shots 2",
        "mars next-target hammer",
        "mars act normal_shot",
        "mars shot schockgranate:hammer",
        throws=[[4, 1], [12], [4], [8], [7], [12], [1], [8], [10], [4]],
    )


@pytest.mark.rule("RE-SHO-09", "RE-SHO-10", "RE-SHO-11", "RE-MOV-03", "RE-MOV-08", "RE-GEO-21", "RE-INI-02")
def test_fire_at_the_corner() -> None:
    told = mars_answers()
    assert said(told, "re-interrupt-won", "who", "total", "active") == [(AMBOSS, 16, 9)]
    assert said(told, "re-fires", "who", "value")[0] == (AMBOSS, 3)
    amboss = told.result.find("amboss")
    assert (amboss.ap, amboss.fire_ready) == (6, False)
    assert told.result.find("mars").at.in_cm == (40.0, 48.0), "4 cm with BW 3 are two movement actions"


@pytest.mark.rule("RE-AUT-02", "RE-AUT-03", "RE-AUT-04", "RE-MIK-05", "RE-MIK-13", "RE-EFF-16")
def test_a_split_burst_takes_an_arm() -> None:
    told = mars_answers()
    # FK 7, critical -1, large +1, two shots each +1, the second target -1.
    assert said(told, "re-fires", "who", "value")[1:3] == [(MARS, 8), (MARS, 7)]
    assert said(told, "re-arm-destroyed", "who") == [AMBOSS]
    amboss = told.result.find("amboss")
    assert (amboss.vitals.limbs, value(told.result, amboss, "agi")) == ((0, 6, 6), 3)


@pytest.mark.rule("RE-ARE-03", "RE-ARE-05", "RE-ARE-06", "RE-GEO-13", "RE-GEO-14", "RE-WPN-03")
def test_a_grenade_bounces_off_the_wall() -> None:
    told = mars_answers()
    assert said(told, "re-area-goes-astray", "cm") == [8]
    (spot,) = said(told, "re-area-unseen", "spot")
    assert [float(part) for part in spot.split(",")] == pytest.approx([48, 46.3], abs=0.1)
    assert said(told, "re-area-nobody", "who") == [MARS]
    mars = told.result.find("mars")
    assert (mars.used, mars.ap) == ((("schockgranate", 1),), 0)


@cache
def luna_strikes() -> Transcript[World]:
    """The second pair: luna runs at amboss from behind, is repelled, stands a riposte and strikes again."""
    return play(
        mars_answers().result,
        lambda state: GAME.outcome(state) is not None,
        "luna opponent fight",
        "luna act attack_move",
        "luna charge vibro_axt:amboss",
        "amboss riposte mike_servofaust",
        "luna act melee",
        "luna melee vibro_axt:amboss",
        "amboss explosiv reroll",
        throws=[
            [7], [3],
            [2], [6], [10], [3], [1], [9],
            [10], [2], [1], [12], [1], [8],
            [2], [10], [10],
            [3], [12], [1], [9],
            [4], [10], [5],
        ],
    )  # fmt: skip


@pytest.mark.rule("RE-INI-04", "RE-MOV-11", "RE-MEL-12", "RE-MEL-13", "RE-MEL-15", "RE-MEL-17", "RE-REA-05")
def test_a_charge_from_behind_and_a_riposte() -> None:
    told = luna_strikes()
    assert said(told, "re-race-won", "who", "whom") == [(LUNA, AMBOSS)]
    assert said(told, "re-melee", "who", "attack", "defence") == [(LUNA, 7, 4), (AMBOSS, 4, 5), (LUNA, 6, 4)]
    assert said(told, "re-melee-repelled", "attack", "defence") == [(9, 10)]
    assert possible(asked_of(told, "amboss", "riposte")) == ["none", "mike_servofaust", "unarmed"]
    assert said(told, "re-contest-lost", "whom", "attack", "defence") == [(LUNA, 11, 12)]


@pytest.mark.rule("RE-MIK-12", "RE-DET-01", "RE-DET-02", "RE-DET-03", "RE-EFF-05", "RE-ARE-08", "RE:ruling_99")
def test_one_explosion_sets_off_the_next() -> None:
    told = luna_strikes()
    assert said(told, "re-detonates", "who") == [AMBOSS, HAMMER]
    assert said(told, "re-explosion", "who", "radius", "damage") == [(AMBOSS, 7, 4), (HAMMER, 7, 4)]
    assert said(told, "re-contest-won", "whom", "attack", "defence")[1:] == [(LUNA, 19, 13), (HAMMER, 21, 9)]
    assert said(told, "re-contest-tied", "whom", "attack", "defence") == [(LUNA, 13, 13)]
    luna = told.result.find("luna").vitals
    assert (luna.hp, luna.critical, luna.ap, luna.markers) == (2, True, 0, 1)


@pytest.mark.rule("RE-GAM-01", "RE-RND-01")
def test_whoever_has_nobody_left_has_lost() -> None:
    over = luna_strikes().result
    assert [over.find(who).vitals.status for who in ("amboss", "hammer")] == ["removed", "removed"]
    outcome = GAME.outcome(over)
    assert outcome is not None and (outcome.winner, outcome.seats) == ("blue", ("blue",))

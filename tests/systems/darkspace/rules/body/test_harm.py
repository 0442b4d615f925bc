"""Harm: boxes, lost damage, the end of a distraction, dropping out, and hits on whoever lies there."""

import pytest

from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.harm import harm
from regelwerk.systems.darkspace.state import Actor, Damage, World
from regelwerk.systems.darkspace.values import Physical
from systems.darkspace.builders import actor, armour, character, facts, henchman, machine, told, world


def hit(state: World, monitor: Physical, damage: int, *faces: int, who: str = "rhea") -> World:
    return told(lambda: harm(state, who, monitor, damage, "DS-ATT-06"), faces=faces).result


@pytest.mark.rule("DS-ATT-06", "DS-MON-01")
def test_ds_att_06_damage_marks_boxes_of_its_monitor() -> None:
    rhea = hit(world(character()), "mobility", 2).find("rhea")
    assert rhea.hurt == Damage(mobility=2)
    assert rhea.able


@pytest.mark.rule("DS-ATT-06", "DS:overflow")
def test_damage_beyond_the_free_boxes_is_lost_or_goes_inward() -> None:
    worn = character(armour=armour(2, 1), constitution=4)
    assert hit(world(worn), "defensive", 3).find("rhea").hurt == Damage(defensive=2)
    inward = Options(overflow="inward")
    assert hit(world(worn, options=inward), "defensive", 3).find("rhea").hurt == Damage(mobility=1, defensive=2)


@pytest.mark.rule("DS-MON-15")
def test_ds_mon_15_a_hit_on_a_monitor_without_boxes_is_lost() -> None:
    run = told(lambda: harm(world(character()), "rhea", "defensive", 2, "DS-ATT-06"))
    assert run.result.find("rhea").hurt == Damage()
    assert [line.rule_id for line in run.notes("ds-nothing-marked")] == ["DS-MON-15"]


@pytest.mark.rule("DS-MOV-08")
def test_ds_mov_08_a_wound_ends_a_distraction_and_a_lost_hit_does_not() -> None:
    state = world(character(distracted_by="guard"), henchman())
    assert hit(state, "vital", 1).find("rhea").distracted_by == ""
    assert hit(state, "defensive", 1).find("rhea").distracted_by == "guard"


@pytest.mark.rule("DS-INC-02", "DS-INC-03", "DS-MON-07")
def test_ds_inc_02_a_full_vital_monitor_takes_somebody_out_of_the_order() -> None:
    state = world(character(at_controls=True), henchman(), queue=("rhea", "guard"), engaged=(("guard", "rhea"),))
    after = hit(state, "vital", 3)
    rhea = after.find("rhea")
    assert (rhea.out, rhea.was_out, rhea.at_controls) == ("damage", True, False)
    assert after.queue == ("guard",)
    assert after.engaged == ()
    assert after.has("out:rhea")


@pytest.mark.rule("DS-INC-02")
def test_ds_inc_02_interaction_and_mobility_together_are_as_bad() -> None:
    lame = character(hurt={"mobility": 3})
    assert hit(world(lame), "interaction", 2).find("rhea").able
    assert hit(world(lame), "interaction", 3).find("rhea").out == "damage"


@pytest.mark.rule("DS-INC-03")
def test_ds_inc_03_whoever_drops_out_in_their_own_phase_has_no_more_of_it() -> None:
    after = hit(world(character(), acting="rhea"), "vital", 3)
    assert after.phase is not None
    assert after.phase.over


DOWN = character(constitution=2, hurt={"vital": 2}, out="damage")


@pytest.mark.rule("DS-DTH-01", "DS:last_breath_trigger")
def test_ds_dth_01_an_effective_hit_on_the_body_calls_for_the_last_breath_even_without_a_free_box() -> None:
    assert hit(world(DOWN), "vital", 1, 7, 4).find("rhea").dead
    assert hit(world(DOWN), "mobility", 1, 7, 4).find("rhea").dead
    marked_only = Options(last_breath_trigger="marked_box")
    assert not hit(world(DOWN, options=marked_only), "vital", 1).find("rhea").dead
    assert hit(world(DOWN, options=marked_only), "mobility", 1, 7, 4).find("rhea").dead


@pytest.mark.rule("DS-DTH-01", "DS:last_breath_trigger")
def test_ds_dth_01_a_hit_on_the_armour_kills_nobody() -> None:
    worn = character(armour=armour(3, 1), constitution=2, hurt={"vital": 2}, out="damage")
    assert not hit(world(worn), "defensive", 1).find("rhea").dead


@pytest.mark.rule("DS-DTH-01", "DS-INC-06")
def test_ds_dth_01_who_is_out_by_stress_fights_for_life_too() -> None:
    worn_out = character(stress=20, out="stress")
    assert hit(world(worn_out), "vital", 1, 9, 8, 1).find("rhea").out == "stress"
    assert hit(world(worn_out), "vital", 1, 5, 4, 1).find("rhea").dead


@pytest.mark.rule("DS-DTH-01")
def test_the_dead_and_machines_make_no_last_breath() -> None:
    assert hit(world(replace(DOWN, dead=True)), "vital", 1).find("rhea").dead
    wreck = machine("rhea", hurt={"interaction": 2, "mobility": 2}, out="damage")
    assert not hit(world(wreck), "vital", 1).find("rhea").dead


@pytest.mark.rule("DS-MON-02", "DS-GRP-02")
@pytest.mark.parametrize(
    ("target", "expected"),
    [
        (actor("rhea", "object", "", size=3), Damage(vital=2)),
        (actor("rhea", "group", "guards", competence=2, strength=2), Damage(vital=2)),
    ],
    ids=["object", "group"],
)
def test_plain_objects_and_groups_have_one_track_for_every_hit(target: Actor, expected: Damage) -> None:
    for monitor in ("vital", "interaction", "mobility", "defensive"):
        assert hit(world(target), monitor, 2).find("rhea").hurt == expected


@pytest.mark.rule("DS-MON-07", "DS-MON-02")
def test_ds_mon_07_what_is_destroyed_leaves_a_mark_for_events() -> None:
    run = told(lambda: harm(world(actor("door", "object", "", size=2)), "door", "vital", 2, "DS-ATT-06"))
    assert run.result.has("destroyed:door")
    assert facts(run, "ds-destroyed", "who") == [(Ref("door"),)]


@pytest.mark.rule("DS-MON-08", "DS-MON-11", "DS-MON-13")
def test_the_log_says_what_somebody_cannot_do_any_more() -> None:
    def lines(person: Actor, monitor: Physical, damage: int) -> list[tuple[str, str]]:
        run = told(lambda: harm(world(person), "rhea", monitor, damage, "DS-ATT-06"))
        return [(line.rule_id, line.message) for line in run.log if line.message.startswith("ds-full-")]

    worn = character(armour=armour(2, 1))
    assert lines(worn, "interaction", 3) == [("DS-MON-08", "ds-full-interaction")]
    assert lines(worn, "mobility", 3) == [("DS-MON-11", "ds-full-mobility")]
    assert lines(worn, "defensive", 2) == [("DS-MON-13", "ds-full-defensive")]
    assert lines(worn, "defensive", 1) == []
    assert lines(character(armour=armour(2, 1), hurt={"defensive": 2}), "defensive", 1) == []
    assert lines(character(hurt={"mobility": 3}), "interaction", 3) == [], "out of action says it all"

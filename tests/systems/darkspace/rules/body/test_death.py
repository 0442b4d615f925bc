"""The last breath: alone and with first aid, who makes it, and the clock of the bleeding."""

from typing import Any

import pytest

from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.death import bleeding, is_at_hand, last_breath, treated
from regelwerk.systems.darkspace.rules.body.harm import harm
from regelwerk.systems.darkspace.state import Actor, World
from systems.darkspace.builders import (
    actor,
    character,
    facts,
    henchman,
    machine,
    possible,
    questions,
    told,
    world,
    zone,
)

DYING = character("rhea", constitution=2, skills={"fitness": 2}, hurt={"vital": 2}, out="damage")
MEDIC = character("juro", intelligence=3, skills={"education": 4})


def breath(state: World, *answers: str, faces: tuple[int, ...] = (), who: str = "rhea") -> Transcript[World]:
    return told(lambda: last_breath(state, who), *answers, faces=faces)


@pytest.mark.rule("DS-DTH-01")
def test_we_20_thirteen_is_one_short_and_deadly() -> None:
    run = breath(world(DYING), faces=(7, 4))
    rhea = run.result.find("rhea")
    assert rhea.dead
    assert rhea.out == "damage"
    assert run.result.has("dead:rhea")
    assert facts(run, "ds-probe-last-breath", "result", "success") == [(13, False)]
    assert len(run.notes("ds-dies")) == 1


@pytest.mark.rule("DS-DTH-01")
def test_ds_dth_01_fourteen_keeps_somebody_alive_and_out() -> None:
    run = breath(world(DYING), faces=(7, 5))
    rhea = run.result.find("rhea")
    assert not rhea.dead
    assert rhea.out == "damage"
    assert len(run.notes("ds-breathes")) == 1


@pytest.mark.rule("DS-DTH-01")
def test_ds_dth_01_cybernesis_counts_if_it_is_better() -> None:
    rebuilt = character("rhea", constitution=2, skills={"fitness": 1, "cybernesis": 4}, out="damage")
    run = breath(world(rebuilt), faces=(6, 4))
    assert not run.result.find("rhea").dead
    assert [check.facts["skill"].key for check in run.notes("ds-probe-last-breath")] == ["ds-skill-cybernesis"]  # type: ignore[union-attr]


@pytest.mark.rule("DS-DTH-02", "DS-CORE-16")
def test_we_20_first_aid_makes_it_a_group_probe_with_the_highest_skill() -> None:
    run = breath(world(DYING, MEDIC), "help", faces=(7, 4, 6, 5, 1))
    assert questions(run) == ["DS-DTH-02", "DS-CORE-19", "DS-CORE-19"]
    assert [asked.prompt.who for asked in run.asked] == ["juro", "rhea", "juro"]
    assert facts(run, "ds-group-probe", "result", "success") == [(15, True)]
    assert not run.result.find("rhea").dead


@pytest.mark.rule("DS-DTH-02")
def test_ds_dth_02_a_comrade_may_stay_out_of_it() -> None:
    run = breath(world(DYING, MEDIC), "stay", faces=(7, 4))
    assert possible(run.asked[0]) == ["stay", "help"]
    assert run.asked[0].prompt.seat == "juro"
    assert run.asked[0].prompt.default == "stay"
    assert run.result.find("rhea").dead


@pytest.mark.rule("DS-CORE-16", "DS-DTH-02")
def test_ds_core_16_a_collapse_among_the_helpers_strikes_out_the_best_throw() -> None:
    shaken = replace(MEDIC, stress=6)
    run = breath(world(DYING, shaken), "help", faces=(3, 2, 1, 9, 4))
    assert facts(run, "ds-group-probe", "result", "struck", "success") == [(9, (13,), False)]
    assert run.result.find("rhea").dead, "13 is struck out, 5 and education 4 are not enough"
    assert run.result.find("juro").doubled


@pytest.mark.rule("DS-CORE-16", "DS-DTH-02")
def test_ds_core_16_if_every_throw_is_struck_out_the_group_fails() -> None:
    shaken = replace(DYING, stress=8), replace(MEDIC, stress=6)
    run = breath(world(*shaken), "help", faces=(4, 3, 3, 2, 1))
    assert facts(run, "ds-group-nothing-left", "struck") == [((7, 5),)]
    assert run.result.find("rhea").dead


@pytest.mark.rule("DS-DTH-01", "DS-CORE-19")
def test_ds_core_19_stress_buys_dice_for_the_last_breath() -> None:
    run = breath(world(DYING), "2", faces=(7, 4, 1, 5))
    assert not run.result.find("rhea").dead
    assert run.result.find("rhea").stress == 2


@pytest.mark.rule("DS-DTH-01", "DS:henchman_last_breath")
def test_henchmen_throw_their_competence_or_die_at_once() -> None:
    guard = henchman("guard", 3, hurt={"vital": 3}, out="damage")
    run = breath(world(guard), faces=(9, 5, 1), who="guard")
    assert not run.result.find("guard").dead
    assert questions(run) == []
    expert = henchman("guard", 3, hurt={"vital": 3}, out="damage", expertise=("fitness",))
    assert breath(world(expert), faces=(8, 5, 1), who="guard").result.find("guard").dead, "three dice, no skill"
    grim = breath(world(guard, options=Options(henchman_last_breath="dies")), who="guard")
    assert grim.result.find("guard").dead
    strict = breath(world(DYING, options=Options(henchman_last_breath="dies")), faces=(7, 5))
    assert not strict.result.find("rhea").dead, "characters always throw"


@pytest.mark.rule("DS-GRP-02", "DS-DTH-01")
def test_a_broken_group_has_no_last_breath() -> None:
    gang = actor("gang", "group", "guards", competence=2, strength=2, hurt={"vital": 10}, out="broken")
    state = world(gang)
    assert breath(state, who="gang").result == state


@pytest.mark.rule("DS-DTH-01")
def test_who_was_distracted_is_not_hampered_when_fighting_for_life() -> None:
    run = breath(world(replace(DYING, distracted_by="guard"), henchman()), faces=(7, 5))
    assert not run.result.find("rhea").dead


AT_HAND: list[tuple[str, Actor, dict[str, Any], bool]] = [
    ("in the same zone", MEDIC, {}, True),
    ("in another zone", replace(MEDIC, zone="yard"), {}, False),
    ("in close combat", MEDIC, {"engaged": (("guard", "juro"),)}, False),
    ("beside the dying, also in close combat", MEDIC, {"engaged": (("guard", "juro"), ("juro", "rhea"))}, True),
]


@pytest.mark.rule("DS-DTH-02", "DS-HEA-02")
@pytest.mark.parametrize(("_name", "medic", "changes", "expected"), AT_HAND, ids=[case[0] for case in AT_HAND])
def test_who_is_at_hand(_name: str, medic: Actor, changes: dict[str, Any], expected: bool) -> None:
    state = world(DYING, medic, henchman(), zones=(zone("hall"), zone("yard")), **changes)
    assert is_at_hand(state, "juro", "rhea") is expected


@pytest.mark.rule("DS-DTH-02")
def test_an_opponent_who_is_out_holds_nobody() -> None:
    state = world(DYING, MEDIC, henchman(out="damage"), engaged=(("guard", "juro"),))
    assert is_at_hand(state, "juro", "rhea")


@pytest.mark.rule("DS-DTH-02", "DS:movement_scale")
def test_where_metres_count_a_helper_must_be_near() -> None:
    options = Options(movement_scale="metres")
    near = world(replace(DYING, position=(0, 0)), replace(MEDIC, position=(20, 0)), options=options)
    far = world(replace(DYING, position=(0, 0)), replace(MEDIC, position=(21, 0)), options=options)
    assert is_at_hand(near, "juro", "rhea")
    assert not is_at_hand(far, "juro", "rhea")


@pytest.mark.rule("DS-DTH-02")
@pytest.mark.parametrize(
    "helper",
    [
        replace(MEDIC, out="stress"),
        replace(MEDIC, waiting=True),
        replace(MEDIC, hurt=replace(MEDIC.hurt, interaction=3)),
        machine("bot", "crew"),
        henchman("juro", 2, "guards"),
    ],
    ids=["unconscious", "not there yet", "no probes", "a machine", "an opponent"],
)
def test_nobody_else_is_asked_for_first_aid(helper: Actor) -> None:
    assert questions(breath(world(DYING, helper), faces=(7, 5))) == ["DS-CORE-19"]


@pytest.mark.rule("DS-DTH-03")
def test_ds_dth_03_whoever_lies_there_untreated_has_half_an_hour_per_constitution() -> None:
    state = world(
        DYING,
        character("oda", constitution=4, hurt={"interaction": 4, "mobility": 3}, out="damage"),
        henchman("guard", 2, hurt={"vital": 2}, out="damage"),
        character("tir", out="stress", stress=20),
        character("mako", hurt={"vital": 3}, out="damage", dead=True),
        character("well", hurt={"vital": 1}),
        machine(hurt={"vital": 3}, out="damage"),
    )
    run = told(lambda: bleeding(state))
    assert facts(run, "ds-bleeding", "who", "minutes") == [(Ref("rhea"), 60), (Ref("oda"), 120), (Ref("guard"), 60)]


@pytest.mark.rule("DS-DTH-03")
def test_ds_dth_03_treatment_stops_the_bleeding_until_the_next_hit() -> None:
    state = treated(world(DYING), "rhea")
    assert told(lambda: bleeding(state)).log == []
    hit_again = told(lambda: harm(state, "rhea", "vital", 1, "DS-ATT-06"), faces=(7, 5)).result
    assert len(told(lambda: bleeding(hit_again)).log) == 1


@pytest.mark.rule("DS-DTH-03")
def test_ds_dth_03_a_treatment_does_not_stop_what_begins_to_bleed_later() -> None:
    """Her leg was seen to while she still stood; then a shot puts her down, and nobody has looked at that."""
    patched = treated(world(character(constitution=2, hurt={"mobility": 1})), "rhea")
    down = told(lambda: harm(patched, "rhea", "vital", 2, "DS-ATT-06")).result
    assert facts(told(lambda: bleeding(down)), "ds-bleeding", "minutes") == [(60,)]


@pytest.mark.rule("DS-DTH-01", "DS-DTH-02")
def test_the_log_calls_the_last_breath_and_first_aid_by_their_names() -> None:
    together = breath(world(DYING, MEDIC), "help", faces=(7, 4, 6, 5, 1))
    lines = [
        (line.rule_id, line.message) for line in together.log if "-joint-" in line.message or "-group-" in line.message
    ]
    assert lines == [
        ("DS-DTH-01", "ds-joint-last-breath"),
        ("DS-DTH-02", "ds-joint-first-aid"),
        ("DS-CORE-16", "ds-joint-throw"),
        ("DS-CORE-16", "ds-joint-throw"),
        ("DS-CORE-16", "ds-group-probe"),
    ]

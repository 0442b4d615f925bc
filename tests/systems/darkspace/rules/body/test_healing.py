"""Healing: grit and its stress, the medic's treatments, and coming back once the cause is gone."""

from collections.abc import Sequence

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.healing import ACTS, needs, revive, splits, treat_check
from regelwerk.systems.darkspace.rules.body.monitors import check_incapacity
from regelwerk.systems.darkspace.rules.core.acts import Act, Done
from regelwerk.systems.darkspace.state import Actor, Damage, Deed, World
from regelwerk.systems.darkspace.values import Item
from systems.darkspace.builders import (
    actor,
    armour,
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

GRIT, TREAT = ACTS


def offered(act: Act, state: World, who: str) -> Sequence[Deed]:
    offer = act.deeds(state, state.find(who))
    assert not isinstance(offer, Refused)
    return offer


def refused(act: Act, state: World, who: str) -> str:
    """The rule by which an act is refused; "" if it is not."""
    offer = act.deeds(state, state.find(who))
    return offer.rule_id if isinstance(offer, Refused) else ""


def grits(state: World, *answers: str, die: int) -> Transcript[Done]:
    deed = offered(GRIT, state, "rhea")[0]
    return told(lambda: GRIT.perform(state, deed), *answers, faces=(die,))


def treats(state: World, deed: Deed, *faces: int) -> Transcript[Done]:
    return told(lambda: TREAT.perform(state, deed), faces=faces)


# -- Grit -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-HEA-01", "DS-INC-06", "DS:stress_incapacitates_at")
def test_we_24_grit_heals_first_and_then_stress_may_be_too_much() -> None:
    hurt = character(constitution=4, stress=15, hurt={"vital": 3})
    run = grits(world(hurt), die=6)
    after, success = run.result
    assert success
    assert after.find("rhea").hurt == Damage()
    assert (after.find("rhea").stress, after.find("rhea").out) == (21, "stress")
    assert run.asked == [], "nothing is asked where everything heals"


@pytest.mark.rule("DS-HEA-01")
def test_ds_hea_01_the_die_is_plain_and_costs_its_face() -> None:
    after, _ = grits(world(character(stress=2, hurt={"mobility": 1})), die=10).result
    assert (after.find("rhea").stress, after.find("rhea").hurt) == (12, Damage())


@pytest.mark.rule("DS-HEA-01")
def test_ds_hea_01_grit_is_a_routine_of_1_ae() -> None:
    state = world(character(hurt={"vital": 1}))
    assert GRIT.nature == "routine"
    assert GRIT.cost(state, Deed("grit", "rhea")).total == 1


@pytest.mark.rule("DS-HEA-01", "DS:grit_scope")
def test_ds_hea_01_three_boxes_may_be_split_over_the_body_in_any_way() -> None:
    hurt = character(hurt={"vital": 2, "interaction": 1, "mobility": 2, "defensive": 2})
    assert splits(hurt, Options()) == ((2, 1, 0), (2, 0, 1), (1, 1, 1), (1, 0, 2), (0, 1, 2))
    run = grits(world(hurt), "vital:1,mobility:2", die=1)
    assert possible(run.asked[0])[0] == run.asked[0].prompt.default == "vital:2,interaction:1"
    assert run.result[0].find("rhea").hurt == Damage(vital=1, interaction=1, defensive=2)


@pytest.mark.rule("DS-HEA-01", "DS:grit_scope")
def test_by_ruling_grit_heals_the_vital_monitor_only() -> None:
    vital = Options(grit_scope="vital")
    hurt = character(hurt={"vital": 2, "interaction": 2, "mobility": 2})
    run = grits(world(hurt, options=vital), die=1)
    assert run.asked == []
    assert run.result[0].find("rhea").hurt == Damage(interaction=2, mobility=2)
    assert refused(GRIT, world(character(hurt={"mobility": 1}), options=vital), "rhea") == "DS-HEA-01"


@pytest.mark.rule("DS-HEA-01")
def test_ds_hea_01_armour_and_the_unhurt_have_nothing_to_grit_over() -> None:
    assert refused(GRIT, world(character()), "rhea") == "DS-HEA-01"
    assert refused(GRIT, world(character(hurt={"defensive": 2})), "rhea") == "DS-HEA-01"


@pytest.mark.rule("DS-HEA-01")
def test_ds_hea_01_without_a_stress_track_there_is_no_grit() -> None:
    for other in (henchman("rhea", 2, hurt={"vital": 1}), machine("rhea", hurt={"vital": 1})):
        assert offered(GRIT, world(other), "rhea") == ()


# -- The medic --------------------------------------------------------------------------------------------------------

MEDIC = character("juro", intelligence=3, skills={"education": 3}, items=("medkit",))
HURT = character("rhea", constitution=4, hurt={"vital": 3})
ON_VITAL = Deed("treat", "juro", "rhea", "medkit", "vital")


@pytest.mark.rule("DS-HEA-02")
def test_ds_hea_02_education_against_ten_and_twice_the_wounds() -> None:
    check = treat_check(world(MEDIC, HURT), ON_VITAL)
    assert check.difficulty is not None
    assert [term.amount for term in check.difficulty.terms] == [10, 6]
    assert (check.skill, check.pool.total, check.bonus.total) == ("education", 3, 3)


@pytest.mark.rule("DS-HEA-02")
def test_ds_hea_02_success_frees_as_many_boxes_as_the_medkit_is_large() -> None:
    run = treats(world(MEDIC, HURT), ON_VITAL, 8, 5, 1)
    after, success = run.result
    assert success
    assert after.find("rhea").hurt == Damage(vital=2), "two boxes of four are free"
    assert facts(run, "ds-treats", "boxes") == [(1,)]


@pytest.mark.rule("DS-HEA-02")
def test_ds_hea_02_failure_changes_nothing_and_may_be_tried_again() -> None:
    state = world(MEDIC, HURT)
    run = treats(state, ON_VITAL, 7, 5, 1)
    after, success = run.result
    assert not success
    assert after == state
    assert len(run.notes("ds-treats-in-vain")) == 1


@pytest.mark.rule("DS-HEA-02", "DS-MON-06")
def test_ds_hea_02_a_large_medkit_heals_up_to_the_maximum_only() -> None:
    small = character("rhea", constitution=2, hurt={"vital": 2}, out="damage", initiative=9)
    medic = character("juro", skills={"education": 5}, items=("medbag",))
    after, _ = treats(world(medic, small), Deed("treat", "juro", "rhea", "medbag", "vital"), 5, 4, 1).result
    assert after.find("rhea").hurt == Damage()


@pytest.mark.rule("DS-HEA-02")
def test_ds_hea_02_only_what_a_medkit_can_better_is_offered() -> None:
    patient = character("rhea", constitution=4, hurt={"vital": 2, "interaction": 3, "mobility": 1})
    assert [deed.detail for deed in offered(TREAT, world(MEDIC, patient), "juro")] == ["interaction"]
    assert refused(TREAT, world(MEDIC, character("rhea", hurt={"mobility": 1})), "juro") == "DS-HEA-02"


@pytest.mark.rule("DS-HEA-02", "DS-COST-03")
@pytest.mark.parametrize(("kit", "cost"), [("stim", 1), ("medkit", 1), ("medbag", 2)])
def test_ds_cost_03_a_medkit_costs_half_its_class(kit: str, cost: int) -> None:
    medic = character("juro", items=(kit,))
    assert TREAT.cost(world(medic, HURT), Deed("treat", "juro", "rhea", kit, "vital")).total == cost


@pytest.mark.rule("DS-HEA-02")
def test_ds_hea_02_patients_are_organic_living_comrades_and_oneself() -> None:
    patients = (
        HURT,
        henchman("ally", 3, "crew", hurt={"vital": 3}),
        machine("bot", "crew", hurt={"vital": 2}),
        actor("gang", "group", "crew", competence=2, strength=2, hurt={"vital": 9}),
        henchman("guard", 3, hurt={"vital": 3}),
        character("dead", hurt={"vital": 3}, out="damage", dead=True),
    )
    medic = replace(MEDIC, hurt=Damage(mobility=2))
    deeds = offered(TREAT, world(medic, *patients), "juro")
    assert [(deed.target, deed.detail) for deed in deeds] == [
        ("juro", "mobility"),
        ("rhea", "vital"),
        ("ally", "vital"),
    ]


@pytest.mark.rule("DS-HEA-02")
def test_ds_hea_02_the_patient_must_be_at_hand() -> None:
    away = world(MEDIC, replace(HURT, zone="yard"), zones=(zone("hall"), zone("yard")))
    assert refused(TREAT, away, "juro") == "DS-HEA-02"
    held = world(MEDIC, HURT, henchman(), engaged=(("guard", "juro"),))
    assert refused(TREAT, held, "juro") == "DS-HEA-02"


@pytest.mark.rule("DS-HEA-02", "DS-MON-08", "DS:medic_rule")
def test_without_a_medkit_hands_or_the_rule_nobody_is_treated() -> None:
    assert offered(TREAT, world(character("juro"), HURT), "juro") == ()
    tool = Item("wrench", Name.of("Schlüssel", en="wrench"), "tool", 1, 1)
    assert offered(TREAT, world(character("juro", items=(tool,)), HURT), "juro") == ()
    assert offered(TREAT, world(replace(MEDIC, used=("medkit",)), HURT), "juro") == ()
    assert offered(TREAT, world(MEDIC, HURT, options=Options(medic_rule="off")), "juro") == ()
    shaking = replace(MEDIC, hurt=Damage(interaction=3))
    assert refused(TREAT, world(shaking, HURT), "juro") == "DS-MON-08"


# -- Coming back ------------------------------------------------------------------------------------------------------


def back(patient: Actor, options: Options | None = None) -> World:
    state = world(character("juro", account=5), patient, options=options)
    return told(lambda: revive(state, "rhea")).result


@pytest.mark.rule("DS-INC-05", "DS-HEA-02", "DS:return_account")
def test_ds_inc_05_who_is_treated_comes_back_like_somebody_who_joins() -> None:
    down = replace(HURT, hurt=Damage(vital=4), out="damage", account=2, initiative=9)
    run = treats(world(replace(MEDIC, account=5), down), ON_VITAL, 9, 8, 1)
    rhea = run.result[0].find("rhea")
    assert (rhea.out, rhea.hurt.vital, rhea.account) == ("", 2, 6)
    kept = Options(return_account="keep")
    again = treats(world(replace(MEDIC, account=5), down, options=kept), ON_VITAL, 9, 8, 1)
    assert again.result[0].find("rhea").account == 2


@pytest.mark.rule("DS-INC-05")
def test_ds_inc_05_as_long_as_there_is_a_cause_nobody_comes_back() -> None:
    assert back(replace(HURT, hurt=Damage(interaction=4, mobility=3), out="damage")).find("rhea").out == "damage"
    assert back(replace(HURT, hurt=Damage(), out="damage", dead=True)).find("rhea").out == "damage"
    assert back(replace(HURT, out="")).find("rhea").account == 0, "who is not out does not join"


@pytest.mark.rule("DS-INC-05", "DS-INC-06")
def test_ds_inc_06_stress_keeps_people_out_until_they_rest() -> None:
    assert back(character("rhea", out="stress", stress=20)).find("rhea").out == "stress"
    assert back(character("rhea", out="damage", stress=20)).find("rhea").out == "stress"
    no_limit = Options(stress_incapacitates_at=0)
    assert back(character("rhea", out="damage", stress=20, initiative=5), no_limit).find("rhea").able


@pytest.mark.rule("DS-HEA-02", "DS:take_out_lasts")
def test_r_84_a_medic_brings_round_whoever_was_taken_out_against_the_damage_of_that_hit() -> None:
    stunned = character("rhea", out="taken_out", taken_out=3, initiative=9)
    state = world(MEDIC, stunned)
    (deed,) = offered(TREAT, state, "juro")
    assert deed == Deed("treat", "juro", "rhea", "medkit", "waking")
    assert treats(state, deed, 8, 4, 1).result[0].find("rhea").out == "taken_out"
    awake = treats(state, deed, 8, 5, 1).result[0].find("rhea")
    assert (awake.out, awake.taken_out) == ("", 0)
    for_rounds = world(MEDIC, stunned, options=Options(take_out_lasts="rounds"))
    assert refused(TREAT, for_rounds, "juro") == "DS-HEA-02", "there only time helps"


@pytest.mark.rule("DS-INC-05", "DS:take_out_lasts")
def test_waking_does_not_help_against_wounds_nor_treatment_against_the_blow() -> None:
    beaten = character("rhea", constitution=2, out="taken_out", hurt={"vital": 2})
    assert back(beaten).find("rhea").out == "damage"
    assert back(character("rhea", out="damage", taken_out=3)).find("rhea").out == "taken_out"


@pytest.mark.rule("DS-HEA-02")
def test_a_probe_of_the_medic_may_be_bettered_with_stress() -> None:
    run = told(lambda: TREAT.perform(world(MEDIC, HURT), ON_VITAL), "1", faces=(8, 2, 1, 5))
    assert questions(run) == ["DS-CORE-19"]
    assert run.result[1]


@pytest.mark.rule("DS-MON-12", "DS-HEA-01", "DS-HEA-02")
def test_ds_mon_12_what_is_marked_on_armour_is_the_armours_and_heals_by_nothing() -> None:
    dented = character(armour=armour(5, 3), hurt={"vital": 1, "defensive": 4}, items=("medbag",))
    state = world(dented, acting="rhea")
    assert needs(dented, dented.sheet.item("medbag"), state.options) == ("vital",)
    after, _ = told(lambda: GRIT.perform(state, Deed("grit", "rhea")), faces=(3,)).result
    assert after.find("rhea").hurt == Damage(defensive=4)
    other = character(armour=armour(5, 3), hurt={"defensive": 5})
    assert other.able and told(lambda: check_incapacity(world(other), "rhea")).result.find("rhea").able


@pytest.mark.rule("DS-HEA-02", "DS:take_out_lasts")
def test_only_who_was_taken_out_is_brought_round_and_then_for_good() -> None:
    kit = character(items=("medbag",)).sheet.item("medbag")
    assert needs(henchman(hurt={"vital": 1}), kit, Options()) == ("vital",)
    assert needs(henchman(out="taken_out", taken_out=1), kit, Options()) == ("waking",)
    assert needs(henchman(out="taken_out", taken_out=1), kit, Options(take_out_lasts="rounds")) == ()
    state = world(
        character(items=("medbag",)), character("oda", out="taken_out", taken_out=2, back_in=9), acting="rhea"
    )
    deed = Deed("treat", "rhea", "oda", "medbag", "waking")
    after, _ = told(lambda: TREAT.perform(state, deed), "0", faces=(8, 6, 1, 5, 4, 1)).result
    oda = after.find("oda")
    assert (oda.out, oda.taken_out, oda.back_in) == ("", 0, 0)

"""Simple acts: aim, distraction, switches and handicaps that are borne."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.harm import harm
from regelwerk.systems.darkspace.rules.core.acts import key_of
from regelwerk.systems.darkspace.rules.core.probe import basic_check, mode_of
from regelwerk.systems.darkspace.rules.core.scenes import Switch
from regelwerk.systems.darkspace.rules.core.simple_acts import ACTS, distract_check
from regelwerk.systems.darkspace.state import Actor, Deed, Phase, World
from regelwerk.systems.darkspace.values import EXTENDED, LONG
from systems.darkspace.builders import actor, character, facts, henchman, machine, system, told, world, zone

AIM, DISTRACT, USE_ITEM, SUPPRESS = ACTS


def keys(act: Any, state: World, who: str = "rhea") -> list[str]:
    offer = act.deeds(state, state.find(who))
    assert not isinstance(offer, Refused), offer
    return [key_of(deed) for deed in offer]


def refused(act: Any, state: World, who: str = "rhea") -> str:
    offer = act.deeds(state, state.find(who))
    assert isinstance(offer, Refused)
    return offer.rule_id


@pytest.mark.rule("DS-MOV-09", "DS-COST-05")
def test_aiming_costs_one_and_gives_one_die() -> None:
    state = world(character())
    assert keys(AIM, state) == ["aim"]
    assert AIM.cost(state, Deed("aim", "rhea")).total == 1
    after, _ = told(lambda: AIM.perform(state, Deed("aim", "rhea"))).result
    assert after.find("rhea").aim == 1
    assert refused(AIM, after) == "DS-MOV-09"


@pytest.mark.rule("DS-MON-08", "DS-MOV-09")
def test_aiming_is_a_routine_and_stays_possible_without_probes() -> None:
    assert keys(AIM, world(character(hurt={"interaction": 3}))) == ["aim"]


@pytest.mark.rule("DS:aim_stacks")
def test_where_aims_stack_each_gives_another_die() -> None:
    state = world(character(aim=1), options=Options(aim_stacks=True))
    transcript = told(lambda: AIM.perform(state, Deed("aim", "rhea")))
    assert transcript.result[0].find("rhea").aim == 2
    assert facts(transcript, "ds-aims", "dice") == [(2,)]


def talkers(**changes: Any) -> World:
    return world(
        character(presence=3, skills={"charisma": 2}),
        character("marok", side="guards", concentration=3),
        character("oda"),
        **changes,
    )


DEED = Deed("distract", "rhea", "marok")


@pytest.mark.rule("DS-MOV-07", "DS-MOV-08")
def test_who_is_distracted_is_hampered_in_all_that_does_not_concern_the_distractor() -> None:
    transcript = told(lambda: DISTRACT.perform(talkers(), DEED), "0", faces=[8, 6, 3])
    after, success = transcript.result
    assert success
    assert facts(transcript, "ds-probe", "result", "success") == [(16, True)]
    assert after.find("marok").distracted_by == "rhea"
    other = basic_check(after, "marok", "body_control", "DS-ATT-01", concerns=("oda",))
    assert mode_of(other, after.options) == "hampered"
    same = basic_check(after, "marok", "body_control", "DS-ATT-01", concerns=("rhea",))
    assert mode_of(same, after.options) == "normal"
    assert after.find("marok").hurt == talkers().find("marok").hurt


@pytest.mark.rule("DS-MOV-07")
def test_one_short_of_ten_and_twice_the_concentration_fails() -> None:
    after, success = told(lambda: DISTRACT.perform(talkers(), DEED), "0", faces=[8, 5, 3]).result
    assert not success
    assert after.find("marok").distracted_by == ""


@pytest.mark.rule("DS-MOV-08")
def test_damage_ends_a_distraction() -> None:
    state = talkers().change("marok", distracted_by="rhea")
    after = told(lambda: harm(state, "marok", "vital", 1, "DS-ATT-06")).result
    assert after.find("marok").distracted_by == ""


@pytest.mark.rule("DS-MOV-09", "DS-DEF-07", "DS-MOV-07")
def test_aim_and_full_defence_count_in_a_distraction() -> None:
    state = talkers().change("rhea", aim=1).change("marok", full_defence=4)
    check = distract_check(state, DEED)
    assert check.pool.total == 4
    assert check.bonus.total == -2
    assert check.difficulty is not None
    assert check.difficulty.total == 16
    assert DISTRACT.cost(state, DEED).total == 1


def apart(distance: int, options: Options) -> World:
    zones = (zone("hall"), zone("yard"))
    people: tuple[Actor, ...] = (character(), henchman("g", zone="yard"), henchman("off", zone="yard", waiting=True))
    return world(*people, zones=zones, links=(("hall", "yard", distance),), options=options)


@pytest.mark.rule("DS:distract_reach")
def test_distractions_reach_up_to_long_or_anywhere() -> None:
    assert keys(DISTRACT, apart(LONG, Options())) == ["g"]
    assert refused(DISTRACT, apart(EXTENDED, Options())) == "DS-MOV-07"
    assert keys(DISTRACT, apart(EXTENDED, Options(distract_reach="any"))) == ["g"]


@pytest.mark.rule("DS-MOV-07", "DS-MON-08")
def test_who_can_distract_whom() -> None:
    state = world(
        character(), machine("drone"), machine("van", size=6), henchman("driver", aboard="van"),
        system("core", waiting=False), character("oda"),
    )  # fmt: skip
    assert keys(DISTRACT, state) == ["drone", "van"]
    assert refused(DISTRACT, state.change("rhea", hurt=replace(state.find("rhea").hurt, interaction=3))) == "DS-MON-08"
    assert DISTRACT.deeds(state, state.find("core")) == (), "a system has no voice"
    assert DISTRACT.deeds(state.change("rhea", infiltrating=True), replace(state.find("rhea"), infiltrating=True)) == ()


@pytest.mark.rule("DS-MOV-06", "DS-COST-05")
def test_a_switch_is_pressed_once_and_leaves_its_mark() -> None:
    switch = Switch("gate_switch", Name.of("Torschalter", en="gate switch"))
    state = world(character(), character("oda", zone="yard"), zones=(zone("hall", switches=(switch,)), zone("yard")))
    assert keys(USE_ITEM, state) == ["gate_switch"]
    assert USE_ITEM.deeds(state, state.find("oda")) == []
    deed = Deed("use_item", "rhea", detail="gate_switch")
    assert USE_ITEM.cost(state, deed).total == 1
    after, _ = told(lambda: USE_ITEM.perform(state, deed)).result
    assert after.has("pressed:gate_switch")
    assert USE_ITEM.deeds(after, after.find("rhea")) == []
    for other in (machine("rhea"), character(infiltrating=True)):
        assert USE_ITEM.deeds(state.put(other), other) == (), "machines press nothing, nor does who hides"


@pytest.mark.rule("DS-DIS-02", "DS:handicap_effect")
def test_a_point_of_stress_silences_a_handicap() -> None:
    state = world(character(handicaps=("dexterity", "presence"), suppressed=("presence",)))
    assert keys(SUPPRESS, state) == ["dexterity"]
    deed = Deed("suppress_handicap", "rhea", detail="dexterity")
    assert SUPPRESS.cost(state, deed).total == 0
    assert mode_of(basic_check(state, "rhea", "speed", "DS-MOV-03"), state.options) == "hampered"
    after, _ = told(lambda: SUPPRESS.perform(state, deed)).result
    assert after.find("rhea").stress == 1
    assert after.find("rhea").suppressed == ("presence", "dexterity")
    assert mode_of(basic_check(after, "rhea", "speed", "DS-MOV-03"), after.options) == "normal"
    assert SUPPRESS.deeds(after, after.find("rhea")) == []


@pytest.mark.rule("DS:handicap_effect", "DS-INC-06")
def test_handicaps_are_only_silenced_where_it_matters_and_can_be_borne() -> None:
    assert refused(SUPPRESS, world(character(handicaps=("dexterity",), stress=19))) == "DS-INC-06"
    assert keys(SUPPRESS, world(character(handicaps=("dexterity",), stress=18))) == ["dexterity"]
    whole = world(character(stress=19))
    assert SUPPRESS.deeds(whole, whole.find("rhea")) == []
    no_effect = world(character(handicaps=("dexterity",)), options=Options(handicap_effect="none"))
    assert SUPPRESS.deeds(no_effect, no_effect.find("rhea")) == ()
    spent = world(character(handicaps=("dexterity",)), phase=Phase("rhea", used=3))
    assert SUPPRESS.deeds(spent, spent.find("rhea")) == ()


def test_simple_acts_have_words() -> None:
    state = talkers()
    assert AIM.label(state, Deed("aim", "rhea")).key == "ds-answer-aim"
    assert DISTRACT.label(state, DEED).key == "ds-answer-distract"
    assert USE_ITEM.label(state, Deed("use_item", "rhea", detail="x")).key == "ds-answer-use-item"
    label = SUPPRESS.label(state, Deed("suppress_handicap", "rhea", detail="dexterity"))
    assert label.key == "ds-answer-suppress-handicap"


@pytest.mark.rule("DS-GRP-03", "DS-MOV-07", "DS-MOV-08")
def test_a_group_distracts_several_with_one_throw() -> None:
    """Concentration 3 is 16, concentration 5 is 20; full defence is each one's own."""
    gang = replace(actor("gang", "group", "guards", competence=3, strength=4), strength=4)
    people = (character("rhea"), character("juro", concentration=5), character("oda", full_defence=2))
    state = world(gang, *people, acting="gang", options=Options(henchman_groups=True))
    deed = Deed("distract", "gang", "rhea")
    after, success = told(lambda: DISTRACT.perform(state, deed), "juro", "oda", "0", faces=[9, 8, 1]).result
    assert success and after.find("gang").strength == 2
    assert [after.find(who).distracted_by for who in ("rhea", "juro", "oda")] == ["gang", "", ""]

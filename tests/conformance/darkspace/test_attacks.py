"""WE-08 to WE-11, WE-17 and WE-22: attacks, with the windows in which the others may interrupt them."""

from typing import Any

import pytest
from msgspec.structs import astuple

from conformance.darkspace.playing import act, fact, phase, play
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.state import Actor, World
from systems.darkspace.builders import armour, character, facts, world, zone


def apart(category: int, *actors: Actor, acting: str = "a", **changes: Any) -> World:
    """Everybody in the hall but those who are told to be in the yard, so far away."""
    zones = (zone(), zone("yard"))
    return world(*actors, zones=zones, links=(("hall", "yard", category),), acting=acting, **changes)


def close(*actors: Actor, **changes: Any) -> World:
    """The first two at touching distance."""
    first, second = sorted(actor.id for actor in actors[:2])
    return world(*actors, acting=actors[0].id, engaged=((first, second),), **changes)


# -- WE-08 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-ATT-01", "DS-ATT-03", "DS-ATT-04", "DS-ATT-06", "DS-ATT-09", "DS-PEN-01", "DS-PEN-03")
@pytest.mark.rule("DS-MON-03", "DS-MON-04", "DS-MON-05", "DS:interaction_boxes")
@pytest.mark.parametrize(
    ("mk", "result", "hurt"),
    [pytest.param(2, 19, (0, 2, 0, 0), id="plus three"), pytest.param(4, 16, (0, 0, 0, 2), id="without it")],
)
def test_we_08_a_shot(mk: int, result: int, hurt: tuple[int, ...]) -> None:
    shooter = character("a", dexterity=4, skills={"body_control": 3}, weapons=("rifle",))
    target = character("b", "guards", constitution=3, dexterity=4, armour=armour(4, mk), zone="yard")
    transcript = act(apart(3, shooter, target), "a act attack", throws=[[8, 5, 3, 2]])
    assert fact(transcript, "ds-attack-hits", "result", "penetration", "damage") == (result, 6, 2)
    assert astuple(transcript.result.find("b").hurt) == hurt
    assert transcript.result.find("a").account == 2


# -- WE-09 ------------------------------------------------------------------------------------------------------------


def knife_fight() -> World:
    return close(
        character("a", constitution=3, skills={"strength": 4}, weapons=("knife",)),
        character("b", "guards", armour=armour(5, 3)),
    )


@pytest.mark.rule("DS-PEN-02", "DS-ATT-07")
def test_we_09_a_knife_bounces_off_however_well_it_is_led() -> None:
    transcript = act(knife_fight(), "a act attack", "a which knife:b", throws=[[9, 9, 8]])
    assert fact(transcript, "ds-attack-bounces", "result", "penetration", "soft") == (22, 2, 3)
    assert transcript.result.find("b").hurt.total == 0


@pytest.mark.rule("DS-ATT-10", "DS-CORE-09", "DS-PEN-03")
def test_we_09_it_gets_through_a_weak_spot() -> None:
    lines = ("a act attack", "a which knife:b", "a weak-spot weak_spot")
    transcript = act(knife_fight(), *lines, throws=[[9, 8, 7]])
    assert fact(transcript, "ds-attack-hits", "result", "damage") == (19, 1)
    assert astuple(transcript.result.find("b").hurt) == (0, 1, 0, 0)


# -- WE-10 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-DEF-01", "DS-DEF-02", "DS-DEF-03", "DS-DEF-04", "DS-DEF-06", "DS-DEF-07", "DS-DEF-17")
@pytest.mark.rule("DS-ACT-05", "DS-PEN-04", "DS-MON-15", "DS:full_defence_counts_fee", "DS:plus3_stacking")
@pytest.mark.parametrize(
    ("dice", "result", "hurt"),
    [
        pytest.param([10, 8, 4, 6], 18, (0, 0, 2, 0), id="raw 20"),
        pytest.param([10, 7, 4, 6], 17, (0, 0, 0, 0), id="raw 19"),
    ],
)
def test_we_10_defence_in_melee(dice: list[int], result: int, hurt: tuple[int, ...]) -> None:
    guard = character("guard", "guards", constitution=3, skills={"strength": 2}, weapons=("baton",))
    defender = character("lina", dexterity=2, constitution=2)
    lines = ("guard act attack", "guard which baton:lina", "lina interrupt defend")
    extras = ("lina extra-ae 1", "lina extra-stress 1")
    transcript = act(close(guard, defender), *lines, *extras, throws=[dice])
    after = transcript.result.find("lina")
    (bonus,) = (note.facts["bonus"] for note in transcript.log if note.message == "ds-attack-hits")
    terms = {term.rule_id: term.amount for term in bonus.terms}  # type: ignore[union-attr]
    assert terms == {"DS-CORE-05": 2, "DS-DEF-04": -2, "DS-DEF-06": -1, "DS-DEF-07": -2, "DS-PEN-03": 3}
    assert fact(transcript, "ds-attack-hits", "result") == result
    assert astuple(after.hurt) == hurt
    assert (after.account, after.stress, after.full_defence) == (2, 2, 2)
    assert transcript.result.find("guard").account == 2


# -- WE-11 ------------------------------------------------------------------------------------------------------------


def gunner_and_soldier() -> World:
    soldier = character(
        "soldier", "guards", dexterity=4, skills={"body_control": 3}, weapons=("carbine",), armour=armour(5, 3)
    )
    gunner = character("gunner", weapons=("cannon", "knife"), zone="yard")
    victim = character("victim", armour=armour(5, 3), zone="yard")
    return apart(2, soldier, gunner, victim, acting="soldier")


@pytest.mark.rule("DS-DEF-02", "DS-DEF-09", "DS-DEF-10", "DS-PEN-03", "DS:pin_range", "DS:pin_duration")
def test_we_11_who_shoots_under_covering_fire_is_hit_for_it() -> None:
    lines = ("soldier act attack", "soldier which carbine:victim", "gunner interrupt pin_down:cannon")
    transcript = act(gunner_and_soldier(), *lines, throws=[[9, 8, 3, 2]])
    after = transcript.result
    assert fact(transcript, "ds-attack-hits", "result", "damage") == (15, 1)
    assert after.find("victim").hurt.defensive == 1
    assert fact(transcript, "ds-covering-fire", "damage") == 3
    assert after.find("soldier").hurt.defensive == 3
    assert (after.find("gunner").account, after.find("gunner").stress) == (1, 1)


@pytest.mark.rule("DS-DEF-08", "DS-DEF-09", "DS-DEF-10")
def test_we_11_who_misses_under_fire_is_not_hit_but_the_phase_is_over() -> None:
    lines = ("soldier act attack", "soldier which carbine:victim", "gunner interrupt pin_down:cannon")
    transcript = phase(gunner_and_soldier(), *lines, throws=[[9, 7, 3, 2]])
    after = transcript.result
    assert fact(transcript, "ds-attack-misses", "result") == 14
    assert after.find("soldier").hurt.total == 0
    assert after.find("soldier").account == 1 and transcript.notes("ds-phase-ends")


# -- WE-17 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-AMB-01", "DS-AMB-02", "DS-AMB-03", "DS:take_out_scope", "DS:ambush_interrupts")
def test_we_17_taken_out_from_an_ambush() -> None:
    hunter = character("a", dexterity=3, skills={"body_control": 2}, weapons=("cannon",))
    prey = character("b", "guards", constitution=3, dexterity=3, armour=armour(5, 4), zone="yard", weapons=("cannon",))
    other = character("c", "guards", zone="yard", weapons=("cannon",))
    start = replace(apart(4, hunter, prey, other, acting="", surprised="guards"), stage="setup", round=0)
    lines = ("a act attack", "a which cannon:b", "a ambush take_out")
    throws = [[9, 8, 1], [8, 8, 1], [7, 7, 1], [9, 8, 3]]
    transcript = play(start, lambda state: state.round == 1, *lines, throws=throws)
    after = transcript.result
    assert fact(transcript, "ds-attack-hits", "result", "damage") == (19, 3)
    assert astuple(after.find("b").hurt) == (0, 3, 0, 0)
    assert after.find("b").out == "taken_out" and not after.find("b").active
    assert after.queue == ("c", "a") and after.find("a").account == 3, "the shot is on the account already (R-104)"
    assert not any("interrupt" in asked.prompt.question.key for asked in transcript.asked)


# -- WE-22 ------------------------------------------------------------------------------------------------------------


def distracted() -> World:
    """A talker, a shooter, and a guard who is to act after the talker."""
    talker = character("talker", presence=3, skills={"charisma": 2})
    shooter = character("shooter", weapons=("pistol",))
    guard = character("guard", "guards", concentration=3, weapons=("pistol",))
    queue: Any = {"queue": ("guard", "shooter"), "stage": "phase"}
    return world(talker, shooter, guard, acting="talker", **queue)


@pytest.mark.rule("DS-MOV-07", "DS-MOV-08", "DS-CORE-09")
def test_we_22_whoever_is_distracted_shoots_badly_at_anybody_else() -> None:
    talked = phase(distracted(), "talker act distract", throws=[[8, 6, 3]])
    assert fact(talked, "ds-probe", "result", "difficulty", "success") == (16, 16, True)
    until_shot = ("guard act attack", "guard which pistol:shooter", "guard act attack", "guard which pistol:talker")
    transcript = play(
        talked.result, lambda state: state.find("guard").account == 2, *until_shot, throws=[[9, 4, 3], [9, 4, 3]]
    )
    # Hampered the nine goes, at the talker it stays; both lose nothing else and gain 3 against no armour.
    assert facts(transcript, "ds-attack-misses", "result") == [(10,)]
    assert facts(transcript, "ds-attack-hits", "result") == [(16,)]
    assert transcript.result.find("guard").distracted_by == "talker"
    over = play(transcript.result, lambda state: "guard" in state.acted)
    assert over.result.find("guard").distracted_by == ""


@pytest.mark.rule("DS-MOV-09", "DS-ACT-01")
def test_we_22_an_aim_is_a_die_more_for_the_next_attack() -> None:
    start = replace(distracted(), phase=None, stage="order", queue=("shooter",))
    lines = ("shooter act aim", "shooter act attack", "shooter act end")
    transcript = play(start, lambda state: "shooter" in state.acted, *lines, throws=[[1, 1, 2, 1]])
    assert fact(transcript, "ds-attack-misses", "pool") == 4
    assert transcript.result.find("shooter").account == 2

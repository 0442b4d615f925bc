"""Bracing: which weapons, where, what it helps and when it ends."""

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.space import rectangle
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import planned
from regelwerk.systems.phasesix.state import Combat, Fighter
from systems.phasesix.builders import fight, possible, refusal, someone, step

BRACE = "brace:ak_47"
BURST = "attack:ak_47:burst:robber"
WALL = rectangle("wall", 20, 0, 21, 40, solid=True, kind="5")
BUSH = rectangle("bush", 60, 0, 61, 40, solid=False, kind="6")


def rifleman(state: Combat) -> tuple[str, int]:
    juri = state.find("juri")
    return juri.braced, number(state, juri, "ak_47")


def number(state: Combat, juri: Fighter, weapon: str) -> int:
    """The Mindestwurf of an attack with this weapon."""
    arm = juri.sheet.weapon(weapon)
    return planned(state.scene, juri, someone("robber"), arm, arm.modes[0]).strike.figures.min_roll.total


def at(x: float, options: Options | None = None, *, crouched: int = 0) -> Combat:
    juri = someone("juri", ready=("ak_47",)).with_condition("crouched", crouched)
    places = {"juri": (x, 20.0), "robber": (90.0, 20.0)}
    return fight(juri, someone("robber", actions=0), positions=places, terrain=[WALL, BUSH], options=options)


@pytest.mark.rule("PS-BRC-01", "PS-BRC-02")
def test_ps_brc_01_bracing_costs_an_action_and_lowers_the_number_by_one() -> None:
    state = fight(someone("juri", ready=("ak_47",)), someone("robber", actions=0))
    assert rifleman(state) == ("", 5)
    braced = step(state, BRACE).result
    assert rifleman(braced) == ("ak_47", 4)
    assert braced.find("juri").actions == 1


@pytest.mark.rule("PS-BRC-01")
def test_ps_brc_01_bows_and_blades_cannot_be_braced() -> None:
    asked = step(fight(someone("mira", ready=("longbow",)), someone("robber", actions=0)), "end_turn").asked[0]
    assert not any(key.startswith("brace") for key in possible(asked))
    in_the_bag = step(fight(someone("juri", ready=("glock",)), someone("robber", actions=0)), "end_turn").asked[0]
    assert {key for key in possible(in_the_bag) if key.startswith("brace")} == {"brace:glock"}


@pytest.mark.rule("PS-BRC-01", "PS-ACT-07")
def test_ps_act_07_nobody_braces_a_weapon_while_walking() -> None:
    everything = Options(walk_extra_scope="any_single")
    assert BRACE in possible(step(at(19.5, everything), "end_turn").asked[0])
    walk = step(at(19.5, everything), "walk", "stay", "none")
    assert BRACE not in possible(walk.asked[2])


@pytest.mark.rule("PS-BRC-02", "PS-CRT-03")
def test_ps_brc_02_a_braced_shot_hits_on_four_and_crits_as_before() -> None:
    state = step(fight(someone("juri", ready=("ak_47",)), someone("robber", actions=0)), BRACE).result
    played = step(state, "attack:ak_47:single:robber", faces=[4, (6, 4), 3, *[1] * 5])
    hits = played.notes("ps-hits")[0].facts
    assert (hits["normals"], hits["crits"]) == (2, 0), "10 is no crit"


@pytest.mark.rule("PS-BRC-02", "PS-CND-10")
def test_ps_brc_02_crouched_and_braced_balance_each_other() -> None:
    state = fight(someone("juri", ready=("ak_47",)).with_condition("crouched", 1), someone("robber", actions=0))
    assert rifleman(state) == ("", 6)
    assert rifleman(step(state, BRACE).result) == ("ak_47", 5)


@pytest.mark.rule("PS-BRC-03", "PS:ruling_75")
def test_ps_brc_03_taking_the_weapon_up_again_costs_nothing_and_is_no_action() -> None:
    state = fight(someone("juri", ready=("ak_47",), braced="ak_47"), someone("robber"))
    played = step(state, "take_up:ak_47")
    assert rifleman(played.result) == ("", 5)
    assert played.result.find("juri").actions == 2
    assert len(played.asked) == 1, "nobody may react"


@pytest.mark.rule("PS:brace_duration")
def test_ruling_51_the_support_lasts_for_any_number_of_shots() -> None:
    state = fight(someone("juri", ready=("ak_47",), braced="ak_47"), someone("robber", actions=0))
    for _ in range(2):
        played = step(state, BURST, faces=[4, *[1] * 9])
        assert played.notes("ps-hits")[0].facts["normals"] == 1, "bursts too"
        state = played.result
    assert rifleman(state) == ("ak_47", 4)


@pytest.mark.rule("PS:brace_duration")
def test_ruling_51_or_for_one_shot() -> None:
    juri = someone("juri", ready=("ak_47",), braced="ak_47")
    state = fight(juri, someone("robber", actions=0), options=Options(brace_duration="one_shot"))
    played = step(state, BURST, faces=[4, *[1] * 9])
    assert played.notes("ps-hits")[0].facts["normals"] == 1
    assert rifleman(played.result) == ("", 5)


@pytest.mark.rule("PS:brace_duration", "PS-BRC-03")
@pytest.mark.parametrize("answers", [("crouch",), ("ready:glock",), ("run", "15,20"), ("walk", "18,20", "none")])
def test_ruling_51_moving_changing_posture_or_weapon_ends_it(answers: tuple[str, ...]) -> None:
    state = at(19.5)
    state = state.put(replace(state.find("juri"), braced="ak_47"))
    assert step(state, *answers).result.find("juri").braced == ""


@pytest.mark.rule("PS-BRC-01", "PS:brace_support")
def test_ruling_85_lying_anywhere_or_standing_next_to_half_cover() -> None:
    assert BRACE in possible(step(at(19), "end_turn").asked[0]), "a metre from the wall"
    assert refusal(step(at(18.9), "end_turn").asked[0], BRACE) == "PS-BRC-01"
    assert refusal(step(at(59.5), "end_turn").asked[0], BRACE) == "PS-BRC-01", "a bush (6+) supports nothing"
    assert BRACE in possible(step(at(40, crouched=1), "end_turn").asked[0])


@pytest.mark.rule("PS:brace_support")
def test_ruling_85_or_everywhere() -> None:
    assert BRACE in possible(step(at(40, Options(brace_support="always")), "end_turn").asked[0])


@pytest.mark.rule("PS-BRC-02")
def test_ps_brc_02_only_the_braced_weapon_is_steadier() -> None:
    juri = someone("juri", ready=("glock",), braced="glock")
    state = fight(juri)
    assert number(state, juri, "glock") == 4
    assert number(state, juri, "ak_47") == 5
    assert number(state, juri, "unarmed") == 5


@pytest.mark.rule("PS:brace_duration", "PS:ruling_74")
def test_ruling_51_a_weapon_drawn_freely_ends_it_too_though_the_other_hand_keeps_the_pistol() -> None:
    """The same as readying another weapon for an action."""
    nadja = someone("nadja", ready=("glock",), braced="glock", sheet={"weapons": ("glock", "dagger")})
    drawn = step(fight(nadja, someone("robber", actions=0)), "attack:dagger:melee:robber", faces=[1] * 4)
    assert (drawn.result.find("nadja").ready, drawn.result.find("nadja").braced) == (("dagger", "glock"), "")

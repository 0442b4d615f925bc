"""Wrong distance: range, twice the range, and what a table may decide about it."""

import pytest

from regelwerk.engine.interpreters.scripted import Asked
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import attack_dice, planned
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import fight, refusal, someone, step


def apart(metres: float, who: str = "mira", **options: object) -> Combat:
    settled = Options(**{"rule_wrong_distance": True, **options})  # type: ignore[arg-type]
    places = {who: (10, 10), "robber": (10 + metres, 10)}
    return fight(someone(who), someone("robber"), positions=places, options=settled)


def dice_and_number(state: Combat, weapon: str) -> tuple[int, int]:
    one, other = state.fighters
    arm = one.sheet.weapon(weapon)
    figures = planned(state.scene, one, other, arm, arm.modes[0]).strike.figures
    return figures.dice.total, figures.min_roll.total


def asked(state: Combat) -> Asked:
    return step(state, "end_turn").asked[0]


SHOT = "attack:longbow:single:robber"


@pytest.mark.rule("PS-DST-01", "PS-DST-02", "PS-DST-03")
@pytest.mark.parametrize(("metres", "dice"), [(1, 7), (59.99, 7), (60, 7), (60.01, 5), (119, 5), (120, 5)])
def test_ps_dst_03_beyond_the_range_two_dice_fewer(metres: float, dice: int) -> None:
    assert dice_and_number(apart(metres), "longbow") == (dice, 5)
    assert refusal(asked(apart(metres)), SHOT) == ""


@pytest.mark.rule("PS-DST-02")
def test_ps_dst_02_the_range_is_measured_along_the_straight_line() -> None:
    options = Options(rule_wrong_distance=True)
    for place, dice in (((10 + 36, 10 + 48), 7), ((10 + 36, 10 + 48.01), 5)):
        places = {"mira": (10, 10), "robber": place}
        state = fight(someone("mira"), someone("robber"), positions=places, options=options)
        assert dice_and_number(state, "longbow") == (dice, 5)


@pytest.mark.rule("PS-DST-04")
def test_ps_dst_04_beyond_twice_the_range_no_attack() -> None:
    assert refusal(asked(apart(120.01)), SHOT) == "PS-DST-04"


@pytest.mark.rule("PS:rule_wrong_distance")
def test_ps_rule_wrong_distance_is_off_unless_wanted() -> None:
    state = apart(180, rule_wrong_distance=False)
    assert dice_and_number(state, "longbow") == (7, 5)
    assert refusal(asked(state), SHOT) == ""


@pytest.mark.rule("PS:distance_penalty", "PS-DST-03")
def test_ps_distance_penalty_may_raise_the_min_roll() -> None:
    assert dice_and_number(apart(61, distance_penalty="min_roll_plus_2"), "longbow") == (7, 7)
    assert dice_and_number(apart(60, distance_penalty="min_roll_plus_2"), "longbow") == (7, 5)


@pytest.mark.rule("PS:distance_penalty", "PS:min_roll_floor")
def test_ps_distance_penalty_comes_before_the_floor() -> None:
    """A braced rifle in the hands of somebody with Mindestwurf 2: 2 - 1 + 2 = 3, not floor 2 and then 2 more."""
    state = apart(100, who="juri", distance_penalty="min_roll_plus_2")
    juri = someone("juri", sheet={"min_roll": 2}, braced="ak_47", position=state.fighters[0].position)
    plan = planned(state.scene, juri, state.fighters[1], juri.sheet.weapon("ak_47"), "single")
    assert plan.strike.figures.min_roll.total == 3


@pytest.mark.rule("PS:distance_scope", "PS-GEA-04")
def test_ps_distance_scope_melee_weapons_reach_or_do_not() -> None:
    assert refusal(asked(apart(1, who="hagen")), "attack:axe:melee:robber") == ""
    assert refusal(asked(apart(1.5, who="hagen")), "attack:axe:melee:robber") == "PS-GEA-04"


@pytest.mark.rule("PS:distance_scope")
def test_ps_distance_scope_all_lets_blades_reach_twice_as_far_with_fewer_dice() -> None:
    assert dice_and_number(apart(1, who="hagen", distance_scope="all"), "axe") == (7, 5)
    state = apart(1.5, who="hagen", distance_scope="all")
    assert dice_and_number(state, "axe") == (5, 5)
    assert refusal(asked(state), "attack:axe:melee:robber") == ""
    assert refusal(asked(apart(2.1, who="hagen", distance_scope="all")), "attack:axe:melee:robber") == "PS-GEA-04"


@pytest.mark.rule("PS-DST-01", "PS:distance_scope")
def test_ps_dst_01_thrown_weapons_have_a_range_too() -> None:
    for metres, refused, dice in ((10, "", 5), (20, "", 3), (20.5, "PS-DST-04", 3)):
        places = {"robber": (10, 10), "mira": (10 + metres, 10)}
        state = fight(someone("robber"), someone("mira"), positions=places, options=Options(rule_wrong_distance=True))
        assert refusal(asked(state), "attack:throwing_axe:throw:mira") == refused
        robber, mira = state.fighters
        assert attack_dice(state, robber, mira, robber.sheet.weapon("throwing_axe"), "throw").total == dice

"""Endings: last side standing, goals of scenarios, the round limit, leaving the field."""

import pytest

from regelwerk.engine.game import Outcome
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.game import outcome
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import CONTENT, fight, someone, step


def down(state: Combat, *who: str, condition: str = "dying") -> Combat:
    return state.put_all(replace(state.find(one), conditions=((condition, 1),)) for one in who)


def brawl() -> Combat:
    return fight(someone("hagen"), someone("leyla"), someone("wolf"), someone("robber"))


def ended(state: Combat) -> tuple[str | None, str, str]:
    end = outcome(state)
    assert isinstance(end, Outcome)
    return end.winner, end.reason.key, end.rule_id


def scenario(name: str) -> Combat:
    return replace(start(scenario_document(CONTENT, name, {})), phase="turn", round=1)


@pytest.mark.rule("PS:combat_end")
@pytest.mark.parametrize("condition", ["dead", "dying", "unconscious"])
def test_ruling_64_one_side_left(condition: str) -> None:
    assert outcome(brawl()) is None
    assert outcome(down(brawl(), "wolf", condition=condition)) is None
    last = down(brawl(), "wolf", "robber", condition=condition)
    assert ended(last) == ("heroes", "ps-end-last-standing", "PS:combat_end")


@pytest.mark.rule("PS:combat_end", "PS-CND-12")
def test_ruling_64_sleepers_are_still_in_the_fight() -> None:
    assert outcome(down(brawl(), "wolf", "robber", condition="asleep")) is None


@pytest.mark.rule("PS:combat_end")
def test_ruling_64_both_sides_down_is_a_draw() -> None:
    assert ended(down(brawl(), "hagen", "leyla", "wolf", "robber")) == (None, "ps-end-nobody", "PS:combat_end")


@pytest.mark.rule("PS:combat_end")
def test_ruling_64_the_last_blow_ends_it_with_its_step() -> None:
    state = fight(someone("hagen", ready=("axe",)), someone("robber", hearts=1, actions=0))
    after = step(state, "attack:axe:melee:robber", faces=[5, 5, *[1] * 5]).result
    assert ended(after)[0] == "heroes"


@pytest.mark.rule("PS:combat_end", "PS-CND-08")
def test_ruling_64_so_do_the_effects_at_the_start_of_a_turn() -> None:
    robber = someone("robber", hearts=1, actions=0, conditions=(("bleeding", 1),))
    after = step(replace(fight(robber, someone("hagen")), phase="turn_start"), faces=[1, 1]).result
    assert ended(after)[0] == "heroes"


@pytest.mark.rule("PS:combat_end")
def test_the_round_limit_is_a_draw_when_its_last_round_is_over() -> None:
    state = scenario("hohlweg")
    assert outcome(replace(state, round=20)) is None
    assert ended(replace(state, round=21)) == (None, "ps-end-round-limit", "PS:combat_end")
    over = down(replace(state, round=21), "robber_1", "robber_2", "robber_3", "wolf")
    assert ended(over)[0] == "heroes", "a side that has won in time has won"


# -- goals ----------------------------------------------------------------------------------------------------------


def at_x(state: Combat, **places: float) -> Combat:
    return state.put_all(replace(state.find(who), position=Point.metres(x, 10)) for who, x in places.items())


@pytest.mark.rule("PS:combat_end")
def test_lagerhalle_is_won_when_both_heroes_have_come_through_alive() -> None:
    hall = scenario("lagerhalle")
    assert outcome(at_x(hall, juri=38)) is None, "one is not enough"
    assert outcome(at_x(hall, juri=37.99, nadja=39)) is None
    assert ended(at_x(hall, juri=38, nadja=39)) == ("heroes", "ps-end-escaped", "PS:combat_end")
    dead = down(at_x(hall, juri=38, nadja=39), "nadja", condition="dead")
    assert outcome(dead) is None, "both, alive"


@pytest.mark.rule("PS:combat_end")
def test_lagerhalle_is_won_when_all_guards_are_out() -> None:
    hall = scenario("lagerhalle")
    awake = down(hall, "guard_mp5_1", "guard_mp5_2", "guard_shield")
    assert outcome(awake) is None, "one still sleeps"
    assert ended(down(awake, "guard_mp5_3"))[0] == "heroes"
    assert ended(down(hall, "juri", "nadja"))[:2] == ("guards", "ps-end-last-standing")


@pytest.mark.rule("PS:combat_end", "PS-CND-03")
def test_gruft_is_lost_with_hagen() -> None:
    crypt = scenario("gruft")
    assert outcome(crypt) is None
    assert ended(down(crypt, "hagen", condition="dead"))[1:] == ("ps-end-must-live", "PS:combat_end")
    assert ended(down(crypt, "hagen", condition="dead"))[0] == crypt.find("zombie_1").side
    foes = [f.id for f in crypt.fighters if f.side != "heroes"]
    both = down(down(crypt, *foes), "hagen", condition="dead")
    assert ended(both)[0] != "heroes", "also if all foes are out by then"


@pytest.mark.rule("PS:combat_end")
def test_gruft_is_won_when_all_foes_are_out_and_hagen_lives_or_lost_when_all_heroes_are_out() -> None:
    crypt = scenario("gruft")
    foes = [f.id for f in crypt.fighters if f.side != "heroes"]
    assert ended(down(crypt, *foes))[0] == "heroes", "dying is alive"
    assert ended(down(crypt, "leyla", "mira", "juri"))[0] == crypt.find("zombie_1").side


# -- leaving --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS:ruling_93", "PS:combat_end")
def test_ruling_93_who_has_left_is_not_beaten() -> None:
    state = brawl()
    state = state.put(replace(state.find("leyla"), gone=True))
    assert outcome(state) is None
    fallen = down(state, "hagen")
    assert ended(fallen) == (None, "ps-end-left", "PS:ruling_93"), "nobody has beaten Leyla"
    won = down(state, "wolf", "robber")
    assert ended(won) == ("heroes", "ps-end-last-standing", "PS:combat_end")

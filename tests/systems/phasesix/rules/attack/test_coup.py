"""Coup de grâce: on whom, what its successes do, and who wakes when it fails."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import fight, possible, refusal, someone, step

COUP = "coup_de_grace:axe:melee:robber"
MISS = [1] * 7


def over(*conditions: tuple[str, int], options: Options | None = None, **changes: Any) -> Combat:
    """Hagen with his axe (7 dice) over a robber in some condition."""
    robber = someone("robber", conditions=conditions, actions=0, **changes)
    return fight(someone("hagen", ready=("axe",)), robber, options=options)


def cited(played: Transcript[Combat]) -> list[str]:
    """The rules by which the log explains what the blow did."""
    return [n.rule_id for n in played.log if n.message in ("ps-coup", "ps-dying-worse")]


@pytest.mark.rule("PS-CDG-01")
@pytest.mark.parametrize("condition", ["unconscious", "asleep", "dying"])
def test_ps_cdg_01_the_helpless_can_be_killed_directly(condition: str) -> None:
    asked = step(over((condition, 1)), "end_turn").asked[0]
    assert COUP in possible(asked)


@pytest.mark.rule("PS-CDG-01")
def test_ps_cdg_01_nobody_else_can() -> None:
    for state in (over(), over(("shocked", 5)), over(("dead", 1)), over(("asleep", 1), gone=True)):
        assert not any(key.startswith("coup") for key in possible(step(state, "end_turn").asked[0]))


@pytest.mark.rule("PS-CDG-01", "PS-CDG-02", "PS:coup_counts")
def test_ps_cdg_02_successes_are_levels_of_dying() -> None:
    """Neither cover, armour nor the shield count, and a die of 17 is one success; all hearts stay."""
    sleeper = over(("asleep", 1), ("crouched", 1))
    played = step(sleeper, COUP, faces=[5, (6, 6, 5), 2, (6, 1), 3, 1, 1])
    robber = played.result.find("robber")
    assert [r.roll.cause for r in played.rolled] == ["PS-HIT-01"]
    assert robber.conditions == (("crouched", 1), ("dying", 3)), "the sleeper is no longer asleep but dying"
    assert (robber.hearts, played.result.find("hagen").actions) == (6, 1)
    assert cited(played) == ["PS-CDG-02", "PS-CDG-02"]


@pytest.mark.rule("PS:coup_counts", "PS-PRO-03", "PS-COV-05")
def test_ruling_52_or_wounds_after_cover_and_armour_are_levels_of_dying() -> None:
    """Three hits and a crit of 17; the crouched robber's cover takes one hit, protection another: 1 + 2 wounds."""
    by_wounds = Options(coup_counts="wounds")
    sleeper = over(("asleep", 1), ("crouched", 1), options=by_wounds)
    played = step(sleeper, COUP, faces=[5, (6, 6, 5), 5, 5, 3, 1, 1, 6, 2, 2, 2])
    robber = played.result.find("robber")
    assert [r.roll.cause for r in played.rolled] == ["PS-HIT-01", "PS-COV-05", "PS-COV-05"]
    assert robber.conditions == (("crouched", 1), ("dying", 3))
    assert robber.hearts == 6
    stopped = step(over(("asleep", 1), options=by_wounds), COUP, faces=[5, 1, 1, 1, 1, 1, 1]).result.find("robber")
    assert not stopped.has("dying") and not stopped.has("asleep"), "armour stopped the only hit: it failed"


@pytest.mark.rule("PS-CDG-03", "PS-CDG-05", "PS-CND-03")
def test_ps_cdg_03_a_dying_victim_gets_worse_and_dies_at_six() -> None:
    played = step(over(("dying", 2), hearts=0), COUP, faces=[5, 5, 5, 1, 1, 1, 1])
    assert cited(played) == ["PS-CDG-03", "PS-CDG-03"]
    worse = played.result
    assert worse.find("robber").conditions == (("dying", 5),)
    assert step(worse, COUP, faces=[5, *[1] * 6]).result.find("robber").is_dead


@pytest.mark.rule("PS-CDG-05")
def test_ps_cdg_05_six_successes_kill_a_sleeper_at_once() -> None:
    assert step(over(("asleep", 1)), COUP, faces=[5] * 6 + [1]).result.find("robber").is_dead
    alive = step(over(("asleep", 1)), COUP, faces=[5] * 5 + [1, 1]).result.find("robber")
    assert (alive.is_dead, alive.level("dying")) == (False, 5)


@pytest.mark.rule("PS-CDG-04", "PS:coup_wake", "PS-CND-12")
def test_ps_cdg_04_a_failed_blow_wakes_a_sleeper() -> None:
    played = step(over(("asleep", 1)), COUP, faces=MISS)
    robber = played.result.find("robber")
    assert (robber.conditions, robber.hearts, robber.actions) == ((), 6, 0)
    assert [n.message for n in played.log][-2:] == ["ps-coup-fails", "ps-wakes"]


@pytest.mark.rule("PS-CDG-04")
@pytest.mark.parametrize("condition", [("unconscious", 2), ("dying", 1)])
def test_ps_cdg_04_others_do_not_wake(condition: tuple[str, int]) -> None:
    assert step(over(condition), COUP, faces=MISS).result.find("robber").conditions == (condition,)


@pytest.mark.rule("PS:coup_wake")
def test_ruling_53_or_never() -> None:
    state = over(("asleep", 1), options=Options(coup_wake="never"))
    assert step(state, COUP, faces=MISS).result.find("robber").has("asleep")


@pytest.mark.rule("PS:coup_wake")
@pytest.mark.parametrize(("die", "asleep"), [(5, False), (4, True)])
def test_ruling_53_or_by_a_perception_roll(die: int, asleep: bool) -> None:
    """A robber perceives with 2 dice."""
    state = over(("asleep", 1), options=Options(coup_wake="roll_perception"))
    played = step(state, COUP, faces=[*MISS, die, 1])
    assert played.rolled[1].roll.who == "robber"
    assert played.result.find("robber").has("asleep") is asleep


@pytest.mark.rule("PS:coup_wake", "PS-CND-07", "PS-CND-06")
def test_ruling_53_flames_and_shock_impair_that_roll() -> None:
    options = Options(coup_wake="roll_perception")
    state = over(("asleep", 1), ("burning", 1), ("shocked", 1), options=options)
    played = step(state, COUP, faces=[*MISS, 5])
    assert played.rolled[1].roll.throw.notation().startswith("1W6!≥6")
    assert played.result.find("robber").has("asleep")


@pytest.mark.rule("PS:coup_counts", "PS-CDG-01", "PS-REA-01")
def test_ruling_52_others_may_react_but_never_the_victim() -> None:
    """The woken robber has a bonus die and could buy an action; the blow he slept through is not his to answer."""
    sleeper = someone("robber", conditions=(("asleep", 1),), actions=0, dice=(1, 0, 0))
    state = fight(someone("hagen", ready=("axe",)), sleeper, someone("wolf"))
    played = step(state, COUP, "none", faces=MISS)
    assert [a.prompt.who for a in played.asked] == ["hagen", "wolf"]


@pytest.mark.rule("PS:coup_melee_only", "PS-CDG-01")
def test_ruling_54_the_weapon_may_be_a_rifle() -> None:
    shot = "coup_de_grace:ak_47:single:robber"
    people = (someone("juri", ready=("ak_47",)), someone("robber", conditions=(("asleep", 1),), actions=0))
    far = {"juri": (10.0, 10.0), "robber": (30.0, 10.0)}
    played = step(fight(*people, positions=far), shot, faces=[5, *MISS])
    assert played.result.find("robber").level("dying") == 1
    assert dict(played.result.find("juri").ammo)["ak_47"] == 29
    by_hand = fight(*people, positions=far, options=Options(coup_melee_only=True))
    assert refusal(step(by_hand, "end_turn").asked[0], shot) == "PS:coup_melee_only"


@pytest.mark.rule("PS:coup_melee_only", "PS-GEA-04")
def test_ruling_54_in_reach_of_the_weapon() -> None:
    people = (someone("hagen", ready=("axe",)), someone("robber", conditions=(("asleep", 1),)))
    far = fight(*people, positions={"hagen": (10.0, 10.0), "robber": (12.0, 10.0)})
    assert refusal(step(far, "end_turn").asked[0], COUP) == "PS-GEA-04"


@pytest.mark.rule("PS:ruling_87", "PS-CND-04")
def test_ruling_87_a_victim_stabilised_with_hearts_is_awake() -> None:
    """A mate kneels down: three successes on first aid, and the robber is up again, with all his hearts."""
    mate = someone("juri", id="mate", side="foes")
    state = fight(someone("hagen", ready=("axe",)), someone("robber", conditions=(("asleep", 1),), actions=0), mate)
    stricken = step(state, COUP, "none", faces=[5, 5, 5, 1, 1, 1, 1]).result
    assert stricken.find("robber").level("dying") == 3
    helped = step(replace(stricken, turn=2), "stabilise:robber", "none", faces=[5, 5, 5]).result
    assert helped.find("robber").conditions == ()
    assert helped.find("robber").hearts == 6

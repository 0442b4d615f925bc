"""Conditions: what is rolled at the start of a turn, and what a condition does to other rolls."""

import pytest

from regelwerk.engine.interpreters.scripted import Transcript, scripted
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.body.conditions import needs_saves, start_of_round
from regelwerk.systems.phasesix.rules.core.rolls import Purpose, less_shock, min_roll_of
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from systems.phasesix.builders import fight, possible, someone, step

Conditions = tuple[tuple[str, int], ...]


def hagen(*conditions: tuple[str, int], hearts: int = 6, dice: tuple[int, int, int] = (0, 0, 0)) -> Fighter:
    """Resistance, endurance and willpower 3."""
    return someone("hagen", actions=0, hearts=hearts, conditions=tuple(sorted(conditions)), dice=dice)


def saved(fighter: Fighter, *faces: int, options: Options | None = None, answers: tuple[str, ...] = ()) -> Fighter:
    return story(fighter, *faces, options=options, answers=answers).result.find("hagen")


def story(
    fighter: Fighter, *faces: int, options: Options | None = None, answers: tuple[str, ...] = ()
) -> Transcript[Combat]:
    state = fight(fighter, someone("robber"), options=options)
    return scripted(lambda: start_of_round(state, "hagen"), faces, answers)


# -- dying ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-CND-01")
def test_ps_cnd_01_the_dying_have_no_actions() -> None:
    dying = hagen(("dying", 1), hearts=0)
    assert dying.actions_max() == 0
    state = replace(fight(dying, someone("robber")), phase="turn_start")
    after = step(state, faces=[5, 1, 1]).result
    assert (after.phase, after.find("hagen").actions) == ("turn", 0)
    assert step(after, "end_turn").asked[0].prompt.who == "robber", "the turn passes on by itself"


@pytest.mark.rule("PS-CND-02")
def test_ps_cnd_02_without_success_on_resistance_death_comes_nearer() -> None:
    assert saved(hagen(("dying", 1), hearts=0), 4, 2, 1).level("dying") == 2
    assert saved(hagen(("dying", 2), hearts=0), 5, 1, 3).level("dying") == 2, "a success changes nothing"


@pytest.mark.rule("PS-CND-02", "PS-CND-03")
def test_ps_cnd_03_at_level_six_it_is_over() -> None:
    assert saved(hagen(("dying", 5), ("shocked", 2), hearts=0), 1, 1, 1).conditions == (("dead", 1),)


@pytest.mark.rule("PS-CND-02", "PS-ROL-06")
def test_ps_cnd_02_extra_dice_may_be_spent_on_a_save() -> None:
    after = saved(hagen(("dying", 1), hearts=0, dice=(1, 0, 1)), 1, 1, 1, 5, answers=("none", "bonus", "none"))
    assert (after.level("dying"), after.bonus_dice) == (1, 0)
    again = saved(hagen(("dying", 1), hearts=0, dice=(0, 0, 1)), 1, 1, 1, 5, 1, 1, answers=("reroll",))
    assert (again.level("dying"), again.rerolls) == (1, 0)


# -- unconscious ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-CND-05")
def test_ps_cnd_05_as_many_successes_on_willpower_as_the_level() -> None:
    assert saved(hagen(("unconscious", 2)), 5, 1, 1).conditions == (("unconscious", 2),)
    assert saved(hagen(("unconscious", 2)), 5, 5, 1).conditions == ()
    assert hagen(("unconscious", 2)).actions_max() == 0


@pytest.mark.rule("PS-CND-05", "PS:round_effects_timing")
def test_ps_cnd_05_waking_up_pays_at_once() -> None:
    state = replace(fight(hagen(("unconscious", 1)), someone("robber")), phase="turn_start")
    assert step(state, faces=[5, 1, 1]).result.find("hagen").actions == 2


@pytest.mark.rule("PS-CND-05", "PS:ruling_86", "PS:stabilised_state")
def test_ruling_86_nobody_wakes_up_without_a_heart_or_boost_or_while_dying() -> None:
    assert not needs_saves(hagen(("unconscious", 1), hearts=0))
    assert needs_saves(replace(hagen(("unconscious", 1), hearts=0), boosts=1))
    both = story(hagen(("dying", 1), ("unconscious", 1)), 5, 5, 5)
    assert [r.roll.cause for r in both.rolled] == ["PS-CND-02"]


# -- shocked, bleeding, poisoned ------------------------------------------------------------------------------------


@pytest.mark.rule("PS-CND-06")
def test_ps_cnd_06_shock_takes_dice_and_wears_off_by_endurance() -> None:
    assert less_shock(tally(5, "PS-ROL-01", "x"), (("shocked", 2),)).total == 3
    assert saved(hagen(("shocked", 2)), 5, 1, 1).level("shocked") == 1
    assert saved(hagen(("shocked", 2)), 5, 5, 5).conditions == ()
    assert saved(hagen(("shocked", 2)), 1, 1, 4).level("shocked") == 2


@pytest.mark.rule("PS-CND-09")
def test_ps_cnd_09_poison_wears_off_by_resistance() -> None:
    assert saved(hagen(("poisoned", 3)), 5, 5, 1).level("poisoned") == 1
    assert saved(hagen(("poisoned", 1)), 5, 5, 5).conditions == ()


@pytest.mark.rule("PS-CND-06", "PS-CND-09")
@pytest.mark.parametrize("condition", ["shocked", "poisoned"])
def test_the_log_says_who_recovers_and_is_silent_about_who_does_not(condition: str) -> None:
    (line,) = story(hagen((condition, 2)), 5, 1, 1).notes("ps-recovers")
    assert line.facts["level"] == 1
    assert not story(hagen((condition, 2)), 4, 1, 1).notes("ps-recovers")


@pytest.mark.rule("PS-CND-08")
def test_ps_cnd_08_bleeding_without_success_on_endurance_wounds() -> None:
    assert saved(hagen(("bleeding", 2)), 5, 1, 1).hearts == 6
    bled = saved(hagen(("bleeding", 2)), 4, 1, 1)
    assert (bled.hearts, bled.level("bleeding")) == (4, 2), "it goes on"
    assert saved(hagen(("bleeding", 2), hearts=1), 1, 1, 1).conditions == (("bleeding", 2), ("dying", 1))


@pytest.mark.rule("PS-CND-08", "PS-AIM-04", "PS:ruling_80")
def test_ps_cnd_08_it_is_no_hit_neither_cover_armour_nor_aim_matter() -> None:
    aiming = replace(hagen(("bleeding", 1), ("crouched", 1)), aim=Aim("robber", "axe", 2), shield_block="up")
    played = story(aiming, 1, 1, 1)
    after = played.result.find("hagen")
    assert (after.hearts, after.aim) == (5, Aim("robber", "axe", 2))
    assert [r.roll.cause for r in played.rolled] == ["PS-CND-08"]


@pytest.mark.rule("PS-CND-01", "PS-CND-08")
def test_what_begins_during_the_saves_waits_for_the_next_turn() -> None:
    """Bleeding fells Hagen: his poison is still rolled for, his dying not yet."""
    played = story(hagen(("bleeding", 1), ("poisoned", 1), hearts=1), 1, 1, 1, 5, 1, 1)
    assert [r.roll.cause for r in played.rolled] == ["PS-CND-08", "PS-CND-09"]
    assert played.result.find("hagen").conditions == (("bleeding", 1), ("dying", 1))


@pytest.mark.rule("PS-CND-02", "PS-CND-05", "PS-CND-06", "PS-CND-08", "PS-CND-09")
def test_all_saves_come_in_order_once_each() -> None:
    sick = (("bleeding", 1), ("poisoned", 1), ("shocked", 1), ("unconscious", 1))
    played = story(hagen(*sick), *[1] * 12)
    assert [r.roll.cause for r in played.rolled] == ["PS-CND-05", "PS-CND-06", "PS-CND-08", "PS-CND-09"]
    dying = story(hagen(("dying", 1), *sick, hearts=0), *[5] * 12)
    assert [r.roll.cause for r in dying.rolled] == ["PS-CND-02", "PS-CND-06", "PS-CND-08", "PS-CND-09"]


@pytest.mark.rule("PS:conditions_affect_saves")
def test_ruling_59_conditions_do_not_impair_saves() -> None:
    sick = hagen(("burning", 2), ("crouched", 1), ("poisoned", 2), ("shocked", 2))
    played = story(sick, *[5] * 6)
    assert [r.roll.throw.notation() for r in played.rolled] == ["3W6!≥5", "3W6!≥5"]


@pytest.mark.rule("PS:conditions_affect_saves")
def test_ruling_59_or_they_do() -> None:
    """Shock takes two dice off, poison raises the number by two; what shock is shaken off is no longer counted."""
    played = story(hagen(("poisoned", 2), ("shocked", 2)), (6, 1), 1, 1, options=Options(conditions_affect_saves=True))  # type: ignore[arg-type]
    assert [r.roll.throw.notation() for r in played.rolled] == ["1W6!≥7", "2W6!≥7"]


@pytest.mark.rule("PS:conditions_affect_saves", "PS-CND-10")
def test_ruling_59_or_they_do_and_crouching_hampers_the_body_only() -> None:
    for condition, number in (("poisoned", 7), ("bleeding", 6), ("unconscious", 5)):
        ducked = hagen((condition, 1), ("crouched", 1))
        played = story(ducked, 1, 1, 1, options=Options(conditions_affect_saves=True))
        assert played.rolled[0].roll.throw.notation() == f"3W6!≥{number}"


# -- what conditions do to other rolls ------------------------------------------------------------------------------


@pytest.mark.rule("PS-CND-07", "PS-CND-09", "PS-CND-10", "PS-ACT-07")
@pytest.mark.parametrize(
    ("purpose", "poisoned", "burning", "crouched", "walking"),
    [
        ("attack", 2, 3, 1, 1),
        ("parry", 2, 3, 1, 0),
        ("dodge", 2, 0, 1, 0),
        ("throw", 2, 0, 1, 1),
        ("first_aid", 2, 0, 0, 1),
        ("perception", 2, 3, 0, 1),
        ("save", 0, 0, 0, 0),
    ],
)
def test_table_2_8_which_condition_touches_which_roll(
    purpose: Purpose, poisoned: int, burning: int, crouched: int, walking: int
) -> None:
    def raised(*conditions: tuple[str, int], walks: bool = False) -> int:
        return min_roll_of(hagen(*conditions), purpose, Options(), walking=walks).total - 5

    assert raised(("poisoned", 2)) == poisoned
    assert raised(("burning", 3)) == burning
    assert raised(("crouched", 1)) == crouched
    assert raised(walks=True) == walking
    everything = raised(("burning", 3), ("crouched", 1), ("poisoned", 2), walks=True)
    assert everything == poisoned + burning + crouched + walking


@pytest.mark.rule("PS-CND-10", "PS-ACT-10")
def test_ps_cnd_10_getting_down_and_up_costs_an_action_each() -> None:
    state = fight(someone("hagen"), someone("robber", actions=0))
    down = step(state, "crouch").result
    assert (down.find("hagen").has("crouched"), down.find("hagen").actions) == (True, 1)
    up = step(down, "stand_up").result
    assert (up.find("hagen").has("crouched"), up.find("hagen").actions) == (False, 0)


@pytest.mark.rule("PS-CND-12")
def test_ps_cnd_12_a_sleeper_has_neither_actions_nor_reactions() -> None:
    asleep = hagen(("asleep", 1), dice=(1, 1, 1))
    assert asleep.actions_max() == 0
    assert not needs_saves(asleep), "sleep does not end by itself"
    played = step(fight(someone("robber"), asleep), "attack:short_sword:melee:hagen", faces=[1, 1, 1, 1])
    assert [a.prompt.who for a in played.asked] == ["robber"], "not even a bought reaction"
    assert played.result.find("hagen").has("asleep"), "a miss does not wake"


@pytest.mark.rule("PS-CND-12", "PS-ACT-02")
def test_ps_cnd_12_the_turn_of_a_sleeper_brings_nothing() -> None:
    state = fight(someone("robber"), hagen(("asleep", 1)))
    after = step(step(state, "end_turn").result, "end_turn").result
    assert (after.round, after.find("hagen").actions) == (2, 0)


@pytest.mark.rule("PS-CND-07")
def test_ps_cnd_07_flames_last_until_they_are_put_out() -> None:
    assert not needs_saves(hagen(("burning", 2)))
    state = fight(someone("hagen", conditions=(("burning", 2),)), someone("robber", actions=0))
    asked = step(state, "put_out:hagen")
    assert "put_out:hagen" in possible(asked.asked[0])
    assert asked.result.find("hagen").conditions == ()

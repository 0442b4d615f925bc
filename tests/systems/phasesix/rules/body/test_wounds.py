"""Wounds: boosts, hearts, falling, dying, death, and what a wound brings with it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.interpreters.scripted import Transcript, scripted
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.body.wounds import (
    afflict,
    deepen_dying,
    stabilised,
    wound,
    wounds_that_matter,
)
from regelwerk.systems.phasesix.state import Aim, Fighter
from systems.phasesix.builders import fight, someone, step

STAB = "attack:short_sword:melee:hagen"


def wounded(fighter: Fighter, wounds: int, options: Options | None = None) -> Fighter:
    return story(fighter, wounds, options).result


def story(fighter: Fighter, wounds: int, options: Options | None = None) -> Transcript[Fighter]:
    return scripted(lambda: wound(fighter, wounds, options or Options()))


@pytest.mark.rule("PS-WND-01", "PS-HEA-01")
def test_ps_wnd_01_wounds_are_taken_directly() -> None:
    hurt = wounded(someone("hagen"), 2)
    assert (hurt.hearts, hurt.conditions, hurt.actions) == (4, (), 2), "neither armour nor anything else asks"
    assert wounded(someone("hagen"), 0) == someone("hagen")


@pytest.mark.rule("PS-HEA-01")
def test_ps_hea_01_boosts_go_first_and_are_gone_for_good() -> None:
    hurt = wounded(someone("hagen", boosts=2), 1)
    assert (hurt.boosts, hurt.hearts) == (1, 6)
    hurt = wounded(hurt, 3)
    assert (hurt.boosts, hurt.hearts) == (0, 4)


@pytest.mark.rule("PS-HEA-02", "PS-CND-01", "PS:overkill", "PS:dying_trigger")
def test_ps_hea_02_without_hearts_and_boosts_one_is_dying_1() -> None:
    """2 hearts, 1 boost, 5 wounds: the surplus is ignored."""
    fallen = story(someone("hagen", hearts=2, boosts=1), 5)
    assert (fallen.result.hearts, fallen.result.boosts, fallen.result.conditions) == (0, 0, (("dying", 1),))
    assert [n.message for n in fallen.log] == ["ps-wounded-no-more", "ps-falls"]
    assert fallen.result.actions_max() == 0
    assert wounded(someone("hagen", hearts=0, boosts=2), 1).conditions == (), "a boost is enough to stand"


@pytest.mark.rule("PS-HEA-04", "PS:ruling_86")
def test_ruling_86_who_falls_loses_actions_aim_and_support_but_keeps_the_rest() -> None:
    before = someone(
        "juri",
        hearts=1,
        actions=2,
        gained=1,
        pending_loss=1,
        aim=Aim("wolf", "ak_47", 2),
        braced="ak_47",
        conditions=(("crouched", 1), ("poisoned", 2)),
    )
    fallen = wounded(before, 1)
    assert (fallen.actions, fallen.gained, fallen.aim, fallen.braced) == (0, 0, None, "")
    assert (fallen.pending_loss, fallen.ready) == (1, ("ak_47",))
    assert fallen.conditions == (("crouched", 1), ("dying", 1), ("poisoned", 2))


@pytest.mark.rule("PS-HEA-04", "PS:ruling_86", "PS-RND-01")
def test_ruling_86_the_turn_of_one_who_falls_is_over() -> None:
    """The robber strikes, Hagen answers with his axe and fells him; it is Hagen's turn next."""
    state = fight(someone("robber", hearts=1), someone("hagen"))
    played = step(state, STAB, "attack:axe:melee:robber", faces=[1, 1, 1, 1, 5, 5, *[1] * 5])
    assert played.result.find("robber").conditions == (("dying", 1),)
    assert played.result.find("robber").actions == 0


@pytest.mark.rule("PS-HEA-04", "PS:ruling_86", "PS:reaction_when_downed")
def test_ruling_86_a_reaction_finished_in_falling_leaves_neither_aim_nor_action() -> None:
    """Hagen declares aiming and is felled by the blow he answers: it happens, and is lost with him."""
    state = fight(someone("robber"), someone("hagen", hearts=1))
    played = step(state, STAB, "aim:axe:robber", faces=[5, 5, 5, 1])
    hagen = played.result.find("hagen")
    assert [n.message for n in played.log][-2:] == ["ps-falls", "ps-aims"]
    assert (hagen.has("dying"), hagen.aim, hagen.actions) == (True, None, 0)


@pytest.mark.rule("PS:dying_trigger")
def test_ruling_56_exceeded_means_one_wound_more_than_hearts() -> None:
    options = Options(dying_trigger="exceeded")
    standing = wounded(someone("hagen", hearts=2), 2, options)
    assert (standing.hearts, standing.conditions) == (0, ())
    assert wounded(standing, 1, options).conditions == (("dying", 1),)
    assert wounded(someone("hagen", hearts=2), 3, options).conditions == (("dying", 1),)


@pytest.mark.rule("PS:overkill", "PS-CND-03")
def test_ruling_57_surplus_wounds_may_deepen_the_fall() -> None:
    options = Options(overkill="raise_level")
    assert wounded(someone("hagen", hearts=2), 4, options).conditions == (("dying", 3),)
    assert wounded(someone("hagen", hearts=2), 2, options).conditions == (("dying", 1),)
    assert wounded(someone("hagen", hearts=2), 7, options).is_dead
    assert wounded(someone("hagen", hearts=1), 3, options).conditions == (("dying", 3),)
    safe = someone("hagen", hearts=0, actions=0, conditions=(("stabilised", 1), ("unconscious", 1)))
    assert wounded(safe, 3, options).conditions == (("dying", 1),), "there was nothing to exceed"


@pytest.mark.rule("PS:overkill", "PS:dying_trigger")
def test_ruling_57_the_wound_that_exceeds_makes_fall_and_only_the_next_ones_deepen() -> None:
    options = Options(overkill="raise_level", dying_trigger="exceeded")
    assert wounded(someone("hagen", hearts=2), 3, options).conditions == (("dying", 1),)
    assert wounded(someone("hagen", hearts=2), 5, options).conditions == (("dying", 3),)
    assert wounded(someone("hagen", hearts=2), 7, options).conditions == (("dying", 5),)
    assert wounded(someone("hagen", hearts=2), 8, options).is_dead


@pytest.mark.rule("PS:ruling_94", "PS-HEA-02")
def test_ps_pro_04_the_log_counts_the_wounds_that_were_taken() -> None:
    """Five wounds, one heart: one is taken, and the log says that five came. Below zero the levels of dying count."""
    told = story(someone("wolf", hearts=1), 5).notes("ps-wounded-no-more")[0].facts
    assert (told["wounds"], told["came"], told["hearts"]) == (1, 5, 0)
    assert not story(someone("wolf", hearts=1), 1).notes("ps-wounded-no-more")
    assert (
        story(someone("wolf", hearts=1), 5, Options(overkill="raise_level")).notes("ps-wounded")[0].facts["wounds"] == 5
    )
    dying = someone("wolf", hearts=0, conditions=(("dying", 4),))
    assert story(dying, 5).notes("ps-wounded-no-more")[0].facts["wounds"] == 2


@pytest.mark.rule("PS:wounds_while_dying", "PS-CND-03")
def test_ruling_55_wounds_deepen_dying_and_six_is_death() -> None:
    dying = someone("hagen", hearts=0, conditions=(("dying", 1),))
    assert wounded(dying, 2).conditions == (("dying", 3),)
    assert wounded(dying, 5).conditions == (("dead", 1),)


@pytest.mark.rule("PS:wounds_while_dying")
def test_ruling_55_or_they_change_nothing_any_more() -> None:
    dying = someone("hagen", hearts=0, conditions=(("dying", 1),))
    assert wounded(dying, 9, Options(wounds_while_dying="ignored")).conditions == (("dying", 1),)


@pytest.mark.rule("PS:ruling_87", "PS-HEA-05")
def test_ruling_87_a_boost_absorbs_wounds_before_dying_gets_worse() -> None:
    dying = someone("hagen", hearts=0, boosts=2, conditions=(("dying", 2),))
    once = story(dying, 1)
    assert (once.result.boosts, once.result.level("dying")) == (1, 2)
    assert once.notes("ps-wounded")[0].facts["boosts"] == 1, "the log says where the wound went"
    twice = wounded(dying, 3)
    assert (twice.boosts, twice.level("dying")) == (0, 3)


@pytest.mark.rule("PS:ruling_87", "PS-HEA-05")
def test_ruling_87_any_wound_after_stabilising_means_dying_1_again() -> None:
    options = Options()
    dying = someone("hagen", hearts=0, actions=0, conditions=(("dying", 4),))
    safe = scripted(lambda: stabilised(dying, options)).result
    assert safe.is_helpless and not safe.has("dying")
    again = wounded(safe, 3)
    assert again.conditions == (("dying", 1),)
    assert scripted(lambda: stabilised(again, options)).result == safe, "and can be stabilised just like before"


@pytest.mark.rule("PS-CND-03", "PS-CDG-05")
@pytest.mark.parametrize(("levels", "dead"), [(1, False), (4, False), (5, True), (9, True)])
def test_ps_cnd_03_level_six_is_death(levels: int, dead: bool) -> None:
    dying = someone("hagen", hearts=0, conditions=(("bleeding", 1), ("dying", 1)))
    after = scripted(lambda: deepen_dying(dying, levels, "PS-CND-02")).result
    assert after.is_dead is dead
    if dead:
        assert after.conditions == (("dead", 1),)


@pytest.mark.rule("PS:foe_at_zero")
def test_ruling_90_foes_at_zero_are_dying_or_dead() -> None:
    assert wounded(someone("wolf"), 4).conditions == (("dying", 1),)
    assert wounded(someone("wolf"), 4, Options(foe_at_zero="dead")).is_dead
    assert wounded(someone("hagen"), 6, Options(foe_at_zero="dead")).conditions == (("dying", 1),), (
        "characters are not foes"
    )


@pytest.mark.rule("PS-CND-11")
def test_ps_cnd_11_a_weapon_adds_its_condition_if_it_wounded() -> None:
    """Wolf bite, 7 dice: 3 normal hits, mail stops two, one wound and bleeding on top of what there was."""
    hagen = someone("hagen", actions=0, conditions=(("bleeding", 1),))
    bitten = step(fight(someone("wolf"), hagen), "attack:bite:melee:hagen", faces=[5, 5, 1, (6, 3), 2, 4, 3]).result
    assert (bitten.find("hagen").hearts, bitten.find("hagen").level("bleeding")) == (5, 2)
    stopped = step(fight(someone("wolf"), hagen), "attack:bite:melee:hagen", faces=[5, 5, 1, 1, 2, 4, 3]).result
    assert (stopped.find("hagen").hearts, stopped.find("hagen").level("bleeding")) == (6, 1)


@pytest.mark.rule("PS-CND-11", "PS:ruling_86")
def test_ruling_86_whom_a_weapon_stuns_falls_at_once() -> None:
    aiming = someone("mira", aim=Aim("wolf", "longbow", 1))
    stunned = scripted(lambda: afflict(aiming, (("unconscious", 2),), 1)).result
    assert stunned.conditions == (("unconscious", 2),)
    assert (stunned.actions, stunned.aim) == (0, None)
    assert scripted(lambda: afflict(aiming, (("poisoned", 2),), 1)).result.actions == 2
    assert scripted(lambda: afflict(aiming, (("poisoned", 2),), 0)).result == aiming, "no wound, no poison"
    dead = someone("mira", actions=0, conditions=(("dead", 1),))
    assert scripted(lambda: afflict(dead, (("poisoned", 2),), 1)).result == dead


@pytest.mark.rule("PS-CND-12")
def test_ps_cnd_12_a_wound_wakes_a_sleeper() -> None:
    woken = story(someone("hagen", actions=0, conditions=(("asleep", 1),)), 1)
    assert (woken.result.conditions, woken.result.hearts) == ((), 5)
    assert [n.message for n in woken.log] == ["ps-wakes", "ps-wounded"]
    both = wounded(someone("hagen", conditions=(("asleep", 1), ("unconscious", 2))), 1)
    assert both.conditions == (("unconscious", 2),), "a wound wakes nobody who is unconscious"


FIGHTERS = st.builds(
    lambda who, hearts, boosts, dying: someone(
        who,
        hearts=hearts,
        boosts=boosts,
        conditions=(("dying", dying),) if dying else (),
        actions=0 if dying else 2,
    ),
    st.sampled_from(["hagen", "zombie"]),
    st.integers(0, 6),
    st.integers(0, 3),
    st.integers(0, 5),
)
OPTIONS = st.builds(
    Options,
    dying_trigger=st.sampled_from(["zero_hearts", "exceeded"]),
    overkill=st.sampled_from(["ignored", "raise_level"]),
    wounds_while_dying=st.sampled_from(["raise_level", "ignored"]),
    foe_at_zero=st.sampled_from(["dying", "dead"]),
)


@settings(derandomize=True, deadline=None)
@given(FIGHTERS, st.integers(0, 15), OPTIONS)
def test_wounds_never_raise_hearts_nor_lower_dying(fighter: Fighter, wounds: int, options: Options) -> None:
    after = wounded(fighter, wounds, options)
    assert 0 <= after.hearts <= fighter.hearts
    assert 0 <= after.boosts <= fighter.boosts
    assert fighter.hearts + fighter.boosts - after.hearts - after.boosts <= wounds
    assert after.is_dead or after.level("dying") >= fighter.level("dying")
    assert after.level("dying") < 6
    assert not after.is_helpless or not wounds or after.actions == 0


@settings(derandomize=True, deadline=None)
@given(FIGHTERS, st.integers(0, 15), OPTIONS)
def test_more_wounds_than_matter_change_nothing(fighter: Fighter, more: int, options: Options) -> None:
    """The cap that exact odds use is no cap on the rules."""
    matter = wounds_that_matter(fighter, options)
    if matter:
        assert wounded(fighter, matter + more, options) == wounded(fighter, matter, options)


@pytest.mark.rule("PS:ruling_94", "PS-PRO-04")
@settings(derandomize=True, deadline=None, max_examples=100)
@given(FIGHTERS, st.integers(0, 15), OPTIONS)
def test_every_wound_takes_exactly_one_thing(fighter: Fighter, wounds: int, options: Options) -> None:
    """Hearts, boosts and levels of dying together are the wounds, up to what there is to take."""
    after = wounded(fighter, wounds, options)
    taken = to_lose(fighter, options) - to_lose(after, options)
    assert min(wounds_that_matter(fighter, options), taken) == min(wounds, wounds_that_matter(fighter, options))


def to_lose(fighter: Fighter, options: Options) -> int:
    """How many wounds it takes to lie there dying at level 1, counted by hand; below zero the levels beyond it."""
    up = fighter.hearts + fighter.boosts
    level = 6 if fighter.is_dead else fighter.level("dying")
    spare = options.dying_trigger == "exceeded" or not up
    return up + 1 - level if level else up + spare

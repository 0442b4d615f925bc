"""Wounds at stake: what previews and laws of attacks and throws may show, and what they must not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.systems.phasesix.content.loading import load
from regelwerk.systems.phasesix.odds.questions import attack_odds
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import planned
from regelwerk.systems.phasesix.rules.attack.exchange import Answering, resolve_attack
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.state import Combat, Fighter
from systems.phasesix.builders import enemies_lose, fight, someone

CONTENT = load()


def wounds(**given: Any) -> Law[int]:
    (answered,) = attack_odds(CONTENT, given)
    return answered.law


@pytest.mark.rule("PS:ruling_94", "PS:overkill")
def test_ps_pro_04_falling_to_dying_1_is_not_counted_twice() -> None:
    """A longbow at a wolf of 4 hearts: the law is the same up to the last heart, whatever becomes of the surplus."""
    shot = {"attacker": "mira", "target": "wolf", "weapon": ["longbow"]}
    ignored, raised = wounds(**shot), wounds(**shot, options={"overkill": "raise_level"})
    assert raised.probability(4) > 0
    assert [raised.probability(n) for n in range(4)] == [ignored.probability(n) for n in range(4)]
    assert raised.at_least(4) == ignored.probability(4)
    assert max(ignored) == 4
    assert max(raised) == 9, "four hearts, then five levels to death"


def grenade(guard: Fighter, options: Options) -> Law[int]:
    """What a grenade does to a lone guard 15 m away."""
    places = {"juri": (10.0, 10.0), guard.id: (25.0, 10.0)}
    state = fight(someone("juri"), guard, positions=places, options=options)
    return Odds().law(enemies_lose, state, "juri", Handling("throw_item", "frag_grenade", "", guard.id))


@pytest.mark.rule("PS:ruling_94", "PS-GEA-06")
def test_ps_gea_06_a_grenade_takes_no_more_than_the_guard_has() -> None:
    law = grenade(someone("guard_mp5", side="guards", actions=0), Options())
    assert max(law) == 6
    assert law.mean() < 6


def struck(state: Combat) -> Law[int]:
    """An attack of the first on the second that is answered by nobody though it could be."""
    one, two = state.fighters
    weapon = one.sheet.weapons[0]
    plan = planned(state.scene, one, two, weapon, weapon.modes[0], answered=True)
    args = (plan.attack, Answering(state, plan.strike, (two.id,)))
    return Odds().law(resolve_attack, *args).map(lambda resolved: resolved.blow.wounds)


@pytest.mark.rule("PS-HIT-01", "PS-CRT-05")
@pytest.mark.parametrize(
    ("dice", "merged"), [((0, 0, 0), True), ((1, 0, 0), False), ((0, 1, 0), False), ((0, 0, 1), False)]
)
def test_whoever_may_still_add_dice_looks_at_every_single_crit(dice: tuple[int, int, int], merged: bool) -> None:
    """Without bonus dice, destiny dice and rerolls only the wounds that a crit is worth matter."""
    state = fight(someone("mira", dice=dice), someone("wolf", side="wolves"))
    mira, wolf = state.fighters
    weapon = mira.sheet.weapons[0]
    pool = planned(state.scene, mira, wolf, weapon, weapon.modes[0]).attack.pool
    assert bool(pool.crit_worth) is merged


HEALTH = st.builds(
    lambda who, hearts, boosts, dying: someone(
        who,
        side="them",
        id="target",
        hearts=0 if dying else hearts,
        boosts=boosts,
        conditions=(("dying", dying),) if dying else (),
        actions=0 if dying else 1,
    ),
    st.sampled_from(["hagen", "guard_mp5", "wolf"]),
    st.integers(1, 4),
    st.integers(0, 2),
    st.sampled_from([0, 0, 0, 1, 4]),
)
RULINGS = st.builds(
    Options,
    overkill=st.sampled_from(["ignored", "raise_level"]),
    dying_trigger=st.sampled_from(["zero_hearts", "exceeded"]),
    wounds_while_dying=st.sampled_from(["raise_level", "ignored"]),
    foe_at_zero=st.sampled_from(["dying", "dead"]),
)


def can_take(target: Fighter, options: Options) -> int:
    """The hearts, the boosts and the levels of dying there are, counted by hand."""
    level = target.level("dying")
    if level:
        return target.boosts + (6 - level) * (options.wounds_while_dying == "raise_level")
    falls = options.dying_trigger == "exceeded"
    dies_at_once = target.sheet.foe and options.foe_at_zero == "dead"
    levels = 5 if options.overkill == "raise_level" and not dies_at_once else 0
    return target.hearts + target.boosts + falls + levels


@pytest.mark.rule("PS:ruling_94", "PS-PRO-04", "PS-GEA-06")
@settings(derandomize=True, deadline=None, max_examples=15)
@given(HEALTH, RULINGS)
def test_no_law_shows_more_wounds_than_the_target_can_take(target: Fighter, options: Options) -> None:
    most = can_take(target, options)
    attack = struck(fight(someone("leyla", side="us", ready=("short_sword",)), target, options=options))
    assert max(attack) == most, "crits have no upper bound, so all of it may be taken"
    assert max(grenade(target, options)) <= most

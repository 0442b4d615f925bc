"""Helping hands: first aid, bandages, stabilising, waking, putting out flames."""

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import CONTENT, fight, possible, someone, step

AID, STABILISE = "first_aid:hagen", "stabilise:hagen"


def juri_beside_hagen(*, metres: float = 1, options: Options | None = None, juri: Any = None, **hagen: Any) -> Combat:
    """Juri (first aid 3) and Hagen so many metres apart, a robber far away."""
    people = (
        someone("juri", **(juri or {})),
        someone("hagen", actions=0, **hagen),
        someone("robber", actions=0),
    )
    places = {"juri": (10.0, 10.0), "hagen": (10.0 + metres, 10.0), "robber": (90.0, 90.0)}
    return fight(*people, positions=places, options=options)


def offered(state: Combat) -> set[str]:
    return possible(step(state, "end_turn").asked[0])


# -- first aid ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-HEA-03", "PS-CND-08", "PS:ruling_88")
def test_ps_hea_03_a_success_gives_a_boost_and_stops_the_bleeding() -> None:
    bleeding: dict[str, Any] = {"hearts": 4, "conditions": (("bleeding", 2), ("poisoned", 1))}
    helped = step(juri_beside_hagen(**bleeding), AID, faces=[5, 5, 1]).result
    assert (helped.find("hagen").boosts, helped.find("hagen").conditions) == (1, (("poisoned", 1),))
    assert helped.find("juri").actions == 1
    failed = step(juri_beside_hagen(**bleeding), AID, faces=[4, 4, 1]).result
    assert (failed.find("hagen").boosts, failed.find("hagen").level("bleeding")) == (0, 2)


@pytest.mark.rule("PS-HEA-03", "PS-CND-06", "PS-CND-09", "PS-ACT-07")
def test_ps_hea_03_the_medic_rolls_first_aid_with_all_that_impairs_him() -> None:
    sick = {"conditions": (("crouched", 1), ("poisoned", 1), ("shocked", 1))}
    played = step(juri_beside_hagen(hearts=4, juri=sick), AID, faces=[(6, 1), 1])
    assert played.rolled[0].roll.throw.notation() == "2W6!≥6"
    walking = step(juri_beside_hagen(hearts=4), "walk", "stay", AID, faces=[5, 5, 5])
    assert walking.rolled[0].roll.throw.notation() == "3W6!≥6"
    assert walking.result.find("hagen").boosts == 0


@pytest.mark.rule("PS:ruling_88")
def test_ruling_88_the_patient_is_within_a_metre_and_may_be_oneself() -> None:
    assert AID in offered(juri_beside_hagen(hearts=4))
    assert AID not in offered(juri_beside_hagen(hearts=4, metres=1.1))
    alone = juri_beside_hagen(juri={"hearts": 5, "conditions": (("bleeding", 1),)}, metres=20)
    helped = step(alone, "first_aid:juri", faces=[5, 1, 1]).result.find("juri")
    assert (helped.boosts, helped.conditions) == (1, ())


@pytest.mark.rule("PS:boost_limit", "PS-HEA-03")
def test_ruling_88_no_more_boosts_than_missing_hearts() -> None:
    assert AID not in offered(juri_beside_hagen()), "the unhurt need none"
    full = step(juri_beside_hagen(hearts=5, boosts=1), AID, faces=[5, 1, 1]).result
    assert full.find("hagen").boosts == 1
    given = step(juri_beside_hagen(hearts=5, boosts=3), AID, faces=[5, 1, 1]).result
    assert given.find("hagen").boosts == 3, "what there was before is not taken away"


@pytest.mark.rule("PS:boost_limit")
def test_ruling_88_or_without_limit_even_for_the_unhurt() -> None:
    unlimited = Options(boost_limit="none")
    assert step(juri_beside_hagen(options=unlimited), AID, faces=[5, 1, 1]).result.find("hagen").boosts == 1
    more = step(juri_beside_hagen(options=unlimited, hearts=5, boosts=1), AID, faces=[5, 1, 1]).result
    assert more.find("hagen").boosts == 2


@pytest.mark.rule("PS-HEA-03", "PS:boost_limit")
def test_bandages_give_two_boosts_and_are_used_up_either_way() -> None:
    kit = {"sheet": {"items": ((CONTENT.items["bandages"], 2),)}}
    bandage = "use_item:bandages:hagen"
    helped = step(juri_beside_hagen(hearts=3, juri=kit, conditions=(("bleeding", 1),)), bandage, faces=[5, 1, 1]).result
    assert (helped.find("hagen").boosts, helped.find("hagen").conditions) == (2, ())
    assert helped.find("juri").count_of("bandages") == 1
    failed = step(helped, bandage, faces=[1, 1, 1]).result
    assert (failed.find("hagen").boosts, failed.find("juri").count_of("bandages")) == (2, 0)
    assert bandage not in offered(failed.put(replace(failed.find("juri"), actions=2)))
    little = step(juri_beside_hagen(hearts=5, juri=kit), bandage, faces=[5, 1, 1]).result
    assert little.find("hagen").boosts == 1, "one heart missing, one boost"


# -- stabilising ----------------------------------------------------------------------------------------------------


def dying(level: int, **more: Any) -> Combat:
    return juri_beside_hagen(**{"hearts": 0, **more}, conditions=(("dying", level),))


@pytest.mark.rule("PS-CND-04", "PS:stabilised_state")
def test_ps_cnd_04_as_many_successes_as_the_level_stop_the_dying() -> None:
    """Dying 2 and the dice 5, 7, 2: stabilised, still unconscious."""
    helped = step(dying(2), STABILISE, faces=[5, (6, 1), 2]).result.find("hagen")
    assert not helped.has("dying")
    assert helped.conditions == (("stabilised", 1), ("unconscious", 1))
    failed = step(dying(2), STABILISE, faces=[5, 4, 2]).result.find("hagen")
    assert failed.conditions == (("dying", 2),)


@pytest.mark.rule("PS-CND-04", "PS:ruling_88")
def test_ruling_88_only_the_dying_are_stabilised() -> None:
    assert STABILISE in offered(dying(1))
    assert STABILISE not in offered(juri_beside_hagen(hearts=1))
    unhurt = dying(3, hearts=6)
    assert STABILISE in offered(unhurt), "also the victim of a coup, who still has all hearts"


@pytest.mark.rule("PS:stabilised_state", "PS-HEA-05", "PS-CND-05")
def test_ruling_58_no_wake_up_rolls_then_awake_at_once_with_a_boost() -> None:
    state = step(dying(1), STABILISE, faces=[5, 1, 1]).result
    state = replace(state, turn=1, phase="turn_start")
    passed = step(state)
    assert passed.rolled == [] and passed.result.find("hagen").actions == 0
    state = replace(state, turn=0, phase="turn")
    helped = step(state, AID, faces=[5, 1, 1])
    hagen = helped.result.find("hagen")
    assert (hagen.conditions, hagen.boosts, hagen.actions) == ((), 1, 0), "actions come with the next refresh"
    assert helped.notes("ps-wakes")


@pytest.mark.rule("PS:stabilised_state")
def test_ruling_58_or_awake_even_without_hearts() -> None:
    helped = step(dying(1, options=Options(stabilised_state="awake")), STABILISE, faces=[5, 1, 1]).result
    assert helped.find("hagen").conditions == ()


@pytest.mark.rule("PS:ruling_87", "PS-HEA-05")
def test_ruling_87_a_boost_does_not_end_dying() -> None:
    helped = step(dying(2), AID, faces=[5, 1, 1])
    hagen = helped.result.find("hagen")
    assert (hagen.boosts, hagen.conditions) == (1, (("dying", 2),))
    assert not helped.notes("ps-wakes")
    again = helped.result.put(replace(helped.result.find("juri"), actions=1))
    up = step(again, STABILISE, faces=[5, 5, 1]).result.find("hagen")
    assert up.conditions == (), "stabilised with a boost is awake"


@pytest.mark.rule("PS:ruling_87", "PS-HEA-05")
def test_ruling_87_an_unconscious_level_that_is_left_still_counts() -> None:
    state = juri_beside_hagen(hearts=2, conditions=(("dying", 1), ("unconscious", 2)))
    helped = step(state, STABILISE, faces=[5, 1, 1]).result.find("hagen")
    assert helped.conditions == (("unconscious", 2),)


@pytest.mark.rule("PS:ruling_87", "PS-HEA-05", "PS-CDG-03")
def test_ruling_87_a_coup_on_the_stabilised_means_dying_again_and_a_boost_wakes_nobody_then() -> None:
    safe = step(dying(1), STABILISE, faces=[5, 1, 1]).result
    killer = replace(someone("robber", id="killer"), position=safe.find("hagen").position)
    state = replace(safe, fighters=(*safe.fighters[:2], killer), turn=2)
    stabbed = step(state, "coup_de_grace:short_sword:melee:hagen", "none", faces=[5, 5, 1, 1]).result
    assert stabbed.find("hagen").conditions == (("dying", 2),)
    helped = step(replace(stabbed, turn=0), AID, "none", faces=[5, 1, 1])
    assert helped.result.find("hagen").conditions == (("dying", 2),)


@pytest.mark.rule("PS-CND-05", "PS-HEA-03")
def test_first_aid_wakes_nobody_who_is_merely_unconscious() -> None:
    helped = step(juri_beside_hagen(hearts=3, conditions=(("unconscious", 2),)), AID, faces=[5, 1, 1]).result
    assert (helped.find("hagen").boosts, helped.find("hagen").conditions) == (1, (("unconscious", 2),))


# -- waking, putting out --------------------------------------------------------------------------------------------


@pytest.mark.rule("PS:ruling_89", "PS-CND-12")
def test_ruling_89_a_sleeper_is_shaken_awake_without_a_roll() -> None:
    state = juri_beside_hagen(conditions=(("asleep", 1),))
    woken = step(state, "wake:hagen")
    assert (woken.result.find("hagen").conditions, woken.rolled) == ((), [])
    assert woken.result.find("juri").actions == 1
    assert "wake:hagen" not in offered(juri_beside_hagen(conditions=(("asleep", 1),), metres=1.5))


@pytest.mark.rule("PS:ruling_89", "PS-CND-07")
def test_ruling_89_flames_are_put_out_within_a_metre_and_on_oneself() -> None:
    flames = (("burning", 2),)
    state = juri_beside_hagen(conditions=flames, juri={"conditions": flames})
    after = step(step(state, "put_out:hagen").result, "put_out:juri").result
    assert [after.find(who).conditions for who in ("hagen", "juri")] == [(), ()]
    assert after.find("juri").actions == 0
    assert "put_out:hagen" not in offered(juri_beside_hagen(conditions=flames, metres=1.5))


@pytest.mark.rule("PS:ruling_88", "PS-REA-01")
def test_first_aid_may_be_a_reaction() -> None:
    """A robber stabs at Hagen; Juri answers by bandaging him, after the wounds."""
    people = (someone("robber"), someone("juri"), someone("hagen", actions=0, hearts=5))
    played = step(fight(*people), "attack:short_sword:melee:hagen", AID, faces=[5, 5, 5, 1, 5, 1, 1])
    hagen = played.result.find("hagen")
    assert (hagen.hearts, hagen.boosts) == (3, 1)

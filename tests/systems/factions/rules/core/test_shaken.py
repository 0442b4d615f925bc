"""Shaken: no action, but free actions; what becomes of the action of a turn in progress."""

import pytest

from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.shaken import shake, steadied
from systems.factions.builders import possible, refusal, step, world
from systems.factions.stories import bare, questions


@pytest.mark.rule("FA-SHK-01")
def test_fa_shk_01_a_shaken_faction_has_no_action_but_free_ones() -> None:
    state = world(bare("wache", rp=10), bare("orden"), turn="wache")
    state = shake(state, "wache")
    asked = step(state, "end_turn").asked[0]
    assert refusal(asked, "gather") == refusal(asked, "attack:orden") == "FA-SHK-01"
    assert {"improve:operations", "shake_off", "end_turn"} <= possible(asked)


@pytest.mark.rule("FA-SHK-10")
def test_fa_shk_10_an_action_lost_only_to_being_shaken_comes_back_in_the_same_turn() -> None:
    state = shake(world(bare("wache"), turn="wache"), "wache")
    assert state.find("wache").action == "shaken"
    assert steadied(state.find("wache"), restores=True).action == "available"


@pytest.mark.rule("FA-SHK-10")
@pytest.mark.parametrize("action", ["used", "lost", ""])
def test_fa_shk_10_what_is_used_or_lost_for_good_never_comes_back(action: str) -> None:
    state = world(bare("wache", action=action))
    after = steadied(shake(state, "wache").find("wache"), restores=True)
    assert (after.action, after.shaken) == (action, False)


@pytest.mark.rule("FA-SHK-10", "FA:late_shake_off_restores_action", "FA-RUL-67")
def test_ruling_67_shaking_off_late_in_the_own_turn_restores_the_action_or_does_not() -> None:
    for restores, rest in ((True, "available"), (False, "shaken")):
        options = Options(late_shake_off_restores_action=restores)
        state = shake(world(bare("wache", rp=3), bare("orden"), turn="wache", options=options), "wache")
        after = step(state, "shake_off").result.find("wache")
        assert (after.shaken, after.rp, after.action) == (False, 0, rest)


@pytest.mark.rule("FA-SHK-10")
def test_fa_shk_10_a_failed_reorganisation_does_not_forbid_paying_and_acting() -> None:
    state = shake(world(bare("wache", rp=3, wounds=1), bare("orden"), turn="wache"), "wache")
    tried = step(state, "reorganise", "accept", faces=[2, 3]).result
    paid = step(tried, "shake_off").result
    played = step(paid, "gather", faces=[5, 2])
    assert questions(played) == ["FA-PHA-05"]
    assert played.result.find("wache").rp == 1


@pytest.mark.rule("FA:allow_hold", "FA-SHK-01")
def test_ruling_48_being_shaken_ends_the_hold() -> None:
    state = world(bare("wache", on_hold=True, card=20), waiting=("wache",))
    after = shake(state, "wache")
    assert (after.waiting, after.find("wache").on_hold) == ((), False)

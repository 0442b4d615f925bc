"""Recovery: a roll on flexibility at the start of the turn, and points that end shaken at any time."""

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.state import World
from systems.factions.builders import step, world
from systems.factions.stories import bare, facts, questions

PLAIN = Options()


def recovered(
    *faces: int | tuple[int, ...], answers: tuple[str, ...] = (), rp: int = 0, options: Options = PLAIN
) -> Transcript[World]:
    """The shaken watch (flexibility W6) begins its turn."""
    state = world(bare("wache", shaken=True, rp=rp), bare("orden"), queue=("wache",), options=options)
    return step(state, *answers, faces=faces)


def standing(played: Transcript[World]) -> tuple[bool, str, int]:
    watch = played.result.find("wache")
    return watch.shaken, watch.action, watch.rp


@pytest.mark.rule("FA-SHK-04", "FA-SHK-05", "FA-CORE-16", "FA-ATR-05")
def test_fa_shk_05_a_success_ends_shaken_but_the_action_is_lost() -> None:
    played = recovered(4, 2)
    assert standing(played) == (False, "lost", 0)
    assert facts(played, "fa-rolled", "total", "tn") == [(4, 4)]


@pytest.mark.rule("FA-SHK-06", "FA-CORE-16")
def test_fa_shk_06_a_raise_leaves_the_action_too() -> None:
    assert standing(recovered((6, 2), 2)) == (False, "available", 0)
    assert standing(recovered((6, 1), 2)) == (False, "lost", 0), "7 is no raise"


@pytest.mark.rule("FA-SHK-07", "FA-CORE-16")
def test_fa_shk_07_after_a_failure_points_end_it_and_the_faction_acts() -> None:
    assert standing(recovered(3, 2)) == (True, "shaken", 0)
    paid = recovered(3, 2, rp=4, answers=("decline", "accept", "shake_off"))
    assert questions(paid) == ["FA-SHK-11", "FA-CORE-12", "FA-SHK-07"]
    assert standing(paid) == (False, "available", 1)


@pytest.mark.rule("FA-SHK-08", "FA-GEN-06")
def test_fa_shk_08_the_roll_may_be_rolled_again() -> None:
    played = recovered(3, 2, (6, 3), 2, rp=3, answers=("decline", "reroll"))
    assert standing(played) == (False, "available", 0)


@pytest.mark.rule("FA-SHK-09", "FA-SHK-11", "FA-CORE-15")
def test_fa_shk_09_paid_before_the_roll_there_is_no_roll_and_the_action_is_there() -> None:
    played = recovered(rp=3, answers=("shake_off",))
    assert standing(played) == (False, "available", 0)
    assert played.rolled == []


@pytest.mark.rule("FA:shake_off_timing", "FA-RUL-14")
def test_ruling_14_or_points_end_it_only_after_the_failed_roll() -> None:
    strict = Options(shake_off_timing="after_failed_roll")
    played = recovered(3, 2, rp=5, answers=("accept", "decline"), options=strict)
    assert questions(played) == ["FA-CORE-12", "FA-SHK-07"]
    later = step(played.result, "end_turn").asked[0].prompt.answers
    assert getattr(later.find("shake_off"), "rule_id", "") == "FA:shake_off_timing"
    assert questions(recovered(3, 2, rp=3, options=PLAIN))[0] == "FA-SHK-11"


@pytest.mark.rule("FA-SHK-09", "FA:shake_off_after_success", "FA-RUL-15")
def test_ruling_15_a_mere_success_leaves_nothing_to_shake_off_unless_the_table_sells_the_action() -> None:
    assert questions(recovered(4, 2, rp=3)) == ["FA-SHK-11", "FA-CORE-12"]
    newer = Options(shake_off_after_success=True)
    sold = recovered(4, 2, rp=3, answers=("decline", "accept", "shake_off"), options=newer)
    assert questions(sold) == ["FA-SHK-11", "FA-CORE-12", "FA-SHK-09"]
    assert standing(sold) == (False, "available", 0)
    kept = recovered(4, 2, rp=3, options=newer)
    assert standing(kept) == (False, "lost", 3)


@pytest.mark.rule("FA:unshake_success_allows_action", "FA-RUL-01")
def test_ruling_01_a_success_is_enough_to_act_in_the_newer_edition() -> None:
    assert standing(recovered(4, 2, options=Options(unshake_success_allows_action=False)))[1] == "lost"
    assert standing(recovered(4, 2, options=Options(unshake_success_allows_action=True)))[1] == "available"


@pytest.mark.rule("FA-SHK-04", "FA-WND-01")
def test_fa_shk_04_wounds_make_it_harder() -> None:
    state = world(bare("wache", shaken=True, wounds=2), queue=("wache",))
    assert step(state, faces=[5, 2]).result.find("wache").shaken


@pytest.mark.rule("FA-SHK-11", "FA-CORE-15")
def test_fa_shk_11_before_a_roll_against_it_a_shaken_faction_may_shake_it_off() -> None:
    for act, faces in (("attack:orden", [1, 2]), ("espionage:orden", [1, 2, 3, 2])):
        state = world(bare("wache"), bare("orden", shaken=True, rp=3), turn="wache")
        played = step(state, act, "shake_off", faces=faces)
        assert [(a.prompt.rule_id, a.prompt.who) for a in played.asked] == [
            ("FA-PHA-05", "wache"),
            ("FA-SHK-11", "orden"),
        ]
        assert (played.result.find("orden").shaken, played.result.find("orden").rp) == (False, 0)


@pytest.mark.rule("FA-SHK-11", "FA-ATK-08")
def test_fa_shk_11_directly_after_being_shaken_it_may_be_shaken_off_but_not_between_attack_and_damage() -> None:
    state = world(bare("wache"), bare("orden", rp=3), turn="wache")
    played = step(state, "attack:orden", "shake_off", faces=[5, 2, 4, 3])
    assert questions(played) == ["FA-PHA-05", "FA-SHK-11"]
    assert (played.result.find("orden").shaken, played.result.find("orden").rp) == (False, 0)


@pytest.mark.rule("FA-SHK-10", "FA:late_shake_off_restores_action")
def test_ruling_67_also_when_an_interruption_has_shaken_it() -> None:
    for restores, rest in ((True, "available"), (False, "shaken")):
        options = Options(late_shake_off_restores_action=restores)
        state = world(bare("wache", rp=3), bare("orden"), options=options, turn="wache")
        state = replace(state, turns=(*state.turns, replace(state.turns[0], who="orden")))
        state = state.put(replace(state.find("orden"), action="available"))
        after = step(state, "attack:wache", "shake_off", faces=[(6, 1), 2, 4, 3]).result.find("wache")
        assert (after.shaken, after.action) == (False, rest)

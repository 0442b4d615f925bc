"""Where chapters meet in a fight: holds and shots, luck and legends, lost and carried dice, wounds at a bad time."""

from typing import Any

import pytest

from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.fight_state import Piercing
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.values import Bonus, Item
from systems.heldencodex.builders import circle, critical, facts, questions
from systems.heldencodex.ring import (
    ANNA,
    BERT,
    CARL,
    Dice,
    acts,
    armed,
    bout,
    damage,
    fighter,
    offered,
    phase,
    ring,
    throws,
    to_stage,
    wounds,
)

BOW = armed(ANNA, "hunting_bow", "16/3")
TARGET = armed(BERT, "mace", "7/0")


def burdened(state: World, who: str, **changes: Any) -> World:
    """A fight in which something hangs over somebody from the last phase."""
    return replace(state, act=state.act.with_fighter(replace(fighter(state, who), **changes)))


def item(bonus: Bonus, used_with: str) -> Item:
    return Item(f"fine_{used_with}", Name.of("Feines", en="fine thing"), (bonus,), (used_with,))


# -- holds, opened guards and shots -----------------------------------------------------------------------------------


@pytest.mark.rule("HC-CHK-05", "HC-RNG-01")
def test_hc_chk_05_whoever_is_choked_can_only_shoot_at_the_choker() -> None:
    state = bout(BOW, armed(BERT, "fist", "10/3"), replace(TARGET, sheet=armed(CARL).sheet), distance=2)
    assert offered(acts(state, f"target:{CARL}"), "HC-RNG-01") == [f"target:{BERT}", f"target:{CARL}"]
    held = acts(burdened(state, ANNA, choked_by=BERT, weapon="hunting_bow", art="hunting_bow"))
    assert (questions(held), fighter(held.result, ANNA).target) == ([], BERT)


@pytest.mark.rule("HC-PRC-03", "HC-RNG-03")
def test_hc_prc_03_a_shooter_whose_guard_was_opened_throws_once_and_shoots_or_keeps_it_all() -> None:
    state = bout(BOW, armed(BERT), distance=2)
    opened = burdened(state, BERT, piercing=Piercing(ANNA, (9, 9), 1))
    done = phase(opened, "aim", "keep:2,2,2,2", "carry:9,9,12", faces=(9, 9, 12, 2, 2, 2, 2))
    assert throws(done, ANNA) == ["3W20"], "one die fewer, and never again in this phase"
    assert fighter(done.result, ANNA).carried == (9, 9, 12)


@pytest.mark.rule("HC-PRC-03", "HC:aim_without_rethrow")
def test_hc_prc_03_who_cannot_throw_again_cannot_aim_where_aiming_means_throwing_again() -> None:
    state = bout(BOW, armed(BERT), distance=2, options=Options(aim_without_rethrow=False))
    opened = burdened(state, BERT, piercing=Piercing(ANNA, (9, 9), 1))
    done = to_stage(opened, "shots", "shoot", "keep:2,2,2,2", faces=(9, 9, 12, 2, 2, 2, 2))
    assert offered(done, "HC-RNG-02") == ["shoot", "surrender"]
    assert fighter(done.result, ANNA).shooting == "shot"


@pytest.mark.rule("HC-RNG-03", "HC-MEL-23")
def test_hc_rng_03_nobody_shoots_at_somebody_who_has_just_given_up() -> None:
    second = armed(CARL, "hunting_bow", "16/0", side="heroes")
    state = bout(
        BOW, armed(BERT, gives_up=True, armour={}), second, replace(TARGET, sheet=armed("dora").sheet), distance=2
    )
    answers = (f"target:{BERT}", f"target:{BERT}", "shoot", "keep:2,2,2,2", "shoot", "anywhere", "stand")
    # Two damage dice of 12 and the surplus: enough severe wounds to give up.
    faces = (16, 16, 16, 2, 2, 2, 2, 2, 14, 2, 1, 12, 12, 12, 12)
    done = to_stage(state, "go_on", *answers, faces=faces)
    assert fighter(done.result, BERT).out == "gave_up"
    assert [who for (who,) in facts(done, "hc-shoots-at", "whom")] == [facts(done, "hc-gives-up", "who")[0][0]]
    assert (fighter(done.result, CARL).shooting, fighter(done.result, CARL).acted) == ("aiming", False)
    rest = phase(done.result, "carry:14")
    assert fighter(rest.result, CARL).carried == (14,)


@pytest.mark.rule("HC-RNG-23", "HC-PHY-02")
def test_hc_rng_23_whoever_is_out_of_breath_is_not_asked_how_to_evade() -> None:
    spent = armed(BERT, "mace", "7/0", skills={"hide": "9/2"}, breathless=True)
    state = bout(BOW, spent, armed(CARL, "mace", "7/0"), distance=2)
    answers = (f"target:{BERT}", "shoot", "anywhere")
    done = to_stage(state, "go_on", *answers, faces=(2, 2, 3, 5, 2, 6))
    assert "HC-RNG-23" not in questions(done)
    assert len(done.notes("hc-misses-target")) == 1


# -- luck, legends and dice that lie there ----------------------------------------------------------------------------


LUCKY = armed(ANNA, "hunting_bow", "16/3", lucky_number=17)


def legend(*answers: str, faces: Dice) -> Any:
    return phase(bout(LUCKY, TARGET, distance=2), "shoot", *answers, faces=faces)


@pytest.mark.rule("HC-LEG-03", "HC-RNG-17", "HC-LUK-01")
def test_hc_leg_03_a_die_turned_by_luck_makes_no_shot_legendary() -> None:
    done = legend("become:12", "anywhere", "stand", faces=(12, 12, 12, 17, 2, 3, 4, 5, 6, 7, 8))
    assert "HC-RNG-17" not in questions(done)
    assert facts(done, "hc-hits-target", "result") == [(48,)]
    assert damage(done, ANNA) == ["5W12"], "the dice that are not needed add damage, as ever"
    assert done.result.find(ANNA).mythos == 1, "three of them were thrown"
    natural = legend("anywhere", "stand", "severe", faces=(12, 12, 12, 12, 2, 3, 4, 5, 6, 7, 8, 9))
    assert damage(natural, ANNA) == ["6W12"]


@pytest.mark.rule("HC-LEG-03", "HC-RNG-04")
def test_hc_leg_03_a_turned_die_that_was_saved_is_still_no_thrown_one() -> None:
    state = bout(LUCKY, TARGET, distance=2)
    first = phase(state, "aim", "keep:2,3,12,17", "become:12", "carry:12,12", faces=(2, 3, 12, 17, 2))
    assert (fighter(first.result, ANNA).carried, fighter(first.result, ANNA).turned) == ((12, 12), (12,))
    second = phase(first.result, "shoot", "anywhere", "stand", faces=(12, 5, 2, 3, 4, 5, 6, 7))
    assert second.result.find(ANNA).mythos == 0
    one = phase(state, "aim", "keep:2,3,12,17", "become:12", "carry:12", faces=(2, 3, 12, 17, 2)).result
    assert fighter(one, ANNA).turned == (), "of two alike the thrown one is saved"


@pytest.mark.rule("HC-POOL-01", "HC-RNG-04")
@pytest.mark.parametrize(("carried", "kept"), [((9, 9, 12), (9, 9)), ((4, 6, 12), (6, 12)), ((4, 15), (4, 15))])
def test_hc_pool_01_who_has_fewer_dice_than_were_saved_keeps_the_best_of_them(carried: Dice, kept: Dice) -> None:
    wounded = armed(ANNA, "hunting_bow", "16/3", circles=(critical(), critical()))
    state = burdened(
        bout(wounded, TARGET, distance=2), ANNA, carried=tuple(carried), weapon="hunting_bow", art="hunting_bow"
    )
    done = to_stage(state, "shots", "shoot", faces=(3,))
    assert fighter(done.result, ANNA).lying.faces == tuple(kept)


@pytest.mark.rule("HC-HIM-03", "HC-QUA-02")
def test_hc_him_03_second_chances_come_before_any_swap() -> None:
    master = armed(ANNA, "arming_sword", "21/1")
    better = armed(BERT, "arming_sword", "22/1", items=(item(Bonus("W2c"), "arming_sword"),))
    done = to_stage(
        bout(master, better), "settle", "again:7", f"swap:4:20:{BERT}", "leave",
        faces=(4, 5, 7, 7, 20),
    )  # fmt: skip
    assert questions(done) == ["HC-QUA-02", "HC-HIM-03", "HC-HIM-03"]
    assert fighter(done.result, ANNA).lying.faces == (5, 20)


@pytest.mark.rule("HC-FUM-05", "HC:balance_optional")
def test_hc_fum_05_who_leaves_a_one_unbalanced_fights_without_dice() -> None:
    state = bout(armed(ANNA, "arming_sword", "13/3"), TARGET, options=Options(balance_optional=True))
    done = to_stage(state, "act", "keep:1,9,9,9", "devalue:", faces=(1, 9, 9, 9, 2))
    assert (fighter(done.result, ANNA).dice, fighter(done.result, ANNA).group) == ((), ())
    assert done.result.find(ANNA).psyche_lost == 1


# -- wounds at a bad time ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-FLE-01", "HC-MEL-11", "HC-INJ-06")
def test_hc_fle_01_who_dies_on_the_way_out_has_not_got_away() -> None:
    nearly = armed(ANNA, "arming_sword", "15/5", circles=(critical(), critical(), critical(), critical(), circle(6, 3)))
    state = ring((nearly, (9,)), (armed(BERT), (12, 12)))
    done = acts(state, f"flee:{BERT}", "mutual", "with:12+12", faces=(12, 11, 10))
    assert done.result.find(ANNA).down == "dead"
    assert (done.result.marks, done.notes("hc-leaves")) == ((), [])


@pytest.mark.rule("HC-PHY-04", "HC-MEL-24")
def test_hc_mel_24_gritted_teeth_may_be_more_than_somebody_stands() -> None:
    weary = armed(ANNA, "arming_sword", "15/3", gives_up=True, physis_lost=6, circles=(circle(4), circle(3)))
    done = acts(bout(weary, TARGET), "grit:1", "circle:1:outer:5")
    assert fighter(done.result, ANNA).out == "gave_up"
    came_wounded = armed(ANNA, "arming_sword", "15/3", gives_up=True, circles=(circle(5), circle(5)))
    assert fighter(acts(bout(came_wounded, TARGET)).result, ANNA).out == ""


@pytest.mark.rule("HC-PHY-04", "HC-MEL-23")
def test_hc_mel_23_nobody_is_called_helpless_who_grits_the_teeth() -> None:
    weary = armed(ANNA, "dagger", "10/0", physis_lost=6)
    state = bout(weary, TARGET)
    assert acts(state, "grit:1").notes("hc-helpless") == []
    assert len(acts(state, "grit:0").notes("hc-helpless")) == 1


# -- what is offered and told -----------------------------------------------------------------------------------------


@pytest.mark.rule("HC-POW-05", "HC-QUA-02")
def test_hc_pow_05_the_offer_to_strike_counts_the_dice_of_a_fine_weapon() -> None:
    fine = armed(ANNA, "mace", "12/3", items=(item(Bonus("TS", 2), "mace"),))
    done = acts(ring((fine, (9, 10)), (armed(BERT), (2,))), f"power:{BERT}", "value:9", "strike", faces=(2, 3, 4, 5, 6))
    prompt = next(asked.prompt for asked in done.asked if asked.prompt.rule_id == "HC-POW-05")
    label = prompt.answers.listed()[0].label
    assert (dict(label.facts)["dice"], damage(done, ANNA)) == (5, ["5W20"])


@pytest.mark.rule("HC-PRC-01", "HC-RCH-01")
def test_hc_prc_01_against_reach_the_attacker_says_which_die_closes_in() -> None:
    state = ring((armed(ANNA), (10, 11)), (armed(BERT, "spear"), (10, 2)))
    low = acts(state, f"piercing:{BERT}", "dice:10,11", "parry:10/-", "parry:11")
    assert offered(low, "HC-PRC-01") == ["dice:10,11", "dice:11,10"]
    high = acts(state, f"piercing:{BERT}", "dice:11,10", "parry:-/-")
    assert facts(high, "hc-guard-opened", "dice") == [((10,),)], "the 11 has only closed in"
    assert offered(high, "HC-PRC-02") == ["parry:-/10", "parry:-/-"], "a 10 does not stop it"
    pair = acts(ring((armed(ANNA), (10, 10)), (armed(BERT, "spear"), (2,))), f"piercing:{BERT}")
    assert questions(pair) == ["HC-MEL-05"], "nothing to choose"


@pytest.mark.rule("HC-CHK-05", "HC-UNA-02")
def test_hc_chk_05_in_a_hold_no_die_has_to_get_past_the_weapon_first() -> None:
    choker = armed(ANNA, "fist", "10/3")
    state = burdened(ring((choker, (6, 7, 8)), (armed(BERT), (2, 3))), BERT, choked_by=ANNA)
    done = acts(state, f"choke:{BERT}", "with:6/7/8")
    assert offered(done, "HC-MEL-05") == ["with:6/7/8", "with:6", "with:7", "with:8"]
    assert wounds(done.result, BERT) == (0, 0, 0)

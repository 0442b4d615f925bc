"""A phase of a fight: throws by art and weapon, the order of initiative, what is carried, when it is over."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight import fight
from regelwerk.systems.heldencodex.rules.fight.consequences import is_over
from regelwerk.systems.heldencodex.rules.fight.harm import has_had_enough
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import circle, critical, facts, hero, questions, severe, told
from systems.heldencodex.ring import (
    ANNA,
    BERT,
    CARL,
    OPTIONS,
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

ATTACK = f"attack:{BERT}"
W8 = armed(BERT, "mace", "7/0")
"""Throws one die of eight sides, once."""


def order(done: Transcript[Any]) -> list[str]:
    """Who acts after whom."""
    found = facts(done, "hc-order", "who")
    return [ref.id for ref in found[-1][0]] if found else []


# -- throws -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-01")
def test_hc_mel_01_small_dice_are_thrown_once_others_in_a_cascade() -> None:
    small = to_stage(bout(armed(ANNA, "mace", "7/2"), W8), "act", faces=(4, 5, 6, 7))
    assert throws(small, ANNA) == ["3W8"]
    assert questions(small) == []
    large = to_stage(bout(armed(ANNA, "mace", "8/3"), W8), "act", "keep:5,6", faces=(4, 5, 6, 7, 2, 8, 9))
    assert throws(large, ANNA) == ["4W12", "2W12"]
    assert fighter(large.result, ANNA).dice == (5, 6, 8, 9)


@pytest.mark.rule("HC-MEL-02", "HC-CAS-01")
def test_hc_mel_02_the_weapon_has_a_lead_the_basic_art_keeps_one_die() -> None:
    anna = armed(ANNA, "arming_sword", "15/2", skills={"basic_combat_art": "12/2"})
    faces = (4, 9, 14, 2)
    own = to_stage(bout(anna, W8), "act", "take:arming_sword", "keep:9,14", faces=(*faces, 5))
    assert offered(own, "HC-CAS-01", ANNA) == ["keep:4,9,14", "keep:4,9", "keep:4,14", "keep:9,14"]
    basic = to_stage(bout(anna, W8), "act", "take:arming_sword:basic", "keep:9", faces=(*faces, 14, 14))
    assert "keep:9" in offered(to_stage(bout(anna, W8), "act", "take:arming_sword:basic", faces=faces), "HC-SIV-01")
    # The value of the phase is that of the art.
    assert (fighter(own.result, ANNA).value, fighter(basic.result, ANNA).value) == (15, 12)


@pytest.mark.rule("HC-MEL-03", "HC-MEL-04")
def test_hc_mel_04_who_was_content_with_fewer_throws_acts_first() -> None:
    # Anna throws twice for a great group, Bert is content with his first throw.
    state = bout(armed(ANNA, "arming_sword", "15/3"), armed(BERT, "arming_sword", "15/1"))
    done = to_stage(state, "act", "keep:11,12", faces=(4, 11, 12, 19, 9, 5, 12, 13))
    assert (fighter(done.result, ANNA).throws, fighter(done.result, BERT).throws) == (2, 1)
    assert order(done) == [BERT, ANNA]
    content = to_stage(state, "act", "keep:4,11,12,19", faces=(4, 11, 12, 19, 9, 5))
    assert order(content) == [ANNA, BERT]  # as many throws as Bert, but a group


@pytest.mark.rule("HC-MEL-04", "HC-CAS-02")
def test_hc_mel_04_ties_go_to_the_greater_group() -> None:
    people = armed(ANNA, "mace", "7/2"), armed(BERT, "mace", "7/2")
    assert order(to_stage(bout(*people), "act", faces=(4, 6, 2, 5, 6, 2))) == [BERT, ANNA]
    # As many dice, but matches before runs, then the higher total.
    assert order(to_stage(bout(*people), "act", faces=(4, 4, 2, 5, 6, 2))) == [ANNA, BERT]
    assert order(to_stage(bout(*people), "act", faces=(4, 5, 2, 5, 6, 2))) == [BERT, ANNA]


@pytest.mark.rule("HC-MEL-04")
def test_hc_mel_04_then_a_reaction_probe_decides() -> None:
    people = armed(ANNA, "mace", "7/0"), armed(BERT, "mace", "7/0")
    done = to_stage(bout(*people), "act", faces=(4, 6, 5, 5, 2, 5, 9, 2))
    assert throws(done)[2:] == ["3W12", "3W12"]
    # 10 against 9.
    assert order(done) == [ANNA, BERT]


def both_strike(options: Options, reactions: Dice, *answers: str, faces: Dice) -> Transcript[World]:
    """Both have thrown a 5 and nothing else; Anna's blow makes Bert give up."""
    people = armed(ANNA, "mace", "7/0"), armed(BERT, "mace", "7/0", gives_up=True)
    return phase(bout(*people, options=options), ATTACK, "parry:-", *answers, faces=(5, 5, *reactions, *faces))


@pytest.mark.rule("HC-MEL-04", "HC:initiative_ties")
def test_hc_mel_04_the_tied_act_at_the_same_time() -> None:
    by_reaction = Options(give_up="first_severe")
    together = Options(give_up="first_severe", initiative_ties="simultaneous")
    back = f"attack:{ANNA}"
    # Anna reacts better: Bert gives up before it is his turn.
    slower = both_strike(by_reaction, (9, 2, 2, 8, 2, 2), faces=(12,))
    assert (wounds(slower.result, ANNA), wounds(slower.result, BERT)) == ((0, 0, 0), (3, 1, 0))
    # Equal reactions, or none because the table does not ask for them: he strikes all the same.
    for options, reactions in ((by_reaction, (9, 2, 2, 9, 2, 2)), (together, ())):
        done = both_strike(options, reactions, back, faces=(12, 13))
        assert (wounds(done.result, ANNA), wounds(done.result, BERT)) == ((3, 1, 0), (3, 1, 0))
        assert done.result.has("bout:heroes")


@pytest.mark.rule("HC-MEL-04", "HC:initiative_ties")
def test_hc_mel_04_the_dead_strike_at_the_same_time_and_stay_dead() -> None:
    frail = armed(BERT, "mace", "7/0", sheet_circles=1, circles=(circle(6, 2, 1),))
    state = bout(armed(ANNA, "mace", "7/0"), frail, options=Options(initiative_ties="simultaneous"))
    done = phase(state, ATTACK, "parry:-", f"attack:{ANNA}", faces=(5, 5, 12, 13))
    assert (done.result.find(BERT).down, wounds(done.result, ANNA)) == ("dead", (3, 1, 0))


@pytest.mark.rule("HC-MEL-04", "HC:initiative_cutoff")
def test_hc_mel_04_a_claim_may_freeze_everybodys_dice() -> None:
    people = armed(ANNA, "arming_sword", "15/3"), W8
    # Anna would throw two dice again, but Bert's throw is over.
    frozen = to_stage(bout(*people, options=Options(initiative_cutoff=True)), "act", "keep:11,12",
                      faces=(4, 11, 12, 19, 5))  # fmt: skip
    assert fighter(frozen.result, ANNA).dice == (4, 11, 12, 19)
    assert throws(frozen, ANNA) == ["4W20"]
    free = to_stage(bout(*people), "act", "keep:11,12", faces=(4, 11, 12, 19, 5, 7, 8))
    assert fighter(free.result, ANNA).dice == (7, 8, 11, 12)


# -- wounds, helplessness, the end ------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-23")
def test_hc_mel_23_the_sleeping_do_nothing_and_every_attack_on_them_hits() -> None:
    done = phase(bout(armed(ANNA, "mace", "7/0"), armed(BERT), asleep=(BERT,), to_first_hit=False), faces=())
    assert done.result.act is None
    # With somebody awake beside him there is a fight, and the sleeper can be struck.
    people = armed(ANNA, "mace", "7/0"), armed(BERT), armed(CARL, "mace", "7/0")
    struck = phase(bout(*people, asleep=(BERT,)), ATTACK, faces=(5, 3, 7))
    assert throws(struck, BERT) == []
    assert (damage(struck), wounds(struck.result, BERT)) == (["1W20"], (1, 0, 0))


@pytest.mark.rule("HC-MEL-23")
def test_hc_mel_23_who_has_no_dice_cannot_act_or_defend() -> None:
    weak = armed(BERT, "mace", "7/0", circles=(critical(),))
    people = armed(ANNA, "mace", "7/0"), weak, armed(CARL, "mace", "7/0")
    struck = phase(bout(*people), ATTACK, faces=(5, 3, 7))
    assert facts(struck, "hc-helpless", "who") and throws(struck, BERT) == []
    assert damage(struck) == ["1W20"]


@pytest.mark.rule("HC-MEL-23")
def test_hc_mel_23_a_fight_is_over_when_a_side_has_nobody_left_with_dice() -> None:
    weak = armed(BERT, "mace", "7/0", circles=(critical(),))
    assert phase(bout(armed(ANNA), weak)).result.has("bout:heroes")
    # Gritted teeth could still give a die back.
    tired = armed(BERT, "mace", "7/0", physis_lost=6)
    assert not is_over(bout(armed(ANNA), tired))


@pytest.mark.rule("HC-MEL-23", "HC-FLE-02")
def test_hc_mel_23_fled_and_given_up_end_it_too() -> None:
    state = ring((armed(ANNA), (9,)), (armed(BERT), (5,)))
    for answer, mark in ((f"flee:{BERT}", "bout:robbers"), ("surrender", "bout:robbers")):
        done = acts(acts(state, answer).result)
        assert done.result.act is None and done.result.has(mark)


@pytest.mark.rule("HC-MEL-24", "HC:give_up")
def test_hc_mel_24_those_whom_nobody_plays_give_up_when_badly_wounded() -> None:
    def gives_up(options: Options, *circles: Any) -> bool:
        return has_had_enough(armed(BERT, circles=circles), options)

    assert gives_up(OPTIONS, critical())
    assert gives_up(OPTIONS, severe(), severe())
    assert gives_up(OPTIONS, circle(5), circle(3))
    assert not gives_up(OPTIONS, severe())
    assert not gives_up(OPTIONS, circle(5), circle(2))
    sooner, never = Options(give_up="first_severe"), Options(give_up="never")
    assert gives_up(sooner, severe()) and gives_up(sooner, critical()) and not gives_up(sooner, circle(5), circle(5))
    assert not gives_up(never, critical(), critical())


@pytest.mark.rule("HC-MEL-24")
def test_hc_mel_24_who_gives_up_is_out_of_the_fight() -> None:
    victim = armed(BERT, gives_up=True, circles=(severe(),))
    done = acts(ring((armed(ANNA), (9,)), (victim, (2,))), ATTACK, faces=(12, 3))
    assert fighter(done.result, BERT).out == "gave_up"
    assert facts(done, "hc-gives-up", "who")
    # Somebody's hero fights on, and may say otherwise when it is his turn.
    player = acts(
        ring((armed(ANNA), (9,)), (armed(BERT, circles=(severe(),)), (2, 9))), ATTACK, "parry:-", faces=(12, 3)
    )
    assert fighter(player.result, BERT).out == ""
    assert "surrender" in offered(acts(player.result, "pass"), "HC-MEL-05", BERT)


@pytest.mark.rule("HC-MEL-24")
def test_hc_mel_24_who_cannot_attack_may_give_up_all_the_same() -> None:
    def turn(state: World, *answers: str) -> Transcript[World]:
        return told(lambda: fight.step(state), *answers)

    nothing = ring((armed(ANNA), (2, 17)), (armed(BERT), (5,)))
    assert offered(turn(nothing), "HC-MEL-05") == ["pass", "surrender"]
    given_up = turn(nothing, "surrender")
    assert fighter(given_up.result, ANNA).out == "gave_up" and facts(given_up, "hc-gives-up", "who")
    # Those whom nobody plays are not asked.
    assert turn(ring((armed(ANNA, gives_up=True), (2,)), (armed(BERT), (5,)))).asked == []


@pytest.mark.rule("HC-MEL-24")
def test_hc_mel_24_who_has_no_dice_at_all_is_asked_last() -> None:
    weak = hero(ANNA, weapons=("mace",), skills={"mace": "7/0"}, circles=(critical(),))
    friend = armed(CARL, "mace", "7/1", side="heroes")
    state = to_stage(bout(weak, armed(BERT, "mace", "7/2"), friend), "act", faces=(5, 6, 7, 4, 6)).result
    assert state.act.queue == (BERT, CARL, ANNA)


@pytest.mark.rule("HC-MEL-24", "HC-RNG-02")
def test_hc_mel_24_a_shooter_may_give_up_instead_of_shooting() -> None:
    state = bout(armed(ANNA, "hunting_bow", "16/3"), armed(BERT, "mace", "7/2"), distance=20)
    done = to_stage(state, "act", "stay", "stay", "surrender", faces=(9, 9, 9, 2))
    assert facts(done, "hc-gives-up", "who") and not facts(done, "hc-shoots-at", "who")
    assert done.result.has("bout:robbers")


@pytest.mark.rule("HC-MEL-24", "HC:phase_cap")
def test_hc_mel_24_people_may_fight_on_when_nothing_is_decided_for_long() -> None:
    state = ring((armed(ANNA), ()), (armed(BERT), ()), options=Options(phase_cap=20))
    last = replace(state, act=replace(state.act, phase=20, stage="end"))
    ends = acts(last)
    assert [asked.prompt.seat for asked in ends.asked] == [ANNA, BERT]
    assert acts(ends.result).result.has("bout:draw")
    # One who wants to is enough, and they are asked again after as many phases.
    goes_on = acts(last, "end", "on")
    assert facts(goes_on, "hc-fights-on", "phases") == [(20,)] and not is_over(goes_on.result)
    later = replace(goes_on.result, act=replace(goes_on.result.act, phase=40, stage="end", queue=()))
    assert questions(acts(later)) == ["HC-MEL-24", "HC-MEL-24"]
    assert acts(acts(later).result).result.has("bout:draw")


@pytest.mark.rule("HC-MEL-24", "HC:phase_cap")
@pytest.mark.parametrize("cap", [20, 40, 60, 100])
def test_hc_mel_24_a_fight_ends_undecided_after_so_many_phases(cap: Any) -> None:
    state = ring((armed(ANNA), (9,)), (armed(BERT), (9,)), options=Options(phase_cap=cap))
    last, too_late = (replace(state, act=replace(state.act, phase=number)) for number in (cap, cap + 1))
    assert not is_over(last)
    assert acts(too_late).result.has("bout:draw")


@pytest.mark.rule("HC-MEL-25", "HC-SWP-03", "HC:out_of_reach")
def test_hc_mel_25_who_is_driven_off_is_out_of_reach_for_the_rest_of_the_phase() -> None:
    def swept(options: Options = OPTIONS) -> Transcript[World]:
        state = ring(
            (armed(ANNA), (9, 4)), (armed(BERT), (10, 12)), (armed(CARL, side="heroes"), (12,)), options=options
        )
        return acts(state, "sweep", "die:9", "parry:10")

    driven = swept().result
    assert fighter(driven, BERT).away
    # Bert does not act, and Carl cannot get at him.
    bert = acts(driven)
    carl = acts(bert.result)
    assert (bert.asked, carl.asked) == ([], [])
    back = phase(driven, faces=())
    assert back.result.act.phase == 2
    assert back.result.act.distance(ANNA, BERT) <= 3
    far = phase(swept(Options(out_of_reach="until_closing")).result, faces=())
    assert far.result.act.distance(ANNA, BERT) == 5
    ready = acts(far.result, "slow")
    assert questions(ready) == ["HC-RNG-24"]
    assert ready.result.act.distance(ANNA, BERT) <= 3


@pytest.mark.rule("HC-MEL-23")
def test_a_bout_to_the_first_hit_ends_with_it() -> None:
    state = ring((armed(ANNA), (9,)), (armed(BERT), (5,)), to_first_hit=True)
    done = acts(acts(state, ATTACK, faces=(1, 2)).result)
    assert done.result.has("bout:heroes") and done.result.act is None


# -- naming the group -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-CAS-03")
def test_hc_cas_03_the_owner_names_the_group_when_the_throw_is_settled() -> None:
    state = bout(armed(ANNA, "arming_sword", "14/4"), armed(BERT, "mace", "7/2"))

    def settled(*answers: str) -> Transcript[World]:
        return to_stage(state, "act", "keep:4,5,6,13,13", *answers, faces=(4, 5, 6, 13, 13, 2, 2, 3))

    named = settled("group:13,13")
    assert fighter(named.result, ANNA).group == (13, 13) and fighter(named.result, ANNA).dice == (4, 5, 6, 13, 13)
    assert facts(named, "hc-dice-lie", "group")[0] == ((13, 13),)
    asked = next(asked.prompt for asked in named.asked if asked.prompt.rule_id == "HC-CAS-03")
    # All groups that the dice allow; without a word the best one by the order of groups.
    keys = [answer.key for answer in asked.answers.listed()]
    assert keys[:2] == ["group:4,5,6", "group:13,13"] and set(keys[2:]) == {"group:4,5", "group:5,6"}
    assert asked.default == "group:4,5,6"
    # With that group two blows of 13 are named; a single 13 was possible all the time.
    assert "with:13/13" in offered(acts(named.result, f"attack:{BERT}", "with:13/13", faces=(1, 1, 1)), "HC-MEL-05")


@pytest.mark.rule("HC-CAS-03")
@pytest.mark.parametrize("dice", [(4, 5, 6, 9, 12), (4, 5, 5, 6, 6), (2, 3, 9, 9, 15)])
def test_hc_cas_03_nobody_is_asked_who_has_one_group_at_most(dice: tuple[int, ...]) -> None:
    state = bout(armed(ANNA, "arming_sword", "14/4"), armed(BERT, "mace", "7/2"))
    keep = f"keep:{','.join(map(str, dice))}"
    assert "HC-CAS-03" not in questions(to_stage(state, "act", keep, faces=(*dice, 5, 6, 7)))


# -- movement and arts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RNG-24", "HC:closing")
@pytest.mark.parametrize(
    ("closing", "slow", "fast"), [("10_20", 30, 20), ("5_10", 35, 30), ("15_30", 25, 10), ("20_40", 20, 2)]
)
def test_hc_rng_24_a_fighter_moves_slowly_or_fast(closing: Any, slow: int, fast: int) -> None:
    state = bout(armed(ANNA), armed(BERT), distance=40, options=Options(closing=closing))
    moved = {answer: acts(state, answer).result for answer in ("stay", "slow", "fast", "back_slow")}
    assert [moved[way].act.distance(ANNA, BERT) for way in ("stay", "slow", "fast")] == [40, slow, fast]
    assert moved["back_slow"].act.distance(ANNA, BERT) == 80 - slow
    assert fighter(moved["fast"], ANNA).move == "fast"


@pytest.mark.rule("HC-RNG-24")
def test_hc_rng_24_melee_needs_three_metres_and_who_ran_has_no_attack() -> None:
    far = ring((armed(ANNA), (9,)), (armed(BERT), (5,)))
    far = replace(far, act=far.act.with_distance(ANNA, BERT, 4))
    assert acts(far).asked == []
    ran = ring((armed(ANNA), (9, 9), {"move": "fast"}), (armed(BERT), (5, 5)))
    assert acts(ran).asked == []
    # Nor a counter or a blow in return.
    turned = ring((armed(BERT), (8,)), (armed(ANNA), (9, 9), {"move": "fast"}))
    assert offered(acts(turned, f"attack:{ANNA}", "parry:9"), "HC-MEL-08", ANNA) == ["parry:9", "parry:-"]


@pytest.mark.rule("HC-POOL-05", "HC-RNG-24")
def test_hc_pool_05_a_weapon_one_has_not_learned_is_used_with_the_basic_art_or_one_small_die() -> None:
    basic = hero(ANNA, weapons=("mace",), skills={"basic_combat_art": "9/1"})
    lies = to_stage(bout(basic, W8), "act", "keep:5,6", faces=(5, 6, 4))
    assert (throws(lies, ANNA), fighter(lies.result, ANNA).art) == (["2W12"], "basic_combat_art")
    nothing = to_stage(bout(hero(ANNA, weapons=("mace",)), W8), "go_on", faces=(5, 4))
    assert (throws(nothing, ANNA), fighter(nothing.result, ANNA).value) == (["1W8"], 0)

"""Attack: to hit, damage, its effect, and the answer to a miss."""

from typing import Any

import pytest

from regelwerk.engine.effects import Choose, Effect, Note, Play
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.attack import attack, damage_dice
from regelwerk.systems.factions.rules.phase.acts import cannot_do, read_act
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.values import Die, in_words
from systems.factions.builders import GAME, Dice, faction, refusal, step, world
from systems.factions.stories import bare, facts, questions, terms, told, with_people

PLAIN = Options()


def attacked(
    faces: Dice,
    *answers: str,
    by: dict[str, Any] | None = None,
    target: dict[str, Any] | None = None,
    options: Options = PLAIN,
) -> Transcript[World]:
    """The watch (W8, damage W8 and W6) attacks the order (defence 5, resilience 7)."""
    state = world(bare("wache", **(by or {})), bare("orden", **(target or {})), turn="wache", options=options)
    return step(state, "attack:orden", *answers, faces=faces)


def suffered(played: Transcript[World]) -> tuple[bool, int]:
    order = played.result.find("orden")
    return order.shaken, len(order.wounds)


# -- to hit ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-ATK-01", "FA-ATR-02")
def test_fa_atk_01_operations_against_defence() -> None:
    missed = attacked([4, 3])
    assert facts(missed, "fa-rolled", "total", "tn") == [(4, 5)]
    assert (suffered(missed), len(missed.rolled)) == ((False, 0), 1)
    hit = attacked([5, 3, 1, 2])
    assert (suffered(hit), len(hit.rolled)) == ((False, 0), 2)


@pytest.mark.rule("FA-ATK-03", "FA-ATR-01", "FA-DER-03", "FA-CORE-08", "FA-CORE-20")
def test_fa_atk_03_striking_power_and_effectiveness_are_added_and_each_aces_on_its_own() -> None:
    played = attacked([5, 3, (8, 2), (6, 1)])
    assert facts(played, "fa-damage", "total", "resilience") == [(17, 7)]
    assert suffered(played) == (True, 2)
    assert damage_dice(Die(8), Die(6), PLAIN) == ((8, 6), 0)
    assert damage_dice(Die(12, 2), Die(12, 1), PLAIN) == ((12, 12), 3)
    assert damage_dice(Die(8), None, PLAIN) == ((8,), 0)


@pytest.mark.rule("FA-CORE-08")
def test_fa_core_08_damage_has_no_wild_die_and_two_ones_are_just_two() -> None:
    played = attacked([5, 3, 1, 1])
    assert facts(played, "fa-damage", "total") == [2]
    assert questions(played) == ["FA-PHA-05"]


@pytest.mark.rule("FA:effectiveness_capped", "FA-RUL-20")
def test_ruling_20_effectiveness_may_exceed_striking_power_unless_it_is_capped() -> None:
    assert damage_dice(Die(4), Die(10), Options(effectiveness_capped=False)) == ((4, 10), 0)
    capped = Options(effectiveness_capped=True)
    assert damage_dice(Die(4), Die(10), capped) == ((4, 4), 0)
    assert damage_dice(Die(8), Die(12, 2), capped) == ((8, 8), 0), "its bonus is dropped"
    assert damage_dice(Die(8), Die(6), capped) == ((8, 6), 0)


@pytest.mark.rule("FA-ATK-02", "FA:attack_raise_bonus_damage", "FA-RUL-16")
def test_ruling_16_a_raise_to_hit_adds_a_w6_only_if_the_table_wants_it() -> None:
    assert facts(attacked([(8, 1), 3, 2, 3]), "fa-damage", "total") == [5]
    bonus = Options(attack_raise_bonus_damage=True)
    assert facts(attacked([(8, 1), 3, 2, 3, (6, 4)], options=bonus), "fa-damage", "total") == [15]
    assert facts(attacked([7, 3, 2, 3], options=bonus), "fa-damage", "total") == [5], "no raise"


@pytest.mark.rule("FA:attack_raise_bonus_per_raise", "FA-ATK-02", "FA-RUL-17")
def test_ruling_17_one_die_in_all_or_one_for_each_raise() -> None:
    two_raises: Dice = [(8, 5), 3, 2, 3]
    once = Options(attack_raise_bonus_damage=True)
    assert facts(attacked([*two_raises, 4], options=once), "fa-damage", "total") == [9]
    each = Options(attack_raise_bonus_damage=True, attack_raise_bonus_per_raise=True)
    assert facts(attacked([*two_raises, 4, 5], options=each), "fa-damage", "total") == [14]


@pytest.mark.rule("FA-ATK-06", "FA-CORE-18")
def test_fa_atk_06_wounds_a_joker_intelligence_and_assets_on_the_attack_roll() -> None:
    played = attacked([5, 3, 4, 3], by={"wounds": 1, "card": 54}, target={"intel": ("wache",)})
    assert terms(played, "fa-attack") == {"FA-WND-01": -1, "FA-CORE-18": 2, "FA-SPY-03": 2}
    assert facts(played, "fa-rolled", "total") == [8]
    assert facts(played, "fa-damage", "total") == [8], "4 and 3, one wound less, two more for the joker"


@pytest.mark.rule("FA:wound_penalty_scope", "FA-WND-01", "FA-RUL-09")
def test_ruling_09_wounds_reduce_damage_too_or_rolls_on_attributes_only() -> None:
    assert facts(attacked([(8, 1), 3, 4, 3], by={"wounds": 2}), "fa-damage", "total") == [5]
    mild = Options(wound_penalty_scope="trait_rolls")
    assert facts(attacked([(8, 1), 3, 4, 3], by={"wounds": 2}, options=mild), "fa-damage", "total") == [7]


@pytest.mark.rule("FA-ATK-07", "FA-GEN-11", "FA-AST-13")
def test_fa_atk_07_any_other_faction_that_is_there_and_not_hidden() -> None:
    state = world(
        bare("wache", controller="orden"),
        bare("orden"),
        bare("zirkel", destroyed=True),
        faction("asche", hidden=True),
        turn="wache",
    )
    asked = step(with_people(state, "ana"), "end_turn").asked[0]
    assert refusal(asked, "attack:orden") == "", "also whoever is in control"
    assert (
        refusal(asked, "attack:wache") == refusal(asked, "attack:zirkel") == refusal(asked, "attack:x") == "FA-ATK-07"
    )
    assert refusal(asked, "attack:asche") == "FA-AST-13"
    assert refusal(asked, "attack:ana") == refusal(asked, "espionage:ana") == "FA-GEN-11"


# -- what damage does -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-ATK-04", "FA-CORE-09", "FA-CORE-10", "FA-SHK-02")
@pytest.mark.parametrize(
    ("damage", "fresh", "shaken"),
    [
        ([2, 4], (False, 0), (True, 0)),
        ([2, 5], (True, 0), (True, 1)),
        ([5, 5], (True, 0), (True, 1)),
        ([(8, 1), 2], (True, 1), (True, 1)),
        ([(8, 2), 4], (True, 1), (True, 1)),
        ([(8, 3), 4], (True, 2), (True, 2)),
        ([(8, 7), 4], (True, 3), (True, 3)),
    ],
)
def test_table_4_1_damage_against_resilience(damage: Dice, fresh: tuple[bool, int], shaken: tuple[bool, int]) -> None:
    assert suffered(attacked([5, 3, *damage])) == fresh
    assert suffered(attacked([5, 3, *damage], target={"shaken": True})) == shaken


@pytest.mark.rule("FA:shaken_damage_wounds", "FA-RUL-11")
def test_ruling_11_or_a_shaken_target_suffers_one_wound_more() -> None:
    harsh = Options(shaken_damage_wounds="raises_plus_one")
    for options, wounds in ((PLAIN, 1), (harsh, 2)):
        assert suffered(attacked([5, 3, (8, 1), 2], target={"shaken": True}, options=options)) == (True, wounds)
    assert suffered(attacked([5, 3, 2, 5], target={"shaken": True}, options=harsh)) == (True, 1)


@pytest.mark.rule("FA-ATK-08")
def test_fa_atk_08_shaken_alone_cannot_be_soaked_but_shaken_off() -> None:
    played = attacked([5, 3, 4, 4], "decline", target={"rp": 3})
    assert questions(played) == ["FA-PHA-05", "FA-SHK-11"]
    assert suffered(played) == (True, 0)


@pytest.mark.rule("FA:damage_reroll", "FA-CORE-12", "FA-RUL-08")
def test_ruling_08_damage_cannot_be_rolled_again_unless_the_table_sells_it() -> None:
    kept = attacked([5, 3, 2, 3], by={"rp": 3})
    assert questions(kept) == ["FA-PHA-05"]
    sold = Options(damage_reroll="allowed")
    again = attacked([5, 3, 2, 3, 4, 5], "reroll", by={"rp": 3}, options=sold)
    assert questions(again) == ["FA-PHA-05", "FA:damage_reroll"]
    assert (suffered(again), again.result.find("wache").rp) == ((True, 0), 0)
    worse = attacked([5, 3, 4, 5, 1, 1], "reroll", by={"rp": 3}, options=sold)
    assert suffered(worse) == (True, 0), "the better throw counts"


@pytest.mark.rule("FA-CORE-12", "FA-ATK-01")
def test_a_missed_attack_may_be_rolled_again_before_it_counts_as_failed() -> None:
    played = attacked([4, 3, 6, 2, 1, 2], "reroll", by={"rp": 4})
    assert questions(played) == ["FA-PHA-05", "FA-CORE-12"]
    assert (played.result.find("wache").rp, len(played.notes("fa-damage"))) == (1, 1)


# -- the quick reaction force ---------------------------------------------------------------------------------------


def countered(
    faces: Dice, *answers: str, options: Options = PLAIN, by: dict[str, Any] | None = None, **watch: Any
) -> Transcript[World]:
    """The order attacks the watch and its reaction force."""
    state = world(
        bare("orden", **(by or {})), bare("wache", assets=("reiterstaffel",), **watch), turn="orden", options=options
    )
    return step(state, "attack:wache", *answers, faces=faces)


@pytest.mark.rule("FA-AST-09", "FA-AST-11", "FA-CORE-21")
def test_fa_ast_09_after_a_failed_attack_roll_a_free_attack_with_all_that_belongs_to_one() -> None:
    played = countered([2, 3, 5, 2, 4, 5], "free_attack")
    assert questions(played) == ["FA-PHA-05", "FA-AST-09"]
    assert played.result.find("orden").shaken
    assert played.result.find("wache").action == "", "no action was needed for it"
    assert len(countered([2, 3], "decline").rolled) == 1


@pytest.mark.rule("FA-AST-10")
def test_fa_ast_10_a_hit_that_does_nothing_is_no_failure_but_two_ones_are() -> None:
    assert questions(countered([(6, 2), 3, 1, 2])) == ["FA-PHA-05"]
    fumbled = countered([1, 1], "no_consequence", "decline")
    assert questions(fumbled) == ["FA-PHA-05", "FA-GM-14", "FA-AST-09"]
    rerolled = countered([2, 3, (6, 1), 2, 1, 1], "reroll", by={"rp": 3})
    assert questions(rerolled) == ["FA-PHA-05", "FA-CORE-12"], "hit after all"


@pytest.mark.rule("FA-AST-09")
def test_fa_ast_09_a_force_that_is_not_usable_does_not_ride_out() -> None:
    force = faction("wache").asset("reiterstaffel")
    for state in ({"damaged": True}, {"seized": "coming"}, {"suspended_by": 1}, {"dormant": True}):
        watch = bare("wache", assets=(replace(force, **state),))
        played = step(world(bare("orden"), watch, turn="orden"), "attack:wache", faces=[2, 3])
        assert questions(played) == ["FA-PHA-05"]


@pytest.mark.rule("FA:qrf_while_shaken", "FA-RUL-37")
def test_ruling_37_also_while_shaken_or_not() -> None:
    assert "FA-AST-09" in questions(countered([2, 3], shaken=True))
    assert "FA-AST-09" not in questions(countered([2, 3], shaken=True, options=Options(qrf_while_shaken=False)))


@pytest.mark.rule("FA:qrf_chain", "FA-AST-11", "FA-RUL-38")
def test_ruling_38_no_free_attack_answers_a_free_attack_unless_the_table_wants_it() -> None:
    both = {"assets": ("quick_reaction_force",)}
    assert questions(countered([2, 3, 2, 3], "free_attack", by=both)) == ["FA-PHA-05", "FA-AST-09"]
    chain = countered(
        [2, 3, 2, 3, 2, 3], "free_attack", "free_attack", "decline", by=both, options=Options(qrf_chain=True)
    )
    asked = [(one.prompt.rule_id, one.prompt.who) for one in chain.asked[1:]]
    assert asked == [("FA-AST-09", "wache"), ("FA-AST-09", "orden"), ("FA-AST-09", "wache")]


@pytest.mark.rule("FA:qrf_per_phase", "FA-RUL-39")
@pytest.mark.parametrize(("most", "asked"), [(0, True), (1, False), (2, True)])
def test_ruling_39_as_often_as_the_table_allows_in_a_phase(most: int, asked: bool) -> None:
    options = Options(qrf_per_phase=most)  # type: ignore[arg-type]
    assert ("FA-AST-09" in questions(countered([2, 3], counter_attacks=1, options=options))) is asked
    assert "FA-AST-09" in questions(countered([2, 3], options=options))


@pytest.mark.rule("FA:qrf_modifier", "FA-RUL-39")
def test_ruling_39_without_a_penalty_or_at_minus_two() -> None:
    assert facts(countered([2, 3, 4, 2], "free_attack"), "fa-rolled", "total") == [3, 4]
    hard = countered([2, 3, 4, 2], "free_attack", options=Options(qrf_modifier=-2))
    assert facts(hard, "fa-rolled", "total") == [3, 2]


@pytest.mark.rule("FA:free_attack_reveals", "FA-AST-15", "FA-RUL-40")
def test_ruling_40_a_free_attack_ends_the_own_hiding_or_does_not() -> None:
    for reveals in (True, False):
        options = Options(free_attack_reveals=reveals)
        watch = bare("wache", assets=("reiterstaffel", "hidden_refuge"), hidden=True, found_by=("orden",))
        state = world(bare("orden"), watch, turn="orden", options=options)
        after = step(state, "attack:wache", "free_attack", faces=[2, 3, 2, 3]).result.find("wache")
        assert after.hidden is not reveals


@pytest.mark.rule("FA-AST-09", "FA-SHK-11")
def test_fa_shk_11_whoever_is_attacked_for_free_may_shake_off_before() -> None:
    played = countered([2, 3, 2, 3], "accept", "free_attack", "shake_off", by={"rp": 3, "shaken": True})
    assert questions(played) == ["FA-PHA-05", "FA-CORE-12", "FA-AST-09", "FA-SHK-11"]
    assert not played.result.find("orden").shaken


# -- hidden factions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-AST-15")
def test_fa_ast_15_whoever_attacks_is_no_longer_hidden() -> None:
    thieves = faction("asche", rp=0, hidden=True, found_by=("orden",))
    after = step(world(thieves, bare("orden"), turn="asche"), "attack:orden", faces=[2, 3]).result.find("asche")
    assert (after.hidden, after.found_by) == (False, ())


@pytest.mark.rule("FA:found_duration", "FA-RUL-35")
def test_ruling_35_found_until_it_hides_anew_or_for_one_attack() -> None:
    for options, found in ((PLAIN, ("orden",)), (Options(found_duration="one_attack"), ())):
        thieves = faction("asche", rp=0, hidden=True, found_by=("orden",))
        state = world(thieves, bare("orden"), turn="orden", options=options)
        after = step(state, "attack:asche", faces=[2, 3]).result
        assert after.find("asche").found_by == found
        refused = cannot_do(after, after.find("orden"), read_act("attack:asche"))  # type: ignore[arg-type]
        assert (refused is None) is bool(found)


@pytest.mark.rule("FA-CORE-21")
def test_fa_core_21_a_free_attack_may_destroy_the_attacker_in_the_middle_of_its_turn() -> None:
    played = countered([2, 3, 5, 2, (8, 8, 3), 5], "free_attack", by={"wounds": 3})
    after = played.result
    assert (after.find("orden").destroyed, after.turns) == (True, ())
    assert after.find("wache").trophies == ("orden",)


# -- a shaken target ------------------------------------------------------------------------------------------------


def answered(play: Play[World], *keys: str) -> list[Effect]:
    """What a step yields, one after the other, as long as only these questions are answered."""
    heard: list[Effect] = [next(play)]
    left = list(keys)
    while left or not isinstance(heard[-1], Choose):
        last = heard[-1]
        heard.append(play.send(last.answers.meaning(left.pop(0)) if isinstance(last, Choose) else None))
    return heard


@pytest.mark.rule("FA-SHK-11")
@pytest.mark.parametrize(
    ("act", "told", "question"),
    [
        ("attack:orden", "fa-attack", "fa-ask-shake-off-attacked"),
        ("espionage:orden", "fa-spies", "fa-ask-shake-off-spied"),
    ],
)
def test_fa_shk_11_a_shaken_target_is_told_who_comes_and_with_what_before_it_is_asked(
    act: str, told: str, question: str
) -> None:
    state = world(bare("wache", card=54), bare("orden", shaken=True, rp=3), turn="wache")
    _, note, asked = answered(GAME.step(state), act)
    assert isinstance(note, Note) and note.message == told
    assert isinstance(asked, Choose) and (asked.seat, asked.rule_id, asked.question.key) == (
        "orden",
        "FA-SHK-11",
        question,
    )
    facts = dict(asked.question.facts)
    joker = tally(2, "FA-CORE-18", "fa-term-joker")
    assert (facts["by"], facts["die"], facts["modifiers"]) == (Ref("wache"), in_words(Die(8)), joker)


@pytest.mark.rule("FA-SHK-11", "FA-AST-09")
def test_fa_shk_11_before_a_free_attack_too() -> None:
    state = world(
        bare("wache", assets=("quick_reaction_force",)), bare("orden", shaken=True, rp=3, action="available"),
        turn="orden",
    )  # fmt: skip
    state = state.put(replace(state.find("orden"), shaken=True))
    played = told(lambda: attack(state, "orden", "wache"), "accept", "free_attack", faces=[2, 3, 2, 3])
    question = played.asked[-1].prompt.question
    assert (question.key, dict(question.facts)["free"]) == ("fa-ask-shake-off-attacked", True)


@pytest.mark.rule("FA-SHK-11", "FA-PHA-09")
def test_fa_shk_11_among_simultaneous_actions_each_question_names_its_attacker() -> None:
    minor = [bare(who, minor=True, action="available") for who in ("bettler", "faehrleute")]
    state = world(*minor, bare("wache", shaken=True, rp=3), stage="minors_act", minors=("bettler", "faehrleute"))
    played = step(state, "attack:wache", "attack:wache", "decline", "shake_off", faces=[1, 2, 1, 2])
    asked = [dict(one.prompt.question.facts).get("by") for one in played.asked if one.prompt.rule_id == "FA-SHK-11"]
    assert asked == [Ref("bettler"), Ref("faehrleute")]


@pytest.mark.rule("FA-SHK-11", "FA:critical_failure_effect")
def test_whoever_fails_badly_in_a_free_attack_may_shake_that_off_at_once() -> None:
    options = Options(critical_failure_effect="shaken")
    riders = bare("orden", assets=("quick_reaction_force",), rp=3)
    state = world(bare("wache"), riders, turn="wache", options=options)
    played = step(state, "attack:orden", "free_attack", "accept", "shake_off", faces=[4, 3, 1, 1])
    assert questions(played) == ["FA-PHA-05", "FA-AST-09", "FA-CORE-12", "FA-SHK-11"]
    assert (played.result.find("orden").shaken, played.result.find("orden").rp) == (False, 0)
    lost = Options(critical_failure_effect="lose_1_rp")
    calm = step(
        world(bare("wache"), riders, turn="wache", options=lost), "attack:orden", "free_attack", faces=[4, 3, 1, 1]
    )
    assert "FA-SHK-11" not in questions(calm)


@pytest.mark.rule("FA-ATK-02", "FA:attack_raise_bonus_damage")
def test_fa_atk_02_the_bonus_die_is_told_with_its_reason() -> None:
    bonus = Options(attack_raise_bonus_damage=True)
    assert facts(attacked([(8, 1), 3, 1, 1, 1], options=bonus), "fa-bonus-dice", "who", "dice") == [(Ref("wache"), 1)]
    assert attacked([5, 3, 1, 1], options=bonus).notes("fa-bonus-dice") == []


@pytest.mark.rule("FA-CORE-12", "FA-RP-01")
def test_the_price_of_a_reroll_is_told_before_it_and_both_before_anything_that_comes_of_it() -> None:
    played = attacked([4, 3, 5, 3, 7, 5, 4, 2], "reroll", "soak", by={"rp": 3}, target={"rp": 3})
    told = [line.message for line in played.log]
    assert told.index("fa-pays") < told.index("fa-rolls-anew") < told.index("fa-hits")
    assert facts(played, "fa-pays", "who", "price", "purpose", "rp")[0] == (Ref("wache"), 3, Word("fa-for-reroll"), 0)

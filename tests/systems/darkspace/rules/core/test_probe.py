"""The probe: pools, modes, pairs, criticals, collapse, and what stress buys."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.policies import Defaults
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.stress import suffer
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, Rolled, basic_check, mode_of, resolve_probe
from regelwerk.systems.darkspace.rules.core.side_probes import side_probe
from regelwerk.systems.darkspace.state import Actor, Deed
from systems.darkspace.builders import character, facts, henchman, machine, possible, questions, told, world

PLAIN = Options()

PACKAGE = "regelwerk.systems.darkspace"


def thrown(
    faces: list[int], dice: int = 3, mode: Any = "normal", skill: int = 0, target: int | None = None, stress: int = 0,
    options: Options = PLAIN,
) -> Rolled:  # fmt: skip
    values = Cast("rhea", "rhea", dice, mode, skill, target, stress, options, pair=True)
    return told(lambda: resolve_probe(values), faces=faces).result


def chance(dice: int, mode: Any, skill: int, target: int, options: Options = PLAIN) -> Fraction:
    law = Odds(Defaults()).law(resolve_probe, Cast("", "", dice, mode, skill, target, -1, options))
    return Fraction(sum(weight for rolled, weight in law.items() if rolled.success), law.total)


@pytest.mark.rule("DS-CORE-01", "DS-CORE-03", "DS-CORE-04", "DS-CORE-05")
def test_a_ten_brings_a_die_and_the_two_highest_count() -> None:
    rolled = thrown([10, 4, 7, 6], skill=2, target=16, stress=3)
    assert (rolled.main, rolled.secondary, rolled.result) == (17, 13, 19)
    assert rolled.success and not rolled.critical and not rolled.collapse


@pytest.mark.rule("DS-CORE-04")
def test_a_missing_die_counts_nothing() -> None:
    rolled = thrown([7], dice=1)
    assert (rolled.main, rolled.result) == (7, 7)
    assert thrown([7], dice=1).secondary == 0


@pytest.mark.rule("DS-CORE-11")
def test_the_third_die_makes_a_critical() -> None:
    assert thrown([10, 10, 10, 9, 3], dice=2, target=20).critical
    assert thrown([9, 9, 9], dice=3).critical
    assert not thrown([9, 9, 8], dice=3).critical


@pytest.mark.rule("DS:critical_rule")
def test_three_tens_may_be_asked_for() -> None:
    strict = Options(critical_rule="three_tens")
    assert not thrown([9, 9, 9], options=strict).critical
    assert thrown([10, 10, 10, 1, 1, 1], options=strict).critical


@pytest.mark.rule("DS-CORE-09")
def test_hampered_drops_the_highest_die() -> None:
    rolled = thrown([10, 7, 5, 9], mode="hampered")
    assert (rolled.main, rolled.secondary) == (16, 12)


@pytest.mark.rule("DS-CORE-08")
def test_eased_copies_the_highest_die_and_a_ten_opens_one_more() -> None:
    rolled = thrown([10, 7, 5, 9, 4], mode="eased")
    assert rolled.main == 20 and rolled.critical
    assert thrown([8, 7, 5], mode="eased").main == 16


@pytest.mark.rule("DS:rule_of_ten", "DS:core_edition")
@pytest.mark.parametrize("options", [Options(rule_of_ten=False), Options(core_edition="HS")])
def test_without_the_rule_of_ten_a_ten_is_just_a_ten(options: Options) -> None:
    assert thrown([10, 4, 7], options=options).main == 17
    assert thrown([10, 7, 5], mode="eased", options=options).main == 20


@pytest.mark.rule("DS-CORE-12")
def test_dice_that_do_not_exceed_the_stress_collapse_even_in_success() -> None:
    rolled = thrown([5, 3], dice=2, skill=4, target=12, stress=8)
    assert rolled.success and rolled.collapse
    assert not thrown([5, 4], dice=2, stress=8).collapse
    assert not thrown([1, 1], dice=2, stress=0).collapse
    assert not thrown([1, 1], dice=2, stress=-1).collapse


@pytest.mark.rule("DS:collapse_rule")
@pytest.mark.parametrize(
    ("rule", "faces", "skill", "stress", "collapses"),
    [
        ("result_le", [4, 3], 1, 8, True),
        ("result_le", [4, 3], 2, 8, False),
        ("result_lt", [4, 3], 1, 8, False),
        ("result_lt", [4, 3], 0, 8, True),
        ("fumble_5", [3, 2], 4, 0, True),
        ("fumble_5", [3, 3], 4, 9, False),
    ],
)
def test_other_ways_to_collapse(rule: Any, faces: list[int], skill: int, stress: int, collapses: bool) -> None:
    rolled = thrown(faces, dice=2, skill=skill, stress=stress, options=Options(collapse_rule=rule))
    assert rolled.collapse is collapses


def check_of(actor: Actor, modes: list[str], options: Options = PLAIN) -> str:
    check = basic_check(world(actor, options=options), actor.id, "agility", "DS-CORE-02")
    for mode in modes:
        check = getattr(check, mode)("DS-CORE-09", "ds-term-range")
    return mode_of(check, options)


@pytest.mark.rule("DS-CORE-02", "DS-CORE-10", "DS:mode_stacking", "DS:hampered_pool_one")
def test_burdens_come_to_one_mode() -> None:
    rhea = character()
    assert check_of(rhea, []) == "normal"
    assert check_of(rhea, ["hampered"]) == "hampered"
    assert check_of(rhea, ["hampered", "eased"]) == "normal"
    assert check_of(rhea, ["eased", "eased"]) == "eased"
    assert check_of(rhea, ["hampered", "hampered"]) == "desperate"
    assert check_of(rhea, ["hampered", "hampered"], Options(mode_stacking="single")) == "hampered"
    assert check_of(rhea, ["eased", "desperate"]) == "desperate"
    assert check_of(character(dexterity=1), ["hampered"]) == "desperate"
    assert check_of(character(dexterity=1), ["hampered"], Options(hampered_pool_one="after_roll")) == "hampered"
    assert check_of(character(dexterity=0), []) == "desperate"


@pytest.mark.rule("DS:hampered_pool_one")
def test_a_hampered_die_may_be_thrown_first_and_then_desperately() -> None:
    options = Options(hampered_pool_one="after_roll")
    rolled = thrown([8, 5], dice=1, mode="hampered", options=options)
    assert rolled.strained and rolled.main == 5
    assert thrown([10, 6], dice=1, mode="hampered", options=options).main == 6


@pytest.mark.rule("DS-CORE-10")
def test_a_desperate_probe_costs_stress_first() -> None:
    rhea = character(stress=2, dexterity=4)
    start = world(rhea)
    check = basic_check(start, "rhea", "agility", "DS-CORE-02").desperate("DS-CORE-10", "ds-term-range")
    transcript = told(lambda: side_probe(start, check), faces=[8])
    after, rolled = transcript.result
    assert after.find("rhea").stress == 3
    assert rolled.main == 8 and not rolled.collapse
    collapsed, rolled = told(lambda: side_probe(start, check), faces=[3]).result
    assert rolled.collapse and collapsed.find("rhea").doubled


@pytest.mark.rule("DS:desperate_stress")
def test_the_stress_of_a_desperate_probe_may_come_afterwards() -> None:
    start = world(character(stress=2), options=Options(desperate_stress="after"))
    check = basic_check(start, "rhea", "agility", "DS-CORE-02").desperate("DS-CORE-10", "ds-term-range")
    after, rolled = told(lambda: side_probe(start, check), faces=[3]).result
    assert not rolled.collapse and after.find("rhea").stress == 3


@pytest.mark.rule("DS-CORE-10")
def test_nobody_without_stress_pays_for_despair() -> None:
    start = world(henchman())
    check = basic_check(start, "guard", "agility", "DS-CORE-02").desperate("DS-CORE-10", "ds-term-range")
    after, rolled = told(lambda: side_probe(start, check), faces=[1]).result
    assert after == start and not rolled.collapse


@pytest.mark.rule("DS-CORE-19")
def test_stress_buys_dice_and_counts_at_once() -> None:
    start = world(character(stress=6), acting="rhea")
    check = basic_check(start, "rhea", "agility", "DS-CORE-02", tally(14, "DS-CORE-06", "ds-term-range"))
    transcript = told(lambda: attempt(start, Deed("obstacle", "rhea"), check), "2", faces=[4, 4, 4, 3, 1])
    after, _, rolled = transcript.result
    assert questions(transcript) == ["DS-CORE-19"]
    assert after.find("rhea").stress == 8
    assert rolled.collapse


@pytest.mark.rule("DS:stress_dice")
def test_dice_may_be_bought_one_by_one_after_the_throw() -> None:
    start = world(character(), options=Options(stress_dice="stepwise"), acting="rhea")
    check = basic_check(start, "rhea", "agility", "DS-CORE-02", tally(14, "DS-CORE-06", "ds-term-range"))
    transcript = told(lambda: attempt(start, Deed("obstacle", "rhea"), check), "1", "1", "0", faces=[4, 4, 4, 3, 10, 2])
    after, _, rolled = transcript.result
    assert after.find("rhea").stress == 2
    assert rolled.result == 14 and rolled.success


@pytest.mark.rule("DS-CORE-02", "DS:machine_other_pool")
def test_who_throws_how_many_dice() -> None:
    pools = {
        "henchman": basic_check(world(henchman(competence=3)), "guard", "tech", "DS-CORE-02"),
        "expert": basic_check(world(henchman(competence=3, expertise=("tech",))), "guard", "tech", "DS-CORE-02"),
        "dexterity": basic_check(world(machine(mk=4)), "drone", "agility", "DS-CORE-02"),
        "constitution": basic_check(world(machine(size=6)), "drone", "strength", "DS-CORE-02"),
        "bots": basic_check(world(machine(bots=1)), "drone", "manoeuvre", "DS-CORE-02"),
    }
    assert {name: (check.pool.total, check.bonus.total) for name, check in pools.items()} == {
        "henchman": (3, 0),
        "expert": (4, 3),
        "dexterity": (4, 0),
        "constitution": (6, 0),
        "bots": (1, 0),
    }
    other = Options(machine_other_pool="mk")
    assert basic_check(world(machine(mk=4), options=other), "drone", "tech", "DS-CORE-02").pool.total == 4


@pytest.mark.rule("DS:extra_skills")
def test_without_the_extra_skills_others_take_their_place() -> None:
    skills = {"charisma": 2, "persuade": 4, "body_control": 3, "luck": 2, "tech": 1}
    start = world(character(skills=skills), options=Options(extra_skills=False))

    def bonus(skill: str) -> int:
        return basic_check(start, "rhea", skill, "DS-CORE-02").bonus.total

    assert [bonus(skill) for skill in ("persuade", "precision", "luck", "cortex_skill")] == [2, 3, 0, 1]


@pytest.mark.rule("DS-DIS-03")
def test_a_lowered_maximum_counts_only_below_the_value() -> None:
    assert (
        basic_check(world(character(dexterity=4, reductions=(("dexterity", 1),))), "rhea", "agility", "X").pool.total
        == 4
    )
    assert (
        basic_check(world(character(dexterity=4, reductions=(("dexterity", 2),))), "rhea", "agility", "X").pool.total
        == 3
    )


@pytest.mark.rule("DS-MOV-08", "DS:handicap_effect")
def test_distraction_and_handicaps_hamper() -> None:
    start = world(character(distracted_by="nadja"), character("nadja"))

    def modes(check: Check) -> list[str]:
        return [burden.mode for burden in check.burdens]

    assert modes(basic_check(start, "rhea", "agility", "X")) == ["hampered"]
    assert modes(basic_check(start, "rhea", "agility", "X", concerns=("nadja",))) == []
    scarred = character(handicaps=("dexterity",))
    assert modes(basic_check(world(scarred), "rhea", "agility", "X")) == ["hampered"]
    assert modes(basic_check(world(scarred), "rhea", "strength", "X")) == []
    assert modes(basic_check(world(replace(scarred, suppressed=("dexterity",))), "rhea", "agility", "X")) == []
    assert modes(basic_check(world(scarred, options=Options(handicap_effect="none")), "rhea", "agility", "X")) == []


@pytest.mark.rule("DS-INC-06", "DS:stress_incapacitates_at")
def test_too_much_stress_ends_it() -> None:
    check_start = world(character(stress=19), acting="rhea")
    check = basic_check(check_start, "rhea", "agility", "X").desperate("DS-CORE-10", "ds-term-range")
    after, _ = told(lambda: side_probe(check_start, check), faces=[8]).result
    assert after.find("rhea").out == "stress" and after.has("out:rhea")
    spared = world(character(stress=19), options=Options(stress_incapacitates_at=0))
    after, _ = told(lambda: side_probe(spared, check), faces=[8]).result
    assert not after.find("rhea").out


@pytest.mark.rule("DS:collapse_effect")
def test_the_master_may_decide_what_a_collapse_does() -> None:
    start = world(character(stress=9), options=Options(collapse_effect="gm"))
    check = basic_check(start, "rhea", "agility", "X")
    doubled, _ = told(lambda: side_probe(start, check), "double", faces=[4, 4, 1]).result
    spared, _ = told(lambda: side_probe(start, check), "spare", faces=[4, 4, 1]).result
    assert doubled.find("rhea").doubled and not spared.find("rhea").doubled
    never = world(character(stress=9), options=Options(collapse_effect="none"))
    transcript = told(lambda: side_probe(never, check), faces=[4, 4, 1])
    assert not transcript.result[0].find("rhea").doubled
    assert facts(transcript, "ds-collapse-under", "who", "dice", "stress") == [(Ref("rhea"), 8, 9)], "the log says why"
    fumble = world(character(), options=Options(collapse_effect="none", collapse_rule="fumble_5"))
    transcript = told(lambda: side_probe(fumble, basic_check(fumble, "rhea", "agility", "X")), faces=[3, 2, 1])
    assert transcript.notes("ds-collapse") and not transcript.notes("ds-collapse-under"), "stress has no part in it"


@pytest.mark.rule("DS-CORE-03", "DS-CORE-05", "DS-CORE-08", "DS-CORE-09")
@pytest.mark.parametrize(
    ("dice", "mode", "skill", "target", "expected"),
    [
        (3, "normal", 2, 14, Fraction(7127, 10000)),
        (4, "normal", 0, 16, Fraction(5113, 10000)),
        (3, "hampered", 2, 14, Fraction(7271, 25000)),
        (3, "eased", 2, 14, Fraction(7, 8)),
        (3, "desperate", 4, 14, Fraction(1, 10)),
    ],
)
def test_exact_chances(dice: int, mode: str, skill: int, target: int, expected: Fraction) -> None:
    assert chance(dice, mode, skill, target) == expected


@pytest.mark.rule("DS-CORE-21", "DS:trauma")
def test_ten_stress_may_leave_a_trauma() -> None:
    start = world(character(stress=9), options=Options(trauma=True))
    check = basic_check(start, "rhea", "agility", "X").desperate("DS-CORE-10", "ds-term-range")
    transcript = told(lambda: side_probe(start, check), faces=[10, 9])
    assert transcript.result[0].find("rhea").traumatised
    assert len(transcript.notes("ds-traumatised")) == 1


@pytest.mark.rule("DS-CORE-10", "DS-CORE-19")
def test_nobody_is_asked_to_buy_dice_that_despair_would_not_throw() -> None:
    start = world(character(), acting="rhea")
    check = basic_check(start, "rhea", "agility", "DS-CORE-02", tally(14, "DS-CORE-06", "ds-term-range"))
    desperate = check.desperate("DS-CORE-10", "ds-term-range")
    transcript = told(lambda: attempt(start, Deed("obstacle", "rhea"), desperate), faces=[8])
    assert questions(transcript) == []
    # Whoever has no dice at all can buy their way out of it.
    hopeless = world(character(dexterity=0), acting="rhea")
    none = basic_check(hopeless, "rhea", "agility", "DS-CORE-02", tally(14, "DS-CORE-06", "ds-term-range"))
    bought = told(lambda: attempt(hopeless, Deed("obstacle", "rhea"), none), "2", faces=[8, 7])
    assert questions(bought) == ["DS-CORE-19"]
    assert bought.result[0].find("rhea").stress == 2 and bought.result[2].success
    stepwise = world(character(), acting="rhea", options=Options(stress_dice="stepwise"))
    assert questions(told(lambda: attempt(stepwise, Deed("obstacle", "rhea"), desperate), faces=[8])) == []


@pytest.mark.rule("DS:hampered_pool_one", "DS:stress_dice")
def test_a_lone_hampered_die_is_thrown_again_where_dice_are_bought_afterwards_too() -> None:
    options = Options(hampered_pool_one="after_roll", stress_dice="stepwise")
    start = world(character(dexterity=1), acting="rhea", options=options)
    check = basic_check(start, "rhea", "agility", "DS-CORE-02").hampered("DS-CORE-09", "ds-term-range")
    transcript = told(lambda: attempt(start, Deed("obstacle", "rhea"), check), faces=[8, 5])
    after, _, rolled = transcript.result
    assert rolled.main == 5 and after.find("rhea").stress == 1 and questions(transcript) == []


@pytest.mark.rule("DS-INC-03", "DS-INC-06", "DS-CORE-10")
def test_who_breaks_down_before_the_dice_fall_makes_no_probe() -> None:
    start = world(character(stress=19), acting="rhea")
    check = basic_check(start, "rhea", "agility", "DS-CORE-02", tally(4, "DS-CORE-06", "ds-term-range"))
    desperate = check.desperate("DS-CORE-10", "ds-term-range")
    transcript = told(lambda: attempt(start, Deed("obstacle", "rhea"), desperate))
    after, _, rolled = transcript.result
    assert transcript.rolled == [] and not rolled.success
    assert after.find("rhea").out == "stress" and after.phase is not None and after.phase.over


@pytest.mark.rule("DS-CORE-15", "DS-CORE-11", "DS-CORE-12")
def test_an_open_probe_cannot_fail_but_be_critical_or_collapse() -> None:
    assert thrown([1, 1], dice=2).success
    assert thrown([9, 9, 9]).critical and thrown([2, 1], dice=2, stress=3).collapse


@pytest.mark.rule("DS-CORE-07")
def test_dice_result_and_difficulty_are_changed_apart() -> None:
    start = world(character(stress=0, skills={"agility": 2}), acting="rhea")
    check = basic_check(start, "rhea", "agility", "DS-CORE-02", tally(14, "DS-CORE-06", "ds-term-range"))
    harder = check.changed(-3, "DS-DEF-04", "ds-term-suppressed-dexterity", "guard")
    assert (harder.pool.total, harder.bonus.total, harder.difficulty) == (3, -1, check.difficulty)
    transcript = told(lambda: attempt(start, Deed("obstacle", "rhea"), harder), "1", faces=[8, 6, 1, 1])
    _, rolled_check, rolled = transcript.result
    assert rolled_check.pool.total == 4 and rolled_check.bonus.total == -1
    assert rolled.main == 14 and rolled.result == 13 and not rolled.success


@pytest.mark.rule("DS-INC-06", "DS:stress_incapacitates_at")
def test_the_table_says_how_much_stress_is_too_much() -> None:
    check_start = world(character(stress=9), options=Options(stress_incapacitates_at=10), acting="rhea")
    check = basic_check(check_start, "rhea", "agility", "X").desperate("DS-CORE-10", "ds-term-range")
    after, _ = told(lambda: side_probe(check_start, check), faces=[10, 8]).result
    assert after.find("rhea").out == "stress"
    spared = world(character(stress=9), acting="rhea")
    assert told(lambda: side_probe(spared, check), faces=[10, 8]).result[0].find("rhea").able


@pytest.mark.rule("DS-CORE-13", "DS-CORE-05", "DS:core_edition")
def test_the_older_edition_fumbles_at_five_whatever_the_stress() -> None:
    older = Options(core_edition="HS")
    assert (
        thrown([3, 2], dice=2, options=older).collapse and not thrown([3, 3], dice=2, stress=9, options=older).collapse
    )
    assert basic_check(world(character(dexterity=8), options=older), "rhea", "agility", "X").pool.total == 8
    assert basic_check(world(character(dexterity=8)), "rhea", "agility", "X").pool.total == 5


@pytest.mark.rule("DS-CORE-02", "DS:talent_max")
def test_the_highest_talent_is_the_tables() -> None:
    for most, dice in ((5, 5), (10, 8)):
        start = world(character(dexterity=8), options=Options(talent_max=most))  # type: ignore[arg-type]
        assert basic_check(start, "rhea", "agility", "X").pool.total == dice


@pytest.mark.rule("DS-CORE-19", "DS-INC-06")
def test_dice_are_on_offer_up_to_the_stress_that_one_can_bear() -> None:
    def offer(stress: int, options: Options = PLAIN) -> list[str]:
        start = world(character(stress=stress), acting="rhea", options=options)
        check = basic_check(start, "rhea", "agility", "DS-CORE-02")
        asked = told(lambda: attempt(start, Deed("obstacle", "rhea"), check), faces=[8, 7, 1]).asked
        return possible(asked[0]) if asked else []

    assert offer(17) == ["0", "1", "2"]
    assert offer(18) == ["0", "1"]
    assert offer(19) == []
    assert offer(25, Options(stress_incapacitates_at=0))[-1] == "10"


@pytest.mark.rule("DS-CORE-19", "DS:stress_dice")
def test_dice_bought_afterwards_join_the_highest_three() -> None:
    start = world(character(skills={"agility": 1}), options=Options(stress_dice="stepwise"), acting="rhea")
    check = basic_check(start, "rhea", "agility", "DS-CORE-02", secondary="luck")
    transcript = told(lambda: attempt(start, Deed("obstacle", "rhea"), check), "1", "1", "0", faces=[6, 4, 3, 5, 9])
    _, bettered, rolled = transcript.result
    assert (rolled.main, rolled.secondary, rolled.result) == (15, 11, 16)
    assert bettered.bought == 2 and [possible(asked) for asked in transcript.asked] == [["0", "1"]] * 3


@pytest.mark.rule("DS-CORE-05", "DS-CORE-11", "DS-CORE-15")
def test_the_log_tells_open_probes_from_others_and_names_criticals() -> None:
    start = world(character(), acting="rhea")
    check = basic_check(start, "rhea", "agility", "DS-CORE-02")
    opened = told(lambda: side_probe(start, check), faces=[9, 9, 9])
    assert facts(opened, "ds-open-probe", "result") == [(18,)] and len(opened.notes("ds-critical")) == 1
    aimed = replace(check, difficulty=tally(14, "DS-CORE-06", "ds-term-range"))
    against = told(lambda: side_probe(start, aimed), faces=[9, 4, 3])
    assert facts(against, "ds-probe", "result", "success") == [(13, False)] and against.notes("ds-critical") == []
    assert against.notes("ds-open-probe") == []


@pytest.mark.rule("DS-CORE-10")
def test_ds_core_10_the_log_of_a_desperate_probe_has_the_one_die_that_is_thrown() -> None:
    start = world(character(dexterity=4), acting="rhea")
    check = basic_check(start, "rhea", "agility", "DS-CORE-02").desperate("DS-RNG-03", "ds-term-range")
    run = told(lambda: side_probe(start, check), faces=[8])
    [(dice,)] = facts(run, "ds-open-probe", "dice")
    assert phrasebook("de", PACKAGE).say(dice, {}) == "1W10 statt 4W10 (Geschick 4; verzweifelt: Entfernung)"
    single = replace(check, pool=tally(1, "DS-CORE-02", "ds-talent-dexterity"))
    [(dice,)] = facts(told(lambda: side_probe(start, single), faces=[8]), "ds-open-probe", "dice")
    assert phrasebook("de", PACKAGE).say(dice, {}) == "1W10 (Geschick 1; verzweifelt: Entfernung)"


@pytest.mark.rule("DS-CORE-21", "DS-INC-06", "DS:trauma")
def test_stress_is_taken_once_and_tells_only_what_is_new() -> None:
    start = world(character(stress=8), henchman(), options=Options(trauma=True))
    assert told(lambda: suffer(start, "rhea", 0, "DS-CORE-19")).log == []
    assert told(lambda: suffer(start, "guard", 3, "DS-CORE-19")).result == start
    nine = told(lambda: suffer(start, "rhea", 1, "DS-CORE-19"))
    assert not nine.result.find("rhea").traumatised
    ten = told(lambda: suffer(nine.result, "rhea", 1, "DS-CORE-19"))
    assert ten.result.find("rhea").traumatised
    eleven = told(lambda: suffer(ten.result, "rhea", 1, "DS-CORE-19"))
    assert eleven.notes("ds-traumatised") == []
    lying = world(character(stress=19, out="damage"))
    after = told(lambda: suffer(lying, "rhea", 1, "DS-CORE-19"))
    assert after.result.find("rhea").out == "damage" and after.notes("ds-overwhelmed") == []


@pytest.mark.rule("DS:interrupt_window", "DS-DEF-04")
@pytest.mark.parametrize(("faces", "success"), [([9, 8, 1], True), ([9, 6, 1], True), ([8, 6, 1], False)])
def test_what_an_interrupt_after_the_throw_takes_away_may_spoil_it(faces: list[int], success: bool) -> None:
    """A guard of competence 3 takes 3 off: 14 is needed, so 17 still does and 16 does not."""
    options = Options(interrupt_window="after_roll")
    rhea = character(skills={"education": 2})
    start = world(rhea, henchman("guard", 3), acting="rhea", options=options, engaged=(("guard", "rhea"),))
    check = basic_check(start, "rhea", "education", "X", tally(14, "DS-CORE-06", "ds-term-range"))
    transcript = told(lambda: attempt(start, Deed("treat", "rhea", "rhea"), check), "0", "defend", "0", faces=faces)
    _, _, rolled = transcript.result
    assert facts(transcript, "ds-thrown", "result") == [(sum(faces[:2]) + 2,)]
    assert rolled.result == sum(faces[:2]) - 1 and rolled.success is success
    opened = replace(check, difficulty=None)
    free = told(lambda: attempt(start, Deed("treat", "rhea", "rhea"), opened), "0", "defend", "0", faces=faces)
    assert free.result[2].success

"""Infiltration: security level, thresholds, and what acts, alarms and time do to both sides' progress."""

from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in import infiltration
from regelwerk.systems.darkspace.rules.break_in.infiltration import (
    Feat,
    Judged,
    Trial,
    after_act,
    at_round_end,
    judge,
    laid_out,
    level_of,
    resolve_infiltration,
    worth,
)
from regelwerk.systems.darkspace.rules.core.group_probes import Counted
from regelwerk.systems.darkspace.rules.core.probe import Cast
from regelwerk.systems.darkspace.rules.core.scenes import AreaChange, AreaPlan
from regelwerk.systems.darkspace.state import Actor, Area, Order, World
from systems.darkspace.builders import character, facts, henchman, machine, told, world

PLAN = AreaPlan("crew", mk=2, competence=3)
DEFAULT = Options()
HIDDEN, SEEN = Judged(True, True), Judged(True, False)
FAILED, FAILED_AND_SEEN = Judged(False, True), Judged(False, False)


def area(**changes: Any) -> Area:
    return replace(laid_out(PLAN), **changes)


def breaking_in(*people: Actor, at: Area | None = None, options: Options = DEFAULT) -> World:
    return replace(world(*people, options=options), area=at or area())


def feat(kind: str, skill: str = "", value: int = 3, **changes: Any) -> Feat:
    return Feat(kind, "rhea", skill, value, **changes)


def after(start: Area, done: Feat, judged: Judged, *dice: int, options: Options = DEFAULT) -> Area:
    return told(lambda: after_act(start, done, judged, options), faces=dice).result


# -- the area ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-04", "DS-INF-07", "DS-INF-02")
def test_ds_inf_04_07_threshold_and_level_come_from_class_and_competence() -> None:
    assert area().thresholds == (15,)
    assert level_of(area()).total == 15
    assert [term.amount for term in level_of(area()).terms] == [10, 2, 3]
    assert infiltration.security_level(breaking_in(character())).total == 15


@pytest.mark.rule("DS-INF-06")
def test_ds_inf_06_further_thresholds_follow_the_first() -> None:
    assert laid_out(replace(PLAN, thresholds=(38, 60))).thresholds == (15, 38, 60)
    assert laid_out(replace(PLAN, first=20)).thresholds == (20,)


@pytest.mark.rule("DS-INF-02", "DS-INF-01", "DS-PRI-01")
def test_ds_inf_02_when_a_break_in_begins_the_whole_side_hides_unless_somebody_does_already() -> None:
    drone = machine("drone", "crew", order=Order("guard", "rhea"))
    people = (character("rhea"), character("ilko"), character("oda", waiting=True), henchman(), drone)
    begun = told(lambda: infiltration.begin(world(*people), PLAN))
    assert [actor.infiltrating for actor in begun.result.actors] == [True, True, False, False, False]
    assert facts(begun, "ds-infiltration", "mk", "competence", "threshold") == [(2, 3, 15)]
    some = world(character("rhea", infiltrating=True), character("ilko"))
    begun = told(lambda: infiltration.begin(some, PLAN))
    assert [actor.infiltrating for actor in begun.result.actors] == [True, False]


@pytest.mark.rule("DS-INF-05")
def test_ds_inf_05_a_thrown_threshold_is_an_open_probe_with_competence_and_class() -> None:
    plan = replace(PLAN, random=True, thresholds=(45,))
    told_so = told(lambda: infiltration.begin(world(character()), plan), faces=[7, 9, 2])
    begun = told_so.result
    assert begun.area is not None
    assert begun.area.thresholds == (7 + 9 + 2, 45)
    assert [note.message for note in told_so.log] == ["ds-threshold-throw", "ds-infiltration"], "what for, then what"


@pytest.mark.rule("DS-INF-26", "DS:sabotage_threshold")
def test_ds_inf_26_a_changed_place_moves_a_threshold_of_the_formula_that_is_still_ahead() -> None:
    def changed(start: Area, options: Options = DEFAULT) -> Area:
        made = infiltration.altered(breaking_in(character(), at=start, options=options), AreaChange(competence=4)).area
        assert made is not None
        return made

    assert (changed(area()).competence, changed(area()).mk, changed(area()).thresholds) == (4, 2, (18,))
    assert changed(area(thresholds=(15, 38), reached=1)).thresholds == (15, 38)
    assert changed(laid_out(replace(PLAN, first=20))).thresholds == (20,)
    assert changed(area(), Options(sabotage_threshold="keep")).thresholds == (15,)
    assert level_of(changed(area())).total == 16
    dead = infiltration.altered(breaking_in(character(), at=area()), AreaChange(mk=0)).area
    assert dead is not None and (dead.mk, dead.competence, dead.thresholds) == (0, 3, (9,))


# -- success and stealth of one throw ---------------------------------------------------------------------------------


def trial(**changes: Any) -> Trial:
    return Trial((), 1, bonus=3, secondary=2, level=15)._replace(**changes)


@pytest.mark.rule("DS-INF-08", "DS-INF-07", "DS-CORE-04")
def test_ds_inf_08_main_pair_for_success_secondary_pair_for_stealth() -> None:
    assert judge(trial(), Counted(12, 13)) == Judged(True, True)
    assert judge(trial(), Counted(11, 13)) == Judged(False, True)
    assert judge(trial(), Counted(12, 12)) == Judged(True, False)
    assert judge(trial(), None) == Judged(False, False)


@pytest.mark.rule("DS-INF-13")
def test_ds_inf_13_breaking_things_is_never_quiet() -> None:
    assert judge(trial(loud=True, secured=20), Counted(20, 20)) == Judged(True, False)


@pytest.mark.rule("DS-INF-22")
def test_ds_inf_22_a_lookout_improves_stealth_and_never_worsens_it() -> None:
    assert judge(trial(secured=15), Counted(12, 2)).hidden
    assert judge(trial(secured=3), Counted(12, 13)).hidden
    assert judge(trial(secured=15), None) == Judged(False, True)


# -- what an act brings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-11", "DS-INF-15", "DS-INF-16", "DS-INF-03", "DS-UNI-02")
def test_ds_inf_11_rewards_of_sneaking_and_hacking() -> None:
    assert after(area(), feat("sneak"), HIDDEN).se == 3
    assert after(area(se=3), feat("security_hack", value=2), HIDDEN).se == 5


@pytest.mark.rule("DS-INF-15")
def test_ds_inf_15_failed_sneaking_makes_the_guards_wary() -> None:
    done = after(area(se=5), feat("sneak"), FAILED)
    assert (done.se, done.guard_se) == (5, 3)


@pytest.mark.rule("DS-INF-16")
def test_ds_inf_16_a_failed_hack_does_nothing_by_itself() -> None:
    assert after(area(se=5), feat("security_hack"), FAILED) == area(se=5)


@pytest.mark.rule("DS-INF-12", "DS:sabotage_threshold")
def test_ds_inf_12_know_how_shuts_the_system_down_and_the_guards_notice() -> None:
    done = after(area(), feat("sabotage", "tech", 2, target="door"), HIDDEN)
    assert (done.se, done.guard_se, done.mk, done.subverted) == (2, 4, 1, True)
    assert done.thresholds == (12,)
    assert level_of(done).total == 14
    assert done.shut == ("door",)
    kept = after(area(), feat("sabotage", "tech", 2), HIDDEN, options=Options(sabotage_threshold="keep"))
    assert (kept.mk, kept.thresholds) == (1, (15,))


@pytest.mark.rule("DS-INF-12")
def test_ds_inf_12_a_threshold_that_sinks_below_the_progress_is_reached() -> None:
    done = after(area(se=10), feat("sabotage", "tech", 2), SEEN)
    assert (done.se, done.thresholds, done.reached) == (12, (12,), 1)


@pytest.mark.rule("DS-INF-13")
def test_ds_inf_13_force_adds_its_damage_and_leaves_the_class_alone() -> None:
    done = after(area(), feat("sabotage", "strength", 2, damage=2, target="door"), SEEN, 4)
    assert (done.se, done.guard_se, done.mk, done.shut) == (4, 4, 2, ("door",))


@pytest.mark.rule("DS-INF-14")
def test_ds_inf_14_failed_sabotage_starts_the_backup_and_raises_the_alarm() -> None:
    done = after(area(se=9), feat("sabotage", "tech", 2, target="door"), FAILED)
    assert (done.se, done.mk, done.alarm, done.thresholds, done.shut) == (9, 3, True, (18,), ())
    assert not done.discovered


@pytest.mark.rule("DS-INF-17")
def test_ds_inf_17_sprinting_is_worth_half_the_room_and_failure_gives_them_away() -> None:
    done = after(area(), feat("sprint_past", "speed", 9, target="gallery"), HIDDEN)
    assert (done.se, done.shut) == (5, ("gallery",))
    failed = after(area(se=9), feat("sprint_past", "speed", 9, target="gallery"), FAILED)
    assert (failed.se, failed.discovered, failed.alarm) == (9, True, True)


@pytest.mark.rule("DS-INF-18")
def test_ds_inf_18_a_distracted_guard_lowers_the_level_for_one_act() -> None:
    done = after(area(), feat("distract_guards", "charisma", 3, target="guard"), HIDDEN)
    assert (done.se, level_of(done).total) == (3, 12)
    assert level_of(after(done, feat("sneak"), HIDDEN)).total == 15
    failed = after(area(se=9), feat("distract_guards", "charisma", 3, target="guard"), FAILED)
    assert failed.discovered
    assert not failed.alarm


@pytest.mark.rule("DS-INF-19", "DS-INF-20", "DS-INF-21")
def test_ds_inf_19_20_21_what_a_distracted_guard_is_good_for_depends_on_how() -> None:
    by = {
        skill: after(area(), feat("distract_guards", skill, 3, target="guard"), HIDDEN)
        for skill in ("charisma", "persuade", "intimidate")
    }
    assert {skill: (done.eased, done.confused, done.helper) for skill, done in by.items()} == {
        "charisma": (True, False, ""),
        "persuade": (False, True, ""),
        "intimidate": (False, False, "guard"),
    }


@pytest.mark.rule("DS-INF-19")
def test_ds_inf_19_the_ease_waits_for_an_obstacle() -> None:
    eased = area(eased=True)
    assert after(eased, feat("secure", value=0), HIDDEN).eased
    assert not after(eased, feat("sneak"), HIDDEN).eased


@pytest.mark.rule("DS-INF-21")
def test_ds_inf_21_when_a_group_with_a_cowed_guard_fails_he_calls_for_help() -> None:
    done = after(area(se=9, helper="guard"), feat("security_hack", group=True), FAILED)
    assert (done.alarm, done.discovered) == (True, True)
    alone = after(area(se=9, helper="guard"), feat("security_hack"), FAILED)
    assert (alone.alarm, alone.discovered) == (False, False)


@pytest.mark.rule("DS-INF-22")
def test_ds_inf_22_a_lookout_brings_no_progress() -> None:
    assert after(area(se=4), feat("secure", value=0), HIDDEN).se == 4


# -- what the guards notice -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-10", "DS-INF-03", "DS:defender_se")
def test_ds_inf_10_failed_stealth_while_not_behind_helps_the_guards() -> None:
    done = after(area(se=3), feat("security_hack"), SEEN, 7)
    assert (done.se, done.guard_se, done.discovered) == (6, 7, False)
    even = after(area(se=3, guard_se=6), feat("security_hack"), SEEN, 10)
    assert (even.se, even.guard_se, even.discovered) == (6, 16, False)
    bare = after(area(se=3), feat("security_hack"), SEEN, options=Options(defender_se="book_only"))
    assert bare.guard_se == 0


@pytest.mark.rule("DS-INF-23", "DS-INF-03")
def test_ds_inf_23_behind_and_seen_is_discovered_after_the_reward() -> None:
    assert after(area(se=2, guard_se=7), feat("sneak"), SEEN).discovered
    assert not after(area(se=4, guard_se=7), feat("sneak"), SEEN, 1).discovered
    assert not after(area(se=2, guard_se=7), feat("sneak"), HIDDEN).discovered
    # The failure of the act counts first: 3 more for the guards put the infiltrators behind.
    assert after(area(se=4, guard_se=2), feat("sneak"), FAILED_AND_SEEN).discovered


@pytest.mark.rule("DS-INF-23", "DS:two_stage_alarm")
def test_two_stage_alarm_the_first_failure_behind_is_an_alarm_the_second_discovers() -> None:
    options = Options(two_stage_alarm=True)
    first = after(area(guard_se=9), feat("sneak"), SEEN, options=options)
    assert (first.alarm, first.discovered) == (True, False)
    assert after(first, feat("sneak"), SEEN, options=options).discovered


@pytest.mark.rule("DS-INF-14", "DS-INF-23")
def test_in_an_alarm_any_further_failure_of_stealth_discovers() -> None:
    assert after(area(se=9, alarm=True), feat("sneak"), SEEN).discovered
    assert not after(area(se=9, alarm=True), feat("sneak"), HIDDEN).discovered
    # The act that sets the alarm off is not a further one.
    failed = after(area(se=9), feat("sabotage", "tech", 2), FAILED_AND_SEEN, 5)
    assert (failed.alarm, failed.discovered, failed.guard_se) == (True, False, 5)


@pytest.mark.rule("DS-INF-09")
def test_ds_inf_09_an_attack_brings_nothing_and_is_noticed() -> None:
    done = after(area(se=5, eased=True), feat("attack", value=3), SEEN, 2)
    assert (done.se, done.guard_se, done.eased) == (5, 2, True)


@pytest.mark.rule("DS-INF-10", "DS-INF-15")
def test_the_log_says_what_units_are_for_and_why_the_guards_throw() -> None:
    done = told(lambda: after_act(area(se=5), feat("sneak", value=3), SEEN, DEFAULT), faces=[2])
    assert [note.message for note in done.log] == ["ds-se-won", "ds-guards-throw", "ds-noticed"]
    assert facts(done, "ds-se-won", "gained", "se") == [(3, 8)]
    assert [(term.message, term.amount) for term in worth(feat("sneak", value=3)).terms] == [("ds-term-se-sneak", 3)]
    broken = worth(feat("sabotage", value=2, damage=1))
    assert [term.message for term in broken.terms] == ["ds-term-se-sabotage", "ds-stake-damage"] and broken.total == 3
    assert worth(feat("sprint_past", value=9)).total == 5


@pytest.mark.rule("DS-INF-25", "DS-INF-06")
def test_ds_inf_25_a_threshold_that_is_reached_ends_its_stage_whatever_was_noticed() -> None:
    start = area(se=13, guard_se=20, thresholds=(15, 35))
    done = told(lambda: after_act(start, feat("sneak"), SEEN, DEFAULT))
    assert (done.result.reached, done.result.discovered, done.result.guard_se) == (1, False, 20)
    assert facts(done, "ds-threshold", "threshold", "number") == [(15, 1)]
    assert not infiltration.is_over(done.result)
    assert infiltration.is_over(after(replace(done.result, se=33), feat("sneak"), HIDDEN))


@pytest.mark.rule("DS-INF-10", "DS:defender_se")
def test_ds_inf_10_at_a_rounds_end_time_works_for_the_guards_unless_they_lead() -> None:
    def later(start: Area, *dice: int, options: Options = DEFAULT) -> Area:
        return told(lambda: at_round_end(start, options), faces=dice).result

    assert later(area(se=6), 4).guard_se == 4
    assert later(area(se=6, guard_se=6), 4).guard_se == 10
    assert later(area(se=6, guard_se=7)).guard_se == 7
    assert later(area(se=6), options=Options(defender_se="book_only")).guard_se == 0
    assert later(area(se=15, reached=1)).guard_se == 0


@pytest.mark.rule("DS-INF-22", "DS:secure_duration")
def test_secure_duration_a_watch_for_a_round_ends_with_it() -> None:
    start = area(guard_se=5, secured=(("rhea", 17),))
    assert told(lambda: at_round_end(start, DEFAULT)).result.secured == (("rhea", 17),)
    assert told(lambda: at_round_end(start, Options(secure_duration="round"))).result.secured == ()


def test_a_round_ends_for_a_break_in_only_while_somebody_hides() -> None:
    hiding = told(lambda: infiltration.round_end(breaking_in(character(infiltrating=True))), faces=[6]).result
    assert hiding.area is not None
    assert hiding.area.guard_se == 6
    for nobody in (breaking_in(character()), world(character(infiltrating=True))):
        assert told(partial(infiltration.round_end, nobody)).result == nobody


def test_an_infiltration_that_ends_lets_everybody_come_out() -> None:
    over = infiltration.ended(breaking_in(character(infiltrating=True)))
    assert over.area is None
    assert over.has("area:over")
    assert not over.find("rhea").infiltrating


# -- odds -------------------------------------------------------------------------------------------------------------


def booked(odds: Odds, start: Area, what: Feat, done: Trial, options: Options) -> Law[Area]:
    """The books after an act: thrown, judged, entered."""
    judged = odds.law(resolve_infiltration, done).map(lambda tried: tried.judged)
    return judged.bind(lambda found: odds.law(after_act, start, what, found, options))


def quiet_cast(dice: int = 4) -> Cast:
    return Cast("rhea", "rhea", dice, "normal", 0, None, 0, Options(rule_of_ten=False), pair=True)


def test_odds_of_one_act_are_those_of_its_parts() -> None:
    odds = Odds()
    done = trial(casts=(quiet_cast(),))
    chance = odds.law(resolve_infiltration, done).map(lambda tried: tried.judged)
    law = booked(odds, area(), feat("sneak"), done, DEFAULT)
    assert sum(chance.probability(judged) for judged in chance) == 1
    assert law.where(lambda end: end.se == 3) == chance.where(lambda judged: judged.success)
    # Whoever is not seen costs nothing; every face of the guards' die is equally likely after a seen success.
    assert law.where(lambda end: end.se == 3 and end.guard_se == 7) == chance.probability(SEEN) / 10
    assert law.where(lambda end: end.se == 3 and end.guard_se == 0) == chance.probability(HIDDEN)


def test_odds_of_reaching_the_threshold_can_be_followed_act_by_act() -> None:
    odds = Odds()
    done = trial(casts=(quiet_cast(),), bonus=5, secondary=4)
    chances: dict[Area, Fraction] = {area(): Fraction(1)}
    reached = found = Fraction(0)
    for _ in range(8):
        following: dict[Area, Fraction] = {}
        for state, weight in chances.items():
            level = level_of(state).total
            for end, part in booked(odds, state, feat("sneak"), done._replace(level=level), DEFAULT).items():
                share = weight * Fraction(part, booked(odds, state, feat("sneak"), done, DEFAULT).total)
                if end.reached:
                    reached += share
                elif end.discovered:
                    found += share
                else:
                    following[end] = following.get(end, Fraction(0)) + share
        chances = following
    assert reached + found + sum(chances.values()) == 1
    assert Fraction(1, 2) < reached < 1


@pytest.mark.rule("DS-CORE-12", "DS-CORE-16", "DS-INF-08")
def test_who_acts_alone_may_succeed_and_collapse_in_the_odds_as_in_play() -> None:
    """Only in a group a collapse strikes out a throw: at stress 12 a lone 11 and 5 still reach a level of 15."""
    tense = replace(quiet_cast(), stress=12)
    alone = Odds().law(resolve_infiltration, trial(casts=(tense,), bonus=5))
    calm = Odds().law(resolve_infiltration, trial(casts=(quiet_cast(),), bonus=5))
    assert alone.map(lambda tried: tried.judged) == calm.map(lambda tried: tried.judged)
    assert alone.where(lambda tried: tried.judged.success and tried.pile.collapses == 1) > 0

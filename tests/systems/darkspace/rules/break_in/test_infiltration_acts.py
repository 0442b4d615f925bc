"""The acts of infiltrators: what is offered, what it costs, who takes part, and what comes of it."""

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.infiltration import after_act, laid_out, resolve_infiltration
from regelwerk.systems.darkspace.rules.break_in.infiltration_acts import (
    ACTS,
    check_of,
    checks_of,
    declare,
    feat_of,
    prize,
    trial_of,
)
from regelwerk.systems.darkspace.rules.break_in.infiltration_menu import companions, value_of
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, key_of
from regelwerk.systems.darkspace.rules.core.probe import mode_of
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, Obstacle
from regelwerk.systems.darkspace.rules.core.turn import begin_phase
from regelwerk.systems.darkspace.state import Actor, Area, Deed, World
from systems.darkspace.builders import character, facts, henchman, possible, questions, system, told, world

BY_KIND: dict[str, Act] = {act.kind: act for act in ACTS}
NAME = Name.of("Ding", en="thing")
OBSTACLES = (
    Obstacle("door", NAME, "technical", 2),
    Obstacle("camera", NAME, "system", 3),
    Obstacle("gallery", NAME, "room", 9),
    Obstacle("guard", NAME, "guard"),
)
PLAN = AreaPlan("crew", mk=2, competence=3, thresholds=(40,), obstacles=OBSTACLES)
SKILLS = {"agility": 3, "body_control": 2, "logic": 3, "tech": 1, "speed": 2, "charisma": 2, "perception": 4}


def rhea(**changes: Any) -> Actor:
    given = {"dexterity": 4, "skills": SKILLS, "weapons": ("knife", "pistol", "terminal"), "infiltrating": True}
    return character("rhea", **{**given, **changes})


def ilko(who: str = "ilko", **changes: Any) -> Actor:
    return character(who, **{"skills": {"agility": 4, "body_control": 1}, "infiltrating": True, **changes})


def guard(**changes: Any) -> Actor:
    return henchman("guard", 3, waiting=True, **changes)


def scene(*people: Actor, plan: AreaPlan = PLAN, options: Options | None = None, **area: Any) -> World:
    there = people if any(actor.id == "guard" for actor in people) else (*people, guard())
    made = world(*there, options=options, acting=people[0].id)
    return replace(made, area=replace(laid_out(plan), **area))


def offered(where: World, kind: str, who: str = "rhea") -> list[str]:
    offer = BY_KIND[kind].deeds(where, where.find(who))
    assert not isinstance(offer, Refused)
    return [key_of(deed) for deed in offer]


def refused(where: World, kind: str, who: str = "rhea") -> str:
    offer = BY_KIND[kind].deeds(where, where.find(who))
    assert isinstance(offer, Refused)
    return offer.rule_id


def acts(where: World, deed: Deed, faces: Sequence[int], *answers: str) -> Transcript[Done]:
    return told(lambda: BY_KIND[deed.kind].perform(where, deed), *answers, faces=faces)


def area_of(done: Transcript[Done]) -> Area:
    area = done.result[0].area
    assert area is not None
    return area


# -- what is offered --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-11")
def test_ds_inf_11_every_act_with_its_targets() -> None:
    where = scene(rhea(), ilko())
    assert {kind: offered(where, kind) for kind in BY_KIND} == {
        "sabotage": ["door:tech", "knife:door:strength", "unarmed:door:strength", "pistol:door:precision"],
        "sneak": ["sneak"],
        "security_hack": ["terminal:camera", "terminal:guard"],
        "sprint_past": ["gallery"],
        "distract_guards": ["guard:charisma", "guard:persuade", "guard:intimidate"],
        "secure": ["secure"],
    }
    assert {act.sphere for act in ACTS} == {"stealth"}
    assert {act.nature for act in ACTS} == {"action"}


def test_nobody_else_has_these_acts() -> None:
    where = scene(rhea(infiltrating=False), ilko())
    assert all(offered(where, kind) == [] for kind in BY_KIND)
    assert all(offered(replace(where, area=None), kind, "ilko") == [] for kind in BY_KIND)
    assert all(offered(scene(rhea(), discovered=True), kind) == [] for kind in BY_KIND)


def test_what_a_place_never_had_is_not_shown_and_what_is_done_with_is_refused() -> None:
    empty = scene(rhea(), plan=replace(PLAN, obstacles=()))
    assert [kind for kind in BY_KIND if offered(empty, kind)] == ["sneak"]
    where = scene(rhea(), shut=("door", "gallery"))
    assert (refused(where, "sabotage"), refused(where, "sprint_past")) == ("DS-INF-12", "DS-INF-17")


def test_guards_and_systems_that_are_out_of_action_or_on_our_side_are_no_targets() -> None:
    where = scene(rhea(), guard(out="damage"))
    assert refused(where, "distract_guards") == "DS-INF-18"
    assert offered(where, "security_hack") == ["terminal:camera"]
    assert refused(scene(rhea(), helper="guard"), "distract_guards") == "DS-INF-18"
    crashed = scene(rhea(), system("camera", out="crashed"), guard())
    assert offered(crashed, "security_hack") == ["terminal:guard"]


@pytest.mark.rule("DS-INF-16")
def test_security_hack_takes_a_terminal() -> None:
    assert refused(scene(rhea(weapons=())), "security_hack") == "DS-INF-16"


@pytest.mark.rule("DS-MON-08", "DS-MON-11")
def test_the_badly_hurt_make_no_probes_and_go_nowhere() -> None:
    numb = scene(rhea(hurt={"interaction": 4}), ilko())
    assert {refused(numb, kind) for kind in BY_KIND} == {"DS-MON-08"}
    lame = scene(rhea(hurt={"mobility": 4}), ilko())
    assert {kind for kind in BY_KIND if isinstance(BY_KIND[kind].deeds(lame, lame.find("rhea")), Refused)} == {
        "sneak",
        "sprint_past",
    }


def test_a_lookout_needs_somebody_to_look_out_for() -> None:
    assert offered(scene(rhea()), "secure") == []
    assert companions(scene(rhea(), ilko(zone="yard")), rhea()) == ()
    assert companions(scene(rhea(), ilko(infiltrating=False)), rhea()) == ()
    assert companions(scene(rhea(), ilko(out="stress")), rhea()) == ()
    assert companions(scene(rhea(), ilko(hurt={"interaction": 3})), rhea()) == ()
    assert companions(scene(rhea(), ilko()), rhea()) == ("ilko",)


@pytest.mark.rule("DS-COST-01", "DS-COST-02", "DS-COST-03", "DS:ae_no_item")
def test_costs_by_the_item_in_use() -> None:
    def costs(where: World) -> dict[str, int]:
        found = {}
        for act in ACTS:
            offer = act.deeds(where, where.find("rhea"))
            assert not isinstance(offer, Refused)
            found.update({f"{act.kind} {key_of(deed)}": act.cost(where, deed).total for deed in offer})
        return found

    where = scene(rhea(weapons=("baton", "terminal")), ilko())
    dear = {name for name, ae in costs(where).items() if ae != 1}
    assert dear == {"sabotage baton:door:strength", "security_hack terminal:camera", "security_hack terminal:guard"}
    assert costs(where)["sabotage baton:door:strength"] == 2
    older = scene(rhea(), ilko(), options=Options(ae_no_item=2))
    assert costs(older)["sneak sneak"] == 2


@pytest.mark.rule("DS-INF-11", "DS-INF-12", "DS-INF-02")
def test_what_targets_are_worth() -> None:
    where = scene(rhea(), system("camera", mk=5), guard())
    assert [value_of(where, one.id) for one in OBSTACLES] == [2, 3, 9, 3]
    plain = tuple(replace(one, value=0) for one in OBSTACLES[:2])
    named = replace(PLAN, obstacles=(*plain, *OBSTACLES[2:]))
    assert [value_of(scene(rhea(), system("camera", mk=5), guard(), plan=named), one.id) for one in plain] == [2, 5]
    down = scene(rhea(), subverted=True, mk=1)
    assert [value_of(down, one.id) for one in OBSTACLES] == [1, 1, 9, 3]


def test_answers_say_what_they_would_bring() -> None:
    where = scene(rhea(), ilko())
    brings = {
        kind: [prize(where, deed) for deed in BY_KIND[kind].deeds(where, where.find("rhea"))]  # type: ignore[arg-type]
        for kind in BY_KIND
    }
    assert brings == {
        "sabotage": [2, 3, 3, 3],
        "sneak": [3],
        "security_hack": [3, 3],
        "sprint_past": [5],
        "distract_guards": [3, 3, 3],
        "secure": [0],
    }


# -- one act ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-08", "DS-INF-11", "DS-INF-15", "DS-INF-16", "DS-INF-10")
def test_ds_inf_08_two_acts_and_the_guards_die() -> None:
    """Class 2, competence 3: level 15. A quiet sneak, then a hack that a guard notices: 6 to 7."""
    where = scene(rhea(intelligence=3))
    sneak = acts(where, Deed("sneak", "rhea"), [9, 8, 6, 2])
    assert sneak.result[1]
    assert facts(sneak, "ds-stealth-pair", "value", "level", "hidden") == [(16, 15, True)]
    assert (area_of(sneak).se, area_of(sneak).guard_se) == (3, 0)
    hack = acts(sneak.result[0], Deed("security_hack", "rhea", "guard", "terminal"), [8, 7, 3, 7])
    assert facts(hack, "ds-stealth-pair", "value", "hidden") == [(11, False)]
    assert (area_of(hack).se, area_of(hack).guard_se, area_of(hack).discovered) == (6, 7, False)
    seen = acts(hack.result[0], Deed("security_hack", "rhea", "camera", "terminal"), [2, 1, 1, 9, 1, 1, 5, 1, 1])
    assert seen.result[0].has("discovered")


@pytest.mark.rule("DS-INF-11", "DS:hack_secondary", "DS-INF-08")
def test_skills_and_secondary_skills() -> None:
    where = scene(rhea(), ilko())
    deeds = {
        "sabotage": Deed("sabotage", "rhea", "door", detail="tech"),
        "sneak": Deed("sneak", "rhea"),
        "security_hack": Deed("security_hack", "rhea", "camera", "terminal"),
        "sprint_past": Deed("sprint_past", "rhea", "gallery"),
        "distract_guards": Deed("distract_guards", "rhea", "guard", detail="persuade"),
        "secure": Deed("secure", "rhea"),
    }
    checks = {kind: check_of(where, deed, "rhea") for kind, deed in deeds.items()}
    assert {kind: (check.skill, check.secondary) for kind, check in checks.items()} == {
        "sabotage": ("tech", "luck"),
        "sneak": ("agility", "body_control"),
        "security_hack": ("logic", "tech"),
        "sprint_past": ("speed", "luck"),
        "distract_guards": ("persuade", "charisma"),
        "secure": ("perception", "luck"),
    }
    other = scene(rhea(), options=Options(hack_secondary="cortex_skill"))
    assert check_of(other, deeds["security_hack"], "rhea").secondary == "cortex_skill"


@pytest.mark.rule("DS-CTX-04", "DS-INF-16")
def test_ds_ctx_04_access_that_was_won_counts_for_security_hacks_too() -> None:
    where = scene(rhea(), system("camera", breach={"access": 2}))
    plain = scene(rhea(), system("camera"))
    deed = Deed("security_hack", "rhea", "camera", "terminal")
    assert check_of(where, deed, "rhea").pool.total == check_of(plain, deed, "rhea").pool.total + 2
    sneak = Deed("sneak", "rhea")
    assert check_of(where, sneak, "rhea").pool == check_of(plain, sneak, "rhea").pool


@pytest.mark.rule("DS-INF-13")
def test_ds_inf_13_force_is_loud_and_adds_the_weapons_damage() -> None:
    where = scene(rhea(constitution=3, weapons=("baton",)))
    done = acts(where, Deed("sabotage", "rhea", "door", "baton", "strength"), [9, 8, 8, 4])
    assert done.result[1]
    assert (area_of(done).se, area_of(done).guard_se) == (2 + 2, 4)
    assert done.notes("ds-loud")


@pytest.mark.rule("DS-INF-19")
def test_ds_inf_19_a_charmed_guard_eases_the_next_obstacle_but_no_lookout() -> None:
    where = scene(rhea(), ilko(), eased=True)
    modes = {kind: mode_of(check_of(where, Deed(kind, "rhea"), "rhea"), Options()) for kind in ("sneak", "secure")}
    assert modes == {"sneak": "eased", "secure": "normal"}


@pytest.mark.rule("DS-INF-18")
def test_ds_inf_18_a_distracted_guard_lowers_difficulty_and_stealth_of_the_next_act() -> None:
    where = scene(rhea(), level_change=3)
    done = acts(where, Deed("sneak", "rhea"), [5, 4, 6, 1, 8])
    assert done.result[1]
    assert facts(done, "ds-stealth-pair", "value", "level", "hidden") == [(11, 12, False)]


@pytest.mark.rule("DS-INF-25", "DS-INF-26")
def test_ds_inf_25_thresholds_are_marked_and_after_the_last_nobody_hides() -> None:
    where = scene(rhea(), se=13)
    first = acts(where, Deed("sneak", "rhea"), [9, 8, 8, 2]).result[0]
    assert first.has("threshold:1")
    assert first.find("rhea").infiltrating
    assert first.area is not None
    last = acts(
        replace(first, area=replace(first.area, se=39)), Deed("sneak", "rhea"), [9, 8, 8, 2]
    ).result[0]  # fmt: skip
    assert last.has("threshold:2")
    assert last.has("area:over")
    assert not last.find("rhea").infiltrating


@pytest.mark.rule("DS-CORE-19")
def test_dice_can_be_bought_for_an_act() -> None:
    done = acts(scene(rhea()), Deed("sneak", "rhea"), [9, 8, 6, 2, 3, 3], "2")
    assert questions(done) == ["DS-CORE-19"]
    assert done.result[0].find("rhea").stress == 2


# -- lookouts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-22", "DS:secure_duration")
def test_ds_inf_22_the_lookouts_result_serves_each_others_next_act_once() -> None:
    where = scene(rhea(), ilko(), guard())
    watched = acts(where, Deed("secure", "rhea"), [9, 8, 8])
    assert (area_of(watched).se, area_of(watched).secured) == (0, (("ilko", 21),))
    done = acts(watched.result[0], Deed("sneak", "ilko"), [9, 8, 1])
    assert facts(done, "ds-stealth-watched", "value", "hidden") == [(21, True)]
    assert area_of(done).secured == ()
    assert not acts(done.result[0], Deed("sneak", "ilko"), [9, 8, 1, 1]).notes("ds-stealth-watched")


@pytest.mark.rule("DS-INF-22", "DS:secure_duration")
def test_secure_duration_round_keeps_the_watch_through_the_round() -> None:
    where = scene(rhea(), ilko(), guard(), options=Options(secure_duration="round"), secured=(("ilko", 21),))
    done = acts(where, Deed("sneak", "ilko"), [9, 8, 1])
    assert area_of(done).secured == (("ilko", 21),)


# -- together ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-CORE-16")
def test_ds_core_16_who_takes_part_is_decided_when_the_act_is_announced() -> None:
    where = scene(rhea(), ilko(), ilko("oda"), guard())
    asked = told(lambda: declare(where, Deed("sneak", "rhea")), "with:ilko+oda", "help", "help")
    assert possible(asked.asked[0]) == ["alone", "with:ilko", "with:oda", "with:ilko+oda"]
    assert asked.asked[0].prompt.default == "alone"
    assert asked.result.others == ("ilko", "oda")
    alone = told(lambda: declare(scene(rhea()), Deed("sneak", "rhea")))
    assert alone.asked == []
    assert BY_KIND["secure"].declare is not declare


@pytest.mark.rule("DS-CORE-16")
def test_ds_core_16_other_players_decide_themselves_whether_they_take_part() -> None:
    where = scene(rhea(), ilko(), ilko("oda", seat="rhea"), guard())
    asked = told(lambda: declare(where, Deed("sneak", "rhea")), "with:ilko+oda")
    assert [(one.prompt.seat, one.prompt.who, one.taken) for one in asked.asked[1:]] == [("ilko", "ilko", "stay")]
    assert asked.result.others == ("oda",)


@pytest.mark.rule("DS-INF-21")
def test_ds_inf_21_a_cowed_guard_is_in_every_group() -> None:
    where = scene(rhea(), ilko(), helper="guard")
    asked = told(lambda: declare(where, Deed("sneak", "rhea")), "with:ilko+guard", "help")
    assert possible(asked.asked[0]) == ["alone", "with:guard", "with:ilko+guard"]
    deed = asked.result
    assert [check.who for check in checks_of(where, deed)] == ["rhea", "ilko", "guard"]
    assert feat_of(where, deed, checks_of(where, deed)).group
    gone = where.change("guard", out="damage")
    assert possible(told(lambda: declare(gone, Deed("sneak", "rhea"))).asked[0]) == ["alone", "with:ilko"]
    assert [check.who for check in checks_of(gone, deed)] == ["rhea", "ilko"]


def test_of_many_companions_all_or_none_take_part() -> None:
    crowd = [ilko(f"one_{number}") for number in range(4)]
    asked = told(lambda: declare(scene(rhea(), *crowd), Deed("sneak", "rhea")))
    assert possible(asked.asked[0]) == ["alone", "with:one_0+one_1+one_2+one_3"]


@pytest.mark.rule("DS-CORE-16", "DS-INF-15", "DS-INF-08")
def test_a_group_sneaks_with_its_best_throw_and_its_best_skills() -> None:
    """Ilko's 15 counts, his agility 4 is the prize, and Rhea's body control goes with his secondary pair."""
    done = acts(scene(rhea(), ilko()), Deed("sneak", "rhea", others=("ilko",)), [4, 3, 2, 1, 8, 7, 6])
    assert done.result[1]
    assert facts(done, "ds-group-probe", "main", "result", "success") == [(15, 19, True)]
    assert facts(done, "ds-stealth-pair", "value", "hidden") == [(7 + 6 + 2, True)]
    assert (area_of(done).se, area_of(done).guard_se) == (4, 0)


@pytest.mark.rule("DS-INF-21")
def test_ds_inf_21_a_failed_group_probe_with_the_guard_gives_them_away() -> None:
    where = scene(rhea(), ilko(), helper="guard")
    done = acts(where, Deed("sneak", "rhea", others=("guard",)), [2, 2, 1, 1, 2, 1, 1, 9, 1, 1, 8, 1, 1, 5, 1, 1])
    assert not done.result[1]
    assert done.notes("ds-helper-calls")
    assert done.result[0].has("discovered")


@pytest.mark.rule("DS-CORE-16", "DS-CORE-13")
def test_whoever_collapses_in_a_group_pays_for_it() -> None:
    where = scene(rhea(), ilko(stress=8), se=10)
    done = acts(where, Deed("sneak", "rhea", others=("ilko",)), [4, 3, 1, 9, 8, 7, 1, 5])
    assert facts(done, "ds-group-probe", "main", "struck", "success") == [(7, (17,), False)]
    assert done.result[0].find("ilko").doubled
    assert not done.result[0].find("rhea").doubled


# -- odds are those of the act ----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("others", [(), ("ilko",)])
def test_the_odds_of_an_act_are_made_of_the_same_numbers(others: tuple[str, ...]) -> None:
    options = Options(rule_of_ten=False)
    where = scene(rhea(dexterity=2), ilko(dexterity=1), options=options, se=10)
    deed = Deed("sneak", "rhea", others=others)
    checks = checks_of(where, deed)
    assert where.area is not None
    trial, feat = trial_of(where, deed, checks), feat_of(where, deed, checks)
    odds, area = Odds(), where.area
    judged = odds.law(resolve_infiltration, trial).map(lambda tried: tried.judged)
    law = judged.bind(lambda found: odds.law(after_act, area, feat, found, options))
    played = Odds().enumerate(lambda: BY_KIND["sneak"].perform(where, deed)).map(lambda done: done[0].area)
    assert law == played


@pytest.mark.rule("DS-CORE-16", "DS-AE-04", "DS:group_probe_ae")
def test_ds_core_16_everybody_in_a_group_pays_from_the_next_phase_or_only_whoever_acts() -> None:
    deed = Deed("sneak", "rhea", others=("ilko",))
    faces = [4, 3, 2, 1, 8, 7, 6]
    after = acts(scene(rhea(), ilko(account=2)), deed, faces).result[0]
    assert (after.find("ilko").account, after.find("ilko").owed) == (3, 1)
    begun = begin_phase(after, "ilko")
    assert begun.phase is not None and begun.phase.used == 1 and begun.find("ilko").owed == 0
    free = scene(rhea(), ilko(account=2), options=Options(group_probe_ae="actor"))
    after = acts(free, deed, faces).result[0]
    assert (after.find("ilko").account, after.find("ilko").owed) == (2, 0)


@pytest.mark.rule("DS-CORE-16", "DS-INF-21", "DS:group_probe_ae")
def test_ds_core_16_who_has_nothing_left_to_give_cannot_take_part_and_a_cowed_guard_gives_nothing() -> None:
    spent = scene(rhea(), ilko(owed=3))
    assert companions(spent, spent.find("rhea")) == ()
    free = scene(rhea(), ilko(owed=3), options=Options(group_probe_ae="actor"))
    assert companions(free, free.find("rhea")) == ("ilko",)
    cowed = acts(scene(rhea(), helper="guard"), Deed("sneak", "rhea", others=("guard",)), [9, 8, 7, 1, 4, 3, 1]).result[
        0
    ]
    assert (cowed.find("guard").account, cowed.find("guard").owed) == (0, 0)

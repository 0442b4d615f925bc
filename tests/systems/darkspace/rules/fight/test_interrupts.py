"""Interrupts: who may, what fits, what it costs, and what it takes off a probe."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.probe import Check, basic_check
from regelwerk.systems.darkspace.rules.fight.announcing import InterruptScene
from regelwerk.systems.darkspace.rules.fight.interrupts import interrupts
from regelwerk.systems.darkspace.state import Actor, Cover, Deed, Order, World
from systems.darkspace.builders import (
    character,
    facts,
    henchman,
    machine,
    possible,
    questions,
    refusal,
    system,
    told,
    world,
)

STRIKE = Deed("attack", "guard", "rhea", "baton")
SHOT = Deed("attack", "guard", "rhea", "carbine")
HACK = Deed("hack", "rhea", "core", "terminal")


def near(*actors: Actor, options: Options | None = None, **changes: Any) -> World:
    """A melee: the first two are engaged, the second acts."""
    made = world(*actors, options=options, acting=actors[1].id, **changes)
    return made.engage(actors[0].id, actors[1].id)


def window(here: World, deed: Deed, *answers: str, faces: tuple[int, ...] = ()) -> Transcript[tuple[World, Check]]:
    skill = {"distract": "charisma", "hack": "tech"}.get(deed.kind, "strength")
    check = basic_check(here, deed.who, skill, "DS-ATT-01")
    return told(lambda: interrupts(here, deed, check), *answers, faces=faces)


def reductions(script: Transcript[tuple[World, Check]]) -> list[tuple[int, str, str]]:
    _, check = script.result
    return [(term.amount, term.rule_id, term.source) for term in check.bonus.terms if term.amount < 0]


def offered(here: World, deed: Deed) -> list[str]:
    """What the first one asked could answer; nothing if nobody is asked."""
    asked = window(here, deed).asked
    return possible(asked[0]) if asked else []


# Defending


@pytest.mark.rule("DS-DEF-02", "DS-DEF-04", "DS-DEF-06", "DS-DEF-07", "DS-ACT-05", "DS-AE-04")
def test_we_10_defend_with_an_ae_and_a_point_of_stress_on_top_takes_off_5() -> None:
    here = near(character(dexterity=2, constitution=2), henchman(weapons=["baton"]))
    script = window(here, STRIKE, "defend", "1", "1")
    after, _ = script.result
    rhea = after.find("rhea")

    assert reductions(script) == [
        (-2, "DS-DEF-07", "rhea:now"),
        (-1, "DS-DEF-06", "rhea"),
        (-2, "DS-DEF-04", "rhea"),
    ]
    assert (rhea.account, rhea.stress, rhea.full_defence) == (2, 2, 2)
    assert questions(script) == ["DS-DEF-01", "DS-DEF-06", "DS-DEF-07"]
    assert after.phase is not None
    assert after.phase.defended_by == ("rhea",)


@pytest.mark.rule("DS-DEF-04")
@pytest.mark.parametrize(("dexterity", "constitution"), [(4, 2), (2, 4)])
def test_ds_def_04_the_higher_of_dexterity_and_constitution_is_taken_off(dexterity: int, constitution: int) -> None:
    here = near(character(dexterity=dexterity, constitution=constitution), henchman(weapons=["baton"]))

    assert reductions(window(here, STRIKE, "defend")) == [(-4, "DS-DEF-04", "rhea")]


@pytest.mark.rule("DS-DEF-03")
def test_ds_def_03_defending_needs_touching_distance() -> None:
    fighters = character(), henchman(weapons=["baton"])

    assert "defend" in offered(near(*fighters), STRIKE)
    assert "defend" not in offered(world(*fighters, acting="guard"), STRIKE)


@pytest.mark.rule("DS-DEF-01")
def test_ds_def_01_passing_is_the_default_and_costs_nothing() -> None:
    here = near(character(aim=1), henchman(weapons=["baton"]))
    script = window(here, STRIKE)
    answers = script.asked[0].prompt.answers.listed()
    scene = script.asked[0].prompt.scene

    assert script.result[0] == here
    assert reductions(script) == []
    assert {answer.key: [(c.message, c.amount) for c in answer.cost] for answer in answers} == {
        "pass": [],
        "defend": [("ds-cost-ae", 1), ("ds-cost-stress", 1)],
        "full_defence": [("ds-cost-ae", 1), ("ds-cost-stress", 2)],
    }
    assert isinstance(scene, InterruptScene)
    assert (scene.who, scene.deed, scene.choice) == ("rhea", STRIKE, "interrupt")


@pytest.mark.rule("DS-DEF-01")
def test_allies_and_people_who_are_out_are_not_asked() -> None:
    mate = henchman("mate", weapons=["rifle"])
    down = character("juro", weapons=["pistol"], out="damage")
    late = character("oda", weapons=["pistol"], waiting=True)
    here = world(character(), henchman(weapons=["baton"]), mate, down, late, acting="guard")

    assert [asked.prompt.who for asked in window(here, STRIKE).asked] == ["rhea"]


@pytest.mark.rule("DS-DEF-01")
def test_the_others_are_asked_in_the_order_of_the_round_beginning_after_the_actor() -> None:
    crew = [character(name, weapons=["carbine"]) for name in ("rhea", "juro", "oda", "mika")]
    here = world(
        *crew, henchman(weapons=["baton"]), acting="guard", queue=("oda", "juro"), acted=("mika", "rhea")
    )  # fmt: skip

    assert [asked.prompt.who for asked in window(here, STRIKE).asked] == ["oda", "juro", "mika", "rhea"]


@pytest.mark.rule("DS-DEF-07", "DS:full_defence_counts_fee")
def test_full_defence_alone_needs_stress_on_top_unless_the_fee_counts() -> None:
    fighters = character(), henchman(weapons=["baton"])
    here = world(*fighters, acting="guard")
    nothing = window(here, STRIKE, "full_defence", "0")
    three = window(here, STRIKE, "full_defence", "3")
    counting = world(*fighters, acting="guard", options=Options(full_defence_counts_fee=True))
    fee = window(counting, STRIKE, "full_defence", "0")

    assert nothing.result[0] == here
    assert reductions(three) == [(-6, "DS-DEF-07", "rhea:now")]
    assert (three.result[0].find("rhea").stress, three.result[0].find("rhea").account) == (4, 1)
    assert facts(three, "ds-stress-interrupt", "points", "stress") == [(1, 1)], "each price with what it buys"
    assert facts(three, "ds-stress-guard", "points", "stress") == [(3, 4)]
    assert reductions(fee) == [(-2, "DS-DEF-07", "rhea:now")]
    assert fee.result[0].find("rhea").full_defence == 2


@pytest.mark.rule("DS-DEF-07")
def test_full_defence_adds_up_and_helps_only_against_attacks_on_oneself() -> None:
    here = near(character(full_defence=2), henchman(weapons=["baton"]), character("juro"))
    script = window(here, replace(STRIKE, target="juro"), "defend", "0", "2")

    assert script.result[0].find("rhea").full_defence == 6
    assert reductions(script) == [(-3, "DS-DEF-04", "rhea")]


@pytest.mark.rule("DS-DEF-07", "DS-INC-06", "DS:full_defence_counts_fee")
def test_full_defence_alone_is_offered_only_with_room_for_its_stress() -> None:
    def at(stress: int, **options: Any) -> list[str]:
        here = near(character(stress=stress), henchman(weapons=["baton"]), options=Options(**options))
        return offered(here, STRIKE)

    assert at(17) == ["pass", "defend", "full_defence"]
    assert at(18) == ["pass", "defend"]
    assert at(18, full_defence_counts_fee=True) == ["pass", "defend", "full_defence"]


@pytest.mark.rule("DS-DEF-07", "DS-DEF-12")
def test_full_defence_does_not_weigh_on_what_is_no_attack() -> None:
    """A hacker blocks the attempt to throw him out: his system counts, his full defence is for attacks."""
    hacker = character(weapons=["terminal"], networks=("core_net",))
    here = world(hacker, system(waiting=False, alarm=True, hunting=("rhea",)), acting="core")
    script = window(here, Deed("cut_off", "core", "rhea"), "block", "0", "2")
    assert reductions(script) == [(-3, "DS-DEF-12", "rhea")]
    assert script.result[0].find("rhea").full_defence == 4


@pytest.mark.rule("DS-DEF-12", "DS:network_entry")
def test_only_an_attack_brings_somebody_within_reach_of_a_block_from_outside() -> None:
    here = world(character(weapons=["terminal"]), system(waiting=False, alarm=True), acting="rhea")
    assert offered(here, HACK) == ["pass", "block"]
    assert offered(here, Deed("enter_network", "rhea", "core", "terminal")) == []


@pytest.mark.rule("DS-DEF-01", "DS-INC-06")
def test_who_has_no_room_for_stress_is_not_asked_and_extras_stay_below_the_limit() -> None:
    guard = henchman(weapons=["baton"])

    assert window(near(character(stress=19), guard), STRIKE).asked == []
    almost = window(near(character(stress=18), guard), STRIKE, "defend", "0")
    assert questions(almost) == ["DS-DEF-01", "DS-DEF-06"]
    assert "full_defence" not in possible(almost.asked[0])
    some = window(near(character(stress=16), guard), STRIKE, "defend")
    assert possible(some.asked[2]) == ["0", "1", "2"]


@pytest.mark.rule("DS-DEF-06", "DS-DEF-09")
def test_the_log_of_an_interrupt_names_the_weapon_and_what_it_takes_off() -> None:
    names = {"carbine": {"de": "Karabiner", "en": "carbine"}, "guard": {"de": "Wache", "en": "guard"}}

    def lines(here: World, deed: Deed, *answers: str) -> list[str]:
        book = phrasebook("de", "regelwerk.systems.darkspace")
        script = window(here, deed, *answers)
        [(price,)] = facts(script, "ds-interrupts-an-act", "price")
        lowered = script.notes("ds-result-lowered")
        return [book.say(price, names), *(book.text(line.message, line.facts, names) for line in lowered)]

    shooter = character(weapons=["carbine"])
    assert lines(near(shooter, henchman(weapons=["carbine"])), SHOT, "pin_down:carbine", "2") == [
        "Karabiner, 3 AE, davon 2, um Schwierigkeiten zu bereiten",
        "Das Ergebnis von Wache sinkt um 4: Schwierigkeiten bereitet 2, niedergehalten 2.",
    ]
    assert lines(near(character(), henchman(weapons=["baton"])), STRIKE, "defend") == [
        "1 AE",
        "Das Ergebnis von Wache sinkt um 3: abgewehrt mit Geschick 3.",
    ]
    collapsed = near(character(weapons=["carbine"], doubled=True), henchman(weapons=["carbine"]))
    assert lines(collapsed, SHOT, "pin_down:carbine", "2")[0] == (
        "Karabiner, 6 AE, davon 4, um Schwierigkeiten zu bereiten; nach dem Kollaps doppelt"
    )


@pytest.mark.rule("DS-CORE-13", "DS:collapse_effect")
def test_after_a_collapse_an_interrupt_costs_twice_its_ae() -> None:
    here = near(character(doubled=True), henchman(weapons=["baton"]))
    script = window(here, STRIKE, "defend", "2")
    rhea = script.result[0].find("rhea")

    assert [cost.amount for cost in script.asked[0].prompt.answers.listed()[1].cost] == [2, 1]
    assert (rhea.account, rhea.stress, rhea.doubled) == (6, 1, False)


@pytest.mark.rule("DS-MOV-09")
def test_ds_mov_09_an_interrupt_loses_the_aim() -> None:
    here = near(character(aim=1), henchman(weapons=["baton"]))

    assert window(here, STRIKE, "defend").result[0].find("rhea").aim == 0


@pytest.mark.rule("DS-MON-08")
def test_ds_mon_08_a_full_interaction_monitor_leaves_interrupts_without_a_probe() -> None:
    here = near(character(hurt={"interaction": 3}), henchman(weapons=["baton"]))

    assert "defend" in offered(here, STRIKE)


# Without a stress track


@pytest.mark.rule("DS-DEF-18", "DS:stressless_interrupts")
@pytest.mark.parametrize(("rule", "first", "second"), [("ae_only", 1, 0), ("forbidden", 0, 0), ("unlimited", 1, 1)])
def test_ds_def_18_henchmen_pay_ae_only_and_once_in_a_round(rule: Any, first: int, second: int) -> None:
    options = Options(stressless_interrupts=rule)
    here = near(henchman(), character(weapons=["baton"]), options=options)
    deed = Deed("attack", "rhea", "guard", "baton")
    answers = ("defend", "3") if first else ()
    script = window(here, deed, *answers)
    after = script.result[0]

    assert bool(script.asked) is bool(first)
    assert after.find("guard").account == 4 * first
    assert len(window(after, deed).asked) == second
    assert "DS-DEF-07" not in questions(script)
    if first:
        assert [cost.message for cost in script.asked[0].prompt.answers.find("defend").cost] == ["ds-cost-ae"]  # type: ignore[union-attr]


# Pinning down


def soldier(**changes: Any) -> Actor:
    return henchman("soldier", 3, armour_size=5, weapons=["carbine"], **changes)


def gunner(*weapons: str, **changes: Any) -> Actor:
    return character("gunner", weapons=weapons or ("cannon",), **changes)


BURST = Deed("attack", "soldier", "juro", "carbine")


def fire_fight(*weapons: str, distance: int = 3, options: Options | None = None, **changes: Any) -> World:
    """A gunner one zone away from a soldier who shoots at somebody else."""
    return world(
        gunner(*weapons, zone="dock"),
        soldier(),
        character("juro", side="rebels", stress=19),
        acting="soldier",
        links=(("hall", "dock", distance),),
        options=options,
        **changes,
    )


@pytest.mark.rule("DS-DEF-09", "DS-DEF-02")
def test_we_11_pinning_takes_the_size_of_the_weapon_off_an_attack() -> None:
    script = window(fire_fight(), BURST, "pin_down:cannon")
    after, _ = script.result

    assert reductions(script) == [(-5, "DS-DEF-09", "gunner")]
    assert (after.find("gunner").account, after.find("gunner").stress) == (1, 1)
    assert after.phase is not None
    assert after.phase.pinned_by == (("gunner", "cannon"),)
    assert after.phase.defended_by == ("gunner",)
    assert after.find("soldier").pinned == ()


@pytest.mark.rule("DS-DEF-09")
def test_ds_def_09_a_weapon_that_cannot_hurt_the_target_does_not_pin_it() -> None:
    strong = fire_fight("cannon", "pistol", distance=2)
    script = window(strong.change("soldier", cover=Cover("wall", 6, 4)), BURST)

    assert "pin_down:pistol" in offered(strong, BURST)
    assert possible(script.asked[0]) == ["pass", "pin_down:cannon"]
    assert refusal(script.asked[0], "pin_down:pistol") == "DS-DEF-09"


@pytest.mark.rule("DS-DEF-09", "DS:pin_range")
def test_pinning_works_at_any_range_at_which_the_weapon_shoots_at_all() -> None:
    strict = Options(pin_range="ideal")

    assert offered(fire_fight("cannon", distance=2), BURST) == ["pass", "pin_down:cannon"]
    assert offered(fire_fight("pistol", distance=4), BURST) == []
    assert offered(fire_fight("cannon", distance=3, options=strict), BURST) == []
    assert offered(fire_fight("cannon", distance=4, options=strict), BURST) == ["pass", "pin_down:cannon"]


@pytest.mark.rule("DS-DEF-09")
def test_pinning_needs_a_line_of_fire() -> None:
    assert offered(fire_fight(blind=(("hall", "dock"),)), BURST) == []


@pytest.mark.rule("DS:pin_scope")
@pytest.mark.parametrize(("scope", "expected"), [("attack", []), ("all_probes", [(-5, "DS-DEF-09", "gunner")])])
def test_pinning_weighs_on_attacks_or_on_every_probe(scope: Any, expected: list[Any]) -> None:
    here = fire_fight(options=Options(pin_scope=scope))

    assert reductions(window(here, Deed("treat", "soldier"), "pin_down:cannon")) == expected


@pytest.mark.rule("DS:pin_duration")
def test_a_target_may_stay_pinned_until_the_next_phase_of_who_pins() -> None:
    here = fire_fight(options=Options(pin_duration="until_next_phase"))
    after = window(here, BURST, "pin_down:cannon").result[0]
    again = window(after, BURST)

    assert after.find("soldier").pinned == (("gunner", "cannon"),)
    assert reductions(again) == [(-5, "DS-DEF-09", "gunner")]
    assert again.asked == []
    assert reductions(window(after.change("gunner", out="damage"), BURST)) == []


@pytest.mark.rule("DS-DEF-11", "DS:pin_follow_up")
def test_ds_def_11_who_pins_may_shoot_the_same_target_for_less() -> None:
    here = fire_fight(options=Options(pin_follow_up=True))

    assert window(here, BURST, "pin_down:cannon").result[0].find("gunner").cheaper == ("soldier", "cannon")
    assert window(fire_fight(), BURST, "pin_down:cannon").result[0].find("gunner").cheaper is None


# Cover


@pytest.mark.rule("DS-COV-01")
def test_ds_cov_01_the_target_of_a_shot_gets_behind_something() -> None:
    wall = Cover("wall", 6, 3)
    here = world(character(), henchman(weapons=["carbine", "baton"]), acting="guard", covers=(("hall", wall),))
    script = window(here, SHOT, "cover:wall")
    rhea = script.result[0].find("rhea")

    assert (rhea.cover, rhea.account, rhea.stress) == (wall, 1, 1)
    assert reductions(script) == []
    assert questions(script) == ["DS-DEF-01"]
    assert script.result[0].phase is not None
    assert script.result[0].phase.defended_by == ()
    assert "cover:wall" not in offered(here, STRIKE)
    assert "cover:wall" not in offered(here.change("rhea", hurt=replace(rhea.hurt, mobility=3)), SHOT)
    assert offered(here, replace(SHOT, target="juro")) == []


# In the cortex


@pytest.mark.rule("DS-COV-01", "DS:full_defence_counts_fee")
def test_cover_is_no_full_defence_even_where_the_fee_counts() -> None:
    crate = (("hall", Cover("crate", 3, 1)),)
    people = (character(), henchman(weapons=["carbine"]))
    here = world(*people, acting="guard", covers=crate, options=Options(full_defence_counts_fee=True))
    script = window(here, SHOT, "cover:crate")
    assert reductions(script) == []
    assert (script.result[0].find("rhea").cover, script.result[0].find("rhea").full_defence) == (crate[0][1], 0)


@pytest.mark.rule("DS-DEF-12")
def test_ds_def_12_a_system_in_alarm_blocks_who_attacks_it() -> None:
    awake = system(mk=4, waiting=False, alarm=True)
    hacker = character(weapons=["terminal"])
    here = world(hacker, awake, acting="rhea")
    script = window(here, HACK, "block", "2")

    assert offered(here, HACK) == ["pass", "block"]
    assert reductions(script) == [(-2, "DS-DEF-06", "core"), (-4, "DS-DEF-12", "core")]
    assert script.result[0].find("core").account == 3
    assert offered(world(hacker, replace(awake, alarm=False), acting="rhea"), HACK) == []


@pytest.mark.rule("DS-CTX-11", "DS-CTX-07", "DS-CTX-12")
@pytest.mark.parametrize(
    "changes", [{"breach": {"firewall": 4}}, {"breach": {"connections": 4}}, {"controlled_by": "rhea"}]
)
def test_ds_ctx_11_a_broken_vanished_or_seized_system_blocks_nobody(changes: Any) -> None:
    here = world(character(weapons=["terminal"]), system(mk=4, waiting=False, alarm=True, **changes), acting="rhea")

    assert offered(here, HACK) == []


@pytest.mark.rule("DS-DEF-12")
def test_a_hacker_blocks_only_in_a_shared_network_and_with_a_system() -> None:
    def guarded(**changes: Any) -> World:
        keeper = character("keeper", "guards", **{"weapons": ["datapad"], "network": "core_net", **changes})
        hacker = character(weapons=["terminal"], networks=("core_net",))
        # The core has raised the alarm and has used the one interrupt of its round.
        core = system(mk=4, alarm=True, interrupted=True)
        return world(hacker, core, keeper, acting="rhea")

    assert offered(guarded(), HACK) == ["pass", "block"]
    assert reductions(window(guarded(), HACK, "block")) == [(-2, "DS-DEF-12", "keeper")]
    assert offered(guarded(network="other_net"), HACK) == []
    assert offered(guarded(weapons=[]), HACK) == []


@pytest.mark.rule("DS-DEF-12", "DS-CTX-14")
@pytest.mark.parametrize(
    ("inside", "alarm", "asked"),
    [(False, False, []), (False, True, ["core"]), (True, False, []), (True, True, ["core", "turret"])],
)
def test_ds_def_12_the_other_systems_of_a_network_block_an_intruder_in_it_and_only_in_alarm(
    inside: bool, alarm: bool, asked: list[str]
) -> None:
    """The turret hangs in the network of the core that is hacked: from outside the core alone can answer (R-102)."""
    hacker = character(weapons=["terminal"], networks=("core_net",) if inside else ())
    core = system(mk=4, waiting=not alarm, alarm=alarm)
    turret = machine("turret", mk=3, network="core_net", order=Order("guard", "core", repeat=True))
    here = world(hacker, core, turret, acting="rhea")

    assert [one.prompt.who for one in window(here, HACK).asked if "block" in possible(one)] == asked


# Stealth, surprise, sides


@pytest.mark.rule("DS-AMB-01", "DS:ambush_interrupts")
def test_a_surprised_side_does_not_interrupt() -> None:
    fighters = henchman(), character(weapons=["baton"])
    deed = Deed("attack", "rhea", "guard", "baton", ambush="gap")

    assert offered(near(*fighters), deed) == []
    assert "defend" in offered(near(*fighters, options=Options(ambush_interrupts=True)), deed)


def test_nobody_notices_an_act_of_stealth() -> None:
    here = near(henchman(), character(infiltrating=True))

    assert offered(here, Deed("sneak", "rhea")) == []


@pytest.mark.rule("DS-MAC-02", "DS-MAC-06", "DS-DEF-18")
@pytest.mark.parametrize(("order", "asked"), [("attack", 1), ("guard", 1), ("move", 0), ("drive", 0), ("", 0)])
def test_a_machine_interferes_only_by_its_order(order: Any, asked: int) -> None:
    drone = machine(weapons=["gun"], order=Order(order, "guard") if order else None)
    here = world(drone, character(weapons=["pistol"]), henchman(waiting=True), acting="rhea")
    assert len(window(here, Deed("attack", "rhea", "guard", "pistol")).asked) == asked


def test_a_machine_acts_for_whoever_has_turned_it() -> None:
    drone = machine(side="guards", weapons=["gun"])
    shot = Deed("attack", "drone", "guard", "gun")
    ours = near(henchman(), replace(drone, turned="crew"), character(weapons=["rifle"]))
    theirs = near(henchman(), drone, character(weapons=["carbine"]))

    assert [asked.prompt.who for asked in window(ours, shot).asked] == ["guard"]
    assert [asked.prompt.who for asked in window(theirs, shot).asked] == ["rhea"]

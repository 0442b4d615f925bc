"""Hacking attacks: thresholds, access dice, criticals, the way into a network."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import can_probe
from regelwerk.systems.darkspace.rules.core.acts import key_of
from regelwerk.systems.darkspace.rules.core.probe import Cast, Rolled, mode_of
from regelwerk.systems.darkspace.rules.cortex import hacking
from regelwerk.systems.darkspace.rules.cortex.entering import enter_check, enter_cost, enter_deeds, enter_network
from regelwerk.systems.darkspace.rules.cortex.hacking import (
    hack,
    hack_cost,
    hack_deeds,
    hacking_check,
    intrusion,
    network_armour,
)
from regelwerk.systems.darkspace.rules.cortex.intrusion import Intrusion, band, land, resolve_hack
from regelwerk.systems.darkspace.state import Actor, Breach, Deed, Phase, World
from systems.darkspace.builders import (
    character,
    facts,
    henchman,
    machine,
    possible,
    system,
    told,
    world,
    zone,
)

INTO_CORE = Deed("hack", "ilko", "core", "terminal")


def ilko(**changes: Any) -> Actor:
    """Throws 4 dice and adds 3."""
    given: dict[str, Any] = {"weapons": ("terminal",), "concentration": 4, "skills": {"tech": 3}, **changes}
    return character("ilko", **given)


def hall(mk: int = 4, *more: Actor, hacker: Actor | None = None, **changes: Any) -> World:
    """Ilko and a system that waits for its alarm; nobody interrupts."""
    given = {name: changes.pop(name) for name in ("options", "area", "phase") if name in changes}
    return world(hacker or ilko(), system(mk=mk, seat="", **changes), *more, **given)


def hacked(state: World, faces: list[int], *answers: str, deed: Deed = INTO_CORE) -> World:
    """The state after an attack for which no dice are bought."""
    return told(lambda: hack(state, deed), "0", *answers, faces=faces).result[0]


def marks(state: World, who: str = "core") -> Breach:
    return state.find(who).breach


@pytest.mark.rule("DS-CTX-01", "DS-CTX-02", "DS:firewall_overlap")
@pytest.mark.parametrize(
    ("result", "firewall", "monitor"),
    [
        (12, 12, "firewall"), (13, 12, ""), (17, 12, ""), (18, 12, "connections"), (19, 12, "memory"),
        (20, 12, "access"), (27, 12, "access"), (20, 20, "firewall"), (18, 20, "firewall"), (21, 20, "access"),
    ],
)  # fmt: skip
def test_the_result_picks_the_monitor(result: int, firewall: int, monitor: str) -> None:
    assert band(result, firewall, Options()) == monitor


@pytest.mark.rule("DS:firewall_overlap")
def test_by_one_ruling_the_monitor_wins_where_bands_overlap() -> None:
    loose = Options(firewall_overlap="monitor")
    assert [band(result, 20, loose) for result in (17, 18, 19, 20)] == ["firewall", "connections", "memory", "access"]


@pytest.mark.rule("DS-CTX-01", "DS-CTX-03", "DS-CTX-04", "DS-CTX-08", "DS-CTX-11", "DS-CTX-12")
def test_a_hack_from_first_alarm_to_broken_firewall() -> None:
    state = hall(4)
    state = hacked(state, [4, 3, 3, 2, 1, 2, 3, 4])  # The last four are the initiative of the woken system.
    core = state.find("core")
    assert (marks(state), core.alarm, core.active) == (Breach(firewall=2), True, True)
    state = hacked(state, [9, 6, 2, 1])
    assert marks(state) == Breach(firewall=2, connections=2)
    state = hacked(state, [10, 9, 5, 1, 8])
    assert marks(state) == Breach(access=2, connections=2, firewall=2)
    assert hacking_check(state, INTO_CORE).pool.total == 6
    transcript = told(lambda: hack(state, INTO_CORE), "0", faces=[6, 5, 4, 3, 2, 1])
    state = transcript.result[0]
    assert marks(state).firewall == 4
    assert len(transcript.notes("ds-firewall-broken")) == 1
    assert state.find("core").hunting == ()
    assert state.find("core").alarm
    assert hacking_check(state, INTO_CORE).bonus.total == 3 + 3


@pytest.mark.rule("DS-CTX-11", "DS-CTX-13")
@pytest.mark.parametrize("target", [machine("core", mk=3, seat="", size=4), henchman("core", 3)])
def test_ds_ctx_11_a_machine_or_person_without_a_firewall_acts_on_and_the_log_says_so(target: Actor) -> None:
    """What has crashed guards the system; claws and pistols need no firewall."""
    state = world(ilko(), replace(target, alarm=True, breach=Breach(firewall=2)))
    run = told(lambda: hack(state, INTO_CORE), "0", faces=[4, 3, 3, 2])
    assert run.notes("ds-firewall-gone") and run.notes("ds-firewall-broken") == []
    after = run.result[0]
    assert after.find("core").active and can_probe(after.find("core"), after.options)


@pytest.mark.rule("DS-CORE-12", "DS-CTX-01")
def test_a_hack_is_told_before_the_collapse_that_came_with_it() -> None:
    run = told(lambda: hack(hall(4, hacker=ilko(stress=9)), INTO_CORE), "0", faces=[5, 3, 2, 1, 1, 2, 3, 4])
    lines = [line.message for line in run.log]
    assert lines.index("ds-hack-lands") < lines.index("ds-collapse-under")


@pytest.mark.rule("DS-CTX-01")
def test_past_the_firewall_but_below_18_finds_nothing() -> None:
    transcript = told(lambda: hack(hall(4), INTO_CORE), "0", faces=[7, 5, 3, 2])
    state, success = transcript.result
    assert (marks(state), success) == (Breach(), False)
    assert facts(transcript, "ds-hack-in-vain", "result") == [(15,)]
    assert not state.find("core").alarm


@pytest.mark.rule("DS-CTX-03", "DS:critical_hack")
@pytest.mark.parametrize(
    ("ruling", "after"), [("skips_firewall", Breach(connections=4)), ("damage_only", Breach(firewall=4))]
)
def test_a_critical_goes_past_the_firewall_and_does_2_more(ruling: Any, after: Breach) -> None:
    weak = ilko(concentration=3, skills={})
    state = hall(5, alarm=True, waiting=False, options=Options(critical_hack=ruling), hacker=weak)
    assert marks(hacked(state, [9, 9, 9])) == after  # The firewall stands at 20.


def numbers(options: Options, **changes: Any) -> Intrusion:
    return Intrusion(Cast("ilko", "ilko", 4, "normal", 3, None, 0, options), **{"firewall": 12, "damage": 2, **changes})


@pytest.mark.rule("DS:critical_hack", "DS:critical_needs_hit")
def test_a_critical_below_18_by_a_reduction_hits_nothing_unless_the_table_says_so() -> None:
    low = Rolled(18, 16, True, critical=True)
    assert land(numbers(Options()), low).monitor == ""
    loose = land(numbers(Options(critical_needs_hit=False)), low)
    assert (loose.monitor, loose.damage) == ("connections", 4)


@pytest.mark.rule("DS-CTX-03", "DS:terminal_damage")
def test_damage_is_half_the_size_of_the_terminal_or_its_class_more() -> None:
    assert marks(hacked(hall(4), [10, 9, 5, 1, 8])).access == 2
    strong = hall(5, options=Options(terminal_damage="half_size_plus_mk"))
    assert marks(hacked(strong, [10, 9, 5, 1, 8], "keep")).access == 5


@pytest.mark.rule("DS-COST-03", "DS:hack_ae")
def test_a_hack_costs_half_the_class_of_the_terminal_or_of_the_target() -> None:
    assert hack_cost(hall(5), INTO_CORE).total == 2
    assert hack_cost(hall(5, options=Options(hack_ae="target")), INTO_CORE).total == 3


@pytest.mark.rule("DS-MOV-09", "DS-ATT-01", "DS-DEF-07")
def test_aim_and_full_defence_count_for_hacking_as_for_every_attack() -> None:
    oda = character("oda", "guards", weapons=("datapad",), full_defence=4)
    check = hacking_check(world(ilko(aim=1), oda), Deed("hack", "ilko", "oda", "terminal"))
    assert (check.skill, check.pool.total, check.bonus.total) == ("tech", 5, 3 - 4)


@pytest.mark.rule("DS-RNG-03", "DS-RNG-02")
def test_a_terminal_out_of_its_range_is_hampered() -> None:
    away = system(mk=3, zone="tower")
    state = world(ilko(), away, zones=(zone("hall"), zone("tower")), links=(("hall", "tower", 4),))
    assert mode_of(hacking_check(state, INTO_CORE), state.options) == "hampered"


@pytest.mark.rule("DS-RNG-04", "DS:stress_range")
def test_stress_may_make_up_for_the_range_of_a_terminal() -> None:
    state = world(
        ilko(),
        system(mk=3, zone="tower"),
        zones=(zone("hall"), zone("tower")),
        links=(("hall", "tower", 4),),
        options=Options(stress_range=True),
    )
    deed = told(lambda: hacking.declare(state, INTO_CORE), "1").result
    assert mode_of(hacking_check(state, deed), state.options) == "normal"
    after = hacked(state, [7, 5, 3, 2], deed=deed)
    assert after.find("ilko").stress == 1


def keys(offer: Any) -> list[str]:
    assert not isinstance(offer, Refused)
    return [key_of(deed) for deed in offer]


@pytest.mark.rule("DS-CTX-13", "DS-INC-04", "DS:person_hack", "DS-CTX-12")
def test_whoever_is_online_on_another_side_can_be_hacked() -> None:
    others = (
        machine("drone"),
        machine("wreck", out="damage"),
        system("dead", out="crashed"),
        system("ours", controlled_by="ilko"),
        henchman("guard"),
        character("rhea"),
        character("marok", "guards"),
    )
    state = hall(3, *others)
    assert keys(hack_deeds(state, state.find("ilko"))) == ["terminal:core", "terminal:drone", "terminal:guard"]
    state = hall(3, *others, options=Options(person_hack="off"))
    assert keys(hack_deeds(state, state.find("ilko"))) == ["terminal:core", "terminal:drone"]


@pytest.mark.rule("DS-MON-08", "DS-CTX-07")
def test_a_hack_is_refused_with_its_reason() -> None:
    stunned = hall(3, hacker=ilko(hurt={"interaction": 4}))
    offer = hack_deeds(stunned, stunned.find("ilko"))
    assert isinstance(offer, Refused)
    assert offer.rule_id == "DS-MON-08"
    shut = hall(3, hacker=ilko(breach={"memory": 3}))
    offer = hack_deeds(shut, shut.find("ilko"))
    assert isinstance(offer, Refused)
    assert offer.rule_id == "DS-CTX-07"
    unarmed = hall(3, hacker=character("ilko"))
    assert hack_deeds(unarmed, unarmed.find("ilko")) == ()


@pytest.mark.rule("DS:hack_penetration", "DS-PEN-02", "DS-PEN-03", "DS-ATT-10")
def test_by_one_ruling_the_best_class_in_the_network_is_armour() -> None:
    options = Options(hack_penetration="network_armour")
    boss = machine("boss", mk=7, network="core_net")
    state = hall(2, boss, options=options)  # Penetration 6 against soft 7, hard 14.
    transcript = told(lambda: hack(state, INTO_CORE), "0", faces=[10, 9, 5, 1, 8])
    assert transcript.result == (state, False)
    assert len(transcript.notes("ds-hack-stopped")) == 1
    deed = told(lambda: hacking.declare(state, INTO_CORE), "weak_spot").result
    check = hacking_check(state, deed)
    assert mode_of(check, options) == "hampered"
    assert (intrusion(state, deed, check).soft, check.bonus.total) == (4, 3)
    weak = hall(3, options=options)  # Penetration 6 against hard 6.
    assert hacking_check(weak, INTO_CORE).bonus.total == 6


@pytest.mark.rule("DS:plus3_stacking", "DS:firewall_broken_bonus", "DS-PEN-05")
@pytest.mark.parametrize(
    ("changes", "bonus"),
    [
        ({}, 6),
        ({"firewall_broken_bonus": 0}, 3),
        ({"hack_penetration": "network_armour"}, 9),
        ({"hack_penetration": "network_armour", "plus3_stacking": "single"}, 6),
    ],
)
def test_a_broken_firewall_adds_3(changes: dict[str, Any], bonus: int) -> None:
    state = hall(3, breach={"firewall": 3}, options=Options(**changes))
    assert hacking_check(state, INTO_CORE).bonus.total == bonus


@pytest.mark.rule("DS:interrupt_window", "DS:stress_dice")
@pytest.mark.parametrize("changes", [{"interrupt_window": "after_roll"}, {"stress_dice": "stepwise"}])
def test_other_windows_lead_to_the_same_boxes(changes: dict[str, Any]) -> None:
    state = hacked(hall(4, options=Options(**changes)), [10, 9, 5, 1, 8])
    assert marks(state).access == 2


@pytest.mark.rule("DS-CTX-01")
def test_odds_of_a_hack_are_exact() -> None:
    law = odds(resolve_hack, numbers(Options(), firewall=12))
    behind = law.map(lambda found: found.monitor)
    chance = {
        monitor: float(behind.probability(monitor)) for monitor in ("firewall", "connections", "memory", "access")
    }
    # Main pairs of four dice: 9 or less, 15, 16, and 17 or more; a third die of 9 or 10 adds nothing below 18.
    assert chance["access"] == pytest.approx(0.40136)
    assert chance["firewall"] == pytest.approx(1 - 0.93440)


def ambushed(effect: str, mk: int = 4, **changes: Any) -> tuple[World, Deed]:
    state = hall(mk, phase=Phase("ilko", kind="ambush"), **changes)
    return state, replace(INTO_CORE, ambush=effect)


@pytest.mark.rule("DS-AMB-03", "DS:ambush_gap")
def test_out_of_hiding_a_gap_counts_as_a_broken_firewall() -> None:
    state, deed = ambushed("gap", mk=4)
    assert hacking_check(state, deed).bonus.total == 6
    state, deed = ambushed("gap", mk=5)
    assert hacking_check(state, deed).bonus.total == 3


@pytest.mark.rule("DS-AMB-03", "DS:ambush_gap", "DS:hack_penetration")
def test_a_gap_may_lower_the_armour_of_a_network_instead() -> None:
    """Penetration 6 against soft 7 and hard 14 of the boss; concentration 4 lowers them to 3 and 10."""
    options = Options(hack_penetration="network_armour", ambush_gap="armour")
    state = hall(2, machine("boss", mk=7, network="core_net"), options=options)
    deed = replace(INTO_CORE, ambush="gap")
    assert network_armour(state, INTO_CORE) == (7, 14)
    assert network_armour(state, deed) == (3, 10)
    assert hacking_check(state, deed).bonus.total == 3, "the firewall is as it was"


@pytest.mark.rule("DS-AMB-03", "DS:bypass_scope")
def test_out_of_hiding_the_firewall_can_be_bypassed() -> None:
    state, deed = ambushed("bypass")
    after = hacked(state, [4, 3, 3, 2], deed=deed)
    assert not after.find("core").alarm
    assert marks(after) == Breach()


@pytest.mark.rule("DS-AMB-03", "DS:take_out_scope", "DS:take_out_lasts")
def test_out_of_hiding_damage_of_its_class_takes_a_system_out() -> None:
    state, deed = ambushed("take_out", mk=2, options=Options(take_out_lasts="rounds"))
    after = hacked(state, [9, 7, 3, 2], deed=deed)
    core = after.find("core")
    assert (core.out, core.taken_out, core.back_in) == ("taken_out", 2, 3)
    state, deed = ambushed("take_out", mk=3)
    assert not hacked(state, [9, 7, 3, 2], deed=deed).find("core").out
    # On the firewall it is a dent, unless the table says otherwise.
    rulings: tuple[tuple[Any, str], ...] = (("body", ""), ("any", "taken_out"))
    for scope, out in rulings:
        state, deed = ambushed("take_out", mk=2, options=Options(take_out_scope=scope))
        assert hacked(state, [2, 1, 1, 1, 5, 4], deed=deed).find("core").out == out, "the alarm wakes it first"


@pytest.mark.rule("DS-AMB-03", "DS:bypass_scope")
def test_the_effect_of_an_ambush_is_chosen_when_it_is_announced() -> None:
    people = (ilko(), system(mk=4), henchman())
    state = world(*people, surprised="guards", phase=Phase("ilko", kind="ambush"))
    transcript = told(lambda: hacking.declare(state, INTO_CORE), "take_out")
    assert transcript.result.ambush == "take_out"
    assert possible(transcript.asked[0]) == ["gap", "bypass", "take_out"]
    person = told(lambda: hacking.declare(state, Deed("hack", "ilko", "guard", "terminal")))
    assert possible(person.asked[0]) == ["gap", "bypass"]
    strict = replace(state, scene=world(options=Options(bypass_scope="unarmoured"), surprised="guards").scene)
    assert possible(told(lambda: hacking.declare(strict, INTO_CORE)).asked[0]) == ["gap", "take_out"]
    only = told(lambda: hacking.declare(strict, Deed("hack", "ilko", "guard", "terminal")))
    assert (only.result.ambush, only.asked) == ("gap", [])


@pytest.mark.rule("DS-DEF-12", "DS-CTX-14")
def test_a_block_can_push_an_attack_back_into_the_firewall() -> None:
    state = hall(3, alarm=True, waiting=False)  # The firewall stands at 12.
    transcript = told(lambda: hack(state, INTO_CORE), "0", "block", "0", faces=[7, 5, 2, 1])
    assert facts(transcript, "ds-hack-lands", "result") == [(12,)]
    assert marks(transcript.result[0]) == Breach(firewall=2)
    assert transcript.result[0].find("core").hunting == ("ilko",)


@pytest.mark.rule("DS:hack_penetration", "DS-ATT-08", "DS-AMB-03")
def test_a_critical_and_a_bypass_do_not_bounce_off_a_network() -> None:
    """Penetration 6 against soft 7."""
    state = hall(3, machine("boss", mk=7, network="core_net"), options=Options(hack_penetration="network_armour"))
    values = intrusion(state, INTO_CORE, hacking_check(state, INTO_CORE))
    assert land(values, Rolled(17, 20, True)).bounced
    assert land(values, Rolled(17, 20, True, critical=True)).monitor == "access"
    assert land(replace(values, bypass=True), Rolled(17, 20, True)).monitor == "access"


@pytest.mark.rule("DS:critical_plus3", "DS:bypass_plus3")
def test_with_network_armour_a_critical_or_a_bypass_may_add_3() -> None:
    armour: dict[str, Any] = {"hack_penetration": "network_armour"}
    state = hall(4, options=Options(**armour, critical_plus3=True, bypass_plus3=True))  # 6 against hard armour 8.
    values = intrusion(state, INTO_CORE, hacking_check(state, INTO_CORE))
    assert land(values, Rolled(18, 17, True, critical=True)).result == 20
    assert hacking_check(state, replace(INTO_CORE, ambush="bypass")).bonus.total == 6
    plain = hall(4, options=Options(**armour))
    assert hacking_check(plain, replace(INTO_CORE, ambush="bypass")).bonus.total == 3


@pytest.mark.rule("DS:attack_stealth")
def test_where_attacks_may_be_stealthy_the_secondary_pair_is_read() -> None:
    hidden = ilko(infiltrating=True)
    state = hall(4, hacker=hidden, options=Options(attack_stealth="pair"))
    check = hacking_check(state, INTO_CORE)
    found = told(lambda: resolve_hack(intrusion(state, INTO_CORE, check)), faces=[9, 8, 7, 1]).result
    assert found.rolled.secondary == 15
    loud = hall(4, hacker=hidden)
    found = told(
        lambda: resolve_hack(intrusion(loud, INTO_CORE, hacking_check(loud, INTO_CORE))), faces=[9, 8, 7, 1]
    ).result
    assert found.rolled.secondary == 0


def test_a_preview_shows_the_damage_behind_the_firewall() -> None:
    (stake,) = stakes_of(resolve_hack)
    values = numbers(Options())
    shown = [stake.measure((values,), land(values, Rolled(10, result, True))) for result in (12, 15, 18)]
    assert shown == [0, 0, 2]


ENTER = Deed("enter_network", "ilko", "core", "terminal")


@pytest.mark.rule("DS:network_entry", "DS-CTX-04", "DS-CTX-06")
def test_a_network_is_entered_against_its_firewall() -> None:
    state = hall(4, breach={"access": 1, "connections": 2})
    check = enter_check(state, ENTER)
    assert (check.pool.total, check.difficulty and check.difficulty.total) == (5, 8)
    assert enter_cost(state, ENTER).total == 2
    inside, success = told(lambda: enter_network(state, ENTER), "0", faces=[3, 2, 1, 1, 1]).result
    assert success
    assert inside.find("ilko").networks == ("core_net",)
    assert enter_deeds(inside, inside.find("ilko")) == ()
    outside, success = told(lambda: enter_network(hall(4), ENTER), "0", faces=[5, 3, 1, 1]).result
    assert (outside, success) == (hall(4), False)


@pytest.mark.rule("DS:network_entry", "DS-MON-08", "DS-CTX-07")
def test_who_can_enter_a_network_at_all() -> None:
    def offer(hacker: Actor, **options: Any) -> Any:
        state = hall(4, hacker=hacker, options=Options(**options))
        return enter_deeds(state, state.find("ilko"))

    assert offer(ilko()) == [ENTER]
    assert offer(ilko(used=("terminal",))) == offer(ilko(weapons=())) == ()
    assert offer(ilko(breach={"connections": 3})) == ()
    assert offer(ilko(networks=("core_net",))) == ()
    robot = machine("ilko", "crew", weapons=("terminal",))
    assert offer(robot) == (), "machines are told which network is theirs"
    dazed = ilko(hurt={"interaction": 3})
    assert offer(dazed).rule_id == "DS-MON-08"
    assert offer(dazed, network_entry="free") == [ENTER]


@pytest.mark.rule("DS:network_entry")
def test_by_one_ruling_no_probe_is_needed_to_enter() -> None:
    state = hall(4, options=Options(network_entry="free"))
    assert enter_cost(state, ENTER).total == 1
    inside, success = told(lambda: enter_network(state, ENTER)).result
    assert success
    assert inside.find("ilko").networks == ("core_net",)


@pytest.mark.rule("DS-CTX-10")
def test_who_was_thrown_out_may_enter_again() -> None:
    state = hall(4, hacker=ilko(expelled=("core_net",)))
    offer = hack_deeds(state, state.find("ilko"))
    assert isinstance(offer, Refused)
    assert keys(enter_deeds(state, state.find("ilko"))) == ["terminal:core"]
    state, _ = told(lambda: enter_network(state, ENTER), "0", faces=[9, 8, 1, 1]).result
    assert state.find("ilko").expelled == ()
    assert keys(hack_deeds(state, state.find("ilko"))) == ["terminal:core"]


@pytest.mark.rule("DS-CTX-14", "DS-CTX-03")
def test_a_system_strikes_back_at_the_terminal_of_an_intruder() -> None:
    armed: dict[str, Any] = {"alarm": True, "waiting": False, "weapons": ("terminal",), "zone": ""}
    state = hall(3, henchman("other", side="crew"), intruders=("ilko",), **armed)
    assert keys(hack_deeds(state, state.find("core"))) == ["terminal:ilko"]
    deed = Deed("hack", "core", "ilko", "terminal")
    check = hacking_check(state, deed)
    assert (check.pool.total, check.bonus.total) == (3, 0)
    after = told(lambda: hack(state, deed), faces=[10, 9, 1, 1]).result[0]
    assert marks(after, "ilko").memory == 2


def test_each_act_of_the_chapter_has_a_label() -> None:
    for act, deed in zip(hacking.ACTS, (INTO_CORE, ENTER), strict=True):
        assert act.kind == deed.kind
        assert act.label(hall(3), deed).key.startswith("ds-answer-")

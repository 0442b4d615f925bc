"""WE-12, WE-13 and WE-25: hacking acts on a system that wakes up, through whole rounds of the game."""

from typing import Any

import pytest

from conformance.darkspace.playing import fact, in_round, orders, phase, play
from regelwerk.engine.acts import Refused
from regelwerk.systems.darkspace.rules.cortex.hacking import hack_deeds, hacking_check
from regelwerk.systems.darkspace.rules.fight.hindrances import fitting
from regelwerk.systems.darkspace.state import Breach, Deed, World
from systems.darkspace.builders import armour, character, facts, henchman, machine, system, world

WATCH = henchman("watch", waiting=True)


def hall(**changes: Any) -> World:
    """A hacker with a field terminal in a hall with a mainframe that sleeps and a guard who waits; her phase runs."""
    hacker = character("ilka", concentration=4, skills={"tech": 3}, weapons=("terminal",), initiative=20, account=0)
    return world(hacker, system("core", **{"mk": 4, **changes}), WATCH, acting="ilka")


IN = ("ilka act hack", "ilka which terminal:core")
HACK = (*IN, "ilka act end")
FIRST = [[4, 3, 3, 2], [5, 4, 3, 2]]
"""The first hack touches the firewall: the system wakes up and throws its initiative."""


@pytest.mark.rule("DS-CTX-01", "DS-CTX-03", "DS-CTX-08", "DS-CTX-14", "DS-COST-03", "DS-ATT-09", "DS-JOI-02")
def test_we_12_the_first_hit_on_the_firewall_raises_the_alarm() -> None:
    transcript = play(hall(), in_round(2), *HACK, throws=FIRST)
    core = transcript.result.find("core")
    assert fact(transcript, "ds-hack-lands", "result", "damage") == (10, 2)
    assert core.breach == Breach(firewall=2) and core.alarm
    assert fact(transcript, "ds-alarm", "value") == 16
    assert fact(transcript, "ds-joins", "account") == 3
    assert transcript.result.find("ilka").account == 2
    assert orders(transcript) == ["ilka core"]


def hacked_four_times() -> Any:
    throws = [*FIRST, [9, 6, 2, 1], [10, 9, 5, 1, 8], [6, 5, 4, 3, 2, 1]]
    return play(hall(), in_round(5), *HACK * 4, throws=throws)


@pytest.mark.rule("DS-CTX-01", "DS-CTX-04", "DS-CTX-06", "DS-CTX-08", "DS-CTX-11", "DS-CTX-12")
def test_we_12_four_hacks() -> None:
    transcript = hacked_four_times()
    said = [(result, monitor.key, pool) for result, monitor, pool in hits(transcript)]
    assert said == [
        (10, "ds-monitor-firewall", 4),
        (18, "ds-monitor-connections", 4),
        (22, "ds-monitor-access", 4),
        (14, "ds-monitor-firewall", 6),
    ]
    core = transcript.result.find("core")
    assert core.breach == Breach(access=2, connections=2, firewall=4)
    assert core.alarm and not core.hunting
    assert len(transcript.notes("ds-firewall-broken")) == 1


def hits(transcript: Any) -> list[tuple[Any, ...]]:
    return facts(transcript, "ds-hack-lands", "result", "monitor", "pool")


@pytest.mark.rule("DS-CTX-11", "DS-CTX-12", "DS-MON-14", "DS:firewall_broken_bonus")
def test_we_12_a_broken_firewall_lets_everybody_in_and_answers_nobody() -> None:
    state = hacked_four_times().result
    deed = Deed("hack", "ilka", "core", "terminal")
    check = hacking_check(state, deed)
    assert (check.pool.total, check.bonus.total) == (6, 6)
    assert not list(fitting(state, state.find("core"), deed, check))
    # Its phases pass without a question.
    idle = play(state, in_round(6), "ilka act end")
    assert not any(asked.prompt.who == "core" for asked in idle.asked)


@pytest.mark.rule("DS-DEF-12", "DS-DEF-18", "DS-CTX-14", "DS:stressless_interrupts")
def test_we_12_in_alarm_the_system_blocks_once_in_a_round() -> None:
    woken = play(hall(), in_round(2), *HACK, throws=FIRST).result
    lines = (*IN, "core interrupt block", *IN, "ilka pay overdraw", "ilka overdraw end")
    transcript = phase(
        play(woken, lambda state: state.phase is not None).result, *lines, throws=[[9, 8, 2, 1], [9, 6, 2, 1]]
    )
    # 20 less the class of the system breaks the firewall; the second hack is not blocked and has 3 more for that.
    assert [result for result, _, _ in hits(transcript)] == [16, 21]
    assert transcript.result.find("core").interrupted and transcript.result.find("core").account == 4
    assert transcript.notes("ds-firewall-broken")


# -- WE-13 ------------------------------------------------------------------------------------------------------------


def hunted() -> World:
    """A system in alarm that has lost some connections and has one box of its firewall left after the next hit."""
    damage = {"connections": 2, "firewall": 1}
    start = hall(breach=damage, alarm=True, waiting=False, account=5, initiative=9, intruders=("ilka",))
    return play(start, in_round(2), *HACK, throws=[[6, 5, 4, 3]]).result


@pytest.mark.rule("DS-CTX-09", "DS-CTX-10", "DS-CTX-06", "DS-CORE-06", "DS:cut_off_rule")
def test_we_13_a_hacker_who_holds_connections_is_hard_to_throw_out() -> None:
    start = hunted()
    assert start.find("core").hunting == ("ilka",) and start.find("core").breach.firewall == 3
    transcript = play(start, in_round(3), "core act cut_off", throws=[[9, 8, 7, 5]])
    assert fact(transcript, "ds-probe", "pool", "result", "difficulty", "success") == (4, 17, 20, False)
    assert transcript.notes("ds-stays-in") and transcript.result.find("ilka").expelled == ()
    assert transcript.result.find("core").account == 5 + 2


@pytest.mark.rule("DS-CTX-10", "DS-CTX-06", "DS:cut_off_rule", "DS:network_entry")
def test_we_13_thrown_out_she_must_enter_the_network_again() -> None:
    out = play(hunted(), in_round(3), "core act cut_off", throws=[[10, 9, 7, 5, 10, 4]])
    assert out.result.find("ilka").expelled == ("core_net",)
    offer = hack_deeds(out.result, out.result.find("ilka"))
    assert not isinstance(offer, Refused) and [deed.target for deed in offer] == ["watch"]
    again = play(out.result, in_round(4), "ilka act enter_network", "ilka act end", throws=[[9, 8, 1, 1]])
    # The alarm has raised the firewall to 16; the connections she holds take 4 off again.
    assert fact(again, "ds-probe", "result", "difficulty", "success") == (20, 12, True)
    assert again.result.find("ilka").expelled == () and again.result.find("ilka").networks == ("core_net",)


# -- WE-25 ------------------------------------------------------------------------------------------------------------


def nearly_in() -> World:
    """A mainframe of class 3 in alarm, a box of its access left, and a turret in its network."""
    hacker = character("ilka", concentration=4, skills={"tech": 3}, weapons=("terminal",), initiative=20)
    core = system(
        "core", 3, breach={"access": 2}, alarm=True, waiting=False, initiative=9, intruders=("ilka",), hunting=("ilka",)
    )
    turret = machine(
        "turret", size=4, mk=3, power=0, bots=3, armour=armour(4, 3), weapons=("gun",), network="core_net", waiting=True
    )
    return world(hacker, core, turret, WATCH, acting="ilka")


TAKEN = [[9, 9, 2, 1, 1, 1]]


@pytest.mark.rule("DS-CTX-04", "DS-CTX-12", "DS-MAC-02", "DS-MAC-03", "DS-MAC-04", "DS:full_access", "DS:overflow")
def test_we_25_full_access_hands_over_what_hangs_on_the_system() -> None:
    lines = (*IN, "ilka full-access keep", "ilka act instruct", "ilka order attack:repeat")
    transcript = play(nearly_in(), in_round(2), *lines, throws=[*TAKEN, [5, 4, 3]])
    after = transcript.result
    assert fact(transcript, "ds-hack-lands", "result", "damage") == (21, 2)
    core, turret = after.find("core"), after.find("turret")
    assert core.breach.access == 3 and core.controlled_by == "ilka"
    assert not core.alarm and core.hunting == () and not core.active
    assert turret.active and turret.side == "crew"
    assert turret.order is not None and turret.order.by == "ilka"
    assert orders(transcript) == ["ilka turret"]


@pytest.mark.rule("DS-CTX-12", "DS-MON-07", "DS:full_access")
def test_we_25_crashed_it_has_to_be_built_again() -> None:
    transcript = phase(nearly_in(), *IN, "ilka full-access crash", throws=TAKEN)
    assert fact(transcript, "ds-crashes", "points") == 90
    assert transcript.result.find("core").out == "crashed"


@pytest.mark.rule("DS-CTX-12", "DS:full_access")
def test_we_25_who_kept_control_may_crash_it_later_by_a_routine() -> None:
    kept = phase(nearly_in(), *IN, "ilka full-access keep", "ilka act end", throws=TAKEN)
    later = play(kept.result, in_round(3), "ilka act crash", "ilka act end")
    assert later.result.find("core").out == "crashed" and later.result.find("ilka").account == 3

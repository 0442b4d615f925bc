"""Shock, the critical state, losses and healing."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.wounds import Victim, heal, lose, pay_markers, shock, shocks, survived
from regelwerk.systems.realms.state import Vitals
from systems.realms.builders import card, facts, told


def victim(ko: int = 3, hp: int = 5, **options: Any) -> Victim:
    return Victim("mars", "blue", card(ko=ko, hp=hp), (), Options(**options))


def hit(loss: int, left: int = 5, ap: int = 6, faces: tuple[int, ...] = (), **options: Any) -> Vitals:
    """Five hit points on the card, so many left, so many lost."""
    return told(lambda: lose(victim(**options), Vitals(left, ap=ap), loss), faces=faces).result


@pytest.mark.rule("RE-SHK-01", "RE-SHK-02", "RE-SHK-03")
def test_a_failed_ko_roll_costs_an_action_point_or_brings_a_marker() -> None:
    assert told(lambda: shock(victim(), Vitals(5, ap=2)), faces=[3]).result == Vitals(5, ap=2)
    assert told(lambda: shock(victim(), Vitals(5, ap=2)), faces=[4]).result == Vitals(5, ap=1)
    assert told(lambda: shock(victim(), Vitals(5, ap=0, markers=1)), faces=[4]).result == Vitals(5, ap=0, markers=2)


@pytest.mark.rule("RE-SHK-01", "RE-DMG-10")
def test_whoever_is_out_is_not_shocked() -> None:
    assert told(lambda: shock(victim(), Vitals(0, status="out"))).result == Vitals(0, status="out")


@pytest.mark.rule("RE-SHK-01", "RE-EFF-11")
def test_several_shocks_are_several_rolls() -> None:
    assert told(lambda: shocks(victim(), Vitals(5, ap=1), 3), faces=[9, 2, 9]).result == Vitals(5, ap=0, markers=1)


@pytest.mark.rule("RE-SHK-04", "RE-SHK-05", "RE-RND-04")
@pytest.mark.parametrize(("ap", "markers", "paid"), [(7, 2, (5, 0)), (6, 7, (0, 1)), (6, 0, (6, 0))])
def test_markers_are_paid_at_the_start_of_a_round(ap: int, markers: int, paid: tuple[int, int]) -> None:
    after = pay_markers(Vitals(5, ap=ap, markers=markers))
    assert (after.ap, after.markers) == paid


@pytest.mark.rule("RE-DMG-10", "RE-DMG-11", "RE-HP-01")
def test_at_zero_a_model_is_out_and_below_it_is_removed() -> None:
    assert hit(5) == Vitals(0, ap=6, status="out")
    assert hit(6) == Vitals(0, ap=6, status="removed")
    out = Vitals(0, status="out")
    beyond = told(lambda: lose(victim(), out, 1))
    assert beyond.result.status == "removed"
    assert facts(beyond, "re-loses", "left", "beyond") == [(0, True)], (
        "nobody reads of 0 points and thinks of being out"
    )


@pytest.mark.rule("RE-DMG-12", "RE-DMG-13", "RE-DMG-14")
def test_half_the_hit_points_rounded_down_are_a_shock_fewer_are_critical() -> None:
    assert hit(3, faces=(12,)) == Vitals(2, ap=5)
    assert hit(4) == Vitals(1, ap=4, critical=True, was_critical=("torso",))


@pytest.mark.rule("RE-DMG-13")
def test_three_hit_points_are_never_critical() -> None:
    small = victim(hp=3)
    assert told(lambda: survived(small, Vitals(1, ap=6)), faces=[1]).result == Vitals(1, ap=6)


@pytest.mark.rule("RE-CRT-01", "RE-CRT-03", "RE-CRT-05", "RE:critical_ap_shortfall")
@pytest.mark.parametrize(
    ("shortfall", "ap", "left"),
    [
        ("one_marker_at_zero", 2, (0, 0)),
        ("one_marker_at_zero", 1, (0, 0)),
        ("one_marker_at_zero", 0, (0, 1)),
        ("marker_per_missing_ap", 3, (1, 0)),
        ("marker_per_missing_ap", 1, (0, 1)),
        ("marker_per_missing_ap", 0, (0, 2)),
    ],
)
def test_the_critical_state_takes_two_action_points(shortfall: str, ap: int, left: tuple[int, int]) -> None:
    after = hit(4, ap=ap, critical_ap_shortfall=shortfall)
    assert (after.ap, after.markers, after.critical) == (*left, True)


@pytest.mark.rule("RE-CRT-02", "RE-CRT-03")
def test_the_critical_state_comes_once_and_makes_further_shocks_harder() -> None:
    low = victim(hp=8)
    start = Vitals(3, ap=4, critical=True, was_critical=("torso",))
    # KO 3, less 1 for the critical state: a 3 is not enough any more.
    after: Transcript[Vitals] = told(lambda: lose(low, start, 1), faces=[3])
    assert after.result == replace(start, hp=2, ap=3)


@pytest.mark.rule("RE-DMG-10", "RE-HP-01", "RE:ruling_39")
def test_healing_never_goes_beyond_the_card_and_revives_without_action_points() -> None:
    sheet, options = card(hp=5), Options()
    assert heal(Vitals(4, ap=3), sheet, 2, options) == Vitals(5, ap=3)
    revived = heal(Vitals(0, ap=3, status="out"), sheet, 1, options)
    assert revived == Vitals(1, ap=0, critical=True, was_critical=("torso",))
    assert heal(Vitals(0, status="out"), sheet, 2, options) == Vitals(2)


@pytest.mark.rule("RE:critical_duration")
def test_the_critical_state_lasts_or_ends_with_healing() -> None:
    sheet = card(hp=4)
    low = Vitals(1, critical=True, was_critical=("torso",))
    assert heal(low, sheet, 2, Options()).critical
    while_low = Options(critical_duration="while_below_half")
    healed = heal(low, sheet, 2, while_low)
    assert not healed.critical
    # Falling again is a shock, and the state holds again.
    again = told(lambda: lose(victim(hp=4, critical_duration="while_below_half"), healed, 2), faces=[1]).result
    assert again == replace(healed, hp=1, critical=True)

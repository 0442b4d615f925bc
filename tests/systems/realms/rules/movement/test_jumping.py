"""Jumps and falls."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Piece
from regelwerk.systems.realms.rules.movement.jumping import jump_reach, planned
from regelwerk.systems.realms.state import Phase, World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import box, enemy, model, piece, weapon, world, zone
from systems.realms.moving import ACTS, jumped, moved, path


def table(*pieces: Piece, **changes: Any) -> World:
    """Mars (6 cm tall, BW 4) at (20, 45)."""
    kept = {name: changes.pop(name) for name in ("zones", "options") if name in changes}
    others = changes.pop("others", ())
    return world(model(at=(20, 45), **{"bw": 4, **changes}), *others, pieces=pieces, acting="mars", **kept)


def why_not(here: World, *places: tuple[float, float]) -> str:
    mars = here.find("mars")
    found = planned(here, mars, (mars.at, *path(*places)))
    return found.rule_id if isinstance(found, Refused) else ""


@pytest.mark.rule("RE-MOV-14")
def test_re_mov_14_a_jump_goes_as_far_as_a_move() -> None:
    after = jumped(table(), "24,45").result.find("mars")
    assert (after.at, after.ap, after.walked) == (Point.cm(24, 45), 4, 4 * CENTIMETRE)
    assert why_not(table(), (24.1, 45)) == "RE-MOV-14"
    assert why_not(table(), (21, 45), (22, 45)) == "RE-MOV-14"


@pytest.mark.rule("RE-MOV-15")
def test_re_mov_15_a_run_up_doubles_it() -> None:
    ran = moved(table(), "24,45").result
    assert jump_reach(ran, ran.find("mars")) == 8 * CENTIMETRE
    assert jumped(ran, "32,45").result.find("mars").at == Point.cm(32, 45)
    walked = moved(table(), "23,45").result
    assert why_not(walked, (31, 45)) == "RE-MOV-14"


@pytest.mark.rule("RE-MOV-16")
def test_re_mov_16_nobody_jumps_lying_down() -> None:
    found = ACTS["jump"].offered(table(), table(prone=True).find("mars"))
    assert isinstance(found, Refused) and found.rule_id == "RE-MOV-16"
    assert ACTS["jump"].offered(table(), table().find("mars")) is True


@pytest.mark.rule("RE:ruling_83")
def test_over_pieces_up_to_half_the_own_height() -> None:
    low, high = piece("t7", box(21.5, 40, 22, 50), 3), piece("t7", box(21.5, 40, 22, 50), 3.1)
    assert why_not(table(low), (23.9, 45)) == ""
    assert why_not(table(high), (23.9, 45)) == "RE:ruling_83"
    # It must not end half on the piece, but may on top of it.
    assert why_not(table(low), (22.5, 45)) == "RE:ruling_83"
    assert jumped(table(low), "21.8,45").result.find("mars").floor == 3 * CENTIMETRE


@pytest.mark.rule("RE:ruling_83", "RE-GEO-15")
def test_the_landing_must_be_free() -> None:
    assert why_not(table(others=(model("juno", at=(23, 45)),)), (23.5, 45)) == "RE-GEO-03"
    assert why_not(table(others=(enemy(at=(23, 45)),)), (24, 45)) == "RE-GEO-15"
    assert why_not(table().change("mars", at=Point.cm(2, 45)), (1, 45)) == "RE-GEO-15"


@pytest.mark.rule("RE:ruling_78", "RE-PAS-03")
def test_difficult_ground_makes_jumps_dearer() -> None:
    swamp = table(zones=(zone("swamp", box(22, 40, 30, 50)),))
    assert jumped(swamp, "24,45", "no").result.find("mars").ap == 2
    assert jumped(swamp, "24,45", "yes", faces=(4,)).result.find("mars").ap == 3
    assert why_not(swamp.hurt("mars", replace(swamp.find("mars").vitals, ap=3)), (24, 45)) == "RE-ACT-01"


@pytest.mark.rule("RE-ZON-08")
def test_a_jump_into_a_ruin_may_end_on_the_ground() -> None:
    ruin = table(zones=(zone("ruin", box(22, 40, 30, 50)),))
    fallen = jumped(ruin, "24,45", faces=(5,)).result.find("mars")
    assert (fallen.at, fallen.prone, fallen.ap) == (Point.cm(22, 45), True, 2)


def on_roof(height: float, **changes: Any) -> World:
    """Mars on the edge of a roof."""
    roof = piece("t5", box(10, 35, 21, 55), height)
    return table(roof, **changes).change("mars", floor=round(height * CENTIMETRE))


@pytest.mark.rule("RE:climb")
def test_falling_as_deep_as_one_is_tall_is_harmless() -> None:
    after = jumped(on_roof(6), "23,45")
    assert (after.result.find("mars").floor, after.rolled) == (0, [])


@pytest.mark.rule("RE:climb")
def test_falling_deeper_takes_a_test_or_hurts() -> None:
    assert jumped(on_roof(12, wn=4, ko=3), "23,45", faces=(4,)).result.find("mars").vitals.hp == 4
    # Strength 3 and level 1 on a 12 against a 1: two hit points, and a shock that is resisted.
    hurt = jumped(on_roof(12, wn=4, ko=3), "23,45", faces=(5, 12, 1, 1)).result.find("mars")
    assert hurt.vitals.hp == 2


@pytest.mark.rule("RE:climb")
def test_falling_from_higher_still_always_hurts() -> None:
    broken = jumped(on_roof(12.1, ko=3), "23,45", faces=(12, 1)).result.find("mars")
    assert broken.vitals.status == "out"
    assert jumped(on_roof(12.1, options=Options(climb="off")), "23,45").rolled == []


@pytest.mark.rule("RE:climb", "RE:ruling_83")
def test_from_roof_to_roof_nobody_falls() -> None:
    roofs = piece("links", box(15, 40, 21.5, 50), 13), piece("rechts", box(22.5, 40, 30, 50), 13)
    after = jumped(table(*roofs, floor=13 * CENTIMETRE), "24,45")
    assert (after.result.find("mars").floor, after.rolled) == (13 * CENTIMETRE, [])


@pytest.mark.rule("RE-REA-09", "RE-GEO-23", "RE-MOV-14")
def test_whoever_is_hurt_in_the_air_lands_short() -> None:
    gunner = enemy(at=(35, 45), weapons=(weapon(damage=3),), fire_ready=True)
    # The reaction comes first, hits and leaves one hit point of four: critical, and BW 3.
    after = jumped(table(others=(gunner,)), "24,45", "reaction_fire:gewehr", faces=(1, 1, 12, 1, 12, 1))
    mars = after.result.find("mars")
    assert mars.vitals.critical
    assert round(mars.at.in_cm[0], 3) == 23


@pytest.mark.rule("RE:derived_profile_ko")
def test_the_strength_of_a_fall() -> None:
    # Critical: KO 3 counts as 2. A die of 5 with KO 3 and level 2 beats 9, with KO 2 it does not.
    assert jumped(on_roof(12.1, ko=3, critical=True), "23,45", faces=(5, 9)).result.find("mars").vitals.hp == 0
    current = Options(derived_profile_ko="current")
    tied = jumped(on_roof(12.1, ko=3, critical=True, options=current), "23,45", faces=(5, 9, 1))
    assert tied.result.find("mars").vitals.hp == 4


def test_a_jump_is_no_full_move() -> None:
    after = jumped(table(), "24,45").result
    assert after.find("mars").full_moves == 0
    assert isinstance(after.phase, Phase) and not after.phase.full_move

"""The worked examples of sight: crates and walls, half hidden and wholly, and the edge of a field of view."""

from typing import Any

import pytest

from conformance.realms.playing import act, arms, asked_of, refused, said
from regelwerk.engine.state_values import replace
from regelwerk.space.sight import limbs
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Piece
from regelwerk.systems.realms.rules.sight.positions import in_view, sighting
from regelwerk.systems.realms.state import World
from systems.realms.builders import box, enemy, model, piece, world

RIFLE = arms("gewehr")


def behind(*pieces: Piece, far: float = 20, **target: Any) -> World:
    return world(
        model(at=(45, 20), facing=90, fk=6, weapons=RIFLE),
        enemy(at=(45, 20 + far), facing=270, weapons=RIFLE, **target),
        pieces=pieces,
        acting="mars",
    )


def hidden_cells(table: World) -> int:
    return 64 - sighting(table, table.find("mars"), table.find("amok")).visible_cells


def visible_limbs(table: World) -> tuple[str, ...]:
    return limbs(sighting(table, table.find("mars"), table.find("amok")).blocked)


@pytest.mark.rule("RE-COV-01", "RE-COV-04", "RE-GEO-07", "RE-GEO-08", "RE-GEO-10", "RE-TGT-01", "RE-MODS-01")
@pytest.mark.parametrize(
    ("height", "cells", "seen", "value"),
    [
        (2, 24, {"head", "left_arm", "right_arm"}, 5),
        (2.2, 32, {"head", "left_arm", "right_arm"}, 4),
        (2.5, 40, {"head"}, 4),
    ],
)
def test_example_19_a_crate_before_somebody_lying(height: float, cells: int, seen: set[str], value: int) -> None:
    table = behind(piece("kiste", box(44, 35, 46, 36), height), prone=True)
    assert (hidden_cells(table), set(visible_limbs(table))) == (cells, seen)
    told = act(table, "mars act normal_shot", throws=[[12]])
    assert said(told, "re-fires", "value") == [value]


@pytest.mark.rule("RE-TGT-01", "RE-GEO-09")
def test_example_19_a_crate_of_three_centimetres_hides_a_lying_model() -> None:
    table = behind(piece("kiste", box(44, 35, 46, 36), 3), prone=True)
    assert (hidden_cells(table), visible_limbs(table)) == (56, ())
    told = act(table)
    assert refused(asked_of(told, "mars", "act"), "normal_shot") == "RE-TGT-01"


@pytest.mark.rule("RE-COV-01", "RE-GEO-09", "RE-GEO-10")
def test_example_19_a_wall_hides_the_right_half() -> None:
    table = behind(piece("mauer", box(45, 35, 49, 36), 10))
    assert (hidden_cells(table), set(visible_limbs(table))) == (32, {"left_arm", "left_leg"})
    told = act(table, "mars act normal_shot", throws=[[12]])
    assert said(told, "re-fires", "value") == [5]


@pytest.mark.rule("RE-GEO-07", "RE-TGT-01", "RE:eye_height", "RE:limb_includes_head")
def test_example_19_over_a_wall_either_sees_the_other_or_neither() -> None:
    def shooters(height: float) -> list[str]:
        table = behind(piece("mauer", box(42, 47, 48, 48.75), height), far=30)
        found = []
        for who in ("mars", "amok"):
            turn = replace(table, phase=table.phase and replace(table.phase, who=who))
            offered = asked_of(act(turn), who, "act").prompt.answers.listed()
            found += [who] if "normal_shot" in [answer.key for answer in offered] else []
        return found

    assert shooters(4.8) == ["mars", "amok"]
    assert shooters(5) == []


@pytest.mark.rule("RE-FOV-01", "RE-GEO-05", "RE-TGT-01", "RE:fov_test")
def test_example_22_a_base_at_the_edge_of_the_field_of_view() -> None:
    def table(at: tuple[float, float], **options: Any) -> World:
        shooter = model(at=(20, 20), weapons=RIFLE)
        return world(shooter, enemy(at=at), options=Options(**options), acting="mars")

    seen = table((30, 30.5))
    told = act(seen, "mars act normal_shot", throws=[[12]])
    assert said(told, "re-fires", "value") == [5]
    assert in_view(seen, seen.find("mars"), seen.find("amok"))
    # Only half of the base is 4.95 degrees wide: 50 degrees are too many, and by the centre alone 46.4.
    for unseen in (table((30, 32)), table((30, 30.5), fov_test="base_centre")):
        told = act(unseen)
        assert refused(asked_of(told, "mars", "act"), "normal_shot") == "RE-TGT-01"

"""Cover: half hidden behind something, sheltered by a place, or behind a larger friend."""

from __future__ import annotations

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Piece
from regelwerk.systems.realms.rules.sight.cover import Cover, cover, with_cover
from regelwerk.systems.realms.rules.sight.positions import is_exposed, sighting
from regelwerk.systems.realms.state import Model, World
from systems.realms.builders import box, enemy, model, piece, world, zone

SHOOTER = model(at=(45, 20), facing=90)
CRATE = box(44, 35, 46, 36)


def behind(*pieces: Piece, target: Model | None = None, options: Options | None = None) -> tuple[World, Cover]:
    target = target or enemy(at=(45, 40), prone=True)
    table = world(SHOOTER, target, pieces=pieces, options=options or Options())
    return table, cover(table, SHOOTER, target)


@pytest.mark.rule("RE-COV-01", "RE-COV-03", "RE-GEO-09", "RE-GEO-10", "RE-TGT-01")
@pytest.mark.parametrize(
    ("height", "level", "legal"), [(2.0, 0, True), (2.2, 1, True), (2.5, 1, True), (3.0, 1, False)]
)
def test_a_crate_is_cover_from_half_the_silhouette_on(height: float, level: int, legal: bool) -> None:
    table, found = behind(piece("crate", CRATE, height))
    assert (found.level, found.source) == (level, "crate" if level else "")
    assert is_exposed(sighting(table, SHOOTER, table.find("amok")), table.options) is legal


@pytest.mark.rule("RE-COV-04", "RE-COV-05", "RE-COV-02")
def test_the_level_of_cover_is_what_the_shooter_loses() -> None:
    base = tally(5, "RE-ATR-01", "re-attribute-fk")
    for level, rule in ((1, "RE-COV-04"), (2, "RE-COV-05")):
        _, found = behind(piece("wall", CRATE, 2.5, level))  # type: ignore[arg-type]
        value = with_cover(base, found)
        assert (value.total, value.terms[-1].rule_id, value.terms[-1].source) == (5 - level, rule, "wall")
    assert with_cover(base, Cover()) == base
    assert behind(piece("glass", CRATE, 2.5, 0))[1] == Cover()


@pytest.mark.rule("RE-COV-06", "RE-GEO-11")
def test_cover_two_helps_the_defence_only_if_the_target_touches_it() -> None:
    sandbags = piece("sandbags", box(43, 37, 47, 38.75), 2.4, 2)
    assert behind(sandbags)[1] == Cover(2, "RE-COV-05", "sandbags", touching=True)
    assert not behind(piece("sandbags", box(43, 36, 47, 37), 2.4, 2))[1].touching
    assert not behind(piece("crates", box(43, 37, 47, 38.75), 2.4, 1))[1].touching
    # Sandbags that the target touches on the far side hide nothing from this shooter.
    wall = piece("wall", box(43, 30, 47, 31), 2.4, 2)
    assert not behind(wall, piece("sandbags", box(43, 41.25, 47, 42), 2.4, 2))[1].touching


@pytest.mark.rule("RE:cover_union", "RE-GEO-10")
def test_two_halves_are_cover_only_where_the_table_adds_them() -> None:
    """Two posts hide three columns each of a standing target."""
    target = enemy(at=(45, 40))
    left = piece("left", box(44.0, 39.0 - 0.5, 44.65, 38.7), 10)
    right = piece("right", box(45.35, 38.5, 46.5, 38.7), 10)
    assert behind(left, right, target=target)[1].level == 0
    assert behind(left, right, target=target, options=Options(cover_union="union"))[1].level == 1
    strong = piece("left", left.solid.outline, 10, 2)
    assert behind(strong, right, target=target, options=Options(cover_union="union"))[1].level == 1


@pytest.mark.rule("RE-COV-07", "RE:model_cover")
def test_a_larger_friend_of_the_target_is_cover() -> None:
    target = enemy(at=(45, 40))
    hulk = enemy("hulk", at=(46.2, 34), type="mike")

    def level(*others: Model, options: Options | None = None) -> int:
        return cover(world(SHOOTER, target, *others, options=options or Options()), SHOOTER, target).level

    assert level(hulk) == 1
    assert level(enemy("buddy", at=(45, 34))) == 0
    assert level(replace(hulk, prone=True)) == 0
    ours = model("ours", at=(46.2, 34), type="mike")
    assert (level(ours), level(ours, options=Options(model_cover="any_model"))) == (0, 1)


@pytest.mark.rule("RE:wreck", "RE-GEO-10")
def test_a_wreck_is_cover_like_a_piece_of_terrain() -> None:
    target = enemy(at=(45, 40))
    wreck = model("wreck", at=(46.2, 34), type="mike", status="wreck")
    table = world(SHOOTER, target, wreck)
    assert cover(table, SHOOTER, target) == Cover(1, "RE-COV-04", "wreck")


@pytest.mark.rule("RE-GEO-10", "RE-GEO-11", "RE-ENV-02", "RE-ENV-08", "RE-ZON-05")
def test_the_place_covers_too_and_only_the_highest_counts() -> None:
    target = enemy(at=(45, 40))
    assert cover(world(SHOOTER, target, environment="urban"), SHOOTER, target).rule_id == "RE-ENV-02"
    assert cover(world(SHOOTER, target, environment="indoors"), SHOOTER, target).rule_id == "RE-ENV-08"
    wood = zone("dense_forest", box(40, 38, 50, 45))
    table = world(SHOOTER, target, zones=(wood,), environment="urban", pieces=(piece("crate", CRATE, 5),))
    assert cover(table, SHOOTER, target) == Cover(2, "RE-ZON-05", "dense_forest", touching=True)

"""The supplied battlefields and missions: the first one number by number, all of them fair and playable."""

from itertools import combinations
from math import hypot

import pytest

from regelwerk.space import Point
from regelwerk.systems.realms.content.battlefields import polygon
from regelwerk.systems.realms.content.loading import Content, load
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Mission
from regelwerk.systems.realms.values import CENTIMETRE, HEIGHT

CLIMBED = 2 * HEIGHT["medium"]
"""How high a model of medium size climbs (RE:climb)."""
EYES = 4_875_000
"""How high it looks from: lower pieces hide nobody's head."""


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def cm(outline: tuple[Point, ...]) -> set[tuple[float, float]]:
    return {spot.in_cm for spot in outline}


def box(west: float, south: float, east: float, north: float) -> set[tuple[float, float]]:
    return {(west, south), (east, south), (east, north), (west, north)}


# corners, height, cover
PIECES = {
    "t1": (box(20, 40, 30, 41), 4, 2),
    "t2": (box(60, 49, 70, 50), 4, 2),
    "t3": (box(42, 30, 48, 33), 4, 1),
    "t4": (box(42, 57, 48, 60), 4, 1),
    "t5": (box(8, 55, 20, 67), 10, 1),
    "t6": (box(70, 23, 82, 35), 10, 1),
    "t7": (box(55, 12, 61, 13), 3, 2),
    "t8": (box(29, 77, 35, 78), 3, 2),
}
ZONES = {
    "z1": ({(5, 20), (20, 18), (22, 30), (8, 33)}, "forest"),
    "z2": ({(85, 70), (70, 72), (68, 60), (82, 57)}, "forest"),
    "z3": (box(50, 18, 60, 28), "swamp"),
    "z4": (box(30, 62, 40, 72), "swamp"),
}


@pytest.mark.rule("RE-ZON-01", "RE-ENV-01", "RE-GAM-04")
def test_the_table_of_the_specification(content: Content) -> None:
    table = content.battlefields["kreuzweg"]
    assert (table.width, table.height, table.environment) == (90 * CENTIMETRE, 90 * CENTIMETRE, "rural")
    found = {piece.id: (cm(piece.solid.outline), piece.solid.top // CENTIMETRE, piece.cover) for piece in table.pieces}
    assert found == PIECES
    assert all(piece.solid.opaque and piece.climbable and not piece.solid.floor for piece in table.pieces)
    zones = {zone.id: zone for zone in table.zones}
    assert {key: (cm(zones[key].outline), zones[key].type) for key in ZONES} == ZONES
    crater = zones["z5"]
    assert (crater.type, len(crater.outline)) == ("crater", 8)
    assert [round(hypot(x - 45, y - 45), 5) for x, y in cm(crater.outline)] == [5.0] * 8
    assert set(zones) == {*ZONES, "z5"}


def turned(table: Battlefield, outline: tuple[Point, ...]) -> frozenset[Point]:
    return frozenset(Point(table.width - spot.x, table.height - spot.y) for spot in outline)


@pytest.mark.parametrize("key", sorted(load().battlefields))
def test_battlefields_are_point_symmetric(content: Content, key: str) -> None:
    table = content.battlefields[key]
    pieces = {(frozenset(p.solid.outline), p.solid.floor, p.solid.top, p.cover, p.climbable) for p in table.pieces}
    assert {(turned(table, tuple(outline)), *rest) for outline, *rest in pieces} == pieces
    corners = {(zone.type, spot) for zone in table.zones for spot in zone.outline}
    across = {(zone.type, spot) for zone in table.zones for spot in turned(table, zone.outline)}
    # The corners of octagons are rounded, each for itself.
    assert all(any(kind == k and abs(s.x - p.x) + abs(s.y - p.y) <= 2 for k, p in across) for kind, s in corners)


OWN = {"altstadt": (90, 90, "urban"), "hochmoor": (90, 60, "wilderness"), "kraterfeld": (90, 90, "moon")}


@pytest.mark.parametrize("key", OWN)
def test_own_battlefields_offer_walls_low_pieces_and_roofs(content: Content, key: str) -> None:
    table = content.battlefields[key]
    assert (table.width / CENTIMETRE, table.height / CENTIMETRE, table.environment) == OWN[key]
    assert 12 <= len(table.pieces) <= 25
    assert sum(piece.solid.top > EYES and piece.cover == 2 for piece in table.pieces) >= 4
    assert sum(piece.solid.top < EYES for piece in table.pieces) >= 4
    roofs = [piece for piece in table.pieces if piece.climbable and EYES < piece.solid.top <= CLIMBED]
    wide = [piece for piece in roofs if polygon(piece.solid.outline).buffer(-2).area > 4]
    assert len(wide) >= 4


@pytest.mark.parametrize("key", OWN)
def test_hardly_anybody_sees_further_than_half_a_metre(content: Content, key: str) -> None:
    """Of all pairs of places more than 50 cm apart few see each other; on the open crossways most do."""

    def open_lanes(table: Battlefield) -> float:
        import shapely

        high = shapely.union_all([polygon(p.solid.outline) for p in table.pieces if p.solid.top > EYES])
        shapely.prepare(high)
        width, height = table.width // CENTIMETRE, table.height // CENTIMETRE
        places = [(x, y) for x in range(2, width, 7) for y in range(2, height, 7)]
        far = [pair for pair in combinations(places, 2) if hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]) > 50]
        return 1 - float(shapely.intersects(shapely.linestrings(far), high).mean())

    assert open_lanes(content.battlefields[key]) < 0.1
    assert open_lanes(content.battlefields["kreuzweg"]) > 0.5


def laid_out(content: Content, scenario: str) -> Mission:
    return start(scenario_document(content, scenario, {})).scene.mission


def test_standard_deploys_in_strips_along_the_lower_and_upper_edge(content: Content) -> None:
    mission = laid_out(content, "standard")
    first, second = mission.ends
    assert cm(first.deployment.outline) == box(0, 0, 90, 15)
    assert cm(second.deployment.outline) == box(0, 75, 90, 90)
    assert (mission.goal, mission.objects, first.extraction, mission.round_limit) == ("eliminate", (), None, 0)
    assert (first.deployment.name.spoken, second.deployment.id) == (
        ("unterer Rand", "lower edge"),
        "deployment_2",
    )


def test_strips_lie_left_and_right_on_a_wide_table(content: Content) -> None:
    first, second = laid_out(content, "hochmoor").ends
    assert cm(first.deployment.outline) == box(0, 0, 15, 60)
    assert cm(second.deployment.outline) == box(75, 0, 90, 60)


@pytest.mark.rule("RE-GAM-02", "RE-GAM-04")
def test_extraction_goes_from_corner_to_corner(content: Content) -> None:
    world = start(scenario_document(content, "extraktion", {}))
    first, second = world.scene.mission.ends
    assert first.extraction is not None and second.extraction is not None
    assert first.deployment.name.default == "Aufstellungszone rechts unten", "a zone says where it is"
    assert second.extraction.name.by_language["en"] == "lower right extraction zone"
    assert cm(first.deployment.outline) == {(90, 0), (45, 0), (90, 45)}
    assert cm(second.deployment.outline) == {(0, 90), (45, 90), (0, 45)}
    assert cm(first.extraction.outline) == {(0, 90), (30, 90), (0, 60)}
    assert cm(second.extraction.outline) == {(90, 0), (60, 0), (90, 30)}
    table = world.scene.battlefield
    assert (world.scene.mission.goal, table.environment) == ("extract", "wilderness")
    zones = {zone.id: (zone.type, zone.name.default) for zone in table.zones}
    assert zones == {
        "z1": ("dense_forest", "Dichter Wald"), "z2": ("dense_forest", "Dichter Wald"), "z3": ("thicket", "Dickicht"),
        "z4": ("thicket", "Dickicht"), "z5": ("crater", "Krater"),
    }  # fmt: skip


@pytest.mark.rule("RE-GAM-02")
def test_recovery_is_about_four_objects_around_the_middle(content: Content) -> None:
    world = start(scenario_document(content, "bergung", {}))
    mission, table = world.scene.mission, world.scene.battlefield
    diagonal = 7_071_068
    assert [(spot.x - 45_000_000, spot.y - 45_000_000) for spot in mission.objects] == [
        (diagonal, diagonal), (-diagonal, diagonal), (-diagonal, -diagonal), (diagonal, -diagonal)
    ]  # fmt: skip
    assert (mission.goal, mission.needed, world.objects) == ("recover", 3, mission.objects)
    assert cm(mission.ends[1].deployment.outline) == box(0, 75, 90, 90)
    types = {zone.id: zone.type for zone in table.zones}
    assert (table.environment, types["z1"], types["z3"], types["z4"], types["z5"]) == (
        "urban", "forest", "building", "building", "ruin"
    )  # fmt: skip


def test_three_places_are_held_for_points(content: Content) -> None:
    world = start(scenario_document(content, "stellung", {}))
    mission = world.scene.mission
    assert [spot.in_cm for spot in mission.objects] == [(20, 45), (45, 45), (70, 45)]
    assert (mission.goal, mission.needed, mission.hold_radius) == ("hold", 6, 7 * CENTIMETRE)
    assert (world.objects, world.scores) == ((), (0, 0))

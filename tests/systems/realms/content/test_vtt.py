"""Battlefields whose walls come from a file of a map maker."""

import json
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.game import Json
from regelwerk.systems.realms.content.battlefields import polygon
from regelwerk.systems.realms.content.loading import Content, load
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.rules.mission.scenes import Battlefield

HEAD = '[battlefields.hof]\nname = "Hof"\nvtt = "hof.dd2vtt"\n'
SCENARIO = (
    '[scenarios.hof]\nname = "Hof"\nintroduction = "Hof."\nmission = "standard"\nbattlefield = "hof"\n'
    'blue = "nordbund"\nred = "freie_kolonne"\n'
)


def line(*spots: tuple[float, float]) -> list[dict[str, float]]:
    return [{"x": x, "y": y} for x, y in spots]


def drawn(**changes: Any) -> Json:
    """A map of 18 by 18 squares: a room whose walls cross, a pillar, a closed and an open door."""
    return {
        "format": 0.3,
        "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 18, "y": 18}, "pixels_per_grid": 70},
        "line_of_sight": [line((6, 6), (12, 6), (12, 9)), line((9, 5), (9, 8)), line((6, 6), (6, 8))],
        "objects_line_of_sight": [line((14, 10), (15, 10), (15, 11), (14, 11), (14, 10))],
        "portals": [
            {"bounds": line((6, 8), (6, 9)), "closed": True, "freestanding": False},
            {"bounds": line((12, 9), (12, 10)), "closed": False, "freestanding": False},
        ],
        "lights": [],
        "image": "",
        **changes,
    }  # fmt: skip


def loaded(folder: Path, text: str, plan: Json | str) -> Content:
    (folder / "mine.toml").write_text(text, "utf-8")
    (folder / "hof.dd2vtt").write_text(plan if isinstance(plan, str) else json.dumps(plan), "utf-8")
    return load([folder])


def kinds(table: Battlefield) -> set[str]:
    return {piece.id.partition("_")[0] for piece in table.pieces}


def area(table: Battlefield, kind: str) -> float:
    return sum(float(polygon(p.solid.outline).area) for p in table.pieces if p.id.startswith(kind))


def test_walls_objects_and_closed_doors_become_pieces(tmp_path: Path) -> None:
    table = loaded(tmp_path, f"{HEAD}wall_height = 7\nwall_cover = 1\n", drawn()).battlefields["hof"]
    assert (table.width, table.height) == (90_000_000, 90_000_000)
    assert kinds(table) == {"wall", "object", "door"}
    assert {(piece.solid.top, piece.cover) for piece in table.pieces} == {(7_000_000, 1)}
    pillar = next(piece for piece in table.pieces if piece.id == "object_1")
    # Files count downwards from the upper edge.
    assert pillar.solid.bounds == (70_000_000, 35_000_000, 75_000_000, 40_000_000)
    assert pillar.name.default == "Hindernis"
    # Walls are half a centimetre thick, and where two of them cross they count once.
    assert area(table, "wall") == pytest.approx((30 + 15 + 15 + 10) * 0.5, abs=0.7)
    assert area(table, "door") == pytest.approx(5 * 0.5, abs=0.3)


def test_squares_may_have_another_size(tmp_path: Path) -> None:
    table = loaded(tmp_path, f"{HEAD}cm_per_square = 4\n", drawn()).battlefields["hof"]
    assert (table.width, table.height) == (72_000_000, 72_000_000)


def test_a_map_may_lie_on_a_larger_table_beside_pieces_of_ones_own(tmp_path: Path) -> None:
    own = 'pieces = [{ id = "kiste", name = "Kiste", box = [92, 50, 96, 54], height = 3 }]\n'
    table = loaded(tmp_path, f"{HEAD}size = [100, 90]\n{own}", drawn()).battlefields["hof"]
    assert table.width == 100_000_000
    assert table.pieces[0].id == "kiste" and "wall" in kinds(table)


def test_a_document_carries_the_walls_along(tmp_path: Path) -> None:
    content = loaded(tmp_path, HEAD + SCENARIO, drawn())
    document = json.loads(json.dumps(scenario_document(content, "hof", {})))
    (tmp_path / "hof.dd2vtt").unlink()
    assert start(document).scene.battlefield == content.battlefields["hof"]
    assert "vtt" not in document["content"]["battlefields"]["hof"]


def refusal(folder: Path, text: str, plan: Json | str) -> ContentError:
    with pytest.raises(ContentError) as refused:
        loaded(folder, text, plan)
    return refused.value


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        ("{", "not-json"),
        ({}, "missing"),
        (drawn(line_of_sight=3), "wrong-type"),
        (drawn(line_of_sight=[line((1, 1))]), "short-line"),
        (drawn(line_of_sight=[line((1, float("nan")), (2, 2))]), "not-finite"),
        (drawn(line_of_sight=[], objects_line_of_sight=[], portals=[]), "no-walls"),
        (drawn(line_of_sight=[line((1, 1), (1e9, 2))]), "out-of-range"),
        (drawn(line_of_sight=[line((1, 1), (2, 2), (3, 1)) for _ in range(5_001)]), "too-large"),
    ],
)
def test_a_map_that_cannot_be_read_is_refused_with_what_is_wrong(
    tmp_path: Path, plan: Json | str, problem: str
) -> None:
    error = refusal(tmp_path, HEAD, plan)
    assert (error.code, error.facts["where"], error.facts["vtt"]) == (
        "re-content-vtt-wrong", "battlefields.hof.vtt", "hof.dd2vtt"
    )  # fmt: skip
    told = error.facts["problem"]
    assert isinstance(told, Phrase) and told.key == f"re-content-vtt-problem-{problem}"


def test_what_is_missing_is_told(tmp_path: Path) -> None:
    error = refusal(tmp_path, HEAD, {"line_of_sight": []})
    assert error.facts["problem"] == phrase("re-content-vtt-problem-missing", where="resolution")


@pytest.mark.parametrize("name", ["gone.dd2vtt", ""])
def test_a_file_that_is_not_there_is_told(tmp_path: Path, name: str) -> None:
    error = refusal(tmp_path, HEAD.replace("hof.dd2vtt", name), drawn())
    assert (error.code, error.facts["where"]) == ("re-content-vtt-missing", "battlefields.hof.vtt")


def test_a_table_smaller_than_its_map_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, f"{HEAD}size = [90, 60]\n", drawn())
    assert (error.code, error.facts["where"], error.facts["limit"]) == (
        "content-too-small", "battlefields.hof.size#2", "90"
    )  # fmt: skip

"""The scene editor: copies of supplied scenes are edited as plain entries and kept as files that are checked."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from regelwerk.table.games.scene_files import version_of
from table.house import House, Json, open_house

STARTS = {
    "realms": "uebung",
    "phasesix": "schlaegerei",
    "darkspace": "einbruch",
    "heldencodex": "duel",
    "factions": "erbe",
}


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("studio")) as opened:
        yield opened


def draft_of(house: House, system: str, scene: str, **query: str) -> Json:
    found: Json = house.get(f"/api/scenes/{system}/{scene}", house.host, params=query)
    return found


def edited(draft: Json, **more: Any) -> Json:
    return {"scene": draft["scene"], "tables": draft["tables"], **more}


@pytest.mark.parametrize("system", STARTS)
def test_a_copy_of_every_system_is_kept_and_played_without_a_change(studio: House, system: str) -> None:
    draft = draft_of(studio, system, STARTS[system])
    assert draft["scene"] == f"{STARTS[system]}_2"
    assert (draft["file"], draft["version"]) == ("", "")
    assert any(one["entries"] for one in draft["palette"])
    checked = studio.ask("POST", f"/api/scenes/{system}/check", studio.host, json=edited(draft)).json()
    assert checked["problems"] == []
    assert checked["detail"]["seats"]
    kept = studio.ask("PUT", f"/api/scenes/{system}/{draft['scene']}", studio.host, json=edited(draft, version=""))
    assert kept.status_code == 200, kept.text
    text = studio.get(f"/api/content/{system}/{draft['scene']}", studio.host)["text"]
    assert tomllib.loads(text) == draft["tables"]
    (own,) = studio.get(f"/api/scenes/{system}", studio.host)
    assert (own["id"], own["file"], own["content"]) == (draft["scene"], draft["scene"], [draft["scene"]])
    again = draft_of(studio, system, own["id"], file=own["file"])
    assert again["tables"] == draft["tables"]
    assert again["version"] == kept.json()["version"]
    master = studio.new_game(system, own["id"], content=own["content"])
    assert studio.ask("POST", "/api/lobby/begin", master).status_code == 200


def test_a_copy_of_a_battlefield_leaves_the_original_alone(studio: House) -> None:
    draft = draft_of(studio, "realms", "bergung")
    name = draft["scene"]
    scene = draft["tables"]["scenarios"][name]
    assert (scene["battlefield"], scene["mission"]) == (name, name)
    assert (scene["blue"], scene["red"]) == (f"{name}_blue", f"{name}_red")
    assert set(draft["tables"]["forces"]) == {f"{name}_blue", f"{name}_red"}
    forces = {one["id"]: one for kind in draft["palette"] if kind["kind"] == "model" for one in kind["entries"]}
    assert forces["mars"]["note"] == "Nordbund"


def test_two_who_edit_one_scene_do_not_overwrite_each_other(studio: House) -> None:
    draft = draft_of(studio, "phasesix", "feuergefecht")
    url = "/api/scenes/phasesix/zwei"
    first = studio.ask("PUT", url, studio.host, json=edited(draft, version=""))
    assert first.status_code == 200
    assert studio.refused(409, "PUT", url, studio.host, json=edited(draft, version=""))["code"] == "table-scene-changed"
    draft["tables"]["scenarios"][draft["scene"]]["round_limit"] = 7
    second = studio.ask("PUT", url, studio.host, json=edited(draft, version=first.json()["version"]))
    assert second.status_code == 200
    problem = studio.refused(409, "PUT", url, studio.host, json=edited(draft, version=first.json()["version"]))
    assert problem["code"] == "table-scene-changed"


def test_a_mistake_is_told_at_its_place_and_nothing_is_kept(studio: House) -> None:
    draft = draft_of(studio, "phasesix", "gruft")
    scene = draft["tables"]["scenarios"][draft["scene"]]
    scene["participants"] = scene["participants"][:1]
    checked = studio.ask("POST", "/api/scenes/phasesix/check", studio.host, json=edited(draft)).json()
    assert checked["detail"] is None
    assert checked["problems"][0]["field"].endswith("participants")
    problem = studio.refused(422, "PUT", "/api/scenes/phasesix/leer", studio.host, json=edited(draft, version=""))
    assert (problem["code"], problem["field"]) == ("table-content-wrong", checked["problems"][0]["field"])
    studio.refused(404, "GET", "/api/content/phasesix/leer", studio.host)
    scene["name"] = "<script>alert(1)</script>"
    scene["images"] = {"background": {"image": "x"}}
    checked = studio.ask("POST", "/api/scenes/phasesix/check", studio.host, json=edited(draft)).json()
    assert checked["problems"][0]["code"] in ("content-image", "content-too-few")


def test_what_cannot_stand_in_a_file_is_refused(studio: House) -> None:
    draft = draft_of(studio, "phasesix", "gruft")
    wrong = {"scene": draft["scene"], "tables": {"scenarios": {draft["scene"]: {"name": None}}}}
    assert studio.refused(422, "POST", "/api/scenes/phasesix/check", studio.host, json=wrong)["code"]
    other = edited(draft) | {"scene": "anders"}
    assert studio.refused(422, "POST", "/api/scenes/phasesix/check", studio.host, json=other)["code"]
    huge = edited(draft)
    huge["tables"]["scenarios"][draft["scene"]]["introduction"] = "x" * 120_000
    assert (
        studio.refused(413, "POST", "/api/scenes/phasesix/check", studio.host, json=huge)["code"] == "table-too-large"
    )
    studio.refused(404, "GET", "/api/scenes/phasesix/nirgends", studio.host)
    studio.refused(404, "GET", "/api/scenes/phasesix/gruft?file=nirgends", studio.host)
    studio.refused(401, "GET", "/api/scenes/phasesix/gruft")


def test_a_file_with_other_entries_keeps_them(studio: House) -> None:
    hero = studio.get("/api/content/phasesix/template/weapon")["text"]
    draft = draft_of(studio, "phasesix", "schlaegerei")
    assert studio.ask("PUT", "/api/content/phasesix/beides", studio.host, json={"text": hero}).status_code == 200
    text = studio.get("/api/content/phasesix/beides", studio.host)["text"]
    kept = studio.ask("PUT", "/api/scenes/phasesix/beides", studio.host, json=edited(draft, version=version_of(text)))
    assert kept.status_code == 200, kept.text
    tables = tomllib.loads(studio.get("/api/content/phasesix/beides", studio.host)["text"])
    assert tables["weapons"] == tomllib.loads(hero)["weapons"]
    assert draft["scene"] in tables["scenarios"]


def test_a_map_of_another_program_becomes_terrain(studio: House) -> None:
    squares = {"x": 0, "y": 0}
    drawn = {
        "format": 0.3,
        "resolution": {"map_origin": squares, "map_size": {"x": 12, "y": 10}, "pixels_per_grid": 50},
        "line_of_sight": [[{"x": 2, "y": 2}, {"x": 6, "y": 2}]],
    }
    sent = {"text": json.dumps(drawn), "scale": 5}
    read = studio.ask("POST", "/api/scenes/realms/map", studio.host, json=sent)
    assert read.status_code == 200, read.text
    entry = read.json()["entry"]
    assert entry["size"] == [60, 50]
    assert len(entry["pieces"]) == 1
    problem = studio.refused(422, "POST", "/api/scenes/realms/map", studio.host, json={"text": "{"})
    assert "vtt" in problem["code"]
    problem = studio.refused(422, "POST", "/api/scenes/factions/map", studio.host, json=sent)
    assert problem["code"] == "table-scene-no-map"

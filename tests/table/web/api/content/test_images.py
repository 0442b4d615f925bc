"""Images are kept for the house, shown to those who may see them, and stay with a game that has begun."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from regelwerk.engine.content.toml_text import toml
from regelwerk.table.web.api.content import images as images_api
from regelwerk.table.web.limits import IMAGE_SIZE
from table.house import House, open_house
from table.pictures import HOSTILE, picture


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("gallery"), is_open=True) as opened:
        yield opened


def uploaded(house: House, colour: str = "teal", use: str = "background", token: str = "") -> str:
    made = house.ask("POST", f"/api/images?use={use}", token or house.host, content=picture(colour=colour))
    assert made.status_code == 201, made.text
    return str(made.json()["image"])


def a_duel(background: str, face: str) -> str:
    """A scene of one's own with a background, in which one has a portrait."""
    scene = tomllib.loads(SCENE)["scenarios"]["hof"]
    scene["images"] = {"background": {"image": background, "text": "Ein Hof"}, "portraits": {"hagen": face}}
    return toml({"scenarios": {"hof": scene}})


SCENE = """
[scenarios.hof]
name = "Hof"
introduction = "Zwei im Hof."
map = [20, 10]
sides.heroes = "Helden"
sides.foes = "Gegner"
participants = [
  { who = "juri", id = "hagen", side = "heroes", at = [5, 5] },
  { who = "guard_mp5", side = "foes", at = [15, 5] },
  { who = "guard_mp5", side = "foes", at = [15, 7] },
]
"""


def test_an_image_is_kept_once_and_served_for_ever(gallery: House) -> None:
    image = uploaded(gallery)
    assert uploaded(gallery) == image
    assert [one["image"] for one in gallery.get("/api/images", gallery.host)] == [image]
    found = gallery.ask("GET", f"/api/images/{image}", gallery.host)
    assert found.headers["content-type"] == "image/webp"
    assert found.headers["x-content-type-options"] == "nosniff"
    assert found.headers["cross-origin-resource-policy"] == "same-origin"
    assert "immutable" in found.headers["cache-control"]
    assert "private" in found.headers["cache-control"]
    assert gallery.ask("DELETE", f"/api/images/{image}", gallery.host).status_code == 204
    assert gallery.refused(404, "GET", f"/api/images/{image}", gallery.host)["code"] == "table-image-unknown"
    assert gallery.refused(404, "DELETE", f"/api/images/{image}", gallery.host)["code"] == "table-image-unknown"


def test_hostile_uploads_get_a_sentence_each_and_nothing_is_stored(gallery: House) -> None:
    before = gallery.get("/api/images", gallery.host)
    for data, code in HOSTILE.values():
        problem = gallery.refused(422, "POST", "/api/images", gallery.host, content=data)
        assert (problem["code"], problem["field"]) == (code, "image")
    endless = {"content-length": "200000000"}
    problem = gallery.refused(413, "POST", "/api/images", gallery.host, content=b"x", headers=endless)
    assert problem["code"] == "table-too-large"
    problem = gallery.refused(413, "POST", "/api/images", gallery.host, content=bytes(IMAGE_SIZE + 1))
    assert problem["code"] == "table-too-large"
    assert gallery.get("/api/images", gallery.host) == before


def test_there_is_room_for_so_many_and_no_more(gallery: House, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = len(gallery.get("/api/images", gallery.host))
    monkeypatch.setattr(images_api, "MOST_IMAGES", kept + 2)
    made = [uploaded(gallery, colour) for colour in ("red", "green")]
    problem = gallery.refused(409, "POST", "/api/images", gallery.host, content=picture(colour="blue"))
    assert problem["code"] == "table-image-too-many"
    assert uploaded(gallery, "red") == made[0], "one that is there already needs no room"
    for image in made:
        gallery.ask("DELETE", f"/api/images/{image}", gallery.host)


def test_a_game_that_has_begun_keeps_its_images(gallery: House) -> None:
    ground, face, other = uploaded(gallery, "olive"), uploaded(gallery, "pink", "portrait"), uploaded(gallery, "gold")
    text = a_duel(ground, face)
    assert gallery.ask("PUT", "/api/content/phasesix/hof", gallery.host, json={"text": text}).status_code == 200
    master = gallery.new_game("phasesix", "hof", content=["hof"])
    assert gallery.ask("POST", "/api/lobby/begin", master).status_code == 200
    for image in (ground, face):
        gallery.ask("DELETE", f"/api/images/{image}", gallery.host)
    gallery.ask("DELETE", "/api/content/phasesix/hof", gallery.host)
    shown = gallery.get("/api/table", master)["display"]
    assert shown["background"] == {"image": ground, "at": None, "size": None, "text": "Ein Hof"}
    faces = {card["id"]: (card["portrait"], card["token"]) for card in shown["cards"]}
    assert faces.pop("hagen") == (face, face)
    assert set(faces.values()) == {("", "")}
    player = next(token for seat, token in gallery.tokens(master).items() if seat != "master")
    for token in (master, player):
        assert gallery.ask("GET", f"/api/images/{face}", token).status_code == 200
    assert gallery.ask("GET", f"/api/images/{other}", master).status_code == 200, "a master looks for images"
    gallery.refused(404, "GET", f"/api/images/{other}", player)
    gallery.refused(403, "POST", "/api/images", player, content=picture())
    gallery.refused(401, "GET", f"/api/images/{face}")
    game = gallery.get("/api/me", master)["game"]
    assert gallery.ask("DELETE", f"/api/games/{game}", gallery.host).status_code == 204
    gallery.refused(404, "GET", f"/api/images/{face}", gallery.host)


def test_strangers_see_neither_the_images_of_the_house_nor_each_others(gallery: House) -> None:
    ours = uploaded(gallery, "navy")
    strangers = []
    for _ in range(2):
        made = gallery.ask("POST", "/api/games", json={"system": "phasesix", "scene": "schlaegerei"})
        strangers.append(made.json()["token"])
    theirs = uploaded(gallery, "snow", token=strangers[0])
    assert [one["image"] for one in gallery.get("/api/images", strangers[0])] == [theirs]
    gallery.refused(404, "GET", f"/api/images/{ours}", strangers[0])
    gallery.refused(404, "GET", f"/api/images/{theirs}", strangers[1])
    gallery.refused(404, "DELETE", f"/api/images/{theirs}", strangers[1])


def test_a_content_file_names_images_by_their_hash_alone(gallery: House, tmp_path: Path) -> None:
    del tmp_path
    text = a_duel("a" * 64, "b" * 64)
    assert gallery.ask("POST", "/api/content/phasesix/check", gallery.host, json={"text": text}).json() == []
    wrong = a_duel("../../etc/passwd", "b" * 64)
    (problem,) = gallery.ask("POST", "/api/content/phasesix/check", gallery.host, json={"text": wrong}).json()
    assert problem["code"] == "content-image"
    assert "images.background.image" in problem["field"]

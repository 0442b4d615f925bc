"""Systems, games and the lobby: a master settles a scene, hands out links, and begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from regelwerk.engine.system import System, system_names
from regelwerk.players import judging
from regelwerk.players.judging import ValueFile, check, value_file
from regelwerk.table.storage.store import Store
from regelwerk.table.web.api import systems
from table.house import House


def test_all_systems_are_offered_with_their_scenes_in_both_languages(house: House) -> None:
    german, english = house.get("/api/systems"), house.get("/api/systems?lang=en")
    assert [one["name"] for one in german] == list(system_names())
    for one in german:
        assert one["first"] == one["scenes"][0]["id"]
        assert all(scene["name"] and scene["introduction"] for scene in one["scenes"])
    assert german[0]["scenes"][0]["introduction"] != english[0]["scenes"][0]["introduction"]


def test_the_systems_are_put_together_once_and_then_only_sent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first = house.ask("GET", "/api/systems").content
    monkeypatch.setattr(systems, "system_info", None)
    assert house.ask("GET", "/api/systems").content == first


def test_a_scene_says_who_sits_where_and_what_can_be_settled(house: House) -> None:
    scene = house.get("/api/systems/phasesix/scenes/schlaegerei")
    seats = {one["seat"]: one for one in scene["seats"]}
    assert seats["heroes"]["suggested"] == "person"
    assert seats["heroes"]["people"] == ["Leyla", "Hagen"]
    assert seats["foes"]["suggested"] in {one["name"] for one in scene["tactics"]}
    option = next(one for one in scene["options"] if one["name"] == "reaction_timing")
    assert option["value"] == option["default"] == "after_roll"
    assert {one["value"] for one in option["values"]} == {"after_roll", "before_roll"}
    assert all(len(one["values"]) > 1 for one in scene["options"]), "what is settled is not up to a table"
    assert all(one["text"] for one in option["values"])


def test_a_masters_seat_is_the_masters_in_every_system_that_has_one(house: House) -> None:
    for system in house.get("/api/systems"):
        scene = house.get(f"/api/systems/{system['name']}/scenes/{system['first']}")
        assert {one["suggested"] for one in scene["seats"] if one["seat"] == "master"} <= {"master"}
        assert any(one["suggested"] == "person" for one in scene["seats"])


def test_what_is_not_there_is_said_with_what_may_have_been_meant(house: House) -> None:
    assert house.refused(404, "GET", "/api/systems/chess/scenes/x")["code"] == "table-no-system"
    problem = house.refused(404, "GET", "/api/systems/phasesix/scenes/schlagerei")
    assert problem["code"] == "table-scene-unknown"
    assert "schlaegerei" in problem["text"]
    english = house.refused(404, "GET", "/api/nothing?lang=en")
    assert (english["code"], english["text"]) == ("table-page-unknown", "There is no such thing here.")


def test_a_new_game_has_a_lobby_with_links_and_codes(house: House) -> None:
    lobby = house.lobby(house.new_game(title="Abend"))
    assert (lobby["title"], lobby["stage"], lobby["scene"]) == ("Abend", "lobby", "schlaegerei")
    by_seat = {one["seat"]: one for one in lobby["seats"]}
    assert set(by_seat) == {"master", "heroes", "foes"}
    assert by_seat["heroes"]["link"].startswith("#/t/")
    assert by_seat["heroes"]["qr"].startswith("M")
    assert by_seat["heroes"]["qr_size"] > 20
    assert by_seat["foes"]["link"] == "", "the computer needs no link"
    assert lobby["addresses"] == ["http://testserver/"]


def test_options_names_title_and_countdown_are_settled(house: House) -> None:
    master = house.new_game()
    change = {"options": {"aim_throw": True}, "names": {"hagen": "Hugo"}, "title": "Neu", "countdown": 20}
    lobby = house.ask("PATCH", "/api/lobby", master, json=change).json()
    assert (lobby["title"], lobby["countdown"], lobby["names"]) == ("Neu", 20, {"hagen": "Hugo"})
    assert next(one["value"] for one in lobby["detail"]["options"] if one["name"] == "aim_throw") is True
    assert "Hugo" in {one["name"] for one in lobby["people"]}
    again = house.ask("PATCH", "/api/lobby", master, json={"names": {"hagen": ""}, "countdown": 0}).json()
    assert (again["names"], again["countdown"], again["title"]) == ({}, None, "Neu")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"aim_throw": "perhaps"}, "option-value"),
        ({"aim_thrw": True}, "option-unknown-near"),
        ({"reaction_timing": "after_effects"}, "option-value"),
    ],
)
def test_options_that_cannot_be_are_refused_with_their_name(house: House, options: object, code: str) -> None:
    master = house.new_game()
    problem = house.refused(422, "PATCH", "/api/lobby", master, json={"options": options})
    assert problem["code"] == code
    assert house.lobby(master)["detail"]["options"] == house.get("/api/systems/phasesix/scenes/schlaegerei")["options"]


def test_a_change_is_settled_on_top_of_what_happened_meanwhile(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers pledge by themselves while the master splits a seat: nobody is told that somebody was faster."""
    token, settle, conflicts = house.new_game(), Store.change, [2]

    async def change(store: Store, id: str, version: int, **changes: Any) -> int:  # noqa: A002
        if conflicts[0]:
            conflicts[0] -= 1
            await settle(store, id, version, title="Inzwischen")
        return await settle(store, id, version, **changes)

    monkeypatch.setattr(Store, "change", change)
    seating = {"leyla": "leyla", "hagen": "hagen"}
    lobby = house.ask("PATCH", "/api/lobby", token, json={"seating": seating}).json()
    assert lobby["title"] == "Inzwischen"
    assert {"leyla", "hagen"} <= {one["seat"] for one in lobby["seats"]}
    conflicts[0] = 100
    assert house.refused(409, "PATCH", "/api/lobby", token, json={"seating": {}})["code"] == "table-moved-on"


def test_another_scene_keeps_the_links_of_seats_that_stay(house: House) -> None:
    master = house.new_game()
    before = house.tokens(master)
    lobby = house.ask("PATCH", "/api/lobby", master, json={"scene": "gruft"}).json()
    assert {one["seat"] for one in lobby["seats"]} == {"master", "heroes", "undead"}
    assert house.tokens(master)["heroes"] == before["heroes"]


def test_a_link_can_be_taken_back_and_renewed(house: House) -> None:
    master = house.new_game()
    heroes = next(one["id"] for one in house.lobby(master)["seats"] if one["seat"] == "heroes")
    old = house.tokens(master)["heroes"]
    assert house.get("/api/me", old)["seat"] == "heroes"
    house.ask("DELETE", f"/api/lobby/seats/{heroes}", master)
    assert house.refused(401, "GET", "/api/me", old)["code"] == "table-link-revoked"
    house.ask("POST", f"/api/lobby/seats/{heroes}/renew", master)
    assert house.refused(401, "GET", "/api/me", old)["code"] == "table-link-unknown"
    assert house.get("/api/me", house.tokens(master)["heroes"])["seat"] == "heroes"


def test_spectators_come_and_go(house: House) -> None:
    master = house.new_game()
    lobby = house.ask("POST", "/api/lobby/seats", master, json={"name": "Fernseher"}).json()
    television = lobby["seats"][-1]
    assert (television["role"], television["name"]) == ("spectator", "Fernseher")
    token = television["link"].removeprefix("#/t/")
    assert house.get("/api/me", token)["role"] == "spectator"
    house.ask("DELETE", f"/api/lobby/seats/{television['id']}", master)
    assert house.refused(401, "GET", "/api/me", token)["code"] == "table-link-unknown"
    for _ in range(20):
        house.ask("POST", "/api/lobby/seats", master, json={})
    assert house.refused(409, "POST", "/api/lobby/seats", master, json={})["code"] == "table-too-many-spectators"


def test_who_sits_there_is_a_person_the_master_or_a_tactic(house: House) -> None:
    master = house.new_game()
    seats = {one["seat"]: one["id"] for one in house.lobby(master)["seats"]}
    for player in ("person", "master", "reckless"):
        lobby = house.ask("PATCH", f"/api/lobby/seats/{seats['foes']}", master, json={"player": player}).json()
        found = next(one for one in lobby["seats"] if one["seat"] == "foes")
        assert (found["player"], bool(found["link"])) == (player, player == "person")
    path = f"/api/lobby/seats/{seats['foes']}"
    assert house.refused(422, "PATCH", path, master, json={"player": "genius"})["field"] == "player"
    of_master = f"/api/lobby/seats/{seats['master']}"
    assert house.refused(422, "PATCH", of_master, master, json={"player": "person"})["field"] == "player"
    assert house.refused(409, "DELETE", of_master, master)["code"] == "table-seat-is-masters"


def test_a_level_that_has_nothing_to_judge_by_takes_no_seat(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its weights are for other rules: whoever seats it is told, and no worker fails later."""

    def outdated(chosen: System) -> ValueFile:
        found = replace(value_file(chosen), rules_version="0.1")
        check(chosen, found)
        return found

    master = house.new_game()
    path = next(f"/api/lobby/seats/{one['id']}" for one in house.lobby(master)["seats"] if one["seat"] == "foes")
    before = house.lobby(master)["seats"]
    monkeypatch.setattr(judging, "checked_value", outdated)
    problem = house.refused(422, "PATCH", path, master, json={"player": "strong"})
    assert (problem["code"], problem["field"]) == ("table-level-unfit", "player")
    assert "version 0.1" in problem["text"] and "regelwerk value phasesix" in problem["text"]
    assert house.lobby(master)["seats"] == before
    assert house.ask("PATCH", path, master, json={"player": "beginner"}).status_code == 200, "it judges nothing"
    monkeypatch.undo()
    assert house.ask("PATCH", path, master, json={"player": "strong"}).status_code == 200


def test_a_master_reaches_no_seat_of_another_game(house: House) -> None:
    first, second = house.new_game(), house.new_game()
    foreign = next(one["id"] for one in house.lobby(second)["seats"] if one["seat"] == "heroes")
    for method, path in (("PATCH", ""), ("POST", "/renew"), ("DELETE", "")):
        how = {"json": {"name": "Ich"}} if method == "PATCH" else {}
        assert house.refused(404, method, f"/api/lobby/seats/{foreign}{path}", first, **how)["code"]
    assert house.lobby(second)["seats"][1]["name"] == ""


def test_a_game_begins_once_and_its_scene_is_settled_then(house: House) -> None:
    master = house.new_game(options={"aim_throw": True})
    assert house.refused(409, "GET", "/api/replay", master)["code"] == "table-not-begun"
    assert house.ask("POST", "/api/lobby/begin", master).json()["stage"] == "running"
    assert house.refused(409, "POST", "/api/lobby/begin", master)["code"] == "table-already-begun"
    assert house.refused(409, "PATCH", "/api/lobby", master, json={"options": {}})["code"] == "table-already-begun"
    lobby = house.ask("PATCH", "/api/lobby", master, json={"names": {"hagen": "Hugo"}}).json()
    assert "Hugo" in {one["name"] for one in lobby["people"]}
    assert next(one["value"] for one in lobby["detail"]["options"] if one["name"] == "aim_throw") is True
    cards = house.get("/api/table", master)["display"]["cards"]
    assert "Hugo" in {card["name"] for card in cards}


def test_the_host_lists_and_removes_games_and_each_opens_with_its_masters_token(house: House) -> None:
    master = house.new_game(title="Wieder weg")
    listed = next(one for one in house.get("/api/games", house.host) if one["title"] == "Wieder weg")
    assert (listed["token"], listed["scene_name"], listed["stage"]) == (master, "Schlägerei", "lobby")
    assert house.ask("DELETE", f"/api/games/{listed['id']}", house.host).status_code == 204
    assert house.refused(401, "GET", "/api/lobby", master)["code"] == "table-link-unknown"
    assert house.refused(404, "DELETE", f"/api/games/{listed['id']}", house.host)["code"] == "table-no-game"


def test_a_command_is_carried_out_or_refused(house: House) -> None:
    master = house.begun()
    tokens = house.tokens(master)
    asked = next(seat for seat in ("heroes", "foes") if _choices(house, tokens[seat]))
    choice = _choices(house, tokens[asked])[0]
    command = {"do": "answer", "prompt": choice["id"], "key": choice["default"]}
    done = house.ask("POST", "/api/table/commands", tokens[asked], json=command)
    assert done.status_code == 200, done.text
    assert done.json()["head"] == house.get("/api/table", master)["head"]
    assert house.refused(409, "POST", "/api/table/commands", tokens[asked], json=command)["code"]
    assert house.refused(422, "POST", "/api/table/commands", tokens[asked], json={"do": "dance"})["code"]


def _choices(house: House, token: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = house.get("/api/table", token)["choices"]
    return found


def test_the_host_gives_a_master_a_new_link_and_the_old_one_opens_nothing(house: House) -> None:
    old = house.new_game()
    game = house.lobby(old)["game"]
    new = house.ask("POST", f"/api/games/{game}/renew", house.host).json()["token"]
    assert new != old
    assert house.refused(401, "GET", "/api/lobby", old)["code"] == "table-link-unknown"
    assert house.lobby(new)["game"] == game
    assert [one["token"] for one in house.get("/api/games", house.host) if one["id"] == game] == [new]
    assert house.refused(404, "POST", "/api/games/nothing/renew", house.host)["code"] == "table-no-game"


def test_levels_are_offered_beside_the_tactics_with_what_they_are_like(house: House) -> None:
    scene = house.get("/api/systems/phasesix/scenes/schlaegerei")
    assert [one["name"] for one in scene["levels"]] == ["beginner", "strong", "masterly"]
    assert scene["levels"][1]["title"] == "Computer: stark"
    assert scene["levels"][1]["note"] == "Denkt bei jeder Entscheidung voraus, bis zu einer Sekunde."
    english = house.get("/api/systems/phasesix/scenes/schlaegerei?lang=en")
    assert english["levels"][2]["note"].endswith("for up to 10 seconds at every decision.")
    assert not {one["name"] for one in scene["levels"]} & {one["name"] for one in scene["tactics"]}


def test_a_level_takes_a_seat_before_and_while_the_game_is_played(house: House) -> None:
    master = house.new_game()
    foes = next(one for one in house.lobby(master)["seats"] if one["seat"] == "foes")
    for stage, level in (("lobby", "strong"), ("running", "beginner")):
        if stage == "running":
            house.ask("POST", "/api/lobby/begin", master)
        lobby = house.ask("PATCH", f"/api/lobby/seats/{foes['id']}", master, json={"player": level}).json()
        assert lobby["stage"] == stage
        assert next(one["player"] for one in lobby["seats"] if one["seat"] == "foes") == level
    problem = house.refused(422, "PATCH", f"/api/lobby/seats/{foes['id']}", master, json={"player": "genius"})
    assert problem["code"] == "table-player-unknown"
    assert "strong" in problem["text"]


def test_the_master_says_whether_the_computer_gives_hints(house: House) -> None:
    master = house.new_game()
    assert (house.lobby(master)["hints"], house.lobby(master)["can_hint"]) == (True, True)
    lobby = house.ask("PATCH", "/api/lobby", master, json={"hints": False}).json()
    assert lobby["hints"] is False
    assert house.ask("PATCH", "/api/lobby", master, json={"countdown": 20}).json()["hints"] is False

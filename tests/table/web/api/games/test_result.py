"""After the game: the result, the game that follows, and the archive with its search."""

from __future__ import annotations

import pytest

from regelwerk.engine.journal.entries import lines_of
from table.house import House
from table.played import played

pytestmark = pytest.mark.slow


def finished(house: House, **names: str) -> tuple[str, dict[str, str]]:
    """A duel that one side has given up: the master's token, and those of the others by their seats."""
    master = house.new_game("realms", "uebung", title="Zweikampf am Abend")
    for seat in house.lobby(master)["seats"]:
        if seat["role"] == "player":
            change = {"player": "person", "name": names.get(seat["seat"], "")}
            house.ask("PATCH", f"/api/lobby/seats/{seat['id']}", master, json=change)
    house.ask("POST", "/api/lobby/seats", master, json={"name": "TV"})
    tokens = house.tokens(master)
    assert house.ask("POST", "/api/lobby/begin", master).status_code == 200
    house.refused(409, "GET", "/api/result", tokens["blue"])
    done = house.ask("POST", "/api/table/commands", tokens["blue"], json={"do": "concede"})
    assert done.status_code == 200, done.text
    return master, tokens


def test_the_result_says_who_won_and_why(house: House) -> None:
    master, tokens = finished(house, blue="Anna", red="Bela")
    page = house.get("/api/result", tokens["blue"])
    assert page["ending"]["winner"] and page["ending"]["text"] and page["ending"]["rule"]
    assert not page["ending"]["won"]
    assert house.get("/api/result", tokens["red"])["ending"]["won"]
    seats = {one["person"]: one for one in page["seats"]}
    assert (seats["Anna"]["won"], seats["Bela"]["won"]) == (False, True)
    assert seats["Anna"]["next_seat"] == seats["Bela"]["name"]
    assert (page["may_repeat"], page["can_swap"], page["following"]) == (False, True, None)
    assert house.get("/api/result", master)["may_repeat"]


def test_a_rematch_changes_sides_and_leads_everybody_over(house: House) -> None:
    master, tokens = finished(house, blue="Anna", red="Bela")
    house.refused(404, "GET", "/api/result/following", tokens["red"])
    made = house.ask("POST", "/api/result/rematch", master, json={"swap": True}).json()
    lobby = house.lobby(made["token"])
    assert {one["seat"]: one["name"] for one in lobby["seats"] if one["role"] == "player"} == {
        "blue": "Bela", "red": "Anna",
    }  # fmt: skip
    assert (lobby["title"], lobby["scene"]) == ("Zweikampf am Abend (2)", "uebung")
    led = {seat: house.get("/api/result/following", token) for seat, token in tokens.items()}
    there = {seat: house.get("/api/me", one["token"]) for seat, one in led.items()}
    assert there["blue"]["seat"] == "red" and there["blue"]["name"] == "Anna"
    assert there["red"]["seat"] == "blue" and there[""]["role"] == "spectator" and there["master"]["role"] == "master"
    assert house.get("/api/table", tokens["blue"])["following"] == made["game"]
    # It is set up once; a link that was renewed there is not given out here.
    assert house.ask("POST", "/api/result/rematch", master, json={}).json()["game"] == made["game"]
    number = next(one["id"] for one in lobby["seats"] if one["seat"] == "red")
    house.ask("POST", f"/api/lobby/seats/{number}/renew", made["token"])
    assert house.refused(404, "GET", "/api/result/following", tokens["blue"])["code"] == "table-no-following-seat"


def test_once_more_leaves_everybody_where_they_were(house: House) -> None:
    master, tokens = finished(house, blue="Anna")
    house.ask("POST", "/api/result/rematch", master, json={"swap": False})
    assert house.get("/api/me", house.get("/api/result/following", tokens["blue"])["token"])["seat"] == "blue"


def test_a_game_that_came_as_a_file_is_played_again_with_its_options(house: House) -> None:
    _, session = played("phasesix", 500)
    text = "".join(f"{line}\n" for line in lines_of(session.journal)).encode()
    master = house.ask("POST", "/api/import", house.host, content=text).json()["token"]
    made = house.ask("POST", "/api/result/rematch", master, json={"swap": True})
    assert made.status_code == 201, made.text
    assert house.lobby(made.json()["token"])["detail"]["options"] == house.lobby(master)["detail"]["options"]


def test_the_archive_tells_outcomes_and_is_searched(house: House) -> None:
    master, tokens = finished(house, blue="Xaverine Quint")
    game = house.get("/api/me", master)["game"]

    def found(**search: str) -> list[str]:
        return [one["id"] for one in house.get("/api/games", house.host, params=search)]

    info = next(one for one in house.get("/api/games", house.host) if one["id"] == game)
    assert info["outcome"] and info["winner"] and info["people"] == ["Xaverine Quint"]
    assert house.get("/api/me", tokens["blue"])["outcome"] == info["outcome"]
    assert found(q="xaverine ZWEIKAMPF") == found(q=f"quint {info['winner']}") == [game]
    assert game in found(q="Xaverine", system="realms", stage="over", ending="won", since="2020-01-01")
    assert game not in found(system="factions")
    assert game not in found(q="Xaverine", ending="draw")
    assert game not in found(q="Xaverine", until="2020-01-01")
    assert found(q="niemand heißt so") == []
    house.refused(422, "GET", "/api/games", house.host, params={"since": "gestern"})
    english = {one["id"]: one["outcome"] for one in house.get("/api/games?lang=en", house.host)}
    assert english[game] != info["outcome"]
    house.ask("POST", "/api/table/commands", master, json={"do": "undo", "to": 0})
    assert house.get("/api/me", master)["outcome"] == ""

"""Campaigns through the interface: begun, played from scene to scene, taken over once, taken back, exported."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from table.house import House

Json = dict[str, Any]
MIRA = """
[characters.mira]
name = "Mira <b>die Kühne</b>"
lucky_number = 7
attributes = { reaction = 12, self_control = 9 }
skills = { pin = "14/2" }
weapons = ["pin"]

[weapons.pin]
name = "Haarnadel"
kind = "sword"
ts = "1W8"
"""


def begun(house: House, **more: Any) -> Json:
    """A campaign of Heldencodex: Richart alone, two duels."""
    wanted = {"system": "heldencodex", "heroes": ["richart"], "scenes": ["duel", "assassin"], "title": "Herbst", **more}
    made = house.ask("POST", "/api/campaigns", house.host, json=wanted)
    assert made.status_code == 201, made.text
    page: Json = made.json()
    return page


def set_up(house: House, campaign: str, scene: str = "duel", **more: Any) -> Json:
    made = house.ask("POST", f"/api/campaigns/{campaign}/next", house.host, json={"scene": scene, **more})
    assert made.status_code == 201, made.text
    game: Json = made.json()
    return game


def ended(house: House, master: str, **corrections: Any) -> None:
    """Begin a duel, correct Richart as told, and strike his opponent dead."""
    assert house.ask("POST", "/api/lobby/begin", master).status_code == 200
    changes = [{"who": "richart", "set": name.replace("__", ":"), "to": to} for name, to in corrections.items()]
    for change in [*changes, {"who": "mercenary", "set": "state", "to": "dead"}]:
        done = house.ask("POST", "/api/table/commands", master, json={"do": "correct", "change": change})
        assert done.status_code == 200, done.text


def page_of(house: House, campaign: str) -> Json:
    found: Json = house.get(f"/api/campaigns/{campaign}", house.host)
    return found


def hero_of(page: Json, hero: str = "richart") -> Json:
    return next(one for one in page["heroes"] if one["id"] == hero)


def test_wounds_go_from_one_scene_to_the_next_until_they_are_taken_back(house: House) -> None:
    campaign = begun(house)
    assert campaign["next_scene"] == "duel" and hero_of(campaign)["state"] == []
    game = set_up(house, campaign["id"])
    lobby = house.lobby(game["token"])
    assert (lobby["cast"], lobby["campaign"]) == ({"richart": "richart"}, campaign["id"])
    assert house.refused(409, "POST", "/api/result/keep", game["token"])["code"] == "table-result-not-over"
    ended(house, game["token"], outer__1=2, ep=9)

    told = house.get("/api/result", game["token"])["campaign"]
    assert (told["kept"], told["may_keep"]) == (False, True)
    assert told["changes"] == ["Richart: gestrichene Segmente +2 (jetzt 2), EP +4 (jetzt 10), Respekt +1 (jetzt 4)"]
    player = house.tokens(game["token"])["richart"]
    assert house.get("/api/result", player)["campaign"]["changes"] == []
    house.refused(403, "POST", "/api/result/keep", player)
    kept = house.ask("POST", "/api/result/keep", game["token"])
    assert kept.json()["campaign"]["kept"]

    page = page_of(house, campaign["id"])
    assert hero_of(page)["state"] == ["gestrichene Segmente +2 (jetzt 2)", "EP +4 (jetzt 10)", "Respekt +1 (jetzt 4)"]
    assert (page["next_scene"], page["games"]) == ("assassin", [])
    line = page["history"][0]
    assert (line["kind"], line["can_take_back"], line["changes"]) == ("kept", True, told["changes"])
    english = house.get(f"/api/campaigns/{campaign['id']}?lang=en", house.host)
    assert "EP +4 (now 10)" in english["history"][0]["changes"][0]

    # The next scene begins with these wounds.
    second = set_up(house, campaign["id"])
    ended(house, second["token"], outer__2=1)
    assert house.get("/api/result", second["token"])["campaign"]["changes"][0].startswith(
        "Richart: gestrichene Segmente +1 (jetzt 3)"
    )

    # Taken back, he is as he was; nothing is erased, and the same end can be taken over once more.
    back = {"head": page_of(house, campaign["id"])["head"], "n": line["n"]}
    page = house.ask("POST", f"/api/campaigns/{campaign['id']}/back", house.host, json=back).json()
    assert hero_of(page)["state"] == []
    assert [one["kind"] for one in page["history"][:2]] == ["back", "began"]
    assert next(one for one in page["history"] if one["n"] == line["n"])["taken_back"]
    again = {**back, "head": page["head"]}
    refused = house.refused(422, "POST", f"/api/campaigns/{campaign['id']}/back", house.host, json=again)
    assert refused["code"] == "campaign-back-already"
    assert house.ask("POST", "/api/result/keep", second["token"]).status_code == 200
    refused = house.refused(422, "POST", "/api/result/keep", game["token"])
    assert refused["code"] == "campaign-changed-since"


def test_of_two_who_take_over_at_once_one_wins(house: House) -> None:
    campaign = begun(house)["id"]
    game = set_up(house, campaign)
    ended(house, game["token"], ep=7)
    keep = {"game": game["game"]}
    with ThreadPoolExecutor(2) as both:
        answers = [
            both.submit(house.ask, "POST", "/api/result/keep", game["token"]),
            both.submit(house.ask, "POST", f"/api/campaigns/{campaign}/keep", house.host, json=keep),
        ]
    found = sorted(one.result().status_code for one in answers)
    assert found == [200, 422]
    assert [one["kind"] for one in page_of(house, campaign)["history"]].count("kept") == 1


def test_who_has_died_stays_in_the_folder_and_is_not_cast(house: House) -> None:
    campaign = begun(house, heroes=["richart", "jost"])["id"]
    game = set_up(house, campaign)
    ended(house, game["token"], state="dead", ep=0)
    assert house.ask("POST", "/api/result/keep", game["token"]).status_code == 200
    page = page_of(house, campaign)
    assert hero_of(page)["lost"] and not hero_of(page, "jost")["lost"]
    # Jost is proposed for his place; Richart himself is refused with a sentence.
    second = set_up(house, campaign, "duel")
    assert house.lobby(second["token"])["cast"] == {"richart": "jost"}
    cast = {"cast": {"richart": "richart"}}
    refused = house.refused(422, "PATCH", "/api/lobby", second["token"], json=cast)
    assert refused["code"] == "campaign-hero-lost" and "Richart" in refused["text"]
    heroes = house.get("/api/lobby/heroes", second["token"])
    assert [(one["id"], one["source"], one["lost"]) for one in heroes[:2]] == [
        ("richart", "campaign", True), ("jost", "campaign", False),
    ]  # fmt: skip
    # The master may say that he was only thought dead.
    change = {"head": page_of(house, campaign)["head"], "lost": False}
    page = house.ask("PATCH", f"/api/campaigns/{campaign}/heroes/richart", house.host, json=change).json()
    assert not hero_of(page)["lost"]


def test_the_master_changes_a_hero_between_two_scenes(house: House) -> None:
    campaign = begun(house)
    path = f"/api/campaigns/{campaign['id']}/heroes/richart"
    text = house.get(path, house.host)["text"]
    rested = text.replace("ep = 6", "ep = 2")
    assert rested != text
    page = house.ask("PATCH", path, house.host, json={"head": campaign["head"], "text": rested}).json()
    assert hero_of(page)["state"] == ["EP −4 (jetzt 2)"]
    for wrong, code in (
        ("x = [", "content-syntax"),
        (rested.replace("ep = 2", "ep = -2"), "content-too-small"),
        (rested.replace("characters.richart", "characters.robert"), "campaign-hero-missing"),
        ("characters = 3", "content-unknown-table"),
    ):
        change = {"head": page["head"], "text": wrong}
        assert house.refused(422, "PATCH", path, house.host, json=change)["code"] == code
    # Somebody who has not seen this change is told so, and nothing is changed.
    late = {"head": campaign["head"], "text": text}
    assert house.refused(409, "PATCH", path, house.host, json=late)["code"] == "table-campaign-moved-on"
    assert page_of(house, campaign["id"])["head"] == page["head"]


def test_a_hero_is_changed_by_the_form_with_gear_that_only_the_campaign_has(house: House) -> None:
    assert house.ask("PUT", "/api/content/heldencodex/mira", house.host, json={"text": MIRA}).status_code == 200
    campaign = begun(house, heroes=["mira"], scenes=["duel"])
    assert house.ask("DELETE", "/api/content/heldencodex/mira", house.host).status_code == 204
    path = f"/api/campaigns/{campaign['id']}/heroes/mira"
    page = house.get(path, house.host)
    assert {"id": "pin", "name": "Haarnadel", "own": True} in page["form"]["offers"]["weapon"]
    hurt = {**page["data"], "physis_lost": 2, "drinks": None}
    verdict = house.ask("POST", f"{path}/check", house.host, json={"data": hurt}).json()
    assert verdict["problems"] == [] and verdict["derived"]
    for wrong, field in (({"physis_lost": -1}, "physis_lost"), ({"weapons": ["pin", "needle"]}, "weapons#2")):
        found = house.ask("POST", f"{path}/check", house.host, json={"data": {**hurt, **wrong}}).json()
        assert [one["field"] for one in found["problems"]] == [field]
        change = {"head": campaign["head"], "since": page["since"], "data": {**hurt, **wrong}}
        house.refused(422, "PATCH", path, house.host, json=change)

    # A weapon that the house has written meanwhile comes along with whoever takes it up.
    needle = MIRA[MIRA.index("[weapons") :].replace("pin", "needle").replace("Haarnadel", "Stopfnadel")
    assert house.ask("PUT", "/api/content/heldencodex/sewing", house.host, json={"text": needle}).status_code == 200
    armed = {**hurt, "weapons": ["pin", "needle"], "skills": {"pin": "14/2", "needle": "12/1"}}
    assert house.ask("POST", f"{path}/check", house.host, json={"data": armed}).json()["problems"] == []
    change = {"head": campaign["head"], "since": page["since"], "data": armed}
    after = house.ask("PATCH", path, house.host, json=change).json()
    assert any("Physis" in one for one in after["history"][0]["changes"]), after["history"][0]
    text = house.get(path, house.host)["text"]
    assert "Haarnadel" in text and "Stopfnadel" in text
    assert house.ask("DELETE", "/api/content/heldencodex/sewing", house.host).status_code == 204
    assert house.ask("POST", "/api/lobby/begin", set_up(house, campaign["id"])["token"]).status_code == 200

    # A draft of an earlier version does not replace a later one, even by somebody who has seen the campaign.
    late = {**change, "head": page_of(house, campaign["id"])["head"]}
    refused = house.refused(409, "PATCH", path, house.host, json=late)
    assert refused["code"] == "table-campaign-hero-changed"
    house.refused(403, "POST", f"{path}/check", house.new_game("heldencodex", "duel"), json={"data": hurt})


def test_an_own_hero_plays_in_any_scene_and_joins_a_campaign(house: House) -> None:
    kept = house.ask("PUT", "/api/content/heldencodex/mira", house.host, json={"text": MIRA})
    assert kept.status_code == 200, kept.text
    master = house.new_game("heldencodex", "assassin")
    lobby = house.ask("PATCH", "/api/lobby", master, json={"cast": {"richart": "mira"}}).json()
    people = {one["id"]: one for one in lobby["people"]}
    assert people["richart"]["name"] == "Mira <b>die Kühne</b>" and people["richart"]["hero"] == "mira"
    assert {one["seat"] for one in lobby["seats"]} == {"master", "richart", "elsbeth"}
    for cast, code in (
        ({"richart": "mira", "elsbeth": "mira"}, "campaign-cast-twice"),
        ({"richart": "elsbeth"}, "campaign-cast-twice"),
        ({"nobody": "mira"}, "campaign-cast-figure"),
        ({"richart": "nobody"}, "campaign-cast-hero"),
        ({"richart": "pin"}, "campaign-cast-hero"),
    ):
        refused = house.refused(422, "PATCH", "/api/lobby", master, json={"cast": cast})
        assert refused["code"] == code, refused
    assert house.lobby(master)["cast"] == {"richart": "mira"}, "nothing was changed"

    campaign = begun(house, heroes=["mira"], scenes=["duel"])
    # What vanishes from the house's files stays in the campaign; a game without one says who is missing.
    assert house.ask("DELETE", "/api/content/heldencodex/mira", house.host).status_code == 204
    lobby = house.lobby(master)
    assert "mira" in lobby["cast_problem"] and lobby["people"][0]["name"] == "Richart"
    assert house.refused(422, "POST", "/api/lobby/begin", master)["code"] == "campaign-cast-hero"
    game = set_up(house, campaign["id"])
    assert house.lobby(game["token"])["people"][0]["name"] == "Mira <b>die Kühne</b>"
    assert house.ask("POST", "/api/lobby/begin", game["token"]).status_code == 200


def test_scenes_are_added_and_what_does_not_fit_is_refused(house: House) -> None:
    campaign = begun(house)
    path = f"/api/campaigns/{campaign['id']}"
    longer = {"head": campaign["head"], "scenes": ["duel", "ford", "assassin"]}
    page = house.ask("PUT", f"{path}/scenes", house.host, json=longer).json()
    assert [one["id"] for one in page["scenes"]] == ["duel", "ford", "assassin"]
    wrong = {"head": page["head"], "scenes": ["nowhere"]}
    assert house.refused(422, "PUT", f"{path}/scenes", house.host, json=wrong)["code"] == "campaign-scene-unknown"
    page = house.ask("POST", f"{path}/heroes", house.host, json={"head": page["head"], "hero": "jost"}).json()
    assert hero_of(page, "jost")["name"]
    twice = {"head": page["head"], "hero": "jost"}
    assert house.refused(422, "POST", f"{path}/heroes", house.host, json=twice)["code"] == "campaign-hero-twice"
    house.refused(422, "POST", "/api/campaigns", house.host, json={"system": "heldencodex", "title": "Leer"})
    choices = house.get(f"{path}/choices", house.host)
    assert {"richart", "elsbeth"} <= {one["id"] for one in choices["heroes"]}
    assert "toll_house" in {one["id"] for one in choices["scenes"]}
    master = house.new_game()
    house.refused(403, "GET", path, master)
    assert house.ask("DELETE", path, house.host).status_code == 204
    assert house.refused(404, "GET", path, house.host)["code"] == "table-no-campaign"


def test_a_campaign_is_one_file(house: House) -> None:
    campaign = begun(house)
    text = house.ask("GET", f"/api/campaigns/{campaign['id']}/file", house.host).text
    again = house.ask("POST", "/api/campaigns/import", house.host, json={"text": text})
    assert again.status_code == 201
    assert again.json()["heroes"] == campaign["heroes"] and again.json()["id"] != campaign["id"]
    before = len(house.get("/api/campaigns", house.host))
    told = json.loads(text)
    damaged = {**told, "entries": told["entries"][1:]}
    for wrong, code in (
        ("", "campaign-file-none"),
        ("[]", "campaign-file-none"),
        ("[" * 5_000, "campaign-file-none"),
        (json.dumps({**told, "format": 2}), "campaign-file-format"),
        (json.dumps({**told, "rules": "0.1"}), "campaign-file-rules"),
        (json.dumps({**told, "system": "chess"}), "campaign-file-system"),
        (json.dumps(damaged), "campaign-damaged"),
        (json.dumps({**told, "entries": [{"kind": "founded"}]}), "campaign-damaged"),
        (text.replace('"lucky_number"', '"unlucky_number"'), "content-missing-key"),
    ):
        refused = house.refused(422, "POST", "/api/campaigns/import", house.host, json={"text": wrong})
        assert refused["code"] == code
    assert len(house.get("/api/campaigns", house.host)) == before


@pytest.mark.parametrize("system", ["darkspace", "factions", "heldencodex", "phasesix", "realms"])
def test_every_system_supplies_a_campaign_of_three_scenes_whose_heroes_have_a_form(house: House, system: str) -> None:
    (plan, *_) = house.get(f"/api/campaigns/planned/{system}")
    assert plan["name"] and plan["introduction"] and len(plan["scenes"]) == 3 and plan["heroes"]
    campaign = house.ask("POST", "/api/campaigns", house.host, json={"system": system, "example": plan["id"]}).json()
    for hero in campaign["heroes"]:
        path = f"/api/campaigns/{campaign['id']}/heroes/{hero['id']}"
        page = house.get(path, house.host)
        verdict = house.ask("POST", f"{path}/check", house.host, json={"data": page["data"]}).json()
        assert page["form"]["fields"] and verdict["problems"] == [], hero["name"]
    change = {"head": campaign["head"], "since": page["since"], "data": page["data"]}
    after = house.ask("PATCH", path, house.host, json=change).json()
    assert after["history"][0]["changes"] == [], "whoever changes nothing is told of no change"

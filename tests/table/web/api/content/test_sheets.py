"""Sheets over HTTP: what a seat sees of somebody now, as a PDF, and of content without a game."""

from __future__ import annotations

import json

import pytest

from regelwerk.engine.system import system_names
from table.house import House

SCENES = {
    "phasesix": ("schlaegerei", "foe", "wolf"),
    "darkspace": ("halle9", "weapon", ""),
    "heldencodex": ("duel", "character", "richart"),
    "factions": ("nebelhafen", "asset", "silver_mine"),
    "realms": ("standard", "model", "amboss"),
}
OWN = """
[foes.dachs]
name = "Dachs"
hearts = 3
[foes.dachs.actions.bite]
name = "Biss"
mode = "melee"
pool = 4
"""


@pytest.mark.parametrize("name", system_names())
def test_everybody_at_a_table_has_a_sheet_in_both_languages(house: House, name: str) -> None:
    scene, *_ = SCENES[name]
    master = house.begun(name, scene)
    card = house.get("/api/table", master)["display"]["cards"][0]
    told = {
        lang: house.get("/api/table/sheet", master, params={"who": card["id"], "lang": lang}) for lang in ("de", "en")
    }
    assert told["de"]["id"] == card["id"] and told["de"]["figures" if name != "darkspace" else "sections"]
    assert json.dumps(told["de"]) != json.dumps(told["en"])
    house.refused(404, "GET", "/api/table/sheet", master, params={"who": "nobody"})


def test_a_sheet_is_handed_out_as_a_pdf(house: House) -> None:
    master = house.begun("phasesix", "schlaegerei")
    made = house.ask("GET", "/api/table/sheet/file", master, params={"who": "hagen"})
    assert made.status_code == 200, made.text
    assert made.content.startswith(b"%PDF-") and made.headers["content-type"] == "application/pdf"
    assert made.headers["content-disposition"] == 'attachment; filename="phasesix-hagen.pdf"'


def test_a_seat_reads_on_a_sheet_only_what_it_may_know(house: House) -> None:
    master = house.new_game("factions", "nebelhafen", options={"hidden_values": "plans_and_rp"})
    for seat in house.lobby(master)["seats"]:
        if seat["role"] == "player":
            house.ask("PATCH", f"/api/lobby/seats/{seat['id']}", master, json={"player": "person"})
    tokens = house.tokens(master)
    assert house.ask("POST", "/api/lobby/begin", master).status_code == 200
    own, other = (house.get("/api/table/sheet", tokens[seat], params={"who": "kontor"}) for seat in ("kontor", "asche"))
    points = {seat: sheet["figures"][2]["value"] for seat, sheet in (("own", own), ("other", other))}
    assert points == {"own": "2", "other": "?"}
    assert "Leuchtturmzoll" in json.dumps(own) and "Leuchtturmzoll" not in json.dumps(other)


def test_content_has_sheets_and_cards_without_a_game(house: House) -> None:
    for name, (_, kind, entry) in SCENES.items():
        if entry:
            found = house.get(f"/api/sheets/{name}/{kind}/{entry}", params={"lang": "en"})
            assert found["name"] and found["sections"]
    house.refused(404, "GET", "/api/sheets/phasesix/foe/nobody")
    house.refused(404, "GET", "/api/sheets/phasesix/scenario/gruft")


def test_content_of_ones_own_is_for_those_who_manage_it(house: House) -> None:
    house.ask("PUT", "/api/content/phasesix/dachse", house.host, json={"text": OWN})
    assert house.get("/api/sheets/phasesix/foe/dachs", house.host)["name"] == "Dachs"
    house.refused(404, "GET", "/api/sheets/phasesix/foe/dachs")
    house.ask("DELETE", "/api/content/phasesix/dachse", house.host)

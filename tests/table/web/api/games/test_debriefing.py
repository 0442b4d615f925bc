"""The debriefing of a finished game: everybody with a link to it may have it, one review serves all."""

from __future__ import annotations

from time import sleep
from typing import Any

import pytest

from regelwerk.engine.journal.entries import Journal, lines_of
from table.house import House
from table.played import played

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def finished() -> Journal:
    _, session = played("phasesix", 500)
    assert session.outcome is not None
    return session.journal


@pytest.fixture(scope="module")
def master(house: House, finished: Journal) -> str:
    text = "".join(f"{line}\n" for line in lines_of(finished)).encode()
    made = house.ask("POST", "/api/import", house.host, content=text)
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


def ended(house: House, token: str) -> dict[str, Any]:
    """What came of it, as somebody who looks now and then finds out."""
    for _ in range(600):
        seen: dict[str, Any] = house.get("/api/debriefing", token)
        if seen["state"] not in ("waiting", "running"):
            return seen
        sleep(0.1)
    raise AssertionError(seen)


def test_a_review_can_be_stopped_and_stays_readable_in_both_languages(house: House, master: str) -> None:
    assert house.get("/api/debriefing", master)["state"] == "unasked"
    for kept in ("page", "data"):
        assert house.refused(404, "GET", f"/api/debriefing/{kept}", master)["code"] == "table-review-unknown"
    begun = house.ask("POST", "/api/debriefing", master).json()
    assert begun["state"] == "running"
    while not house.get("/api/debriefing", master)["done"]:
        sleep(0.1)
    assert house.ask("DELETE", "/api/debriefing", master).status_code == 200
    page = ended(house, master)["page"]
    assert page["title"].startswith("Nachbesprechung: ")
    assert len(page["curve"]) - 1 > 0
    assert "abgebrochen" in page["notice"]
    # Nothing is worked out again: it is there at once, also in the other language and as a file.
    again = house.get("/api/debriefing?lang=en", master)
    assert again["state"] == "done"
    assert again["page"]["title"].startswith("Debriefing: ")
    file = house.ask("GET", "/api/debriefing/page", master)
    assert "attachment" in file.headers["content-disposition"]
    assert page["title"] in file.text
    data = house.ask("GET", "/api/debriefing/data?lang=en", master)
    assert 'filename="regelwerk.json"' in data.headers["content-disposition"]
    assert data.json()["page"] == again["page"]
    assert 0 < data.json()["done"] == len(data.json()["curve"]) - 1 < data.json()["steps"]
    assert {row["seat"] for row in data.json()["seats"]} == {"heroes", "foes"}
    # Whoever wants the whole of it after all begins anew.
    assert house.ask("POST", "/api/debriefing", master).json()["state"] == "running"
    # Nobody is there to read it: it would be worked on beside all other tests.
    assert house.ask("DELETE", "/api/debriefing", master).status_code == 200
    assert ended(house, master)["state"] == "done"


def test_a_game_under_way_is_not_talked_about(house: House) -> None:
    begun = house.begun("phasesix", "schlaegerei")
    assert house.refused(409, "POST", "/api/debriefing", begun)["code"] == "table-review-not-over"
    assert house.refused(401, "POST", "/api/debriefing")["code"] == "table-token-missing"

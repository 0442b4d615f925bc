"""A scene played many times: what comes out is the campaign's, it can be stopped, and not everybody may begin it."""

from __future__ import annotations

from time import sleep
from typing import Any

from regelwerk.library import campaign
from regelwerk.table.workers.study_worker import StopCheck
from table.house import House

ASKED = {"system": "factions", "scene": "nebelhafen", "runs": 20, "rounds": 3}


def begin(house: House, **more: Any) -> dict[str, Any]:
    begun = house.ask("POST", "/api/rehearsals", house.host, json=ASKED | more)
    assert begun.status_code == 201, begun.text
    found: dict[str, Any] = begun.json()
    return found


def ended(house: House, begun: dict[str, Any]) -> dict[str, Any]:
    """What came of it, as somebody who looks now and then finds out."""
    for _ in range(600):
        seen: dict[str, Any] = house.get(f"/api/rehearsals/{begun['id']}", token=house.host)
        if seen["state"] != "running":
            return seen
        sleep(0.05)
    raise AssertionError(seen)


def test_a_scene_is_played_many_times_and_told_as_the_campaign_counts(house: House) -> None:
    begun = begin(house)
    assert house.refused(429, "POST", "/api/rehearsals", house.host, json=ASKED)["code"] == "table-many-busy"
    seen = ended(house, begun)
    report = seen["report"]
    expected = campaign("factions", "nebelhafen", runs=20, phases=3)
    assert report["played"] == 20
    assert {one["share"] for one in report["winners"]} == {
        chance.value for chance in (*expected.winners.values(), expected.undecided) if chance.value
    }
    assert [one["survival"] for one in report["courses"]] == [
        [chance.value for chance in course.survival] for course in expected.courses
    ]
    page = house.ask("GET", f"/api/rehearsals/{begun['id']}/report", house.host)
    assert report["courses"][0]["name"] in page.text
    assert "attachment" in page.headers["content-disposition"]


def test_whoever_stops_keeps_what_was_played(house: House) -> None:
    begun = begin(house, runs=2_000, rounds=60)
    assert house.ask("DELETE", f"/api/rehearsals/{begun['id']}", house.host).status_code == 200
    assert 1 <= ended(house, begun)["report"]["played"] < 2_000


def test_a_mistake_is_told_and_only_hosts_and_masters_may_begin(house: House) -> None:
    wrong = ended(house, begin(house, scene="nirgends"))
    assert wrong["problem"]["code"] == "table-scene-unknown"
    assert house.refused(401, "POST", "/api/rehearsals", json=ASKED)["code"] == "table-token-missing"
    too_many = house.refused(422, "POST", "/api/rehearsals", house.host, json=ASKED | {"runs": 2_001})
    assert too_many["field"] == "runs"
    assert house.refused(404, "GET", "/api/rehearsals/nie", token=house.host)["code"] == "table-many-unknown"


def test_the_first_game_is_always_played_and_then_time_decides() -> None:
    goes_on = StopCheck(0.0)
    assert goes_on()
    assert not goes_on()
    assert goes_on.played == 1

"""The workshop: what can be varied, odds with a changed number, and studies that are kept, stopped and continued."""

from __future__ import annotations

from pathlib import Path
from time import sleep
from typing import Any

import pytest

from regelwerk.engine.system import system
from regelwerk.lab.studies import designs
from regelwerk.lab.studies.running import run
from regelwerk.lab.studies.study import Axis
from regelwerk.lab.studies.varying import limits
from regelwerk.table.workers import workshop_pool
from table.house import House, open_house

Json = dict[str, Any]
GIVEN = {"attacker": "hagen", "target": "bear", "weapon": "axe"}
PENETRATION = {"path": "weapons.axe.penetration", "values": [0, 1, 2]}
BLOW: Json = {"kind": "sweep", "system": "phasesix", "question": "attack", "given": GIVEN, "axes": [PENETRATION]}
BRAWL: Json = {
    "kind": "sweep", "system": "phasesix", "scenario": "schlaegerei", "tactic": "light", "games": 20,
    "axes": [{"path": "characters.hagen.attributes.strength", "values": [2, 4]}],
}  # fmt: skip
STUDIES = "/api/workshop/studies"


def begin(house: House, asked: Json, **more: Any) -> Json:
    begun = house.ask("POST", STUDIES, house.host, json=asked | more)
    assert begun.status_code == 201, begun.text
    found: Json = begun.json()
    return found


def seen(house: House, study: Json, lang: str = "de") -> Json:
    found: Json = house.get(f"{STUDIES}/{study['info']['id']}", house.host, params={"lang": lang})
    return found


def ended(house: House, study: Json, lang: str = "de") -> Json:
    """A study once it is no longer running."""
    for _ in range(1200):
        found = seen(house, study, lang)
        if found["info"]["state"] != "running":
            return found
        sleep(0.05)
    raise AssertionError(found)


def test_a_sweep_of_odds_is_drawn_told_kept_and_read_again_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        study = ended(house, begin(house, BLOW, name="Die Axt"))
        assert (study["info"]["state"], study["info"]["name"]) == ("done", "Die Axt")
        section = study["report"]["sections"][0]
        subject = designs.setting("phasesix", question="attack", given=GIVEN)
        exact = run(designs.sweep(subject, [Axis("weapons.axe.penetration", (0, 1, 2))]))
        assert [(one["at"], one["value"]) for one in section["picture"]["points"]] == [
            (float(at), found.value) for at in range(3) if (found := exact.estimate(at))
        ]
        assert [row[0]["text"] for row in section["table"]["rows"]] == ["0", "1", "2"]
        page = house.ask("GET", f"{STUDIES}/{study['info']['id']}/report", house.host)
        assert study["report"]["title"] in page.text
    with open_house(tmp_path) as house:
        (kept,) = house.get(STUDIES, house.host)
        assert (kept["name"], kept["state"]) == ("Die Axt", "done")
        assert seen(house, study, "en")["report"]["sections"][0]["heading"] != section["heading"]
        called = house.ask("PATCH", f"{STUDIES}/{kept['id']}", house.host, json={"name": "Langaxt"})
        assert called.json()["name"] == "Langaxt"
        file = house.ask("GET", f"{STUDIES}/{kept['id']}/file", house.host)
        assert house.ask("DELETE", f"{STUDIES}/{kept['id']}", house.host).status_code == 204
        assert house.get(STUDIES, house.host) == []
        again = house.ask("POST", f"{STUDIES}/file?name=Geschickt", house.host, content=file.content)
        assert again.status_code == 201, again.text
        assert again.json()["report"] == study["report"]
        assert again.json()["info"]["name"] == "Geschickt"


def test_a_study_that_is_stopped_goes_on_to_the_same_numbers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop_pool, "AT_ONCE", 1)
    study = begin(house, BRAWL, games=60)
    assert house.refused(429, "POST", STUDIES, house.host, json=BLOW)["code"] == "table-study-busy"
    house.ask("POST", f"{STUDIES}/{study['info']['id']}/stop", house.host)
    stopped = ended(house, study)
    if stopped["info"]["state"] == "stopped":
        assert stopped["info"]["played"] < 120
        assert house.ask("POST", f"{STUDIES}/{study['info']['id']}/continue", house.host).status_code == 200
    whole = ended(house, study)
    assert (whole["info"]["state"], whole["info"]["played"]) == ("done", 120)
    subject = designs.setting("phasesix", "schlaegerei", tactic="light")
    once = run(designs.sweep(subject, [Axis("characters.hagen.attributes.strength", (2, 4))], games=60))
    values = [point["value"] for point in whole["report"]["sections"][0]["picture"]["points"]]
    assert values == [found.value for number in range(2) if (found := once.estimate(number))]


def test_a_server_that_dies_leaves_a_study_that_can_go_on(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        study = begin(house, BRAWL, games=2000)
    # Closing the house has ended its processes in the middle.
    with open_house(tmp_path) as house:
        assert seen(house, study)["info"]["state"] == "stopped"
        house.ask("POST", f"{STUDIES}/{study['info']['id']}/continue", house.host)
        assert seen(house, study)["info"]["state"] == "running"
        assert house.ask("DELETE", f"{STUDIES}/{study['info']['id']}", house.host).status_code == 204


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"axes": [{"path": "weapons.axt-der-riesen.penetration", "values": [1]}]}, ""),
        ({"axes": [{"path": "weapons.axe.penetration", "values": [10**6]}]}, "weapons.axe.penetration"),
        ({"axes": []}, "axes"),
        ({"axes": [{"path": "given.aim", "values": list(range(n, n + 200))} for n in (0, 1)]}, "axes"),
        ({"given": {"attacker": "hagen"}}, "given.target"),
        ({"question": "", "scenario": "schlaegerei", "games": 20_000, "axes": [
            {"path": "characters.hagen.attributes.strength", "values": [n % 20 + 1 for n in range(40)]}]}, "games"),
    ],
)  # fmt: skip
def test_a_mistake_is_a_sentence_at_its_field_before_anything_runs(house: House, wrong: Json, field: str) -> None:
    asked = BLOW | wrong
    if "scenario" in wrong:
        asked |= {"given": {}}
    kept = house.get(STUDIES, house.host)
    problem = house.refused(422, "POST", STUDIES, house.host, json=asked)
    assert problem["text"] and not problem["text"].startswith("lab-"), problem
    if field:
        assert problem["field"] == field, problem
    assert house.get(STUDIES, house.host) == kept


def test_only_the_host_and_only_studies_are_let_in(house: House) -> None:
    kept = house.get(STUDIES, house.host)
    assert house.refused(401, "POST", STUDIES, json=BLOW)["code"] == "table-token-missing"
    assert house.refused(403, "GET", STUDIES, house.new_game())["code"] == "table-only-host"
    for content in (b"", b"no study\n", b'{"format": "regelwerk-study-1", "study": {"kind": "sweep"}}\n'):
        problem = house.refused(422, "POST", f"{STUDIES}/file?name=brief.jsonl", house.host, content=content)
        assert "/" not in problem["text"], problem
    assert house.refused(404, "GET", f"{STUDIES}/nie", house.host)["code"] == "table-study-unknown"
    assert house.get(STUDIES, house.host) == kept


def test_what_can_be_varied_is_listed_with_the_bounds_of_the_content(house: House) -> None:
    kinds = house.get("/api/workshop/systems/phasesix", house.host)
    weapons = next(one for one in kinds if one["table"] == "weapons")
    assert {"id": "axe", "name": "Axt"} in weapons["entries"]
    fields = house.get("/api/workshop/systems/phasesix/fields?entry=weapons.axe", house.host)
    penetration = next(one for one in fields if one["name"] == "penetration")
    chosen = system("phasesix")
    assert (penetration["low"], penetration["high"]) == limits(chosen, designs.setting("phasesix"), penetration["path"])
    assert house.refused(422, "GET", "/api/workshop/systems/phasesix/fields?entry=weapons.axxe", house.host)["text"]
    measures = house.get("/api/workshop/systems/phasesix/measures?scenario=schlaegerei", house.host)
    assert measures[0]["name"].startswith("wins.")


def test_one_number_changed_gives_exact_odds_before_and_after(house: House) -> None:
    asked = {"system": "phasesix", "question": "attack", "given": GIVEN, "changes": {"weapons.axe.penetration": 1}}
    found = house.ask("POST", "/api/workshop/odds", house.host, json=asked).json()
    asked["changes"] = {}
    same = house.ask("POST", "/api/workshop/odds", house.host, json=asked).json()
    assert same["before"] == same["after"] == found["before"]
    assert found["after"][0]["mean"] > found["before"][0]["mean"]
    asked["changes"] = {"weapons.axe.penetration": -7}
    problem = house.refused(422, "POST", "/api/workshop/odds", house.host, json=asked)
    assert problem["field"] == "weapons.axe.penetration"

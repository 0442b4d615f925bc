"""Content of one's own in several files: what is ticked together may refer to each other, in every system."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.system import system
from regelwerk.table.games.own_content import load_together
from table.house import House

FILES: dict[str, tuple[tuple[str, dict[str, str]], ...]] = {
    "phasesix": (
        ("weapon", {}),
        ("character", {'"short_sword", ': '"my_weapon", '}),
        ("scenario", {'"leyla"': '"my_character"', '"short_sword"': '"my_weapon"'}),
    ),
    "darkspace": (
        ("weapon", {}),
        ("henchman", {'["schlagstock"]': '["my_weapon"]'}),
        ("squad", {'"zollwache", "zollwache"': '"my_henchman"'}),
    ),
    "heldencodex": (("weapon", {}), ("character", {"arming_sword": "my_weapon"})),
    "realms": (("weapon", {}), ("model", {'"gewehr"': '"my_weapon"'})),
    "factions": (("asset", {}), ("scenario", {'"silver_mine", "wachtuerme"': '"my_asset"'})),
}
"""Templates, each of which refers to what stands in those before it."""


def written(name: str) -> list[tuple[str, str]]:
    """The files of a system by their names. In the order of their names what is referred to comes last."""
    found = []
    for number, (kind, changes) in enumerate(FILES[name]):
        text = system(name).new_content(kind)
        for old, new in changes.items():
            assert old in text, (kind, old)
            text = text.replace(old, new)
        found.append((f"{'zyx'[number]}-{kind}", text))
    return found


def sent(house: House, method: str, path: str, **body: Any) -> Any:
    found = house.ask(method, path, house.host, json=body)
    assert found.status_code in (200, 201), found.text
    return found.json()


@pytest.mark.parametrize("name", FILES)
def test_what_is_ticked_may_refer_to_each_other(house: House, name: str) -> None:
    path, files = f"/api/content/{name}", written(name)
    before: list[str] = []
    for file, text in files[1:]:
        (alone,) = sent(house, "POST", f"{path}/check", text=text)
        assert alone["text"], "as long as the others are not kept it lacks what it refers to"
        assert house.refused(422, "PUT", f"{path}/{file}", house.host, json={"text": text})
    for file, text in files:
        assert sent(house, "POST", f"{path}/check", text=text) == [], "what the house keeps is found by itself"
        assert sent(house, "POST", f"{path}/check", text=text, beside=before) == []
        assert sent(house, "POST", f"{path}/check", text=text, name=file, beside=[*before, file]) == []
        sent(house, "PUT", f"{path}/{file}", text=text, beside=before)
        before.append(file)
    for ticked in (before, before[::-1]):
        scene = "my_scenario" if files[-1][0].endswith("scenario") else system(name).first_scenario
        made = sent(house, "POST", "/api/games", system=name, scene=scene, content=ticked)
        assert house.ask("POST", "/api/lobby/begin", made["token"]).status_code == 200
        assert house.get("/api/table", made["token"])["stage"] == "running"
    for file in before:
        house.ask("DELETE", f"{path}/{file}", house.host)


def test_a_file_that_is_changed_stands_for_the_one_that_is_kept(house: House) -> None:
    path, (weapon, character, _) = "/api/content/phasesix", written("phasesix")
    sent(house, "PUT", f"{path}/{weapon[0]}", text=weapon[1])
    sent(house, "PUT", f"{path}/{character[0]}", text=character[1], beside=[weapon[0]])
    both = [weapon[0], character[0]]
    renamed = weapon[1].replace("my_weapon", "other")
    assert sent(house, "POST", f"{path}/check", text=renamed, name=weapon[0], beside=both) == []
    sent(house, "PUT", f"{path}/{weapon[0]}", text=renamed, beside=both)
    (lacking,) = sent(house, "POST", f"{path}/check", text=character[1], name=character[0], beside=both)
    assert "my_weapon" in lacking["text"]
    assert lacking["line"]
    for file in both:
        house.ask("DELETE", f"{path}/{file}", house.host)


def test_what_is_wrong_with_another_file_is_no_reason_to_refuse_this_one() -> None:
    chosen = system("phasesix")
    foe = chosen.new_content("foe")
    broken = [("torn", "[foes.x]\nname = 1\n"), ("syntax", "[foes"), ("lacks", written("phasesix")[1][1])]
    assert "my_foe" in load_together(chosen, "foe", foe, tuple(broken)).plain["foes"]


def test_files_that_are_not_there_are_named(house: House) -> None:
    problem = house.refused(
        404, "POST", "/api/content/phasesix/check", house.host, json={"text": "", "beside": ["nowhere"]}
    )
    assert "nowhere" in problem["text"]

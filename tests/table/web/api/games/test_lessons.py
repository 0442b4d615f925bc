"""Guided scenes at a table: offered first, begun with one request, guided for the learner alone."""

from __future__ import annotations

import time
from typing import Any

import pytest

from regelwerk.engine.lessons.reading import lessons_of
from regelwerk.engine.system import System, system, system_names
from regelwerk.table.screens import lessons
from table.house import House

Json = dict[str, Any]
AXE = "attack:throwing_axe:throw:thief"


def begun(house: House, system: str = "phasesix", lesson: str = "am_brunnen") -> Json:
    wanted = {"system": system, "lesson": lesson}
    answer = house.ask("POST", "/api/lessons", house.host, json=wanted)
    assert answer.status_code == 201, answer.text
    created: Json = answer.json()
    return created


def asked(house: House, token: str) -> Json:
    """The table as soon as the learner is asked something; the others answer in the background."""
    for _ in range(200):
        table: Json = house.get("/api/table", token)
        if table["choices"] or table["ending"]:
            return table
        time.sleep(0.02)
    raise AssertionError("nobody asks the learner")


def answer(house: House, token: str, key: str = "") -> Json:
    """Answer as recommended, or with this key, and see what is asked next."""
    step = asked(house, token)["lesson"]["step"]
    command = {"do": "answer", "prompt": step["prompt"], "key": key or step["recommended"]}
    assert house.ask("POST", "/api/table/commands", token, json=command).status_code == 200
    return asked(house, token)


def test_every_system_offers_its_guided_scene_in_both_languages(house: House) -> None:
    german, english = house.get("/api/systems"), house.get("/api/systems?lang=en")
    assert [one["name"] for one in german if len(one["lessons"]) == 1] == list(system_names())
    for one, other in zip(german, english, strict=True):
        assert one["lessons"][0]["introduction"] != other["lessons"][0]["introduction"]
        assert 5 <= one["lessons"][0]["minutes"] <= 10
        assert one["lesson_faults"] == []


def test_one_request_begins_it_and_the_answer_opens_the_learners_seat(house: House) -> None:
    created = begun(house)
    table = asked(house, created["token"])
    assert (table["me"]["role"], table["stage"], table["title"]) == ("player", "running", "Am Brunnen")
    lesson = table["lesson"]
    assert (lesson["stage"], lesson["done"], lesson["steps"]) == ("asked", 0, 9)
    assert lesson["step"]["recommended"] == AXE
    assert [one["id"] for one in lesson["step"]["rules"]] == ["PS-RND-02", "PS-ACT-02", "PS-ATK-03"]
    assert "Lernpartie" in table["fairness"]["worth"]
    listed = next(one for one in house.get("/api/games", house.host) if one["id"] == created["game"])
    assert listed["token"] == created["token"], "who opens it again learns on"


def test_from_the_first_caption_to_what_was_learned(house: House) -> None:
    token = begun(house)["token"]
    steps = []
    table = asked(house, token)
    while table["lesson"]["stage"] == "asked":
        steps.append(table["lesson"]["step"]["number"])
        table = answer(house, token)
    assert steps == list(range(1, 10))
    assert table["ending"]["won"]
    assert table["lesson"]["end"]["scene"] == "schlaegerei"
    assert len(table["lesson"]["end"]["learned"]) == 4
    verdict = house.get("/api/verify", token)
    assert "Lernpartie" in verdict["text"]
    assert (verdict["given"], verdict["checked"]) == (verdict["throws"], 0)


def test_an_answer_gets_its_reaction_and_can_be_taken_back_after_the_dice(house: House) -> None:
    token = begun(house)["token"]
    answer(house, token)
    table = answer(house, token)
    assert table["lesson"]["reaction"][1].startswith("Zwei Treffer")
    assert table["may_undo"] == "free"
    assert house.ask("POST", "/api/table/commands", token, json={"do": "undo", "to": None}).status_code == 200
    table = answer(house, token, "bonus:1+destiny:0")
    assert table["lesson"]["reaction"][1].startswith("Drei Treffer")


def test_leaving_goes_on_as_an_ordinary_game(house: House) -> None:
    token = begun(house)["token"]
    asked(house, token)
    leave = {"do": "leave_lesson"}
    assert house.ask("POST", "/api/table/commands", token, json=leave).status_code == 200
    table = asked(house, token)
    assert (table["lesson"]["stage"], table["lesson"]["step"]) == ("left", None)
    assert any("Lernpartie ist verlassen" in line["text"] for line in table["log"])
    assert house.refused(409, "POST", "/api/table/commands", token, json=leave)["code"] == "table-no-lesson"


def test_other_games_know_nothing_of_lessons(house: House) -> None:
    master = house.begun()
    assert house.get("/api/table", master)["lesson"] is None
    leave = {"do": "leave_lesson"}
    assert house.refused(409, "POST", "/api/table/commands", master, json=leave)["code"] == "table-no-lesson"
    problem = house.refused(404, "POST", "/api/lessons", house.host, json={"system": "phasesix", "lesson": "am_brunen"})
    assert problem["code"] == "lesson-not-found"
    assert "am_brunnen" in problem["text"]


def test_a_wrong_lesson_is_not_offered_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_wrong(chosen: System) -> Any:
        found, faults = lessons_of(chosen)
        return found, [*faults, found[0].place.at("steps", 2).error("lesson-unknown-rule", rule="PS-X", hint="–")]

    monkeypatch.setattr(lessons, "lessons_of", one_wrong)
    lessons._tried.cache_clear()
    try:
        chosen = system("phasesix")
        assert [one.id for one in lessons.lesson_infos(chosen, "de")] == ["am_brunnen"]
        (fault,) = lessons.lesson_faults(chosen, "de")
    finally:
        lessons._tried.cache_clear()
    assert "phasesix/content/lessons/am_brunnen.toml, lesson.steps#3" in fault
    assert "PS-X" in fault

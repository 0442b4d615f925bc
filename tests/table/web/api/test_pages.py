"""The pages beside the table: rules, odds, participants of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.system import system, system_names
from regelwerk.library import ask, law
from regelwerk.table.games.own_content import line_of
from table.house import House

FOE = """
# Ein eigener Gegner.
[foes.dachs]
name = "Dachs"
hearts = 3
quickness = 2
strength = 2
deftness = 2
mind = 1

[foes.dachs.actions.bite]
name = "Biss"
mode = "melee"
pool = 4
"""
SCENE = """
[scenarios.bau]
name = "Am Bau"
introduction = "Ein Dachs verteidigt seinen Bau."
round_limit = 8
options = { space = "none" }
sides.heroes = "Helden"
sides.foes = "Dachse"
participants = [{ who = "hagen", side = "heroes" }, { who = "dachs", side = "foes" }]
"""


# -- rules ------------------------------------------------------------------------------------------------------------


def test_rules_are_found_by_id_by_heading_and_by_text_the_best_first(house: House) -> None:
    assert house.get("/api/rules/phasesix?q=ps-cov-01")[0]["id"] == "PS-COV-01"
    found = house.get("/api/rules/phasesix?q=deckung")
    assert found[0]["heading"].startswith("Deckung")
    assert "deckung" in (found[-1]["heading"] + found[-1]["snippet"]).casefold()
    both = house.get("/api/rules/phasesix?q=deckung schild")
    assert 0 < len(both) < len(found)
    assert house.get("/api/rules/phasesix?q=xyzzy") == []
    assert {one["kind"] for one in found} == {"rule", "option", "ruling"}
    assert house.get("/api/rules/phasesix?q=cover&lang=en")[0]["heading"] == "Cover"


def test_all_rules_of_a_system_can_be_read_on_from_the_first_to_the_last(house: House) -> None:
    listed = [one["id"] for one in house.get("/api/rules/factions")]
    read, following = [], listed[0]
    while following:
        page = house.get(f"/api/rules/factions/{following}")
        assert page["text"]
        assert page["book"]
        read.append(page["id"])
        following = page["after"]
    assert read == listed


def test_a_rule_comes_with_the_options_that_apply_and_their_alternatives(house: House) -> None:
    page = house.get("/api/rules/phasesix/PS-INI-02")
    assert page["kind"] == "code"
    option = next(one for one in page["options"] if one["name"] == "initiative_formula")
    assert [one["value"] for one in option["values"]] == ["d6_plus_quickness", "quickness_d6_sum"]
    settled = house.get("/api/rules/phasesix/PS:initiative_formula")
    assert settled["kind"] == "option"
    assert [one["id"] for one in settled["cites"]] == ["PS-INI-02"]
    assert house.refused(404, "GET", "/api/rules/phasesix/PS-XXX-99")["code"] == "table-rule-unknown"


def test_with_the_link_of_a_game_a_rule_shows_what_this_game_has_settled(house: House) -> None:
    master = house.new_game(options={"initiative_formula": "quickness_d6_sum"})
    page = house.get("/api/rules/phasesix/PS-INI-02", master)
    assert page["options"][0]["value"] == "quickness_d6_sum"
    assert house.get("/api/rules/phasesix/PS-INI-02")["options"][0]["value"] == "d6_plus_quickness"


# -- odds -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", system_names())
def test_every_question_is_offered_with_what_it_wants_to_know(house: House, name: str) -> None:
    offered = {one["name"]: one for one in house.get(f"/api/odds/{name}")}
    for question in system(name).questions.values():
        wanted = [(one["name"], one["required"]) for one in offered[question.name]["parameters"]]
        assert wanted == [(one.name, one.required) for one in question.parameters]
    people = [p for q in offered.values() for p in q["parameters"] if p["name"] in ("attacker", "who", "hacker")]
    assert people
    assert all(one["choices"] for one in people)


@pytest.mark.parametrize("name", system_names())
def test_what_can_be_chosen_is_said_in_peoples_words(house: House, name: str) -> None:
    chosen = system(name)
    for question in house.get(f"/api/odds/{name}"):
        values = {one.name: set(one.values) for one in chosen.questions[question["name"]].parameters}
        for one in question["parameters"]:
            told = {choice["text"] for choice in one["choices"] if choice["value"] in values[one["name"]]}
            assert not [
                text for text in told if "_" in text or text in ("melee", "burst", "eased", "snap", "near", "fast")
            ]
            assert not one["help"].endswith("true")
            assert not [value for value in values[one["name"]] if "_" in value and value in one["help"]]


def test_an_answer_is_the_systems_own_exact_law(house: House) -> None:
    given: dict[str, Any] = {"attacker": "hagen", "target": "wolf", "weapon": ["axe"], "mode": ["melee"]}
    answer = house.ask("POST", "/api/odds/phasesix/attack", json={"given": given}).json()[0]
    (exact,) = ask("phasesix", "attack", **given)
    assert [(bar["value"], bar["share"]) for bar in answer["bars"]] == [
        (outcome, weight / exact.law.total) for outcome, weight in exact.law.items()
    ]
    assert answer["exact"]
    assert answer["sums"]
    assert answer["mean"] == float(exact.law.mean())
    assert answer["bars"][1]["at_least"] == pytest.approx(float(exact.law.at_least(1)))


@pytest.mark.parametrize(
    ("question", "given", "code"),
    [
        ("attack", {"attacker": "hagen", "target": "wollf"}, "content-not-found"),
        ("attack", {"attacker": "hagen"}, "table-odds-missing"),
        ("attack", {"attacker": "hagen", "target": "wolf", "aim": "viel"}, "odds-number"),
        ("attack", {"attacker": "hagen", "target": "wolf", "luck": "1"}, "table-odds-parameter"),
        ("love", {}, "table-odds-question"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_sentence(
    house: House, question: str, given: dict[str, str], code: str
) -> None:
    answer = house.ask("POST", f"/api/odds/phasesix/{question}", json={"given": given})
    assert answer.status_code in (404, 422)
    assert answer.json()["code"] == code


def test_no_question_reads_a_file_of_the_server(house: House) -> None:
    asked = {"given": {"game": "/etc/passwd", "who": "x"}}
    problem = house.refused(422, "POST", "/api/odds/realms/targets", json=asked)
    assert (problem["code"], problem["field"]) == ("table-odds-no-files", "game")


def test_a_throw_in_notation_has_its_law(house: House) -> None:
    answer = house.get("/api/throw", params={"notation": "2W6"})
    assert [bar["share"] for bar in answer["bars"]] == [weight / 36 for _, weight in law("2W6").items()]
    assert answer["mean"] == 7
    many = house.get("/api/throw", params={"notation": "200W20"})
    assert len(many["bars"]) <= 45
    assert sum(bar["share"] for bar in many["bars"]) == pytest.approx(1)
    assert "^" in house.refused(422, "GET", "/api/throw", params={"notation": "4Q6"})["text"]


def test_what_takes_too_long_is_given_up_and_the_next_is_answered(house: House) -> None:
    calculations = house.app.state.calculations
    patience, calculations.seconds = calculations.seconds, 0.001
    try:
        problem = house.refused(422, "GET", "/api/throw", params={"notation": "300W100"})
    finally:
        calculations.seconds = patience
    assert problem["code"] == "table-too-long"
    assert house.get("/api/throw", params={"notation": "W6"})["mean"] == 3.5


# -- content ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", system_names())
def test_every_kind_has_a_name_and_a_template_that_is_fine(house: House, name: str) -> None:
    for kind in house.get(f"/api/content/{name}/kinds"):
        template = house.get(f"/api/content/{name}/template/{kind['name']}")
        assert kind["title"] != kind["name"] or name == "factions"
        assert house.ask("POST", f"/api/content/{name}/check", house.host, json={"text": template["text"]}).json() == []


def test_mistakes_are_said_as_for_content_files_with_their_line(house: House) -> None:
    def wrong(text: str) -> dict[str, object]:
        (found,) = house.ask("POST", "/api/content/phasesix/check", house.host, json={"text": text}).json()
        return dict(found)

    spelled = wrong(FOE.replace("hearts = 3", 'hearts = "drei"'))
    assert (spelled["code"], spelled["line"], spelled["field"]) == ("content-type", 5, "foes.dachs.hearts")
    assert str(spelled["text"]).startswith("foes.dachs.hearts: ")
    syntax = wrong(FOE.replace("hearts = 3", "hearts = = 3"))
    assert (syntax["code"], syntax["line"], syntax["column"]) == ("content-syntax", 5, 10)
    assert wrong("[wizards.x]\nname = 'x'\n")["code"] == "content-unknown-table"
    assert wrong("x = " + "[" * 5_000 + "]" * 5_000)["code"] == "content-nested"


def test_the_line_of_a_value_is_found_by_the_longest_part_of_the_way_that_the_file_names() -> None:
    assert line_of(FOE, "foes.dachs.actions.bite.pool") == 14
    assert line_of(FOE, "foes.dachs.actions.bite.nothing") == 11
    assert line_of(FOE, "foes.dachs.armor#2") == 3
    assert line_of(FOE, "weapons.axe") is None
    assert line_of("", "") is None


def test_content_of_ones_own_is_kept_played_taken_away_and_thrown_away(house: House) -> None:
    keep = [("dachs", FOE), ("bau", SCENE)]
    path = "/api/content/phasesix"
    alone = house.refused(422, "PUT", f"{path}/bau", house.host, json={"text": SCENE})
    assert "dachs" in alone["text"], "nobody has written that foe yet"
    assert house.ask("PUT", f"{path}/dachs", house.host, json={"text": FOE}).status_code == 200
    wrong = house.refused(422, "PUT", f"{path}/bau", house.host, json={"text": SCENE + "\nx = 1"})
    assert wrong["code"] == "table-content-wrong"
    assert house.ask("PUT", f"{path}/bau", house.host, json={"text": SCENE}).status_code == 200
    listed = {one["name"]: one["entries"] for one in house.get(path, house.host) if one["name"] in ("bau", "dachs")}
    assert listed == {"bau": ["scenarios.bau"], "dachs": ["foes.dachs"]}
    asked = {"content": ["dachs"], "given": {"attacker": "dachs", "target": "wolf"}}
    assert (
        house.ask("POST", "/api/odds/phasesix/attack", house.host, json=asked).json()[0]["title"] == "Biss (Nahkampf)"
    )
    assert house.refused(401, "POST", "/api/odds/phasesix/attack", json=asked)["code"] == "table-token-missing"
    master = house.new_game(scene="bau", content=["bau"])
    assert [one["name"] for one in house.lobby(master)["people"]] == ["Hagen", "Dachs"]
    assert house.ask("POST", "/api/lobby/begin", master).status_code == 200
    assert house.get(f"{path}/dachs", master)["text"] == keep[0][1]
    file = house.ask("GET", f"{path}/dachs/file", master)
    assert file.text == FOE
    assert file.headers["content-disposition"] == 'attachment; filename="dachs.toml"'
    for name in listed:
        assert house.ask("DELETE", f"{path}/{name}", house.host).status_code == 204
    assert house.refused(404, "GET", f"{path}/dachs", house.host)["code"] == "table-content-unknown"
    assert "Dachs" in {card["name"] for card in house.get("/api/table", master)["display"]["cards"]}, (
        "games keep theirs"
    )


def test_a_draft_whose_content_is_gone_says_so(house: House) -> None:
    house.ask("PUT", "/api/content/phasesix/weg", house.host, json={"text": FOE + SCENE})
    master = house.new_game(scene="bau", content=["weg"])
    house.ask("DELETE", "/api/content/phasesix/weg", house.host)
    assert house.refused(404, "POST", "/api/lobby/begin", master)["code"] == "table-content-unknown"


@pytest.mark.parametrize("name", ["../x", "x/y", "", "X Y", "a" * 61, ".."])
def test_names_of_files_are_plain(house: House, name: str) -> None:
    answer = house.ask("PUT", f"/api/content/phasesix/{name}", house.host, json={"text": ""})
    assert answer.status_code in (404, 405, 422)

"""`regelwerk try`: one rule with given values, dice and decisions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cli.running import Ran, fine, refused

HAGEN = {
    "who": "hagen",
    "weapons": ["short_sword"],
    "ready": ["short_sword"],
    "actions": 1,
    "bonus_dice": 0,
    "rerolls": 0,
}
ROBBER = {"who": "robber", "base_protection": 2}
E3 = {
    "state": {"fighters": [HAGEN, ROBBER], "actor": "hagen"},
    "handling": "attack:short_sword:melee:robber",
}
E7 = {"hits": [3, 2, [1]], "defence": {"cover": [5], "protection": 1}}


def attempt(rule: str, given: dict[str, Any], faces: str = "", *more: str) -> Ran:
    return fine("try", "phasesix", rule, "--given", json.dumps(given), "--faces", faces, *more)


@pytest.mark.parametrize("faces", ["[[5],[6,5],[3],[6,6,5],[2]]", "[5,[6,5],3,[6,6,5],2]", "5 6,5 3 6,6,5 2"])
def test_example_3_a_short_sword_with_a_mega_crit_makes_three_wounds(faces: str) -> None:
    data = attempt("act", E3, faces, "--json").data
    robber = next(one for one in data["result"]["fighters"] if one["sheet"] == "robber")
    assert robber["hearts"] == 3
    hits = next(line for line in data["log"] if line["rule"] == "PS-CRT-05")
    assert (hits["facts"]["normals"], hits["facts"]["crits"], hits["facts"]["mega"]) == (1, 2, 1)
    assert hits["text"] == "Hagen erzielt 1 Treffer und 2 Crits, megakritisch: 1 Wunde mehr."
    dice = next(tally for tally in data["tallies"] if tally["name"] == "dice")
    assert dice["total"] == 5 and [term["amount"] for term in dice["terms"]] == [4, 1]


def test_example_7_cover_and_protection_by_function_and_by_rule() -> None:
    by_name = attempt("take_hits", E7, "5 2 6 5 1", "--json").data
    assert by_name["result"]["wounds"] == 1
    assert attempt("PS-PRO-01", E7, "5 2 6 5 1", "--json").data == by_name
    text = attempt("take_hits", E7, "5 2 6 5 1", "--lang", "en").out
    assert "Result: " in text and "PS-COV-05" in text


def test_questions_are_answered_in_order_and_then_by_default() -> None:
    richer = {**E3, "state": {"fighters": [{**HAGEN, "bonus_dice": 1}, ROBBER]}}
    asked = attempt("act", richer, "5 5 5 5 5", "--json").data["asked"]
    assert (asked[0]["seat"], asked[0]["who"], asked[0]["taken"]) == ("a", "hagen", "none")
    assert asked[0]["taken"] in asked[0]["answers"] and asked[0]["question"].startswith("Hagen, Trefferwurf")
    answers = json.dumps(["bonus:1+destiny:0"])
    data = attempt("act", richer, "5 5 5 5 5 1", "--json", "--answers", answers).data
    assert data["asked"][0]["taken"] == "bonus:1+destiny:0"
    hagen = next(one for one in data["result"]["fighters"] if one["sheet"] == "hagen")
    assert "bonus_dice" not in hagen
    refusal = refused("try", "phasesix", "act", "--given", json.dumps(richer), "--answers", "dance,none")
    assert "dance" in refusal and "Möglich sind: " in refusal


def test_rules_without_dice_just_have_a_result() -> None:
    data = attempt("evasion", {"sheet": "leyla"}, "", "--json").data
    assert data["result"]["total"] == 3
    assert [term["amount"] for term in data["tallies"][0]["terms"]] == [4, -1]
    assert (
        attempt("Fighter.actions_max", {"self": {"who": "leyla", "conditions": {"asleep": 1}}}, "", "--json").data[
            "result"
        ]
        == 0
    )


def test_scenarios_places_and_inline_gear_can_be_given() -> None:
    begun = attempt(
        "begin",
        {"state": {"scenario": "hohlweg", "options": {"initiative_final_tie": "stable_order"}}},
        "1 1 1 1 1 1 1",
        "--json",
    ).data
    assert begun["result"]["phase"] != "initiative" and len(begun["result"]["fighters"]) == 7
    inline = {"weapon": {"kind": "shooting", "modes": ["single"]}, "mode": "single"}
    assert attempt("can_be_aimed", inline, "", "--json").data["result"] is True
    apart = {"state": {"fighters": [{"who": "hagen", "position": "1,1"}, {"who": "wolf", "position": [4, 5]}]}}
    near = {**apart, "one": {"who": "hagen", "position": "1,1"}, "other": {"who": "wolf", "position": [4, 5]}}
    assert attempt("is_within", {**near, "reach_m": 5}, "", "--json").data["result"] is True
    assert attempt("is_within", {**near, "reach_m": 4.9}, "", "--json").data["result"] is False


def test_all_rules_are_listed_with_their_parameters() -> None:
    assert "take_hits(hits: Hits, defence: Defence)  PS-PRO-01" in fine("try", "phasesix", width=200).out
    listed = fine("try", "phasesix", "--json").data
    assert listed["take_hits"]["parameters"] == {"hits": "Hits", "defence": "Defence"}


@pytest.mark.parametrize(
    ("rule", "given", "faces", "sentence"),
    [
        ("take_hits", E7, "5 2 6 5", "Für den Wurf 2W6≥5 (PS-COV-05) reichen die gegebenen Augen nicht."),
        ("take_hits", E7, "5 2 6 5 7", "Der Wurf 2W6≥5 (PS-COV-05) kann diese Augen nicht zeigen"),
        ("take_hits", E7, "5 2 6 5 1 1", "Ein Würfel wurde angegeben, aber nicht gebraucht."),
        ("take_hits", E7, "5 zwei", "„zwei“ sind keine Augen."),
        ("take_hits", {"hit": 1}, "", "Die Regel hat keine Angabe „hit“. Sie kennt: hits, defence."),
        ("take_hits", {"hits": [1, 0, []]}, "", "Für die Regel fehlt „defence“ (Defence)."),
        ("take_hits", {**E7, "hits": {"normals": "x"}}, "", "hits.normals: „x“ passt hier nicht. Möglich: int."),
        ("take_hits", {**E7, "defence": {"wall": 1}}, "", "defence: „wall“ gibt es hier nicht."),
        ("nixda", {}, "", "Eine Regel „nixda“ gibt es nicht. „regelwerk try phasesix“ zeigt alle."),
        ("PS-ATK-01", {}, "", "„PS-ATK-01“ steht in mehreren Funktionen."),
        ("act", {**E3, "handling": "attack:axe"}, "", "Möglich: attack:gear:mode:target."),
        ("act", {**E3, "handling": "attack:axe:melee:nobody"}, "", "ergibt act keinen Sinn"),
        ("act", {**E3, "state": {"fighters": ["nobody"]}}, "", "Teilnehmer „nobody“ gibt es nicht."),
        (
            "Handlings._attack_anybody",
            {"self": {}, "handling": "end_turn"},
            "",
            "lässt sich nicht vorgeben",
        ),
    ],
)
def test_bad_input_is_refused_with_a_sentence(rule: str, given: dict[str, Any], faces: str, sentence: str) -> None:
    assert sentence in refused("try", "phasesix", rule, "--given", json.dumps(given), "--faces", faces)


def test_what_is_no_json_is_refused_with_its_place() -> None:
    assert "(Zeile 1, Spalte 2)" in refused("try", "phasesix", "take_hits", "--given", '{"hits')
    assert "kein JSON-Objekt" in refused("try", "phasesix", "take_hits", "--given", "[1]")
    assert "sind keine Augen" in refused("try", "phasesix", "take_hits", "--given", json.dumps(E7), "--faces", "[[5],")

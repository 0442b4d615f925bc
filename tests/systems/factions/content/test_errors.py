"""Mistakes in content files: each is refused with the file, the place and what would be right."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Fact, Word, phrase
from regelwerk.engine.game import Json
from regelwerk.systems.factions.content.loading import load, template
from regelwerk.systems.factions.content.setup import scenario_document, start
from systems.refusing import Refusal, refusing, told

FACTION = '[factions.x]\nname = "X"\n'
ASSET = '[assets.x]\nname = "X"\nmaterial_base = "Y"\n'
OWNED = f"{FACTION}[[factions.x.assets]]\n"
PLAN = f'{FACTION}[[factions.x.plans]]\nid = "p"\nname = "P"\nattribute = "resources"\nrequired = 5\n'


refusal = refusing(load)


def effect(text: str) -> str:
    return f"{ASSET}effect = {{ {text} }}"


def effects(text: str) -> str:
    return f"{PLAN}effects = [{{ {text} }}]"


@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        ("[fractions.x]", "content-unknown-table", "", {"key": "fractions", "near": "factions"}),
        (f"{FACTION}rpp = 3", "content-unknown-key", "factions.x", {"near": "rp"}),
        (f"{FACTION}rp = -1", "content-too-small", "factions.x.rp", {"limit": "0"}),
        (f'{FACTION}rp = "3"', "content-type", "factions.x.rp", {"wanted": Word("content-type-integer")}),
        ("[factions.x]\nrp = 3", "content-missing-key", "factions.x", {"key": "name"}),
        (f'{FACTION}temper = "mad"', "content-value", "factions.x.temper", {"value": "mad"}),
        ('[factions.master]\nname = "X"', "content-id-reserved", "factions.master", {}),
        ('[factions."X y"]\nname = "X"', "content-id-form", "factions.X y", {}),
        (f'{FACTION}seat = "A B"', "content-id-form", "factions.x.seat", {}),
        (f'{FACTION}dice = {{ strength = "W8" }}', "content-unknown-key", "factions.x.dice", {"key": "strength"}),
        (f'{FACTION}dice = {{ operations = "W7" }}', "fa-content-die", "factions.x.dice.operations", {"value": "W7"}),
        (f'{FACTION}dice = {{ operations = "W8+1" }}', "fa-content-die", "factions.x.dice.operations", {}),
        (f'{FACTION}dice = {{ operations = "none" }}', "fa-content-die", "factions.x.dice.operations", {}),
        (f'{FACTION}effectiveness = "keine"', "fa-content-die", "factions.x.effectiveness", {"value": "keine"}),
        (effect('kind = "fly"'), "content-value", "assets.x.effect.kind", {"value": "fly"}),
        (effect('kind = "roll_bonus", roll = "atack", amount = 1'), "content-value", "assets.x.effect.roll", {}),
        (effect('kind = "roll_bonus", amount = 1'), "content-missing-key", "assets.x.effect", {"key": "roll"}),
        (
            effect('kind = "roll_bonus", roll = "attack", amount = 1, price = 2'),
            "fa-content-effect-parameter",
            "assets.x.effect",
            {"key": "price", "kind": "roll_bonus", "hint": phrase("content-hint-known", known="amount, roll")},
        ),
        (effect('kind = "hide", amount = 1'), "fa-content-effect-parameter", "assets.x.effect", {"key": "amount"}),
        (effect('kind = "derived_bonus", value = "speed", amount = 1'), "content-value", "assets.x.effect.value", {}),
        (effect('kind = "bennie_price", use = "luck", price = 1'), "content-value", "assets.x.effect.use", {}),
        (effect('kind = "hide", amonut = 1'), "content-unknown-key", "assets.x.effect", {"near": "amount"}),
        (
            f'{OWNED}id = "a"\ntemplate = "silvermine"',
            "content-unknown-reference",
            "factions.x.assets#1.template",
            {"kind": Word("fa-content-kind-asset"), "near": "silver_mine"},
        ),
        (f'{OWNED}id = "a"\nname = "A"\nmaterial_base = "B"', "fa-content-asset-half", None, {"key": "effect"}),
        (f'{OWNED}id = "a"\nname = "A"', "fa-content-asset-half", None, {"key": "material_base"}),
        (
            f'{OWNED}id = "a"\ntemplate = "mint"\neffect = {{ kind = "hide" }}',
            "fa-content-asset-both",
            "factions.x.assets#1",
            {},
        ),
        (
            f'{OWNED}id = "a"\ntemplate = "mint"\n[[factions.x.assets]]\nid = "a"\ntemplate = "city_wall"',
            "content-named-twice",
            "factions.x.assets",
            {"id": "a"},
        ),
        (f'{OWNED}id = "A"\ntemplate = "mint"', "content-id-form", "factions.x.assets#1.id", {}),
        (f'{FACTION}wounds = ["mint"]', "content-unknown-reference", "factions.x.wounds#1", {}),
        (f'{FACTION}wounds = ["", "", "", ""]', "content-too-many", "factions.x.wounds", {"limit": 3}),
        (f"{FACTION}hidden = true", "fa-content-no-refuge", "factions.x.hidden", {}),
        (
            f'{FACTION}hidden = true\nwounds = ["a"]\nassets = [{{ id = "a", template = "hidden_refuge" }}]',
            "fa-content-no-refuge",
            "factions.x.hidden",
            {},
        ),
        (
            f'{FACTION}controller = "wahce"',
            "content-unknown-reference",
            "factions.x.controller",
            {"near": "wache"},
        ),
        (f"{PLAN}progress = 5", "content-too-large", "factions.x.plans#1.progress", {"limit": "4"}),
        (
            f'{PLAN}[[factions.x.plans]]\nid = "p"\nname = "Q"\nattribute = "resources"\nrequired = 1',
            "content-named-twice",
            "factions.x.plans",
            {},
        ),
        (PLAN.replace("5", "0"), "content-too-small", "factions.x.plans#1.required", {}),
        (PLAN.replace('"resources"', '"rp"'), "content-value", "factions.x.plans#1.attribute", {}),
        (
            effects('do = "adjust_pr", amount = 1'),
            "fa-content-command",
            "factions.x.plans#1.effects#1.do",
            {"near": "adjust_rp"},
        ),
        (
            effects('do = "begin_phase"'),
            "fa-content-command",
            "factions.x.plans#1.effects#1.do",
            {"value": "begin_phase"},
        ),
        (effects('do = "adjust_rp"'), "content-missing-key", "factions.x.plans#1.effects#1", {"key": "amount"}),
        (
            effects('do = "adjust_rp", amount = 1, plan = "p"'),
            "fa-content-command-key",
            "factions.x.plans#1.effects#1",
            {"key": "plan", "command": "adjust_rp", "hint": phrase("content-hint-known", known="amount, faction")},
        ),
        (
            effects('do = "adjust_rp", faction = "wahce", amount = 1'),
            "content-unknown-reference",
            "factions.x.plans#1.effects#1.faction",
            {"kind": Word("fa-content-kind-faction"), "value": "wahce", "near": "wache"},
        ),
        (effects('do = "set_die", die = "luck", to = "W8"'), "content-value", "factions.x.plans#1.effects#1.die", {}),
        (
            effects('do = "set_die", die = "operations", to = "W7"'),
            "fa-content-die",
            "factions.x.plans#1.effects#1.to",
            {},
        ),
        (
            effects('do = "set_die", die = "operations", to = "none"'),
            "fa-content-die",
            "factions.x.plans#1.effects#1.to",
            {},
        ),
        (
            effects('do = "grant_asset", asset = "mine"'),
            "content-unknown-reference",
            "factions.x.plans#1.effects#1.asset",
            {},
        ),
        (
            effects('do = "damage_asset", faction = "wache", asset = "automaten"'),
            "content-unknown-reference",
            "factions.x.plans#1.effects#1.asset",
            {},
        ),
        (
            effects('do = "cancel_plan", plan = "q"'),
            "content-unknown-reference",
            "factions.x.plans#1.effects#1.plan",
            {},
        ),
        (
            effects('do = "set_shaken", to = "yes"'),
            "content-value",
            "factions.x.plans#1.effects#1.to",
            {"allowed": "true, false"},
        ),
        (
            effects('do = "add_wounds", amount = 5'),
            "content-too-large",
            "factions.x.plans#1.effects#1.amount",
            {"limit": "4"},
        ),
        (
            effects('do = "heal_wounds", amount = 0'),
            "content-too-small",
            "factions.x.plans#1.effects#1.amount",
            {"limit": "1"},
        ),
        (
            effects('do = "situational_modifier", roll = "luck", amount = 1, to = "turn"'),
            "content-value",
            "factions.x.plans#1.effects#1.roll",
            {},
        ),
        (effects('do = "set_control", to = "ana"'), "content-unknown-reference", "factions.x.plans#1.effects#1.to", {}),
        (
            effects('do = "create_faction", faction = "wache"'),
            "content-named-twice",
            "factions.x.plans#1.effects#1.faction",
            {},
        ),
        (
            effects('do = "create_faction", faction = "neu", to = "speed=3"'),
            "fa-content-values",
            "factions.x.plans#1.effects#1.to",
            {"value": "speed=3"},
        ),
    ],
)
def test_a_mistake_is_refused_with_its_place(
    refusal: Refusal, tmp_path: Path, text: str, code: str, where: str | None, facts: dict[str, Fact]
) -> None:
    error = refusal(text)
    assert (error.code, error.facts["where"]) == (code, "factions.x.assets#1" if where is None else where)
    assert {name: told(error).get(name) for name in facts} == facts
    assert error.facts["file"] == f"{tmp_path.as_posix()}/mine.toml"


@pytest.mark.rule("FA-AST-06")
def test_an_asset_without_anything_material_is_refused(refusal: Refusal) -> None:
    mine = 'effect = { kind = "free_attack_on_miss" }'
    assert refusal(f'[assets.x]\nname = "X"\n{mine}').facts["key"] == "material_base"
    assert refusal(f'[assets.x]\nname = "X"\nmaterial_base = ""\n{mine}').code == "content-empty-text"
    error = refusal(f'[assets.x]\nname = "X"\nmaterial_base = "  "\n{mine}')
    assert (error.code, error.facts["where"]) == ("content-empty-text", "assets.x.material_base")
    error = refusal(f'{OWNED}id = "a"\ntemplate = "mint"\nmaterial_base = " "')
    assert (error.code, error.facts["where"]) == ("content-empty-text", "factions.x.assets#1.material_base")


@pytest.mark.rule("FA-CTL-05")
def test_control_in_a_circle_is_refused(refusal: Refusal) -> None:
    names = "".join(f'[factions.{one}]\nname = "{one}"\ncontroller = "{other}"\n' for one, other in ("ab", "bc", "ca"))
    error = refusal(names)
    assert (error.code, error.facts["where"]) == ("fa-content-circle", "factions.a.controller")
    assert error.facts["chain"] == "a → b → c → a"
    assert refusal(f'{FACTION}controller = "x"').facts["chain"] == "x → x"


def test_a_syntax_error_names_line_column_and_the_line(refusal: Refusal) -> None:
    error = refusal('[factions.x]\nname = "X"\nrp = drei\n')
    assert error.code == "content-syntax"
    assert (error.facts["line"], error.facts["column"], error.facts["text"]) == (3, 6, "rp = drei")


def test_an_id_stands_once_in_a_folder(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(FACTION, "utf-8")
    error = refusal(FACTION)
    assert (error.code, error.facts["id"]) == ("content-id-twice", "x")
    assert error.facts["other"] == f"{tmp_path.as_posix()}/first.toml"


def edited(old: str, new: str) -> str:
    """The template of a scenario with one thing changed."""
    text = template("scenario")
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "code", "where", "facts"),
    [
        ('who = "asche"', 'who = "ashe"', "content-unknown-reference", "factions#1.who", {"near": "asche"}),
        ('id = "zunft"', 'id = "wache"', "content-named-twice", "factions#2", {"id": "wache"}),
        ('id = "zunft"', 'id = "Zunft"', "content-id-form", "factions#3.id", {}),
        ('id = "zunft"', 'id = "master"', "content-id-reserved", "factions#3.id", {}),
        (
            "[scenarios.my_scenario.characters.mara]",
            'characters.mint.name = "Minze"\n[scenarios.my_scenario.characters.mara]',
            "content-id-ambiguous",
            "",
            {"id": "mint", "one": "Münzstätte / Mint", "other": "Minze"},
        ),
        ('controller = "wache"', 'controller = "orden"', "content-unknown-reference", "factions#3.controller", {}),
        ('controller = "wache"', 'controller = "zunft"', "fa-content-circle", "factions#3.controller", {}),
        ("hidden = true", "hidden = 1", "content-type", "factions#1.hidden", {"wanted": Word("content-type-bool")}),
        ("hidden = true", 'wounds = ["katakombe"]', "content-unknown-reference", "factions#1.wounds#1", {}),
        ("hidden = true", "assets = []\nhidden = true", "fa-content-no-refuge", "factions#1.hidden", {}),
        ('operations = "W10" }', 'operations = "X10" }', "fa-content-die", "factions#2.dice.operations", {}),
        (
            '"silver_mine", "wach',
            '"siver_mine", "wach',
            "content-unknown-reference",
            "offers#1",
            {"near": "silver_mine"},
        ),
        ('"silver_mine", "wachtuerme"', '"mint", "mint"', "content-named-twice", "offers", {"id": "mint"}),
        (
            '["ratsschatz"]',
            '["donnerwagen"]',
            "content-unknown-reference",
            "end_plans#1",
            {"hint": phrase("content-hint-known", known="ausnahmezustand, ratsschatz")},
        ),
        (
            "plans = true ",
            "plans = false",
            "content-unknown-reference",
            "end_plans#1",
            {"hint": phrase("content-hint-none")},
        ),
        ("characters.mara]", "characters.wache]", "content-named-twice", "characters.wache", {"id": "wache"}),
        ("after = 1", "after = 2", "content-named-twice", "missions", {"id": "2"}),
        ("after = 1", "after = 5", "content-too-large", "missions#1.after", {"limit": "4"}),
        ("after = 1", "after = 0", "content-too-small", "missions#1.after", {}),
        (
            'faction = "wache", amount',
            'faction = "orden", amount',
            "content-unknown-reference",
            "missions#1.commands#1.faction",
            {},
        ),
        (
            'to = "mara" }',
            'to = "clara" }',
            "content-unknown-reference",
            "missions#2.commands#1.to",
            {"kind": Word("fa-content-kind-controller"), "near": "mara"},
        ),
        ("attack_raise_bonus_damage = true", "attack_raise_bonus = true", "content-option", "options", {}),
        ("attack_raise_bonus_damage = true", "attack_raise_bonus_damage = 1", "content-option", "options", {}),
        ("max_phases = 5", "phases = 5", "content-unknown-key", "", {"key": "phases"}),
    ],
)
def test_a_scenario_that_does_not_fit_together_is_refused(
    refusal: Refusal, old: str, new: str, code: str, where: str, facts: dict[str, Fact]
) -> None:
    error = refusal(edited(old, new))
    place = f"scenarios.my_scenario.{where}" if where else "scenarios.my_scenario"
    assert (error.code, error.facts["where"]) == (code, place)
    assert {name: told(error).get(name) for name in facts} == facts


def test_commands_may_speak_of_what_earlier_ones_create(tmp_path: Path) -> None:
    text = edited(
        '{ do = "set_die", faction = "asche", die = "operations", to = "-1" },',
        '{ do = "create_faction", faction = "neu", to = "rp=3" }, { do = "adjust_rp", faction = "neu", amount = 1 },'
        '{ do = "create_plan", faction = "neu", plan = "q", amount = 3, to = "operations" },'
        '{ do = "cancel_plan", faction = "neu", plan = "q" },'
        '{ do = "damage_asset", faction = "neu", asset = "mint" },',
    )
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    first = start(scenario_document(load([tmp_path]), "my_scenario", {})).scene.missions[0]
    assert [one.kind for one in first.commands][1:] == [
        "create_faction",
        "adjust_rp",
        "create_plan",
        "cancel_plan",
        "damage_asset",
    ]


CONTENT = load()
DOCUMENTS = [scenario_document(CONTENT, name, {}) for name in sorted(CONTENT.scenarios)]
JUNK = st.sampled_from([None, True, -1, 0, 7, 10**30, 1.5, float("nan"), "", "x", "wache", [], ["x"], {}, {"de": 1}])


@pytest.mark.slow
@settings(max_examples=100, derandomize=True, deadline=None)
@given(data=st.data())
def test_whatever_is_broken_in_a_document_is_refused_or_plays(data: st.DataObject) -> None:
    """No mistake reaches a person as anything but a ContentError."""
    document = data.draw(st.sampled_from(DOCUMENTS))
    way = data.draw(st.sampled_from(list(_ways(document))))
    broken = _with(document, way, data.draw(JUNK))
    try:
        start(broken)
    except ContentError as error:
        assert error.code.startswith(("content-", "fa-content-"))


def _ways(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside plain data."""
    steps: list[Any] = list(value) if isinstance(value, dict) else []
    if isinstance(value, list):
        steps = list(range(len(value)))
    return [inner for step in steps for inner in [(*way, step), *_ways(value[step], (*way, step))]]


def _with(value: Any, way: tuple[Any, ...], new: Any) -> Json:
    if not way:
        changed: Json = new
        return changed
    copy = value.copy()
    copy[way[0]] = _with(value[way[0]], way[1:], new)
    return copy  # type: ignore[no-any-return]

"""Mistakes in content files: each is refused with the file, the place and what would be right."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Fact, Phrase, Word, phrase
from regelwerk.engine.game import Json
from regelwerk.systems.phasesix.content.loading import load, template
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from systems.refusing import Refusal, refusing

MELEE = '\nname = "X"\nkind = "melee"\nmodes = ["melee"]\n'
FOE = '[foes.x]\nname = "X"\nhearts = 1\n'


def near(*names: str) -> Phrase:
    return phrase("content-hint-near", near=", ".join(names))


refusal = refusing(load)


@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        (f"[weapons.x]{MELEE}penetratoin = 1", "content-unknown-key", "weapons.x", {"hint": near("penetration")}),
        ("[waepons.x]", "content-unknown-table", "", {"key": "waepons", "hint": near("weapons")}),
        ("weapons = 3", "content-type", "weapons", {"wanted": Word("content-type-table")}),
        ("[weapons]\nx = 3", "content-type", "weapons.x", {"wanted": Word("content-type-table")}),
        (
            f'[weapons.x]{MELEE}penetration = "1"',
            "content-type",
            "weapons.x.penetration",
            {"wanted": Word("content-type-integer"), "value": "1"},
        ),
        (
            f"[weapons.x]{MELEE}penetration = true",
            "content-type",
            "weapons.x.penetration",
            {"wanted": Word("content-type-integer"), "value": "true"},
        ),
        (
            f"[weapons.x]{MELEE}penetration = 1.5",
            "content-type",
            "weapons.x.penetration",
            {"wanted": Word("content-type-integer")},
        ),
        (
            f"[weapons.x]{MELEE}braceable = 1",
            "content-type",
            "weapons.x.braceable",
            {"wanted": Word("content-type-bool")},
        ),
        (
            f"[weapons.x]{MELEE}penetration = -1",
            "content-too-small",
            "weapons.x.penetration",
            {"value": "-1", "limit": "0"},
        ),
        (f"[weapons.x]{MELEE}hands = 3", "content-value", "weapons.x.hands", {"value": "3", "allowed": "1, 2"}),
        (
            f"[weapons.x]{MELEE}status_on_wound = {{ bleding = 1 }}",
            "content-unknown-key",
            "weapons.x.status_on_wound",
            {},
        ),
        ('[weapons.x]\nname = "X"\nkind = "melee"', "content-missing-key", "weapons.x", {"key": "modes"}),
        ('[weapons.x]\nname = "X"\nkind = "melee"\nmodes = []', "content-too-few", "weapons.x.modes", {"limit": 1}),
        (
            '[weapons.x]\nname = ""\nkind = "melee"\nmodes = ["melee"]',
            "content-empty-text",
            "weapons.x.name.de",
            {},
        ),
        (
            '[weapons.x]\nname = "X"\nkind = "mele"\nmodes = ["melee"]',
            "content-value",
            "weapons.x.kind",
            {"value": "mele", "allowed": "melee, shooting, throwing"},
        ),
        (
            '[weapons.x]\nname = "X"\nkind = "melee"\nmodes = ["melee", "burst"]',
            "ps-content-mode-kind",
            "weapons.x.modes#2",
            {"mode": "burst", "kind": "melee", "allowed": "melee"},
        ),
        (f"[weapons.Xaver]{MELEE}", "content-id-form", "weapons.Xaver", {"id": "Xaver"}),
        (f"[weapons.unarmed]{MELEE}", "content-id-reserved", "weapons.unarmed", {}),
        ('[items.x]\nname = "X"', "ps-content-item-purpose", "items.x", {}),
        ('[items.x]\nname = "X"\nhits = 1\nboosts = 1', "ps-content-item-purpose", "items.x", {}),
        (
            '[characters.x]\nname = "X"\nweapons = ["dagger", "shortsword"]',
            "content-unknown-reference",
            "characters.x.weapons#2",
            {"kind": Word("ps-content-kind-weapon"), "value": "shortsword", "hint": near("short_sword")},
        ),
        (
            '[characters.x]\nname = "X"\nshield = "zzz"',
            "content-unknown-reference",
            "characters.x.shield",
            {"hint": phrase("content-hint-known", known="buckler, riot_shield, round_shield, tower_shield")},
        ),
        ('[characters.x]\nname = "X"\narmor = ["plat"]', "content-unknown-reference", "characters.x.armor#1", {}),
        (
            '[characters.x]\nname = "X"\nitems = { bandage = 1 }',
            "content-unknown-reference",
            "characters.x.items.bandage",
            {},
        ),
        (
            '[characters.x]\nname = "X"\nitems = { bandages = 0 }',
            "content-too-small",
            "characters.x.items.bandages",
            {},
        ),
        (
            '[characters.x]\nname = "X"\nweapons = ["axe", "axe"]',
            "ps-content-carried-twice",
            "characters.x.weapons",
            {},
        ),
        ('[characters.x]\nname = "X"\narmor = ["plate", "plate"]', "content-named-twice", "characters.x.armor", {}),
        (
            '[characters.x]\nname = "X"\nattributes = { strenght = 2 }',
            "content-unknown-key",
            "characters.x.attributes",
            {"key": "strenght", "hint": near("strength")},
        ),
        ('[characters.wolf]\nname = "X"', "content-id-twice", "foes.wolf", {"id": "wolf"}),
        ('[foes.x]\nname = "X"\nhearts = 1\nactions = {}', "content-too-few", "foes.x.actions", {}),
        (
            f'{FOE}[foes.x.actions.name]\nname = "Y"\nmode = "melee"\npol = 3',
            "content-missing-key",
            "foes.x.actions.name",
            {"key": "pool"},
        ),
        (
            f'{FOE}[foes.x.actions.name]\nname = "Y"\nmode = "melee"\npool = 3\nrange = 3',
            "content-unknown-key",
            "foes.x.actions.name",
            {"key": "range", "hint": near("range_m")},
        ),
        (
            f'{FOE}[foes.x.actions.y]\nname = "Y"\nmode = "throw"\npool = 3\ncan_parry = true',
            "ps-content-parry-mode",
            "foes.x.actions.y.can_parry",
            {"mode": "throw"},
        ),
    ],
)
def test_a_mistake_is_refused_with_its_place(
    refusal: Refusal, tmp_path: Path, text: str, code: str, where: str, facts: dict[str, Fact]
) -> None:
    error = refusal(text)
    assert (error.code, error.facts["where"]) == (code, where)
    assert {name: error.facts[name] for name in facts} == facts
    if code != "content-id-twice":
        assert error.facts["file"] == f"{tmp_path.as_posix()}/mine.toml"


def test_a_syntax_error_names_line_column_and_the_line(refusal: Refusal) -> None:
    error = refusal('[weapons.x]\nname = "X"\nkind = melee\n')
    assert error.code == "content-syntax"
    assert (error.facts["line"], error.facts["column"], error.facts["text"]) == (3, 8, "kind = melee")
    error = refusal('[weapons.x]\nname = "X')
    assert (error.facts["line"], error.facts["column"]) == (2, 10)


def test_an_id_stands_once_in_a_folder(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(f"[weapons.x]{MELEE}", "utf-8")
    error = refusal(f"[weapons.x]{MELEE}")
    assert (error.code, error.facts["id"]) == ("content-id-twice", "x")
    assert error.facts["other"] == f"{tmp_path.as_posix()}/first.toml"
    assert error.facts["file"] == f"{tmp_path.as_posix()}/mine.toml"


def test_a_file_that_is_not_utf_8_and_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refused:
        load([tmp_path / "nowhere"])
    assert refused.value.code == "content-no-folder"
    (tmp_path / "mine.toml").write_bytes('[armor.x]\nname = "Rüstung"'.encode("latin-1"))
    with pytest.raises(ContentError) as refused:
        load([tmp_path])
    assert refused.value.code == "content-encoding"


def edited(old: str, new: str) -> str:
    """The template of a scenario with one thing changed."""
    text = template("scenario")
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "code", "where", "facts"),
    [
        ("at = [14, 4]", "at = [8.5, 5]", "ps-content-solid", "participants#2.at", {"terrain": "fence"}),
        ("at = [14, 4]", "at = [20.1, 4]", "ps-content-outside", "participants#2.at", {"width": "20", "height": "12"}),
        ("at = [14, 4]", "at = [-1, 4]", "content-too-small", "participants#2.at#1", {}),
        ("at = [14, 4]", "at = [1, 4, 5]", "content-too-many", "participants#2.at", {"number": 3, "limit": 2}),
        (
            "at = [14, 4]",
            "at = [nan, 4]",
            "content-type",
            "participants#2.at#1",
            {"wanted": Word("content-type-number")},
        ),
        ("at = [14, 4]", "", "content-missing-key", "participants#2", {"key": "at"}),
        ("map = [20, 12]", "", "ps-content-no-map", "", {}),
        ("map = [20, 12]", "map = [20, 0.5]", "content-too-small", "map", {"value": "0.5", "limit": "1"}),
        ("[8, 3, 9, 7]", "[8, 3, 21, 7]", "ps-content-outside", "terrain#1.rectangle", {}),
        ("[8, 3, 9, 7]", "[8, 3, 8, 7]", "ps-content-no-area", "terrain#1.rectangle", {}),
        ("cover = 5", "cover = 3", "content-value", "terrain#1.cover", {"allowed": "4, 5, 6, blocked, none"}),
        ("exit = false", "exit = true", "ps-content-exit-open", "terrain#1.exit", {}),
        ('id = "chief"', 'id = "leyla"', "content-named-twice", "participants#3", {"id": "leyla"}),
        ('id = "chief"', 'id = "fence"', "content-id-ambiguous", "", {"id": "fence", "other": "Anführer / Chief"}),
        ('who = "leyla"', 'who = "lela"', "content-unknown-reference", "participants#1.who", {"hint": near("leyla")}),
        ('seat = "heroes"', 'seat = "master"', "content-id-reserved", "participants#1.seat", {}),
        ('["short_sword"]', '["axe"]', "content-unknown-reference", "participants#1.hands#1", {}),
        ("hearts = 5", "hearts = 7", "content-too-large", "participants#1.hearts", {"limit": "6"}),
        ("hearts = 5", "hearts = 0", "ps-content-no-hearts", "participants#1.hearts", {}),
        ("{ crouched = 1 }", "{ dying = 6 }", "content-too-large", "participants#1.conditions.dying", {"limit": "5"}),
        (
            "{ crouched = 1 }",
            "{ sleeping = 1 }",
            "content-unknown-key",
            "participants#1.conditions",
            {"key": "sleeping"},
        ),
        (
            "extra_items = { bandages",
            "extra_items = { x",
            "content-unknown-reference",
            "participants#1.extra_items.x",
            {},
        ),
        ("escape_x_m = 18", "escape_x_m = 21", "content-too-large", "goals.escape_x_m", {"limit": "20"}),
        ("escape_x_m = 18", "", "ps-content-escape-half", "goals", {}),
        ('escape_side = "heroes"', 'escape_side = "hero"', "content-unknown-reference", "goals.escape_side", {}),
        ('must_live = ["leyla"]', 'must_live = ["mira"]', "content-unknown-reference", "goals.must_live#1", {}),
        ('foes = { de = "Räuber", en = "robbers" }', "", "content-too-few", "sides", {}),
        (
            "[scenarios.my_scenario.goals]",
            'third = "Dritte"\n[scenarios.my_scenario.goals]',
            "ps-content-side-empty",
            None,
            {},
        ),
        ("unaware = false", "initiative = 4", "ps-content-initiative-partly", "participants", {}),
        ("rule_wrong_distance = true", "rule_wrong_distanze = true", "content-option", "options", {}),
        ("rule_wrong_distance = true", 'rule_wrong_distance = "yes"', "content-option", "options", {}),
        ("rule_wrong_distance = true", "rule_wrong_distance = [1]", "content-option", "options", {}),
    ],
)
def test_a_scenario_that_does_not_fit_together_is_refused(
    refusal: Refusal, old: str, new: str, code: str, where: str | None, facts: dict[str, Fact]
) -> None:
    error = refusal(edited(old, new))
    expected = "sides.third" if where is None else where
    place = f"scenarios.my_scenario.{expected}" if expected else "scenarios.my_scenario"
    assert (error.code, error.facts["where"]) == (code, place)
    assert {name: error.facts[name] for name in facts} == facts


def test_two_hands_hold_no_three_things(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "people.toml").write_text(template("character"), "utf-8")
    people = template("scenario").replace('"leyla"', '"my_character"')
    error = refusal(people.replace('["short_sword"]', '["short_sword", "throwing_axe", "buckler"]'))
    assert (error.code, error.facts["needed"]) == ("ps-content-hands", 3)
    error = refusal(people.replace('["short_sword"]', '["buckler", "buckler"]'))
    assert (error.code, error.facts["id"]) == ("content-named-twice", "buckler")


def test_an_unknown_option_is_told_by_the_engine_s_sentence(refusal: Refusal) -> None:
    problem = refusal(edited("rule_wrong_distance = true", "wrong = true")).facts["problem"]
    assert problem.key == "option-unknown-near"
    assert dict(problem.facts)["option"] == "wrong"


CONTENT = load()
DOCUMENTS = [scenario_document(CONTENT, name, {}) for name in sorted(CONTENT.scenarios)]
JUNK = st.sampled_from([None, True, -1, 0, 7, 10**30, 1.5, float("nan"), "", "x", "wolf", [], [1], {}, {"de": 1}])


@settings(max_examples=130, derandomize=True, deadline=None)
@given(data=st.data())
def test_whatever_is_broken_in_a_document_is_refused_or_plays(data: st.DataObject) -> None:
    """No mistake reaches a person as anything but a ContentError."""
    document = data.draw(st.sampled_from(DOCUMENTS))
    way = data.draw(st.sampled_from(list(_ways(document))))
    broken = _with(document, way, data.draw(JUNK))
    try:
        start(broken)
    except ContentError as error:
        assert error.code.startswith(("content-", "ps-content-"))


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

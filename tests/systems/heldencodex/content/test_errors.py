"""Mistakes in content files: each is refused with the file, the place and what would be right."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.systems.heldencodex.content.loading import load, template
from regelwerk.systems.heldencodex.content.setup import scenario_document, start
from systems.refusing import Refusal, refusing, told

HERO = '[characters.x]\nname = "X"\nlucky_number = 3\nattributes = { reaction = 9, self_control = 9 }\n'
WEAPON = '[weapons.x]\nname = "X"\nkind = "sword"\n'
ITEM = '[items.x]\nname = "X"\n'
SCENE = """
[scenarios.x]
name = "X"
introduction = "Y"
sides.heroes = "H"
sides.robbers = "R"
characters = [{ who = "jost" }, { who = "bandit", count = 2, side = "robbers" }]
"""
PARTS = 'parts = [{ id = "way", kind = "sneak", sneaker = "jost", guards = { bandit = "alert" } }, '


refusal = refusing(load)


def skills(text: str) -> str:
    return f"{HERO}skills = {{ {text} }}"


def wounds(text: str) -> str:
    return f"{HERO}wounds = [{{ {text} }}]"


def item(bonus: str, used_with: str = "sneak") -> str:
    return f'{ITEM}bonuses = ["{bonus}"]\nused_with = ["{used_with}"]'


def part(text: str) -> str:
    return f"{SCENE}parts = [{{ {text} }}]"


def second(text: str) -> str:
    """A part after one in which somebody sneaks."""
    return f"{SCENE}{PARTS}{{ {text} }}]"


def scene(text: str) -> str:
    return f'{SCENE}{text}\nparts = [{{ id = "a", kind = "fight" }}]'


@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        ("[heroes.x]", "content-unknown-table", "", {"key": "heroes"}),
        ("[character.x]", "content-unknown-table", "", {"near": "characters"}),
        (f"{HERO}regenration = 3", "content-unknown-key", "characters.x", {"near": "regeneration"}),
        ('[characters.x]\nname = "X"\nlucky_number = 3', "content-missing-key", "characters.x", {"key": "attributes"}),
        (HERO.replace("lucky_number = 3\n", ""), "content-missing-key", "characters.x", {"key": "lucky_number"}),
        (HERO.replace("3", "21"), "content-too-large", "characters.x.lucky_number", {"limit": "20"}),
        (HERO.replace("3", "0"), "content-too-small", "characters.x.lucky_number", {"limit": "1"}),
        (HERO.replace("reaction = 9", "reaction = 26"), "content-too-large", "characters.x.attributes.reaction", {}),
        (HERO.replace("reaction", "reacton"), "content-unknown-reference", "characters.x.attributes.reacton",
         {"kind": Word("hc-content-kind-attribute"), "near": "reaction"}),
        (HERO.replace("reaction = 9, ", ""), "content-missing-key", "characters.x.attributes", {"key": "reaction"}),
        (f"{HERO}regeneration = 11", "content-too-large", "characters.x.regeneration", {"limit": "10"}),
        (f"{HERO}physis = []", "content-too-few", "characters.x.physis", {"limit": 1}),
        (f"{HERO}psyche = [0]", "content-too-small", "characters.x.psyche#1", {"limit": "1"}),
        (f"{HERO}physis_lost = 19", "content-too-large", "characters.x.physis_lost", {"limit": "18"}),
        (f"{HERO}psyche = [3, 3]\npsyche_lost = 7", "content-too-large", "characters.x.psyche_lost", {"limit": "6"}),
        (f"{HERO}wished_rows = [1, 4]", "content-too-large", "characters.x.wished_rows#2", {"limit": "3"}),
        (f'{HERO}down = "tired"', "content-value", "characters.x.down", {"value": "tired"}),
        (f'{HERO}seat = "A B"', "content-id-form", "characters.x.seat", {}),
        (f'{HERO}side = "A B"', "content-id-form", "characters.x.side", {}),
        (HERO.replace("characters.x", "characters.master"), "content-id-reserved", "characters.master", {}),
        (f'{HERO}weapons = ["daggr"]', "content-unknown-reference", "characters.x.weapons#1",
         {"kind": Word("hc-content-kind-weapon"), "near": "dagger"}),
        (f'{HERO}weapons = ["dagger", "dagger"]', "content-named-twice", "characters.x.weapons", {"id": "dagger"}),
        (f'{HERO}items = ["rosery"]', "content-unknown-reference", "characters.x.items#1", {"near": "rosary"}),
        (f'{HERO}armour = ["gamebson"]', "content-unknown-reference", "characters.x.armour#1", {"near": "gambeson"}),
        (f'{HERO}armour_rows = {{ trso = "1/1" }}', "content-unknown-reference", "characters.x.armour_rows.trso",
         {"kind": Word("hc-content-kind-row"), "near": "torso"}),
        (f'{HERO}armour_rows = {{ torso = "2" }}', "hc-content-armour", "characters.x.armour_rows.torso",
         {"value": "2"}),
        (f'{HERO}armour_rows = {{ torso = "100/0" }}', "content-too-large", "characters.x.armour_rows.torso", {}),
        (skills('sneek = "12/2"'), "content-unknown-reference", "characters.x.skills.sneek",
         {"kind": Word("hc-content-kind-skill"), "near": "sneak"}),
        (skills('reaction = "12/2"'), "content-unknown-reference", "characters.x.skills.reaction", {}),
        (skills('sneak = "26/2"'), "content-too-large", "characters.x.skills.sneak", {"value": "26", "limit": "25"}),
        (skills('sneak = "12/6"'), "content-too-large", "characters.x.skills.sneak", {"value": "6", "limit": "5"}),
        (skills('sneak = "12"'), "hc-content-skill", "characters.x.skills.sneak", {"value": "12"}),
        (skills('sneak = "12/2 W10"'), "hc-content-skill", "characters.x.skills.sneak", {}),
        (skills("sneak = 12"), "content-type", "characters.x.skills.sneak", {"wanted": Word("content-type-text")}),
        (skills('sneak = "11/2*"'), "hc-content-star", "characters.x.skills.sneak", {"value": "11/2*"}),
        (skills('dagger = "15/2*"'), "hc-content-star", "characters.x.skills.dagger", {}),
        (skills('basic_combat_art = "15/2*"'), "hc-content-star", "characters.x.skills.basic_combat_art", {}),
        (wounds("circle = 6"), "content-too-large", "characters.x.wounds#1.circle", {"limit": "5"}),
        (wounds("circle = 1, outer = [7]"), "content-too-large", "characters.x.wounds#1.outer#1", {"limit": "6"}),
        (wounds("circle = 1, inner = [2]"), "content-too-large", "characters.x.wounds#1.inner#1", {"limit": "1"}),
        (wounds("circle = 1 }, { circle = 1"), "content-named-twice", "characters.x.wounds", {"id": "1"}),
        (wounds("outer = [1]"), "content-missing-key", "characters.x.wounds#1", {"key": "circle"}),
        (wounds('circle = 1, care = "prayer"'), "content-value", "characters.x.wounds#1.care", {}),
        (f"{HERO}circle = {{ outer = 5, middle = 3 }}", "hc-content-circle", "characters.x.circle",
         {"outer": 5, "middle": 3}),
        (f'{WEAPON}ts = "2W10"', "hc-content-dice", "weapons.x.ts", {"value": "2W10"}),
        (f'{WEAPON}ts = "W12"', "hc-content-dice", "weapons.x.ts", {}),
        (f'{WEAPON}ts = "7W12"', "content-too-large", "weapons.x.ts", {"limit": "6"}),
        (f'{WEAPON}ts = "0W12"', "content-too-small", "weapons.x.ts", {"limit": "1"}),
        (f'{WEAPON}ts = "1W12"\npts = "x"', "hc-content-dice", "weapons.x.pts", {}),
        (f'{WEAPON}ts = "1W12"\nlead = 4', "content-too-large", "weapons.x.lead", {"limit": "3"}),
        (WEAPON.replace("sword", "whip") + 'ts = "1W12"', "content-value", "weapons.x.kind", {"value": "whip"}),
        (item("W3c"), "hc-content-bonus", "items.x.bonuses#1", {"value": "W3c", "near": "W2c"}),
        (item("FKW2"), "hc-content-bonus", "items.x.bonuses#1", {"near": "FkW1"}),
        (item("W0"), "hc-content-bonus", "items.x.bonuses#1", {}),
        (item("W2c1"), "hc-content-bonus", "items.x.bonuses#1", {}),
        (item("W1", "snaek"), "content-unknown-reference", "items.x.used_with#1",
         {"kind": Word("hc-content-kind-ability"), "near": "sneak"}),
        (f'{ITEM}bonuses = []\nused_with = ["sneak"]', "content-too-few", "items.x.bonuses", {}),
        ('[armours.x]\nname = "X"\nrows = { head = "1" }', "hc-content-armour", "armours.x.rows.head", {}),
        ('[armours.x]\nname = "X"\nrows = { haed = "1/0" }', "content-unknown-reference", "armours.x.rows.haed",
         {"near": "head"}),
        ('[abilities.x]\nname = "X"\nkind = "art"', "content-value", "abilities.x.kind", {"value": "art"}),
    ],
)  # fmt: skip
def test_mistakes_in_gear_and_characters(
    refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]
) -> None:
    error = refusal(text)
    assert (error.code, error.facts.get("where", "")) == (code, where)
    assert str(error.facts["file"]).endswith("mine.toml")
    found = told(error)
    assert {name: found.get(name) for name in facts} == facts


FIGHT = 'id = "a", kind = "fight"'


@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        (f"{SCENE}parts = []", "content-too-few", "parts", {}),
        (part('id = "a"'), "content-missing-key", "parts#1", {"key": "kind"}),
        (part('kind = "fight"'), "content-missing-key", "parts#1", {"key": "id"}),
        (part('id = "a", kind = "figth"'), "hc-content-part", "parts#1.kind", {"value": "figth", "near": "fight"}),
        (part('id = "a", kind = 3'), "hc-content-part", "parts#1.kind", {"value": "3"}),
        (part('id = "A", kind = "fight"'), "content-id-form", "parts#1.id", {}),
        (part(f"{FIGHT}, distence = 3"), "content-unknown-key", "parts#1", {"near": "distance"}),
        (part(f"{FIGHT}, distance = -1"), "content-too-small", "parts#1.distance", {"limit": "0"}),
        (part(f"{FIGHT}, distance = 501"), "content-too-large", "parts#1.distance", {"limit": "500"}),
        (part(f'{FIGHT}, fighters = ["jots"]'), "content-unknown-reference", "parts#1.fighters#1",
         {"kind": Word("hc-content-kind-participant"), "near": "jost"}),
        (part(f'{FIGHT}, fighters = ["jost", "jost"]'), "content-named-twice", "parts#1.fighters", {}),
        (part(f'{FIGHT}, victim = "bandit"'), "content-unknown-reference", "parts#1.victim", {"near": "bandit_1"}),
        (part(f'{FIGHT}, sizes = {{ jost = "smal" }}'), "content-value", "parts#1.sizes.jost", {"value": "smal"}),
        (part(f'{FIGHT}, sizes = {{ jots = "small" }}'), "content-unknown-reference", "parts#1.sizes.jots", {}),
        (part('id = "a", kind = "chase", leader = "jost"'), "content-missing-key", "parts#1", {"key": "pursuers"}),
        (part('id = "a", kind = "chase", leader = "jost", pursuers = ["bandit"], gap = 6'), "content-too-large",
         "parts#1.gap", {"limit": "5"}),
        (part('id = "a", kind = "sneak", sneaker = "jost", guards = { bandit = "awake" }'), "content-value",
         "parts#1.guards.bandit", {"value": "awake"}),
        (part('id = "a", kind = "sneak", sneaker = "jost", guards = { bandit = "alert" }, bands = ["close"]'),
         "content-value", "parts#1.bands#1", {"value": "close"}),
        (part('id = "a", kind = "probe", who = ["jost"], ability = "memry"'), "content-unknown-reference",
         "parts#1.ability", {"kind": Word("hc-content-kind-ability"), "near": "memory"}),
        (part('id = "a", kind = "probe", who = ["jost"], ability = "memory", throw = "double"'), "content-value",
         "parts#1.throw", {"value": "double"}),
        (part('id = "a", kind = "rest", who = ["jost"], night = 1'), "content-type", "parts#1.night",
         {"wanted": Word("content-type-bool")}),
        (part('id = "a", kind = "rest", who = "jost"'), "content-type", "parts#1.who",
         {"wanted": Word("content-type-list")}),
        (part(f"{FIGHT} }}, {{ {FIGHT}"), "content-named-twice", "parts", {"id": "a"}),
        (second(f'{FIGHT}, when = ["alrm"]'), "content-unknown-reference", "parts#2.when#1",
         {"kind": Word("hc-content-kind-mark"), "near": "alarm"}),
        (second(f'{FIGHT}, when = ["!wya:unseen"]'), "content-unknown-reference", "parts#2.when#1",
         {"value": "wya:unseen", "near": "way:unseen"}),
        (second(f'{FIGHT}, when = ["way:won"]'), "content-unknown-reference", "parts#2.when#1", {}),
        (second(f'{FIGHT}, when = ["a:won"]'), "content-unknown-reference", "parts#2.when#1", {}),
        (scene('points = ["a:wno"]'), "content-unknown-reference", "points#1", {"near": "a:won"}),
        (scene('points = ["!a:won"]'), "content-unknown-reference", "points#1", {}),
        (scene('points = ["a:won"]\nneeded = 2'), "content-too-large", "needed", {"limit": "1"}),
        (scene('points = ["a:won"]\nneeded = 1'), "content-missing-key", "", {"key": "winners"}),
        (scene("rewards = { jost = { ep = 1 } }"), "content-missing-key", "", {"key": "winners"}),
        (scene('winners = "hero"'), "content-unknown-reference", "winners",
         {"kind": Word("hc-content-kind-side"), "near": "heroes"}),
        (scene('losers = "hero"'), "content-unknown-reference", "losers", {}),
        (scene('winners = "heroes"\nrewards = { joost = { ep = 1 } }'), "content-unknown-reference",
         "rewards.joost", {"near": "jost"}),
        (scene('sides.guards = "G"'), "hc-content-side-empty", "sides.guards", {"side": "guards"}),
        (scene('begins = "24:00"'), "hc-content-time", "begins", {"value": "24:00"}),
        (scene('begins = "8:00"'), "hc-content-time", "begins", {}),
        (scene("options = { haggle_stp = 5 }"), "content-option", "options", {}),
        (scene("options = { haggle_step = 7 }"), "content-option", "options", {}),
        (scene("").replace('"jost"', '"jots"'), "content-unknown-reference", "characters#1.who",
         {"kind": Word("hc-content-kind-character"), "near": "jost"}),
        (scene("").replace(', side = "robbers"', ""), "content-unknown-reference", "characters#2.side",
         {"value": "opponents"}),
        (scene("").replace('"robbers" }', '"robber" }'), "content-unknown-reference", "characters#2.side",
         {"near": "robbers"}),
        (scene("").replace('"jost" }', '"jost", id = "bandit" }'), "content-named-twice", "characters#1.id", {}),
        (scene("").replace('"jost" }', '"jost", id = "bandit_1" }'), "content-named-twice", "characters#2",
         {"id": "bandit_1"}),
        (scene("").replace('"jost" }', '"jost", id = "a" }, { who = "jost", id = "a" }'), "content-named-twice",
         "characters#1.id", {"id": "a"}),
        (scene("").replace('"jost" }', '"jost", id = "dagger" }'), "content-id-ambiguous", "", {"id": "dagger"}),
        (scene("").replace('"jost" }', '"jost", skills = { sneak = "x" } }'), "hc-content-skill",
         "characters#1.skills.sneak", {}),
        (scene("").replace('"jost" }', '"jost", wounds = [{ circle = 9 }] }'), "content-too-large",
         "characters#1.wounds#1.circle", {}),
        (scene("").replace("count = 2", "count = 0"), "content-too-small", "characters#2.count", {}),
    ],
)  # fmt: skip
def test_mistakes_in_scenarios(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    error = refusal(text)
    assert (error.code, error.facts["where"]) == (code, ".".join(filter(None, ("scenarios.x", where))))
    found = told(error)
    assert {name: found.get(name) for name in facts} == facts


def document() -> Json:
    return scenario_document(load(), "ford", {})


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"system": "factions"}, "content-value", "system"),
        ({"format": 2}, "content-value", "format"),
        ({"parts": [{"id": "a", "kind": "dance"}]}, "hc-content-part", "parts#1.kind"),
        ({"content": {}}, "content-unknown-reference", "characters#1.who"),
        ({"content": {"x": {}}}, "content-unknown-table", "content"),
        ({"more": 1}, "content-unknown-key", ""),
    ],
)
def test_documents_are_checked_like_files(change: Json, code: str, where: str) -> None:
    with pytest.raises(ContentError) as refused:
        start({**document(), **change})
    assert (refused.value.code, refused.value.facts["where"]) == (code, where)
    assert refused.value.facts["file"] == Word("content-document")


TEMPLATES = [template(kind) for kind in ("character", "weapon", "item", "armour", "scenario")]


@pytest.mark.slow
@settings(max_examples=50, derandomize=True, deadline=None)
@given(data=st.data())
def test_whatever_stands_in_a_file_is_loaded_or_refused(data: st.DataObject, tmp_path_factory: Any) -> None:
    """No value anywhere in a file breaks anything but the file."""
    lines = data.draw(st.sampled_from(TEMPLATES)).splitlines()
    settable = [number for number, line in enumerate(lines) if " = " in line and not line.startswith("#")]
    number = data.draw(st.sampled_from(settable))
    odd = st.sampled_from(
        ["0", "-1", "99999999999", "1.5", "true", '""', '"x"', "[]", "[1]", '["x"]', "{}", "{ x = 1 }"]
    )
    lines[number] = f"{lines[number].split(' = ')[0]} = {data.draw(odd)}"
    folder = tmp_path_factory.mktemp("odd")
    (folder / "mine.toml").write_text("\n".join(lines), "utf-8")
    try:
        load([folder])
    except ContentError as error:
        assert error.code.startswith(("content-", "hc-content-"))

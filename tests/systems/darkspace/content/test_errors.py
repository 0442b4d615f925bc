"""Mistakes in content files: each is refused with the file, the place and what would be right."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.systems.darkspace.content.loading import TABLES, load, template
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from systems.refusing import Refusal, refusing, told

HERO = '[characters.x]\nname = "X"\n'
HENCHMAN = '[henchmen.x]\nname = "X"\ncompetence = 2\n'
MACHINE = '[machines.x]\nname = "X"\nsize = 3\nmk = 2\npower = 1\nservos = 1\nsensors = 1\nbots = 1\n'
SYSTEM = '[systems.x]\nname = "X"\nmk = 2\nnetwork = "n"\n'
WEAPON = '[weapons.x]\nname = "X"\nkind = "melee"\nsize = 2\nmk = 1\n'
PEOPLE = [
    '{ who = "rhea", side = "crew", zone = "here" }',
    '{ who = "schlaeger", count = 2, side = "gang", zone = "there" }',
    '{ who = "zentrale", side = "gang", zone = "there" }',
    '{ who = "streife", side = "gang", zone = "there" }',
    '{ who = "kuehlventil", zone = "there" }',
]
ZONES = ['{ id = "here", name = "H" }', '{ id = "there", name = "T" }']
LINK = '["here", "there", "long"]'


refusal = refusing(load)


def scene(
    more: str = "", people: list[str] | None = None, zones: list[str] | None = None, links: str = LINK, last: str = ""
) -> str:
    """A small scene, in which one thing is not as it should be."""
    lines = ",".join([*(people or PEOPLE), last]).rstrip(",")
    places = ",".join(zones or ZONES)
    return (
        '[scenarios.x]\nname = "X"\nintroduction = "Y"\nsides.crew = "C"\nsides.gang = "G"\n'
        f"participants = [{lines}]\nzones = [{places}]\nlinks = [{links}]\n{more}\n"
    )


def goal(text: str) -> str:
    return scene(f'goals = [{{ side = "crew", ways = [[{{ {text} }}]] }}]')


def event(text: str, when: str = "round:2") -> str:
    return scene(f'events = [{{ id = "a", when = ["{when}"], {text} }}]')


def waits(mark: str) -> str:
    return scene(f'events = [{{ id = "a", when = ["{mark}"] }}, {{ id = "b", when = ["round:1"] }}]')


def area(text: str, values: str = "mk = 2, competence = 2") -> str:
    return scene(f'area = {{ side = "crew", {values}, {text} }}')


def chase(text: str, fleeing: str = "crew") -> str:
    return scene(f'chase = {{ fleeing = "{fleeing}", {text} }}')


def zone(text: str) -> str:
    return scene(zones=[f'{{ id = "here", name = "H", {text} }}', ZONES[1]])


def rhea(text: str) -> str:
    return scene(people=[f'{{ who = "rhea", side = "crew", {text} }}', *PEOPLE[1:]])


@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        ("[heroes.x]", "content-unknown-table", "", {"key": "heroes"}),
        ("[character.x]", "content-unknown-table", "", {"near": "characters"}),
        (f"{HERO}strss = 3", "content-unknown-key", "characters.x", {"near": "stress"}),
        ("[characters.x]", "content-missing-key", "characters.x", {"key": "name"}),
        (f"{HERO}talents = {{ dexterty = 3 }}", "content-unknown-reference", "characters.x.talents.dexterty",
         {"kind": Word("ds-content-kind-talent"), "near": "dexterity"}),
        (f"{HERO}talents = {{ dexterity = 11 }}", "content-too-large", "characters.x.talents.dexterity",
         {"limit": "10"}),
        (f"{HERO}talents = {{ dexterity = 0 }}", "content-too-small", "characters.x.talents.dexterity", {"limit": "1"}),
        (f"{HERO}skills = {{ sped = 3 }}", "content-unknown-reference", "characters.x.skills.sped",
         {"kind": Word("ds-content-kind-skill"), "near": "speed"}),
        (f"{HERO}skills = {{ speed = 11 }}", "content-too-large", "characters.x.skills.speed", {"limit": "10"}),
        (f"{HERO}skills = {{ speed = -1 }}", "content-too-small", "characters.x.skills.speed", {"limit": "0"}),
        (f'{HERO}weapons = ["karabinr"]', "content-unknown-reference", "characters.x.weapons#1",
         {"kind": Word("ds-content-kind-weapon"), "near": "karabiner"}),
        (f'{HERO}weapons = ["messer", "messer"]', "content-named-twice", "characters.x.weapons", {"id": "messer"}),
        (f'{HERO}armour = "jake"', "content-unknown-reference", "characters.x.armour", {"near": "jacke"}),
        (f'{HERO}items = ["medkt"]', "content-unknown-reference", "characters.x.items#1", {"near": "medkit"}),
        (f'{HERO}items = ["stim"]\nused = ["medkit"]', "content-unknown-reference", "characters.x.used#1", {}),
        (f"{HERO}hurt = {{ vital = 3 }}", "content-too-large", "characters.x.hurt.vital",
         {"value": "3", "limit": "2"}),
        (f"{HERO}hurt = {{ defensive = 1 }}", "content-too-large", "characters.x.hurt.defensive", {"limit": "0"}),
        (f"{HERO}hurt = {{ vitl = 1 }}", "content-unknown-key", "characters.x.hurt", {"near": "vital"}),
        (f"{HERO}reductions = {{ luck = 1 }}", "content-unknown-reference", "characters.x.reductions.luck", {}),
        (f'{HERO}handicaps = ["presense"]', "content-unknown-reference", "characters.x.handicaps#1",
         {"near": "presence"}),
        (f'{HERO}suppressed = ["presence"]', "content-unknown-reference", "characters.x.suppressed#1", {}),
        (f'{HERO}seat = "A B"', "content-id-form", "characters.x.seat", {}),
        (f'{HERO}side = "A B"', "content-id-form", "characters.x.side", {}),
        (f'{HERO}network = "A B"', "content-id-form", "characters.x.network", {}),
        (f"{HERO}size = 14", "content-too-large", "characters.x.size", {"limit": "13"}),
        (HERO.replace("characters.x", "characters.master"), "content-id-reserved", "characters.master", {}),
        (HERO.replace("characters.x", "characters.turm"), "content-id-twice", "machines.turm", {"id": "turm"}),
        (HENCHMAN.replace("2", "6"), "content-too-large", "henchmen.x.competence", {"limit": "5"}),
        (HENCHMAN.replace("2", "0"), "content-too-small", "henchmen.x.competence", {"limit": "1"}),
        (f'{HENCHMAN}expertise = ["tach"]', "content-unknown-reference", "henchmen.x.expertise#1", {"near": "tech"}),
        (f'{HENCHMAN}expertise = ["tech", "tech"]', "content-named-twice", "henchmen.x.expertise", {}),
        (MACHINE.replace("size = 3", "size = 14"), "content-too-large", "machines.x.size", {"limit": "13"}),
        (MACHINE.replace("bots = 1\n", ""), "content-missing-key", "machines.x", {"key": "bots"}),
        (f'{MACHINE}armour = "jacke"', "content-type", "machines.x.armour", {"wanted": Word("content-type-integer")}),
        (SYSTEM.replace("mk = 2", "mk = 0"), "content-too-small", "systems.x.mk", {"limit": "1"}),
        (SYSTEM.replace('"n"', '"N"'), "content-id-form", "systems.x.network", {}),
        (f'{SYSTEM}terminal = "pistole"', "content-unknown-reference", "systems.x.terminal",
         {"kind": Word("ds-content-kind-terminal")}),
        (WEAPON.replace("melee", "laser"), "content-value", "weapons.x.kind", {"value": "laser"}),
        (WEAPON.replace("mk = 1", "mk = 6"), "content-too-large", "weapons.x.mk", {"limit": "5"}),
        ('[items.x]\nname = "X"\nkind = "cover"\nsize = 1\nmk = 1', "content-value", "items.x.kind", {}),
        ('[squads.x]\nname = "X"\nmembers = ["zolwache"]', "content-unknown-reference", "squads.x.members#1",
         {"kind": Word("ds-content-kind-participant"), "near": "zollwache"}),
        ('[squads.x]\nname = "X"\nmembers = ["schicht"]', "content-unknown-reference", "squads.x.members#1", {}),
        ('[squads.x]\nname = "X"\nmembers = []', "content-too-few", "squads.x.members", {}),
    ],
)  # fmt: skip
def test_mistakes_in_gear_and_people(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    error = refusal(text)
    assert (error.code, error.facts.get("where", "")) == (code, where)
    found = told(error)
    assert {name: found.get(name) for name in facts} == facts


MARK = Word("ds-content-kind-mark")
PARTICIPANT = Word("ds-content-kind-participant")


@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        (scene(people=["{ }"]), "content-missing-key", "participants#1", {"key": "who"}),
        (rhea('zone = "here"').replace('"rhea"', '"rea"'), "content-unknown-reference", "participants#1.who",
         {"kind": PARTICIPANT, "near": "rhea"}),
        (rhea('zone = "hree"'), "content-unknown-reference", "participants#1.zone",
         {"kind": Word("ds-content-kind-zone"), "near": "here"}),
        (rhea("count = 1"), "content-missing-key", "participants#1", {"key": "zone"}),
        (rhea('zone = "here"').replace('"crew", zone', '"crw", zone'), "content-unknown-reference",
         "participants#1.side", {"kind": Word("ds-content-kind-side"), "near": "crew"}),
        (rhea('zone = "here", seat = "A"'), "content-id-form", "participants#1.seat", {}),
        (rhea('zone = "here", id = "schlaeger_2"'), "content-named-twice", "participants#2", {"id": "schlaeger_2"}),
        (rhea('zone = "here", id = "klinge"'), "content-id-ambiguous", "", {"id": "klinge"}),
        (rhea('aboard = "schlaeger_1"'), "content-unknown-reference", "participants#1.aboard", {"kind": PARTICIPANT}),
        (rhea('aboard = "streife", zone = "here"'), "ds-content-two-places", "participants#1.aboard",
         {"zone": "here", "machine": "streife"}),
        (rhea('zone = "here", at_controls = true'), "content-missing-key", "participants#1", {"key": "aboard"}),
        (scene(last='{ who = "oda", side = "crew", aboard = "streife", at_controls = true }, '
                    '{ who = "juro", side = "crew", zone = "here", remote = "streife" }'),
         "ds-content-controls-twice", "participants#7", {"machine": "streife", "who": "oda"}),
        (rhea('zone = "here", order = { kind = "guard", by = "rhea" }'), "ds-content-order", "participants#1.order",
         {"who": "rhea"}),
        (scene(last='{ who = "turm", side = "gang", zone = "here", order = { kind = "guard", by = "zentral" } }'),
         "content-unknown-reference", "participants#6.order.by", {"near": "zentrale"}),
        (scene(last='{ who = "turm", zone = "here", order = { kind = "attack", by = "zentrale", target = "rea" } }'),
         "content-unknown-reference", "participants#6.order.target", {"near": "rhea"}),
        (rhea('zone = "here", networks = ["hale9"]'), "content-unknown-reference", "participants#1.networks#1",
         {"kind": Word("ds-content-kind-network"), "near": "halle9"}),
        (rhea('zone = "here", network = "A"'), "content-id-form", "participants#1.network", {}),
        (rhea('zone = "here", at = [1]'), "content-too-few", "participants#1.at", {}),
        (rhea('zone = "here", changes = { strss = 1 }'), "content-unknown-key", "participants#1.changes",
         {"near": "stress"}),
        (rhea('zone = "here", changes = { skills = { speed = 12 } }'), "content-too-large",
         "participants#1.changes.skills.speed", {"limit": "10"}),
        (rhea('zone = "here", changes = { hurt = { vital = 5 } }'), "content-too-large",
         "participants#1.changes.hurt.vital", {"limit": "4"}),
        (scene(last='{ who = "schicht_gruppe", side = "gang", zone = "there" }'), "ds-content-groups-off", "",
         {"who": "schicht_gruppe"}),
        (scene('sides.watch = "W"'), "ds-content-side-empty", "sides.watch", {"side": "watch"}),
        (scene('networks.hale9 = "N"'), "content-unknown-reference", "networks.hale9", {"near": "halle9"}),
        (scene('surprised = "gan"'), "content-unknown-reference", "surprised", {"near": "gang"}),
        (scene("dominate_share = [3, 2]"), "content-too-large", "dominate_share#1", {"limit": "2"}),
        (scene("round_limit = 0"), "content-too-small", "round_limit", {}),
        (scene("options = { aim_stack = true }"), "content-option", "options", {}),
        (scene(zones=["{ }"]), "content-missing-key", "zones#1", {"key": "id"}),
        (scene(zones=[ZONES[0], *ZONES]), "content-named-twice", "zones", {"id": "here"}),
        (zone('exits = ["crw"]'), "content-unknown-reference", "zones#1.exits#1", {"near": "crew"}),
        (zone('covers = ["contaner"]'), "content-unknown-reference", "zones#1.covers#1",
         {"kind": Word("ds-content-kind-cover"), "near": "container"}),
        (zone('hazards = [{ kind = "acid", value = 1 }]'), "content-value", "zones#1.hazards#1.kind", {}),
        (zone('hazards = [{ kind = "fire", value = 0 }]'), "content-too-small", "zones#1.hazards#1.value", {}),
        (zone('drops = [{ to = "ther", metres = 3 }]'), "content-unknown-reference", "zones#1.drops#1.to",
         {"near": "there"}),
        (zone('switches = [{ id = "A", name = "A" }]'), "content-id-form", "zones#1.switches#1.id", {}),
        (zone("track_value = 31"), "content-too-large", "zones#1.track_value", {}),
        (scene(links='["here", "ther", "long"]'), "content-unknown-reference", "links#1#2", {"near": "there"}),
        (scene(links='["here", "there", "far"]'), "content-unknown-reference", "links#1#3",
         {"kind": Word("ds-content-kind-category")}),
        (scene(links='["here", "here", "long"]'), "content-named-twice", "links#1", {"id": "here"}),
        (scene(links=f'{LINK}, ["there", "here", "short"]'), "content-named-twice", "links", {"id": "here, there"}),
        (scene('blind = [["here", "ther"]]'), "content-unknown-reference", "blind#1#2", {"near": "there"}),
        (scene('engaged = [["rhea", "schlager_1"]]'), "content-unknown-reference", "engaged#1#2",
         {"near": "schlaeger_1"}),
        (scene('distances = [["rhea", "rhea", "long"]]'), "content-named-twice", "distances#1", {}),
        (scene('cables = [["rhea", "kuehlventil"]]'), "content-unknown-reference", "cables#1#2", {}),
        (scene('goals = [{ side = "crw", ways = [[{ kind = "destroy" }]] }]'), "content-unknown-reference",
         "goals#1.side", {"near": "crew"}),
        (goal('kind = "win"'), "content-value", "goals#1.ways#1#1.kind", {"value": "win"}),
        (goal('kind = "sabotage"'), "content-missing-key", "goals#1.ways#1#1", {"key": "target"}),
        (goal('kind = "sabotage", target = "zentral"'), "content-unknown-reference", "goals#1.ways#1#1.target",
         {"near": "zentrale"}),
        (goal('kind = "seize", target = "zentrale"'), "content-unknown-reference", "goals#1.ways#1#1.target", {}),
        (goal('kind = "take_out", target = "kuehlventil"'), "content-unknown-reference", "goals#1.ways#1#1.target", {}),
        (goal('kind = "escape", target = "rhea"'), "ds-content-goal-key", "goals#1.ways#1#1.target",
         {"goal": "escape", "key": "target"}),
        (goal('kind = "hold"'), "content-missing-key", "goals#1.ways#1#1", {"key": "number"}),
        (goal('kind = "threshold", number = 1'), "content-too-large", "goals#1.ways#1#1.number", {"limit": "0"}),
        (chase("start = { rhea = 4, streife = 0 }", "crw"), "content-unknown-reference", "chase.fleeing", {}),
        (chase("start = { rhea = 4, strife = 0 }"), "content-unknown-reference", "chase.start.strife",
         {"near": "streife"}),
        (chase("start = { rhea = 4, zentrale = 0 }"), "content-unknown-reference", "chase.start.zentrale", {}),
        (chase("start = { rhea = 4 }"), "ds-content-chase-sides", "chase.start", {"side": "crew"}),
        (chase("start = { rhea = 4, streife = 0 }, track = [31]"), "content-too-large", "chase.track#1", {}),
        (chase("start = { rhea = 4, streife = 0 }, track = []"), "content-too-few", "chase.track", {}),
        (chase("start = { rhea = 4, streife = -1 }"), "content-too-small", "chase.start.streife", {}),
        (area("thresholds = [31]"), "content-too-small", "area.thresholds#1", {"value": "31", "limit": "32"}),
        (area("thresholds = [32, 51]"), "content-too-small", "area.thresholds#2", {"limit": "52"}),
        (area("first = 20, thresholds = [39]"), "content-too-small", "area.thresholds#1", {"limit": "40"}),
        (area("random = true, thresholds = [12, 31]"), "content-too-small", "area.thresholds#2", {"limit": "32"}),
        (area("random = false", "mk = 6, competence = 2"), "content-too-large", "area.mk", {}),
        (area('guards = ["schlager"]'), "content-unknown-reference", "area.guards#1", {"near": "schlaeger"}),
        (area('guards = ["schlaeger", "schlaeger_1"]'), "content-named-twice", "area.guards", {"id": "schlaeger_1"}),
        (area('at = "ther"'), "content-unknown-reference", "area.at", {"near": "there"}),
        (area('obstacles = [{ id = "door", kind = "technical" }]'), "content-missing-key", "area.obstacles#1",
         {"key": "name"}),
        (area('obstacles = [{ id = "zentrale", kind = "guard" }]'), "content-unknown-reference",
         "area.obstacles#1.id", {}),
        (area('obstacles = [{ id = "zentrale", kind = "system", name = "Z" }]'), "content-id-ambiguous", "", {}),
        (waits("out:rea"), "content-unknown-reference", "events#1.when#1", {"kind": MARK, "near": "out:rhea"}),
        (waits("!alarm:zentral"), "content-unknown-reference", "events#1.when#1", {"near": "alarm:zentrale"}),
        (waits("controls:streife:crw"), "content-unknown-reference", "events#1.when#1",
         {"near": "controls:streife:crew"}),
        (waits("threshold:1"), "content-unknown-reference", "events#1.when#1", {}),
        (waits("pressed:bell"), "content-unknown-reference", "events#1.when#1", {}),
        (waits("round:31"), "content-unknown-reference", "events#1.when#1", {}),
        (waits("round:x"), "content-unknown-reference", "events#1.when#1", {"near": "round:1"}),
        (waits("a"), "content-unknown-reference", "events#1.when#1", {}),
        (waits("c"), "content-unknown-reference", "events#1.when#1", {}),
        (scene('events = [{ id = "a", when = [] }]'), "content-too-few", "events#1.when", {}),
        (scene('events = [{ id = "a", when = ["round:1"] }, { id = "a", when = ["round:1"] }]'),
         "content-named-twice", "events", {"id": "a"}),
        (event('joins = ["odda"]'), "content-unknown-reference", "events#1.joins#1", {}),
        (event('at = "ther"'), "content-unknown-reference", "events#1.at", {"near": "there"}),
        (event('aboard = "rhea"'), "content-unknown-reference", "events#1.aboard", {}),
        (event('moves = { rea = "here" }'), "content-unknown-reference", "events#1.moves.rea", {"near": "rhea"}),
        (event('moves = { rhea = "hre" }'), "content-unknown-reference", "events#1.moves.rhea", {"near": "here"}),
        (event('surprised = "gan"'), "content-unknown-reference", "events#1.surprised", {"near": "gang"}),
        (event('chase = { fleeing = "crew", start = { rhea = 1 } }'), "ds-content-chase-sides",
         "events#1.chase.start", {}),
        (event("change = { mk = 6 }"), "content-too-large", "events#1.change.mk", {}),
    ],
)  # fmt: skip
def test_mistakes_in_scenarios(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    error = refusal(text)
    assert (error.code, error.facts["where"]) == (code, ".".join(filter(None, ("scenarios.x", where))))
    assert str(error.facts["file"]).endswith("mine.toml")
    found = told(error)
    assert {name: found.get(name) for name in facts} == facts


def test_the_small_scene_of_these_tests_is_right(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(scene(), "utf-8")
    assert start(scenario_document(load([tmp_path]), "x", {})).scene.links == (("here", "there", 2),)


def document() -> Json:
    return scenario_document(load(), "halle9", {})


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"system": "factions"}, "content-value", "system"),
        ({"format": 2}, "content-value", "format"),
        ({"zones": []}, "content-too-few", "zones"),
        ({"content": {}}, "content-unknown-reference", "participants#1.who"),
        ({"content": {"x": {}}}, "content-unknown-table", "content"),
        ({"more": 1}, "content-unknown-key", ""),
    ],
)
def test_documents_are_checked_like_files(change: Json, code: str, where: str) -> None:
    with pytest.raises(ContentError) as refused:
        start({**document(), **change})
    assert (refused.value.code, refused.value.facts["where"]) == (code, where)
    assert refused.value.facts["file"] == Word("content-document")


TEMPLATES = [template(kind) for kind in TABLES]


@pytest.mark.slow
@settings(max_examples=50, derandomize=True, deadline=None)
@given(data=st.data())
def test_whatever_stands_in_a_file_is_loaded_or_refused(data: st.DataObject, tmp_path_factory: Any) -> None:
    """No value anywhere in a file breaks anything but the file."""
    lines = data.draw(st.sampled_from([*TEMPLATES, *[template("scenario")] * 8])).splitlines()
    settable = [number for number, line in enumerate(lines) if " = " in line and not line.startswith("#")]
    number = data.draw(st.sampled_from(settable))
    odd = st.sampled_from(
        ["0", "-1", "99999999999", "1.5", "true", '""', '"x"', "[]", "[1]", '["x"]', '[["x"]]', "{}", "{ x = 1 }"]
    )
    lines[number] = f"{lines[number].split(' = ')[0]} = {data.draw(odd)}"
    folder = tmp_path_factory.mktemp("odd")
    (folder / "mine.toml").write_text("\n".join(lines), "utf-8")
    try:
        load([folder])
    except ContentError as error:
        assert error.code.startswith(("content-", "ds-content-"))

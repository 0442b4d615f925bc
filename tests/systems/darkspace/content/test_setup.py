"""Setting up: documents are self-contained, and a scene begins as its scenario says."""

import ast
import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.book.options import OptionError
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import Name
from regelwerk.systems.darkspace.content.loading import Content, load
from regelwerk.systems.darkspace.content.scenes import People, marks
from regelwerk.systems.darkspace.content.setup import duel_document, duellists, scenario_document, start
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.scenes import (
    AreaChange,
    AreaPlan,
    ChasePlan,
    Drop,
    Event,
    Goal,
    Hazard,
    Obstacle,
    SideGoals,
)
from regelwerk.systems.darkspace.state import Actor, Damage, Order, World, seat_of
from regelwerk.systems.darkspace.values import EXTENDED, LONG, PACKAGE


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def begin(content: Content, name: str, **options: Any) -> World:
    """The start of a scenario after its document has been a file."""
    return start(json.loads(json.dumps(scenario_document(content, name, options))))


def where(world: World) -> dict[str, list[str]]:
    """Who is where: zones, machines, and nowhere yet."""
    found: dict[str, list[str]] = {}
    for actor in world.actors:
        found.setdefault(actor.zone or actor.aboard, []).append(actor.id)
    return found


def waiting(world: World) -> set[str]:
    return {actor.id for actor in world.actors if actor.waiting}


def side(world: World, name: str) -> list[str]:
    return [actor.id for actor in world.actors if actor.side == name]


@pytest.mark.rule("DS-MAC-03", "DS-MAC-04", "DS-CTX-14", "DS-PRI-02")
@pytest.mark.parametrize("name", ["halle9", "halle9_schwer"])
def test_the_night_shift_begins_as_written(content: Content, name: str) -> None:
    world = begin(content, name)
    guards = ["lagerwache_1", "lagerwache_2", "lagerwache_3"]
    above = ["schichtleiter", "turm", "zentrale"]
    assert where(world) == {"tor": ["rhea", "oda", "ilko"], "halle": guards, "kanzel": above}
    assert side(world, "crew") == ["rhea", "oda", "ilko"]
    assert waiting(world) == {"zentrale"}
    assert world.find("turm").order == Order("guard", "zentrale", repeat=True)
    assert world.find("turm").sheet.network == world.find("zentrale").sheet.network == "halle9"
    assert world.find("zentrale").sheet.mk == (4 if name == "halle9" else 5)
    gate, hall, pulpit = world.scene.zones
    covers = [[cover.id for cover in zone.covers] for zone in world.scene.zones]
    assert covers == [["container_1", "container_2"], ["palette_1", "palette_2"], ["bruestung"]]
    assert (gate.exits, hall.exits) == (("crew",), ())
    assert (hall.hazards, pulpit.drops) == ((Hazard("fire", 1, from_round=3),), (Drop("halle", 4),))
    assert world.scene.links == (("halle", "kanzel", LONG), ("halle", "tor", LONG), ("kanzel", "tor", EXTENDED))
    assert world.scene.blind == (("kanzel", "tor"),)
    assert world.scene.goals == (
        SideGoals("crew", ((Goal("sabotage", "zentrale"), Goal("escape")),)),
        SideGoals("schicht", ((Goal("destroy"),), (Goal("hold", number=10),))),
    )
    assert (world.stage, world.round, world.scene.round_limit, world.options) == ("setup", 0, 30, Options())


@pytest.mark.rule("DS-CHA-01", "DS-CHA-06")
def test_the_canal_road_begins_as_written(content: Content) -> None:
    world = begin(content, "kanalstrasse")
    assert where(world) == {
        "strasse": ["lastgleiter", "streife_1", "streife_2"],
        "lastgleiter": ["juro", "oda", "nadja"],
        "streife_1": ["zollpilot_1", "zollwache_1", "zollwache_2"],
        "streife_2": ["zollpilot_2", "zollwache_3", "zollwache_4"],
    }
    start_at = (("lastgleiter", 12), ("streife_1", 0), ("streife_2", 0))
    assert world.scene.chase == ChasePlan("crew", start_at, (14, 14, 16, 16, 18, 14))
    assert [actor.id for actor in world.actors if actor.at_controls] == ["juro", "zollpilot_1", "zollpilot_2"]
    assert {actor.id for actor in world.actors if actor.sheet.network == "zoll"} == set(side(world, "zollamt"))
    assert waiting(world) == {"lastgleiter", "streife_1", "streife_2"}, "who is steered has no phase of its own"


def test_the_flight_through_the_ring_begins_as_written(content: Content) -> None:
    world = begin(content, "ringflucht")
    track = (12, 12, 18, 18, 18, 12)
    assert world.scene.chase == ChasePlan("crew", (("kurier", 12), ("kutter", 0)), track, "space")
    assert side(world, "freibeuter") == ["kutter", "schlaeger_1", "schlaeger_2", "schlaeger_3", "schlaeger_4"]
    assert [actor.id for actor in world.actors if actor.at_controls] == ["juro", "schlaeger_1"]
    assert waiting(world) == {"bordrechner", "kurier", "kutter"}
    assert world.find("kurier").sheet.network == world.find("bordrechner").sheet.network


@pytest.mark.rule("DS-INF-02", "DS-INF-06", "DS-JOI-01")
def test_the_archive_begins_as_written(content: Content) -> None:
    world = begin(content, "archiv")
    crew = ["nadja", "ilko", "rhea"]
    assert where(world) == {
        "treppe": [*crew, "archivwache_1", "tuersteuerung"],
        "": ["archivwache_2", "archivwache_3", "marok", "archivwache_4", "archivwache_5"],
        "lesesaal": ["archivkern"],
    }
    assert [actor.id for actor in world.actors if actor.infiltrating] == crew
    assert waiting(world) == {actor.id for actor in world.actors} - set(crew)
    obstacles = (
        Obstacle("tueren", Name.of("Türen", en="Doors"), "technical", 2),
        Obstacle("tuersteuerung", Name.of("Türsteuerung", en="Door control"), "system", 2),
        Obstacle("galerie", Name.of("Galerie", en="Gallery"), "room", 9),
        Obstacle("archivwache_1", Name.of("Archivwache 1", en="Archive guard 1"), "guard"),
    )
    assert world.scene.area == AreaPlan(
        "crew", 3, 3, (38,), obstacles=obstacles, guards=("archivwache_1",), at="lesesaal"
    )
    comes, found, helped = world.scene.events
    moves = (("ilko", "lesesaal"), ("nadja", "lesesaal"), ("rhea", "lesesaal"))
    squad = ("marok", "archivwache_4", "archivwache_5")
    assert comes == Event(
        "marok_kommt", ("threshold:1",), joins=squad, at="lesesaal", change=AreaChange(competence=4), moves=moves,
        text=comes.text,
    )  # fmt: skip
    assert (found.when, found.moves) == (("discovered", "!threshold:1"), moves)
    assert (helped.when, helped.delay, helped.joins) == (("discovered",), 2, ("archivwache_2", "archivwache_3"))
    assert helped.at == "lichthof", "they bar the way out"
    out = (Goal("take_out", "marok"), Goal("threshold", number=2))
    assert world.scene.goals[0] == SideGoals("crew", (out, (Goal("mark", "discovered"), Goal("escape"))))


def test_the_getaway_becomes_a_chase_when_the_controls_are_taken(content: Content) -> None:
    world = begin(content, "flucht")
    (leave,) = world.scene.events
    assert leave.when == ("controls:lastgleiter:crew",)
    assert leave.chase == ChasePlan("crew", (("lastgleiter", 6), ("streife_1", 0), ("streife_2", 0)), (14, 14, 16, 14))
    patrols = {"sanna", "zollwache_1", "zollwache_2", "zollpilot", "zollwache_3"}
    assert set(leave.joins) == patrols
    assert leave.moves == (("lastgleiter", "strasse"),)
    assert waiting(world) == {"lastgleiter", "streife_1", "streife_2", *patrols}
    assert [world.find(f"posten_{number}").sheet.name.default for number in (1, 2, 3)] == [
        "Posten 1",
        "Posten 2",
        "Posten 3",
    ]


@pytest.mark.rule("DS-AMB-02")
def test_the_patrol_is_surprised(content: Content) -> None:
    assert begin(content, "hinterhalt").scene.surprised == "zollamt"


@pytest.mark.rule("DS:movement_scale")
def test_where_metres_count_everybody_stands_somewhere(content: Content) -> None:
    world = begin(content, "wettlauf")
    assert world.options == Options(movement_scale="metres")
    assert world.find("ilko").position == (0, 60)
    assert world.find("corvin").position == world.scene.zone("turmdach").at == (300, 400)
    assert (world.scene.zone("rollfeld").track_value, world.scene.zone("rollfeld").obstacles) == (12, 2)


@pytest.mark.rule("DS-GRP-01", "DS:henchman_groups")
def test_groups_of_henchmen_have_their_strength(content: Content) -> None:
    world = begin(content, "bandenkrieg")
    assert world.options.henchman_groups
    shift, gang = world.find("schicht_gruppe"), world.find("meute")
    assert (shift.sheet.kind, shift.strength, seat_of(world, shift)) == ("group", 6, "oda")
    assert (gang.strength, seat_of(world, gang)) == (6, MASTER)
    with pytest.raises(ContentError) as refused:
        begin(content, "bandenkrieg", henchman_groups=False)
    assert refused.value.code == "ds-content-groups-off"


def test_in_the_reactor_a_comrade_cannot_walk_and_is_not_out(content: Content) -> None:
    ilko = begin(content, "reaktor").find("ilko")
    assert (ilko.hurt, ilko.stress, ilko.out) == (Damage(mobility=3, defensive=2), 4, "")


def test_two_networks_in_the_net_run(content: Content) -> None:
    world = begin(content, "netzlauf")
    nets = {actor.id: actor.sheet.network for actor in world.actors if actor.sheet.network}
    assert nets == {
        "depotrechner": "depot",
        "schleusenrechner": "schleuse",
        "drohne": "depot",
        "lieferdrohne": "schleuse",
        "netzwart": "depot",
    }
    assert waiting(world) == {"depotrechner", "schleusenrechner", "lieferdrohne"}
    assert world.scene.cables == (("ilko", "schleusenrechner"),)
    names = dict(world.scene.names)
    assert names["schleuse"] == Name.of("Schleusennetz", en="lock network")


def test_together_the_scenarios_use_everything(content: Content) -> None:
    worlds = [begin(content, name) for name in content.scenarios]
    goals = {goal.kind for w in worlds for one in w.scene.goals for way in one.ways for goal in way}
    assert goals == {
        "destroy",
        "dominate",
        "escape",
        "sabotage",
        "take_out",
        "threshold",
        "hold",
        "seize",
        "rescue",
        "mark",
    }
    assert {hazard.kind for w in worlds for zone in w.scene.zones for hazard in zone.hazards} == {
        "fire",
        "electricity",
        "radiation",
    }
    used = {actor.sheet.kind for w in worlds for actor in w.actors}
    assert used == {"character", "henchman", "group", "machine", "system", "object"}
    named = {line.who for scenario in content.scenarios.values() for line in scenario.participants}
    assert set(content.squads) <= named
    assert set(content.characters) - named == {"tamsin"}
    assert any(zone.switches for w in worlds for zone in w.scene.zones)
    assert any(w.scene.chase and w.scene.chase.medium == "space" for w in worlds)


@pytest.mark.rule("DS-DST-01")
def test_every_place_of_a_scene_can_be_reached_or_is_entered_by_an_event(content: Content) -> None:
    """Nobody begins where nothing leads, except where the scene changes or a chase runs."""
    for name in content.scenarios:
        scene = begin(content, name).scene
        linked = {zone for first, second, _ in scene.links for zone in (first, second)}
        entered = {zone for event in scene.events for _, zone in event.moves} | {event.at for event in scene.events}
        left = {zone.id for zone in scene.zones} - linked - entered
        assert len(scene.zones) == 1 or left <= {"treppe", "kontor"}, name


def test_crew_sit_on_their_own_seats_and_all_others_belong_to_the_master(content: Content) -> None:
    for name in content.scenarios:
        world = begin(content, name)
        for actor in world.actors:
            is_crew = actor.side == "crew" and actor.sheet.kind == "character"
            if actor.sheet.kind != "group":
                assert actor.sheet.seat == (actor.id if is_crew else MASTER)


def test_everything_that_is_spoken_of_has_a_name(content: Content) -> None:
    for name in content.scenarios:
        world = begin(content, name)
        known = set(dict(world.scene.names)) | {actor.id for actor in world.actors}
        spoken = {zone.id for zone in world.scene.zones} | {a.side for a in world.actors if a.side} | {"unarmed"}
        spoken |= {a.sheet.network for a in world.actors if a.sheet.network}
        spoken |= {weapon.id for a in world.actors for weapon in a.sheet.weapons}
        spoken |= {item.id for a in world.actors for item in a.sheet.items}
        spoken |= {cover.id for zone in world.scene.zones for cover in zone.covers}
        spoken |= {switch.id for zone in world.scene.zones for switch in zone.switches}
        if world.scene.area is not None:
            spoken |= {obstacle.id for obstacle in world.scene.area.obstacles}
        assert spoken <= known
        assert list(world.scene.names) == sorted(world.scene.names, key=lambda named: named[0])


@pytest.mark.slow
def test_no_rule_leaves_a_mark_that_events_cannot_wait_for(content: Content) -> None:
    """Every mark that a rule writes out is among those that content knows."""
    world = begin(content, "archiv")
    people = People({actor.id: actor for actor in world.actors}, {}, ("crew",), ())
    machine = Actor(content.machines["turm"].sheet)
    thing = Actor(content.objects["kuehlventil"].sheet)
    people = people._replace(actors={**people.actors, "turm": machine, "kuehlventil": thing})
    known = {mark.split(":")[0] for mark in marks(people, 1, ["bell"])} | {"round"}
    found: set[str] = set()
    for path in sorted(Path(str(resources.files(PACKAGE))).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "mark":
                written = " ".join(ast.unparse(argument) for argument in node.args)
                found |= set(re.findall(r"'([a-z_]+)(?::[^']*)?'", written))
    assert {"out", "discovered", "alarm"} & found
    assert found <= known


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", sorted(load().scenarios))
def test_a_scenario_is_played_to_its_end_and_marks_what_events_can_wait_for(
    content: Content, name: str, seed: int
) -> None:
    first = begin(content, name)
    last = Simulation(AtRandom(), RandomDice(seed)).play(DarkSpace(), first)
    assert last.closed
    people = People({actor.id: actor for actor in last.actors}, {}, tuple(content.scenarios[name].sides), ())
    switches = [switch.id for zone in last.scene.zones for switch in zone.switches]
    known = {*marks(people, 2, switches), *(event.id for event in last.scene.events)}
    left = {mark for mark in last.marks if not mark.startswith(("round:", "treated:"))}
    assert left <= known


def test_options_of_the_table_go_before_those_of_the_scenario(content: Content) -> None:
    assert begin(content, "halle9", aim_stacks=True).options == Options(aim_stacks=True)
    assert begin(content, "wettlauf", movement_scale="categories").options == Options()
    assert begin(content, "wettlauf", aim_stacks=True).options == Options(movement_scale="metres", aim_stacks=True)
    with pytest.raises(OptionError):
        scenario_document(content, "halle9", {"aim_stack": True})


@pytest.mark.rule("DS:talent_max", "DS:skill_max", "DS:core_edition")
def test_nobody_exceeds_what_the_edition_allows(content: Content) -> None:
    document = scenario_document(content, "duell", {})
    document["participants"][0]["changes"] = {"talents": {"dexterity": 6}}
    with pytest.raises(ContentError) as refused:
        start(document)
    assert refused.value.code == "ds-content-limit"
    wanted = {"who": "rhea", "what": Word("ds-talent-dexterity"), "value": 6, "limit": 5}
    assert {name: refused.value.facts[name] for name in wanted} == wanted
    document["options"]["talent_max"] = 10
    assert start(document).find("rhea").sheet.talents[1] == 6
    document["participants"][0]["changes"] = {"skills": {"speed": 6}}
    with pytest.raises(ContentError) as refused:
        start(document)
    assert refused.value.facts["what"] == Word("ds-skill-speed")
    document["options"]["core_edition"] = "HS"
    assert dict(start(document).find("rhea").sheet.skills)["speed"] == 6


@pytest.mark.rule("DS-INC-02", "DS-INC-06", "DS:stress_incapacitates_at")
def test_whoever_comes_badly_hurt_or_overwrought_is_out_from_the_start(content: Content) -> None:
    document = scenario_document(content, "duell", {})
    rhea, marok = document["participants"]
    rhea["changes"], marok["changes"] = {"hurt": {"vital": 4}}, {"stress": 20}
    world = start(document)
    assert (world.find("rhea").out, world.find("rhea").was_out) == ("damage", True)
    assert (world.find("marok").out, world.find("marok").was_out) == ("stress", False)
    document["options"]["stress_incapacitates_at"] = 0
    assert start(document).find("marok").out == ""


@pytest.mark.rule("DS-MAC-05", "DS-MAC-06")
def test_machines_have_phases_of_their_own_only_with_an_order(content: Content) -> None:
    document = scenario_document(content, "duell", {})
    document["content"]["machines"] = {"drohne": content.plain["machines"]["drohne"]}
    drone = {"who": "drohne", "side": "crew", "zone": "ladedeck"}

    def waits(line: dict[str, Any], rhea: dict[str, Any]) -> bool:
        lines = [{**document["participants"][0], **rhea}, document["participants"][1], line]
        return start({**document, "participants": lines}).find("drohne").waiting

    assert waits(drone, {})
    assert waits(drone, {"remote": "drohne"})
    assert waits(drone, {"zone": "", "aboard": "drohne", "at_controls": True})
    assert not waits({**drone, "order": {"kind": "guard", "by": "rhea"}}, {})
    assert waits({**drone, "waiting": True, "order": {"kind": "guard", "by": "rhea"}}, {})


def test_a_document_needs_nothing_else(content: Content) -> None:
    """What is in it decides, whatever the content says by then; making one changes no content."""
    document = scenario_document(content, "archiv", {})
    document["content"]["weapons"]["gewehr"]["mk"] = 1
    document["participants"][2]["changes"] = {"stress": 3}
    rhea = start(document).find("rhea")
    assert (rhea.sheet.weapon("gewehr").mk, rhea.stress) == (1, 3)
    assert set(document["content"]["characters"]) == {"nadja", "ilko", "rhea", "marok"}
    assert set(document["content"]["squads"]) == {"trupp_marok"}
    assert content.weapons["gewehr"].mk == 3
    assert start(scenario_document(content, "archiv", {})) == begin(content, "archiv")


def test_a_scene_begins_the_same_however_a_file_orders_its_keys(content: Content) -> None:
    for name in content.scenarios:
        document = scenario_document(content, name, {})
        assert start(json.loads(json.dumps(document, sort_keys=True))) == start(document)


def test_a_duel_is_a_fight_in_one_zone_without_cover(content: Content) -> None:
    document = json.loads(json.dumps(duel_document(content, "Rhea Voss", "söldner", {"aim_stacks": True})))
    world = start(document)
    assert duellists(document) == ("rhea", "soeldner")
    assert [(one.id, one.sheet.seat, one.side, one.zone, one.active) for one in world.actors] == [
        ("rhea", "rhea", "rhea", "arena", True),
        ("soeldner", "soeldner", "soeldner", "arena", True),
    ]
    assert world.scene.name == Name.of("Rhea Voss – Söldner", en="Rhea Voss – Mercenary")
    assert world.scene.goals == tuple(SideGoals(who, ((Goal("destroy"),),)) for who in ("rhea", "soeldner"))
    assert [zone.covers for zone in world.scene.zones] == [()]
    assert world.options == Options(aim_stacks=True)


def test_a_duel_with_oneself(content: Content) -> None:
    document = duel_document(content, "marok", "Veit Marok", {})
    world = start(document)
    assert duellists(document) == ("marok_1", "marok_2")
    assert [one.sheet.name.default for one in world.actors] == ["Veit Marok 1", "Veit Marok 2"]
    assert [one.sheet.seat for one in world.actors] == ["marok_1", "marok_2"]


@pytest.mark.rule("DS-DEF-09", "DS-MAC-01")
def test_the_best_of_those_who_do_not_steer_are_at_the_guns(content: Content) -> None:
    """R-103: one gun, one gunner, from the first moment on."""
    gunners = {one.id: one.mans for one in begin(content, "ringflucht").actors if one.mans is not None}
    assert gunners == {"nadja": ("kurier", "geschuetz_m"), "schlaeger_2": ("kutter", "geschuetz_m")}


@pytest.mark.rule("DS-MAC-03", "DS-MAC-05")
def test_machines_in_a_duel_have_the_order_to_attack(content: Content) -> None:
    world = start(duel_document(content, "turm", "Kampfroboter", {}))
    turret, robot = world.actors
    assert turret.order == Order("attack", "turm", "kampfroboter", repeat=True)
    assert robot.order == Order("attack", "kampfroboter", "turm", repeat=True)
    assert (turret.active, seat_of(world, turret)) == (True, "turm")
    assert start(duel_document(content, "drohne", "drohne", {})).find("drohne_1").order == Order(
        "attack", "drohne_1", "drohne_2", repeat=True
    )


def test_a_duel_with_a_group_plays_with_groups(content: Content) -> None:
    assert start(duel_document(content, "rhea", "Hafenbande", {})).options.henchman_groups


@pytest.mark.parametrize("nobody", ["niemand", "zentrale", "kuehlventil"])
def test_a_duel_with_nobody_is_refused(content: Content, nobody: str) -> None:
    with pytest.raises(ContentError) as refused:
        duel_document(content, "rhea", nobody, {})
    assert refused.value.code == "content-not-found"

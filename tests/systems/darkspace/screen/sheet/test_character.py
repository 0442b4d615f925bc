"""Characters who live on: whatever a scene has done to them is there again in the next one."""

import dataclasses
import json
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.files import KEPT
from regelwerk.engine.game import Json
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.screen.sheets import file_text
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace import SYSTEM
from regelwerk.systems.darkspace.content.loading import ACTORS, Content, load
from regelwerk.systems.darkspace.content.setup import duel_document, scenario_document, start
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.disfigurement import Scar, marked_for_life
from regelwerk.systems.darkspace.rules.body.monitors import boxes, free_boxes
from regelwerk.systems.darkspace.screen.sheet.character import LASTING, Character, of_content, of_game
from regelwerk.systems.darkspace.state import Actor, Breach, Damage, Out, World

GAME = SYSTEM.game
RAILGUN = """
[weapons.railgun]
name = { de = "Schienengewehr", en = "railgun" }
kind = "ranged"
size = 6
mk = 4

[armours.robe]
name = { de = "Robe", en = "robe" }
size = 1
mk = 0

[items.anvil]
name = { de = "Amboss", en = "anvil" }
kind = "obstacle"
size = 4
mk = 0
"""
VERA = """
[characters.vera]
name = "Vera"
weapons = ["railgun", "datapad"]
armour = "robe"
items = ["anvil", "stim"]
"""


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def keep(character: Character, folder: Path) -> None:
    (folder / KEPT).mkdir(exist_ok=True)
    (folder / KEPT / f"{character.id}.toml").write_text(file_text(character, [folder]), "utf-8")


def read_again(folder: Path) -> dict[str, Actor]:
    content = load([folder])
    return {key: actor for table in ACTORS for key, actor in getattr(content, table).items()}


def document_of(content: Content, scene: str, **options: Any) -> Json:
    found: Json = json.loads(json.dumps(scenario_document(content, scene, options)))
    return found


# -- out of a game and back ---------------------------------------------------------------------------------------

SCENES = ("duell", "schiesserei", "halle9", "archiv", "bandenkrieg", "reaktor")


@pytest.mark.slow
@pytest.mark.parametrize(("scene", "seed"), list(zip(SCENES, cycle((10, 2187)), strict=False)))
def test_whoever_was_written_down_in_a_random_game_is_read_again_exactly(
    content: Content, scene: str, seed: int, tmp_path: Path
) -> None:
    document = document_of(content, scene, henchman_groups=True, trauma=True)
    world = start(document)
    simulation = Simulation(AtRandom(), RandomDice(seed))
    steps = 0
    while GAME.outcome(world) is None:
        world = simulation.run(GAME.step(world))
        steps += 1
        if steps % 120 == 0 or GAME.outcome(world) is not None:
            living = [of_game(document, world, actor.id) for actor in world.actors]
            for one in living:
                keep(one, tmp_path)
            again = read_again(tmp_path)
            assert {one.id: again[one.id] for one in living} == {one.id: one.actor for one in living}
    assert any(one.actor.hurt != Damage() for one in living)


WORN: dict[str, Any] = {
    "stress": 11,
    "base_stress": 5,
    "traumatised": True,
    "reductions": (("presence", 1), ("constitution", 1)),
    "handicaps": ("dexterity", "attention"),
    "suppressed": ("attention",),
    "hurt": Damage(2, 1, 3, 5),
    "used": ("stim",),
}


@pytest.mark.rule("DS-DIS-03", "DS-DIS-04", "DS-CORE-21", "DS-MON-01")
def test_the_next_scene_begins_with_whom_the_last_one_left(content: Content, tmp_path: Path) -> None:
    first = document_of(content, "halle9")
    world = start(first)
    keep(of_game(first, world.put(replace(world.find("rhea"), **WORN)), "Rhea Voss"), tmp_path)
    for scene in ("schiesserei", "duell"):
        rhea = start(document_of(load([tmp_path]), scene)).find("rhea")
        assert {field: getattr(rhea, field) for field in WORN} == WORN
        assert rhea.zone in ("rampe", "ladedeck") and rhea.account == 0 and not rhea.out


@pytest.mark.rule("DS-DIS-04")
def test_nothing_heals_between_scenes_and_stress_stays_at_its_base_at_least(content: Content, tmp_path: Path) -> None:
    document = document_of(content, "duell")
    world = start(document)
    scarred = marked_for_life(replace(world.find("rhea"), stress=2), Scar(("dexterity",), stress=3))
    keep(of_game(document, world.put(replace(scarred, hurt=Damage(vital=1))), "rhea"), tmp_path)
    rhea = load([tmp_path]).characters["rhea"]
    assert (rhea.stress, rhea.base_stress, rhea.hurt, rhea.reductions) == (
        3, 3, Damage(vital=1), (("dexterity", 1),),
    )  # fmt: skip


@pytest.mark.rule("DS-INC-02", "DS-INC-06")
@pytest.mark.parametrize(
    ("changes", "out"), [({"hurt": Damage(vital=4)}, "damage"), ({"stress": 20}, "stress"), ({"stress": 19}, "")]
)
def test_who_was_out_by_wounds_or_stress_still_is(
    content: Content, changes: dict[str, Any], out: Out, tmp_path: Path
) -> None:
    document = document_of(content, "duell")
    world = start(document)
    keep(of_game(document, world.put(replace(world.find("rhea"), **changes, out=out or "gave_up")), "rhea"), tmp_path)
    assert start(document_of(load([tmp_path]), "schiesserei")).find("rhea").out == out


def test_a_scene_of_its_own_ends_for_good(content: Content) -> None:
    document = document_of(content, "halle9")
    world = start(document)
    busy = replace(
        world.find("rhea"),
        zone="kanzel",
        account=7,
        aim=2,
        doubled=True,
        infiltrating=True,
        networks=("halle9",),
        out="taken_out",
    )
    assert of_game(document, world.put(busy), "rhea").actor == content.characters["rhea"]


@pytest.mark.rule("DS-DIS-03")
def test_boxes_that_a_lowered_maximum_took_with_it_stay_marked(content: Content, tmp_path: Path) -> None:
    document = document_of(content, "duell", core_edition="HS")
    world = start(document)
    rhea = world.find("rhea")
    strong = replace(rhea, sheet=replace(rhea.sheet, talents=(10,) * 8), hurt=Damage(vital=10))
    maimed = marked_for_life(strong, Scar(("constitution",)))
    options = Options(core_edition="HS")
    assert (boxes(maimed, "vital", options), free_boxes(maimed, "vital", options)) == (9, 0)
    kept = of_game(document, world.put(maimed), "rhea")
    keep(kept, tmp_path)
    assert load([tmp_path]).characters["rhea"] == kept.actor
    vital = kept.sheet.monitors[0]
    assert (vital.boxes, vital.marked) == (9, 9)


# -- machines, systems and others ---------------------------------------------------------------------------------

OTHERS: dict[str, dict[str, Any]] = {
    "turm": {"hurt": Damage(1, 2, 0, 4), "breach": Breach(3, 1, 0, 2), "out": "switched_off"},
    "zentrale": {"breach": Breach(4, 2, 1, 4), "out": "crashed"},
    "lagerwache": {"hurt": Damage(1, 0, 2, 3), "breach": Breach(firewall=1), "dead": True},
    "dockarbeiter": {"used": ("kiste",)},
    "soeldner_gruppe": {"hurt": Damage(vital=23), "strength": 4},
    "kuehlventil": {"hurt": Damage(vital=3)},
}


@pytest.mark.parametrize("who", OTHERS)
def test_whatever_takes_part_is_written_down_and_read_again(content: Content, who: str, tmp_path: Path) -> None:
    begins = of_content(content, who)
    living = dataclasses.replace(begins, actor=replace(begins.actor, **OTHERS[who]))
    keep(living, tmp_path)
    assert read_again(tmp_path)[who] == living.actor
    keep(begins, tmp_path)
    assert read_again(tmp_path)[who] == begins.actor


@pytest.mark.rule("DS-MON-07")
def test_a_crashed_system_is_still_crashed_when_the_hall_is_entered_again(content: Content, tmp_path: Path) -> None:
    document = document_of(content, "halle9_schwer")
    world = start(document)
    # For this scene it is of class 5, so that is what was crashed.
    kept = of_game(document, world.change("zentrale", out="crashed", breach=Breach(access=5)), "Hallenzentrale")
    keep(kept, tmp_path)
    again = start(document_of(load([tmp_path]), "halle9")).find("zentrale")
    assert (again.out, again.sheet.mk, again.breach.access, again.able) == ("crashed", 5, 5, False)


def test_every_field_that_lasts_is_written_down(content: Content, tmp_path: Path) -> None:
    """All fields of a character at once, none as usual."""
    begins = of_content(content, "ilko")
    living = replace(
        begins.actor,
        **{**WORN, "hurt": Damage(1, 1, 1, 1), "breach": Breach(1, 2, 3, 1), "used": ("medkit",), "dead": True},
    )
    usual = Actor(begins.actor.sheet)
    assert [field for field in LASTING if getattr(living, field) == getattr(usual, field)] == ["strength"]
    keep(dataclasses.replace(begins, actor=living), tmp_path)
    assert load([tmp_path]).characters["ilko"] == living


# -- whose they are -----------------------------------------------------------------------------------------------


def test_side_seat_network_and_name_belong_to_a_scene_and_stay_behind(content: Content) -> None:
    document = duel_document(content, "rhea", "drohne", {})
    world = start(document)
    assert world.find("drohne").sheet.side == "drohne"
    for who in ("rhea", "drohne"):
        expected = {**content.characters, **content.machines}[who]
        assert of_game(document, world, who).actor == expected
    document = document_of(content, "reaktor")
    robot = of_game(document, start(document), "Wartungsroboter")
    assert (robot.id, robot.names["de"], robot.actor.sheet.network) == ("kampfroboter", "Kampfroboter", "")


def test_one_of_several_alike_is_kept_under_an_id_and_a_name_of_its_own(content: Content) -> None:
    document = document_of(content, "schiesserei")
    world = start(document)
    second = of_game(document, world.change("lagerwache_2", hurt=Damage(mobility=1)), "Lagerwache 2")
    usual = content.henchmen["lagerwache"]
    own = replace(usual.sheet, id="lagerwache_2", name=Name.of("Lagerwache 2", en="Warehouse guard 2"))
    assert (second.id, second.names["en"]) == ("lagerwache_2", "Warehouse guard 2")
    assert second.actor == replace(usual, sheet=own, hurt=Damage(mobility=1))
    # The shift leader came with the same squad, but alone of his kind.
    assert of_game(document, world, "schichtleiter").id == "schichtleiter"


def test_a_character_without_a_side_keeps_none(content: Content) -> None:
    rhea = of_content(content, "rhea")
    stray = dataclasses.replace(rhea, actor=replace(rhea.actor, sheet=replace(rhea.actor.sheet, side="", id="stray")))
    assert stray.tables()["characters"]["stray"]["side"] == ""
    assert stray.tables()["characters"]["stray"]["seat"] == "rhea"


def test_gear_of_ones_own_comes_along_unless_it_is_there_anyway(tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    for folder in (home, elsewhere):
        folder.mkdir()
    (home / "mine.toml").write_text(RAILGUN + VERA, "utf-8")
    vera = of_content(load([home]), "vera")
    assert set(vera.tables([home])) == {"characters"}
    tables = vera.tables()
    assert {table: set(entries) for table, entries in tables.items()} == {
        "characters": {"vera"}, "weapons": {"railgun"}, "armours": {"robe"}, "items": {"anvil"},
    }  # fmt: skip
    keep(vera, elsewhere)
    assert load([elsewhere]).characters["vera"] == vera.actor


def test_who_is_kept_goes_before_who_stands_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(RAILGUN + VERA, "utf-8")
    vera = of_content(load([tmp_path]), "vera")
    keep(dataclasses.replace(vera, actor=replace(vera.actor, stress=7)), tmp_path)
    assert load([tmp_path]).characters["vera"].stress == 7


def test_what_a_scenario_says_of_the_supplied_ilko_is_not_said_of_one_who_has_lived(
    content: Content, tmp_path: Path
) -> None:
    assert start(document_of(content, "reaktor")).find("ilko").stress == 4
    ilko = of_content(content, "ilko")
    keep(dataclasses.replace(ilko, actor=replace(ilko.actor, stress=1)), tmp_path)
    lived = start(document_of(load([tmp_path]), "reaktor")).find("ilko")
    assert (lived.stress, lived.hurt) == (1, Damage())


BUILT = "size = 4\nmk = 2\npower = 0\nservos = 1\nsensors = 1\nbots = 1"


@pytest.mark.parametrize(
    ("who", "entry", "limit"),
    [
        ("characters.rhea", 'name = "Rhea"\nhurt = { vital = 3 }', "2"),
        ("characters.rhea", 'name = "Rhea"\nbreach = { firewall = 1 }', "0"),
        ("henchmen.lump", 'name = "Lump"\ncompetence = 2\nhurt = { interaction = 3 }', "2"),
        ("machines.turm", f'name = "T"\n{BUILT}\nhurt = {{ mobility = 1 }}', "0"),
        ("systems.kern", 'name = "K"\nmk = 2\nnetwork = "netz"\nbreach = { access = 3 }', "2"),
        ("objects.fels", 'name = "F"\nsize = 4\nhurt = { defensive = 1 }', "0"),
    ],
)  # fmt: skip
def test_nothing_has_more_marks_than_boxes(who: str, entry: str, limit: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(f"[{who}]\n{entry}\n", "utf-8")
    with pytest.raises(ContentError) as caught:
        load([tmp_path])
    assert (caught.value.code, caught.value.facts["limit"]) == ("content-too-large", limit)


def test_nobody_is_found_who_takes_no_part(content: Content) -> None:
    document = document_of(content, "duell")
    with pytest.raises(ContentError, match="content-not-found"):
        of_game(document, start(document), "oda")
    with pytest.raises(ContentError, match="content-not-found"):
        of_content(content, "gewehr")


def test_a_world_is_not_changed_by_taking_somebody_out_of_it(content: Content) -> None:
    document = document_of(content, "duell")
    world: World = start(document)
    of_game(document, world, "rhea")
    assert world == start(document_of(content, "duell"))

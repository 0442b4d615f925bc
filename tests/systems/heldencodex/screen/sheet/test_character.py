"""Characters who live on: whatever a game has done to them is there again in the next one."""

import dataclasses
import json
from itertools import cycle
from pathlib import Path

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.files import KEPT
from regelwerk.engine.game import Json
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.screen.sheets import file_text
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.heldencodex.content.loading import Content, load
from regelwerk.systems.heldencodex.content.setup import duel_document, scenario_document, start
from regelwerk.systems.heldencodex.game import Heldencodex
from regelwerk.systems.heldencodex.screen.sheet.character import Character, of_content, of_game
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.values import Bonus, Item
from systems.heldencodex.builders import circle, critical, severe

GAME = Heldencodex()
SCENES = ("ford", "market_day", "toll_house", "journey", "drinking", "duel")
FLAIL = """
[weapons.flail]
name = { de = "Dreschflegel", en = "flail" }
kind = "blunt"
ts = "1W20"
"""
KUNIGUNDE = """
[characters.kunigunde]
name = { de = "Kunigunde", en = "Kunigunde" }
attributes = { reaction = 9, self_control = 9 }
lucky_number = 3
weapons = ["flail"]
skills = { flail = "9/2", weaving = "12/1*" }

[abilities.weaving]
name = { de = "Weben", en = "Weaving" }
"""


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def keep(character: Character, folder: Path) -> None:
    (folder / KEPT).mkdir(exist_ok=True)
    (folder / KEPT / f"{character.id}.toml").write_text(file_text(character, [folder]), "utf-8")


def document_of(content: Content, scene: str) -> Json:
    found: Json = json.loads(json.dumps(scenario_document(content, scene, {})))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("scene", "seed"), list(zip(SCENES, cycle((1192, 7)), strict=False)))
def test_whoever_was_written_down_in_a_random_game_is_read_again_exactly(
    content: Content, scene: str, seed: int, tmp_path: Path
) -> None:
    document = document_of(content, scene)
    world = start(document)
    simulation = Simulation(AtRandom(), RandomDice(seed))
    steps = 0
    while GAME.outcome(world) is None:
        world = simulation.run(GAME.step(world))
        steps += 1
        if steps % 40 == 0 or GAME.outcome(world) is not None:
            living = [of_game(document, world, hero.id) for hero in world.heroes]
            for one in living:
                keep(one, tmp_path)
            again = load([tmp_path]).characters
            assert {one.id: again[one.id] for one in living} == {one.id: one.hero for one in living}


def changed(world: World) -> World:
    """Richart after a hard day: wounded, learned, drunk, poorer in armour and richer in everything else."""
    richart = world.find("richart")
    piece = Item(
        "richart_blade_legendary",
        Name.of("Legendäres Stück", en="legendary piece"),
        (Bonus("W2c", 2), Bonus("TS", 1), Bonus("WFr", 3)),
        ("arming_sword",),
    )
    richart = richart.with_skill(richart.skills[2]._replace(fkw=13, star=True)).with_attribute("memory", 8)
    richart = richart.with_row(richart.armour[-1]._replace(light=0, heavy=0))
    richart = replace(
        richart,
        sheet=replace(richart.sheet, items=(piece,)),
        circles=(severe(care="first_aid"), critical(), circle(1), circle(2, care="medicine"), circle()),
        physis_lost=7,
        psyche_lost=13,
        wished_rows=(2,),
        respect=-1,
        ep=2,
        mythos=3,
        drinks=4,
        queasy=2,
        breathless=True,
        treated=("mechthild:1",),
    )
    return world.put(richart)


def test_the_next_scene_begins_with_whom_the_last_one_left(content: Content, tmp_path: Path) -> None:
    first = document_of(content, "duel")
    world = changed(start(first))
    keep(of_game(first, world, "Richart"), tmp_path)
    # The journey has wounds of its own for the Richart of the book, but not for one who has lived.
    for scene in ("ford", "journey"):
        then = start(document_of(load([tmp_path]), scene)).find("richart")
        now = world.find("richart")
        # Whoever gave up in a duel by its rules need not do so elsewhere.
        assert then == replace(now, sheet=replace(now.sheet, side=then.sheet.side, gives_up=False))


def test_side_seat_and_number_belong_to_a_scene_and_stay_behind(content: Content) -> None:
    document = duel_document(content, "richart", "town_guard", {})
    world = start(document)
    assert (world.find("richart").sheet.side, world.find("richart").sheet.gives_up) == ("richart", True)
    for who in ("richart", "town_guard"):
        assert of_game(document, world, who).hero == content.characters[who]


def test_one_of_several_alike_is_kept_under_an_id_and_a_name_of_its_own(content: Content) -> None:
    document = document_of(content, "ford")
    world = start(document)
    second = of_game(document, world.put(replace(world.find("bandit_2"), ep=5)), "Bandit 2")
    usual = content.characters["bandit"]
    assert (second.id, second.names["de"]) == ("bandit_2", "Bandit 2")
    assert second.hero == replace(usual, ep=5, sheet=replace(usual.sheet, id="bandit_2", name=Name.of("Bandit 2")))


def test_who_has_another_name_in_a_scene_is_kept_under_the_usual_one(content: Content) -> None:
    document = document_of(content, "ambush")
    (mercenary,) = (one for one in document["characters"] if one["who"] == "mercenary")
    mercenary |= {"id": "stranger", "name": {"de": "Der Fremde", "en": "The stranger"}}
    world = start(document)
    assert of_game(document, world, "der fremde").hero == content.characters["mercenary"]


def test_what_somebody_made_is_written_down_with_them(content: Content) -> None:
    document = document_of(content, "duel")
    tables = of_game(document, changed(start(document)), "richart").tables()
    assert tables["items"]["richart_blade_legendary"] == {
        "name": {"de": "Legendäres Stück", "en": "legendary piece"},
        "bonuses": ["W2c", "W2c", "TS1", "WFr3"],
        "used_with": ["arming_sword"],
    }
    assert set(tables) == {"characters", "items"}


def test_gear_of_ones_own_comes_along_unless_it_is_there_anyway(tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    for folder in (home, elsewhere):
        folder.mkdir()
    (home / "mine.toml").write_text(FLAIL + KUNIGUNDE, "utf-8")
    kunigunde = of_content(load([home]), "kunigunde")
    assert set(kunigunde.tables([home])) == {"characters"}
    assert set(kunigunde.tables()) == {"characters", "weapons", "abilities"}
    keep(kunigunde, elsewhere)
    other = dataclasses.replace(
        kunigunde, hero=replace(kunigunde.hero, sheet=replace(kunigunde.hero.sheet, id="berta", seat="berta"))
    )
    keep(other, elsewhere)
    again = load([elsewhere]).characters
    assert (again["kunigunde"], again["berta"]) == (kunigunde.hero, other.hero)


def test_who_is_kept_goes_before_who_stands_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(FLAIL + KUNIGUNDE, "utf-8")
    kunigunde = of_content(load([tmp_path]), "kunigunde")
    keep(dataclasses.replace(kunigunde, hero=replace(kunigunde.hero, ep=9)), tmp_path)
    assert load([tmp_path]).characters["kunigunde"].ep == 9


def test_a_mistake_in_a_kept_file_is_named_with_its_place(tmp_path: Path) -> None:
    (tmp_path / KEPT).mkdir()
    (tmp_path / KEPT / "richart.toml").write_text("[characters.richart]\nname = 3\n", "utf-8")
    with pytest.raises(ContentError) as caught:
        load([tmp_path])
    assert str(caught.value.facts["file"]).endswith(f"{KEPT}/richart.toml")


def test_nobody_is_found_who_takes_no_part(content: Content) -> None:
    document = document_of(content, "duel")
    with pytest.raises(ContentError, match="content-not-found"):
        of_game(document, start(document), "mechthild")

"""Models that live on: what a game has done to them is there again in the next one."""

import json
from pathlib import Path

import pytest

from regelwerk.engine.content.errors import ContentError, Location
from regelwerk.engine.content.files import KEPT, Overlay
from regelwerk.engine.game import Json
from regelwerk.engine.screen.sheets import file_text, text_of
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.content.loading import load
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.screen.sheet.character import Character, of_content, of_game
from regelwerk.systems.realms.state import Vitals, World

SCENE = "standard"


def document_of(folders: tuple[Path, ...] = ()) -> Json:
    found: Json = json.loads(json.dumps(scenario_document(load(folders), SCENE, {})))
    return found


def keep(character: Character, folder: Path) -> None:
    (folder / KEPT).mkdir(exist_ok=True)
    (folder / KEPT / f"{character.id}.toml").write_text(file_text(character, [folder]), "utf-8")


def after_battle(world: World) -> World:
    """Everybody is hurt in another way: shot down, out, shocked, with broken legs, without a use left."""
    for number, model in enumerate(world.models):
        card = model.card
        uses = {weapon.id: weapon.uses for weapon in card.weapons} | {item.id: item.uses for item in card.items}
        used = tuple(sorted((thing, times) for thing, times in uses.items() if times))
        hp = [card.hp, 1, 0, card.hp - 1][number % 4]
        status = "out" if not hp else "active"
        vitals = replace(model.vitals, hp=hp, status=status, markers=2, ap=3)
        if card.is_mike:
            vitals = replace(vitals, hp=card.hp, status="active", limbs=(0, 1, 0), legs="can_turn")
        world = world.change(model.id, vitals=vitals, used=used, prone=True)
    return world


def lasting(vitals: Vitals) -> tuple[object, ...]:
    return vitals.hp, vitals.limbs, vitals.legs


def test_the_next_game_begins_with_whom_the_last_one_left(tmp_path: Path) -> None:
    document = document_of()
    world = after_battle(start(document))
    for model in world.models:
        keep(of_game(document, world, model.id), tmp_path)
    again = start(document_of((tmp_path,)))
    assert any(model.card.is_mike for model in again.models)
    for model in again.models:
        before = world.find(model.id)
        assert lasting(model.vitals) == lasting(before.vitals)
        assert model.used == before.used
        assert model.vitals.status == ("waiting" if before.vitals.hp else "removed")
        assert model.vitals.critical == (0 <= before.vitals.hp < before.card.hp // 2)
        assert (model.vitals.markers, model.vitals.ap, model.prone) == (0, 0, False)
        assert replace(model.card, wear=before.card.wear) == before.card


def test_several_alike_keep_their_own_names() -> None:
    document = document_of()
    force = document["content"]["forces"][document["blue"]]
    twin = force["members"][-1]
    force["members"].append(twin)
    told = of_game(document, start(document), f"{twin}-2")
    assert told.id == f"{twin}_2"
    assert list(told.tables()["models"]) == [told.id]
    assert told.names != load().models[twin].name.by_language


def test_nobody_has_more_left_than_there_was() -> None:
    entry = document_of()["content"]["models"]
    mars = dict(next(one for one in entry.values() if one.get("type", "infantry") == "infantry"))
    for wrong in ({"hp": 20}, {"legs": 1}, {"used": {"gewehr": 1}}):
        tables = {"models": {"x": {**mars, "now": wrong}}}
        with pytest.raises(ContentError):
            load([Overlay(tables, Location("own"))])


def test_a_sheet_tells_everything_in_both_languages() -> None:
    amboss = of_content(load(), "amboss")
    for words, lang in (
        (("Trefferpunkte", "linker Arm", "Waffen", "Besondere Regeln", "Strukturzonen"), "de"),
        (("hit points", "left arm", "weapons", "special rules"), "en"),
    ):
        told = text_of(amboss.lines(lang))
        assert [word for word in words if word.lower() not in told.lower()] == []
        assert max(map(len, told.splitlines())) <= 80
    assert json.loads(json.dumps(amboss.plain()))["name"]

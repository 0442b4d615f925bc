"""Factions that live on: what a campaign has done to them is there again in the next one."""

import json
from pathlib import Path

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.files import KEPT
from regelwerk.engine.game import Json
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.screen.sheets import file_text, text_of
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.content.loading import load
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.screen.sheet.character import Character, of_content, of_game
from regelwerk.systems.factions.state import Asset, Faction, Modifier, World, Wound
from systems.factions.builders import CONTENT, GAME


def document_of(scene: str, folders: tuple[Path, ...] = ()) -> Json:
    found: Json = json.loads(json.dumps(scenario_document(load(folders), scene, {})))
    return found


def keep(character: Character, folder: Path) -> None:
    (folder / KEPT).mkdir(exist_ok=True)
    (folder / KEPT / f"{character.id}.toml").write_text(file_text(character, [folder]), "utf-8")


def between_scenes(faction: Faction) -> Faction:
    """A faction without cards, actions and orders, its wounds numbered anew: as it begins the next campaign."""
    numbers = {wound.number: at for at, wound in enumerate(faction.wounds, 1)}
    assets = tuple(
        replace(
            asset,
            uses=0,
            suspended_by=0 if faction.destroyed else numbers.get(asset.suspended_by, 0),
            seized="coming" if asset.seized else "",
        )
        for asset in faction.assets
    )
    wounds = tuple(Wound(9 + n) for n in range(4)) if faction.destroyed else faction.wounds
    if not faction.destroyed:
        wounds = tuple(replace(wound, number=at) for at, wound in enumerate(faction.wounds, 1))
    return replace(
        faction,
        card=0,
        action="",
        order=None,
        on_hold=False,
        reorganised=0,
        counter_attacks=0,
        assets=assets,
        wounds=wounds,
        sabotage=("coming",) * len(faction.sabotage),
        modifiers=tuple(one for one in faction.modifiers if one.lasts == "campaign"),
        plans=tuple(replace(plan, kind=replace(plan.kind, required=plan.required)) for plan in faction.plans),
    )


def after_a_war(world: World) -> World:
    """The Kontor after a bad year: wounded, spied out, an asset damaged, another one bought, one plan done."""
    kontor = world.find("kontor")
    first, *others = kontor.assets
    bought = Asset(replace(CONTENT.assets["silver_mine"], id="new_mine"))
    plan, *rest = kontor.plans
    changed = replace(
        kontor,
        rp=17,
        invested=4,
        shaken=True,
        operations=kontor.operations.higher(),
        wounds=(Wound(3, first.id),),
        assets=(replace(first, suspended_by=3, damaged=True), *others, bought),
        plans=(replace(plan, progress=plan.required, status="complete"), *rest),
        intel=("asche",),
        modifiers=(Modifier("gather", 1, "master", "campaign"), Modifier("attack", 2, "master", "phase")),
        card=12,
        action="used",
    )
    return world.put(changed)


def test_the_next_campaign_begins_with_what_the_last_one_left(tmp_path: Path) -> None:
    document = document_of("nebelhafen")
    world = after_a_war(start(document))
    keep(of_game(document, world, "kontor"), tmp_path)
    then = start(document_of("nebelhafen", (tmp_path,))).find("kontor")
    usual = between_scenes(world.find("kontor"))
    assert replace(then, sheet=usual.sheet) == usual


def test_whatever_was_written_down_in_a_campaign_is_read_again_exactly(tmp_path: Path) -> None:
    document = document_of("nebelhafen")
    world = start(document)
    play = Simulation(AtRandom(), RandomDice(4))
    for _ in range(2000):
        if GAME.outcome(world) is not None:
            break
        world = play.run(GAME.step(world))
    living = [of_game(document, world, one.id) for one in world.factions]
    for one in living:
        keep(one, tmp_path)
    again = load([tmp_path])
    for one in living:
        assert of_content(again, one.id).faction == between_scenes(one.faction)
    assert any(one.faction.wounds for one in living) and any(one.faction.plans for one in living)


def test_names_of_nobody_are_refused(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('[factions.x]\nname = "X"\nintel = ["nobody"]\n', "utf-8")
    with pytest.raises(ContentError):
        load([tmp_path])


def test_a_sheet_tells_everything_in_both_languages() -> None:
    document = document_of("nebelhafen")
    kontor = of_game(document, after_a_war(start(document)), "kontor")
    for words, lang in (
        (("Fraktion", "Ressourcenpunkte 17", "angeschlagen", "Schlagkraft", "beschädigt", "(vollendet)"), "de"),
        (("Faction", "Resource points 17", "shaken", "Striking power", "damaged", "(complete)"), "en"),
    ):
        told = text_of(kontor.lines(lang))
        assert [word for word in words if word not in told] == []
        assert max(map(len, told.splitlines())) <= 80
    assert json.loads(json.dumps(kontor.plain()))["name"]

"""Characters who live on: what a fight has done to them is there again in the next one."""

import json
from pathlib import Path

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.files import KEPT
from regelwerk.engine.game import Json
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.screen.sheets import file_text, text_of
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.content.lineup import fighter
from regelwerk.systems.phasesix.content.loading import load
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.screen.sheet.character import Character, of_content, of_game
from regelwerk.systems.phasesix.state import Combat
from regelwerk.systems.phasesix.tactics.policies import TACTICS
from systems.phasesix.builders import CONTENT, GAME


def document_of(scene: str, folders: tuple[Path, ...] = ()) -> Json:
    found: Json = json.loads(json.dumps(scenario_document(load(folders), scene, {})))
    return found


def keep(character: Character, folder: Path) -> None:
    (folder / KEPT).mkdir(exist_ok=True)
    (folder / KEPT / f"{character.id}.toml").write_text(file_text(character, [folder]), "utf-8")


def tired(state: Combat) -> Combat:
    """Juri after a hard day: shot, poisoned, half empty, one grenade left, the vest in shreds."""
    juri = replace(
        state.find("juri"),
        hearts=2,
        boosts=1,
        bonus_dice=0,
        rerolls=0,
        conditions=(("crouched", 1), ("poisoned", 2)),
        ammo=(("ak_47", 4), ("glock", 17)),
        items=(("frag_grenade", 1),),
        armor_condition=(30,),
        actions=1,
        pending_loss=1,
    )
    return state.put(juri)


def test_the_next_scene_begins_with_whom_the_last_one_left(tmp_path: Path) -> None:
    first = document_of("gruft")
    keep(of_game(first, tired(start(first)), "Juri"), tmp_path)
    then = start(document_of("lagerhalle", (tmp_path,))).find("juri")
    assert (then.hearts, then.boosts, then.bonus_dice, then.rerolls) == (2, 1, 0, 0)
    assert then.conditions == (("poisoned", 2),), "nobody stays crouched from one scene to the next (PS-CND-10)"
    assert dict(then.ammo) == {"ak_47": 4, "glock": 17}
    assert then.armor_condition == (30,)
    assert dict(then.items)["frag_grenade"] == 1
    assert (then.actions, then.pending_loss) == (0, 0)


def test_whoever_was_written_down_in_a_fight_is_read_again_exactly(tmp_path: Path) -> None:
    for scene, seed in (("gruft", 3), ("schlaegerei", 5)):
        document = document_of(scene)
        state = start(document)
        fight = Simulation(TACTICS["light"], RandomDice(seed))
        while GAME.outcome(state) is None:
            state = fight.run(GAME.step(state))
        living = [of_game(document, state, one.id) for one in state.fighters]
        for one in living:
            keep(one, tmp_path)
        again = load([tmp_path])
        for one in living:
            read = of_content(again, one.id)
            now = one.fighter
            items = tuple((item, left) for item, left in now.items if left)
            carried = tuple((item, now.count_of(item.id)) for item, _ in now.sheet.items if now.count_of(item.id))
            usual = replace(now.sheet, items=carried, wear=read.fighter.sheet.wear)
            expected = replace(fighter(usual), items=items)
            assert read.fighter == expected
            for part in ("hearts", "boosts", "bonus_dice", "destiny_dice", "rerolls", "ammo", "armor_condition"):
                assert getattr(read.fighter, part) == getattr(now, part), part
        assert any(one.fighter.hearts < one.fighter.sheet.max_hearts for one in living)


def test_several_alike_keep_their_own_names_and_wounds() -> None:
    document = document_of("gruft")
    state = start(document)
    zombie = state.find("zombie_2")
    told = of_game(document, state.put(replace(zombie, hearts=1)), "zombie_2")
    assert told.id == "zombie_2"
    assert told.tables()["foes"]["zombie_2"]["now"] == {"hearts": 1}
    assert told.names == zombie.sheet.name.by_language


def test_nobody_has_more_left_than_there_was(tmp_path: Path) -> None:
    for wrong in (
        "hearts = 7",
        "rerolls = 2",
        "ammo = { axe = 1 }",
        "ammo = { throwing_axe = 2 }",
        "armor = { x = 5 }",
    ):
        entry = f'[characters.x]\nname = "X"\nweapons = ["axe", "throwing_axe"]\nnow = {{ {wrong} }}\n'
        (tmp_path / "own.toml").write_text(entry, "utf-8")
        with pytest.raises(ContentError):
            load([tmp_path])


def test_a_sheet_tells_everything_in_both_languages() -> None:
    juri = of_content(CONTENT, "juri")
    told = {lang: text_of(juri.lines(lang)) for lang in ("de", "en")}
    for words, lang in (
        (("Juri", "Charakter", "Willenskraft", "AK 47", "30 von 30", "Kevlarweste", "Explosivgranate"), "de"),
        (("Juri", "Character", "Willpower", "AK 47", "30 of 30", "Kevlar vest", "Extra dice"), "en"),
    ):
        assert [word for word in words if word not in told[lang]] == []
        assert max(map(len, told[lang].splitlines())) <= 80
    assert json.loads(json.dumps(juri.plain()))["name"]

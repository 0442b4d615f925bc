"""The rows of a terminal: who is asked is marked, and dice, wounds and burdens are told in words."""

from __future__ import annotations

from regelwerk.cli.voice import Voice
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.facts import Fact, Ref
from regelwerk.engine.screen.board import board_of
from regelwerk.engine.state_values import replace, with_fields
from regelwerk.systems.heldencodex import SYSTEM
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Power
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.listening import Listener

CONTENT = SYSTEM.content()
GAME = SYSTEM.game


def duel() -> World:
    """A duel in which the first phase has begun."""
    return Listener(1).run(GAME.step(SYSTEM.start(SYSTEM.scenario(CONTENT, "duel", {}))))


def cells(world: World, who: str) -> list[str]:
    """The row of somebody as people read it."""
    voice, names = Voice("de"), GAME.names(world)
    voice.system("heldencodex")
    (row,) = (one for one in board_of(SYSTEM.display(world)).rows if one.id == who)
    return [voice.cell(cell, names) for cell in row.cells]


def changed(world: World, who: str, **fields: object) -> World:
    fight = world.act
    assert isinstance(fight, Fight)
    fighter = fight.fighter(who)
    return replace(world, act=fight.with_fighter(with_fields(fighter, fields)))


def test_unharmed_fighters_have_everything_and_no_dice() -> None:
    assert cells(duel(), "mercenary") == [
        "50/50", "18/18", "18/18", "Kopf 0/2, Rumpf 2/4, Arme 1/3, Beine 1/2, Schild 2/3", "", "",
    ]  # fmt: skip


def test_dice_on_the_table_show_the_group_first() -> None:
    world = changed(duel(), "richart", dice=(4, 9, 12, 12, 17), group=(12, 12))
    assert cells(world, "richart")[4] == "Gruppe 12 12, einzeln 4 9 17"
    world = changed(duel(), "richart", lying=Lying((12, 12), 2), carried=(9,))
    assert cells(world, "richart")[4] == "liegt 12 12 (noch 2 in der Hand), für die nächste Phase 9"


def test_burdens_are_told() -> None:
    world = changed(duel(), "richart", power=Power("mercenary", 9, 2, 1), only_defends=True)
    assert cells(world, "richart")[5] == "holt aus gegen Söldner (2 Schadenswürfel), wehrt nur noch ab"
    world = changed(duel(), "richart", choked_by="mercenary", stolen=1, out="gave_up")
    assert cells(world, "richart")[5] == "hat aufgegeben, im Würgegriff: Söldner (1 Würfel weniger)"
    hero = duel().find("richart")
    world = duel().put(replace(hero, down="unconscious", drinks=3, breathless=True))
    assert cells(world, "richart")[5] == "bewusstlos, 3 Becher, außer Atem"


def test_whoever_is_asked_in_a_fight_is_marked() -> None:
    listener = Listener(1)
    listener.listen(SYSTEM.start(SYSTEM.scenario(CONTENT, "skirmish", {})), 60)
    asked = 0
    for prompt in listener.heard.prompts:
        state = GAME.asked_in(prompt)
        if state is not None and isinstance(state.act, Fight):
            asked += 1
            assert [one.id for one in SYSTEM.display(state).cards if one.acts] == [prompt.who]
    assert asked > 20


def test_sides_and_things_have_names() -> None:
    names = GAME.names(duel())
    facts: list[Fact] = [Ref("heroes"), Ref("arming_sword"), Ref("reaction")]
    book = phrasebook("en", SYSTEM.package)
    assert [book.spell(fact, names) for fact in facts] == ["Richart's side", "arming sword", "Reaction"]

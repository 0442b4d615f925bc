"""A scene as people want to see it at a glance: wounds, rows, dice on the table, armour, and what hangs over whom."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.screen.board import Board, Participant, Standing, Standings
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter, is_able
from regelwerk.systems.heldencodex.rules.scene.captions import unit_of
from regelwerk.systems.heldencodex.state import Hero, World, seat_of

COLUMNS = (
    "hc-board-circles",
    "hc-board-physis",
    "hc-board-psyche",
    "hc-board-armour",
    "hc-board-dice",
    "hc-board-notes",
)
FIGURES = ("hc-figure-segments", "hc-figure-physis", "hc-figure-psyche", "hc-figure-critical")


def board(world: World) -> Board:
    """Everybody, in the order of the scene."""
    return Board(COLUMNS, tuple(_participant(world, hero) for hero in world.heroes))


def fighter_of(world: World, hero: Hero) -> Fighter | None:
    """Somebody as a fighter, while there is a fight with them in it."""
    if not isinstance(world.act, Fight):
        return None
    return next((fighter for fighter in world.act.fighters if fighter.who == hero.id), None)


def _participant(world: World, hero: Hero) -> Participant:
    fighter = fighter_of(world, hero)
    segments = sum(len(c.outer) + len(c.middle) + len(c.inner) for c in hero.circles)
    cells: tuple[Fact, ...] = (
        phrase("hc-board-segments", left=segments - hero.marked, all=segments),
        phrase("hc-board-track", left=hero.left("physis"), all=sum(hero.rows("physis"))),
        phrase("hc-board-track", left=hero.left("psyche"), all=sum(hero.rows("psyche"))),
        tuple(
            phrase("hc-board-row", row=Word(f"hc-row-{row.id}"), light=row.light, heavy=row.heavy)
            for row in hero.armour
            if row.light or row.heavy
        ),
        tuple(_dice(fighter)) if fighter is not None else (),
        tuple(notes(hero, fighter)),
    )
    acts = isinstance(world.act, Fight) and world.act.queue[:1] == (hero.id,)
    return Participant(hero.id, hero.sheet.side, seat_of(hero), cells, acts, is_out(world, hero))


def is_out(world: World, hero: Hero) -> bool:
    """Whether somebody is dead, or can do nothing more in the fight that goes on."""
    fighter = fighter_of(world, hero)
    return hero.down == "dead" or (fighter is not None and not is_able(world, fighter))


def _dice(fighter: Fighter) -> Iterator[Fact]:
    """The dice on the table: the group together, then the others."""
    if fighter.group:
        yield phrase("hc-board-group", faces=fighter.group)
    rest = list(fighter.dice)
    for face in fighter.group:
        if face in rest:
            rest.remove(face)
    if rest:
        yield phrase("hc-board-faces", faces=tuple(rest))
    if not fighter.dice and fighter.lying.faces:
        yield phrase("hc-board-lying", faces=fighter.lying.faces, hand=fighter.lying.hand)
    if fighter.carried:
        yield phrase("hc-board-carried", faces=fighter.carried)


def notes(hero: Hero, fighter: Fighter | None) -> Iterator[Fact]:
    """Whatever changes what somebody can do."""
    if hero.down:
        yield Word(f"hc-down-{hero.down}")
    if hero.critical_wounds:
        yield phrase("hc-board-critical", wounds=hero.critical_wounds)
    if hero.severe_wounds:
        yield phrase("hc-board-severe", wounds=hero.severe_wounds)
    if hero.drinks:
        yield phrase("hc-board-drinks", drinks=hero.drinks)
    for flag, holds in {"breathless": hero.breathless, "dazed": hero.dazed}.items():
        if holds:
            yield Word(f"hc-board-{flag}")
    if fighter is None:
        return
    if fighter.out:
        yield Word(f"hc-out-{fighter.out}")
    if fighter.choked_by:
        yield phrase("hc-board-choked", by=Ref(fighter.choked_by), stolen=fighter.stolen)
    if fighter.power is not None:
        yield phrase("hc-board-power", whom=Ref(fighter.power.target), dice=fighter.power.collected)
    if fighter.piercing is not None:
        yield phrase("hc-board-piercing", whom=Ref(fighter.piercing.target))
    if fighter.shooting == "aiming":
        yield phrase("hc-board-aiming", whom=Ref(fighter.target))
    if fighter.only_defends:
        yield Word("hc-board-only-defends")
    if fighter.away:
        yield Word("hc-board-away")


def standings(world: World) -> Standings:
    """What is worth following from round to round: segments marked, both tracks, critical wounds."""
    plans = world.scene.plans
    unit = unit_of(plans[max(0, world.at - 1)]) if plans else "hc-unit-round"
    return Standings(FIGURES, tuple(_standing(world, hero) for hero in world.heroes), unit=unit)


def _standing(world: World, hero: Hero) -> Standing:
    fighter = fighter_of(world, hero)
    out = hero.down == "dead" or (fighter is not None and bool(fighter.out))
    return Standing(hero.id, out, (hero.marked, hero.left("physis"), hero.left("psyche"), hero.critical_wounds))

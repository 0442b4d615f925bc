"""A scene as a screen draws it: bodies with their life circles, rows and armour, the dice that lie, and the lanes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.screen.display import (
    Card,
    Cell,
    Chip,
    Chips,
    ChipState,
    Display,
    Figure,
    Part,
    Row,
    Rows,
    left_of,
)
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.days import DAY, MORNING, day_of
from regelwerk.systems.heldencodex.rules.fight.fight_state import (
    IN_REACH,
    Fight,
    Fighter,
    in_reach,
    is_able,
    lead_of,
    opponents,
)
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import common
from regelwerk.systems.heldencodex.rules.probe.pools import is_combat_art, pool
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.screen.parts import acting, dice, fixtures
from regelwerk.systems.heldencodex.screen.sheet.data import track_of
from regelwerk.systems.heldencodex.screen.standings import fighter_of
from regelwerk.systems.heldencodex.state import Circle, Hero, Track, World, seat_of
from regelwerk.systems.heldencodex.values import Item, Weapon

COLUMNS = (
    "hc-board-circles",
    "hc-board-physis",
    "hc-board-psyche",
    "hc-board-armour",
    "hc-board-dice",
    "hc-board-notes",
)
REMEMBERED = 1000
"""How many cards are kept: from one answer to the next most people at a table stay as they are."""
CARE = {"first_aid": "hc-sheet-care-first-aid", "medicine": "hc-sheet-care-medicine"}
UNDER_WAY = ("hc-board-power", "hc-board-piercing", "hc-board-aiming")
"""Notes of what somebody is about to do; the others are burdens."""


def display(world: World) -> Display:
    """Everybody in the order of the scene, and what belongs to the part that is being played."""
    now = acting(world)
    cards = tuple(_card(world, hero, now) for hero in world.heroes)
    return Display(cards, tuple(fixtures(world)), _heading(world), world.round, columns=COLUMNS)


def _heading(world: World) -> Phrase:
    half_hours = (world.clock + MORNING) % DAY
    time = f"{half_hours // 2:02}:{half_hours % 2 * 30:02}"
    kind = world.act.plan.kind if world.act is not None else "over" if world.ended else "between"
    part = Word(f"hc-part-{kind}")
    return phrase(
        "hc-place-heading", part=part, kind=kind, round=world.round if world.act else 0, day=day_of(world.clock),
        time=time,
    )  # fmt: skip


def _card(world: World, hero: Hero, now: tuple[str, ...]) -> Card:
    fighter = fighter_of(world, hero)
    return Card(
        hero.id,
        hero.sheet.side,
        seat_of(hero),
        _parts(hero, fighter, world.options),
        hero.id in now,
        _is_out(world, hero, fighter),
        where=None if fighter is None else _where(world, fighter),
    )


def _is_out(world: World, hero: Hero, fighter: Fighter | None) -> bool:
    """Whether somebody is dead, or can do nothing more in the fight that goes on."""
    return hero.down == "dead" or (fighter is not None and not is_able(world, fighter))


@lru_cache(maxsize=REMEMBERED)
def _parts(hero: Hero, fighter: Fighter | None, options: Options) -> tuple[Part, ...]:
    return tuple(_told(hero, fighter, options))


def _told(hero: Hero, fighter: Fighter | None, options: Options) -> Iterator[Part]:
    burdens = tuple(_note(told) for told in _notes(hero, fighter))
    if hero.queasy:
        burdens = (*burdens, Chip(phrase("hc-sheet-queasy", points=hero.queasy), "bad"))
    yield Chips("hc-board-notes", burdens, column="hc-board-notes")
    if fighter is not None:
        yield from _fighting(fighter)
    yield circles(hero)
    yield track(hero, "physis")
    yield track(hero, "psyche")
    if any(row.light or row.heavy for row in hero.armour):
        yield armour(hero)
    yield Chips("hc-sheet-weapons", tuple(_weapon(weapon, fighter) for weapon in hero.sheet.weapons))
    yield from _quiet(hero, options)


def _note(told: Fact) -> Chip:
    return Chip(told, "active" if isinstance(told, Phrase) and told.key in UNDER_WAY else "bad")


def _notes(hero: Hero, fighter: Fighter | None) -> Iterator[Fact]:
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


@lru_cache(maxsize=REMEMBERED)
def circles(hero: Hero) -> Rows:
    """A row for each life circle, ring by ring from the outside in; what is wrong with it stands in its name."""
    shape = hero.sheet.circle
    made = tuple(Row(_wounds(at, one), _segments(one)) for at, one in enumerate(hero.circles, 1))
    segments = sum(len(row.cells) for row in made)
    rings, left = (shape.outer, shape.middle, shape.inner), left_of(segments - hero.marked, segments)
    return Rows("hc-sheet-circles", made, "circle", rings, "hc-board-circles", left)


def _segments(circle: Circle) -> tuple[Cell, ...]:
    return tuple(Cell("crossed" if marked else "empty") for marked in (*circle.outer, *circle.middle, *circle.inner))


def _wounds(at: int, circle: Circle) -> Fact:
    told: list[Fact] = [at]
    if circle.critical:
        told.append(Word("hc-sheet-critical"))
    if circle.severe:
        told.append(phrase("hc-sheet-severe", wounds=circle.severe))
    if circle.care in CARE:
        told.append(Word(CARE[circle.care]))
    return tuple(told)


@lru_cache(maxsize=REMEMBERED)
def track(hero: Hero, name: Track) -> Rows:
    """The rows of physis or psyche: lost points are crossed out, and an empty row tells what it costs."""
    made: list[Row] = []
    for row in track_of(hero, name):
        costs = phrase("hc-sheet-fewer", dice=1) if row.is_empty and not row.spared else None
        made.append(Row(costs, tuple(Cell("crossed" if at < row.lost else "empty") for at in range(row.points))))
    left = left_of(hero.left(name), sum(hero.rows(name)))
    return Rows(f"hc-sheet-{name}", tuple(made), column=f"hc-board-{name}", line=left)


@lru_cache(maxsize=REMEMBERED)
def armour(hero: Hero) -> Rows:
    """A row for each part of the body that is protected: light points half filled, heavy ones full."""
    made = tuple(
        Row(
            phrase("hc-board-row", row=Word(f"hc-row-{row.id}"), light=row.light, heavy=row.heavy),
            (*[Cell("half")] * row.light, *[Cell("full")] * row.heavy),
        )
        for row in hero.armour
        if row.light or row.heavy
    )
    return Rows("hc-sheet-armour", made, column="hc-board-armour")


def _weapon(weapon: Weapon, fighter: Fighter | None) -> Chip:
    """A weapon and what it does; how many dice a shooter must keep depends on more than the weapon."""
    in_hand = fighter is not None and fighter.weapon == weapon.id
    lead = weapon.lead if fighter is None or not in_hand else lead_of(fighter, weapon)
    damage = phrase("hc-sheet-die", dice=weapon.ts.dice, sides=weapon.ts.die)
    does = phrase("hc-place-weapon", damage=damage, lead=lead)
    if weapon.ranged:
        does = phrase("hc-place-weapon-ranged", damage=damage)
    elif weapon.pts is not None:
        piercing = phrase("hc-sheet-die", dice=weapon.pts.dice, sides=weapon.pts.die)
        does = phrase("hc-place-weapon-piercing", damage=damage, lead=lead, piercing=piercing)
    return Chip(Ref(weapon.id), "active" if in_hand or fighter is None else "idle", does)


# -- In a fight -------------------------------------------------------------------------------------------------------


def _fighting(fighter: Fighter) -> Iterator[Part]:
    """The dice that lie in front of a fighter, and what counts in this phase."""
    lies = tuple(_tray(fighter))
    if lies:
        yield Rows("hc-board-dice", lies, column="hc-board-dice")
    if fighter.value:
        yield Figure("hc-place-value", fighter.value)
    if fighter.move != "stay":
        yield Figure("hc-place-move", Word(f"hc-move-{fighter.move}"))
    if fighter.awareness != "aware":
        yield Figure("hc-place-awareness", Word(f"hc-place-{fighter.awareness}"))


def _tray(fighter: Fighter) -> Iterator[Row]:
    """The group, the other dice, those that lie while some are still in hand, those carried into the next phase."""
    if fighter.group:
        yield Row(Word("hc-place-group"), dice(fighter.group, "full"))
    rest = without(fighter.dice, common(fighter.dice, fighter.group))
    if rest:
        yield Row(Word("hc-place-single"), dice(rest))
    faces, hand = fighter.lying.faces, fighter.lying.hand
    if not fighter.dice and (faces or hand):
        told = phrase("hc-board-lying", faces=faces, hand=hand) if faces else ()
        yield Row(Word("hc-place-lying"), (*dice(faces, "full"), *(Cell("empty"),) * hand), told)
    if fighter.guard:
        yield Row(Word("hc-place-guard"), dice(fighter.guard))
    if fighter.carried:
        yield Row(Word("hc-place-carried"), dice(fighter.carried, "half"))


def _where(world: World, fighter: Fighter) -> Phrase | None:
    """Whom a fighter can strike; where that is nobody, how far away the nearest opponent is."""
    if not is_able(world, fighter):
        return None
    near = in_reach(world, fighter)
    if near:
        return phrase("hc-place-in-reach", who=tuple(Ref(foe.who) for foe in near))
    fight = world.act
    assert isinstance(fight, Fight)
    far = [(fight.distance(fighter.who, foe.who), foe.who) for foe in opponents(world, fighter)]
    metres, nearest = min(far, default=(0, ""))
    return phrase("hc-place-far", who=Ref(nearest), metres=metres) if metres > IN_REACH else None


# -- What nobody looks for in the middle of a fight -------------------------------------------------------------------


def _quiet(hero: Hero, options: Options) -> Iterator[Part]:
    yield from _abilities(hero, options)
    owned = tuple(Chip(Ref(item.id), "idle", _does(item)) for item in hero.sheet.items)
    yield Chips("hc-sheet-items", owned, quiet=True)
    yield Figure("hc-sheet-lucky", hero.sheet.lucky_number, quiet=True)
    yield Figure("hc-sheet-respect", hero.respect, quiet=True)
    yield Figure("hc-sheet-ep", hero.ep, quiet=True)
    yield Figure("hc-sheet-mythos", hero.mythos, quiet=True)
    yield Figure("hc-sheet-regeneration", hero.sheet.regeneration, quiet=True)


@lru_cache(maxsize=REMEMBERED)
def _abilities(hero: Hero, options: Options) -> tuple[Chips, ...]:
    """What somebody can do, with the dice that are left for it now."""
    arts = [skill.id for skill in hero.skills if is_combat_art(hero, skill.id)]
    kinds = {
        "hc-sheet-attributes": [name for name, _ in hero.attributes],
        "hc-sheet-arts": arts,
        "hc-sheet-skills": [skill.id for skill in hero.skills if skill.id not in arts],
    }
    return tuple(
        Chips(name, tuple(_ability(hero, one, options) for one in known), quiet=True)
        for name, known in kinds.items()
        if known
    )


def _ability(hero: Hero, ability: str, options: Options) -> Chip:
    made = pool(hero, ability, options)
    skill = hero.skill(ability)
    dice = phrase("hc-sheet-die", dice=made.dice.total, sides=made.die)
    told = phrase("hc-place-ability", ability=Ref(ability), value=made.value.total, dice=dice)
    state: ChipState = "spent" if not made.dice.total else "good" if skill is not None and skill.star else "idle"
    return Chip(told, state)


def _does(item: Item) -> Phrase:
    bonuses = tuple(phrase(f"hc-sheet-bonus-{bonus.kind.lower()}", n=bonus.amount) for bonus in item.bonuses)
    return phrase("hc-place-item", bonuses=bonuses, abilities=tuple(map(Ref, item.used_with)))

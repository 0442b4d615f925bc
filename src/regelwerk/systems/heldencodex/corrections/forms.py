"""What a master may correct in a scene, as a form: the clock, then everybody's numbers, wounds, armour and values."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.game import Json
from regelwerk.engine.screen.display import Amendment
from regelwerk.systems.heldencodex.corrections.changes import (
    CARE,
    HIGHEST,
    IN_FIGHT,
    MOST_ARMOUR,
    MOST_CLOCK,
    MOST_METRES,
    NUMBERS,
    RINGS,
    STATES,
    SWITCHES,
    highest,
    lowest,
)
from regelwerk.systems.heldencodex.rules.body.circles import ring_of
from regelwerk.systems.heldencodex.rules.chase.chase import GOT_AWAY, LEVEL, ChaseState
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight
from regelwerk.systems.heldencodex.state import Circle, Hero, World

NAMES = {
    "physis_lost": "hc-amend-physis-lost",
    "psyche_lost": "hc-amend-psyche-lost",
    "respect": "hc-sheet-respect",
    "ep": "hc-sheet-ep",
    "mythos": "hc-sheet-mythos",
    "drinks": "hc-amend-drinks",
    "queasy": "hc-amend-queasy",
    "breathless": "hc-board-breathless",
    "dazed": "hc-board-dazed",
}


def amendments(world: World) -> tuple[Amendment, ...]:
    """First the scene, then everybody in its order."""
    clock = world.clock
    found = [Amendment("", "hc-amend-clock", {"set": "clock", "to": clock}, "number", clock, 0, MOST_CLOCK)]
    for hero in world.heroes:
        found += _of_hero(hero)
        found += _of_part(world, hero)
    return tuple(found)


def _of_hero(hero: Hero) -> Iterator[Amendment]:
    who = hero.id
    states = tuple((state, Word(f"hc-amend-state-{state}")) for state in STATES)
    yield _choice(who, "state", "hc-amend-state", hero.down or "awake", states)
    for field in NUMBERS:
        yield _number(who, field, NAMES[field], getattr(hero, field), lowest(field), highest(hero, field))
    for field in SWITCHES:
        yield _switch(who, field, NAMES[field], getattr(hero, field))
    for number, circle in enumerate(hero.circles, 1):
        yield from _of_circle(who, number, circle)
    for row in hero.armour:
        part = Word(f"hc-row-{row.id}")
        yield _number(who, f"light:{row.id}", "hc-amend-light", row.light, 0, MOST_ARMOUR, part)
        yield _number(who, f"heavy:{row.id}", "hc-amend-heavy", row.heavy, 0, MOST_ARMOUR, part)
    for name, value in hero.attributes:
        yield _number(who, f"attribute:{name}", "hc-amend-attribute", value, 0, HIGHEST, Ref(name))
    for skill in hero.skills:
        yield _number(who, f"skill:{skill.id}", "hc-amend-skill", skill.fkw, 0, HIGHEST, Ref(skill.id))


def _of_circle(who: str, number: int, circle: Circle) -> Iterator[Amendment]:
    """How many segments of each ring are marked, the wounds in it, and what healers did for it."""
    of = phrase("hc-amend-circle", circle=number)
    for ring in RINGS:
        segments = ring_of(circle, ring)
        yield _number(who, f"{ring}:{number}", f"hc-amend-{ring}", sum(segments), 0, len(segments), of)
    yield _number(who, f"severe:{number}", "hc-amend-severe", circle.severe, 0, len(circle.middle), of)
    yield _switch(who, f"critical:{number}", "hc-sheet-critical", circle.critical, of)
    care = tuple((one, Word(f"hc-amend-care-{one}")) for one in CARE)
    yield _choice(who, f"care:{number}", "hc-amend-care", circle.care, care, of)


def _of_part(world: World, hero: Hero) -> Iterator[Amendment]:
    """Where somebody is in a fight or a chase."""
    match world.act:
        case Fight() as fight if hero.id in [fighter.who for fighter in fight.fighters]:
            out = tuple((one, Word(f"hc-amend-fight-{one}")) for one in IN_FIGHT)
            yield _choice(hero.id, "fight", "hc-amend-fight", fight.fighter(hero.id).out or "in", out)
            for other in fight.fighters:
                # Each distance once, by whoever of the two comes first.
                if other.who > hero.id and world.find(other.who).sheet.side != hero.sheet.side:
                    metres = fight.distance(hero.id, other.who)
                    field = f"distance:{other.who}"
                    yield _number(hero.id, field, "hc-amend-distance", metres, 0, MOST_METRES, Ref(other.who))
        case ChaseState(runners=(_, *pursuers)):
            for runner in pursuers:
                if runner.who == hero.id and not runner.out:
                    yield _number(hero.id, "gap", "hc-amend-gap", runner.gap, LEVEL, GOT_AWAY)


def _change(who: str, field: str, value: int | bool | str) -> Json:
    return {"who": who, "set": field, "to": value}


def _number(who: str, field: str, name: str, value: int, low: int, high: int, of: Fact = None) -> Amendment:
    return Amendment(who, name, _change(who, field, value), "number", value, low, high, of=of)


def _switch(who: str, field: str, name: str, value: bool, of: Fact = None) -> Amendment:
    return Amendment(who, name, _change(who, field, value), "switch", value, of=of)


def _choice(
    who: str, field: str, name: str, value: str, choices: tuple[tuple[str, Fact], ...], of: Fact = None
) -> Amendment:
    return Amendment(who, name, _change(who, field, value), "choice", value, choices=choices, of=of)

"""What a master may correct in a scene, as a form: the clock, then everybody's numbers, wounds, armour and values."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.screen.correction_forms import Form
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
    rooms_of,
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
    found = [Form().number("clock", "hc-amend-clock", world.clock, 0, MOST_CLOCK)]
    for hero in world.heroes:
        found += _of_hero(hero)
        found += _of_part(world, hero)
    return tuple(found)


def rulings(world: World) -> tuple[Amendment, ...]:
    """What a master may decide about the next probe of everybody who can still make one."""
    awake = (hero for hero in world.heroes if not hero.down)
    return tuple(one for hero in awake for one in Form(hero.id).rulings(hero.rulings, rooms_of(world, hero)))


def _of_hero(hero: Hero) -> Iterator[Amendment]:
    form = Form(hero.id)
    states = tuple((state, Word(f"hc-amend-state-{state}")) for state in STATES)
    yield form.choice("state", "hc-amend-state", hero.down or "awake", states)
    for field in NUMBERS:
        yield form.number(field, NAMES[field], getattr(hero, field), lowest(field), highest(hero, field))
    for field in SWITCHES:
        yield form.switch(field, NAMES[field], getattr(hero, field))
    for number, circle in enumerate(hero.circles, 1):
        yield from _of_circle(form, number, circle)
    for row in hero.armour:
        part = Word(f"hc-row-{row.id}")
        yield form.number(f"light:{row.id}", "hc-amend-light", row.light, 0, MOST_ARMOUR, part)
        yield form.number(f"heavy:{row.id}", "hc-amend-heavy", row.heavy, 0, MOST_ARMOUR, part)
    for name, value in hero.attributes:
        yield form.number(f"attribute:{name}", "hc-amend-attribute", value, 0, HIGHEST, Ref(name))
    for skill in hero.skills:
        yield form.number(f"skill:{skill.id}", "hc-amend-skill", skill.fkw, 0, HIGHEST, Ref(skill.id))


def _of_circle(form: Form, number: int, circle: Circle) -> Iterator[Amendment]:
    """How many segments of each ring are marked, the wounds in it, and what healers did for it."""
    of = phrase("hc-amend-circle", circle=number)
    for ring in RINGS:
        segments = ring_of(circle, ring)
        yield form.number(f"{ring}:{number}", f"hc-amend-{ring}", sum(segments), 0, len(segments), of)
    yield form.number(f"severe:{number}", "hc-amend-severe", circle.severe, 0, len(circle.middle), of)
    yield form.switch(f"critical:{number}", "hc-sheet-critical", circle.critical, of)
    care = tuple((one, Word(f"hc-amend-care-{one}")) for one in CARE)
    yield form.choice(f"care:{number}", "hc-amend-care", circle.care, care, of)


def _of_part(world: World, hero: Hero) -> Iterator[Amendment]:
    """Where somebody is in a fight or a chase."""
    form = Form(hero.id)
    match world.act:
        case Fight() as fight if hero.id in [fighter.who for fighter in fight.fighters]:
            out = tuple((one, Word(f"hc-amend-fight-{one}")) for one in IN_FIGHT)
            yield form.choice("fight", "hc-amend-fight", fight.fighter(hero.id).out or "in", out)
            for other in fight.fighters:
                # Each distance once, under the first of the two ids.
                if other.who > hero.id and world.find(other.who).sheet.side != hero.sheet.side:
                    metres = fight.distance(hero.id, other.who)
                    field = f"distance:{other.who}"
                    yield form.number(field, "hc-amend-distance", metres, 0, MOST_METRES, Ref(other.who))
        case ChaseState(runners=(_, *pursuers)):
            for runner in pursuers:
                if runner.who == hero.id and not runner.out:
                    yield form.number("gap", "hc-amend-gap", runner.gap, LEVEL, GOT_AWAY)

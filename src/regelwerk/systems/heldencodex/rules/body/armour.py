"""Armour: what a row makes of a hit, where hits land, and the shield."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Number, Play, changing, choose, note
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.wounds import suffer
from regelwerk.systems.heldencodex.state import ArmourRow, Hero, World, seat_of
from regelwerk.systems.heldencodex.values import BEHIND_THE_SHIELD, LEVELS, ROWS, SHIELD, Level

Wound = Level | Literal[""]


class Met(NamedTuple):
    """What a row made of a hit: the wound that is left of it, the row afterwards, whether the hit got through."""

    wound: Wound
    row: ArmourRow
    pierced: bool


@rule("HC-ARM-01", "HC-ARM-02", "HC-ARM-03", "HC-ARM-04", "HC-UNA-01", "HC:pierce_costs_point", "HC:layered_armour")
def meet(row: ArmourRow, level: Level, unarmed: bool, options: Options) -> Met:
    """A hit meets one layer: heavy armour while there is any, otherwise light armour."""
    if row.heavy:
        return _meet_heavy(row, level, unarmed, options)
    if not row.light:
        return Met(level, row, False)
    if level == "light":
        return Met("", row._replace(light=row.light - 1), False)
    return Met(_lowered(level), row._replace(light=row.light - options.pierce_costs_point), True)


def _meet_heavy(row: ArmourRow, level: Level, unarmed: bool, options: Options) -> Met:
    """Light hits and bare hands do not harm heavy armour; a critical hit gets through, one level lower."""
    if level == "light":
        return Met("", row, False)
    if level == "severe":
        return Met("", row if unarmed else row._replace(heavy=row.heavy - 1), False)
    worn = row if unarmed else row._replace(heavy=row.heavy - options.pierce_costs_point)
    if options.layered_armour == "stacked":
        below = meet(worn._replace(heavy=0), _lowered(level), unarmed, options)
        return Met(below.wound, below.row._replace(heavy=worn.heavy), True)
    return Met(_lowered(level), worn, True)


def _lowered(level: Level) -> Level:
    return LEVELS[LEVELS.index(level) - 1]


# -- Where hits land --------------------------------------------------------------------------------------------------


class HitScene(NamedTuple):
    """What is known when a hit is about to land: who is hit, the hits to come (worst first), the rows that are open."""

    hero: Hero
    hits: tuple[Level, ...]
    rows: tuple[str, ...]
    one_row: bool
    unarmed: bool
    options: Options


def rows_of(hero: Hero) -> tuple[str, ...]:
    """All rows of somebody, also those that carry nothing; the shield only while there is one."""
    return _rows_of(hero.armour, hero.has_shield)


@lru_cache(maxsize=4096)
def _rows_of(armour: tuple[ArmourRow, ...], has_shield: bool) -> tuple[str, ...]:
    others = tuple(row.id for row in armour if row.id not in ROWS)
    return tuple(row for row in (*ROWS, *others) if row != SHIELD or has_shield)


@rule("HC-MEL-22", "HC-SHD-01", "HC-RNG-14")
def take_hits(
    hero: Hero,
    hits: tuple[Level, ...],
    options: Options,
    *,
    rows: tuple[str, ...] = (),
    one_row: bool = False,
    unarmed: bool = False,
    ignore_armour: bool = False,
) -> Play[Hero]:
    """The hits of one damage throw land one after the other, where the victim wants them; wounds follow at once.

    The worst comes first: nobody names an order, and so it meets the armour while that is whole.
    """
    left = tuple(sorted(hits, key=LEVELS.index, reverse=True))
    here = rows_of(hero)
    is_open = tuple(row for row in rows if row in here) or here
    chosen = ""
    while left and hero.down != "dead":
        if ignore_armour:
            hero = yield from suffer(hero, left[0], options)
        else:
            if not chosen:
                chosen = yield from _choose_row(HitScene(hero, left, is_open, one_row, unarmed, options))
            hero, beaten = yield from _land(hero, chosen, left[0], unarmed, options)
            if beaten:
                is_open = _behind_the_shield(is_open, hero)
            if beaten or not one_row:
                chosen = ""
        left = left[1:]
        if left:
            yield changing(partial(_seen, hero))
    return hero


def _seen(hero: Hero, world: World) -> World:
    """The world in which somebody has taken some of several hits."""
    return world.put(hero)


@rule("HC-SHD-01")
def _behind_the_shield(is_open: tuple[str, ...], hero: Hero) -> tuple[str, ...]:
    """Where the other hits land once the shield is beaten; an aimed attack leaves what it has left open."""
    bodily = tuple(row for row in is_open if row != SHIELD)
    near = tuple(row for row in bodily if row in BEHIND_THE_SHIELD)
    return near or bodily or tuple(row for row in rows_of(hero) if row in BEHIND_THE_SHIELD)


def _choose_row(scene: HitScene) -> Play[str]:
    """The victim chooses; where all open rows are bare they are all the same."""
    hero = scene.hero
    rows = [row_of(hero, row) for row in scene.rows]
    if len(rows) == 1 or not any(row.light or row.heavy for row in rows):
        return rows[0].id
    answers = Offers({f"row:{row.id}": row.id for row in rows}, lambda key, row: Answer(key, row, _label(hero, row)))
    hits = len(scene.hits) if scene.one_row else 1
    question = phrase("hc-ask-row", who=Ref(hero.id), level=scene.hits[0], hits=hits)
    default = f"row:{min(rows, key=lambda row: _damage(row, scene)).id}"
    counted = (Number("hc-number-hits", hits),)
    return (yield from choose(seat_of(hero), hero.id, "HC-MEL-22", question, answers, default, scene, numbers=counted))


def _label(hero: Hero, row_id: str) -> Phrase:
    row = row_of(hero, row_id)
    return phrase("hc-answer-row", row=Word(f"hc-row-{row_id}"), light=row.light, heavy=row.heavy)


def row_of(hero: Hero, row_id: str) -> ArmourRow:
    """The armour of a part of the body; a row that carries nothing has no points."""
    return hero.row(row_id) or ArmourRow(row_id)


def _damage(row: ArmourRow, scene: HitScene) -> tuple[int, ...]:
    """What the hits would do in this row: the wounds from the worst level down, then points lost, then points left."""
    wounds: list[Wound] = []
    worn = row
    for level in scene.hits if scene.one_row else scene.hits[:1]:
        met = meet(worn, level, scene.unarmed, scene.options)
        wounds.append(met.wound)
        worn = met.row
    lost = row.light + row.heavy - worn.light - worn.heavy
    return *(wounds.count(level) for level in reversed(LEVELS)), lost, -worn.light - worn.heavy


@rule("HC-ARM-03", "HC-SHD-01", "HC:shield_beaten")
def _land(hero: Hero, row_id: str, level: Level, unarmed: bool, options: Options) -> Play[tuple[Hero, bool]]:
    """One hit lands in a row: armour, then the wound. Whether that has beaten the shield comes back too."""
    row = row_of(hero, row_id)
    wound, worn, pierced = meet(row, level, unarmed, options)
    facts: dict[str, Fact] = {"who": Ref(hero.id), "row": Word(f"hc-row-{row_id}"), "level": level}
    if wound and not pierced:
        yield Note("HC-MEL-22", "hc-hit-lands", facts)
    else:
        facts |= {"light": worn.light, "heavy": worn.heavy}
        if wound:
            yield Note("HC-ARM-03", "hc-armour-pierced", {**facts, "wound": wound})
        else:
            yield Note("HC-ARM-02" if worn == row else "HC-ARM-01", "hc-armour-stops", facts)
    if worn != row:
        hero = hero.with_row(worn)
    gone = not worn.light and not worn.heavy
    beaten = row_id == SHIELD and (gone or (pierced and options.shield_beaten == "pierced_or_empty"))
    if beaten:
        yield note("HC-SHD-01", "hc-shield-beaten", who=Ref(hero.id))
    if wound:
        hero = yield from suffer(hero, wound, options)
    return hero, beaten

"""Ordinary attacks, aimed attacks and flight: naming the manoeuvres."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed, Offers, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.armour import row_of, rows_of
from regelwerk.systems.heldencodex.rules.fight.fight_state import acting
from regelwerk.systems.heldencodex.rules.fight.stances import apply_exchange, bodies, spend, stance
from regelwerk.systems.heldencodex.rules.melee.exchange import resolve_exchange, resolve_flight
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import (
    Attack,
    Manoeuvres,
    Purpose,
    Stance,
    approach,
    group_manoeuvres,
    spelt,
    ways_to_attack,
)
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.state import Hero, World

MOST_EXCLUDED = 6


class WayScene(NamedTuple):
    """What somebody knows who names the manoeuvres of an attack."""

    attacker: Stance
    target: Stance
    ways: tuple[Manoeuvres, ...]
    options: Options


@rule("HC-MEL-05", "HC-MEL-06", "HC-FLE-01")
def attack(world: World, who: str, target: str, purpose: Purpose) -> Play[World]:
    """Name the manoeuvres openly, then see what the target does about them."""
    mine, theirs = stance(world, who, target), stance(world, target, who)
    named = yield from declare_attack(mine, theirs, purpose, world.options)
    resolve = resolve_exchange if purpose == "hit" else resolve_flight
    done = yield from do(resolve, mine, theirs, named, bodies(world, who, target), world.options)
    return (yield from apply_exchange(world, who, target, done))


@rule("HC-MEL-05", "HC-MEL-06", "HC-FLE-01")
def declare_attack(mine: Stance, theirs: Stance, purpose: Purpose, options: Options) -> Play[Attack]:
    """The manoeuvres are named openly, before anybody answers."""
    ways = ways_to_attack(mine, theirs, options)
    named = Attack((yield from name_manoeuvres(mine, theirs, ways, options)), purpose)
    yield note(
        "HC-MEL-06" if purpose == "hit" else "HC-FLE-01",
        "hc-attacks" if purpose == "hit" else "hc-tries-to-flee",
        who=Ref(mine.who),
        whom=Ref(theirs.who),
        manoeuvres=named.manoeuvres,
    )
    return named


class WayAnswers(Offers[Manoeuvres]):
    """The manoeuvres that may be named: listed in one order or two, possible in any."""

    __slots__ = ("ways",)

    def __init__(self, ways: tuple[Manoeuvres, ...]) -> None:
        self.ways = ways
        both = dict.fromkeys(ways + tuple(way[::-1] for way in ways))
        super().__init__(_keyed(both), _named)

    def find(self, key: str) -> Answer[Manoeuvres] | Refusal:
        found = super().find(key)
        if isinstance(found, Refusal):
            for way in self.ways:
                wanted = sorted(spelt((block,)) for block in way)
                if sorted(key.removeprefix("with:").split("/")) == wanted and key.startswith("with:"):
                    return _named(key, tuple(tuple(map(int, block.split("+"))) for block in key[5:].split("/")))
        return found


def _keyed(ways: Iterable[Manoeuvres]) -> dict[str, Manoeuvres]:
    return {f"with:{spelt(way)}": way for way in ways}


def _named(key: str, way: Manoeuvres) -> Answer[Manoeuvres]:
    return Answer(key, way, phrase("hc-answer-with", manoeuvres=way))


@rule("HC-MEL-06")
def name_manoeuvres(
    mine: Stance, theirs: Stance, ways: tuple[Manoeuvres, ...], options: Options, *, any_order: bool = True
) -> Play[Manoeuvres]:
    """Which dice become which manoeuvres, and in which order if that makes a difference."""
    answers = WayAnswers(ways) if any_order else Offers(_keyed(ways), _named)
    if len(answers.meanings) == 1:
        return ways[0]
    question = phrase(
        "hc-ask-manoeuvres", who=Ref(mine.who), whom=Ref(theirs.who), dice=mine.dice, group=mine.group,
        approach=approach(mine, theirs),
    )  # fmt: skip
    scene = WayScene(mine, theirs, ways, options)
    default = f"with:{spelt(ways[-1])}"
    return (yield from choose(mine.seat, mine.who, "HC-MEL-05", question, answers, default, scene))


@rule("HC-AIM-01", "HC-AIM-03", "HC:aimed_base")
def most_excluded(group: Faces, rows: int, options: Options) -> int:
    """How many armour rows a group can exclude: its highest die must reach the minimum, one row stays open."""
    return min(MOST_EXCLUDED, rows - 1, max(group, default=0) - options.aimed_base)


@rule("HC-AIM-01", "HC-AIM-02")
def can_aim(mine: Stance, theirs: Stance, target: Hero, options: Options) -> bool:
    """An aimed attack needs a group, and a die of it for the minimum."""
    enough = len(mine.group) >= 2 + approach(mine, theirs)
    return enough and most_excluded(mine.group, len(rows_of(target)), options) >= 1


@lru_cache(maxsize=256)
def _exclusions(rows: tuple[str, ...], most: int, base: int) -> Offers[tuple[str, ...]]:
    """Every choice of rows that are left out."""
    choices = [out for number in range(1, most + 1) for out in combinations(rows, number)]
    return Offers(
        {f"exclude:{','.join(out)}": out for out in choices},
        lambda key, out: Answer(key, out, _leaving(rows, out, base)),
    )


def _best_protected(hero: Hero, rows: tuple[str, ...], most: int) -> tuple[str, ...]:
    """The rows that are best left out: as many of the armoured ones as possible, and one in any case."""
    points = {row: row_of(hero, row)[:0:-1] for row in rows}
    best = sorted(rows, key=points.__getitem__, reverse=True)[:most]
    out = [row for row in best if any(points[row])] or best[:1]
    return tuple(row for row in rows if row in out)


def _leaving(rows: tuple[str, ...], out: tuple[str, ...], base: int) -> Phrase:
    """Named are the rows that are left out or those that stay open, whichever are fewer."""
    left = tuple(row for row in rows if row not in out)
    is_short = len(out) <= len(left)
    named = tuple(Word(f"hc-row-{row}") for row in (out if is_short else left))
    return phrase("hc-answer-exclude" if is_short else "hc-answer-only", rows=named, minimum=base + len(out))


class AimScene(NamedTuple):
    """What somebody knows who aims: both fighters, and the armour rows of the target."""

    attacker: Stance
    target: Stance
    hero: Hero
    options: Options


@rule("HC-AIM-01", "HC-AIM-02", "HC-AIM-03")
def aimed_attack(world: World, who: str, target: str) -> Play[World]:
    """Exclude armour rows, devalue a die that reaches the minimum, and attack with the rest of the group."""
    mine, theirs = stance(world, who, target), stance(world, target, who)
    world, aimed, named = yield from declare_aimed_attack(world, mine, theirs)
    done = yield from do(resolve_exchange, aimed, theirs, named, bodies(world, who, target), world.options)
    return (yield from apply_exchange(world, who, target, done))


@rule("HC-AIM-01", "HC-AIM-02", "HC-AIM-03")
def declare_aimed_attack(world: World, mine: Stance, theirs: Stance) -> Play[tuple[World, Stance, Attack]]:
    """Which rows are left out, which die that costs, and the attack with the rest of the group."""
    options, who, target = world.options, mine.who, theirs.who
    hero = world.find(target)
    rows = rows_of(hero)
    most = most_excluded(mine.group, len(rows), options)
    answers = _exclusions(rows, most, options.aimed_base)
    question = phrase("hc-ask-exclude", who=Ref(who), whom=Ref(target), group=mine.group)
    scene = AimScene(mine, theirs, hero, options)
    default = f"exclude:{','.join(_best_protected(hero, rows, most))}"
    excluded = yield from choose(mine.seat, who, "HC-AIM-01", question, answers, default, scene)
    face = yield from _devalue(mine, options.aimed_base + len(excluded))
    world = spend(world, who, (face,), acted=True)
    yield meanwhile(acting(world, who))
    left = without(mine.group, (face,))
    aimed = replace(mine, dice=without(mine.dice, (face,)), group=left)
    ways = group_manoeuvres(left, approach(mine, theirs) > 0)
    way = yield from name_manoeuvres(aimed, theirs, ways, options)
    open_rows = tuple(row for row in rows if row not in excluded)
    yield note(
        "HC-AIM-02", "hc-aimed-attack", who=Ref(who), whom=Ref(target), manoeuvres=way, face=face,
        rows=tuple(Word(f"hc-row-{row}") for row in open_rows),
    )  # fmt: skip
    return world, aimed, Attack(way, "hit", open_rows)


def _devalue(mine: Stance, minimum: int) -> Play[int]:
    """The die of the group that reaches the minimum and is worth nothing from then on."""
    faces = sorted({face for face in mine.group if face >= minimum})
    if len(faces) == 1:
        return faces[0]
    answers = Listed([Answer(f"devalue:{face}", face, phrase("hc-answer-devalue", faces=(face,))) for face in faces])
    question = phrase("hc-ask-aim-die", who=Ref(mine.who), minimum=minimum)
    default = f"devalue:{faces[0]}"
    return (yield from choose(mine.seat, mine.who, "HC-AIM-02", question, answers, default, (mine, minimum)))

"""Quality: what a craft probe brings, what it is worth, and which bonuses a fine piece has.

A part `x` ends with `x:won` if the result reaches the goal, otherwise with `x:lost`; a piece that came about is marked
with its quality, such as `x:artful`.
"""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import MASTER, Play, choose, do, note
from regelwerk.engine.facts import Phrase, Ref, Word, called, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, apply_probe, declare_probe, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.probing import aftermath
from regelwerk.systems.heldencodex.rules.scene.plans import CraftPlan
from regelwerk.systems.heldencodex.state import Hero, World, seat_of
from regelwerk.systems.heldencodex.values import BONUS_KINDS, PACKAGE, Bonus, BonusKind, Item

TOP = 20


class Quality(NamedTuple):
    """A quality: from which result, its price in halves of the base price, what comes on top, and how many bonuses."""

    id: str
    least: int
    halves: int
    plus: int = 0
    fewest: int = 0
    most: int = 0


LEGENDARY = Quality("legendary", TOP + 1, 10, 100, 3, len(BONUS_KINDS))
QUALITIES = (
    Quality("exquisite", TOP + 1, 10, 10, 1, 2),
    Quality("masterly", TOP, 10),
    Quality("artful", 16, 6),
    Quality("good", 11, 3),
    Quality("simple", 7, 2),
    Quality("improvised", 4, 1),
)


class Craft(NamedTuple):
    """A piece of work to be made."""

    plan: CraftPlan


class Crafted(NamedTuple):
    """What came of it: the quality, whether the goal was reached, and what the probe left."""

    quality: Quality | None
    reached: bool
    probed: Probed


class Piece(NamedTuple):
    """What a question about a fine piece is about: who made it, its quality, and the bonuses that it has already."""

    maker: str
    skill: str
    quality: Quality
    bonuses: tuple[Bonus, ...] = ()


@rule("HC-QUA-01", "HC-QUA-03")
def quality_of(result: int, legendary: bool) -> Quality | None:
    """The quality of a result; a legendary probe above 20 makes a legendary piece, below 4 nothing comes about."""
    if legendary and result > TOP:
        return LEGENDARY
    return next((quality for quality in QUALITIES if result >= quality.least), None)


@rule("HC-QUA-01", "HC-QUA-03", "HC:quality_plus")
def price_of(base: int, quality: Quality, options: Options) -> int:
    """The price of a piece, half coins rounded up; what is above masterly raises the factor, or adds coins."""
    if options.quality_plus == "flat_coins":
        return (base * quality.halves + 1) // 2 + quality.plus
    return (base * (quality.halves + 2 * quality.plus) + 1) // 2


def begin(world: World, plan: CraftPlan) -> Play[World]:
    """Somebody sets to work."""
    yield note("HC-QUA-01", "hc-craft-begins", who=Ref(plan.who), skill=Ref(plan.skill))
    return replace(world, act=Craft(plan), round=0)


def step(world: World) -> Play[World]:
    """The craft probe, and what it makes."""
    plan: CraftPlan = world.act.plan
    hero, ready = yield from declare_probe(world.find(plan.who), plan.skill, world.options)
    made = yield from do(resolve_craft, ready, plan.goal)
    hero = yield from apply_probe(hero, made.probed, world.options)
    world = world.put(hero)
    marks = [f"{plan.id}:{'won' if made.reached else 'lost'}"]
    if made.quality is None:
        yield note("HC-QUA-03", "hc-craft-fails", who=Ref(hero.id))
    else:
        price = price_of(plan.base_price, made.quality, world.options)
        quality = Word(f"hc-quality-{made.quality.id}")
        yield note("HC-QUA-01", "hc-craft-done", who=Ref(hero.id), quality=quality, base=plan.base_price, price=price)
        world = yield from add_bonuses(world, plan, made.quality)
        marks.append(f"{plan.id}:{made.quality.id}")
    return replace(world.marked(*marks), act=None)


@rule("HC-QUA-01")
@stakes(
    Stake(
        lambda _, made: made.quality.least if made.quality else 0, "hc-stake-quality", lambda args: args[0].who,
        bands=(
            Band("hc-band-made", lambda _, made: made.quality is not None),
            Band("hc-band-goal", lambda _, made: made.reached),
            Band("hc-band-fine", lambda _, made: made.quality is not None and made.quality.most > 0),
        ),
    )
)  # fmt: skip
def resolve_craft(prober: Prober, goal: int) -> Play[Crafted]:
    """A sieve throw; its result is the quality."""
    probed = yield from resolve_probe(prober, "sieve", 1, RESULT)
    quality = quality_of(probed.result, probed.mythos > 0)
    yield note("HC-QUA-01", "hc-craft-result", who=Ref(prober.who), result=probed.result)
    return Crafted(quality, probed.reaches(goal), aftermath(probed))


@rule("HC-QUA-01", "HC-QUA-02")
def add_bonuses(world: World, plan: CraftPlan, quality: Quality) -> Play[World]:
    """Above masterly a piece has bonuses: the master says how many, its maker which, and what they are used with."""
    if not quality.most:
        return world
    maker = world.find(plan.who)
    number = yield from _how_many(plan, quality)
    bonuses: tuple[Bonus, ...] = ()
    for _ in range(number):
        bonuses = yield from _one_more(maker, Piece(maker.id, plan.skill, quality, bonuses))
    use = yield from _used_with(world, maker, Piece(maker.id, plan.skill, quality, bonuses))
    item = Item(_new_id(maker, f"{maker.id}_{plan.id}_{quality.id}"), NAMES[quality.id], bonuses, (use,))
    yield note("HC-QUA-02", "hc-piece-made", who=Ref(maker.id), bonuses=_in_words(bonuses), use=Ref(use))
    return world.put(replace(maker, sheet=replace(maker.sheet, items=(*maker.sheet.items, item))))


def _in_words(bonuses: tuple[Bonus, ...]) -> tuple[Phrase, ...]:
    return tuple(phrase("hc-piece-bonus", kind=bonus.kind.lower(), amount=bonus.amount) for bonus in bonuses)


def _new_id(maker: Hero, wanted: str) -> str:
    """The id of a new piece: its maker may have made such a piece before, in this scene or an earlier one."""
    taken = {item.id for item in maker.sheet.items}
    return next(name for n in count(1) if (name := wanted if n == 1 else f"{wanted}_{n}") not in taken)


NAMES = {
    "exquisite": called(PACKAGE, "hc-name-exquisite"),
    "legendary": called(PACKAGE, "hc-name-legendary"),
}


@rule("HC-QUA-01")
def _how_many(plan: CraftPlan, quality: Quality) -> Play[int]:
    """The master settles how many bonuses a piece has: the quality leaves a choice."""
    answers = Listed(
        [Answer(f"bonuses:{n}", n, phrase("hc-answer-bonuses", n=n)) for n in range(quality.fewest, quality.most + 1)]
    )
    question = phrase("hc-ask-bonuses", who=Ref(plan.who), quality=Word(f"hc-quality-{quality.id}"))
    default = f"bonuses:{quality.fewest}"
    scene = Piece(plan.who, plan.skill, quality)
    return (yield from choose(MASTER, plan.who, "HC-QUA-01", question, answers, default, scene))


@rule("HC-QUA-02")
def _one_more(maker: Hero, piece: Piece) -> Play[tuple[Bonus, ...]]:
    """One bonus; the same again makes it greater."""
    answers: Listed[BonusKind] = Listed(
        [
            Answer(f"bonus:{kind}", kind, phrase("hc-answer-bonus", bonus=Word(f"hc-bonus-{kind.lower()}")))
            for kind in BONUS_KINDS
        ]
    )
    question = phrase("hc-ask-bonus", who=Ref(maker.id), bonuses=_in_words(piece.bonuses), count=len(piece.bonuses))
    default = f"bonus:{BONUS_KINDS[0]}"
    kind = yield from choose(seat_of(maker), maker.id, "HC-QUA-02", question, answers, default, piece)
    amounts = {bonus.kind: bonus.amount for bonus in piece.bonuses}
    amounts[kind] = amounts.get(kind, 0) + 1
    return tuple(Bonus(one, amount) for one, amount in amounts.items())


@rule("HC-QUA-02")
def _used_with(world: World, maker: Hero, piece: Piece) -> Play[str]:
    """What the piece is used with: any skill that somebody here has."""
    skills = sorted({skill.id for hero in world.heroes for skill in hero.skills} | {piece.skill})
    answers = Listed([Answer(f"use:{one}", one, phrase("hc-answer-use", ability=Ref(one))) for one in skills])
    question = phrase("hc-ask-use", who=Ref(maker.id), bonuses=_in_words(piece.bonuses))
    return (yield from choose(seat_of(maker), maker.id, "HC-QUA-02", question, answers, f"use:{piece.skill}", piece))

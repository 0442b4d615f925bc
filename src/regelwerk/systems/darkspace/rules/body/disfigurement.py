"""Disfigurements: what severe wounds leave behind when a confrontation is over."""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.dice import Highest
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, meanwhile, note, roll
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import free_boxes
from regelwerk.systems.darkspace.rules.core.probe import SIDES
from regelwerk.systems.darkspace.state import Actor, World, seat_of
from regelwerk.systems.darkspace.values import TALENTS, Talent

UNSCATHED = 10
"""From this result on nothing remains."""


class Row(NamedTuple):
    """A row of the table: talents that suffer or base stress, or both."""

    name: str
    talents: tuple[Talent, ...] = ()
    how: Literal["lower", "handicap"] = "lower"
    stress: int = 0
    both: bool = False


ROWS = {
    1: Row("whole-body", ("dexterity", "constitution"), stress=3, both=True),
    2: Row("torso", ("dexterity", "constitution"), stress=3),
    3: Row("nerves", ("intelligence", "intuition"), stress=3),
    4: Row("limbs", ("dexterity",), stress=2),
    5: Row("face", ("presence",), stress=2),
    6: Row("senses", ("attention",), stress=2),
    7: Row("flesh-wound", stress=2),
    8: Row("head", ("presence", "attention"), "handicap", 1),
    9: Row("body", ("dexterity", "constitution"), "handicap", 1),
}
"""The table of disfigurements (DS-DIS-02)."""


class Scar(NamedTuple):
    """What one answer to a disfigurement does."""

    lowered: tuple[Talent, ...] = ()
    handicap: Talent | None = None
    stress: int = 0


class ScarScene(NamedTuple):
    """What somebody knows who chooses how a wound stays with them."""

    world: World
    who: str
    result: int


@rule("DS-DIS-01", "DS:disfigurement_trigger")
def is_concerned(actor: Actor, options: Options) -> bool:
    """Whether a confrontation may leave its mark: characters with a vital wound, or who were out by damage."""
    if actor.sheet.kind != "character" or actor.dead or options.disfigurement_trigger == "off":
        return False
    return actor.was_out or (options.disfigurement_trigger == "vital_damage" and actor.hurt.vital > 0)


@rule("DS-DIS-01")
def scars(world: World) -> Play[World]:
    """At the end everybody concerned throws a die for each vital box left, one die if none is left."""
    for actor in world.actors:
        if not is_concerned(actor, world.options):
            continue
        dice = max(1, free_boxes(actor, "vital", world.options))
        yield note("DS-DIS-01", "ds-scar-throw", who=Ref(actor.id), dice=dice)
        yield meanwhile(world)
        result = yield from do(scar_throw, seat_of(world, actor), actor.id, dice, world.options)
        if result >= UNSCATHED:
            yield note("DS-DIS-02", "ds-unscathed", who=Ref(actor.id))
            continue
        world = yield from disfigure(world, actor.id, result)
    return world


@rule("DS-DIS-01", "DS:rule_of_ten")
def scar_throw(seat: str, who: str, dice: int, options: Options) -> Play[int]:
    """The two highest dice, without skill or stress; all results from 10 on are one."""
    chains = options.rule_of_ten and options.core_edition == "LE"
    first, second = yield from roll(Highest(dice, SIDES, 2, chains), "DS-DIS-01", seat=seat, who=who)
    return min(UNSCATHED, first + second)


@rule("DS-DIS-02")
def disfigure(world: World, who: str, result: int) -> Play[World]:
    """A row of the table takes effect; where it names alternatives, the player chooses."""
    row = ROWS[result]
    actor = world.find(who)
    name = Word(f"ds-scar-{row.name}")
    yield note("DS-DIS-02", "ds-disfigured", who=Ref(who), scar=name, result=result)
    answers = [Answer(key, scar, _label(scar)) for key, scar in choices(row, actor, world.options)]
    scar = answers[0].value
    if len(answers) > 1:
        question = phrase("ds-ask-scar", who=Ref(who), scar=name)
        scene = ScarScene(world, who, result)
        default = answers[-1].key
        scar = yield from choose(seat_of(world, actor), who, "DS-DIS-02", question, Listed(answers), default, scene)
    yield note("DS-DIS-02", "ds-scar", who=Ref(who), what=_label(scar))
    return world.put(marked_for_life(actor, scar))


@rule("DS-DIS-02", "DS:disfigure_slash")
def choices(row: Row, actor: Actor, options: Options) -> list[tuple[str, Scar]]:
    """The alternatives of a row, base stress last; a handicap that somebody has already is none."""
    extra = row.stress if row.both else 0
    found: list[tuple[str, Scar]] = []
    if row.how == "handicap":
        found = [
            (f"handicap:{name}", Scar(handicap=name, stress=extra))
            for name in row.talents
            if name not in actor.handicaps
        ]
    elif len(row.talents) == 1 or (row.talents and options.disfigure_slash == "both"):
        found = [("lower", Scar(row.talents, stress=extra))]
    else:
        found = [(f"lower:{name}", Scar((name,), stress=extra)) for name in row.talents]
    return found if row.both else [*found, ("stress", Scar(stress=row.stress))]


def _label(scar: Scar) -> Phrase:
    """What a scar does, in the words of its answer."""
    talents = tuple(Word(f"ds-talent-{name}") for name in (scar.lowered or (scar.handicap,)) if name)
    if scar.handicap:
        return phrase("ds-answer-scar-handicap", talents=talents)
    if not scar.lowered:
        return phrase("ds-answer-scar-stress", stress=scar.stress)
    if scar.stress:
        return phrase("ds-answer-scar-both", talents=talents, stress=scar.stress)
    return phrase("ds-answer-scar-lower", talents=talents)


@rule("DS-DIS-03", "DS-DIS-04")
def marked_for_life(actor: Actor, scar: Scar) -> Actor:
    """Maxima fall by 1, a handicap is gained, base stress rises and lifts the stress to it."""
    reductions = dict(actor.reductions)
    for name in scar.lowered:
        reductions[name] = reductions.get(name, 0) + 1
    handicaps = {*actor.handicaps, scar.handicap} if scar.handicap else set(actor.handicaps)
    base = actor.base_stress + scar.stress
    return replace(
        actor,
        reductions=tuple((name, reductions[name]) for name in TALENTS if name in reductions),
        handicaps=tuple(name for name in TALENTS if name in handicaps),
        base_stress=base,
        stress=max(actor.stress, base),
    )

"""Death: the last breath of the incapacitated who are hurt again, first aid for it, and bleeding out."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace.rules.body.monitors import can_probe, is_beaten
from regelwerk.systems.darkspace.rules.core.group_probes import (
    Joint,
    apply_together,
    declare_together,
    group_check,
    resolve_together,
    worth_keeping,
)
from regelwerk.systems.darkspace.rules.core.pools import skill_value, talent
from regelwerk.systems.darkspace.rules.core.probe import Check, basic_check, cast_of
from regelwerk.systems.darkspace.rules.core.side_probes import buy_dice, side_probe, strain
from regelwerk.systems.darkspace.rules.movement.distances import category, same_place
from regelwerk.systems.darkspace.state import Actor, Deed, World, seat_of
from regelwerk.systems.darkspace.values import NEAR, SHORT

LAST_BREATH = 14
MINUTES = 30
"""How long each point of constitution keeps somebody alive who is not treated (DS-DTH-03)."""


class AidScene(NamedTuple):
    """What somebody knows who could give first aid to a dying comrade."""

    world: World
    who: str
    patient: str


@rule("DS-DTH-01", "DS:henchman_last_breath")
def last_breath(world: World, who: str) -> Play[World]:
    """An incapacitated participant who is hurt throws for life; failure is death. A broken group has nobody to throw.

    The probe is allowed although probes are otherwise barred, and it is the dying one's own: stress buys dice for it.
    """
    actor = world.find(who)
    if actor.sheet.kind == "group":
        return world
    world = untreated(world, who)
    if actor.sheet.kind == "henchman" and world.options.henchman_last_breath == "dies":
        return (yield from _dies(world, who))
    check = breath_check(world, who)
    helpers = yield from _helpers(world, who)
    deed = Deed("last_breath", who)
    world, check = yield from buy_dice(world, deed, check)
    if helpers:
        world, alive = yield from _together(world, deed, check, helpers)
    else:
        world, rolled = yield from side_probe(world, check)
        alive = rolled.success
    if not alive:
        return (yield from _dies(world, who))
    yield note("DS-DTH-01", "ds-breathes", who=Ref(who))
    return world


@rule("DS-DTH-01", "DS:henchman_last_breath")
def breath_check(world: World, who: str) -> Check:
    """Fitness or cybernesis, whichever is better, against 14; nothing distracts the unconscious.

    A henchman has his bare competence for it, whatever he is an expert in.
    """
    actor = world.find(who)
    skill = _better(world, who, "fitness", "cybernesis")
    difficulty = tally(LAST_BREATH, "DS-DTH-01", "ds-term-last-breath")
    check = basic_check(world, who, skill, "DS-DTH-01", difficulty, concerns=(actor.distracted_by,))
    if actor.sheet.kind != "henchman":
        return check
    return replace(
        check,
        pool=tally(actor.sheet.competence, "DS-DTH-01", "ds-term-competence"),
        bonus=tally(0, "DS-DTH-01", "ds-term-no-skill"),
    )


def _better(world: World, who: str, first: str, second: str) -> str:
    """The better of two skills of one talent."""
    actor, options = world.find(who), world.options
    return max((first, second), key=lambda skill: skill_value(actor, skill, options))


def _dies(world: World, who: str) -> Play[World]:
    yield note("DS-DTH-01", "ds-dies", who=Ref(who))
    return world.change(who, dead=True).mark(f"dead:{who}")


@rule("DS-DTH-02")
def _helpers(world: World, patient: str) -> Play[tuple[str, ...]]:
    """The comrades at hand who give first aid; each decides alone, for a collapse spoils it for everybody."""
    helping: list[str] = []
    side = world.find(patient).side
    for actor in world.actors:
        if actor.side != side or not can_aid(world, actor, patient):
            continue
        answers = [
            Answer("stay", False, phrase("ds-answer-no-aid")),
            Answer("help", True, phrase("ds-answer-aid")),
        ]
        question = phrase("ds-ask-aid", who=Ref(actor.id), patient=Ref(patient))
        scene = AidScene(world, actor.id, patient)
        seat = seat_of(world, actor)
        if (yield from choose(seat, actor.id, "DS-DTH-02", question, Listed(answers), "stay", scene)):
            helping.append(actor.id)
    return tuple(helping)


def can_aid(world: World, helper: Actor, patient: str) -> bool:
    """Whether somebody can see to a dying comrade: a person, active, able to make probes, at hand."""
    return (
        helper.id != patient
        and helper.sheet.is_person
        and helper.active
        and can_probe(helper, world.options)
        and is_at_hand(world, helper.id, patient)
    )


def is_at_hand(world: World, helper: str, patient: str) -> bool:
    """Whether one can lay hands on the other: near, or a step away in the same place with nobody in close combat.

    Where zones count, nobody keeps track of which comrades stand side by side; the step belongs to the treatment.
    """
    apart = category(world, helper, patient)
    if apart == NEAR:
        return True
    here, there = world.find(helper), world.find(patient)
    steps = world.options.movement_scale == "categories" or (here.aboard != "" and here.aboard == there.aboard)
    return steps and apart == SHORT and same_place(world, helper, patient) and not is_held(world, helper)


def is_held(world: World, who: str) -> bool:
    """Whether an able opponent is in close combat with somebody."""
    side = world.find(who).side
    others = [second if first == who else first for first, second in world.engaged if who in (first, second)]
    return any(other.able and other.side != side for other in map(world.find, others))


@rule("DS-CORE-16", "DS-DTH-02")
def _together(world: World, deed: Deed, own: Check, helpers: tuple[str, ...]) -> Play[tuple[World, bool]]:
    """The last breath as a group probe: the dying one leads it, helpers throw logic or education."""
    world = yield from strain(world, own, "before")
    others = tuple(
        basic_check(world, helper, _better(world, helper, "logic", "education"), "DS-DTH-02", concerns=(own.who,))
        for helper in helpers
    )
    world, checks = yield from declare_together(world, deed, own, others)
    casts = tuple(cast_of(world, check) for check in checks)
    bonus = group_check(world, own, checks[1:]).bonus.total
    needed = LAST_BREATH if own.difficulty is None else own.difficulty.total
    joint = Joint(casts, worth_keeping(casts), bonus, needed)
    pile = yield from do(resolve_together, joint)
    success = joint.reached_by(pile)
    return (yield from apply_together(world, checks, pile, success=success)), success


@rule("DS-DTH-03")
def bleeding(world: World) -> Play[None]:
    """The clock that runs after a confrontation for the beaten who are not treated."""
    for actor in world.actors:
        is_bleeding = actor.sheet.kind in ("character", "henchman") and is_beaten(actor, world.options)
        if is_bleeding and actor.out and not actor.dead and not world.has(_treated(actor.id)):
            minutes = MINUTES * talent(actor, "constitution", world.options)
            yield note("DS-DTH-03", "ds-bleeding", who=Ref(actor.id), minutes=minutes)


def treated(world: World, who: str) -> World:
    """The world in which somebody's bleeding is stopped."""
    return world.mark(_treated(who))


def untreated(world: World, who: str) -> World:
    """New harm opens the wounds again."""
    mark = _treated(who)
    return replace(world, marks=tuple(one for one in world.marks if one != mark)) if world.has(mark) else world


def _treated(who: str) -> str:
    return f"treated:{who}"

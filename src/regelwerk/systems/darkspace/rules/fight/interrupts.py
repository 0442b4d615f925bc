"""Interrupts: the windows in which the others answer an act, before its dice fall or before a routine is done."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER, Play, choose, note
from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, Term
from regelwerk.systems.darkspace.rules.body.monitors import system_mk
from regelwerk.systems.darkspace.rules.core.probe import Check, basic_check
from regelwerk.systems.darkspace.rules.core.spheres import is_attack, sphere_of
from regelwerk.systems.darkspace.rules.cortex.networks import firewall_value
from regelwerk.systems.darkspace.rules.fight.announcing import DEFENCES, Announced, announce
from regelwerk.systems.darkspace.rules.fight.cover import take_cover
from regelwerk.systems.darkspace.rules.fight.defence import (
    armed_with,
    held_down,
    hindered_by,
    made_difficult,
    pin_down,
    pinned,
    suppressed,
    throw_in_the_way,
    way_cleared,
)
from regelwerk.systems.darkspace.rules.fight.hindrances import (
    PASS,
    Interrupt,
    arms,
    in_turn,
    is_surprise,
    may_interrupt,
)
from regelwerk.systems.darkspace.rules.movement.stopping import by_hand, movement_difficulty, raised
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import ATTACK_SKILL, SKILLS, penetration

BECOMES = {"use_item": "agility", "grit": "willpower", "instruct": "tech"}
"""The skill of the probe that a routine turns into; movement is speed, aiming the skill of the attack (DS-DEF-05)."""


@rule("DS-DEF-01", "DS-ACT-05", "DS:interrupt_window")
def interrupts(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check]]:
    """Everybody else may answer an act with a probe by one interrupt, in the order of the round."""
    world = way_cleared(world, deed)
    check = held_down(world, deed, check)
    if is_surprise(world, deed):
        return world, check
    for who in in_turn(world, deed.who):
        if not may_interrupt(world, world.find(who), deed):
            continue
        world, announced = yield from announce(world, who, deed, check)
        if announced.interrupt == PASS:
            continue
        before = len(check.bonus.terms)
        world, check = yield from _take_effect(world, who, deed, check, announced)
        yield from lowered(deed, check.bonus.terms[before:])
    return world, check


@rule("DS-DEF-04", "DS-DEF-06", "DS-DEF-09")
def lowered(deed: Deed, taken: tuple[Term, ...]) -> Play[None]:
    """The log says what an interrupt takes off the result, and what for; a full defence has told of itself."""
    parts = tuple(term for term in taken if term.amount)
    if parts and any(term.rule_id != "DS-DEF-07" for term in parts):
        told = tuple(phrase("ds-lowered-by", why=Word(term.message), points=-term.amount) for term in parts)
        points = -sum(term.amount for term in parts)
        yield note("DS-DEF-02", "ds-result-lowered", whom=Ref(deed.who), points=points, parts=told)


def _take_effect(world: World, who: str, deed: Deed, check: Check, announced: Announced) -> Play[tuple[World, Check]]:
    """What an interrupt does to a probe."""
    interrupt = announced.interrupt
    actor = world.find(who)
    if announced.guard and deed.target == who and is_attack(deed):
        check = check.changed(-announced.guard, "DS-DEF-07", "ds-term-full-defence", f"{who}:now")
    world, stands = yield from throw_in_the_way(world, who, deed, interrupt)
    if interrupt.kind in DEFENCES and stands:
        world = hindered_by(world, who)
        check = made_difficult(check, who, announced.ae)
    match interrupt.kind:
        case "defend":
            check = suppressed(world, check, who)
        case "block":
            check = check.changed(-system_mk(actor), "DS-DEF-12", "ds-term-blocked", who)
        case "pin_down":
            weapon = armed_with(world, who, interrupt.tool)
            world, check = pin_down(world, deed, who, weapon), pinned(world, deed, check, who, weapon)
        case "hinder" | "obstacle":
            difficulty = movement_difficulty(world, actor, interrupt)
            if stands and check.difficulty is not None:
                rule_id = "DS-DEF-14" if interrupt.kind == "obstacle" else "DS-DEF-13"
                check = replace(check, difficulty=raised(check.difficulty, difficulty, rule_id, who))
        case "cover":
            world = yield from take_cover(world, who, interrupt.tool)
    return world, check


class SkillScene(NamedTuple):
    """What the master knows who names the probe of a blocked routine."""

    world: World
    deed: Deed
    by: str


@rule("DS-DEF-05", "DS-DEF-01", "DS:blocked_routine")
def block_routine(world: World, deed: Deed, what: Fact = None) -> Play[tuple[World, Check | None]]:
    """The others may answer a routine: blocked it becomes a probe; who is pinned down is shot at for it.

    Several who block make one probe of it, against the hardest of them. `what` is the routine in words.
    """
    check: Check | None = None
    world = way_cleared(world, deed)
    if is_surprise(world, deed):
        return world, check
    for who in in_turn(world, deed.who):
        if not may_interrupt(world, world.find(who), deed):
            continue
        world, announced = yield from announce(world, who, deed, check, what)
        interrupt = announced.interrupt
        if interrupt == PASS:
            continue
        world, stands = yield from throw_in_the_way(world, who, deed, interrupt)
        if not stands:
            continue
        world = hindered_by(world, who)
        if interrupt.kind == "pin_down":
            world = pin_down(world, deed, who, armed_with(world, who, interrupt.tool))
        else:
            check = yield from _harder(world, deed, who, interrupt, check)
        if check is not None:
            before = len(check.bonus.terms)
            check = made_difficult(check, who, announced.ae)
            yield from lowered(deed, check.bonus.terms[before:])
    return world, check


def _harder(world: World, deed: Deed, who: str, interrupt: Interrupt, check: Check | None) -> Play[Check]:
    """One more blocks: the routine becomes a probe, or its probe has to reach the harder number."""
    difficulty = block_difficulty(world, world.find(who), interrupt)
    if check is None or check.difficulty is None:
        return (yield from _becomes(world, deed, who, interrupt, difficulty))
    rule_id = difficulty.terms[0].rule_id
    return replace(check, difficulty=raised(check.difficulty, difficulty, rule_id, who))


@rule("DS-DEF-05", "DS-DEF-13", "DS-DEF-16")
def block_difficulty(world: World, actor: Actor, interrupt: Interrupt) -> Tally:
    """What a blocked routine has to reach: hands, a weapon, an obstacle; in the cortex the firewall that blocks."""
    if interrupt.kind == "block":
        return firewall_value(actor)
    if interrupt.kind == "defend":
        return by_hand(actor, "DS-DEF-05", world.options)
    return movement_difficulty(world, actor, interrupt)


def _becomes(world: World, deed: Deed, who: str, interrupt: Interrupt, difficulty: Tally) -> Play[Check]:
    """The probe that a blocked routine turns into."""
    skill = yield from _skill(world, deed, who, interrupt)
    probe = Word(f"ds-skill-{skill}")
    yield note("DS-DEF-05", "ds-blocked", who=Ref(who), whom=Ref(deed.who), skill=probe, difficulty=difficulty)
    check = basic_check(world, deed.who, skill, "DS-DEF-05", difficulty, concerns=(who,))
    return held_down(world, deed, check)


@rule("DS-DEF-05", "DS-DEF-13", "DS-DEF-14", "DS:blocked_routine")
def _skill(world: World, deed: Deed, who: str, interrupt: Interrupt) -> Play[str]:
    """Which skill the probe is on; what has no rule the master names."""
    if world.options.blocked_routine == "table":
        if interrupt.kind == "obstacle":
            return "agility"
        if sphere_of(deed) == "movement":
            return "speed"
        if deed.kind == "aim":
            return aiming_skill(world, world.find(deed.who), deed)
        if deed.kind in BECOMES:
            return BECOMES[deed.kind]
    answers = [Answer(skill, skill, phrase("ds-answer-skill", skill=Word(f"ds-skill-{skill}"))) for skill in SKILLS]
    question = phrase("ds-ask-skill", whom=Ref(deed.who), act=Word(f"ds-act-{deed.kind}"))
    usual = "tech" if sphere_of(deed) == "cortex" else "agility"
    scene = SkillScene(world, deed, who)
    return (yield from choose(MASTER, deed.who, "DS-DEF-05", question, Listed(answers), usual, scene))


def aiming_skill(world: World, actor: Actor, deed: Deed) -> str:
    """The skill of the attack that is being aimed: with the named weapon, else with the strongest at hand."""
    weapons = [weapon for weapon, _ in arms(world, actor)]
    named = [weapon for weapon in weapons if weapon.id == deed.tool]
    best = max(named or weapons, key=lambda weapon: penetration(weapon, world.options), default=None)
    return "tech" if best is None else ATTACK_SKILL[best.kind]

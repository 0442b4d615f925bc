"""Stress: taking it on, what too much of it does, and what a collapse costs."""

from __future__ import annotations

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER, Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.monitors import knocked_out
from regelwerk.systems.darkspace.state import Actor, World

TRAUMA = 10
UNBOUNDED = 10
"""What people may take on at once where the table has set no limit."""

REASONS = {
    "DS-CORE-19": "ds-stress-dice",
    "DS-AE-09": "ds-stress-overdraw",
    "DS-CORE-10": "ds-stress-desperate",
    "DS-ACT-05": "ds-stress-interrupt",
    "DS-DEF-07": "ds-stress-guard",
    "DS-RNG-04": "ds-stress-range",
    "DS-HEA-01": "ds-stress-grit",
    "DS-CORE-20": "ds-stress-seize",
}
"""Stress whose line says what it was taken on for, because no other line does."""


@rule("DS-CORE-12", "DS-CORE-21", "DS-INC-06", "DS:stress_incapacitates_at", "DS:trauma")
def suffer(world: World, who: str, points: int, rule_id: str) -> Play[World]:
    """Stress is taken on; who reaches the limit is incapacitated until a rest. Without a stress track: nothing."""
    actor = world.find(who)
    if not points or not actor.sheet.has_stress:
        return world
    actor = replace(actor, stress=actor.stress + points)
    world = world.put(actor)
    yield note(rule_id, REASONS.get(rule_id, "ds-stress"), who=Ref(who), points=points, stress=actor.stress)
    if world.options.trauma and actor.stress >= TRAUMA and not actor.traumatised:
        yield note("DS-CORE-21", "ds-traumatised", who=Ref(who))
        actor = replace(actor, traumatised=True)
        world = world.put(actor)
    limit = world.options.stress_incapacitates_at
    if limit and actor.stress >= limit and not actor.out and not actor.dead:
        yield note("DS-INC-06", "ds-overwhelmed", who=Ref(who), stress=actor.stress)
        world = knocked_out(world, who, "stress")
    return world


def headroom(actor: Actor, world: World) -> int:
    """How much stress somebody can take on without being incapacitated by it; 0 without a stress track."""
    if not actor.sheet.has_stress:
        return 0
    limit = world.options.stress_incapacitates_at
    return max(0, limit - 1 - actor.stress) if limit else UNBOUNDED


@rule("DS-CORE-13", "DS:collapse_effect")
def collapse(world: World, who: str, dice: int, stress: int) -> Play[World]:
    """What a collapse does in a confrontation: the next act costs double.

    The log names the two numbers that brought it about, unless another rule did or the dice that count are another's.
    """
    if world.options.collapse_rule == "dice_le" and dice <= stress:
        yield note("DS-CORE-12", "ds-collapse-under", who=Ref(who), dice=dice, stress=stress)
    else:
        yield note("DS-CORE-12", "ds-collapse", who=Ref(who))
    effect = world.options.collapse_effect
    if effect == "none":
        return world
    if effect == "gm":
        answers = [
            Answer("spare", False, phrase("ds-answer-spare", who=Ref(who))),
            Answer("double", True, phrase("ds-answer-double", who=Ref(who))),
        ]
        question = phrase("ds-ask-collapse", who=Ref(who))
        doubles = yield from choose(MASTER, who, "DS-CORE-13", question, Listed(answers), "spare", (world, who))
        if not doubles:
            return world
    yield note("DS-CORE-13", "ds-doubled", who=Ref(who))
    return world.change(who, doubled=True)

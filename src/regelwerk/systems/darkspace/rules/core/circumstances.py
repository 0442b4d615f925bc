"""What the master decides about one probe: what eases or hampers it, dice, result, difficulty, the skill."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.rulings import AS_THE_RULES_SAY, Room, without, word_of
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.core.probe import MODES, Check
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.values import SKILLS

MOST_DICE = 3
MOST_POINTS = 6
ATTACK = "DS-ATT-01"
"""The probe whose skill the master may set."""
AS_USUAL = (AS_THE_RULES_SAY, "engine-ruling-rules")
ROOMS = (
    Room("mode", "ds-ruling-mode", "DS-CORE-10", words=(AS_USUAL, *((mode, f"ds-mode-{mode}") for mode in MODES))),
    Room("dice", "ds-ruling-dice", "DS-CORE-07", -MOST_DICE, MOST_DICE),
    Room("result", "ds-ruling-result", "DS-CORE-07", -MOST_POINTS, MOST_POINTS),
    Room("difficulty", "ds-ruling-difficulty", "DS-CORE-06", -MOST_POINTS, MOST_POINTS),
    Room("skill", "ds-ruling-skill", ATTACK, words=(AS_USUAL, *((skill, f"ds-skill-{skill}") for skill in SKILLS))),
)


@rule("DS-ATT-01")
def attack_skill(usual: str, actor: Actor) -> str:
    """The skill of an attack: the weapon's, or another one that the master finds fitting."""
    return word_of(actor.rulings, "skill") or usual


def ruling_counted(world: World, check: Check) -> World:
    """The probe is about to be made: what was decided about it counts no more for the next one."""
    actor = world.find(check.who)
    if not actor.rulings:
        return world
    counted = {"mode", "dice", "result"}
    if check.difficulty is not None:
        counted.add("difficulty")
    if check.rule_id == ATTACK:
        counted.add("skill")
    return world.put(replace(actor, rulings=without(actor.rulings, counted)))


def rooms_of(actor: Actor) -> tuple[Room, ...]:
    """What may be decided about somebody's probes: whoever has no skills of their own throws their one value."""
    if actor.sheet.kind == "object":
        return ()
    return ROOMS if actor.sheet.kind == "character" else tuple(room for room in ROOMS if room.what != "skill")

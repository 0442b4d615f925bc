"""Harm: boxes are marked, distraction ends, the incapacitated fight for their last breath, the beaten drop out."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.death import last_breath, untreated
from regelwerk.systems.darkspace.rules.body.monitors import check_incapacity, is_beaten, is_full, marked
from regelwerk.systems.darkspace.rules.core.strength import losses
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.values import Physical

HELPLESS = ("damage", "stress", "taken_out")
"""Participants incapacitated for one of these reasons may die of further harm."""


FULL: tuple[tuple[Physical, str, str], ...] = (
    ("interaction", "DS-MON-08", "ds-full-interaction"),
    ("mobility", "DS-MON-11", "ds-full-mobility"),
    ("defensive", "DS-MON-13", "ds-full-defensive"),
)
"""What a monitor means that has just become full; a full vital monitor is told of as the end."""


@rule("DS-MON-08", "DS-MON-11", "DS-MON-13")
def _filled(before: Actor, after: Actor, world: World) -> Play[None]:
    """The log says what somebody cannot do any more, unless it is nothing at all."""
    options = world.options
    if after.out or is_beaten(after, options):
        return
    for monitor, rule_id, message in FULL:
        if is_full(after, monitor, options) and not is_full(before, monitor, options):
            yield note(rule_id, message, who=Ref(after.id))


@rule("DS-ATT-06", "DS-MON-01", "DS-MOV-08", "DS-DTH-01", "DS:last_breath_trigger")
def harm(world: World, who: str, monitor: Physical, damage: int, rule_id: str) -> Play[World]:
    """An effective hit on a monitor: what can be marked is marked; who lies there already may die of it."""
    before = world.find(who)
    if before.sheet.kind in ("group", "object"):
        monitor = "vital"
    after = marked(before, monitor, damage, world.options)
    boxes = after.hurt.total - before.hurt.total
    if boxes and monitor != "defensive":
        world = untreated(world, who)
    if boxes:
        after = replace(after, distracted_by="")
        message = "ds-marked" if boxes >= damage else "ds-marked-full"
        yield note(rule_id, message, who=Ref(who), monitor=Word(f"ds-monitor-{monitor}"), boxes=boxes)
    else:
        yield note("DS-MON-15", "ds-nothing-marked", who=Ref(who), monitor=Word(f"ds-monitor-{monitor}"))
    world = yield from losses(world.put(after), who)
    yield from _filled(before, after, world)
    counts = boxes > 0 or world.options.last_breath_trigger == "effective_hit"
    if before.out in HELPLESS and not before.dead and before.sheet.is_person and monitor != "defensive" and counts:
        return (yield from last_breath(world, who))
    return (yield from check_incapacity(world, who))

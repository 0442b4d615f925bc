"""Driving in a chase: keep control, dash, crowd off, block, fast and deadly.

A driver's act has this order: if somebody ahead crowds or blocks, the driver says how far they want to get; control is
kept or lost; the act's own probe; the distance units. Where nobody ahead is in the way, how far is asked last.
"""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import stakes
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.monitors import can_move, can_probe
from regelwerk.systems.darkspace.rules.chase.chase import driven_by, power_of, track_value
from regelwerk.systems.darkspace.rules.chase.collisions import collide, crash
from regelwerk.systems.darkspace.rules.chase.overtaking import (
    RULES,
    DriveScene,
    advance,
    chase_of,
    curbed,
    failing,
    held_back,
    in_the_way,
    settle,
    wish,
)
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer
from regelwerk.systems.darkspace.rules.core.attempts import BROKEN_OFF, attempt
from regelwerk.systems.darkspace.rules.core.probe import (
    Cast,
    Check,
    Rolled,
    at_stake,
    basic_check,
    resolve_probe,
    stealth_value,
)
from regelwerk.systems.darkspace.rules.core.side_probes import side_probe
from regelwerk.systems.darkspace.state import Actor, Curb, Deed, World, seat_of
from regelwerk.systems.darkspace.values import cost_of

DEADLY = 4
"""How much harder fast and deadly driving is than the track."""
RISK_BEYOND_POWER = 5


class Driven(NamedTuple):
    """How the probe of a drive has come out."""

    rolled: Rolled | None
    """None: it did not come to it."""
    kept: bool
    """Whether control was kept: without it nothing is gained."""

    @property
    def success(self) -> bool:
        return self.rolled is not None and self.rolled.success

    @property
    def result(self) -> int:
        return 0 if self.rolled is None else self.rolled.result


# What can be done now


def barred(world: World, actor: Actor) -> Refused | None:
    """Why a driver cannot drive: no probes, or a machine that does not move."""
    key = driven_by(world, actor)
    there = world.find(key)
    if not can_probe(actor, world.options):
        return Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
    if not there.able or not can_move(there, world.options):
        return Refused(phrase("ds-refuse-stuck", whom=Ref(key)), "DS-MON-11")
    return None


def _deeds(world: World, actor: Actor, kind: str, *, gains: bool) -> Offer:
    """A driver's act; what only gains distance is pointless for who has lost control."""
    key = driven_by(world, actor)
    if not key or (actor.order is not None and actor.order.kind != "drive" and key == actor.id):
        return ()
    refused = barred(world, actor)
    if refused is not None:
        return refused
    if gains and key in chase_of(world).stalled:
        return Refused(phrase("ds-refuse-out-of-control", whom=Ref(key)), "DS-CHA-08")
    return (Deed(kind, actor.id, tool="" if key == actor.id else key),)


@rule("DS-CHA-09")
def dash_deeds(world: World, actor: Actor) -> Offer:
    return _deeds(world, actor, "dash", gains=True)


@rule("DS-CHA-10")
def crowd_deeds(world: World, actor: Actor) -> Offer:
    return _deeds(world, actor, "crowd_off", gains=False)


@rule("DS-CHA-11", "DS:chase_block")
def block_deeds(world: World, actor: Actor) -> Offer:
    return _deeds(world, actor, "block", gains=False) if world.options.chase_block else ()


@rule("DS-CHA-12")
def deadly_deeds(world: World, actor: Actor) -> Offer:
    return _deeds(world, actor, "fast_and_deadly", gains=True)


@rule("DS-COST-02", "DS-COST-03", "DS:chase_ae")
def drive_cost(world: World, deed: Deed) -> Tally:
    """The machine is the item: its size counts for speed, its class for manoeuvres; on foot it costs 1 AE."""
    key = deed.tool or deed.who
    sheet = world.find(key).sheet
    if sheet.is_person or world.options.chase_ae == "flat_1":
        return tally(1, "DS-COST-01", "ds-term-chase-act")
    if deed.kind == "dash":
        return tally(cost_of(sheet.size, world.options), "DS-COST-02", "ds-term-half-size", key)
    return tally(cost_of(sheet.mk, world.options), "DS-COST-03", "ds-term-half-class", key)


def label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase(f"ds-answer-drive-{deed.kind.replace('_', '-')}", whom=Ref(deed.tool or deed.who))


@rule("DS-CHA-12")
def risk(world: World, deed: Deed) -> Play[Deed]:
    """How many distance units a driver risks: up to the machine's power and 5 more."""
    key = deed.tool or deed.who
    most = power_of(world, key) + RISK_BEYOND_POWER
    question = phrase("ds-ask-risk", who=Ref(deed.who), whom=Ref(key))
    seat = seat_of(world, world.find(deed.who))
    scene = DriveScene(world, deed.who, deed, key, most)
    amount = yield from choose(
        seat, deed.who, "DS-CHA-12", question, Numbers(1, most, "ds-answer-distance"), "1", scene
    )
    return replace(deed, amount=amount)


# Control and the act's own probe


@stakes(at_stake("ds-band-control"))
@rule("DS-CHA-07")
def resolve_control(values: Cast) -> Play[Rolled]:
    """The throw for control: a probe like any other, but what it decides has a name of its own."""
    return (yield from resolve_probe(values))


@rule("DS-CHA-07", "DS-CHA-08")
def keep_control(world: World, deed: Deed, key: str) -> Play[tuple[World, bool, bool]]:
    """A free manoeuvre probe against the track. Failed: nothing is gained until the next phase; a collapse collides."""
    check = basic_check(world, deed.who, "manoeuvre", "DS-CHA-07", track_value(world))
    world, rolled = yield from side_probe(world, check, resolve_control)
    return (yield from _control(world, key, kept=rolled.success, collapsed=rolled.collapse))


def _control(world: World, key: str, *, kept: bool, collapsed: bool) -> Play[tuple[World, bool, bool]]:
    """What kept or lost control means: whether it was kept, and whether something was hit."""
    if kept and not collapsed:
        return world, True, False
    chase = chase_of(world)
    world = replace(world, chase=replace(chase, stalled=tuple(sorted({*chase.stalled, key}))))
    if collapsed:
        return (yield from collide(world, key)), False, True
    yield note("DS-CHA-08", "ds-control-lost", who=Ref(key))
    return world, False, False


@rule("DS:control_roll", "DS-CHA-07")
def drive(world: World, deed: Deed, check: Check, *, only_distance: bool) -> Play[tuple[World, Driven]]:
    """Control and the probe of the act: two throws, or one whose secondary pair keeps control."""
    key = deed.tool or deed.who
    if world.options.control_roll == "separate":
        world, kept, crashed = yield from keep_control(world, deed, key)
        # Without control a dash can gain nothing: its dice would decide nothing.
        if crashed or not world.find(deed.who).able or (only_distance and not kept):
            return world, Driven(None, kept and not crashed)
        world, _, rolled = yield from attempt(world, deed, check)
        return world, Driven(None if rolled == BROKEN_OFF else rolled, kept)
    check = replace(check, secondary="manoeuvre")
    world, check, rolled = yield from attempt(world, deed, check)
    held = stealth_value(world, check, rolled) >= track_value(world).total
    world, kept, crashed = yield from _control(world, key, kept=held, collapsed=rolled.collapse)
    return world, Driven(None if crashed else rolled, kept)


@rule("DS-CHA-10", "DS:crowd_off_effect")
def drive_check(world: World, deed: Deed, skill: str, difficulty: Tally, wanted: int) -> Check:
    """The probe of a drive: who overtakes somebody that crowds has to reach that result too, or has failed."""
    crowding = [curb.result for curb in failing(world, in_the_way(world, deed.tool or deed.who, wanted))]
    difficulty = difficulty.at_least(max(crowding, default=0), "DS-CHA-10", "ds-term-crowded")
    return basic_check(world, deed.who, skill, RULES[deed.kind], difficulty)


# The acts


@rule("DS-CHA-09")
def dash(world: World, deed: Deed) -> Play[Done]:
    """Speed against the track: up to twice the power in distance units, or up to the power if it fails."""
    key = deed.tool or deed.who
    power = power_of(world, key)
    wanted = yield from wish(world, deed, key, 2 * power)
    check = drive_check(world, deed, "speed", track_value(world), wanted or 0)
    world, driven = yield from drive(world, deed, check, only_distance=True)
    if not driven.kept or driven.rolled is None:
        return world, False
    if (yield from held_back(world, deed, wanted or 0, driven.result)):
        return world, driven.success
    most = tally(power, "DS-CHA-09", "ds-term-power")
    if driven.success:
        most = tally(2 * power, "DS-CHA-09", "ds-term-twice-power")
    gained = yield from settle(world, deed, key, wanted, most.total)
    return (yield from advance(world, deed, key, gained, most)), driven.success


@rule("DS-CHA-10")
def crowd_off(world: World, deed: Deed) -> Play[Done]:
    """Manoeuvre against the track: up to the power in distance units, and who overtakes has to reach this result."""
    key = deed.tool or deed.who
    power = power_of(world, key)
    wanted = yield from wish(world, deed, key, power)
    check = drive_check(world, deed, "manoeuvre", track_value(world), wanted or 0)
    world, driven = yield from drive(world, deed, check, only_distance=False)
    if not driven.success:
        return world, False
    held = yield from held_back(world, deed, wanted or 0, driven.result)
    if driven.kept and not held and key not in chase_of(world).stalled:
        gained = yield from settle(world, deed, key, wanted, power)
        world = yield from advance(world, deed, key, gained, tally(power, "DS-CHA-10", "ds-term-power"))
    return (yield from _holds_off(world, Curb(key, "crowd_off", driven.result), "ds-crowds")), True


@rule("DS-CHA-11", "DS:chase_block")
def block(world: World, deed: Deed) -> Play[Done]:
    """Manoeuvre against the track, without moving: who overtakes has to reach this result or stays behind."""
    key = deed.tool or deed.who
    check = drive_check(world, deed, "manoeuvre", track_value(world), 0)
    world, driven = yield from drive(world, deed, check, only_distance=False)
    if not driven.success:
        return world, False
    return (yield from _holds_off(world, Curb(key, "block", driven.result), "ds-blocks-way")), True


@rule("DS-CHA-10", "DS-CHA-11")
def _holds_off(world: World, curb: Curb, message: str) -> Play[World]:
    """Until the driver's next phase, overtaking takes this result, or a better one of this phase."""
    world = curbed(world, curb)
    result = next(one.result for one in chase_of(world).curbs if one.by == curb.by)
    yield note(RULES[curb.kind], message, who=Ref(curb.by), result=result)
    return world


@rule("DS-CHA-12")
def fast_and_deadly(world: World, deed: Deed) -> Play[Done]:
    """Manoeuvre against the track and 4 more: the risked distance units are gained, or suffered as damage."""
    key = deed.tool or deed.who
    difficulty = track_value(world).plus(DEADLY, "DS-CHA-12", "ds-term-deadly")
    check = drive_check(world, deed, "manoeuvre", difficulty, deed.amount)
    world, driven = yield from drive(world, deed, check, only_distance=False)
    if driven.rolled is None:
        return world, False
    if not driven.success:
        yield note("DS-CHA-12", "ds-accident", who=Ref(key), damage=deed.amount)
        return (yield from crash(world, key, deed.amount, "DS-CHA-12")), False
    held = yield from held_back(world, deed, deed.amount, driven.result)
    if driven.kept and not held:
        world = yield from advance(world, deed, key, deed.amount, tally(deed.amount, "DS-CHA-12", "ds-term-risked"))
    return world, True


ACTS = (
    Act("dash", "action", "drive", "DS-CHA-09", dash_deeds, drive_cost, dash, label),
    Act("crowd_off", "action", "drive", "DS-CHA-10", crowd_deeds, drive_cost, crowd_off, label),
    Act("block", "action", "drive", "DS-CHA-11", block_deeds, drive_cost, block, label),
    Act(
        "fast_and_deadly",
        "action",
        "drive",
        "DS-CHA-12",
        deadly_deeds,
        drive_cost,
        fast_and_deadly,
        label,
        risk,
    ),
)

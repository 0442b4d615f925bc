"""Sprints: the last metres of a phase that was spent on running, and the long run that leaves the order of play."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.monitors import can_probe
from regelwerk.systems.darkspace.rules.core.acts import BUDGET, Act, Done, Offer
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.probe import basic_check
from regelwerk.systems.darkspace.rules.movement.distances import (
    between_zones,
    by_metres,
    category,
    metres_apart,
    place_of,
    spot_of,
)
from regelwerk.systems.darkspace.rules.movement.movement import counts_metres, move_label, set_pair
from regelwerk.systems.darkspace.rules.movement.paces import ARM, before_obstacles, beyond, goal_spot, headings
from regelwerk.systems.darkspace.rules.movement.steps import (
    arrived,
    held_back,
    hindrance,
    kept_back,
    movers,
    set_off,
    stands_at,
)
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import CATEGORIES, EXTENDED, LONG, NEAR, SHORT

LONG_SPRINT = 20
"""The difficulty of a long sprint between equal accounts (DS-DST-06)."""
STOPS_AT: dict[int, int] = {NEAR: ARM, SHORT: 100, LONG: 600}
"""How far from the target, in decimetres, a long sprint ends where metres count."""


def _no_legs(world: World, actor: Actor) -> Refused | None:
    """Why somebody cannot run: hurt, stopped, held back, or unable to make a probe."""
    refused = hindrance(world, actor.id) or held_back(world, actor.id)
    if refused is None and not can_probe(actor, world.options):
        return Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
    return refused


@rule("DS-MOV-03", "DS:movement_scale")
def sprint_deeds(world: World, actor: Actor) -> Offer:
    """Once in a phase, after 3 AE of moving, and only where metres count."""
    phase = world.phase
    if not counts_metres(world) or phase is None or phase.who != actor.id or actor.id not in movers(world, actor):
        return ()
    if phase.sprinted or actor.aboard:
        return ()
    if phase.moved < BUDGET:
        return Refused(phrase("ds-refuse-sprint", moved=phase.moved), "DS-MOV-03")
    goals = headings(world, actor.id)
    return _no_legs(world, actor) or [Deed("sprint", actor.id, target, detail=detail) for target, detail in goals]


@rule("DS-MOV-03")
def sprint_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """A sprint at the end of a run is free."""
    return tally(0, "DS-MOV-03", "ds-term-free")


@rule("DS-MOV-03", "DS-ACT-02")
def sprint(world: World, deed: Deed) -> Play[Done]:
    """An open speed probe: its result in metres is added; obstacles end the run."""
    if world.phase is not None:
        world = replace(world, phase=replace(world.phase, sprinted=True))
    world, _, rolled = yield from attempt(world, deed, basic_check(world, deed.who, "speed", "DS-MOV-03"))
    if kept_back(world, deed.who, rolled.success):
        return world, False
    goal = goal_spot(world, deed)
    spot = before_obstacles(world, deed.who, goal, 10 * max(0, rolled.result))
    run = round(metres_apart(spot_of(world, deed.who), spot) / 10)
    world = stands_at(set_off(world, deed.who), deed.who, spot)
    yield note("DS-MOV-03", "ds-sprints", who=Ref(deed.who), metres=run, zone=Ref(world.find(deed.who).zone))
    return world, True


@rule("DS-DST-05", "DS-DST-06", "DS:distance_model")
def long_sprint_deeds(world: World, actor: Actor) -> Offer:
    """To somebody or something extended away, as the whole phase; what is to be reached is named before."""
    if actor.id not in movers(world, actor) or actor.aboard:
        return ()
    by_zone = world.options.distance_model == "zones" and not counts_metres(world)
    goals = _goals_by_zone(world, actor) if by_zone else _goals_by_target(world, actor)
    if not goals:
        return ()
    phase = world.phase
    if phase is not None and (phase.used or phase.acts):
        return Refused(phrase("ds-refuse-whole-phase"), "DS-DST-06")
    if _has_sprinted(world, actor.id):
        return Refused(phrase("ds-refuse-sprinted"), "DS-ORD-04")
    return _no_legs(world, actor) or [
        Deed("long_sprint", actor.id, target, "", zone, goal) for target, zone, goal in goals
    ]


@rule("DS-ORD-04", "DS:turn_order")
def _has_sprinted(world: World, who: str) -> bool:
    """Whether somebody has run a long way in this round already.

    On a running track people act several times in a round, but a runner who is put before the target again and again
    would keep everybody else from ever acting.
    """
    if world.options.turn_order != "continuous":
        return who in world.acted
    return any(runner == who for runner, _, _ in world.placed)


@rule("DS-INF-23")
def _seen(world: World, actor: Actor) -> list[Actor]:
    """Opponents to whom somebody can run: those who act and do not hide."""
    return [enemy for enemy in world.enemies(actor.id) if enemy.active and not enemy.infiltrating]


def _goals_by_zone(world: World, actor: Actor) -> list[tuple[str, str, int]]:
    """Near or short of an opponent in a zone that is extended away, or long of it in a zone on the way."""
    scene = world.scene
    found: list[tuple[str, str, int]] = []
    for zone in scene.zones:
        if between_zones(scene, actor.zone, zone.id) != EXTENDED:
            continue
        there = [enemy.id for enemy in _seen(world, actor) if place_of(world, enemy.id) == zone.id]
        halfway = [
            other.id
            for other in scene.zones
            if other.id not in (actor.zone, zone.id)
            and between_zones(scene, other.id, zone.id) == LONG
            and between_zones(scene, actor.zone, other.id) <= EXTENDED
        ]
        for target in there:
            found += [(target, zone.id, NEAR), (target, zone.id, SHORT)]
            found += [(target, other, LONG) for other in halfway]
        if not there:
            found += [(target, zone.id, SHORT) for target in next_in_order(world, actor.id)]
    return found


def _goals_by_target(world: World, actor: Actor) -> list[tuple[str, str, int]]:
    """Near, short or long of somebody who is extended away; where metres count, also to a zone without opponents."""
    enemies = _seen(world, actor)
    far = [enemy.id for enemy in enemies if category(world, actor.id, enemy.id) == EXTENDED]
    found: list[tuple[str, str, int]] = [(target, "", goal) for target in far for goal in (NEAR, SHORT, LONG)]
    if not counts_metres(world):
        return found
    for zone in world.scene.zones:
        taken = any(place_of(world, enemy.id) == zone.id for enemy in enemies)
        if not taken and by_metres(metres_apart(actor.position, zone.at)) == EXTENDED:
            found += [(target, zone.id, SHORT) for target in next_in_order(world, actor.id)]
    return found


@rule("DS:distance_model", "DS-DST-06")
def next_in_order(world: World, runner: str) -> tuple[str, ...]:
    """The participant next in the order, against whom somebody runs where no opponent waits; "" for who is alone."""
    ahead = [who for who in world.queue if who != runner and world.find(who).active]
    others = [actor for actor in world.actors if actor.active and actor.id != runner]
    others.sort(key=lambda actor: (actor.account, actor.rank))
    return tuple((ahead or [actor.id for actor in others] or [""])[:1])


@rule("DS-DST-06")
def long_sprint_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """The whole phase, but no action units: the account is set by the outcome."""
    return tally(0, "DS-DST-06", "ds-term-long-sprint")


@rule("DS-DST-06")
def long_sprint_difficulty(world: World, deed: Deed) -> Tally:
    """20, less the difference between both accounts; who is alone has nobody to be compared with."""
    if not deed.target:
        return tally(LONG_SPRINT, "DS-DST-06", "ds-term-long-sprint")
    apart = abs(world.find(deed.target).account - world.find(deed.who).account)
    return tally(LONG_SPRINT, "DS-DST-06", "ds-term-long-sprint").plus(
        -apart, "DS-DST-06", "ds-term-accounts", "accounts"
    )


@rule("DS-DST-06", "DS-DST-07", "DS:long_sprint_account")
def long_sprint(world: World, deed: Deed) -> Play[Done]:
    """A speed probe. The runner arrives in any case: directly before the target acts, or directly after."""
    check = basic_check(world, deed.who, "speed", "DS-DST-06", long_sprint_difficulty(world, deed))
    world, _, rolled = yield from attempt(world, deed, check)
    if world.phase is not None:
        world = replace(world, phase=replace(world.phase, used=BUDGET, over=True))
    if kept_back(world, deed.who, rolled.success):
        return world, False
    world = _arrive(world, deed)
    if not deed.target:
        yield note("DS-DST-07", "ds-runs-alone", who=Ref(deed.who), zone=Ref(deed.detail))
        return world, rolled.success
    message = "ds-runs-ahead" if rolled.success else "ds-runs-late"
    yield note("DS-DST-07", message, who=Ref(deed.who), whom=Ref(deed.target), distance=_distance(deed))
    return beside(world, deed.who, deed.target, rolled.success), rolled.success


def _arrive(world: World, deed: Deed) -> World:
    """Where a long sprint ends."""
    who, target = deed.who, deed.target
    if not deed.detail and not counts_metres(world):
        return set_pair(world, who, target, deed.amount)
    world = set_off(world, who)
    if deed.detail:
        world = arrived(world, who, deed.detail)
        return world.engage(who, target) if deed.amount == NEAR else world
    spot = beyond(spot_of(world, target), spot_of(world, who), STOPS_AT[deed.amount])
    return stands_at(world, who, spot)


@rule("DS-DST-07", "DS:long_sprint_account", "DS:turn_order")
def beside(world: World, runner: str, target: str, before: bool) -> World:
    """The runner's account and place in the order: 1 AE before the target or 1 after it.

    If the target has still to act in this round, the runner acts again beside it; else in the next round.
    """
    account = max(0, world.find(target).account + (-1 if before else 1))
    if world.options.long_sprint_account == "max":
        account = max(account, world.find(runner).account)
    world = world.change(runner, account=account)
    if target not in world.queue or world.options.turn_order == "continuous":
        kept = tuple(entry for entry in world.placed if entry[0] != runner)
        return replace(world, placed=(*kept, (runner, "before" if before else "after", target)))
    queue = [who for who in world.queue if who != runner]
    queue.insert(queue.index(target) + (not before), runner)
    return replace(world, queue=tuple(queue))


def _distance(deed: Deed) -> Word:
    return Word(f"ds-distance-{CATEGORIES[deed.amount]}")


def long_sprint_label(world: World, deed: Deed) -> Phrase:
    whom, distance, difficulty = Ref(deed.target), _distance(deed), long_sprint_difficulty(world, deed)
    if not deed.target:
        return phrase("ds-answer-long-sprint-alone", zone=Ref(deed.detail), difficulty=difficulty)
    if deed.detail:
        zone = Ref(deed.detail)
        return phrase("ds-answer-long-sprint-zone", zone=zone, whom=whom, distance=distance, difficulty=difficulty)
    return phrase("ds-answer-long-sprint", whom=whom, distance=distance, difficulty=difficulty)


ACTS = (
    Act("sprint", "action", "movement", "DS-MOV-03", sprint_deeds, sprint_cost, sprint, move_label),
    Act(
        "long_sprint", "action", "movement", "DS-DST-06",
        long_sprint_deeds, long_sprint_cost, long_sprint, long_sprint_label,
    ),
)  # fmt: skip

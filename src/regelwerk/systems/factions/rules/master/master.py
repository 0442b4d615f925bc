"""The master: commands between the phases and at any time, missions, and what characters spend."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.answers import Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import ALL, MASTER, Audience, Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import NO_NAME, Name, replace
from regelwerk.systems.factions.rules.actions.improve import with_new_asset
from regelwerk.systems.factions.rules.actions.plans import completed, plan_in_effect
from regelwerk.systems.factions.rules.core.assets import (
    counts_from,
    hidden_only_with_refuge,
    within_limit,
    without_asset,
)
from regelwerk.systems.factions.rules.core.checks import change_rp
from regelwerk.systems.factions.rules.core.creation import created
from regelwerk.systems.factions.rules.core.shaken import shake, steadied
from regelwerk.systems.factions.rules.core.wounds import destroyed, healed, soak, wounded
from regelwerk.systems.factions.rules.master.command_effects import adjusted, die_set, in_effect
from regelwerk.systems.factions.rules.master.commands import CommandAnswers, Unusable, check, label
from regelwerk.systems.factions.rules.phase.phase import begin_phase
from regelwerk.systems.factions.rules.phase.turn import after_turn
from regelwerk.systems.factions.rules.phase.visibility import audience, seen_by
from regelwerk.systems.factions.state import Faction, Modifier, Plan, World
from regelwerk.systems.factions.values import Command, PlanKind

BETWEEN = (Command("begin_phase"), Command("begin_mission"), Command("end_campaign"))


@rule("FA-GM-15", "FA-GEN-08", "FA-GEN-09", "FA-GEN-10")
def between(world: World) -> Play[World]:
    """Between the phases the master does to the world what the characters' deeds have brought about."""
    answers = CommandAnswers(world, BETWEEN)
    ask = phrase("fa-ask-between", phase=world.phase)
    command = yield from choose(MASTER, "", "FA-GM-15", ask, answers, "begin_phase", world, alone=True)
    match command.kind:
        case "begin_phase":
            return (yield from begin_phase(world))
        case "begin_mission":
            return replace(world, stage="mission")
    return replace(world, pending=(command,))


@rule("FA-END-05", "FA-GM-15", "FA-RP-03", "FA-GM-16")
def mission(world: World) -> Play[World]:
    """A mission: first characters may spend what their factions have, then it has its effects on the world."""
    yield note("FA-GM-15", "fa-mission", phase=world.phase)
    for faction in world.factions if world.scene.characters else ():
        if _can_spend(world, faction):
            world = yield from _spending(world, faction)
    pending: tuple[Command, ...] = ()
    for command in _prepared(world):
        if command.kind == "mission_spend":
            # What is spent by a prepared command belongs to the start of the mission as well.
            world = yield from carried_out(world, _affordable(world, command))
        else:
            pending = (*pending, command)
    if world.scene.characters:
        world = yield from _setting_out(world)
    return replace(world, stage="between", pending=(*world.pending, *pending), missions=world.phase)


@rule("FA-GM-16", "FA-RP-03", "FA-END-05")
def _setting_out(world: World) -> Play[World]:
    """As long as a character could still spend what a faction has, the master is asked before the mission goes on."""
    while spending := tuple(_possible_spending(world)):
        ask = phrase("fa-ask-setting-out", phase=world.phase)
        answers = CommandAnswers(world, (Command("end_mission"), *spending))
        command = yield from choose(MASTER, "", "FA-GM-16", ask, answers, "end_mission", world)
        if command.kind == "end_mission":
            break
        world = yield from carried_out(world, command)
    return world


def _possible_spending(world: World) -> Iterator[Command]:
    """One point, or all of them, of each faction that a character controls; other amounts can be typed."""
    for faction in world.factions:
        if _can_spend(world, faction):
            for amount in sorted({1, faction.rp}):
                yield Command("mission_spend", faction.id, faction.controller, amount)


def _can_spend(world: World, faction: Faction) -> bool:
    return bool(faction.controller and faction.rp) and world.scene.character(faction.controller) is not None


@rule("FA-END-05", "FA:phases_between_missions")
def _prepared(world: World) -> Iterator[Command]:
    """What the scenario has prepared for the mission after this phase, once; and for phases that had no mission."""
    for prepared in world.scene.missions:
        if world.missions < prepared.after <= world.phase:
            yield from prepared.commands


def _affordable(world: World, command: Command) -> Command:
    """A prepared spending takes what is there, up to its amount."""
    rp = world.find(command.faction).rp if world.has(command.faction) else 0
    return replace(command, amount=min(command.amount, rp))


@rule("FA-RP-03", "FA-RP-04", "FA-CTL-07")
def _spending(world: World, faction: Faction) -> Play[World]:
    """The player of a controlling character says how many of the faction's points the character spends."""
    character = world.scene.character(faction.controller)
    assert character is not None
    ask = phrase("fa-ask-spend", who=Ref(character.id), faction=Ref(faction.id), rp=faction.rp)
    answers = Numbers(0, faction.rp, "fa-answer-spend")
    seat = character.seat
    amount = yield from choose(seat, faction.id, "FA-RP-03", ask, answers, "0", seen_by(world, seat))
    return (yield from spent(world, faction.id, character.id, amount)) if amount else world


@rule("FA-RP-03", "FA-RP-04", "FA-RP-05", "FA-GM-16", "FA:mission_money_per_rp")
def spent(world: World, who: str, character: str, amount: int, *, is_told: bool = False) -> Play[World]:
    """The points are gone for the faction; where characters have none of their own, each is worth a sum of money.

    A command has told who spends how much already, but not what that is in money.
    """
    money = amount * world.options.mission_money_per_rp
    hearers = audience(world, who, "rp")
    if money or not is_told:
        yield note("FA-RP-03", "fa-spends", hearers, who=Ref(character), faction=Ref(who), amount=amount, money=money)
    return (yield from change_rp(world, who, -amount, "FA-RP-04"))


@rule("FA-END-05", "FA-GM-15")
def next_command(world: World) -> Play[World]:
    """Carry out the command that comes next; one that makes no sense any more is skipped, and that is logged."""
    command, *rest = world.pending
    return (yield from carried_out(replace(world, pending=tuple(rest)), command))


@rule("FA-END-05", "FA-GEN-10")
def carried_out(world: World, command: Command) -> Play[World]:
    """A command with its reason, or why it was skipped."""
    hearers = _hearers(world, command)
    try:
        check(world, command)
    except Unusable as error:
        yield note("FA-END-05", "fa-command-skipped", hearers, command=label(command), reason=error.reason)
        return world
    command = in_effect(world, command)
    rule_id, why = RULES[command.kind], command.reason.default
    if why:
        yield note(rule_id, "fa-command-because", hearers, command=label(command), reason=Ref(why))
    else:
        yield note(rule_id, "fa-command", hearers, command=label(command))
    return (yield from done(world, command))


def _hearers(world: World, command: Command) -> Audience:
    """Who learns of a command: what it tells about plans or resource points may be a secret."""
    if not world.has(command.faction):
        return ALL
    if "plan" in command.kind:
        return audience(world, command.faction, "plans")
    return audience(world, command.faction, "rp") if command.kind in ("adjust_rp", "mission_spend") else ALL


RULES = {
    "end_phase": "FA-GM-15",
    "end_campaign": "FA-GM-17",
    "create_faction": "FA-GM-01",
    "destroy_faction": "FA-GM-02",
    "restore_faction": "FA-GM-02",
    "adjust_rp": "FA-GM-03",
    "set_die": "FA-GM-04",
    "offer_asset": "FA-GM-05",
    "withdraw_offer": "FA-GM-05",
    "grant_asset": "FA-GM-05",
    "remove_asset": "FA-GM-05",
    "destroy_asset_base": "FA-GM-06",
    "damage_asset": "FA-GM-07",
    "repair_asset": "FA-GM-07",
    "seize_asset": "FA-GM-07",
    "release_asset": "FA-GM-07",
    "add_wounds": "FA-GM-08",
    "heal_wounds": "FA-GM-08",
    "set_shaken": "FA-GM-09",
    "set_control": "FA-GM-10",
    "create_plan": "FA-GM-11",
    "adjust_plan": "FA-GM-11",
    "cancel_plan": "FA-GM-11",
    "resolve_plan": "FA-GM-11",
    "set_minor": "FA-GM-12",
    "situational_modifier": "FA-GM-13",
    "mission_spend": "FA-GM-16",
}


@rule("FA-GM-03", "FA-GM-05", "FA-GM-08", "FA-GM-09", "FA-GM-10", "FA-GM-12", "FA-GM-13", "FA-GM-17")
def done(world: World, command: Command) -> Play[World]:
    """What a command does. The world has been checked: it makes sense."""
    who = command.faction
    match command.kind:
        case "end_campaign":
            return replace(world, ended="by_master")
        case "end_phase":
            return phase_broken_off(world)
        case "create_faction":
            return created(world, command.item, command.to)
        case "destroy_faction":
            return (yield from destroyed(world, who))
        case "restore_faction":
            return (yield from restored(world, who))
        case "adjust_rp":
            return (yield from change_rp(world, who, command.amount, "FA-GM-03", told=True))
        case "set_die":
            return (yield from set_die(world, command))
        case "offer_asset" | "withdraw_offer":
            offers = tuple(one for one in world.offers if one != command.item)
            return replace(world, offers=(*offers, command.item) if command.kind == "offer_asset" else offers)
        case "mission_spend":
            return (yield from spent(world, who, command.item, command.amount, is_told=True))
        case "add_wounds":
            left = command.amount
            if command.to == "soakable" and world.options.soak_scope == "any_wound":
                world, left = yield from soak(world, who, left)
            return (yield from wounded(world, who, left, ""))
        case "heal_wounds":
            return (yield from healed(world, who, command.amount))
        case "set_shaken":
            faction = world.find(who)
            return shake(world, who) if command.to == "true" else world.put(steadied(faction, restores=True))
        case "set_control":
            return world.put(replace(world.find(who), controller=command.to, order=None))
        case "set_minor":
            return world.put(replace(world.find(who), minor=command.to == "true"))
        case "situational_modifier":
            faction = world.find(who)
            new = Modifier(command.item, command.amount, command.reason.default or "master", command.to)  # type: ignore[arg-type]
            return world.put(replace(faction, modifiers=(*faction.modifiers, new)))
    if "plan" in command.kind:
        return (yield from change_plan(world, command))
    return (yield from change_asset(world, command))


@rule("FA-GM-15")
def phase_broken_off(world: World) -> World:
    """The master ends a phase early: turns in progress are over, factions that have not acted do not."""
    for faction in world.factions:
        # Minor factions have begun their turns without one being played.
        if faction.action:
            world = world.put(after_turn(world, faction))
    last_round = world.options.rounds_per_phase
    return replace(world, stage="closing", turns=(), queue=(), waiting=(), minors=(), round=last_round)


@rule("FA-GM-02", "FA-AST-05")
def restored(world: World, who: str) -> Play[World]:
    """A destroyed faction is back: without wounds and points, and nobody is credited with its fall any more."""
    faction = replace(world.find(who), destroyed=False, wounds=())
    faction = replace(faction, assets=tuple(replace(asset, suspended_by=0) for asset in faction.assets))
    world = replace(world.put(faction), fallen=tuple(one for one in world.fallen if one != who))
    for other in world.factions:
        if who in other.trophies:
            world = world.put(replace(other, trophies=tuple(one for one in other.trophies if one != who)))
    return (yield from within_limit(world, who))


@rule("FA-GM-04", "FA-AST-05")
def set_die(world: World, command: Command) -> Play[World]:
    """A die is set free of charge, up or down; what follows from it follows at once."""
    faction = world.find(command.faction)
    die = die_set(faction, command.item, command.to, world.options)
    world = world.put(faction.with_die(command.item, die))
    return (yield from within_limit(world, command.faction))


@rule("FA-GM-05", "FA-GM-06", "FA-GM-07", "FA-AST-03", "FA-AST-07")
def change_asset(world: World, command: Command) -> Play[World]:
    """Assets come and go, break and are mended, as the master says."""
    who = command.faction
    faction = world.find(who)
    if command.kind == "grant_asset":
        kind = world.kind_of_asset(command.item)
        assert kind is not None
        return (yield from within_limit(world.put(with_new_asset(faction, kind)), who))
    if command.kind in ("remove_asset", "destroy_asset_base"):
        return (yield from without_asset(world, who, command.item))
    asset = faction.asset(command.item)
    match command.kind:
        case "damage_asset":
            asset = replace(asset, damaged=True)
        case "repair_asset":
            asset = replace(asset, damaged=False)
        case "seize_asset":
            asset = replace(asset, seized=counts_from(world, faction))
        case "release_asset":
            asset = replace(asset, seized="")
    world = hidden_only_with_refuge(world.put(faction.with_asset(asset)), who)
    return (yield from within_limit(world, who))


@rule("FA-GM-11", "FA-PLN-02", "FA-PLN-06", "FA-END-06")
def change_plan(world: World, command: Command) -> Play[World]:
    """Plans are made, moved, cancelled and resolved by the master; a cancelled one counts for nothing."""
    who, item = command.faction, command.item
    faction = world.find(who)
    if command.kind == "create_plan":
        kind = PlanKind(item, Name.of(item), command.to, command.amount, "mission", NO_NAME)  # type: ignore[arg-type]
        return world.put(replace(faction, plans=(*faction.plans, Plan(kind, command.amount))))
    plan = faction.plan(item)
    if command.kind == "cancel_plan":
        return world.put(faction.with_plan(replace(plan, status="cancelled")))
    if command.kind == "resolve_plan":
        return (yield from plan_in_effect(world, who, item, command.to))
    plan = adjusted(plan, command.amount, command.to)
    world = world.put(faction.with_plan(plan))
    if plan.status == "open" and plan.progress >= plan.required:
        return (yield from completed(world, who, item))
    return world

"""The turn of one faction: recovery, free actions, one action, free actions, the end."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose, Note, Play, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.actions.improve import buy_asset, raise_die, repair
from regelwerk.systems.factions.rules.actions.reorganise import reorganise
from regelwerk.systems.factions.rules.actions.use_assets import use_asset
from regelwerk.systems.factions.rules.core.assets import hidden_only_with_refuge
from regelwerk.systems.factions.rules.core.recovery import recover, shake_off
from regelwerk.systems.factions.rules.phase.acts import perform, told_openly
from regelwerk.systems.factions.rules.phase.control import as_ordered, bound_to, instruct, is_forfeit, order_after_turn
from regelwerk.systems.factions.rules.phase.interrupt import interrupted
from regelwerk.systems.factions.rules.phase.offers import Move, TurnAnswers, cannot_move, has_free_move
from regelwerk.systems.factions.rules.phase.visibility import seen_by
from regelwerk.systems.factions.state import Act, Asset, Duration, Faction, Turn, World, seat_of

FREE_QUESTIONS = {"before": "fa-ask-free-before", "after": "fa-ask-free-after"}
"""What a minor faction is asked before and after all of them act together: two questions, and both are told apart."""


@rule("FA-PHA-05", "FA-GEN-08")
def take_turn(world: World) -> Play[World]:
    """Whatever comes next in the turn being played."""
    turn = world.turns[-1]
    if turn.part == "start":
        return begin_turn(world, turn, world.turns[:-1], world.queue)
    if turn.part == "declared":
        assert turn.declared is not None
        return declared(world, turn, turn.declared)
    return move(world, turn)


@rule("FA-SHK-04", "FA-PHA-05", "FA-SPY-05")
def begin_turn(world: World, turn: Turn, interrupted: tuple[Turn, ...], queue: tuple[str, ...]) -> Play[World]:
    """The action is available, effects that wait for this turn begin to count; a shaken faction recovers first.

    The turns that it interrupts go on afterwards, and then whoever is in the queue.
    """
    who = turn.who
    faction = started(world.find(who))
    together = world.stage == "minors_start" and world.scene.options.minor_resolution == "simultaneous"
    if not together:
        yield _turn_of(who)
    factions = world.factions_with(faction)
    if together and not faction.shaken:
        world = replace(world, factions=factions, queue=queue, turns=())
        return hidden_only_with_refuge(world, who) if faction.hidden else world
    turns = (*interrupted, Turn(who, "act", None, turn.underway))
    world = replace(world, factions=factions, queue=queue, turns=turns)
    if faction.hidden:
        world = hidden_only_with_refuge(world, who)
    if faction.shaken:
        world = yield from recover(world, who)
        if world.turn_of(who) is None:
            return world
    return replace(world, turns=()) if together else world


@lru_cache(maxsize=256)
def _turn_of(who: str) -> Note:
    return note("FA-PHA-02", "fa-turn", who=Ref(who))


def started(faction: Faction) -> Faction:
    """A faction at the start of its turn."""
    for asset in faction.assets:
        if asset.seized:
            faction = faction.with_asset(replace(asset, seized="counting"))
    sabotage: tuple[Duration, ...] = tuple(["counting" for _ in faction.sabotage]) if faction.sabotage else ()
    return replace(faction, action="available", reorganised=0, sabotage=sabotage)


@rule("FA-PHA-05", "FA-PHA-06", "FA-PHA-07", "FA-CTL-07", "FA-IMP-01")
def move(world: World, turn: Turn) -> Play[World]:
    """One thing after another, in any order, until the faction ends its turn or nothing is left to do."""
    who = turn.who
    faction = world.find(who)
    free_only = turn.part != "act"
    if faction.order is not None and faction.action == "available" and not free_only and is_forfeit(world, faction):
        yield note("FA:instruct_impossible", "fa-order-forfeits", who=Ref(who))
        faction = replace(faction, action="lost", order=None)
        world = world.put(faction)
    acts = faction.action == "available" and not free_only
    if not acts and not has_free_move(world, faction):
        return (yield from end_turn(world, turn, faction))
    holds = world.scene.options.allow_hold and _can_hold(world, faction, turn)
    order = bound_to(world, faction) if acts and faction.order is not None else None
    if order is not None and not holds and not has_free_move(world, faction):
        return (yield from declare(world, turn, order))
    default = "end_turn" if order is None else order.key
    seat = seat_of(world, faction) if faction.controller else faction.sheet.seat
    question = "fa-ask-turn" if acts else FREE_QUESTIONS.get(turn.part, "fa-ask-free")
    answers = TurnAnswers(world, faction, free_only, holds)
    ask, scene = asked(question, who), seen_by(world, seat)
    chosen: Move = yield Choose(seat, who, "FA-PHA-05", ask, answers, default, scene, alone=True)
    if chosen.kind == "end_turn":
        return (yield from end_turn(world, turn, faction))
    if free_only and not turn.underway:
        yield note("FA-PHA-09", "fa-turn-goes-on", who=Ref(who))
    if (holds and chosen.kind != "hold") or free_only:
        turn = replace(turn, underway=True)
        world = world.with_turn(turn)
    if chosen.act is not None and chosen.kind == "act":
        # Under an order the action has the ordered effect, even if only the action was named.
        return (yield from declare(world, turn, order or chosen.act))
    return (yield from _take_free_action(world, who, chosen))


@lru_cache(maxsize=256)
def asked(question: str, who: str) -> Phrase:
    """A question to a faction about its turn."""
    return phrase(question, who=Ref(who))


def _take_free_action(world: World, who: str, chosen: Move) -> Play[World]:
    """Carry out what was chosen: a free action, or to hold the card."""
    match chosen.kind:
        case "instruct":
            assert chosen.act is not None
            return instruct(world, who, chosen.item, chosen.act)
        case "raise":
            return raise_die(world, who, chosen.item)
        case "buy":
            return buy_asset(world, who, chosen.item)
        case "use_asset":
            return use_asset(world, who, chosen.item)
        case "repair":
            return repair(world, who, chosen.item)
        case "reorganise":
            return reorganise(world, who)
        case "shake_off":
            return shake_off(world, who, restores=world.options.late_shake_off_restores_action)
        case _:
            return hold(world, who)


@rule("FA-PHA-06", "FA-CORE-18")
def declare(world: World, turn: Turn, act: Act) -> Play[World]:
    """Declare an action. If somebody waits for the right moment, that comes first; otherwise it is carried out."""
    return _declared_openly(world, turn, act) if world.waiting else perform(world, turn.who, act)


def _declared_openly(world: World, turn: Turn, act: Act) -> Play[World]:
    yield note("FA-CORE-18", "fa-declares", who=Ref(turn.who), act=told_openly(world, turn.who, act))
    return world.with_turn(replace(turn, part="declared", declared=act))


@rule("FA-CORE-18", "FA-PHA-10")
def declared(world: World, turn: Turn, act: Act) -> Play[World]:
    """After the declaration a joker may interrupt; then the action is checked again and carried out."""
    world, steps_in = yield from interrupted(world, turn.who)
    if steps_in:
        return world
    faction = world.find(turn.who)
    world = world.with_turn(replace(turn, part="act", declared=None))
    if faction.action != "available":
        return world
    refused = cannot_move(world, faction, Move("act", "", act))
    if refused is not None:
        yield note(refused[1], "fa-declared-in-vain", who=Ref(turn.who), reason=refused[0])
        return world
    return (yield from perform(world, turn.who, as_ordered(world, faction, act)))


@rule("FA-SPY-04", "FA-SPY-05", "FA-PHA-10", "FA:next_action_meaning")
def end_turn(world: World, turn: Turn, faction: Faction) -> Play[World]:
    """The turn is over: what lasted for this turn's action ends."""
    if faction.action == "available" and turn.part == "act":
        yield note("FA-PHA-06", "fa-passes", who=Ref(turn.who))
    turns = world.turns[:-1]
    if turn.part == "before":
        return replace(world, turns=turns)
    return replace(world, factions=world.factions_with(after_turn(world, faction)), turns=turns)


def after_turn(world: World, faction: Faction) -> Faction:
    """A faction at the end of its turn."""
    sabotage, modifiers = faction.sabotage, faction.modifiers
    options = world.scene.options
    acted = faction.action == "used" or options.next_action_meaning == "next_turn"
    if sabotage and acted:
        sabotage = tuple(mark for mark in sabotage if mark != "counting")
    for asset in faction.assets:
        if asset.seized or asset.uses:
            faction = faction.with_asset(_after_turn(asset, releases=acted))
    if modifiers:
        modifiers = tuple(modifier for modifier in modifiers if modifier.lasts not in ("bought", "turn"))
    return replace(
        faction,
        action="",
        reorganised=0,
        sabotage=sabotage,
        modifiers=modifiers,
        order=faction.order and order_after_turn(faction, options.instruction_expiry),
    )


def _after_turn(asset: Asset, *, releases: bool) -> Asset:
    uses = 0 if asset.kind.mode == "free_action" else asset.uses
    released = releases and asset.seized == "counting"
    return replace(asset, seized="" if released else asset.seized, uses=uses)


def _can_hold(world: World, faction: Faction, turn: Turn) -> bool:
    """Holding replaces the whole turn: nothing may have been done in it yet. Jokers wait without it."""
    if turn.underway or turn.part != "act" or len(world.turns) > 1:
        return False
    return faction.action == "available" and not faction.shaken and not faction.has_joker


@rule("FA:allow_hold")
def hold(world: World, who: str) -> Play[World]:
    """Wait with the card in hand, to act later between or into other turns."""
    yield note("FA:allow_hold", "fa-holds", who=Ref(who))
    faction = replace(_not_begun(world.find(who)), on_hold=True, action="")
    return replace(world.put(faction), turns=world.turns[:-1], waiting=(*world.waiting, who))


def _not_begun(faction: Faction) -> Faction:
    """What lasts until the next action waits for the turn that is still to come."""
    sabotage: tuple[Duration, ...] = tuple("coming" for _ in faction.sabotage)
    assets = tuple(replace(asset, seized="coming") if asset.seized else asset for asset in faction.assets)
    return replace(faction, sabotage=sabotage, assets=assets)

"""Rounds and turns: who has priority, when actions refresh, how the turn passes on."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.rules.body.conditions import needs_saves, start_of_round
from regelwerk.systems.phasesix.rules.core.dice_for_actions import can_buy, robbable
from regelwerk.systems.phasesix.rules.handlings.choices import Handlings
from regelwerk.systems.phasesix.rules.handlings.handlings import END_TURN
from regelwerk.systems.phasesix.rules.handlings.perform import act
from regelwerk.systems.phasesix.state import Block, Combat, Fighter

NEXT_BLOCK: dict[Block, Block] = {"": "", "coming": "up", "up": "", "renewed": "up"}


@rule("PS-CND-01", "PS-ACT-02")
def begin_turn(state: Combat) -> Play[Combat]:
    """The saves of the one whose turn it is, then the refresh."""
    if state.scene.options.round_effects_timing == "own_turn_start":
        state = yield from start_of_round(state, state.actor.id)
    elif state.turn == 0:
        for fighter in state.fighters:
            if needs_saves(fighter):
                state = yield from start_of_round(state, fighter.id)
    return (yield from refresh(state))


@rule("PS-ACT-01", "PS-ACT-02", "PS-ACT-03", "PS-BON-05", "PS-RND-01")
def refresh(state: Combat) -> Play[Combat]:
    """All actions are there again, less what was stolen; nothing is added to what was saved."""
    actor = state.actor
    available = max(0, actor.actions_max() - actor.pending_loss)
    if actor.unaware and not actor.is_helpless:
        yield note("PS:unaware_until", "ps-turn-unaware", who=Ref(actor.id), round=state.round)
    elif not actor.is_helpless and not actor.gone:
        yield note("PS-ACT-02", "ps-turn", who=Ref(actor.id), actions=available, round=state.round)
    fighters = list(state.fighters)
    fighters[state.turn] = replace(actor, actions=available, pending_loss=0, gained=0)
    return Combat(state.scene, tuple(fighters), "turn", state.turn, state.round)


@rule("PS-RND-02", "PS-RND-03", "PS-ACT-05")
def take_turn(state: Combat) -> Play[Combat]:
    """One handling of the actor, or the end of the turn with the rest saved for reactions.

    Who has nothing left to act with has had the turn: it passes on before anybody is asked.
    """
    actor = state.actor
    if not can_act(state, actor):
        state = yield from pass_on(state)
        actor = state.actor
        if state.phase != "turn" or is_time_up(state) or not can_act(state, actor):
            return state
    question = _what_to_do(actor.id, actor.actions)
    answers = Handlings(state, actor, "turn", END_TURN)
    end = END_TURN.key
    handling = yield from choose(actor.seat, actor.id, "PS-RND-02", question, answers, end, state, alone=True)
    if handling == END_TURN:
        if actor.actions:
            yield note("PS-RND-03", "ps-saves-actions", who=Ref(actor.id), actions=actor.actions)
        return (yield from pass_on(state))
    return (yield from act(state, handling))


@lru_cache(maxsize=256)
def _what_to_do(who: str, actions: int) -> Phrase:
    """The question for a handling: it comes again and again, and hardly anybody reads it."""
    return phrase("ps-ask-handling", who=Ref(who), actions=actions)


@rule("PS:combat_end")
def is_time_up(state: Combat) -> bool:
    """The scenario's last round is over."""
    limit = state.scene.round_limit
    return limit is not None and state.round > limit


def can_act(state: Combat, actor: Fighter) -> bool:
    """Something is left to do: an action, or a die that gets one."""
    if actor.is_helpless or actor.gone or actor.unaware:
        return False
    return actor.actions > 0 or can_buy(actor) or bool(robbable(state, actor))


@rule("PS-RND-01", "PS-RND-04")
def pass_on(state: Combat) -> Play[Combat]:
    """Priority goes to the next in order; after the last one a new round begins."""
    turn = state.turn + 1
    if turn == len(state.fighters):
        state = yield from next_round(state)
        turn = 0
    state = Combat(state.scene, state.fighters, "turn_start", turn, state.round)
    if _has_nothing_to_roll(state):
        return (yield from refresh(state))
    return state


def _has_nothing_to_roll(state: Combat) -> bool:
    if state.scene.options.round_effects_timing == "own_turn_start":
        return not needs_saves(state.actor)
    return state.turn > 0 or not any(needs_saves(fighter) for fighter in state.fighters)


@rule("PS-RND-04", "PS-SHD-02")
def next_round(state: Combat) -> Play[Combat]:
    """Initiative stands; shield blocks come up or expire."""
    yield note("PS-RND-04", "ps-round", round=state.round + 1)
    fighters = tuple([_round_over(state, fighter) for fighter in state.fighters])
    return Combat(state.scene, fighters, state.phase, state.turn, state.round + 1)


def _round_over(state: Combat, fighter: Fighter) -> Fighter:
    if fighter.shield_block:
        fighter = replace(fighter, shield_block=NEXT_BLOCK[fighter.shield_block])
    if fighter.gained and state.scene.options.gained_actions_expire == "end_of_round":
        fighter = replace(fighter, actions=max(0, fighter.actions - fighter.gained), gained=0)
    return fighter

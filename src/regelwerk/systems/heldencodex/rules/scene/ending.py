"""How a scene goes on from part to part, and how it ends."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.game import Outcome
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.scene.plans import Plan
from regelwerk.systems.heldencodex.state import World, seat_of

UNDECIDED = "-"
SCENE = "HC:ruling_100"
"""The book says nothing about scenes."""


def is_due(world: World, plan: Plan) -> bool:
    """Whether a part is played: all that it waits for has come about, and nothing that rules it out."""
    return all(not world.has(mark[1:]) if mark.startswith("!") else world.has(mark) for mark in plan.when)


def next_plan(world: World) -> tuple[World, Plan | None]:
    """The next part of the scene, past those that are not due; None if there is none."""
    for at in range(world.at, len(world.scene.plans)):
        plan = world.scene.plans[at]
        if is_due(world, plan):
            return replace(world, at=at + 1, round=0), plan
    return world, None


@rule("HC:ruling_100")
def close(world: World) -> Play[World]:
    """The scene is over: is it a success, and who is rewarded for it?"""
    scene = world.scene
    reached = [mark for mark in scene.points if world.has(mark)]
    if not scene.needed:
        winner = _only_winner(world)
    elif len(reached) >= scene.needed:
        winner = scene.winners
    else:
        winner = scene.losers or UNDECIDED
    if scene.needed:
        yield note(SCENE, "hc-scene-over", reached=len(reached), needed=scene.needed, won=winner == scene.winners)
    if winner == scene.winners:
        for who, ep, respect in scene.rewards:
            hero = world.find(who)
            if hero.down != "dead":
                world = world.put(replace(hero, ep=hero.ep + ep, respect=hero.respect + respect))
                yield note(SCENE, "hc-reward", who=Ref(who), ep=ep, respect=respect)
    return replace(world, ended=winner or UNDECIDED)


def _only_winner(world: World) -> str:
    """Where no points are named, the winner of the last fight has won."""
    for plan in reversed(world.scene.plans):
        for side in {hero.sheet.side for hero in world.heroes}:
            if world.has(f"{plan.id}:{side}"):
                return side
    return ""


def outcome(world: World) -> Outcome:
    """Who has won a scene that is over, and why."""
    if world.ended == UNDECIDED:
        return Outcome(None, phrase("hc-outcome-undecided"), "HC-MEL-24")
    seats = sorted({seat_of(hero) for hero in world.heroes if hero.sheet.side == world.ended})
    return Outcome(world.ended, *_reason(world), tuple(seats))


def _reason(world: World) -> tuple[Phrase, str]:
    """Why a side has won: by the goals of the scene, or by the last fight."""
    scene = world.scene
    if not scene.needed:
        return phrase("hc-outcome-fight"), "HC-MEL-23"
    return phrase("hc-outcome-goals", reached=world.ended == scene.winners), SCENE

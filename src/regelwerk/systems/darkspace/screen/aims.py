"""What each side of a confrontation wants, and when it ends: from the goals and the round limit of the scene."""

from __future__ import annotations

from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.screen.aims import Aim, Aims, all_of, any_of
from regelwerk.systems.darkspace.rules.core.scenes import Goal, SideGoals
from regelwerk.systems.darkspace.state import World

RULE = "DS-PRI-02"


def aims(world: World) -> Aims:
    """A side has won when it has reached all goals of one of its ways."""
    found = tuple(Aim(goals.side, _seats(world, goals.side), _aim(world, goals)) for goals in world.scene.goals)
    return Aims(found, (phrase("ds-aim-round-limit", rounds=world.scene.round_limit),), RULE)


def _seats(world: World, side: str) -> tuple[str, ...]:
    return tuple(sorted({actor.sheet.seat or MASTER for actor in world.actors if actor.sheet.side == side}))


def _aim(world: World, goals: SideGoals) -> Phrase:
    return any_of([_way(world, way) for way in goals.ways])


def _way(world: World, way: tuple[Goal, ...]) -> Phrase:
    """What a side does itself, and behind it what must have come about by then."""
    own = [_goal(world, goal) for goal in way if goal.kind != "mark"]
    marks = ["discovered" if goal.target == "discovered" else "other" for goal in way if goal.kind == "mark"]
    wanted = all_of(own) if own else phrase("ds-aim-turn")
    return phrase(f"ds-aim-once-{marks[0]}", goals=wanted) if marks and own else wanted


def _goal(world: World, goal: Goal) -> Phrase:
    match goal.kind:
        case "dominate":
            share, whole = world.scene.dominate_share
            return phrase("ds-aim-dominate", percent=round(100 * share / whole))
        case "sabotage" | "take_out" | "seize" | "rescue":
            return phrase(f"ds-aim-{goal.kind.replace('_', '-')}", target=Ref(goal.target))
        case "threshold" | "hold":
            return phrase(f"ds-aim-{goal.kind}", number=goal.number)
    return phrase(f"ds-aim-{goal.kind}")

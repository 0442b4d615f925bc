"""What both sides of a battle want, and when it ends: from the mission and the options of the table."""

from __future__ import annotations

from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.screen.aims import Aim, Aims, any_of
from regelwerk.systems.realms.rules.mission.missions import extraction_needed
from regelwerk.systems.realms.state import World, seat_of

RULE = "RE-GAM-02"


def aims(world: World) -> Aims:
    """Whoever puts the whole other side out has won, whatever else the mission says."""
    sides = [side.id for side in world.scene.sides]
    found = tuple(Aim(side, _seats(world, side), _aim(world, side)) for side in sides)
    limit = world.scene.mission.round_limit or world.options.round_limit
    goal = world.scene.mission.goal
    ends = (phrase(f"re-aim-limit-{goal}", rounds=limit),) if limit else ()
    return Aims(found, ends, RULE)


def _seats(world: World, side: str) -> tuple[str, ...]:
    return tuple(sorted({seat_of(world, model.id) for model in world.models if model.side == side}))


def _aim(world: World, side: str) -> Phrase:
    mission = world.scene.mission
    beaten = phrase("re-aim-eliminate")
    match mission.goal:
        case "extract":
            return any_of([phrase("re-aim-extract", number=extraction_needed(world, side)), beaten])
        case "recover":
            return any_of([phrase("re-aim-recover", number=mission.needed), beaten])
        case "hold":
            return any_of([phrase("re-aim-hold", number=mission.needed), beaten])
    return beaten

"""Short ways to tell a story: bare factions without points and assets, rules run by themselves, what was asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.scripted import Transcript, scripted
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.rolls import Roller
from regelwerk.systems.factions.state import Asset, Faction, Plan, World
from regelwerk.systems.factions.values import AssetKind, Attribute, Character, Command, Die, Effect, PlanKind, Sheet
from systems.factions.builders import Dice, faction, step

T = TypeVar("T")


def bare(who: str, **changes: Any) -> Faction:
    """A faction of the supplied content without points, assets and plans: nothing is asked that is not told."""
    return faction(who, **{"rp": 0, "assets": (), "plans": (), **changes})


def rolls(die: str, modifier: int = 0, **changes: Any) -> Roller:
    """One side of a roll."""
    sides, _, bonus = die[1:].partition("+")
    return Roller(
        Sheet("wache", Name.of("Wache", en="watch"), "wache"),
        "wache",
        Die(int(sides), int(bonus or 0)),
        modifier,
        **changes,
    )


def told(rule: Callable[[], Play[T]], *answers: str, faces: Dice = ()) -> Transcript[T]:
    """One rule with given answers and given dice."""
    return scripted(rule, faces, answers)


def played(state: World, *moves: tuple[str, ...] | str, faces: Dice = ()) -> World:
    """Several steps, each with its answers; all the dice fall in the last one."""
    *first, last = [(move,) if isinstance(move, str) else move for move in moves]
    for answers in first:
        state = step(state, *answers).result
    return step(state, *last, faces=faces).result


def questions(transcript: Transcript[Any]) -> list[str]:
    """The rules by which was asked, in order."""
    return [asked.prompt.rule_id for asked in transcript.asked]


def facts(transcript: Transcript[Any], message: str, *names: str) -> list[Any]:
    """What the log lines of one kind tell."""
    found = [tuple(line.facts[name] for name in names) for line in transcript.notes(message)]
    return [one[0] for one in found] if len(names) == 1 else found


def terms(transcript: Transcript[Any], message: str, name: str = "modifiers") -> dict[str, int]:
    """The terms of a figure in the log, by rule."""
    figure: Any = transcript.notes(message)[0].facts[name]
    return {term.rule_id: term.amount for term in figure.terms}


def an_asset(name: str, mode: str = "passive", *, template: str = "", stack_key: str = "", **effect: Any) -> Asset:
    """An asset made by the master."""
    does = Effect(**effect)
    says = Name.of(name)
    return Asset(AssetKind(name, template or name, says, says, mode, does, stack_key or does.default_key))  # type: ignore[arg-type]


def a_plan(
    name: str = "plan",
    attribute: Attribute = "operations",
    required: int = 3,
    *,
    effects: tuple[Command, ...] = (),
    **changes: Any,
) -> Plan:
    """A plan that takes effect at once."""
    says = Name.of(name)
    kind = PlanKind(name, says, attribute, required, "immediate", says, effects)
    return Plan(kind, required, **changes)


def with_people(state: World, *names: str) -> World:
    """The world with characters, each played by a seat of its own."""
    people = tuple(Character(name, Name.of(name), name) for name in names)
    return replace(state, scene=replace(state.scene, characters=people))


def with_options(state: World, options: Options) -> World:
    return replace(state, scene=replace(state.scene, options=options))

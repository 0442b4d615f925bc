"""Builders: factions from the supplied content, and worlds in the middle of a phase, for tests that tell stories."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.engine.answers import Refusal
from regelwerk.engine.interpreters.scripted import Asked, Transcript, scripted
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.factions.content.loading import load
from regelwerk.systems.factions.game import Factions
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import IMPROVABLE, read_die
from regelwerk.systems.factions.state import Asset, Faction, Scene, Turn, World, Wound

CONTENT = load()
GAME = Factions()
Dice = Sequence[int | Sequence[int]]
"""Faces in throwing order; a die that aces is given as its chain."""


def faction(who: str, *, id: str | None = None, **changes: Any) -> Faction:  # noqa: A002
    """A faction of the supplied content with some fields changed; dice may be written `operations="W10"`.

    Assets may be named: an id of its own, or a template. `wounds=2` are wounds that suspend nothing.
    """
    found = CONTENT.factions[who]
    if id is not None:
        found = replace(found, sheet=replace(found.sheet, id=id, seat=id))
    for name in IMPROVABLE:
        if isinstance(changes.get(name), str):
            changes[name] = None if changes[name] == "none" else read_die(changes[name])
    if "assets" in changes:
        changes["assets"] = tuple(_asset(found, one) if isinstance(one, str) else one for one in changes["assets"])
    if isinstance(changes.get("wounds"), int):
        changes["wounds"] = tuple(Wound(number) for number in range(1, changes["wounds"] + 1))
    return replace(found, **changes)


def _asset(owner: Faction, name: str) -> Asset:
    own = [asset for asset in owner.assets if asset.id == name]
    return own[0] if own else Asset(CONTENT.assets[name])


def world(*factions: Faction, options: Options | None = None, turn: str = "", **changes: Any) -> World:
    """A world in the first phase with these factions; `turn` names whose turn it is, with its action to come."""
    kinds = {kind.template: kind for kind in CONTENT.assets.values()}
    for one in factions:
        for asset in one.assets:
            kinds.setdefault(asset.kind.template, asset.kind)
    scene = Scene(Name.of("Probe", en="test"), options or Options(), tuple(kinds[key] for key in sorted(kinds)))
    ordered = tuple(sorted(factions, key=lambda one: one.id))
    made = World(scene, ordered, "order", phase=1, round=1, shuffle=False)
    if turn:
        made = replace(made.put(replace(made.find(turn), action="available")), turns=(Turn(turn, "act"),))
    return replace(made, **changes)


def step(state: World, *answers: str, faces: Dice = ()) -> Transcript[World]:
    """One step of the game with given answers and given dice."""
    return scripted(lambda: GAME.step(state), faces, answers)


def possible(asked: Asked) -> set[str]:
    """The keys of all answers that were on offer."""
    return {answer.key for answer in asked.prompt.answers.listed()}


def refusal(asked: Asked, key: str) -> str:
    """The rule by which an answer was refused; "" if it was not."""
    found = asked.prompt.answers.find(key)
    return found.rule_id if isinstance(found, Refusal) else ""

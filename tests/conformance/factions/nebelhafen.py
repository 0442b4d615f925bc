"""The factions of Nebelhafen from the supplied content, in the middle of a phase: worlds for the worked examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose, Gather, Play
from regelwerk.engine.interpreters.scripted import Transcript, scripted
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.content.loading import load
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.game import Factions
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import is_usable
from regelwerk.systems.factions.state import Asset, Faction, Turn, World, Wound

GAME = Factions()
CAMPAIGN = scenario_document(load(), "nebelhafen", {})
# The examples speak of the factions as they are defined, whatever a scenario changes about them for balance.
START = start({**CAMPAIGN, "factions": [{"who": one["who"]} for one in CAMPAIGN["factions"]]})
Dice = Sequence[int | Sequence[int]]
"""Faces in throwing order; a die that aced is given as its chain."""


def town(*who: str, options: Options | None = None, **changes: dict[str, Any]) -> World:
    """Some factions, or all of them, in the first phase, with what is different: `town(wache={"rp": 17})`."""
    scene = replace(START.scene, options=options or Options(), missions=())
    there = tuple(f for f in START.factions if not who or f.id in who)
    changed = tuple(replace(f, **changes.get(f.id, {})) for f in there)
    minors = tuple(f.id for f in changed if f.minor)
    return replace(START, scene=scene, factions=changed, stage="order", phase=1, round=1, minors=minors)


def hurt(faction_id: str, *suspended: str) -> dict[str, Any]:
    """Wounds, the oldest first, and the assets that they suspend."""
    faction = START.find(faction_id)
    for number, asset in enumerate(suspended, 1):
        faction = faction.with_asset(replace(faction.asset(asset), suspended_by=number))
    wounds = tuple(Wound(number, asset) for number, asset in enumerate(suspended, 1))
    return {"wounds": wounds, "assets": faction.assets}


def with_asset(faction_id: str, template: str) -> dict[str, Any]:
    """One more asset of the supplied kinds."""
    kind = START.kind_of_asset(template)
    assert kind is not None
    return {"assets": (*START.find(faction_id).assets, Asset(kind))}


def turn_of(world: World, who: str) -> World:
    """The turn of a faction begins."""
    return replace(world, turns=(Turn(who),))


def acting(world: World, who: str) -> World:
    """A faction in its turn, with its action still to come."""
    return replace(world.put(replace(world.find(who), action="available")), turns=(Turn(who, "act"),))


def step(world: World, *answers: str, faces: Dice = ()) -> Transcript[World]:
    """One step of the game with given answers and given dice."""
    return scripted(lambda: GAME.step(world), faces, answers)


def play(world: World, until: Callable[[World], bool], *answers: str, faces: Dice = ()) -> Transcript[World]:
    """Steps of the game until something holds."""

    def steps(world: World) -> Play[World]:
        while not until(world):
            world = yield from GAME.step(world)
        return world

    return scripted(lambda: steps(world), faces, answers)


def turn_is_over(world: World) -> bool:
    return not world.turns


def question(world: World) -> Choose[Any]:
    """What the next step asks first, before any dice fall."""
    for effect in GAME.step(world):
        if isinstance(effect, Gather):
            return effect.choices[0]
        if isinstance(effect, Choose):
            return effect
    raise AssertionError("nothing is asked")


def refusal(world: World, key: str) -> str:
    """The rule by which an answer to the next question is refused; "" if it is not."""
    found = question(world).answers.find(key)
    return found.rule_id if isinstance(found, Refusal) else ""


def facts(played: Transcript[World], message: str, *names: str) -> list[Any]:
    """What the notes of one kind say, in their order."""
    return [tuple(note.facts[name] for name in names) if len(names) > 1 else note.facts[names[0]]
            for note in played.notes(message)]  # fmt: skip


def terms(played: Transcript[World], message: str, name: str) -> dict[str, int]:
    """The terms of a number in the log, by rule."""
    figure: Any = played.notes(message)[0].facts[name]
    return {term.rule_id: term.amount for term in figure.terms}


def totals(played: Transcript[World]) -> list[int]:
    """What the dice came to, roll by roll, with all modifiers."""
    return [getattr(rolled.outcome, "total", rolled.outcome) for rolled in played.rolled]


def asked(played: Transcript[World]) -> list[str]:
    """The rules by which something was asked, in their order."""
    return [one.prompt.rule_id for one in played.asked]


def usable(faction: Faction) -> list[str]:
    """The assets that work."""
    return [asset.id for asset in faction.assets if is_usable(asset, Options())]

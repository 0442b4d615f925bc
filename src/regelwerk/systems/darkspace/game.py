"""The game: setup, phases and rounds as steps; what each seat may see, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.effects import MASTER, Choose, Play
from regelwerk.engine.game import Json, Outcome
from regelwerk.engine.state_values import in_all_languages, replace
from regelwerk.languages import languages
from regelwerk.systems.darkspace.content import stored_state
from regelwerk.systems.darkspace.corrections.changes import corrected
from regelwerk.systems.darkspace.rules.core.ending import close, outcome
from regelwerk.systems.darkspace.rules.core.phase import take_act
from regelwerk.systems.darkspace.rules.core.rounds import ambushes, bonus_phases, end_round, set_up
from regelwerk.systems.darkspace.rules.core.turn import next_in_order
from regelwerk.systems.darkspace.state import Scene, World, weapons_of
from regelwerk.systems.darkspace.values import Sheet, Weapon

STAGES = {
    "setup": set_up,
    "ambush": ambushes,
    "bonus": bonus_phases,
    "order": next_in_order,
    "phase": take_act,
    "round_end": end_round,
    "closing": close,
}


class DarkSpace:
    """Dark Space as a game of steps: one act after the other on one track."""

    name = "darkspace"
    rules_version = "2.3"

    def seats(self, state: World) -> tuple[str, ...]:
        """The seats of participants; the master takes part, and plays everybody without a seat."""
        seats = {actor.sheet.seat for actor in state.actors if actor.sheet.seat}
        return (*sorted(seats - {MASTER}), MASTER)

    def step(self, state: World) -> Play[World]:
        return STAGES[state.stage](state)

    def allied(self, state: World, one: str, other: str) -> bool:
        """Who is on the same side gains by what the other gains; things belong to nobody."""
        sides = {actor.id: actor.side for actor in state.actors}
        return sides.get(one, "") != "" and sides[one] == sides.get(other)

    def outcome(self, state: World) -> Outcome | None:
        return outcome(state) if state.closed else None

    def view(self, state: World, seat: str) -> World:  # noqa: ARG002 (accounts, monitors and units lie open)
        return state

    def imagine(self, view: World) -> Law[World]:
        return Law.certain(view)

    def show(self, view: World) -> Json:
        return stored_state.freeze(view)

    def forget(self, state: World) -> World:
        """Only differences between accounts matter, and how late it is only where something waits for a round."""
        # One unit is left: a long sprint may set an account to one below the lowest, but never below nought.
        lowest = min((actor.account for actor in state.actors if actor.active), default=0) - 1
        if lowest <= 0:
            return state
        actors = tuple(replace(actor, account=max(0, actor.account - lowest)) for actor in state.actors)
        return replace(state, actors=actors)

    def round_of(self, state: World) -> int:
        return state.round

    def asked_in(self, prompt: Choose[Any]) -> World | None:
        match prompt.scene:
            case (World() as state) | (World() as state, *_):
                return state
        return None

    def names(self, state: World) -> Mapping[str, Mapping[str, str]]:
        armed = tuple([(actor.sheet, weapons_of(actor, state.options)) for actor in state.actors])
        return _names(state.scene, armed, languages())

    def freeze(self, state: World) -> Json:
        return stored_state.freeze(state)

    def thaw(self, start: World, data: Json) -> World:
        return stored_state.thaw(start, data)

    def correct(self, state: World, change: Json) -> World:
        return corrected(state, change)


@lru_cache(maxsize=64)
def _names(
    scene: Scene, armed: tuple[tuple[Sheet, tuple[Weapon, ...]], ...], installed: tuple[str, ...]
) -> Mapping[str, Mapping[str, str]]:
    """Everybody and everything that a log line may refer to, which changes only if somebody comes, goes or is armed."""
    found = dict(scene.names)
    found |= {zone.id: zone.name for zone in scene.zones}
    found |= {cover.id: cover.name for zone in scene.zones for cover in zone.covers}
    found |= {f"event:{event.id}": event.text for event in scene.events}
    for sheet, weapons in armed:
        found[sheet.id] = sheet.name
        found |= {weapon.id: weapon.name for weapon in weapons}
        found |= {item.id: item.name for item in sheet.items}
        if sheet.called_in and sheet.armour.id:
            found[sheet.armour.id] = sheet.armour.name
    return in_all_languages(found, installed)

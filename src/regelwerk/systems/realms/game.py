"""The game: deployment, rounds and phases as steps; what each seat may see, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose, Play
from regelwerk.engine.facts import called, phrase
from regelwerk.engine.game import Json, Outcome
from regelwerk.engine.state_values import Name, in_all_languages, replace
from regelwerk.languages import languages
from regelwerk.systems.realms.content import stored_state
from regelwerk.systems.realms.corrections.changes import corrected
from regelwerk.systems.realms.rules.core import phase, rounds
from regelwerk.systems.realms.rules.mission import deployment
from regelwerk.systems.realms.rules.mission.scenes import Piece, Scene, Zone
from regelwerk.systems.realms.rules.movement.landmarks import labels
from regelwerk.systems.realms.state import World, seats_of
from regelwerk.systems.realms.values import PACKAGE, UNARMED, Card

STAGES: dict[str, Callable[[World], Play[World]]] = {
    "setup": deployment.contest,
    "deploy": deployment.place,
    "round_start": rounds.start,
    "order": rounds.next_phase,
    "phase": phase.take_act,
    "round_end": rounds.end,
}

NAMES = {
    UNARMED: called(PACKAGE, "re-name-bare-hands"),
    "urban": called(PACKAGE, "re-name-urban-terrain"),
    "indoors": called(PACKAGE, "re-name-indoors"),
}
"""What is on no table but is spoken of: bare hands, and the environments that give cover."""


class Realms:
    """Realms as a game of steps: one action after the other."""

    name = "realms"
    rules_version = "2.3"

    def seats(self, state: World) -> tuple[str, ...]:
        return seats_of(state)

    @rule("RE-GAM-01")
    def step(self, state: World) -> Play[World]:
        """Deploy, then rounds made of phases, until somebody has won."""
        return STAGES[state.stage](state)

    def outcome(self, state: World) -> Outcome | None:
        verdict = state.verdict
        if verdict is None:
            return None
        seats = seats_of(state, verdict.winner) if verdict.winner else ()
        return Outcome(verdict.winner or None, phrase(verdict.reason), verdict.rule_id, seats)

    def view(self, state: World, seat: str) -> World:  # noqa: ARG002 (everything lies open on the table)
        return state

    def imagine(self, view: World) -> Law[World]:
        return Law.certain(view)

    def show(self, view: World) -> Json:
        return stored_state.freeze(view)

    def forget(self, state: World) -> World:
        return replace(state, trail=())

    def round_of(self, state: World) -> int:
        return state.round

    def asked_in(self, prompt: Choose[Any]) -> World | None:
        match prompt.scene:
            case (World() as state) | (World() as state, *_):
                return state
        return None

    def allied(self, state: World, one: str, other: str) -> bool:
        sides = [model.side for model in state.models if model.id in (one, other)]
        return len(set(sides)) == 1

    def names(self, state: World) -> Mapping[str, Mapping[str, str]]:
        return _names(state.scene, tuple([(model.id, model.card) for model in state.models]), languages())

    def freeze(self, state: World) -> Json:
        return stored_state.freeze(state)

    def thaw(self, start: World, data: Json) -> World:
        return stored_state.thaw(start, data)

    def correct(self, state: World, change: Json) -> World:
        return corrected(state, change)


@lru_cache(maxsize=64)
def _names(
    scene: Scene, cards: tuple[tuple[str, Card], ...], installed: tuple[str, ...]
) -> Mapping[str, Mapping[str, str]]:
    """Everybody and everything that a log line may refer to, which changes only if somebody comes or goes."""
    found: dict[str, Name] = {side.id: side.name for side in scene.sides}
    found |= {one.id: one.name for one in (scene.battlefield, scene.mission)}
    label = labels(scene.battlefield)
    places: tuple[Piece | Zone, ...] = (*scene.battlefield.pieces, *scene.battlefield.zones)
    for place in places:
        # Many are called alike; what the map calls them is part of their names.
        found[place.id] = place.name.numbered(label[place.id])
    for end in scene.mission.ends:
        found |= {area.id: area.name for area in (end.deployment, end.extraction) if area is not None}
    found |= NAMES
    for who, card in cards:
        found[who] = card.name
        things = (*card.weapons, *card.items, *((card.armour,) if card.armour is not None else ()))
        found |= {thing.id: thing.name for thing in things}
    return in_all_languages(found, installed)

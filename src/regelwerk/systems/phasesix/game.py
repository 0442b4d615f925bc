"""The game: one step after another, what each seat may see, and how a fight ends."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose, Play
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.game import Json, Outcome
from regelwerk.engine.state_values import in_all_languages, replace
from regelwerk.languages import languages
from regelwerk.space import Point
from regelwerk.systems.phasesix.content import stored_state
from regelwerk.systems.phasesix.corrections.changes import corrected
from regelwerk.systems.phasesix.rules.core.initiative import begin
from regelwerk.systems.phasesix.rules.core.rounds import begin_turn, is_time_up, take_turn
from regelwerk.systems.phasesix.rules.handlings.reactions import ReactionScene
from regelwerk.systems.phasesix.state import Combat, Scene
from regelwerk.systems.phasesix.values import Sheet


class PhaseSix:
    """Phase Six combat as a game of steps. Nothing is secret: every seat sees the whole fight."""

    name = "phasesix"
    rules_version = "2.2"

    def seats(self, state: Combat) -> tuple[str, ...]:
        return tuple(sorted({fighter.seat for fighter in state.fighters}))

    def step(self, state: Combat) -> Play[Combat]:
        """Initiative, then turn by turn: saves and refresh, then one handling after another."""
        if state.phase == "turn":
            return take_turn(state)
        return begin(state) if state.phase == "initiative" else begin_turn(state)

    def outcome(self, state: Combat) -> Outcome | None:
        return outcome(state)

    def view(self, state: Combat, seat: str) -> Combat:  # noqa: ARG002  nothing is secret
        return state

    def imagine(self, view: Combat) -> Law[Combat]:
        return Law.certain(view)

    def show(self, view: Combat) -> Json:
        return stored_state.freeze(view)

    def forget(self, state: Combat) -> Combat:
        """Once the order stands, initiative has done its work; without a limit nobody counts the rounds."""
        if state.phase == "initiative":
            return state
        fighters, kept_round = state.fighters, state.round if state.scene.round_limit else 0
        if fighters[0].initiative:
            fighters = tuple([replace(fighter, initiative=0) for fighter in fighters])
        elif kept_round == state.round:
            return state
        return Combat(state.scene, fighters, state.phase, state.turn, kept_round)

    def round_of(self, state: Combat) -> int:
        return state.round

    def asked_in(self, prompt: Choose[Any]) -> Combat | None:
        match prompt.scene:
            case Combat() as state:
                return state
            case ReactionScene(state=state):
                return state
            case (Combat() as state, *_):
                return state
        return None

    def names(self, state: Combat) -> Mapping[str, Mapping[str, str]]:
        return names(state)

    def freeze(self, state: Combat) -> Json:
        return stored_state.freeze(state)

    def thaw(self, start: Combat, data: Json) -> Combat:
        return stored_state.thaw(start, data)

    def allied(self, state: Combat, one: str, other: str) -> bool:
        return state.find(one).side == state.find(other).side

    def correct(self, state: Combat, change: Json) -> Combat:
        return corrected(state, change)


@rule("PS:combat_end", "PS-CND-03", "PS:ruling_93")
def outcome(state: Combat) -> Outcome | None:
    """Over when at most one side has anybody neither dead, dying nor unconscious; or by the scenario's goals."""
    for hero in state.scene.goals.must_live:
        if state.find(hero).is_dead:
            loser = state.find(hero).side
            winner = next((f.side for f in state.fighters if f.side != loser), None)
            return Outcome(winner, phrase("ps-end-must-live", who=Ref(hero)), "PS:combat_end", _seats(state, winner))
    if _has_escaped(state):
        side = state.scene.goals.escape_side
        return Outcome(side, phrase("ps-end-escaped", side=Ref(side)), "PS:combat_end", _seats(state, side))
    if _several_sides_stand(state):
        if is_time_up(state):
            return Outcome(None, phrase("ps-end-round-limit", rounds=state.scene.round_limit), "PS:combat_end")
        return None
    last = next((fighter for fighter in state.fighters if not fighter.is_out), None)
    if last is None:
        return Outcome(None, phrase("ps-end-nobody"), "PS:combat_end")
    side = last.side
    left = tuple(Ref(f.id) for f in state.fighters if f.gone and f.side != side)
    if left:
        return Outcome(None, phrase("ps-end-left", who=left), "PS:ruling_93")
    return Outcome(side, phrase("ps-end-last-standing", side=Ref(side)), "PS:combat_end", _seats(state, side))


def _seats(state: Combat, side: str | None) -> tuple[str, ...]:
    """The seats that play for a side."""
    return tuple(sorted({fighter.seat for fighter in state.fighters if fighter.side == side}))


def _several_sides_stand(state: Combat) -> bool:
    first = ""
    for fighter in state.fighters:
        side = fighter.sheet.side
        if side != first and not fighter.is_out:
            if first:
                return True
            first = side
    return False


def _has_escaped(state: Combat) -> bool:
    """A whole side, everybody alive, has come far enough east."""
    goals = state.scene.goals
    if goals.escape_x_m is None:
        return False
    line = Point.metres(goals.escape_x_m, 0).x
    group = [fighter for fighter in state.fighters if fighter.side == goals.escape_side]
    return all(not f.is_dead and f.position is not None and f.position.x >= line for f in group)


def names(state: Combat) -> Mapping[str, Mapping[str, str]]:
    """The names of everybody and everything that a log line may refer to."""
    return _names(state.scene, tuple([fighter.sheet for fighter in state.fighters]), languages())


@lru_cache(maxsize=64)
def _names(scene: Scene, sheets: tuple[Sheet, ...], installed: tuple[str, ...]) -> Mapping[str, Mapping[str, str]]:
    """The same by who is there: it changes only if somebody comes or goes."""
    found: dict[str, Any] = dict(scene.terrain_names)
    for side, name in scene.side_names:
        found[side] = name
    for sheet in sheets:
        found[sheet.id] = sheet.name
        things: list[Any] = [*sheet.weapons, *sheet.armor, *(item for item, _ in sheet.items)]
        things += [sheet.shield] if sheet.shield is not None else []
        things.append(sheet.weapon("unarmed"))
        for thing in things:
            found[thing.id] = thing.name
    return in_all_languages(found, installed)

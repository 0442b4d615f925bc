"""The game: one step after another, what each seat may see, and how a campaign ends."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.effects import MASTER, Choose, Play
from regelwerk.engine.game import Json, Outcome
from regelwerk.engine.state_values import Name, in_all_languages, replace
from regelwerk.languages import languages
from regelwerk.systems.factions.content import stored_state
from regelwerk.systems.factions.corrections.changes import corrected
from regelwerk.systems.factions.rules.master.master import between, mission, next_command
from regelwerk.systems.factions.rules.phase.ending import outcome
from regelwerk.systems.factions.rules.phase.minor_factions import act_together, end_minor, free_minor, next_minor
from regelwerk.systems.factions.rules.phase.phase import close, deal, next_turn
from regelwerk.systems.factions.rules.phase.turn import take_turn
from regelwerk.systems.factions.rules.phase.visibility import imagined, seen_by
from regelwerk.systems.factions.state import DECK, RED_JOKER, Faction, Scene, World, seat_of
from regelwerk.systems.factions.values import AssetKind, PlanKind, Sheet

STAGES = {
    "between": between,
    "mission": mission,
    "deal": deal,
    "order": next_turn,
    "minors_start": next_minor,
    "minors_free": free_minor,
    "minors_act": act_together,
    "minors_end": end_minor,
    "closing": close,
}


class Factions:
    """Factions as a game of steps: phases, the master's commands and missions between them."""

    name = "factions"
    rules_version = "2.2"

    def seats(self, state: World) -> tuple[str, ...]:
        """The seats of factions and of characters; the master takes part, and leads everybody without a seat."""
        seats = {seat_of(state, faction) for faction in state.factions}
        seats |= {faction.sheet.seat for faction in state.factions}
        seats |= {character.seat for character in state.scene.characters}
        return (*sorted(seats - {MASTER}), MASTER)

    def step(self, state: World) -> Play[World]:
        """The master's commands first, then the turn being played, then whatever the stage says."""
        if state.pending:
            return next_command(state)
        if state.turns:
            return take_turn(state)
        return STAGES[state.stage](state)

    def outcome(self, state: World) -> Outcome | None:
        return outcome(state) if state.ended else None

    def view(self, state: World, seat: str) -> World:
        return seen_by(state, seat)

    def imagine(self, view: World) -> Law[World]:
        return Law.certain(imagined(view))

    def show(self, view: World) -> Json:
        return stored_state.freeze(view)

    def forget(self, state: World) -> World:
        """Which cards are out does not matter, only how many; without a limit nobody counts the phases.

        Once the order stands, a card is a joker or it is not.
        """
        dealt = DECK[: len(state.dealt)]
        scene = state.scene
        counts = scene.max_phases or scene.missions or scene.options.phases_between_missions > 1
        factions = state.factions
        if state.stage not in ("between", "mission", "deal"):
            factions = tuple(_without_card(faction) for faction in factions)
        factions = tuple(_wounds_in_order(faction) for faction in factions)
        state = replace(state, factions=factions, dealt=dealt)
        return state if counts else replace(state, phase=0, missions=0)

    def round_of(self, state: World) -> int:
        return state.phase

    def asked_in(self, prompt: Choose[Any]) -> World | None:
        match prompt.scene:
            case World() as state:
                return state
            case (World() as state, *_):
                return state
        return None

    def allied(self, state: World, one: str, other: str) -> bool:
        """A faction stands with its controller, and with whoever the same person plays; nobody owns the master's."""
        if one == other:
            return True
        if not (state.has(one) and state.has(other)):
            return False
        mine, theirs = state.find(one), state.find(other)
        seat = seat_of(state, mine)
        return mine.controller == other or theirs.controller == one or (seat == seat_of(state, theirs) != MASTER)

    def names(self, state: World) -> Mapping[str, Mapping[str, str]]:
        return names(state)

    def freeze(self, state: World) -> Json:
        return stored_state.freeze(state)

    def thaw(self, start: World, data: Json) -> World:
        return stored_state.thaw(start, data)

    def correct(self, state: World, change: Json) -> World:
        return corrected(state, change)


def _wounds_in_order(faction: Faction) -> Faction:
    """Wounds that were healed leave no gap in the numbers of the others."""
    numbers = {wound.number: at for at, wound in enumerate(faction.wounds, 1)}
    if all(number == at for number, at in numbers.items()):
        return faction
    return replace(
        faction,
        wounds=tuple(replace(wound, number=numbers[wound.number]) for wound in faction.wounds),
        assets=tuple(replace(asset, suspended_by=numbers.get(asset.suspended_by, 0)) for asset in faction.assets),
    )


def _without_card(faction: Faction) -> Faction:
    """A card that has put the faction in its place is as good as any other, unless it is a joker or on hold."""
    if 1 < faction.card < RED_JOKER and not faction.on_hold:
        return replace(faction, card=1)
    return faction


def names(state: World) -> Mapping[str, Mapping[str, str]]:
    """The names of everybody and everything that a log line may refer to."""
    held = tuple(
        [
            (faction.sheet, tuple([one.kind for one in faction.plans]), tuple([one.kind for one in faction.assets]))
            for faction in state.factions
        ]
    )
    return _names(state.scene, held, languages())


@lru_cache(maxsize=64)
def _names(
    scene: Scene,
    held: tuple[tuple[Sheet, tuple[PlanKind, ...], tuple[AssetKind, ...]], ...],
    installed: tuple[str, ...],
) -> Mapping[str, Mapping[str, str]]:
    """The same by what each faction holds: a plan or an asset comes or goes every few answers."""
    found: dict[str, Name] = {kind.id: kind.name for kind in scene.catalogue}
    found |= {kind.template: kind.name for kind in scene.catalogue}
    found |= {character.id: character.name for character in scene.characters}
    plans = [plan for _, theirs, _ in held for plan in theirs]
    commands = chain(*(one.commands for one in scene.missions), *(plan.effects for plan in plans))
    # The reasons of missions and plans are told in all languages.
    found |= {command.reason.default: command.reason for command in commands if command.reason}
    for sheet, theirs, assets in held:
        found |= {plan.id: plan.name for plan in theirs}
        found |= {asset.id: asset.name for asset in assets}
        found[sheet.id] = sheet.name
    return in_all_languages(found, installed)

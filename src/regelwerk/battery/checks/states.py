"""States are values: hashable, equal after a trip through storage; views are plain data for clients."""

from __future__ import annotations

import json
from typing import Any

from regelwerk.battery.complaints import require
from regelwerk.battery.playing import some, watched
from regelwerk.engine.journal.entries import canonical
from regelwerk.engine.trials import Trial


def survives_storage(trial: Trial) -> None:
    """`thaw` gives back what `freeze` was given, also as a key."""
    game = trial.game
    for state in some(watched(trial).states, trial.budget.prompts):
        frozen = canonical(game.freeze(state))
        thawed = game.thaw(trial.start, json.loads(frozen))
        require(thawed == state, "battery-thaw", round=game.round_of(state), differs=_first_difference(state, thawed))
        require(hash(thawed) == hash(state), "battery-thaw-hash", round=game.round_of(state))
        require(canonical(game.freeze(thawed)) == frozen, "battery-freeze-again", round=game.round_of(state))


def _first_difference(state: Any, thawed: Any) -> str:
    """What differs between two states, as far as their fields tell."""
    names = getattr(state, "__struct_fields__", None) or getattr(state, "__dataclass_fields__", None) or ()
    for name in names:
        if getattr(state, name) != getattr(thawed, name, None):
            return f"{name}: {getattr(state, name)!r} / {getattr(thawed, name, None)!r}"[:300]
    return f"{state!r} / {thawed!r}"[:300]


def shows_plain_views(trial: Trial) -> None:
    """A view can be a key, and `show` makes JSON of it."""
    game = trial.game
    for state in some(watched(trial).states, trial.budget.prompts):
        for seat in game.seats(state):
            view = game.view(state, seat)
            hash(view)
            shown = game.show(view)
            require(json.loads(json.dumps(shown)) == shown, "battery-show", seat=seat, round=game.round_of(state))


def forgets_safely(trial: Trial) -> None:
    """What is forgotten once need not be forgotten again, and does not change who has won."""
    game = trial.game
    for state in some(watched(trial).states, trial.budget.prompts):
        short = game.forget(state)
        require(game.forget(short) == short, "battery-forget-twice", round=game.round_of(state))
        require(game.outcome(short) == game.outcome(state), "battery-forget-outcome", round=game.round_of(state))

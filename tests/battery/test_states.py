"""States are values: hashable, equal after a trip through storage; views are plain data for clients."""

import json

from battery.entrants import Entrant, each_entrant
from battery.playing import some, watched
from regelwerk.engine.journal.entries import canonical


@each_entrant
def test_a_state_survives_storage(entrant: Entrant) -> None:
    game = entrant.game
    for state in some(watched(entrant).states, entrant.budget.prompts):
        thawed = game.thaw(entrant.start, json.loads(canonical(game.freeze(state))))
        assert thawed == state
        assert hash(thawed) == hash(state)
        assert canonical(game.freeze(thawed)) == canonical(game.freeze(state))


@each_entrant
def test_views_are_hashable_and_plain(entrant: Entrant) -> None:
    game = entrant.game
    for state in some(watched(entrant).states, entrant.budget.prompts):
        for seat in game.seats(state):
            view = game.view(state, seat)
            hash(view)
            shown = game.show(view)
            assert json.loads(json.dumps(shown)) == shown


@each_entrant
def test_what_is_forgotten_changes_nothing(entrant: Entrant) -> None:
    game = entrant.game
    for state in some(watched(entrant).states, entrant.budget.prompts):
        short = game.forget(state)
        assert game.forget(short) == short
        assert game.outcome(short) == game.outcome(state)

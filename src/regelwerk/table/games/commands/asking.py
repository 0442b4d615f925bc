"""What people ask before they decide. Nothing of it changes the game."""

from __future__ import annotations

from regelwerk.engine.screen.chances import best_in_words
from regelwerk.players.hints import can_hint
from regelwerk.table.errors import TableError
from regelwerk.table.games.commands.sender import open_prompt, session_of
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.displays import overlay_view
from regelwerk.table.screens.explanations import explained_view
from regelwerk.table.screens.questions import considered, considered_after, hint_view
from regelwerk.table.screens.recaps import recap
from regelwerk.table.screens.seats import answers_for, sees_as
from regelwerk.table.storage.records import SeatRecord
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import AskBest, AskHint, AskRecap, Consider, Done, Explain
from regelwerk.table.workers.prompt_solver import WorkFailed


async def consider(game: RunningGame, seat: SeatRecord, lang: Lang, command: Consider) -> Done:
    """Preview an answer: its label, its cost, and what the map shows. Changes nothing."""
    async with game.locked():
        prompt = open_prompt(game, seat, command.prompt)
        language, names = game.renderer.language(lang), game.names()
        session = session_of(game)
        if command.after:
            first, following = prompt, session.ahead(command.prompt).after(command.after)
            if following is None:
                return Done(head=game.record.head, considered=considered(language, names, first, command.after))
            prompt = following
            found = considered_after(language, names, first, command.after, following, command.key)
        else:
            found = considered(language, names, prompt, command.key)
        state = session.game.asked_in(prompt)
        view = session.game.view(session.meanwhile if state is None else state, sees_as(seat))
        # A refused path is drawn too, so that people see where it fails.
        overlays = game.system.overlays(view, prompt, found.key)
        shapes = [overlay_view(language, names, overlay) for overlay in overlays]
        found = found.model_copy(update={"shapes": shapes})
        return Done(head=game.record.head, considered=found)


async def ask_best(game: RunningGame, seat: SeatRecord, lang: Lang, command: AskBest) -> Done:
    """What the answers could come to with further payments. Nobody waits for the calculation but who asks."""
    async with game.locked():
        open_prompt(game, seat, command.prompt)
        session = session_of(game)
    found = await game.background.solver.best(game.record.id, game.system, session, command.prompt)
    language, names = game.renderer.language(lang), game.names()
    told = {key: best_in_words(language, shown.prospects[0], best, names) for key, (shown, best) in found.items()}
    return Done(head=game.record.head, best=told)


async def ask_hint(game: RunningGame, seat: SeatRecord, lang: Lang, command: AskHint) -> Done:
    """What the computer would do, from what the asked seat knows. Nobody waits for it but who asks."""
    async with game.locked():
        prompt = open_prompt(game, seat, command.prompt)
        if not game.table_state.hints or not can_hint(game.system):
            raise TableError("table-no-hints", status=403)
        session = session_of(game)
    try:
        hint = await game.background.solver.hint(game.record.id, game.system, session, command.prompt)
    except WorkFailed:
        raise TableError("table-hint-failed", status=422) from None
    return Done(head=game.record.head, hint=hint_view(game.renderer.language(lang), game.names(), prompt, hint))


async def ask_recap(game: RunningGame, seat: SeatRecord, lang: Lang, command: AskRecap) -> Done:
    """What the others did since this person last decided something."""
    del command
    async with game.locked():
        own = answers_for(seat, game.seats)
        found = recap(game.renderer, session_of(game), sees_as(seat), own, lang, game.names())
        return Done(head=game.record.head, recap=found)


async def explain(game: RunningGame, seat: SeatRecord, lang: Lang, command: Explain) -> Done:
    """What the answers of a question mean, and the words that come up in it or on the card of who is asked."""
    async with game.locked():
        prompt = open_prompt(game, seat, command.prompt)
        session = session_of(game)
        state = session.game.asked_in(prompt)
        view = session.game.view(session.meanwhile if state is None else state, sees_as(seat))
        return Done(head=game.record.head, explained=explained_view(game.system, lang, prompt, view))

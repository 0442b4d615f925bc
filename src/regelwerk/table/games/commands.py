"""The commands of people at a table, a function for each: check the sender, then carry it out or refuse it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, NoReturn

from regelwerk.dice import ImpossibleFaces
from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.session import NotAsked, NothingToUndo, Refused, Session
from regelwerk.engine.journal.fairness import Share
from regelwerk.engine.journal.promises import Promises, is_share
from regelwerk.engine.screen.chances import best_in_words
from regelwerk.players.hints import can_hint
from regelwerk.table.errors import STORAGE_ERRORS, TableError, storage_problem
from regelwerk.table.games.letters import show_letter, write_letter
from regelwerk.table.games.orders import named_order, new_orders
from regelwerk.table.games.running import RunningGame
from regelwerk.table.games.table_state import REVOKED, STEP, TURN, Led, PendingUndo
from regelwerk.table.screens.displays import overlay_view
from regelwerk.table.screens.explanations import explained_view
from regelwerk.table.screens.questions import considered, considered_after, hint_view
from regelwerk.table.screens.recaps import recap
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.screens.seats import answers_for, last_own, sees_as
from regelwerk.table.storage.records import SeatRecord, StoreError, WriteConflict
from regelwerk.table.wire.base import Lang, Wire
from regelwerk.table.wire.commands import (
    AddSeed,
    AnswerIt,
    AnswerRow,
    AnswerWindow,
    AskBest,
    AskHint,
    AskRecap,
    Command,
    Concede,
    Consent,
    Consider,
    Correct,
    Countdown,
    Done,
    Explain,
    Hurry,
    Lead,
    LeaveLesson,
    Manual,
    Pause,
    Pledge,
    ShowLetter,
    ShowShare,
    Stand,
    TakeBack,
    TakeOver,
    TypeFaces,
    WriteLetter,
)
from regelwerk.table.workers.prompt_solver import WorkFailed


async def carry_out(game: RunningGame, seat: SeatRecord, lang: Lang, command: Command) -> Done:
    """Carry out the command of a seat; when this returns, its changes are stored."""
    if game.session is None and not isinstance(command, Pledge):
        raise TableError("table-not-begun")
    try:
        return await HANDLERS[type(command)](game, seat, lang, command)
    except STORAGE_ERRORS as error:
        if isinstance(error, WriteConflict):
            await game.catch_up()
        raise storage_problem(error) from error


def _done(game: RunningGame, note: str = "") -> Done:
    return Done(head=game.record.head, note=note)


def _session(game: RunningGame) -> Session[Any]:
    assert game.session is not None
    return game.session


def _only_master(seat: SeatRecord) -> None:
    if seat.role != "master":
        raise TableError("table-master-only", status=403)


def _may_play(game: RunningGame, seat: SeatRecord) -> None:
    _no_spectator(seat)
    if game.table_state.paused:
        raise TableError("table-paused")


def _open_prompt(game: RunningGame, seat: SeatRecord, asked: str) -> Choose[Any]:
    """An open question by its id; refused if it is no longer open or another seat's to answer."""
    prompt = _session(game).asked.get(asked)
    if prompt is None:
        _too_late(game, asked)
    if prompt.seat not in answers_for(seat, game.seats):
        raise TableError("table-not-yours", status=403)
    return prompt


def _too_late(game: RunningGame, asked: str) -> NoReturn:
    """Refuse an answer that comes too late, saying who was first as far as the journal tells."""
    session = _session(game)
    since = int(asked.partition(".")[0])
    later = session.journal.entries[since + 1 :]
    kinds = ("answer", "faces", "undo", "correction")
    entry = next((entry for entry in later if entry.kind in kinds), None)
    if entry is None:
        raise TableError("table-not-asked")
    if entry.kind in ("undo", "correction"):
        raise TableError("table-asked-anew", who=Ref(str(entry.data["by"])), names=game.names())
    raise TableError("table-already-answered", who=Ref(str(entry.data["seat"])), names=game.names())


async def answer(game: RunningGame, seat: SeatRecord, lang: Lang, command: AnswerIt) -> Done:
    del lang
    _may_play(game, seat)
    if command.computer:
        _only_master(seat)
    try:
        async with game.changing() as session:
            prompt, step = _open_prompt(game, seat, command.prompt), session.journal.step_began
            if command.everybody or command.figures:
                figures = None if command.everybody else command.figures
                session.answer_ahead(prompt.seat, command.key, figures, asked=command.prompt)
            else:
                keys = (command.key, *command.then)
                session.answer_on(prompt.seat, keys, alone=command.alone, asked=command.prompt)
            if command.computer:
                await _lead(game, [Led(prompt.who, STEP, step)])
    except Refused as refused:
        raise _refused(game, refused) from None
    except (NotAsked, WriteConflict):
        _too_late(game, command.prompt)
    return _done(game)


def _refused(game: RunningGame, refused: Refused) -> TableError:
    refusal = refused.refusal
    return TableError(
        "table-refused", status=422, rule=refusal.rule_id, package=game.system.package, names=game.names(),
        reason=refusal.reason,
    )  # fmt: skip


async def answer_window(game: RunningGame, seat: SeatRecord, lang: Lang, command: AnswerWindow) -> Done:
    """Answer for several figures at once; the master may leave others to the computer until the step is over."""
    del lang
    _may_play(game, seat)
    if command.computer:
        _only_master(seat)
    try:
        async with game.changing() as session:
            prompt = _open_prompt(game, seat, command.prompt)
            answers, step = {one.who: one.keys for one in command.answers}, session.journal.step_began
            session.answer_window(prompt.seat, answers, asked=command.prompt, sees_all=seat.role == "master")
            if command.computer:
                await _lead(game, [Led(one, STEP, step) for one in command.computer])
    except Refused as refused:
        raise _refused(game, refused) from None
    except (NotAsked, WriteConflict):
        _too_late(game, command.prompt)
    return _done(game)


async def answer_row(game: RunningGame, seat: SeatRecord, lang: Lang, command: AnswerRow) -> Done:
    """Answer what one figure is asked in a row."""
    del lang
    _may_play(game, seat)
    try:
        async with game.changing() as session:
            prompt = _open_prompt(game, seat, command.prompt)
            session.answer_row(prompt.seat, command.keys, asked=command.prompt)
    except Refused as refused:
        raise _refused(game, refused) from None
    except (NotAsked, WriteConflict):
        _too_late(game, command.prompt)
    return _done(game)


async def lead(game: RunningGame, seat: SeatRecord, lang: Lang, command: Lead) -> Done:
    """Leave figures of the master's seats to the computer, or take them back."""
    del lang
    _only_master(seat)
    async with game.locked():
        await _lead(game, [Led(one, TURN if command.until_turn else REVOKED) for one in command.figures], on=command.on)
        game.broadcast()
    game.background.start()
    return _done(game)


async def _lead(game: RunningGame, led: Sequence[Led], *, on: bool = True) -> None:
    """Change whom the computer plays; what held for a step that is over is forgotten."""
    named, step = {one.figure for one in led}, _session(game).journal.step_began
    kept = [one for one in game.table_state.led if one.figure not in named and one.holds(step)]
    await _change_state(game, led=(*kept, *(led if on else ())))


async def type_faces(game: RunningGame, seat: SeatRecord, lang: Lang, command: TypeFaces) -> Done:
    _may_play(game, seat)
    try:
        async with game.changing() as session:
            roll = session.wanted_faces
            if roll is None or command.prompt != f"{session.asked_at}.0":
                _too_late(game, command.prompt)
            if roll.seat not in answers_for(seat, game.seats):
                raise TableError("table-not-yours", status=403)
            session.type_faces(roll.seat, command.faces)
    except ImpossibleFaces as error:
        key = f"engine-faces-{error.reason.replace('_', '-')}"
        throw = error.throw.notation(lang)
        raise TableError(key, status=422, throw=throw, die=error.die + 1, face=error.face) from None
    except WriteConflict:
        _too_late(game, command.prompt)
    return _done(game)


async def stand(game: RunningGame, seat: SeatRecord, lang: Lang, command: Stand) -> Done:
    _may_play(game, seat)
    if command.seat not in answers_for(seat, game.seats):
        raise TableError("table-not-yours", status=403)
    order = named_order(command)
    async with game.changing() as session:
        if not command.on:
            if order in session.orders:
                session.standing(order, False)
            return _done(game)
        if order in session.orders:
            return _done(game)
        orders = new_orders(game.system, session, command)
        for one in orders:
            session.standing(one, True)
    language, names = game.renderer.language(lang), game.names()
    return _done(game, " ".join(language.order(one, names) for one in orders))


async def take_back(game: RunningGame, seat: SeatRecord, lang: Lang, command: TakeBack) -> Done:
    """Undo at once if nothing was rolled or revealed since, or for the master; otherwise ask the master."""
    _no_spectator(seat)
    if command.to is not None:
        _only_master(seat)
    own = None if seat.role == "master" else answers_for(seat, game.seats)
    to = command.to if command.to is not None else last_own(_session(game), own)
    if to is None:
        raise TableError("table-nothing-to-undo")
    if await _undo(game, to, _signature(seat), only_free=seat.role != "master"):
        return _done(game)
    async with game.locked():
        await _change_state(game, undo=PendingUndo(seat.seat, to))
        game.broadcast()
    return _done(game, game.renderer.language(lang).text("table-undo-asked"))


async def _undo(game: RunningGame, to: int, by: str, *, only_free: bool = False) -> bool:
    """Undo and return true; with `only_free`, return false if something was rolled or revealed since."""
    try:
        async with game.changing() as session:
            if only_free and not session.undo_is_free(to):
                return False
            session.undo(to, by)
            # The computer would do the same again: what was taken back is the master's to play.
            if game.table_state.undo is not None or game.table_state.led:
                await _change_state(game, undo=None, led=())
    except NothingToUndo:
        raise TableError("table-nothing-to-undo") from None
    return True


def _signature(seat: SeatRecord) -> str:
    return MASTER if seat.role == "master" else seat.seat


async def _change_state(game: RunningGame, **changes: Any) -> None:
    await game.change(table_state=replace(game.table_state, **changes).to_json())


async def consent(game: RunningGame, seat: SeatRecord, lang: Lang, command: Consent) -> Done:
    del lang
    _only_master(seat)
    pending = game.table_state.undo
    if pending is None:
        raise TableError("table-no-wish")
    if command.yes:
        await _undo(game, pending.to, pending.by)
    else:
        async with game.locked():
            await _change_state(game, undo=None)
            game.broadcast()
    return _done(game)


async def correct(game: RunningGame, seat: SeatRecord, lang: Lang, command: Correct) -> Done:
    del lang
    _only_master(seat)
    async with game.changing() as session:
        _checked(session, command.change)
        if session.comes_too_late(command.change):
            raise TableError("engine-ruling-late", who=Ref(command.change["who"]), names=game.names())
        session.correct(command.change, MASTER, session.notices(command.change))
    return _done(game)


def _checked(session: Session[Any], change: dict[str, Any]) -> None:
    """Refuse a correction that the game cannot apply."""
    try:
        session.game.freeze(session.game.correct(session.state, change))
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise TableError("table-no-correction", status=422, why=str(error)[:300]) from None


async def pause(game: RunningGame, seat: SeatRecord, lang: Lang, command: Pause) -> Done:
    del lang
    _only_master(seat)
    async with game.locked():
        await _change_state(game, paused=command.on)
        game.broadcast()
    game.background.start()
    return _done(game)


async def hurry(game: RunningGame, seat: SeatRecord, lang: Lang, command: Hurry) -> Done:
    del lang, command
    _only_master(seat)
    if not game.background.hurry():
        raise TableError("table-nobody-thinks")
    return _done(game)


async def count_down(game: RunningGame, seat: SeatRecord, lang: Lang, command: Countdown) -> Done:
    del lang
    _only_master(seat)
    async with game.locked():
        await _change_state(game, countdown=command.seconds)
        game.broadcast()
    return _done(game)


async def concede(game: RunningGame, seat: SeatRecord, lang: Lang, command: Concede) -> Done:
    del lang, command
    _may_play(game, seat)
    if seat.role != "player" or seat.seat not in answers_for(seat, game.seats):
        raise TableError("table-no-conceding")
    change = {"concede": seat.seat}
    async with game.changing() as session:
        try:
            session.game.correct(session.state, change)
        except ValueError:
            raise TableError("table-no-conceding") from None
        session.correct(change, seat.seat)
    return _done(game)


async def leave_lesson(game: RunningGame, seat: SeatRecord, lang: Lang, command: LeaveLesson) -> Done:
    """From here on nothing is given, neither dice nor answers."""
    del lang, command
    _no_spectator(seat)
    try:
        async with game.changing() as session:
            session.leave_lesson(_signature(seat))
    except NotAsked:
        raise TableError("table-no-lesson") from None
    return _done(game)


async def add_seed(game: RunningGame, seat: SeatRecord, lang: Lang, command: AddSeed) -> Done:
    """A text added to the dice in the open, in a game of an earlier format."""
    del lang
    _no_spectator(seat)
    async with game.changing() as session:
        if session.journal.header.has_leaves:
            raise TableError("table-dice-format")
        signature = _signature(seat)
        if any(entry.kind == "seed" and entry.data["seat"] == signature for entry in session.journal.entries):
            raise TableError("table-seed-given")
        if session.journal.laid_open:
            raise TableError("table-over")
        session.add_seed(signature, command.text)
    return _done(game)


async def pledge(game: RunningGame, seat: SeatRecord, lang: Lang, command: Pledge) -> Done:
    """Promise a share of chance: in the lobby for the first throw on, later from the next round on."""
    del lang
    _no_spectator(seat)
    signature = _signature(seat)
    if game.session is None:
        async with game.locked():
            if game.session is None:
                others = [one for one in game.table_state.pledges if one[0] != signature]
                await _change_state(game, pledges=(*others, (signature, command.commitment)))
                game.broadcast()
                return _done(game)
    async with game.changing() as session:
        promises = _promises(session)
        if session.outcome is not None:
            raise TableError("table-over")
        if not promises.may_pledge(signature):
            raise TableError("table-pledge-given")
        session.pledge(signature, command.commitment)
    return _done(game)


async def show_share(game: RunningGame, seat: SeatRecord, lang: Lang, command: ShowShare) -> Done:
    """Lay open what was pledged. With the last share the dice are settled."""
    del lang
    _no_spectator(seat)
    share = Share(_signature(seat), command.nonce, command.text)
    async with game.changing() as session:
        promises = _promises(session)
        if share.seat not in promises.awaited:
            raise TableError("table-share-not-awaited")
        if not promises.may_share(share.seat):
            raise TableError("table-share-master-first")
        if not is_share(share.nonce, share.text) or share.pledge != promises.pledges[share.seat]:
            raise TableError("table-share-wrong", status=422)
        session.share(*share)
    return _done(game)


def _promises(session: Session[Any]) -> Promises:
    if not session.journal.header.has_leaves:
        raise TableError("table-dice-format")
    return session.journal.promises


def _no_spectator(seat: SeatRecord) -> None:
    if seat.role == "spectator":
        raise TableError("table-only-watching", status=403)


async def throw_by_hand(game: RunningGame, seat: SeatRecord, lang: Lang, command: Manual) -> Done:
    """The master's switch for the real dice of a seat."""
    del lang
    _only_master(seat)
    name = seat.seat if command.seat is None else command.seat
    found = next((one for one in game.seats if one.seat == name and one.role != "spectator"), None)
    if found is None:
        raise TableError("table-seat-unknown", status=404)
    try:
        await game.store.change_seat(found, manual=command.on, only_if_open=found.id == seat.id)
    except StoreError as error:
        if error.code == "table-store-seat":
            raise TableError("table-link-revoked", status=401) from None
        raise
    await game.catch_up()
    return _done(game)


async def take_over(game: RunningGame, seat: SeatRecord, lang: Lang, command: TakeOver) -> Done:
    """Somebody else plays a person's seat until it is given back; everybody sees who."""
    del lang
    _only_master(seat)
    found = next((one for one in game.seats if one.seat == command.seat and one.role == "player"), None)
    if found is None:
        raise TableError("table-seat-unknown", status=404)
    player = game.system.default_tactic if command.player == "computer" else command.player
    others = tuple(one for one in game.table_state.taken_over if one != found.seat)
    was_person = found.player == PERSON or found.seat in game.table_state.taken_over
    taken = (*others, found.seat) if was_person and player != PERSON else others
    async with game.locked():
        await _change_state(game, taken_over=taken)
    await game.store.change_seat(found, player=player)
    await game.catch_up()
    return _done(game)


async def consider(game: RunningGame, seat: SeatRecord, lang: Lang, command: Consider) -> Done:
    """Preview an answer: its label, its cost, and what the map shows. Changes nothing."""
    async with game.locked():
        prompt = _open_prompt(game, seat, command.prompt)
        language, names = game.renderer.language(lang), game.names()
        session = _session(game)
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
        _open_prompt(game, seat, command.prompt)
        session = _session(game)
    found = await game.background.solver.best(game.record.id, game.system, session, command.prompt)
    language, names = game.renderer.language(lang), game.names()
    told = {key: best_in_words(language, shown.prospects[0], best, names) for key, (shown, best) in found.items()}
    return Done(head=game.record.head, best=told)


async def ask_hint(game: RunningGame, seat: SeatRecord, lang: Lang, command: AskHint) -> Done:
    """What the computer would do, from what the asked seat knows. Nobody waits for it but who asks."""
    async with game.locked():
        prompt = _open_prompt(game, seat, command.prompt)
        if not game.table_state.hints or not can_hint(game.system):
            raise TableError("table-no-hints", status=403)
        session = _session(game)
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
        found = recap(game.renderer, _session(game), sees_as(seat), own, lang, game.names())
        return Done(head=game.record.head, recap=found)


async def explain(game: RunningGame, seat: SeatRecord, lang: Lang, command: Explain) -> Done:
    """What the answers of a question mean, and the words that come up in it or on the card of who is asked."""
    async with game.locked():
        prompt = _open_prompt(game, seat, command.prompt)
        session = _session(game)
        state = session.game.asked_in(prompt)
        view = session.game.view(session.meanwhile if state is None else state, sees_as(seat))
        return Done(head=game.record.head, explained=explained_view(game.system, lang, prompt, view))


HANDLERS: dict[type[Wire], Callable[..., Awaitable[Done]]] = {
    AnswerIt: answer,
    AnswerWindow: answer_window,
    AnswerRow: answer_row,
    TypeFaces: type_faces,
    Stand: stand,
    TakeBack: take_back,
    Consent: consent,
    Correct: correct,
    Pause: pause,
    Hurry: hurry,
    Countdown: count_down,
    Concede: concede,
    AddSeed: add_seed,
    Pledge: pledge,
    ShowShare: show_share,
    Manual: throw_by_hand,
    WriteLetter: write_letter,
    ShowLetter: show_letter,
    TakeOver: take_over,
    Lead: lead,
    Consider: consider,
    AskBest: ask_best,
    AskHint: ask_hint,
    LeaveLesson: leave_lesson,
    AskRecap: ask_recap,
    Explain: explain,
}

"""After the game: its result, another game of the same scene, and the way over to it."""

from __future__ import annotations

from asyncio import to_thread
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request

from regelwerk.engine.campaign.carrying import carried
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.languages import DEFAULT_LANGUAGE, written_in
from regelwerk.table.errors import TableError
from regelwerk.table.games.casting import CAMPAIGN, CAST, Own, draft_scene
from regelwerk.table.games.own_content import scope_of
from regelwerk.table.games.rematch import Occupant, Seating, changed_sides, next_title, same_seats
from regelwerk.table.games.table_state import TableState
from regelwerk.table.screens.campaign_pages import CampaignTeller
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.screens.seats import SPECTATOR, answers_for, player_name
from regelwerk.table.screens.views import ending_of
from regelwerk.table.storage.records import GameRecord, NoSuchGame, SeatRecord
from regelwerk.table.web.api.campaigns.cast import campaign_of_draft, hero_entries, own_of
from regelwerk.table.web.api.campaigns.hosting import keep_result
from regelwerk.table.web.api.dependencies import PROBLEMS, CallerSeat, LangQuery, MasterSeat, content_of, server_of
from regelwerk.table.web.api.games.hosting import hashing, make_room, new_record, new_seat, refuse_if_draining
from regelwerk.table.web.tokens import seat_token
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.pages.games import Created
from regelwerk.table.wire.pages.result import (
    Following,
    FollowingGame,
    Rematch,
    ResultCampaign,
    ResultPage,
    ResultSeat,
)

if TYPE_CHECKING:
    from regelwerk.engine.campaign.history import Campaign
    from regelwerk.table.games.running import RunningGame

router = APIRouter(prefix="/api/result", tags=["replay"], responses=PROBLEMS)
FOLLOWS = "follows"
"""In the draft of a game: where the people of the game before it have moved to, by their seats."""


async def _finished(request: Request, seat: SeatRecord) -> RunningGame:
    """The game of a seat, which must be over."""
    running = await server_of(request).running(seat.game)
    request.state.package = running.system.package
    if running.session is None or running.session.outcome is None:
        raise TableError("table-result-not-over", status=409)
    return running


@router.get("", summary="Who won and why, and what can come next")
async def result(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> ResultPage:
    running = await _finished(request, seat)
    following = await _following_game(request, running.record)
    campaign = await _campaign(request, running, seat, lang)
    async with running.locked():
        session, record = running.session, running.record
        assert session is not None
        outcome = session.outcome
        if outcome is None:
            raise TableError("table-result-not-over", status=409)
        language, names = running.renderer.language(lang), running.names()
        seating = _seating(running, swap=True)
        kept = session.journal.effective()
        display = running.system.display(session.game.view(session.state, SPECTATOR))
        own = answers_for(seat, running.seats)
        seats = [
            ResultSeat(
                seat=one.seat,
                name=language.seat(one.seat, names),
                person=one.name if one.player == PERSON else "",
                player_name=player_name(one.player, language),
                people=[names[card.id][lang] for card in display.cards if card.seat == one.seat and card.id in names],
                won=outcome.won_by(one.seat),
                next_seat=_next_name(seating, one, language.seat, names),
            )
            for one in running.seats
            if one.role == "player"
        ]
        document = session.journal.header.document
        return ResultPage(
            game=record.id,
            title=record.title,
            system=record.system,
            system_title=running.system.title[lang],
            scene=written_in(document.get("name"), lang),
            ending=ending_of(outcome, own, language, names),
            rounds=running.round,
            throws=sum(entry.kind == "faces" for entry in kept),
            decisions=sum(entry.kind == "answer" for entry in kept),
            created=record.created,
            ended=record.changed,
            seats=seats,
            may_repeat=seat.role == "master",
            can_swap=seating is not None,
            following=following,
            campaign=campaign,
            can_verify=session.journal.header.has_leaves,
            has_paper=running.system.paper is not None,
        )


async def _campaign(request: Request, running: RunningGame, seat: SeatRecord, lang: Lang) -> ResultCampaign | None:
    """The campaign of a finished game, and what its result means for the heroes."""
    own_id = str(running.record.draft.get(CAMPAIGN, ""))
    found = await campaign_of_draft(request, running.record.draft)
    if found is None or running.session is None:
        return None
    told: list[str] = []
    if seat.role == "master":
        # Others may not know what the heroes of other seats keep to themselves.
        own = await own_of(request, running.system, "")
        document, state = running.session.journal.header.document, running.session.state
        told = await to_thread(_told_changes, running, found, own, document, state, lang)
    return ResultCampaign(
        id=own_id,
        title=found.title,
        kept=running.record.id in found.kept,
        may_keep=seat.role == "master" and running.record.id not in found.kept,
        changes=told,
    )


def _told_changes(
    running: RunningGame, campaign: Campaign, own: Own, document: Json, state: Any, lang: str
) -> list[str]:
    teller = CampaignTeller(running.system, campaign, own.content, lang)
    return teller.heroes_after(carried(running.system, document, state))


@router.post("/keep", summary="Take over the result into the campaign that the game belongs to")
async def keep(request: Request, seat: MasterSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> ResultPage:
    running = await _finished(request, seat)
    own_id = str(running.record.draft.get(CAMPAIGN, ""))
    if not own_id:
        raise TableError("table-campaign-none", status=404)
    await keep_result(request, running, own_id)
    return await result(request, seat, lang)


def _next_name(seating: Seating | None, seat: SeatRecord, spoken: Any, names: Any) -> str:
    """Where the person of a seat would sit with sides changed."""
    if seating is None or seat.player != PERSON or seat.seat not in seating.moves:
        return ""
    return str(spoken(seating.moves[seat.seat], names))


def _players(running: RunningGame) -> list[SeatRecord]:
    return [one for one in running.seats if one.role == "player"]


def _seating(running: RunningGame, *, swap: bool) -> Seating | None:
    """Who sits where next time; None if sides cannot be changed."""
    players = _players(running)
    if not swap:
        return same_seats(players)
    assert running.session is not None
    start = running.system.start(running.session.journal.header.document)
    cards = running.system.display(running.system.game.view(start, MASTER)).cards
    sides = {
        one.seat: found.pop()
        for one in players
        if len(found := {card.side for card in cards if card.seat == one.seat}) == 1
    }
    return changed_sides(players, sides, running.system.default_tactic)


async def _following_game(request: Request, game: GameRecord) -> FollowingGame | None:
    """The game that was set up after this one, unless it was removed."""
    name = TableState.from_json(game.table_state).following
    if not name:
        return None
    try:
        found = await server_of(request).store.game(name)
    except NoSuchGame:
        return None
    return FollowingGame(game=found.id, title=found.title, stage=found.stage.value)


@router.post("/rematch", summary="Set up the same scene once more, or with sides changed", status_code=201)
async def rematch(request: Request, seat: MasterSeat, wanted: Rematch) -> Created:
    """If one was set up already and is not over, it is that one."""
    server = server_of(request)
    refuse_if_draining(server)
    running = await _finished(request, seat)
    known = await _following_game(request, running.record)
    if known is not None and known.stage != "over":
        token = await _token(request, known.game, seat, running)
        return Created(game=known.game, token=token)
    seating = _seating(running, swap=wanted.swap)
    if seating is None:
        raise TableError("table-rematch-one-side", status=409)
    created = await _set_up(request, running, seating)
    async with running.locked():
        state = replace(running.table_state, following=created.game)
        await running.change(table_state=state.to_json())
        running.broadcast()
    return created


async def _set_up(request: Request, running: RunningGame, seating: Seating) -> Created:
    """A game in its lobby with the scene, the options, the names and the people of this one."""
    server, old = server_of(request), running.record
    await make_room(server, old.origin)
    assert running.session is not None
    document = running.session.journal.header.document
    draft = {"system": old.system, "content": [], "names": {}, **old.draft, FOLLOWS: {"game": old.id}}
    draft["scene"] = draft.get("scene") or str(document.get("scenario", ""))
    draft["options"] = draft.get("options") or dict(document.get("options") or {})
    draft[FOLLOWS]["moves"] = dict(seating.moves)
    # Played once more it is a game like any other: its heroes begin as they are in the content.
    if draft.pop(CAMPAIGN, None):
        draft[CAST] = {}
    content = await content_of(request, running.system, list(draft["content"]), scope_of(old))
    # Refused here if its content is gone or no longer fits.
    entries = await hero_entries(request, running.system, draft, scope_of(old), None)
    await to_thread(draft_scene, running.system, content, draft, entries)
    state = TableState(countdown=running.table_state.countdown, hints=running.table_state.hints).to_json()
    game = new_record(old.system, next_title(old.title), draft, state, old.origin)
    master = next(one for one in running.seats if one.role == "master")
    seats = [_seat(game.id, "master", MASTER, Occupant(master.player, master.name))]
    seats += [_seat(game.id, "player", name, occupant) for name, occupant in seating.occupants.items()]
    watching = [one for one in running.seats if one.role == "spectator" and not one.revoked]
    seats += [_seat(game.id, "spectator", "", Occupant.of(one)) for one in watching]
    kept = await server.store.create(game, seats, hashing(server.secret))
    if scope_of(old):
        for one in await server.store.contents(old.system, old.id):
            await server.store.put_content(old.system, one.name, one.text, game.id)
    return Created(game=game.id, token=seat_token(server.secret, game.id, kept[0].id, kept[0].generation))


def _seat(game: str, role: Any, name: str, occupant: Occupant) -> SeatRecord:
    return replace(new_seat(game, role, name, occupant.player, occupant.name), manual=occupant.manual)


@router.get("/following", summary="My seat in the game that follows this one")
async def following(request: Request, seat: CallerSeat) -> Following:
    running = await server_of(request).running(seat.game)
    found = await _following_game(request, running.record)
    if found is None:
        raise TableError("table-nothing-follows", status=404)
    token = await _token(request, found.game, seat, running)
    return Following(game=found.game, token=token, stage=found.stage)


async def _token(request: Request, game: str, seat: SeatRecord, before: RunningGame) -> str:
    """The token of the same person in the following game, as long as its link is the one that was made then."""
    server = server_of(request)
    moves = (await server.store.game(game)).draft.get(FOLLOWS, {}).get("moves", {})
    there = [one for one in await server.store.seats(game) if one.role == seat.role]
    if seat.role == "player":
        there = [one for one in there if one.seat == moves.get(seat.seat) and one.player == PERSON]
    elif seat.role == "spectator":
        place = [one.id for one in before.seats if one.role == "spectator"].index(seat.id)
        there = there[place : place + 1]
    found = next((one for one in there if one.generation == 1 and not one.revoked), None)
    if found is None:
        raise TableError("table-no-following-seat", status=404)
    return seat_token(server.secret, game, found.id, found.generation)

"""The lobby as a page: the scene as prepared so far, the seats, and their links."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from regelwerk.engine.book.messages import Names
from regelwerk.engine.campaign.casting import Plain
from regelwerk.engine.effects import MASTER
from regelwerk.engine.seating import SEATING
from regelwerk.engine.system import System
from regelwerk.players.hints import can_hint
from regelwerk.table.games.casting import CAMPAIGN, CAST, draft_scene
from regelwerk.table.games.table_state import TableState
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.scenario_pages import PERSON, Scene, people_of, scene_detail
from regelwerk.table.storage.records import GameRecord, SeatRecord
from regelwerk.table.web.links import is_for_others, qr_path, seat_link
from regelwerk.table.web.tokens import seat_token
from regelwerk.table.wire.pages.lobby import Lobby, LobbySeat
from regelwerk.table.wire.pages.scenes import SceneDetail


@dataclass(frozen=True, slots=True)
class LinkMaker:
    """What links are made from: the secret and the addresses of this server; and who is connected."""

    secret: bytes
    addresses: Sequence[str]
    connected: Callable[[SeatRecord], int]

    @property
    def address(self) -> str:
        """The first address that other machines can use, or else the first."""
        usable = [one for one in self.addresses if is_for_others(urlsplit(one).hostname or "")]
        return (usable or list(self.addresses))[0]


def current_scene(system: System, game: GameRecord, content: Any, entries: Plain) -> Scene:
    """The scene of the draft with these entries of heroes, or the one being played."""
    if game.header is None:
        return draft_scene(system, content, game.draft, entries)
    document = game.header["document"]
    start = system.start(document)
    return Scene(system, document, start, system.display(system.game.view(start, MASTER)))


def lobby_page(
    scene: Scene,
    game: GameRecord,
    seats: Sequence[SeatRecord],
    links: LinkMaker,
    lang: str,
    kinds: Mapping[str, str],
    cast_problem: str = "",
) -> Lobby:
    """The page; `kinds` are those of the figures whose places heroes can take."""
    language = Language(lang, scene.system)
    renamed = dict(game.draft.get("names", {}))
    names = scene.names(renamed)
    detail = scene_detail(scene, language, renamed)
    state = TableState.from_json(game.table_state)
    cast = dict(scene.document.get(CAST, {}) if game.header is not None else game.draft.get(CAST) or {})
    return Lobby(
        game=game.id,
        title=game.title,
        stage=game.stage.value,
        system=game.system,
        scene=detail.id,
        detail=detail,
        seats=[_seat(one, detail, names, links, language) for one in seats],
        names=renamed,
        people=[
            one.model_copy(update={"kind": kinds.get(one.id, ""), "hero": cast.get(one.id, "")})
            for one in people_of(scene, language, names)
        ],
        cast=cast,
        cast_problem=cast_problem,
        campaign=str(game.draft.get(CAMPAIGN, "")),
        content=list(game.draft.get("content", ())),
        seating=dict(scene.document.get(SEATING, {})),
        countdown=state.countdown,
        hints=state.hints,
        can_hint=can_hint(scene.system),
        addresses=list(links.addresses),
        address=links.address,
    )


def _seat(seat: SeatRecord, detail: SceneDetail, names: Names, links: LinkMaker, language: Language) -> LobbySeat:
    """A seat with its link, which only people have, and only until it is revoked."""
    known = next((one for one in detail.seats if one.seat == seat.seat), None)
    has_link = not seat.revoked and (seat.role != "player" or seat.player == PERSON)
    link = seat_link(seat_token(links.secret, seat.game, seat.id, seat.generation)) if has_link else ""
    qr, size = qr_path(links.address + link) if link else ("", 0)
    return LobbySeat(
        id=seat.id,
        role=seat.role,
        seat=seat.seat,
        seat_name=language.text("table-role-spectator")
        if seat.role == "spectator"
        else language.seat(seat.seat, names),
        side=known.side if known else "",
        people=known.people if known else [],
        player=seat.player,
        name=seat.name,
        manual=seat.manual,
        link=link,
        qr=qr,
        qr_size=size,
        revoked=seat.revoked,
        connected=links.connected(seat),
    )

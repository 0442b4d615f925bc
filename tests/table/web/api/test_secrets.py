"""A token opens what it is for and nothing else: every address of the interface, for everybody who might try."""

from __future__ import annotations

import json

import pytest
from fastapi.routing import APIRoute

from regelwerk.engine.journal.entries import Journal, lines_of
from regelwerk.engine.journal.events import is_for
from regelwerk.engine.system import system
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.log_lines import lines_of as told
from table.house import House
from table.played import played

NOBODY, PLAYER, SPECTATOR, MASTER, HOST = "nobody", "player", "spectator", "master", "host"
ALL = {NOBODY, PLAYER, SPECTATOR, MASTER, HOST}
SEATED = {PLAYER, SPECTATOR, MASTER}
MAY = {
    "GET /health": ALL,
    "GET /ready": ALL,
    "GET /api/health": ALL,
    "GET /metrics": {HOST},
    "GET /api/operation": {HOST},
    "GET /api/systems": ALL,
    "GET /api/languages": ALL,
    "GET /api/languages/{code}.js": ALL,
    "GET /api/systems/{system}/scenes/{scene}": ALL,
    "GET /api/rules/{system}": ALL,
    "GET /api/rules/{system}/{rule}": ALL,
    "GET /api/odds/{system}": ALL,
    "POST /api/odds/{system}/{question}": ALL,
    "GET /api/throw": ALL,
    "GET /api/content/{system}/kinds": ALL,
    "GET /api/content/{system}/template/{kind}": ALL,
    "POST /api/content/{system}/check": {HOST, MASTER},
    "GET /api/me": ALL - {NOBODY},
    "GET /api/games": {HOST},
    "POST /api/games": {HOST},
    "POST /api/lessons": {HOST},
    "DELETE /api/games/{game}": {HOST},
    "POST /api/games/{game}/renew": {HOST},
    "POST /api/host/renew": {HOST},
    "POST /api/import": {HOST},
    "GET /api/content/{system}": {HOST, MASTER},
    "GET /api/content/{system}/{name}": {HOST, MASTER},
    "GET /api/content/{system}/{name}/file": {HOST, MASTER},
    "PUT /api/content/{system}/{name}": {HOST, MASTER},
    "DELETE /api/content/{system}/{name}": {HOST, MASTER},
    "POST /api/rehearsals": {HOST, MASTER},
    "GET /api/rehearsals/{rehearsal}": {HOST, MASTER},
    "DELETE /api/rehearsals/{rehearsal}": {HOST, MASTER},
    "GET /api/rehearsals/{rehearsal}/report": {HOST, MASTER},
    "GET /api/workshop/systems/{system}": {HOST},
    "GET /api/workshop/systems/{system}/fields": {HOST},
    "GET /api/workshop/systems/{system}/measures": {HOST},
    "POST /api/workshop/odds": {HOST},
    "GET /api/workshop/studies": {HOST},
    "POST /api/workshop/studies": {HOST},
    "POST /api/workshop/studies/file": {HOST},
    "GET /api/workshop/studies/{study}": {HOST},
    "PATCH /api/workshop/studies/{study}": {HOST},
    "DELETE /api/workshop/studies/{study}": {HOST},
    "POST /api/workshop/studies/{study}/stop": {HOST},
    "POST /api/workshop/studies/{study}/continue": {HOST},
    "GET /api/workshop/studies/{study}/file": {HOST},
    "GET /api/workshop/studies/{study}/report": {HOST},
    "GET /api/table": SEATED,
    "GET /api/table/sheet": SEATED,
    "GET /api/table/sheet/file": SEATED,
    "GET /api/sheets/{system}/{kind}/{entry}": ALL,
    "GET /api/sheets/{system}/{kind}/{entry}/file": ALL,
    "POST /api/table/commands": SEATED,
    "GET /api/table/log": SEATED,
    "GET /api/table/letters": SEATED,
    "GET /api/replay": SEATED,
    "GET /api/replay/{n}": SEATED,
    "GET /api/verify": SEATED,
    "POST /api/debriefing": SEATED,
    "GET /api/debriefing": SEATED,
    "DELETE /api/debriefing": SEATED,
    "GET /api/debriefing/page": SEATED,
    "GET /api/debriefing/data": SEATED,
    "GET /api/result": SEATED,
    "GET /api/result/following": SEATED,
    "POST /api/result/rematch": {MASTER},
    "GET /api/news": SEATED,
    "GET /api/table/amendments": {MASTER},
    "GET /api/table/roster": {MASTER},
    "GET /api/export": {MASTER},
    "GET /api/export/view": SEATED,
    "GET /api/lobby": {MASTER},
    "PATCH /api/lobby": {MASTER},
    "POST /api/lobby/seats": {MASTER},
    "PATCH /api/lobby/seats/{number}": {MASTER},
    "POST /api/lobby/seats/{number}/renew": {MASTER},
    "DELETE /api/lobby/seats/{number}": {MASTER},
    "POST /api/lobby/begin": {MASTER},
    "DELETE /api/campaigns/{campaign}": {HOST},
    "GET /api/campaigns": {HOST},
    "GET /api/campaigns/choices/{system}": {HOST},
    "GET /api/campaigns/planned/{system}": ALL,
    "GET /api/campaigns/{campaign}": {HOST},
    "GET /api/campaigns/{campaign}/choices": {HOST},
    "GET /api/campaigns/{campaign}/file": {HOST},
    "GET /api/campaigns/{campaign}/heroes/{hero}": {HOST},
    "PATCH /api/campaigns/{campaign}/heroes/{hero}": {HOST},
    "POST /api/campaigns": {HOST},
    "POST /api/campaigns/{campaign}/heroes/{hero}/check": {HOST},
    "POST /api/campaigns/import": {HOST},
    "POST /api/campaigns/{campaign}/back": {HOST},
    "POST /api/campaigns/{campaign}/heroes": {HOST},
    "POST /api/campaigns/{campaign}/keep": {HOST},
    "POST /api/campaigns/{campaign}/next": {HOST},
    "PUT /api/campaigns/{campaign}/scenes": {HOST},
    "GET /api/content/{system}/forms/{kind}": {HOST, MASTER},
    "GET /api/content/{system}/entries": {HOST, MASTER},
    "GET /api/content/{system}/entries/{kind}/{key}": {HOST, MASTER},
    "POST /api/content/{system}/entries/check": {HOST, MASTER},
    "PUT /api/content/{system}/entries/{kind}/{key}": {HOST, MASTER},
    "DELETE /api/content/{system}/entries/{kind}/{key}": {HOST, MASTER},
    "GET /api/images": {HOST, MASTER},
    "POST /api/images": {HOST, MASTER},
    "GET /api/images/{image}": ALL - {NOBODY},
    "DELETE /api/images/{image}": {HOST, MASTER},
    "GET /api/scenes/{system}": {HOST, MASTER},
    "GET /api/scenes/{system}/{scene}": {HOST, MASTER},
    "POST /api/scenes/{system}/check": {HOST, MASTER},
    "POST /api/scenes/{system}/copies": {HOST, MASTER},
    "POST /api/scenes/{system}/map": {HOST, MASTER},
    "PUT /api/scenes/{system}/{file}": {HOST, MASTER},
    "GET /api/lobby/heroes": {MASTER},
    "GET /api/table/rulings": {MASTER},
    "POST /api/result/keep": {MASTER},
}
FILLED = {
    "system": "phasesix", "scene": "schlaegerei", "rule": "PS-INI-02", "question": "attack", "kind": "foe", "game": "x",
    "name": "eigene", "n": "0", "number": "999999", "rehearsal": "x", "study": "x",
    "code": "xx", "entry": "wolf", "key": "wolf", "campaign": "x", "hero": "x", "file": "x", "image": "0" * 64,
}  # fmt: skip
BODIES: dict[str, object] = {
    "POST /api/games": {"system": "phasesix", "scene": "schlaegerei"},
    "POST /api/campaigns": {"system": "phasesix"},
    "POST /api/campaigns/{campaign}/heroes/{hero}/check": {"data": {}},
    "POST /api/campaigns/import": {"text": ""},
    "PATCH /api/campaigns/{campaign}/heroes/{hero}": {"head": 1},
    "POST /api/campaigns/{campaign}/back": {"head": 1, "n": 1},
    "POST /api/campaigns/{campaign}/heroes": {"head": 1, "hero": "x"},
    "POST /api/campaigns/{campaign}/keep": {"game": "x"},
    "POST /api/campaigns/{campaign}/next": {"scene": "x"},
    "PUT /api/campaigns/{campaign}/scenes": {"head": 1, "scenes": ["x"]},
    "POST /api/content/{system}/entries/check": {"kind": "foe", "id": "x", "data": {}},
    "PUT /api/content/{system}/entries/{kind}/{key}": {"data": {}},
    "POST /api/scenes/{system}/check": {"scene": "x", "tables": {}},
    "POST /api/scenes/{system}/copies": {"scene": "x", "tables": {}},
    "PUT /api/scenes/{system}/{file}": {"scene": "x", "tables": {}},
    "POST /api/scenes/{system}/map": {"text": ""},
    "POST /api/lessons": {"system": "phasesix", "lesson": "nothing"},
    "POST /api/odds/{system}/{question}": {},
    "POST /api/rehearsals": {},
    "POST /api/workshop/odds": {},
    "POST /api/workshop/studies": {},
    "PATCH /api/workshop/studies/{study}": {"name": "x"},
    "POST /api/content/{system}/check": {"text": ""},
    "PUT /api/content/{system}/{name}": {"text": ""},
    "POST /api/table/commands": {"do": "consent", "yes": True},
    "POST /api/result/rematch": {},
    "PATCH /api/lobby": {},
    "POST /api/lobby/seats": {},
    "PATCH /api/lobby/seats/{number}": {},
}


@pytest.fixture(scope="module")
def tokens(house: House) -> dict[str, str]:
    """A token of each kind, all but the host's of one running game."""
    master = house.begun()
    house.ask("POST", "/api/lobby/seats", master, json={})
    found = house.tokens(master)
    return {NOBODY: "", PLAYER: found["heroes"], SPECTATOR: found[""], MASTER: master, HOST: house.host}


def addresses(house: House) -> set[str]:
    routes = house.app.openapi()["paths"]
    return {f"{method.upper()} {path}" for path, methods in routes.items() for method in methods}


def test_every_address_is_in_the_list_of_who_may_ask_it(house: House) -> None:
    assert addresses(house) == set(MAY)
    hidden = [route.path for route in house.app.routes if isinstance(route, APIRoute) and not route.include_in_schema]
    assert hidden == []


@pytest.mark.parametrize("who", sorted(ALL))
@pytest.mark.parametrize("address", sorted(MAY))
def test_only_those_who_may_are_let_in(house: House, tokens: dict[str, str], address: str, who: str) -> None:
    method, _, path = address.partition(" ")
    query = {"before": "5"} if path.endswith("/log") else {"notation": "W6"} if path == "/api/throw" else {}
    query |= {"who": "hagen"} if path.startswith("/api/table/sheet") else {}
    body = {"json": BODIES[address]} if address in BODIES else {}
    # The host's link is renewed on the way.
    token = house.host if who == HOST else tokens[who]
    answer = house.ask(method, path.format(**FILLED), token, params=query, **body)
    assert answer.status_code < 500
    if who in MAY[address]:
        assert answer.status_code not in (401,), answer.text
        if answer.status_code == 403:  # A seat may send commands, but not every one.
            assert path == "/api/table/commands"
    else:
        assert answer.status_code == (401 if who == NOBODY else 403)
        assert answer.json()["code"] in (
            "table-token-missing",
            "table-host-missing",
            "table-token-no-seat",
            "table-master-only",
            "table-only-host",
        )


@pytest.mark.parametrize("token", ["x" * 32, "", "ö", "x" * 5_000, "Bearer Bearer", "../../x", "' OR 1=1 --"])
def test_made_up_tokens_open_nothing(house: House, token: str) -> None:
    for header in (f"Bearer {token}", token, f"Basic {token}"):
        answer = house.ask("GET", "/api/me", headers={"authorization": header.encode("utf-8")})
        assert answer.status_code == 401


@pytest.fixture(scope="module")
def intrigue(house: House) -> tuple[Journal, str, dict[str, str]]:
    """A game of factions some way in, full of what seats keep from each other: its journal, and all tokens."""
    _, session = played("factions", 22, "funkstille")
    text = "".join(f"{line}\n" for line in lines_of(session.journal))
    made = house.ask("POST", "/api/import", house.host, content=text.encode())
    assert made.status_code == 201, made.text
    master = made.json()["token"]
    house.ask("POST", "/api/lobby/seats", master, json={})
    return session.journal, master, house.tokens(master)


def test_what_seats_keep_from_each_other_reaches_no_other_seat(
    house: House, intrigue: tuple[Journal, str, dict[str, str]]
) -> None:
    journal, master, links = intrigue
    played_system = system("factions")
    names = played_system.game.names(played_system.start(journal.header.document))
    language = Language("de", played_system)
    secrets: list[tuple[str, dict[str, object]]] = []
    for entry in journal.entries:
        for line in told(language, names, entry, "master", played_system):
            if line.secret:
                secrets.append((line.text, entry.events[line.i]))
    public = {line.text for e in journal.entries for line in told(language, names, e, "", played_system)}
    checked = 0
    for seat, token in links.items():
        if seat == "master":
            continue
        seen = _all_that(house, token)
        for text, event in secrets:
            if text not in public and not (seat and is_for(event, seat)):
                checked += 1
                assert json.dumps(text, ensure_ascii=False)[1:-1] not in seen
    assert checked > 20, "there was something to keep secret"
    everything = _all_that(house, master)
    assert all(json.dumps(text, ensure_ascii=False)[1:-1] in everything for text, _ in secrets)


def _all_that(house: House, token: str) -> str:
    """Everything that a token shows of its game, without the links."""
    last = house.get("/api/replay", token)["last"]
    paths = ["/api/table", "/api/table/log?before=100000", "/api/table/log?before=60", "/api/replay", "/api/verify"]
    paths += [f"/api/replay/{n}" for n in (0, last // 2, last)]
    return "\n".join(house.ask("GET", path, token).text for path in paths)


def test_no_seat_learns_another_seats_token_or_the_seed(
    house: House, intrigue: tuple[Journal, str, dict[str, str]]
) -> None:
    _, master, links = intrigue
    seed = house.app.state.server.secret.hex()
    for seat, token in links.items():
        seen = _all_that(house, token)
        assert seed not in seen
        assert not any(other in seen for name, other in links.items() if name != seat)
    game = house.get("/api/me", master)["game"]
    export = house.ask("GET", "/api/export", master).text
    running = house.app.state.server._running[game]
    assert running.session.dealer.reveal() not in export
    assert "reveal" not in {json.loads(line).get("kind") for line in export.splitlines()}

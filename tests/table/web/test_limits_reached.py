"""Limits that hardly anybody reaches: made small, they let one more through and refuse the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi import WebSocket

from regelwerk.table.errors import TableError
from regelwerk.table.metrics import Metrics
from regelwerk.table.web import limits, live
from regelwerk.table.web.api.content import entries, files, scene_editor
from regelwerk.table.web.api.games import hosting, lobby
from regelwerk.table.web.limits import Rate
from regelwerk.table.web.live import Admission, LiveConnection
from table.hosted import Hosted, hosted
from table.house import House, open_house

ONE = Rate(0.001, 1)
CONTENT = "/api/content/phasesix"
SWORD = {"name": {"de": "Schwert", "en": "Sword"}, "kind": "melee", "modes": ["melee"], "damage_potential": 3}
Small = Callable[[Any, str, object], None]
"""Makes a limit of a module small."""


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("limits")) as opened:
        yield opened


def code(house: House, method: str, path: str, token: str = "", **how: Any) -> str:
    """Why something is refused; empty if it is not."""
    answer = house.ask(method, path, token, **how)
    return "" if answer.is_success else str(answer.json()["code"])


# -- what is kept -----------------------------------------------------------------------------------------------------


def games(house: House, small: Small, _: Path) -> list[str]:
    small(hosting, "MOST_GAMES", house._portal.call(house.app.state.server.store.count_games) + 1)
    wanted = {"system": "phasesix", "scene": "schlaegerei"}
    return [code(house, "POST", "/api/games", house.host, json=wanted) for _ in range(2)]


def spectators(house: House, small: Small, _: Path) -> list[str]:
    small(lobby, "MOST_SPECTATORS", 1)
    master = house.new_game()
    return [code(house, "POST", "/api/lobby/seats", master, json={}) for _ in range(2)]


def content_files(house: House, small: Small, _: Path) -> list[str]:
    small(files, "MOST_FILES", len(house.get(CONTENT, house.host)) + 1)
    wanted = {"text": house.get(f"{CONTENT}/template/foe")["text"]}
    return [code(house, "PUT", f"{CONTENT}/{name}", house.host, json=wanted) for name in ("foe_1", "foe_2")]


def content_entries(house: House, small: Small, _: Path) -> list[str]:
    small(entries, "MOST_FILES", len(house.get(CONTENT, house.host)) + 1)
    wanted = {"data": SWORD, "version": ""}
    paths = [f"{CONTENT}/entries/weapon/{key}" for key in ("sword_1", "sword_2")]
    return [code(house, "PUT", path, house.host, json=wanted) for path in paths]


def scenes(house: House, small: Small, _: Path) -> list[str]:
    small(scene_editor, "MOST_FILES", len(house.get(CONTENT, house.host)) + 1)
    draft = house.get("/api/scenes/phasesix/schlaegerei", house.host)
    wanted = {"scene": draft["scene"], "tables": draft["tables"], "version": ""}
    return [code(house, "PUT", f"/api/scenes/phasesix/{name}", house.host, json=wanted) for name in ("hof_1", "hof_2")]


# -- what comes too often ---------------------------------------------------------------------------------------------


def costly_requests(_: House, small: Small, folder: Path) -> list[str]:
    small(limits, "COSTS", (("/api/languages", 4),))
    with open_house(folder, Rate(0.001, 7)) as hurried:
        found = [code(hurried, "GET", "/api/languages") for _ in range(2)]
        assert code(hurried, "GET", "/api/health") == "", "there are turns left for what costs less"
    return found


def at_table(folder: Path, reach: Callable[[Hosted], list[bool]]) -> list[str]:
    async def run() -> list[bool]:
        url = f"sqlite:///{folder}/games.db"
        async with hosted(url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            return reach(table)

    return ["" if is_let_in else "table-too-much" for is_let_in in asyncio.run(run())]


def connection(table: Hosted, seat: str, address: str = "10.0.0.7") -> LiveConnection:
    socket = SimpleNamespace(client=SimpleNamespace(host=address), scope={})
    return LiveConnection(cast("WebSocket", socket), table.screens[seat].seat, "de")


def messages_of_an_address(_: House, small: Small, folder: Path) -> list[str]:
    small(live, "OF_ADDRESS", ONE)

    def reach(table: Hosted) -> list[bool]:
        admission = Admission(Metrics())
        assert admission.may_send(connection(table, "heroes", "10.0.0.8"), 10)
        return [admission.may_send(connection(table, seat), 10) for seat in ("heroes", "foes")]

    return at_table(folder, reach)


def arrivals_at_a_seat(_: House, small: Small, folder: Path) -> list[str]:
    small(live, "ARRIVALS", ONE)

    def reach(table: Hosted) -> list[bool]:
        admission = Admission(Metrics())

        def is_let_in(seat: str) -> bool:
            arrived = connection(table, seat)
            try:
                admission.admit(table.game, arrived)
            except TableError as error:
                assert error.code == "table-too-much"
                return False
            table.game.leave(arrived)
            admission.leave(arrived)
            return True

        assert is_let_in("foes"), "each seat by itself"
        return [is_let_in("heroes") for _ in range(2)]

    return at_table(folder, reach)


@pytest.mark.parametrize(
    ("reach", "refused"),
    [
        (games, "table-too-many-games"),
        (spectators, "table-too-many-spectators"),
        (content_files, "table-content-too-many"),
        (content_entries, "table-content-too-many"),
        (scenes, "table-content-too-many"),
        (costly_requests, "table-too-often"),
        (messages_of_an_address, "table-too-much"),
        (arrivals_at_a_seat, "table-too-much"),
    ],
)
def test_one_more_is_let_through_and_the_next_refused(
    own_house: House,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    reach: Callable[[House, Small, Path], list[str]],
    refused: str,
) -> None:
    assert reach(own_house, monkeypatch.setattr, tmp_path) == ["", refused]

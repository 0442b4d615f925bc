"""A house for the tests of the interface: an application with an empty store, and everybody who has a link to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient, Response

from regelwerk.table.settings import Settings
from regelwerk.table.web.app import create_app
from regelwerk.table.web.limits import Limits, Rate
from regelwerk.table.web.tokens import host_token

Json = dict[str, Any]
HURRY = Rate(per_second=1e6, burst=1e6)


def application(folder: Path, rate: Rate = HURRY, *, is_open: bool = False) -> FastAPI:
    """An application that keeps its games in a folder."""
    app = create_app(Settings(f"sqlite:///{folder}/games.db", folder, workers=0, is_open=is_open))
    for middleware in app.user_middleware:
        if getattr(middleware.cls, "__name__", "") == Limits.__name__:
            middleware.kwargs["rate"] = middleware.kwargs["links"] = rate
    return app


class House:
    """A running application and its host."""

    def __init__(self, app: FastAPI, portal: BlockingPortal) -> None:
        self.app = app
        transport = ASGITransport(app=app, raise_app_exceptions=False)
        self._client = AsyncClient(transport=transport, base_url="http://testserver")
        self._portal = portal

    @property
    def host(self) -> str:
        """The host's token as it is now."""
        server = self.app.state.server
        return host_token(server.secret, self._portal.call(server.store.host_generation))

    def ask(self, method: str, path: str, token: str = "", **how: Any) -> Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        asked = partial(self._client.request, method, path, headers=headers | how.pop("headers", {}), **how)
        return self._portal.call(asked)

    def get(self, path: str, token: str = "", **how: Any) -> Any:
        """What an address answers; it must answer well."""
        found = self.ask("GET", path, token, **how)
        assert found.status_code == 200, found.text
        return found.json()

    def refused(self, status: int, method: str, path: str, token: str = "", **how: Any) -> Json:
        """Why something is not done."""
        found = self.ask(method, path, token, **how)
        assert found.status_code == status, found.text
        problem: Json = found.json()
        assert set(problem) == {"code", "text", "rule", "field"}
        assert problem["text"]
        return problem

    def new_game(self, system: str = "phasesix", scene: str = "schlaegerei", **more: Any) -> str:
        """The master's token of a new game."""
        made = self.ask("POST", "/api/games", self.host, json={"system": system, "scene": scene, **more})
        assert made.status_code == 201, made.text
        return str(made.json()["token"])

    def lobby(self, master: str) -> Json:
        found: Json = self.get("/api/lobby", master)
        return found

    def tokens(self, master: str) -> dict[str, str]:
        """The tokens of the people of a game by their seats."""
        return {one["seat"]: one["link"].removeprefix("#/t/") for one in self.lobby(master)["seats"] if one["link"]}

    def begun(self, system: str = "phasesix", scene: str = "schlaegerei") -> str:
        """A game that has begun, with a person in every seat."""
        master = self.new_game(system, scene)
        for seat in self.lobby(master)["seats"]:
            if seat["role"] == "player":
                self.ask("PATCH", f"/api/lobby/seats/{seat['id']}", master, json={"player": "person"})
        assert self.ask("POST", "/api/lobby/begin", master).status_code == 200
        return master


@contextmanager
def open_house(folder: Path, rate: Rate = HURRY, *, is_open: bool = False) -> Iterator[House]:
    app = application(folder, rate, is_open=is_open)
    with start_blocking_portal() as portal:
        running = portal.wrap_async_context_manager(app.router.lifespan_context(app))
        with running:
            # On a busy machine it takes a while until another process has begun to work.
            app.state.checking.seconds = app.state.calculations.seconds = app.state.imaging.seconds = 200.0
            yield House(app, portal)

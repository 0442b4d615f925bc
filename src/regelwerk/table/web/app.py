"""The application: client files, HTTP API, live connection, and the lifetime of the game server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib import resources
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from regelwerk.table.games.game_server import GameServer
from regelwerk.table.metrics import Metrics
from regelwerk.table.settings import Settings
from regelwerk.table.storage.database_lock import locked_database
from regelwerk.table.storage.store import Store
from regelwerk.table.web import live
from regelwerk.table.web.api import include_all
from regelwerk.table.web.openapi import with_live_messages
from regelwerk.table.web.tokens import house_secret
from regelwerk.table.workers.prompt_pool import PromptPool


def create_app(settings: Settings) -> FastAPI:
    """The application; its game server starts and stops with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with locked_database(settings.database) as lock:
            metrics: Metrics = app.state.metrics
            store = await Store.open(settings.database, metrics.wrote)
            lock.mark_initialised()
            pool = PromptPool(settings.workers, ended=lambda result: metrics.odds.labels(result).inc())
            server = GameServer(store, settings, house_secret(settings.folder), pool)
            metrics.watch(lambda: server.open_games, lambda: server.connections, lambda: pool.waiting)
            app.state.server = server
            tidying = asyncio.ensure_future(server.tidy())
            yield
            tidying.cancel()
            with suppress(asyncio.CancelledError):
                await tidying
            await server.close()

    app = FastAPI(
        title="Regelwerk",
        version=version("regelwerk"),
        summary="The game table: games, seats, questions and answers, odds, rules",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.state.admission = live.Admission()
    include_all(app)
    app.include_router(live.router)
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = with_live_messages(plain())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
    static = resources.files("regelwerk.table").joinpath("static")
    if static.is_dir():
        app.mount("/", StaticFiles(directory=str(static), html=True), name="client")
    return app

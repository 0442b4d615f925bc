"""The application: client files, HTTP API, live connection, and the lifetime of the game server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from typing import Any

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from regelwerk.languages import languages
from regelwerk.table.games.game_server import GameServer
from regelwerk.table.metrics import Metrics
from regelwerk.table.settings import Settings
from regelwerk.table.storage.database_lock import locked_database
from regelwerk.table.storage.store import Store
from regelwerk.table.web import live
from regelwerk.table.web.api import include_all
from regelwerk.table.web.api.systems import systems_json
from regelwerk.table.web.openapi import with_live_messages
from regelwerk.table.web.shared_metrics import SharedMetrics
from regelwerk.table.web.tokens import house_secret
from regelwerk.table.workers.prompt_pool import PromptPool
from regelwerk.version import VERSION


def _prepare() -> None:
    """What everybody will ask for."""
    for lang in languages():
        systems_json(lang)


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
            shared: SharedMetrics = app.state.shared_metrics
            upkeep = [asyncio.ensure_future(one) for one in (server.tidy(_prepare), server.watch(), shared.keep())]
            yield
            for task in upkeep:
                task.cancel()
            await asyncio.gather(*upkeep, return_exceptions=True)
            await server.close()

    app = FastAPI(
        title="Regelwerk",
        version=VERSION,
        summary="The game table: games, seats, questions and answers, odds, rules",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.state.shared_metrics = SharedMetrics(app.state.metrics, settings.siblings)
    app.state.admission = live.Admission(app.state.metrics)
    # The first that is looked at: after a fault everybody comes at once.
    app.include_router(live.router)
    include_all(app)
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

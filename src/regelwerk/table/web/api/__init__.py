"""The table over HTTP: one module for each subject, and what all answers have in common."""

from __future__ import annotations

from fastapi import FastAPI

from regelwerk.table.web.api import (
    content,
    games,
    health,
    lobby,
    odds,
    replay,
    rules,
    studies,
    systems,
    table,
    transfer,
)
from regelwerk.table.web.api.error_responses import tell_problems
from regelwerk.table.web.limits import REQUESTS, Limits, Rate
from regelwerk.table.web.logs import RequestLog
from regelwerk.table.web.security import SecurityHeaders

ROUTERS = (
    systems.router,
    games.router,
    lobby.router,
    table.router,
    content.router,
    rules.router,
    odds.router,
    studies.router,
    replay.router,
    transfer.router,
    health.router,
)


def include_all(app: FastAPI, rate: Rate = REQUESTS) -> None:
    """Let an application answer all requests, within limits, and tell problems as problems."""
    for router in ROUTERS:
        app.include_router(router)
    tell_problems(app)
    # The last one that is added is the first to see a request.
    app.add_middleware(Limits, rate=rate)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RequestLog)

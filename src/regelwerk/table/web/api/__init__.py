"""The routes of the HTTP API: what concerns all of it here, the rest in folders, a module for each subject.

`dependencies` says who asks and what they may, `error_responses` how failures are told.
"""

from __future__ import annotations

from fastapi import FastAPI

from regelwerk.table.web.api import health, languages, rules, systems
from regelwerk.table.web.api.campaigns import heroes
from regelwerk.table.web.api.campaigns import hosting as campaigns
from regelwerk.table.web.api.content import entries, files, images, scene_editor, sheets
from regelwerk.table.web.api.error_responses import add_error_handlers
from regelwerk.table.web.api.games import debriefing, lessons, lobby, news, replay, result, table, transfer
from regelwerk.table.web.api.games import hosting as games
from regelwerk.table.web.api.lab import odds, studies, workshop
from regelwerk.table.web.limits import REQUESTS, Limits, Rate
from regelwerk.table.web.logs import RequestLog
from regelwerk.table.web.security import SecurityHeaders

ROUTERS = (
    systems.router,
    languages.router,
    games.router,
    lessons.router,
    lobby.router,
    table.router,
    entries.router,  # before `files`, whose routes take any name
    files.router,
    images.router,
    scene_editor.router,
    sheets.router,
    rules.router,
    odds.router,
    studies.router,
    workshop.router,
    replay.router,
    debriefing.router,
    result.router,
    campaigns.router,
    heroes.router,
    news.router,
    transfer.router,
    health.router,
)


def include_all(app: FastAPI, rate: Rate = REQUESTS) -> None:
    """Add all routes, error handlers and limits to an application."""
    for router in ROUTERS:
        app.include_router(router)
    add_error_handlers(app)
    # The middleware added last sees a request first.
    app.add_middleware(Limits, rate=rate)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RequestLog)

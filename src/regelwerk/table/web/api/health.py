"""For monitoring: whether the server is alive, whether it can take games, and its figures."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response

from regelwerk.table.web.api.dependencies import PROBLEMS, HostOnly, server_of
from regelwerk.table.wire.pages.health import Alive, Durations, Health, Operation
from regelwerk.version import VERSION

if TYPE_CHECKING:
    from regelwerk.table.figures import Figures
    from regelwerk.table.web.shared_metrics import SharedMetrics

router = APIRouter(tags=["health"])


@router.get("/health", summary="Alive: the process answers")
async def alive() -> Alive:
    return Alive(ok=True, version=VERSION)


@router.get("/ready", summary="Ready: an answer could be stored now", responses={503: {"model": Health}})
@router.get("/api/health", summary="Database, version, games", responses={503: {"model": Health}})
async def health(request: Request, response: Response) -> Health:
    server = server_of(request)
    database = await server.store.healthy()
    is_ready = database and server.is_prepared and not server.is_draining
    if not is_ready:
        response.status_code = 503
    return Health(
        ok=is_ready,
        version=VERSION,
        database=database,
        preparing=not server.is_prepared,
        draining=server.is_draining,
        games=server.open_games,
    )


@router.get("/metrics", summary="All figures in Prometheus' text form", response_class=Response, responses=PROBLEMS)
async def metrics(request: Request, host: HostOnly) -> Response:
    del host
    found = await _figures(request)
    return Response(found.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/operation", summary="The most important figures, for the operator's page", responses=PROBLEMS)
async def operation(request: Request, host: HostOnly) -> Operation:
    del host
    server = server_of(request)
    found = await _figures(request)
    return Operation(
        version=VERSION,
        database=await server.store.healthy(),
        processes=found.processes,
        uptime=found.uptime,
        memory=found.memory,
        games=found.total("regelwerk_games"),
        stored_games=await server.store.count_games(),
        connections=found.total("regelwerk_connections"),
        answers=_durations(found, "regelwerk_command_seconds", do="answer"),
        writes=_durations(found, "regelwerk_write_seconds"),
        commands=found.counted("regelwerk_commands", "result"),
        stored=found.counted("regelwerk_writes", "result"),
        odds=found.counted("regelwerk_odds", "result"),
        waiting=found.total("regelwerk_odds_waiting"),
    )


async def _figures(request: Request) -> Figures:
    shared: SharedMetrics = request.app.state.shared_metrics
    return await shared.figures()


def _durations(figures: Figures, name: str, **labels: str) -> Durations:
    half, most = (figures.quantile(name, share, **labels) for share in (0.5, 0.99))
    return Durations(half=_bounded(half), most=_bounded(most), known=half is not None)


def _bounded(seconds: float | None) -> float | None:
    """The last bucket has no bound, and JSON no infinity."""
    return None if seconds == inf else seconds

"""The health check for monitoring."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import APIRouter, Request, Response

from regelwerk.table.web.api.dependencies import server_of
from regelwerk.table.wire.pages.health import Health

router = APIRouter(prefix="/api/health", tags=["health"])


@router.get("", summary="Database, version, games", responses={503: {"model": Health}})
async def health(request: Request, response: Response) -> Health:
    server = server_of(request)
    database = await server.store.healthy()
    if not database:
        response.status_code = 503
    return Health(ok=database, version=version("regelwerk"), database=database, games=server.open_games)

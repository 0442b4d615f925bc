"""Images of one's own: backgrounds of scenes, portraits and tokens, uploaded by host or master."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Query, Request, Response

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.games.own_content import scope_of
from regelwerk.table.storage.images import ImageRecord
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    AnyCaller,
    HostOrMaster,
    LangQuery,
    game_of,
    scope_for,
    server_of,
)
from regelwerk.table.web.limits import IMAGE_SIZE, origin
from regelwerk.table.wire.base import Hash
from regelwerk.table.wire.pages.images import ImageInfo, ImageUse
from regelwerk.table.workers.calculation_pool import CalculationPool

SECONDS = 15.0
MOST_IMAGES, MOST_OF_STRANGERS = 300, 30
"""Most images of the house, and of a stranger's game."""
KIND = "image/webp"
FOREVER = "private, max-age=31536000, immutable"
"""An image never changes, because its address is the hash of its bytes."""
BODY = {
    "requestBody": {
        "required": True,
        "content": {kind: {"schema": {"type": "string", "format": "binary", "maxLength": IMAGE_SIZE}}
                    for kind in ("image/png", "image/jpeg", KIND)},
    }
}  # fmt: skip
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {KIND: {}}, "description": "The image"}}


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.imaging = CalculationPool(SECONDS, too_long="table-image-too-long")
    yield
    await app.state.imaging.close()


router = APIRouter(prefix="/api/images", tags=["images"], responses=PROBLEMS, lifespan=lifespan)
Named = Annotated[Hash, Path()]


@router.get("", summary="The images that the house keeps, the newest first")
async def images(request: Request, who: HostOrMaster) -> list[ImageInfo]:
    kept = await server_of(request).store.images.listed(await scope_for(request, who))
    return [
        ImageInfo.model_validate(
            {"image": one.hash, "use": one.use, "width": one.width, "height": one.height, "bytes": one.bytes}
        )
        for one in kept
    ]


@router.post(
    "",
    summary="Keep an image: PNG, JPEG or WebP",
    description="It is decoded, scaled for its use and written anew as WebP; nothing but its pixels is kept.",
    status_code=201,
    openapi_extra=BODY,
)
async def upload(
    request: Request,
    who: HostOrMaster,
    use: Annotated[ImageUse, Query(description="What it is for")] = "background",
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> ImageInfo:
    data = await request.body()
    imaging: CalculationPool = request.app.state.imaging
    read = await imaging.work(origin(request.scope), work="image", lang=lang, data=b64encode(data).decode(), use=use)
    image = ImageRecord.of(b64decode(read["data"]), use, read["width"], read["height"])
    scope = await scope_for(request, who)
    most = MOST_OF_STRANGERS if scope else MOST_IMAGES
    if not await server_of(request).store.images.put(image, scope, most):
        raise TableError("table-image-too-many", most=most)
    return ImageInfo(image=image.hash, use=use, width=image.width, height=image.height, bytes=len(image.data))


@router.get("/{image}", summary="One image", response_class=Response, responses=PICTURE)
async def one(request: Request, image: Named, who: AnyCaller) -> Response:
    """Host and master see what they manage, everybody else what their own game uses."""
    owners: tuple[str, ...] | None = None
    if who.seat is not None:
        game = await game_of(request, who.seat)
        owners = (game.id, scope_of(game)) if who.is_master else (game.id,)
    found = await server_of(request).store.images.get(image, owners)
    if found is None:
        raise TableError("table-image-unknown", status=404)
    return Response(
        found.data,
        media_type=KIND,
        headers={
            "cache-control": FOREVER,
            "vary": "authorization",
            "etag": f'"{found.hash}"',
            "content-disposition": f'inline; filename="{found.hash[:12]}.webp"',
        },
    )


@router.delete("/{image}", summary="Throw an image away; games that have begun keep what they use", status_code=204)
async def drop(request: Request, image: Named, who: HostOrMaster) -> Response:
    if not await server_of(request).store.images.drop(image, await scope_for(request, who)):
        raise TableError("table-image-unknown", status=404)
    return Response(status_code=204)

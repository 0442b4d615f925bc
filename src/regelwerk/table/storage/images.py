"""Images in the database: each kept once by the hash of its bytes, as long as the house or a game uses it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection, delete, func, insert, select

from regelwerk.table.storage.schema import image_uses, images
from regelwerk.table.storage.write_thread import Transaction


@dataclass(frozen=True, slots=True)
class ImageRecord:
    """An image as it is served: WebP, scaled for its use."""

    hash: str
    use: str
    width: int
    height: int
    data: bytes

    @classmethod
    def of(cls, data: bytes, use: str, width: int, height: int) -> ImageRecord:
        return cls(hashlib.sha256(data).hexdigest(), use, width, height, data)


@dataclass(frozen=True, slots=True)
class ImageSummary:
    """An image in a list."""

    hash: str
    use: str
    width: int
    height: int
    bytes: int


class Reads(Protocol):
    def __call__(self, read: Callable[[Connection], Any], /) -> Awaitable[Any]: ...


class Writes(Protocol):
    def __call__(self, game: str, write: Callable[[Transaction], Any], /) -> Awaitable[Any]: ...


class ImageShelf:
    """The images of a store. `game` is whose they are: a game's, or with an empty id the house's."""

    def __init__(self, read: Reads, write: Writes) -> None:
        self._read = read
        self._write = write

    async def put(self, image: ImageRecord, game: str, most: int) -> bool:
        """Keep an image for a game or the house; false if it already keeps as many as it may."""

        def write(transaction: Transaction) -> bool:
            connection = transaction.connection
            if _is_used(connection, image.hash, (game,)):
                return True
            kept = select(func.count()).select_from(image_uses).where(image_uses.c.game == game)
            if connection.execute(kept).scalar_one() >= most:
                return False
            if connection.execute(select(images.c.hash).where(images.c.hash == image.hash)).first() is None:
                row = {"hash": image.hash, "use": image.use, "width": image.width, "height": image.height}
                connection.execute(insert(images).values(**row, data=image.data, created=time.time()))
            connection.execute(insert(image_uses).values(hash=image.hash, game=game))
            return True

        return bool(await self._write("", write))

    async def keep(self, hashes: Iterable[str], game: str, scope: str) -> None:
        """Let a game keep those of these images that its scope has, whatever becomes of them there."""
        wanted = sorted(set(hashes))

        def write(transaction: Transaction) -> None:
            connection = transaction.connection
            for one in wanted:
                if _is_used(connection, one, (scope,)) and not _is_used(connection, one, (game,)):
                    connection.execute(insert(image_uses).values(hash=one, game=game))

        if wanted:
            await self._write("", write)

    async def get(self, image: str, games: Iterable[str] | None) -> ImageRecord | None:
        """An image, if one of these keeps it; None: whoever keeps it."""
        owners = None if games is None else tuple(games)

        def read(connection: Connection) -> ImageRecord | None:
            if owners is not None and not _is_used(connection, image, owners):
                return None
            row = connection.execute(select(images).where(images.c.hash == image)).first()
            return None if row is None else ImageRecord(row.hash, row.use, row.width, row.height, row.data)

        found: ImageRecord | None = await self._read(read)
        return found

    async def listed(self, game: str) -> list[ImageSummary]:
        """The images that a game or the house keeps, the newest first."""
        query = (
            select(images.c.hash, images.c.use, images.c.width, images.c.height, func.length(images.c.data))
            .join(image_uses, image_uses.c.hash == images.c.hash)
            .where(image_uses.c.game == game)
            .order_by(images.c.created.desc(), images.c.hash)
        )
        found: list[ImageSummary] = await self._read(
            lambda connection: [ImageSummary(*row) for row in connection.execute(query)]
        )
        return found

    async def drop(self, image: str, game: str) -> bool:
        """Let go of an image; false if it was not kept. Games that have begun with it keep theirs."""

        def write(transaction: Transaction) -> bool:
            own = delete(image_uses).where(image_uses.c.hash == image, image_uses.c.game == game)
            gone = transaction.connection.execute(own).rowcount == 1
            _drop_unused(transaction.connection)
            return gone

        return bool(await self._write("", write))


def forget_images(connection: Connection, game: str) -> None:
    """A game is gone, and with it the images that nobody else keeps."""
    if connection.execute(delete(image_uses).where(image_uses.c.game == game)).rowcount:
        _drop_unused(connection)


def _drop_unused(connection: Connection) -> None:
    connection.execute(delete(images).where(images.c.hash.not_in(select(image_uses.c.hash))))


def _is_used(connection: Connection, image: str, games: tuple[str, ...]) -> bool:
    query = select(image_uses.c.hash).where(image_uses.c.hash == image, image_uses.c.game.in_(games))
    return connection.execute(query).first() is not None

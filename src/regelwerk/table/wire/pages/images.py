"""Images of one's own: backgrounds of scenes, portraits and tokens."""

from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire

ImageUse = Literal["background", "portrait", "token"]


class ImageInfo(Wire):
    """An image that is kept: the hash by which content files name it, what it is for, its size in pixels and bytes."""

    image: str
    use: ImageUse
    width: int
    height: int
    bytes: int

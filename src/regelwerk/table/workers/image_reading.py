"""An uploaded image, read by decoding it and written anew: nothing but its pixels is kept.

Called in a worker with a time and memory limit. The size that a file claims is checked before anything is decoded.
"""

from __future__ import annotations

import io
import math
from typing import TYPE_CHECKING, NamedTuple

from regelwerk.table.errors import TableError

if TYPE_CHECKING:
    from PIL.Image import Image

FORMATS = ("PNG", "JPEG", "WEBP")
MOST_PIXELS = 40_000_000
MOST_SIDE = 16_000
QUALITIES = (84, 72, 60, 45, 30)
"""Tried one after the other until the image is small enough."""


class Bound(NamedTuple):
    """The longest side in pixels, and the most bytes."""

    side: int
    bytes: int


BOUNDS: dict[str, Bound] = {
    "background": Bound(2400, 1_500_000),
    "portrait": Bound(640, 200_000),
    "token": Bound(256, 60_000),
}


class ReadImage(NamedTuple):
    data: bytes
    width: int
    height: int


def read_image(data: bytes, use: str) -> ReadImage:
    """The image as WebP, scaled for its use; raises TableError for what is no image, too large or incomplete."""
    from PIL import Image, ImageOps

    bound = BOUNDS[use]
    try:
        opened = Image.open(io.BytesIO(data), formats=FORMATS)
    except Image.DecompressionBombError:
        raise _too_many_pixels() from None
    except Exception as error:  # Whatever a decoder stumbles over is the fault of the file.
        raise TableError("table-image-kind", status=422, field="image") from error
    width, height = opened.size
    if width * height > MOST_PIXELS or max(width, height) > MOST_SIDE:
        raise _too_many_pixels()
    try:
        # JPEG decodes at a fraction of its size, if that is enough.
        opened.draft("RGB", (bound.side * 2, bound.side * 2))
        opened.load()
        upright = ImageOps.exif_transpose(opened)
        has_alpha = "A" in upright.getbands() or "transparency" in upright.info
        plain = upright.convert("RGBA" if has_alpha else "RGB")
        return _written(_cropped(plain, use), bound)
    except Exception as error:  # As above.
        raise TableError("table-image-broken", status=422, field="image") from error


def _too_many_pixels() -> TableError:
    return TableError("table-image-pixels", status=422, field="image", most=MOST_PIXELS // 1_000_000, side=MOST_SIDE)


def _cropped(image: Image, use: str) -> Image:
    """A token is round, so the middle of the image counts; of a portrait rather the upper part."""
    if use == "background":
        return image
    width, height = image.size
    side = min(width, height)
    left, top = (width - side) // 2, (height - side) // (2 if use == "token" else 4)
    return image.crop((left, top, left + side, top + side))


def _written(image: Image, bound: Bound) -> ReadImage:
    longest = max(image.size)
    if longest > bound.side:
        scale = bound.side / longest
        image = image.resize(tuple(max(1, math.floor(edge * scale)) for edge in image.size))  # type: ignore[arg-type]
    image.info = {}
    for quality in QUALITIES:
        target = io.BytesIO()
        image.save(target, "WEBP", quality=quality, method=4)
        if target.tell() <= bound.bytes:
            break
    return ReadImage(target.getvalue(), *image.size)

"""Images for tests, good and bad, made on the spot."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib

from PIL import Image
from PIL.PngImagePlugin import PngInfo


def picture(kind: str = "PNG", size: tuple[int, int] = (40, 30), colour: str = "teal", **more: object) -> bytes:
    """A plain image of one colour."""
    target = io.BytesIO()
    Image.new("RGB", size, colour).save(target, kind, **more)
    return target.getvalue()


def with_secrets() -> bytes:
    """A photograph that says where it was taken, and a remark in a PNG."""
    exif = Image.Exif()
    exif[0x010E] = "taken at home"
    return picture("JPEG", (400, 300), exif=exif)


def with_remark() -> bytes:
    remark = PngInfo()
    remark.add_text("Comment", "<script>alert(1)</script>")
    return picture("PNG", pnginfo=remark)


def with_a_zip_behind() -> bytes:
    """A file that is an image to some and an archive to others."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("page.html", "<script>alert(1)</script>")
    return picture() + archive.getvalue()


def claiming(width: int, height: int, data: bytes = b"") -> bytes:
    """A PNG of a few bytes that claims to be this large."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(data)) + _chunk(b"IEND", b"")


def bomb() -> bytes:
    """A small file of very many pixels, all of which are really there."""
    return claiming(15_000, 15_000, bytes(1_000_000))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
HOSTILE: dict[str, tuple[bytes, str]] = {
    "an SVG with a script": (SVG, "table-image-kind"),
    "nothing": (b"", "table-image-kind"),
    "a page that is called PNG": (b"\x89PNG\r\n\x1a\n<html><script>alert(1)</script></html>", "table-image-kind"),
    "a GIF": (picture("GIF"), "table-image-kind"),
    "an archive": (with_a_zip_behind()[len(picture()) :], "table-image-kind"),
    "a truncated PNG": (picture(size=(300, 300))[:-60], "table-image-broken"),
    "a truncated JPEG": (picture("JPEG", (800, 800))[:4000], "table-image-broken"),
    "a truncated WebP": (picture("WEBP", (300, 300))[:-20], "table-image-kind"),
    "a bomb of pixels": (bomb(), "table-image-pixels"),
    "a strip as wide as a street": (claiming(30_000, 10), "table-image-pixels"),
    "a claim of more than there is": (claiming(4_000, 4_000), "table-image-broken"),
}
"""What is no image, or none that is taken in, and the code of the sentence about it."""

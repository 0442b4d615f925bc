"""An uploaded image is what can be decoded, and nothing but its pixels is kept."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from regelwerk.table.errors import TableError
from regelwerk.table.workers.image_reading import BOUNDS, read_image
from table.pictures import HOSTILE, picture, with_a_zip_behind, with_remark, with_secrets


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_three_formats_become_one(kind: str) -> None:
    read = read_image(picture(kind), "background")
    assert Image.open(io.BytesIO(read.data)).format == "WEBP"
    assert (read.width, read.height) == (40, 30)


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_is_no_image_is_refused_with_its_reason(name: str) -> None:
    data, code = HOSTILE[name]
    with pytest.raises(TableError) as refused:
        read_image(data, "background")
    assert refused.value.code == code


def test_large_images_are_scaled_for_their_use() -> None:
    large = picture("JPEG", (5000, 2500))
    assert read_image(large, "background")[1:] == (2400, 1200)
    assert read_image(large, "portrait")[1:] == (640, 640)
    assert read_image(large, "token")[1:] == (256, 256)


def test_noise_is_compressed_until_it_is_small_enough() -> None:
    noise = io.BytesIO()
    Image.effect_noise((700, 700), 120).save(noise, "PNG")
    for use in ("portrait", "token"):
        assert len(read_image(noise.getvalue(), use).data) <= BOUNDS[use].bytes


@pytest.mark.parametrize(
    ("data", "secret"),
    [(with_secrets(), b"taken at home"), (with_remark(), b"script"), (with_a_zip_behind(), b"page.html")],
)
def test_what_is_hidden_in_a_file_does_not_survive(data: bytes, secret: bytes) -> None:
    assert secret in data
    read = read_image(data, "background")
    assert secret not in read.data
    assert not Image.open(io.BytesIO(read.data)).getexif()


def test_transparency_is_kept_and_other_colours_are_converted() -> None:
    for mode, kept in (("RGBA", "RGBA"), ("LA", "RGBA"), ("P", "RGB"), ("I;16", "RGB"), ("1", "RGB")):
        target = io.BytesIO()
        Image.new(mode, (20, 20)).save(target, "PNG")
        assert Image.open(io.BytesIO(read_image(target.getvalue(), "token").data)).mode in (kept, "RGB")
    press = io.BytesIO()
    Image.new("CMYK", (20, 20)).save(press, "JPEG")
    assert read_image(press.getvalue(), "portrait").width == 20

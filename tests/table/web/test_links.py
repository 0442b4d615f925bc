"""Links: QR codes that hold what they should, and addresses that others can use."""

from __future__ import annotations

import re

import pytest
import segno

from regelwerk.table.web.links import QUIET, base_url, is_for_others, own_addresses, qr_path, seat_link
from regelwerk.table.web.lobby_page import LinkMaker


def test_a_code_shows_exactly_the_dark_modules_of_its_link() -> None:
    url = "http://192.168.1.7:8000/" + seat_link("x" * 32)
    path, size = qr_path(url)
    matrix = segno.make(url, error="m", micro=False).matrix
    dark = set()
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path):
        dark |= {(int(x) + step - QUIET, int(y) - QUIET) for step in range(int(run))}
    assert dark == {(x, y) for y, row in enumerate(matrix) for x, module in enumerate(row) if module}
    assert size == len(matrix) + 2 * QUIET


@pytest.mark.parametrize(
    ("host", "others"),
    [
        ("localhost", False),
        ("127.0.0.1", False),
        ("::1", False),
        ("[::1]", False),
        ("0.0.0.0", False),
        ("192.168.1.7", True),
        ("table.example", True),
        ("fd00::7", True),
    ],
)
def test_which_addresses_others_can_use(host: str, others: bool) -> None:
    assert is_for_others(host) is others


def test_addresses_are_spelled_as_browsers_take_them() -> None:
    assert base_url("http", "192.168.1.7", 8000) == "http://192.168.1.7:8000/"
    assert base_url("http", "fd00::7", 8000) == "http://[fd00::7]:8000/"
    assert base_url("https", "table.example", 443) == "https://table.example/"
    assert all(is_for_others(address) for address in own_addresses())


def test_codes_lead_to_the_first_address_that_others_can_use() -> None:
    addresses = ["http://localhost:8000/", "http://192.168.1.7:8000/"]
    assert LinkMaker(b"", addresses, lambda _: 0).address == "http://192.168.1.7:8000/"
    assert LinkMaker(b"", addresses[:1], lambda _: 0).address == "http://localhost:8000/"

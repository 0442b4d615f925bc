"""Links to send to players: their address, their QR code, and where this machine can be reached."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache

QUIET = 4
"""Width of the quiet zone around the code, in modules."""
SOMEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Documentation addresses: finding the route to them reveals our own address and sends nothing."""


def seat_link(token: str) -> str:
    """The fragment of a link, which a browser does not send to servers."""
    return f"#/t/{token}"


def host_link(token: str) -> str:
    return f"#/host/{token}"


@lru_cache(maxsize=256)
def qr_path(url: str) -> tuple[str, int]:
    """A link as the data of an SVG path, and the width and height of the picture."""
    import segno

    matrix = segno.make(url, error="m", micro=False).matrix
    parts = []
    for y, row in enumerate(matrix):
        x = 0
        while x < len(row):
            run = 0
            while x + run < len(row) and row[x + run]:
                run += 1
            if run:
                parts.append(f"M{x + QUIET} {y + QUIET}h{run}v1h-{run}z")
            x += run or 1
    return "".join(parts), len(matrix) + 2 * QUIET


def own_addresses() -> list[str]:
    """The addresses of this machine that others on the network can use, as far as it knows them."""
    found = []
    for somewhere, family in SOMEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((somewhere, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    return [address for address in found if is_for_others(address)]


def is_for_others(host: str) -> bool:
    """Whether an address or name is usable by other machines."""
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return host != "localhost" and not host.endswith(".localhost")
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def base_url(scheme: str, host: str, port: int | None) -> str:
    """A URL without the default port."""
    shown = f"[{host}]" if ":" in host and not host.startswith("[") else host
    usual = {"http": 80, "https": 443}.get(scheme)
    return f"{scheme}://{shown}/" if port in (None, usual) else f"{scheme}://{shown}:{port}/"

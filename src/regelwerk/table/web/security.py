"""Who may do what: the house secret, the tokens that derive from it, and the headers of every answer.

A token is never stored: it is worked out from the secret, and the database knows only its hash. So nobody who reads the
database can take a seat, and whoever has the secret (the host) can show every link again.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

SECRET_SIZE = 32
TOKEN_BYTES = 24
SECRET_VARIABLE = "REGELWERK_SECRET"
KEY_FILE = "house.key"

POLICY = "; ".join(
    (
        "default-src 'self'",
        # Fonts and pictures may be built into the client's own style sheet; nothing comes from elsewhere.
        "img-src 'self' data:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class SecretError(ValueError):
    """The house secret cannot be used: a message key and its facts."""

    def __init__(self, code: str, **facts: str) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: {facts}")


def house_secret(folder: Path | None) -> bytes:
    """The secret from the environment, or from the key file in a folder, which is made when it is missing."""
    given = os.environ.get(SECRET_VARIABLE)
    if given:
        return _decoded(given, SECRET_VARIABLE)
    if folder is None:
        raise SecretError("table-secret-missing", variable=SECRET_VARIABLE)
    path = folder / KEY_FILE
    try:
        # An empty file holds no secret: whoever began to write one came to no end.
        if not path.exists() or not path.stat().st_size:
            _write_secret(path)
        written = path.read_text("ascii", errors="replace")
    except OSError as error:
        raise SecretError("table-secret-unwritten", where=str(path)) from error
    return _decoded(written, str(path))


def _write_secret(path: Path) -> None:
    """A new secret, all of it or nothing; if somebody else writes one at the same time, there is but one afterwards."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(secrets.token_bytes(SECRET_SIZE).hex() + "\n")
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            part.replace(path)
        else:
            with suppress(FileExistsError):
                os.link(part, path)
    finally:
        part.unlink(missing_ok=True)


def _decoded(text: str, where: str) -> bytes:
    try:
        secret = bytes.fromhex(text.strip())
    except ValueError:
        secret = b""
    if len(secret) < SECRET_SIZE:
        raise SecretError("table-secret-form", where=where)
    return secret


def _derived(secret: bytes, what: str) -> str:
    return urlsafe_b64encode(hmac.digest(secret, what.encode(), "sha256")[:TOKEN_BYTES]).decode()


def seat_token(secret: bytes, game: str, seat: int, generation: int) -> str:
    """The token of one seat; another generation is another token, and the old one opens nothing."""
    return _derived(secret, f"{game}/{seat}/{generation}")


def host_token(secret: bytes) -> str:
    """The token of the house: lists, makes and removes games."""
    return _derived(secret, "host")


def origin_mark(secret: bytes, address: str) -> str:
    """By what an address is known again without being written down."""
    return _derived(secret, f"origin/{address}")


def token_hash(token: str) -> str:
    """What the database knows of a token."""
    return hashlib.sha256(token.encode("utf-8", errors="replace")).hexdigest()


def is_host(secret: bytes, token: str) -> bool:
    return hmac.compare_digest(host_token(secret).encode(), token.encode("utf-8", errors="replace"))


class SecurityHeaders:
    """Every answer says what a browser may do with it; answers of the API are not kept anywhere."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)

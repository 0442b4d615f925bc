"""The house secret, and the tokens of seats and host that derive from it.

A token is never stored: the database knows only its hash. So a copy of the database opens no seat, while the host, who
has the secret, can show every link again.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path

SECRET_SIZE = 32
TOKEN_BYTES = 24
SECRET_VARIABLE = "REGELWERK_SECRET"
KEY_FILE = "house.key"


class SecretError(ValueError):
    """The house secret cannot be used: a message key and its facts."""

    def __init__(self, code: str, **facts: str) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: {facts}")


def house_secret(folder: Path | None) -> bytes:
    """The secret from the environment, or from the key file in a folder, which is created if missing."""
    given = os.environ.get(SECRET_VARIABLE)
    if given:
        return _decoded(given, SECRET_VARIABLE)
    if folder is None:
        raise SecretError("table-secret-missing", variable=SECRET_VARIABLE)
    path = folder / KEY_FILE
    try:
        # An empty file is left by a process that died while writing it.
        if not path.exists() or not path.stat().st_size:
            _write_secret(path)
        written = path.read_text("ascii", errors="replace")
    except OSError as error:
        raise SecretError("table-secret-unwritten", where=str(path)) from error
    return _decoded(written, str(path))


def _write_secret(path: Path) -> None:
    """Write a new secret atomically; of two processes that try at once, one wins."""
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
    """The token of a seat; the next generation has a new token, and the old one stops working."""
    return _derived(secret, f"{game}/{seat}/{generation}")


def host_token(secret: bytes, generation: int = 0) -> str:
    """The host's token, which lists, makes and removes games; the next generation has a new one."""
    return _derived(secret, f"host/{generation}" if generation else "host")


def origin_mark(secret: bytes, address: str) -> str:
    """A keyed mark that identifies an address without storing it."""
    return _derived(secret, f"origin/{address}")


def token_hash(token: str) -> str:
    """The form of a token that the database stores."""
    return hashlib.sha256(token.encode("utf-8", errors="replace")).hexdigest()


def is_host(secret: bytes, token: str, generation: int = 0) -> bool:
    return hmac.compare_digest(host_token(secret, generation).encode(), token.encode("utf-8", errors="replace"))

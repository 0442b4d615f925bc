"""What environments need besides: the extra `rl`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class NoEnvironments(RuntimeError):
    """Environments need Gymnasium and PettingZoo, and they are not installed."""

    def __init__(self) -> None:
        super().__init__("environments need Gymnasium and PettingZoo: pip install 'regelwerk[rl]'")


@contextmanager
def needed() -> Iterator[None]:
    """Imports that fail without the extra, and then say so in a sentence."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] in ("gymnasium", "pettingzoo"):
            raise NoEnvironments from missing
        raise

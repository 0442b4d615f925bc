"""Checks that play whole games: a part of them in every run of the tests, all of them in `make soak`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

SOAKING = int(os.environ.get("REGELWERK_SEEDS", "0"))
"""How many games of every entrant of the battery `make soak` plays; otherwise none."""


def every(step: int, cases: Iterable[T]) -> list[T]:
    """The first of the cases and every second, third, ... after it; in `make soak` all of them."""
    return list(cases)[:: 1 if SOAKING else step]

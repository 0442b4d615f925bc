"""What the master may correct at the table, and whom they may bring in."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire


class AmendmentChoice(Wire):
    value: str
    text: str


class AmendmentView(Wire):
    """A value that the master may correct: send `change` with the new value under `to`."""

    who: str
    who_name: str
    name: str
    change: dict[str, object]
    kind: Literal["number", "switch", "choice"]
    value: int | bool | str
    low: int | None = None
    high: int | None = None
    choices: list[AmendmentChoice] = []
    rule: str = ""
    """Of a ruling on somebody's next probe: the rule that leaves room for it. `why` may be sent beside `to`."""


class RecruitView(Wire):
    """A participant whom the master may bring into a running game: send `change` as a correction."""

    id: str
    name: str
    kind: str
    change: dict[str, object]

"""What matters in the small games, and players for them."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from lab.games import Ambush
from regelwerk.engine.policies import ByRule, Policy
from regelwerk.players.futures import Futures as Futures
from regelwerk.players.judging import Judge, Weights
from regelwerk.players.thinking import Effort, Thinker

STRIKES: Policy = ByRule("strikes", {"T-ASK-01": lambda _: "strike"})


def _rows(state: str) -> Mapping[str, tuple[float, ...]]:
    return {"a": (float(state == "cover"),), "b": (0.0,)}


AMBUSHED: Any = SimpleNamespace(CONCERNS=("cover",), concerns=_rows, party_of=lambda _, seat: seat)
"""Only whether a is in cover matters in an ambush."""


def ambush_thinker(weight: float, effort: Effort, own: Policy = STRIKES) -> Thinker:
    """Thinks about an ambush, with cover at this weight."""
    judge: Judge[str] = Judge(Ambush(), AMBUSHED, Weights((weight,), {}))
    return Thinker("thinker", judge, own, STRIKES, (), effort)

"""Tempers: how differently computer players weigh the same things. They are data, in `tempers.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from regelwerk.engine.state_values import Value

USUAL = "balanced"
"""The temper of a faction that names one nobody knows."""


class Temper(Value, frozen=True):
    """Weights of what can be won and lost (1 is the plain estimate), and the points kept in reserve."""

    name: str
    strike: float
    spy: float
    gather: float
    plan: float
    caution: float
    reserve: int
    ambush: bool


def read_tempers(text: str) -> dict[str, Temper]:
    """All tempers of a file; ValueError says which one lacks what, or has what nobody reads."""
    tempers = {name: _temper(name, table) for name, table in tomllib.loads(text).items()}
    if USUAL not in tempers:
        raise ValueError(f"there is no temper {USUAL!r}")
    return tempers


def _temper(name: str, table: Any) -> Temper:
    if not isinstance(table, Mapping):
        raise ValueError(f"{name} is no table")
    wanted = {name: kind for name, kind in Temper.__annotations__.items() if name != "name"}
    if table.keys() != wanted.keys():
        odd = ", ".join(sorted(table.keys() ^ wanted.keys()))
        raise ValueError(f"temper {name}: missing or unknown: {odd}")
    kinds: dict[Any, Any] = {"float": (int, float), "int": (int,), "bool": (bool,)}
    for key, kind in wanted.items():
        value: Any = table[key]
        if not isinstance(value, kinds[kind]) or (kind != "bool" and (isinstance(value, bool) or value < 0)):
            raise ValueError(f"temper {name}: {key} = {value!r} is no {kind} from 0 on")
    return Temper(name, **table)


TEMPERS: Mapping[str, Temper] = read_tempers(files(__package__).joinpath("tempers.toml").read_text(encoding="utf-8"))

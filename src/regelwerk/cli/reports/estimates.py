"""Estimates with their intervals, as text and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.lab.estimate import Estimate


def share(chance: Estimate, voice: Voice) -> str:
    text = voice.percent(chance.value)
    return f"{text} ({voice.number(100 * chance.low, 1)}–{voice.number(100 * chance.high, 1)})"


def mean(value: Estimate | None, voice: Voice) -> str:
    """A mean with its interval; a dash where nobody is left."""
    if value is None:
        return "–"
    reach = value.high - value.value
    return voice.number(value.value) + (f" ± {voice.number(reach)}" if reach else "")


def plain_estimate(value: Estimate) -> dict[str, float]:
    return {"value": value.value, "low": value.low, "high": value.high}

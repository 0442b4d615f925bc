"""The law of a throw in notation: a table with bars, the mean, the chance of at least a number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regelwerk.cli.terminal.bars import law_lines
from regelwerk.cli.voice import Voice
from regelwerk.dice import parse
from regelwerk.dice.summary import mean, reaching
from regelwerk.languages import sayings


def looks_like_a_system(text: str) -> bool:
    """Names of systems are words without digits; throws are not."""
    return text.isidentifier() and text.islower() and not any(c.isdigit() for c in text) and text not in ("w", "d")


def answer_notation(
    text: str, voice: Voice, at_least: int | None = None, as_json: bool = False, plot: Path | None = None
) -> None:
    throw = parse(text)
    law, notation = throw.law(), throw.notation(voice.lang)
    if plot is not None:
        from regelwerk.cli.reports.plots import save_plot

        save_plot(law, plot, notation)
    if as_json:
        data: dict[str, Any] = {"throw": notation, **law.to_json(), "mean": mean(law)}
        if at_least is not None:
            data["at_least"] = {"n": at_least, "probability": reaching(law, at_least)}
        voice.print_json(data)
        return
    # Without Fluent, which takes longer to load than the law takes to compute.
    words = sayings("regelwerk.cli", voice.lang)
    lines = [notation, *law_lines(law, voice), words["cli-throw-mean"].format(mean=voice.number(mean(law), 3))]
    if law.rest:
        lines.append(words["cli-throw-rest"])
    if at_least is not None:
        lines.append(words["cli-throw-at-least"].format(n=at_least, chance=voice.percent(reaching(law, at_least), 3)))
    if plot is not None:
        lines.append(words["cli-throw-plot"].format(file=plot))
    voice.write(*lines)

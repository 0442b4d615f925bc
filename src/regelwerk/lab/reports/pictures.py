"""The pictures of studies: heat maps, lines with bands, tornado charts, spreads. Needs the extra `plot`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regelwerk.lab.plot import COLOURS, LINES, MARKS, WIDTH, NoMatplotlib, Picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from regelwerk.lab.estimate import Estimate
    from regelwerk.lab.reports.words import Words
    from regelwerk.lab.studies.findings import Balanced, ChangedOdds, Effect
    from regelwerk.lab.studies.results import Results

MOST_WRITTEN = 400
"""Cells of a heat map in which numbers are written."""
MAP = "RdBu_r"
"""Colours that everybody can tell apart, light in the middle."""


def _axes(width: float, height: float) -> tuple[Any, Axes]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoMatplotlib from None

    figure = Figure(figsize=(width, height), layout="constrained")
    axes: Axes = figure.subplots()
    return figure, axes


def _scale(words: Words, measure: str) -> tuple[float, str]:
    """Shares are drawn in percent."""
    return (100.0, " (%)") if words.is_share(measure) else (1.0, "")


def heat(
    rows: Sequence[str], columns: Sequence[str], values: Sequence[Sequence[float | None]], words: Words, measure: str
) -> Picture:
    """A heat map with its numbers in the cells."""
    scale, unit = _scale(words, measure)
    figure, axes = _axes(2.2 + 0.62 * len(columns), 1.4 + 0.34 * len(rows))
    drawn = [[float("nan") if value is None else scale * value for value in line] for line in values]
    low_end, high_end = (0.0, 100.0) if unit else (None, None)
    image = axes.imshow(drawn, cmap=MAP, aspect="auto", vmin=low_end, vmax=high_end)
    low, high = image.get_clim()
    axes.set_xticks(range(len(columns)), columns, rotation=45, ha="right")
    axes.set_yticks(range(len(rows)), rows)
    if len(rows) * len(columns) <= MOST_WRITTEN:
        for y, line in enumerate(drawn):
            for x, value in enumerate(line):
                if value == value:
                    middle = abs((value - low) / ((high - low) or 1) - 0.5) < 0.32
                    text = words.number(value, 0 if unit else 2)
                    axes.text(x, y, text, ha="center", va="center", fontsize=8, color="black" if middle else "white")
    axes.set_title(words.measure(measure) + unit)
    return Picture(figure)


def sweep_map(results: Results, words: Words) -> Picture:
    """Two numbers against one measure."""
    study = results.study
    down, across = study.axes
    values: list[list[float | None]] = []
    for y in range(len(down.values)):
        found = [results.estimate(y * len(across.values) + x) for x in range(len(across.values))]
        values.append([None if one is None else one.value for one in found])
    picture = heat(
        [words.value(v) for v in down.values], [words.value(v) for v in across.values], values, words, study.measure
    )
    axes = picture.figure.axes[0]
    axes.set_xlabel(words.path(across.path))
    axes.set_ylabel(words.path(down.path))
    return picture


def lines(results: Results, words: Words) -> Picture:
    """One number against a measure, with the band of its intervals; of several, each in its own panel of points."""
    study, measure = results.study, results.study.measure
    scale, unit = _scale(words, measure)
    known = [(study.variant(v).changes, one) for v in results.variants if (one := results.estimate(v)) is not None]
    figure, axes = _axes(WIDTH, 3.6)
    for number, axis in enumerate(study.axes):
        points = sorted(((axis.values.index(changes[axis.path]), one) for changes, one in known), key=lambda p: p[0])
        is_number = all(isinstance(value, int | float) and not isinstance(value, bool) for value in axis.values)
        at = [axis.values[n] if is_number else n for n, _ in points]
        colour = COLOURS[number % len(COLOURS)]
        if len(study.axes) == 1:
            _band(axes, at, [one for _, one in points], scale, colour)
            axes.set_xlabel(words.path(axis.path))
            if not is_number:
                axes.set_xticks(range(len(axis.values)), [words.value(v) for v in axis.values])
        else:
            mark = MARKS[number % len(MARKS)]
            shown = [scale * one.value for _, one in points]
            axes.plot([n for n, _ in points], shown, mark, color=colour, markersize=4, label=words.path(axis.path))
    if len(study.axes) > 1:
        axes.legend(frameon=False)
    axes.set_ylabel(words.measure(measure) + unit)
    _plain(axes)
    return Picture(figure)


def _band(axes: Axes, at: Sequence[Any], found: Sequence[Estimate], scale: float, colour: str) -> None:
    axes.plot(at, [scale * one.value for one in found], color=colour, marker="o", markersize=4, linestyle=LINES[0])
    low, high = ([scale * getattr(one, end) for one in found] for end in ("low", "high"))
    axes.fill_between(at, low, high, color=colour, alpha=0.15, linewidth=0)


def tornado(effects: Sequence[Effect], words: Words, measure: str) -> Picture:
    """What each change does, the largest at the top; what is certain is dark, with its interval."""
    scale, _ = _scale(words, measure)
    shown = [one for one in effects if one.difference is not None]
    figure, axes = _axes(WIDTH + 1, 1.2 + 0.26 * max(1, len(shown)))
    for place, one in enumerate(reversed(shown)):
        found = one.difference
        assert found is not None
        sure = one.verdict == "sure"
        axes.barh(place, scale * found.value, color=COLOURS[0] if sure else "#BBBBBB")
        axes.plot([scale * found.low, scale * found.high], [place, place], color="#333333", linewidth=1)
    names = [f"{one.path.removeprefix('options.')} = {words.value(one.value)}" for one in reversed(shown)]
    axes.set_yticks(range(len(shown)), names, fontsize=8)
    axes.axvline(0, color="#333333", linewidth=0.8)
    unit = f" ({words.text('lab-points')})" if scale == 100 else ""
    axes.set_xlabel(f"{words.text('lab-difference')}: {words.measure(measure)}{unit}")
    _plain(axes)
    return Picture(figure)


def changes(odds: Sequence[ChangedOdds], words: Words) -> Picture:
    """The largest changes of odds, from before to after."""
    shown = list(odds[:20])
    figure, axes = _axes(WIDTH + 1, 1.2 + 0.28 * max(1, len(shown)))
    for place, one in enumerate(reversed(shown)):
        axes.plot([one.before, one.after], [place, place], color="#999999")
        axes.plot(one.before, place, "o", color="#999999")
        axes.plot(one.after, place, "s", color=COLOURS[1])
    names = [
        f"{', '.join(words.name(str(v)) for v in one.given.values())}: {one.label.get(words.lang, '')}"
        for one in reversed(shown)
    ]
    axes.set_yticks(range(len(shown)), names, fontsize=8)
    axes.set_xlabel(f"○ {words.text('lab-before')}   ■ {words.text('lab-after')}")
    _plain(axes)
    return Picture(figure)


def tested(found: Balanced, words: Words, measure: str, target: float) -> Picture:
    """The values that were tested, with the target."""
    scale, unit = _scale(words, measure)
    figure, axes = _axes(WIDTH, 3.6)
    known = [(value, one) for value, one, _ in found.tested if one is not None]
    at = [value for value, _ in known]
    values = [scale * one.value for _, one in known]
    reaches = [
        [scale * (one.value - one.low) for _, one in known],
        [scale * (one.high - one.value) for _, one in known],
    ]
    axes.errorbar(at, values, yerr=reaches, fmt="o", color=COLOURS[0], capsize=4)
    axes.axhline(scale * target, color="#999999", linestyle=":")
    if found.is_bracketed:
        axes.axvspan(float(found.low), float(found.high), color=COLOURS[2], alpha=0.12, linewidth=0)
    axes.set_xlabel(words.path(found.path))
    axes.set_ylabel(words.measure(measure) + unit)
    _plain(axes)
    return Picture(figure)


def spread(shares: Mapping[int, float], size: int, words: Words, label: str) -> Picture:
    """How a measure is spread over the games."""
    figure, axes = _axes(WIDTH, 3.0)
    middles = [low + (size - 1) / 2 for low in shares]
    axes.bar(middles, [100 * share for share in shares.values()], 0.86 * size, color=COLOURS[0])
    axes.set_xlabel(label)
    axes.set_ylabel(f"{words.text('lab-share')} (%)")
    _plain(axes)
    return Picture(figure)


def _plain(axes: Axes) -> None:
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.25)
    axes.set_axisbelow(True)

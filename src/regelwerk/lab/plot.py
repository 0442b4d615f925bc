"""Laws and courses as pictures, for notebooks and files. Needs the extra `plot` (Matplotlib)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.dice import Law
from regelwerk.lab.estimate import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, HEIGHT = 7.0, 3.6
MOST_TICKS = 20
# Beyond this many outcomes bars would be hairlines, and an outline is drawn instead.
MOST_BARS = 120
# An outcome is left out if in every law it is this much rarer than the likeliest one.
INVISIBLE = 1 / 2000
# Told apart by people who see fewer colours, too; line and mark differ as well, for paper without any.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#AA3377", "#8A6D00", "#444444", "#3FA0DA")
MARKS = ("o", "s", "^", "D", "v", "P", "X")
LINES = ("-", "--", ":")
# Beyond this many points marks would hide the line.
MOST_MARKS = 40


class NoMatplotlib(RuntimeError):
    """Pictures need Matplotlib, and it is not installed."""

    def __init__(self) -> None:
        super().__init__("pictures need Matplotlib: pip install 'regelwerk[plot]'")


@dataclass(frozen=True, slots=True)
class Picture:
    """A Matplotlib figure that notebooks show by themselves; `figure` is there for those who want to change it."""

    figure: Figure

    def svg(self) -> str:
        """The picture as SVG text; the same picture always gives the same text."""
        from matplotlib import rc_context

        text = StringIO()
        with rc_context({"svg.hashsalt": "regelwerk", "svg.fonttype": "none"}):
            self.figure.savefig(text, format="svg", metadata={"Date": None})
        return text.getvalue()

    def save(self, path: Path | str) -> None:
        """Write a file; its ending says which kind: svg, png, pdf."""
        path = Path(path)
        if path.suffix == ".svg":
            path.write_text(self.svg(), "utf-8")
        else:
            self.figure.savefig(path)

    def _repr_svg_(self) -> str:
        return self.svg()


def law_plot(laws: Law[Any] | Mapping[str, Law[Any]], title: str = "", axis: str = "%") -> Picture:
    """One law as bars, or several by name side by side."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoMatplotlib from None

    named = {"": laws} if isinstance(laws, Law) else dict(laws)
    outcomes = _outcomes(named)
    # A figure of its own, without pyplot: nothing global, no window, no display needed.
    figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
    axes: Axes = figure.subplots()
    for number, (name, law) in enumerate(named.items()):
        heights = [100 * law.weight(outcome) / law.total for outcome in outcomes]
        _draw(axes, heights, name, number, len(named))
    every = -(-len(outcomes) // MOST_TICKS)
    axes.set_xticks(range(0, len(outcomes), every), [_label(outcome) for outcome in outcomes[::every]])
    axes.set_ylabel(axis)
    axes.set_title(title)
    axes.spines[["top", "right"]].set_visible(False)
    if len(named) > 1:
        axes.legend(frameon=False)
    return Picture(figure)


def _draw(axes: Axes, heights: list[float], name: str, number: int, of: int) -> None:
    if len(heights) > MOST_BARS:
        axes.stairs(heights, [at - 0.5 for at in range(len(heights) + 1)], label=name, fill=of == 1)
        return
    width = 0.84 / of
    shift = (number - (of - 1) / 2) * width
    axes.bar([at + shift for at in range(len(heights))], heights, width, label=name)


def _outcomes(laws: Mapping[str, Law[Any]]) -> list[Any]:
    """All outcomes that would be seen, in order if they have one."""
    seen: dict[Any, None] = {}
    for law in laws.values():
        least = max(weight for _, weight in law.items()) * INVISIBLE
        seen |= {outcome: None for outcome, weight in law.items() if weight >= least}
    try:
        return sorted(seen)
    except TypeError:
        return list(seen)


def _label(outcome: object) -> str:
    return str(tuple(outcome)) if isinstance(outcome, tuple) else str(outcome)


@dataclass(frozen=True, slots=True)
class Panel:
    """One figure over the rounds: for each name a value with its interval, or nothing, from the start on."""

    title: str
    lines: Sequence[tuple[str, Sequence[Estimate | None]]]
    is_share: bool = False


def course_plot(panels: Sequence[Panel], axis: str, first: int = 1, title: str = "") -> Picture:
    """Courses side by side, each line with the band of its intervals; the start stands before the first round."""
    try:
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator
    except ImportError:
        raise NoMatplotlib from None

    columns = 1 if len(panels) == 1 else 2
    rows = -(-len(panels) // columns)
    figure = Figure(figsize=(WIDTH * columns * 0.8, HEIGHT * rows + 0.6), layout="constrained")
    grid = figure.subplots(rows, columns, squeeze=False)
    places: list[Axes] = list(grid.flat)
    for axes, panel in zip(places, panels, strict=False):
        for number, (name, values) in enumerate(panel.lines):
            _draw_course(axes, values, name, number, first - 1, 100 if panel.is_share else 1)
        axes.set_title(panel.title)
        axes.set_xlabel(axis)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        if panel.is_share:
            axes.set_ylim(-3, 103)
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(alpha=0.25)
    for axes in places[len(panels) :]:
        axes.set_axis_off()
    figure.suptitle(title)
    handles, labels = places[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=min(4, max(1, len(labels))), frameon=False)
    return Picture(figure)


def _draw_course(
    axes: Axes, values: Sequence[Estimate | None], name: str, number: int, start: int, scale: float
) -> None:
    known = [(start + n, value) for n, value in enumerate(values) if value is not None]
    colour = COLOURS[number % len(COLOURS)]
    at = [n for n, _ in known]
    axes.plot(
        at,
        [scale * value.value for _, value in known],
        color=colour,
        linestyle=LINES[number // len(COLOURS) % len(LINES)],
        marker=MARKS[number % len(MARKS)] if len(values) <= MOST_MARKS else "",
        markersize=4,
        label=name,
    )
    low, high = ([scale * getattr(value, end) for _, value in known] for end in ("low", "high"))
    axes.fill_between(at, low, high, color=colour, alpha=0.15, linewidth=0)


def shares_plot(rows: Sequence[tuple[str, Estimate]], title: str, axis: str) -> Picture:
    """Shares with their intervals, one below the other, and a line where nobody is better."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoMatplotlib from None

    figure = Figure(figsize=(WIDTH, 1.2 + 0.4 * len(rows)), layout="constrained")
    axes: Axes = figure.subplots()
    places = range(len(rows) - 1, -1, -1)
    values = [100 * share.value for _, share in rows]
    reaches = [
        [100 * (share.value - share.low) for _, share in rows],
        [100 * (share.high - share.value) for _, share in rows],
    ]
    axes.errorbar(values, list(places), xerr=reaches, fmt="o", color=COLOURS[0], capsize=4)
    axes.axvline(50, color="#999999", linestyle=":")
    axes.set_yticks(list(places), [name for name, _ in rows])
    axes.set_xlim(0, 100)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(f"{axis} (%)")
    axes.set_title(title)
    axes.spines[["top", "right"]].set_visible(False)
    return Picture(figure)

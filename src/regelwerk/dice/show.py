"""How a law looks: a line, a table with bars, a notebook table, JSON; and how dice look that have fallen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regelwerk.dice.law import Law

_EIGHTHS = " ▏▎▍▌▋▊▉"
_SHORT = 6
_READABLE = 10**7


def short(law: Law[Any]) -> str:
    """The first few outcomes and the size of the law."""
    items = list(law.items())
    exact = law.total < _READABLE
    shown = ", ".join(f"{x!r}: {w if exact else _percent(w / law.total)}" for x, w in items[:_SHORT])
    more = f", … {len(items)} outcomes" if len(items) > _SHORT else ""
    rest = f", rest {float(law.rest):.1e}" if law.rest else ""
    return f"Law({shown}{more}{f'; total {law.total}' if exact else ''}{rest})"


def _rows(law: Law[Any]) -> list[tuple[str, float]]:
    rows = [(str(tuple(x)) if isinstance(x, tuple) else str(x), w / law.total) for x, w in law.items()]
    if law.rest:
        rows.append(("…", float(law.rest)))
    return rows


def _percent(p: float) -> str:
    return f"{100 * p:.2f} %" if p >= 0.0001 else f"{100 * p:.1e} %"


def table(law: Law[Any], width: int) -> str:
    """Aligned text: outcome, probability, bar; the likeliest outcome has the longest bar."""
    rows = _rows(law)
    top = max(p for _, p in rows)
    left = max(len(name) for name, _ in rows)
    middle = max(len(_percent(p)) for _, p in rows)
    lines = []
    for name, p in rows:
        full, part = divmod(round(8 * width * p / top), 8)
        bar = ("█" * full + _EIGHTHS[part]).rstrip()
        lines.append(f"{name:>{left}}  {_percent(p):>{middle}}  {bar}".rstrip())
    return "\n".join(lines)


def html(law: Law[Any]) -> str:
    """A self-contained HTML table with bars."""
    # Only notebooks need it, and it loads a long list of named characters.
    from html import escape

    rows = _rows(law)
    top = max(p for _, p in rows)
    cell = "padding:1px 8px;text-align:right"
    bar = "display:inline-block;height:0.8em;background:#4a7fb5"
    body = "".join(
        f'<tr><td style="{cell}">{escape(name)}</td><td style="{cell}">{_percent(p)}</td>'
        f'<td style="width:16em;text-align:left">'
        f'<span style="{bar};width:{100 * p / top:.2f}%"></span></td></tr>'
        for name, p in rows
    )
    return f'<table style="border-collapse:collapse">{body}</table>'


def json_ready(law: Law[Any]) -> dict[str, object]:
    """Outcomes with weights as decimal strings, and probabilities for those who only draw them."""
    return {
        "total": str(law.total),
        "rest": float(law.rest),
        "outcomes": [{"outcome": _plain(x), "weight": str(w), "probability": w / law.total} for x, w in law.items()],
    }


def _plain(x: object) -> object:
    if isinstance(x, tuple):
        return [_plain(y) for y in x]
    return x if x is None or isinstance(x, bool | int | float | str) else str(x)


def show_faces(faces: Iterable[Iterable[int]]) -> str:
    """Dice in brackets; a die that was rolled on shows its chain."""
    return " ".join(["[" + " → ".join(map(str, chain)) + "]" for chain in faces])

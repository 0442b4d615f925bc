"""Plots written to files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_folder
from regelwerk.dice import Law

if TYPE_CHECKING:
    from regelwerk.lab.plot import Picture

KINDS = (".svg", ".png", ".pdf")


def save_plot(laws: Law[Any] | Mapping[str, Law[Any]], path: Path, title: str) -> None:
    """Plot laws into a file; raises UserError before anything is written."""
    from regelwerk.lab.plot import law_plot

    check_plot_file(path)
    save_picture(lambda: law_plot(laws, title), path)


def check_plot_file(path: Path) -> None:
    """Raise UserError unless a plot can be written there; called before a long calculation."""
    if path.suffix not in KINDS:
        raise UserError("cli-wrong-plot-kind", file=str(path))
    check_folder(path)
    if find_spec("matplotlib") is None:
        raise UserError("cli-wrong-extra", module="matplotlib", extra="plot")


def save_picture(draw: Callable[[], Picture], path: Path) -> None:
    """Draw into a file."""
    from regelwerk.lab.plot import NoMatplotlib

    try:
        picture = draw()
    except NoMatplotlib:
        raise UserError("cli-wrong-extra", module="matplotlib", extra="plot") from None
    picture.save(path)

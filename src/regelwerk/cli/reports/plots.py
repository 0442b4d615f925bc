"""Pictures in files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.cli.errors import UserError
from regelwerk.dice import Law

if TYPE_CHECKING:
    from regelwerk.lab.plot import Picture

KINDS = (".svg", ".png", ".pdf")


def save_plot(laws: Law[Any] | Mapping[str, Law[Any]], path: Path, title: str) -> None:
    """Draw laws into a file, or say why that is not possible and write nothing."""
    from regelwerk.lab.plot import law_plot

    check_place(path)
    save_picture(lambda: law_plot(laws, title), path)


def check_place(path: Path) -> None:
    """Whether a picture can be written there; asked before anything takes long."""
    if path.suffix not in KINDS:
        raise UserError("cli-wrong-plot-kind", file=str(path))
    if not path.parent.is_dir():
        raise UserError("cli-wrong-no-folder", folder=str(path.parent))
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

"""Pictures of laws in files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regelwerk.cli.wrong import Wrong
from regelwerk.dice import Law

KINDS = (".svg", ".png", ".pdf")


def save_plot(laws: Law[Any] | Mapping[str, Law[Any]], path: Path, title: str) -> None:
    """Draw laws into a file, or say why that is not possible and write nothing."""
    from regelwerk.lab.plot import NoMatplotlib, law_plot

    if path.suffix not in KINDS:
        raise Wrong("cli-wrong-plot-kind", file=str(path))
    if not path.parent.is_dir():
        raise Wrong("cli-wrong-no-folder", folder=str(path.parent))
    try:
        picture = law_plot(laws, title)
    except NoMatplotlib:
        raise Wrong("cli-wrong-extra", module="matplotlib", extra="plot") from None
    picture.save(path)

"""Progress of long calculations."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.lab.chunks import Progress


@contextmanager
def progress_bar(voice: Voice, label: str) -> Iterator[Progress | None]:
    """A bar for a long simulation, if standard error is a terminal; otherwise None."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bars

    with Bars(console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(voice.text(label), total=None)

        def update(done: int, total: int) -> None:
            bars.update(task, completed=done, total=total)

        yield update

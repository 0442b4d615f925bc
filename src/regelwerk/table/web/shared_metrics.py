"""The figures of all processes behind one port, whichever of them is asked.

Each process keeps its own in a file in the folder where they meet, and shows them from there together with those of the
others. It shows its own from the file, too: it writes them down before it answers, so that nobody who asks another
process next is told less than before.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic_ns
from typing import TYPE_CHECKING

from regelwerk.table.figures import Figures

if TYPE_CHECKING:
    from pathlib import Path

    from regelwerk.table.metrics import Metrics
    from regelwerk.table.web.handover import Siblings

EVERY = 2.0
"""Seconds after which a process writes its figures down again, and so how old they are at most in the others."""
ENDING = ".figures"


class SharedMetrics:
    """The figures of a process and of its siblings, if it has any."""

    def __init__(self, metrics: Metrics, siblings: Siblings | None) -> None:
        self._metrics = metrics
        self._siblings = siblings
        # The clock is the same for all processes. It tells a process from the one that it replaces, which has the same
        # number and goes on for a while.
        self._began = monotonic_ns()
        self._writing = asyncio.Lock()

    async def figures(self) -> Figures:
        """Those of all processes, labelled with their numbers; of a process without siblings as they are."""
        if self._siblings is None:
            return self._metrics.figures()
        async with self._writing:
            return await asyncio.to_thread(self._joined, self._siblings, self._metrics.figures())

    async def keep(self) -> None:
        """Write the figures down again and again, until cancelled."""
        if self._siblings is None:
            return
        await self._write_now(self._siblings)
        await asyncio.to_thread(self._forget_predecessors, self._siblings)
        while True:
            await asyncio.sleep(EVERY)
            await self._write_now(self._siblings)

    async def _write_now(self, siblings: Siblings) -> None:
        # Counted here, as nothing changes meanwhile; the disk may be slow.
        async with self._writing:
            await asyncio.to_thread(self._write, siblings, self._metrics.figures())

    def _joined(self, siblings: Siblings, own: Figures) -> Figures:
        self._write(siblings, own)
        while True:
            try:
                found = {number: Figures.unpacked(file.read_bytes()) for number, file in _newest(siblings.folder)}
            except FileNotFoundError:
                # Its process has been replaced meanwhile, and the new one has a file already.
                continue
            # Where nothing could be written yet, at least this process is shown.
            return Figures.joined({siblings.own: own, **found})

    def _write(self, siblings: Siblings, own: Figures) -> None:
        file = self._file(siblings)
        new = file.with_suffix(".new")
        # On a full disk they stay as old as they are.
        with suppress(OSError):
            new.write_bytes(own.packed())
            new.replace(file)

    def _forget_predecessors(self, siblings: Siblings) -> None:
        """Those that had the number before are not shown any more since this process is."""
        for file in siblings.folder.glob(f"{siblings.own}-*{ENDING}"):
            if file != self._file(siblings):
                file.unlink(missing_ok=True)

    def _file(self, siblings: Siblings) -> Path:
        return siblings.folder / f"{siblings.own}-{self._began}{ENDING}"


def _newest(folder: Path) -> list[tuple[int, Path]]:
    """The numbers of all processes, each with the file of the one that has it now."""
    found: dict[int, tuple[int, Path]] = {}
    for file in folder.glob(f"*{ENDING}"):
        number, began = map(int, file.stem.split("-"))
        found[number] = max(found.get(number, (began, file)), (began, file))
    return [(number, file) for number, (_, file) in found.items()]

"""Packages of authors elsewhere: written as `regelwerk new system` writes them, and installed without an installer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from regelwerk.cli.commands.systems.new import write_system

REGELWERK = Path(sys.executable).parent / "regelwerk"


def install(name: str, target: str, sources: Path, site: Path) -> None:
    """Make an entry point known to whoever has `site` on the path, and the sources importable from there."""
    described = site / f"{name}-0.1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", "utf-8")
    (described / "entry_points.txt").write_text(f"[regelwerk.systems]\n{name} = {target}\n", "utf-8")
    (site / name).symlink_to(sources)


def write_and_install(name: str, folder: Path, site: Path) -> Path:
    """A generated system, installed; the folder of its sources comes back, to be spoiled."""
    write_system(name, folder)
    sources = folder / "src" / name
    install(name, f"{name}.system:SYSTEM", sources, site)
    return sources


def run_program(site: Path, home: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, which sees what is installed in `site` besides everything else."""
    settings = {**os.environ, "PYTHONPATH": str(site), "REGELWERK_HOME": str(home), "COLUMNS": "120"}
    return subprocess.run(
        [REGELWERK, *args], input=typed, capture_output=True, text=True, env=settings, timeout=120, check=False
    )

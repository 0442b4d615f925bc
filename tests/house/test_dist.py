"""The package that is handed out: built, installed where nothing else is, and the table opens without Node."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60


@contextmanager
def opened(program: Path, **settings: str) -> Iterator[str]:
    """`regelwerk table` without a terminal, a screen or Node: the address that it prints. Ctrl+C ends it in peace."""
    settings = {"PATH": str(program.parent), "REGELWERK_LANG": "de", **settings}
    process = subprocess.Popen(
        [program, "table", "--port", "0", "--workers", "0"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=settings,
    )
    try:
        assert process.stdout is not None
        greeting = process.stdout.readline() + process.stdout.readline()
        address = re.search(r"http://localhost:\d+/", greeting)
        if address is None:
            process.kill()
            pytest.fail(greeting + process.communicate()[1])
        yield address[0]
        process.send_signal(signal.SIGINT)
        said, logged = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, logged
        assert "gespeichert" in said
    finally:
        process.kill()
        process.wait()


def page(address: str) -> str:
    """A page, as soon as the table has loaded everything: until then it says that it is not ready."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode(errors="replace"))
        except HTTPError as error:
            if error.code != 503 or time.monotonic() > until:
                raise
            time.sleep(0.2)


def files_of(start: str) -> list[str]:
    """What the start page loads."""
    return re.findall(r'(?:src|href)="/([^"]+)"', start)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the built package in it; what the package needs is borrowed from the tests' own."""
    folder = tmp_path_factory.mktemp("dist")
    built = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(built, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    home = folder / "env"
    venv.create(home, symlinks=True)
    program = home / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(program), "install", "-qq", "--no-deps", "--no-index"]
    install += ["--no-compile"]  # what is not used need not be translated
    subprocess.run([*install, str(wheel)], check=True, capture_output=True, env={**os.environ, "PIP_NO_INPUT": "1"})
    (own,) = home.glob("lib/python*/site-packages")
    (own / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return home / "bin"


def test_an_installed_package_is_whole(installed: Path) -> None:
    found = subprocess.run(
        [installed / "python", "-c", "import regelwerk; print(regelwerk.__file__)"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert Path(found.stdout.strip()).is_relative_to(installed.parent)


def test_an_installed_package_opens_the_table_without_node_a_terminal_or_a_browser(
    installed: Path, tmp_path: Path
) -> None:
    with opened(installed / "regelwerk", REGELWERK_HOME=str(tmp_path)) as address:
        start = page(address)
        assert "<title>Regelwerk</title>" in start
        loaded = files_of(start)
        assert {Path(name).suffix for name in loaded} >= {".js", ".css"}
        for name in loaded:
            assert page(address + name)
        assert '"ok":true' in page(address + "api/health")


def test_a_system_of_somebody_else_needs_nothing_but_the_package(installed: Path, tmp_path: Path) -> None:
    home = {"PATH": str(installed), "REGELWERK_HOME": str(tmp_path / "home"), "REGELWERK_LANG": "en"}

    def typed(*words: str, **settings: str) -> str:
        command = [str(installed / "regelwerk"), *words]
        ran = subprocess.run(command, cwd=tmp_path, env=home | settings, capture_output=True, text=True, check=True)
        return ran.stdout

    typed("new", "system", "candle_duel")
    assert "All checks passed." in typed("check", "candle_duel")
    played = ("play", "candle_duel", "embers", "--seat", "clara=computer", "--seat", "ben=computer")
    assert "attacks" in typed(*played, REGELWERK_SYSTEMS="candle_duel")

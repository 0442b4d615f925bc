"""What a stranger gets: the wheel and the sdist, installed where nothing else is, also with the oldest dependencies.

Each is installed into an empty environment and tried without Node, compiler or this folder: odds, a whole game, a check
of a system, and a table that answers over HTTP. `make release-check` prints what it did and how long it took; anything
wrong ends it. It installs packages from the index, so it needs a network or a wheelhouse (`PIP_FIND_LINKS`).

    python setup/release_check.py [wheel] [sdist] [oldest]
"""

from __future__ import annotations

import re
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import time
import tomllib
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
WORK = ROOT / "build" / "release"
LIMITS = {("--version",): 60, ("odds", "3W6"): 110}
"""Milliseconds that a command may take; of processor time, so that a busy machine fails nobody."""
TIMES = 15
PATIENCE = 300


def main() -> int:
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    run([sys.executable, "-m", "hatchling", "build", "-d", str(WORK)], cwd=ROOT)
    (wheel,), (sdist,) = WORK.glob("*.whl"), WORK.glob("*.tar.gz")
    oldest = WORK / "oldest.txt"
    oldest.write_text("\n".join(oldest_versions()) + "\n", "utf-8")
    say(f"{wheel.name}, {sdist.name}; oldest: {', '.join(oldest_versions())}")
    problems = []
    for name, package, more in (("wheel", wheel, []), ("sdist", sdist, []), ("oldest", wheel, ["-c", str(oldest)])):
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        bin_folder = installed(name, package, more)
        smoke(name, bin_folder)
        problems += timed(name, bin_folder)
    for problem in problems:
        say(problem)
    return 1 if problems else 0


def oldest_versions() -> Iterator[str]:
    """The lower bound of every dependency, as a constraint."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for wanted in project["dependencies"]:
        found = re.fullmatch(r"([\w.-]+)(?:\[\w+\])?>=([\w.]+)(?:,.*)?", wanted)
        if found is None:
            raise SystemExit(f"pyproject.toml: {wanted} has no lower bound")
        yield f"{found[1]}=={found[2]}"


def installed(name: str, package: Path, more: list[str]) -> Path:
    """An empty environment with nothing but the package and what it needs."""
    home = WORK / name
    venv.create(home, with_pip=True)
    began = time.monotonic()
    pip = [str(home / "bin" / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    run([*pip, *more, str(package)])
    say(f"{name}: installed in {time.monotonic() - began:.0f} s")
    return home / "bin"


def smoke(name: str, programs: Path) -> None:
    """What people do first: every step has to end well."""
    place = WORK / f"{name}-place"
    place.mkdir()
    surroundings = {"PATH": str(programs), "HOME": str(place), "REGELWERK_HOME": str(place / "home"), "LANG": "C.UTF-8"}
    regelwerk = str(programs / "regelwerk")

    def typed(*words: str) -> str:
        began = time.monotonic()
        said = run([regelwerk, *words], cwd=place, env=surroundings)
        say(f"{name}: regelwerk {' '.join(words)[:60]}: {time.monotonic() - began:.1f} s")
        return said

    expect("regelwerk ", typed("--version"))
    expect("10,500", typed("odds", "3W6"))
    expect("%", typed("odds", "phasesix", "attack", "hagen", "wolf"))
    typed(
        "play", "phasesix", "schlaegerei", "--seat", "heroes=computer", "--seat", "foes=computer", "--file", "g.jsonl"
    )
    typed("verify", "g.jsonl")
    typed("new", "system", "kerzenduell")
    typed("check", "kerzenduell")
    typed("rules", "phasesix", "--out", "rules.pdf")
    with table(regelwerk, surroundings) as address:
        answer(lambda: address + "api/health", '"ok":true')
        answer(lambda: address + "api/systems?lang=en", "Phase Six")
        answer(lambda: address, "<title>Regelwerk</title>")
    say(f"{name}: a table opened, answered and closed")


@contextmanager
def table(regelwerk: str, surroundings: dict[str, str]) -> Iterator[str]:
    """A table without a terminal or a browser: its address."""
    command = [regelwerk, "table", "--local", "--no-browser", "--port", "0", "--workers", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=surroundings, text=True, stdin=subprocess.DEVNULL)
    try:
        assert process.stdout is not None
        address = re.search(r"http://localhost:\d+/", process.stdout.readline() + process.stdout.readline())
        assert address is not None, "the table did not say where it is"
        yield address[0]
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()


def answer(address: Callable[[], str], expected: str) -> None:
    """A page, as soon as the table is ready for it."""
    for _ in range(PATIENCE):
        try:
            with urlopen(address(), timeout=PATIENCE) as found:
                expect(expected, found.read().decode())
                return
        except OSError:
            time.sleep(1)
    raise SystemExit(f"{address()}: no answer")


def timed(name: str, programs: Path) -> list[str]:
    """How long commands take that should be over at once: the fastest of several runs, and by the clock."""
    found = []
    for words, limit in LIMITS.items():
        command, surroundings = [str(programs / "regelwerk"), *words], {"PATH": str(programs), "HOME": str(WORK)}
        run(command, env=surroundings)  # fills the caches
        clocks, times = [], []
        for _ in range(TIMES):
            began, used = time.perf_counter(), processor_time()
            run(command, env=surroundings)
            clocks.append(1000 * (time.perf_counter() - began))
            times.append(1000 * (processor_time() - used))
        told = f"{name}: regelwerk {' '.join(words)}: {min(times):.0f} ms of processor time, at most {limit}"
        say(f"{told}; by the clock {min(clocks):.0f} at best, {statistics.median(clocks):.0f} in the middle")
        if min(times) > limit:
            found.append(f"{told}: too slow")
    return found


def processor_time() -> float:
    """Seconds of all processes that were waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(command: list[str], **how: object) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False, **how)  # type: ignore[call-overload]
    if ran.returncode != 0:
        raise SystemExit(f"{' '.join(command)} ended with {ran.returncode}:\n{ran.stdout[-2000:]}{ran.stderr[-4000:]}")
    return str(ran.stdout)


def expect(part: str, text: str) -> None:
    if part not in text:
        raise SystemExit(f"expected {part!r} in:\n{text[:2000]}")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

"""Write the output of commands into the pages anew: `python -m docs.refresh` (in tests/).

Where a line of three dots stands for lines left out, the lines around it are replaced by those most like them.
Read the difference before you commit it.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

from docs.pages import ANY_LINES, PAGES, blocks, change_file, commands, matches, run, write_file
from docs.test_pages import NOT_HERE


def refreshed(page: Path, folder: Path) -> str:
    text = page.read_text("utf-8")
    exported: dict[str, str] = {}
    for block in blocks(page, "console", "toml", "diff"):
        if block.title:
            (change_file if block.kind == "diff" else write_file)(block, folder)
        if block.kind != "console":
            continue
        lines = []
        for command in commands(block.text):
            if command.line.startswith("export "):
                name, _, value = command.line.removeprefix("export ").partition("=")
                exported[name] = value
            is_run = not command.line.startswith((*NOT_HERE, "export "))
            output = run(command.line, folder, exported=exported)[1] if is_run else ""
            keep = not command.output or matches(command.output, output)
            lines += [f"$ {command.line}", command.output if keep else realigned(command.output, output)]
        text = text.replace(block.text, "\n".join(line for line in lines if line) + "\n")
    return text


def realigned(shown: str, got: str) -> str:
    """The new output, abridged like the one that is shown: between the dots stand the lines most like the old ones."""
    fresh, at = got.splitlines(), 0
    lines: list[str] = []
    for is_gap, group in groupby(shown.splitlines(), key=ANY_LINES.__eq__):
        old = list(group)
        if is_gap:
            lines.append(ANY_LINES)
            continue
        starts = range(at, max(at, len(fresh) - len(old)) + 1) if lines else [0]
        best = max(starts, key=lambda start: _likeness(old, fresh[start : start + len(old)]))
        at = best + len(old)
        lines += fresh[best:at]
    return "\n".join(lines) if ANY_LINES in lines else got


def _likeness(old: list[str], new: list[str]) -> float:
    return sum(SequenceMatcher(None, a, b).ratio() for a, b in zip(old, new, strict=False))


def main() -> None:
    for page in PAGES:
        with TemporaryDirectory() as folder:
            page.write_text(refreshed(page, Path(folder)), "utf-8")


if __name__ == "__main__":
    main()

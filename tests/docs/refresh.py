"""Write the output of commands into the pages anew: `python -m docs.refresh` (in tests/).

Outputs with a line of three dots are left alone. Read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from docs.pages import ANY_LINES, PAGES, blocks, commands, run, write_file
from docs.test_pages import NOT_HERE


def refreshed(page: Path, folder: Path) -> str:
    text = page.read_text("utf-8")
    for block in blocks(page, "console", "toml"):
        if block.title:
            write_file(block, folder)
            continue
        lines = []
        for command in commands(block.text):
            output = "" if command.line.startswith(NOT_HERE) else run(command.line, folder)[1]
            keep = not command.output or ANY_LINES in command.output.splitlines()
            lines += [f"$ {command.line}", *([command.output] if keep else [output])]
        text = text.replace(block.text, "\n".join(line for line in lines if line) + "\n")
    return text


def main() -> None:
    for page in PAGES:
        with TemporaryDirectory() as folder:
            page.write_text(refreshed(page, Path(folder)), "utf-8")


if __name__ == "__main__":
    main()

"""Every Python session and every command of README and handbook, run from top to bottom of its page."""

import doctest
from pathlib import Path

import pytest

from docs.pages import PAGES, ROOT, blocks, change_file, commands, matches, run, write_file

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))

# These open a game or take minutes; other tests look after them.
NOT_HERE = ("make ", "git ", "pip ")


@each_page
def test_python_sessions_show_what_happens(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    complaints: list[str] = []
    for block in blocks(page, "pycon"):
        test = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line - 1)
        runner.run(test, out=complaints.append, clear_globs=False)
        names.update(test.globs)
    assert not complaints, "".join(complaints)


@pytest.mark.slow
@each_page
def test_commands_show_what_happens(page: Path, tmp_path: Path) -> None:
    exported: dict[str, str] = {}
    for block in blocks(page, "console", "toml", "diff"):
        if block.title:
            (change_file if block.kind == "diff" else write_file)(block, tmp_path)
            continue
        for command in commands(block.text):
            if command.line.startswith(NOT_HERE):
                continue
            if command.line.startswith("export "):
                name, _, value = command.line.removeprefix("export ").partition("=")
                exported[name] = value
                continue
            code, got = run(command.line, tmp_path, exported=exported)
            # A page may show a mistake, but then it shows what is said about it.
            assert code == 0 or command.output.strip(".\n"), f"{command.line} ended with {code}:\n{got}"
            if command.output:
                assert matches(command.output, got), f"{command.line} shows\n{got}\nand not\n{command.output}"


def test_every_page_has_something_to_run() -> None:
    for page in PAGES:
        is_another = page.read_text("utf-8").startswith("--8<--")
        assert is_another or blocks(page, "pycon", "console"), f"{page.name} has nothing to run"

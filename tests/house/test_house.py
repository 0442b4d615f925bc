"""Targets, versions, links and what may not stand in any file."""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from regelwerk.version import VERSION

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FOLDERS = (".ci", ".github", "benchmarks", "docs", "setup", "src", "tests")
MARKDOWN = (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
# Put together here, so that this file may be looked at as well.
MACHINE_PATHS = tuple("/" + start for start in ("home/", "Users/", "root/", "work/", "tmp/", "mnt/"))


def files() -> Iterator[Path]:
    """Every text file of the project: what lies at the top, and the folders with everything in them."""
    own = [path for path in ROOT.iterdir() if path.is_file() and path.name != ".git"]  # a file in linked checkouts
    own += [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    return (path for path in own if not any(part.endswith(("_cache", "__pycache__")) for part in path.parts))


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("page", MARKDOWN, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_make_command_that_a_page_names_exists(page: Path) -> None:
    named = set(re.findall(r"(?:^\$ (?:\w+=\w+ )?|`)make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE))
    assert named <= targets()


def test_the_makefile_has_the_targets_that_people_expect() -> None:
    assert {"play", "test", "check", "bench", "docs", "soak", "dist", "constraints", "clean"} <= targets()


def test_continuous_integration_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text("utf-8").splitlines()[-1] == "exec make test"


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == VERSION


@pytest.mark.parametrize("page", MARKDOWN, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_files_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_table_of_contents_has_every_page_of_the_handbook_once() -> None:
    contents = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")]
    assert sorted(contents) == sorted(pages)


PARTNER = re.compile(r"# .*\n\n\*(?:In English|Auf Deutsch): \[(?P<title>[^]]+)\]\((?P<page>[\w-]+\.md)\)\*\n")
"""How a page begins: its title, then the same page in the other language."""


def test_every_page_for_readers_exists_in_both_languages_and_leads_to_the_other() -> None:
    partners = {}
    for page in (ROOT / "docs").glob("*.md"):
        found = PARTNER.match(page.read_text("utf-8"))
        assert found is not None, f"{page.name} does not lead to its partner below its title"
        partners[page.name] = found["page"]
        assert (ROOT / "docs" / found["page"]).read_text("utf-8").startswith(f"# {found['title']}\n"), page.name
    for name, partner in partners.items():
        assert partners[partner] == name, f"{name} leads to {partner}, but that leads to {partners[partner]}"
        assert name.startswith("english") != partner.startswith("english"), name


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    paths = re.compile("|".join(rf"(?<![\w.~/]){re.escape(path)}\w" for path in MACHINE_PATHS))
    for path in files():
        text = path.read_text("utf-8", errors="replace")
        found = any(start in text for start in MACHINE_PATHS) and paths.search(text)
        assert not found, f"{path.relative_to(ROOT)}: {found and text[found.start() : found.end() + 20]}"


def test_the_credits_name_every_library_that_is_installed_with_the_package() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    offered = ("lab", "cluster", "plot", "rl", "docs", "bench")
    needed = [*PROJECT["project"]["dependencies"], *(one for extra in offered for one in extras[extra])]
    credits_text = (ROOT / "CREDITS.md").read_text("utf-8").casefold()
    for dependency in needed:
        name = re.split(r"[.\-<>=\[]", dependency)[0]
        assert name.casefold() in credits_text, name

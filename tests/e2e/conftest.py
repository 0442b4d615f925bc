"""A browser, a server, and people who come and go. None of it outlives the tests of this folder."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from e2e.house import House
from e2e.people import Person

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The same engine without a browser around it comes first: a page costs a third of the time."""
QUIET = ("quic", "background-networking", "component-update", "sync")
PATIENCE = 30_000
"""Milliseconds: a machine may be busy."""

Arrive = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine; nothing is downloaded."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    assert program is not None, "the browser tests need Chromium (apt install chromium)"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(
            executable_path=program,
            chromium_sandbox=os.geteuid() != 0,  # which root may not have
            args=["--no-first-run", "--disable-gpu", *(f"--disable-{feature}" for feature in QUIET)],
        )


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests share."""
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Arrive]:
    """People arrive, each with a browser of their own; when they go, nothing may have gone wrong in it."""
    present: list[Person] = []

    def come(link: str = "", **settings: Any) -> Person:
        person = Person(browser, settings.pop("house", house), **settings)
        person.page.set_default_timeout(PATIENCE)
        present.append(person)
        person.go(link)
        return person

    yield come
    for person in present:
        person.context.close()
    assert [complaint for person in present for complaint in person.complaints] == []

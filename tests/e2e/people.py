"""Somebody in front of a browser: a page of their own, everything that it was told, and hands to answer with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Response, ViewportSize, WebSocket

from e2e.bad_line import IS_BAD, bad_line
from e2e.house import House

PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1280, height=800)
PAUSE = 80
"""Milliseconds before somebody who was asked nothing looks again."""
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A browser asks its media queries when it draws: right after a resize a page has its old layout in a new width."""
PATIENCE = 60_000
"""Milliseconds after which a game in which nobody is asked anything has come to a standstill."""


class Person:
    """One browser profile with one page."""

    def __init__(self, browser: Browser, house: House, *, phone: bool = False, **settings: Any) -> None:
        known = {"viewport": PHONE if phone else DESK, "locale": "de-DE", "reduced_motion": "reduce"}
        self.context: BrowserContext = browser.new_context(**known | settings)
        if IS_BAD:
            self.context.add_init_script(bad_line())
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.answers = 0
        self._house = house
        self._frames: list[str] = []
        self._responses: list[Response] = []
        self.page.on("websocket", self._connected)
        self.page.on("response", lambda response: self._responses.append(response))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._frames.append(str(frame)))

    def go(self, link: str) -> None:
        """Open a link as if it had been typed in or scanned."""
        self.page.goto(self._house.address + link)

    @property
    def asked(self) -> list[str]:
        """The addresses of everything that this browser has asked for."""
        return [response.url for response in self._responses]

    @property
    def told(self) -> str:
        """Everything that the server has ever sent to this browser: live messages and answers to requests."""
        told = list(self._frames)
        for response in self._responses:
            if "/api/" in response.url:
                try:
                    told.append(response.text())
                except Error:  # a redirect or an answer without a body
                    continue
        return "\n".join(told)

    @property
    def _replies(self) -> int:
        return sum(frame.startswith('{"type":"reply"') for frame in self._frames)

    # -- at the table --------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Entscheidung|Decision)$"))

    @property
    def question(self) -> Locator:
        return self.prompt.get_by_role("heading", level=2)

    @property
    def offers(self) -> Locator:
        """The answers that can be given at once."""
        return self.prompt.locator("[data-answer]:not([aria-disabled=true])")

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("link", name=re.compile("^(Noch einmal ansehen|Watch it again)$")).count() > 0

    def sit_down(self) -> None:
        """Wait until the table is there."""
        self.page.get_by_role("button", name=re.compile("^Menü$|^Menu$")).wait_for()

    def answer(self, luck: Random | None = None) -> bool:
        """Answer if something is asked: one of the first answers by luck, otherwise the default. Whether it was."""
        offers = self.offers
        number = offers.count()
        if number == 0:
            return False
        default = self.prompt.locator("[data-default]:not([aria-disabled=true])")
        if luck is not None:
            chosen = offers.nth(luck.randrange(number))
        else:
            chosen = default.first if default.count() else offers.first
        before = self._replies
        try:
            chosen.click(timeout=3000)
        except Error:
            # The question was gone while the hand was on its way; a look at it again will do.
            return False
        while self._replies == before:
            self.page.wait_for_timeout(20)
        self.answers += 1
        return True

    def concede(self) -> None:
        """Give up by way of the menu."""
        self.page.get_by_role("button", name="Menü").click()
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_role("button", name="Aufgeben").click()
        sheet.get_by_role("group", name=re.compile("^Wirklich aufgeben")).get_by_role("button", name="Aufgeben").click()
        self.page.keyboard.press("Escape")

    @property
    def is_wider_than_the_screen(self) -> bool:
        """Whether one would have to scroll sideways, once a change of the window has reached the page's layout."""
        self.page.evaluate(TWO_FRAMES)
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def play(people: Sequence[Person], luck: Random, by_luck: int, by_hand: int) -> None:
    """Everybody answers what they are asked, by luck for a while, then as suggested: so often, or until it is over."""
    idle = 0
    while sum(person.answers for person in people) < by_hand and not all(person.is_over for person in people):
        so_far = sum(person.answers for person in people)
        answered = [person.answer(luck if so_far < by_luck else None) for person in people]
        idle = 0 if any(answered) else idle + 1
        assert idle * PAUSE < PATIENCE, [person.prompt.inner_text() for person in people]
        if idle:
            people[0].page.wait_for_timeout(PAUSE)

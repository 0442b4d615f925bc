"""A seat at somebody's table, for programs: typed views of what it sees, answers that are acknowledged once stored.

>>> from regelwerk.client import Seat
>>> with Seat("http://localhost:8192/#/t/...") as seat:  # doctest: +SKIP
...     for table in seat.tables():
...         for choice in table.choices:
...             seat.answer(choice, choice.default)

The types are those of the messages themselves (`regelwerk.table.wire`); the handbook's page on the table's API tells
what they mean.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlsplit

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.wire.commands import AnswerIt, Done, Problem
from regelwerk.table.wire.live import Ask, Hello
from regelwerk.table.wire.questions import Choice
from regelwerk.table.wire.table import TableView

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from regelwerk.table.wire.base import Lang

Json = dict[str, Any]
PASSING = re.compile(r"table-(closing|too-slow|too-much|no-store|no-room|moved-on|store-.*)")
"""What passes by itself: a restart, a crowd, a line that fell behind, a database that does not answer just now."""
PATIENCE = 60.0
"""Seconds to wait for an answer of the server, or for it to come back."""
TOO_MUCH, BREATH = "table-too-much", 0.25
"""What the server says to something that came too fast to be read, and seconds until it is sent again."""


class Refused(Exception):
    """The server has refused something: a stable code and a sentence."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(f"{problem.code}: {problem.text}")


class Missed(Exception):
    """A version is missing between what is known and what came: the whole table is asked for again."""


class Seat:
    """One seat, by its link. A connection that breaks, or a server that restarts, is no end: it connects again."""

    def __init__(self, link: str, lang: Lang = DEFAULT_LANGUAGE) -> None:
        parts = urlsplit(link)
        where, _, token = parts.fragment.rpartition("/")
        if parts.scheme not in ("http", "https") or where != "/t" or not token:
            raise ValueError(f"a seat's link looks like http://host:8192/#/t/..., not {link!r}")
        self._address = f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/api/table/live"
        self._hello = Hello(token=token, lang=lang)
        self._socket: ClientConnection | None = None
        self._closing = ExitStack()
        self._followed = Followed()
        self._asked = 0

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._closing.close()
        self._socket = None

    @property
    def table(self) -> TableView:
        """All that the seat knows now."""
        return TableView.model_validate(self._followed.table)

    def tables(self) -> Iterator[TableView]:
        """The table now, and again after every change, until the game is over."""
        while True:
            seen, table = self._followed.version, self.table
            yield table
            if table.ending is not None:
                return
            while self._followed.version == seen:
                self._hear()

    def answer(self, choice: Choice, key: str) -> Done:
        """Answer a question. What comes back is stored; raises Refused, also if somebody else has answered it."""
        self._asked += 1
        ask = Ask(id=self._asked, command=AnswerIt(prompt=choice.id, key=key))
        while True:
            self._send(ask.model_dump_json())
            reply = self._reply_to(ask.id)
            if reply is None:
                continue  # cut off or passed over: what was stored all the same is refused as answered already
            if reply["problem"] is not None:
                raise Refused(Problem.model_validate(reply["problem"]))
            return Done.model_validate(reply["done"])

    # -- the connection -----------------------------------------------------------------------------------

    def _connect(self) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        given_up = time.monotonic() + PATIENCE
        while True:
            self.close()
            try:
                made = connect(self._address, max_size=None, compression=None)
                self._socket = self._closing.enter_context(made)
                self._socket.send(self._hello.model_dump_json())
                self._followed = Followed()
                while self._followed.version < 0:
                    self._take(json.loads(self._socket.recv(timeout=PATIENCE)))
            except (OSError, WebSocketException):
                if time.monotonic() > given_up:
                    raise
                time.sleep(0.5)
            else:
                return

    def _send(self, text: str) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            if self._socket is None:
                raise ConnectionError("the seat is closed")
            self._socket.send(text)
        except ConnectionClosed:
            self._connect()
            self._send(text)

    def _hear(self) -> Json | None:
        """One message, taken over; None if the connection had to be made anew."""
        from websockets.exceptions import ConnectionClosed

        if self._socket is None:
            raise ConnectionError("the seat is closed")
        try:
            message: Json = json.loads(self._socket.recv())
            self._take(message)
        except (ConnectionClosed, Missed):
            self._connect()
            return None
        return message

    def _take(self, message: Json) -> None:
        if message["type"] == "closed" and not PASSING.fullmatch(message["problem"]["code"]):
            raise Refused(Problem.model_validate(message["problem"]))
        self._followed.take(message)

    def _reply_to(self, asked: int) -> Json | None:
        while True:
            message = self._hear()
            if message is None:
                return None
            if message["type"] == "reply" and message["id"] == asked:
                return message
            if message["type"] == "reply" and (message["problem"] or {}).get("code") == TOO_MUCH:
                time.sleep(BREATH)
                return None


class Followed:
    """A table as it is put together from the whole and all that came after it."""

    def __init__(self, table: Json | None = None, version: int = -1) -> None:
        self.table: Json = table or {}
        self.version = version

    def take(self, message: Json) -> None:
        match message["type"]:
            case "table":
                self.table, self.version = message["table"], message["version"]
            case "update":
                self._next(message["version"])
                self.table = patched(self.table, message) | {"head": message["head"]}
                struck = set(message["struck"])
                log = [{**line, "undone": True} if line["n"] in struck else line for line in self.table["log"]]
                self.table["log"] = log + message["lines"]
            case "odds":
                self._next(message["version"])
                choices = self.table["choices"]
                self.table["choices"] = [
                    weighed(choice, message) if choice["id"] == message["prompt"] else choice for choice in choices
                ]

    def _next(self, version: int) -> None:
        if version != self.version + 1:
            raise Missed(f"{version} after {self.version}")
        self.version = version


def patched(value: Any, patch: Json) -> Any:
    """The value after a `Patch`; the old one stays as it is."""
    made: Any = dict(value) if isinstance(value, dict) else list(value)
    name = str if isinstance(value, dict) else int
    if patch.get("length") is not None:
        made = [*made[: patch["length"]], *[None] * (patch["length"] - len(made))]
    for key, new in (patch.get("changed") or {}).items():
        made[name(key)] = new
    for key, inner in (patch.get("inside") or {}).items():
        made[name(key)] = patched(made[name(key)], inner)
    return made


def weighed(choice: Json, news: Json) -> Json:
    """A question with the odds that came after it."""
    offers = []
    for offer in choice["offers"]:
        worth = news["worths"].get(offer["key"])
        told = {"worth": worth["share"], "worth_text": worth["text"]} if worth else {}
        offers.append({**offer, "odds": news["odds"].get(offer["key"], offer["odds"]), **told})
    return {**choice, "offers": offers, "goal": news["goal"] or choice["goal"], "odds_pending": False}

"""The voice of one run of the command line: messages and numbers in one language, and where they are printed."""

from __future__ import annotations

import json
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

from regelwerk.cli.errors import UserError
from regelwerk.engine.book.telling import Telling
from regelwerk.languages import DEFAULT_LANGUAGE, languages, nearest

if TYPE_CHECKING:
    from rich.console import Console

    from regelwerk.engine.book.messages import Phrasebook
    from regelwerk.engine.system import System


class Voice(Telling):
    """Renders and prints in one language. Messages are loaded when the first one is needed."""

    def __init__(self, lang: str = DEFAULT_LANGUAGE) -> None:
        spoken = nearest(lang)
        if spoken is None:
            raise UserError("cli-wrong-language", lang=lang, known=", ".join(languages()))
        self.lang = spoken
        self._packages: tuple[str, ...] = ("regelwerk.cli",)

    # -- messages -----------------------------------------------------------------------------------------

    def system(self, name: str) -> System:
        """An installed system; its messages are available from now on."""
        from regelwerk.engine.system import system

        found = system(name)
        self.learn(found.package)
        return found

    def learn(self, package: str) -> None:
        """Make the messages of one more package available."""
        if package not in self._packages:
            self._packages = (*self._packages, package)

    @property
    def book(self) -> Phrasebook:
        from regelwerk.engine.book.messages import phrasebook

        return phrasebook(self.lang, *self._packages)

    # -- output -------------------------------------------------------------------------------------------

    @cached_property
    def out(self) -> Console:
        from rich.console import Console

        return Console(highlight=False, emoji=False)

    def print(self, *things: Any, **how: Any) -> None:
        """Print text or anything that Rich can draw; brackets in text are not markup."""
        from regelwerk.cli.terminal.prose import prose

        how.setdefault("markup", False)
        self.out.print(*(prose(thing) for thing in things), **how)

    def write(self, *lines: str) -> None:
        """Print plain lines without loading Rich."""
        sys.stdout.write("\n".join(lines) + "\n")

    def print_json(self, data: Any) -> None:
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def complain(self, sentence: str) -> None:
        sys.stderr.write(sentence + "\n")

"""How one run of the command line speaks: its language, its sentences, its numbers, where they are printed."""

from __future__ import annotations

import json
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

from regelwerk.cli.wrong import Wrong

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from rich.console import Console

    from regelwerk.engine.facts import Fact, Phrase
    from regelwerk.engine.game import System
    from regelwerk.engine.messages import Names, Phrasebook

LANGUAGES = ("de", "en")
EXPLAINED = {
    "defaults": "cli-policy-defaults",
    "plain": "cli-policy-plain",
    "own": "cli-policy-own",
    "best": "cli-policy-best",
    "best-plain": "cli-policy-best-plain",
    "as-asked": "cli-policy-as-asked",
    "rerolling": "cli-policy-rerolling",
}
"""Behaviours whose names alone do not say what they do."""
# A throw writes itself one way, because saved games hold it; only the words in it are another language's.
WORDS_OF_THROWS = {
    "en": (
        (" im Stechen", " to break the tie"),
        (" gegen ", " against "),
        (" krit ", " crit "),
        (" Karten von ", " cards of "),
        (" Karte von ", " card of "),
    )
}


class Voice:
    """Says everything in one language. Sentences are loaded when the first one is needed."""

    def __init__(self, lang: str = "de") -> None:
        if lang not in LANGUAGES:
            raise Wrong("cli-wrong-language", lang=lang, known=", ".join(LANGUAGES))
        self.lang = lang
        self._packages: tuple[str, ...] = ("regelwerk.cli",)

    # -- sentences ----------------------------------------------------------------------------------------

    def system(self, name: str) -> System:
        """An installed system; its sentences are known from now on."""
        from regelwerk.engine.game import system

        found = system(name)
        self.learn(found.package)
        return found

    def learn(self, package: str) -> None:
        """Know the sentences of one more package."""
        if package not in self._packages:
            self._packages = (*self._packages, package)

    @property
    def book(self) -> Phrasebook:
        from regelwerk.engine.messages import phrasebook

        return phrasebook(self.lang, *self._packages)

    def text(self, key: str, /, **facts: Fact) -> str:
        return self.book.text(key, facts)

    def tell(self, key: str, facts: Mapping[str, Fact], names: Names | None = None) -> str:
        return self.book.text(key, facts, names)

    def say(self, phrase: Phrase, names: Names | None = None) -> str:
        return self.book.say(phrase, names)

    def policy(self, name: str) -> str:
        """The name of a behaviour; what its name alone does not say is explained."""
        return self.text(EXPLAINED[name]) if name in EXPLAINED else name

    def seat(self, seat: str, names: Names) -> str:
        """Who sits there: a participant or a side by its name, the master by what it is."""
        from regelwerk.engine.effects import MASTER

        if seat in names:
            return names[seat][self.lang]
        return self.text("cli-seat-master") if seat == MASTER else seat

    def throw(self, notation: str) -> str:
        """A throw as it is written, its words in this language."""
        for german, other in WORDS_OF_THROWS.get(self.lang, ()):
            notation = notation.replace(german, other)
        return notation

    # -- numbers ------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 2) -> str:
        """A number with so many decimal places, a comma in German."""
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.lang == "de" else text

    def percent(self, share: float, digits: int = 1) -> str:
        """A probability; what is not zero never looks like it, what is not certain neither."""
        smallest = 10.0**-digits
        if 0 < share < smallest / 200:
            return f"< {self.number(smallest, digits)} %"
        if 1 - smallest / 200 < share < 1:
            return f"> {self.number(100 - smallest, digits)} %"
        return f"{self.number(100 * share, digits)} %"

    def worth(self, worth: Fraction, *, is_chance: bool, digits: int = 1) -> str:
        """What advice says of an answer: a probability, or an expectation."""
        return self.percent(float(worth), digits) if is_chance else self.number(float(worth), 2)

    # -- paper --------------------------------------------------------------------------------------------

    @cached_property
    def out(self) -> Console:
        from rich.console import Console

        return Console(highlight=False, emoji=False)

    def print(self, *things: Any, **how: Any) -> None:
        """Print text or anything that Rich can draw; brackets in text are just brackets."""
        how.setdefault("markup", False)
        self.out.print(*things, **how)

    def write(self, *lines: str) -> None:
        """Plain lines, for answers that cannot wait for Rich."""
        sys.stdout.write("\n".join(lines) + "\n")

    def print_json(self, data: Any) -> None:
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def complain(self, sentence: str) -> None:
        sys.stderr.write(sentence + "\n")

"""Offers in a haggle: how far somebody gives way, and which offers are better for the other side."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.engine.answers import Answer, Answers, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import phrase
from regelwerk.systems.heldencodex.options import Options

LISTED_STEPS = 3
MOST_DIGITS = 9
BREAK_OFF = "break_off"


@rule("HC-HAG-07", "HC:haggle_step")
def concession(price: int, options: Options) -> int:
    """The usual concession: a part of the starting price, rounded to whole coins, at least one."""
    return max(1, (price * options.haggle_step + 50) // 100)


class Offers(Answers["int | None"]):
    """Any price that is better for the other side than the one on the table (`offer:180`), or breaking off.

    Listed are some of the usual steps; a seller can give something away, but no more than that.
    """

    finite = False

    def __init__(self, buying: bool, table: int, step: int) -> None:
        self.buying = buying
        self.table = table
        self.step = step

    @property
    def default(self) -> str:
        """One usual step."""
        return f"offer:{self._after(1)}"

    def _after(self, steps: int) -> int:
        moved = self.step * steps
        return self.table + moved if self.buying else max(0, self.table - moved)

    def listed(self) -> Sequence[Answer[int | None]]:
        prices = dict.fromkeys(self._after(steps) for steps in range(1, LISTED_STEPS + 1))
        return [*(self._answer(price) for price in prices), Answer(BREAK_OFF, None, phrase("hc-answer-break-off"))]

    def _answer(self, price: int) -> Answer[int | None]:
        return Answer(f"offer:{price}", price, phrase("hc-answer-offer", price=price))

    def find(self, key: str) -> Answer[int | None] | Refusal:
        if key == BREAK_OFF:
            return Answer(BREAK_OFF, None, phrase("hc-answer-break-off"))
        text = key.removeprefix("offer:")
        if not key.startswith("offer:") or not text.isdecimal() or not text.isascii() or len(text) > MOST_DIGITS:
            return unknown(key)
        price = int(text)
        if price > self.table if self.buying else price < max(1, self.table):
            return self._answer(price)
        label = phrase("hc-answer-offer", price=price)
        return Refusal(key, label, phrase("hc-refuse-no-concession", table=self.table), "HC-HAG-03")

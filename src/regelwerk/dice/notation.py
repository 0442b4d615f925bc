"""Throws as people write them.

    throw   := sum, or sum ≥ number (count the dice that reach it), or sum ≤ number (roll under)
    sum     := part, then any number of + part or - part
    part    := [number] W sides [!] [h [number] | n [number]], or a number

`W`, `w`, `d` and `D` are alike. `!` means that the highest face is rolled on; `h2` (also `kh2`) keeps the two highest
dice, `n1` (also `kl1`) the lowest one. `≥` may be written `>=`, `≤` as `<=`, and spaces go anywhere between.

    3W6    W20+4    2W6+W8    4W10h2+3    4d10kh2+3    3d6kl1    W6!    2W6!+1    6W6!≥5    W12<=7

The sender of the text may not mean well: length, numbers and the work that the exact law would take are limited.
"""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn

from regelwerk.dice.exploding import Exploding, ExplodingSum
from regelwerk.dice.notation_error import NotationError, printable
from regelwerk.dice.pools import SuccessPool
from regelwerk.dice.sums import Keep, Sum
from regelwerk.dice.throw import Throw
from regelwerk.dice.versus import RollUnder

LONGEST_TEXT = 80
MOST_DICE = 1000
MOST_SIDES = 1000
BIGGEST_NUMBER = 10_000
# Estimated machine words to touch; a small computer takes about a third of a second for them.
MOST_WORK = 15_000_000

_TOKENS = re.compile(
    r"(?P<GE>>=|≥)|(?P<LE><=|≤)|(?P<SIGN>[+−-])|(?P<DIE>[wd])|(?P<BANG>!)|(?P<KEEP>k[hl]|[hn])|(?P<INT>[0-9]+)"
    r"|(?P<SPACE>[ \t]+)|(?P<OTHER>.)",
    re.IGNORECASE | re.DOTALL,
)


class _Token(NamedTuple):
    """A piece of the text and where it stands."""

    kind: str
    text: str
    at: int


class _Part(NamedTuple):
    """One part of a sum as it is written: a number alone, or dice with what stands around them."""

    number: _Token | None
    die: _Token | None = None
    sides: _Token | None = None
    bang: _Token | None = None
    keep: _Token | None = None
    kept: _Token | None = None


class _Dice(NamedTuple):
    """One part of a sum that is thrown; positions point into the text."""

    at: int
    written: int | None
    sides: int
    explodes: bool
    keep: int | None
    lowest: bool

    @property
    def number(self) -> int:
        return 1 if self.written is None else self.written


def parse(text: str) -> Throw[int]:
    """The throw that a text describes; raises `NotationError`."""
    if len(text) > LONGEST_TEXT:
        raise NotationError("too_long", LONGEST_TEXT, text=text[:LONGEST_TEXT], limit=LONGEST_TEXT)
    return _Reading(text).throw()


class _Reading:
    """One text on its way to a throw: read from left to right, one method for each line of the grammar above."""

    def __init__(self, text: str) -> None:
        self.text = text
        found = [_Token(piece.lastgroup or "", piece[0], piece.start()) for piece in _TOKENS.finditer(text)]
        self.tokens = [token for token in found if token.kind != "SPACE"]
        self.next = 0

    def error(self, code: str, position: int, **facts: object) -> NotationError:
        return NotationError(code, position, text=self.text, **facts)

    def take(self, *kinds: str) -> _Token | None:
        """The next piece, if it is of one of these kinds."""
        if self.next < len(self.tokens) and self.tokens[self.next].kind in kinds:
            self.next += 1
            return self.tokens[self.next - 1]
        return None

    def must_take(self, *kinds: str) -> _Token:
        """The next piece, which has to be of one of these kinds."""
        return self.take(*kinds) or self._complain()

    def _complain(self) -> NoReturn:
        """Refuse the next piece, or the end of the text."""
        if self.next == len(self.tokens):
            raise self.error("unexpected_end", len(self.text))
        token = self.tokens[self.next]
        raise self.error("unexpected", token.at, found=printable(token.text))

    def throw(self) -> Throw[int]:
        written = self._sum()
        comparison = self.take("GE", "LE")
        target = self.must_take("INT") if comparison is not None else None
        if self.next < len(self.tokens):
            self._complain()
        parts, bonus = self._added_up(written)
        if not parts:
            raise self.error("no_dice", 0)
        if sum(part.number for part in parts) > MOST_DICE:
            raise self.error("too_many_dice", parts[0].at, limit=MOST_DICE)
        if comparison is None or target is None:
            throw = self._plain(parts, bonus)
        elif comparison.kind == "GE":
            throw = self._pool(parts, bonus, comparison.at, self._number(target))
        else:
            throw = self._under(parts, bonus, comparison.at, self._number(target))
        if _work(throw) > MOST_WORK:
            raise self.error("too_costly", parts[0].at)
        return throw

    def _sum(self) -> list[tuple[_Token | None, _Part]]:
        """The parts of a sum, each with the sign before it."""
        parts: list[tuple[_Token | None, _Part]] = [(None, self._part())]
        while sign := self.take("SIGN"):
            parts.append((sign, self._part()))
        return parts

    def _part(self) -> _Part:
        number = self.take("INT")
        die = self.take("DIE")
        if die is None:
            return _Part(number) if number is not None else self._complain()
        sides, bang, keep = self.must_take("INT"), self.take("BANG"), self.take("KEEP")
        return _Part(number, die, sides, bang, keep, self.take("INT") if keep is not None else None)

    def _number(self, token: _Token) -> int:
        value = int(token.text)
        if value > BIGGEST_NUMBER:
            raise self.error("number_too_big", token.at, limit=BIGGEST_NUMBER)
        return value

    def _added_up(self, written: list[tuple[_Token | None, _Part]]) -> tuple[list[_Dice], int]:
        """The dice of a sum, and its fixed bonus."""
        parts: list[_Dice] = []
        bonus = 0
        for sign, part in written:
            is_minus = sign is not None and sign.text != "+"
            if part.die is None or part.sides is None:
                assert part.number is not None, "a part without dice is a number"
                bonus += -self._number(part.number) if is_minus else self._number(part.number)
            elif sign is not None and is_minus:
                raise self.error("minus_dice", sign.at)
            else:
                parts.append(self._dice(part, (part.number or part.die).at, part.sides))
        return parts, bonus

    def _dice(self, part: _Part, at: int, sides: _Token) -> _Dice:
        number = None if part.number is None else int(part.number.text)
        if number == 0:
            raise self.error("no_dice", at)
        if number is not None and number > MOST_DICE:
            raise self.error("too_many_dice", at, limit=MOST_DICE)
        if int(sides.text) > MOST_SIDES:
            raise self.error("too_many_sides", sides.at, limit=MOST_SIDES)
        fewest = 2 if part.bang else 1
        if int(sides.text) < fewest:
            raise self.error("too_few_sides", sides.at, limit=fewest)
        if part.keep is None:
            return _Dice(at, number, int(sides.text), part.bang is not None, None, False)
        if part.bang is not None:
            raise self.error("keep_exploding", part.keep.at)
        wanted = 1 if part.kept is None else int(part.kept.text)
        if part.kept is not None and wanted > (number or 1):
            raise self.error("keep_too_many", part.kept.at, limit=number or 1)
        return _Dice(at, number, int(sides.text), False, wanted, part.keep.text[-1] in "lLnN")

    def _plain(self, parts: list[_Dice], bonus: int) -> Throw[int]:
        first = parts[0]
        special = [part for part in parts if part.explodes or part.keep is not None]
        if not special:
            return Sum(tuple(part.sides for part in parts for _ in range(part.number)), bonus)
        if len(parts) > 1:
            raise self.error("one_kind_only", special[0].at)
        if first.keep is not None:
            return Keep(first.number, first.sides, first.keep, first.lowest, bonus)
        if first.written is None:
            return Exploding(first.sides, bonus)
        return ExplodingSum(first.written, first.sides, bonus)

    def _pool(self, parts: list[_Dice], bonus: int, at: int, target: int) -> Throw[int]:
        first = parts[0]
        if len(parts) > 1:
            raise self.error("one_kind_only", parts[1].at)
        if bonus or first.keep is not None:
            raise self.error("plain_pool_only", at)
        return SuccessPool(first.number, target, first.sides, first.explodes)

    def _under(self, parts: list[_Dice], bonus: int, at: int, target: int) -> Throw[int]:
        first = parts[0]
        if len(parts) > 1 or bonus or first.number > 1 or first.explodes or first.keep is not None:
            raise self.error("one_plain_die_only", at)
        return RollUnder(first.sides, target)


def _work(throw: Throw[int]) -> int:
    """Roughly how many machine words the law of a parsed throw touches."""
    match throw:
        case Sum(dice):
            words = sum(sides.bit_length() for sides in dice) // 64 + 1
            length = sum(dice) * words
            # Several kinds are multiplied as long integers, which takes more than their length.
            return 4 * length if len(set(dice)) == 1 else int(length**1.6)
        case Keep(number, sides, keep):
            words = number * sides.bit_length() // 64 + 1
            return sides * keep * (keep * sides * words * words + keep * words)
        case ExplodingSum(number, sides):
            words = number * sides.bit_length() // 32 + 1
            return (number + 60) * number * sides * words
        case SuccessPool(number, target, sides, explodes):
            words = (target // sides + 1 if explodes else 1) * sides.bit_length() * number // 64 + 1
            return number * words * words // 8
    return 1

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

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from regelwerk.dice.exploding import Exploding, ExplodingSum
from regelwerk.dice.notation_error import NotationError, printable
from regelwerk.dice.pools import SuccessPool
from regelwerk.dice.sums import Keep, Sum
from regelwerk.dice.throw import Throw
from regelwerk.dice.versus import RollUnder

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

LONGEST_TEXT = 80
MOST_DICE = 1000
MOST_SIDES = 1000
BIGGEST_NUMBER = 10_000
# Estimated machine words to touch; a small computer takes about a third of a second for them.
MOST_WORK = 15_000_000

_GRAMMAR = r"""
start: sum [(GE | LE) INT]
sum: _part (SIGN _part)*
_part: dice | number
dice: [INT] DIE INT [BANG] [KEEP [INT]]
number: INT
GE: ">=" | "≥"
LE: "<=" | "≤"
SIGN: "+" | "-" | "−"
DIE: /[wd]/i
BANG: "!"
KEEP: /k[hl]|[hn]/i
INT: /[0-9]+/
%ignore /[ \t]+/
"""


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


@lru_cache(maxsize=1)
def _parser() -> Lark:
    # Lark takes longer to load than most throws to work out, so only those who parse pay for it.
    from lark import Lark

    return Lark(_GRAMMAR, parser="lalr", maybe_placeholders=True)


def parse(text: str) -> Throw[int]:
    """The throw that a text describes; raises `NotationError`."""
    if len(text) > LONGEST_TEXT:
        raise NotationError("too_long", LONGEST_TEXT, text=text[:LONGEST_TEXT], limit=LONGEST_TEXT)
    return _Reading(text).throw()


class _Reading:
    """One text on its way to a throw."""

    def __init__(self, text: str) -> None:
        self.text = text

    def error(self, code: str, position: int, **facts: object) -> NotationError:
        return NotationError(code, position, text=self.text, **facts)

    def throw(self) -> Throw[int]:
        children: list[Any] = self._tree().children
        total, comparison, target = children
        parts, bonus = self._parts(total)
        if not parts:
            raise self.error("no_dice", 0)
        if sum(part.number for part in parts) > MOST_DICE:
            raise self.error("too_many_dice", parts[0].at, limit=MOST_DICE)
        if comparison is None:
            throw = self._plain(parts, bonus)
        elif comparison.type == "GE":
            throw = self._pool(parts, bonus, comparison.start_pos, self._number(target))
        else:
            throw = self._under(parts, bonus, comparison.start_pos, self._number(target))
        if _work(throw) > MOST_WORK:
            raise self.error("too_costly", parts[0].at)
        return throw

    def _tree(self) -> Tree[Any]:
        from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

        try:
            return _parser().parse(self.text)
        except UnexpectedCharacters as problem:
            at = problem.pos_in_stream or 0
            raise self.error("unexpected", at, found=printable(self.text[at])) from None
        except UnexpectedToken as problem:
            if problem.token.type == "$END":
                raise self.error("unexpected_end", len(self.text)) from None
            raise self.error("unexpected", problem.token.start_pos or 0, found=str(problem.token)) from None
        except UnexpectedInput:
            raise self.error("unexpected_end", len(self.text)) from None

    def _number(self, token: Token) -> int:
        value = int(token)
        if value > BIGGEST_NUMBER:
            raise self.error("number_too_big", token.start_pos or 0, limit=BIGGEST_NUMBER)
        return value

    def _parts(self, total: Tree[Any]) -> tuple[list[_Dice], int]:
        """The dice of a sum, and its fixed bonus."""
        parts: list[_Dice] = []
        bonus, sign, sign_at = 0, 1, 0
        children: list[Any] = total.children
        for child in children:
            if not hasattr(child, "data"):
                sign, sign_at = (1 if child == "+" else -1), child.start_pos
            elif child.data == "number":
                bonus += sign * self._number(child.children[0])
            elif sign < 0:
                raise self.error("minus_dice", sign_at)
            else:
                parts.append(self._dice(child.children))
        return parts, bonus

    def _dice(self, tokens: list[Any]) -> _Dice:
        count, die, sides, bang, keep, kept = tokens
        at = (count or die).start_pos
        number = None if count is None else int(count)
        if number == 0:
            raise self.error("no_dice", at)
        if number is not None and number > MOST_DICE:
            raise self.error("too_many_dice", at, limit=MOST_DICE)
        if int(sides) > MOST_SIDES:
            raise self.error("too_many_sides", sides.start_pos, limit=MOST_SIDES)
        fewest = 2 if bang else 1
        if int(sides) < fewest:
            raise self.error("too_few_sides", sides.start_pos, limit=fewest)
        if keep is None:
            return _Dice(at, number, int(sides), bang is not None, None, False)
        if bang is not None:
            raise self.error("keep_exploding", keep.start_pos)
        wanted = 1 if kept is None else int(kept)
        if wanted > (number or 1):
            raise self.error("keep_too_many", kept.start_pos, limit=number or 1)
        return _Dice(at, number, int(sides), False, wanted, keep[-1] in "lLnN")

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

"""The kinds of throws: each with its notation and the dice that count, and how one is read back from data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, ClassVar

from regelwerk.dice.description import (
    Description,
    Faces,
    NoDescription,
    SeenDie,
    Words,
    fields_of,
    groups,
    went_on,
    with_bonus,
)


@dataclass(frozen=True, slots=True)
class Added(Description):
    """Dice of any kinds that are added up."""

    kind: ClassVar[str] = "added"
    dice: tuple[int, ...]
    bonus: int = 0
    explodes: bool = False

    def written(self, words: Words) -> str:
        return with_bonus(groups(self.dice, "+", words.die, "!" if self.explodes else ""), self.bonus)

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:
        plain = with_bonus(groups(self.dice, "+", words.die), self.bonus)
        return f"{plain}, {words.explodes}" if self.explodes and went_on(fallen) else plain

    def first_dice(self) -> Iterator[int]:
        return iter(self.dice)

    @property
    def number(self) -> int:
        return len(self.dice)


@dataclass(frozen=True, slots=True)
class Apart(Description):
    """Dice of which each stands for itself."""

    kind: ClassVar[str] = "apart"
    dice: tuple[int, ...]

    def written(self, words: Words) -> str:
        return groups(self.dice, ",", words.die)

    def first_dice(self) -> Iterator[int]:
        return iter(self.dice)

    @property
    def number(self) -> int:
        return len(self.dice)


class _OneKind(Description):
    """Several dice of one kind."""

    __slots__ = ()
    dice: int
    sides: int

    def first_dice(self) -> Iterator[int]:
        return (self.sides for _ in range(self.dice))

    @property
    def number(self) -> int:
        return self.dice


@dataclass(frozen=True, slots=True)
class Several(_OneKind):
    """Dice of one kind, all of which count."""

    kind: ClassVar[str] = "several"
    dice: int
    sides: int
    bonus: int = 0
    explodes: bool = False

    def written(self, words: Words) -> str:
        return with_bonus(f"{self.dice}{words.die}{self.sides}{'!' if self.explodes else ''}", self.bonus)

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:
        plain = with_bonus(f"{self.dice}{words.die}{self.sides}", self.bonus)
        return f"{plain}, {words.explodes}" if self.explodes and went_on(fallen) else plain


@dataclass(frozen=True, slots=True)
class Best(_OneKind):
    """The highest (or lowest) few of several dice. A change takes the very highest away (-1) or counts it twice (1)."""

    kind: ClassVar[str] = "best"
    dice: int
    sides: int
    keep: int
    lowest: bool = False
    bonus: int = 0
    grows: bool = False
    change: int = 0

    def written(self, words: Words) -> str:
        kept = f"{words.lowest if self.lowest else words.highest}{self.keep}"
        changed = {-1: "−", 1: "+"}.get(self.change, "")
        grown = "!" if self.grows else ""
        return with_bonus(f"{self.dice}{words.die}{self.sides}{grown}{kept}{changed}", self.bonus)

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:
        parts = [with_bonus(f"{self.dice}{words.die}{self.sides}", self.bonus)]
        number = self.dice if fallen is None else len(fallen)
        if self.grows and (fallen is None or number > self.dice):
            parts.append(words.grows.format(sides=self.sides))
        if self.change < 0:
            parts.append(words.very_highest_out)
        one, many = (
            (words.lowest_counts, words.lowest_count) if self.lowest else (words.highest_counts, words.highest_count)
        )
        if self.change > 0:
            others = self.keep - 1
            parts.append(words.highest_counts_twice if others == 1 else many.format(keep=others))
            parts += [words.very_highest_twice] if others > 1 else []
        elif self.keep < number or (self.grows and fallen is None):
            parts.append(one if self.keep == 1 else many.format(keep=self.keep))
        return ", ".join(parts)

    @property
    def explodes(self) -> bool:
        return self.grows

    def seen(self, faces: Faces) -> tuple[SeenDie, ...]:
        ranked = sorted(range(len(faces)), key=lambda n: sum(faces[n]), reverse=not self.lowest)
        first = 1 if self.change < 0 else 0
        chosen = set(ranked[first : first + self.keep - (self.change > 0)])
        return tuple([SeenDie(die, self.sides, n in chosen) for n, die in enumerate(faces)])


@dataclass(frozen=True, slots=True)
class BestPairs(_OneKind):
    """The two highest dice belong together, and so do the next two."""

    kind: ClassVar[str] = "pairs"
    dice: int
    sides: int

    def written(self, words: Words) -> str:
        return f"{self.dice}{words.die}{self.sides}{words.highest}2|{words.highest}2"

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:  # noqa: ARG002 (the shape of all)
        return f"{self.dice}{words.die}{self.sides}, {words.pairs_count}"

    def seen(self, faces: Faces) -> tuple[SeenDie, ...]:
        ranked = sorted(range(len(faces)), key=lambda n: -sum(faces[n]))
        groups = {n: 1 + place // 2 for place, n in enumerate(ranked[:4])}
        return tuple([SeenDie(die, self.sides, n in groups, groups.get(n, 0)) for n, die in enumerate(faces)])


@dataclass(frozen=True, slots=True)
class Better(Description):
    """The better of two exploding dice; the first may have a bonus of its own."""

    kind: ClassVar[str] = "better"
    sides: int
    wild: int
    own_bonus: int = 0
    bonus: int = 0

    def written(self, words: Words) -> str:
        own = with_bonus(f"{words.die}{self.sides}!", self.own_bonus)
        return with_bonus(f"{f'({own})' if self.own_bonus else own}|{words.die}{self.wild}!", self.bonus)

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:
        own = with_bonus(f"{words.die}{self.sides}", self.own_bonus + self.bonus)
        wild = with_bonus(f"{words.die}{self.wild}", self.bonus)
        exploding = f", {words.explodes}" if went_on(fallen) else ""
        return f"{own} / {wild}{exploding}, {words.better_counts}"

    def first_dice(self) -> Iterator[int]:
        return iter((self.sides, self.wild))

    @property
    def number(self) -> int:
        return 2

    @property
    def explodes(self) -> bool:
        return True

    def seen(self, faces: Faces) -> tuple[SeenDie, ...]:
        totals = [sum(die) + bonus for die, bonus in zip(faces, (self.own_bonus, 0), strict=False)]
        best = totals.index(max(totals)) if totals else 0
        return tuple([SeenDie(die, self.wild if n else self.sides, n == best) for n, die in enumerate(faces)])


@dataclass(frozen=True, slots=True)
class Pool(Description):
    """Dice of which each succeeds if it reaches what it needs; extra dice of the same kind come last and need less."""

    kind: ClassVar[str] = "pool"
    dice: int
    sides: int
    needs: int
    explodes: bool = False
    extra: int = 0
    extra_needs: int = 0
    crit: int | None = None

    def written(self, words: Words) -> str:
        die = f"{words.die}{self.sides}{'!' if self.explodes else ''}"
        extra = f"+{self.extra}{die}≥{self.extra_needs}" if self.extra else ""
        crit = "" if self.crit is None else f" {words.crit} {self.crit}"
        return f"{self.dice}{die}≥{self.needs}{extra}{crit}"

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:
        parts = [f"{self.dice}{words.die}{self.sides}", words.success.format(needs=self.needs)]
        if self.extra:
            parts += [f"+{self.extra}{words.die}{self.sides}", words.success.format(needs=self.extra_needs)]
        if self.explodes and went_on(fallen):
            parts.insert(1, words.explodes)
        if self.crit is not None:
            parts.append(words.crit_from.format(crit=self.crit))
        return ", ".join(parts)

    def first_dice(self) -> Iterator[int]:
        return (self.sides for _ in range(self.number))

    @property
    def number(self) -> int:
        return self.dice + self.extra

    def seen(self, faces: Faces) -> tuple[SeenDie, ...]:
        needs = (self.needs, self.extra_needs if self.extra else self.needs)
        return tuple([SeenDie(die, self.sides, sum(die) >= needs[n >= self.dice]) for n, die in enumerate(faces)])


@dataclass(frozen=True, slots=True)
class Under(Description):
    """One die that has to stay at or under a limit."""

    kind: ClassVar[str] = "under"
    sides: int
    limit: int

    def written(self, words: Words) -> str:
        return f"{words.die}{self.sides}≤{self.limit}".replace("-", "−")

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:  # noqa: ARG002 (the shape of all)
        return f"{words.die}{self.sides}, {words.at_most.format(limit=self.limit)}".replace("-", "−")

    def first_dice(self) -> Iterator[int]:
        return iter((self.sides,))

    @property
    def number(self) -> int:
        return 1

    def seen(self, faces: Faces) -> tuple[SeenDie, ...]:
        return tuple([SeenDie(die, self.sides, sum(die) <= self.limit) for die in faces])


@dataclass(frozen=True, slots=True)
class Against(Description):
    """Two sides, the left one's dice first. Until it is decided, both throw again as long as they are level."""

    kind: ClassVar[str] = "against"
    left: Description
    right: Description
    until_decided: bool = False

    def written(self, words: Words) -> str:
        once = f"{self.left.written(words)} {words.against} {self.right.written(words)}"
        return f"{once} {words.decided}" if self.until_decided else once

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:
        left = right = fallen
        if fallen is not None and self.left.is_fixed and not self.until_decided:
            left, right = fallen[: self.left.number], fallen[self.left.number :]
        once = f"{self.left.spoken(words, left)} {words.against} {self.right.spoken(words, right)}"
        return f"{once} {words.decided}" if self.until_decided else once

    def first_dice(self) -> Iterator[int]:
        return chain(self.left.first_dice(), self.right.first_dice())

    @property
    def number(self) -> int:
        return self.left.number + self.right.number

    @property
    def explodes(self) -> bool:
        return self.left.explodes or self.right.explodes

    @property
    def is_fixed(self) -> bool:
        return not self.until_decided and self.left.is_fixed and self.right.is_fixed

    def seen(self, faces: Faces) -> tuple[SeenDie, ...]:
        if self.until_decided:
            return _last_counts(Against(self.left, self.right), faces)
        if not self.left.is_fixed:
            return Description.seen(self, faces)
        own = self.left.number
        left, right = self.left.seen(faces[:own]), self.right.seen(faces[own:])
        return (*[die._replace(group=1) for die in left], *[die._replace(group=2) for die in right])


@dataclass(frozen=True, slots=True)
class Again(Description):
    """A throw that is made once more if its result is below a limit; then the second one stands."""

    kind: ClassVar[str] = "again"
    throw: Description
    below: int

    def written(self, words: Words) -> str:
        return f"{self.throw.written(words)} ({words.again.format(below=self.below)})".replace("-", "−")

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:
        return f"{self.throw.spoken(words, fallen)} ({words.again.format(below=self.below)})".replace("-", "−")

    def first_dice(self) -> Iterator[int]:
        return self.throw.first_dice()

    @property
    def number(self) -> int:
        return self.throw.number

    @property
    def explodes(self) -> bool:
        return self.throw.explodes

    @property
    def is_fixed(self) -> bool:
        return False

    def seen(self, faces: Faces) -> tuple[SeenDie, ...]:
        return _last_counts(self.throw, faces)


@dataclass(frozen=True, slots=True)
class TieBreak(_OneKind):
    """An exploding die for everybody; those who are equal throw again."""

    kind: ClassVar[str] = "tie_break"
    dice: int
    sides: int

    def written(self, words: Words) -> str:
        return f"{self.dice}{words.die}{self.sides}! {words.roll_off}"

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:
        exploding = f", {words.explodes}" if went_on(fallen) else ""
        return f"{self.dice}{words.die}{self.sides}{exploding}, {words.roll_off}"

    @property
    def explodes(self) -> bool:
        return True

    @property
    def is_fixed(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Cards(Description):
    """Cards from a deck, one for each hand."""

    kind: ClassVar[str] = "cards"
    hands: int
    deck: int

    def written(self, words: Words) -> str:
        return f"{self.hands} {words.card if self.hands == 1 else words.cards} {self.deck}"

    def first_dice(self) -> Iterator[int]:
        return iter(())

    @property
    def number(self) -> int:
        return 0

    @property
    def is_fixed(self) -> bool:
        return False


KINDS: dict[str, type[Description]] = {
    form.kind: form
    for form in (Added, Apart, Several, Best, BestPairs, Better, Pool, Under, Against, Again, TieBreak, Cards)
}


def description_from(data: object) -> Description:
    """The description that was stored; raises `NoDescription` if it is none."""
    match data:
        case {**only} if len(only) == 1:
            kind, told = only.popitem()
        case _:
            raise NoDescription(f"not a throw: {data!r:.80}")
    form = KINDS.get(kind) if isinstance(kind, str) else None
    if form is None or not isinstance(told, dict):
        raise NoDescription(f"not a kind of throw: {kind!r:.80}")
    declared = {field.name: str(field.type) for field in fields_of(form)}
    try:
        return form(**{name: READERS[declared[name]](value) for name, value in told.items()})
    except (KeyError, TypeError) as error:
        raise NoDescription(f"{kind}: {error}") from None


def _whole(value: object) -> int:
    if type(value) is not int:
        raise NoDescription(f"not a whole number: {value!r:.80}")
    return value


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise NoDescription(f"neither true nor false: {value!r:.80}")
    return value


def _wholes(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise NoDescription(f"not a list: {value!r:.80}")
    return tuple(map(_whole, value))


READERS: dict[str, Callable[[object], Any]] = {
    "int": _whole,
    "int | None": _whole,
    "bool": _flag,
    "tuple[int, ...]": _wholes,
    "Description": description_from,
}
"""How a field is read, by what is declared of it. (None is never told: it is what a field is without a word.)"""


def _last_counts(once: Description, faces: Faces) -> tuple[SeenDie, ...]:
    """The same throw several times: whatever came before the last time has been replaced."""
    size = once.number
    if not once.is_fixed or not size:
        return once.seen(faces)
    first = len(faces) % size or size
    times = [once.seen(faces[:first]), *(once.seen(faces[at : at + size]) for at in range(first, len(faces), size))]
    replaced = [die._replace(counted=False) for dice in times[:-1] for die in dice]
    return (*replaced, *times[-1])

"""Odds in words: what may happen, to whom, how likely, how much of it on average, and whether that is good."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from regelwerk.engine.facts import Fact, Ref, Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from fractions import Fraction

    from regelwerk.dice import Law
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.book.telling import Telling
    from regelwerk.engine.interpreters.best_prospects import Best
    from regelwerk.engine.interpreters.preview import Preview, Prospect


T = TypeVar("T")


class Chance(NamedTuple):
    """One thing that may happen, and how likely it is."""

    share: float
    text: str


class Chances(NamedTuple):
    """What may come of one stake: the chances, the first of which is the bold one, and the mean."""

    chances: tuple[Chance, ...]
    mean: str
    """Such as `im Mittel 2,3 Wunden`; empty where it happens or not."""
    is_good: bool
    """Whether it is good for the one who decides."""
    law: Law[int]
    """The law of what is counted, which a picture shows."""


def in_words(telling: Telling, prospect: Prospect, names: Names) -> Chances:
    """The chances of a prospect as sentences."""
    law, shares, mean = prospect.law, prospect.chances, ""
    if _asks_how_much(prospect, law, shares):
        unit = telling.text(prospect.message)
        mean = telling.text("engine-on-average", mean=_rounded(telling, float(law.mean())), unit=unit)
    return Chances(_chances(telling, prospect, shares, names), mean, prospect.is_good, law)


def _asks_how_much(prospect: Prospect, law: Law[int], shares: Sequence[Fraction]) -> bool:
    """Whether a mean says more than the chances. Where it is one at most they say all, with two exceptions.

    Of harm that is sure to come people ask how much it is; and that somebody is hit does not say that it does nothing.
    """
    possible = set(law.outcomes())
    if not prospect.counts or not possible <= {0, 1}:
        return prospect.counts
    first, *further = shares
    return prospect.harms and (possible == {1} or (possible == {0} and first > 0 and not any(further)))


def shown_prospects(preview: Preview) -> list[Prospect]:
    """What is worth telling of a preview: what it is about, and what else may happen at all."""
    first, *others = preview.prospects
    return [first, *(prospect for prospect in others if any(prospect.chances))]


def _rounded(telling: Telling, mean: float) -> str:
    """A mean with one decimal; what is not nothing does not look like it."""
    return f"< {telling.number(0.1, 1)}" if 0 < mean < 0.05 else telling.number(mean, 1)


def best_in_words(telling: Telling, prospect: Prospect, best: Best, names: Names) -> str:
    """What the best play from here comes to, and what it costs: the second number beside a preview."""
    if not best.price:
        return telling.text("engine-best-needs-nothing")
    found = _chances(telling, prospect, best.chances, names)
    told = ", ".join(f"{chance.text} {telling.percent(chance.share)}" for chance in found)
    costs = ", ".join(
        f"{telling.number(float(amount), 1)} {telling.text(message, amount=2)}" for message, amount in best.costs
    )
    return telling.text("engine-best-from-here", told=told, costs=costs)


def _chances(telling: Telling, prospect: Prospect, shares: Sequence[Fraction], names: Names) -> tuple[Chance, ...]:
    facts: dict[str, Fact] = {
        "role": prospect.role,
        "who": Ref(prospect.whom) if prospect.whom else Word("engine-somebody"),
        "by": Ref(prospect.by) if prospect.by else Word("engine-somebody"),
        "unit": telling.text(prospect.message),
    }
    bands = zip(prospect.bands or ("engine-at-least-one",), shares, strict=True)
    return tuple(
        Chance(float(share), telling.tell(key, {**facts, "again": place > 0}, names))
        for place, (key, share) in enumerate(worth_telling(bands))
    )


def worth_telling(bands: Iterable[tuple[T, Fraction]]) -> list[tuple[T, Fraction]]:
    """The bands that say something: of those with the same chance the gravest, and none that cannot happen.

    The first one stays: that nothing can happen is worth telling too.
    """
    found: list[tuple[T, Fraction]] = []
    for band, share in bands:
        if found and not share:
            continue
        if found and found[-1][1] == share:
            found.pop()
        found.append((band, share))
    return found

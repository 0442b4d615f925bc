"""Odds in words: what may happen, to whom, how likely, how much of it on average, and whether that is good."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from regelwerk.engine.facts import Fact, Ref, Word

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.book.telling import Telling
    from regelwerk.engine.interpreters.preview import Prospect


class Chance(NamedTuple):
    """One thing that may happen, and how likely it is."""

    share: float
    text: str


class Chances(NamedTuple):
    """What may come of one stake: the chances, the first of which is the bold one, and the mean."""

    chances: tuple[Chance, ...]
    mean: str
    """Such as `im Mittel 2,3 Wunden`; empty where there is nothing beyond a yes or no."""
    is_good: bool
    """Whether it is good for the one who decides."""


def in_words(telling: Telling, prospect: Prospect, names: Names) -> Chances:
    """The chances of a prospect as sentences; a band that adds nothing to the one before is left out."""
    facts: dict[str, Fact] = {
        "role": prospect.role,
        "who": Ref(prospect.whom) if prospect.whom else Word("engine-somebody"),
        "by": Ref(prospect.by) if prospect.by else Word("engine-somebody"),
    }
    unit = telling.text(prospect.message)
    keys = prospect.bands or ("engine-at-least-one",)
    found: list[Chance] = []
    for key, chance in zip(keys, prospect.chances, strict=True):
        if found and (chance == found[-1].share or not chance):
            continue
        found.append(Chance(float(chance), telling.tell(key, {**facts, "unit": unit}, names)))
    law = prospect.law
    is_yes_or_no = set(law.outcomes()) <= {0, 1}
    mean = (
        "" if is_yes_or_no else telling.text("engine-on-average", mean=telling.number(float(law.mean()), 1), unit=unit)
    )
    return Chances(tuple(found), mean, prospect.is_good)

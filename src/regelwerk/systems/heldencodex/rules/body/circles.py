"""Life circles: which segments a wound marks, which segments are the same to everybody, and how circles heal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.state import Circle, Hero
from regelwerk.systems.heldencodex.values import CircleShape

Ring = Literal["outer", "middle", "inner"]


class WoundSite(NamedTuple):
    """Where a wound goes: a segment of a circle, or the whole circle where no ring is named. People count from 1."""

    circle: int
    ring: Ring | Literal[""] = ""
    at: int = 0

    @property
    def key(self) -> str:
        return f"circle:{self.circle + 1}" + (f":{self.ring}:{self.at + 1}" if self.ring else "")


def fresh(shape: CircleShape) -> Circle:
    """A circle without a scratch."""
    return Circle((False,) * shape.outer, (False,) * shape.middle, (False,) * shape.inner)


def ring_of(circle: Circle, ring: Ring) -> tuple[bool, ...]:
    return circle.outer if ring == "outer" else circle.middle if ring == "middle" else circle.inner


def free(circle: Circle, ring: Ring) -> Iterator[int]:
    """The segments of a ring that are not marked."""
    return (at for at, marked in enumerate(ring_of(circle, ring)) if not marked)


def _set(circle: Circle, ring: Ring, at: Iterable[int], marked: bool) -> Circle:
    chosen = set(at)
    changed = tuple(marked if n in chosen else was for n, was in enumerate(ring_of(circle, ring)))
    if ring == "outer":
        return circle._replace(outer=changed)
    return circle._replace(middle=changed) if ring == "middle" else circle._replace(inner=changed)


@rule("HC-INJ-08", "HC:care_reset")
def reopened(circle: Circle, options: Options) -> Circle:
    """A new serious wound undoes what healers did for the circle."""
    return circle._replace(care="none") if options.care_reset else circle


@rule("HC-INJ-04", "HC:full_circle_is_critical")
def with_segment(circle: Circle, ring: Ring, at: int, options: Options) -> Circle:
    """With one segment more; a circle whose segments are all marked is critical."""
    marked = _set(circle, ring, (at,), True)
    if marked.is_full and not marked.critical and options.full_circle_is_critical:
        return reopened(marked._replace(critical=True), options)
    return marked


@rule("HC-INJ-02")
def with_severe(circle: Circle, middle: int, shape: CircleShape, options: Options) -> Circle:
    """With a severe wound: a middle segment and the outer ones beside it; what is marked stays marked."""
    wounded = _set(circle, "outer", shape.neighbours(middle), True)
    wounded = reopened(wounded._replace(severe=circle.severe + 1), options)
    return with_segment(wounded, "middle", middle, options)


@rule("HC-INJ-04")
def with_critical(circle: Circle, options: Options) -> Circle:
    """With a critical wound: every segment is marked."""
    full = circle._replace(
        outer=(True,) * len(circle.outer),
        middle=(True,) * len(circle.middle),
        inner=(True,) * len(circle.inner),
        critical=True,
    )
    return reopened(full, options)


# -- What is the same to everybody ------------------------------------------------------------------------------------


Sector = tuple[bool, tuple[bool, ...]]
"""A middle segment with the outer ones beside it, whichever of them are marked."""


@lru_cache(maxsize=4096)
def _sectors(circle: Circle, shape: CircleShape) -> tuple[Sector, ...]:
    """The sectors of a circle, one for each middle segment."""
    return tuple(
        (marked, tuple(sorted(circle.outer[n] for n in shape.neighbours(middle))))
        for middle, marked in enumerate(circle.middle)
    )


def alike(hero: Hero, at: int) -> tuple[object, ...]:
    """Two circles for which this is equal differ by nothing but their number."""
    circle = hero.circles[at]
    sectors = sorted(_sectors(circle, hero.sheet.circle))
    tried = sorted(name for name, number in (entry.rsplit(":", 1) for entry in hero.treated) if number == str(at + 1))
    return tuple(sectors), sum(circle.outer), sum(circle.inner), circle.severe, circle.critical, circle.care, *tried


def distinct(hero: Hero, sites: Sequence[WoundSite]) -> tuple[WoundSite, ...]:
    """The first of all sites that come to the same: equal circles, and in them segments in equal company."""
    first: dict[tuple[object, ...], int] = {}
    for circle in dict.fromkeys([site.circle for site in sites]):
        first.setdefault(alike(hero, circle), circle)
    told_apart = set(first.values())
    found: dict[tuple[object, ...], WoundSite] = {}
    for site in sites:
        if site.circle in told_apart:
            found.setdefault((site.circle, site.ring, _company(hero, site)), site)
    return tuple(found.values())


def _company(hero: Hero, site: WoundSite) -> Sector | None:
    """The sector of a segment; inner segments and whole circles have none."""
    if site.ring not in ("outer", "middle"):
        return None
    shape = hero.sheet.circle
    sectors = _sectors(hero.circles[site.circle], shape)
    at = site.at if site.ring == "middle" else site.at // (shape.outer // shape.middle)
    return sectors[at] if at < len(sectors) else None


# -- Healing ----------------------------------------------------------------------------------------------------------


@rule("HC-REG-04")
def has_light_wounds_only(circle: Circle) -> bool:
    """Whether nothing worse than marked outer segments keeps it from healing quickly."""
    return not circle.serious and any(circle.outer)


@rule("HC-REG-06", "HC-AID-03", "HC:middle_heals")
def can_heal_slowly(circle: Circle, options: Options) -> bool:
    """Whether a circle with deep marks heals at all: treated ones do, critical ones only after medicine."""
    if circle.critical and circle.care != "medicine":
        return False
    if circle.serious and circle.care == "none":
        return False
    deep = any(circle.middle) or any(circle.inner)
    if not circle.serious:
        return deep and not any(circle.outer) and options.middle_heals != "never"
    return any(circle.outer) or (deep and options.middle_heals != "never")


@rule("HC-REG-03", "HC-REG-04")
def healed_quickly(circle: Circle, segments: int, shape: CircleShape) -> Circle:
    """With up to a number of outer segments healed."""
    return _set(circle, "outer", _healing_order(circle, shape)[:segments], False)


def _healing_order(circle: Circle, shape: CircleShape) -> list[int]:
    """Marked outer segments in the order in which they heal.

    Those beside a marked middle segment come first: the others would be spared by a severe wound that comes later.
    """
    beside = {n for middle, marked in enumerate(circle.middle) if marked for n in shape.neighbours(middle)}
    return sorted((n for n, marked in enumerate(circle.outer) if marked), key=lambda n: (n not in beside, n))


@rule("HC-REG-05", "HC:middle_heals")
def healed_slowly(circle: Circle, shape: CircleShape, options: Options) -> Circle:
    """With one segment healed: outer ones first, then a middle one, then the inner one, which ends a critical wound."""
    if any(circle.outer):
        first = _healing_order(circle, shape)[0]
        circle = _set(circle, "outer", (first,), False)
        if options.middle_heals == "with_outer":
            circle = _with_closed_middle(circle, first, shape)
    elif any(circle.middle):
        circle = _set(circle, "middle", (circle.middle.index(True),), False)
    else:
        circle = _set(circle, "inner", (circle.inner.index(True),), False)
    return _without_old_wounds(circle)


def _with_closed_middle(circle: Circle, outer: int, shape: CircleShape) -> Circle:
    """A middle segment heals together with the last outer one beside it."""
    for middle in range(len(circle.middle)):
        beside = shape.neighbours(middle)
        if outer in beside and not any(circle.outer[n] for n in beside):
            return _set(circle, "middle", (middle,), False)
    return circle


def _without_old_wounds(circle: Circle) -> Circle:
    """No more severe wounds than deep segments; a critical one ends with the inner segment, and care with the last."""
    severe = min(circle.severe, sum(circle.middle) + sum(circle.inner))
    circle = circle._replace(severe=severe, critical=circle.critical and any(circle.inner))
    return circle if circle.serious else circle._replace(care="none")

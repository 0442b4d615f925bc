"""Wounds: where they go, what becomes of those that find no room, and what festers while nobody treats it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.circles import (
    Ring,
    WoundSite,
    distinct,
    free,
    with_critical,
    with_segment,
    with_severe,
)
from regelwerk.systems.heldencodex.state import Circle, Hero, seat_of
from regelwerk.systems.heldencodex.values import Level

RINGS: tuple[Ring, ...] = ("outer", "middle", "inner")
WOUND_RULES: dict[Level, str] = {"light": "HC-INJ-01", "severe": "HC-INJ-02", "critical": "HC-INJ-04"}


class WoundScene(NamedTuple):
    """What is known when somebody chooses where a wound goes, or which segment is lost."""

    hero: Hero
    level: Level | Literal["lost"]
    sites: tuple[WoundSite, ...]
    options: Options


@rule("HC-INJ-01", "HC-INJ-02", "HC-INJ-04", "HC-INJ-08")
def suffer(hero: Hero, level: Level, options: Options) -> Play[Hero]:
    """A wound: the victim chooses the circle and the segment; what finds no room is worse or kills."""
    if hero.down == "dead":
        return hero
    sites = room_for(hero, level)
    if not sites:
        return (yield from overflow(hero, level, options))
    site = yield from _pick(hero, level, sites, "HC-INJ-01" if level == "light" else "HC-INJ-08", options)
    before = hero.circles[site.circle]
    after = wounded(hero, site, level, options)
    yield note(WOUND_RULES[level], "hc-wounded", who=Ref(hero.id), level=level, circle=site.circle + 1)
    if level != "light" and options.aid_retry == "once":
        # A new wound is a new task for healers who have tried before.
        hero = replace(hero, treated=tuple(t for t in hero.treated if not t.endswith(f":{site.circle + 1}")))
    return (yield from _changed(hero, site.circle, before, after, told=level == "critical"))


def room_for(hero: Hero, level: Level) -> tuple[WoundSite, ...]:
    """Every site that can take a wound of this level."""
    circles = enumerate(hero.circles)
    if level == "critical":
        return tuple(WoundSite(at) for at, circle in circles if not circle.critical)
    ring: Ring = "outer" if level == "light" else "middle"
    return tuple(WoundSite(at, ring, segment) for at, circle in circles for segment in free(circle, ring))


@rule("HC-INJ-07", "HC:wound_overflow")
def overflow(hero: Hero, level: Level, options: Options) -> Play[Hero]:
    """A wound that finds no room is one level worse; where there is no room for a critical one, it kills."""
    if options.wound_overflow == "ignore":
        yield note("HC-INJ-07", "hc-wound-ignored", who=Ref(hero.id), level=level)
        return hero
    if level == "critical":
        return (yield from die(hero, "HC-INJ-07"))
    yield note("HC-INJ-07", "hc-wound-worsens", who=Ref(hero.id), level=level)
    return (yield from suffer(hero, "severe" if level == "light" else "critical", options))


def wounded(hero: Hero, site: WoundSite, level: Level, options: Options) -> Circle:
    """The circle after a wound at this site."""
    circle = hero.circles[site.circle]
    if level == "critical":
        return with_critical(circle, options)
    if level == "severe":
        return with_severe(circle, site.at, hero.sheet.circle, options)
    return with_segment(circle, "outer", site.at, options)


def _changed(hero: Hero, at: int, before: Circle, after: Circle, told: bool = False) -> Play[Hero]:
    """The hero with a circle that got worse, and what follows from it."""
    hero = hero.with_circle(at, after)
    newly = after.critical and not before.critical
    if newly and not told:
        yield note("HC-INJ-04", "hc-circle-critical", who=Ref(hero.id), circle=at + 1)
    if before.care != "none" and after.care == "none":
        yield note("HC-INJ-08", "hc-care-undone", who=Ref(hero.id), circle=at + 1)
    if newly and all(circle.critical for circle in hero.circles):
        return (yield from die(hero, "HC-INJ-06"))
    return hero


@rule("HC-INJ-06")
def die(hero: Hero, rule_id: str) -> Play[Hero]:
    """Critical wounds in all circles are deadly."""
    yield note(rule_id, "hc-dies", who=Ref(hero.id))
    return replace(hero, down="dead")


def _pick(
    hero: Hero, level: Level | Literal["lost"], sites: Sequence[WoundSite], rule_id: str, options: Options
) -> Play[WoundSite]:
    """The victim chooses among sites that differ by more than their number."""
    offered = distinct(hero, sites)
    if len(offered) == 1:
        return offered[0]
    answers = Offers({site.key: site for site in offered}, lambda key, site: Answer(key, site, _label(hero, site)))
    question = phrase(f"hc-ask-wound-{level}", who=Ref(hero.id))
    default = min(offered, key=lambda site: _harm(hero, site, level, options)).key
    scene = WoundScene(hero, level, offered, options)
    return (yield from choose(seat_of(hero), hero.id, rule_id, question, answers, default, scene))


def _label(hero: Hero, site: WoundSite) -> Phrase:
    marked = hero.circles[site.circle].marked
    if not site.ring:
        return phrase("hc-answer-circle", circle=site.circle + 1, marked=marked)
    return phrase("hc-answer-segment", circle=site.circle + 1, ring=site.ring, segment=site.at + 1, marked=marked)


def _harm(hero: Hero, site: WoundSite, level: Level | Literal["lost"], options: Options) -> tuple[int, ...]:
    """How bad a site is for the victim: a critical circle, another serious one, new segments, spread light wounds."""
    before = hero.circles[site.circle]
    if level == "lost":
        assert site.ring
        after = with_segment(before, site.ring, site.at, options)
    else:
        after = wounded(hero, site, level, options)
    newly_critical = int(after.critical and not before.critical)
    newly_untreated = int(before.care != "none" and after.care == "none")
    burdened = before.severe if level == "severe" else int(before.serious)
    if level == "critical":
        burdened = -before.severe
    return newly_critical, newly_untreated, burdened, after.marked - before.marked, -before.marked, site.circle


# -- What festers -----------------------------------------------------------------------------------------------------


@rule("HC-INJ-03")
def gangrene(hero: Hero, options: Options) -> Play[Hero]:
    """Once a day each untreated severe wound costs one more segment of its circle: outer ones first."""
    for at, circle in enumerate(hero.circles):
        for _ in range(circle.severe if circle.care == "none" else 0):
            sites = _outer_first(hero, (at,), together=True)
            if not sites or hero.down == "dead":
                break
            hero = yield from _lose(hero, sites, "HC-INJ-03", options)
    return hero


@rule("HC-INJ-05", "HC-INJ-07", "HC:critical_spread", "HC:wound_overflow")
def bleed(hero: Hero, options: Options) -> Play[Hero]:
    """Every eight hours each untreated critical wound costs a segment of another circle; if there is none, it kills."""
    if options.critical_spread == "none":
        return hero
    for _ in range(sum(is_bleeding(circle) for circle in hero.circles)):
        if hero.down == "dead":
            break
        sites = _outer_first(hero, [at for at, circle in enumerate(hero.circles) if not circle.critical])
        if sites:
            hero = yield from _lose(hero, sites, "HC-INJ-05", options)
        elif options.wound_overflow == "escalate":
            hero = yield from die(hero, "HC-INJ-07")
    return hero


def is_bleeding(circle: Circle) -> bool:
    """Whether it has a critical wound that nobody has treated."""
    return circle.critical and circle.care == "none"


def _outer_first(hero: Hero, circles: Sequence[int], together: bool = False) -> tuple[WoundSite, ...]:
    """The free segments of the outermost ring that has any; behind the outer ones, gangrene takes middle and inner."""
    rings: tuple[tuple[Ring, ...], ...] = (("outer",), ("middle", "inner")) if together else tuple((r,) for r in RINGS)
    for those in rings:
        sites = tuple(
            WoundSite(at, ring, n) for at in circles for ring in those for n in free(hero.circles[at], ring)
        )  # fmt: skip
        if sites:
            return sites
    return ()


def _lose(hero: Hero, sites: Sequence[WoundSite], rule_id: str, options: Options) -> Play[Hero]:
    """One segment more is lost; the victim picks it."""
    site = yield from _pick(hero, "lost", sites, rule_id, options)
    assert site.ring
    before = hero.circles[site.circle]
    after = with_segment(before, site.ring, site.at, options)
    yield note(rule_id, "hc-segment-lost", who=Ref(hero.id), circle=site.circle + 1, ring=site.ring)
    return (yield from _changed(hero, site.circle, before, after))

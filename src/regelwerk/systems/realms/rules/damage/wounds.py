"""Wounds: what a loss of hit points, a shock and the critical state do to a model, and how it recovers.

These rules know no table: only the card, the vitals and the options, so that odds merge equal results.
"""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import Aids, profile
from regelwerk.systems.realms.rules.core.rolls import attribute_roll
from regelwerk.systems.realms.state import Vitals
from regelwerk.systems.realms.values import Card, critical_below

CRITICAL_AP = 2
"""Action points that the critical state takes at once (RE-CRT-03)."""


class Victim(NamedTuple):
    """The victim, in everything that a wound does not change."""

    id: str
    seat: str
    card: Card
    aids: Aids
    options: Options


def constitution(victim: Victim, vitals: Vitals) -> Tally:
    """The current KO, which KO rolls are made against."""
    return profile(victim.card, vitals, victim.aids, "ko", victim.options)


def ko_roll(victim: Victim, vitals: Vitals, cause: str) -> Play[bool]:
    """A roll against the current KO, for the rule that asks for it."""
    return attribute_roll(victim.seat, victim.id, constitution(victim, vitals), cause, victim.options)


@rule("RE-SHK-01", "RE-SHK-02", "RE-SHK-03")
def shock(victim: Victim, vitals: Vitals) -> Play[Vitals]:
    """A KO roll; failing it costs an action point, or brings a shock marker if none is left.

    A model that is out has nothing to lose.
    """
    if vitals.status != "active":
        return vitals
    if (yield from ko_roll(victim, vitals, "RE-SHK-01")):
        return vitals
    if vitals.ap:
        yield note("RE-SHK-02", "re-shock-ap", who=Ref(victim.id), left=vitals.ap - 1)
        return replace(vitals, ap=vitals.ap - 1)
    yield note("RE-SHK-03", "re-shock-marker", who=Ref(victim.id), markers=vitals.markers + 1)
    return replace(vitals, markers=vitals.markers + 1)


@rule("RE-SHK-01", "RE-EFF-11")
def shocks(victim: Victim, vitals: Vitals, number: int) -> Play[Vitals]:
    """Several shocks, one after the other."""
    if not number:
        return vitals
    shaken = yield from do(shock, victim, vitals)
    return (yield from do(shocks, victim, shaken, number - 1))


@rule("RE-CRT-03", "RE-CRT-05", "RE:critical_ap_shortfall")
def weakened(vitals: Vitals, options: Options) -> Vitals:
    """The action points that the critical state takes; where none are left, a shock marker."""
    left = max(0, vitals.ap - CRITICAL_AP)
    if options.critical_ap_shortfall == "marker_per_missing_ap":
        return replace(vitals, ap=left, markers=vitals.markers + CRITICAL_AP - (vitals.ap - left))
    return replace(vitals, ap=left, markers=vitals.markers + (not vitals.ap))


@rule("RE-CRT-01", "RE-CRT-02", "RE-CRT-03")
def critical(victim: Victim, vitals: Vitals) -> Play[Vitals]:
    """The critical state comes without a test, and once; again it is a shock like any other.

    Where the state lasts only while hit points are low (RE:critical_duration), it holds again after that shock.
    """
    if vitals.status != "active":
        return vitals
    if "torso" in vitals.was_critical:
        shaken = yield from do(shock, victim, vitals)
        return replace(shaken, critical=True)
    hit = weakened(vitals, victim.options)
    lost, markers = vitals.ap - hit.ap, hit.markers - vitals.markers
    yield note("RE-CRT-03", "re-critical", who=Ref(victim.id), ap=lost, markers=markers)
    return replace(hit, critical=True, was_critical=(*vitals.was_critical, "torso"))


@rule("RE-DMG-12", "RE-DMG-13", "RE-DMG-14")
def survived(victim: Victim, vitals: Vitals) -> Play[Vitals]:
    """After a loss that was not the last: a shock, or the critical state below half the hit points."""
    if vitals.hp < critical_below(victim.card.hp):
        return (yield from critical(victim, vitals))
    return (yield from do(shock, victim, vitals))


@rule("RE-DMG-10", "RE-DMG-11", "RE-HP-01")
def lose(victim: Victim, vitals: Vitals, loss: int) -> Play[Vitals]:
    """Hit points are lost: at exactly 0 the model is out, below 0 it is removed."""
    left = vitals.hp - loss
    yield note("RE-DMG-10", "re-loses", who=Ref(victim.id), hp=loss, left=max(0, left), beyond=left < 0)
    if left < 0:
        yield note("RE-DMG-11", "re-removed", who=Ref(victim.id))
        return replace(vitals, hp=0, status="removed")
    if left == 0:
        yield note("RE-DMG-10", "re-out", who=Ref(victim.id))
        return replace(vitals, hp=0, status="out")
    return (yield from survived(victim, replace(vitals, hp=left)))


@rule("RE-SHK-04", "RE-SHK-05", "RE-RND-04")
def pay_markers(vitals: Vitals) -> Vitals:
    """At the start of a round each shock marker costs an action point and goes; what cannot be paid stays."""
    paid = min(vitals.ap, vitals.markers)
    return replace(vitals, ap=vitals.ap - paid, markers=vitals.markers - paid)


@rule("RE-DMG-10", "RE-HP-01", "RE:critical_duration", "RE:ruling_39")
def heal(vitals: Vitals, card: Card, amount: int, options: Options) -> Vitals:
    """Hit points come back, never more than the card has; a model that was out stands up without action points.

    Revived below half, a model is critical without losing anything for it.
    """
    healed = replace(vitals, hp=min(card.hp, vitals.hp + amount))
    low = healed.hp < critical_below(card.hp)
    if vitals.status == "out" and healed.hp > 0:
        healed = replace(healed, status="active", ap=0)
        if low:
            zones = healed.was_critical
            return replace(healed, critical=True, was_critical=zones if "torso" in zones else (*zones, "torso"))
    if not low and options.critical_duration == "while_below_half":
        return replace(healed, critical=False)
    return healed

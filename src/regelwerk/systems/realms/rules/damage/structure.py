"""The structure zones of a MIKe: what is hit, what fails, and how its torso ends."""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.dice import Sum
from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, note, roll
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import destroyed_arms
from regelwerk.systems.realms.rules.core.rolls import SIDES
from regelwerk.systems.realms.rules.damage.wounds import Victim, critical, ko_roll, shock, survived
from regelwerk.systems.realms.state import LegState, Model, Vitals
from regelwerk.systems.realms.values import LIMBS, Weapon, Zone, critical_below, limb_hp

ZONE_TABLE: tuple[tuple[int, Zone], ...] = ((6, "torso"), (8, "right_arm"), (10, "left_arm"), (12, "legs"))
"""Up to which face of the W12 each zone is hit (RE-MIK-05)."""
ARMS: tuple[Zone, Zone] = ("right_arm", "left_arm")
Struck = Literal["torso", "right_arm", "left_arm", "legs", "nothing"]


def zone_of(face: int) -> Zone:
    """The zone that a face of the zone die stands for."""
    return next(zone for most, zone in ZONE_TABLE if face <= most)


def limb_left(vitals: Vitals, limb: Zone) -> int:
    """The hit points that a limb still has."""
    return vitals.limbs[LIMBS.index(limb)]


def is_destroyed(vitals: Vitals, zone: Zone) -> bool:
    """Whether nothing is left of a limb; a torso without hit points is the end of the MIKe."""
    return zone != "torso" and limb_left(vitals, zone) == 0


class Aim(NamedTuple):
    """Who rolls for the zone of whom, and which limbs are gone."""

    seat: str
    target: str
    gone: tuple[Zone, ...]
    options: Options


@rule("RE-SHO-02", "RE-MEL-06", "RE-MIK-05", "RE-MIK-06", "RE:ruling_91")
def zone_hit(aim: Aim) -> Play[Struck]:
    """Which zone of a MIKe is hit, whether or not it can be seen."""
    yield note("RE-MIK-05", "re-zone-roll", who=Ref(aim.target))
    face = yield from roll(Sum((SIDES,)), "RE-MIK-05", seat=aim.seat, who=aim.target)
    zone = zone_of(face)
    if zone in aim.gone:
        return (yield from _on_destroyed(aim, zone))
    yield note("RE-MIK-05", "re-structure-hit", who=Ref(aim.target), zone=Word(f"re-limb-{zone}"))
    return zone


@rule("RE:destroyed_zone_hit")
def _on_destroyed(aim: Aim, gone: Zone) -> Play[Struck]:
    """A hit where nothing is left to hit goes into the torso, or nowhere, or the zone is rolled once more.

    If the second roll shows a destroyed zone too, the torso is hit.
    """
    zone: Struck = "torso"
    match aim.options.destroyed_zone_hit:
        case "no_effect":
            zone = "nothing"
        case "reroll_zone":
            again = zone_of((yield from roll(Sum((SIDES,)), "RE-MIK-05", seat=aim.seat, who=aim.target)))
            zone = "torso" if again in aim.gone else again
    who, limb = Ref(aim.target), Word(f"re-limb-{gone}")
    if zone == "nothing":
        yield note("RE:destroyed_zone_hit", "re-structure-gone", who=who, gone=limb)
    else:
        yield note("RE:destroyed_zone_hit", "re-structure-instead", who=who, gone=limb, zone=Word(f"re-limb-{zone}"))
    return zone


@rule("RE-MIK-07")
def damage_zone(victim: Victim, vitals: Vitals, zone: Zone, loss: int) -> Play[Vitals]:
    """A zone loses hit points."""
    if zone == "torso":
        return (yield from damage_torso(victim, vitals, loss))
    return (yield from damage_limb(victim, vitals, zone, loss))


@rule("RE-MIK-09", "RE-MIK-12", "RE:wreck")
def damage_torso(victim: Victim, vitals: Vitals, loss: int) -> Play[Vitals]:
    """The torso is hurt like infantry; without hit points the MIKe explodes, or collapses if its KO holds."""
    left = max(0, vitals.hp - loss)
    who = Ref(victim.id)
    yield note("RE-MIK-07", "re-structure-loses", who=who, zone=Word("re-limb-torso"), hp=vitals.hp - left, left=left)
    if left:
        return (yield from survived(victim, replace(vitals, hp=left)))
    if not (yield from ko_roll(victim, vitals, "RE-MIK-12")):
        yield note("RE-MIK-12", "re-detonates", who=who)
        return replace(vitals, hp=0, status="removed", detonates=True)
    if victim.options.wreck == "removed":
        yield note("RE-MIK-12", "re-collapses-removed", who=who)
        return replace(vitals, hp=0, status="removed")
    yield note("RE-MIK-12", "re-collapses", who=who)
    return replace(vitals, hp=0, status="wreck")


@rule("RE-MIK-07", "RE-MIK-08", "RE:limb_overkill")
def damage_limb(victim: Victim, vitals: Vitals, limb: Zone, loss: int) -> Play[Vitals]:
    """An arm or the legs lose hit points; what goes beyond their last one is lost, or goes on into the torso."""
    before = limb_left(vitals, limb)
    left = max(0, before - loss)
    zone, excess = Word(f"re-limb-{limb}"), max(0, loss - before)
    yield note("RE-MIK-07", "re-structure-loses", who=Ref(victim.id), zone=zone, hp=before - left, left=left)
    hurt = with_limb(vitals, limb, left)
    if left:
        return (yield from _limb_survives(victim, hurt, limb))
    hurt = yield from _limb_destroyed(victim, hurt, limb)
    if not excess:
        return hurt
    if victim.options.limb_overkill == "lost":
        yield note("RE:limb_overkill", "re-structure-excess-lost", who=Ref(victim.id), hp=excess)
        return hurt
    yield note("RE:limb_overkill", "re-structure-excess", who=Ref(victim.id), hp=excess)
    return (yield from do(damage_torso, victim, hurt, excess))


def with_limb(vitals: Vitals, limb: Zone, left: int) -> Vitals:
    """The vitals with the given number of hit points left in a limb."""
    right_arm, left_arm, legs = (left if one == limb else hp for one, hp in zip(LIMBS, vitals.limbs, strict=True))
    return replace(vitals, limbs=(right_arm, left_arm, legs))


@rule("RE-MIK-10", "RE-MIK-11", "RE:limb_critical")
def _limb_survives(victim: Victim, vitals: Vitals, limb: Zone) -> Play[Vitals]:
    """A hurt limb is a shock; below half it is critical instead, once."""
    is_low = limb_left(vitals, limb) < critical_below(limb_hp(victim.card.hp))
    if not is_low or limb in vitals.was_critical:
        return (yield from do(shock, victim, vitals))
    rule_id = "RE-MIK-11" if limb == "legs" else "RE-MIK-10"
    yield note(rule_id, "re-structure-critical", who=Ref(victim.id), zone=Word(f"re-limb-{limb}"))
    hurt = replace(vitals, was_critical=(*vitals.was_critical, limb))
    if victim.options.limb_critical == "full_critical":
        return (yield from critical(victim, hurt))
    return hurt


@rule("RE-MIK-13", "RE-MIK-14", "RE:limb_critical")
def _limb_destroyed(victim: Victim, vitals: Vitals, limb: Zone) -> Play[Vitals]:
    """A limb without hit points is gone for good; that is no shock."""
    if limb not in vitals.was_critical and critical_below(limb_hp(victim.card.hp)):
        vitals = replace(vitals, was_critical=(*vitals.was_critical, limb))
    if limb == "legs":
        return (yield from do(legs_fail, victim, vitals))
    yield note("RE-MIK-13", "re-arm-destroyed", who=Ref(victim.id), zone=Word(f"re-limb-{limb}"))
    return vitals


@rule("RE-MIK-14", "RE:legs_zero_table")
def legs_fail(victim: Victim, vitals: Vitals) -> Play[Vitals]:
    """Without legs a MIKe stays where it is; a W12 says whether it can still turn, or falls over and is out."""
    who = Ref(victim.id)
    if victim.options.legs_zero_table == "immobile":
        yield note("RE:legs_zero_table", "re-legs-immobile", who=who)
        return replace(vitals, legs="immobile")
    yield note("RE-MIK-14", "re-legs-roll", who=who)
    face = yield from roll(Sum((SIDES,)), "RE-MIK-14", seat=victim.seat, who=victim.id)
    if face == SIDES:
        yield note("RE-MIK-14", "re-legs-falls", who=who)
        return replace(vitals, legs="immobile", status="out")
    state: LegState = "can_turn" if face <= 6 else "immobile"
    yield note("RE-MIK-14", f"re-legs-{state.replace('_', '-')}", who=who)
    return replace(vitals, legs=state)


@rule("RE-MIK-10", "RE:destroyed_arm")
def critical_arms(vitals: Vitals, options: Options) -> tuple[Zone, ...]:
    """The arms whose critical state counts against rolls; the loss of an arm replaces it, or comes on top."""
    return tuple(
        arm
        for arm in ARMS
        if arm in vitals.was_critical and (options.destroyed_arm == "cumulative" or limb_left(vitals, arm))
    )


@rule("RE-MIK-13")
def why_not_arm(model: Model, weapon: Weapon) -> Refused | None:
    """Why a weapon cannot be used any more: the arm it is built into is destroyed, or no arm is left to strike with."""
    if not model.card.is_mike:
        return None
    if not weapon.arm or not is_destroyed(model.vitals, weapon.arm):
        return why_not_fight(model) if weapon.is_melee else None
    return Refused(phrase("re-refuse-arm-destroyed", arm=Word(f"re-limb-{weapon.arm}")), "RE-MIK-13")


@rule("RE-MIK-13", "RE:destroyed_arm")
def why_not_fight(model: Model) -> Refused | None:
    """Why a model cannot attack in melee, ripostes included: a MIKe without arms."""
    if not model.card.is_mike or destroyed_arms(model.vitals) < len(ARMS):
        return None
    return Refused(phrase("re-refuse-no-arms"), "RE-MIK-13")

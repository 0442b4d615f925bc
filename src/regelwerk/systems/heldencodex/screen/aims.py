"""What each side of a scene wants, and when it ends: from its points, or else from its last fight."""

from __future__ import annotations

from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.screen.aims import Aim, Aims, any_of
from regelwerk.systems.heldencodex.rules.scene.captions import caption
from regelwerk.systems.heldencodex.rules.scene.ending import SCENE
from regelwerk.systems.heldencodex.rules.scene.plans import (
    ChasePlan,
    FightPlan,
    HagglePlan,
    InfluencePlan,
    Plan,
    ProbePlan,
    SneakPlan,
)
from regelwerk.systems.heldencodex.state import World, seat_of

PLAIN = {("fight", "won"), ("drink", "won"), ("herbs", "won"), ("watch", "warned"), ("journey", "won")}
"""Points that need no names: the kind of a part, and what has to come of it."""


def aims(world: World) -> Aims:
    """A side wins with enough of the scene's points, and the other by preventing that; else the last fight decides."""
    scene = world.scene
    sides = list(dict.fromkeys(hero.sheet.side for hero in world.heroes))
    if scene.needed:
        sides = [side for side in sides if side in (scene.winners, scene.losers)]
    found = tuple(Aim(side, _seats(world, side), _aim(world, side)) for side in sides)
    ends = (phrase("hc-aim-parts", parts=len(scene.plans)),) if len(scene.plans) > 1 else ()
    if not scene.needed:
        ends = (*ends, phrase("hc-aim-fight-ends"))
    return Aims(found, ends, SCENE if scene.needed else "HC-MEL-23")


def _seats(world: World, side: str) -> tuple[str, ...]:
    return tuple(sorted({seat_of(hero) for hero in world.heroes if hero.sheet.side == side}))


def _aim(world: World, side: str) -> Phrase:
    scene = world.scene
    if not scene.needed:
        return phrase("hc-aim-last-fight" if len(scene.plans) > 1 else "hc-aim-fight-won")
    if side == scene.losers:
        return phrase("hc-aim-prevent", side=Ref(scene.winners))
    plans = {plan.id: plan for plan in scene.plans}
    told = [_point(plans, *mark.split(":")[:2]) for mark in scene.points]
    wanted = list(dict.fromkeys(told))
    if scene.needed == 1:
        return any_of(wanted)
    return phrase("hc-aim-points", needed=scene.needed, points=tuple(wanted))


def _point(plans: dict[str, Plan], part: str, what: str) -> Phrase:
    """What has to come about, in words; a hidden probe stays one, and a price that somebody aims at is theirs."""
    plan = plans[part]
    match plan, what:
        case ProbePlan(hidden=True), _:
            return phrase("hc-aim-hidden-probe")
        case FightPlan(), "won" if plan.assassin:
            return phrase("hc-aim-survive", who=Ref(plan.victim))
        case FightPlan(to_first_hit=True), "won":
            return phrase("hc-aim-bout")
        case ChasePlan(), "caught":
            return phrase("hc-aim-caught", who=Ref(plan.leader))
        case SneakPlan(), "unseen" | "back":
            return phrase(f"hc-aim-{what}", who=Ref(plan.sneaker))
        case HagglePlan(), "won":
            return phrase("hc-aim-haggle-won", who=Ref(plan.buyer))
        case InfluencePlan(), "won":
            return phrase("hc-aim-influence-won", who=Ref(plan.influencer), whom=Ref(plan.victim))
    if (plan.kind, what) in PLAIN:
        return phrase(f"hc-aim-{plan.kind}-{what}")
    if what == "rested":
        return phrase("hc-aim-rested")
    return phrase("hc-aim-part", part=caption(plan))

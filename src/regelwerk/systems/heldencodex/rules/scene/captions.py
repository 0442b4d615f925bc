"""The captions of the parts of a scene, and what their rounds are called. They stand over a part in log and report."""

from __future__ import annotations

from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Fact, Phrase, Ref, phrase
from regelwerk.engine.game import ScenePart
from regelwerk.systems.heldencodex.rules.scene.plans import (
    ChasePlan,
    CraftPlan,
    FightPlan,
    HagglePlan,
    InfluencePlan,
    Plan,
    ProbePlan,
    RestPlan,
    SneakPlan,
)
from regelwerk.systems.heldencodex.state import World

FIRST_RULES = {
    "fight": "HC-MEL-01",
    "chase": "HC-CHS-01",
    "sneak": "HC-SNK-01",
    "haggle": "HC-HAG-01",
    "influence": "HC-INF-01",
    "drink": "HC-DRK-01",
    "herbs": "HC-HRB-01",
    "craft": "HC-QUA-01",
    "probe": "HC-POOL-04",
    "watch": "HC-WCH-01",
    "rest": "HC-REG-01",
    "treat": "HC-AID-01",
    "learn": "HC-LRN-01",
    "journey": "HC-REG-03",
}
"""The rule with which a part of each kind begins."""
UNITS = {"fight": "hc-unit-phase", "watch": "hc-unit-shift", "herbs": "hc-unit-search", "journey": "hc-unit-day"}


def unit_of(plan: Plan) -> str:
    """The message key of what a round of a part is called."""
    return UNITS.get(plan.kind, "hc-unit-round")


def caption(plan: Plan) -> Phrase:
    """What a part is about, in a few words."""
    facts: dict[str, Fact] = {}
    key = f"hc-part-{plan.kind}"
    match plan:
        case FightPlan() if plan.assassin:
            key = "hc-caption-ambush"
        case FightPlan() if plan.to_first_hit:
            key = "hc-caption-bout"
        case ChasePlan():
            key, facts = "hc-caption-chase", {"who": Ref(plan.leader)}
        case SneakPlan():
            key, facts = "hc-caption-sneak", {"who": Ref(plan.sneaker)}
        case HagglePlan():
            key, facts = "hc-caption-haggle", {"who": Ref(plan.buyer), "seller": Ref(plan.seller)}
        case InfluencePlan():
            key = "hc-caption-influence"
            facts = {"who": Ref(plan.influencer), "whom": Ref(plan.victim), "skill": Ref(plan.skill)}
        case CraftPlan():
            key, facts = "hc-caption-craft", {"who": Ref(plan.who), "skill": Ref(plan.skill)}
        case ProbePlan():
            key, facts = "hc-caption-probe", {"who": tuple(map(Ref, plan.who)), "ability": Ref(plan.ability)}
        case RestPlan() if plan.night:
            key = "hc-caption-night"
    return phrase(key, **facts)


def parts_of_scene(world: World) -> tuple[ScenePart, ...]:
    """Every part of the scene, in its order."""
    return tuple(ScenePart(caption(plan), unit_of(plan)) for plan in world.scene.plans)


def announce(world: World, plan: Plan) -> Play[None]:
    """A part begins: where a scene has several, its caption says so."""
    if len(world.scene.plans) > 1:
        yield note(FIRST_RULES[plan.kind], "hc-part-begins", part=world.at, caption=caption(plan))

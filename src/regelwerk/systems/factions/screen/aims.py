"""What every faction of a campaign wants, and when it ends: from the options and the limits of the scene."""

from __future__ import annotations

from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.screen.aims import Aim, Aims
from regelwerk.systems.factions.state import Faction, World, seat_of

RULE = "FA-END-02"


def aims(world: World) -> Aims:
    """All great factions want the most points. A plan that ends the campaign is named to those who know it."""
    known = {plan.id for faction in world.factions for plan in faction.plans if plan.status != "complete"}
    great = [faction for faction in world.factions if not faction.minor and not faction.destroyed]
    found = tuple(Aim(faction.id, (seat_of(world, faction),), _aim(faction)) for faction in great)
    return Aims(found, _ends(world, known), RULE)


def _aim(faction: Faction) -> Phrase:
    """The most points; where somebody knows the plans of a faction, these are how it gets them."""
    plans = tuple(Ref(plan.id) for plan in faction.plans if plan.status != "complete")
    return phrase("fa-aim-points-with-plans", plans=plans) if plans else phrase("fa-aim-points")


def _ends(world: World, known: set[str]) -> tuple[Phrase, ...]:
    scene = world.scene
    ends = scene.options.campaign_end
    if ends == "never":
        return (phrase("fa-aim-no-end"), phrase("fa-aim-scoring"))
    found = [phrase("fa-aim-last-standing")]
    if ends != "last_standing":
        if scene.max_phases:
            found.insert(0, phrase("fa-aim-phases", phases=scene.max_phases))
        named = tuple(Ref(plan) for plan in scene.end_plans if plan in known)
        if scene.end_plans:
            found.append(phrase("fa-aim-plan", plans=named) if named else phrase("fa-aim-secret-plan"))
    return (*found, phrase("fa-aim-scoring"))

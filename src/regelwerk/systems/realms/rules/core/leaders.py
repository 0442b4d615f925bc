"""Leaders: who leads a task force, and who takes over."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import value
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import LEADER


@rule("RE-LEAD-01", "RE-LEAD-02", "RE-LEAD-03", "RE-GRP-02", "RE:deputy")
def leader_of(world: World, side: str) -> Model | None:
    """The leader of a side: the model with the trait, or once it is out the active one with the highest EH."""
    own = [model for model in world.models if model.side == side]
    born = next((model for model in own if model.card.trait(LEADER) >= 0), None)
    if born is not None and born.vitals.status in ("active", "waiting"):
        return born
    standing = [model for model in own if model.vitals.status in ("active", "waiting")]
    if world.options.deputy == "none" or not standing:
        return None
    # Among equals the first of the list: max keeps the first it finds.
    return max(standing, key=lambda model: (value(world, model, "eh"), value(world, model, "agi")))


@rule("RE-RND-07", "RE:leader_trait", "RE-TRA-01")
def free_shifts(leader: Model, options: Options) -> int:
    """How many places in the order a leader shifts for free; a deputy has no such trait."""
    return max(0, leader.card.trait(LEADER)) if options.leader_trait == "shifts" else 0


@rule("RE:leader_trait", "RE-TRA-01")
def deployment_rerolls(leader: Model | None, options: Options) -> int:
    """How often a leader may repeat the throw for the deployment."""
    if leader is None or options.leader_trait != "reroll_deployment":
        return 0
    return max(0, leader.card.trait(LEADER))

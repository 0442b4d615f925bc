"""Control: orders to controlled factions, and what an order binds its receiver to."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.actions.improve import Refused
from regelwerk.systems.factions.rules.phase.acts import cannot_do, told_openly
from regelwerk.systems.factions.state import Act, Faction, World


@rule("FA-CTL-01", "FA-CTL-07")
def cannot_instruct(world: World, faction: Faction, subject: str, act: Act) -> Refused | None:
    """Only the direct controller gives orders, and only ones that can be carried out as things stand."""
    if not world.has(subject) or world.find(subject).controller != faction.id:
        return phrase("fa-no-subject", key=subject), "FA-CTL-01"
    if act.kind == "espionage" and not act.effect and world.options.espionage_choice == "before_roll":
        return phrase("fa-no-effect-named"), "FA:espionage_choice"
    return cannot_do(world, world.find(subject), act)


@rule("FA-CTL-01", "FA-CTL-02", "FA-CTL-03")
def instruct(world: World, who: str, subject: str, act: Act) -> Play[World]:
    """No roll; a new order replaces an old one."""
    yield note("FA-CTL-01", "fa-instructs", who=Ref(who), subject=Ref(subject), act=told_openly(world, subject, act))
    return world.put(replace(world.find(subject), order=act))


@rule("FA-CTL-02", "FA-CTL-03", "FA-CTL-04", "FA-CTL-07", "FA:instruct_impossible")
def bound_to(world: World, faction: Faction) -> Act | None:
    """The order that a faction must carry out with this action; one that cannot be leaves it free."""
    if faction.order is None or faction.action != "available":
        return None
    return faction.order if cannot_do(world, faction, faction.order) is None else None


@rule("FA-CTL-02", "FA-CTL-07")
def as_ordered(world: World, faction: Faction, act: Act) -> Act:
    """Under an order the action has the ordered effect, even if only the action was named."""
    order = bound_to(world, faction)
    return act if order is None else order


@rule("FA:instruct_impossible", "FA-CTL-04")
def is_forfeit(world: World, faction: Faction) -> bool:
    """Whether an order that cannot be carried out costs the action."""
    return (
        faction.order is not None
        and world.options.instruct_impossible == "forfeit"
        and cannot_do(world, faction, faction.order) is not None
    )


@rule("FA-CTL-03", "FA:instruction_expiry")
def order_after_turn(faction: Faction, expiry: str) -> Act | None:
    """An order waits for the next action really taken, unless the table lets it lapse with the turn."""
    return None if expiry == "next_turn" else faction.order

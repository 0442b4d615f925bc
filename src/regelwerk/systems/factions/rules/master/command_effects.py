"""What a command of the master really changes: as much as there is room for, or nothing at all, and then why."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import next_die, read_die
from regelwerk.systems.factions.rules.core.assets import counts_from
from regelwerk.systems.factions.state import Faction, Plan, World
from regelwerk.systems.factions.values import Command, Die, in_words


@rule("FA-RP-06", "FA-GM-03", "FA:rp_cap")
def change_of_rp(faction: Faction, amount: int, options: Options) -> int:
    """How many points really come or go: not below 0, and not above a cap."""
    rp = max(0, faction.rp + amount)
    if options.rp_cap:
        rp = min(rp, max(options.rp_cap, faction.rp))
    return rp - faction.rp


@rule("FA-GM-11", "FA-PLN-02")
def adjusted(plan: Plan, amount: int, what: str) -> Plan:
    """A plan with more or fewer steps done or needed: at least one is needed, and no more are done than that."""
    if what == "required":
        return replace(plan, required=max(1, plan.required + amount))
    return replace(plan, progress=max(0, min(plan.required, plan.progress + amount)))


@rule("FA-GM-04", "FA-GEN-01", "FA:effectiveness_minimum")
def die_set(faction: Faction, what: str, to: str, options: Options) -> Die | None:
    """The die that an attribute or effectiveness is set to: a step up or down, none, or a die of this name."""
    die: Die | None = getattr(faction, what)
    match to:
        case "+1":
            die = next_die(die)
        case "-1":
            at_lowest = die is None or (what == "effectiveness" and die == Die(4))
            die = None if at_lowest and what == "effectiveness" else (die or Die(4)).lower()
        case "none":
            die = None
        case text:
            die = read_die(text)
    return Die(4) if die is None and options.effectiveness_minimum == "W4" else die


@rule("FA-END-05", "FA-GM-11")
def in_effect(world: World, command: Command) -> Command:
    """A command with the amount that it can have here: nothing is told that does not happen."""
    match command.kind:
        case "adjust_rp":
            return replace(command, amount=change_of_rp(world.find(command.faction), command.amount, world.options))
        case "heal_wounds":
            return replace(command, amount=min(command.amount, len(world.find(command.faction).wounds)))
        case "adjust_plan":
            plan = world.find(command.faction).plan(command.item)
            after = adjusted(plan, command.amount, command.to)
            return replace(command, amount=after.required - plan.required + after.progress - plan.progress)
    return command


@rule("FA-END-05", "FA-GM-11")
def changes_nothing(world: World, command: Command) -> Phrase | None:
    """Why a command that makes sense changes nothing here; None if it does."""
    if command.kind == "offer_asset":
        return phrase("fa-idle-offer", asset=Ref(command.item)) if command.item in world.offers else None
    if not world.has(command.faction):
        return None
    faction = world.find(command.faction)
    match command.kind:
        case "adjust_rp" if not in_effect(world, command).amount:
            return phrase("fa-idle-rp", who=Ref(faction.id), rp=faction.rp)
        case "heal_wounds" if not faction.wounds:
            return phrase("fa-idle-wounds", who=Ref(faction.id))
        case "set_shaken" if faction.shaken == (command.to == "true"):
            return phrase("fa-idle-shaken", who=Ref(faction.id), shaken=faction.shaken)
        case "set_minor" if faction.minor == (command.to == "true"):
            return phrase("fa-idle-minor", who=Ref(faction.id), minor=faction.minor)
        case "set_control" if faction.controller == command.to:
            to = Ref(command.to) if command.to else Word("fa-nobody")
            return phrase("fa-idle-control", who=Ref(faction.id), to=to)
        case "set_die":
            return _same_die(world, faction, command)
        case "damage_asset" | "repair_asset" | "seize_asset" | "release_asset":
            return _same_asset(world, faction, command)
        case "adjust_plan" | "cancel_plan":
            return _same_plan(world, faction.plan(command.item), command)
    return None


def _same_die(world: World, faction: Faction, command: Command) -> Phrase | None:
    die: Die | None = getattr(faction, command.item)
    if die_set(faction, command.item, command.to, world.options) != die:
        return None
    what = Word(f"fa-attribute-{command.item}")
    return phrase("fa-idle-die", who=Ref(faction.id), what=what, die=in_words(die) if die else Word("fa-die-none"))


def _same_asset(world: World, faction: Faction, command: Command) -> Phrase | None:
    asset = faction.asset(command.item)
    state, wanted = {
        "damage_asset": (asset.damaged, True),
        "repair_asset": (asset.damaged, False),
        "seize_asset": (asset.seized, counts_from(world, faction)),
        "release_asset": (asset.seized, ""),
    }[command.kind]
    return phrase("fa-idle-asset", asset=Ref(asset.id), command=command.kind) if state == wanted else None


def _same_plan(world: World, plan: Plan, command: Command) -> Phrase | None:
    if command.kind == "cancel_plan":
        is_done = command.to == "if_open" and plan.status == "complete"
        return phrase("fa-idle-plan-complete", plan=Ref(plan.id)) if is_done else None
    if in_effect(world, command).amount:
        return None
    return phrase("fa-idle-plan", plan=Ref(plan.id), progress=plan.progress, required=plan.required)

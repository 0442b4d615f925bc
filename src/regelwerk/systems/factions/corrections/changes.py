"""A master's corrections: any command, at any time outside a roll; it is carried out as the next step.

Commands say how much more or less. A form knows what a value should be: `{"who": id, "set": value, "to": ...}` becomes
the command that brings it about.
"""

from __future__ import annotations

from typing import Any

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.corrections import find, number, switch
from regelwerk.engine.rulings import is_ruling, ruled
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.actions.improve import IMPROVABLE
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.rules.master.command_effects import changes_nothing
from regelwerk.systems.factions.rules.master.commands import Unusable, check, read_command
from regelwerk.systems.factions.rules.master.rulings import ROOMS, rulings_of, with_rulings
from regelwerk.systems.factions.state import Faction, World
from regelwerk.systems.factions.values import Command, Die

NOT_NOW = ("begin_phase", "begin_mission", "end_mission", "no_consequence")
MOST_RP = 999_999
MOST_REQUIRED = 1_000
ON_AND_OFF = {
    "damaged": ("damage_asset", "repair_asset"),
    "seized": ("seize_asset", "release_asset"),
}
"""States of assets, with the commands that set and end them."""
FORMS = (
    "rp", "wounds", "shaken", "minor", "destroyed", "control", *IMPROVABLE, "damaged:<asset>", "seized:<asset>",
    "progress:<plan>", "required:<plan>", "grant", "remove",
)  # fmt: skip


@rule("FA-GM-15", "FA-GEN-10")
def corrected(world: World, change: dict[str, Any]) -> World:
    """Put `{"command": "adjust_rp:wache:2"}` before whatever comes next; what it asks for is asked in that step.

    `{"set": "offer:<asset>", "to": true}` changes what is on offer; `{"add": {...}}` brings a faction into the world.
    """
    if "add" in change:
        from regelwerk.systems.factions.corrections.recruits import called_in

        return called_in(world, change["add"])
    if is_ruling(change):
        faction = find(change.get("who"), world.factions, "faction")
        return world.put(with_rulings(faction, ruled(rulings_of(faction), ROOMS, change)))
    text = str(change.get("command", ""))
    try:
        command = _wanted(world, change) if "set" in change else read_command(text)
        if command is None:
            return world
        check(world, command)
    except Unusable as error:
        facts = ", ".join(f"{name}={value}" for name, value in error.reason.facts)
        raise ValueError(f"{text or change.get('set')!r}: {error}; {facts}") from error
    if command.kind in NOT_NOW or (command.kind == "end_phase" and not world.round):
        raise ValueError(f"{command.kind!r} has its own place between the phases")
    return replace(world, pending=(command, *world.pending))


def _wanted(world: World, change: dict[str, Any]) -> Command | None:
    """The command after which something is as the form says; None if it is so already."""
    field, value = str(change["set"]), change.get("to")
    kind, _, item = field.partition(":")
    if kind == "offer" and "who" not in change:
        if switch(field, value) == (item in world.offers):
            return None
        return Command("offer_asset" if value else "withdraw_offer", item=item)
    who = str(change.get("who"))
    faction = find(who, world.factions, "faction")
    match kind:
        case "rp":
            more = number(field, value, 0, MOST_RP) - faction.rp - _coming(world, "adjust_rp", who)
            return Command("adjust_rp", who, amount=more) if more else None
        case "wounds":
            return _wounds(world, faction, number(field, value, 0, FATAL - 1))
        case "shaken" | "minor":
            wanted = switch(field, value)
            is_so = faction.shaken if kind == "shaken" else faction.minor
            return Command(f"set_{kind}", who, to="true" if wanted else "false") if wanted != is_so else None
        case "destroyed":
            wanted = switch(field, value)
            kinds = {True: "destroy_faction", False: "restore_faction"}
            return Command(kinds[wanted], who) if wanted != faction.destroyed else None
        case "control":
            return Command("set_control", who, to=str(value)) if str(value) != faction.controller else None
        case "damaged" | "seized":
            on, off = ON_AND_OFF[kind]
            command = Command(on if switch(field, value) else off, who, item)
            owned = any(asset.id == item for asset in faction.assets)
            return None if owned and changes_nothing(world, command) is not None else command
        case "progress" | "required":
            return _plan(world, faction, kind, item, value)
        case "grant" | "remove":
            return Command(f"{kind}_asset", who, str(value)) if value else None
    if field in IMPROVABLE:
        die: Die | None = getattr(faction, field)
        return Command("set_die", who, field, to=str(value)) if str(value) != str(die or "none") else None
    raise ValueError(f"{field!r} cannot be corrected; known: {', '.join(FORMS)}")


def _coming(world: World, kind: str, who: str, item: str = "", to: str = "") -> int:
    """What commands that wait already will add."""
    waiting = (one for one in world.pending if (one.kind, one.faction, one.item, one.to) == (kind, who, item, to))
    return sum(one.amount for one in waiting)


def _wounds(world: World, faction: Faction, wanted: int) -> Command | None:
    who = faction.id
    more = wanted - len(faction.wounds) - _coming(world, "add_wounds", who) + _coming(world, "heal_wounds", who)
    if not more:
        return None
    return Command("add_wounds" if more > 0 else "heal_wounds", who, amount=abs(more))


def _plan(world: World, faction: Faction, kind: str, item: str, value: Any) -> Command | None:
    """How far a plan has come, or how far it has to."""
    plan = next((plan for plan in faction.plans if plan.id == item), None)
    if plan is None:
        raise ValueError(f"{faction.id} has no plan {item!r}")
    most = plan.required if kind == "progress" else MOST_REQUIRED
    wanted = number(kind, value, 0 if kind == "progress" else 1, most)
    now = plan.progress if kind == "progress" else plan.required
    more = wanted - now - _coming(world, "adjust_plan", faction.id, item, kind)
    return Command("adjust_plan", faction.id, item, more, kind) if more else None

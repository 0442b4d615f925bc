"""A master's corrections: any command, at any time outside a roll; it is carried out as the next step."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.rulebook import rule
from regelwerk.systems.factions.commands import Unusable, check, read_command
from regelwerk.systems.factions.state import World

NOT_NOW = ("begin_phase", "begin_mission", "end_mission", "no_consequence")


@rule("FA-GM-15", "FA-GEN-10")
def corrected(world: World, change: dict[str, Any]) -> World:
    """Put `{"command": "adjust_rp:wache:2"}` before whatever comes next; what it asks for is asked in that step."""
    text = str(change.get("command", ""))
    try:
        command = read_command(text)
        check(world, command)
    except Unusable as error:
        facts = ", ".join(f"{name}={value}" for name, value in error.reason.facts)
        raise ValueError(f"{text!r}: {error}; {facts}") from error
    if command.kind in NOT_NOW or (command.kind == "end_phase" and not world.round):
        raise ValueError(f"{command.kind!r} has its own place between the phases")
    return world._replace(pending=(command, *world.pending))

"""Creating a faction: there is no procedure and no budget, the master sets all values freely."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.factions.rules.actions.improve import read_die
from regelwerk.systems.factions.state import Faction, World
from regelwerk.systems.factions.values import ATTRIBUTES, Die, Sheet


def read_values(text: str) -> dict[str, Die | int | bool | str | None]:
    """Values such as `operations=W8,rp=3,minor=true`; raises ValueError with what is wrong."""
    values: dict[str, Die | int | bool | str | None] = {}
    for entry in filter(None, text.split(",")):
        name, _, value = (part.strip() for part in entry.partition("="))
        if name in ATTRIBUTES:
            values[name] = read_die(value)
        elif name == "effectiveness":
            values[name] = None if value == "none" else read_die(value)
        elif name == "rp" and value.isdecimal():
            values[name] = int(value)
        elif name in ("minor", "shaken") and value in ("true", "false"):
            values[name] = value == "true"
        elif name in ("name", "seat", "temper") and value:
            values[name] = value
        else:
            raise ValueError(entry)
    return values


@rule("FA-GM-01", "FA-GEN-01", "FA:ruling_63", "FA:effectiveness_minimum")
def created(world: World, faction_id: str, text: str) -> World:
    """A new faction with the given values, W4 where nothing is said; the master leads it unless a seat is named."""
    values = read_values(text)
    name = str(values.pop("name", faction_id))
    seat, temper = str(values.pop("seat", MASTER)), str(values.pop("temper", "balanced"))
    sheet = Sheet(faction_id, Name.of(name), seat, temper)
    dice = {attribute: values.pop(attribute, Die(4)) for attribute in ATTRIBUTES}
    if values.get("effectiveness") is None and world.options.effectiveness_minimum == "W4":
        values["effectiveness"] = Die(4)
    faction = Faction(sheet, **dice, **values)  # type: ignore[arg-type]
    return replace(world, factions=tuple(sorted((*world.factions, faction), key=lambda one: one.id)))

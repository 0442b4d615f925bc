"""The shape of gear, people, machines and systems in content files.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from regelwerk.engine.content.entries import Entry, Texts
from regelwerk.systems.darkspace.values import ItemKind, WeaponKind

Size = Annotated[int, Field(ge=0, le=13)]
Mk = Annotated[int, Field(ge=0, le=5)]
Competence = Annotated[int, Field(ge=1, le=5)]
Amount = Annotated[int, Field(ge=0, le=100)]
Stress = Annotated[int, Field(ge=0, le=999)]
TalentValue = Annotated[int, Field(ge=1, le=10)]
SkillValue = Annotated[int, Field(ge=0, le=10)]
Strength = Annotated[int, Field(ge=0, le=30)]
MachineValue = Annotated[int, Field(ge=0, le=20)]
Breached = Annotated[int, Field(ge=0, le=5)]


class WeaponEntry(Entry):
    """A weapon, a terminal included."""

    name: Texts
    kind: WeaponKind
    size: Size
    mk: Mk


class ArmourEntry(Entry):
    """Something to wear."""

    name: Texts
    size: Size
    mk: Mk


class ItemEntry(Entry):
    """Something to use: a medkit, a tool, something to throw in the way."""

    name: Texts
    kind: ItemKind
    size: Size
    mk: Mk


class CoverEntry(Entry):
    """Something to hide behind."""

    name: Texts
    size: Size
    mk: Mk


class HurtEntry(Entry):
    """Marked boxes of the physical monitors."""

    vital: Amount = 0
    interaction: Amount = 0
    mobility: Amount = 0
    defensive: Amount = 0


class GroupHurtEntry(HurtEntry):
    """Marked boxes of henchmen: a whole group has very many of them."""

    vital: Annotated[int, Field(ge=0, le=150)] = 0


class BreachEntry(Entry):
    """Marked boxes of the cortex monitors."""

    access: Breached = 0
    memory: Breached = 0
    connections: Breached = 0
    firewall: Breached = 0


class ObjectEntry(Entry):
    """A plain object that can be hit; its class is that of its plating. What follows the empty line changes in play."""

    name: Texts
    side: str = ""
    size: Size
    mk: Mk = 0

    hurt: HurtEntry = HurtEntry()


class CharacterEntry(Entry):
    """Somebody with talents and skills; the second half changes during a game."""

    name: Texts
    side: str = "crew"
    seat: str | None = None
    talents: dict[str, TalentValue] = Field(default_factory=dict)
    skills: dict[str, SkillValue] = Field(default_factory=dict)
    size: Size = 5
    weapons: list[str] = Field(default_factory=list)
    armour: str | None = None
    items: list[str] = Field(default_factory=list)
    network: str = ""

    stress: Stress = 0
    base_stress: Stress = 0
    traumatised: bool = False
    hurt: HurtEntry = HurtEntry()
    breach: BreachEntry = BreachEntry()
    reductions: dict[str, Annotated[int, Field(ge=1, le=10)]] = Field(default_factory=dict)
    handicaps: list[str] = Field(default_factory=list)
    suppressed: list[str] = Field(default_factory=list)
    used: list[str] = Field(default_factory=list)
    dead: bool = False


class HenchmanEntry(Entry):
    """A henchman, or with a strength a whole group of them; the class of all gear is the competence.

    The second half changes during a game; without `strength_left` a group has all of its strength.
    """

    name: Texts
    side: str = "opponents"
    competence: Competence
    expertise: list[str] = Field(default_factory=list)
    strength: Strength = 0
    size: Size = 5
    weapons: list[str] = Field(default_factory=list)
    armour: str | None = None
    items: list[str] = Field(default_factory=list)
    network: str = ""

    strength_left: Annotated[int, Field(ge=0, le=999)] | None = None
    hurt: GroupHurtEntry = GroupHurtEntry()
    breach: BreachEntry = BreachEntry()
    used: list[str] = Field(default_factory=list)
    dead: bool = False


class MachineEntry(Entry):
    """A drone, a vehicle, a ship, a robot; `armour` is the class of the plating. The second half changes in play."""

    name: Texts
    side: str = ""
    size: Size
    mk: Mk
    power: MachineValue
    servos: MachineValue
    sensors: MachineValue
    bots: MachineValue
    armour: Mk = 0
    weapons: list[str] = Field(default_factory=list)
    network: str = ""
    open: bool = False

    hurt: HurtEntry = HurtEntry()
    breach: BreachEntry = BreachEntry()
    switched_off: bool = False


class SystemEntry(Entry):
    """A system of the cortex; it attacks only with a fitted terminal. The second half changes in play."""

    name: Texts
    side: str = ""
    mk: Annotated[int, Field(ge=1, le=5)]
    network: str
    terminal: str | None = None

    breach: BreachEntry = BreachEntry()
    crashed: bool = False


class SquadEntry(Entry):
    """Participants who come together, by their ids; an id named twice comes twice."""

    name: Texts
    members: Annotated[list[str], Field(min_length=1, max_length=20)]

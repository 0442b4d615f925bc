"""The shape of gear, people, machines and systems in content files.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from regelwerk.engine.content.entries import Entry, Texts
from regelwerk.engine.content.images import Pictured
from regelwerk.engine.content.marks import IN_PLAY, RARE, Among, Called, Refers
from regelwerk.systems.darkspace.values import SKILLS, TALENTS, ItemKind, WeaponKind

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
TalentName = Annotated[str, Among(TALENTS), Called("ds-talent-")]
SkillName = Annotated[str, Among(SKILLS), Called("ds-skill-")]
Weapons = list[Annotated[str, Refers("weapon")]]
Participant = Annotated[str, Refers("character", "henchman", "machine", "system", "object")]
ArmourId = Annotated[str, Refers("armour")]
Items = list[Annotated[str, Refers("item")]]


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


class ObjectEntry(Pictured):
    """A plain object that can be hit; its class is that of its plating. What follows the empty line changes in play."""

    name: Texts
    side: Annotated[str, RARE] = ""
    size: Size
    mk: Mk = 0

    hurt: Annotated[HurtEntry, IN_PLAY] = HurtEntry()


class CharacterEntry(Pictured):
    """Somebody with talents and skills; the second half changes during a game."""

    name: Texts
    side: Annotated[str, RARE] = "crew"
    seat: Annotated[str | None, RARE] = None
    talents: dict[TalentName, TalentValue] = Field(default_factory=dict)
    skills: dict[SkillName, SkillValue] = Field(default_factory=dict)
    size: Annotated[Size, RARE] = 5
    weapons: Weapons = Field(default_factory=list)
    armour: ArmourId | None = None
    items: Items = Field(default_factory=list)
    network: Annotated[str, RARE] = ""

    stress: Annotated[Stress, IN_PLAY] = 0
    base_stress: Annotated[Stress, IN_PLAY] = 0
    traumatised: Annotated[bool, IN_PLAY] = False
    hurt: Annotated[HurtEntry, IN_PLAY] = HurtEntry()
    breach: Annotated[BreachEntry, IN_PLAY] = BreachEntry()
    reductions: Annotated[dict[TalentName, Annotated[int, Field(ge=1, le=10)]], IN_PLAY] = Field(default_factory=dict)
    handicaps: Annotated[list[TalentName], IN_PLAY] = Field(default_factory=list)
    suppressed: Annotated[list[TalentName], IN_PLAY] = Field(default_factory=list)
    used: Annotated[list[str], IN_PLAY] = Field(default_factory=list)
    dead: Annotated[bool, IN_PLAY] = False


class HenchmanEntry(Pictured):
    """A henchman, or with a strength a whole group of them; the class of all gear is the competence.

    The second half changes during a game; without `strength_left` a group has all of its strength.
    """

    name: Texts
    side: Annotated[str, RARE] = "opponents"
    competence: Competence
    expertise: list[SkillName] = Field(default_factory=list)
    strength: Strength = 0
    size: Annotated[Size, RARE] = 5
    weapons: Weapons = Field(default_factory=list)
    armour: ArmourId | None = None
    items: Items = Field(default_factory=list)
    network: Annotated[str, RARE] = ""

    strength_left: Annotated[int | None, Field(ge=0, le=999), IN_PLAY] = None
    hurt: Annotated[GroupHurtEntry, IN_PLAY] = GroupHurtEntry()
    breach: Annotated[BreachEntry, IN_PLAY] = BreachEntry()
    used: Annotated[list[str], IN_PLAY] = Field(default_factory=list)
    dead: Annotated[bool, IN_PLAY] = False


class MachineEntry(Pictured):
    """A drone, a vehicle, a ship, a robot; `armour` is the class of the plating. The second half changes in play."""

    name: Texts
    side: Annotated[str, RARE] = ""
    size: Size
    mk: Mk
    power: MachineValue
    servos: MachineValue
    sensors: MachineValue
    bots: MachineValue
    armour: Mk = 0
    weapons: Weapons = Field(default_factory=list)
    network: Annotated[str, RARE] = ""
    open: Annotated[bool, RARE] = False

    hurt: Annotated[HurtEntry, IN_PLAY] = HurtEntry()
    breach: Annotated[BreachEntry, IN_PLAY] = BreachEntry()
    switched_off: Annotated[bool, IN_PLAY] = False


class SystemEntry(Pictured):
    """A system of the cortex; it attacks only with a fitted terminal. The second half changes in play."""

    name: Texts
    side: Annotated[str, RARE] = ""
    mk: Annotated[int, Field(ge=1, le=5)]
    network: str
    terminal: Annotated[str, Refers("weapon", kind="terminal")] | None = None

    breach: Annotated[BreachEntry, IN_PLAY] = BreachEntry()
    crashed: Annotated[bool, IN_PLAY] = False


class SquadEntry(Entry):
    """Participants who come together, by their ids; an id named twice comes twice."""

    name: Texts
    members: Annotated[list[Participant], Field(min_length=1, max_length=20)]

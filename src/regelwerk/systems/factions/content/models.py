"""The shape of assets, factions and scenarios in content files, and of the documents made from them.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.engine.content.about import AboutEntry
from regelwerk.engine.content.entries import Entry, Text, Texts
from regelwerk.systems.factions.values import Attribute, BennieUse, EffectKind, RollKind

Amount = Annotated[int, Field(ge=-20, le=20)]
Points = Annotated[int, Field(ge=0, le=1_000_000)]
Number = Annotated[int, Field(ge=1, le=1000)]
Temper = Literal["aggressive", "cautious", "scheming", "balanced"]


class EffectEntry(Entry):
    """What an asset does; which of these a kind reads is checked when the asset is made."""

    kind: EffectKind
    roll: RollKind | None = None
    value: Literal["defense", "resilience"] | None = None
    use: BennieUse | None = None
    attribute: Attribute | None = None
    amount: Amount | None = None
    price: Annotated[int, Field(ge=0, le=100)] | None = None
    uses_per_phase: Number | None = None
    tn: Annotated[int, Field(ge=1, le=100)] | None = None


class AssetEntry(Entry):
    """A kind of asset that can be owned, offered or granted."""

    name: Texts
    material_base: Texts
    effect: EffectEntry
    stack_key: Text | None = None


class OwnedEntry(Entry):
    """An asset of a faction: one of a known template, or one with an effect of its own."""

    id: str
    template: str | None = None
    name: Texts | None = None
    material_base: Texts | None = None
    effect: EffectEntry | None = None
    stack_key: Text | None = None


class CommandEntry(Entry):
    """A command of the master; which of these it reads is checked when it is made."""

    do: str
    faction: str | None = None
    asset: str | None = None
    plan: str | None = None
    die: str | None = None
    roll: str | None = None
    character: str | None = None
    amount: Annotated[int, Field(ge=-1_000_000, le=1_000_000)] | None = None
    to: str | bool | None = None
    reason: Texts | None = None


class PlanEntry(Entry):
    """A plan of a faction."""

    id: str
    name: Texts
    attribute: Attribute
    required: Number
    outcome: Literal["immediate", "mission"] = "mission"
    note: Texts | None = None
    effects: list[CommandEntry] = Field(default_factory=list)
    progress: Points = 0


class DiceEntry(Entry):
    """The dice of the five attributes."""

    striking_power: str = "W4"
    operations: str = "W4"
    resources: str = "W4"
    structure: str = "W4"
    flexibility: str = "W4"


class FactionValues(Entry):
    """Everything about a faction that a scenario may set anew."""

    dice: DiceEntry = DiceEntry()
    effectiveness: str = "none"
    rp: Points = 0
    assets: Annotated[list[OwnedEntry], Field(max_length=100)] = Field(default_factory=list)
    plans: Annotated[list[PlanEntry], Field(max_length=100)] = Field(default_factory=list)
    minor: bool = False
    controller: str = ""
    seat: str | None = None
    temper: Temper = "balanced"
    shaken: bool = False
    hidden: bool = False
    wounds: Annotated[list[str], Field(max_length=3)] = Field(default_factory=list)


class FactionEntry(FactionValues):
    """A faction."""

    name: Texts


class LineupEntry(FactionValues):
    """A faction in a scenario: which, perhaps under another id and name, and what is different at the start."""

    who: str
    id: str | None = None
    name: Texts | None = None


class CharacterEntry(Entry):
    """A person of the role-playing game who may come to control a faction."""

    name: Texts
    seat: str | None = None


class MissionEntry(Entry):
    """What the characters' mission after a phase does to the world."""

    after: Number
    commands: Annotated[list[CommandEntry], Field(min_length=1)]


class ScenarioEntry(Entry):
    """A scenario."""

    name: Texts
    introduction: Texts
    about: AboutEntry | None = None
    factions: Annotated[list[LineupEntry], Field(min_length=2, max_length=54)]
    plans: bool = True
    offers: list[str] = Field(default_factory=list)
    characters: dict[str, CharacterEntry] = Field(default_factory=dict)
    missions: list[MissionEntry] = Field(default_factory=list)
    max_phases: Annotated[int, Field(ge=0, le=1000)] = 0
    end_plans: list[str] = Field(default_factory=list)
    options: dict[str, Any] = Field(default_factory=dict)


class DocumentEntry(ScenarioEntry):
    """A scenario as one document, together with all the content that it uses."""

    system: Literal["factions"]
    format: Literal[1]
    scenario: str
    content: dict[str, dict[str, Any]]

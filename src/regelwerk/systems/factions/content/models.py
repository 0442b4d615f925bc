"""The shape of assets, factions and scenarios in content files, and of the documents made from them.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.engine.content.about import AboutEntry
from regelwerk.engine.content.entries import Entry, Text, Texts
from regelwerk.engine.content.images import ImagesEntry, Pictured
from regelwerk.engine.content.marks import IN_PLAY, RARE, Among, Called, Refers, Settles
from regelwerk.systems.factions.values import Attribute, BennieUse, EffectKind, RollKind

Amount = Annotated[int, Field(ge=-20, le=20)]
Points = Annotated[int, Field(ge=0, le=1_000_000)]
Number = Annotated[int, Field(ge=1, le=1000)]
Temper = Literal["aggressive", "cautious", "scheming", "balanced"]
DICE = ("W4", "W6", "W8", "W10", "W12", "W12+1", "W12+2", "W12+3")
DieText = Annotated[str, Among(DICE), Called("fa-value-die-")]
FactionId = Annotated[str, Refers("faction")]
AssetId = Annotated[str, Refers("asset")]


class EffectEntry(Entry):
    """What an asset does; which of these a kind reads is checked when the asset is made."""

    kind: EffectKind
    roll: RollKind | None = None
    value: Literal["defense", "resilience"] | None = None
    use: Annotated[BennieUse | None, Called("fa-sheet-use-")] = None
    attribute: Annotated[Attribute | None, Called("fa-attribute-")] = None
    amount: Amount | None = None
    price: Annotated[int, Field(ge=0, le=100)] | None = None
    uses_per_phase: Number | None = None
    tn: Annotated[int, Field(ge=1, le=100)] | None = None


class AssetEntry(Entry):
    """A kind of asset that can be owned, offered or granted."""

    name: Texts
    material_base: Texts
    effect: EffectEntry
    stack_key: Annotated[Text | None, RARE] = None


class OwnedEntry(Entry):
    """An asset of a faction: one of a known template, or one with an effect of its own."""

    id: str
    template: AssetId | None = None
    name: Texts | None = None
    material_base: Texts | None = None
    effect: Annotated[EffectEntry | None, RARE] = None
    stack_key: Annotated[Text | None, RARE] = None
    damaged: Annotated[bool, IN_PLAY] = False
    seized: Annotated[bool, IN_PLAY] = False
    dormant: Annotated[bool, IN_PLAY] = False


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
    attribute: Annotated[Attribute, Called("fa-attribute-")]
    required: Number
    outcome: Literal["immediate", "mission"] = "mission"
    note: Texts | None = None
    effects: Annotated[list[CommandEntry], RARE] = Field(default_factory=list)
    progress: Annotated[Points, RARE] = 0
    status: Annotated[Literal["open", "complete", "cancelled"], IN_PLAY] = "open"


class ModifierEntry(Entry):
    """A modifier on one kind of roll that the master has set for the whole campaign."""

    roll: RollKind
    amount: Amount
    source: Text = "master"


class DiceEntry(Entry):
    """The dice of the five attributes."""

    striking_power: DieText = "W4"
    operations: DieText = "W4"
    resources: DieText = "W4"
    structure: DieText = "W4"
    flexibility: DieText = "W4"


class FactionValues(Entry):
    """Everything about a faction that a scenario may set anew."""

    dice: DiceEntry = DiceEntry()
    effectiveness: Annotated[str, Among(("none", *DICE)), Called("fa-value-die-")] = "none"
    rp: Points = 0
    assets: Annotated[list[OwnedEntry], Field(max_length=100)] = Field(default_factory=list)
    plans: Annotated[list[PlanEntry], Field(max_length=100)] = Field(default_factory=list)
    temper: Temper = "balanced"
    minor: bool = False
    controller: Annotated[FactionId, RARE] = ""
    seat: Annotated[str | None, RARE] = None
    shaken: Annotated[bool, IN_PLAY] = False
    hidden: Annotated[bool, IN_PLAY] = False
    wounds: Annotated[list[str], Field(max_length=3), IN_PLAY] = Field(default_factory=list)
    invested: Annotated[Points, IN_PLAY] = 0
    sabotage: Annotated[int, Field(ge=0, le=20), IN_PLAY] = 0
    intel: Annotated[list[FactionId], IN_PLAY] = Field(default_factory=list)
    found_by: Annotated[list[FactionId], IN_PLAY] = Field(default_factory=list)
    trophies: Annotated[list[FactionId], IN_PLAY] = Field(default_factory=list)
    modifiers: Annotated[list[ModifierEntry], Field(max_length=100), IN_PLAY] = Field(default_factory=list)
    destroyed: Annotated[bool, IN_PLAY] = False


class FactionEntry(Pictured, FactionValues):
    """A faction."""

    name: Texts


class LineupEntry(FactionValues):
    """A faction in a scenario: which, perhaps under another id and name, and what is different at the start."""

    who: FactionId
    id: Annotated[str | None, RARE] = None
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
    images: Annotated[ImagesEntry | None, RARE] = None
    factions: Annotated[list[LineupEntry], Field(min_length=2, max_length=54)]
    plans: bool = True
    offers: list[AssetId] = Field(default_factory=list)
    characters: dict[str, CharacterEntry] = Field(default_factory=dict)
    missions: Annotated[list[MissionEntry], RARE] = Field(default_factory=list)
    max_phases: Annotated[int, Field(ge=0, le=1000)] = 0
    end_plans: Annotated[list[str], RARE] = Field(default_factory=list)
    options: Annotated[dict[str, Any], Settles(), RARE] = Field(default_factory=dict)


class DocumentEntry(ScenarioEntry):
    """A scenario as one document, together with all the content that it uses."""

    system: Literal["factions"]
    format: Literal[1]
    scenario: str
    content: dict[str, dict[str, Any]]

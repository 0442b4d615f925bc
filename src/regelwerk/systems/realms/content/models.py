"""The shape of everything in content files, and of the documents made from them.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from regelwerk.engine.content.about import AboutEntry
from regelwerk.engine.content.entries import Entry, Texts
from regelwerk.engine.content.images import ImagesEntry, Pictured
from regelwerk.engine.content.marks import IN_PLAY, RARE, Among, Called, Refers, Settles
from regelwerk.systems.realms.rules.mission.scenes import Environment, GoalKind, ZoneType
from regelwerk.systems.realms.values import (
    ARMOUR_EFFECTS,
    ATTRIBUTES,
    DAMAGE_TYPES,
    LEADER,
    MOST_HP,
    WEAPON_EFFECTS,
    Camouflage,
    DamageType,
    ModelType,
    MovementType,
    Size,
)

Level = Annotated[int, Field(ge=1, le=3)]
Value = Annotated[int, Field(ge=0, le=20)]
Small = Annotated[int, Field(ge=0, le=9)]
Grams = Annotated[int, Field(ge=0, le=1_000_000)]
Centimetres = Annotated[float, Field(ge=-1_000, le=1_000)]
Length = Annotated[float, Field(ge=0.1, le=400)]
Side = Annotated[float, Field(ge=30, le=300)]
ModelId = Annotated[str, Refers("model")]
TRAITS = (LEADER, "fernkampf")
"""The traits with an effect: leading (RE-LEAD-01), and bonus dice for shooting (RE-TRA-02)."""
Spot = Annotated[list[Centimetres], Field(min_length=2, max_length=2)]


class WeaponEntry(Entry):
    """A weapon; `range` is the length of a band in whole centimetres and the number of bands."""

    name: Texts
    wk: Annotated[int, Field(ge=1, le=5)]
    type: Annotated[DamageType, Called("re-type-")]
    level: Level
    strength: Value
    damage: Value
    effects: list[Annotated[str, Among(WEAPON_EFFECTS), Called("re-effect-")]] = Field(default_factory=list)
    range: Annotated[list[Annotated[int, Field(ge=1, le=200)]], Field(min_length=2, max_length=2)] | None = None
    af: Annotated[int, Field(ge=0, le=4)] = 0
    area: Annotated[int, Field(ge=0, le=20)] = 0
    grams: Grams = 0
    unwieldy: Annotated[bool, RARE] = False
    uses: Annotated[Small, RARE] = 0
    arm: Annotated[Literal["", "right_arm", "left_arm"], Called("re-limb-"), RARE] = ""
    projectile: Annotated[bool, RARE] = False


class ArmourEntry(Entry):
    """Something to wear."""

    name: Texts
    protection: Value
    types: dict[Annotated[str, Among(DAMAGE_TYPES), Called("re-type-")], Level] = Field(default_factory=dict)
    effects: list[Annotated[str, Among((*ARMOUR_EFFECTS, *WEAPON_EFFECTS)), Called("re-effect-")]] = Field(
        default_factory=list
    )
    grams: Grams = 0


class ItemEntry(Entry):
    """A piece of equipment."""

    name: Texts
    ap: Small = 0
    uses: Small = 0
    heals: Small = 0
    spotting: Annotated[int, Field(ge=-9, le=9), RARE] = 0
    shield: Annotated[bool, RARE] = False
    field: Annotated[bool, RARE] = False
    modifiers: dict[Annotated[str, Among(ATTRIBUTES), Called("re-attribute-")], Annotated[int, Field(ge=-9, le=9)]] = (
        Field(default_factory=dict)
    )
    text: Texts | None = None
    grams: Grams = 0


class WearEntry(Entry):
    """What earlier games have left of a model; whatever is missing is as good as new. Without hit points it is lost."""

    hp: Value | None = None
    right_arm: Value | None = None
    left_arm: Value | None = None
    legs: Value | None = None
    walking: Literal["ok", "can_turn", "immobile"] = "ok"
    used: dict[str, Small] = Field(default_factory=dict)


class ModelEntry(Pictured):
    """A unit card as somebody designs it: what it carries may still lower AGI and BW, unless it is `printed`."""

    name: Texts
    faction: Texts
    agi: Value
    bw: Value
    ko: Value
    fk: Value
    wn: Value
    eh: Value
    hp: Annotated[int, Field(ge=1, le=MOST_HP)]
    weapons: list[Annotated[str, Refers("weapon")]] = Field(default_factory=list)
    armour: Annotated[str, Refers("armour")] | None = None
    items: list[Annotated[str, Refers("item")]] = Field(default_factory=list)
    traits: dict[Annotated[str, Among(TRAITS), Called("re-card-trait-")], Annotated[int, Field(ge=0, le=3)]] = Field(
        default_factory=dict
    )
    points: Annotated[int, Field(ge=0, le=10_000)] = 0
    type: Annotated[ModelType, Called("re-card-type-")] = "infantry"
    size: Size = "medium"
    outfit: Annotated[Texts | None, RARE] = None
    fov: Annotated[Literal[45, 90, 180, 360], RARE] = 90
    movement: Annotated[MovementType, Called("re-card-movement-"), RARE] = "legs"
    camouflage: Annotated[Camouflage, Called("re-card-camouflage-"), RARE] = "none"
    camouflage_level: Annotated[int, Field(ge=0, le=3), RARE] = 0
    printed: Annotated[bool, RARE] = False
    now: Annotated[WearEntry, IN_PLAY] = WearEntry()


class ForceEntry(Entry):
    """A task force: who belongs to it, and who commands which drone."""

    name: Texts
    faction: Texts
    members: Annotated[list[ModelId], Field(min_length=1, max_length=20)]
    controllers: Annotated[dict[ModelId, ModelId], RARE] = Field(default_factory=dict)


class OctagonEntry(Entry):
    """A regular octagon; its corners lie on a circle of this radius."""

    centre: Spot
    radius: Length


class ShapeEntry(Entry):
    """An outline in centimetres, in exactly one of three ways; a box is `[x0, y0, x1, y1]`."""

    box: Annotated[list[Centimetres], Field(min_length=4, max_length=4)] | None = None
    corners: Annotated[list[Spot], Field(min_length=3, max_length=200)] | None = None
    octagon: OctagonEntry | None = None


class PieceEntry(ShapeEntry):
    """A solid piece of terrain; `twin` is the id of a second one, turned by 180° about the middle of the table."""

    id: str
    twin: str | None = None
    name: Texts
    height: Annotated[float, Field(ge=0.1, le=100)]
    z0: Annotated[float, Field(ge=0, le=100)] = 0.0
    cover: Literal[0, 1, 2] = 1
    opaque: bool = True
    climbable: bool = True


class ZoneEntry(ShapeEntry):
    """An area with rules of its own; without a name it is called what its type is called."""

    id: str
    twin: str | None = None
    name: Texts | None = None
    type: Annotated[ZoneType, Called("re-zone-")]


class BattlefieldEntry(Entry):
    """A table with everything on it; a file of Universal VTT may bring walls and, if none is stated, the size."""

    name: Texts
    size: Annotated[list[Side], Field(min_length=2, max_length=2)] | None = None
    environment: Environment = "rural"
    pieces: Annotated[list[PieceEntry], Field(max_length=400)] = Field(default_factory=list)
    zones: Annotated[list[ZoneEntry], Field(max_length=100)] = Field(default_factory=list)
    vtt: Annotated[str | None, RARE] = None
    cm_per_square: Annotated[float, Field(ge=0.5, le=50), RARE] = 5.0
    wall_height: Annotated[float, Field(ge=0.1, le=100), RARE] = 10.0
    wall_cover: Annotated[Literal[0, 1, 2], RARE] = 2


class MissionAreaEntry(ShapeEntry):
    """A deployment or extraction zone; `strip` is a strip so deep along its edge of the table."""

    name: Texts | None = None
    strip: Length | None = None


class EndsEntry(Entry):
    """What one end of the table means for the side that deploys there."""

    deployment: MissionAreaEntry
    extraction: MissionAreaEntry | None = None


class RingEntry(Entry):
    """The number of places at equal distances on a circle about the middle of the table, the first at 45°."""

    number: Annotated[int, Field(ge=1, le=12)]
    radius: Length


class LineEntry(Entry):
    """The number of places on the line halfway between the edges of the strips, about the middle of the table."""

    number: Annotated[int, Field(ge=1, le=12)]
    gap: Length


class MissionEntry(Entry):
    """What is at stake. Objects are named one by one, or as a ring or line that fits any table."""

    name: Texts
    text: Texts
    ends: Annotated[list[EndsEntry], Field(min_length=2, max_length=2)]
    goal: GoalKind = "eliminate"
    objects: Annotated[list[Spot], Field(max_length=12)] = Field(default_factory=list)
    ring: RingEntry | None = None
    line: LineEntry | None = None
    needed: Annotated[int, Field(ge=0, le=100)] = 0
    hold_radius: Annotated[float, Field(ge=0, le=50)] = 0.0
    round_limit: Annotated[int, Field(ge=0, le=100)] = 0


class ScenarioEntry(Entry):
    """A mission on a battlefield between two task forces; environment and types of zones may differ there."""

    name: Texts
    introduction: Texts
    about: AboutEntry | None = None
    images: Annotated[ImagesEntry | None, RARE] = None
    mission: Annotated[str, Refers("mission")]
    battlefield: Annotated[str, Refers("battlefield")]
    blue: Annotated[str, Refers("force")]
    red: Annotated[str, Refers("force")]
    environment: Annotated[Environment | None, RARE] = None
    zones: Annotated[dict[str, Annotated[ZoneType, Called("re-zone-")]], RARE] = Field(default_factory=dict)
    options: Annotated[dict[str, Any], Settles(), RARE] = Field(default_factory=dict)


class DocumentEntry(ScenarioEntry):
    """A scenario as one document, together with all the content that it uses; in a duel each side is one model."""

    system: Literal["realms"]
    format: Literal[1]
    scenario: str
    duel: bool = False
    content: dict[str, dict[str, Any]]

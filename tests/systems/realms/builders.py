"""Builders: models with plain values unless told, tables with them, and rules run with given dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.scripted import Asked, Transcript, scripted
from regelwerk.engine.state_values import Name, field_names, replace
from regelwerk.space import Point
from regelwerk.space.solids import Solid
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import (
    Battlefield,
    Ends,
    Environment,
    Mission,
    MissionArea,
    Piece,
    Scene,
    Side,
    Zone,
    ZoneType,
)
from regelwerk.systems.realms.state import Model, Phase, Vitals, World
from regelwerk.systems.realms.values import CENTIMETRE, Armour, Card, DamageProfile, DamageType, Item, Weapon, limb_hp

T = TypeVar("T")

CARD = set(field_names(Card))
VITALS = set(field_names(Vitals))


def named(id: str) -> Name:  # noqa: A002
    return Name.of(id.capitalize())


def weapon(
    id: str = "gewehr",  # noqa: A002
    wk: int = 2,
    reach: tuple[int, int] = (30, 4),
    type: DamageType = "kinetik",  # noqa: A002
    level: int = 1,
    strength: int = 4,
    damage: int = 3,
    effects: tuple[str, ...] = (),
    **changes: Any,
) -> Weapon:
    """A rifle unless told; a reach of (0, 0) makes it a melee weapon."""
    profile = DamageProfile(type, level, strength, damage, effects)
    return Weapon(id, named(id), wk, profile, *reach, **changes)


def blade(id: str = "schwert", wk: int = 2, **changes: Any) -> Weapon:  # noqa: A002
    """A sword unless told."""
    return weapon(id, wk, (0, 0), **{"type": "schnitt", "level": 2, "strength": 5, "damage": 2, **changes})


def armour(protection: int = 3, effects: tuple[str, ...] = (), **types: int) -> Armour:
    """Armour: levels by type, as `kinetik=1`."""
    found: Any = tuple(sorted(types.items()))
    return Armour("panzer", named("panzer"), protection, found, effects)


def item(id: str = "spray", **changes: Any) -> Item:  # noqa: A002
    return Item(id, named(id), **changes)


def card(id: str = "mars", **changes: Any) -> Card:  # noqa: A002
    """A unit card of an ordinary infantry soldier."""
    plain: dict[str, Any] = {"type": "infantry", "size": "medium", "agi": 4, "bw": 4, "ko": 3, "fk": 5, "wn": 4}
    return Card(**{"id": id, "name": named(id), "faction": named("bund"), **plain, "eh": 3, "hp": 4, **changes})


def model(
    id: str = "mars",  # noqa: A002
    at: tuple[float, float] = (45.0, 45.0),
    facing: float = 0.0,
    side: str = "blue",
    **changes: Any,
) -> Model:
    """A model on the table with 6 AP; fields of its card, its vitals and the model itself are given alike."""
    on_card = {name: changes.pop(name) for name in tuple(changes) if name in CARD and name != "id"}
    if on_card.get("type") == "mike":
        on_card = {"size": "large", "hp": 9, **on_card}
    made = card(id, **{key: value for key, value in on_card.items() if key != "hp"}, hp=on_card.get("hp", 4))
    hits: dict[str, Any] = {"hp": made.hp, "ap": 6, "limbs": (limb_hp(made.hp),) * 3 if made.is_mike else (0, 0, 0)}
    hits |= {name: changes.pop(name) for name in tuple(changes) if name in VITALS}
    if "left" in changes:
        hits["hp"] = changes.pop("left")
    return replace(Model(id, made, side, Vitals(**hits), Point.cm(*at), facing=round(facing * 100)), **changes)


def enemy(id: str = "amok", at: tuple[float, float] = (65.0, 45.0), facing: float = 180.0, **changes: Any) -> Model:  # noqa: A002
    """A model of the other side."""
    return model(id, at, facing, "red", **changes)


def outline(*corners: tuple[float, float]) -> tuple[Point, ...]:
    return tuple(Point.cm(x, y) for x, y in corners)


def box(x0: float, y0: float, x1: float, y1: float) -> tuple[Point, ...]:
    return outline((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def piece(
    id: str,  # noqa: A002
    corners: tuple[Point, ...],
    height: float = 4.0,
    cover: Literal[0, 1, 2] = 1,
    *,
    z0: float = 0.0,
    opaque: bool = True,
    climbable: bool = True,
) -> Piece:
    """A piece of terrain; heights in centimetres."""
    solid = Solid(id, corners, round(z0 * CENTIMETRE), round((z0 + height) * CENTIMETRE), opaque)
    return Piece(solid, named(id), cover, climbable)


def zone(type: ZoneType, corners: tuple[Point, ...], id: str = "") -> Zone:  # noqa: A002
    return Zone(id or type, type, corners, named(id or type))


def world(
    *models: Model,
    pieces: tuple[Piece, ...] = (),
    zones: tuple[Zone, ...] = (),
    environment: Environment = "rural",
    size: tuple[float, float] = (90.0, 90.0),
    options: Options | None = None,
    mission: Mission | None = None,
    acting: str = "",
    **changes: Any,
) -> World:
    """A table with these models in its first round; `acting` names whose phase runs (its direct opponents settled)."""
    width, height = size
    field = Battlefield(
        "feld", named("feld"), round(width * CENTIMETRE), round(height * CENTIMETRE), environment, pieces, zones
    )
    ends = (
        Ends(MissionArea("south", box(0, 0, width, 15), named("south"))),
        Ends(MissionArea("north", box(0, height - 15, width, height), named("north"))),
    )
    goal = mission or Mission("standard", named("standard"), ends)
    sides = (Side("blue", named("blue"), "blue", "bund"), Side("red", named("red"), "red", "kolonne"))
    phase = Phase(acting, settled=True) if acting else None
    stage: Any = "phase" if acting else "order"
    made = World(Scene(field, goal, sides), options or Options(), models, stage, 1, phase=phase)
    return replace(made, **changes)


def told(rule: Callable[[], Play[T]], *answers: str, faces: Sequence[int] = ()) -> Transcript[T]:
    """One rule with given answers and given dice, in the order in which they are thrown."""
    return scripted(rule, faces, answers)


def questions(transcript: Transcript[Any]) -> list[str]:
    """The rules by which was asked, in order."""
    return [asked.prompt.rule_id for asked in transcript.asked]


def possible(asked: Asked) -> list[str]:
    """The keys of all answers that were on offer."""
    return [answer.key for answer in asked.prompt.answers.listed()]


def refusal(asked: Asked, key: str) -> str:
    """The rule by which an answer was refused; "" if it was not."""
    found = asked.prompt.answers.find(key)
    return found.rule_id if isinstance(found, Refusal) else ""


def facts(transcript: Transcript[Any], message: str, *names: str) -> list[tuple[Any, ...]]:
    """What the lines of the log with this message say."""
    return [tuple(note.facts[name] for name in names) for note in transcript.notes(message)]

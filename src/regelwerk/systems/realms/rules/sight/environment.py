"""Terrain to stand in: what the environment and the zones of a table do to movement, cover, senses and ranges."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Path, Point
from regelwerk.space.outlines import holds
from regelwerk.space.segments import bounds_of, spans
from regelwerk.space.terrain import Bounds
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.rules.mission.scenes import PASSABILITY, Zone, ZoneType
from regelwerk.systems.realms.rules.sight.positions import zones_at
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import MovementType, Weapon

ZONE_RULES: dict[ZoneType, str] = {
    "swamp": "RE-ZON-02",
    "crater": "RE-ZON-03",
    "forest": "RE-ZON-04",
    "dense_forest": "RE-ZON-05",
    "thicket": "RE-ZON-06",
    "building": "RE-ZON-07",
    "ruin": "RE-ZON-08",
    "road": "RE-MVT-05",
}
"""The rule that each type of zone is described by."""

HOVERS: tuple[MovementType, ...] = ("antigrav", "flight")
"""Movement types that do not care what the ground is like (RE-MVT-01, RE-MVT-03)."""

Passability = tuple[int, str, str]
"""How much dearer a movement action is, by which rule, because of what (a zone's id or the environment)."""
OPEN_GROUND: Passability = (0, "", "")

PlaceCover = tuple[int, str, str]
"""A level of cover, by which rule, because of what."""
IN_THE_OPEN: PlaceCover = (0, "", "")


@rule("RE-MVT-02", "RE:movement_types")
def movement_type(model: Model, options: Options) -> MovementType:
    """How a model moves; a table without movement types lets everything walk."""
    return model.card.movement if options.movement_types == "on" else "legs"


@rule("RE-PAS-01", "RE-GEO-16", "RE-MVT-01", "RE-MVT-03", "RE-ENV-01", "RE-ENV-10", "RE-ENV-11")
@rule("RE-ZON-01", "RE-ZON-02", "RE-ZON-03", "RE-ZON-04", "RE-ZON-05", "RE-ZON-06", "RE-ZON-07", "RE-ZON-08")
@rule("RE:zero_g", "RE:desert", "RE:ruling_78")
def passability(world: World, model: Model, part: Path) -> Passability:
    """The worst ground that one movement action touches.

    Weightlessness hampers everybody; whatever hovers or flies minds nothing else.
    """
    options, environment = world.options, world.scene.battlefield.environment
    if environment == "space" and options.zero_g == "passability_2":
        return 2, "RE-ENV-10", environment
    if movement_type(model, options) in HOVERS:
        return OPEN_GROUND
    worst = OPEN_GROUND
    if environment == "desert" and options.desert == "passability_1":
        worst = 1, "RE-ENV-11", environment
    for zone in zones_on(world, part):
        level = PASSABILITY[zone.type]
        if level > worst[0]:
            worst = level, ZONE_RULES[zone.type], zone.id
    return worst


@rule("RE-GEO-16")
def zones_on(world: World, path: Path) -> tuple[Zone, ...]:
    """The zones that any place of a path is in, its start and end included."""
    zones = world.scene.battlefield.zones
    if not zones or not path:
        return ()
    if len(path) == 1:
        return zones_at(world, path[0])
    west, south, east, north = bounds_of(path)
    return tuple(
        zone
        for zone, (left, below, right, above) in _boxes(zones)
        if west <= right and east >= left and south <= above and north >= below and spans(path, zone.outline)
    )


@lru_cache(maxsize=256)
def _boxes(zones: tuple[Zone, ...]) -> tuple[tuple[Zone, Bounds], ...]:
    """Every zone with the rectangle round it: most paths are nowhere near most zones."""
    return tuple((zone, bounds_of(zone.outline)) for zone in zones)


@rule("RE-ENV-02", "RE-ENV-08", "RE-ZON-03", "RE-ZON-05", "RE-ZON-07", "RE-ZON-08", "RE-GEO-10", "RE-GEO-16")
def cover_from_place(world: World, target: Model, shooter_at: Point) -> PlaceCover:
    """The cover that a target has from the zone it is in or from the environment, the highest of all."""
    best = IN_THE_OPEN
    for zone in zones_at(world, target.at):
        level = _zone_cover(zone, shooter_at)
        if level > best[0]:
            best = level, ZONE_RULES[zone.type], zone.id
    environment = world.scene.battlefield.environment
    if best[0] == 0 and environment in ("urban", "indoors"):
        return 1, "RE-ENV-02" if environment == "urban" else "RE-ENV-08", environment
    return best


def _zone_cover(zone: Zone, shooter_at: Point) -> int:
    """What one zone gives to somebody inside it; a crater and the depth of a forest stop fire from outside."""
    match zone.type:
        case "building" | "ruin":
            return 1
        case "crater":
            return 0 if holds(zone.outline, shooter_at) else 1
        case "dense_forest":
            return 1 if holds(zone.outline, shooter_at) else 2
        case _:
            return 0


@rule("RE-GEO-11", "RE-ZON-05")
def gives_cover_2_inside(world: World, target: Model, from_point: Point) -> bool:
    """Whether a target stands in a zone that is cover II for it: it then counts as touching that cover."""
    return any(_zone_cover(zone, from_point) == 2 for zone in zones_at(world, target.at))


@rule("RE-MOV-06", "RE-ENV-06", "RE-ENV-11", "RE-ZON-06", "RE:ruling_81")
def wn_for_test(world: World, model: Model, path: Path = ()) -> Tally:
    """The perception for a test: thicket lowers it where the tester stands or goes, open country raises it."""
    wanted = attribute(world, model, "wn")
    zones = (*zones_at(world, model.at), *zones_on(world, path))
    if any(zone.type == "thicket" for zone in zones):
        wanted = wanted.plus(-1, "RE-ZON-06", "re-zone-thicket", "thicket")
    match world.scene.battlefield.environment:
        case "tundra":
            return wanted.plus(1, "RE-ENV-06", "re-environment-tundra", "tundra")
        case "desert":
            return wanted.plus(1, "RE-ENV-11", "re-environment-desert", "desert")
        case _:
            return wanted


@rule("RE-ENV-03", "RE-ENV-04", "RE-ENV-05", "RE-ENV-07", "RE-ENV-09", "RE-ENV-10")
def bands_here(world: World, weapon: Weapon) -> Tally:
    """How many range bands a weapon has on this table: some places take one, never the last, or add one.

    Country and coast change nothing. What the cold takes off the strength of heat is reckoned with the damage.
    """
    own = tally(weapon.bands, "RE-RNG-01", "re-term-bands", weapon.id)
    fewer = -1 if weapon.bands > 1 else 0
    match world.scene.battlefield.environment:
        case "wilderness":
            return own.plus(fewer, "RE-ENV-04", "re-environment-wilderness")
        case "arctic" if weapon.profile.has("hitze"):
            return own.plus(fewer, "RE-ENV-05", "re-environment-arctic")
        case "moon" if is_projectile(weapon, world.options):
            return own.plus(1, "RE-ENV-07", "re-environment-moon")
        case "space" if is_projectile(weapon, world.options):
            return own.plus(1, "RE-ENV-10", "re-environment-space")
        case _:
            return own


@rule("RE:projectile_weapons")
def is_projectile(weapon: Weapon, options: Options) -> bool:
    """Whether a weapon fires projectiles: a kinetic gun, or whatever the content marks as one."""
    if weapon.is_melee:
        return False
    return weapon.profile.type == "kinetik" if options.projectile_weapons == "kinetik" else weapon.projectile

"""Battlefields with walls from files of Universal VTT: walls, standing objects and closed doors become pieces."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from regelwerk.engine.content.entries import valid
from regelwerk.engine.content.errors import DOCUMENT, Location
from regelwerk.engine.content.files import Found
from regelwerk.engine.facts import called, phrase
from regelwerk.engine.game import Json
from regelwerk.systems.realms.content.models import BattlefieldEntry
from regelwerk.systems.realms.values import CENTIMETRE, PACKAGE

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

    from regelwerk.space.vtt import VttMap

KEYS = ("vtt", "cm_per_square", "wall_height", "wall_cover")
NAMES = {
    "wall": called(PACKAGE, "re-name-wall"),
    "object": called(PACKAGE, "re-name-obstacle"),
    "door": called(PACKAGE, "re-name-door"),
}


def with_walls(found: Found) -> Found:
    """A battlefield as plain data that needs no other file: its own pieces and the walls of the map."""
    entry: BattlefieldEntry = valid(found.data, BattlefieldEntry, found.place)
    if entry.vtt is None:
        return found
    drawn = _read(entry.vtt, entry.cm_per_square, found.place)
    size = [drawn.width / CENTIMETRE, drawn.height / CENTIMETRE]
    for axis, least in enumerate(size):
        if entry.size is not None and entry.size[axis] < least:
            here = found.place.at("size", axis)
            raise here.error("content-too-small", value=f"{entry.size[axis]:g}", limit=f"{least:g}")
    kept = {key: value for key, value in found.data.items() if key not in KEYS}
    pieces = [*kept.get("pieces", []), *_pieces(drawn, entry)]
    return found._replace(data={"size": size, **kept, "pieces": pieces})


def read_map(text: str, cm_per_square: float) -> Json:
    """The size and the pieces of a battlefield from the text of a map, for whoever is drawing one."""
    drawn = _drawn(text, cm_per_square, "", DOCUMENT)
    entry = BattlefieldEntry.model_validate({"name": "map"})
    return {"size": [drawn.width / CENTIMETRE, drawn.height / CENTIMETRE], "pieces": list(_pieces(drawn, entry))}


def _read(name: str, cm_per_square: float, place: Location) -> VttMap:
    """The map in a file that lies beside the one that names it."""
    here = place.at("vtt")
    try:
        text = Path(str(place.file)).with_name(name).read_text("utf-8")
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        raise here.error("re-content-vtt-missing", vtt=name, reason=reason) from error
    return _drawn(text, cm_per_square, name, here)


def _drawn(text: str, cm_per_square: float, name: str, here: Location) -> VttMap:
    from regelwerk.space.vtt import VttError, read_vtt

    try:
        return read_vtt(text, cm_per_square)
    except VttError as error:
        problem = phrase(f"re-content-vtt-problem-{error.code}", **error.facts)
        raise here.error("re-content-vtt-wrong", vtt=name, problem=problem) from error


def _pieces(drawn: VttMap, entry: BattlefieldEntry) -> Iterator[Json]:
    """Lines of a map cross and join: what they have in common belongs to the first of them."""
    import shapely

    from regelwerk.space.walls import outlines

    doors = [door.outline for door in drawn.doors if door.closed]
    taken: BaseGeometry = shapely.Polygon()
    for kind, areas in (("wall", drawn.walls), ("object", drawn.objects), ("door", doors)):
        together = shapely.union_all([shapely.Polygon(area) for area in areas])
        for number, corners in enumerate(outlines(together.difference(taken)), 1):
            yield {
                "id": f"{kind}_{number}",
                "name": dict(NAMES[kind].by_language),
                "corners": [list(spot.in_cm) for spot in corners],
                "height": entry.wall_height,
                "cover": entry.wall_cover,
            }
        taken = taken.union(together)

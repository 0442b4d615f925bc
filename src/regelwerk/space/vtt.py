"""Maps from files of Universal VTT (`.dd2vtt`, `.uvtt`, `.df2vtt`), as map makers for virtual tables write them.

Such a file is JSON. Its places are counted in squares, to the east and downwards, from an origin of its own. We take
its size, the lines that stop sight, those of objects, and the doors; its picture and its lights are left alone.
"""

import json
import math
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from regelwerk.space.outlines import Outline
from regelwerk.space.points import Point, centimetres

Line: TypeAlias = tuple[Point, ...]

CM_PER_SQUARE = 5.0
THICKNESS_CM = 0.5
MOST_SEGMENTS = 10_000
MOST_SQUARES = 1_000

_SENTENCES = {
    "not-json": "the file is no JSON: {reason} in line {line}",
    "missing": "{where} is missing",
    "wrong-type": "{where} should be of type {wanted}, not {found}",
    "not-finite": "{where} should be a finite number, not {found}",
    "short-line": "{where} is a line of one place: a line needs two",
    "no-walls": "there is no wall, no object and no door on the map",
    "too-large": "{where}: {found} are too many, at most {most} can be read",
    "out-of-range": "{where} should lie between {least} and {most}, not {found}",
}

# JSON's own names of types: they are the same in every language.
_KINDS: dict[type, str] = {
    type(None): "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    list: "array",
    dict: "object",
}


class VttError(ValueError):
    """A map that cannot be read: `code` says what is wrong, `facts` say where and with which values."""

    def __init__(self, code: str, **facts: str | int | float) -> None:
        self.code, self.facts = code, facts
        super().__init__(_SENTENCES[code].format(**facts))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.facts)


class Door(NamedTuple):
    """A door: closed it is a wall with this outline, open a gap. A freestanding one stands in no wall."""

    outline: Outline
    closed: bool
    freestanding: bool


class VttMap(NamedTuple):
    """A map in millionths of a centimetre, x to the east and y to the north from its south-western corner."""

    width: int
    height: int
    walls: tuple[Outline, ...]
    objects: tuple[Outline, ...]
    doors: tuple[Door, ...]


class _Portal(NamedTuple):
    line: Line
    closed: bool
    freestanding: bool


def read_vtt(text: str, cm_per_square: float = CM_PER_SQUARE, thickness_cm: float = THICKNESS_CM) -> VttMap:
    """The walls, objects and doors of a map, each with the stated thickness; what lies beyond the map is cut off.

    Lines are followed to within a quarter of the thickness. A closed line of an object is filled, a pillar for
    instance; a closed line of walls is a room with space inside.
    """
    _check_range("cm_per_square", cm_per_square, 0.1, 1000)
    _check_range("thickness_cm", thickness_cm, 0.01, 100)
    sheet = _Sheet(_json(text), cm_per_square)
    walls, objects, portals = sheet.lines("line_of_sight"), sheet.lines("objects_line_of_sight"), sheet.portals()
    segments = sum(len(line) - 1 for line in (*walls, *objects, *(portal.line for portal in portals)))
    if segments > MOST_SEGMENTS:
        raise VttError("too-large", where="line_of_sight", found=segments, most=MOST_SEGMENTS)
    found = _built(sheet, walls, objects, portals, centimetres(thickness_cm))
    if not (found.walls or found.objects or found.doors):
        raise VttError("no-walls")
    return found


def _built(sheet: "_Sheet", walls: list[Line], objects: list[Line], portals: list[_Portal], thickness: int) -> VttMap:
    import shapely

    from regelwerk.space.walls import LAP, filled, outlines, plain, thick

    table = shapely.box(0, 0, sheet.width, sheet.height)
    # The wall still covers every place of its line.
    walls, objects = ([plain(line, thickness / 4) for line in lines] for lines in (walls, objects))
    # Some map makers leave the wall whole behind a door: it is cut there, a hair less than the door is long.
    gaps = shapely.union_all(
        [
            shapely.LineString(portal.line).buffer(thickness / 2 + LAP, cap_style="flat")
            for portal in (portal._replace(line=_shortened(portal.line, LAP)) for portal in portals)
            if not portal.freestanding
        ]
    )
    standing = [filled(line) if len(line) > 3 and line[0] == line[-1] else thick(line, thickness) for line in objects]
    return VttMap(
        sheet.width,
        sheet.height,
        tuple(
            outline
            for line in walls
            for outline in outlines(thick(line, thickness).difference(gaps).intersection(table))
        ),
        tuple(outline for area in standing for outline in outlines(area.intersection(table))),
        tuple(
            Door(outline, portal.closed, portal.freestanding)
            for portal in portals
            for outline in outlines(thick(portal.line, thickness).intersection(table))
        ),
    )


def _shortened(line: Line, by: int) -> Line:
    """A line without a hair at both of its ends."""
    from regelwerk.space.paths import cut, length

    whole = length(line)
    return cut(cut(line, whole - by)[0], by)[1] if whole > 4 * by else line


class _Sheet:
    """The fields of a file, read with their place in it."""

    def __init__(self, data: object, cm_per_square: float) -> None:
        self.data = _table(data, "$")
        self.scale = cm_per_square
        resolution = _table(_field(self.data, "resolution", ""), "resolution")
        size = self._pair(_field(resolution, "map_size", "resolution."), "resolution.map_size")
        for axis, squares in zip("xy", size, strict=True):
            _check_range(f"resolution.map_size.{axis}", squares, 0.1, MOST_SQUARES)
        origin = resolution.get("map_origin", {"x": 0, "y": 0})
        self.west, self.north = self._pair(origin, "resolution.map_origin")
        self.squares_high = size[1]
        self.width, self.height = (centimetres(squares * cm_per_square) for squares in size)

    def lines(self, name: str) -> list[Line]:
        """The lines of a field; only walls are a field that every map has."""
        if name != "line_of_sight" and name not in self.data:
            return []
        lines = _list(_field(self.data, name, ""), name)
        return [self._line(line, f"{name}[{n}]") for n, line in enumerate(lines)]

    def portals(self) -> list[_Portal]:
        found = []
        for n, portal in enumerate(_list(self.data.get("portals", []), "portals")):
            where = f"portals[{n}]"
            fields = _table(portal, where)
            line = self._line(_field(fields, "bounds", f"{where}."), f"{where}.bounds")
            closed = _flag(fields.get("closed", True), f"{where}.closed")
            found.append(_Portal(line, closed, _flag(fields.get("freestanding", False), f"{where}.freestanding")))
        return found

    def _line(self, given: object, where: str) -> Line:
        places = [self._place(place, f"{where}[{n}]") for n, place in enumerate(_list(given, where))]
        kept = [*places[:1], *(b for a, b in pairwise(places) if a != b)]
        if len(kept) < 2:
            raise VttError("short-line", where=where)
        return tuple(kept)

    def _place(self, given: object, where: str) -> Point:
        x, y = self._pair(given, where)
        for axis, squares in (("x", x - self.west), ("y", y - self.north)):
            _check_range(f"{where}.{axis}", squares, -MOST_SQUARES, 2 * MOST_SQUARES)
        # Files count downwards, we count upwards.
        return Point.cm((x - self.west) * self.scale, (self.squares_high - (y - self.north)) * self.scale)

    def _pair(self, given: object, where: str) -> tuple[float, float]:
        fields = _table(given, where)
        x, y = (_number(_field(fields, axis, f"{where}."), f"{where}.{axis}") for axis in "xy")
        return x, y


def _json(text: str) -> object:
    try:
        return json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise VttError("not-json", reason=error.msg, line=error.lineno) from None
    except (ValueError, RecursionError) as error:
        # Numbers of thousands of digits, lists in lists without end.
        raise VttError("not-json", reason=str(error), line=1) from None


def _field(fields: dict[str, Any], name: str, place: str) -> object:
    if name not in fields:
        raise VttError("missing", where=f"{place}{name}")
    return fields[name]


def _table(given: object, where: str) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise VttError("wrong-type", where=where, wanted="object", found=_kind(given))
    return given


def _list(given: object, where: str) -> list[Any]:
    if not isinstance(given, list):
        raise VttError("wrong-type", where=where, wanted="array", found=_kind(given))
    return given


def _flag(given: object, where: str) -> bool:
    if not isinstance(given, bool):
        raise VttError("wrong-type", where=where, wanted="boolean", found=_kind(given))
    return given


def _number(given: object, where: str) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float):
        raise VttError("wrong-type", where=where, wanted="number", found=_kind(given))
    try:
        number = float(given)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise VttError("not-finite", where=where, found=str(number))
    return number


def _check_range(where: str, number: float, least: float, most: float) -> None:
    if not least <= number <= most:
        raise VttError("out-of-range", where=where, least=least, most=most, found=number)


def _kind(given: object) -> str:
    """The type of a value, as JSON names it."""
    return _KINDS[type(given)]


def _again(code: str, facts: dict[str, str | int | float]) -> VttError:
    return VttError(code, **facts)

"""A table with heights for tests: centimetres in, blocks and figures out."""

from regelwerk.space import Body, Point, Solid, centimetres

cm = Point.cm
MEDIUM, LARGE, SMALL = 6, 8, 3
EYE = centimetres(4.875)
"""Where somebody of medium height on the table looks from."""


def block(x1: float, y1: float, x2: float, y2: float, top: float, name: str = "block", floor: float = 0) -> Solid:
    """A box, from one corner to the opposite one."""
    return prism(((x1, y1), (x2, y1), (x2, y2), (x1, y2)), top, name, floor)


def prism(corners: tuple[tuple[float, float], ...], top: float, name: str = "prism", floor: float = 0) -> Solid:
    return Solid(name, tuple(cm(x, y) for x, y in corners), centimetres(floor), centimetres(top))


def figure(x: float, y: float, height: float = MEDIUM, radius: float = 1.25, floor: float = 0) -> Body:
    return Body(cm(x, y), centimetres(floor), centimetres(radius), centimetres(height))

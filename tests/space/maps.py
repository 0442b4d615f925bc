"""The maps of the three Phase Six scenarios, as a plain test of the room."""

from regelwerk.space import Field, Piece, Point, rectangle

m = Point.metres

CART = rectangle("cart", 11, 9, 14, 11, solid=True, kind="5")
ROCK = rectangle("rock", 17, 13, 19, 14, solid=True, kind="4")
BUSH = rectangle("bush", 5, 3, 9, 5, kind="6")
HOLLOW = Field.metres(30, 20, (CART, ROCK, BUSH))

SOUTH_WALL = rectangle("south-wall", 15, 0, 16, 8, solid=True, kind="blocked")
NORTH_WALL = rectangle("north-wall", 15, 12, 16, 20, solid=True, kind="blocked")
CRATES = rectangle("crates", 24, 6, 26, 8, solid=True, kind="4")
LOW_WALL = rectangle("low-wall", 10, 9, 12, 10, solid=True, kind="5")
SHELVES = rectangle("shelves", 28, 12, 29, 16, solid=True, kind="5")
WAREHOUSE = Field.metres(40, 20, (SOUTH_WALL, NORTH_WALL, CRATES, LOW_WALL, SHELVES))

SARCOPHAGUS = rectangle("sarcophagus", 10, 10, 12, 11, solid=True, kind="5")
PILLAR = rectangle("pillar", 13, 6, 14, 7, solid=True, kind="4")
CRYPT = Field.metres(24, 16, (SARCOPHAGUS, PILLAR))


def polygon(name: str, *corners: tuple[float, float], solid: bool = True) -> Piece:
    return Piece(name, tuple(m(x, y) for x, y in corners), solid)

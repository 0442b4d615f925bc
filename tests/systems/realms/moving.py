"""Moves, jumps and turns of mars, announced and carried out in one go."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.space import Path, Point
from regelwerk.systems.realms.rules.core.acts import Act
from regelwerk.systems.realms.rules.movement.jumping import ACTS as JUMPS
from regelwerk.systems.realms.rules.movement.movement import ACTS as MOVES
from regelwerk.systems.realms.state import World
from systems.realms.builders import told

ACTS: dict[str, Act] = {act.kind: act for act in (*MOVES, *JUMPS)}


def path(*places: tuple[float, float]) -> Path:
    """A path by its places in centimetres."""
    return tuple(Point.cm(x, y) for x, y in places)


def done(table: World, kind: str, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    """What mars does: the table afterwards, with everything that was asked, thrown and told."""

    def run() -> Play[World]:
        deed = yield from ACTS[kind].declare(table, table.find("mars"))
        return table if deed is None else (yield from ACTS[kind].perform(table, deed))

    return told(run, *answers, faces=faces)


def moved(table: World, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    return done(table, "move", *answers, faces=faces)


def jumped(table: World, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    return done(table, "jump", *answers, faces=faces)

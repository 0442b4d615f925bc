"""How participants stand: the few whole numbers that reports, campaigns and studies follow from round to round."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """How one participant stands: whether it is out of the game, and its figures; None if a view does not tell one.

    Somebody who may come later, and has no card yet, says here which side it is on.
    """

    id: str
    out: bool
    figures: tuple[int | None, ...]
    side: str = ""


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole numbers that are worth following from round to round, for every participant.

    `figures` are message keys, one for each number of a standing. `unit` is the message key of what people call a
    round in this game, such as a phase; without one it is a round. The standings at the end of a round are those of
    the last state that `round_of` counts to it; a state of round 0 comes before the first.
    """

    figures: tuple[str, ...]
    participants: tuple[Standing, ...]
    unit: str = ""
    worths: tuple[int, ...] = ()
    """Of each figure whether more of it is good (1) or bad (-1) for whose it is, or not worth telling by itself (0).

    Empty: nothing is known about that, and every change is told.
    """

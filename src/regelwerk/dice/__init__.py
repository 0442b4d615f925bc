"""Dice: throws, their faces and their exact laws. Knows no game."""

from regelwerk.dice.exploding import Exploding, ExplodingSum, Trait, tail
from regelwerk.dice.law import Law, NoOutcomes, RestUnknown
from regelwerk.dice.pools import HitPool, Hits, SuccessPool
from regelwerk.dice.source import Dice, GivenDice, ImpossibleFace, NotEnoughFaces, RandomDice
from regelwerk.dice.throw import Faces, ImpossibleFaces, ImpossibleThrow, Throw, remembered_law

__all__ = [
    "Dice",
    "Exploding",
    "ExplodingSum",
    "Faces",
    "GivenDice",
    "HitPool",
    "Hits",
    "ImpossibleFace",
    "ImpossibleFaces",
    "ImpossibleThrow",
    "Law",
    "NoOutcomes",
    "NotEnoughFaces",
    "RandomDice",
    "RestUnknown",
    "SuccessPool",
    "Throw",
    "Trait",
    "clear_caches",
    "tail",
]


def clear_caches() -> None:
    """Forget all remembered laws, so that the next question is worked out anew."""
    remembered_law.cache_clear()

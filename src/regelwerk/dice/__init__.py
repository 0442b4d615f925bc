"""Dice: throws, their faces and their exact laws. Knows no game."""

from regelwerk.dice.cards import Deal
from regelwerk.dice.counted import Counted, CountedPair
from regelwerk.dice.description import Description, Faces
from regelwerk.dice.exploding import Exploding, ExplodingMix, ExplodingSum, tail
from regelwerk.dice.handful import Handful
from regelwerk.dice.highest import Highest
from regelwerk.dice.law import Law, NoOutcomes, RestUnknown
from regelwerk.dice.notation import parse
from regelwerk.dice.notation_error import NotationError
from regelwerk.dice.opposed import beats
from regelwerk.dice.pools import HitPool, Hits, SuccessPool
from regelwerk.dice.source import Dice, GivenDice, ImpossibleFace, NotEnoughFaces, RandomDice
from regelwerk.dice.sums import Each, Keep, Sum, TopPairs
from regelwerk.dice.throw import (
    ImpossibleFaces,
    ImpossibleThrow,
    Steps,
    Throw,
    TooManyOutcomes,
    remembered_law,
    remembered_steps,
)
from regelwerk.dice.trait import Attempt, Trait, WildCard
from regelwerk.dice.versus import Decided, Opposed, Reroll, RollOff, RollUnder

__all__ = [
    "Attempt",
    "Counted",
    "CountedPair",
    "Deal",
    "Decided",
    "Description",
    "Dice",
    "Each",
    "Exploding",
    "ExplodingMix",
    "ExplodingSum",
    "Faces",
    "GivenDice",
    "Handful",
    "Highest",
    "HitPool",
    "Hits",
    "ImpossibleFace",
    "ImpossibleFaces",
    "ImpossibleThrow",
    "Keep",
    "Law",
    "NoOutcomes",
    "NotEnoughFaces",
    "NotationError",
    "Opposed",
    "RandomDice",
    "Reroll",
    "RestUnknown",
    "RollOff",
    "RollUnder",
    "Steps",
    "SuccessPool",
    "Sum",
    "Throw",
    "TooManyOutcomes",
    "TopPairs",
    "Trait",
    "WildCard",
    "beats",
    "clear_caches",
    "parse",
    "tail",
]


def clear_caches() -> None:
    """Forget all remembered laws, so that the next question is worked out anew."""
    remembered_law.cache_clear()
    remembered_steps.cache_clear()

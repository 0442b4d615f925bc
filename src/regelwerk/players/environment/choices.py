"""Answers as a finite choice: every answer of a question has a place in a list of fixed length.

Place 0 is the default, which costs nothing. Every other answer stands at a place that follows from its key, so that
the same answer stands at the same place whatever else is offered; where that place is taken, it moves on to the next
free one. Of answers that cannot be listed (points, ways, directions) there are the examples that the question lists
itself and a few more, drawn at random but always the same for the same question. Of more answers than there are places,
such as large numbers, every so-manieth is kept, with the first and the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose

PLACES = 256
"""How many places there are. The longest list that any supplied scenario asks has 126 answers."""
DRAWN = 16
"""How many answers are drawn where they cannot be listed."""
DEFAULT = 0


def places_of(prompt: Choose[Any], places: int = PLACES, drawn: int = DRAWN) -> dict[int, str]:
    """The keys of a question's answers by their places, in rising order."""
    found: dict[int, str] = {}
    if not isinstance(prompt.answers.meaning(prompt.default), Refusal):
        found[DEFAULT] = prompt.default
    for key in _thinned([key for key in _keys(prompt, drawn) if key != prompt.default], places - 1):
        place = 1 + crc32(key.encode()) % (places - 1)
        while place in found:
            place = place % (places - 1) + 1
        found[place] = key
    return dict(sorted(found.items()))


def _keys(prompt: Choose[Any], drawn: int) -> Sequence[str]:
    """All answers, or some of those that cannot be listed."""
    keys = [answer.key for answer in prompt.answers.listed()]
    if not prompt.answers.finite:
        dice = RandomDice(f"{prompt.rule_id} {prompt.question.key}")
        keys += [prompt.answers.sample(dice).key for _ in range(drawn)]
    return list(dict.fromkeys(keys))


def _thinned(keys: Sequence[str], most: int) -> Sequence[str]:
    """No more than `most` of the keys, evenly spread, with both ends."""
    if len(keys) <= most:
        return keys
    last = len(keys) - 1
    return [keys[number * last // (most - 1)] for number in range(most)]

"""What a scene is about: what each side wants, and when it ends. Made of a view: it tells what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING

from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.state_values import Value

if TYPE_CHECKING:
    from collections.abc import Collection

    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.book.telling import Telling


class Aim(Value, frozen=True):
    """What a side wants, said so that it goes on after `side: …`. `seats` are those that play it."""

    side: str
    seats: tuple[str, ...]
    text: Phrase


class Aims(Value, frozen=True):
    """The aims of all sides, when the scene ends by itself, and the rule that says so."""

    aims: tuple[Aim, ...]
    ends: tuple[Phrase, ...] = ()
    rule_id: str = ""


def all_of(parts: Sequence[Phrase]) -> Phrase:
    """Several things that are all needed."""
    return reduce(lambda one, other: phrase("scene-aim-and", one=one, other=other), parts)


def any_of(parts: Sequence[Phrase]) -> Phrase:
    """Several things of which one is enough."""
    return reduce(lambda one, other: phrase("scene-aim-or", one=one, other=other), parts)


def short_aim(aims: Aims, own: Collection[str], language: Telling, names: Names) -> str:
    """What those who sit in these seats want; what all want, if it is the same or nobody sits anywhere."""
    mine = [aim for aim in aims.aims if set(aim.seats) & set(own)]
    wanted = list(dict.fromkeys(language.say(aim.text, names) for aim in mine or aims.aims))
    if len(wanted) == 1:
        return _sentence(wanted[0])
    return " ".join(aim_lines(Aims(tuple(mine) or aims.aims), language, names))


def aim_lines(aims: Aims, language: Telling, names: Names) -> list[str]:
    """A sentence for each side, and one for each way in which the scene ends by itself."""
    told = [(language.seat(aim.side, names), language.say(aim.text, names)) for aim in aims.aims]
    # What all want needs no names.
    is_common = len({text for _, text in told}) == 1
    lines = [_sentence(told[0][1])] if is_common else [_sentence(f"{side}: {_sentence(text)}") for side, text in told]
    return lines + end_lines(aims, language, names)


def end_lines(aims: Aims, language: Telling, names: Names) -> list[str]:
    """When the scene ends by itself, and what counts then."""
    return [_sentence(language.say(end, names)) for end in aims.ends]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")

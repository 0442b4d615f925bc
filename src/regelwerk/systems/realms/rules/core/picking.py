"""Asking for a part of an announcement: one of several possibilities, or back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from regelwerk.engine.answers import Answer, Listed, Refusal
from regelwerk.engine.effects import Play, choose
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.systems.realms.rules.core.acts import BACK
from regelwerk.systems.realms.state import World, seat_of

V = TypeVar("V")


class Picking(NamedTuple):
    """What somebody knows who announces an action: the table, for whom, and which kind of action."""

    world: World
    who: str
    kind: str


def pick(
    scene: Picking,
    rule_id: str,
    question: Phrase,
    answers: Sequence[Answer[V]],
    refused: Sequence[Refusal] = (),
) -> Play[V | None]:
    """The one possibility there is, or the one that is named; None: back."""
    if len(answers) == 1:
        return answers[0].value
    back: Answer[V | None] = Answer(BACK, None, phrase("re-answer-back"))
    listed = Listed((*answers, back), refused)
    seat = seat_of(scene.world, scene.who)
    return (yield from choose(seat, scene.who, rule_id, question, listed, BACK, scene))

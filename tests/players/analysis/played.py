"""Small games played into journals, and what looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lab.games import Ambush
from players.small import AMBUSHED, STRIKES
from regelwerk.engine.game import Json
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.policies import Policy
from regelwerk.players.analysis.course import Course, course
from regelwerk.players.analysis.examining import Depth, Examiner
from regelwerk.players.judging import Judge, Weights
from regelwerk.players.thinking import Effort


class Corrected(Ambush):
    """An ambush in which a master may put somebody anywhere."""

    def correct(self, state: str, _change: Json) -> str:
        del state
        return str(_change["state"])


PAPER = Depth(Effort(futures=400, rounds=2), again=400, futures=100)
"""Enough to find what is better in a game that fits on paper."""


def answered(game: Any, start: Any, keys: Sequence[tuple[str, str]], seed: bytes = b"x") -> Session[Any]:
    """A game with these answers, as long as it lasts."""
    session = new_session(game, start, {}, seed=seed)
    for seat, key in keys:
        if session.outcome is None:
            session.answer(seat, key)
    return session


def walked(session: Session[Any], start: Any) -> Course[Any]:
    return course(session.game, start, session.journal)


def examiner(
    session: Session[Any], start: Any, weight: float = 0.0, depth: Depth = PAPER, imagined: Policy = STRIKES
) -> Examiner[Any]:
    """Looks at an ambush in which cover weighs so much."""
    judge: Judge[Any] = Judge(session.game, AMBUSHED, Weights((weight,), {}))
    return Examiner(walked(session, start), judge, imagined, (), depth, "0")

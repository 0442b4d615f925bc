"""Sessions of the tiny games with known dice, and stores that fail when told to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from regelwerk.dice import Sum
from regelwerk.engine.answers import Numbers
from regelwerk.engine.effects import Play, choose, roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.journal.entries import Entry, Journal
from regelwerk.engine.journal.fairness import key_of
from tiny import picks

SEED = bytes(range(32))
KEY = key_of(SEED, 0, ())
"""What the dice of a game follow from to which nobody contributes."""
PICKS = picks.PicksGame()


class NewPicks(picks.PicksGame):
    """The same game by a later version of the rules: first one throws, then both bid; nobody peeks."""

    rules_version = "2"

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        return luck(state)


def luck(state: picks.Picks) -> Play[picks.Picks]:
    yield from roll(Sum((6,)), "TP-TIE-01", seat="anna")
    yield from choose("anna", "anna", "TP-BID-01", phrase("picks-bid", round=0), Numbers(0, 9, "picks-coins-bid"), "0")
    return replace(state, round=state.round + 1)


def picks_session(**settings: Any) -> Session[picks.Picks]:
    """A game of picks; `start` and `game` may be others."""
    game = settings.pop("game", PICKS)
    start = settings.pop("start", picks.start())
    return new_session(game, start, {"game": "picks"}, **({"seed": SEED} | settings))


@dataclass(slots=True)
class Store:
    """Keeps what it is given, or fails."""

    kept: list[Entry] = field(default_factory=list)
    fails: bool = False
    fails_from: int | None = None

    def __call__(self, entry: Entry) -> None:
        if self.fails or (self.fails_from is not None and entry.n >= self.fails_from):
            raise OSError("disk full")
        self.kept.append(entry)

    def open(self, _: Journal) -> Store:
        return self


def answers(session: Session[Any], *given: tuple[str, str]) -> None:
    for seat, key in given:
        session.answer(seat, key)


def kinds(session: Session[Any]) -> list[str]:
    return [entry.kind for entry in session.journal.entries]


TIE = (("anna", "no"), ("ben", "no"), ("anna", "1"), ("ben", "1"))
"""A round without peeks in which both bid the same, so that two dice fall."""

NO_DICE = (("anna", "no"), ("ben", "no"), ("anna", "0"), ("ben", "1"))
"""A round without any dice."""

"""Who takes part in the battery. A new game, or a new scenario of one, is one line in `ENTRANTS`."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

import pytest

from regelwerk.engine.game import Game
from regelwerk.engine.policies import AtRandom, Defaults, Policy
from tiny import picks, token

# `make soak` plays many more games than fit into a run of all tests.
SOAKING = int(os.environ.get("REGELWERK_SEEDS", "0"))


@dataclass(frozen=True, slots=True)
class Budget:
    """How much of everything a check looks at: a game with long fights asks for less of it."""

    seeds: tuple[int, ...] = (1, 2, 3)
    answers: int = 500
    resume_every: int = 1
    undos: int = 4
    prompts: int = 1_000
    notes: int = 2_000
    laws: int = 40
    paths: int = 20_000
    simulated: int = 5
    draws: int = 2_000
    previews: int = 60

    def __post_init__(self) -> None:
        if SOAKING:
            object.__setattr__(self, "seeds", tuple(range(1, SOAKING + 1)))


@dataclass(frozen=True, slots=True)
class Twins:
    """Two starts that differ only in what a seat may not know, and the notes after which it may know it."""

    first: Any
    second: Any
    unaware: str
    reveals: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class Entrant:
    """A game from a start state. `packages` hold its messages and, the first of them, its catalogue.

    `tries` are answers that somebody might type in vain, so that their refusals are looked at too.
    """

    name: str
    game: Game[Any]
    start: Any
    packages: tuple[str, ...]
    policy: Policy = field(default_factory=Defaults)
    twins: tuple[Twins, ...] = ()
    tries: tuple[str, ...] = ()
    budget: Budget = field(default_factory=Budget)


PICKS_REVEAL = frozenset({"picks-saw", "picks-charm"})
TOKEN_REVEAL = frozenset({"token-caught"})

ENTRANTS = (
    Entrant(
        "picks", picks.PicksGame(), picks.start(), ("tiny",), AtRandom(),
        twins=(
            Twins(picks.start(charms=(1, 0)), picks.start(charms=(1, 2)), "anna", PICKS_REVEAL),
            Twins(picks.start(charms=(0, 2)), picks.start(charms=(2, 2)), "ben", PICKS_REVEAL),
        ),
    ),
    Entrant("picks-poor", picks.PicksGame(), picks.start(5, coins=1), ("tiny",), AtRandom()),
    Entrant(
        "token", token.HuntGame(), token.start(), ("tiny",), AtRandom(),
        twins=(Twins(token.start(fox=(1, 1)), token.start(fox=(5, 3)), "hound", TOKEN_REVEAL),),
        tries=("5,1", "1.5,1", "3,3", "9,9", "1,1;", "1;2"),
    ),
)  # fmt: skip

each_entrant = pytest.mark.parametrize("entrant", ENTRANTS, ids=lambda entrant: entrant.name)
each_twins = pytest.mark.parametrize(
    ("entrant", "twins"),
    [pytest.param(e, t, id=f"{e.name}-{t.unaware}") for e in ENTRANTS for t in e.twins],
)

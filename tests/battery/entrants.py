"""Who takes part in the battery. A new game, or a new scenario of one, is one line in `ENTRANTS`."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

import pytest

from regelwerk.engine.game import Game, system
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

LONG_FIGHT = Budget(
    seeds=(1,), answers=5000, resume_every=60, undos=2, prompts=60, notes=400, laws=6, draws=300, previews=6
)


def scenario(name: str, of: str, options: dict[str, Any] | None = None, tries: tuple[str, ...] = ()) -> Entrant:
    """A scenario of an installed system; its computer tactic is the policy of odds and previews."""
    played = system(of)
    document = played.scenario(played.content(), name, options or {})
    tactic = played.tactics[played.default_tactic]
    label = f"{of}-{name}" + ("-otherwise" if options else "")
    return Entrant(
        label, played.game, played.start(document), (played.package,), tactic, tries=tries, budget=LONG_FIGHT
    )


def scenarios(of: str, tries: tuple[str, ...] = ()) -> tuple[Entrant, ...]:
    """All scenarios of an installed system."""
    return tuple(scenario(name, of, tries=tries) for name in system(of).scenarios(system(of).content()))


# A table that settles as much as possible differently.
OTHERWISE = {
    "cover_combination": "sequential",
    "cover_crit_removal": "per_die",
    "defence_order": "cover_then_reaction",
    "parry_crits": "crit_by_crit",
    "quick_reaction": True,
    "react_to_reactions": "defensive_only",
    "reaction_timing": "before_roll",
    "rule_armor_damage": True,
    "walk_extra_as_reaction": True,
}
IN_VAIN = ("attack:axe:melee:nobody", "throw_item:frag_grenade:@99,99", "walk:far", "99,99", "0,0;30,20", "steal:hagen")

ENTRANTS = (
    *scenarios("phasesix", IN_VAIN),
    scenario("hohlweg", "phasesix", OTHERWISE, IN_VAIN),
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

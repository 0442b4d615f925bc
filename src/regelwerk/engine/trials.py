"""What a system lets others try of it: starts for the battery, which plays any game and looks at everything it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from regelwerk.engine.policies import Defaults, Policy

if TYPE_CHECKING:
    from regelwerk.engine.game import Game
    from regelwerk.engine.system import System


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


@dataclass(frozen=True, slots=True)
class Twins:
    """Two starts that differ only in what a seat may not know, and the notes after which it may know it."""

    first: Any
    second: Any
    unaware: str
    reveals: frozenset[str] = frozenset()
    asks_otherwise: Callable[[Any, Any], bool] = lambda _, __: False
    """Whether somebody is asked in one of these states and not in the other: that cannot be hidden."""


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """A game from a start state. `packages` hold its messages and, the first of them, its catalogue.

    `tries` are answers that somebody might type in vain, so that their refusals are looked at too. Who does not
    imagine all imagines one state that fits what a seat knows: its secrets are too many to list. A `brief` one is
    short enough for checks that play the whole game several times.
    """

    name: str
    game: Game[Any]
    start: Any
    packages: tuple[str, ...]
    policy: Policy = field(default_factory=Defaults)
    twins: tuple[Twins, ...] = ()
    tries: tuple[str, ...] = ()
    budget: Budget = field(default_factory=Budget)
    imagines_all: bool = True
    brief: bool = True


MODEST = Budget(
    seeds=(1,), answers=5_000, resume_every=60, undos=1, prompts=60, notes=400, laws=4, draws=300, previews=6
)
"""What suits scenes of a few hundred answers."""


def scenario_trial(
    system: System,
    scenario: str,
    options: Mapping[str, Any] | None = None,
    *,
    tries: tuple[str, ...] = (),
    budget: Budget = MODEST,
    brief: bool = True,
) -> Trial:
    """A scenario of a system; its default tactic is the policy of odds and previews."""
    document = system.scenario(system.content(), scenario, options or {})
    name = f"{scenario}-otherwise" if options else scenario
    policy = system.tactics[system.default_tactic]
    start = system.start(document)
    return Trial(name, system.game, start, (system.package,), policy, tries=tries, budget=budget, brief=brief)


def every_scenario(
    system: System, *, tries: tuple[str, ...] = (), budget: Budget = MODEST, brief: frozenset[str] | None = None
) -> tuple[Trial, ...]:
    """All scenarios of a system as they stand; those that are not named as brief are not, if any is named."""
    return tuple(
        scenario_trial(system, name, tries=tries, budget=budget, brief=brief is None or name in brief)
        for name in system.scenarios(system.content())
    )

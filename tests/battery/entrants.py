"""Who takes part in the battery: the trials of every installed system of ours, and those of two tiny games."""

from __future__ import annotations

import dataclasses

import pytest

from regelwerk.engine.policies import AtRandom
from regelwerk.engine.system import system
from regelwerk.engine.trials import Trial, Twins
from soaking import SOAKING
from tiny import picks, token

SYSTEMS = ("darkspace", "factions", "heldencodex", "phasesix", "realms")
LAWS_IN_A_SOAK = 6
PICKS_REVEAL = frozenset({"picks-saw", "picks-charm"})
TOKEN_REVEAL = frozenset({"token-caught"})

TINY = (
    Trial(
        "picks", picks.PicksGame(), picks.start(), ("tiny",), AtRandom(),
        twins=(
            Twins(picks.start(charms=(1, 0)), picks.start(charms=(1, 2)), "anna", PICKS_REVEAL),
            Twins(picks.start(charms=(0, 2)), picks.start(charms=(2, 2)), "ben", PICKS_REVEAL),
        ),
    ),
    Trial("picks-poor", picks.PicksGame(), picks.start(5, coins=1), ("tiny",), AtRandom()),
    Trial(
        "token", token.HuntGame(), token.start(), ("tiny",), AtRandom(),
        twins=(Twins(token.start(fox=(1, 1)), token.start(fox=(5, 3)), "hound", TOKEN_REVEAL),),
        tries=("5,1", "1.5,1", "3,3", "9,9", "1,1;", "1;2"),
    ),
)  # fmt: skip


def soaked(trial: Trial) -> Trial:
    """More games and more laws of everybody, all of them played as often as the brief ones."""
    if not SOAKING:
        return trial
    laws = max(trial.budget.laws, LAWS_IN_A_SOAK)
    budget = dataclasses.replace(trial.budget, seeds=tuple(range(1, SOAKING + 1)), laws=laws)
    return dataclasses.replace(trial, budget=budget, brief=True)


def named(name: str) -> tuple[Trial, ...]:
    """The trials of a system, with its name before theirs."""
    return tuple(dataclasses.replace(one, name=f"{name}-{one.name}") for one in system(name).trials())


ENTRANTS = tuple(soaked(one) for one in (*(one for name in SYSTEMS for one in named(name)), *TINY))

each_twins = pytest.mark.parametrize(
    ("trial", "twins"),
    [pytest.param(one, twins, id=f"{one.name}-{twins.unaware}") for one in ENTRANTS for twins in one.twins],
)

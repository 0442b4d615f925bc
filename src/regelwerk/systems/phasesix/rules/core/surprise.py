"""Surprise: who suspects nothing, and when that ends."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.state import Combat


def suspects_nothing(state: Combat) -> bool:
    """Whether anybody in the fight is still unaware of it."""
    for fighter in state.fighters:  # noqa: SIM110  asked after every attack: `any` takes twice as long
        if fighter.unaware:
            return True
    return False


@rule("PS:unaware_until")
def end_surprise(state: Combat, *attacked: str) -> Play[Combat]:
    """After the first attack nobody is unsuspecting any more (or only those who were attacked)."""
    everybody = state.options.unaware_until == "first_attack"
    startled = [f for f in state.fighters if f.unaware and (everybody or f.id in attacked)]
    if startled:
        yield note("PS:unaware_until", "ps-surprise-ends", who=tuple(Ref(f.id) for f in startled))
        state = state.put_all(replace(f, unaware=False) for f in startled)
    return state

"""A question that says that it is asked alone is asked of no other figure in the same step."""

from __future__ import annotations

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Gather
from regelwerk.engine.interpreters.answers_ahead import asked_alike
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.system import system

SCENES = {
    "darkspace": "halle9",
    "factions": "torsturm",
    "heldencodex": "skirmish",
    "phasesix": "schlaegerei",
    "realms": "uebung",
}
ANSWERS = 60


@pytest.mark.parametrize("name", sorted(SCENES))
def test_nobody_else_is_asked_the_same_in_the_step(name: str) -> None:
    chosen, dice, alone = system(name), RandomDice("5"), 0
    document = chosen.scenario(chosen.content(), SCENES[name], {})
    session = new_session(chosen.game, chosen.start(document), document, seed=bytes(32))
    for _ in range(ANSWERS):
        if not session.asked:
            break
        asked, prompt = next(iter(session.asked.items()))
        if prompt.alone:
            alone += 1
            assert session.run is not None
            assert not isinstance(session.run.need, Gather)
            assert not list(asked_alike(session.run.again(), prompt, sees_all=True)), prompt.question.key
        key = prompt.default if dice.below(3) == 0 else prompt.answers.sample(dice).key
        session.answer(prompt.seat, key, asked=asked)
    assert alone

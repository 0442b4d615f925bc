"""Whoever joins a running game is the same when the journal is played again: every recruit of every system."""

from __future__ import annotations

import pytest

from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.journal.entries import journal_from, lines_of
from regelwerk.engine.screen.display import Recruit
from regelwerk.engine.system import System, system, system_names

NEEDED = {"darkspace": {"henchman_groups": True}}
"""Options without which somebody cannot join."""
RECRUITS = [
    pytest.param(name, one, id=f"{name}-{one.id}")
    for name in system_names()
    for one in system(name).recruits(system(name).content())
]


def verified(chosen: System, session: Session[object]) -> int:
    """Read the journal as somebody else would, and play it again."""
    journal = journal_from("\n".join(lines_of(session.journal)), "game.jsonl")
    return verify(chosen.game, chosen.start(journal.header.document), journal).entries


@pytest.mark.parametrize(("name", "recruit"), RECRUITS)
def test_a_game_that_somebody_joined_verifies(name: str, recruit: Recruit) -> None:
    chosen = system(name)
    content = chosen.content()
    scene = chosen.first_scenario or next(iter(chosen.scenarios(content)))
    document = chosen.scenario(content, scene, NEEDED.get(name, {}))
    session = new_session(chosen.game, chosen.start(document), document, seed=bytes(32))
    session.correct(recruit.change, MASTER, session.notices(recruit.change))
    for _ in range(12):
        if session.asked:
            asked, prompt = next(iter(session.asked.items()))
            session.answer(prompt.seat, prompt.default, asked=asked)
    assert verified(chosen, session) == len(session.journal.entries)


def test_the_order_of_names_in_a_correction_means_nothing() -> None:
    chosen = system("phasesix")
    content = chosen.content()
    document = chosen.scenario(content, "schlaegerei", {})
    zombie = next(one for one in chosen.recruits(content) if one.id == "zombie").change
    ways = (zombie, dict(reversed(zombie.items())))
    states = []
    for change in ways:
        session = new_session(chosen.game, chosen.start(document), document, seed=bytes(32))
        session.correct(change, MASTER)
        states.append(session.state)
    assert states[0] == states[1]

"""Saving a game for ever: a journal, left in the middle or at its end, as a file that every later version must open.

    python -m saved.saving NAME SYSTEM SCENARIO ANSWERS   (in tests/)

Files are never recorded anew: they are what users have on their disks.
"""

from __future__ import annotations

import sys
from pathlib import Path

from regelwerk.dice import Law
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.journal.entries import JournalFile
from regelwerk.engine.system import system

FOLDER = Path(__file__).parent


def save(name: str, system_name: str, scenario: str, answers: int) -> None:
    played = system(system_name)
    document = played.scenario(played.content(), scenario, {})
    session = new_session(played.game, played.start(document), document, seed=name.encode())
    tactic = played.tactics[played.default_tactic]
    for _ in range(answers):
        if session.outcome is not None:
            break
        prompt = session.prompts[0]
        decision = tactic.decide(prompt)
        session.answer(prompt.seat, decision.outcomes()[0] if isinstance(decision, Law) else decision)
    JournalFile(FOLDER / system_name / f"{name}.jsonl").create(session.journal)


if __name__ == "__main__":
    save(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))

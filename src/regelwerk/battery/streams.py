"""What one seat gets to see of a game, as canonical text: events, its prompts, its view, its previews."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import to_json
from regelwerk.engine.interpreters.preview import Previews, preview_for
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.journal.entries import Entry, canonical
from regelwerk.engine.journal.events import is_for


def _shown_answer(answer: Answer[Any]) -> Any:
    return [answer.key, to_json(answer.label), [[cost.message, cost.amount] for cost in answer.cost]]


def _shown_refusal(refusal: Refusal) -> Any:
    return [refusal.key, to_json(refusal.label), to_json(refusal.reason), refusal.rule_id]


def shown_prompt(prompt: Choose[Any]) -> str:
    """A question with its answers and refusals."""
    return canonical(
        {
            "seat": prompt.seat, "who": prompt.who, "rule": prompt.rule_id, "question": to_json(prompt.question),
            "answers": [_shown_answer(a) for a in prompt.answers.listed()],
            "refused": [_shown_refusal(r) for r in prompt.answers.refused()],
            "default": prompt.default, "scene": repr(prompt.scene),
        }
    )  # fmt: skip


def shown_events(entries: list[Entry], seat: str) -> list[str]:
    """The events of each entry as far as they are for a seat."""
    return [canonical([event for event in entry.events if is_for(event, seat)]) for entry in entries]


def shown_now(session: Session[Any], seat: str) -> list[str]:
    """What a seat is asked and knows now."""
    asked = [shown_prompt(prompt) for prompt in session.prompts if prompt.seat == seat]
    view = session.game.view(session.state, seat)
    return [*asked, canonical(session.game.show(view))]


def shown_previews(session: Session[Any], seat: str, previews: Previews, most: int) -> list[str]:
    """The previews of the answers that a seat could give now."""
    shown = []
    for prompt in session.prompts:
        if prompt.seat != seat:
            continue
        for answer in prompt.answers.listed()[:most]:
            found = preview_for(session.game, session.state, session.given, prompt, answer.key, previews)
            law = None if found is None else [[str(x), w] for x, w in found.law.items()]
            shown.append(canonical([answer.key, law, found and found.measure]))
    return shown

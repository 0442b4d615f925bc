"""Questions about odds asked of content that is read once."""

from __future__ import annotations

from functools import cache
from typing import Any

from regelwerk.engine.questions import Answered
from regelwerk.systems.realms.content.loading import Content, load
from regelwerk.systems.realms.odds.questions import QUESTIONS


@cache
def content() -> Content:
    return load()


def answers(question: str, options: Any = None, **given: Any) -> tuple[Answered, ...]:
    """What people get who type this."""
    asked = QUESTIONS[question]
    assert given.keys() <= {parameter.name for parameter in asked.parameters}
    typed = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in given.items()}
    return tuple(asked.ask(content(), {**typed, "options": options or {}}))

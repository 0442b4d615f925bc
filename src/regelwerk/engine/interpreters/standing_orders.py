"""Standing orders: a seat no longer wants to be asked one kind of question about one of its figures."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Phrase, from_json, to_json

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Order:
    """The default answers this question of this figure, as long as it costs nothing.

    The question and its default are kept as they were when the order was given, so that people can be told what it is
    about.
    """

    seat: str
    question: str
    who: str | None = None
    """None: all figures of the seat, as in games before 0.6.1."""
    asked: Phrase | None = field(default=None, compare=False)
    answer: Phrase | None = field(default=None, compare=False)

    @classmethod
    def for_prompt(cls, prompt: Choose[Any]) -> Order:
        """The order that settles an open question and those like it."""
        default = prompt.answers.find(prompt.default)
        return cls(prompt.seat, prompt.question.key, prompt.who, prompt.question, default.label)

    @classmethod
    def from_json(cls, data: Json) -> Order:
        return cls(data["seat"], data["question"], data.get("who"), _phrase(data, "asked"), _phrase(data, "answer"))

    def to_json(self, *, on: bool) -> Json:
        data: Json = {"seat": self.seat, "question": self.question, "on": on}
        if self.who is not None:
            data["who"] = self.who
        if on and self.asked is not None:
            data |= {"asked": to_json(self.asked), "answer": to_json(self.answer)}
        return data

    def settles(self, prompt: Choose[Any]) -> bool:
        return (self.seat, self.question) == (prompt.seat, prompt.question.key) and self.who in (None, prompt.who)


def _phrase(data: Json, name: str) -> Phrase | None:
    try:
        found = from_json(data.get(name))
    except ValueError:
        return None
    return found if isinstance(found, Phrase) else None

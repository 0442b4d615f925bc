"""Standing orders: a seat no longer wants to be asked one kind of question about one of its figures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from regelwerk.engine.answers import Answer, Cost, Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Phrase, Ref, from_json, phrase, to_json

Json = dict[str, Any]
BELOW = "below"
"""The other way to compare is `at_least`."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What a number of the question has to be: below an amount, or at least as much."""

    number: str
    """The message key that names it."""
    is_: str
    amount: int

    def holds(self, prompt: Choose[Any]) -> bool:
        """Whether the question names this number and it is so."""
        found = self.found(prompt)
        return found is not None and (found < self.amount if self.is_ == BELOW else found >= self.amount)

    def found(self, prompt: Choose[Any]) -> int | None:
        """The number as this question has it; None if it names none."""
        return next((number.amount for number in prompt.numbers if number.name == self.number), None)

    def to_json(self) -> Json:
        return {"number": self.number, "is": self.is_, "amount": self.amount}

    @classmethod
    def from_json(cls, data: Json) -> Condition:
        return cls(data["number"], data["is"], data["amount"])


@dataclass(frozen=True, slots=True)
class Order:
    """One answer settles this question of this figure: the default, or one that was named.

    It never costs more than whoever gave the order agreed to pay each time, which is nothing unless they said so.
    The question and the answer are kept as they were when the order was given, so that people can be told what it is
    about.
    """

    seat: str
    question: str
    who: str | None = None
    """None: all figures of the seat, as in games before 0.6.1."""
    asked: Phrase | None = field(default=None, compare=False)
    answer: Phrase | None = field(default=None, compare=False)
    key: str | None = None
    """None: whatever is the default."""
    condition: Condition | None = None
    pays: tuple[Cost, ...] = field(default=(), compare=False)
    """What it may cost each time."""

    @classmethod
    def for_prompt(
        cls, prompt: Choose[Any], key: str | None = None, condition: Condition | None = None, *, pays: bool = False
    ) -> Order:
        """The order that settles an open question and those like it."""
        found = prompt.answers.find(prompt.default if key is None else key)
        cost = found.cost if pays and isinstance(found, Answer) else ()
        named = None if key == prompt.default else key
        return cls(
            prompt.seat, prompt.question.key, prompt.who, prompt.question, found.label, named, condition, cost
        )  # fmt: skip

    def for_figure(self, who: str) -> Order:
        """The same order for another figure of the seat; the question speaks of that figure."""
        asked = self.asked
        if asked is not None:
            told = ((name, Ref(who) if fact == Ref(self.who or "") else fact) for name, fact in asked.facts)
            asked = Phrase(asked.key, tuple(told))
        return replace(self, who=who, asked=asked)

    @classmethod
    def from_json(cls, data: Json) -> Order:
        condition = Condition.from_json(data["if"]) if "if" in data else None
        return cls(
            data["seat"], data["question"], data.get("who"), _phrase(data, "asked"), _phrase(data, "answer"),
            data.get("key"), condition, costs_from(data.get("pays", ())),
        )  # fmt: skip

    def to_json(self, *, on: bool) -> Json:
        data: Json = {"seat": self.seat, "question": self.question, "on": on}
        if self.who is not None:
            data["who"] = self.who
        if self.key is not None:
            data["key"] = self.key
        if self.condition is not None:
            data["if"] = self.condition.to_json()
        if on and self.pays:
            data["pays"] = costs_to_json(self.pays)
        if on and self.asked is not None:
            data |= {"asked": to_json(self.asked), "answer": to_json(self.answer)}
        return data

    def concerns(self, prompt: Choose[Any]) -> bool:
        """Whether it is about this question of this figure, whatever is answered."""
        return (self.seat, self.question) == (prompt.seat, prompt.question.key) and self.who in (None, prompt.who)

    def settles(self, prompt: Choose[Any]) -> Answer[Any] | None:
        """The answer that it gives to a question, if it gives one."""
        if not self.concerns(prompt) or (self.condition is not None and not self.condition.holds(prompt)):
            return None
        found = prompt.answers.find(prompt.default if self.key is None else self.key)
        return None if isinstance(found, Refusal) or not within(found.cost, self.pays) else found

    def silent(self, prompt: Choose[Any]) -> Phrase | None:
        """Why it leaves a question that it concerns to the person; None if it does not."""
        if not self.concerns(prompt) or self.settles(prompt) is not None:
            return None
        condition = self.condition
        if condition is not None and not condition.holds(prompt):
            found = condition.found(prompt)
            if found is None:
                return phrase("engine-order-no-number", number=phrase(condition.number))
            return phrase("engine-order-other-number", number=phrase(condition.number), found=found)
        answer = prompt.answers.find(prompt.default if self.key is None else self.key)
        if isinstance(answer, Refusal):
            return phrase("engine-order-refused", answer=answer.label, reason=answer.reason)
        return phrase("engine-order-costs", answer=answer.label)


def within(cost: Iterable[Cost], pays: Iterable[Cost]) -> bool:
    """Whether a price is not above what somebody agreed to pay."""
    limits = {one.message: one.amount for one in pays}
    return all(one.amount <= limits.get(one.message, 0) for one in cost)


def costs_to_json(costs: Iterable[Cost]) -> list[list[Any]]:
    return [[cost.message, cost.amount] for cost in costs]


def costs_from(data: Iterable[Any]) -> tuple[Cost, ...]:
    return tuple(Cost(message, amount) for message, amount in data)


def _phrase(data: Json, name: str) -> Phrase | None:
    try:
        found = from_json(data.get(name))
    except ValueError:
        return None
    return found if isinstance(found, Phrase) else None

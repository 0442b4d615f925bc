"""Policies answer choices where nobody sits: for odds, for simulation and for computer seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose


class Policy(ABC):
    """Maps one prompt, as its seat sees it, to the key of an answer or to a law over keys.

    A policy is hashable and has a name: it is part of every result that is shown.
    """

    name: str

    @abstractmethod
    def decide(self, prompt: Choose[Any]) -> str | Law[str]: ...


class PolicyError(LookupError):
    """A policy gave an answer that the rules refuse."""


def value_of(prompt: Choose[Any], key: str) -> Any:
    """What the rule gets for this answer."""
    found = prompt.answers.meaning(key)
    if found.__class__ is Refusal:
        raise PolicyError(f"{prompt.who} may not answer {key!r} to {prompt.question.key} ({found.reason.key})")
    return found


@dataclass(frozen=True, slots=True)
class Defaults(Policy):
    """Always takes the default, which never costs anything."""

    name: str = "defaults"

    def decide(self, prompt: Choose[Any]) -> str:
        return prompt.default


@dataclass(frozen=True, slots=True)
class AtRandom(Policy):
    """Any listed answer with the same probability (for tests of whole games)."""

    name: str = "random"

    def decide(self, prompt: Choose[Any]) -> Law[str]:
        return Law.uniform([answer.key for answer in prompt.answers.listed()])


@dataclass(frozen=True, slots=True)
class BySeat(Policy):
    """Another policy for each seat; a seat that is not named takes the defaults."""

    seats: tuple[tuple[str, Policy], ...]
    otherwise: Policy = Defaults()

    @property
    def name(self) -> str:  # type: ignore[override]
        return ", ".join(f"{seat}: {policy.name}" for seat, policy in self.seats)

    def decide(self, prompt: Choose[Any]) -> str | Law[str]:
        for seat, policy in self.seats:
            if seat == prompt.seat:
                return policy.decide(prompt)
        return self.otherwise.decide(prompt)


@dataclass(frozen=True, slots=True)
class PaysNoMore(Policy):
    """A seat pays for nothing: where another policy would, it takes the default. The other seats follow that policy."""

    seat: str
    otherwise: Policy

    @property
    def name(self) -> str:  # type: ignore[override]
        return self.otherwise.name

    def decide(self, prompt: Choose[Any]) -> str | Law[str]:
        wanted = self.otherwise.decide(prompt)
        if prompt.seat != self.seat:
            return wanted
        return wanted.map(lambda key: _free(prompt, key)) if isinstance(wanted, Law) else _free(prompt, wanted)


def _free(prompt: Choose[Any], key: str) -> str:
    """This answer if it costs nothing, otherwise the default."""
    if key == prompt.default:
        return key
    found = prompt.answers.find(key)
    return prompt.default if isinstance(found, Refusal) or found.cost else key


@dataclass(frozen=True, slots=True)
class ByRule(Policy):
    """Its own way to answer the questions of some rules; the others get their default. Its name stands for it."""

    name: str
    answers: Mapping[str, Callable[[Choose[Any]], str]] = field(compare=False, repr=False)

    def decide(self, prompt: Choose[Any]) -> str:
        answer = self.answers.get(prompt.rule_id)
        return prompt.default if answer is None else answer(prompt)


@dataclass(frozen=True, slots=True)
class Fixed(Policy):
    """Given answers to given rules, otherwise another policy."""

    answers: tuple[tuple[str, str], ...]
    otherwise: Policy = Defaults()
    name: str = "fixed"

    def decide(self, prompt: Choose[Any]) -> str | Law[str]:
        for rule_id, key in self.answers:
            if rule_id == prompt.rule_id and not isinstance(prompt.answers.find(key), Refusal):
                return key
        return self.otherwise.decide(prompt)

"""Language-free facts: what a log line, a prompt or a refusal says, before anybody puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from regelwerk.engine.state_values import Value
from regelwerk.engine.tally import Tally, Term

if TYPE_CHECKING:
    # Most commands say something, few of them throw dice, which take their time to load.
    from regelwerk.dice.description import Description


class Ref(Value, frozen=True):
    """Somebody or something with a name: a participant, a weapon, a place."""

    id: str


class Word(Value, frozen=True):
    """A term that has to be translated: a message key."""

    key: str


Fact: TypeAlias = "int | float | str | bool | Ref | Word | Phrase | Tally | Description | tuple[Fact, ...] | None"
Facts: TypeAlias = Mapping[str, Fact]


class Phrase(Value, frozen=True):
    """A sentence that is not yet in any language: a message key and its facts."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


def phrase(key: str, /, **facts: Fact) -> Phrase:
    """A sentence with its facts in the order of their names: one that comes back from storage equals it."""
    return Phrase(key, tuple(sorted(facts.items())) if len(facts) > 1 else tuple(facts.items()))


def to_json(fact: Fact) -> Any:
    match fact:
        case Ref(id):
            return {"ref": id}
        case Word(key):
            return {"word": key}
        case Phrase(key, facts):
            return {"phrase": key, "facts": {name: to_json(inner) for name, inner in facts}}
        case Tally():
            return {"tally": [[t.amount, t.rule_id, t.source, t.message] for t in fact.terms]}
        case tuple():
            return [to_json(item) for item in fact]
        case int() | float() | str() | None:
            return fact
        case _:
            return {"throw": fact.to_json()}


def from_json(data: Any) -> Fact:
    match data:
        case {"ref": str(id)}:
            return Ref(id)
        case {"word": str(key)}:
            return Word(key)
        case {"phrase": str(key), "facts": dict(facts)}:
            return Phrase(key, tuple((name, from_json(inner)) for name, inner in facts.items()))
        case {"tally": list(terms)}:
            return Tally(tuple(Term(*term) for term in terms))
        case {"throw": throw}:
            from regelwerk.dice.kinds import description_from

            return description_from(throw)
        case list():
            return tuple(from_json(item) for item in data)
        case int() | float() | str() | bool() | None:
            return data
    raise ValueError(f"not a fact: {data!r}")

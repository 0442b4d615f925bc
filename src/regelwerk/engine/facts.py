"""Language-free facts: what a log line, a prompt or a refusal says, before anybody puts it into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import NoneType
from typing import TYPE_CHECKING, Any, TypeAlias

from regelwerk.engine.state_values import Name, Value
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


Fact: TypeAlias = (
    "int | float | str | bool | Ref | Word | Phrase | Name | Tally | Description | tuple[Fact, ...] | None"
)
Facts: TypeAlias = Mapping[str, Fact]
Json = dict[str, Any]


class Phrase(Value, frozen=True):
    """A sentence that is not yet in any language: a message key and its facts."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


def phrase(key: str, /, **facts: Fact) -> Phrase:
    """A sentence with its facts in the order of their names: one that comes back from storage equals it."""
    return Phrase(key, (*sorted(facts.items()),)) if facts else Phrase(key)


def called(package: str, key: str, /, **facts: Fact) -> Name:
    """What a message of a package calls something: for what rules name and no content does."""
    return Name(package=package, said=phrase(key, **facts))


def to_json(fact: Fact) -> Any:
    match fact:
        case Ref(id):
            return {"ref": id}
        case Word(key):
            return {"word": key}
        case Phrase(key, facts):
            return {"phrase": key, "facts": {name: to_json(inner) for name, inner in facts}}
        case Name():
            return {"name": fact.plain()}
        case Tally():
            return {"tally": [[t.amount, t.rule_id, t.source, t.message] for t in fact.terms]}
        case tuple():
            return [to_json(item) for item in fact]
        case int() | float() | str() | None:
            return fact
        case _:
            return {"throw": fact.to_json()}


def from_json(data: Any) -> Fact:
    """A fact again. Every line of every log goes through here, and matching patterns of mappings takes its time."""
    kind = type(data)
    if kind is dict:
        for name, read in _READ.items():
            if name in data:
                found = read(data)
                if found is not None:
                    return found
    elif kind is list:
        return tuple([from_json(item) for item in data])
    elif kind in (int, str, float, bool, NoneType):
        return data  # type: ignore[no-any-return]
    raise ValueError(f"not a fact: {data!r}")


def _read_phrase(data: Json) -> Fact:
    key, facts = data["phrase"], data.get("facts")
    if type(key) is not str or type(facts) is not dict:
        return None
    return Phrase(key, tuple([(name, from_json(inner)) for name, inner in facts.items()]))


def _read_throw(data: Json) -> Fact:
    from regelwerk.dice.kinds import description_from

    return description_from(data["throw"])


_READ: dict[str, Callable[[Json], Fact]] = {
    "ref": lambda data: Ref(data["ref"]) if type(data["ref"]) is str else None,
    "word": lambda data: Word(data["word"]) if type(data["word"]) is str else None,
    "phrase": _read_phrase,
    "tally": lambda data: Tally(tuple([Term(*one) for one in data["tally"]])) if type(data["tally"]) is list else None,
    "throw": _read_throw,
    "name": lambda data: Name.read(data["name"]) if type(data["name"]) is dict else None,
}
"""How a fact is read that has the name of its kind; None if it has not its form."""

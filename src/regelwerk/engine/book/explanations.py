"""What answers mean, for whoever asks: a line for each kind of answer, and for the words that come up beside them.

An answer whose label is the message `ps-handling-aim` is explained by the message `ps-handling-aim-explained`. Where
one label serves many acts (`{ $act }`), the word in it is explained instead. Explanations are in `messages/explained`;
the German file says which rule each of them is about, once for all languages, as the attribute `.rule`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.facts import Fact, Phrase, Word
from regelwerk.languages import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from regelwerk.engine.answers import Answer
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.system import System

ENDING = "-explained"


class Explanation(NamedTuple):
    """A line that explains something, and the rule that it comes from. `name` is what is explained, if it is a word."""

    text: str
    rule_id: str
    name: str = ""


class Explanations:
    """The explanations of one system in one language."""

    def __init__(self, system: System, lang: str) -> None:
        self._book = phrasebook(lang, system.package)
        self._rules = phrasebook(DEFAULT_LANGUAGE, system.package)

    def of_answer(self, answer: Answer[Any]) -> Explanation | None:
        """What an answer does, what it costs and when it is good."""
        return next((found for key in keys_of(answer.label) if (found := self._found(key))), None)

    def of_prompt(self, prompt: Choose[Any]) -> tuple[list[Explanation], dict[str, int]]:
        """The explanations of all listed answers without repeating any, and which answer has which."""
        texts: dict[Explanation, int] = {}
        found = ((answer.key, self.of_answer(answer)) for answer in prompt.answers.listed())
        of = {key: texts.setdefault(one, len(texts)) for key, one in found if one is not None}
        return list(texts), of

    def of_words(self, keys: Iterable[str]) -> list[Explanation]:
        """Those of these words that are explained: what is paid with, conditions, kinds of attacks."""
        found = [(key, self._found(key)) for key in dict.fromkeys(keys)]
        return [one._replace(name=self._book.text(key, {"amount": 1})) for key, one in found if one is not None]

    def _found(self, key: str) -> Explanation | None:
        known = key + ENDING
        if not self._book.has(known):
            return None
        return Explanation(self._book.text(known), self._rules.attribute(known, "rule"))


def keys_of(fact: Fact) -> Iterator[str]:
    """The message keys in a fact, its own first and then those inside."""
    match fact:
        case Word(key):
            yield key
        case Phrase(key, facts):
            yield key
            for _, inner in facts:
                yield from keys_of(inner)
        case tuple():
            for inner in fact:
                yield from keys_of(inner)


def words_about(prompt: Choose[Any]) -> Iterator[str]:
    """The words that come up in a question: in it and in its answers, and what these cost."""
    yield from keys_of(prompt.question)
    for answer in prompt.answers.listed():
        yield from (cost.message for cost in answer.cost)
        yield from list(keys_of(answer.label))[1:]

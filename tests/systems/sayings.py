"""What the message files of a system say, and which messages with which facts its source asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import chain

from regelwerk.engine.book.messages import Phrasebook, phrasebook
from systems.message_files import name_of, source_of, texts, variables_of

TERMS = ("-reasons", "-changes")
"""How the words for the terms of a sum end that come with it."""
"""What the name of a sum ends in when a sentence wants its terms."""
PLACES = {"phrase": 0, "note": 1, "error": 0, "ContentError": 0}
"""At which place of a call the message key stands."""


def hyphened(*words: str) -> set[str]:
    return {word.replace("_", "-") for word in words}


@dataclass(frozen=True, eq=False)
class Sayings:
    """The messages of one system. Keys are given without the short name of the system that they all begin with.

    `endings`: for every key that is put together, what may stand at its end. `various`: those of them whose calls give
    different facts; which call gives which shows up in play. `places`: calls of this system alone that name a message,
    and `said_for_others` functions that write a line of the log for their callers. `words` and `bare` need no facts:
    all endings of the former, every key that begins like the latter. `ends`: the signs with which a kind of sentence
    ends, or may not end if they follow a `^`; `unfinished` lines of the log end otherwise, because they go on.
    `retired` messages exist for stored games only. `least`: the number of messages whose calls can be read, at least.
    """

    package: str
    short: str
    endings: Mapping[str, Collection[str]]
    least: int
    various: Collection[str] = ()
    places: Mapping[str, int] = field(default_factory=dict)
    said_for_others: Mapping[str, int] = field(default_factory=dict)
    words: Collection[str] = ()
    bare: Collection[str] = ("term", "figure", "stake", "content-kind")
    ends: Mapping[str, str] = field(default_factory=dict)
    unfinished: Collection[str] = ()
    retired: Collection[str] = ()
    news: Collection[str] = ()

    def key(self, end: str) -> str:
        return f"{self.short}-{end}"

    def variables(self, lang: str) -> dict[str, set[str]]:
        """The messages of a language with everything that they ask for."""
        return variables_of(self.package, lang)

    def facts_of(self, lang: str, key: str) -> set[str]:
        """The facts that a message needs: the terms of a sum come with the sum."""
        return {name.removesuffix(TERMS[0]).removesuffix(TERMS[1]) for name in self.variables(lang)[key]}

    def book(self, lang: str) -> Phrasebook:
        return phrasebook(lang, self.package)

    def made(self, *starts: str) -> set[str]:
        """The keys that begin so and are put together."""
        return {f"{self.short}-{start}-{end}" for start in starts for end in self.endings[start]}

    def put_together(self) -> set[str]:
        """How the message keys begin that the source makes from parts."""
        return {start for node in self._nodes for start in self._beginnings(node)}

    @cache  # noqa: B019  there is one of these for each system
    def asked_for(self) -> frozenset[str]:
        """All message keys that the source can come up with."""
        whole = re.compile(f"{self.short}-[a-z0-9_-]*[a-z0-9]")
        written = {text for module in source_of(self.package) for text in texts(module) if whole.fullmatch(text)}
        return frozenset((written | self.made(*self.endings)) - set(self.retired))

    @cache  # noqa: B019
    def noted(self) -> frozenset[str]:
        """The messages of all log lines."""
        places = {"note": 1, "Note": 1, **self.said_for_others}
        return frozenset(chain.from_iterable(keys for _, keys, _ in self._calls(places)))

    def said(self) -> Iterator[tuple[str, set[str]]]:
        """Every message with the facts that a call gives it; calls that hand over a dictionary show up in play."""
        various = self.made(*self.various)
        for call, keys, facts in self._calls({**PLACES, **self.places}):
            if None not in {keyword.arg for keyword in call.keywords}:
                given = facts | {"file", "where"} if name_of(call) == "error" else facts
                yield from ((key, given) for key in keys - (various - set(texts(call))))

    @cached_property
    def _nodes(self) -> tuple[ast.AST, ...]:
        return tuple(chain.from_iterable(map(ast.walk, source_of(self.package))))

    @cached_property
    def _scopes(self) -> list[tuple[ast.AST, ...]]:
        """The nodes of every function."""
        return [tuple(ast.walk(node)) for node in self._nodes if isinstance(node, ast.FunctionDef)]

    def _calls(self, places: Mapping[str, int]) -> Iterator[tuple[ast.Call, set[str], set[str]]]:
        """Calls of these functions within others, each with the messages and the facts that it names."""
        for scope in self._scopes:
            for call in (node for node in scope if isinstance(node, ast.Call) and name_of(node) in places):
                place = places[name_of(call)]
                if place < len(call.args):
                    facts = hyphened(*(keyword.arg for keyword in call.keywords if keyword.arg is not None))
                    yield call, self._keys_in(call.args[place], scope), facts

    def _beginnings(self, node: ast.AST) -> list[str]:
        """How a key begins that is made from parts here; whole keys in the parts are others."""
        parts = node.values if isinstance(node, ast.JoinedStr) else []
        written = [text for part in parts if isinstance(part, ast.Constant) for text in texts(part)]
        return [
            text.removeprefix(f"{self.short}-").removesuffix("-")
            for text in written
            if text.startswith(f"{self.short}-")
        ]

    def _keys_in(self, node: ast.AST, scope: Collection[ast.AST]) -> set[str]:
        """The message keys that an argument can become; a name is looked up where it is used."""
        if isinstance(node, ast.JoinedStr):
            return self.made(*self._beginnings(node))
        if isinstance(node, ast.Name):
            assigned = [n.value for n in scope if isinstance(n, ast.Assign) and _names(n, node.id)]
            keys = [value for value in assigned if not (isinstance(value, ast.Call) and name_of(value) in PLACES)]
            parts = [part for value in keys for part in ast.walk(value)]
            made = [self._keys_in(part, scope) for part in parts if isinstance(part, ast.Constant | ast.JoinedStr)]
            return set(chain.from_iterable(made))
        return {text for text in texts(node) if text in self.asked_for()}


def _names(assigned: ast.Assign, name: str) -> bool:
    """Whether something is given this name, alone or among others."""
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(assigned.targets[0]))

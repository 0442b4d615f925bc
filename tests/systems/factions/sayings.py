"""What the message files say, and which messages with which facts the source of Factions asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import chain

from regelwerk.engine.book.messages import RETIRED
from regelwerk.systems.factions.content.loading import TABLES
from regelwerk.systems.factions.rules.actions.improve import IMPROVABLE
from regelwerk.systems.factions.rules.master.commands import FIELDS
from regelwerk.systems.factions.rules.phase.phase import RANKS, SUITS
from regelwerk.systems.factions.values import ROLL_KINDS, SPY_EFFECTS
from systems.message_files import name_of, source_of, texts, variables_of

PACKAGE = "regelwerk.systems.factions"


def variables(lang: str) -> dict[str, set[str]]:
    return variables_of(PACKAGE, lang)


def retired() -> set[str]:
    """The messages that only stored games still have."""
    text = resources.files(PACKAGE).joinpath("messages", RETIRED, "de.ftl").read_text("utf-8")
    return set(re.findall(r"^(fa-[\w-]+) =", text, re.MULTILINE))


def source() -> tuple[ast.Module, ...]:
    return source_of(PACKAGE)


def nodes() -> Iterator[ast.AST]:
    return chain.from_iterable(map(ast.walk, source()))


def calls(*names: str, within: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(within) if isinstance(node, ast.Call) and name_of(node) in names]


ENDINGS: dict[str, set[str]] = {
    "fa-act-espionage-": set(SPY_EFFECTS),
    "fa-answer-": {"intel", "sabotage", "siphon", "immediate", "mission"},
    "fa-asset-state-": {"suspended", "damaged", "seized", "dormant"},
    "fa-attribute-": set(IMPROVABLE),
    "fa-board-": {"shaken", "hidden", "minor", "hold"},
    "fa-command-": set(FIELDS),
    "fa-content-kind-": set(TABLES),
    "fa-form-": set(FIELDS),
    "fa-end-": {"max-phases", "last-standing", "plan", "by-master"},
    "fa-move-": {"use_asset", "repair", "reorganise", "shake_off", "hold", "end_turn"},
    "fa-plan-": {"immediate", "mission"},
    "fa-plan-state-": {"complete", "cancelled"},
    "fa-rank-": set(RANKS),
    "fa-roll-": {*ROLL_KINDS, "initiative"},
    "fa-suit-": set(SUITS),
}
"""For every message key that is put together: what may stand at its end."""


@cache
def put_together() -> frozenset[str]:
    """How the message keys begin that are made from parts."""
    return frozenset(
        text for node in nodes() if isinstance(node, ast.JoinedStr) for text in texts(node) if text.startswith("fa-")
    )


@cache
def asked_for() -> frozenset[str]:
    """All message keys that the source can come up with."""
    written = {text for module in source() for text in texts(module) if re.fullmatch("fa-[a-z0-9_-]*[a-z0-9]", text)}
    made = {start + end for start, ends in ENDINGS.items() for end in ends}
    return frozenset((written | made) - retired())


SHARED = {"fa-answer-", "fa-move-"}
"""Two places begin keys like this and give them different facts; these show up in play."""


def keys_in(node: ast.AST, scope: ast.AST) -> set[str]:
    """The message keys that an argument can become; a name is looked up where it is used."""
    found = {text for text in texts(node) if text in asked_for()}
    if isinstance(node, ast.JoinedStr):
        found = {start + end for start in texts(node) if start not in SHARED for end in ENDINGS.get(start, ())}
    if isinstance(node, ast.Name):
        made = [n.value for n in ast.walk(scope) if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == node.id]
        found = {text for value in made for text in texts(value) if text in asked_for()}
    return found


PLACE = {"phrase": 0, "note": 1, "error": 0, "ContentError": 0}
"""At which place of a call the message key stands."""


def scopes() -> Iterator[ast.FunctionDef]:
    return (node for node in nodes() if isinstance(node, ast.FunctionDef))


def sayings() -> Iterator[tuple[str, set[str]]]:
    """Every message with the facts that a call gives it; calls that unpack a dictionary show up in play."""
    for scope in scopes():
        for call in calls(*PLACE, within=scope):
            facts = {str(keyword.arg).replace("_", "-") for keyword in call.keywords if keyword.arg is not None}
            if len(facts) < len(call.keywords):
                continue
            if name_of(call) == "error":
                facts |= {"file", "where"}
            yield from ((key, facts) for key in keys_in(call.args[PLACE[name_of(call)]], scope))


@cache
def noted() -> frozenset[str]:
    """The messages of all log lines."""
    found = [keys_in(call.args[1], scope) for scope in scopes() for call in calls("note", within=scope)]
    return frozenset(chain.from_iterable(found))

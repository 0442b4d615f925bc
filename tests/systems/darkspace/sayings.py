"""What the message files say, and which messages with which facts the source of Dark Space asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import get_args

from regelwerk.systems.darkspace.content.loading import TABLES
from regelwerk.systems.darkspace.corrections.changes import STATES
from regelwerk.systems.darkspace.rules.body.disfigurement import ROWS
from regelwerk.systems.darkspace.rules.break_in import infiltration_acts
from regelwerk.systems.darkspace.rules.break_in.infiltration_menu import TALKING
from regelwerk.systems.darkspace.rules.chase import driving
from regelwerk.systems.darkspace.rules.core.menu import ACTS
from regelwerk.systems.darkspace.rules.core.probe import Mode
from regelwerk.systems.darkspace.rules.core.scenes import GoalKind, HazardKind
from regelwerk.systems.darkspace.rules.cortex import controls
from regelwerk.systems.darkspace.rules.fight.hindrances import Hindrance
from regelwerk.systems.darkspace.state import OrderKind, Out
from regelwerk.systems.darkspace.values import CATEGORIES, DIGITAL, PHYSICAL, SKILLS, TALENTS, ItemKind, Kind
from systems.message_files import name_of, source_of, texts, variables_of

PACKAGE = "regelwerk.systems.darkspace"


def variables(lang: str) -> dict[str, set[str]]:
    return variables_of(PACKAGE, lang)


def source() -> tuple[ast.Module, ...]:
    return source_of(PACKAGE)


def nodes() -> Iterator[ast.AST]:
    return chain.from_iterable(map(ast.walk, source()))


def calls(*names: str, within: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(within) if isinstance(node, ast.Call) and name_of(node) in names]


def hyphened(*words: str) -> set[str]:
    return {word.replace("_", "-") for word in words}


AMBUSHES = ("gap", "bypass", "take_out")
WITH_A_TOOL = ("pin_down", "hinder", "obstacle", "cover")
WITHOUT = ("pass", "defend", "block", "hinder", "full_defence")
INFILTRATION = hyphened(*(act.kind for act in infiltration_acts.ACTS))
ENDINGS: dict[str, set[str]] = {
    "ds-act-": set(ACTS),
    "ds-answer-": {
        *AMBUSHES, *(f"{effect}-cortex" for effect in hyphened(*AMBUSHES)), "towards", "away", "break-off",
        *hyphened(*(act.kind for act in controls.ACTS)), *INFILTRATION,
    },
    "ds-answer-drive-": hyphened(*(act.kind for act in driving.ACTS)),
    "ds-answer-interrupt-": hyphened(*WITHOUT) | {f"{kind}-with" for kind in hyphened(*WITH_A_TOOL)},
    "ds-ask-strength-": {"result", "cost"},
    "ds-board-": {*PHYSICAL, *DIGITAL},
    "ds-content-kind-": {
        *TABLES, "participant", "talent", "skill", "terminal", "side", "zone", "network", "category", "mark",
    },
    "ds-distance-": set(CATEGORIES),
    "ds-effect-": set(AMBUSHES),
    "ds-guard-": set(TALKING),
    "ds-hazard-": set(get_args(HazardKind)),
    "ds-interrupt-": hyphened(*get_args(Hindrance)) - {"pass"},
    "ds-mode-": set(get_args(Mode)),
    "ds-monitor-": {*PHYSICAL, *DIGITAL},
    "ds-order-": set(get_args(OrderKind)),
    "ds-out-": set(get_args(Out)) - {""},
    "ds-outcome-": hyphened(*get_args(GoalKind), "last_standing", "overrun"),
    "ds-pool-": {"henchman", "group", "machine", "system"},
    "ds-scar-": {row.name for row in ROWS.values()},
    "ds-sheet-column-": {"build", "probe", "damage", "penetration", "ae", "ideal"},
    "ds-sheet-figure-": {"size", "mk", "competence", "strength", "power", "servos", "sensors", "bots"},
    "ds-sheet-full-": set(PHYSICAL),
    "ds-sheet-handicap-": {"felt", "suppressed"},
    "ds-sheet-item-": set(get_args(ItemKind)),
    "ds-sheet-kind-": set(get_args(Kind)),
    "ds-skill-": {*SKILLS, "competence"},
    "ds-state-": set(STATES),
    "ds-talent-": set(TALENTS),
    "ds-tries-": INFILTRATION,
}  # fmt: skip
"""For every message key that is put together: what may stand at its end."""
VARIOUS = {"ds-answer-", "ds-answer-interrupt-", "ds-board-", "ds-tries-"}
"""Beginnings of messages that need different facts: which call gives which shows up in play."""


@cache
def put_together() -> frozenset[str]:
    """How the message keys begin that are made from parts."""
    return frozenset(chain.from_iterable(beginnings(node) for node in nodes()))


def beginnings(node: ast.AST) -> list[str]:
    """How a key begins that is made from parts here; whole keys in the parts are others."""
    parts = node.values if isinstance(node, ast.JoinedStr) else []
    return [text for part in parts if isinstance(part, ast.Constant) for text in texts(part) if text[:3] == "ds-"]


@cache
def asked_for() -> frozenset[str]:
    """All message keys that the source can come up with."""
    written = {text for module in source() for text in texts(module) if re.fullmatch("ds-[a-z0-9_-]*[a-z0-9]", text)}
    made = {start + end for start, ends in ENDINGS.items() for end in ends}
    return frozenset(written | made)


def keys_in(node: ast.AST, scope: ast.AST) -> set[str]:
    """The message keys that an argument can become; a name is looked up where it is used."""
    found = {text for text in texts(node) if text in asked_for()}
    if isinstance(node, ast.JoinedStr):
        found = {start + end for start in beginnings(node) for end in ENDINGS[start]}
    if isinstance(node, ast.Name):
        made = [n.value for n in ast.walk(scope) if isinstance(n, ast.Assign) and named(n, node.id)]
        keys = [value for value in made if not isinstance(value, ast.Call)]
        found = {key for value in keys for part in ast.walk(value) for key in _whole_or_made(part, scope)}
    return found


def named(assigned: ast.Assign, name: str) -> bool:
    """Whether something is given this name, alone or among others."""
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(assigned.targets[0]))


def _whole_or_made(part: ast.AST, scope: ast.AST) -> set[str]:
    return keys_in(part, scope) if isinstance(part, ast.Constant | ast.JoinedStr) else set()


PLACE = {"phrase": 0, "note": 1, "error": 0, "ContentError": 0, "words": 0, "self": 0}
"""At which place of a call the message key stands; sheets say `words(...)`."""


def scopes() -> Iterator[ast.FunctionDef]:
    return (node for node in nodes() if isinstance(node, ast.FunctionDef))


def sayings() -> Iterator[tuple[str, set[str]]]:
    """Every message with the facts that a call gives it; calls that hand over a dictionary show up in play."""
    for scope in scopes():
        for call in calls(*PLACE, within=scope):
            facts = {str(keyword.arg).replace("_", "-") for keyword in call.keywords if keyword.arg is not None}
            if len(facts) < len(call.keywords) or len(call.args) <= PLACE[name_of(call)]:
                continue
            if name_of(call) == "error":
                facts |= {"file", "where"}
            keys = keys_in(call.args[PLACE[name_of(call)]], scope)
            various = {start + end for start in VARIOUS for end in ENDINGS[start]}
            yield from ((key, facts) for key in keys - various)


SAID_FOR_OTHERS = {"guards_gain": 1}
"""Functions that are told what to say, and where."""


@cache
def noted() -> frozenset[str]:
    """The messages of all log lines."""
    found = [keys_in(call.args[1], scope) for scope in scopes() for call in calls("note", "Note", within=scope)]
    for scope in scopes():
        for call in calls(*SAID_FOR_OTHERS, within=scope):
            found.append(keys_in(call.args[SAID_FOR_OTHERS[name_of(call)]], scope))
    return frozenset(chain.from_iterable(found))

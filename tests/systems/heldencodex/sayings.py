"""What the message files say, and which messages with which facts the source of Heldencodex asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import get_args

from regelwerk.systems.heldencodex.content.loading import TABLES
from regelwerk.systems.heldencodex.corrections.changes import CARE, IN_FIGHT, RINGS, STATES
from regelwerk.systems.heldencodex.game import PARTS
from regelwerk.systems.heldencodex.rules.fight.actions import ActionKind
from regelwerk.systems.heldencodex.rules.fight.fight_state import Awareness, Out, Stage
from regelwerk.systems.heldencodex.rules.probe.goals import NAMES
from regelwerk.systems.heldencodex.rules.probe.learning import Aim
from regelwerk.systems.heldencodex.rules.probe.quality import LEGENDARY, QUALITIES
from regelwerk.systems.heldencodex.rules.road.sneaking import Alertness
from regelwerk.systems.heldencodex.rules.scene.plans import Band, TargetSize
from regelwerk.systems.heldencodex.rules.shooting.shots import EVASIONS
from regelwerk.systems.heldencodex.state import Down, Track
from regelwerk.systems.heldencodex.values import BASIC_ART, BONUS_KINDS, LEVELS, ROWS, ThrowKind
from systems.message_files import name_of, source_of, texts, variables_of

PACKAGE = "regelwerk.systems.heldencodex"


def variables(lang: str) -> dict[str, set[str]]:
    return variables_of(PACKAGE, lang)


def source() -> tuple[ast.Module, ...]:
    return source_of(PACKAGE)


def nodes() -> Iterator[ast.AST]:
    return chain.from_iterable(map(ast.walk, source()))


def calls(*names: str, within: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(within) if isinstance(node, ast.Call) and name_of(node) in names]


WITH_A_LAW = {"result", "size", "group", "matches", "total", "herbs"}
"""Goals that are numbers: odds show the law of them."""
ENDINGS: dict[str, set[str]] = {
    "hc-action-": set(get_args(ActionKind)),
    "hc-amend-": set(RINGS),
    "hc-amend-care-": set(CARE),
    "hc-amend-fight-": set(IN_FIGHT),
    "hc-amend-state-": set(STATES),
    "hc-answer-learn-": set(get_args(Aim)),
    "hc-ask-wound-": {*LEVELS, "lost"},
    "hc-band-": set(get_args(Band)),
    "hc-board-": {"breathless", "dazed"},
    "hc-bonus-": {kind.lower() for kind in BONUS_KINDS},
    "hc-chase-": {"worn-out", "shaken-off"},
    "hc-content-kind-": set(TABLES),
    "hc-down-": set(get_args(Down)) - {""},
    "hc-evade-": {*EVASIONS, BASIC_ART},
    "hc-gap-": set(map(str, range(7))),
    "hc-goal-": {*NAMES, "size-target", "total-target", "second-target"},
    "hc-guard-": {"alert", "noticed", "discovered"},
    "hc-hits-": set(LEVELS),
    "hc-odds-": {*WITH_A_LAW, *LEVELS},
    "hc-odds-title-": {"concession", "whole"},
    "hc-move-": {"stay", "slow", "fast", "back_slow", "back_fast"},
    "hc-out-": set(get_args(Out)) - {""},
    "hc-part-": {*PARTS, "between", "over"},
    "hc-place-": set(get_args(Awareness)) - {"aware"},
    "hc-place-guard-": set(get_args(Alertness)),
    "hc-place-stage-": set(get_args(Stage)),
    "hc-quality-": {quality.id for quality in (*QUALITIES, LEGENDARY)},
    "hc-row-": set(ROWS),
    "hc-sheet-": {"outer", "middle", "inner", "value", "dice", "lead", "ts", "pts"},
    "hc-sheet-bonus-": {kind.lower() for kind in BONUS_KINDS},
    "hc-size-": set(get_args(TargetSize)),
    "hc-tempo-": set(map(str, range(7))),
    "hc-throw-": set(get_args(ThrowKind)),
    "hc-track-": set(get_args(Track)),
}
"""For every message key that is put together: what may stand at its end."""


@cache
def put_together() -> frozenset[str]:
    """How the message keys begin that are made from parts."""
    return frozenset(chain.from_iterable(beginnings(node) for node in nodes()))


def beginnings(node: ast.AST) -> list[str]:
    """How a key begins that is made from parts here; whole keys in the parts are others."""
    parts = node.values if isinstance(node, ast.JoinedStr) else []
    return [text for part in parts if isinstance(part, ast.Constant) for text in texts(part) if text[:3] == "hc-"]


@cache
def asked_for() -> frozenset[str]:
    """All message keys that the source can come up with."""
    written = {text for module in source() for text in texts(module) if re.fullmatch("hc-[a-z0-9_-]*[a-z0-9]", text)}
    made = {start + end for start, ends in ENDINGS.items() for end in ends}
    return frozenset(written | made)


def keys_in(node: ast.AST, scope: ast.AST) -> set[str]:
    """The message keys that an argument can become; a name is looked up where it is used."""
    found = {text for text in texts(node) if text in asked_for()}
    if isinstance(node, ast.JoinedStr):
        found = {start + end for start in beginnings(node) for end in ENDINGS[start]}
    if isinstance(node, ast.Name):
        made = [n.value for n in ast.walk(scope) if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == node.id]
        keys = [value for value in made if not isinstance(value, ast.Call)]
        found = {text for value in keys for text in texts(value) if text in asked_for()}
    return found


PLACE = {"phrase": 0, "note": 1, "Note": 1, "error": 0, "ContentError": 0, "words": 0, "self": 0}
"""At which place of a call the message key stands; sheets say `words(...)`."""


def scopes() -> Iterator[ast.FunctionDef]:
    return (node for node in nodes() if isinstance(node, ast.FunctionDef))


def sayings() -> Iterator[tuple[str, set[str]]]:
    """Every message with the facts that a call gives it; calls that hand over a dictionary show up in play."""
    for scope in scopes():
        for call in calls(*(PLACE.keys() - {"Note"}), within=scope):
            facts = {str(keyword.arg).replace("_", "-") for keyword in call.keywords if keyword.arg is not None}
            if len(facts) < len(call.keywords) or len(call.args) <= PLACE[name_of(call)]:
                continue
            if name_of(call) == "error":
                facts |= {"file", "where"}
            yield from ((key, facts) for key in keys_in(call.args[PLACE[name_of(call)]], scope))


@cache
def noted() -> frozenset[str]:
    """The messages of all log lines."""
    found = [keys_in(call.args[1], scope) for scope in scopes() for call in calls("note", "Note", within=scope)]
    return frozenset(chain.from_iterable(found))

"""What the message files say, and which messages with which facts the source of Realms asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import get_args

from regelwerk.space import vtt
from regelwerk.systems.realms.content.cards import TRAITS
from regelwerk.systems.realms.content.loading import TABLES
from regelwerk.systems.realms.corrections.changes import COORDINATES, FLAGS, NUMBERS, STATES
from regelwerk.systems.realms.rules.core import replies
from regelwerk.systems.realms.rules.core.drones import KIND
from regelwerk.systems.realms.rules.core.menu import ACTS
from regelwerk.systems.realms.rules.damage import damage_contest
from regelwerk.systems.realms.rules.mission.scenes import ZONE_TYPES, GoalKind
from regelwerk.systems.realms.rules.movement.landmarks import POINTS
from regelwerk.systems.realms.screen.battlefield import SIGNS
from regelwerk.systems.realms.screen.print.card_words import COLUMNS
from regelwerk.systems.realms.state import Status
from regelwerk.systems.realms.values import (
    ARMOUR_EFFECTS,
    DAMAGE_TYPES,
    LIMBS,
    MODEL_TYPES,
    MOVEMENT_TYPES,
    WEAPON_EFFECTS,
    Attribute,
    Size,
)
from systems.message_files import name_of, source_of, texts, variables_of

PACKAGE = "regelwerk.systems.realms"
REASONS = "-reasons"
"""What the name of a sum ends in when a sentence wants its terms."""


def variables(lang: str) -> dict[str, set[str]]:
    """The messages of a language with everything that they ask for."""
    return variables_of(PACKAGE, lang)


def facts_of(lang: str, key: str) -> set[str]:
    """The facts that a message needs: the reasons of a sum come with the sum."""
    return {name.removesuffix(REASONS) for name in variables(lang)[key]}


def source() -> tuple[ast.Module, ...]:
    return source_of(PACKAGE)


def nodes() -> Iterator[ast.AST]:
    return chain.from_iterable(map(ast.walk, source()))


def calls(*names: str, within: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(within) if isinstance(node, ast.Call) and name_of(node) in names]


KINDS = {*ACTS, KIND, *(kind.kind for kind in replies.kinds())}
EFFECTS = {*WEAPON_EFFECTS, *ARMOUR_EFFECTS}
ENDINGS: dict[str, set[str]] = {
    "re-act-": KINDS,
    "re-again-": set(damage_contest.REROLL_RULES),
    "re-amend-": {*NUMBERS, *LIMBS, *FLAGS, *COORDINATES, "facing"},
    "re-amend-state-": set(STATES),
    "re-answer-": {"target", "spot", "target-measured", "spot-measured"},
    "re-ask-": set(damage_contest.REROLL_RULES),
    "re-attribute-": set(get_args(Attribute)),
    "re-board-": {*LIMBS, "prone", "fast", "fire_ready", "guard", "camouflaged"},
    "re-board-goal-": set(get_args(GoalKind)) - {"eliminate"},
    "re-board-legs-": {"can_turn", "immobile"},
    "re-card-camouflage-": {"passive", "active", "passive-text", "active-text"},
    "re-card-column-": set(COLUMNS),
    "re-card-movement-": set(MOVEMENT_TYPES),
    "re-card-trait-": {*TRAITS, *(f"{trait}-text" for trait in TRAITS)},
    "re-card-type-": set(MODEL_TYPES),
    "re-compass-": set(POINTS.values()),
    "re-content-kind-": {*TABLES, "drone", "effect", "trait", "damage", "attribute", "zone"},
    "re-content-vtt-problem-": set(vtt._SENTENCES),
    "re-contest-": {"won", "tied", "lost"},
    "re-effect-": EFFECTS,
    "re-hint-": KINDS,
    "re-legs-": {"can-turn", "immobile", "falls"},
    "re-limb-": {"torso", *LIMBS},
    "re-map-": {*SIGNS, "deployment-of", "extraction-of", "place-to-hold", "things"},
    "re-melee-": {"hit", "repelled"},
    "re-melee-certain-": {"hit", "repelled"},
    "re-melee-tie-": {"hit", "repelled", "both"},
    "re-odds-measure-": {"hp", "ap"},
    "re-odds-title-": {"shot", "area"},
    "re-odds-title-bare-": {"shot", "area"},
    "re-odds-title-lost-": {"hp", "ap"},
    "re-size-": set(get_args(Size)),
    "re-status-": set(get_args(Status)) - {"active"},
    "re-term-cover-": {"1", "2"},
    "re-type-": set(DAMAGE_TYPES),
    "re-zone-": set(ZONE_TYPES),
}
"""For every message key that is put together: what may stand at its end."""
VARIOUS = {"re-answer-", "re-board-", "re-card-camouflage-", "re-card-trait-", "re-map-"}
"""Beginnings of messages that need different facts: which call gives which shows up in play."""


@cache
def put_together() -> frozenset[str]:
    """How the message keys begin that are made from parts."""
    return frozenset(chain.from_iterable(beginnings(node) for node in nodes()))


def beginnings(node: ast.AST) -> list[str]:
    """How a key begins that is made from parts here; whole keys in the parts are others."""
    parts = node.values if isinstance(node, ast.JoinedStr) else []
    return [text for part in parts if isinstance(part, ast.Constant) for text in texts(part) if text[:3] == "re-"]


@cache
def asked_for() -> frozenset[str]:
    """All message keys that the source can come up with."""
    written = {text for module in source() for text in texts(module) if re.fullmatch("re-[a-z0-9_-]*[a-z0-9]", text)}
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


PLACE = {"phrase": 0, "note": 1, "error": 0, "ContentError": 0, "text": 0, "say": 0}
"""At which place of a call the message key stands; cards say `text(...)`, maps `say(...)`."""


def scopes() -> Iterator[ast.FunctionDef]:
    return (node for node in nodes() if isinstance(node, ast.FunctionDef))


def sayings() -> Iterator[tuple[str, set[str]]]:
    """Every message with the facts that a call gives it; calls that hand over a dictionary show up in play."""
    various = {start + end for start in VARIOUS for end in ENDINGS[start]}
    for scope in scopes():
        for call in calls(*PLACE, within=scope):
            facts = {str(keyword.arg) for keyword in call.keywords if keyword.arg is not None}
            if len(facts) < len(call.keywords) or len(call.args) <= PLACE[name_of(call)]:
                continue
            if name_of(call) == "error":
                facts |= {"file", "where"}
            keys = keys_in(call.args[PLACE[name_of(call)]], scope)
            yield from ((key, facts) for key in keys - various)


@cache
def noted() -> frozenset[str]:
    """The messages of all log lines."""
    found = [keys_in(call.args[1], scope) for scope in scopes() for call in calls("note", "Note", within=scope)]
    return frozenset(chain.from_iterable(found))

"""The messages that the source of Phase Six asks for."""

import ast
import re

from regelwerk.systems.phasesix.content.loading import TABLES
from regelwerk.systems.phasesix.corrections.changes import CONDITIONS
from regelwerk.systems.phasesix.rules.handlings.handlings import TABLE
from regelwerk.systems.phasesix.rules.handlings.perform import MOVES
from regelwerk.systems.phasesix.screen.news import NEWS, RETIRED_NEWS
from regelwerk.systems.phasesix.values import ATTRIBUTES, MODES, SKILLS
from systems.message_files import name_of, source_of, texts
from systems.sayings import Sayings, hyphened

PACKAGE = "regelwerk.systems.phasesix"


def calls(*names: str) -> list[ast.Call]:
    nodes = (node for module in source_of(PACKAGE) for node in ast.walk(module))
    return [node for node in nodes if isinstance(node, ast.Call) and name_of(node) in names]


def roll_words() -> set[str]:
    """The ends of the messages for all causes that a pool is rolled for."""
    rolled = [call for call in calls("do") if isinstance(call.args[0], ast.Name) and call.args[0].id == "pool_roll"]
    causes = {text for call in [*rolled, *calls("pool_roll", "_save", "_recover")] for text in texts(call)}
    return {re.sub("[:_]", "-", cause.lower()) for cause in causes if cause.startswith("PS")}


def content_kinds() -> set[str]:
    named = {text for call in calls("check_reference") for text in texts(call.args[0])}
    return {*TABLES, "participant", *named}


AFTER_ROLL = {"reroll", "destiny-reroll", "bonus", "destiny"}
SAYINGS = Sayings(
    PACKAGE,
    "ps",
    least=140,
    endings={
        "answer": AFTER_ROLL,
        "attribute": set(ATTRIBUTES),
        "condition": {*CONDITIONS, "stabilised"},
        "content-kind": content_kinds(),
        "handling": hyphened(*TABLE, "end_turn", "none", "dodge", "parry", "shield_parry"),
        "mode": set(MODES),
        "moves": set(MOVES),
        "roll": roll_words(),
        "spent": AFTER_ROLL,
        "term": hyphened(*SKILLS),
    },
    places={"no": 2},
    bare=("term", "figure", "stake", "mode", "condition", "attribute", "roll", "content-kind"),
    news=NEWS,
    retired=RETIRED_NEWS,
)

"""The messages that the source of Dark Space asks for."""

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
from regelwerk.systems.darkspace.screen.news import NEWS
from regelwerk.systems.darkspace.state import OrderKind, Out
from regelwerk.systems.darkspace.values import (
    CATEGORIES,
    DIGITAL,
    PHYSICAL,
    SKILLS,
    TALENTS,
    ItemKind,
    Kind,
    WeaponKind,
)
from systems.sayings import Sayings, hyphened

AMBUSHES = ("gap", "bypass", "take_out")
WITH_A_TOOL = ("pin_down", "hinder", "obstacle", "cover")
WITHOUT = ("pass", "defend", "block", "hinder", "full_defence")
INFILTRATION = hyphened(*(act.kind for act in infiltration_acts.ACTS))
SAYINGS = Sayings(
    "regelwerk.systems.darkspace",
    "ds",
    least=300,
    endings={
        "carried": {"traumatised", "dead"},
        "sheet-weapon": set(get_args(WeaponKind)),
        "act": set(ACTS),
        "aim": hyphened(*(kind for kind in get_args(GoalKind) if kind != "mark")),
        "aim-once": {"discovered", "other"},
        "answer": {
            *AMBUSHES, *(f"{effect}-cortex" for effect in hyphened(*AMBUSHES)), "towards", "away", "break-off",
            *hyphened(*(act.kind for act in controls.ACTS)), *INFILTRATION,
        },
        "answer-drive": hyphened(*(act.kind for act in driving.ACTS)),
        "answer-interrupt": hyphened(*WITHOUT) | {f"{kind}-with" for kind in hyphened(*WITH_A_TOOL)},
        "ask-strength": {"result", "cost"},
        "board": {*PHYSICAL, *DIGITAL},
        "content-kind": {
            *TABLES, "participant", "talent", "skill", "terminal", "side", "zone", "network", "category", "mark",
        },
        "distance": set(CATEGORIES),
        "effect": set(AMBUSHES),
        "guard": set(TALKING),
        "hazard": set(get_args(HazardKind)),
        "interrupt": hyphened(*get_args(Hindrance)) - {"pass"},
        "mode": set(get_args(Mode)),
        "monitor": {*PHYSICAL, *DIGITAL},
        "order": set(get_args(OrderKind)),
        "out": set(get_args(Out)) - {""},
        "outcome": hyphened(*get_args(GoalKind), "last_standing", "overrun"),
        "pool": {"henchman", "group", "machine", "system"},
        "scar": {row.name for row in ROWS.values()},
        "sheet-column": {"build", "probe", "damage", "penetration", "ae", "ideal"},
        "sheet-figure": {"size", "mk", "competence", "strength", "power", "servos", "sensors", "bots"},
        "sheet-full": set(PHYSICAL),
        "sheet-handicap": {"felt", "suppressed"},
        "sheet-item": set(get_args(ItemKind)),
        "sheet-kind": set(get_args(Kind)),
        "skill": {*SKILLS, "competence"},
        "state": set(STATES),
        "talent": set(TALENTS),
        "attempts": INFILTRATION,
        "term-se": INFILTRATION - {"secure"},
    },
    various=("aim", "answer", "answer-interrupt", "board", "attempts"),
    places={"words": 0, "self": 0},  # in sheets
    said_for_others={"guards_gain": 1},
    words=("act", "monitor", "distance", "order", "out", "interrupt", "mode", "skill", "talent", "scar", "hazard"),
    bare=("term", "pool", "figure", "stake", "content-kind", "unit", "cost"),
    ends={"refuse": ".!", "outcome": ".!", "answer": "^.!?"},
    unfinished=("event",),
    news=NEWS,
)  # fmt: skip

"""The messages that the source of Heldencodex asks for."""

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
from regelwerk.systems.heldencodex.screen.aims import PLAIN
from regelwerk.systems.heldencodex.screen.news import NEWS
from regelwerk.systems.heldencodex.state import Down, Track
from regelwerk.systems.heldencodex.values import BASIC_ART, BONUS_KINDS, LEVELS, ROWS, ThrowKind, WeaponKind
from systems.sayings import Sayings

WITH_A_LAW = {"result", "size", "group", "matches", "total", "herbs"}
"""Goals that are numbers: odds show the law of them."""
SAYINGS = Sayings(
    "regelwerk.systems.heldencodex",
    "hc",
    least=300,
    various=("aim",),
    endings={
        "sheet-weapon": set(get_args(WeaponKind)),
        "action": set(get_args(ActionKind)),
        "aim": {"unseen", "back", *(f"{kind}-{what}" for kind, what in PLAIN)},
        "amend": set(RINGS),
        "amend-care": set(CARE),
        "amend-fight": set(IN_FIGHT),
        "amend-state": set(STATES),
        "answer-learn": set(get_args(Aim)),
        "ask-wound": {*LEVELS, "lost"},
        "band": set(get_args(Band)),
        "board": {"breathless", "dazed"},
        "bonus": {kind.lower() for kind in BONUS_KINDS},
        "chase": {"worn-out", "shaken-off"},
        "content-kind": set(TABLES),
        "down": set(get_args(Down)) - {""},
        "evade": {*EVASIONS, BASIC_ART},
        "gap": set(map(str, range(7))),
        "goal": {*NAMES, "size-target", "total-target", "second-target"},
        "guard": {"alert", "noticed", "discovered"},
        "hits": set(LEVELS),
        "odds": {*WITH_A_LAW, *LEVELS},
        "odds-title": {"concession", "whole"},
        "move": {"stay", "slow", "fast", "back_slow", "back_fast"},
        "out": set(get_args(Out)) - {""},
        "part": {*PARTS, "between", "over"},
        "place": set(get_args(Awareness)) - {"aware"},
        "place-guard": set(get_args(Alertness)),
        "place-stage": set(get_args(Stage)),
        "quality": {quality.id for quality in (*QUALITIES, LEGENDARY)},
        "row": set(ROWS),
        "sheet": {"outer", "middle", "inner", "value", "dice", "lead", "ts", "pts"},
        "sheet-bonus": {kind.lower() for kind in BONUS_KINDS},
        "size": set(get_args(TargetSize)),
        "tempo": set(map(str, range(7))),
        "throw": set(get_args(ThrowKind)),
        "track": set(get_args(Track)),
    },
    places={"words": 0, "self": 0},  # in sheets
    words=("row", "track", "band", "gap", "tempo", "quality", "size", "move", "evade", "down", "out", "throw"),
    bare=("term", "figure", "stake", "content-kind", "unit"),
    ends={"refuse": ".!", "outcome": ".!", "answer": "^.!?"},
    news=NEWS,
)  # fmt: skip

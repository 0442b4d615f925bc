"""The messages that the source of Realms asks for."""

from typing import get_args

from regelwerk.space import vtt
from regelwerk.systems.realms.content.loading import TABLES
from regelwerk.systems.realms.content.models import TRAITS
from regelwerk.systems.realms.corrections.changes import COORDINATES, FLAGS, NUMBERS, STATES
from regelwerk.systems.realms.rules.core import replies
from regelwerk.systems.realms.rules.core.drones import KIND
from regelwerk.systems.realms.rules.core.menu import ACTS
from regelwerk.systems.realms.rules.damage import damage_contest
from regelwerk.systems.realms.rules.mission.scenes import ZONE_TYPES, GoalKind
from regelwerk.systems.realms.rules.movement.spoken_places import POINTS, SHAPES, TURNS
from regelwerk.systems.realms.rules.sight.camouflage import GIVEN_AWAY
from regelwerk.systems.realms.screen.battlefield import SIGNS
from regelwerk.systems.realms.screen.news import NEWS, OF_THEN
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
from systems.sayings import Sayings

KINDS = {*ACTS, KIND, *(kind.kind for kind in replies.kinds())}
EFFECTS = {*WEAPON_EFFECTS, *ARMOUR_EFFECTS}
PLACE_WORDS = {"in-direction", "articles", "object", "held", "middle"}
"""What else people type to say where to go."""

SAYINGS = Sayings(
    "regelwerk.systems.realms",
    "re",
    least=300,
    endings={
        "act": KINDS,
        "aim-limit": set(get_args(GoalKind)),
        "again": set(damage_contest.REROLL_RULES),
        "amend": {*NUMBERS, *LIMBS, *FLAGS, *COORDINATES, "facing"},
        "amend-state": set(STATES),
        "answer": {"target", "spot", "target-measured", "spot-measured"},
        "ask": set(damage_contest.REROLL_RULES),
        "attribute": set(get_args(Attribute)),
        "board": {*LIMBS, "prone", "fast", "fire_ready", "guard", "camouflaged"},
        "board-goal": set(get_args(GoalKind)) - {"eliminate"},
        "board-legs": {"can_turn", "immobile"},
        "card-camouflage": {"passive", "active", "passive-text", "active-text"},
        "card-column": set(COLUMNS),
        "card-movement": set(MOVEMENT_TYPES),
        "card-trait": {*TRAITS, *(f"{trait}-text" for trait in TRAITS)},
        "card-type": set(MODEL_TYPES),
        "compass": set(POINTS.values()),
        "content-kind": {*TABLES, "drone", "effect", "trait", "damage", "attribute", "zone"},
        "content-vtt-problem": set(vtt._SENTENCES),
        "contest": {"won", "tied", "lost"},
        "effect": EFFECTS,
        "hint": KINDS,
        "legs": {"can-turn", "immobile", "falls"},
        "limb": {"torso", *LIMBS},
        "map": {*SIGNS, "deployment-of", "extraction-of", "place-to-hold", "things"},
        "melee": {"hit", "repelled"},
        "melee-certain": {"hit", "repelled"},
        "melee-level": {"hit", "repelled", "both"},
        "odds-measure": {"hp", "ap"},
        "odds-title": {"shot", "area"},
        "odds-title-bare": {"shot", "area"},
        "odds-title-lost": {"hp", "ap"},
        "revealed": set(GIVEN_AWAY.values()),
        "size": set(get_args(Size)),
        "status": set(get_args(Status)) - {"active"},
        "term-cover": {"1", "2"},
        "type": set(DAMAGE_TYPES),
        "typed": {*POINTS.values(), *TURNS.values(), *SHAPES, *PLACE_WORDS},
        "zone": set(ZONE_TYPES),
    },
    various=("answer", "board", "card-camouflage", "card-trait", "map"),
    places={"text": 0, "say": 0},  # in cards and maps
    words=("act", "hint", "attribute", "compass", "effect", "limb", "size", "status", "type", "zone", "content-kind"),
    bare=("term", "environment", "figure", "stake", "reason", "roll", "cost"),
    ends={"reason": ".!", "refuse": ".!?", "answer": "^.!?"},
    news=NEWS,
    retired=OF_THEN,
)  # fmt: skip

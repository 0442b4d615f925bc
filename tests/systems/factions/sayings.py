"""The messages that the source of Factions asks for."""

from typing import get_args

from regelwerk.systems.factions.content.loading import TABLES
from regelwerk.systems.factions.rules.actions.improve import IMPROVABLE
from regelwerk.systems.factions.rules.core.payments import Purpose
from regelwerk.systems.factions.rules.master.commands import FIELDS
from regelwerk.systems.factions.rules.phase.phase import RANKS, SUITS
from regelwerk.systems.factions.screen.news import NEWS, TOLD_ONCE
from regelwerk.systems.factions.screen.sheet.cards import STATES
from regelwerk.systems.factions.values import ROLL_KINDS, SPY_EFFECTS, BennieUse, EffectKind
from systems.sayings import Sayings

SAYINGS = Sayings(
    "regelwerk.systems.factions",
    "fa",
    least=180,
    endings={
        "carried": {"shaken", "hidden"},
        "place": {"defense", "resilience"},
        "sheet": set(STATES),
        "sheet-effect": set(get_args(EffectKind)),
        "sheet-lasts": {"bought", "next_roll", "turn", "phase", "campaign"},
        "sheet-mode": {"passive", "reaction", "free_action", "action"},
        "sheet-use": set(get_args(BennieUse)),
        "act-espionage": set(SPY_EFFECTS),
        "answer": {"intel", "sabotage", "siphon", "immediate", "mission"},
        "asset-state": {"suspended", "damaged", "seized", "dormant"},
        "attribute": set(IMPROVABLE),
        "board": {"shaken", "hidden", "minor", "hold"},
        "command": set(FIELDS),
        "content-kind": set(TABLES),
        "for": set(get_args(Purpose)),
        "form": set(FIELDS),
        "end": {"max-phases", "last-standing", "plan", "by-master"},
        "move": {"use_asset", "repair", "reorganise", "shake_off", "hold", "end_turn"},
        "plan": {"immediate", "mission"},
        "plan-state": {"complete", "cancelled"},
        "rank": set(RANKS),
        "roll": {*ROLL_KINDS, "initiative"},
        "suit": set(SUITS),
    },
    various=("answer", "move", "sheet-effect"),
    words=("attribute", "for", "roll", "suit", "rank", "asset-state", "plan-state", "content-kind"),
    bare=("term", "figure", "stake", "attribute", "for", "roll", "suit", "rank", "unit"),
    unfinished=("command-because", "command-skipped", "declared-in-vain"),
    news=NEWS,
    retired=TOLD_ONCE,
)

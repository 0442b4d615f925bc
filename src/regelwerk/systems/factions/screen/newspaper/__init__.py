"""The newspaper of the factions: what leads an issue, and its sentences, made to be read aloud."""

from __future__ import annotations

from regelwerk.engine.screen.paper import Paper

LEADS = {
    "fa-destroyed": 100, "fa-plan-complete": 90, "fa-free": 80, "fa-hits": 72, "fa-assault": 70, "fa-siphon": 68,
    "fa-sabotage": 66, "fa-wounded": 62, "fa-found": 58, "fa-command-because": 55, "fa-counter-attacks": 52,
}  # fmt: skip
STORIES = {
    "fa-asset-lost": 48, "fa-intel": 46, "fa-misses": 44, "fa-hidden": 42, "fa-no-effect": 40, "fa-spies-shake": 39,
    "fa-command": 38, "fa-espionage-fails": 36, "fa-espionage-succeeds": 35, "fa-plan-advances": 33,
    "fa-critical-shaken": 32, "fa-buys": 30, "fa-suspended": 29, "fa-advances-secretly": 28, "fa-hides-in-vain": 27,
    "fa-instructs": 26, "fa-improves": 25, "fa-mission": 24, "fa-plan-immediate": 23, "fa-plan-mission": 22,
}  # fmt: skip
BRIEFS = {
    "fa-asset-dormant": 19, "fa-plan-stalls": 18, "fa-earns": 17, "fa-repairs": 16, "fa-asset-back": 15,
    "fa-asset-wakes": 14, "fa-healed": 13, "fa-gathers-nothing": 12, "fa-soaked": 11, "fa-recovered-acts": 10,
    "fa-recovered": 9, "fa-shakes-off": 8, "fa-stays-shaken": 7, "fa-passes": 5,
}  # fmt: skip

COMPLETED = frozenset({"fa-plan-complete"})
DEEDS_OF_SPIES = frozenset({"fa-found", "fa-intel", "fa-sabotage", "fa-assault", "fa-siphon", "fa-spies-shake"})
BLOWS = frozenset({"fa-hits", "fa-counter-attacks", "fa-wounded", "fa-command", "fa-command-because", *DEEDS_OF_SPIES})

PAPER = Paper(
    package=__name__,
    ranks=LEADS | STORIES | BRIEFS,
    brief=max(BRIEFS.values()),
    continues={
        "fa-plan-immediate": COMPLETED,
        "fa-plan-mission": COMPLETED,
        "fa-command-because": COMPLETED,
        "fa-spies-shake": DEEDS_OF_SPIES,
        "fa-suspended": BLOWS,
        "fa-soaked": BLOWS,
        "fa-wounded": BLOWS,
    },
    announces={"fa-espionage-succeeds": DEEDS_OF_SPIES, "fa-plan-advances": COMPLETED},
)

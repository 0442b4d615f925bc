"""Casting: another faction in the place that a scene has for one of its own."""

from __future__ import annotations

from functools import partial

from regelwerk.engine.campaign.casting import FIGURE, Cast, Lines, Plain, figure_of
from regelwerk.engine.game import Json
from regelwerk.systems.factions.content.loading import build, fitted_missions, listed_ids


class _Powers(Lines):
    """A scene says nothing of assets and plans that whoever takes a place does not have."""

    def with_heroes(self, plain: Plain, scenario: Json, cast: Cast) -> Json:
        made = Lines.with_heroes(self, plain, scenario, cast)
        entries = {figure_of(line): plain["factions"][line["who"]] for line in made[self.key]}
        plans = {plan for entry in entries.values() for plan in listed_ids(entry, "plans")}
        missions = fitted_missions(scenario.get("missions", ()), cast, entries)
        return {
            **made,
            "missions": missions,
            "end_plans": [one for one in scenario.get("end_plans", ()) if one in plans],
        }


CASTING = _Powers(
    "factions",
    ("factions",),
    partial(build, is_supplied=True),
    kept=frozenset({"who", "id", "seat", "minor", "controller"}),
    stated={"factions": {"seat": FIGURE}},
)

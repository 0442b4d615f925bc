"""Casting: what of a scene's line belongs to the place, whoever takes it."""

from __future__ import annotations

from functools import partial

from regelwerk.engine.campaign.casting import Cast, Lines, Plain
from regelwerk.engine.game import Json
from regelwerk.systems.phasesix.content.loading import build, carried
from regelwerk.systems.phasesix.content.scenario_models import ParticipantEntry


class _Armed(Lines):
    """What a scene puts into the hands of a figure stays there if the hero carries it."""

    def with_heroes(self, plain: Plain, scenario: Json, cast: Cast) -> Json:
        made = Lines.with_heroes(self, plain, scenario, cast)
        return {**made, self.key: [_armed(line, plain, set(cast.values())) for line in made[self.key]]}


def _armed(line: Json, plain: Plain, heroes: set[str]) -> Json:
    held = set(line.get("hands", ()))
    if line["who"] not in heroes or held <= carried(plain["characters"].get(line["who"])):
        return line
    return {key: value for key, value in line.items() if key != "hands"}


CASTING = _Armed(
    "participants",
    ("characters", "foes"),
    partial(build, is_supplied=True),
    kept=frozenset(ParticipantEntry.model_fields) - {"name", "hearts", "boosts", "conditions"},
)

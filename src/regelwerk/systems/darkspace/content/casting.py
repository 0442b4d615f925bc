"""Casting: what of a scene's line belongs to the place, whoever takes it."""

from __future__ import annotations

from functools import partial

from regelwerk.engine.campaign.casting import FIGURE, Lines, Place, Plain
from regelwerk.engine.game import Json
from regelwerk.systems.darkspace.content.loading import ACTORS, build
from regelwerk.systems.darkspace.content.scene_models import ParticipantEntry


class _Actors(Lines):
    """Members of a squad stand there too: together with them somebody is one of several alike."""

    def places(self, plain: Plain, scenario: Json) -> dict[str, Place]:
        squads = plain.get("squads", {})
        members = {one for line in scenario[self.key] for one in squads.get(line["who"], {}).get("members", ())}
        return {figure: place for figure, place in Lines.places(self, plain, scenario).items() if figure not in members}


CASTING = _Actors(
    "participants",
    ACTORS,
    partial(build, is_supplied=True),
    kept=frozenset(ParticipantEntry.model_fields) - {"name", "changes"},
    stated={
        "characters": {"side": "crew", "seat": FIGURE},
        "henchmen": {"side": "opponents"},
        **{table: {"side": ""} for table in ("machines", "systems", "objects")},
    },
)

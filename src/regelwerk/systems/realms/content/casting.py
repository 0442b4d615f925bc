"""Casting: a model of one's own in the place of one in a task force.

The model stands in the scene under the id of the card whose place it takes. Of several alike nobody could say which
is meant, so only a card that both forces have once can be replaced.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from regelwerk.engine.campaign.casting import Cast, Place, Plain
from regelwerk.engine.content.files import Layer
from regelwerk.engine.game import Json
from regelwerk.systems.realms.content.loading import SIDES, build


class Members:
    """The members of both forces."""

    tables = ("models",)

    def build(self, tables: Layer) -> Any:
        return build(tables, is_supplied=True)

    def places(self, plain: Plain, scenario: Json) -> dict[str, Place]:
        members = [one for side in SIDES for one in plain["forces"][scenario[side]]["members"]]
        alike = Counter(members)
        return {one: Place("models", one) for one in members if alike[one] == 1}

    def recast(self, plain: Plain, name: str, cast: Cast) -> Plain:  # noqa: ARG002  the same in every scene
        return {"models": {figure: plain["models"][hero] for figure, hero in cast.items()}}


CASTING = Members()

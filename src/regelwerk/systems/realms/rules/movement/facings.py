"""Which way to look, as a direction or in people's own words."""

from __future__ import annotations

import math
from collections.abc import Sequence

from regelwerk.dice import Dice
from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Answers, Pointing, Refusal
from regelwerk.engine.facts import Ref, phrase
from regelwerk.space import direction
from regelwerk.space.arcs import TURN
from regelwerk.systems.realms.rules.core.acts import BACK
from regelwerk.systems.realms.rules.movement.landmarks import read, word
from regelwerk.systems.realms.rules.movement.map_answers import unread
from regelwerk.systems.realms.rules.movement.spoken_places import POINTS
from regelwerk.systems.realms.state import Model, World


class Facings(Answers["int | None"]):
    """Which way to look: towards somebody (`to:amboss`), a point of the compass, or any direction in degrees."""

    finite = False

    @property
    def pointing(self) -> tuple[Pointing, ...]:
        return (Pointing("direction"),)

    def __init__(self, world: World, model: Model) -> None:
        self._world = world
        self._model = model

    def find(self, key: str) -> Answer[int | None] | Refusal:
        if key == BACK:
            return Answer(BACK, None, phrase("re-answer-back"))
        if key.startswith("to:"):
            return self._towards(key, key[3:])
        degrees = _degrees(key)
        if degrees is not None:
            return self._answer(key, degrees)
        wish = read(key, self._world, self._model)
        if isinstance(wish, Refused):
            return unread(key, wish)
        if wish.mark is None:
            return self._answer(key, wish.heading)
        if wish.mark.kind == "model":
            return self._towards(key, wish.mark.id)
        return self._answer(key, direction(self._model.at, wish.mark.at))

    def _towards(self, key: str, who: str) -> Answer[int | None] | Refusal:
        other = next((one for one in self._world.models if one.id == who and one.id != self._model.id), None)
        if other is None or not (other.on_table or other.vitals.status == "wreck"):
            return unread(key, Refused(phrase("re-refuse-unknown-place", text=who, known=()), "RE-MOV-07"))
        found = self._answer(key, direction(self._model.at, other.at))
        if isinstance(found, Refusal):
            return found
        return Answer(f"to:{who}", found.value, phrase("re-answer-facing-towards", whom=Ref(who)))

    def _answer(self, key: str, facing: int) -> Answer[int | None] | Refusal:
        if facing == self._model.facing:
            return unread(key, Refused(phrase("re-refuse-same-facing"), "RE-MOV-07"))
        label = phrase("re-answer-facing", degrees=facing / 100, where=word(round(facing / 4500) * 4500 % TURN))
        if facing in POINTS:
            label = phrase("re-answer-facing-compass", where=word(facing))
        return Answer(f"{facing / 100:g}", facing, label)

    def listed(self) -> Sequence[Answer[int | None]]:
        """Towards every enemy, the eight points of the compass, and back."""
        enemies = [f"to:{enemy.id}" for enemy in self._world.enemies(self._model) if enemy.active]
        found = [self.find(key) for key in (*enemies, *(f"{heading / 100:g}" for heading in POINTS))]
        answers = [answer for answer in found if isinstance(answer, Answer)]
        return [*answers, Answer(BACK, None, phrase("re-answer-back"))]

    def sample(self, dice: Dice) -> Answer[int | None]:
        listed = self.listed()
        return listed[dice.below(len(listed) - 1)]


def _degrees(text: str) -> int | None:
    """A direction in degrees; None: this is none."""
    try:
        degrees = float(text.replace(",", ".").rstrip("° "))
    except ValueError:
        return None
    return round(degrees * 100) % TURN if math.isfinite(degrees) else None

"""A game as a Gymnasium environment: one seat learns, tactics play all the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import Env, spaces

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.players.environment.choices import DEFAULT, PLACES
from regelwerk.players.environment.table import RENDERS, Table, name_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System
    from regelwerk.players.environment.features import Field
    from regelwerk.players.environment.table import RenderMode


class OneSeat(Env["NDArray[np.float32]", int]):
    """Every step is a decision of the seat; after `max_cycles` of them the game is truncated.

    `action_masks` says at which places there is an answer, under the name by which sb3-contrib looks for it. Info has
    it as `action_mask`, and the answers by their places.
    """

    def __init__(
        self,
        system: System,
        document: Json,
        *,
        seat: str,
        tactics: Mapping[str, str],
        max_cycles: int,
        render_mode: RenderMode | None = None,
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        seats = system.game.seats(system.start(document))
        if seat not in seats:
            raise LookupError(f"there is no seat {seat}; there are: {', '.join(seats)}")
        others = {other: tactics.get(other, system.default_tactic) for other in seats if other != seat}
        self.table = Table(system, document, tactics={**tactics, **others}, render_mode=render_mode, lang=lang)
        self.seat = seat
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": name_of(system, document), **RENDERS}
        self.observation_space = self.table.box()  # type: ignore[assignment]  # a box of any numbers
        self.action_space = spaces.Discrete(PLACES)  # type: ignore[assignment]  # its numbers are NumPy's

    @property
    def fields(self) -> tuple[Field, ...]:
        """What each number of an observation says."""
        return self.table.layout.fields

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.table.reset(seed)
        self._steps = 0
        return self._seen()

    def _seen(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        info = {"action_mask": self._mask(), "answers": {}, **self.table.info(self.seat)}
        return self.table.observe(self.seat), info

    def _mask(self) -> NDArray[np.int8]:
        """Where the seat is not asked any more, place 0 is left and does nothing: a game may be over before it is."""
        mask = self.table.mask(self.seat)
        mask[DEFAULT] |= self.seat not in self.table.places
        return mask

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self._steps += 1
        if self.table.places:
            self.table.answer(self.seat, action)
        over = self.table.match.outcome is not None
        reward = self.table.match.rewards()[self.seat] if over else 0.0
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, reward, over, not over and self._steps >= self.max_cycles, info

    def action_masks(self) -> NDArray[np.bool_]:
        return self._mask().astype(bool)

    def render(self) -> str | None:
        return self.table.render()

"""A game as a PettingZoo parallel environment: in every step all agents act, and those that are asked are heard.

Most games ask one seat after the other, so most actions go unheard; simultaneous questions are answered together.
Whoever has the choice takes `turns`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.players.environment.choices import PLACES
from regelwerk.players.environment.table import RENDERS, Observation, Table, name_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System
    from regelwerk.players.environment.table import RenderMode


class Parallel(ParallelEnv):  # type: ignore[misc]  # comes without types
    """Agents are seats; after `max_cycles` steps the game is truncated."""

    def __init__(
        self,
        system: System,
        document: Json,
        *,
        tactics: Mapping[str, str],
        max_cycles: int,
        render_mode: RenderMode | None = None,
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        self.metadata = {"name": name_of(system, document), **RENDERS}
        self.table = Table(system, document, tactics=tactics, render_mode=render_mode, lang=lang)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.table.agents)
        self.observation_spaces = {agent: self.table.seen_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(PLACES) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (none)
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self._steps = 0
        return self._seen()

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen = {agent: self.table.seen(agent) for agent in self.agents}
        return seen, {agent: self.table.info(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self._steps += 1
        for seat in tuple(self.table.places):
            self.table.answer(seat, actions.get(seat))
        over = self.table.match.outcome is not None
        stopped = not over and self._steps >= self.max_cycles
        rewards = self.table.match.rewards() if over else dict.fromkeys(self.agents, 0.0)
        seen, infos = self._seen()
        found = (
            seen,
            {agent: rewards[agent] for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, stopped),
            infos,
        )
        if over or stopped:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return found

    def render(self) -> str | None:
        return self.table.render()

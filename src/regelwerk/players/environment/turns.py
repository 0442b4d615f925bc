"""A game as a PettingZoo AEC environment: agents take turns, one whenever it is asked something.

Simultaneous questions are turns one after the other in the order of the rules; nobody sees what others have answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from pettingzoo import AECEnv

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.players.environment.choices import PLACES
from regelwerk.players.environment.table import RENDERS, Observation, Table, name_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System
    from regelwerk.players.environment.features import Field
    from regelwerk.players.environment.table import RenderMode

PATIENCE = 10
"""So many times `max_cycles` defaults are given to let agents that are seldom asked come to their own."""


class Turns(AECEnv):  # type: ignore[misc]  # comes without types
    """Agents are seats. An agent that has decided `max_cycles` times is left to the defaults of its questions; when
    all have, the game is truncated, and so it is when the defaults lead nowhere (`PATIENCE`)."""

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
        super().__init__()
        self.metadata = {"name": name_of(system, document), "is_parallelizable": False, **RENDERS}
        self.table = Table(system, document, tactics=tactics, render_mode=render_mode, lang=lang)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.table.agents)
        self.observation_spaces = {agent: self.table.seen_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(PLACES) for agent in self.possible_agents}

    @property
    def fields(self) -> tuple[Field, ...]:
        """What each number of an observation says."""
        return self.table.layout.fields

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  (none)
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._decided = dict.fromkeys(self.agents, 0)
        self._defaults = 0
        self.agent_selection = self.agents[0]
        self._next_turn()

    def observe(self, agent: str) -> Observation:
        return self.table.seen(agent)

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is; None where its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._decided[agent] += 1
        self.table.answer(agent, action)
        self._next_turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next_turn(self) -> None:
        """Whose turn it is; or the end."""
        while self.table.places and all(self._decided[seat] >= self.max_cycles for seat in self.table.places):
            if min(self._decided.values()) >= self.max_cycles or self._defaults >= PATIENCE * self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                break
            self._defaults += 1
            self.table.answer(next(iter(self.table.places)), None)
        asked = [seat for seat in self.table.places if self._decided[seat] < self.max_cycles]
        if asked:
            self.agent_selection = asked[0]
        elif self.table.match.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            rewards = self.table.match.rewards()
            self.rewards = {agent: rewards[agent] for agent in self.agents}
        self.infos = {agent: self.table.info(agent) for agent in self.agents}

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

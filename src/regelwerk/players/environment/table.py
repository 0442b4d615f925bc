"""What all environments share: a match, its observations, masks and rewards, and how it is shown."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict, get_args

import numpy as np
from gymnasium import spaces

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.engine.system import System
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.players.environment.choices import DEFAULT, PLACES, places_of
from regelwerk.players.environment.features import Layout
from regelwerk.players.environment.match import Match, agents_of
from regelwerk.players.environment.rendering import Storyteller

if TYPE_CHECKING:
    from numpy.typing import NDArray

RenderMode = Literal["human", "ansi"]
RENDERS = {"render_modes": ["human", "ansi"], "render_fps": 1}
SEEDS = 2**63


def name_of(system: System, document: Json) -> str:
    """What an environment is called; a document that holds no scenario is a duel."""
    return f"{system.name}_{document.get('scenario', 'duel')}_v0"


class Observation(TypedDict):
    """What an agent sees, and at which places it has an answer (1) or none (0)."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


class Table:
    """A match with agents at some of its seats; `tactics` play the others."""

    def __init__(
        self,
        system: System,
        document: Json,
        *,
        tactics: Mapping[str, str],
        render_mode: RenderMode | None = None,
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        start = system.start(document)
        seats = system.game.seats(start)
        strange = sorted(tactics.keys() - set(seats))
        if strange:
            raise LookupError(f"there is no seat {', '.join(strange)}; there are: {', '.join(seats)}")
        unknown = sorted(set(tactics.values()) - system.tactics.keys())
        if unknown:
            raise LookupError(f"{system.name} has no tactic {', '.join(unknown)}; it has: {', '.join(system.tactics)}")
        possible = agents_of(system, start)
        self.agents = tuple(seat for seat in possible if seat not in tactics)
        if not self.agents:
            raise LookupError("every seat is given to a tactic: nobody is left to learn")
        played = {seat: tactics.get(seat, system.default_tactic) for seat in seats if seat not in self.agents}
        if render_mode is not None and render_mode not in get_args(RenderMode):
            raise ValueError(f"no render mode {render_mode!r}; there are: {', '.join(get_args(RenderMode))}")
        self._mode = render_mode
        self._story = Storyteller(system, start, lang) if render_mode is not None else None
        self.layout = Layout(system, start)
        hear = self._story.hear if self._story is not None else lambda _: None
        policies = {seat: system.tactics[tactic] for seat, tactic in played.items()}
        self._seeds = RandomDice(None)
        self.match = Match(system, start, policies, hear)
        self.places: dict[str, dict[int, str]] = {}

    def reset(self, seed: int | None = None) -> None:
        """Begin anew. Without a seed the dice follow from those of the game before; the first ones are anybody's."""
        if seed is not None:
            self._seeds = RandomDice(seed)
        if self._story is not None:
            self._story.forget()
        self.match.begin(self._seeds.below(SEEDS))
        self.look()

    def look(self) -> None:
        """Find the places of the answers of everybody who is asked now."""
        self.places = {}
        for prompt in self.match.prompts:
            if prompt.seat not in self.places:
                self.places[prompt.seat] = places_of(prompt)

    def answer(self, seat: str, place: int | None) -> None:
        """Answer for a seat. A place at which there is no answer, or None, is the default: it costs only the move."""
        prompt = self.match.prompt_to(seat)
        assert prompt is not None, f"{seat} is not asked"
        key = self.places[seat].get(DEFAULT if place is None else int(place), prompt.default)
        self.match.answer(prompt, key)
        self.look()

    def observe(self, seat: str) -> NDArray[np.float32]:
        return self.layout.observe(self.match.view(seat), seat, self.match.prompt_to(seat))

    def mask(self, seat: str) -> NDArray[np.int8]:
        mask = np.zeros(PLACES, dtype=np.int8)
        mask[list(self.places.get(seat, ()))] = 1
        return mask

    def seen(self, seat: str) -> Observation:
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def box(self) -> spaces.Box:
        return spaces.Box(-1, 1, (len(self.layout.fields),), np.float32)

    def seen_space(self) -> spaces.Dict:
        return spaces.Dict({"observation": self.box(), "action_mask": spaces.Box(0, 1, (PLACES,), np.int8)})

    def info(self, seat: str) -> dict[str, Any]:
        """The answers of a seat that is asked, by their places."""
        return {"answers": dict(self.places[seat])} if seat in self.places else {}

    def render(self) -> str | None:
        """What happened since it was shown last, and the board: printed, or as a text."""
        if self._story is None:
            return None
        text = self._story.story(self.match.view(MASTER), self.match.outcome)
        if self._mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

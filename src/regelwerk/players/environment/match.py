"""A game for agents: it runs until one of them is asked, tactics answer for everybody else, seeded dice fall.

Answers to simultaneous questions are collected and given to the rules together, so nothing that one agent sees depends
on what another has just answered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regelwerk.dice import Faces, Law, RandomDice
from regelwerk.engine.effects import MASTER, Choose, Gather, Note, Roll
from regelwerk.engine.game import Outcome
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.policies import Policy, value_of
from regelwerk.engine.system import System

Told = Note | tuple[Roll[Any], Faces]
"""What somebody may be told of: a line of the log, or dice that fell."""


def agents_of(system: System, start: Any) -> tuple[str, ...]:
    """The seats that an agent may have: all but a master who leads the game and has nobody on the table."""
    seats: tuple[str, ...] = system.game.seats(start)
    leads = all(card.seat != MASTER for card in system.display(system.game.view(start, MASTER)).cards)
    return tuple(seat for seat in seats if seat != MASTER or not leads)


class Match:
    """One game after another of the same start, between agents and the `tactics` of the other seats."""

    def __init__(
        self,
        system: System,
        start: Any,
        tactics: Mapping[str, Policy],
        hear: Callable[[Told], None] = lambda _: None,
    ) -> None:
        self.system = system
        self.game = system.game
        self.start = start
        self._tactics = tactics
        self._hear = hear
        self._given: dict[int, Any] = {}
        self.begin(0)

    def begin(self, seed: int | str) -> None:
        """A new game with these dice."""
        self._dice = RandomDice(seed)
        self.state = self.start
        self._run: Run[Any] | None = None
        self._go_on()

    @property
    def outcome(self) -> Outcome | None:
        found: Outcome | None = self.game.outcome(self.state) if self._run is None else None
        return found

    @property
    def prompts(self) -> tuple[Choose[Any], ...]:
        """The open questions to agents, in the order in which the rules ask them."""
        need = self._run.need if self._run is not None else None
        if isinstance(need, Choose):
            return (need,)
        if isinstance(need, Gather):
            return tuple(prompt for n, prompt in enumerate(need.choices) if n not in self._given)
        return ()

    def prompt_to(self, seat: str) -> Choose[Any] | None:
        """The first open question to a seat."""
        return next((prompt for prompt in self.prompts if prompt.seat == seat), None)

    def view(self, seat: str) -> Any:
        """What a seat may know now, also in the middle of a step: where its question says so, or as announced."""
        prompt = self.prompt_to(seat)
        asked = self.game.asked_in(prompt) if prompt is not None else None
        seen = self.state if self._run is None else self._run.so_far(self.state)
        return self.game.view(seen if asked is None else asked, seat)

    def answer(self, prompt: Choose[Any], key: str) -> None:
        """Answer an open question and play on until an agent is asked again; raises PolicyError if it is refused."""
        self._give(prompt, key)
        self._go_on()

    def decide(self, prompt: Choose[Any], policy: Policy) -> str:
        """What a policy answers; where it leaves it to chance, by the dice of this game."""
        decision = policy.decide(prompt)
        return decision.draw(self._dice) if isinstance(decision, Law) else decision

    def shares(self) -> dict[str, float]:
        """What everybody has of the win: the winners share 1 between them; all have the same in a draw."""
        outcome, seats = self.outcome, self.game.seats(self.start)
        if outcome is None or outcome.winner is None:
            return dict.fromkeys(seats, 1 / len(seats))
        winners = [seat for seat in seats if outcome.won_by(seat)]
        return {seat: float(seat in winners) / max(1, len(winners)) for seat in seats}

    def rewards(self) -> dict[str, float]:
        """Each seat's share of the win above an equal one: they add up to 0 unless a side without a seat has won."""
        return {seat: share - 1 / len(self.game.seats(self.start)) for seat, share in self.shares().items()}

    # -- how it works -----------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Throw dice, answer for seats without an agent and begin steps until an agent is asked or the game is over."""
        while True:
            if self._run is None or self._run.finished:
                if self._run is not None:
                    self.state = self._run.result
                self._run = None
                if self.game.outcome(self.state) is not None:
                    return
                state = self.state
                self._run = Run(lambda: self.game.step(state), self._hear)  # noqa: B023  begun at once
            elif isinstance(self._run.need, Roll):
                roll = self._run.need
                faces = roll.throw.cast(self._dice)
                self._hear((roll, faces))
                self._run.feed(roll.throw.read(faces))
            elif not self._answer_by_tactic():
                return

    def _answer_by_tactic(self) -> bool:
        for prompt in self.prompts:
            if prompt.seat in self._tactics:
                self._give(prompt, self.decide(prompt, self._tactics[prompt.seat]))
                return True
        return False

    def _give(self, prompt: Choose[Any], key: str) -> None:
        assert self._run is not None
        need, value = self._run.need, value_of(prompt, key)
        if not isinstance(need, Gather):
            self._run.feed(value)
            return
        self._given[next(n for n, one in enumerate(need.choices) if one is prompt)] = value
        if len(self._given) == len(need.choices):
            values = tuple(self._given[n] for n in range(len(need.choices)))
            self._given = {}
            self._run.feed(values)

"""How fast a system is: what whoever simulates it, or thinks ahead in it, will have to live with."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.system import System
from regelwerk.engine.trials import scenario_trial

SECONDS = 1.0
MOST_STEPS = 20_000


@dataclass(frozen=True, slots=True)
class Speed:
    """Games of the first scenario in one second of processor time, and how long one is."""

    tactic: str
    games: int
    seconds: float
    steps: int

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def speed_of(system: System, tactic: str, seconds: float = SECONDS) -> Speed:
    """Play games with one tactic on all seats for about so long."""
    start = scenario_trial(system, system.first_scenario).start
    games = steps = 0
    began = process_time()
    while not games or process_time() - began < seconds:
        simulation, state = Simulation(system.tactics[tactic], RandomDice(games)), start
        for _ in range(MOST_STEPS):
            if system.game.outcome(state) is not None:
                break
            state = simulation.run(system.game.step(state))
            steps += 1
        games += 1
    return Speed(tactic, games, process_time() - began, steps)

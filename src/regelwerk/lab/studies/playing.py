"""One game of a study, with a seed of its own: what can be counted in it, and its journal if it fails.

Every die is thrown. Remembered laws are no quicker here (each game begins afresh, so that a change in one leaves all
others as they were), and what is thrown die by die can be repeated as a journal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regelwerk.dice import Dice, RandomDice
from regelwerk.engine.effects import MASTER, Choose, Do
from regelwerk.engine.game import Outcome, moment_of
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.interpreters.simulate import EndlessGame, Simulation
from regelwerk.engine.journal.entries import lines_of
from regelwerk.engine.policies import Policy
from regelwerk.lab.studies.prepared import Prepared

Numbers = dict[str, int]
"""What was counted in one game, by the name of the measure; what is missing is 0."""

MOST_STEPS = 100_000
MOST_ENTRIES = 5_000
"""How long the journal of a failed game may get: one that never ends would never be written down."""
ROUNDS, ANSWERS, STEPS, DRAW, UNDECIDED, WINS, OUT = "rounds", "answers", "steps", "draw", "undecided", "wins", "out"
SHARES = (DRAW, UNDECIDED)


def seed_of(study_seed: int, game: int) -> str:
    """The seed of a game: the same for all variants, so that they differ by what varies and not by luck."""
    return f"{study_seed}/{game}"


class Throwing(Simulation):
    """Plays with thrown dice and counts the answers."""

    def __init__(self, policy: Policy, dice: Dice) -> None:
        super().__init__(policy, dice)
        self.answers = 0

    def _do(self, effect: Do) -> Any:
        return self.run(effect.rule(*effect.args))

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.answers += 1
        return super()._choice(prompt)


def play(prepared: Prepared, simulation: Throwing) -> Numbers:
    """Play one game and count; raises whatever a rule raises."""
    game, state = prepared.system.game, prepared.start
    outcome, moment = game.outcome(state), moment_of(game, state)
    rounds = min(1, moment[1])
    steps = 0
    while outcome is None and not (prepared.rounds and rounds > prepared.rounds):
        if steps == MOST_STEPS:
            raise EndlessGame(f"{game.name} was not over after {MOST_STEPS} steps")
        state = simulation.run(game.step(state))
        steps += 1
        outcome, now = game.outcome(state), moment_of(game, state)
        rounds += now != moment
        moment = now
    numbers = {ROUNDS: rounds, ANSWERS: simulation.answers, STEPS: steps, **ending(outcome)}
    standings = prepared.system.standings(game.view(state, MASTER))
    figures = [short(figure) for figure in standings.figures]
    for one in standings.participants:
        numbers[f"{OUT}.{one.id}"] = int(one.out)
        numbers |= {f"{one.id}.{name}": value or 0 for name, value in zip(figures, one.figures, strict=True)}
    return numbers


def ending(outcome: Outcome | None) -> Numbers:
    """How a game ended, as a measure that is 1."""
    if outcome is None:
        return {UNDECIDED: 1}
    return {DRAW: 1} if outcome.winner is None else {f"{WINS}.{outcome.winner}": 1}


def short(figure: str) -> str:
    """What a figure is called in a measure: its message key without the system and the kind, `hearts`."""
    return figure.split("-", 2)[-1]


def is_share(measure: str) -> bool:
    """Whether a measure is 1 or 0 in every game."""
    return measure in SHARES or measure.partition(".")[0] in (WINS, OUT)


def measures(prepared: Prepared) -> Mapping[str, str]:
    """All measures of a game, each with the message key of its figure, or none."""
    standings = prepared.system.standings(prepared.system.game.view(prepared.start, MASTER))
    found = {f"{WINS}.{party}": "" for party in prepared.parties}
    found |= dict.fromkeys((DRAW, UNDECIDED, ROUNDS, ANSWERS, STEPS), "")
    for one in standings.participants:
        found[f"{OUT}.{one.id}"] = ""
        found |= {f"{one.id}.{short(figure)}": figure for figure in standings.figures}
    return found


def journal_of(prepared: Prepared, seed: str) -> str:
    """The journal of the game with this seed, as far as it comes: the same dice and answers as it was played with."""
    dice = RandomDice(seed)
    chosen, start = prepared.system, prepared.start
    hands = frozenset({*chosen.game.seats(start), MASTER, ""})
    session = new_session(chosen.game, start, prepared.document, seed=seed.encode(), by_hand=hands)
    try:
        while session.outcome is None and len(session.journal.entries) < MOST_ENTRIES:
            roll = session.wanted_faces
            if roll is not None:
                session.type_faces(roll.seat, roll.throw.cast(dice))
                continue
            prompt = session.prompts[0]
            decision = prepared.policy.decide(prompt)
            session.answer(prompt.seat, decision if isinstance(decision, str) else decision.draw(dice))
    except Exception:  # The failure that the journal leads to; it is told where the game was played.
        pass
    return "".join(f"{line}\n" for line in lines_of(session.journal))

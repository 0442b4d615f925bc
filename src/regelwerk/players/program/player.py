"""A program at a seat: what it is told, what it may answer, and what becomes of it if it fails.

A question to a program goes out as one line, its answer comes back as one (docs/dev/environments.md has the messages).
A program that is slow, wrong or dead loses nothing but its move: the tactic answers, and everybody is told. One that is
slow again and again is ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, Literal

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.messages import Names
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.effects import Choose
from regelwerk.engine.game import Json, Outcome
from regelwerk.engine.interpreters.outlook import Position, Reached
from regelwerk.engine.policies import Policy
from regelwerk.engine.system import System
from regelwerk.players.futures import drawn
from regelwerk.players.program.process import Dead, Process, Slow, Wrong

PROTOCOL = 1
MOST_SLOW = 3
"""A program that has been slow so often in a row is ended."""
Fault = Literal["slow", "wrong", "dead"]


class ProgramPlayer:
    """Answers the questions of one seat; `stand_in` does where the program fails.

    `fault` says what was the matter if the program did not give the last answer itself; what is dead says so once.
    """

    def __init__(
        self,
        system: System,
        seat: str,
        command: Sequence[str],
        stand_in: Policy,
        telling: Telling,
        *,
        scenario: str = "",
        seconds: float,
    ) -> None:
        self._system = system
        self._seat = seat
        self._stand_in = stand_in
        self._telling = telling
        self._seconds = seconds
        self._asked = 0
        self._slow = 0
        self._process: Process | None = None
        self.name = f"program:{command[0]}"
        self.fault: Fault | None = None
        self._untold: Fault | None = None
        self._start(command, scenario)

    @property
    def alive(self) -> bool:
        return self._process is not None

    def _start(self, command: Sequence[str], scenario: str) -> None:
        hello: Json = {
            "type": "hello", "protocol": PROTOCOL, "system": self._system.name,
            "rules": self._system.game.rules_version, "scenario": scenario, "seat": self._seat,
            "lang": self._telling.lang, "seconds": self._seconds,
        }  # fmt: skip
        try:
            self._process = Process(command)
            self._process.send(hello)
            if _heard(self._process, monotonic() + self._seconds).get("type") != "ready":
                raise Wrong
        except (Slow, Wrong, Dead) as trouble:
            self._give_up(_fault_of(trouble))

    def _give_up(self, fault: Fault) -> None:
        self._untold = fault
        if self._process is not None:
            self._process.end()
            self._process = None

    def decide(self, at: Position, prompt: Choose[Any], seed: str) -> str:
        """The program's answer, or the stand-in's, whose chances follow from the seed."""
        if self._process is not None:
            try:
                key = self._ask(self._process, at, prompt)
            except (Slow, Wrong, Dead) as trouble:
                self._failed(_fault_of(trouble))
            else:
                self._slow, self.fault = 0, None
                return key
        self.fault, self._untold = self._untold, None
        key = drawn(self._stand_in.decide(prompt), RandomDice(seed))
        if self._process is not None:
            self._process.send({"type": "fault", "id": self._asked, "fault": self.fault, "answered": key})
        return key

    def _failed(self, fault: Fault) -> None:
        """A program that is dead, or always slow, is not asked again."""
        self._untold = fault
        self._slow = self._slow + 1 if fault == "slow" else 0
        if fault == "dead" or self._slow >= MOST_SLOW:
            self._give_up("dead")

    def _ask(self, process: Process, at: Position, prompt: Choose[Any]) -> str:
        self._asked += 1
        deadline = monotonic() + self._seconds
        process.send(self._question(at, prompt))
        while True:
            message = _heard(process, deadline)
            match message:
                case {"type": "answer", "id": int(number)} if number < self._asked:
                    continue  # It comes too late: somebody has answered that.
                case {"type": "answer", "id": int(number), "key": str(key)} if number == self._asked:
                    if isinstance(prompt.answers.find(key), Refusal):
                        raise Wrong(key)
                    return key
            raise Wrong(str(message)[:80])

    def _question(self, at: Position, prompt: Choose[Any]) -> Json:
        """A question as a program gets it: with everything that its seat may know, and in words for its author."""
        game, asked = at.game, at.game.asked_in(prompt)
        state = Reached(game, at.state, at.given).meanwhile() if asked is None else asked
        names = game.names(state)
        answers = [
            {
                "key": answer.key,
                "label": self._telling.say(answer.label, names),
                "cost": {cost.message: cost.amount for cost in answer.cost},
            }
            for answer in prompt.answers.listed()
        ]
        return {
            "type": "prompt", "id": self._asked, "seat": prompt.seat, "who": prompt.who, "rule": prompt.rule_id,
            "question": self._telling.say(prompt.question, names), "answers": answers, "default": prompt.default,
            "complete": prompt.answers.finite,
            "pointing": [{"form": way.form, "before": way.before} for way in prompt.answers.pointing if not way.after],
            "view": game.show(game.view(state, prompt.seat)),
        }  # fmt: skip

    def close(self, outcome: Outcome | None = None, names: Names | None = None) -> None:
        """The game is over, or left: tell the program and let it go."""
        if self._process is None:
            return
        if outcome is not None:
            end: Json = {
                "type": "end", "winner": outcome.winner, "won": outcome.won_by(self._seat),
                "reason": self._telling.say(outcome.reason, names),
            }  # fmt: skip
            self._process.send(end)
        self._process.end({"type": "quit"})
        self._process = None


def _heard(process: Process, deadline: float) -> Json:
    """The next message that is more than `info`. Whoever only talks until the deadline is slow."""
    while (message := process.receive(deadline)).get("type") == "info":
        if monotonic() > deadline:
            raise Slow
    return message


def _fault_of(trouble: Exception) -> Fault:
    return "slow" if isinstance(trouble, Slow) else "wrong" if isinstance(trouble, Wrong) else "dead"

"""A process that thinks ahead for the table: it reads tasks, plays positions again, and writes what it found.

`thinkers` starts it; both ends of its pipes are this program's own.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from regelwerk.dice import Law, RandomDice
from regelwerk.engine.game import Json, system
from regelwerk.engine.interpreters.outlook import Outlook, Reached, outlook_of
from regelwerk.table.workers.process import serve

if TYPE_CHECKING:
    from regelwerk.engine.advice import Advice
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.interpreters.preview import Preview

KEPT_GAMES = 200
"""So many games are kept at hand; of any other the document is sent again."""


@dataclass(frozen=True, slots=True)
class Task:
    """A position of a game, the question there, and what is wanted: a tactic's decision, or the odds of all answers."""

    want: Literal["decision", "outlook"]
    game: str
    system: str
    document: Json | None
    """None: it was sent before."""
    state: Json | None
    """As it is stored; None: the start."""
    given: list[tuple[str, Any]]
    index: int
    """Which of the simultaneous questions."""
    tactic: str = ""
    luck: str = ""
    """What a decision by chance derives from."""
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Found:
    """`is_known` is false if the document of the game has to be sent again."""

    is_known: bool = True
    key: str = ""
    previews: tuple[tuple[str, Preview], ...] = ()
    advice: Advice | None = None


class Thinker:
    """Remembers games and laws between tasks."""

    def __init__(self) -> None:
        self._starts: OrderedDict[str, Any] = OrderedDict()
        self._outlooks: dict[str, Outlook] = {}

    def found(self, task: Task) -> Found:
        played = system(task.system)
        if task.document is not None:
            self._starts[task.game] = played.start(task.document)
            if len(self._starts) > KEPT_GAMES:
                self._starts.popitem(last=False)
        if task.game not in self._starts:
            return Found(is_known=False)
        self._starts.move_to_end(task.game)
        start = self._starts[task.game]
        state = start if task.state is None else played.game.thaw(start, task.state)
        position = Reached(played.game, state, task.given)
        prompt = position.choices()[task.index]
        if task.want == "decision":
            return Found(key=_drawn(played.tactics[task.tactic].decide(prompt), task.luck))
        return self._outlook(task, position, prompt)

    def _outlook(self, task: Task, position: Reached[Any], prompt: Choose[Any]) -> Found:
        if task.system not in self._outlooks:
            self._outlooks[task.system] = outlook_of(system(task.system), task.seconds)
        outlook = self._outlooks[task.system]
        advice = outlook.advice(prompt)
        previews = {} if advice is not None else outlook.of(position, prompt, prompt.answers.listed())
        return Found(previews=tuple(previews.items()), advice=advice)


def _drawn(decision: str | Law[str], luck: str) -> str:
    return decision.draw(RandomDice(luck)) if isinstance(decision, Law) else decision


def main() -> None:
    """Think until nobody asks any more."""
    thinker = Thinker()

    def answer(message: bytes) -> bytes:
        try:
            return pickle.dumps(thinker.found(pickle.loads(message)), pickle.HIGHEST_PROTOCOL)
        except Exception as error:  # Whatever a position trips over must not take the process with it.
            return pickle.dumps(type(error).__name__)

    serve(answer)

"""Small games with answers that are known on paper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from regelwerk.dice import Law, Sum
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.effects import Choose, Play, choose, do, gather, roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.game import Json, Outcome

S = TypeVar("S")
W6 = Sum((6,))


def won(winner: str | None) -> Outcome:
    return Outcome(winner, phrase("over"), "T-END-01")


def ask(seat: str, *keys: str) -> Choose[str]:
    answers = Listed([Answer(key, key, phrase(key)) for key in keys])
    return Choose(seat, seat, "T-ASK-01", phrase("what"), answers, keys[0])


class OpenGame(Generic[S]):
    """A game without secrets: what every game needs that the tests here do not care about."""

    name = "open"
    rules_version = "1"

    def seats(self, _state: S) -> tuple[str, ...]:
        return ("a", "b")

    def view(self, state: S, _seat: str) -> Any:
        return state

    def imagine(self, view: Any) -> Law[S]:
        return Law.certain(view)

    def show(self, view: Any) -> Json:
        return {"state": view}

    def forget(self, state: S) -> S:
        return state

    def asked_in(self, prompt: Choose[Any]) -> S | None:  # noqa: ARG002  its questions do not tell
        return None

    def round_of(self, _state: S) -> int:
        return 1

    def names(self, _state: S) -> Mapping[str, Mapping[str, str]]:
        return {}

    def freeze(self, state: S) -> Json:
        return {"state": state}

    def thaw(self, _start: S, data: Json) -> S:
        state: S = data["state"]
        return state

    def correct(self, state: S, _change: Json) -> S:
        return state


class Ruin(OpenGame[int]):
    """A random walk: one up on `up` or less, otherwise one down; b wins at 0, a at the top."""

    name = "ruin"

    def __init__(self, top: int, up: int = 3) -> None:
        self.top = top
        self.up = up

    def step(self, state: int) -> Play[int]:
        face = yield from roll(W6, "T-WLK-01")
        return state + 1 if face <= self.up else state - 1

    def outcome(self, state: int) -> Outcome | None:
        return won("b") if state == 0 else won("a") if state == self.top else None


class Turn(NamedTuple):
    """Whose turn it is in which round, and who has thrown a six."""

    whose: str
    round: int = 1
    winner: str = ""


class FirstSix(OpenGame[Turn]):
    """a and b throw in turn; the first six wins. Two turns are a round, and rounds are only counted."""

    name = "first six"

    def step(self, state: Turn) -> Play[Turn]:
        face = yield from roll(W6, "T-SIX-01", seat=state.whose)
        if face == 6:
            return state._replace(winner=state.whose)
        return Turn("b", state.round) if state.whose == "a" else Turn("a", state.round + 1)

    def outcome(self, state: Turn) -> Outcome | None:
        return won(state.winner) if state.winner else None

    def forget(self, state: Turn) -> Turn:
        return state._replace(round=1)

    def round_of(self, state: Turn) -> int:
        return state.round


class Limbo(OpenGame[str]):
    """On a 1 or 2 a wins, on a 3 nobody; otherwise one may be lost for ever, going to and fro between two places."""

    name = "limbo"

    def step(self, state: str) -> Play[str]:
        if state == "start":
            face = yield from roll(W6, "T-LIM-01")
            return "won" if face <= 2 else "draw" if face == 3 else "here"
        return "there" if state == "here" else "here"

    def outcome(self, state: str) -> Outcome | None:
        return {"won": won("a"), "draw": won(None)}.get(state)


class ManyDice(OpenGame[int]):
    """One step with far too many paths to follow."""

    name = "many dice"

    def step(self, state: int) -> Play[int]:
        for _ in range(14):
            state += yield from roll(W6, "T-MNY-01")
        return state

    def outcome(self, state: int) -> Outcome | None:
        return won("a") if state else None


class Throws(NamedTuple):
    """The face that lies there, and how many throws are left."""

    face: int
    left: int
    over: bool = False


class UpToThree(OpenGame[Throws]):
    """Throw up to three times and keep the last face. The best play is worth 14/3."""

    name = "up to three"

    def step(self, state: Throws) -> Play[Throws]:
        face = yield from roll(W6, "T-THR-01", seat="a")
        if state.left == 1:
            return Throws(face, 0, over=True)
        again = yield from do(goes_on, face)
        return Throws(face, state.left - 1, over=not again)

    def outcome(self, state: Throws) -> Outcome | None:
        return won("a") if state.over else None


def goes_on(_face: int) -> Play[bool]:
    prompt = ask("a", "stop", "again")
    answer = yield from choose("a", "a", prompt.rule_id, prompt.question, prompt.answers, prompt.default)
    return answer == "again"


class Ambush(OpenGame[str]):
    """Strike from the open (wins on 1 and 2) or from cover (1 to 5), or wait for the chance to change places.

    Who waits is found on a 1, changes places on 2 to 4 and stays on 5 and 6. From the open, the best play waits for
    cover: v = (5/6 · 3/6) / (4/6) = 5/8.
    """

    name = "ambush"

    def step(self, state: str) -> Play[str]:
        prompt = ask("a", "wait", "strike")
        plan = yield from choose("a", "a", prompt.rule_id, prompt.question, prompt.answers, prompt.default)
        face = yield from roll(W6, "T-AMB-01", seat="a")
        if plan == "strike":
            return "won" if face <= (2 if state == "open" else 5) else "lost"
        if face == 1:
            return "lost"
        return state if face >= 5 else "cover" if state == "open" else "open"

    def outcome(self, state: str) -> Outcome | None:
        return {"won": won("a"), "lost": won("b")}.get(state)


class Morra(OpenGame[str]):
    """Both show a hand at the same time; equal hands win for a."""

    name = "morra"

    def step(self, _state: str) -> Play[str]:
        left, right = yield from gather(ask("a", "one", "two"), ask("b", "one", "two"))
        return "won" if left == right else "lost"

    def outcome(self, state: str) -> Outcome | None:
        return {"won": won("a"), "lost": won("b")}.get(state)

"""The scripted interpreter: one rule with given dice and given decisions, for tests and for teaching."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from regelwerk.dice import Faces, GivenDice, ImpossibleFace, ImpossibleFaces, NotEnoughFaces
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose, Gather, Note, Play, Roll
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.interpreters.running import Run

T = TypeVar("T")


class ScriptError(ValueError):
    """The script does not fit the rule: a throw without faces, an answer that is refused, faces left over."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v}" for k, v in facts.items()))


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it came up, and the answer that was taken."""

    prompt: Choose[Any]
    taken: str


@dataclass(frozen=True, slots=True)
class Rolled:
    """A throw as it came up, with its faces and what was read."""

    roll: Roll[Any]
    faces: Faces
    outcome: Any


@dataclass(slots=True)
class Transcript(Generic[T]):
    """What a scripted run gave: the result, the log, the questions, the throws."""

    result: T
    log: list[Note] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    rolled: list[Rolled] = field(default_factory=list)

    def notes(self, message: str) -> list[Note]:
        return [note for note in self.log if note.message == message]


class _Script:
    """The given faces, die by die; an exploded die is given as its chain."""

    def __init__(self, faces: Sequence[int | Sequence[int]]) -> None:
        self._dice = [(face,) if isinstance(face, int) else tuple(face) for face in faces]

    def cast(self, roll: Roll[Any]) -> Faces:
        flat = GivenDice([face for die in self._dice for face in die])
        try:
            faces = roll.throw.cast(flat)
        except NotEnoughFaces:
            raise ScriptError("script-too-few-faces", throw=roll.throw.description(), rule=roll.cause) from None
        except ImpossibleFace:
            raise ScriptError(
                "script-impossible", throw=roll.throw.description(), rule=roll.cause, why=self._trouble(roll)
            ) from None
        dice = self._groups_of(roll, faces)
        if dice is None:
            why = self._trouble(roll, len(faces))
            raise ScriptError("script-impossible", throw=roll.throw.description(), rule=roll.cause, why=why)
        del self._dice[:dice]
        return faces

    def _groups_of(self, roll: Roll[Any], faces: Faces) -> int | None:
        """How many of the given dice show these faces: some throws do not mind how faces are put together."""
        if tuple(self._dice[: len(faces)]) == faces:
            return len(faces)
        dice, left = 0, sum(map(len, faces))
        while left > 0:
            left -= len(self._dice[dice])
            dice += 1
        try:
            return dice if left == 0 and roll.throw.faces_from(self._dice[:dice]) == faces else None
        except ImpossibleFaces:
            return None

    def _trouble(self, roll: Roll[Any], dice: int | None = None) -> Phrase:
        """What is wrong with the faces of a throw, and at which die."""
        try:
            roll.throw.faces_from(self._dice[:dice])
        except ImpossibleFaces as error:
            key = f"engine-faces-{error.reason.replace('_', '-')}"
            return phrase(key, throw=error.throw.description(), die=error.die + 1, face=error.face or 0)
        raise AssertionError(f"{roll.throw.notation()} takes these faces after all")

    @property
    def left(self) -> int:
        return len(self._dice)


def scripted(
    start: Callable[[], Play[T]],
    faces: Sequence[int | Sequence[int]] = (),
    answers: Iterable[str] = (),
) -> Transcript[T]:
    """Run a rule with faces in throwing order and answers in order (the default when they run out)."""
    script, keys = _Script(faces), iter(answers)
    log: list[Note] = []
    asked: list[Asked] = []
    rolled: list[Rolled] = []

    def answer(prompt: Choose[Any]) -> Any:
        key = next(keys, prompt.default)
        found = prompt.answers.find(key)
        if isinstance(found, Refusal):
            raise ScriptError(
                "script-refused",
                answer=key,
                question=prompt.question,
                reason=found.reason,
                rule=found.rule_id or "–",
                possible=", ".join(a.key for a in prompt.answers.listed()),
            )
        asked.append(Asked(prompt, key))
        return found.value

    run = Run(start, log.append)
    while not run.finished:
        need = run.need
        if isinstance(need, Roll):
            thrown = script.cast(need)
            outcome = need.throw.read(thrown)
            rolled.append(Rolled(need, thrown, outcome))
            run.feed(outcome)
        elif isinstance(need, Gather):
            run.feed(tuple(answer(prompt) for prompt in need.choices))
        else:
            assert isinstance(need, Choose)
            run.feed(answer(need))
    if script.left:
        raise ScriptError("script-faces-left", left=script.left)
    unused = list(keys)
    if unused:
        raise ScriptError("script-answers-left", answers=", ".join(unused))
    assert run.finished
    return Transcript(run.result, log, asked, rolled)  # type: ignore[arg-type]

"""Playing by the book: a world, given dice, and what people say; everything else is answered by the default.

What people say is written `rhea act attack`: who, which question (the words after `ds-ask-`, or the beginning of them)
and the key of the answer. It is said in this order, as soon as that one is asked that question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose, Do, Play
from regelwerk.engine.facts import Fact, Phrase, Ref
from regelwerk.engine.interpreters.scripted import Asked, Transcript, scripted
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.state import World

T = TypeVar("T")
GAME = DarkSpace()
MOST_STEPS = 200
Throws = Sequence[Sequence[int]]


class Talk:
    """What people have still to say, and everything they were asked."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.left = [line.split(" ", 2) for line in lines]
        self.asked: list[Asked] = []

    def answer(self, prompt: Choose[Any]) -> Any:
        """The next thing to say if it answers this question, else the default."""
        key = prompt.default
        if self.left:
            who, word, said = self.left[0]
            if prompt.who == who and prompt.question.key.startswith(f"ds-ask-{word}"):
                key = said
                del self.left[0]
        found = prompt.answers.find(key)
        assert not isinstance(found, Refusal), (prompt.who, prompt.question.key, key, found, prompt.answers.listed())
        self.asked.append(Asked(prompt, key))
        return found.value

    def answering(self, play: Play[T]) -> Play[T]:
        """A rule with all its questions answered; only dice and lines of the log are left."""
        try:
            effect = next(play)
            while True:
                value: Any
                if isinstance(effect, Choose):
                    value = self.answer(effect)
                elif isinstance(effect, Do):
                    value = yield from self.answering(effect.rule(*effect.args))
                else:
                    value = yield effect
                effect = play.send(value)
        except StopIteration as end:
            result: T = end.value
            return result


def heard(rule: Callable[[], Play[T]], lines: Sequence[str], throws: Throws) -> Transcript[T]:
    """One rule by the book; every throw takes exactly the dice that are given for it."""
    talk = Talk(lines)
    transcript = scripted(lambda: talk.answering(rule()), [face for throw in throws for face in throw])
    assert not talk.left, (talk.left, [(asked.prompt.who, asked.prompt.question.key) for asked in talk.asked])
    assert [len(rolled.faces) for rolled in transcript.rolled] == [len(throw) for throw in throws]
    transcript.asked += talk.asked
    return transcript


def play(start: World, until: Callable[[World], bool], *lines: str, throws: Throws = ()) -> Transcript[World]:
    """Steps of the game until something is so, or the confrontation is over."""

    def steps() -> Play[World]:
        state = start
        for _ in range(MOST_STEPS):
            if until(state) or GAME.outcome(state) is not None:
                return state
            state = yield from GAME.step(state)
        raise AssertionError("this goes on and on")

    return heard(steps, lines, throws)


def phase(start: World, *lines: str, throws: Throws = ()) -> Transcript[World]:
    """The phase that runs, to its end."""
    return play(start, lambda state: state.phase is None, *lines, throws=throws)


def act(start: World, *lines: str, throws: Throws = ()) -> Transcript[World]:
    """One act of the phase that runs."""
    return heard(lambda: GAME.step(start), lines, throws)


def in_round(number: int) -> Callable[[World], bool]:
    """Until the order of a round is fixed."""
    return lambda state: state.round >= number


def orders(transcript: Transcript[World]) -> list[str]:
    """The order of each round that began, as the log tells it."""
    told = [note.facts["order"] for note in transcript.log if note.message in ("ds-round", "ds-round-by-account")]
    return [" ".join(_named(one) for one in order) for order in told if isinstance(order, tuple)]


def _named(place: Fact) -> str:
    """Who has a place in the order; once there are accounts, the log names them with it."""
    who = dict(place.facts)["who"] if isinstance(place, Phrase) else place
    assert isinstance(who, Ref)
    return who.id


def fact(transcript: Transcript[Any], message: str, *names: str) -> Any:
    """What the one line of the log with this message says; tallies as their totals."""
    (note,) = transcript.notes(message)
    values = tuple(getattr(note.facts[name], "total", note.facts[name]) for name in names)
    return values if len(values) > 1 else values[0]


def asked_of(transcript: Transcript[Any], who: str, word: str) -> Asked:
    """The first time somebody was asked a question."""
    return next(
        asked
        for asked in transcript.asked
        if asked.prompt.who == who and asked.prompt.question.key.startswith(f"ds-ask-{word}")
    )

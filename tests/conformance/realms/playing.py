"""Playing by the book: a table, given dice, and what people say; everything else is answered by the default.

What people say is written `mars act normal_shot`: who, which question (the words after `re-ask-`, or the beginning of
them) and the key of the answer. It is said in this order, as soon as that one is asked that question. Weapons and
armour are the supplied ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose, Do, Gather, Play
from regelwerk.engine.interpreters.scripted import Asked, Transcript, scripted
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.content.loading import Content, load
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.values import Armour, Item, Weapon

T = TypeVar("T")
GAME = Realms()
MOST_STEPS = 100
Throws = Sequence[Sequence[int]]


@cache
def supplied() -> Content:
    return load()


def arms(*names: str) -> tuple[Weapon, ...]:
    """Supplied weapons."""
    return tuple(supplied().weapons[name] for name in names)


def wears(name: str) -> Armour:
    """A supplied armour."""
    return supplied().armours[name]


def gear(*names: str) -> tuple[Item, ...]:
    """Supplied equipment."""
    return tuple(supplied().items[name] for name in names)


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
            if prompt.who == who and prompt.question.key.startswith(f"re-ask-{word}"):
                key = said
                del self.left[0]
        found = prompt.answers.find(key)
        offered = [answer.key for answer in prompt.answers.listed()]
        assert not isinstance(found, Refusal), (prompt.who, prompt.question.key, key, found, offered)
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
                elif isinstance(effect, Gather):
                    value = tuple(self.answer(choice) for choice in effect.choices)
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


def act(start: World, *lines: str, throws: Throws = ()) -> Transcript[World]:
    """One step of the game: one action of the running phase."""
    return heard(lambda: GAME.step(start), lines, throws)


def play(start: World, until: Callable[[World], bool], *lines: str, throws: Throws = ()) -> Transcript[World]:
    """Steps of the game until something is so."""

    def steps() -> Play[World]:
        state = start
        for _ in range(MOST_STEPS):
            if until(state) or GAME.outcome(state) is not None:
                return state
            state = yield from GAME.step(state)
        raise AssertionError("this goes on and on")

    return heard(steps, lines, throws)


def had_phase(who: str) -> Callable[[World], bool]:
    """Until somebody's phase is over."""
    return lambda state: state.find(who).had_phase


def said(transcript: Transcript[Any], message: str, *names: str) -> list[Any]:
    """What the lines of the log with this message say; tallies as their totals."""
    found = []
    for note in transcript.notes(message):
        facts = [note.facts[name] for name in names]
        values = tuple(fact.total if isinstance(fact, Tally) else fact for fact in facts)
        found.append(values if len(values) > 1 else values[0])
    return found


def asked_of(transcript: Transcript[Any], who: str, word: str) -> Asked:
    """The first time somebody was asked a question."""
    return next(
        asked
        for asked in transcript.asked
        if asked.prompt.who == who and asked.prompt.question.key.startswith(f"re-ask-{word}")
    )


def refused(asked: Asked, key: str) -> str:
    """The rule by which an answer was refused."""
    found = asked.prompt.answers.find(key)
    assert isinstance(found, Refusal), key
    return found.rule_id

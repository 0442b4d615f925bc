"""Answers ahead: what several figures of a seat answer that are asked the same in the step under way, or one in a row.

Windows with an order ask one figure after another. Whoever decides for several may settle the rest of a window at once,
with one answer for all or one for each; every figure still gets an answer of its own, and a question that has changed
meanwhile is put to the person after all. Likewise one figure that is asked several times in a row, such as where each
of several hits lands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from regelwerk.engine.answers import Answer, Cost, Refusal
from regelwerk.engine.effects import Choose, Gather, Number
from regelwerk.engine.facts import Phrase, from_json, to_json
from regelwerk.engine.interpreters.running import Need, Run
from regelwerk.engine.interpreters.standing_orders import costs_from, costs_to_json, within

Json = dict[str, Any]
MOST_FIGURES = 40
"""How many questions ahead are looked for."""
MOST_IN_A_ROW = 12
"""How many questions to one figure are answered at once."""


@dataclass(frozen=True, slots=True)
class AheadAnswer:
    """What figures of a seat answer in this step, whenever they are asked the same as the one that was asked first."""

    seat: str
    rule_id: str
    asked: Phrase
    default: str
    figures: tuple[str, ...] | None
    """None: all whom the step still asks."""
    key: str
    pays: tuple[Cost, ...] = ()
    """What the answer cost whoever was asked first: nobody else pays more."""
    numbers: tuple[Number, ...] = ()
    """What there was to judge: where it is more or less, the decision is a new one."""
    place: int = 0
    """Where it stands among the answers that one figure gives in a row, each of them once; 0: it is not one of them."""

    @classmethod
    def to_prompt(
        cls, prompt: Choose[Any], key: str, figures: tuple[str, ...] | None, place: int = 0
    ) -> AheadAnswer | Refusal:
        """The answer to an open question that is to hold for others too, or why it is refused."""
        found = prompt.answers.find(key)
        if isinstance(found, Refusal):
            return found
        own = None if figures is None else (prompt.who, *(one for one in figures if one != prompt.who))
        return cls(
            prompt.seat, prompt.rule_id, prompt.question, prompt.default, own, key, found.cost, prompt.numbers, place
        )  # fmt: skip

    @classmethod
    def from_json(cls, data: Json) -> AheadAnswer:
        asked, figures = from_json(data["asked"]), data.get("figures")
        if not isinstance(asked, Phrase):
            raise ValueError("asked")
        return cls(
            data["seat"], data["rule"], asked, data["default"], None if figures is None else tuple(figures),
            data["key"], costs_from(data.get("pays", ())),
            tuple(Number(name, amount) for name, amount in data.get("numbers", ())), data.get("place", 0),
        )  # fmt: skip

    def to_json(self) -> Json:
        data: Json = {
            "seat": self.seat, "rule": self.rule_id, "asked": to_json(self.asked), "default": self.default,
            "key": self.key,
        }  # fmt: skip
        if self.figures is not None:
            data["figures"] = list(self.figures)
        if self.pays:
            data["pays"] = costs_to_json(self.pays)
        if self.numbers:
            data["numbers"] = [list(number) for number in self.numbers]
        if self.place:
            data["place"] = self.place
        return data

    def settles(self, prompt: Choose[Any]) -> Answer[Any] | None:
        """The answer of a figure, if it is among those meant, is asked the same and pays no more."""
        is_meant = self.figures is None or prompt.who in self.figures
        if not is_meant or not self._is_same(prompt):
            return None
        found = prompt.answers.find(self.key)
        return None if isinstance(found, Refusal) or not within(found.cost, self.pays) else found

    def _is_same(self, prompt: Choose[Any]) -> bool:
        same = (self.seat, self.rule_id, self.default) == (prompt.seat, prompt.rule_id, prompt.default)
        counted, here = dict(self.numbers), dict(prompt.numbers)
        equal = all(counted[name] == here[name] for name in counted.keys() & here.keys())
        return same and equal and is_same_question(self.asked, prompt.question)


def is_same_question(one: Phrase, other: Phrase) -> bool:
    """Whether two figures are asked the same: all that both questions tell is equal, but for who is asked.

    Who is attacked is asked in other words than who stands beside, so the sentence itself may differ if it is about the
    same.
    """
    told, here = dict(one.facts), dict(other.facts)
    common = (told.keys() & here.keys()) - {"who"}
    return (one.key == other.key or bool(common)) and all(told[name] == here[name] for name in common)


def asked_alike(run: Run[Any], prompt: Choose[Any], *, sees_all: bool) -> Iterator[Choose[Any]]:
    """The questions of the same kind that a seat is asked next if all its figures give the default.

    `run` is the step as far as it has come. Nobody looks beyond dice, and only who sees everything beyond the questions
    of others.
    """
    like = AheadAnswer(
        prompt.seat, prompt.rule_id, prompt.question, prompt.default, None, prompt.default, (), prompt.numbers
    )  # fmt: skip
    run.feed(_default(prompt))
    for _ in range(MOST_FIGURES):
        need = run.need
        if not isinstance(need, Choose) or (need.seat != prompt.seat and not sees_all):
            return
        if like.settles(need) is not None:
            yield need
        run.feed(_default(need))


class AskedFigure(NamedTuple):
    """A figure in a window: what it is asked, and by its answers what it is asked right after them."""

    prompt: Choose[Any]
    following: Mapping[str, Choose[Any]]


def asked_in_window(run: Run[Any], prompt: Choose[Any], *, sees_all: bool) -> Iterator[AskedFigure]:
    """All who are asked the same in a row, each as if those before it gave the default."""
    for one in (prompt, *asked_alike(run.again(), prompt, sees_all=sees_all)):
        there = run.again()
        _let_pass_until(there, one)
        keys = [answer.key for answer in one.answers.listed()] if one.answers.finite else []
        following = {key: asked_next(there.again(), one, key) for key in keys}
        yield AskedFigure(one, {key: after for key, after in following.items() if after is not None})


def _let_pass_until(run: Run[Any], prompt: Choose[Any]) -> None:
    """Everybody takes the default up to a question that is known to come."""
    wanted = (prompt.seat, prompt.who, prompt.rule_id, prompt.question)
    while isinstance(need := run.need, Choose) and (need.seat, need.who, need.rule_id, need.question) != wanted:
        run.feed(_default(need))


def answers_in_window(
    run: Run[Any], prompt: Choose[Any], answers: Mapping[str, Sequence[str]], *, sees_all: bool
) -> Iterator[AheadAnswer]:
    """The answers of figures in a window, and to what each is asked right after, as the questions will be.

    `run` is the step as far as it has come. Whoever is not named takes the default here, and is asked nevertheless. It
    ends at dice, and where an answer is refused: what comes after that is a new decision.
    """
    like = AheadAnswer(
        prompt.seat, prompt.rule_id, prompt.question, prompt.default, None, prompt.default, (), prompt.numbers
    )  # fmt: skip
    named, following, who = dict(answers), list[str](), ""
    for _ in range(MOST_FIGURES):
        need = run.need
        if not isinstance(need, Choose) or (need.seat != prompt.seat and not sees_all):
            return
        is_own = need.seat == prompt.seat
        if is_own and need.who == who and following:
            key, *following = following
        elif is_own and need.who in named and like.settles(need) is not None:
            who = need.who
            key, *following = named.pop(who)
        else:
            run.feed(_default(need))
            continue
        found = AheadAnswer.to_prompt(need, key, (need.who,))
        if isinstance(found, Refusal):
            return
        yield found
        run.feed(need.answers.meaning(key))


def asked_in_a_row(run: Run[Any], prompt: Choose[Any]) -> Iterator[Choose[Any]]:
    """What one figure is asked one after another if it takes the defaults, until dice fall or somebody else is asked.

    `run` is the step as far as it has come.
    """
    need: Need | None = prompt
    for _ in range(MOST_IN_A_ROW):
        if not isinstance(need, Choose) or (need.seat, need.who) != (prompt.seat, prompt.who):
            return
        yield need
        run.feed(_default(need))
        need = run.need


def answers_in_a_row(run: Run[Any], row: Sequence[Choose[Any]], keys: Sequence[str]) -> Iterator[AheadAnswer]:
    """The answers of one figure to what it was shown in a row, up to the first question that has become another one.

    `run` is the step as far as it has come. Whoever departs from a default may change what is asked after it.
    """
    for place, (shown, key) in enumerate(zip(row, keys, strict=False), start=1):
        need = run.need
        if not isinstance(need, Choose) or not is_as_shown(shown, need, key):
            return
        found = AheadAnswer.to_prompt(need, key, (need.who,), place)
        assert isinstance(found, AheadAnswer)
        yield found
        run.feed(need.answers.meaning(key))


def is_as_shown(shown: Choose[Any], asked: Choose[Any], key: str) -> bool:
    """Whether an answer that was chosen when a question was shown beforehand means the same now that it is asked."""
    then, now = shown.answers.find(key), asked.answers.find(key)
    if isinstance(then, Refusal) or isinstance(now, Refusal):
        return False
    same = (shown.seat, shown.who, shown.rule_id, shown.question, shown.default, shown.numbers)
    here = (asked.seat, asked.who, asked.rule_id, asked.question, asked.default, asked.numbers)
    return same == here and (then.label, then.cost) == (now.label, now.cost)


def by_figure(answers: Sequence[AheadAnswer]) -> dict[str, list[str]]:
    """What each figure of a window answers: what `answers_in_window` was told."""
    found: dict[str, list[str]] = {}
    for one in answers:
        for who in one.figures or ():
            found.setdefault(who, []).append(one.key)
    return found


def asked_next(run: Run[Any], prompt: Choose[Any], key: str) -> Choose[Any] | None:
    """What the same figure is asked right after an answer, such as how much it adds to it; None: nothing, or dice fall.

    `run` is the step as far as it has come.
    """
    found = prompt.answers.find(key)
    if isinstance(found, Refusal):
        return None
    run.feed(found.value)
    need = run.need
    is_own = isinstance(need, Choose) and (need.seat, need.who) == (prompt.seat, prompt.who)
    return need if isinstance(need, Choose) and is_own and need.rule_id != prompt.rule_id else None


class LookAhead:
    """What lies ahead of an open question in the step under way. It is looked for when somebody asks for it."""

    def __init__(self, run: Run[Any], prompt: Choose[Any], prompts: Sequence[Choose[Any]]) -> None:
        """`run` is the step as far as it has come, `prompts` are all questions that are open."""
        self.prompt = prompt
        self._run = run
        self._prompts = prompts

    @property
    def is_one_of_several(self) -> bool:
        """Whether others are asked at the same time: then nobody can tell what comes next."""
        return isinstance(self._run.need, Gather)

    @property
    def is_midway(self) -> bool:
        """Whether the step has been answered anything, or dice have fallen in it."""
        return bool(self._run.fed)

    def alike(self, *, sees_all: bool) -> tuple[Choose[Any], ...]:
        """The questions of the same kind that the seat is asked besides or next."""
        prompt = self.prompt
        if prompt.alone:
            return ()
        if self.is_one_of_several:
            like = AheadAnswer(prompt.seat, prompt.rule_id, prompt.question, prompt.default, None, prompt.default)
            return tuple(one for one in self._prompts if one is not prompt and like.settles(one) is not None)
        return tuple(asked_alike(self._run.again(), prompt, sees_all=sees_all))

    def window(self, *, sees_all: bool) -> tuple[AskedFigure, ...]:
        """Everybody whom the seat is asked the same about in a row; empty: only about one."""
        if self.prompt.alone or self.is_one_of_several:
            return ()
        found = tuple(asked_in_window(self._run, self.prompt, sees_all=sees_all))
        return found if len(found) > 1 else ()

    def row(self) -> tuple[Choose[Any], ...]:
        """What the figure is asked from here on, if it takes the defaults; empty: nothing else."""
        if self.prompt.alone or self.is_one_of_several:
            return ()
        found = tuple(asked_in_a_row(self._run.again(), self.prompt))
        return found if len(found) > 1 else ()

    def following(self) -> dict[str, Choose[Any]]:
        """By the answers: what the same figure is asked right after it."""
        if not self.prompt.answers.finite:
            return {}
        found = {answer.key: self.after(answer.key) for answer in self.prompt.answers.listed()}
        return {key: following for key, following in found.items() if following is not None}

    def after(self, key: str) -> Choose[Any] | None:
        """What the same figure is asked right after this answer."""
        return None if self.is_one_of_several else asked_next(self._run.again(), self.prompt, key)


def _default(prompt: Choose[Any]) -> Any:
    found = prompt.answers.meaning(prompt.default)
    assert not isinstance(found, Refusal), prompt.question.key
    return found

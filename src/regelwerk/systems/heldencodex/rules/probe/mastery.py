"""What may happen to dice after the last throw: second chances, high mastery, shifted results, the lucky number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache, partial
from itertools import product
from operator import add
from typing import NamedTuple

from regelwerk.dice import Handful
from regelwerk.engine.advice import Advice
from regelwerk.engine.answers import Answer, Answers, Listed, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note, roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.prospects import advised, promise, swapped, thrown_again, turned
from regelwerk.systems.heldencodex.rules.probe.reading import FUMBLE, with_faces, without
from regelwerk.systems.heldencodex.rules.probe.throwing import listed, read_faces


class Rival(NamedTuple):
    """An opponent whose dice lie on the table."""

    who: str
    faces: Faces


class Aftermath(NamedTuple):
    """What a prompt after the throw is about: whose dice, how they are read, and what they are for."""

    prober: Prober
    faces: Faces
    rivals: tuple[Rival, ...] = ()


@rule("HC-QUA-02", "HC:shadow_ones")
def second_chance(prober: Prober, faces: Faces) -> Play[Faces]:
    """With a fine item one die may be thrown again, and the new face counts; a one may not."""
    for _ in range(prober.second):
        choices = sorted({face for face in faces if face != FUMBLE or prober.options.shadow_ones})
        if not choices:
            break
        answers = [Answer("leave", 0, phrase("hc-answer-leave"))]
        answers += [Answer(f"again:{face}", face, phrase("hc-answer-again", face=face)) for face in choices]
        question = phrase("hc-ask-second-chance", who=Ref(prober.who), faces=faces)
        scene = Aftermath(prober, faces)
        face = yield from choose(
            prober.seat, prober.who, "HC-QUA-02", question, Listed(answers), "leave", scene,
            partial(_on_second_chance, prober, faces, choices),
        )  # fmt: skip
        if not face:
            break
        yield note("HC-QUA-02", "hc-throws-again", prober.audience, who=Ref(prober.who), face=face)
        (new,) = yield from _one_die(prober, "HC-QUA-02")
        faces = with_faces(without(faces, (face,)), (new,))
    return faces


def _on_second_chance(prober: Prober, faces: Faces, choices: Iterable[int]) -> Advice:
    reading, goal = prober.reading, prober.goal
    again = [(f"again:{face}", thrown_again(faces, face, reading, goal)) for face in choices]
    return advised(goal, [("leave", Fraction(promise(faces, reading, goal))), *again])


def _one_die(prober: Prober, cause: str) -> Play[Faces]:
    return roll(Handful(1, prober.reading.die), cause, seat=prober.seat, who=prober.who, audience=prober.audience)


@rule("HC-HIM-03", "HC-HIM-04", "HC:shadow_ones")
def use_mastery(prober: Prober, faces: Faces, rivals: tuple[Rival, ...] = ()) -> Play[tuple[Faces, tuple[Rival, ...]]]:
    """Each point above 20 swaps one die with an opponent's, or throws one again and chooses between both faces."""
    for left in range(prober.mastery, 0, -1):
        answers: list[Answer[tuple[int, str, int]]] = [Answer("leave", (0, "", 0), phrase("hc-answer-leave"))]
        for face in sorted(set(faces)):
            if face != FUMBLE or prober.options.shadow_ones:
                answers.append(Answer(f"shadow:{face}", (face, "", 0), phrase("hc-answer-shadow", face=face)))
        for face, rival in product(sorted(set(faces)), rivals):
            for theirs in sorted(set(rival.faces) - {face}):
                label = phrase("hc-answer-swap", face=face, theirs=theirs, whom=Ref(rival.who))
                answers.append(Answer(f"swap:{face}:{theirs}:{rival.who}", (face, rival.who, theirs), label))
        if len(answers) == 1:
            break
        question = phrase("hc-ask-mastery", who=Ref(prober.who), faces=faces, left=left)
        scene = Aftermath(prober, faces, rivals)
        face, whom, theirs = yield from choose(
            prober.seat, prober.who, "HC-HIM-03", question, Listed(answers), "leave", scene,
            partial(_on_mastery, prober, faces, answers),
        )  # fmt: skip
        if not face:
            break
        if whom:
            yield note("HC-HIM-03", "hc-swapped", who=Ref(prober.who), whom=Ref(whom), face=face, theirs=theirs)
            faces = with_faces(without(faces, (face,)), (theirs,))
            rivals = tuple(_given(rival, theirs, face) if rival.who == whom else rival for rival in rivals)
        else:
            faces = yield from shadow_throw(prober, faces, face)
    return faces, rivals


def _on_mastery(prober: Prober, faces: Faces, answers: Iterable[Answer[tuple[int, str, int]]]) -> Advice:
    """What the own dice promise; what a swap takes from the opponent is not counted."""
    reading, goal = prober.reading, prober.goal
    worths: dict[str, Fraction | int] = {}
    for answer in answers:
        face, whom, theirs = answer.value
        if whom:
            worths[answer.key] = swapped(faces, face, theirs, reading, goal)
        elif face:
            worths[answer.key] = thrown_again(faces, face, reading, goal, may_stay=True)
        else:
            worths[answer.key] = promise(faces, reading, goal)
    return advised(goal, worths)


def _given(rival: Rival, taken: int, given: int) -> Rival:
    return rival._replace(faces=with_faces(without(rival.faces, (taken,)), (given,)))


@rule("HC-HIM-03")
def shadow_throw(prober: Prober, faces: Faces, face: int) -> Play[Faces]:
    """Throw one die again and choose either face."""
    (new,) = yield from _one_die(prober, "HC-HIM-03")
    rest = without(faces, (face,))
    if new == face:
        return faces
    answers = Listed([Answer(f"take:{one}", one, phrase("hc-answer-take", face=one)) for one in (face, new)])
    question = phrase("hc-ask-shadow", who=Ref(prober.who), face=face, new=new)
    scene = Aftermath(prober, rest)
    taken = yield from choose(
        prober.seat, prober.who, "HC-HIM-03", question, answers, f"take:{face}", scene,
        lambda: _on_faces(prober, {f"take:{one}": with_faces(rest, (one,)) for one in (face, new)}),
    )  # fmt: skip
    yield note("HC-HIM-03", "hc-shadow", prober.audience, who=Ref(prober.who), face=face, new=new, taken=taken)
    return with_faces(rest, (taken,))


def _on_faces(prober: Prober, ways: Mapping[str, Faces]) -> Advice:
    """What each way to lie promises."""
    return advised(prober.goal, {key: promise(faces, prober.reading, prober.goal) for key, faces in ways.items()})


@lru_cache(maxsize=1 << 15)
@rule("HC-QUA-02", "HC:e_bonus")
def shifted(faces: Faces, amount: int, die: int) -> tuple[Faces, ...]:
    """Every way to shift results: up to a number of dice by one each, or one die by as much; unchanged comes first."""
    found = {tuple(sorted(map(add, faces, steps))) for steps in _steps(len(faces), amount)}
    legal = sorted(way for way in found if way[0] >= 1 and way[-1] <= die and way != faces)
    return (faces, *legal)


@lru_cache(maxsize=64)
def _steps(dice: int, amount: int) -> tuple[tuple[int, ...], ...]:
    """By how much each die may be shifted together with the others."""
    by_one = [steps for steps in product((0, -1, 1), repeat=dice) if sum(map(abs, steps)) <= amount]
    by_all = [tuple(step * (at == one) for at in range(dice)) for one in range(dice) for step in (-amount, amount)]
    return (*by_one, *by_all)


class ShiftAnswers(Answers[Faces]):
    """Every way to shift results, as the dice lie afterwards; odds ask again and again for leaving them as they are."""

    __slots__ = ("_shift", "as_it_is")

    def __init__(self, faces: Faces, amount: int, die: int) -> None:
        self._shift = faces, amount, die
        self.as_it_is = f"to:{listed(faces)}"

    @property
    def ways(self) -> tuple[Faces, ...]:
        return shifted(*self._shift)

    @staticmethod
    def _answer(way: Faces) -> Answer[Faces]:
        return Answer(f"to:{listed(way)}", way, phrase("hc-answer-shift", faces=way))

    def listed(self) -> Sequence[Answer[Faces]]:
        return [self._answer(way) for way in self.ways]

    def meaning(self, key: str) -> Faces | Refusal:
        if key == self.as_it_is:
            return self._shift[0]
        way = read_faces(key, "to:")
        return way if way is not None and way in self.ways else unknown(key)

    def find(self, key: str) -> Answer[Faces] | Refusal:
        found = self.meaning(key)
        return found if isinstance(found, Refusal) else self._answer(found)


def after_shift(prober: Prober, thrown: Faces, way: Faces) -> int:
    """What shifted results promise."""
    return promise(way, prober.reading, prober.goal, len(shifted_onto_luck(prober, thrown, way)))


@rule("HC-QUA-02", "HC:e_bonus")
def shift_results(prober: Prober, faces: Faces) -> Play[Faces]:
    """With a fine item the owner shifts results before ones are settled."""
    if not prober.shift or prober.options.e_bonus == "result":
        return faces
    answers = ShiftAnswers(faces, prober.shift, prober.reading.die)
    question = phrase("hc-ask-shift-dice", who=Ref(prober.who), faces=faces, amount=prober.shift)
    scene = Aftermath(prober, faces)
    chosen = yield from choose(
        prober.seat, prober.who, "HC-QUA-02", question, answers, answers.as_it_is, scene,
        lambda: advised(prober.goal, {f"to:{listed(way)}": after_shift(prober, faces, way) for way in answers.ways}),
    )  # fmt: skip
    if chosen != faces:
        yield note("HC-QUA-02", "hc-shifted", prober.audience, who=Ref(prober.who), faces=chosen, before=faces)
    return chosen


@rule("HC-LUK-01", "HC:shifted_lucky")
def shifted_onto_luck(prober: Prober, thrown: Faces, faces: Faces) -> Faces:
    """The dice that show the lucky number only because they were shifted, where a ruling denies them its luck."""
    lucky = prober.reading.lucky
    if prober.options.shifted_lucky == "counts":
        return ()
    return (lucky,) * max(0, faces.count(lucky) - thrown.count(lucky))


class Turned(NamedTuple):
    """Faces after the lucky number: which of them were turned, and how many lucky dice were left as they are."""

    faces: Faces
    turned: Faces = ()
    left: int = 0


@rule("HC-LUK-01", "HC-LUK-02", "HC-LUK-04", "HC:lucky_when")
def use_lucky_number(prober: Prober, faces: Faces, rethrown: int = 0, carried: Faces = ()) -> Play[Turned]:
    """Each lucky die at the end of the probe may be turned into any face; what is left as it is teaches something.

    Dice that lay there from an earlier phase (`carried`) were not thrown for this probe.
    """
    lucky = prober.reading.lucky
    if not lucky:
        return Turned(faces)
    became: Faces = ()
    lucky_dice = max(0, faces.count(lucky) - carried.count(lucky))
    for left in range(lucky_dice, 0, -1):
        question = phrase("hc-ask-lucky", who=Ref(prober.who), faces=faces, lucky=lucky, left=left)
        scene = Aftermath(prober, faces)
        face = yield from choose(
            prober.seat, prober.who, "HC-LUK-01", question, _ways_to_turn(lucky), "leave", scene,
            partial(_on_lucky_number, prober, faces),
        )  # fmt: skip
        if not face:
            break
        yield note("HC-LUK-01", "hc-turned", prober.audience, who=Ref(prober.who), lucky=lucky, face=face)
        faces = with_faces(without(faces, (lucky,)), (face,))
        became = with_faces(became, (face,))
    unturned = lucky_dice - len(became)
    if prober.options.lucky_when == "any_throw":
        unturned += rethrown
    return Turned(faces, became, unturned)


@cache
def _ways_to_turn(lucky: int) -> Listed[int]:
    """A lucky die stays as it is or becomes any other face."""
    answers = [Answer("leave", 0, phrase("hc-answer-lucky-leave", face=lucky))]
    answers += [Answer(f"become:{f}", f, phrase("hc-answer-become", face=f)) for f in range(1, 21) if f != lucky]
    return Listed(answers)


def _on_lucky_number(prober: Prober, faces: Faces) -> Advice:
    found = turned(faces, prober.reading, prober.goal)
    return advised(prober.goal, {f"become:{face}" if face else "leave": worth for face, worth in found.items()})

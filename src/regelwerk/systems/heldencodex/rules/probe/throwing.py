"""Throwing: single, sieve and cascade throws. After each the owner sets dice aside and throws the others again."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.dice import Handful
from regelwerk.engine.answers import Answer, Answers, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose, Play, do, note, roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import State, replace
from regelwerk.systems.heldencodex.rules.probe.best_play import advised
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, ones_are_locked
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, fewest_kept, legal_keeps, may_keep, takes_free
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.reading import FUMBLE, Reading, with_faces, without
from regelwerk.systems.heldencodex.values import ThrowKind


class Lying(State, frozen=True):
    """The dice on the table: their faces, how many are still in hand, and how they came there."""

    faces: Faces
    hand: int
    throws: int = 0
    free: int = 0
    """Throws left in which nothing need be set aside."""
    carried: Faces = ()
    """Those of the faces that lay there before the first throw."""
    turned: Faces = ()
    """Those of the carried ones that show what a lucky number was turned into (HC-LEG-03)."""
    rest: Faces = ()
    """What the dice in hand showed in the last throw (HC:initiative_cutoff)."""
    lucky_rethrown: int = 0
    """Lucky numbers that were thrown again (HC:lucky_when)."""


def listed(faces: Faces) -> str:
    """Faces as people write them."""
    return ",".join(map(str, faces))


class KeepAnswers(Answers[Faces]):
    """Which dice of a throw stay: every legal choice, the one that keeps all of them first; or all but that one.

    Whoever names a choice has only that one looked at.
    """

    __slots__ = ("_all", "must_go_on", "situation")

    def __init__(self, situation: Keeping, must_go_on: bool = False) -> None:
        self.situation = situation
        self.must_go_on = must_go_on
        self._all = None if must_go_on else f"keep:{listed(situation.thrown)}"

    @property
    def keeps(self) -> tuple[Faces, ...]:
        return legal_keeps(self.situation)[self.must_go_on :]

    @property
    def first(self) -> str:
        """The key of the choice that keeps most."""
        return self._all or f"keep:{listed(self.keeps[0])}"

    def _is_legal(self, kept: Faces) -> bool:
        return may_keep(self.situation, kept) and not (self.must_go_on and kept == self.situation.thrown)

    @property
    def locked(self) -> int:
        """How many ones have to stay."""
        situation = self.situation
        return situation.thrown.count(FUMBLE) if ones_are_locked(situation.goal, situation.reading) else 0

    def _answer(self, kept: Faces) -> Answer[Faces]:
        rest = len(self.situation.thrown) - len(kept)
        if not rest:
            label = phrase("hc-answer-keep-all")
        elif not kept:
            label = phrase("hc-answer-keep-none", dice=rest)
        else:
            label = phrase("hc-answer-keep", faces=kept, dice=rest)
        return Answer(f"keep:{listed(kept)}", kept, label)

    def listed(self) -> Sequence[Answer[Faces]]:
        return [self._answer(kept) for kept in self.keeps]

    def meaning(self, key: str) -> Faces | Refusal:
        if key == self._all:
            return self.situation.thrown
        kept = read_faces(key, "keep:")
        return kept if kept is not None and self._is_legal(kept) else super().meaning(key)

    def find(self, key: str) -> Answer[Faces] | Refusal:
        kept = read_faces(key, "keep:")
        if kept is None:
            return unknown(key)
        return self._answer(kept) if self._is_legal(kept) else self._refusal(key, kept)

    def _refusal(self, key: str, kept: Faces) -> Refusal:
        thrown = self.situation.thrown
        label = phrase("hc-answer-keep-these", faces=kept)
        if any(kept.count(face) > thrown.count(face) for face in set(kept)):
            return Refusal(key, label, phrase("hc-refuse-not-thrown", faces=thrown), "HC-SIV-01")
        if kept.count(FUMBLE) < self.locked:
            return Refusal(key, label, phrase("hc-refuse-one-stays"), "HC-FUM-01")
        if kept == thrown:
            return Refusal(key, label, phrase("hc-refuse-throw-on"), "HC-RNG-03")
        return Refusal(key, label, phrase("hc-refuse-keep-more", need=fewest_kept(self.situation)), "HC-CAS-01")

    def refused(self) -> Sequence[Refusal]:
        if not self.locked:
            return ()
        rest = without(self.situation.thrown, (1,) * self.locked)
        return (self._refusal(f"keep:{listed(rest)}", rest),) if rest else ()


def read_faces(key: str, prefix: str) -> Faces | None:
    """The faces that a key names, in any order; None if it names none."""
    if not key.startswith(prefix):
        return None
    text = key[len(prefix) :]
    parts = text.split(",") if text else []
    if not all(part.strip().isdecimal() and len(part) < 4 for part in parts):
        return None
    return tuple(sorted(int(part) for part in parts))


def dice_in_hand(dice: int, reading: Reading) -> Handful:
    """The throw of some dice of a probe."""
    return Handful(dice, reading.die)


@rule("HC-SIV-01", "HC-CAS-01")
def one_throw(prober: Prober, need: int, goal: Goal, lying: Lying) -> Play[Lying]:
    """Throw the dice in hand and set some aside."""
    thrown = yield from roll(
        dice_in_hand(lying.hand, prober.reading),
        "HC-SIV-01",
        seat=prober.seat,
        who=prober.who,
        audience=prober.audience,
    )
    return (yield from set_aside(prober, need, goal, lying, thrown))


@rule("HC-SIV-01", "HC-CAS-01", "HC-CAS-03", "HC-FUM-01", "HC-QUA-02")
def set_aside(
    prober: Prober, need: int, goal: Goal, lying: Lying, thrown: Faces, must_go_on: bool = False
) -> Play[Lying]:
    """The owner sets dice aside: ones always stay, and as many others as the throw demands."""
    reading = prober.reading
    situation = Keeping(lying.faces, thrown, reading, need, goal, lying.free)
    kept, answers = thrown, KeepAnswers(situation, must_go_on)
    fewest = fewest_kept(situation)
    if must_go_on:
        kept, has_choice = next(iter(answers.keeps), thrown), len(answers.keeps) > 1
    else:
        has_choice = fewest < len(thrown)
    if has_choice:
        question = phrase(
            "hc-ask-keep", who=Ref(prober.who), ability=Ref(prober.ability), thrown=thrown,
            lying=lying.faces, need=fewest, value=reading.value, goal=goal.phrase(),
        )  # fmt: skip
        kept = yield Choose(
            prober.seat, prober.who, "HC-SIV-01" if need == 1 else "HC-CAS-01", question, answers,
            answers.first, situation, lambda: advised(situation), alone=True,
        )  # fmt: skip
    rest = len(thrown) - len(kept)
    if rest:
        yield note("HC-SIV-02", "hc-kept", prober.audience, who=Ref(prober.who), kept=kept, dice=rest)
    again, options = without(thrown, kept), reading.options
    # What goes back into the hand is forgotten, unless a ruling asks for it: so odds meet again in few ways to lie.
    lucky = again.count(reading.lucky) if reading.lucky and options.lucky_when == "any_throw" else 0
    return replace(
        lying,
        faces=with_faces(lying.faces, kept),
        hand=rest,
        rest=again if options.initiative_cutoff else (),
        throws=lying.throws + 1,
        free=lying.free - takes_free(situation, kept),
        lucky_rethrown=lying.lucky_rethrown + lucky,
    )


@rule("HC-SIV-02", "HC-CAS-01")
def go_on(prober: Prober, need: int, goal: Goal, lying: Lying) -> Play[Lying]:
    """Throw until no die is in hand; every throw demands its dice anew.

    How many throws that took, and how many of them were free, is forgotten: odds meet again in few ways to lie.
    """
    lying = yield from one_throw(prober, need, goal, lying)
    if not lying.hand:
        return replace(lying, throws=1, free=0)
    return (yield from do(go_on, prober, need, goal, lying))


@rule("HC-SGL-01", "HC-POOL-01")
def throw_once(prober: Prober, lying: Lying) -> Play[Lying]:
    """All dice are thrown exactly once."""
    thrown = yield from roll(
        dice_in_hand(lying.hand, prober.reading),
        "HC-SGL-01",
        seat=prober.seat,
        who=prober.who,
        audience=prober.audience,
    )
    return replace(lying, faces=with_faces(lying.faces, thrown), hand=0, throws=lying.throws + 1)


def throw_dice(prober: Prober, kind: ThrowKind, lead: int, goal: Goal) -> Play[Lying]:
    """All throws of a probe, from the first to the last."""
    lying = Lying((), prober.dice, free=prober.free)
    if kind == "single":
        return throw_once(prober, lying)
    return do(go_on, prober, 1 if kind == "sieve" else lead, goal, lying)

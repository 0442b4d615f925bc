"""The best play of aiming: which dice to save for the shot of the next phase, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from regelwerk.dice import Law
from regelwerk.dice.keeping import Duty, Kind, one_by_one
from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.heldencodex.rules.probe.best_play import valued_in
from regelwerk.systems.heldencodex.rules.probe.goals import Goal
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.probe.prospects import promise
from regelwerk.systems.heldencodex.rules.probe.reading import FUMBLE, Reading, balancings, with_faces
from regelwerk.systems.heldencodex.rules.probe.throwing import dice_in_hand
from regelwerk.systems.heldencodex.rules.shooting.shots import ranged_lead

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from regelwerk.dice.best_keeping import Play


class Aiming(NamedTuple):
    """What dice are kept for while aiming: the best of them lie there for the shot of the next phase."""

    dice: int
    goal: Goal
    reading: Reading
    needed: Law[int]

    @property
    def scale(self) -> int:
        """Worths are whole numbers of this part."""
        return int(self.reading.die**self.dice * self.needed.total)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        faces = [face for face in range(1, self.reading.die + 1) if face != self.reading.lucky]
        wild = (Kind(self.reading.lucky, 1, self.reading.lucky == FUMBLE, wild=True),) if self.reading.lucky else ()
        return (*(Kind(face, 1, face == FUMBLE) for face in faces), *wild)

    def kind_of(self, face: int) -> int:
        lucky = self.reading.lucky
        if not lucky or face < lucky:
            return face - 1
        return self.reading.die - 1 if face == lucky else face - 2

    def worths(self, handfuls: NDArray[Any]) -> NDArray[Any]:
        return one_by_one(self._reader(), handfuls)

    def _reader(self) -> Callable[[Faces], int]:
        """Tells what full handfuls are worth."""
        reading, goal = self.reading, self.goal
        reached = [int(self.needed.at_most(n) * self.needed.total) for n in range(reading.die * self.dice + 1)]

        @cache
        def shoots(saved: Faces) -> int:
            """The chance of a shot with these dice saved and all others thrown once."""
            rest = dice_in_hand(self.dice - len(saved), reading).law()
            found = sum(
                ways * reached[promise(with_faces(saved, thrown), reading, goal)] for thrown, ways in rest.items()
            )
            return found * self.scale // (rest.total * self.needed.total)

        @cache
        def saves(left: Faces) -> int:
            return max(shoots(saved) for size in range(len(left) + 1) for saved in set(combinations(left, size)))

        return lambda lies: max(saves(settled.left) for settled in balancings(lies, reading))


@rule("HC-RNG-03", "HC-RNG-04", "HC-RNG-20")
def after_aiming(dice: int, reading: Reading, goal: Goal, needed: Law[int]) -> Fraction:
    """The chance of a shot at once after one phase of aiming in which the best dice are saved."""
    aim = Aiming(dice, goal, reading, needed)
    return _play(aim).worth(()) / aim.scale


@rule("HC-RNG-03", "HC-RNG-04", "HC-RNG-20")
def with_dice_saved(situation: Keeping, keeps: Sequence[Faces], needed: Law[int]) -> Fraction:
    """The same chance after the first throw of that phase, of which one of these choices is kept."""
    aim = Aiming(len(situation.kept) + len(situation.thrown), situation.goal, situation.reading, needed)
    found, unit = valued_in(_play(aim), situation, keeps)
    return Fraction(max(value for value, _ in found), unit * aim.scale)


def _play(aim: Aiming) -> Play:
    from regelwerk.dice.best_keeping import Play, States

    return Play(States(aim, aim.dice), Duty(ranged_lead(aim.reading.die), aim.reading.options.ones_satisfy_keep))

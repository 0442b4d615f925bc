"""Group probes: everybody throws, each collapse strikes out the best throw, the best that remains counts for all."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.rules.core.pools import skill_value
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, Rolled, cast
from regelwerk.systems.darkspace.rules.core.side_probes import buy_dice, side_probe
from regelwerk.systems.darkspace.state import Deed, World


class Counted(NamedTuple):
    """What counts of one throw; the higher dice total is the better throw."""

    main: int
    secondary: int = 0
    critical: bool = False


class Pile(NamedTuple):
    """The throws of a group, best first, and how many of its members collapsed."""

    throws: tuple[Counted, ...] = ()
    collapses: int = 0

    def plus(self, rolled: Rolled) -> Pile:
        """The pile with one more throw."""
        throws = (*self.throws, Counted(rolled.main, rolled.secondary, rolled.critical))
        return Pile(tuple(sorted(throws, reverse=True)), self.collapses + rolled.collapse)

    @property
    def best(self) -> Counted | None:
        """The throw that counts: each collapse has struck out the best that was left; None if nothing is left."""
        left = self.throws[self.collapses :]
        return left[0] if left else None


class Joined(NamedTuple):
    """What a group probe has come to: the probe as it was read, the throw that counted, and whether it was enough."""

    world: World
    check: Check
    best: Counted | None
    success: bool


@rule("DS-CORE-16")
def throw_together(casts: tuple[Cast, ...], keep: int) -> Play[Pile]:
    """All throws of a group in numbers; at most `keep` of the best can come to count, see `worth_keeping`.

    Those who might collapse throw first: once they all have, it is known how many of the best are struck out, and only
    one more throw matters. Which throw came first makes no difference to the group.
    """
    *first, last = sorted(casts, key=can_collapse, reverse=True)
    pile = Pile()
    if first:
        pile = yield from do(throw_together, tuple(first), keep)
    rolled = yield from do(cast, last)
    pile = pile.plus(rolled)
    still_to_come = keep - 1 - sum(map(can_collapse, casts))
    return pile._replace(throws=pile.throws[: pile.collapses + still_to_come + 1])


def can_collapse(values: Cast) -> bool:
    """Whether a throw may end in a collapse."""
    options = values.options
    return values.stress > 0 or options.core_edition == "HS" or options.collapse_rule == "fumble_5"


def worth_keeping(casts: tuple[Cast, ...]) -> int:
    """How many of the best throws can come to count: one, and one more for everybody who might collapse."""
    return 1 + sum(map(can_collapse, casts))


def best_skill(world: World, checks: tuple[Check, ...]) -> int:
    """The highest skill among all who take part, whatever they have thrown."""
    return max(skill_value(world.find(check.who), check.skill, world.options) for check in checks)


def best_secondary(world: World, checks: tuple[Check, ...]) -> int:
    """The highest secondary skill among all who take part: it counts for the stealth of the group."""
    return max(skill_value(world.find(check.who), check.secondary, world.options) for check in checks)


@rule("DS-CORE-16")
def group_check(world: World, leader: Check, others: tuple[Check, ...]) -> Check:
    """The probe of a group as it is read: what counts for its leader, with the highest skill of all."""
    skill, *terms = leader.bonus.terms
    highest = skill._replace(amount=best_skill(world, (leader, *others)))
    return leader._replace(bonus=Tally((highest, *terms)))


@rule("DS-CORE-16")
def join_in(world: World, deed: Deed, leader: Check, rolled: Rolled, others: tuple[Check, ...]) -> Play[Joined]:
    """The others throw after the leader of the probe; the best throw left and the highest skill count for all.

    Everybody throws openly and may buy dice; the leader's difficulty and modifiers are those of the group.
    """
    pile = Pile().plus(rolled)
    for check in others:
        world, bought = yield from buy_dice(world, deed, check)
        world, thrown = yield from side_probe(world, bought)
        pile = pile.plus(thrown)
    together = group_check(world, leader, others)
    success = yield from _read(together, pile)
    return Joined(world, together, pile.best, success)


def _read(check: Check, pile: Pile) -> Play[bool]:
    """What the group has come to, and the line of the log about it."""
    best = pile.best
    struck = tuple(throw.main for throw in pile.throws[: pile.collapses])
    if best is None:
        yield note("DS-CORE-16", "ds-group-nothing-left", who=Ref(check.who), struck=struck)
        return False
    result = best.main + check.bonus.total
    if check.difficulty is None:
        yield note(
            "DS-CORE-16", "ds-group-open", who=Ref(check.who), main=best.main, struck=struck, bonus=check.bonus,
            result=result,
        )  # fmt: skip
        return True
    success = result >= check.difficulty.total
    yield note(
        "DS-CORE-16", "ds-group-probe", who=Ref(check.who), main=best.main, struck=struck, bonus=check.bonus,
        result=result, difficulty=check.difficulty, success=success,
    )  # fmt: skip
    return success

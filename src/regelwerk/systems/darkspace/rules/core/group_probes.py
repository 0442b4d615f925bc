"""Group probes: everybody throws, each collapse strikes out the best throw, the best that remains counts for all.

`declare_together` asks everybody who joins in, `resolve_together` throws for all, `apply_together` tells what the group
has come to and what the throw costs each of them. A break-in throws the same way and makes more of it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.rules.core.circumstances import ruling_counted
from regelwerk.systems.darkspace.rules.core.pools import skill_value
from regelwerk.systems.darkspace.rules.core.probe import Cast, Check, Rolled, manner, resolve_probe
from regelwerk.systems.darkspace.rules.core.side_probes import buy_dice, finish, strain
from regelwerk.systems.darkspace.state import Deed, World


class Counted(NamedTuple):
    """What counts of one throw; the higher dice total is the better throw."""

    main: int
    secondary: int = 0
    critical: bool = False


class Toll(NamedTuple):
    """What a throw for the group costs its thrower afterwards."""

    who: str
    collapse: bool = False
    strained: bool = False
    bought: int = 0


class Pile(NamedTuple):
    """The throws of a group, best first, and what they cost its members."""

    throws: tuple[Counted, ...] = ()
    tolls: tuple[Toll, ...] = ()

    def plus(self, who: str, rolled: Rolled) -> Pile:
        """The pile with one more throw."""
        throws = (*self.throws, Counted(rolled.main, rolled.secondary, rolled.critical))
        tolls = self.tolls
        if rolled.collapse or rolled.strained or rolled.bought:
            tolls = (*tolls, Toll(who, rolled.collapse, rolled.strained, rolled.bought))
        return Pile(tuple(sorted(throws, reverse=True)), tolls)

    @property
    def collapses(self) -> int:
        return sum(toll.collapse for toll in self.tolls)

    @property
    def best(self) -> Counted | None:
        """The throw that counts: each collapse has struck out the best that was left; None if nothing is left."""
        left = self.throws[self.collapses :]
        return left[0] if left else None

    def toll_of(self, who: str) -> Toll:
        return next((toll for toll in self.tolls if toll.who == who), Toll(who))


class Joint(NamedTuple):
    """A group probe in numbers: who throws what, and what the best throw is compared with."""

    casts: tuple[Cast, ...]
    keep: int
    bonus: int
    difficulty: int | None = None

    def reached_by(self, pile: Pile) -> bool:
        """Whether the throws of the group are enough; an open probe cannot fail while a throw is left."""
        if pile.best is None:
            return False
        return self.difficulty is None or pile.best.main + self.bonus >= self.difficulty


# -- what is thrown ---------------------------------------------------------------------------------------------------


@stakes(
    Stake(
        lambda args, pile: int(args[0].reached_by(pile)),
        "ds-stake-success",
        whom=lambda args: args[0].casts[0].who,
        bands=(Band("ds-band-success", lambda args, pile: args[0].reached_by(pile)),),
    )
)
@rule("DS-CORE-16")
def resolve_together(values: Joint) -> Play[Pile]:
    """Everybody throws."""
    return (yield from do(throw_together, values.casts, values.keep))


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
    rolled = yield from do(resolve_probe, last)
    yield note("DS-CORE-16", "ds-joint-throw", who=Ref(last.who), main=rolled.main)
    pile = pile.plus(last.who, rolled)
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
    highest = replace(skill, amount=best_skill(world, (leader, *others)))
    return replace(leader, bonus=Tally((highest, *terms)))


# -- before and after -------------------------------------------------------------------------------------------------


@rule("DS-CORE-16")
def declare_together(
    world: World, deed: Deed, leader: Check, others: tuple[Check, ...]
) -> Play[tuple[World, tuple[Check, ...]]]:
    """The leader of a probe is ready; everybody else may buy dice before anybody throws. It is told who throws what.

    Who breaks down over it does not throw (DS-INC-03).
    """
    ready = [leader]
    world = ruling_counted(world, leader)
    for check in others:
        world = ruling_counted(world, check)
        world, bought = yield from buy_dice(world, deed, check)
        world = yield from strain(world, bought, "before")
        if world.find(check.who).able:
            ready.append(bought)
    for check in ready:
        leads = check.who == leader.who
        facts: dict[str, Any] = {"who": Ref(check.who), "skill": Word(f"ds-skill-{check.skill}")}
        facts |= {**manner(check, world.options), "bonus": check.bonus}
        match check.rule_id:
            case "DS-DTH-01":
                yield note("DS-DTH-01", "ds-joint-last-breath", **facts)
            case "DS-DTH-02":
                yield note("DS-DTH-02", "ds-joint-first-aid", **facts)
            case _:
                yield note("DS-CORE-16", "ds-joint-leader" if leads else "ds-joint-probe", **facts)
    yield meanwhile(world)
    return world, tuple(ready)


def apply_together(world: World, checks: tuple[Check, ...], pile: Pile, *, success: bool) -> Play[World]:
    """What the group has come to, and what its throws cost everybody; the leader's difficulty is the group's."""
    leader, *others = checks
    yield from _tell(group_check(world, leader, tuple(others)), pile, success)
    for check in checks:
        toll = pile.toll_of(check.who)
        world = yield from finish(world, check, Rolled(0, 0, success, False, toll.collapse, 0, toll.strained))
    return world


def _tell(check: Check, pile: Pile, success: bool) -> Play[None]:
    """The line of the log about a group probe."""
    best = pile.best
    struck = tuple(throw.main for throw in pile.throws[: pile.collapses])
    if best is None:
        yield note("DS-CORE-16", "ds-group-nothing-left", who=Ref(check.who), struck=struck)
        return
    facts: dict[str, Any] = {"who": Ref(check.who), "main": best.main, "struck": struck, "bonus": check.bonus}
    facts |= {"result": best.main + check.bonus.total}
    if check.difficulty is None:
        yield note("DS-CORE-16", "ds-group-open", **facts)
    else:
        yield note("DS-CORE-16", "ds-group-probe", **facts, difficulty=check.difficulty, success=success)

"""Rolls: every roll of a faction is a wild card's roll on an attribute; rerolls for resource points; opposed rolls."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TypeVar

from regelwerk.dice import Attempt, WildCard
from regelwerk.dice.exploding import negligible_from, tail
from regelwerk.engine.answers import Answer, Cost, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import ALL, Audience, Choose, Play, do, do_then, last, note, roll
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.payments import payment
from regelwerk.systems.factions.values import Die, Sheet

TARGET_NUMBER = 4
RAISE = 4
ENOUGH_TRIES = 5
"""So often the computer rolls again where that costs nothing: chances of endless rolls would never be counted."""
CRITICAL = -1
"""Grades of a roll: critical failure, 0 for a failure, 1 for a success, 1 more for each raise."""

R = TypeVar("R")

# The same few throws and words come up in every path of every roll: finding them is cheaper than making them anew.
_known_throw = lru_cache(maxsize=1024)(WildCard)


@lru_cache(maxsize=64)
def _word(kind: str) -> Word:
    return Word(f"fa-roll-{kind}")


class Roller(Value, frozen=True):
    """One side of a roll: the die, the sum of its modifiers, and what it can pay for rerolls."""

    sheet: Sheet
    seat: str
    die: Die
    modifier: int = 0
    rp: int = 0
    price: int | None = None
    """What a reroll costs; 0 is free, None if it cannot be paid."""
    free: tuple[tuple[str, int], ...] = ()
    """Assets that give rerolls without payment, and how many are left."""
    audience: Audience = ALL
    purse: Audience = ALL
    """Who may know what it pays and has left."""

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def can_reroll(self) -> bool:
        return self.price is not None or bool(self.free)

    @property
    def bare(self) -> Roller:
        """Only what matters for a single throw: odds of throws are shared, whatever one could pay."""
        if not self.rp and not self.can_reroll and self.purse == ALL:
            return self
        return replace(self, rp=0, price=None, free=(), purse=ALL)


class Spent(Value, frozen=True):
    """What the rerolls of one roll have cost: resource points, uses of assets, or nothing at all."""

    rp: int = 0
    assets: tuple[str, ...] = ()
    gratis: int = 0
    """How many rerolls came at a price of 0."""

    def and_paid(self, price: int) -> Spent:
        return replace(self, rp=self.rp + price) if price else replace(self, gratis=self.gratis + 1)

    def and_used(self, asset: str) -> Spent:
        return replace(self, assets=(*self.assets, asset))


NOTHING = Spent()


class Tested(Value, frozen=True):
    """The result of a roll against a target number: its grade, and what rerolls have cost."""

    grade: int
    spent: Spent = NOTHING


class RerollScene(Value, frozen=True):
    """What is known when a reroll is offered: who rolls what, how it stands, against which number or opponent.

    What the opponent could pay is nobody else's business.
    """

    roller: Roller
    kind: str
    standing: int
    tn: int
    most: int
    spent: Spent
    options: Options
    against: Roller | None = None


@rule("FA-CORE-01", "FA-CORE-02", "FA-CORE-03", "FA-GEN-03", "FA:w12_bonus_on_wild")
def wild_card(roller: Roller, options: Options) -> WildCard:
    """The attribute's die and a W6, both acing, the higher one counts; the bonus of W12+n counts for either."""
    sides, bonus = roller.die.sides, roller.die.bonus
    if options.w12_bonus_on_wild:
        return _known_throw(sides, 0, bonus + roller.modifier)
    return _known_throw(sides, bonus, roller.modifier)


@rule("FA-CORE-04", "FA-CORE-05", "FA:critical_failure_always_fails")
def grade_of(result: Attempt, tn: int, options: Options) -> int:
    """Success from the target number on, one raise for each 4 beyond; two ones fail whatever the total."""
    if result.critical and (options.critical_failure_always_fails or result.total < tn):
        return CRITICAL
    return 1 + (result.total - tn) // RAISE if result.total >= tn else 0


@lru_cache(maxsize=1024)
def hits_beyond_doubt(die: Die, modifier: int, tn: int) -> int:
    """More successes and raises than this come up less than once in 1e16 rolls: the cap of rolls that have none."""
    total = max(negligible_from(die.sides, 2), negligible_from(6, 2)) + die.bonus + modifier
    return max(2, 1 + (total - tn) // RAISE)


@rule("FA-CORE-01", "FA-CORE-04", "FA-GEN-02")
def attempt(roller: Roller, kind: str, tn: int, most: int, options: Options) -> Play[int]:
    """Roll once. Grades above `most` are worth no more than it: odds do not tell them apart."""
    throw = wild_card(roller, options)
    result = yield from roll(
        throw,
        "FA-CORE-01",
        seat=roller.seat,
        who=roller.sheet.id,
        steps=range(tn, tn + RAISE * (most - 1) + 1, RAISE),
        audience=roller.audience,
    )
    grade = grade_of(result, tn, options)
    yield note(
        "FA-CORE-05" if grade == CRITICAL else "FA-CORE-04",
        "fa-rolled",
        roller.audience,
        who=Ref(roller.sheet.id),
        roll=_word(kind),
        total=result.total,
        tn=tn,
        grade=grade,
        raises=grade - 1,
    )
    return grade


@rule("FA-CORE-12", "FA-GEN-06", "FA-RP-01", "FA-SHK-08", "FA:critical_failure_reroll")
def with_rerolls(
    roller: Roller,
    best: R,
    cast: Callable[[], Play[R]],
    value: Callable[[R], int],
    is_critical: Callable[[R], bool],
    scene: RerollScene,
    options: Options,
) -> Play[tuple[R, Spent]]:
    """After a roll, as often as it can be paid, both dice anew; the best attempt counts, critical ones count least."""
    spent = NOTHING
    forbidden = options.critical_failure_reroll == "forbidden"
    while (standing := value(best)) < scene.most and not (forbidden and is_critical(best)):
        free = tuple([asset for asset, left in roller.free if spent.assets.count(asset) < left]) if roller.free else ()
        price = roller.price
        if price is not None and roller.rp - spent.rp < price:
            price = None
        if not free and price is None:
            break
        who = roller.sheet.id
        question = _ask_reroll(_how_it_stands(scene), who, scene.kind, standing, scene.tn)
        now = replace(scene, standing=standing, spent=spent)
        way: str = yield Choose(roller.seat, who, "FA-CORE-12", question, reroll_answers(free, price), "accept", now)
        if not way:
            break
        if way == "pay" and price is not None:
            spent = spent.and_paid(price)
            yield from bought_reroll(roller, price, roller.rp - spent.rp)
        else:
            spent = spent.and_used(way)
            yield note("FA-CORE-12", "fa-rolls-anew-freely", roller.audience, who=Ref(who), asset=Ref(way))
        again = yield from cast()
        worse = not is_critical(best) and (is_critical(again) or value(again) <= standing)
        if (forbidden and is_critical(again)) or not worse:
            best = again
        elif is_critical(again) or value(again) < standing:
            yield note("FA-CORE-12", "fa-better-counts", roller.audience, who=Ref(who))
    return best, spent


@rule("FA-RP-01", "FA-GEN-06")
def bought_reroll(roller: Roller, price: int, left: int) -> Play[None]:
    """The price, then the reroll: told before the dice fall and before anything that comes of them."""
    if price:
        yield payment("FA-RP-01", roller.purse, roller.id, price, left, "reroll")
    yield note("FA-CORE-12", "fa-rolls-anew", roller.audience, who=Ref(roller.id))


@lru_cache(maxsize=1024)
def reroll_answers(free: tuple[str, ...], price: int | None) -> Listed[str]:
    """Keep the roll, or roll again: by an asset for nothing, or for resource points."""
    answers = [Answer("accept", "", phrase("fa-answer-accept"))]
    for asset in free:
        answers.append(Answer(f"free_reroll:{asset}", asset, phrase("fa-answer-free-reroll", asset=Ref(asset))))
    if price is not None:
        answers.append(Answer("reroll", "pay", phrase("fa-answer-reroll"), price_in_rp(price)))
    return Listed(answers)


@lru_cache(maxsize=64)
def price_in_rp(price: int) -> tuple[Cost, ...]:
    """A price in resource points as the cost of an answer; what is free costs nothing."""
    return (Cost("fa-cost-rp", price),) if price else ()


def _how_it_stands(scene: RerollScene) -> str:
    """Which question tells how a roll stands: by its grade, by the total to be beaten, or by who is ahead."""
    if scene.against is None:
        return "fa-ask-reroll"
    return "fa-ask-reroll-first" if scene.most else "fa-ask-reroll-behind"


@lru_cache(maxsize=4096)
def _ask_reroll(question: str, who: str, kind: str, standing: int, tn: int) -> Phrase:
    roll = _word(kind)
    return phrase(question, who=Ref(who), roll=roll, standing=standing, raises=standing - 1, tn=tn)


@rule("FA-CORE-04", "FA-CORE-12")
def test(roller: Roller, kind: str, tn: int, most: int, options: Options) -> Play[Tested]:
    """A roll on an attribute against a target number, with its rerolls."""
    bare = roller.bare
    cast = partial(do, attempt, bare, kind, tn, most, options)
    scene = RerollScene(roller, kind, 0, tn, most, NOTHING, options)
    return (yield from _tested(scene, cast, (yield from do(attempt, bare, kind, tn, most, options))))


@rule("FA-CORE-04", "FA-CORE-12")
def last_test(roller: Roller, kind: str, tn: int, most: int, options: Options) -> Play[Tested]:
    """A roll with which a rule ends: odds go on from each grade, not with that rule from its beginning."""
    bare = roller.bare
    cast = partial(do, attempt, bare, kind, tn, most, options)
    scene = RerollScene(roller, kind, 0, tn, most, NOTHING, options)
    return (yield from do_then(partial(_tested, scene, cast), attempt, bare, kind, tn, most, options))


def _tested(scene: RerollScene, cast: Callable[[], Play[int]], first: int) -> Play[Tested]:
    """What becomes of the first attempt's grade."""
    roller = scene.roller
    if roller.price is None and not roller.free:
        return Tested(first)
    return Tested(*(yield from with_rerolls(roller, first, cast, int, _is_critical_grade, scene, scene.options)))


def _is_critical_grade(grade: int) -> bool:
    return grade == CRITICAL


class Contest(Value, frozen=True):
    """An opposed roll: the grade of the acting side (2 is a raise, more adds nothing), and what rerolls have cost."""

    grade: int
    acting: Spent = NOTHING
    other: Spent = NOTHING


class Reply(Value, frozen=True):
    """What the other side's roll leaves of the acting side's grade; whether two ones may not be rolled again."""

    grade: int
    final: bool = False


@lru_cache(maxsize=4096)
def total_beyond_doubt(first: Die, first_modifier: int, second: Die, second_modifier: int) -> int:
    """A total of the acting side that the other side cannot match: both happen less than once in 1e16 times."""
    total = 1
    doubt = 10**16
    while True:
        total += 6
        ahead = _reaches(first, total - first_modifier)
        behind = _reaches(second, total - RAISE - second_modifier)
        if ahead * behind * doubt < 1:
            return total


@lru_cache(maxsize=1024)
def _reaches(die: Die, total: int) -> float:
    own, wild = float(tail(total - die.bonus, die.sides)), float(tail(total - die.bonus))
    return own + wild - own * wild


def _total(attempt: Attempt) -> int:
    return attempt.total


def _critical(attempt: Attempt) -> bool:
    return attempt.critical


@rule("FA-CORE-06", "FA-CORE-07")
@stakes(
    Stake(
        lambda _, result: int(result.grade > 0),
        "fa-stake-success",
        whom=lambda args: args[1].id,
        by=lambda args: args[0].id,
        harms=True,
        bands=(
            Band("fa-band-prevails", lambda _, result: result.grade > 0),
            Band("fa-band-prevails-raise", lambda _, result: result.grade > 1),
        ),
        counts=False,
    )
)
def resolve_contest(acting: Roller, other: Roller, kinds: tuple[str, str], options: Options) -> Play[Contest]:
    """The acting side rolls first, with all its rerolls, then the other; the higher total wins."""
    cap = total_beyond_doubt(acting.die, acting.modifier, other.die, other.modifier)
    bare = other.bare
    first, acting_spent = (yield from thrown(acting, kinds[0], cap, options)), NOTHING
    if acting.can_reroll:
        first, acting_spent = yield from with_rerolls(
            acting,
            first,
            lambda: thrown(acting, kinds[0], cap, options),
            _total,
            _critical,
            RerollScene(acting, kinds[0], 0, 0, cap, NOTHING, options, bare),
            options,
        )
    if not other.can_reroll:
        return (yield from last(settled, bare, first, kinds[1], acting_spent, options))
    # Totals are compared from the other side's end: what is left of the acting side's grade, so less is better.
    cast = partial(do, answered, bare, first, kinds[1], options)
    scene = RerollScene(other, kinds[1], 0, first.total, 0, NOTHING, options, acting.bare)

    def replied(reply: Reply) -> Play[Contest]:
        reply, spent = yield from with_rerolls(other, reply, cast, _held_off, _is_final, scene, options)
        return Contest(reply.grade, acting_spent, spent)

    return (yield from do_then(replied, answered, bare, first, kinds[1], options))


def _held_off(reply: Reply) -> int:
    return -reply.grade


def _is_final(reply: Reply) -> bool:
    return reply.final


@rule("FA-CORE-06")
def settled(other: Roller, first: Attempt, kind: str, spent: Spent, options: Options) -> Play[Contest]:
    """A contest in which the other side's first reply is its last."""
    reply = yield from answered(other, first, kind, options)
    return Contest(reply.grade, spent)


@rule("FA-CORE-06")
def thrown(roller: Roller, kind: str, cap: int, options: Options) -> Play[Attempt]:
    """The acting side's total, which the other side has to match."""
    throw = wild_card(roller, options)
    steps = range(min(1 + roller.modifier, cap), cap + 1)
    result = yield from roll(
        throw, "FA-CORE-06", seat=roller.seat, who=roller.id, steps=steps, audience=roller.audience
    )
    yield note(
        "FA-CORE-06", "fa-contest-first", who=Ref(roller.id), roll=_word(kind), total=result.total,
        critical=result.critical,
    )  # fmt: skip
    return result


@rule("FA-CORE-06", "FA-CORE-07", "FA:opposed_tie", "FA:opposed_minimum_total", "FA:opposed_raise_base")
def answered(other: Roller, first: Attempt, kind: str, options: Options) -> Play[Reply]:
    """The other side's total decides: a tie is no success, 4 ahead is a raise; two ones never win."""
    mine = first.total
    # Who is 4 behind cannot fall further behind, who is not beaten need not be further ahead.
    beaten_below = mine + 1 if options.opposed_tie == "attacker_wins" else mine
    result = yield from roll(
        wild_card(other, options),
        "FA-CORE-06",
        seat=other.seat,
        who=other.id,
        steps=(mine - RAISE + 1, beaten_below),
        audience=other.audience,
    )
    theirs = result.total
    wins = theirs < beaten_below
    least = options.opposed_minimum_total
    wins = wins and (not least or mine >= least)
    if first.critical and (options.critical_failure_always_fails or not wins):
        grade = CRITICAL
    elif not wins:
        grade = 0
    else:
        base = max(TARGET_NUMBER, theirs) if options.opposed_raise_base == "max_4_opponent" else theirs
        grade = 2 if mine >= base + RAISE else 1
    yield note(
        "FA-CORE-07",
        "fa-contest",
        who=Ref(other.id),
        roll=_word(kind),
        total=theirs,
        against=mine,
        grade=grade,
    )
    return Reply(grade, result.critical and options.critical_failure_reroll == "forbidden")

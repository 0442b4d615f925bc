"""The probe: a pool with the rule of ten, pairs, modes, criticals and collapse.

A `Check` is a probe as it is announced, every number with its reasons. It is carried out in three stages:
`declare_probe` (dice bought with stress, the interrupts of the others), `resolve_probe` (the throw) and `apply_probe`
(the line of the log, what stress does). `resolve_probe` alone throws, for every probe there is: it knows nothing but
the few values of a `Cast`, so odds, previews and the computer's estimates ask it too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, NamedTuple

from regelwerk.dice import Counted, CountedPair
from regelwerk.dice.counted import Change
from regelwerk.engine.answers import Cost, Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, Roll, choose, do, note, roll
from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.rulings import Rulings, amount_of, word_of
from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.pools import bonus_tally, known_as, pool_tally, skill_value
from regelwerk.systems.darkspace.state import Actor, World, seat_of
from regelwerk.systems.darkspace.values import TALENT_OF

Mode = Literal["normal", "eased", "hampered", "desperate"]
SIDES = 10
CHANGES: dict[Mode, Change] = {"eased": 1, "hampered": -1}
"""What a mode does to the highest die (DS-CORE-08, DS-CORE-09)."""
CAUSES: dict[Mode, str] = {"eased": "DS-CORE-08", "hampered": "DS-CORE-09", "desperate": "DS-CORE-10"}
"""The rules of dice that are not just thrown."""
MODES: tuple[Mode, ...] = tuple(CAUSES)


class Burden(Value, frozen=True):
    """Something that eases or hampers a probe, and the rule that says so."""

    mode: Mode
    rule_id: str
    message: str


class Check(Value, frozen=True):
    """A probe as it is announced."""

    who: str
    skill: str
    rule_id: str
    pool: Tally
    bonus: Tally
    difficulty: Tally | None = None
    """None: an open probe, or one against thresholds (DS-CORE-15, DS-CORE-18)."""
    burdens: tuple[Burden, ...] = ()
    secondary: str = ""
    """The skill that the secondary pair is used with; empty if it is not used."""
    bought: int = 0

    def hampered(self, rule_id: str, message: str) -> Check:
        return replace(self, burdens=(*self.burdens, Burden("hampered", rule_id, message)))

    def eased(self, rule_id: str, message: str) -> Check:
        return replace(self, burdens=(*self.burdens, Burden("eased", rule_id, message)))

    def desperate(self, rule_id: str, message: str) -> Check:
        return replace(self, burdens=(*self.burdens, Burden("desperate", rule_id, message)))

    def changed(self, amount: int, rule_id: str, message: str, source: str = "") -> Check:
        """The same with something added to its result."""
        return replace(self, bonus=self.bonus.plus(amount, rule_id, message, source))


class Cast(Value, frozen=True):
    """The few values that a throw needs."""

    who: str
    seat: str
    dice: int
    mode: Mode
    bonus: int
    difficulty: int | None
    stress: int
    """-1: without a stress track."""
    options: Options
    pair: bool = False
    """Whether the secondary pair is used: if not, odds need not tell its values apart."""
    room: int = 0
    """How many dice may still be bought with stress once the dice have fallen (DS:stress_dice)."""


class Rolled(Value, frozen=True):
    """What a probe has come to."""

    main: int
    result: int
    success: bool
    critical: bool = False
    collapse: bool = False
    secondary: int = 0
    strained: bool = False
    """A hampered throw that left no die was made again, desperately (DS:hampered_pool_one)."""
    bought: int = 0
    """Dice bought after the throw, each for a point of stress (DS:stress_dice)."""


class OneMoreScene(NamedTuple):
    """What somebody knows who may buy one more die after the throw."""

    values: Cast
    rolled: Rolled


@rule("DS-CORE-02", "DS-CORE-09", "DS-CORE-10", "DS:mode_stacking", "DS:hampered_pool_one")
def mode_of(check: Check, options: Options) -> Mode:
    """What easing and hampering come to together; no dice, or one die too few to lose, is desperate."""
    if not check.burdens:
        return "normal" if check.pool.total > 0 else "desperate"
    hampered = sum(burden.mode == "hampered" for burden in check.burdens)
    eased = sum(burden.mode == "eased" for burden in check.burdens)
    if options.mode_stacking == "single":
        hampered = min(hampered, 1)
    pool = check.pool.total
    if pool <= 0 or any(burden.mode == "desperate" for burden in check.burdens) or hampered - eased >= 2:
        return "desperate"
    if hampered > eased:
        return "desperate" if pool == 1 and options.hampered_pool_one == "upfront" else "hampered"
    return "eased" if eased > hampered else "normal"


@rule("DS-CORE-01", "DS-CORE-03", "DS-CORE-08", "DS-CORE-09", "DS:rule_of_ten", "DS:core_edition")
def highest_three(seat: str, who: str, dice: int, mode: Mode, options: Options) -> Play[tuple[int, int, int]]:
    """The three dice that count, after the rule of ten and after easing or hampering; a missing die counts 0."""
    thrown = Counted(1 if mode == "desperate" else dice, SIDES, CHANGES.get(mode, 0), has_chains(options))
    first, second, third = yield from roll(thrown, _cause(mode, options), seat=seat, who=who)
    return first, second, third


@rule("DS-CORE-03", "DS:rule_of_ten", "DS:core_edition")
def has_chains(options: Options) -> bool:
    """Whether every ten adds a die."""
    return options.rule_of_ten and options.core_edition == "LE"


def _cause(mode: Mode, options: Options) -> str:
    """The rule that says how dice are thrown in a mode."""
    return CAUSES.get(mode, "DS-CORE-03" if has_chains(options) else "DS-CORE-01")


def at_stake(band: str) -> Stake:
    """Success is what a probe is about, for the one who throws; the band says in which words."""
    return Stake(
        lambda _, rolled: int(rolled.success),
        "ds-stake-success",
        whom=lambda args: args[0].who,
        bands=(Band(band, lambda _, rolled: rolled.success),),
    )


@stakes(at_stake("ds-band-success"))
@rule("DS-CORE-04", "DS-CORE-05", "DS-CORE-15", "DS-CORE-18")
def resolve_probe(values: Cast) -> Play[Rolled]:
    """Throw the pool and read it; only where the secondary pair is used all three dice have to be known."""
    if values.room and values.mode != "desperate":
        return (yield from _die_by_die(values))
    if values.pair:
        dice, strained = yield from throw(values)
        return read(dice, values, strained)
    main, critical = yield _main_pair(values, values.mode)
    strained = leaves_none(values, main)
    if strained:
        main, critical = yield _main_pair(values, "desperate")
    return judged(main, critical, values, 0, strained)


@rule("DS-CORE-19", "DS:stress_dice")
def _die_by_die(values: Cast) -> Play[Rolled]:
    """Dice are bought after the throw, one at a time, as long as somebody wants to; the stress counts at once."""
    dice, strained = yield from throw(values)
    bought = 0
    while True:
        rolled = replace(read(dice, replace(values, stress=values.stress + bought), strained), bought=bought)
        if strained or bought == values.room:
            return rolled
        question = phrase("ds-ask-one-more", who=Ref(values.who), result=rolled.result)
        answers = Numbers(0, 1, "ds-answer-dice", lambda n: (Cost("ds-cost-stress", n),) if n else ())
        scene = OneMoreScene(values, rolled)
        more = yield from choose(values.seat, values.who, "DS-CORE-19", question, answers, "0", scene)
        if not more:
            return rolled
        bought += 1
        new = yield from do(highest_three, values.seat, values.who, 1, "normal", values.options)
        first, second, third, *_ = sorted((*dice, *new), reverse=True)
        dice = (first, second, third)


def _main_pair(values: Cast, mode: Mode) -> Roll[tuple[int, bool]]:
    """The main pair, and whether the third die makes a critical: all that most probes need to know of their dice."""
    thrown, cause = pair_throw(values.dice, mode, values.options)
    return Roll(thrown, cause, values.seat, values.who)


@rule("DS-CORE-03", "DS-CORE-08", "DS-CORE-09", "DS-CORE-10", "DS-CORE-11")
@lru_cache(maxsize=256)
def pair_throw(dice: int, mode: Mode, options: Options) -> tuple[CountedPair, str]:
    """How the main pair is thrown in a mode, and the rule that says so; remembered, because odds ask for each path."""
    pool = 1 if mode == "desperate" else dice
    thrown = CountedPair(pool, SIDES, lucky_face(options), CHANGES.get(mode, 0), has_chains(options))
    return thrown, _cause(mode, options)


@rule("DS-CORE-09", "DS:hampered_pool_one")
def throw(values: Cast) -> Play[tuple[tuple[int, int, int], bool]]:
    """The dice that count. A hampered throw that leaves none is made again, desperately: the second value says so."""
    dice = yield from do(highest_three, values.seat, values.who, values.dice, values.mode, values.options)
    if not leaves_none(values, sum(dice)):
        return dice, False
    dice = yield from do(highest_three, values.seat, values.who, 1, "desperate", values.options)
    return dice, True


def leaves_none(values: Cast, total: int) -> bool:
    """Whether a hampered throw has lost its only die."""
    return values.mode == "hampered" and not total


def read(dice: tuple[int, int, int], values: Cast, strained: bool = False) -> Rolled:
    """Pairs, result, critical and collapse of three counted dice."""
    first, second, third = dice
    secondary = second + third if values.pair else 0
    return judged(first + second, is_critical(third, values.options), values, secondary, strained)


def judged(main: int, critical: bool, values: Cast, secondary: int, strained: bool) -> Rolled:
    """What the counted dice come to."""
    result = main + values.bonus
    success = values.difficulty is None or result >= values.difficulty
    collapses = is_collapse(main, result, values.stress, values.options)
    return Rolled(main, result, success, critical, collapses, secondary, strained)


@rule("DS-CORE-11", "DS:critical_rule")
def is_critical(third: int, options: Options) -> bool:
    """The third-highest die is a 9 or a 10."""
    return third >= lucky_face(options)


@rule("DS-CORE-11", "DS:critical_rule")
def lucky_face(options: Options) -> int:
    """What the third-highest die has to show for a critical."""
    return 10 if options.critical_rule == "three_tens" else 9


@rule("DS-CORE-12", "DS:collapse_rule")
def is_collapse(main: int, result: int, stress: int, options: Options) -> bool:
    """The counted dice do not exceed the stress, never without a stress track; a fumble asks for no stress."""
    if options.core_edition == "HS" or options.collapse_rule == "fumble_5":
        return main <= 5
    if stress <= 0:
        return False
    if options.collapse_rule == "dice_le":
        return main <= stress
    return result <= stress if options.collapse_rule == "result_le" else result < stress


def basic_check(
    world: World,
    who: str,
    skill: str,
    rule_id: str,
    difficulty: Tally | None = None,
    *,
    concerns: tuple[str, ...] = (),
    secondary: str = "",
) -> Check:
    """A probe on a skill with everything that always counts: talent, skill, handicaps, distraction."""
    return own_check(world.find(who), skill, rule_id, world.options, difficulty, concerns=concerns, secondary=secondary)


def own_check(
    actor: Actor,
    skill: str,
    rule_id: str,
    options: Options,
    difficulty: Tally | None = None,
    *,
    concerns: tuple[str, ...] = (),
    secondary: str = "",
) -> Check:
    """The same of somebody whose state is at hand."""
    check = Check(
        actor.id,
        skill,
        rule_id,
        pool_tally(actor, skill, options),
        bonus_tally(actor, skill, options),
        difficulty,
        secondary=secondary,
    )
    if is_handicapped(actor, skill, options):
        check = check.hampered("DS-DIS-02", "ds-term-handicap")
    if actor.distracted_by and actor.distracted_by not in concerns:
        check = check.hampered("DS-MOV-08", "ds-term-distracted")
    return under_rulings(check, actor.rulings) if actor.rulings else check


@rule("DS-CORE-06", "DS-CORE-07", "DS-CORE-10")
def under_rulings(check: Check, rulings: Rulings) -> Check:
    """A probe with what the master has decided about it, each thing among its own kind of modifiers."""
    mode = next((one for one in MODES if one == word_of(rulings, "mode")), None)
    if mode is not None:
        check = replace(check, burdens=(*check.burdens, Burden(mode, CAUSES[mode], "ds-term-ruling")))
    difficulty = check.difficulty
    if difficulty is not None:
        difficulty = _plus(difficulty, amount_of(rulings, "difficulty"), "DS-CORE-06")
    pool, bonus = (amount_of(rulings, what) for what in ("dice", "result"))
    return replace(
        check,
        pool=_plus(check.pool, pool, "DS-CORE-07"),
        bonus=_plus(check.bonus, bonus, "DS-CORE-07"),
        difficulty=difficulty,
    )


def _plus(figure: Tally, amount: int, rule_id: str) -> Tally:
    return figure.plus(amount, rule_id, "ds-term-ruling", "master")


@rule("DS-DIS-02", "DS:handicap_effect")
def is_handicapped(actor: Actor, skill: str, options: Options) -> bool:
    """Whether a handicap hampers probes on the talent of a skill."""
    if options.handicap_effect == "none":
        return False
    name = TALENT_OF[known_as(skill, options)]
    return name in actor.handicaps and name not in actor.suppressed


def cast_of(world: World, check: Check) -> Cast:
    """The numbers of a check as it stands now."""
    actor = world.find(check.who)
    return thrown_by(actor, seat_of(world, actor), check, world.options)


def thrown_by(actor: Actor, seat: str, check: Check, options: Options) -> Cast:
    """The numbers of somebody's check."""
    return Cast(
        actor.id,
        seat,
        max(1, check.pool.total),
        mode_of(check, options),
        check.bonus.total,
        None if check.difficulty is None else check.difficulty.total,
        actor.stress if actor.sheet.has_stress else -1,
        options,
        bool(check.secondary),
    )


def stealth_value(world: World, check: Check, rolled: Rolled) -> int:
    """The secondary pair with its skill (DS-INF-08)."""
    return rolled.secondary + skill_value(world.find(check.who), check.secondary, world.options)


def manner(check: Check, options: Options) -> dict[str, Fact]:
    """How many dice are thrown in which mode, and why in that one: facts of every line about a throw."""
    mode = Word(f"ds-mode-{mode_of(check, options)}")
    why = tuple(Word(burden.message) for burden in check.burdens)
    if dice_thrown(check, options) != check.pool.total:
        dice = phrase("ds-dice-desperate", pool=check.pool, why=why)
    else:
        # Where the third die counts as well, for stealth, it is told that the probe takes the two highest.
        told = "ds-dice-two-highest" if check.secondary else "ds-dice-thrown"
        dice = phrase(told, pool=check.pool, mode=mode, why=why)
    return {"pool": check.pool, "mode": mode, "dice": dice}


@rule("DS-CORE-10")
def dice_thrown(check: Check, options: Options) -> int:
    """How many dice fall at first: the pool, of a desperate probe a single one."""
    return 1 if mode_of(check, options) == "desperate" else check.pool.total


def tell(world: World, check: Check, rolled: Rolled) -> Play[None]:
    """The line of the log about a probe; what decides over life or the course of a machine is called by its name."""
    actor = world.find(check.who)
    facts: dict[str, Any] = {
        "who": Ref(actor.id),
        "skill": Word(f"ds-skill-{check.skill}"),
        **manner(check, world.options),
        "main": rolled.main,
        "bonus": check.bonus,
        "result": rolled.result,
    }
    if check.difficulty is not None:
        facts |= {"difficulty": check.difficulty, "success": rolled.success}
    match check.rule_id, check.difficulty:
        case "DS-CHA-07", Tally():
            yield note("DS-CHA-07", "ds-probe-control", **facts)
        case "DS-DTH-01", Tally():
            yield note("DS-DTH-01", "ds-probe-last-breath", **facts)
        case _, None:
            yield note("DS-CORE-15", "ds-open-probe", **facts)
        case _:
            yield note("DS-CORE-05", "ds-probe", **facts)
    if rolled.critical:
        yield note("DS-CORE-11", "ds-critical", who=Ref(actor.id))

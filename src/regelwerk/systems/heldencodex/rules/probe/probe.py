"""A probe from the dice in hand to what it brings: throw, settle the ones, read the result, bear the consequences."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Answer, Cost, Listed, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import ALL, Audience, Play, choose, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.emptying import tell_emptied
from regelwerk.systems.heldencodex.rules.body.wounds import suffer
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, measure
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.learning import learn_by_luck
from regelwerk.systems.heldencodex.rules.probe.mastery import (
    Aftermath,
    second_chance,
    shift_results,
    shifted_onto_luck,
    use_lucky_number,
    use_mastery,
)
from regelwerk.systems.heldencodex.rules.probe.pools import Losses, Prober, can_buy_back, pool, prober
from regelwerk.systems.heldencodex.rules.probe.prospects import advised
from regelwerk.systems.heldencodex.rules.probe.reading import (
    FUMBLE,
    Settled,
    added_up,
    balancings,
    mythos_points,
    respect_loss,
    score,
    to_balance,
    with_faces,
    without,
)
from regelwerk.systems.heldencodex.rules.probe.rulings import DICE, dice_by_ruling, ruling_counted
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, listed, throw_dice
from regelwerk.systems.heldencodex.state import Hero, seat_of
from regelwerk.systems.heldencodex.values import MOST_DICE, ThrowKind


class Probed(NamedTuple):
    """What a probe brought: its result, the dice that may be scored, and what ones and luck did."""

    result: int
    left: Faces
    devalued: Faces = ()
    fumble: bool = False
    psyche: int = 0
    """Psyche points that unbalanced ones cost (HC-FUM-03)."""
    respect: int = 0
    """Respect that three ones cost (HC-FUM-04)."""
    mythos: int = 0
    lucky: int = 0
    """Lucky dice that teach an attribute (HC-LUK-02)."""
    throws: int = 1
    turned: Faces = ()
    """Those of the dice left that show what the lucky number was turned into (HC-LEG-03)."""

    def reaches(self, minimum: int) -> bool:
        """Whether the probe succeeds."""
        return not self.fumble and self.result >= minimum


IMPOSSIBLE = Probed(0, (), throws=0)
"""Without dice a probe fails, but is not fumbled."""


@rule("HC-FUM-02", "HC-FUM-05", "HC-MAS-01", "HC-MAS-02", "HC-MAS-03")
def settle(prober: Prober, faces: Faces) -> Play[Settled]:
    """Ones are settled once: the owner picks the dice that balance them and are worth nothing from then on."""
    ways = balancings(faces, prober.reading)
    ones = faces.count(FUMBLE)
    if ones and not to_balance(faces, prober.reading.value):
        told = {"ones": ones, "value": prober.reading.value}
        yield note("HC-MAS-01", "hc-ones-harmless", prober.audience, who=Ref(prober.who), **told)

    def worth(way: Settled) -> int:
        return measure(prober.goal, way, faces, prober.reading)

    if len(ways) == 1:
        if ways[0].devalued:
            yield note("HC-FUM-02", "hc-devalued", prober.audience, who=Ref(prober.who), faces=ways[0].devalued)
        return ways[0]
    answers = Offers(
        {f"devalue:{listed(way.devalued)}": way for way in ways},
        lambda key, way: Answer(key, way, phrase("hc-answer-devalue", faces=way.devalued)),
    )
    best = max(ways, key=worth)
    question = phrase("hc-ask-devalue", who=Ref(prober.who), faces=faces, ones=faces.count(1))
    scene = Aftermath(prober, faces)
    default = f"devalue:{listed(best.devalued)}"
    settled = yield from choose(
        prober.seat, prober.who, "HC-FUM-02", question, answers, default, scene,
        lambda: advised(prober.goal, {f"devalue:{listed(way.devalued)}": worth(way) for way in ways}),
    )  # fmt: skip
    yield note("HC-FUM-02", "hc-devalued", prober.audience, who=Ref(prober.who), faces=settled.devalued)
    return settled


@rule("HC-LEG-01", "HC-LEG-03", "HC:legendary_carried")
def earned_mythos(natural: Faces, carried: Faces, prober: Prober) -> int:
    """Mythos points of the dice left; a set with dice that lay there before needs a new one among them."""
    match prober.options.legendary_carried if carried else "":
        case "never":
            old = [face for face in set(carried) for _ in range(min(carried.count(face), natural.count(face)))]
            natural = without(natural, tuple(old))
        case "needs_new_die":
            natural = tuple(face for face in natural if natural.count(face) > carried.count(face))
    return mythos_points(natural, prober.reading)


@rule("HC-FUM-03", "HC-LUK-04", "HC-LEG-03")
def finish(prober: Prober, lying: Lying) -> Play[Probed]:
    """After mastery: shift results, use the lucky number, settle the ones, read the result."""
    faces = yield from shift_results(prober, lying.faces)
    not_lucky = with_faces(lying.carried, shifted_onto_luck(prober, lying.faces, faces))
    turned = yield from use_lucky_number(prober, faces, lying.lucky_rethrown, not_lucky)
    faces = turned.faces
    settled = yield from settle(prober, faces)
    # A die that was turned does not count for a legendary probe; of equal faces the turned ones are spent first.
    not_thrown, natural = with_faces(turned.turned, lying.turned), settled.left
    if not_thrown:
        natural = tuple(
            face
            for face in sorted(set(settled.left))
            for _ in range(min(settled.left.count(face), faces.count(face) - not_thrown.count(face)))
        )
    result = yield from shift_number(prober, score(settled, faces, prober.reading))
    return Probed(
        result,
        settled.left,
        settled.devalued,
        settled.fumble,
        settled.unbalanced,
        respect_loss(settled, prober.reading),
        earned_mythos(natural, lying.carried, prober),
        turned.left,
        lying.throws,
        without(settled.left, natural),
    )


@rule("HC-QUA-02", "HC:e_bonus")
def shift_number(prober: Prober, result: int) -> Play[int]:
    """Where an item shifts results as numbers, not dice, the owner adds or takes away up to that much."""
    if not prober.shift or prober.options.e_bonus == "dice" or not result:
        return result
    answers = Listed(
        [
            Answer(f"result:{result + step}", result + step, phrase("hc-answer-shift-number", result=result + step))
            for step in range(-min(prober.shift, result), prober.shift + 1)
        ]
    )
    question = phrase("hc-ask-shift-number", who=Ref(prober.who), result=result, amount=prober.shift)
    default = f"result:{result + prober.shift}"
    scene = Aftermath(prober, ())
    return (yield from choose(prober.seat, prober.who, "HC-QUA-02", question, answers, default, scene))


def succeeds(goal: Goal, probed: Probed) -> bool:
    """Whether a probe has brought what it was made for; without a minimum anything that counts will do."""
    return probed.reaches(max(1, goal.target)) if goal.name == "reach" else probed.reaches(1)


@rule("HC-POOL-01", "HC-POOL-04", "HC-SGL-01", "HC-SIV-01", "HC-CAS-01")
@stakes(
    Stake(
        lambda _, probed: probed.result, "hc-stake-result", lambda args: args[0].who,
        bands=(Band("hc-band-succeeds", lambda args, probed: succeeds(args[3], probed)),),
    )
)  # fmt: skip
def resolve_probe(prober: Prober, kind: ThrowKind, lead: int, goal: Goal) -> Play[Probed]:
    """A probe that nobody answers: throw, mend, settle, read."""
    if not prober.dice:
        yield note("HC-POOL-01", "hc-no-dice", prober.audience, who=Ref(prober.who))
        return IMPOSSIBLE
    prober = prober._replace(goal=goal)
    lying = yield from throw_dice(prober, kind, lead, goal)
    faces = yield from second_chance(prober, lying.faces)
    faces, _ = yield from use_mastery(prober, faces)
    return (yield from finish(prober, replace(lying, faces=faces)))


class Side(NamedTuple):
    """One side of an opposed probe: who, which throw, and what for."""

    prober: Prober
    kind: ThrowKind
    goal: Goal
    lead: int = 1

    def with_goal(self) -> Side:
        """With somebody who knows what the dice are thrown for."""
        return self._replace(prober=self.prober._replace(goal=self.goal))


@rule("HC-PHY-04")
def grit_teeth(hero: Hero, ability: str, options: Options, losses: Losses = ()) -> Play[tuple[Hero, int]]:
    """Before a probe, dice lost to emptied rows can be bought back, each for a light wound."""
    most = can_buy_back(hero, ability, options)
    if not most:
        return hero, 0
    had = pool(hero, ability, options, losses).dice.total
    gained = {n: pool(hero, ability, options, losses, n).dice.total - had for n in range(1, most + 1)}
    # Nobody takes a wound for nothing: as many dice may be lost as leave the first one bought back out of the pool.
    helping = [n for n in gained if gained[n] > gained.get(n - 1, 0) and had + gained[n] <= MOST_DICE]
    if not helping:
        return hero, 0
    answers = Listed(
        [
            Answer(f"grit:{n}", n, phrase("hc-answer-grit", dice=n), (Cost("hc-cost-light-wounds", n),) if n else ())
            for n in (0, *helping)
        ]
    )
    question = phrase("hc-ask-grit", who=Ref(hero.id), ability=Ref(ability), most=helping[-1])
    scene = (hero, ability)
    bought = yield from choose(seat_of(hero), hero.id, "HC-PHY-04", question, answers, "grit:0", scene)
    if bought:
        yield note("HC-PHY-04", "hc-gritted", who=Ref(hero.id), dice=bought)
        for _ in range(bought):
            hero = yield from suffer(hero, "light", options)
    return hero, bought


@rule("HC-FUM-03", "HC-FUM-04", "HC-LEG-02", "HC-LUK-02", "HC-LUK-03", "HC:respect_floor")
def apply_probe(hero: Hero, probed: Probed, options: Options, audience: Audience = ALL) -> Play[Hero]:
    """What a probe does to its owner: psyche and respect lost, mythos earned, what lucky dice teach.

    Those who did not see the dice are not told either.
    """
    if probed.psyche:
        before, hero = hero, hero.losing("psyche", probed.psyche)
        left = hero.left("psyche")
        yield note("HC-FUM-03", "hc-ones-cost", audience, who=Ref(hero.id), points=probed.psyche, left=left)
        yield from tell_emptied(before, hero, "psyche", audience)
    if probed.respect:
        respect = hero.respect - probed.respect
        if options.respect_floor == "zero":
            respect = max(min(hero.respect, 0), respect)
        hero = replace(hero, respect=respect)
        yield note("HC-FUM-04", "hc-respect-lost", audience, who=Ref(hero.id), points=probed.respect, respect=respect)
    if probed.mythos:
        hero = replace(hero, mythos=hero.mythos + probed.mythos)
        yield note("HC-LEG-02", "hc-legendary", audience, who=Ref(hero.id), points=probed.mythos, mythos=hero.mythos)
    if probed.lucky:
        hero = yield from learn_by_luck(hero, probed.lucky, options, audience)
    return hero


@rule("HC-POOL-04", "HC:default_minimum")
def minimum_or_default(minimum: int, options: Options) -> int:
    """Where nobody names a minimum, the lowest step will do."""
    return minimum or options.default_minimum


@rule("HC-POOL-01", "HC-POOL-05")
def declare_probe(
    hero: Hero, ability: str, options: Options, losses: Losses = (), audience: Audience = ALL
) -> Play[tuple[Hero, Prober]]:
    """Grit teeth if need be and take up the dice; the log says how many there are, and why."""
    losses = dice_by_ruling(hero, ability, options, losses)
    hero = ruling_counted(hero, DICE)
    hero, gritted = yield from grit_teeth(hero, ability, options, losses)
    taken = pool(hero, ability, options, losses, gritted)
    yield note(
        "HC-POOL-01", "hc-takes-up", audience, who=Ref(hero.id), ability=Ref(ability),
        dice=taken.dice, die=taken.die, value=taken.value,
    )  # fmt: skip
    return hero, prober(hero, ability, options, losses, gritted, audience)


def attempt(
    hero: Hero,
    ability: str,
    kind: ThrowKind,
    goal: Goal,
    options: Options,
    losses: Losses = (),
    lead: int = 1,
    audience: Audience = ALL,
) -> Play[tuple[Hero, Probed]]:
    """A whole probe of somebody: grit teeth, throw, bear what comes of it."""
    hero, who = yield from declare_probe(hero, ability, options, losses, audience)
    probed = yield from do(resolve_probe, who, kind, lead, goal)
    yield note(
        "HC-POOL-04",
        "hc-probe-result",
        audience,
        who=Ref(hero.id),
        ability=Ref(ability),
        result=probed.result,
        faces=added_up(probed.left, probed.result, who.reading),
        fumble=probed.fumble,
    )
    hero = yield from apply_probe(hero, probed, options, audience)
    return hero, probed

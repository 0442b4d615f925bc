"""Questions about melee: who hits, what a hit does, and what a riposte may bring."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Play
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, flag, is_given, number
from regelwerk.engine.questions import Answered, Tallies, Words
from regelwerk.engine.state_values import NO_NAME, replace
from regelwerk.space import Point
from regelwerk.systems.realms.content.loading import Content
from regelwerk.systems.realms.odds.arguments import Answering, Paper, asked_options, contest_tallies, named, refuse
from regelwerk.systems.realms.odds.participants import (
    AHEAD,
    BACK,
    FIRST,
    MIDDLE,
    SECOND,
    armed,
    around,
    attacker_of,
    beyond,
    environment_of,
    is_bare,
    names_in,
    nobody,
    table,
    target_of,
    weapon_of,
)
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.structure import why_not_fight
from regelwerk.systems.realms.rules.melee.melee import declare_melee, fight, melee_weapons, resolve_melee, suits_melee
from regelwerk.systems.realms.rules.melee.melee_roll import Onset
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, UNARMED, Weapon

ROLLS: Words = ((0, "re-odds-repelled"), (1, "re-odds-hits"), (2, "re-odds-both-hit"))
OUTCOMES = ("repelled", "hit", "both")
MOST_FRIENDS = 5
SPREAD = 60
"""The angle between helpers, in degrees."""
RUN_UP = 10 * CENTIMETRE


def melee_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Whether an attack hits, what becomes of the defender, and what the attacker risks."""
    options = asked_options(given)
    attacker = replace(attacker_of(content, given, agi="agi"), ambusher=flag(given, "ambush"))
    attacker = replace(attacker, at=Point.cm(MIDDLE, MIDDLE), facing=AHEAD)
    defender = target_of(content, given)
    defender = replace(defender, at=beyond(attacker, defender, 0), guard=flag(given, "guard"))
    defender = replace(defender, facing=AHEAD if flag(given, "rear") else BACK)
    weapon, attacker = _weapon(content, attacker, given, options)
    world = table(options, (attacker, defender, *_helpers(attacker, defender, given)), environment_of(given))
    refuse(why_not_fight(world.find(FIRST)), world)
    start = Point(attacker.at.x - RUN_UP, attacker.at.y)
    onset = Onset(charged=True, start=start) if flag(given, "charge") else Onset()
    policy = Answering(_riposte(world, given))
    knows_harm = weapon.name != NO_NAME or is_given(given, "strength")
    return tuple(_answers(Paper(policy, names_in(world)), world, weapon, onset, knows_harm=knows_harm))


def _weapon(content: Content, attacker: Model, given: Arguments, options: Options) -> tuple[Weapon, Model]:
    """What is struck with, and the attacker with it in hand."""
    world = table(options, (attacker,))
    own = () if is_bare(attacker) else _at_hand(world, attacker)
    weapon = weapon_of(content, attacker, given, own)
    if not suits_melee(world, weapon):
        raise ContentError("re-odds-no-melee-weapon", weapon=named(weapon.name))
    return weapon, attacker if weapon in own else armed(attacker, weapon)


def _at_hand(world: World, model: Model) -> list[Weapon]:
    """What a model can strike with: weapons made for it, then guns, then bare hands."""
    return sorted(melee_weapons(world, model), key=lambda weapon: weapon.id == UNARMED or not weapon.is_melee)


def _helpers(attacker: Model, defender: Model, given: Arguments) -> Iterator[Model]:
    """Friends of both who touch the other one."""
    for name, side, other, away in (
        ("friends", FIRST, defender, BACK),
        ("target_friends", SECOND, attacker, AHEAD),
    ):
        for n in range(number(given, name, 0, MOST_FRIENDS)):
            friend = replace(nobody(side), id=f"{side}{n + 2}")
            friend = replace(friend, card=replace(friend.card, id=friend.id))
            yield replace(friend, at=around(other, friend, away / 100 + SPREAD * (n + 1)))


def _riposte(world: World, given: Arguments) -> str:
    """With what the defender strikes back: what was typed, else the first weapon in its hands."""
    defender = world.find(SECOND)
    own = [weapon.id for weapon in _at_hand(world, defender)]
    if not is_given(given, "riposte"):
        return "" if is_bare(defender) or not own else own[0]
    text = str(given["riposte"])
    if text not in own:
        raise ContentError("odds-word", name="riposte", given=text, known=", ".join(own))
    return text


def _answers(paper: Paper, world: World, weapon: Weapon, onset: Onset, *, knows_harm: bool) -> Iterator[Answered]:
    attacker, defender = world.find(FIRST), world.find(SECOND)
    declared = declare_melee(world, attacker, defender, weapon, onset)
    clash, back = declared.hit.clash, declared.back.clash if declared.back is not None else None
    law = Odds(paper.policy).law(resolve_melee, declared.bout, clash, back)
    rolls = law.map(lambda result: OUTCOMES.index(result.outcome))
    tallies: Tallies = (("re-odds-tally-melee", declared.attack), ("re-odds-tally-melee-defence", declared.defence))
    title = _title(attacker, defender, weapon)
    first = paper.kinds(title, rolls, "re-odds-measure-hit", ROLLS, rolls.at_least(1), tallies)
    if knows_harm:
        yield paper.with_bands(first, resolve_melee, (declared.bout, clash, back), law)
        fates = law.map(lambda result: result.defender)
        yield from paper.fate(clash, fates, contest_tallies(declared.hit))
    else:
        yield first
    lost = Odds(paper.policy).law(risked, world, weapon, onset)
    if lost.at_least(1) > Fraction(0):
        key = "re-odds-title-riposte" if paper.policy != Answering() else "re-odds-title-both-hit"
        yield paper.numbers(phrase(key), lost, "re-odds-measure-own-hp")


def risked(world: World, weapon: Weapon, onset: Onset) -> Play[int]:
    """What the attacker loses in a whole fight: to a riposte, or because both hit."""
    before = world.find(FIRST).vitals
    after = (yield from fight(world, FIRST, SECOND, weapon, onset)).find(FIRST).vitals
    return before.hp + sum(before.limbs) - after.hp - sum(after.limbs)


def _title(attacker: Model, defender: Model, weapon: Weapon) -> Phrase:
    if is_bare(attacker) or is_bare(defender) or weapon.name == NO_NAME:
        return phrase("re-odds-title-bare-melee")
    return phrase(
        "re-odds-title-melee", who=named(attacker.card.name), whom=named(defender.card.name), weapon=named(weapon.name)
    )

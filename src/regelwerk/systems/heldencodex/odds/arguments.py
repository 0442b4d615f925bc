"""What a question about odds is given: somebody's dice or bare ones, what they are for, and how they are played."""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from regelwerk.engine.answers import Answer
from regelwerk.engine.book.messages import Names
from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.files import find_id
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.odds_arguments import Arguments, flag, number, one_of
from regelwerk.engine.policies import Policy
from regelwerk.engine.questions import Parameter
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally
from regelwerk.systems.heldencodex.content.loading import Content
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.best_play import best_keep
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, GoalUnknown, measure, parse
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.probe.mastery import Aftermath, ShiftAnswers
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, pool, prober
from regelwerk.systems.heldencodex.rules.probe.reading import (
    Reading,
    Settled,
    balancings,
    mythos_points,
    score,
    with_faces,
    without,
)
from regelwerk.systems.heldencodex.rules.probe.throwing import listed
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import MOST_DICE, PACKAGE, ThrowKind, attribute_pool, die_by_value

DICE = (8, 12, 20)
LUCKY_DIE = DICE[-1]
MOST_VALUE = 30
MOST_POINTS = 100
THROWS: dict[str, ThrowKind] = {
    "single": "single",
    "einzel": "single",
    "sieve": "sieve",
    "sieb": "sieve",
    "cascade": "cascade",
    "kaskade": "cascade",
}
_POOL = re.compile(r"([1-9][0-9]?)\s*[WwDd]\s*([0-9]{1,2})")


WHO = Parameter("who", "hc-given-who", bare=True, kinds=("character",))
ABILITY = Parameter("ability", "hc-given-ability", bare=True, kinds=("ability",))
POOL = Parameter("dice", "hc-given-dice")
VALUE = Parameter("value", "hc-given-value")
THROW = Parameter("throw", "hc-given-throw", "single", values=("single", "sieve", "cascade"))
LEAD = Parameter("lead", "hc-given-lead", "1")
GOAL = Parameter(
    "goal",
    "hc-given-goal",
)
STAR = Parameter("star", "hc-given-star", flag=True)
RUNS = Parameter("runs", "hc-given-runs", flag=True)
LUCKY = Parameter("lucky", "hc-given-lucky")
FREE = Parameter("free", "hc-given-free")
LOST = Parameter("lost", "hc-given-lost", "0")
BARE_DICE = (POOL, VALUE, LUCKY)


# -- what is given ----------------------------------------------------------------------------------------------------


def asked_options(given: Arguments) -> Options:
    return make_options(Options, given.get("options", {}), read_catalogue(PACKAGE))


def throw_of(given: Arguments, default: str = "single") -> ThrowKind:
    return THROWS[one_of(given, "throw", THROWS, default)]


def goal_of(given: Arguments, default: str) -> Goal:
    """The goal that was typed."""
    try:
        return parse(str(given.get("goal") or default))
    except GoalUnknown as error:
        raise ContentError(error.code, **error.facts) from None


def faces_of(given: Arguments, name: str) -> Faces:
    """Faces as people write them: `12,12,9`."""
    text = str(given.get(name) or "")
    parts = [part for part in re.split(r"[\s,;]+", text) if part]
    if not all(part.isdecimal() and 1 <= int(part) <= max(DICE) for part in parts):
        raise ContentError("hc-odds-faces", name=name, given=text)
    return tuple(sorted(map(int, parts)))


def dice_of(text: str, name: str = "dice", most: int = MOST_DICE) -> tuple[int, int]:
    """How many dice of which size, from `4W20`."""
    found = _POOL.fullmatch(text.strip())
    if found is None or int(found[2]) not in DICE or int(found[1]) > most:
        raise ContentError("hc-odds-dice-form", name=name, given=text, most=most)
    return int(found[1]), int(found[2])


def character(content: Content, given: Arguments, name: str = "who") -> Hero:
    return content.characters.find(str(given[name]))


def ability_of(content: Content, hero: Hero, text: str) -> str:
    """An attribute, a skill or a combat art by its id or name."""
    arts = {weapon.id: weapon.name for weapon in (*content.weapons.values(), *hero.sheet.weapons)}
    known = {**{ability.id: ability.name for ability in content.abilities.values()}, **arts}
    return find_id(Word("hc-content-kind-ability"), text, known)


# -- the dice of a question -------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """The dice that a question is about: whose they are, how they are read, in words and with reasons."""

    prober: Prober
    subject: Phrase
    tallies: tuple[tuple[str, Tally], ...] = ()
    names: Names = MappingProxyType({})

    @property
    def reading(self) -> Reading:
        return self.prober.reading

    @property
    def policy(self) -> str:
        """The behaviour that is assumed: the best play, without what only helps after the last throw."""
        return "best-plain" if self.prober.second or self.prober.mastery else "best"


def named(name: Name) -> Phrase:
    """A name for sentences that no game stands behind: there nobody could look up a reference."""
    return phrase("hc-named", name=name)


def told_dice(dice: int, die: int) -> Phrase:
    return phrase("hc-odds-dice", dice=dice, die=die)


def names_in(content: Content, *heroes: Hero) -> Names:
    """The names of all that tallies may come from."""
    found = {ability.id: ability.name for ability in content.abilities.values()}
    found |= {weapon.id: weapon.name for weapon in content.weapons.values()}
    found |= {item.id: item.name for item in content.items.values()}
    found |= {hero.id: hero.sheet.name for hero in heroes}
    return {key: name.by_language for key, name in found.items()}


def asked_dice(content: Content, given: Arguments, ability: str = "", *, runs: bool = False) -> Asked:
    """The dice of somebody's ability, or bare dice with a value; what else is given goes before what is on a sheet."""
    if given.get("who") is not None:
        hero = character(content, given)
        return _changed(dice_of_hero(content, hero, ability or asked_ability(content, hero, given), given), given)
    options = asked_options(given)
    if given.get("value") is None:
        raise ContentError("hc-odds-who-or-dice")
    value = number(given, "value", 0, MOST_VALUE)
    dice, die = dice_of(str(given["dice"])) if given.get("dice") is not None else attribute_pool(value)
    made = Prober("", "", "", dice, Reading(value, die, runs, options=options))
    return _changed(Asked(made, phrase("hc-odds-pool", dice=told_dice(dice, die), value=value)), given)


def asked_ability(content: Content, hero: Hero, given: Arguments) -> str:
    if given.get("ability") is None:
        raise ContentError("hc-odds-which-ability", who=named(hero.sheet.name))
    return ability_of(content, hero, str(given["ability"]))


def dice_of_hero(content: Content, hero: Hero, ability: str, given: Arguments) -> Asked:
    """Somebody's dice with their reasons."""
    options = asked_options(given)
    made = pool(hero, ability, options)
    names = names_in(content, hero)
    subject = phrase(
        "hc-odds-of-who",
        who=named(hero.sheet.name),
        ability=phrase("hc-named", name=Name.of(names[ability])),
        dice=told_dice(made.dice.total, made.die),
        value=made.value.total,
    )
    tallies = (("hc-odds-tally-dice", made.dice), ("hc-odds-tally-value", made.value))
    return Asked(prober(hero, ability, options), subject, tallies, names)


def _changed(asked: Asked, given: Arguments) -> Asked:
    """With the star, runs, a lucky number, free throws or lost dice, where they are asked for."""
    made, reading = asked.prober, asked.reading
    if flag(given, "star"):
        reading = reading._replace(runs=True, adds=reading.options.runs_add != "ranged_only")
    if flag(given, "runs"):
        reading = reading._replace(runs=True)
    if given.get("lucky") is not None:
        reading = reading._replace(lucky=lucky_of(given, reading.die))
    lost = number(given, "lost", 0, MOST_DICE)
    free = number(given, "free", 0, MOST_DICE, made.free)
    made = made._replace(reading=reading, free=free, dice=max(0, made.dice - lost))
    if not made.dice:
        raise ContentError("hc-odds-no-dice", subject=asked.subject)
    return asked._replace(prober=made)


def lucky_of(given: Arguments, die: int) -> int:
    """The lucky number; only the largest dice know luck."""
    lucky = number(given, "lucky", 0, LUCKY_DIE)
    if lucky and die != LUCKY_DIE:
        raise ContentError("hc-odds-lucky", die=die)
    return lucky


def die_of(given: Arguments, value: int, faces: Faces) -> int:
    """The die that is named, or that of the value; a larger one if the faces show more."""
    if given.get("die") is None:
        return next(die for die in DICE if die >= max(die_by_value(value), *faces))
    die = int(str(given["die"]).upper().lstrip("WD") or 0) if str(given["die"])[-1:].isdecimal() else 0
    if die not in DICE or max(faces) > die:
        raise ContentError("hc-advise-die", die=str(given["die"]), highest=max(faces))
    return die


# -- how they are played ----------------------------------------------------------------------------------------------


Rank = tuple[int, ...]


class Best(Policy):
    """Keeps, turns, shifts and devalues dice in the best way; second chances and high mastery are left alone."""

    name = "best"

    @abstractmethod
    def rank(self, settled: Settled, faces: Faces, reading: Reading) -> Rank:
        """How good settled dice are."""

    def decide(self, prompt: Choose[Any]) -> str:
        match prompt.scene:
            case Keeping() as situation:
                return f"keep:{listed(best_keep(situation))}"
            case Aftermath(made, faces):
                # Of equals the first: what is left as it is costs nothing.
                if isinstance(prompt.answers, ShiftAnswers):
                    return f"to:{listed(max(prompt.answers.ways, key=_ranks(self, made.reading).turned))}"
                if prompt.rule_id == "HC-LUK-01":
                    return _ranks(self, made.reading).turn(faces)
                answers = prompt.answers.listed()
                return max(answers, key=lambda answer: self._rank_of(answer, made.reading, faces)).key
        return prompt.default

    def _rank_of(self, answer: Answer[Any], reading: Reading, faces: Faces) -> Rank:
        match answer.key.partition(":")[0]:
            case "devalue":
                return self.rank(answer.value, faces, reading)
            case "leave":
                return _ranks(self, reading).as_they_lie(faces)
            case "result":
                return (answer.value,)
        return ()


class Ranks:
    """What lying dice can come to, as far as somebody has asked: many throws come to the same."""

    def __init__(self, policy: Best, reading: Reading) -> None:
        self._policy = policy
        self._reading = reading
        self._as_they_lie: dict[Faces, Rank] = {}
        self._turned: dict[Faces, Rank] = {}
        self._turns: dict[Faces, str] = {}

    def as_they_lie(self, faces: Faces) -> Rank:
        """The best that settling ones can make of these faces."""
        found = self._as_they_lie.get(faces)
        if found is None:
            ways = balancings(faces, self._reading)
            found = self._as_they_lie[faces] = max([self._policy.rank(way, faces, self._reading) for way in ways])
        return found

    def turned(self, faces: Faces) -> Rank:
        """The best if lucky dice are turned before, one after the other."""
        found = self._turned.get(faces)
        if found is None:
            found = self._turned[faces] = max([self.as_they_lie(faces), *self._if_turned(faces).values()])
        return found

    def turn(self, faces: Faces) -> str:
        """The best answer to what a lucky die becomes."""
        found = self._turns.get(faces)
        if found is None:
            ways = {"leave": self.as_they_lie(faces)}
            ways |= {f"become:{face}": rank for face, rank in self._if_turned(faces).items()}
            found = self._turns[faces] = max(ways, key=ways.__getitem__)
        return found

    def _if_turned(self, faces: Faces) -> dict[int, Rank]:
        """The best that the dice can come to by the face into which one lucky die is turned."""
        lucky = self._reading.lucky
        if not lucky or lucky not in faces:
            return {}
        rest = without(faces, (lucky,))
        return {f: self.turned(with_faces(rest, (f,))) for f in range(1, LUCKY_DIE + 1) if f != lucky}


@lru_cache(maxsize=64)
def _ranks(policy: Best, reading: Reading) -> Ranks:
    return Ranks(policy, reading)


@dataclass(frozen=True, slots=True)
class ForGoal(Best):
    """Plays for a goal, then for the result, then for glory."""

    goal: Goal

    def rank(self, settled: Settled, faces: Faces, reading: Reading) -> Rank:
        glory = mythos_points(settled.left, reading)
        return measure(self.goal, settled, faces, reading), score(settled, faces, reading), glory

"""What a question about odds is given: numbers, somebody of the content or bare dice, and what people do about it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.messages import Names
from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Choose, Play
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.odds_arguments import Arguments, number, one_of
from regelwerk.engine.policies import Policy
from regelwerk.engine.questions import AnswerBuilder, Answered, Parameter, Tallies, bands_of
from regelwerk.engine.state_values import NO_NAME, Name, replace
from regelwerk.engine.tally import Tally, Term
from regelwerk.systems.darkspace.content.loading import Content
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.probe import Check, OneMoreScene
from regelwerk.systems.darkspace.rules.core.scenes import Zone
from regelwerk.systems.darkspace.rules.core.side_probes import BuyScene
from regelwerk.systems.darkspace.rules.fight.announcing import InterruptScene
from regelwerk.systems.darkspace.state import Actor, Scene, World
from regelwerk.systems.darkspace.values import CATEGORIES, PACKAGE, SKILLS, TALENTS, Sheet

FIGHTERS = ("character", "henchman", "machine")
TARGETS = (*FIGHTERS, "system", "object")
MOST_DICE = 20
MOST_VALUE = 30
MOST_STRESS = 19
MIDDLING = 3
"""The talents of somebody of whom only a pool is known."""
HERE, THERE = "here", "there"
_BARE = re.compile(r"([1-9][0-9]?)\+([0-9]{1,2})(?:@([0-9]{1,2}))?")


POOL = Parameter("pool", "ds-given-pool")
SKILL = Parameter("skill", "ds-given-skill")
STRESS = Parameter("stress", "ds-given-stress")
BOUGHT = Parameter("bought", "ds-given-bought", "0")
MODE = Parameter(
    "mode", "ds-given-mode", "normal",
    values=("normal", "eased", "hampered", "desperate"))  # fmt: skip
AIM = Parameter("aim", "ds-given-aim", flag=True)
DISTANCE = Parameter(
    "distance",
    "ds-given-distance",
    values=("near", "short", "long", "extended", "extreme"),
)


# -- what is typed ----------------------------------------------------------------------------------------------------


def asked_options(given: Arguments) -> Options:
    return make_options(Options, given.get("options", {}), read_catalogue(PACKAGE))


def distance_of(given: Arguments, ideal: int) -> int:
    """The category that was typed."""
    return CATEGORIES.index(one_of(given, "distance", CATEGORIES, CATEGORIES[ideal]))


def skill_of(text: str, name: str = "ability") -> str:
    """A skill by its id."""
    return one_of({name: text}, name, SKILLS, "")


def refuse(refused: Refused | None, world: World) -> None:
    """What the rules refuse cannot be asked about; no game stands behind it to look up names."""
    if refused is None:
        return
    names = DarkSpace().names(world)
    reason = refused.reason
    spoken = {
        name: phrase("ds-named", name=Name.of(names[fact.id])) if isinstance(fact, Ref) and fact.id in names else fact
        for name, fact in reason.facts
    }
    raise ContentError("ds-odds-refused", reason=phrase(reason.key, **spoken), rule=refused.rule_id)


# -- who it is about --------------------------------------------------------------------------------------------------


def named(name: Name) -> Phrase:
    """A name for sentences that no game stands behind: there nobody could look up a reference."""
    return phrase("ds-named", name=name)


def somebody(content: Content, text: str, side: str, kinds: Sequence[str] = FIGHTERS) -> Actor:
    """Somebody of the content, on a side and in a seat of that name."""
    found: Actor = content.together(*kinds).find(text)
    return replace(found, sheet=replace(found.sheet, side=side, seat=side), zone=HERE)


def nobody(side: str, talents: int = MIDDLING, skills: Mapping[str, int] = MappingProxyType({})) -> Actor:
    """A character of whom only numbers are known."""
    sheet = Sheet(
        side, NO_NAME, side, side, "character", (talents,) * len(TALENTS), tuple(sorted(skills.items()))
    )  # fmt: skip
    return Actor(sheet, zone=HERE)


class Bare(NamedTuple):
    """Dice without anybody: `3+2`, or `3+2@6` with some stress."""

    pool: int
    skill: int
    stress: int


def bare(text: str) -> Bare | None:
    """Bare dice, if that is what was typed."""
    found = _BARE.fullmatch(text.strip())
    if found is None:
        return None
    pool, skill, stress = int(found[1]), int(found[2]), int(found[3] or 0)
    return Bare(pool, skill, stress) if pool <= MOST_DICE and stress <= MOST_STRESS else None


def strained(actor: Actor, given: Arguments, name: str = "stress") -> Actor:
    """Somebody with the stress that is asked about."""
    return replace(actor, stress=number(given, name, 0, MOST_STRESS, actor.stress))


def apart(actor: Actor, others: Sequence[Actor]) -> Actor:
    """The same under another id if somebody of this id is there already."""
    if all(other.id != actor.id for other in others):
        return actor
    return apart(replace(actor, sheet=replace(actor.sheet, id=f"{actor.id}_2")), others)


def scene(options: Options, actors: Sequence[Actor], category: int = 1, **changes: Any) -> World:
    """A world with these participants, in their zones; those here and those there are this far apart."""
    zones = tuple(Zone(zone, NO_NAME) for zone in (HERE, THERE))
    made = Scene("odds", NO_NAME, options, zones, links=((HERE, THERE, category),))
    ranked = tuple(replace(actor, rank=rank) for rank, actor in enumerate(actors, 1))
    return replace(World(made, ranked, stage="phase", round=1), **changes)


def facing(options: Options, first: Actor, second: Actor, category: int) -> World:
    """Two who face each other at this distance."""
    second = replace(apart(second, (first,)), zone=HERE if category < 2 else THERE)
    world = scene(options, (first, second), category)
    return world.engage(first.id, second.id) if category == 0 else world


def names_in(content: Content, world: World) -> Names:
    """The names of all that tallies may come from."""
    gear = {key: one.name for table in ("weapons", "items", "covers") for key, one in getattr(content, table).items()}
    return {
        **{key: name.by_language for key, name in gear.items()},
        **DarkSpace().names(world),
    }


def with_given(check: Check, given: Arguments) -> Check:
    """A probe with the pool and the skill that were typed in place of the own ones."""
    if given.get("pool") is not None:
        term = Term(number(given, "pool", 0, MOST_DICE), "DS-CORE-02", "", "ds-odds-term-pool")
        check = replace(check, pool=Tally((term, *check.pool.terms[1:])))
    if given.get("skill") is not None:
        term = Term(number(given, "skill", 0, MOST_VALUE), "DS-CORE-05", "", "ds-odds-term-skill")
        check = replace(check, bonus=Tally((term, *check.bonus.terms[1:])))
    return check


def with_mode(check: Check, given: Arguments) -> Check:
    """A probe that circumstances ease or hamper."""
    match one_of(given, "mode", ("normal", "eased", "hampered", "desperate"), "normal"):
        case "eased":
            return check.eased("DS-CORE-08", "ds-odds-term-mode")
        case "hampered":
            return check.hampered("DS-CORE-09", "ds-odds-term-mode")
        case "desperate":
            return check.desperate("DS-CORE-10", "ds-odds-term-mode")
    return check


# -- what people do about it ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AsAsked(Policy):
    """Everybody does what the question says, and nothing else that costs anything."""

    who: str = ""
    """Whose dice are bought."""
    bought: int = 0
    interrupt: str = ""
    """The interrupt that the target announces."""
    extra_ae: int = 0
    extra_stress: int = 0
    blocks: bool = False
    """Whether a system in alarm blocks hacking whenever it can."""

    @property
    def name(self) -> str:  # type: ignore[override]
        return "defaults" if self == AsAsked(self.who) else "as-asked"

    def decide(self, prompt: Choose[Any]) -> str:
        match prompt.scene:
            case BuyScene() if prompt.who == self.who:
                return _as_much_as(self.bought, prompt)
            case OneMoreScene(values, rolled) if values.who == self.who:
                return "1" if rolled.bought < self.bought else "0"
            case InterruptScene(world, who, deed, _, "interrupt"):
                if self.blocks and world.find(who).alarm:
                    return next((answer.key for answer in prompt.answers.listed() if answer.key == "block"), "pass")
                return self.interrupt or prompt.default if who == deed.target else prompt.default
            case InterruptScene(_, _, _, _, "ae"):
                return _as_much_as(self.extra_ae, prompt)
            case InterruptScene(_, _, _, _, "stress" | "full_defence"):
                return _as_much_as(self.extra_stress, prompt)
        return prompt.default


def _as_much_as(wanted: int, prompt: Choose[Any]) -> str:
    """A number, or the most that is allowed: stress runs up, and at some point nobody can take on more."""
    while wanted and isinstance(prompt.answers.find(str(wanted)), Refusal):
        wanted -= 1
    return str(wanted)


# -- the answers ------------------------------------------------------------------------------------------------------


class Paper(AnswerBuilder):
    """What all answers to one question about Dark Space share."""

    yes_or_no = ((0, "ds-odds-no"), (1, "ds-odds-yes"))

    def banded(
        self, answer: Answered, resolve: Callable[[Any], Play[Any]], values: Hashable, law: Law[Any]
    ) -> Answered:
        """An answer with what may come of the throw, in the words that stand beside a question in play."""
        known = {key: name for key, name in self.names.items() if any(name.values())}
        first, *others = bands_of(resolve, (values,), law, known)
        return dataclasses.replace(answer, bands=(first, *((words, share) for words, share in others if share)))


def tallies_of(check: Check, *more: tuple[str, Tally]) -> Tallies:
    """The numbers of a probe with their reasons."""
    return tuple(_tallies(check, more))


def _tallies(check: Check, more: tuple[tuple[str, Tally], ...]) -> Iterator[tuple[str, Tally]]:
    yield "ds-odds-tally-pool", check.pool
    yield "ds-odds-tally-bonus", check.bonus
    if check.difficulty is not None:
        yield "ds-odds-tally-difficulty", check.difficulty
    yield from more

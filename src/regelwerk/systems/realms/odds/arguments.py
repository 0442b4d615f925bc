"""What a question about odds is given: numbers and words, and the paper that its answers are written on."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.acts import Refused
from regelwerk.engine.book.messages import Names
from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.odds_arguments import Arguments
from regelwerk.engine.policies import Policy
from regelwerk.engine.questions import AnswerBuilder, Answered, Tallies, Words, bands_of
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage import Clash, DeclaredHit, harm_done, threatened
from regelwerk.systems.realms.rules.melee.melee import RiposteScene
from regelwerk.systems.realms.state import Vitals, World
from regelwerk.systems.realms.values import LIMBS, PACKAGE

MISSED, HELD, SHAKEN, WOUNDED, CRITICAL, OUT, REMOVED, WRECKED, EXPLODES = range(9)
FATES: Words = (
    (MISSED, "re-odds-missed"),
    (HELD, "re-odds-held"),
    (SHAKEN, "re-odds-shaken"),
    (WOUNDED, "re-odds-wounded"),
    (CRITICAL, "re-odds-critical"),
    (OUT, "re-odds-out"),
    (REMOVED, "re-odds-removed"),
    (WRECKED, "re-odds-wrecked"),
    (EXPLODES, "re-odds-explodes"),
)
"""What an attack may come to, from bad to good."""
STRUCK: Words = ((0, "re-odds-no-zone"), (1, "re-limb-torso"), *((2 + n, f"re-limb-{z}") for n, z in enumerate(LIMBS)))
"""Which structure zone of a MIKe loses hit points."""
_LENGTH = re.compile(r"[0-9]{1,3}(?:[.,][0-9]{1,2})?")


# -- what is typed ----------------------------------------------------------------------------------------------------


def asked_options(given: Arguments) -> Options:
    return make_options(Options, given.get("options", {}), read_catalogue(PACKAGE))


def length(given: Arguments, name: str, default: float) -> float:
    """Centimetres, with a decimal point or comma."""
    text = str(default if given.get(name) is None else given[name]).strip()
    if not _LENGTH.fullmatch(text):
        raise ContentError("re-odds-length", name=name, given=text)
    return float(text.replace(",", "."))


def refuse(refused: Refused | None, world: World) -> None:
    """What the rules refuse cannot be asked about; no game stands behind it to look up names."""
    if refused is not None:
        reason = spoken(refused.reason, Realms().names(world))
        raise ContentError("re-odds-refused", reason=reason, rule=refused.rule_id)


def spoken(said: Phrase, names: Names) -> Phrase:
    """A phrase in which names stand instead of references."""
    facts = {
        name: phrase("re-named", name=Name.of(names[fact.id])) if isinstance(fact, Ref) and fact.id in names else fact
        for name, fact in said.facts
    }
    return phrase(said.key, **facts)


def named(name: Name) -> Phrase:
    """A name for sentences that no game stands behind: there nobody could look up a reference."""
    return phrase("re-named", name=name)


# -- what people do about it ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Answering(Policy):
    """Both sides reroll where it helps them, and a defender who repels an attack strikes back with this weapon."""

    riposte: str = ""
    name: str = REROLLING.name

    def decide(self, prompt: Choose[Any]) -> str:
        match prompt.scene:
            case RiposteScene() as scene if self.riposte in scene.weapons:
                return self.riposte
        return REROLLING.decide(prompt)


# -- the answers ------------------------------------------------------------------------------------------------------


def contest_tallies(declared: DeclaredHit) -> Tallies:
    """What both sides of a damage contest throw and add, and what it is about.

    That the attacker throws one die is not worth a line, nor is a loss that nothing changes.
    """
    clash, reasons = declared
    loss = threatened(clash)
    stuns = "paralyse" in clash.effects
    return (
        ("re-odds-tally-attack", reasons.attack),
        ("re-odds-tally-defence", reasons.defence),
        *dice_tally("re-odds-tally-attack-dice", reasons.attack_dice),
        ("re-odds-tally-defence-dice", reasons.defence_dice),
        *((("re-odds-tally-shocks" if stuns else "re-odds-tally-loss", loss),) if len(loss.terms) > 1 else ()),
    )


def dice_tally(message: str, dice: Tally) -> Tallies:
    """Dice beyond the first, with the reasons for them."""
    return ((message, dice),) if dice.total > 1 else ()


class Paper(AnswerBuilder):
    """What all answers to one question about Realms share."""

    yes_or_no = ((0, "re-odds-no"), (1, "re-odds-yes"))

    def with_bands(self, answer: Answered, rule: Callable[..., Any], args: tuple[Any, ...], law: Law[Any]) -> Answered:
        """An answer with the bands of the rule that it is about, as far as they can be reached at all."""
        bands = bands_of(rule, args, law, self.names)
        return replace(answer, bands=tuple((words, share) for words, share in bands if share))

    def fate(self, clash: Clash, law: Law[Vitals | None], tallies: Tallies = ()) -> list[Answered]:
        """What becomes of the target, what that costs, and where it is struck; None: it was not even hit."""
        fates = law.map(lambda vitals: fate_of(clash, vitals))
        lost = law.map(lambda vitals: 0 if vitals is None else harm_done(clash, vitals))
        wounded = law.where(lambda vitals: vitals is not None and harm_done(clash, vitals) > 0)
        unit = "ap" if "paralyse" in clash.effects else "hp"
        found = [
            self.kinds(phrase("re-odds-title-fate"), fates, "re-odds-measure-fate", FATES, wounded, tallies),
            self.numbers(phrase(f"re-odds-title-lost-{unit}"), lost, f"re-odds-measure-{unit}"),
        ]
        if clash.victim.card.is_mike:
            zones = law.map(lambda vitals: zone_of(clash, vitals))
            found.append(self.kinds(phrase("re-odds-title-zones"), zones, "re-odds-measure-zone", STRUCK))
        return found


def fate_of(clash: Clash, vitals: Vitals | None) -> int:
    """What an attack has come to."""
    if vitals is None:
        return MISSED
    before = clash.vitals
    match vitals.status:
        case "out":
            return OUT
        case "wreck":
            return WRECKED
        case "removed":
            return EXPLODES if vitals.detonates else REMOVED
    if len(vitals.was_critical) > len(before.was_critical):
        return CRITICAL
    if before.hp + sum(before.limbs) > vitals.hp + sum(vitals.limbs):
        return WOUNDED
    return SHAKEN if (vitals.ap, vitals.markers) != (before.ap, before.markers) else HELD


def zone_of(clash: Clash, vitals: Vitals | None) -> int:
    """The structure zone that has lost hit points; 0: none."""
    if vitals is None:
        return 0
    for number, (before, after) in enumerate(zip(clash.vitals.limbs, vitals.limbs, strict=True)):
        if after < before:
            return 2 + number
    return int(vitals.hp < clash.vitals.hp)

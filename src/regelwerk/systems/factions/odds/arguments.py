"""What a question about odds is given: factions in the state that somebody asks about, and who spends what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.files import find_id
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.odds_arguments import Arguments, flag, number
from regelwerk.engine.policies import Defaults, Fixed, Policy
from regelwerk.engine.questions import Parameter
from regelwerk.engine.state_values import NO_NAME, Name, replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.factions.content.loading import Content
from regelwerk.systems.factions.content.setup import duel_document, start
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.rolls import ENOUGH_TRIES, RerollScene
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.state import RED_JOKER, Faction, Scene, World, Wound
from regelwerk.systems.factions.values import PACKAGE, sturdiness

MOST_RP = 1000


@dataclass(frozen=True, slots=True)
class Spending(Policy):
    """Some factions roll failures anew as long as they can, what costs nothing first; otherwise another policy."""

    rerolls: tuple[str, ...]
    otherwise: Policy
    name: str

    def decide(self, prompt: Choose[Any]) -> str:
        if prompt.rule_id == "FA-CORE-12" and prompt.who in self.rerolls and _rolls_again(prompt.scene):
            return next(answer.key for answer in prompt.answers.listed() if answer.key != "accept")
        return str(self.otherwise.decide(prompt))


def _rolls_again(scene: Any) -> bool:
    """After a failure, and where that costs nothing not for ever."""
    assert isinstance(scene, RerollScene)
    return scene.spent.gratis < ENOUGH_TRIES and _has_failed(scene)


def _has_failed(scene: RerollScene) -> bool:
    """A failure as far as it is known: the side that rolls first knows only what is usual for the other."""
    if scene.against is None:
        return scene.standing < 1
    if scene.kind != "espionage":
        return scene.standing < 0
    return scene.standing < sturdiness(scene.against.die, half_bonus=True) + scene.against.modifier


# -- what is given ----------------------------------------------------------------------------------------------------

WHO = Parameter("faction", "fa-given-faction", required=True, kinds=("faction",))
WOUNDS = Parameter("wounds", "fa-given-wounds", "0")
JOKER = Parameter("joker", "fa-given-joker", "false")
REROLL = Parameter("reroll", "fa-given-reroll", "false")
RP = Parameter("rp", "fa-given-rp")
WITHOUT = Parameter("without", "fa-given-without", many=True)
ALONE = (WOUNDS, JOKER, RP, REROLL, WITHOUT)
AGAINST = (
    Parameter("target_wounds", "fa-given-target-wounds", "0"),
    Parameter("target_joker", "fa-given-target-joker", "false"),
    Parameter("target_rp", "fa-given-target-rp"),
    Parameter("target_reroll", "fa-given-target-reroll", "false"),
    Parameter("intel", "fa-given-intel", "false"),
)


def asked_options(given: Arguments) -> Options:
    return make_options(Options, given.get("options", {}), read_catalogue(PACKAGE))


def alone(content: Content, given: Arguments) -> tuple[World, str]:
    """A world with nobody but the faction in it."""
    found = content.factions.find(given["faction"])
    world = World(Scene(NO_NAME, asked_options(given)), (_as_given(found, given),))
    return _without(world, given), found.id


def pair(content: Content, given: Arguments, first: str) -> tuple[World, str, str]:
    """Two factions facing each other; the same one twice are two."""
    document = duel_document(content, given[first], given["target"], given.get("options", {}))
    who, target = (one["id"] for one in document["factions"])
    world = start(document)
    victim = replace(_as_given(world.find(target), given, "target_"), hidden=False)
    if flag(given, "intel"):
        victim = replace(victim, intel=(who,))
    world = world.put(_as_given(world.find(who), given)).put(victim)
    return _without(world, given), who, target


def _as_given(faction: Faction, given: Arguments, prefix: str = "") -> Faction:
    """A faction with the wounds, points and card that are asked for."""
    if given.get(f"{prefix}wounds") is not None:
        wounds = tuple(Wound(n) for n in range(1, 1 + number(given, f"{prefix}wounds", 0, FATAL - 1)))
        free = tuple(replace(asset, suspended_by=0) for asset in faction.assets)
        faction = replace(faction, wounds=wounds, assets=free)
    if given.get(f"{prefix}rp") is not None:
        faction = replace(faction, rp=number(given, f"{prefix}rp", 0, MOST_RP))
    card = RED_JOKER + (prefix != "") if flag(given, f"{prefix}joker") else 0
    return replace(faction, card=card, shaken=False)


def _without(world: World, given: Arguments) -> World:
    for text in given.get("without") or ():
        owned = {a.id: a.kind.name for faction in world.factions for a in faction.assets}
        asset_id = find_id(Word("fa-content-kind-asset"), text, owned)
        for faction in world.factions:
            if any(asset.id == asset_id for asset in faction.assets):
                world = world.put(faction.with_asset(replace(faction.asset(asset_id), damaged=True)))
    return world


def policy_of(given: Arguments, who: str = "", target: str = "", fixed: Sequence[tuple[str, str]] = ()) -> Policy:
    """Who spends what; the others spend nothing."""
    flags = (("reroll", who), ("target_reroll", target))
    rerolls = tuple(one for name, one in flags if one and flag(given, name))
    names = [*(key for _, key in fixed), *(name for name, one in flags if one in rerolls)]
    otherwise: Policy = Fixed(tuple(fixed), name=", ".join(names)) if fixed else Defaults()
    return Spending(rerolls, otherwise, ", ".join(dict.fromkeys(names))) if rerolls else otherwise


def named(name: Name) -> Phrase:
    """A name for sentences that no game stands behind: there nobody could look up a reference."""
    return phrase("fa-named", name=name)


def figures_of(*figures: tuple[str, Tally]) -> tuple[tuple[str, Tally], ...]:
    """Numbers with their reasons; what nothing changes needs none."""
    return tuple((label, figure) for label, figure in figures if figure.terms)

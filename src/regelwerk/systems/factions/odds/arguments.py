"""What a question about odds is given: factions in the state that somebody asks about, and who spends what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.files import find_id
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Phrase, Word, phrase
from regelwerk.engine.game import ContentError, Parameter
from regelwerk.engine.policies import Defaults, Fixed, Policy
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally
from regelwerk.systems.factions.content.loading import PACKAGE, Content
from regelwerk.systems.factions.content.setup import duel_document, start
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.rolls import ENOUGH_TRIES, RerollScene
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.state import RED_JOKER, Faction, Scene, World, Wound
from regelwerk.systems.factions.values import sturdiness

Given = Mapping[str, Any]
YES, NO = ("true", "1", "ja", "yes"), ("false", "0", "nein", "no")
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
    """A failure as far as it is known: whoever acts first in an opposed roll only knows what is usual."""
    if scene.against is None:
        return scene.standing < 1
    if scene.kind != "espionage":
        return scene.standing < 0
    return scene.standing < sturdiness(scene.against.die, half_bonus=True) + scene.against.modifier


# -- what is given ----------------------------------------------------------------------------------------------------

WHO = Parameter("faction", {"de": "um wen es geht", "en": "who it is about"}, required=True, kinds=("faction",))
WOUNDS = Parameter("wounds", {"de": "ihre Wunden, 0 bis 3", "en": "its wounds, 0 to 3"}, "0")
JOKER = Parameter("joker", {"de": "hat einen Joker: true", "en": "holds a joker: true"}, "false")
REROLL = Parameter("reroll", {"de": "würfelt Fehlschläge neu: true", "en": "rolls failures anew: true"}, "false")
RP = Parameter("rp", {"de": "ihre RP; sonst die vom Bogen", "en": "its RP; default: as on its sheet"})
WITHOUT = Parameter(
    "without", {"de": "Asset, das gerade nicht nutzbar ist", "en": "an asset that is not usable now"}, many=True
)
ALONE = (WOUNDS, JOKER, RP, REROLL, WITHOUT)
AGAINST = (
    Parameter("target_wounds", {"de": "Wunden des Ziels, 0 bis 3", "en": "the target's wounds, 0 to 3"}, "0"),
    Parameter("target_joker", {"de": "Ziel hat einen Joker: true", "en": "target holds a joker: true"}, "false"),
    Parameter("target_rp", {"de": "RP des Ziels; sonst vom Bogen", "en": "the target's RP; default: its sheet's"}),
    Parameter("target_reroll", {"de": "Ziel würfelt neu: true", "en": "target rolls anew: true"}, "false"),
    Parameter("intel", {"de": "Ziel ist ausgespäht: true", "en": "intelligence on the target: true"}, "false"),
)


def asked_options(given: Given) -> Options:
    return make_options(Options, given.get("options", {}), read_catalogue(PACKAGE))


def alone(content: Content, given: Given) -> tuple[World, str]:
    """A world with nobody but the faction in it."""
    found = content.find("faction", given["faction"])
    world = World(Scene(Name("", ""), asked_options(given)), (_as_given(found, given),))
    return _without(world, given), found.id


def pair(content: Content, given: Given, first: str) -> tuple[World, str, str]:
    """Two factions facing each other; the same one twice are two."""
    document = duel_document(content, given[first], given["target"], given.get("options", {}))
    who, target = (one["id"] for one in document["factions"])
    world = start(document)
    victim = _as_given(world.find(target), given, "target_")._replace(hidden=False)
    if flag(given, "intel"):
        victim = victim._replace(intel=(who,))
    world = world.put(_as_given(world.find(who), given)).put(victim)
    return _without(world, given), who, target


def _as_given(faction: Faction, given: Given, prefix: str = "") -> Faction:
    """A faction with the wounds, points and card that are asked for."""
    if given.get(f"{prefix}wounds") is not None:
        wounds = tuple(Wound(n) for n in range(1, 1 + number(given, f"{prefix}wounds", 0, FATAL - 1)))
        free = tuple(asset._replace(suspended_by=0) for asset in faction.assets)
        faction = faction._replace(wounds=wounds, assets=free)
    if given.get(f"{prefix}rp") is not None:
        faction = faction._replace(rp=number(given, f"{prefix}rp", 0, MOST_RP))
    card = RED_JOKER + (prefix != "") if flag(given, f"{prefix}joker") else 0
    return faction._replace(card=card, shaken=False)


def _without(world: World, given: Given) -> World:
    for text in given.get("without") or ():
        owned = {a.id: a.kind.name for faction in world.factions for a in faction.assets}
        asset_id = find_id(Word("fa-content-kind-asset"), text, owned)
        for faction in world.factions:
            if any(asset.id == asset_id for asset in faction.assets):
                world = world.put(faction.with_asset(faction.asset(asset_id)._replace(damaged=True)))
    return world


def policy_of(given: Given, who: str = "", target: str = "", fixed: Sequence[tuple[str, str]] = ()) -> Policy:
    """Who spends what; whoever is not told to spends nothing."""
    flags = (("reroll", who), ("target_reroll", target))
    rerolls = tuple(one for name, one in flags if one and flag(given, name))
    names = [*(key for _, key in fixed), *(name for name, one in flags if one in rerolls)]
    otherwise: Policy = Fixed(tuple(fixed), name=", ".join(names)) if fixed else Defaults()
    return Spending(rerolls, otherwise, ", ".join(dict.fromkeys(names))) if rerolls else otherwise


def number(given: Given, name: str, low: int, high: int, default: int = 0) -> int:
    text = str(given.get(name, default))
    if not text.isdecimal() or not low <= int(text) <= high:
        raise ContentError("fa-odds-number", name=name, given=text, low=low, high=high)
    return int(text)


def flag(given: Given, name: str) -> bool:
    text = str(given.get(name, "false"))
    if text.lower() not in (*YES, *NO):
        raise ContentError("fa-odds-flag", name=name, given=text)
    return text.lower() in YES


def named(name: Name) -> Phrase:
    """A name for sentences that no game stands behind: there nobody could look up a reference."""
    return phrase("fa-named", de=name.de, en=name.en)


def figures_of(*figures: tuple[str, Tally]) -> tuple[tuple[str, Tally], ...]:
    """Numbers with their reasons; what nothing changes needs none."""
    return tuple((label, figure) for label, figure in figures if figure.terms)

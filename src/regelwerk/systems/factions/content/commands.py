"""The master's commands in content files: readable keys, checked against the factions they speak of."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from regelwerk.engine.content.errors import Location, hint
from regelwerk.engine.content.files import check_known
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import NO_NAME, Value, replace
from regelwerk.systems.factions.content.loading import SHELF
from regelwerk.systems.factions.content.models import CommandEntry, FactionEntry
from regelwerk.systems.factions.rules.actions.improve import IMPROVABLE, read_die
from regelwerk.systems.factions.rules.core.creation import read_values
from regelwerk.systems.factions.rules.master.commands import FIELDS, OPTIONAL, OWN_ASSET, OWN_PLAN, WORDS
from regelwerk.systems.factions.values import ROLL_KINDS, Command

PROCEDURE = ("begin_phase", "end_phase", "begin_mission", "end_mission", "no_consequence")
"""What the course of a campaign brings by itself, or what answers a question: nothing to write down beforehand."""
WRITABLE = tuple(kind for kind in FIELDS if kind not in PROCEDURE)
MOST_WOUNDS = 4

_ITEM = {
    "create_faction": "faction",
    "set_die": "die",
    "situational_modifier": "roll",
    "mission_spend": "character",
    **dict.fromkeys(("offer_asset", "withdraw_offer", "grant_asset", *OWN_ASSET), "asset"),
    **dict.fromkeys(("create_plan", *OWN_PLAN), "plan"),
}
"""Under which key a file tells what a command is about, besides the faction."""


class Known(Value, frozen=True):
    """What commands may speak of: factions with their assets and plans, kinds of assets, characters."""

    factions: Mapping[str, FactionEntry]
    assets: Collection[str]
    characters: Collection[str] = ()
    new_factions: frozenset[str] = frozenset()
    new_plans: frozenset[str] = frozenset()

    def after(self, commands: Sequence[CommandEntry]) -> Known:
        """With the factions and plans that these commands create."""
        return replace(
            self,
            new_factions=frozenset(one.faction for one in commands if one.do == "create_faction" and one.faction),
            new_plans=frozenset(one.plan for one in commands if one.do == "create_plan" and one.plan),
        )


def keys_of(kind: str) -> dict[str, str]:
    """The keys that a kind of command reads in a file, with the field of the command each becomes."""
    return {_ITEM[kind] if field == "item" else field: field for field in FIELDS[kind]}


def command(entry: CommandEntry, known: Known, place: Location, owner: str = "") -> Command:
    """A command. Among the effects of a plan the faction may be left out: it is the plan's owner."""
    if entry.do not in WRITABLE:
        raise place.at("do").error("fa-content-command", value=entry.do, hint=hint(entry.do, WRITABLE))
    keys = keys_of(entry.do)
    given = {key: value for key, value in entry if key not in ("do", "reason") and value is not None}
    if owner and keys.get("faction") == "faction":
        given.setdefault("faction", owner)
    for key in given:
        if key not in keys:
            raise place.error("fa-content-command-key", key=key, command=entry.do, hint=hint(key, keys))
    for key, field in keys.items():
        if key not in given and (entry.do, field) not in OPTIONAL:
            raise place.error("content-missing-key", key=key)
    if isinstance(given.get("to"), bool):
        given["to"] = "true" if given["to"] else "false"
    reason = entry.reason.value() if entry.reason else NO_NAME
    made = Command(entry.do, reason=reason, **{keys[key]: value for key, value in given.items()})
    _check(made, known, place)
    return made


def _check(made: Command, known: Known, place: Location) -> None:
    kind, item = made.kind, made.item
    if "faction" in FIELDS[kind]:
        factions = (*known.factions, *known.new_factions)
        check_known(Word("fa-content-kind-faction"), made.faction, factions, place.at("faction"))
    if kind in WORDS and made.to not in WORDS[kind]:
        allowed = ", ".join(word for word in WORDS[kind] if word)
        raise place.at("to").error("content-value", value=made.to, allowed=allowed)
    if kind in ("offer_asset", "withdraw_offer", "grant_asset", *OWN_ASSET):
        assets = (*known.assets, *_own_assets(made, known)) if kind in OWN_ASSET else known.assets
        check_known(Word("fa-content-kind-asset"), item, assets, place.at("asset"))
    if kind in OWN_PLAN:
        check_known(Word("fa-content-kind-plan"), item, _own_plans(made, known), place.at("plan"))
    if kind == "set_control" and made.to:
        controllers = (*known.factions, *known.new_factions, *known.characters)
        check_known(Word("fa-content-kind-controller"), made.to, controllers, place.at("to"))
    if kind == "mission_spend":
        check_known(Word("fa-content-kind-character"), item, known.characters, place.at("character"))
    if kind == "situational_modifier" and item not in ROLL_KINDS:
        raise place.at("roll").error("content-value", value=item, allowed=", ".join(ROLL_KINDS))
    if kind == "set_die":
        _check_die(made, place)
    if kind == "create_faction":
        _check_new_faction(made, known, place)
    _check_amount(made, place)


def _own_assets(made: Command, known: Known) -> list[str]:
    faction = known.factions.get(made.faction)
    return [asset.id for asset in faction.assets] if faction else []


def _own_plans(made: Command, known: Known) -> list[str]:
    faction = known.factions.get(made.faction)
    return [*known.new_plans, *([plan.id for plan in faction.plans] if faction else [])]


def _check_die(made: Command, place: Location) -> None:
    if made.item not in IMPROVABLE:
        raise place.at("die").error("content-value", value=made.item, allowed=", ".join(IMPROVABLE))
    if made.to in ("+1", "-1") or (made.to == "none" and made.item == "effectiveness"):
        return
    try:
        read_die(made.to)
    except ValueError as error:
        raise place.at("to").error("fa-content-die", value=made.to) from error


def _check_new_faction(made: Command, known: Known, place: Location) -> None:
    SHELF.check_id(made.item, place.at("faction"))
    if made.item in (*known.factions, *known.characters):
        raise place.at("faction").error("content-named-twice", id=made.item)
    try:
        read_values(made.to)
    except ValueError as error:
        raise place.at("to").error("fa-content-values", value=str(error)) from error


def _check_amount(made: Command, place: Location) -> None:
    """Wounds come one to four at a time; a plan needs something, and nobody spends nothing."""
    here, value = place.at("amount"), str(made.amount)
    if made.kind in ("add_wounds", "heal_wounds", "create_plan", "mission_spend") and made.amount < 1:
        raise here.error("content-too-small", value=value, limit="1")
    if made.kind in ("add_wounds", "heal_wounds") and made.amount > MOST_WOUNDS:
        raise here.error("content-too-large", value=value, limit=str(MOST_WOUNDS))

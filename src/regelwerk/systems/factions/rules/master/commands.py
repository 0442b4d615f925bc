"""The master's commands as data and as typed answers: what the rules leave to the master (chapter 3.14)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from regelwerk.dice import Dice
from regelwerk.engine.answers import Answer, Answers, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import Name
from regelwerk.systems.factions.rules.actions.improve import IMPROVABLE, is_die, read_die
from regelwerk.systems.factions.rules.core.creation import read_values
from regelwerk.systems.factions.rules.master.command_effects import changes_nothing
from regelwerk.systems.factions.state import Faction, World
from regelwerk.systems.factions.values import ATTRIBUTES, ROLL_KINDS, Command, in_words

FIELDS: dict[str, tuple[str, ...]] = {
    "begin_phase": (),
    "end_phase": (),
    "begin_mission": (),
    "end_mission": (),
    "end_campaign": (),
    "no_consequence": (),
    "create_faction": ("item", "to"),
    "destroy_faction": ("faction",),
    "restore_faction": ("faction",),
    "adjust_rp": ("faction", "amount"),
    "set_die": ("faction", "item", "to"),
    "offer_asset": ("item",),
    "withdraw_offer": ("item",),
    "grant_asset": ("faction", "item"),
    "remove_asset": ("faction", "item"),
    "destroy_asset_base": ("faction", "item"),
    "damage_asset": ("faction", "item"),
    "repair_asset": ("faction", "item"),
    "seize_asset": ("faction", "item"),
    "release_asset": ("faction", "item"),
    "add_wounds": ("faction", "amount", "to"),
    "heal_wounds": ("faction", "amount"),
    "set_shaken": ("faction", "to"),
    "set_control": ("faction", "to"),
    "create_plan": ("faction", "item", "amount", "to"),
    "adjust_plan": ("faction", "item", "amount", "to"),
    "cancel_plan": ("faction", "item", "to"),
    "resolve_plan": ("faction", "item", "to"),
    "set_minor": ("faction", "to"),
    "situational_modifier": ("faction", "item", "amount", "to"),
    "mission_spend": ("faction", "item", "amount"),
}
"""Which fields each kind of command reads, in the order in which they are typed."""

ID = r"[a-z][a-z0-9_]*"
LARGEST_MODIFIER = 20
OPTIONAL = {("add_wounds", "to"), ("set_control", "to"), ("create_faction", "to"), ("cancel_plan", "to")}
OWN_ASSET = {"remove_asset", "destroy_asset_base", "damage_asset", "repair_asset", "seize_asset", "release_asset"}
OWN_PLAN = {"adjust_plan", "cancel_plan", "resolve_plan"}
WORDS: dict[str, tuple[str, ...]] = {
    "add_wounds": ("", "soakable"),
    "set_shaken": ("true", "false"),
    "set_minor": ("true", "false"),
    "create_plan": ATTRIBUTES,
    "adjust_plan": ("progress", "required"),
    "cancel_plan": ("", "if_open"),
    "resolve_plan": ("immediate", "mission"),
    "situational_modifier": ("next_roll", "turn", "phase", "campaign"),
}
"""What `to` may say, for the kinds of which it is a fixed word."""
STEPS = {"+1": "fa-die-higher", "-1": "fa-die-lower", "none": "fa-die-none"}
"""What a die may be set to besides a die."""


def key_of(command: Command) -> str:
    """A command as it is typed: its kind and its fields between colons."""
    values = [str(getattr(command, field)) for field in FIELDS[command.kind]]
    while values and not values[-1]:
        values.pop()
    return ":".join((command.kind, *values))


@lru_cache(maxsize=256)
def label(command: Command) -> Phrase:
    """A command in words, with what its kind reads."""
    facts: dict[str, Fact] = {
        "faction": Ref(command.faction),
        "item": _item_in_words(command),
        "amount": command.amount,
        "to": _to_in_words(command),
    }
    return phrase(f"fa-command-{command.kind}", **{name: facts[name] for name in FIELDS.get(command.kind, ())})


def _item_in_words(command: Command) -> Fact:
    if command.kind == "set_die" and command.item in IMPROVABLE:
        return Word(f"fa-attribute-{command.item}")
    if command.kind == "situational_modifier" and command.item in ROLL_KINDS:
        return Word(f"fa-roll-{command.item}")
    return Ref(command.item)


def _to_in_words(command: Command) -> Fact:
    match command.kind:
        case "set_control":
            return Ref(command.to) if command.to else Word("fa-nobody")
        case "create_plan" if command.to in ATTRIBUTES:
            return Word(f"fa-attribute-{command.to}")
        case "set_die" if command.to in STEPS:
            return Word(STEPS[command.to])
        case "set_die" if is_die(command.to):
            return in_words(read_die(command.to))
    return command.to


class Unusable(ValueError):
    """A command that cannot be carried out: why not, and by which rule."""

    def __init__(self, reason: Phrase, rule_id: str) -> None:
        self.reason = reason
        self.rule_id = rule_id
        super().__init__(f"{reason.key} ({rule_id})")


def read_command(key: str) -> Command:
    """A command from what was typed; what comes after ` # ` is the reason. Raises Unusable."""
    text, _, reason = key.partition("#")
    kind, *values = (part.strip() for part in text.split(":"))
    kind = kind.casefold()
    if kind not in FIELDS:
        known = ", ".join(kind for kind, fields in FIELDS.items() if fields)
        raise Unusable(phrase("fa-no-such-command", key=kind, known=known), "FA-GM-15")
    fields = FIELDS[kind]
    required = [field for field in fields if (kind, field) not in OPTIONAL]
    if not len(required) <= len(values) <= len(fields):
        raise Unusable(phrase("fa-no-command-form", form=Word(f"fa-form-{kind}")), "FA-GM-15")
    given: dict[str, str | int] = dict(zip(fields, values, strict=False))
    if "amount" in given:
        number = str(given["amount"])
        if not re.fullmatch(r"[+-]?[0-9]{1,6}", number):
            raise Unusable(phrase("fa-no-number", key=number), "FA-GM-15")
        given["amount"] = int(number)
    because = Name.of(reason.strip())
    return Command(kind, reason=because, **given)  # type: ignore[arg-type]


@rule("FA-END-05", "FA-GM-11")
def check(world: World, command: Command) -> None:
    """Whether a command makes sense in this world and changes anything; raises Unusable with the reason if not."""
    check_sense(world, command)
    reason = changes_nothing(world, command)
    if reason is not None:
        raise Unusable(reason, "FA-END-05")


@rule("FA-GEN-10", "FA-GM-03", "FA-GM-16", "FA-GM-10", "FA-CTL-05", "FA-RP-03", "FA-CTL-07")
def check_sense(world: World, command: Command) -> None:
    """Whether a command makes sense in this world; raises Unusable with the reason if it does not."""
    kind, item, to = command.kind, command.item, command.to
    if kind in WORDS and to not in WORDS[kind]:
        words = ", ".join(word for word in WORDS[kind] if word)
        raise Unusable(phrase("fa-no-such-word", key=to, words=words), "FA-GM-15")
    if "faction" in FIELDS[kind]:
        _check_faction(world, command)
    if kind == "create_faction":
        _check_creation(world, command)
    if kind in ("offer_asset", "grant_asset") and world.kind_of_asset(item) is None:
        known = ", ".join(entry.template for entry in world.scene.catalogue)
        raise Unusable(phrase("fa-no-such-template", key=item, known=known), "FA-GM-05")
    if kind == "withdraw_offer" and item not in world.offers:
        raise Unusable(phrase("fa-no-such-offer", key=item), "FA-GM-05")
    if kind in ("add_wounds", "heal_wounds") and not 1 <= command.amount <= 4:
        raise Unusable(phrase("fa-no-such-amount", amount=command.amount), "FA-GM-08")
    if kind == "situational_modifier" and item not in ROLL_KINDS:
        raise Unusable(phrase("fa-no-such-word", key=item, words=", ".join(ROLL_KINDS)), "FA-GM-13")
    if kind == "situational_modifier" and not 1 <= abs(command.amount) <= LARGEST_MODIFIER:
        raise Unusable(phrase("fa-no-such-amount", amount=command.amount), "FA-GM-13")


def _check_faction(world: World, command: Command) -> None:
    if not world.has(command.faction):
        known = ", ".join(faction.id for faction in world.factions)
        raise Unusable(phrase("fa-no-such-faction", key=command.faction, known=known), "FA-GM-01")
    faction = world.find(command.faction)
    if (command.kind == "restore_faction") != faction.destroyed:
        reason = "fa-no-destroyed" if faction.destroyed else "fa-no-need-to-restore"
        raise Unusable(phrase(reason, who=Ref(faction.id)), "FA-GM-02")
    match command.kind:
        case kind if kind in OWN_ASSET:
            if all(asset.id != command.item for asset in faction.assets):
                known = ", ".join(asset.id for asset in faction.assets) or "–"
                missing = phrase("fa-no-asset-there", who=Ref(faction.id), key=command.item, known=known)
                raise Unusable(missing, "FA-GM-05")
        case kind if kind in OWN_PLAN:
            if all(plan.id != command.item for plan in faction.plans):
                known = ", ".join(plan.id for plan in faction.plans) or "–"
                missing = phrase("fa-no-such-plan", who=Ref(faction.id), key=command.item, known=known)
                raise Unusable(missing, "FA-GM-11")
            _check_plan(command, faction.plan(command.item).status)
        case "create_plan":
            _check_new_id(world, command.item, "FA-GM-11")
            if command.amount < 1:
                raise Unusable(phrase("fa-no-steps", amount=command.amount), "FA-GM-11")
        case "set_control":
            _check_control(world, faction, command.to)
        case "set_die":
            _check_die(command)
        case "mission_spend":
            _check_spending(world, faction, command)


def _check_plan(command: Command, status: str) -> None:
    """Only open plans move, only complete ones take effect, and what is cancelled stays so."""
    fitting = {"adjust_plan": ("open",), "resolve_plan": ("complete",), "cancel_plan": ("open", "complete")}
    if status not in fitting[command.kind]:
        reason = "fa-no-complete-plan" if command.kind == "resolve_plan" else "fa-no-open-plan"
        raise Unusable(phrase(reason, plan=Ref(command.item)), "FA-GM-11")


@rule("FA-GM-01", "FA-GM-11")
def ids_in_use(world: World) -> dict[str, str]:
    """All identifiers with the kind of thing that has each: none is given twice among factions, plans and assets."""
    found = {kind.id: "asset" for kind in world.scene.catalogue}
    found |= {kind.template: "asset" for kind in world.scene.catalogue}
    for faction in world.factions:
        found |= {asset.id: "asset" for asset in faction.assets}
        found |= {plan.id: "plan" for plan in faction.plans}
    found |= {character.id: "character" for character in world.scene.characters}
    return found | {faction.id: "faction" for faction in world.factions}


def _check_new_id(world: World, key: str, rule_id: str) -> None:
    if not re.fullmatch(ID, key):
        raise Unusable(phrase("fa-no-id", key=key), rule_id)
    kind = ids_in_use(world).get(key)
    if kind is not None:
        raise Unusable(phrase("fa-no-taken-id", key=key, kind=Word(f"fa-content-kind-{kind}")), rule_id)


def _check_creation(world: World, command: Command) -> None:
    _check_new_id(world, command.item, "FA-GM-01")
    try:
        values = read_values(command.to)
    except ValueError as error:
        raise Unusable(phrase("fa-no-such-value", key=str(error)), "FA-GM-01") from None
    seats = {MASTER, *(faction.sheet.seat for faction in world.factions)}
    seats |= {character.seat for character in world.scene.characters}
    if values.get("seat", MASTER) not in seats:
        raise Unusable(phrase("fa-no-such-value", key=f"seat={values['seat']}"), "FA-GM-01")


def _check_control(world: World, faction: Faction, controller: str) -> None:
    """Chains of control are allowed, circles are not (FA-CTL-05)."""
    if not controller or world.scene.character(controller) is not None:
        return
    if not world.has(controller) or world.find(controller).destroyed:
        raise Unusable(phrase("fa-no-such-controller", key=controller), "FA-GM-10")
    above = controller
    while above and world.has(above):
        if above == faction.id:
            raise Unusable(phrase("fa-no-circle", who=Ref(faction.id)), "FA-CTL-05")
        above = world.find(above).controller


def _check_die(command: Command) -> None:
    if command.item not in IMPROVABLE:
        raise Unusable(phrase("fa-no-such-word", key=command.item, words=", ".join(IMPROVABLE)), "FA-GM-04")
    if command.to in ("+1", "-1") or (command.to == "none" and command.item == "effectiveness"):
        return
    if not is_die(command.to):
        raise Unusable(phrase("fa-no-such-die", key=command.to), "FA-GM-04")


def _check_spending(world: World, faction: Faction, command: Command) -> None:
    """Only at the start of a mission, only by the character in control, only what is there (FA-GM-16)."""
    if world.stage != "mission":
        raise Unusable(phrase("fa-no-mission-start"), "FA-GM-16")
    if faction.controller != command.item or world.scene.character(command.item) is None:
        raise Unusable(phrase("fa-no-control", who=Ref(command.item), faction=Ref(faction.id)), "FA-CTL-07")
    if not 1 <= command.amount <= faction.rp:
        raise Unusable(phrase("fa-no-rp", who=Ref(faction.id), rp=faction.rp), "FA-RP-03")


@lru_cache(maxsize=256)
def keyed(listed: tuple[Command, ...]) -> Mapping[str, Command]:
    """Commands by their keys."""
    return {key_of(command): command for command in listed}


class CommandAnswers(Answers[Command]):
    """Some answers to choose from, and every command that makes sense, typed by its key."""

    finite = False

    def __init__(self, world: World, listed: tuple[Command, ...]) -> None:
        self._world = world
        self._offered = keyed(listed) if listed else {}

    def listed(self) -> Sequence[Answer[Command]]:
        return [Answer(key, command, label(command)) for key, command in self._offered.items()]

    def sample(self, dice: Dice) -> Answer[Command]:
        """Any of those to choose from, except that nobody ends a campaign by chance."""
        listed = [answer for answer in self.listed() if answer.value.kind != "end_campaign"]
        return listed[dice.below(len(listed))]

    def meaning(self, key: str) -> Command | Refusal:
        return self._offered[key] if key in self._offered else super().meaning(key)

    def find(self, key: str) -> Answer[Command] | Refusal:
        if key in self._offered:
            return Answer(key, self._offered[key], label(self._offered[key]))
        if key.isdecimal():
            return unknown(key)  # a number that is not on the list, and no command
        try:
            command = read_command(key)
            if not FIELDS[command.kind]:
                return unknown(key)
            check(self._world, command)
        except Unusable as error:
            return Refusal(key, phrase("engine-no-answer", key=key), error.reason, error.rule_id)
        return Answer(key, command, label(command))

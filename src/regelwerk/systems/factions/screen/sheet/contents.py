"""What stands on the sheet of a faction, in no language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regelwerk.engine.facts import Fact, Phrase, Word, phrase
from regelwerk.engine.screen.sheet.page import Page, Rating, Remark, Row, Section, Table, Track, page_of
from regelwerk.engine.state_values import Name
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import defense, is_usable, limit, maintained, resilience
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.state import Asset, Faction, Plan
from regelwerk.systems.factions.values import ATTRIBUTES, Effect, in_words

UNKNOWN = "?"


def page(faction: Faction, options: Options, names: Mapping[str, Name]) -> Page:
    """The whole sheet, with everything as it is now and as far as it is known."""
    return page_of(
        faction.name,
        Word("fa-content-kind-faction"),
        _figures(faction, options),
        _alerts(faction, names),
        Section(Word("fa-place-dice"), tuple(_dice(faction)), "left"),
        Section(Word("fa-board-notes"), tuple(_tracks(faction)), "right"),
        Section(Word("fa-board-assets"), (_assets(faction, options),)),
        Section(Word("fa-board-plans"), tuple(_plans(faction))),
        Section(Word("fa-place-modifiers"), tuple(_modifiers(faction))),
        Section(Word("fa-place-trophies"), tuple(Remark(names.get(who, who)) for who in faction.trophies)),
    )


def _figures(faction: Faction, options: Options) -> Iterator[Rating]:
    yield Rating(Word("fa-place-defense"), defense(faction, options))
    yield Rating(Word("fa-place-resilience"), resilience(faction, options))
    is_known = not faction.veiled or options.hidden_values != "plans_and_rp"
    yield Rating(Word("fa-sheet-rp"), faction.rp if is_known else UNKNOWN)
    kept = phrase("fa-sheet-of", left=maintained(faction, options), most=limit(faction, options))
    yield Rating(Word("fa-place-maintained"), kept)


def _alerts(faction: Faction, names: Mapping[str, Name]) -> Iterator[Fact]:
    if faction.destroyed:
        yield Word("fa-board-destroyed")
        return
    for flag in ("shaken", "hidden", "minor"):
        if getattr(faction, flag):
            yield Word(f"fa-board-{flag}")
    if faction.sabotage:
        yield Word("fa-board-sabotaged")
    yield from (phrase("fa-board-intel", spy=names.get(spy, spy)) for spy in faction.intel)
    yield from (phrase("fa-board-found", spy=names.get(spy, spy)) for spy in faction.found_by)
    if faction.controller:
        yield phrase("fa-board-controlled", controller=names.get(faction.controller, faction.controller))


def _dice(faction: Faction) -> Iterator[Rating]:
    for attribute in ATTRIBUTES:
        yield Rating(Word(f"fa-attribute-{attribute}"), in_words(faction.die(attribute)))
    if faction.effectiveness:
        yield Rating(Word("fa-attribute-effectiveness"), in_words(faction.effectiveness))


def _tracks(faction: Faction) -> Iterator[Track | Rating]:
    yield Track(Word("fa-board-wounds"), FATAL, min(FATAL, len(faction.wounds)), late=1)
    yield Track(Word("fa-board-shaken"), 1, int(faction.shaken))
    if any(asset.kind.effect.kind == "hide" for asset in faction.assets):
        yield Track(Word("fa-board-hidden"), 1, int(faction.hidden))
    if faction.invested:
        yield Rating(Word("fa-sheet-invested"), faction.invested)


def _assets(faction: Faction, options: Options) -> Table:
    rows = tuple(_asset(asset, options) for asset in faction.assets)
    return Table((Word("fa-board-assets"), Word("fa-sheet-use"), Word("fa-sheet-state")), rows)


def _asset(asset: Asset, options: Options) -> Row:
    states = {
        "suspended": bool(asset.suspended_by),
        "damaged": asset.damaged,
        "seized": bool(asset.seized),
        "dormant": asset.dormant,
    }
    told = tuple(Word(f"fa-sheet-{state}") for state, holds in states.items() if holds)
    kind = asset.kind
    note = phrase("fa-sheet-asset", effect=effect(kind.effect), base=kind.material_base)
    state: Fact = told or Word("fa-sheet-usable")
    return Row(
        (kind.name, Word(f"fa-sheet-mode-{kind.mode}"), state), note, state="" if is_usable(asset, options) else "bad"
    )


def effect(one: Effect) -> Phrase:
    """What an asset does."""
    facts: dict[str, Fact] = {"amount": one.amount, "price": one.price, "uses": one.uses_per_phase, "tn": one.tn}
    if one.roll:
        facts["roll"] = Word(f"fa-roll-{one.roll}")
    if one.value:
        facts["value"] = Word(f"fa-place-{one.value}")
    if one.use:
        facts["use"] = Word(f"fa-sheet-use-{one.use}")
    facts["attribute"] = Word(f"fa-attribute-{one.attribute}")
    return phrase(f"fa-sheet-effect-{one.kind}", **facts)


def _plans(faction: Faction) -> Iterator[Track | Remark]:
    if faction.veiled:
        yield Remark(UNKNOWN)
        return
    for plan in faction.plans:
        yield _plan(plan)
        if plan.kind.note:
            yield Remark(plan.kind.note)


def _plan(plan: Plan) -> Track:
    note: Fact = Word(f"fa-attribute-{plan.kind.attribute}")
    if plan.status != "open":
        note = (note, Word(f"fa-plan-state-{plan.status}"))
    return Track(plan.kind.name, plan.required, min(plan.progress, plan.required), note=note)


def _modifiers(faction: Faction) -> Iterator[Rating]:
    for one in faction.modifiers:
        amount = phrase("fa-sheet-signed", amount=one.amount)
        yield Rating(Word(f"fa-roll-{one.roll}"), amount, Word(f"fa-sheet-lasts-{one.lasts}"))

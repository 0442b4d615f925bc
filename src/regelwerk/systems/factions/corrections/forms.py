"""What a master may correct in a campaign, as a form: the market, then every faction's values, assets and plans."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Fact, Ref, Word
from regelwerk.engine.screen.correction_forms import Choices, Form
from regelwerk.engine.screen.display import Amendment
from regelwerk.systems.factions.corrections.changes import MOST_REQUIRED, MOST_RP
from regelwerk.systems.factions.rules.actions.improve import IMPROVABLE
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.rules.master.commands import Unusable, check_sense
from regelwerk.systems.factions.rules.master.rulings import ROOMS, rulings_of
from regelwerk.systems.factions.state import Faction, World
from regelwerk.systems.factions.values import Command, Die, in_words

DICE = (*(Die(sides) for sides in (4, 6, 8, 10, 12)), *(Die(12, bonus) for bonus in range(1, 5)))
NOTHING: tuple[str, Fact] = ("", "–")


def amendments(world: World) -> tuple[Amendment, ...]:
    """First the market, then all factions in the order of their ids. Of a destroyed one there is but one thing."""
    found = list(_of_market(world))
    for faction in world.factions:
        found.append(Form(faction.id).switch("destroyed", "fa-board-destroyed", faction.destroyed))
        if not faction.destroyed:
            found += _of_faction(world, faction)
            found += _of_assets(world, faction)
            found += _of_plans(faction)
    return tuple(found)


def rulings(world: World) -> tuple[Amendment, ...]:
    """What a master may decide about the next rolls of every faction."""
    alive = (faction for faction in world.factions if not faction.destroyed)
    return tuple(one for faction in alive for one in Form(faction.id).rulings(rulings_of(faction), ROOMS))


def _of_market(world: World) -> Iterator[Amendment]:
    for kind in world.scene.catalogue:
        offered = kind.template in world.offers
        yield Form().switch(f"offer:{kind.template}", "fa-amend-offer", offered, Ref(kind.id))


def _of_faction(world: World, faction: Faction) -> Iterator[Amendment]:
    form = Form(faction.id)
    yield form.number("rp", "fa-board-rp", faction.rp, 0, MOST_RP)
    yield form.number("wounds", "fa-board-wounds", len(faction.wounds), 0, FATAL - 1)
    yield form.switch("shaken", "fa-board-shaken", faction.shaken)
    yield form.switch("minor", "fa-board-minor", faction.minor)
    for what in IMPROVABLE:
        die: Die | None = getattr(faction, what)
        known = dict.fromkeys((*DICE, die) if die else DICE)
        dice: Choices = tuple((str(one), in_words(one)) for one in known)
        # A table may say that nobody is without it.
        if what == "effectiveness" and (die is None or world.options.effectiveness_minimum != "W4"):
            dice = (("none", Word("fa-die-none")), *dice)
        yield form.choice(what, f"fa-attribute-{what}", str(die) if die else "none", dice)
    yield form.choice("control", "fa-amend-control", faction.controller, tuple(_controllers(world, faction)))


def _controllers(world: World, faction: Faction) -> Iterator[tuple[str, Fact]]:
    """Nobody, or everybody who may control a faction without closing a circle."""
    yield "", Word("fa-nobody")
    named = [*(one.id for one in world.factions), *(one.id for one in world.scene.characters)]
    for who in named:
        try:
            check_sense(world, Command("set_control", faction.id, to=who))
        except Unusable:
            continue
        yield who, Ref(who)


def _of_assets(world: World, faction: Faction) -> Iterator[Amendment]:
    form = Form(faction.id)
    for asset in faction.assets:
        of = Ref(asset.id)
        yield form.switch(f"damaged:{asset.id}", "fa-amend-damaged", asset.damaged, of)
        yield form.switch(f"seized:{asset.id}", "fa-amend-seized", bool(asset.seized), of)
    templates: Choices = tuple((kind.template, Ref(kind.id)) for kind in world.scene.catalogue)
    yield form.choice("grant", "fa-amend-grant", "", (NOTHING, *templates))
    if faction.assets:
        owned: Choices = tuple((asset.id, Ref(asset.id)) for asset in faction.assets)
        yield form.choice("remove", "fa-amend-remove", "", (NOTHING, *owned))


def _of_plans(faction: Faction) -> Iterator[Amendment]:
    form = Form(faction.id)
    for plan in faction.plans:
        if plan.status == "open":
            of = Ref(plan.id)
            yield form.number(f"progress:{plan.id}", "fa-amend-progress", plan.progress, 0, plan.required, of)
            yield form.number(f"required:{plan.id}", "fa-amend-required", plan.required, 1, MOST_REQUIRED, of)

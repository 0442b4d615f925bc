"""The faction phase: cards are dealt, turns follow from the highest card down, minor factions come last."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.dice import Deal
from regelwerk.engine.answers import Answer, Cost, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play, choose, meanwhile, note, roll
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.core.checks import change_rp
from regelwerk.systems.factions.rules.core.payments import payment
from regelwerk.systems.factions.rules.phase.ending import end_reason
from regelwerk.systems.factions.rules.phase.interrupt import window
from regelwerk.systems.factions.rules.phase.turn import begin_turn
from regelwerk.systems.factions.rules.phase.visibility import audience, seen_by
from regelwerk.systems.factions.state import BLACK_JOKER, DECK, RED_JOKER, Faction, Turn, World, seat_of

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")


@lru_cache(maxsize=64)
def card_name(card: int) -> Phrase:
    """A card in words."""
    if card >= RED_JOKER:
        return phrase("fa-card-joker", colour=Word("fa-black" if card == BLACK_JOKER else "fa-red"))
    rank, suit = divmod(card - 1, 4)
    return phrase("fa-card", suit=Word(f"fa-suit-{SUITS[suit]}"), rank=Word(f"fa-rank-{RANKS[rank]}"))


@lru_cache(maxsize=1024)
def _dealt(rule_id: str, who: str, card: int) -> Note:
    """Which card somebody was dealt; of a joker also what it is good for."""
    return note(rule_id, "fa-dealt-joker" if card >= RED_JOKER else "fa-dealt", who=Ref(who), card=card_name(card))


@rule("FA-PHA-01", "FA-CORE-17", "FA-CORE-19", "FA:reshuffle", "FA-PHA-08")
def deal(world: World) -> Play[World]:
    """Shuffle if it is time, deal one card to each faction that is not minor, and put them in order."""
    options = world.scene.options
    dealt: tuple[int, ...] = world.dealt
    kept = tuple([faction.card for faction in world.factions if faction.card])
    if world.shuffle or options.reshuffle == "every_phase":
        dealt = kept
        yield note("FA-CORE-19", "fa-shuffled")
    factions = list(world.factions)
    hands = [place for place, faction in enumerate(factions) if not faction.minor and not faction.destroyed]
    empty = [place for place in hands if not factions[place].card]
    told_apart = None if options.allow_hold or options.bennie_new_card else (RED_JOKER, BLACK_JOKER)
    yield meanwhile(world)
    cards, dealt = yield from _drawn(len(empty), dealt, kept, told_apart)
    for place, card in zip(empty, cards, strict=True):
        yield _dealt("FA-PHA-01", factions[place].sheet.id, card)
        factions[place] = replace(factions[place], card=card)
    world = replace(world, factions=tuple(factions), dealt=dealt, shuffle=False)
    if options.bennie_new_card:
        for place in hands:
            world = yield from _new_card(world, factions[place].id)
    joker = max([faction.card for faction in world.factions], default=0) >= RED_JOKER
    if joker:
        # Whatever becomes of its holder, the deck is shuffled after this round.
        world = replace(world, shuffle=True)
    if joker and options.joker_rp:
        for faction in world.factions:
            if not faction.destroyed:
                world = yield from change_rp(world, faction.id, options.joker_rp, "FA:joker_rp")
    return in_order(world)


def _drawn(
    hands: int, dealt: tuple[int, ...], kept: tuple[int, ...], told_apart: tuple[int, ...] | None
) -> Play[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Cards from the deck; if it runs out, the discards are shuffled into a new one.

    Of the cards below those `told_apart` only the order counts, unless they are kept or compared with later ones.
    """
    if not hands:
        return (), dealt
    taken = frozenset(dealt)
    deck = tuple([card for card in DECK if card not in taken]) if taken else DECK
    if len(deck) >= hands:
        cards = yield from roll(Deal(deck, hands), "FA-PHA-01", steps=told_apart)
        return cards, tuple(sorted((*dealt, *cards)))
    first: tuple[int, ...] = ()
    if deck:
        first = yield from roll(Deal(deck, len(deck)), "FA-PHA-01")
    yield note("FA-CORE-19", "fa-shuffled")
    held = {*kept, *first}
    rest = tuple(card for card in DECK if card not in held)
    second = yield from roll(Deal(rest, hands - len(first)), "FA-CORE-19", steps=None if first else told_apart)
    return (*first, *second), tuple(sorted((*held, *second)))


@rule("FA:bennie_new_card")
def _new_card(world: World, who: str) -> Play[World]:
    """A table may sell new cards: as often as it can be paid another one is drawn, and the better one counts."""
    while True:
        faction = world.find(who)
        price = world.options.bennie_price
        taken = set(world.dealt)
        deck = tuple(card for card in DECK if card not in taken)
        if faction.rp < price or faction.has_joker or not deck:
            return world
        answers = Listed(
            [
                Answer("decline", False, phrase("fa-answer-decline")),
                Answer("new_card", True, phrase("fa-answer-new-card"), (Cost("fa-cost-rp", price),)),
            ]
        )
        seat = seat_of(world, faction)
        ask = phrase("fa-ask-new-card", who=Ref(who), card=card_name(faction.card))
        if not (yield from choose(seat, who, "FA:bennie_new_card", ask, answers, "decline", seen_by(world, seat))):
            return world
        left = faction.rp - price
        yield payment("FA-RP-01", audience(world, who, "rp"), who, price, left, "card")
        (card,) = yield from roll(Deal(deck, 1), "FA:bennie_new_card", seat=seat, who=who)
        faction = replace(faction, rp=left, card=max(card, faction.card))
        yield _dealt("FA:bennie_new_card", who, card)
        world = replace(world.put(faction), dealt=tuple(sorted((*world.dealt, card))))


@rule("FA-PHA-02", "FA-CORE-17", "FA-CORE-18")
def in_order(world: World) -> World:
    """From the highest card to the lowest; jokers wait for the moment they like, minor factions for the end."""
    present = [faction for faction in world.factions if not faction.destroyed]
    cards = sorted([(-faction.card, faction.sheet.id) for faction in present if not faction.minor])
    order = tuple([who for _, who in cards])
    jokers = len([card for card, _ in cards if -card >= RED_JOKER])
    minor = tuple([faction.sheet.id for faction in present if faction.minor])
    return replace(world, stage="order", queue=order[jokers:], waiting=order[:jokers], minors=minor)


@rule("FA-PHA-02", "FA-PHA-03", "FA-CORE-18", "FA-PHA-10")
def next_turn(world: World) -> Play[World]:
    """Between two turns a waiting faction may step in; then the next card's faction, and at last the minor ones."""
    if world.waiting and (world.queue or minors(world)):
        taken = yield from window(world)
        if taken is not None:
            return taken
    if world.queue:
        return (yield from begin_turn(world, Turn(world.queue[0]), (), world.queue[1:]))
    last = minors(world)
    if last and world.scene.options.minor_resolution == "simultaneous":
        yield note("FA-PHA-03", "fa-minors", who=tuple([Ref(who) for who in last]))
    return replace(world, stage="minors_start" if last else "closing", queue=last)


@rule("FA-PHA-03", "FA-GM-12")
def minors(world: World) -> tuple[str, ...]:
    """The factions that were minor when cards were dealt and are still there, in ascending order of their ids."""
    if not world.minors:
        return ()
    return tuple([f.sheet.id for f in world.factions if not f.destroyed and f.sheet.id in world.minors])


@rule("FA-CORE-18", "FA-CORE-19", "FA-PHA-08", "FA-GM-15")
def close(world: World) -> Play[World]:
    """The last chance for jokers; then cards are put away, and after the last round the phase is over."""
    if world.waiting:
        taken = yield from window(world, last=True)
        if taken is not None:
            return taken
        for who in world.waiting:
            if not world.find(who).on_hold:
                yield note("FA-CORE-18", "fa-joker-forfeited", who=Ref(who))
    # The turn in progress is over for all: only a card on hold stays with its faction.
    options = world.scene.options
    if world.round < options.rounds_per_phase:
        factions = tuple([_without_card(faction) for faction in world.factions])
        return replace(world, stage="deal", round=world.round + 1, factions=factions, waiting=())
    yield note("FA-PHA-08", "fa-phase-ends", phase=world.phase)
    return replace(
        world,
        factions=tuple([_after_phase(faction) for faction in world.factions]),
        waiting=(),
        stage="between" if world.phase % options.phases_between_missions else "mission",
        round=0,
        ended=end_reason(world),
    )


def _without_card(faction: Faction) -> Faction:
    if faction.on_hold:
        return replace(faction, on_hold=False)
    return replace(faction, card=0) if faction.card else faction


def _after_phase(faction: Faction) -> Faction:
    """What is counted by phases begins anew."""
    faction = _without_card(faction)
    for asset in faction.assets:
        if asset.uses:
            faction = faction.with_asset(replace(asset, uses=0))
    if faction.modifiers:
        faction = replace(
            faction,
            modifiers=tuple(modifier for modifier in faction.modifiers if modifier.lasts in ("campaign", "next_roll")),
        )
    return replace(faction, counter_attacks=0) if faction.counter_attacks else faction


@rule("FA-GM-15", "FA-GEN-08")
def begin_phase(world: World) -> Play[World]:
    """Factions act only now, between two missions."""
    yield note("FA-GM-15", "fa-phase", phase=world.phase + 1)
    return (yield from deal(replace(world, phase=world.phase + 1, round=1)))

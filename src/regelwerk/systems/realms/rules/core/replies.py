"""Replies: who may answer an action, in which ways and at which moments, and the question whether they do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose, Play, gather
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.systems.realms.rules.core.acts import Moment, Reaction, price
from regelwerk.systems.realms.rules.sight.positions import cm, is_exposed, sighting, typed
from regelwerk.systems.realms.state import Deed, Model, World, seat_of

NONE = "none"


class Reply(NamedTuple):
    """A reaction that somebody could use or has named: who, what, and at which moment of the action."""

    who: str
    deed: Deed
    moment: int


class ReplyScene(NamedTuple):
    """What somebody knows who may react: the table, the action and what could be done about it."""

    world: World
    who: str
    action: Deed
    replies: tuple[Reply, ...]


CHAPTERS = ("shooting.dodging", "shooting.reaction_fire", "sight.spotting", "melee.charging")


@cache
def kinds() -> tuple[Reaction, ...]:
    """All kinds of reactions. Chapters are entered when first needed: shots and spot rolls open windows themselves."""
    found: list[Reaction] = []
    for chapter in CHAPTERS:
        found += import_module(f"regelwerk.systems.realms.rules.{chapter}").REACTIONS
    return tuple(found)


def kind_of(deed: Deed) -> Reaction:
    return next(kind for kind in kinds() if kind.kind == deed.kind)


@rule("RE-REA-02", "RE-REA-03", "RE-REA-04", "RE-REA-05", "RE:reactions_per_action")
def ask(world: World, deed: Deed, moments: tuple[Moment, ...]) -> Play[tuple[Reply, ...]]:
    """Who reacts, how and when: everybody names it at the same time."""
    offers = [replies for replies in (possible(world, deed, moments, model) for model in world.models) if replies]
    named: list[Reply] = []
    while offers:
        choices = [_question(world, deed, moments, replies) for replies in offers]
        answers = yield from gather(*choices)
        chosen = [reply for reply in answers if reply is not None]
        named += chosen
        if world.options.reactions_per_action == 1:
            break
        offers = [_further(world, replies, named) for replies in offers]
        offers = [replies for replies in offers if replies and any(reply.who == replies[0].who for reply in chosen)]
    return tuple(named)


def _further(world: World, replies: tuple[Reply, ...], named: list[Reply]) -> tuple[Reply, ...]:
    """What somebody could name beside what it has named already."""
    spent = sum(ap_of(world, reply) for reply in named if reply.who == replies[0].who)
    left = world.find(replies[0].who).ap - spent
    return tuple(reply for reply in replies if reply not in named and ap_of(world, reply) <= left)


def ap_of(world: World, reply: Reply) -> int:
    """What a reply costs in action points."""
    return kind_of(reply.deed).cost(world, reply.deed).total


@rule("RE-GEO-21", "RE:ruling_106")
def possible(world: World, deed: Deed, moments: tuple[Moment, ...], reactor: Model) -> tuple[Reply, ...]:
    """What a model could do about an action: for each kind at the first moment it can, and at the end of the way."""
    if not reactor.active or reactor.id == deed.who:
        return ()
    found: list[Reply] = []
    for kind in kinds():
        if kind.may(world, reactor, deed):
            found += _first_and_last(world, deed, moments, reactor, kind)
    return tuple(found)


def _first_and_last(
    world: World, deed: Deed, moments: tuple[Moment, ...], reactor: Model, kind: Reaction
) -> Iterator[Reply]:
    first = _first(world, deed, moments, reactor, kind)
    if first is None:
        return
    number, deeds = first
    yield from (_reply(world, deed, moments, reactor, number, one, new=number > 0) for one in deeds)
    last = len(moments) - 1
    if number < last and moments[last].last:
        new = not kind.deeds(_at(world, deed, moments[last - 1]), reactor, deed)
        for one in kind.deeds(_at(world, deed, moments[last]), reactor, deed):
            yield _reply(world, deed, moments, reactor, last, one, new=new)


def _first(
    world: World, deed: Deed, moments: tuple[Moment, ...], reactor: Model, kind: Reaction
) -> tuple[int, tuple[Deed, ...]] | None:
    """The first moment at which a kind of reaction is possible."""
    for number, moment in enumerate(moments):
        deeds = kind.deeds(_at(world, deed, moment), reactor, deed)
        if deeds:
            return number, deeds
    return None


def _at(world: World, deed: Deed, moment: Moment) -> World:
    return world.change(deed.who, at=moment.at, floor=moment.floor, prone=moment.prone, facing=moment.facing)


@rule("RE-SHO-10", "RE:emerging")
def _reply(
    world: World, deed: Deed, moments: tuple[Moment, ...], reactor: Model, number: int, reply: Deed, *, new: bool
) -> Reply:
    """A reply with its moment; a shot is harder if the target has only just become one."""
    if new and world.options.emerging == "cover_only":
        before_it = _at(world, deed, moments[number - 1])
        new = not is_exposed(sighting(before_it, reactor, before_it.find(deed.who)), world.options)
    return Reply(reactor.id, reply._replace(emerging=new), number)


def _question(
    world: World, deed: Deed, moments: tuple[Moment, ...], replies: tuple[Reply, ...]
) -> Choose[Reply | None]:
    who = replies[0].who
    answers: list[Answer[Reply | None]] = [Answer(NONE, None, phrase("re-answer-no-reaction"))]
    for reply in replies:
        moment = moments[reply.moment]
        when = "end" if moment.last else f"{cm(moment.along):g}" if moment.along else ""
        key = ":".join(part for part in (reply.deed.kind, reply.deed.weapon, str(reply.deed.extra or ""), when) if part)
        answers.append(Answer(key, reply, _label(reply, moment), price(ap_of(world, reply))))
    scene = ReplyScene(world, who, deed, replies)
    return Choose(seat_of(world, who), who, "RE-REA-01", _asked(who, deed), Listed(answers), NONE, scene)


def _asked(who: str, deed: Deed) -> Phrase:
    """The question whether somebody reacts, with what is known of the action."""
    facts: dict[str, Fact] = {"who": Ref(who), "whom": Ref(deed.who), "act": Word(f"re-act-{deed.kind}")}
    if deed.against == who:
        return phrase("re-ask-reaction-self", **facts)
    if deed.target and deed.target != deed.who:
        return phrase("re-ask-reaction", **facts, target=Ref(deed.target))
    if deed.path:
        return phrase("re-ask-reaction-way", **facts, **typed(deed.path[-1]))
    return phrase("re-ask-reaction-plain", **facts)


def _label(reply: Reply, moment: Moment) -> Phrase:
    deed = reply.deed
    weapon: tuple[Fact, ...] = (Ref(deed.weapon),) if deed.weapon else ()
    act, hint = Word(f"re-act-{deed.kind}"), Word(f"re-hint-{deed.kind}")
    facts: dict[str, Fact] = {"act": act, "hint": hint, "weapon": weapon, "extra": deed.extra}
    if moment.last:
        return phrase("re-answer-reaction-end", **facts)
    if moment.along:
        return phrase("re-answer-reaction-after", **facts, cm=cm(moment.along))
    return phrase("re-answer-reaction", **facts)

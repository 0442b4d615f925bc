"""Damage throws: every die is a hit by its height; equal dice may be added up."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import product

from regelwerk.dice import Handful
from regelwerk.engine.answers import Answer, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, choose, note, roll
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.tally import Tally
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.melee.parrying import splits
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.values import LEVELS, Level

Hits = tuple[Level, ...]
"""Hits, the worst first."""

BOUNDS = (10, 20)
"""The highest light and the highest severe hit."""
FAILURES = 3
"""The highest face of a failure, where failures count in damage throws."""
SEGMENTS = {"light": 1, "severe": 3, "critical": 10}
"""How many segments a hit marks where nothing stops it: what people fear of it."""


@rule("HC-MEL-19")
def level(height: int) -> Level:
    """How bad a hit of this height is."""
    light, severe = BOUNDS
    return "light" if height <= light else "severe" if height <= severe else "critical"


@cache
@rule("HC-MEL-19", "HC-MEL-20", "HC:damage_failures")
def faces_apart(dice: int) -> tuple[int, ...]:
    """The faces at which so many dice begin to mean something else: their failures, and where some of them added up
    make a worse hit."""
    worse = {bound // equal + 1 for bound in BOUNDS for equal in range(1, dice + 1)}
    return tuple(sorted({*worse, FAILURES + 1}))


def worst_first(hits: Hits) -> Hits:
    return tuple(sorted(hits, key=LEVELS.index, reverse=True))


def weight(hits: Hits) -> int:
    """The segments that hits mark where nothing stops them."""
    return sum(SEGMENTS[hit] for hit in hits)


@lru_cache(maxsize=16384)
@rule("HC-MEL-19", "HC-MEL-20", "HC-MEL-21", "HC:damage_matches", "HC:damage_failures")
def damage_hits(faces: Faces, options: Options) -> tuple[Hits, ...]:
    """Every way to score a damage throw, the worst for the victim first: equal dice added up or left as hits."""
    if options.damage_failures:
        faces = tuple(face for face in faces if face > FAILURES)
    per_face = [[_hits_of(face, split, options) for split in splits(count)] for face, count in Counter(faces).items()]
    ways = {worst_first(tuple(hit for part in way for hit in part)) for way in product(*per_face)}
    return tuple(sorted(ways, key=lambda hits: (-weight(hits), -len(hits), hits)))


def _hits_of(face: int, split: tuple[int, ...], options: Options) -> Hits:
    """The hits of equal dice, split into blocks; by one reading dice left alone raise the number of hits."""
    hits = [level(face * size) for size in split]
    alone = split.count(1)
    if options.damage_matches == "bonus_hit" and alone > 1:
        hits += [level(face)] * (alone - 1)
    return tuple(hits)


@rule("HC-MEL-16", "HC-MEL-19")
def tell_damage(who: str, whom: str, dice: Tally, die: int) -> Play[None]:
    """The log says before a damage throw with how many dice it is made, and why; without any there is no throw."""
    if dice.total > 0:
        yield note("HC-MEL-19", "hc-throws-damage", who=Ref(who), whom=Ref(whom), dice=dice, die=die)


@rule("HC-MEL-16", "HC-MEL-19", "HC-MEL-20")
@stakes(
    Stake(
        lambda _, hits: weight(hits), "hc-stake-before-armour", lambda args: args[4], lambda args: args[2], harms=True,
        bands=(
            Band("hc-band-light", lambda _, hits: bool(hits)),
            Band("hc-band-severe", lambda _, hits: any(hit != "light" for hit in hits)),
            Band("hc-band-critical", lambda _, hits: "critical" in hits),
        ),
    )
)  # fmt: skip
def resolve_damage(dice: int, die: int, who: str, seat: str, whom: str, options: Options) -> Play[Hits]:
    """A single throw; the attacker decides which equal dice are added."""
    if dice <= 0:
        yield note("HC-MEL-12", "hc-no-damage", who=Ref(who))
        return ()
    faces = yield from roll(Handful(dice, die), "HC-MEL-19", seat=seat, who=who, steps=faces_apart(dice))
    ways = damage_hits(faces, options)
    hits = ways[0]
    if len(ways) > 1:
        answers = Offers({f"score:{spelt(way)}": way for way in ways}, lambda key, way: Answer(key, way, told(way)))
        question = phrase("hc-ask-score", who=Ref(who), faces=faces)
        hits = yield from choose(seat, who, "HC-MEL-20", question, answers, f"score:{spelt(ways[0])}", (faces, ways))
    yield note("HC-MEL-19", "hc-deals", who=Ref(who), whom=Ref(whom), faces=faces, hits=counted(hits))
    return hits


def spelt(hits: Hits) -> str:
    """Hits as a key: `critical,light,light`."""
    return ",".join(hits)


def told(hits: Hits) -> Phrase:
    """Hits for people: how many of each level."""
    return phrase("hc-answer-score", hits=counted(hits))


def counted(hits: Hits) -> tuple[Phrase, ...]:
    """How many hits there are of each level, the worst first."""
    return tuple(phrase(f"hc-hits-{one}", number=hits.count(one)) for one in reversed(LEVELS) if one in hits)

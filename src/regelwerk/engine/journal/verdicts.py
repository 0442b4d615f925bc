"""What a check of a game finds out about its dice, whether or not its rules are at hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, NamedTuple

from regelwerk.dice import Description
from regelwerk.dice.kinds import Cards
from regelwerk.engine.journal.entries import FORMAT, Header, Journal, JournalError, rewound_by
from regelwerk.engine.journal.events import throw_of
from regelwerk.engine.journal.fairness import EntryDice, FairDice, commitment, key_of
from regelwerk.engine.journal.promises import Promises

Json = dict[str, Any]
MOST_CARDS = 10_000
"""A forged deck is not to make checking it endless."""
Seeds = Mapping[int, bytes | None]
"""From which entry on which seed threw the dice; None: it was never laid open."""


class Told(NamedTuple):
    """An entry as far as the one who checks may know it; the kind is empty if it is hidden."""

    n: int
    kind: str
    data: Json
    events: Sequence[Json] = ()


def told_by(journal: Journal) -> list[Told]:
    """All that a whole journal tells."""
    return [Told(entry.n, entry.kind, entry.data, entry.events) for entry in journal.entries]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check found: what there is, what was checked against the seeds, what was typed in, what is missing.

    Throws that were checked, typed in, given and not checked add up to all throws. Not checked: the seed is not open
    yet, or it was lost.
    """

    entries: int
    throws: int
    checked: int
    by_hand: int
    revealed: bool
    given: int = 0
    """Throws whose faces a lesson gave."""
    hands: Mapping[str, int] = field(default_factory=dict)
    """Throws typed in, by seat."""
    typed: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """The entries of these throws."""
    undone: Mapping[str, int] = field(default_factory=dict)
    """Throws taken back, by who did it."""
    shares: tuple[str, ...] = ()
    """Who contributed to the dice."""
    unshared: int = 0
    """Throws of the table that nobody had contributed to."""
    missing: tuple[str, ...] = ()
    """Who pledged a contribution and did not give it."""
    dealings: int = 1
    replayed: bool = True
    """Whether the rules were played again."""
    format: int = FORMAT
    """Of the journal: in earlier ones, contributions were not sealed."""
    receipt: bool | None = None
    """Whether this is the game that a receipt saw; None: there was no receipt."""

    @property
    def unchecked(self) -> int:
        return self.throws - self.checked - self.by_hand - self.given

    @property
    def is_sound(self) -> bool:
        """Whether nothing stays open that a finished game ought to settle."""
        return not self.revealed or not self.unchecked


def verdict_on(journal: Journal, checked: int, *, replayed: bool) -> Verdict:
    """The verdict on a journal whose chain holds, after this many throws were checked."""
    told = told_by(journal)
    if journal.header.has_leaves:
        return numbered_verdict(told, journal.promises, checked, replayed=replayed)
    thrown = _throws(told)
    return Verdict(
        len(told), len(thrown), checked, sum(data["by"] == "hand" for data in thrown), journal.laid_open,
        hands=_hands(thrown), typed=_typed(told), undone=_undone(journal),
        shares=tuple(dict.fromkeys(str(one.data["seat"]) for one in told if one.kind == "seed")),
        dealings=1 + sum(one.kind == "new_dice" for one in told), replayed=replayed, format=journal.header.format,
    )  # fmt: skip


def numbered_verdict(told: Sequence[Told], promises: Promises, checked: int, *, replayed: bool) -> Verdict:
    """The verdict on what somebody knows of a journal of format 3, after these promises were followed."""
    thrown = _throws(told)
    return Verdict(
        len(told), len(thrown), checked, sum(data["by"] == "hand" for data in thrown), promises.is_open,
        given=promises.given, hands=_hands(thrown), typed=_typed(told), undone=_only_some(promises.undone),
        shares=tuple(promises.contributors), unshared=promises.unshared, missing=tuple(promises.absentees),
        dealings=promises.dealing + 1, replayed=replayed,
    )  # fmt: skip


def _throws(told: Iterable[Told]) -> list[Json]:
    return [one.data for one in told if one.kind == "faces" and one.data["by"] != "again"]


def _hands(thrown: Iterable[Json]) -> dict[str, int]:
    return _only_some(Counter(str(data["seat"]) for data in thrown if data["by"] == "hand"))


def _typed(told: Iterable[Told]) -> dict[str, tuple[int, ...]]:
    by_seat: dict[str, tuple[int, ...]] = {}
    for n, kind, data, _ in told:
        if kind == "faces" and data["by"] == "hand":
            by_seat[data["seat"]] = (*by_seat.get(data["seat"], ()), n)
    return dict(sorted(by_seat.items()))


def _only_some(counted: Counter[str]) -> dict[str, int]:
    return {name: count for name, count in sorted(counted.items()) if count > 0}


def _undone(journal: Journal) -> dict[str, int]:
    """How many throws each seat took back in a journal of format 1 or 2."""
    standing: list[int] = []
    undone: Counter[str] = Counter()
    corrected_by = ""
    for entry in journal.entries:
        if entry.kind == "faces":
            standing.append(entry.n)
            undone[corrected_by] -= entry.data["by"] == "again"
        elif entry.kind == "undo" or rewound_by(entry):
            to = entry.data["to"] if entry.kind == "undo" else entry.data["rewinds"]
            corrected_by = str(entry.data.get("by", ""))
            undone[corrected_by] += sum(n > to for n in standing)
            standing = [n for n in standing if n <= to]
    undone.pop("", None)
    return _only_some(undone)


# -- seeds and faces ----------------------------------------------------------------------------------------------


def seeds_of(promised: str, told: Iterable[Told]) -> Seeds:
    """The seeds that were laid open, as far as they are the promised ones."""
    seeds: dict[int, bytes | None] = {0: None}
    since = 0
    for n, kind, data, _ in told:
        if kind == "new_dice":
            since, promised = n, str(data["commitment"])
            seeds[since] = None
        elif kind == "reveal":
            seeds[since] = _kept(promised, n, data)
    return seeds


def seed_at(seeds: Seeds, entry: int) -> bytes | None:
    """The seed that threw the dice of this entry, if it was laid open."""
    return seeds[max(since for since in seeds if since <= entry)]


def _kept(promised: str, n: int, data: Json) -> bytes:
    """The seed that an entry lays open, if it is the one that was promised."""
    try:
        seed = bytes.fromhex(str(data.get("seed")))
    except ValueError:
        seed = b""
    if commitment(seed) != promised:
        raise JournalError("journal-seed", entry=n)
    return seed


def check_faces(journal: Journal, seeds: Seeds) -> int:
    """Check every face that the table threw against its seed, without the rules; how many throws that were."""
    told = told_by(journal)
    if journal.header.has_leaves:
        return check_numbered(told, promises_of(journal.header), seeds)
    checked = 0
    words: list[str] = []
    for n, kind, data, _ in told:
        if kind == "seed":
            words.append(f"{data['seat']}:{data['text']}")
        seed = seed_at(seeds, n)
        if kind == "faces" and data["by"] == "server" and seed is not None:
            checked += _fits(n, data, EntryDice(seed, n, words))
    return checked


def promises_of(header: Header) -> Promises:
    return Promises(header.commitment, header.pledges, header.typed, is_lesson=header.lesson)


def _fits(n: int, data: Json, dice: EntryDice) -> bool:
    """Whether these faces can be checked; raises if they do not follow from the dice.

    Which cards were left in a deck is known to the rules alone.
    """
    seen = _throw(n, data).seen(tuple(map(tuple, data["faces"])))
    if any(die.sides is None for die in seen):
        return False
    if any(dice.die(die.sides or 0) != face for die in seen for face in die.faces):
        raise JournalError("journal-dice", entry=n)
    return True


def _throw(n: int, data: Json) -> Description:
    try:
        return throw_of(data)
    except (ValueError, LookupError, TypeError, AttributeError):
        raise JournalError("journal-entry", wrong="throw", entry=str(n)) from None


def check_numbered(told: Iterable[Told], promises: Promises, seeds: Seeds) -> int:
    """Follow the promises of a journal of format 3 and check every throw; how many were checked against a seed."""
    checked = 0
    for n, kind, data, _ in told:
        promises.check(n, kind, data)
        if kind == "faces" and data["by"] == "server":
            seed = seed_at(seeds, n)
            if not _is_drawn(n, data) or (seed is not None and not _follows(data, seed, promises)):
                raise JournalError("journal-dice", entry=n)
            checked += seed is not None
        promises.take(n, kind, data)
    return checked


def check_seen(told: Iterable[Told]) -> None:
    """Raise JournalError if people were shown other faces than those that were thrown: the log is made of events."""
    for n, kind, data, events in told:
        thrown = (data["faces"], data.get("throw")) if kind == "faces" else None
        shown = [(event.get("faces"), event.get("throw")) for event in events if event.get("event") == "dice"]
        if any(one != thrown for one in shown):
            raise JournalError("journal-dice", entry=n)


def _is_drawn(n: int, data: Json) -> bool:
    """Whether the faces are what was drawn."""
    throw, faces, draws = _throw(n, data), list(chain.from_iterable(data["faces"])), data["draws"]
    if isinstance(throw, Cards):
        return len(faces) == len(draws) and _is_dealt(faces, draws, throw.deck)
    return faces == [drawn + 1 for _, drawn in draws]


def _is_dealt(cards: Sequence[int], draws: Sequence[Sequence[int]], deck: int) -> bool:
    """Whether these cards can have lain where they were drawn; which were left in a deck is known to the rules alone.

    They lie in rising order, so a card is as far above the one before it as its place is, or further.
    """
    if not len(draws) <= deck <= MOST_CARDS or [left for left, _ in draws] != list(range(deck, deck - len(draws), -1)):
        return False
    left = list(range(deck))
    places = [left.pop(drawn) for _, drawn in draws]
    above = [card - place for place, card in sorted(zip(places, cards, strict=True))]
    return above == sorted(above) and (not above or above[0] > 0)


def _follows(data: Json, seed: bytes, promises: Promises) -> bool:
    """Whether these draws follow from the seed and the shares."""
    key = key_of(seed, promises.in_force, promises.shares.values())
    dice = FairDice(key, data["number"], data["stream"])
    return all(dice.below(sides) == drawn for sides, drawn in data["draws"])

"""The journal: a header and an append-only list of entries, each numbered and chained to the one before.

The game *is* its journal. An undo is an entry too: the game is then the journal with the undone entries skipped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO

from regelwerk.engine.effects import Audience
from regelwerk.engine.journal.chain import (
    Leaf,
    Spelled,
    SpelledEvents,
    digest,
    entry_hash,
    hash_of,
    leaf_hash,
    leaves_of,
    salt_of,
)
from regelwerk.engine.journal.chain import as_stored as as_stored
from regelwerk.engine.journal.chain import canonical as canonical
from regelwerk.engine.journal.entry_forms import REWINDING, wrong_in_entry
from regelwerk.engine.journal.errors import JournalError as JournalError
from regelwerk.engine.journal.fairness import OPEN
from regelwerk.engine.journal.promises import Promises

FORMAT = 3
"""The format of new journals. A journal keeps the one it was begun in; `upgrades` reads what earlier ones hold."""
READABLE = (1, 2, FORMAT)
ENTRY_DICE = 2
"""The last format in which faces follow from the number of their entry, and an entry is hashed as a whole."""
MOST_SEATS = 200
"""Every entry has a leaf for each seat: a forged header is not to make reading it endless."""
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is: system and versions, the document it starts from, its seats, the promises about its dice.

    Since format 3: what seats have pledged, which of them type their faces in from the beginning, and the secret that
    hides what not everybody may know.
    """

    system: str
    engine_version: str
    rules_version: str
    document: Json
    seats: tuple[str, ...]
    commitment: str
    format: int = FORMAT
    pledges: Mapping[str, str] = field(default_factory=dict)
    typed: tuple[str, ...] = ()
    veil: str = ""
    lesson: bool = False
    """Whether it is a guided scene, in which dice may be given. Everybody may know it."""

    @property
    def has_leaves(self) -> bool:
        """Whether entries are hashed leaf by leaf, and throws have numbers of their own."""
        return self.format > ENTRY_DICE

    def to_json(self) -> Json:
        told = self._open(self.document)
        return told | {"veil": self.veil} if self.has_leaves else told

    def _open(self, document: Json | str) -> Json:
        told: Json = {
            "regelwerk": self.format,
            "system": self.system,
            "engine": self.engine_version,
            "rules": self.rules_version,
            "document": document,
            "seats": list(self.seats),
            "commitment": self.commitment,
        }
        if not self.has_leaves:
            return told
        told |= {"pledges": dict(self.pledges), "typed": list(self.typed)}
        return told | {"lesson": True} if self.lesson else told

    @property
    def open_text(self) -> str:
        """What everybody may know of it: all but the document, of which it tells the hash."""
        hidden = leaf_hash(salt_of(self._veil, "document"), canonical(self.document))
        return canonical(self._open(hidden))

    @property
    def hash(self) -> str:
        """What the first entry is chained to; since format 3, the hash of the game."""
        return hash_of(self.open_text) if self.has_leaves else digest(self.to_json())

    @property
    def _veil(self) -> bytes:
        return bytes.fromhex(self.veil)

    def leaves(self, entry: Entry, spelled: Spelled | None = None) -> list[Leaf]:
        """The leaves of an entry, in the order in which they are hashed."""
        return list(leaves_of(self._veil, self.seats, entry.to_json(), spelled))

    def hash_of(self, entry: Entry, spelled: Spelled | None = None) -> str:
        """The hash of an entry that is chained to the one before it."""
        if not self.has_leaves:
            return digest(entry.to_json())
        return entry_hash(entry.previous, entry.n, [leaf.hash for leaf in self.leaves(entry, spelled)])

    def stream(self, audience: Audience) -> str:
        """The stream of throws for these people: its name tells nobody who they are."""
        if audience.seats is None:
            return OPEN
        return salt_of(self._veil, f"stream/{canonical(sorted(audience.seats))}")[:8].hex()

    @classmethod
    def from_json(cls, data: Json) -> Header:
        found = data.get("regelwerk")
        if type(found) is not int or found not in READABLE:
            raise JournalError("journal-format", found=str(found), wanted=FORMAT)
        try:
            header = cls(
                data["system"], data["engine"], data["rules"], data["document"],
                tuple(data["seats"]), data["commitment"], found,
            )  # fmt: skip
            return header if found <= ENTRY_DICE else header._with_promises(data)
        except (KeyError, TypeError, ValueError, AttributeError) as wrong:
            raise JournalError("journal-header", wrong=str(wrong)) from None

    def _with_promises(self, data: Json) -> Header:
        pledges, typed, veil = data["pledges"], tuple(data["typed"]), data["veil"]
        bytes.fromhex(veil)
        if not all(isinstance(one, str) for one in (*pledges, *pledges.values(), *typed, *self.seats)):
            raise TypeError("pledges")
        if len(self.seats) > MOST_SEATS:
            raise ValueError("seats")
        if data.get("lesson", True) is not True:
            raise ValueError("lesson")
        return replace(self, pledges=pledges, typed=typed, veil=veil, lesson="lesson" in data)


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened to a game, with the events it caused as language-free facts.

    kind: start, answer, faces, standing, ahead, undo, correction, rules_changed, letter, lesson_left; about dice:
    pledge, deal, share, missing, typing, new_dice, reveal, and in earlier formats seed.
    `state` is the frozen state if a step ended with this entry.
    """

    n: int
    kind: str
    data: Json
    events: Sequence[Json] = ()
    state: Json | None = None
    previous: str = ""
    hash: str = field(default="", compare=False)
    _spelled: Spelled | None = field(default=None, init=False, compare=False, repr=False)

    def to_json(self) -> Json:
        data = {
            "n": self.n, "kind": self.kind, "data": self.data, "events": list(self.events),
            "previous": self.previous,
        }  # fmt: skip
        if self.state is not None:
            data["state"] = self.state
        return data

    @property
    def is_open(self) -> bool:
        """Whether everybody may know all of it."""
        if "audience" in self.data:
            return False
        if isinstance(self.events, SpelledEvents) and "audience" not in self.events.text:
            return True
        return not any("audience" in event for event in self.events)

    def pack(self) -> None:
        """Keep what it has caused as text alone. Hardly anybody looks at it again once it is no longer new."""
        if self.events and not isinstance(self.events, SpelledEvents):
            object.__setattr__(self, "events", SpelledEvents(self.events))

    def seal(self, hash: str, spelled: Spelled) -> None:  # noqa: A002
        """Give a new entry its hash. The spelling is kept until it is stored; afterwards it would only take room."""
        object.__setattr__(self, "hash", hash)
        object.__setattr__(self, "_spelled", spelled)

    def take_spelled(self) -> Spelled:
        """What it holds in its one spelling, for whoever stores it."""
        found = self._spelled
        if found is None:
            return Spelled.of(self.data, self.events, self.state)
        object.__setattr__(self, "_spelled", None)
        return found


NEW = 30
"""So many of the newest entries keep what they have caused as it is looked at all the time."""


STEPPING = ("answer", "faces")
"""The entries of which a step consists."""


LASTING = ("pledge", "deal", "share", "missing", "typing", "letter")
"""What was promised about dice, and what people wrote to each other: no undo takes it back."""


def rewound_by(entry: Entry) -> range:
    """The numbers of the entries whose answers and dice a correction, or a change of the rules, has rewound."""
    to = entry.data.get("rewinds") if entry.kind in REWINDING else None
    return range(0) if to is None else range(to + 1, entry.n)


class Journal:
    """A header and its chained entries."""

    def __init__(self, header: Header, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        self.entries: list[Entry] = list(entries)
        for entry in self.entries[:-NEW]:
            entry.pack()
        self._promises = Promises(header.commitment, header.pledges, header.typed, is_lesson=header.lesson)
        self._followed = 0
        self._kept: list[Entry] = []
        self._sifted = 0

    @property
    def next_number(self) -> int:
        return len(self.entries)

    @property
    def last_hash(self) -> str:
        """What the next entry is chained to."""
        return self.entries[-1].hash if self.entries else self.game

    @cached_property
    def game(self) -> str:
        """The hash of the game, which the first entry is chained to."""
        return self.header.hash

    @property
    def promises(self) -> Promises:
        """What was promised about the dice and kept so far; raises JournalError where an entry breaks it."""
        for entry in self.entries[self._followed :]:
            self._promises.take(entry.n, entry.kind, entry.data)
            self._followed += 1
        return self._promises

    def contributions(self) -> tuple[str, ...]:
        """What seats have added to the dice so far, in a journal of format 1 or 2; nothing takes it back."""
        return tuple(f"{e.data['seat']}:{e.data['text']}" for e in self.entries if e.kind == "seed")

    @property
    def laid_open(self) -> bool:
        """Whether everybody knows the secret of the dice that were promised last."""
        return next((e.kind for e in reversed(self.entries) if e.kind in ("reveal", "new_dice")), "") == "reveal"

    @property
    def is_over(self) -> bool:
        """Whether the game ended and nobody has taken that back."""
        return any(entry.kind == "reveal" for entry in self.effective())

    def seal(self, kind: str, data: Json, events: Sequence[Json] = (), state: Json | None = None) -> Entry:
        """The next entry, chained but not yet appended (it must be stored first)."""
        entry = Entry(self.next_number, kind, data, tuple(events), state, self.last_hash)
        spelled = Spelled.of(data, entry.events, state)
        entry.seal(self.header.hash_of(entry, spelled), spelled)
        return entry

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)
        for one in self.entries[-NEW - 1 : -NEW]:
            one.pack()

    def effective(self) -> Sequence[Entry]:
        """The entries that count: undone ones are skipped, undo entries themselves too.

        A correction or other rules in the middle of a step rewind it: what was answered and thrown in it no longer
        counts. It is followed entry by entry, so what was returned grows with the journal until something is undone.
        """
        for entry in self.entries[self._sifted :]:
            rewound = rewound_by(entry)
            if entry.kind == "undo":
                self._kept = [one for one in self._kept if one.n <= entry.data["to"] or one.kind in LASTING]
            elif rewound:
                self._kept = [one for one in self._kept if one.n not in rewound or one.kind not in STEPPING]
            if entry.kind != "undo":
                self._kept.append(entry)
            self._sifted += 1
        return self._kept

    @property
    def step_began(self) -> int:
        """The entry after which the step began that is under way."""
        kept = reversed(self.effective())
        return next((entry.n for entry in kept if entry.state is not None or entry.kind == "rules_changed"), 0)

    def check_chain(self) -> None:
        """Every entry is numbered in turn and chained to the one before."""
        previous = self.game
        for n, entry in enumerate(self.entries):
            if entry.n != n:
                raise JournalError("journal-numbering", entry=n, found=entry.n)
            if entry.previous != previous or self.header.hash_of(entry) != entry.hash:
                raise JournalError("journal-chain", entry=n)
            previous = entry.hash


class JournalFile:
    """A journal on disk, one JSON object a line. What is acknowledged has been written and flushed to the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def create(self, journal: Journal) -> None:
        temporary = self.path.with_name(self.path.name + ".part")
        with temporary.open("w", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines_of(journal)))
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(self.path)

    def append(self, entry: Entry) -> None:
        """Write one entry behind the one it is chained to; if that fails, the file is as it was."""
        with self.path.open("r+b") as file:
            end = _end_of_whole_lines(file)
            if _last_hash(file, end) != entry.previous:
                raise JournalError("journal-moved-on", file=str(self.path))
            try:
                file.truncate(end)
                file.seek(end)
                file.write(_line(entry).encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())
            except OSError:
                os.truncate(self.path, end)
                raise

    def read(self) -> Journal:
        """Read the journal. A last line cut short by a crash was never acknowledged and does not count."""
        try:
            whole = self.path.read_bytes().rpartition(b"\n")[0].decode()
        except FileNotFoundError:
            raise JournalError("journal-missing", file=str(self.path)) from None
        except (OSError, UnicodeDecodeError) as error:
            raise JournalError("journal-unreadable", file=str(self.path), why=str(error)) from None
        return journal_from(whole, str(self.path))


def lines_of(journal: Journal) -> Iterator[str]:
    """A journal as it is written: one JSON object a line, the header first."""
    yield canonical(journal.header.to_json())
    yield from map(_line, journal.entries)


def journal_from(text: str, file: str) -> Journal:
    """A journal from its lines, if it holds together; `file` is what it is called if it does not."""
    rows = list(_rows(text, file))
    if not rows:
        raise JournalError("journal-empty", file=file)
    journal = Journal(Header.from_json(rows[0]), map(_entry, rows[1:]))
    journal.check_chain()
    return journal


def _end_of_whole_lines(file: BinaryIO) -> int:
    """Where the last line ends that was written to its end."""
    end = file.seek(0, os.SEEK_END)
    file.seek(max(0, end - 1))
    if file.read(1) == b"\n":
        return end
    file.seek(0)
    return file.read().rfind(b"\n") + 1


def _last_hash(file: BinaryIO, end: int) -> str:
    """What the next entry must be chained to: playing on in a second window would tear the chain."""
    size = 4096
    while True:
        file.seek(max(0, end - size))
        _, found, line = file.read(min(size, end)).rstrip(b"\n").rpartition(b"\n")
        if found or size >= end:
            break
        size *= 4
    row: Json = json.loads(line)
    return str(row["hash"]) if "hash" in row else Header.from_json(row).hash


def _line(entry: Entry) -> str:
    return canonical(entry.to_json() | {"hash": entry.hash})


def _rows(text: str, file: str) -> Iterator[Json]:
    for number, line in enumerate(text.split("\n"), start=1):
        if not line:
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as error:
            # Besides what is no JSON at all: numbers too long to read, and lists nested too deep.
            column = getattr(error, "colno", 1)
            raise JournalError("journal-line", file=file, line=number, column=column) from None
        if not isinstance(row, dict):
            raise JournalError("journal-line", file=file, line=number, column=1)
        yield row


def _entry(row: Json) -> Entry:
    """An entry that has the form that everybody relies on; a forger can seal it too."""
    wrong = wrong_in_entry(row)
    if wrong is not None:
        raise JournalError("journal-entry", wrong=wrong, entry=str(row.get("n")))
    return Entry(
        row["n"], row["kind"], row["data"], tuple(row["events"]), row.get("state"),
        row["previous"], row["hash"],
    )  # fmt: skip

"""What was promised about the dice of a journal of format 3, followed entry by entry.

Who pledged, who shared, whose share the dice wait for, which seats type their faces in, and the number that the next
throw of a stream has. An entry that breaks a promise raises JournalError: the same check guards a game that is being
played, a whole journal and a player's export.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from regelwerk.engine.effects import MASTER
from regelwerk.engine.journal.errors import JournalError
from regelwerk.engine.journal.fairness import OPEN, Share, commitment

Json = dict[str, Any]
HASH = re.compile(r"[0-9a-f]{64}")
UNPROMISED = frozenset(("start", "answer", "standing", "ahead", "letter"))
"""Kinds of entries that change nothing about promises: most of a journal."""
LONGEST = 200
"""Characters of a share's text."""


def is_hash(value: object) -> bool:
    return isinstance(value, str) and HASH.fullmatch(value) is not None


def is_share(nonce: object, text: object) -> bool:
    """Whether nonce and text have the form of a share: text that can be written down, and not too much of it."""
    if not is_hash(nonce) or not isinstance(text, str) or len(text) > LONGEST:
        return False
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


class Lying(NamedTuple):
    """A throw as it lies there: its entry, whether everybody sees it, and who threw what with which faces."""

    n: int
    is_open: bool
    what: list[Any]


class Promises:
    """The promises of one journal, as they stand after the entries that were taken."""

    def __init__(
        self, promised: str, pledges: Mapping[str, str], typed: Iterable[str], *, is_lesson: bool = False
    ) -> None:
        self.is_lesson = is_lesson
        """Whether dice may be given; then nobody contributes to chance."""
        self.given = 0
        """How many throws were given."""
        self.commitment = promised
        """The hash of the seed that holds now."""
        self.promised = {promised}
        """This hash, and those of all seeds before it."""
        self.dealing = 0
        """The dealing that was begun last."""
        self.in_force = 0
        """The dealing whose shares the dice follow from."""
        self.pledges: dict[str, str] = dict(pledges)
        """What was pledged for the dealing that was begun last."""
        self.pending: dict[str, tuple[str, tuple[int, ...]]] = {}
        """What was pledged for the next one, with the part and the round in which that was."""
        self.shares: dict[str, Share] = {}
        """The shares that the dice follow from."""
        self.fresh: dict[str, Share] = {}
        """Shares of a later dealing that is not in force yet."""
        self.missing: list[str] = []
        """Who pledged for this seed and did not share."""
        self.barred: set[str] = set()
        """Who made a later dealing void; they do not pledge for this seed again."""
        self.awaited: list[str] = sorted(pledges)
        """Whose shares the dice wait for."""
        self.typed: set[str] = set(typed)
        self.numbers: Counter[tuple[str, str]] = Counter()
        """How many throws there were, by who threw (`server`, `hand`) and their stream."""
        self.unshared = 0
        """How many throws of the table nobody had contributed to."""
        self.undone: Counter[str] = Counter()
        """How many throws were taken back, by who did it."""
        self.undone_openly: Counter[str] = Counter()
        """Of these, the ones that everybody had seen."""
        self.contributors: list[str] = []
        """Everybody who ever shared."""
        self.ever_pledged: set[str] = set(pledges.values())
        """All pledges: none of them can disappear without a trace."""
        self.absentees: list[str] = []
        """Everybody who ever pledged and did not share."""
        self.is_open = False
        """Whether the seed that holds now was laid open."""
        self._standing: list[Lying] = []
        """The throws that were not taken back."""
        self._rewound: list[Lying] = []
        """The throws that the last correction has rewound, as long as they can lie there again."""
        self.changes = 0
        """How many entries have changed something here."""
        self._corrected_by = ""
        self._hidden = -1
        """The last correction that does not tell how far it went back: throws before it may not stand any more."""

    def due(self, moment: tuple[int, ...]) -> dict[str, str]:
        """The pledges whose agreed point has come: before the first throw in a later round than their own.

        All whose shares the dice follow from must have pledged anew: what they shared before is known to everybody, and
        a newcomer who knows the seed could choose a share that fits it.
        """
        due = {seat: pledge for seat, (pledge, at) in self.pending.items() if at < moment}
        return due if not self.awaited and self.is_agreed(due) else {}

    def is_agreed(self, pledges: Mapping[str, str]) -> bool:
        """Whether these pledges can begin a dealing: somebody new, and all who have shared before."""
        return pledges.keys() > self.shares.keys()

    def may_pledge(self, seat: str) -> bool:
        """Whether this seat may pledge for the next dealing; who has shared does so only to let somebody else in."""
        if self.is_lesson or self.is_open or seat in self.pending or seat in self.awaited or seat in self.barred:
            return False
        return seat not in self.shares or any(other not in self.shares for other in self.pending)

    def may_share(self, seat: str) -> bool:
        """Whether this share may come now: the master, who may know the seed, shows theirs before all others."""
        return seat in self.awaited and (seat == MASTER or MASTER not in self.awaited)

    def check(self, n: int, kind: str, data: Json) -> None:
        """Raise JournalError if this entry breaks what was promised."""
        wrong = _CHECKS[kind](self, data) if kind in _CHECKS else ""
        if wrong:
            raise JournalError(wrong, entry=n)

    def take(self, n: int, kind: str, data: Json) -> None:
        """Follow one more entry."""
        if kind in UNPROMISED:
            return
        self.check(n, kind, data)
        self.changes += 1
        match kind:
            case "pledge":
                self.pending[data["seat"]] = (data["commitment"], tuple(data["at"]))
                self.ever_pledged.add(data["commitment"])
            case "deal":
                self.dealing, self.pledges = data["dealing"], dict(data["pledges"])
                self.pending = {seat: one for seat, one in self.pending.items() if seat not in self.pledges}
                self.fresh, self.awaited = {}, sorted(self.pledges)
            case "share":
                self._share(Share(data["seat"], data["nonce"], data["text"]))
            case "missing":
                self._miss(data["seats"])
            case "new_dice":
                self.commitment, self.dealing, self.is_open = data["commitment"], data["dealing"], False
                self.in_force = self.dealing
                self.promised.add(self.commitment)
                self.pledges, self.pending, self.shares, self.fresh = {}, {}, {}, {}
                self.missing, self.awaited, self.barred = [], [], set()
            case "typing":
                (self.typed.add if data["on"] else self.typed.discard)(data["seat"])
            case "reveal":
                self.is_open = True
            case "faces":
                self._throw(n, data)
            case "undo":
                self._rewind(data["to"])
                self._take_back(data["by"], self._rewound, 1)
                self._rewound = []
            case "correction":
                self._correct(n, data)
            case "rules_changed":
                # Other rules begin the step anew; nobody took anything back.
                self._rewind(data.get("rewinds", n))
                self._rewound = []

    def _share(self, share: Share) -> None:
        """Before the first throw every share counts; later ones count together, when the last of them is open."""
        self.awaited.remove(share.seat)
        self.missing = [seat for seat in self.missing if seat != share.seat]
        if self.dealing == self.in_force:
            self.shares[share.seat] = share
        else:
            self.fresh[share.seat] = share
            if not self.awaited:
                self.shares, self.fresh, self.in_force = self.fresh, {}, self.dealing
        if not self.fresh:
            self.contributors = [*self.contributors, *(seat for seat in self.shares if seat not in self.contributors)]

    def _miss(self, seats: Iterable[str]) -> None:
        """Before the first throw the dice do without; a later dealing is void, and the dice stay as they were."""
        self.awaited = [seat for seat in self.awaited if seat not in seats]
        self.missing = [*self.missing, *(seat for seat in seats if seat not in self.missing)]
        self.absentees = [*self.absentees, *(seat for seat in seats if seat not in self.absentees)]
        if self.dealing != self.in_force:
            self.awaited, self.fresh = [], {}
            self.barred.update(seats)

    def _throw(self, n: int, data: Json) -> None:
        """Number a throw; one that lies there again after a correction was not taken back after all."""
        place = self.place_again(data) if data["by"] == "again" else None
        if place is not None:
            before = self._rewound[place]
            self._rewound = self._rewound[place + 1 :]
            if before in self._standing:
                self._standing.remove(before)
            else:
                self._take_back(self._corrected_by, [before], -1)
            self._standing.append(before._replace(n=n))
            return
        self._rewound = []
        if data["by"] == "given":
            self.given += 1
            self._standing.append(Lying(n, False, _what(data)))
            return
        self.numbers[data["by"], data["stream"]] += 1
        self.unshared += data["by"] == "server" and not self.shares
        self._standing.append(Lying(n, data["stream"] == OPEN, _what(data)))

    def place_again(self, data: Json) -> int | None:
        """Which of the rewound throws lies there again: the next one.

        Where a correction hides how far it went back, some of them may stand as before, and are passed over.
        """
        is_sure = all(one.n > self._hidden for one in self._rewound)
        possible = self._rewound[:1] if is_sure else self._rewound
        return next((place for place, one in enumerate(possible) if one.what == _what(data)), None)

    def _correct(self, n: int, data: Json) -> None:
        self._corrected_by = data["by"]
        if "change" in data:
            self._rewind(data.get("rewinds", n))
            self._take_back(data["by"], self._rewound, 1)
        else:
            self._hidden, self._rewound = n, list(self._standing)

    def _rewind(self, to: int) -> None:
        self._rewound = [one for one in self._standing if one.n > to]
        self._standing = [one for one in self._standing if one.n <= to]

    def _take_back(self, by: str, throws: list[Lying], times: int) -> None:
        self.undone[by] += times * len(throws)
        self.undone_openly[by] += times * sum(one.is_open for one in throws)


def _what(data: Json) -> list[Any]:
    """What tells a throw from others."""
    return [data["seat"], data.get("throw"), data["faces"]]


def _wrong_pledge(promises: Promises, data: Json) -> str:
    at = data["at"]
    has_form = is_hash(data["commitment"]) and len(at) == 2 and all(type(one) is int for one in at)
    return "" if has_form and promises.may_pledge(data["seat"]) else "journal-share"


def _wrong_deal(promises: Promises, data: Json) -> str:
    given, pending = data["pledges"], promises.pending
    is_next = data["dealing"] == promises.dealing + 1 and not promises.awaited
    is_pledged = all(seat in pending and pledge == pending[seat][0] for seat, pledge in given.items())
    return "" if is_next and is_pledged and promises.is_agreed(given) else "journal-share"


def _wrong_share(promises: Promises, data: Json) -> str:
    share = Share(data["seat"], data["nonce"], data["text"])
    if not promises.may_share(share.seat) or not is_share(share.nonce, share.text):
        return "journal-share"
    return "" if share.pledge == promises.pledges[share.seat] else "journal-share"


def _wrong_missing(promises: Promises, data: Json) -> str:
    # As long as the master's share is awaited, nobody else can be late.
    late = [MASTER] if MASTER in promises.awaited else promises.awaited
    seats = data["seats"]
    return "" if seats and all(seat in late for seat in seats) and len(set(seats)) == len(seats) else "journal-share"


def _wrong_new_dice(promises: Promises, data: Json) -> str:
    return "" if is_hash(data["commitment"]) and data.get("dealing") == promises.dealing + 1 else "journal-share"


def _wrong_typing(promises: Promises, data: Json) -> str:
    return "" if data["by"] == MASTER and (data["seat"] in promises.typed) is not data["on"] else "journal-typed"


def _wrong_faces(promises: Promises, data: Json) -> str:
    by, is_typed = data["by"], data["seat"] in promises.typed
    if by == "again":
        is_told = data.keys() & {"stream", "number", "draws"}
        return "journal-dice" if is_told or promises.place_again(data) is None else ""
    if by == "given":
        is_free = promises.is_lesson and not is_typed and not data.keys() & {"stream", "number", "draws"}
        return "" if is_free else "journal-typed"
    if by not in ("server", "hand") or is_typed is not (by == "hand") or ("draws" in data) is is_typed:
        return "journal-typed"
    if not is_typed and promises.awaited:
        return "journal-share"
    if not is_typed and promises.is_open:
        return "journal-seed"
    stream, number = data.get("stream"), data.get("number")
    if not isinstance(stream, str) or type(number) is not int or number != promises.numbers[by, stream] + 1:
        return "journal-number"
    return "" if is_typed or _are_draws(data["draws"]) else "journal-dice"


def _wrong_reveal(promises: Promises, data: Json) -> str:
    try:
        seed = bytes.fromhex(data["seed"])
    except (ValueError, TypeError):
        return "journal-seed"
    return "" if commitment(seed) == promises.commitment and not promises.is_open else "journal-seed"


def _are_draws(draws: Any) -> bool:
    return isinstance(draws, list) and all(
        isinstance(one, list) and len(one) == 2 and all(type(x) is int for x in one) and 0 <= one[1] < one[0]
        for one in draws
    )


_CHECKS = {
    "pledge": _wrong_pledge,
    "deal": _wrong_deal,
    "share": _wrong_share,
    "missing": _wrong_missing,
    "new_dice": _wrong_new_dice,
    "typing": _wrong_typing,
    "faces": _wrong_faces,
    "reveal": _wrong_reveal,
}

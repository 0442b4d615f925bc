"""The account of a game: what luck brought and what decisions cost, and that both add up to how it ended.

The chance to win goes from the beginning to the end through moments. Each moment has the chance before and after it;
what lies between two moments is the value correcting itself: it saw more of the game and thinks otherwise now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from regelwerk.engine.facts import Phrase
from regelwerk.players.analysis.worth import Chances

Kind = Literal["throw", "decision", "intervention"]


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision: what was asked and answered, and what would have been better, if anything was beyond doubt."""

    question: Phrase
    key: str
    answer: Phrase
    better_key: str = ""
    better: Phrase | None = None
    chance: float = 0.0
    """The chance to win with the answer that was given, as far as its seat could know."""
    better_chance: float = 0.0
    error: float = 0.0
    """The standard error of their difference."""

    @property
    def cost(self) -> float:
        """What the better answer would have brought more."""
        return self.better_chance - self.chance


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that moved the chances: a throw, a decision, or a master's correction."""

    n: int
    """The entry of the journal."""
    step: int
    kind: Kind
    seat: str
    who: str
    before: Chances
    after: Chances
    decided: Decided | None = None

    def change(self, party: str) -> float:
        """What it changed for a party."""
        return self.after.get(party, 0.0) - self.before.get(party, 0.0)


@dataclass(frozen=True, slots=True)
class Sums:
    """What became of the chance of one seat's party, and through what."""

    seat: str
    party: str
    begins: float
    luck: float
    own: float
    """What this seat's decisions cost."""
    others: float
    """What the decisions of all others brought or cost."""
    interventions: float
    corrected: float
    ends: float

    @property
    def explained(self) -> float:
        """Everything together; the same as the end minus the beginning."""
        return self.luck + self.own + self.others + self.interventions + self.corrected


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the curve: the chances after a step."""

    n: int
    step: int
    part: int
    round: int
    chances: Chances


@dataclass(frozen=True, slots=True)
class Turn:
    """A step after which the chances were different, and by what."""

    step: int
    n: int
    party: str
    """Whom it helped most."""
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Account:
    """All moments of a game in their order, between its beginning and its end."""

    parties: tuple[str, ...]
    seats: tuple[tuple[str, str], ...]
    """Every seat that plays for somebody, and for whom."""
    points: tuple[Point, ...]
    """The curve; the first point is the beginning, the last one the end."""
    moments: tuple[Moment, ...]

    @property
    def begins(self) -> Chances:
        return self.points[0].chances

    @property
    def ends(self) -> Chances:
        return self.points[-1].chances

    def sums(self) -> tuple[Sums, ...]:
        """One line for each seat."""
        return tuple(self._sums(seat, party) for seat, party in self.seats)

    def _sums(self, seat: str, party: str) -> Sums:
        throws = [m.change(party) for m in self.moments if m.kind == "throw"]
        own = [m.change(party) for m in self.moments if m.kind == "decision" and m.seat == seat]
        others = [m.change(party) for m in self.moments if m.kind == "decision" and m.seat != seat]
        interventions = [m.change(party) for m in self.moments if m.kind == "intervention"]
        begins, ends = self.begins.get(party, 0.0), self.ends.get(party, 0.0)
        corrected = sum(self._corrections(party))
        return Sums(seat, party, begins, sum(throws), sum(own), sum(others), sum(interventions), corrected, ends)

    def _corrections(self, party: str) -> Iterator[float]:
        """What the value thought otherwise at each moment than after the one before."""
        known = [self.begins, *(chances for m in self.moments for chances in (m.before, m.after)), self.ends]
        for earlier, later in zip(known[::2], known[1::2], strict=True):
            yield later.get(party, 0.0) - earlier.get(party, 0.0)

    def turns(self, most: int = 5) -> tuple[Turn, ...]:
        """The steps whose throws and decisions turned the game most, in their order."""
        found = [self._turn(tuple(moments)) for _, moments in groupby(self.moments, key=lambda moment: moment.step)]
        greatest = sorted(found, key=lambda turn: (-turn.change, turn.n))[:most]
        return tuple(sorted((turn for turn in greatest if turn.change > 0), key=lambda turn: turn.n))

    def _turn(self, moments: Sequence[Moment]) -> Turn:
        before, after = moments[0].before, moments[-1].after
        party = max(self.parties, key=lambda one: after.get(one, 0.0) - before.get(one, 0.0))
        return Turn(moments[-1].step, moments[-1].n, party, before.get(party, 0.0), after.get(party, 0.0))

    def throws(self, most: int = 3) -> tuple[Sequence[Moment], Sequence[Moment]]:
        """The luckiest and the unluckiest throws for those who threw, the greatest first."""
        parties = dict(self.seats)
        thrown = [(m.change(parties[m.seat]), m) for m in self.moments if m.kind == "throw" and m.seat in parties]
        thrown.sort(key=lambda one: (-one[0], one[1].n))
        lucky = [moment for change, moment in thrown[:most] if change > 0]
        return lucky, [moment for change, moment in reversed(thrown[-most:]) if change < 0]

    def mistakes(self, most: int = 3) -> tuple[Moment, ...]:
        """The costliest decisions, the worst first."""
        parties = dict(self.seats)
        costs = [(m.change(parties.get(m.seat, "")), m.n, m) for m in self.moments if m.kind == "decision"]
        return tuple(m for cost, _, m in sorted(costs, key=lambda one: one[:2])[:most] if cost < 0)

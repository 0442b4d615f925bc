"""Picks: two seats bid coins in secret, a die settles ties, and a secret charm counts in the end.

Each round either seat may first pay a coin for a peek at the other's charm; then both bid at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

from regelwerk.dice import Law, Sum
from regelwerk.engine.answers import Answer, Cost, Listed, Numbers, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Stake, stakes
from regelwerk.engine.effects import Choose, Play, choose, do, gather, note, only, roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.game import Outcome
from regelwerk.engine.tally import Tally, tally

Json = dict[str, Any]
SEATS = ("anna", "ben")
CHARMS = (0, 1, 2)
HIGHEST_BID = 3
LUCKY_PEEK = 4


@dataclass(frozen=True, slots=True)
class Options:
    """How ties are settled."""

    ties: str = "dice"


STANDARD = Options()


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's things. The charm, and whether it has seen the other's, are its secrets."""

    coins: int
    charm: int
    points: int = 0
    peeks: int = 0
    has_seen: bool = False


@dataclass(frozen=True, slots=True)
class Picks:
    """Where the game is: `phase` 0 and 1 are the seats' peeks, 2 the bids."""

    players: tuple[Player, Player]
    rounds: int
    round: int = 1
    phase: int = 0
    options: Options = STANDARD

    def with_player(self, index: int, **changes: Any) -> Picks:
        changed = replace(self.players[index], **changes)
        return replace(self, players=(changed, self.players[1]) if index == 0 else (self.players[0], changed))


class PicksView(NamedTuple):
    """What one seat knows; the other's charm is None until it was seen."""

    seat: str
    mine: Player
    other: Player
    other_charm: int | None
    rounds: int
    round: int
    phase: int
    options: Options


@rule("TP-PEEK-01")
def peek(state: Picks, me: int) -> Play[Picks]:
    """A seat may pay a coin and roll in secret; a lucky roll shows it the other's charm."""
    seat, mine, other = SEATS[me], state.players[me], state.players[1 - me]
    no = Answer("no", False, phrase("picks-peek-no"))
    yes = Answer("peek", True, phrase("picks-peek-yes"), (Cost("picks-coins", 1),))
    poor = Refusal("peek", phrase("picks-peek-yes"), phrase("picks-peek-poor"), "TP-PEEK-02")
    answers = Listed((no, yes)) if mine.coins else Listed((no,), (poor,))
    wants = yield from choose(seat, seat, "TP-PEEK-01", phrase("picks-peek", coins=mine.coins), answers, "no")
    state = replace(state, phase=state.phase + 1)
    if not wants:
        return state
    yield note("TP-PEEK-01", "picks-peeks", who=Ref(seat), coins=mine.coins - 1)
    face = yield from roll(Sum((6,)), "TP-PEEK-01", seat=seat, who=seat, audience=only(seat))
    if face >= LUCKY_PEEK:
        yield note("TP-PEEK-01", "picks-saw", only(seat), other=Ref(SEATS[1 - me]), charm=other.charm)
    else:
        yield note("TP-PEEK-01", "picks-saw-nothing", only(seat))
    seen = mine.has_seen or face >= LUCKY_PEEK
    return state.with_player(me, coins=mine.coins - 1, peeks=mine.peeks + 1, has_seen=seen)


@stakes(Stake(lambda _args, winner: int(winner == 0), "picks-wins-first"))
@rule("TP-TIE-01")
def contest(first: int, second: int, ties: str) -> Play[int]:
    """The higher bid wins; a tie is diced out or goes to nobody (-1)."""
    if first != second:
        return int(second > first)
    if ties == "nobody":
        return -1
    return (yield from do(tie_break))


@rule("TP-TIE-01")
def tie_break() -> Play[int]:
    """Both throw a die; the higher face wins, equal faces win for nobody."""
    mine = yield from roll(Sum((6,)), "TP-TIE-01", seat=SEATS[0], who=SEATS[0])
    yours = yield from roll(Sum((6,)), "TP-TIE-01", seat=SEATS[1], who=SEATS[1])
    yield note("TP-TIE-01", "picks-tie", first=mine, second=yours)
    return -1 if mine == yours else int(yours > mine)


@rule("TP-BID-01")
def bid_question(state: Picks, me: int) -> Choose[int]:
    """A bid is free to make: only the winner pays."""
    seat = SEATS[me]
    answers = Numbers(0, min(HIGHEST_BID, state.players[me].coins), "picks-coins-bid")
    return Choose(seat, seat, "TP-BID-01", phrase("picks-bid", round=state.round), answers, "0")


@rule("TP-BID-01", "TP-BID-02")
def bids(state: Picks) -> Play[Picks]:
    """Both bid at once; the winner pays the bid and has a point more."""
    first, second = yield from gather(bid_question(state, 0), bid_question(state, 1))
    yield note("TP-BID-01", "picks-bids", first=first, second=second)
    winner = yield from do(contest, first, second, state.options.ties)
    if winner >= 0:
        won = state.players[winner]
        paid = (first, second)[winner]
        state = state.with_player(winner, coins=won.coins - paid, points=won.points + 1)
        yield note("TP-BID-02", "picks-point", who=Ref(SEATS[winner]), paid=paid)
    if state.round == state.rounds:
        for seat, player in zip(SEATS, state.players, strict=True):
            yield note("TP-END-01", "picks-charm", who=Ref(seat), score=score(player))
    return replace(state, round=state.round + 1, phase=0)


@rule("TP-END-01")
def score(player: Player) -> Tally:
    """Points won, and the charm on top."""
    return tally(player.points, "TP-BID-02", "picks-points").plus(player.charm, "TP-END-01", "picks-charm-points")


class PicksGame:
    """The contract with the engine."""

    name = "picks"
    rules_version = "1"

    def seats(self, state: Picks) -> tuple[str, ...]:  # noqa: ARG002
        return SEATS

    def step(self, state: Picks) -> Play[Picks]:
        return bids(state) if state.phase == 2 else peek(state, state.phase)

    def outcome(self, state: Picks) -> Outcome | None:
        if state.round <= state.rounds:
            return None
        first, second = (score(player).total for player in state.players)
        winner = None if first == second else SEATS[second > first]
        return Outcome(winner, phrase("picks-over", first=first, second=second), "TP-END-01")

    def view(self, state: Picks, seat: str) -> PicksView:
        me = SEATS.index(seat)
        mine, other = state.players[me], state.players[1 - me]
        known = replace(other, charm=0, has_seen=False)
        charm = other.charm if mine.has_seen else None
        return PicksView(seat, mine, known, charm, state.rounds, state.round, state.phase, state.options)

    def imagine(self, view: PicksView) -> Law[Picks]:
        charms = Law.uniform(CHARMS) if view.other_charm is None else Law.certain(view.other_charm)
        unlucky = Fraction(1, 2) ** view.other.peeks
        seen = Law({False: unlucky.numerator, True: unlucky.denominator - unlucky.numerator})
        return charms.bind(lambda charm: seen.map(lambda has_seen: _imagined(view, charm, has_seen)))

    def show(self, view: PicksView) -> Json:
        return {
            "round": view.round, "phase": view.phase, "other_charm": view.other_charm,
            "mine": _frozen(view.mine), "other": {"coins": view.other.coins, "points": view.other.points},
        }  # fmt: skip

    def forget(self, state: Picks) -> Picks:
        return state

    def asked_in(self, prompt: Choose[Any]) -> Picks | None:  # noqa: ARG002  its questions do not tell
        return None

    def round_of(self, state: Picks) -> int:
        return state.round

    def names(self, state: Picks) -> Mapping[str, Mapping[str, str]]:  # noqa: ARG002
        return {"anna": {"de": "Anna", "en": "Anna"}, "ben": {"de": "Ben", "en": "Ben"}}

    def freeze(self, state: Picks) -> Json:
        return {"round": state.round, "phase": state.phase, "players": [_frozen(p) for p in state.players]}

    def thaw(self, start: Picks, data: Json) -> Picks:
        first, second = (Player(**player) for player in data["players"])
        return replace(start, players=(first, second), round=data["round"], phase=data["phase"])

    def correct(self, state: Picks, change: Json) -> Picks:
        if change.get("seat") not in SEATS or not isinstance(change.get("coins"), int) or change["coins"] < 0:
            raise ValueError("a correction of this game gives one seat a number of coins")
        return state.with_player(SEATS.index(change["seat"]), coins=change["coins"])


def _frozen(player: Player) -> Json:
    return {
        "coins": player.coins, "charm": player.charm, "points": player.points,
        "peeks": player.peeks, "has_seen": player.has_seen,
    }  # fmt: skip


def _imagined(view: PicksView, charm: int, has_seen: bool) -> Picks:
    other = replace(view.other, charm=charm, has_seen=has_seen)
    players = (view.mine, other) if view.seat == SEATS[0] else (other, view.mine)
    return Picks(players, view.rounds, view.round, view.phase, view.options)


def start(rounds: int = 3, charms: tuple[int, int] = (1, 2), coins: int = 4, options: Options = STANDARD) -> Picks:
    """A fresh game."""
    return Picks((Player(coins, charms[0]), Player(coins, charms[1])), rounds, options=options)

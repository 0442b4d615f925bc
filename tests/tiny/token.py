"""Token: a fox runs unseen along paths on a map, a hound searches one patch each round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from regelwerk.dice import Law, Sum
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Stake, stakes
from regelwerk.engine.effects import Choose, Play, choose, do, note, only, roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.game import Outcome
from regelwerk.space import Field, Point, format_point, is_inside_or_on_edge, rectangle
from tiny.token_paths import Paths, lairs, within_a_run

Json = dict[str, Any]
FOX, HOUND = "fox", "hound"
SEATS = (FOX, HOUND)
CATCHES_FROM = 3

MEADOW = Field.metres(
    6,
    4,
    (
        rectangle("wall", 2.5, 1.5, 3.5, 4, solid=True, kind="wall"),
        rectangle("west", 0, 0, 2.4, 4, kind="patch"),
        rectangle("south", 2.4, 0, 3.6, 1.4, kind="patch"),
        rectangle("east", 3.6, 0, 6, 4, kind="patch"),
    ),
)
PATCHES = tuple(piece for piece in MEADOW.pieces if piece.kind == "patch")


@dataclass(frozen=True, slots=True)
class Hunt:
    """Where everything is. `fox` is secret; `possible` is where it can be as far as the hound knows."""

    fox: Point
    possible: tuple[Point, ...]
    rounds: int
    round: int = 1
    hound_is_next: bool = False
    caught: bool = False


class HuntView(NamedTuple):
    """What one seat knows; the fox's place is None for the hound."""

    seat: str
    fox: Point | None
    possible: tuple[Point, ...]
    rounds: int
    round: int
    hound_is_next: bool
    caught: bool


@rule("TT-RUN-01")
def run(state: Hunt) -> Play[Hunt]:
    """The fox runs in secret. The step ends here, so that nobody else's preview knows of the path."""
    question = phrase("token-run", round=state.round)
    paths = Paths(state.fox, MEADOW)
    path = yield from choose(FOX, FOX, "TT-RUN-01", question, paths, format_point(state.fox))
    yield note("TT-RUN-01", "token-ran", round=state.round)
    yield note("TT-RUN-01", "token-is-at", only(FOX), place=format_point(path[-1]))
    possible = {place for before in state.possible for place in within_a_run(before, MEADOW)}
    return replace(state, fox=path[-1], possible=tuple(sorted(possible)), hound_is_next=True)


@stakes(Stake(lambda _args, caught: int(caught), "token-caught-chance"))
@rule("TT-HNT-02")
def pounce(is_there: bool) -> Play[bool]:
    """The hound throws a die whether or not the fox is there: an empty patch looks like a failed leap."""
    face = yield from roll(Sum((6,)), "TT-HNT-02", seat=HOUND, who=HOUND)
    return is_there and face >= CATCHES_FROM


@rule("TT-HNT-01")
def search(state: Hunt) -> Play[Hunt]:
    """The hound searches one patch, or rests."""
    rest: Answer[str] = Answer("rest", "", phrase("token-rest"))
    looks = [Answer(f"patch:{p.id}", p.id, phrase("token-patch", patch=Ref(p.id))) for p in PATCHES]
    question = phrase("token-search", round=state.round)
    patch_id = yield from choose(HOUND, HOUND, "TT-HNT-01", question, Listed((rest, *looks)), "rest")
    after = replace(state, round=state.round + 1, hound_is_next=False)
    if not patch_id:
        yield note("TT-HNT-01", "token-rests")
        return after
    patch = next(piece for piece in PATCHES if piece.id == patch_id)
    caught = yield from do(pounce, is_inside_or_on_edge(state.fox, patch))
    if caught:
        yield note("TT-HNT-02", "token-caught", patch=Ref(patch_id), place=format_point(state.fox))
        return replace(after, caught=True)
    yield note("TT-HNT-02", "token-nothing", patch=Ref(patch_id))
    return after


class HuntGame:
    """The contract with the engine."""

    name = "token"
    rules_version = "1"

    def seats(self, state: Hunt) -> tuple[str, ...]:  # noqa: ARG002
        return SEATS

    def step(self, state: Hunt) -> Play[Hunt]:
        return search(state) if state.hound_is_next else run(state)

    def outcome(self, state: Hunt) -> Outcome | None:
        if state.caught:
            return Outcome(HOUND, phrase("token-over-caught"), "TT-END-01")
        if state.round > state.rounds:
            return Outcome(FOX, phrase("token-over-free", rounds=state.rounds), "TT-END-01")
        return None

    def view(self, state: Hunt, seat: str) -> HuntView:
        fox = state.fox if seat == FOX or state.caught else None
        return HuntView(
            seat, fox, state.possible, state.rounds, state.round, state.hound_is_next, state.caught
        )  # fmt: skip

    def imagine(self, view: HuntView) -> Law[Hunt]:
        places: Sequence[Point] = view.possible if view.fox is None else (view.fox,)
        return Law.uniform(
            Hunt(place, view.possible, view.rounds, view.round, view.hound_is_next, view.caught) for place in places
        )

    def show(self, view: HuntView) -> Json:
        fox = None if view.fox is None else format_point(view.fox)
        return {"fox": fox, "possible": [format_point(p) for p in view.possible], "round": view.round}

    def forget(self, state: Hunt) -> Hunt:
        return state

    def asked_in(self, prompt: Choose[Any]) -> Hunt | None:  # noqa: ARG002  its questions do not tell
        return None

    def round_of(self, state: Hunt) -> int:
        return state.round

    def names(self, state: Hunt) -> Mapping[str, Mapping[str, str]]:  # noqa: ARG002
        return {
            "west": {"de": "Westwiese", "en": "west meadow"},
            "south": {"de": "Südwiese", "en": "south meadow"},
            "east": {"de": "Ostwiese", "en": "east meadow"},
            "wall": {"de": "Mauer", "en": "wall"},
        }

    def freeze(self, state: Hunt) -> Json:
        return {
            "fox": list(state.fox), "possible": [list(p) for p in state.possible], "round": state.round,
            "hound_is_next": state.hound_is_next, "caught": state.caught,
        }  # fmt: skip

    def thaw(self, start: Hunt, data: Json) -> Hunt:
        possible = tuple(Point(*p) for p in data["possible"])
        return Hunt(
            Point(*data["fox"]), possible, start.rounds, data["round"], data["hound_is_next"], data["caught"]
        )  # fmt: skip

    def correct(self, state: Hunt, change: Json) -> Hunt:
        if not isinstance(change.get("round"), int):
            raise ValueError("a correction of this game sets the round")
        return replace(state, round=change["round"])


def start(rounds: int = 4, fox: tuple[int, int] = (1, 1)) -> Hunt:
    """A fresh hunt: the fox may be in any lair."""
    return Hunt(Point.metres(*fox), lairs(MEADOW), rounds)

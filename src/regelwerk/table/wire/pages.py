"""What goes over the wire beside the table: the pages of the browser client and what they send.

As in `wire`, text for people is finished when it leaves, and what comes in is bounded before anybody looks at it.
"""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr

from regelwerk.table.wire.base import Role, Wire
from regelwerk.table.wire.commands import Problem
from regelwerk.table.wire.numbers import Sum

Id = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_.:-]+$")]
_PRINTED = r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]*$"
"""Nothing that moves the cursor or turns the writing round."""
Title = Annotated[str, Field(min_length=1, max_length=120, pattern=_PRINTED)]
Called = Annotated[str, Field(max_length=60, pattern=_PRINTED)]
Value = StrictBool | Annotated[StrictInt, Field(ge=-(10**9), le=10**9)] | Annotated[StrictStr, Field(max_length=80)]
"""What an option can be set to."""
Options = Annotated[dict[Id, Value], Field(max_length=200)]
Renamed = Annotated[dict[Id, Called], Field(max_length=200)]
"""New names by id; an empty one gives the old name back."""
ContentName = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[a-z0-9][a-z0-9_-]*$")]
ContentText = Annotated[str, Field(max_length=100_000)]

# -- systems and scenes -----------------------------------------------------------------------------------------------


class SceneInfo(Wire):
    """A scene to choose."""

    id: str
    name: str
    introduction: str = ""


class SystemInfo(Wire):
    """A rule system to choose, with its scenes; `first` is the one to begin with."""

    name: str
    title: str
    scenes: list[SceneInfo]
    first: str


class SceneSeat(Wire):
    """A seat of a scene: whom it plays, on which side, and who should sit there if nobody says otherwise."""

    seat: str
    name: str
    side: str = ""
    side_name: str = ""
    people: list[str] = []
    suggested: str
    """`person`, `master`, or the name of a tactic."""


class OptionValue(Wire):
    value: Value
    text: str
    built: bool = True
    """Known but not built: refused with a sentence."""


class OptionInfo(Wire):
    """A question that the rulebook leaves open, how this table settles it, and what else it could say."""

    name: str
    title: str
    text: str
    """What the value in force means."""
    rule: str
    rules: list[str] = []
    value: Value
    default: Value
    values: list[OptionValue]


class TacticInfo(Wire):
    """A way in which the computer plays."""

    name: str
    title: str


class PersonInfo(Wire):
    """A participant of a scene, who can be renamed."""

    id: str
    name: str
    side: str
    side_name: str = ""
    seat: str


class SceneDetail(Wire):
    id: str
    name: str
    introduction: str = ""
    seats: list[SceneSeat]
    options: list[OptionInfo]
    tactics: list[TacticInfo]
    people: list[PersonInfo] = []


# -- games ------------------------------------------------------------------------------------------------------------


class NewGame(Wire):
    """A game to be prepared."""

    system: Id
    scene: Id
    title: Title | None = None
    options: Options = {}
    content: Annotated[list[ContentName], Field(max_length=50)] = []
    """Participants of one's own that the scene may use, by the names they are kept under."""


class Created(Wire):
    """A game that is there now, and the master's token for it."""

    game: str
    token: str
    note: str = ""
    """Something to tell, such as that it was played by other rules."""


class GameInfo(Wire):
    """A game in the host's list, with the master's token."""

    id: str
    system: str
    system_title: str
    title: str
    scene: str
    scene_name: str = ""
    stage: Literal["lobby", "running", "over"]
    round: int = 0
    changed: float
    """Seconds since 1970."""
    connected: int = 0
    token: str
    damaged: str = ""
    """Why it is put aside, if what is stored of it does not hold together."""


class Whoami(Wire):
    """What a token opens."""

    role: Role | Literal["host"]
    game: str = ""
    seat: str = ""
    name: str = ""
    title: str = ""
    system: str = ""
    stage: Literal["lobby", "running", "over", ""] = ""


# -- the lobby --------------------------------------------------------------------------------------------------------


class LobbySeat(Wire):
    """A link of a game: who it is for, the link itself, and its QR code as the data of an SVG path."""

    id: int
    role: Role
    seat: str
    seat_name: str
    side: str = ""
    people: list[str] = []
    player: str
    name: str
    manual: bool = False
    link: str
    """The part of the address behind the host: `#/t/...`; nothing for a seat that no person has."""
    qr: str = ""
    qr_size: int = 0
    """The width and height of the code in units of its path."""
    revoked: bool = False
    connected: int = 0


class Lobby(Wire):
    """A game that is being prepared, or the links of one that is running."""

    game: str
    title: str
    stage: Literal["lobby", "running", "over"]
    system: str
    scene: str
    detail: SceneDetail
    seats: list[LobbySeat]
    names: dict[str, str]
    people: list[PersonInfo]
    content: list[str] = []
    countdown: int | None = None
    addresses: list[str]
    """Where this table can be reached; links and QR codes begin with the first that others can use."""
    address: str
    """The one that the QR codes begin with."""


class LobbyChange(Wire):
    """What the master settles before the game begins; what is left out stays."""

    title: Title | None = None
    scene: Id | None = None
    options: Options | None = None
    names: Renamed | None = None
    countdown: Annotated[int, Field(ge=0, le=3600)] | None = None
    """Seconds to answer; 0: as long as it takes."""
    content: Annotated[list[ContentName], Field(max_length=50)] | None = None


class NewSeat(Wire):
    """One more link: for somebody who watches."""

    role: Literal["spectator"] = "spectator"
    name: Called = ""


class SeatChange(Wire):
    """Who sits there from now on; what is left out stays."""

    player: Id | None = None
    """`person`, `master`, or the name of a tactic."""
    name: Called | None = None
    manual: bool | None = None


# -- the master at the table ------------------------------------------------------------------------------------------


class AmendmentChoice(Wire):
    value: str
    text: str


class AmendmentView(Wire):
    """Something that the master may correct: send `change` with the new value under `to`."""

    who: str
    who_name: str
    name: str
    change: dict[str, object]
    kind: Literal["number", "switch", "choice"]
    value: int | bool | str
    low: int | None = None
    high: int | None = None
    choices: list[AmendmentChoice] = []


class RecruitView(Wire):
    """Somebody whom the master may bring into a running game: send `change` as a correction."""

    id: str
    name: str
    kind: str
    change: dict[str, object]


# -- replay -----------------------------------------------------------------------------------------------------------


class Moment(Wire):
    """A moment at which something happened that this seat saw."""

    n: int
    text: str
    round: int
    kind: str
    rule: str = ""


class ReplayIndex(Wire):
    game: str
    title: str
    system: str
    finished: bool
    moments: list[Moment]
    last: int
    note: str = ""
    """Why the moments cannot be shown, if they were played by other rules."""


class VerdictView(Wire):
    """What a check of the game's journal found."""

    fine: bool
    text: str
    entries: int = 0
    throws: int = 0
    checked: int = 0
    by_hand: int = 0
    revealed: bool = False


# -- rules ------------------------------------------------------------------------------------------------------------


class RuleHit(Wire):
    """A rule, option or ruling that was found."""

    id: str
    heading: str
    snippet: str
    chapter: str
    kind: Literal["rule", "option", "ruling"] = "rule"


class Cite(Wire):
    """Another entry of the catalogue that touches this one."""

    id: str
    heading: str


class RulingInfo(Wire):
    """A gap that is settled without an alternative."""

    id: str
    text: str
    rules: list[str]


class RulePage(Wire):
    """One rule in our own words, where it stands in the book, and what this table has settled about it."""

    id: str
    heading: str
    chapter: str
    kind: Literal["code", "table", "text", "option", "ruling"]
    kind_text: str
    text: str
    why: str = ""
    """Why no program carries it out, if none does."""
    book: str
    optional: bool = False
    options: list[OptionInfo] = []
    rulings: list[RulingInfo] = []
    cites: list[Cite] = []
    before: str = ""
    after: str = ""
    """The neighbours in the book, to read on."""


# -- odds -------------------------------------------------------------------------------------------------------------


class ParameterChoice(Wire):
    value: str
    text: str


class ParameterInfo(Wire):
    """Something that a question wants to know."""

    name: str
    help: str
    default: str = ""
    required: bool = False
    many: bool = False
    flag: bool = False
    choices: list[ParameterChoice] = []
    """What can be given, where the system can tell; something else may be typed all the same."""


class QuestionInfo(Wire):
    """A question that a system's odds answer."""

    name: str
    help: str
    parameters: list[ParameterInfo]


Given = Annotated[str, Field(max_length=200)]


class OddsRequest(Wire):
    """A question about odds, as it is typed."""

    content: Annotated[list[ContentName], Field(max_length=20)] = []
    """Participants of one's own that may be named; for the host and for masters."""
    given: Annotated[dict[Id, Given | Annotated[list[Given], Field(max_length=20)]], Field(max_length=60)] = {}
    options: Options = {}


class OddsBar(Wire):
    """One outcome: its share, and the share of all that is at least as much."""

    label: str
    share: float
    at_least: float | None = None
    value: int


class OddsAnswer(Wire):
    """A law: exact, or estimated with an interval; and the sums that it rests on."""

    title: str
    measure: str
    bars: list[OddsBar]
    mean: float | None = None
    mean_text: str = ""
    worth: float | None = None
    worth_text: str = ""
    sums: list[Sum] = []
    assumed: str = ""
    exact: bool = True
    interval_text: str = ""
    note: str = ""


# -- a scene played many times ----------------------------------------------------------------------------------------


class StudyRequest(Wire):
    """A scene to be played many times by tactics."""

    system: Id
    scene: Id
    options: Options = {}
    content: Annotated[list[ContentName], Field(max_length=20)] = []
    tactic: Annotated[str, Field(max_length=80)] = ""
    """How everybody plays; the system's own choice if nobody says."""
    runs: Annotated[int, Field(ge=1, le=2_000)] = 1_000
    rounds: Annotated[int, Field(ge=1, le=60)] = 12
    seed: Annotated[int, Field(ge=0, le=10**9)] = 0


class StudyShare(Wire):
    """How often something came out, with the interval of 95 in 100."""

    name: str
    share: float
    low: float
    high: float
    text: str


class StudyCourse(Wire):
    """How somebody fared: still in after each round, and the means of their figures at the end."""

    name: str
    side: str = ""
    still: StudyShare
    survival: list[float]
    means: list[str] = []


class StudyReport(Wire):
    title: str
    played: int
    winners: list[StudyShare]
    rounds: str
    unit: str
    first_round: int
    figures: list[str] = []
    courses: list[StudyCourse]
    method: str


class Study(Wire):
    """How far it is, and in the end what came of it."""

    id: str
    state: Literal["running", "done", "failed"]
    played: int
    runs: int
    report: StudyReport | None = None
    problem: Problem | None = None


# -- content of one's own ---------------------------------------------------------------------------------------------


class KindInfo(Wire):
    """A kind of content that can be written."""

    name: str
    title: str


class ContentTemplate(Wire):
    kind: str
    text: str


class ContentInfo(Wire):
    """Content that is kept: its name and what stands in it."""

    system: str
    name: str
    entries: list[str]


class ContentPage(Wire):
    system: str
    name: str
    text: str


class ContentCheck(Wire):
    """A content file to look over, with the other files that it is to be used with."""

    text: ContentText
    name: ContentName | None = None
    """What it is called, if it is one that is kept already."""
    beside: Annotated[list[ContentName], Field(max_length=50)] = []
    """Its entries may refer to what stands in these."""


class ContentProblem(Wire):
    """What is wrong with a content file, and where."""

    code: str
    text: str
    line: int | None = None
    column: int | None = None
    field: str = ""


# -- the server -------------------------------------------------------------------------------------------------------


class Health(Wire):
    ok: bool
    version: str
    database: bool
    games: int
    """How many games are running in this process."""

"""The workshop: what can be varied, studies of the laboratory, their progress, and what they have found so far."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictFloat, StrictInt, StrictStr

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.commands import Problem
from regelwerk.table.wire.pages.fields import ContentName, Id, Options, Title
from regelwerk.table.wire.pages.odds import Given, OddsAnswer

StudyKind = Literal["matrix", "sweep", "compare", "sensitivity", "balance", "explore"]
StudyState = Literal["running", "stopped", "done", "failed"]
Varied = (
    StrictBool
    | Annotated[StrictInt, Field(ge=-(10**9), le=10**9)]
    | Annotated[StrictFloat, Field(ge=-1e9, le=1e9, allow_inf_nan=False)]
    | Annotated[StrictStr, Field(max_length=80)]
)
"""A value that something takes: a number, a word, yes or no."""
ContentPath = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\s=]+$")]
"""Such as `weapons.axe.penetration`, `options.overkill`, `tactic`, `given.aim`."""
Typed = Annotated[dict[Id, Given | Annotated[list[Given], Field(max_length=20)]], Field(max_length=60)]
MOST_GAMES = 20_000
MOST_VALUES = 200
MOST_AXES = 4


# -- what can be varied -----------------------------------------------------------------------------------------


class WorkshopEntry(Wire):
    """An entry of the content."""

    id: str
    name: str


class WorkshopKind(Wire):
    """A kind of content, its table in the files, and its entries."""

    table: str
    title: str
    entries: list[WorkshopEntry]


class FieldInfo(Wire):
    """A number, a switch or a word of an entry, as it stands now and what it may become."""

    path: str
    name: str
    kind: Literal["number", "flag", "word"]
    value: Varied | None
    """None: the content leaves it to the default."""
    low: float | None = None
    high: float | None = None
    """Bounds of a number, where the content's checks state any."""
    is_whole: bool = True
    choices: list[Varied] = []
    """What other entries have here."""


class MeasureInfo(Wire):
    """A number that a study can be about."""

    name: str
    text: str


class ChangedOddsRequest(Wire):
    """A question, and the content changed here and there."""

    system: Id
    question: Annotated[str, Field(max_length=80)]
    given: Typed = {}
    options: Options = {}
    content: Annotated[list[ContentName], Field(max_length=20)] = []
    changes: Annotated[dict[ContentPath, Varied], Field(max_length=20)] = {}


class ChangedOdds(Wire):
    """The same question before and after the change."""

    before: list[OddsAnswer]
    after: list[OddsAnswer]


# -- a study ----------------------------------------------------------------------------------------------------


class StudyAxis(Wire):
    """Something that varies, and its values."""

    path: ContentPath
    values: Annotated[list[Varied], Field(min_length=1, max_length=MOST_VALUES)]


class LabStudyRequest(Wire):
    """A study to run: one scene, one duel or one question, and what varies."""

    kind: StudyKind
    system: Id
    scenario: Annotated[str, Field(max_length=80)] = ""
    duel: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=2)] = []
    question: Annotated[str, Field(max_length=80)] = ""
    given: Typed = {}
    options: Options = {}
    content: Annotated[list[ContentName], Field(max_length=20)] = []
    tactic: Annotated[str, Field(max_length=80)] = ""
    rounds: Annotated[int, Field(ge=0, le=1000)] = 0
    axes: Annotated[list[StudyAxis], Field(max_length=MOST_AXES)] = []
    """What varies. In a matrix the rows and the columns; in a comparison each has its one other value."""
    measure: Annotated[str, Field(max_length=120)] = ""
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)] = 400
    precision: Annotated[float, Field(ge=0, le=0.5)] = 0.0
    target: Annotated[float, Field(ge=-1e6, le=1e6)] = 0.5
    seed: Annotated[int, Field(ge=0, le=10**9)] = 0
    name: Annotated[str, Field(max_length=120)] = ""


class StudyName(Wire):
    name: Title


class LabStudyInfo(Wire):
    """A study in a list."""

    id: str
    name: str
    """What people call it; its title, unless somebody gave it another."""
    kind: str
    system: str
    state: StudyState
    is_out_of_time: bool = False
    """Whether it was stopped because its time was over; it can go on."""
    played: int = 0
    planned: int = 0
    seconds_left: float | None = None
    created: float
    bytes: int = 0
    problem: Problem | None = None


class LabCell(Wire):
    text: str
    shade: float | None = None
    strong: bool = False


class LabTable(Wire):
    head: list[str]
    rows: list[list[LabCell]]


class HeatCell(Wire):
    value: float
    text: str


class HeatPicture(Wire):
    """Two things against each other, a colour and a number in each cell."""

    kind: Literal["heat"] = "heat"
    row_title: str
    column_title: str
    rows: list[str]
    columns: list[str]
    cells: list[list[HeatCell | None]]
    is_share: bool


class LinePoint(Wire):
    at: float
    label: str
    value: float
    low: float
    high: float
    text: str


class LinesPicture(Wire):
    """One number against a measure, with the band of its intervals."""

    kind: Literal["lines"] = "lines"
    x_title: str
    y_title: str
    points: list[LinePoint]
    is_joined: bool
    """Whether values in between mean something."""
    is_share: bool
    target: float | None = None
    bracket: list[float] = []
    """From where to where the target lies."""


class PictureBar(Wire):
    label: str
    value: float
    low: float
    high: float
    text: str
    sure: bool = True


class BarsPicture(Wire):
    """Bars from zero, to both sides where differences are shown."""

    kind: Literal["bars"] = "bars"
    title: str
    bars: list[PictureBar]
    is_share: bool


LabPicture = Annotated[HeatPicture | LinesPicture | BarsPicture, Field(discriminator="kind")]


class LabSection(Wire):
    """A part of a report; the table says the same as the picture."""

    heading: str
    text: list[str] = []
    picture: LabPicture | None = None
    table: LabTable | None = None
    after: list[str] = []


class LabFact(Wire):
    name: str
    value: str


class LabReport(Wire):
    """What a study has found so far, in one language."""

    title: str
    lead: list[str]
    sections: list[LabSection]
    facts: list[LabFact]
    foot: str


class LabStudy(Wire):
    """A study and its report so far."""

    info: LabStudyInfo
    report: LabReport | None = None

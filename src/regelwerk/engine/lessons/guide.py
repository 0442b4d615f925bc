"""The guide of a running lesson: which step a question belongs to, and what the script gives next.

Everything follows from the lesson and the journal, so that undoing and resuming need nothing else. The script never
forces anything: what does not fit is left to fair dice and to whoever plays a seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from regelwerk.dice import Faces, ImpossibleFaces
from regelwerk.engine.answers import Refusal
from regelwerk.engine.journal.entries import Entry, Journal, JournalError

if TYPE_CHECKING:
    from regelwerk.engine.effects import Choose, Roll
    from regelwerk.engine.lessons.models import GivenThrow, Reply, Step, StoredLesson, Told

Json = dict[str, Any]
DOCUMENT_KEY = "lesson"
"""Under which the document of a game carries its lesson."""
GIVEN = "given"
"""Who threw dice that the lesson gave."""
SCRIPT = "lesson"
"""What answered instead of a seat where the lesson gave its answer."""
ANYTHING = "*"
"""Among recommended answers: whatever the default is, so that the step comes up in any case."""
LEFT = "lesson_left"
"""The kind of entry by which somebody leaves the lesson: the game goes on as any other."""


class Position(NamedTuple):
    """Where a lesson is: the steps that came up, the last answer to one, and what its script has left."""

    used: tuple[int, ...] = ()
    key: str = ""
    dice: tuple[GivenThrow, ...] = ()
    replies: tuple[Reply, ...] = ()
    strayed: bool = False
    """Whether something was passed over since the last step."""
    left: bool = False
    is_past: bool = False
    """Whether the learner has answered something else since."""

    @property
    def is_on_script(self) -> bool:
        """Whether all happened as the script of the last answer says."""
        return not (self.dice or self.replies or self.strayed)


class Guide:
    """One lesson over one journal."""

    def __init__(self, lesson: StoredLesson, journal: Journal) -> None:
        self.lesson = lesson
        self._journal = journal
        self._known: tuple[int, Position] = (-1, Position())

    @property
    def position(self) -> Position:
        """Where the lesson is after the entries that count."""
        if self._known[0] != len(self._journal.entries):
            self._known = len(self._journal.entries), self._after(self._journal.effective())
        return self._known[1]

    def step_for(self, prompt: Choose[Any]) -> int | None:
        """The step that this question belongs to: the first that has not come up yet and whose advice is possible."""
        now = self.position
        if now.left or prompt.seat != self.lesson.seat:
            return None
        for number, step in enumerate(self.lesson.steps):
            if number not in now.used and _is_asked(step, prompt) and self.recommended(step, prompt) is not None:
                return number
        return None

    def recommended(self, step: Step, prompt: Choose[Any]) -> str | None:
        """The first of the recommended answers that is possible; `*` is the default, which always is."""
        keys = (prompt.default if key == ANYTHING else key for key in step.recommended)
        return next((key for key in keys if not isinstance(prompt.answers.find(key), Refusal)), None)

    def reply(self, prompt: Choose[Any]) -> str | None:
        """What the script answers for somebody besides the learner."""
        now = self.position
        if now.left or prompt.seat == self.lesson.seat:
            return None
        fitting = (one for one in now.replies if _is_asked(one, prompt))
        return next((one.key for one in fitting if not isinstance(prompt.answers.find(one.key), Refusal)), None)

    def faces(self, roll: Roll[Any]) -> Faces | None:
        """The faces that the script gives for this throw."""
        now = self.position
        for one in () if now.left else now.dice:
            if is_thrown_for(one, roll):
                try:
                    return roll.throw.faces_from(one.faces)
                except ImpossibleFaces:
                    continue
        return None

    @property
    def reactions(self) -> list[Told]:
        """What is told about the last answer, and what came of it if all went as the script says."""
        now = self.position
        if not now.used or now.is_past:
            return []
        step = self.lesson.steps[now.used[-1]]
        then = step.script(now.key).then if now.is_on_script else None
        return [one for one in (step.told(now.key), then) if one is not None]

    @property
    def has_all(self) -> bool:
        """Whether every step has come up."""
        return len(self.position.used) == len(self.lesson.steps)

    def _after(self, entries: Iterable[Entry]) -> Position:
        now = Position(dice=tuple(self.lesson.dice), replies=tuple(self.lesson.replies))
        for entry in entries:
            if entry.kind == "answer" and "step" in entry.data:
                now = self._answered(now, entry)
            elif entry.kind == "answer" and entry.data["seat"] == self.lesson.seat:
                now = now._replace(is_past=True)
            elif entry.kind == "answer" and entry.data.get("by") == SCRIPT:
                now = _past_reply(now, entry.data)
            elif entry.kind == "faces" and now.dice:
                now = _past_throw(now, entry.data)
            elif entry.kind == LEFT:
                now = now._replace(left=True)
        return now

    def _answered(self, now: Position, entry: Entry) -> Position:
        number, key = entry.data["step"], entry.data["key"]
        if type(number) is not int or not 0 <= number < len(self.lesson.steps):
            raise JournalError("journal-entry", wrong="step", entry=str(entry.n))
        script = self.lesson.steps[number].script(key)
        return Position((*now.used, number), key, tuple(script.dice), tuple(script.replies), left=now.left)


def _is_asked(one: Step | Reply, prompt: Choose[Any]) -> bool:
    return one.asks == prompt.question.key and one.who in ("", prompt.who)


def is_thrown_for(one: GivenThrow, roll: Roll[Any]) -> bool:
    """Whether these faces are meant for this throw, be they possible or not."""
    return one.rule == roll.cause and one.who in ("", roll.who)


def _past_reply(now: Position, data: Json) -> Position:
    places = [
        n for n, one in enumerate(now.replies)
        if (one.asks, one.key) == (data["question"], data["key"]) and one.who in ("", data["who"])
    ]  # fmt: skip
    if not places:
        return now
    return now._replace(replies=now.replies[places[0] + 1 :], strayed=now.strayed or places[0] > 0)


def _past_throw(now: Position, data: Json) -> Position:
    """What lies there again after a correction counts as given once more; other throws leave the script as it is."""
    if data["by"] not in (GIVEN, "again"):
        return now
    thrown = list(chain.from_iterable(data["faces"]))
    places = [n for n, one in enumerate(now.dice) if _flat(one.faces) == thrown]
    if not places:
        return now
    return now._replace(dice=now.dice[places[0] + 1 :], strayed=now.strayed or places[0] > 0)


def _flat(faces: Sequence[int | list[int]]) -> list[int]:
    return [face for die in faces for face in ([die] if isinstance(die, int) else die)]


def guide_of(journal: Journal) -> Guide | None:
    """The guide of a game that is a lesson; raises ContentError if its document has none that can be read."""
    if not journal.header.lesson:
        return None
    from regelwerk.engine.content.entries import valid
    from regelwerk.engine.content.errors import DOCUMENT
    from regelwerk.engine.lessons.models import StoredLesson

    stored = journal.header.document.get(DOCUMENT_KEY)
    return Guide(valid(stored, StoredLesson, DOCUMENT.at(DOCUMENT_KEY)), journal)

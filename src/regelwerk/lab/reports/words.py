"""The words of a study: what measures, paths and values are called, and how numbers are written with their doubt."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.effects import MASTER
from regelwerk.engine.system import System, system
from regelwerk.lab.estimate import Estimate
from regelwerk.lab.studies.playing import ANSWERS, DRAW, OUT, ROUNDS, STEPS, UNDECIDED, WINS, is_share, measures
from regelwerk.lab.studies.prepared import Prepared, names_of, prepare
from regelwerk.lab.studies.study import Study
from regelwerk.lab.studies.tasks import MEAN, SOME
from regelwerk.lab.studies.varying import overlays

PACKAGE = "regelwerk.lab"


class Words(Telling):
    """Speaks of one study in one language."""

    def __init__(self, study: Study, lang: str, labels: Mapping[str, Mapping[str, str]] | None = None) -> None:
        """`labels` are what the answers of a question are called."""
        self.study = study
        self.lang = lang
        self.labels = labels or {}

    @cached_property
    def system(self) -> System:
        return system(self.study.setting.system)

    @property
    def book(self) -> Phrasebook:
        return phrasebook(self.lang, PACKAGE, self.system.package)

    @cached_property
    def _first(self) -> Prepared | None:
        """The first variant as a game, where games are played."""
        return None if self.study.is_asked else prepare(self.study.setting, self.study.variant(0))

    @cached_property
    def _measures(self) -> Mapping[str, str]:
        return measures(self._first) if self._first is not None else {}

    @cached_property
    def _names(self) -> dict[str, str]:
        """What everything of the content, and everybody in the game, is called."""
        content = self.system.content(overlays(self.study.setting))
        found: dict[str, str] = {}
        for kind in reversed(self.system.kinds):
            found |= {key: name[self.lang] for key, name in self.system.entries(content, kind).items()}
        if self._first is not None:
            found |= {key: name[self.lang] for key, name in names_of(self._first).items()}
        return found

    # -- names ----------------------------------------------------------------------------------------------

    def name(self, key: str) -> str:
        """What something of the content or somebody in the game is called."""
        return self._names.get(key, key)

    def entry(self, table: str, key: str) -> str:
        """What an entry of a table is called."""
        kind = next((kind for kind, name in self.system.loading.SHELF.tables.items() if name == table), None)
        content = self.system.content(overlays(self.study.setting))
        names = self.system.entries(content, kind) if kind is not None else {}
        return names[key][self.lang] if key in names else self.name(key)

    @property
    def _rows_fight(self) -> bool:
        """Whether the rows of a matrix are those who fight."""
        return self.study.kind == "matrix" and self.study.axes[0].path == "duel.first"

    def party(self, key: str) -> str:
        """A party: by what the game calls it; in a duel by who fights."""
        duel = self.study.setting.duel
        if duel and self._first is not None and not self._rows_fight:
            seats = self.system.duellists(self._first.document)
            if key in seats:
                return self.name(duel[seats.index(key)])
        return self.name(key)

    def measure(self, name: str) -> str:
        """A measure in words."""
        head, _, rest = name.partition(".")
        bare = name.partition("#")[0]
        if bare in (MEAN, SOME):
            words = self.text(f"lab-measure-{bare}")
            label = self.labels.get(name.replace(SOME, MEAN))
            return f"{label[self.lang]}: {words}" if label else words
        if name in (DRAW, UNDECIDED, ANSWERS, STEPS):
            return self.text(f"lab-measure-{name}")
        if name == ROUNDS:
            return self.text("lab-measure-rounds", unit=self.unit)
        if head in (WINS, OUT):
            if head == WINS and self._rows_fight:
                return self.text("lab-measure-row-wins")
            return self.text(f"lab-measure-{head}", who=self.party(rest))
        figure = self._measures.get(name, "")
        return self.text("lab-measure-figure", who=self.name(head), what=self.text(figure) if figure else rest)

    @cached_property
    def unit(self) -> str:
        """What a round is called."""
        if self._first is None:
            return self.text("lab-unit-rounds")
        view = self.system.game.view(self._first.start, MASTER)
        key = self.system.standings(view).unit
        return self.text(key) if key else self.text("lab-unit-rounds")

    def path(self, path: str) -> str:
        """A path in words: whose number it is, and which."""
        root, _, rest = path.partition(".")
        if root == "options":
            return self.text("lab-path-option", name=rest)
        if root in ("tactic", "tactics", "scenario", "question"):
            return self.text(f"lab-path-{root}", name=self.party(rest) if rest else "")
        if root == "duel":
            return self.text(f"lab-path-duel-{rest}")
        if root == "given":
            return rest
        owner, _, inner = rest.partition(".")
        return f"{self.entry(root, owner)}: {inner}"

    def value(self, value: Any) -> str:
        """A value of an axis."""
        if isinstance(value, bool):
            return self.text("lab-yes" if value else "lab-no")
        if isinstance(value, float):
            return self.number(value, 2 if value != round(value, 1) else 1)
        return self.name(value) if isinstance(value, str) else str(value)

    def changes(self, changes: Mapping[str, Any]) -> str:
        """A variant in words."""
        return ", ".join(f"{self.path(path)} = {self.value(value)}" for path, value in changes.items())

    # -- numbers --------------------------------------------------------------------------------------------

    def is_share(self, measure: str) -> bool:
        return is_share(measure) or measure.partition("#")[0] == SOME

    def plain(self, value: float, measure: str) -> str:
        """A number of a measure without its doubt."""
        return self.percent(value) if self.is_share(measure) else self.number(value)

    def estimate(self, found: Estimate | None, measure: str) -> str:
        """A number with its interval; an exact one stands alone."""
        if found is None:
            return "–"
        if found.low == found.high:
            return self.plain(found.value, measure)
        low, high = self._ends(found, measure)
        return f"{self.plain(found.value, measure)} ({low}–{high})"

    def _ends(self, found: Estimate, measure: str) -> tuple[str, str]:
        if self.is_share(measure):
            return self.number(100 * found.low, 1), self.number(100 * found.high, 1)
        return self.number(found.low), self.number(found.high)

    def difference(self, found: Estimate | None, measure: str) -> str:
        """A difference with its sign and interval; shares in percentage points."""
        if found is None:
            return "–"
        scale, digits = (100, 1) if self.is_share(measure) else (1, 2)
        told = [self._signed(scale * value, digits) for value in (found.value, found.low, found.high)]
        unit = f" {self.text('lab-points')}" if scale == 100 else ""
        return told[0] + unit if found.low == found.high else f"{told[0]}{unit} ({told[1]} … {told[2]})"

    def _signed(self, value: float, digits: int) -> str:
        text = self.number(abs(value), digits)
        # What rounds to nothing has no sign.
        return text if float(f"{abs(value):.{digits}f}") == 0 else ("+" if value > 0 else "−") + text

"""The place as people see it: cards, lanes and ties in words, and the map."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, ParamSpec, TypeVar, assert_never

from regelwerk.engine.book.messages import Names
from regelwerk.engine.facts import Fact, Phrase, Ref
from regelwerk.engine.screen.board import Area, Board, Participant, Unit
from regelwerk.engine.screen.display import (
    Box,
    Card,
    Cell,
    Chips,
    Figure,
    Fixture,
    Lane,
    Meter,
    Order,
    Part,
    Place,
    Rows,
    Ties,
    Traits,
)
from regelwerk.engine.screen.marks import marks
from regelwerk.engine.tally import Tally
from regelwerk.table.screens.language import Language
from regelwerk.table.wire.numbers import Sum, Term
from regelwerk.table.wire.place import (
    AreaView,
    BoxView,
    CardView,
    CellView,
    ChipsView,
    ChipView,
    FigureView,
    FixtureView,
    LabelView,
    LaneView,
    MapView,
    MarkView,
    MeterView,
    OrderView,
    PartView,
    PieceView,
    PlaceView,
    RingView,
    RowsView,
    RowView,
    Spot,
    TiesView,
    TieView,
    TokenView,
    TraitsView,
    TraitView,
    TurnView,
)

Said = ParamSpec("Said")
View = TypeVar("View")
BASES: dict[Unit, float] = {"m": 0.5, "cm": 1.25}
"""How large somebody is drawn whose base does not matter."""


KEPT = 400
"""So many cards, fixtures and areas are remembered in words: from one answer to the next hardly any change."""


def place_view(language: Language, names: Names, place: Place, board: Board) -> PlaceView:
    """Everything on the table in words; the board has the map."""
    speaker = language.speaker
    if not isinstance(speaker, _Speaker) or speaker.names != names:
        speaker = language.speaker = _Speaker(language, names)
    return speaker.place(place, board)


def sum_of(language: Language, names: Names, name: str, tally: Tally) -> Sum:
    """A number with its reasons, under the message key that names it."""
    return tally_view(language, names, language.text(name), tally)


def tally_view(language: Language, names: Names, name: str, tally: Tally) -> Sum:
    """A number with its reasons, under a name in words."""
    terms = [
        Term(
            amount=term.amount,
            label=language.text(term.message),
            source=names[term.source][language.lang] if term.source in names else "",
            rule=term.rule_id,
        )
        for term in tally.terms
    ]
    return Sum(name=name, total=tally.total, terms=terms)


class _Speaker:
    """Puts places into words, as long as nobody is called otherwise; what has not changed is not said again."""

    def __init__(self, language: Language, names: Names) -> None:
        self.language = language
        self.names = dict(names)
        self._kept: dict[Hashable, Any] = {}

    def _once(self, said: Callable[Said, View], *what: Said.args, **none: Said.kwargs) -> View:
        """What was put into words before, or is now."""
        key = (said.__name__, what)
        if key not in self._kept:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[key] = said(*what, **none)
        found: View = self._kept[key]
        return found

    def place(self, place: Place, board: Board) -> PlaceView:
        mark = marks(board, self.names, self.language.lang)
        return PlaceView(
            heading=self.maybe(place.heading) or self._round(place.round),
            round=place.round,
            cards=[self._once(self.card, card, mark.get(card.id, "")) for card in place.cards],
            fixtures=[self._once(self.fixture, fixture) for fixture in place.fixtures],
            map=self.map(board),
        )

    def _round(self, number: int) -> str:
        return self.language.text("engine-log-round", round=number) if number else ""

    # -- words --------------------------------------------------------------------------------------------

    def maybe(self, phrase: Phrase | None) -> str:
        return "" if phrase is None else self.language.say(phrase, self.names)

    def cell(self, fact: Fact) -> str:
        return self.language.cell(fact, self.names)

    def name(self, who: str) -> str:
        return str(self.language.book.spell(Ref(who), self.names))

    # -- cards --------------------------------------------------------------------------------------------

    def card(self, card: Card, mark: str) -> CardView:
        name = self.name(card.id)
        return CardView(
            id=card.id,
            name=name,
            mark=mark or name[:1].upper(),
            side=card.side,
            side_name=self.language.seat(card.side, self.names),
            seat=card.seat,
            acts=card.acts,
            out=card.out,
            hidden=card.hidden,
            where=self.maybe(card.where),
            parts=[self.part(part) for part in card.parts],
        )

    def part(self, part: Part) -> PartView:
        name = self.language.text(part.name)
        match part:
            case Meter():
                return MeterView(
                    name=name, value=part.value, most=part.most, shape=part.shape, serious=is_serious(part)
                )
            case Rows():
                rows = [
                    RowView(
                        name=self.cell(title),
                        cells=[CellView(state=c.state, text=self.cell(c.text)) for c in cells],
                    )
                    for title, cells in part.rows
                ]
                return RowsView(name=name, rows=rows, shape=part.shape, rings=list(part.rings))
            case Figure():
                value = part.value
                opened = tally_view(self.language, self.names, name, value) if isinstance(value, Tally) else None
                return FigureView(name=name, text=self.cell(value), sum=opened, quiet=part.quiet)
            case Chips():
                chips = [
                    ChipView(text=self.cell(chip.text), state=chip.state, title=self.maybe(chip.title))
                    for chip in part.chips
                ]
                return ChipsView(name=name, chips=chips, quiet=part.quiet)
            case Traits():
                traits = [
                    TraitView(name=self.language.text(trait.name), die=self.cell(trait.die)) for trait in part.traits
                ]
                return TraitsView(name=name, traits=traits)
        assert_never(part)

    def field(self, cell: Cell) -> CellView:
        return CellView(state=cell.state, text=self.cell(cell.text))

    # -- what belongs to all ------------------------------------------------------------------------------

    def fixture(self, fixture: Fixture) -> FixtureView:
        match fixture:
            case Order():
                turns = [
                    TurnView(who=turn.who, name=self.name(turn.who), label=self.cell(turn.label), state=turn.state)
                    for turn in fixture.turns
                ]
                return OrderView(name=self.language.text(fixture.name), turns=turns)
            case Lane():
                return self.lane(fixture)
            case Ties():
                ties = [
                    TieView(
                        one=tie.one, one_name=self.name(tie.one), other=tie.other, other_name=self.name(tie.other),
                        text=self.cell(tie.text), mood=tie.mood, fresh=tie.fresh,
                    )
                    for tie in fixture.ties
                ]  # fmt: skip
                return TiesView(name=self.language.text(fixture.name), ties=ties)
            case Box():
                parts = [self.part(part) for part in fixture.parts]
                return BoxView(title=self.maybe(fixture.title), parts=parts, hidden=fixture.hidden)
        assert_never(fixture)

    def lane(self, lane: Lane) -> LaneView:
        return LaneView(
            name=self.maybe(lane.name),
            first=lane.first,
            last=lane.last,
            block=lane.block,
            goal=lane.goal,
            unit=self.language.text(lane.unit) if lane.unit else "",
            tokens=[
                TokenView(text=self.cell(token.text), at=token.at, side=token.side, acts=token.acts)
                for token in lane.tokens
            ],
            labels=[LabelView(at=at, text=self.cell(text)) for at, text in lane.labels],
        )

    # -- the map ------------------------------------------------------------------------------------------

    def map(self, board: Board) -> MapView | None:
        if board.size is None:
            return None
        meanings = dict(board.signs)
        return MapView(
            size=board.size,
            unit=board.unit,
            areas=[self._once(self.area, area) for area in board.areas],
            marks=[
                MarkView(text=mark.text, at=mark.at, name=self.maybe(mark.name), radius=mark.radius)
                for mark in board.marks
            ],
            pieces=[
                self.piece(one, one.at, board.unit, meanings.get(one.sign, ""))
                for one in board.participants
                if one.at is not None
            ],
            measurable=board.measurable,
            trail=list(board.trail),
        )

    def area(self, area: Area) -> AreaView:
        return AreaView(
            id=area.id,
            name=self.name(area.id),
            corners=list(area.corners),
            solid=area.solid,
            kind=area.kind,
            kind_name=self.language.text(area.kind) if area.kind else "",
            label=area.label,
            height=area.height,
            side=area.side,
        )

    def piece(self, one: Participant, at: Spot, unit: Unit, meaning: str) -> PieceView:
        return PieceView(
            id=one.id,
            at=at,
            radius=BASES[unit] if one.radius is None else one.radius,
            facing=one.facing,
            sign=one.sign,
            sign_name=self.language.text(meaning) if meaning else "",
            view=one.view,
            rings=[
                RingView(name=self.language.text(ring.name), radius=ring.radius, ahead=ring.ahead) for ring in one.rings
            ],
        )


def is_serious(meter: Meter) -> bool:
    """Boxes and bars fill up until it is serious; of everything else there is less and less."""
    if meter.warn is None:
        return False
    fills = meter.shape in ("box", "bar")
    return meter.value >= meter.warn if fills else meter.value <= meter.warn

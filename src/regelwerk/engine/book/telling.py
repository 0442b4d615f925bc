"""How anybody speaks in one language: who sits where, numbers, throws, sums, and the sentence of an event."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from regelwerk.engine.book.locales import locale

if TYPE_CHECKING:
    from fractions import Fraction

    from regelwerk.engine.answers import Cost
    from regelwerk.engine.book.messages import Names, Phrasebook
    from regelwerk.engine.facts import Fact, Phrase
    from regelwerk.engine.interpreters.standing_orders import Order

Json = dict[str, Any]


class Telling(ABC):
    """Says in one language what has none yet. Subclasses bring the sentences."""

    lang: str

    @property
    @abstractmethod
    def book(self) -> Phrasebook:
        """The sentences."""

    # -- words --------------------------------------------------------------------------------------------

    def text(self, key: str, /, **facts: Fact) -> str:
        return self.book.text(key, facts)

    def tell(self, key: str, facts: Mapping[str, Fact], names: Names | None = None) -> str:
        return self.book.text(key, facts, names)

    def say(self, phrase: Phrase, names: Names | None = None) -> str:
        return self.book.say(phrase, names)

    def policy(self, name: str) -> str:
        """A behaviour in words, also several of them; one that nobody has put into words goes by its name."""
        keys = [(f"engine-policy-{part}", part) for part in name.split(", ")]
        return self.listed(self.text(key) if self.book.has(key) else part for key, part in keys)

    def tactics(self, names: str) -> str:
        """Tactics in words, each with the name that it is chosen by: `besonnen (sensible)`; also one for each seat."""
        found = []
        for part in names.split(", "):
            seat, colon, name = part.rpartition(": ")
            words = self.policy(name)
            found.append(f"{seat}{colon}{words}" + (f" ({name})" if words != name else ""))
        return self.listed(found)

    def seat(self, seat: str, names: Names) -> str:
        """Who sits there: a participant or a side by its name, the master by what it is."""
        if seat in names:
            return names[seat][self.lang]
        from regelwerk.engine.effects import MASTER

        return self.text("engine-seat-master") if seat == MASTER else seat

    def cell(self, fact: Fact, names: Names, between: str = ", ") -> str:
        """A fact by itself: things with commas between them, what belongs together with spaces."""
        match fact:
            case None:
                return ""
            case int() | float() | str():
                return str(fact)
            case tuple():
                return between.join([self.cell(part, names, " ") for part in fact])
        return str(self.book.spell(fact, names))

    def cost(self, costs: Iterable[Cost]) -> str:
        """What an answer costs, such as `1 Akt.`"""
        return self.listed(f"{cost.amount} {self.text(cost.message, amount=cost.amount)}" for cost in costs)

    def order(self, order: Order, names: Names) -> str:
        """A standing order in a sentence, by the question at which it was given."""
        who = self.seat(order.who or order.seat, names)
        if order.asked is None or order.answer is None or not self.book.has(order.asked.key):
            return self.text("engine-order-untold", who=who)
        told: dict[str, Fact] = {
            "who": who, "asked": self.say(order.asked, names), "answer": self.say(order.answer, names),
        }  # fmt: skip
        if order.key is None and order.condition is None and not order.pays:
            return self.text("engine-order", **told)
        when, pays = "", self.text("engine-order-free")
        if order.condition is not None:
            key = f"engine-order-if-{order.condition.is_.replace('_', '-')}"
            number = self.text(order.condition.number)
            when = self.text(key, number=number, amount=order.condition.amount)
        if order.pays:
            pays = self.text("engine-order-pays", cost=self.cost(order.pays))
        return self.text("engine-order-named", **told, when=f"{when} " if when else "", pays=pays)

    # -- numbers ------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 2) -> str:
        """A number with a fixed count of decimal places."""
        return locale(self.lang).number(value, digits)

    def listed(self, things: Iterable[str]) -> str:
        """Several things with commas between them, as the language has them."""
        return locale(self.lang).listed(things)

    def percent(self, share: float, digits: int = 1) -> str:
        """A probability; what is not zero never looks like it, what is not certain neither."""
        smallest = 10.0**-digits
        if 0 < share < smallest / 200:
            return f"< {self.number(smallest, digits)} %"
        if 1 - smallest / 200 < share < 1:
            return f"> {self.number(100 - smallest, digits)} %"
        return f"{self.number(100 * share, digits)} %"

    def worth(self, worth: Fraction, *, is_chance: bool, digits: int = 1) -> str:
        """What advice says of an answer: a probability, or an expectation."""
        return self.percent(float(worth), digits) if is_chance else self.number(float(worth), 2)

    # -- what happened ------------------------------------------------------------------------------------

    def sentence(self, event: Json, names: Names) -> str:
        """What happened, in words."""
        from regelwerk.dice.show import show_faces
        from regelwerk.engine.book.corrections import told_change, told_ruling
        from regelwerk.engine.facts import from_json
        from regelwerk.engine.journal.events import facts_of, throw_of
        from regelwerk.engine.rulings import is_ruling

        match event["event"]:
            case "note":
                return self.tell(event["message"], facts_of(event), names)
            case "dice":
                who = self.seat(event["who"] or event["seat"], names)
                facts: dict[str, Fact] = {
                    "who": who,
                    "throw": throw_of(event).told(self.lang, event["faces"]),
                    "faces": show_faces(event["faces"]),
                }
                return self.tell("engine-log-dice" if who else "engine-log-dice-nobody", facts, names)
            case "correction" if "concede" in event["change"]:
                return self.text("engine-log-conceded", who=self.seat(event["by"], names))
            case "correction" if is_ruling(event["change"]):
                return told_ruling(self, event["by"], event["change"], names)
            case "correction":
                change = told_change(self, event["change"], names)
                return self.text("engine-log-correction", by=self.seat(event["by"], names), change=change)
            case "time_out":
                asked, answer = from_json(event["asked"]), from_json(event["answer"])
                who = self.seat(event["who"] or event["seat"], names)
                return self.tell("engine-log-time-out", {"who": who, "asked": asked, "answer": answer}, names)
            case "program" | "computer":
                key = f"engine-log-{event['event']}-{event['fault']}"
                return self.text(key, who=self.seat(event["seat"], names))
            case "undone":
                return self.text("verdict-undone", who=self.seat(event["by"], names), throws=event["throws"])
            case "lesson":
                return self.text("engine-log-lesson")
            case "lesson_over":
                return self.text("engine-log-lesson-over", throws=event["throws"])
            case "lesson_left":
                return self.text("engine-log-lesson-left", who=self.seat(event["by"], names))
            case "rules_changed":
                return self.tell("engine-log-rules-changed", {"before": event["from"], "now": event["to"]})
        raise ValueError(f"unknown event {event['event']!r}")

    def undone(self, by: str, to: int, names: Names) -> str:
        """That somebody took back what came after an entry."""
        return self.text("engine-log-undo", by=self.seat(by, names), to=to)

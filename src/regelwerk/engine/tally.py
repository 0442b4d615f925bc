"""A number that people argue about carries its reasons: a sum of terms, each with its rule."""

from __future__ import annotations

from regelwerk.engine.state_values import Value


class Term(Value, frozen=True):
    """One summand: how much, by which rule, from which source, and the message key that names it."""

    amount: int
    rule_id: str
    source: str
    message: str


class DoubleTerm(ValueError):
    """The same modifier was counted twice."""


class Tally(Value, frozen=True):
    """A sum of terms. A modifier's identity is its rule and source; it may count only once unless it stacks."""

    terms: tuple[Term, ...] = ()

    @property
    def total(self) -> int:
        total = 0
        for term in self.terms:
            total += term.amount
        return total

    def plus(self, amount: int, rule_id: str, message: str, source: str = "", *, stacks: bool = False) -> Tally:
        """The tally with one more term; a term of 0 changes nothing and is left out."""
        if not amount:
            return self
        if not stacks:
            for term in self.terms:
                if term.rule_id == rule_id and term.source == source:
                    raise DoubleTerm(f"{rule_id} ({source or message}) counts once, not twice")
        return Tally((*self.terms, Term(amount, rule_id, source, message)))

    def at_least(self, floor: int, rule_id: str, message: str) -> Tally:
        """The tally raised to a floor, with the difference as a term of its own."""
        return self.plus(max(0, floor - self.total), rule_id, message, "floor")


def tally(amount: int, rule_id: str, message: str, source: str = "") -> Tally:
    """A tally that begins with one term, kept even if it is 0 so that the base is always shown."""
    return Tally((Term(amount, rule_id, source, message),))

"""How a game ended: kept without language beside the game, and told to whoever reads a list of games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from regelwerk.engine.facts import Phrase, from_json, to_json
from regelwerk.languages import ByLanguage

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.game import Json, Outcome
    from regelwerk.table.screens.language import Language


def outcome_json(outcome: Outcome, names: Names, rounds: int) -> Json:
    """An outcome as it is kept, with the names that its sentence needs: a list of games opens none of them."""
    reason = to_json(outcome.reason)
    spoken = {*_refs(reason), *([outcome.winner] if outcome.winner is not None else [])}
    return {
        "winner": outcome.winner,
        "seats": list(outcome.seats),
        "reason": reason,
        "rule": outcome.rule_id,
        "rounds": rounds,
        "names": {one: dict(names[one]) for one in sorted(spoken) if one in names},
    }


def _refs(fact: Any) -> Iterator[str]:
    """The ids that a fact in JSON refers to."""
    if isinstance(fact, list):
        for one in fact:
            yield from _refs(one)
    elif isinstance(fact, Mapping):
        if isinstance(fact.get("ref"), str):
            yield fact["ref"]
        for one in fact.values():
            yield from _refs(one)


def outcome_told(outcome: Json | None, language: Language, renamed: Names) -> tuple[str, str]:
    """Who won, and the sentence why; both empty if that is not known."""
    if outcome is None:
        return "", ""
    try:
        reason = from_json(outcome["reason"])
        if not isinstance(reason, Phrase):
            return "", ""
        kept = {one: ByLanguage(name) for one, name in outcome["names"].items()}
        names = {**kept, **{one: name for one, name in renamed.items() if one in kept}}
        winner = outcome["winner"]
        return language.seat(winner, names) if winner is not None else "", language.say(reason, names)
    except (KeyError, TypeError, ValueError):
        # Kept by another version: the game itself still knows how it ended.
        return "", ""

"""Events: what an entry of the journal caused, stored as language-free facts with their audience."""

from __future__ import annotations

from typing import Any

from regelwerk.dice import Description, Faces
from regelwerk.dice.kinds import Cards, description_from
from regelwerk.engine.answers import Answer
from regelwerk.engine.effects import ALL, Audience, Choose, Note, Roll, only
from regelwerk.engine.facts import Fact, from_json, to_json
from regelwerk.engine.journal.entries import FORMAT
from regelwerk.engine.journal.upgrades import TEXT_OF_THROWS, throw_in_text

Json = dict[str, Any]


def noted(note: Note) -> Json:
    facts = {name: to_json(fact) for name, fact in note.facts.items()}
    event: Json = {"event": "note", "rule": note.rule_id, "message": note.message, "facts": facts}
    return event | audience_of(note.audience)


def thrown(roll: Roll[Any], faces: Faces, journal_format: int = FORMAT) -> Json:
    """Dice that fell, as a journal of this format tells it."""
    is_text = journal_format <= TEXT_OF_THROWS
    event: Json = {
        "event": "dice", "rule": roll.cause, "seat": roll.seat, "who": roll.who,
        "throw": roll.throw.notation() if is_text else roll.throw.description().to_json(),
        "faces": [list(chain) for chain in faces],
    }  # fmt: skip
    return event | audience_of(roll.audience)


def throw_of(data: Json) -> Description:
    """What was thrown, told by an event or by the data of an entry, whatever the format of its journal."""
    stored = data["throw"]
    return throw_in_text(stored) if isinstance(stored, str) else description_from(stored)


def timed_out(prompt: Choose[Any], answer: Answer[Any]) -> Json:
    """Somebody did not answer in time. That is no secret; what was asked, and what was answered instead, may be one."""
    event: Json = {"event": "time_out", "seat": prompt.seat, "who": prompt.who, "rule": prompt.rule_id}
    told = {"asked": to_json(prompt.question), "answer": to_json(answer.label)}
    return event | told | audience_of(only(prompt.seat))


def player_failed(seat: str, who: str, fault: str) -> Json:
    """The program or the computer at a seat failed, and its tactic answered. What it answered is told by the rules."""
    return {"event": who, "seat": seat, "fault": fault}


def audience_of(audience: Audience) -> Json:
    """For whom something is, as it is stored; nothing if it is for everybody."""
    return {} if audience.seats is None else {"audience": sorted(audience.seats)}


def is_for(event: Json, seat: str) -> bool:
    """Whether this seat may see the event."""
    return stored_audience(event).includes(seat)


def stored_audience(data: Json) -> Audience:
    return Audience(frozenset(data["audience"])) if "audience" in data else ALL


def facts_of(event: Json) -> dict[str, Fact]:
    return {name: from_json(fact) for name, fact in event["facts"].items()}


def is_deal(event: Json) -> bool:
    """Whether cards were dealt: nothing to tell, for the sentences that follow name every card."""
    return event["event"] == "dice" and isinstance(throw_of(event), Cards)

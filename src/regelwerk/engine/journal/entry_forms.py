"""The form that entries have: a forger can seal one that has another."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.journal.chain import Json

REWINDING = ("correction", "rules_changed")
"""The entries that lead back to where the step under way began."""

_FORM: dict[str, type] = {"n": int, "kind": str, "data": dict, "events": list, "previous": str, "hash": str}
_FORM_OF_DATA: dict[str, dict[str, type]] = {
    "answer": {"seat": str, "who": str, "question": str, "key": str},
    "faces": {"seat": str, "by": str, "faces": list},
    "standing": {"seat": str, "question": str, "on": bool},
    "ahead": {"seat": str, "rule": str, "asked": dict, "default": str, "key": str},
    "seed": {"seat": str, "text": str},
    "undo": {"to": int, "by": str},
    "correction": {"change": dict, "by": str},
    "rules_changed": {"from": str, "to": str},
    "new_dice": {"commitment": str},
    "reveal": {"seed": str},
    "pledge": {"seat": str, "commitment": str, "at": list},
    "deal": {"dealing": int, "pledges": dict},
    "share": {"seat": str, "nonce": str, "text": str},
    "missing": {"seats": list},
    "typing": {"seat": str, "on": bool, "by": str},
    "lesson_left": {"by": str},
    "letter": {"by": str, "place": str, "to": str, "text": str},
}


def wrong_in_entry(row: Json) -> str | None:
    """What in an entry, as it was read, has not the form that everybody relies on."""
    wrong = _malformed(row, _FORM)
    if wrong is not None:
        return wrong
    if not isinstance(row.get("state", {}), dict):
        return "state"
    if not all(isinstance(event, dict) for event in row["events"]):
        return "events"
    return wrong_in_data(row["n"], row["kind"], row["data"])


def wrong_in_data(n: int, kind: str, data: Json) -> str | None:
    """What in the data of an entry has not the form that everybody relies on."""
    wrong = _malformed(data, _FORM_OF_DATA.get(kind, {}))
    if wrong is not None:
        return wrong
    if kind == "faces" and not _are_chains(data["faces"]):
        return "faces"
    if kind in REWINDING and not _is_earlier(data.get("rewinds", 0), n):
        return "rewinds"
    if kind == "standing":
        return _wrong_in_order(data)
    if kind == "ahead":
        return _wrong_ahead(data)
    if kind == "undo" and not _is_earlier(data["to"], n):
        return "to"
    if kind == "letter" and not _is_audience(data.get("audience", [])):
        return "audience"
    return None


def _wrong_ahead(data: Json) -> str | None:
    """What in answers ahead has not the form that it should have; `more` are those of further figures."""
    if not _are_names(data.get("figures", [])):
        return "figures"
    if not _are_costs(data.get("pays", [])):
        return "pays"
    if not _are_numbers(data.get("numbers", [])):
        return "numbers"
    if not isinstance(data.get("place", 0), int):
        return "place"
    more = data.get("more", [])
    if not isinstance(more, list) or any(
        not isinstance(one, dict) or "more" in one or _malformed(one, _FORM_OF_DATA["ahead"]) or _wrong_ahead(one)
        for one in more
    ):
        return "more"
    return None


def _wrong_in_order(data: Json) -> str | None:
    """What in a standing order has not the form that it should have, where it has it at all."""
    for name in ("who", "key"):
        if not isinstance(data.get(name, ""), str):
            return name
    condition = data.get("if", {"number": "", "is": "", "amount": 0})
    if not isinstance(condition, dict) or _malformed(condition, {"number": str, "is": str, "amount": int}):
        return "if"
    return None if _are_costs(data.get("pays", [])) else "pays"


def _are_names(names: Any) -> bool:
    return isinstance(names, list) and all(isinstance(name, str) for name in names)


def _are_numbers(numbers: Any) -> bool:
    pairs = isinstance(numbers, list) and all(isinstance(one, list) and len(one) == 2 for one in numbers)
    return pairs and all(isinstance(name, str) and type(amount) is int for name, amount in numbers)


def _are_costs(costs: Any) -> bool:
    """Pairs of a currency and an amount."""
    return isinstance(costs, list) and all(
        isinstance(cost, list) and [type(part) for part in cost] == [str, int] for cost in costs
    )


def _malformed(data: Json, form: dict[str, type]) -> str | None:
    """The first name under which there is nothing, or something of another type."""
    return next((name for name, kind in form.items() if type(data.get(name)) is not kind), None)


def _is_earlier(n: Any, entry: int) -> bool:
    return type(n) is int and 0 <= n < entry


def _is_audience(seats: Any) -> bool:
    return isinstance(seats, list) and all(isinstance(seat, str) for seat in seats)


def _are_chains(faces: list[Any]) -> bool:
    return all(isinstance(chain, list) and all(type(face) is int for face in chain) for chain in faces)

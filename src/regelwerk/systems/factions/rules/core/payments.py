"""Payments: told before what they buy, with what they are for and what is left."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.effects import Audience, Note, note
from regelwerk.engine.facts import Ref, Word

Purpose = Literal["reroll", "soak", "shake-off", "card", "improvement", "asset", "repair", "use"]


def payment(rule_id: str, hearers: Audience, who: str, price: int, left: int, purpose: Purpose) -> Note:
    """Who pays how much for what, and how many resource points are left."""
    return note(rule_id, "fa-pays", hearers, who=Ref(who), price=price, purpose=Word(f"fa-for-{purpose}"), rp=left)

"""What each answer of a prompt would bring, worked out within a few seconds or left out."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from regelwerk.cli.patience import OutOfPatience, patience
from regelwerk.engine.answers import Answer
from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Defaults, Policy
from regelwerk.engine.preview import Preview, Previews, preview_for
from regelwerk.engine.session import Session

UNDER_THE_TACTIC = 0.25
"""The part of the patience that is spent on odds under the tactic, before simpler assumptions must do."""


class Outlook:
    """Previews under a tactic; if that takes too long, under the assumption that nobody does anything extra."""

    def __init__(self, tactic: Policy, seconds: float) -> None:
        first = UNDER_THE_TACTIC * seconds
        self._assumed = ((Previews(tactic), first), (Previews(Defaults()), seconds - first))

    def of(self, session: Session[Any], prompt: Choose[Any], answers: Sequence[Answer[Any]]) -> dict[str, Preview]:
        """The previews by key; all of one prompt rest on the same assumption, so that they can be compared.

        What is not worked out in time is left out. A question that is about nobody has nothing at stake.
        """
        if not prompt.who:
            return {}
        found: dict[str, Preview] = {}
        for previews, seconds in self._assumed:
            found = {}
            deadline = monotonic() + seconds
            with suppress(OutOfPatience):
                for answer in answers:
                    with patience(deadline - monotonic()):
                        preview = preview_for(session.game, session.state, session.given, prompt, answer.key, previews)
                    if preview is not None:
                        found[answer.key] = preview
                break
        # Where nothing can come of any answer, nothing is at stake.
        return found if any(preview.law.at_least(1) for preview in found.values()) else {}

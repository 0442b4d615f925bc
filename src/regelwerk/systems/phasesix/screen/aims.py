"""What each side of a fight wants, and when it ends: from the goals and the round limit of the scene."""

from __future__ import annotations

from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.screen.aims import Aim, Aims, all_of, any_of
from regelwerk.systems.phasesix.state import Combat

RULE = "PS:combat_end"


def aims(state: Combat) -> Aims:
    """The last side that stands wins, unless somebody gets away before or dies who must not."""
    limit = state.scene.round_limit
    ends = (phrase("ps-aim-round-limit", rounds=limit),) if limit else ()
    seats = {side: sorted({f.seat for f in state.fighters if f.side == side}) for side in _sides(state)}
    return Aims(tuple(Aim(side, tuple(own), _aim(state, side)) for side, own in seats.items()), ends, RULE)


def _sides(state: Combat) -> list[str]:
    return list(dict.fromkeys(fighter.side for fighter in state.fighters))


def _aim(state: Combat, side: str) -> Phrase:
    goals = state.scene.goals
    mortal = {one: state.find(one).side for one in goals.must_live}
    ways = [phrase("ps-aim-last-standing")]
    if side == goals.escape_side and goals.escape_x_m is not None:
        ways.append(phrase("ps-aim-escape", metres=round(goals.escape_x_m)))
    ways += [phrase("ps-aim-kill", who=Ref(one)) for one, of in mortal.items() if of != side]
    wanted = [any_of(ways)]
    wanted += [phrase("ps-aim-protect", who=Ref(one)) for one, of in mortal.items() if of == side]
    if goals.escape_side and side != goals.escape_side:
        wanted.append(phrase("ps-aim-hold-back", side=Ref(goals.escape_side)))
    return all_of(wanted)

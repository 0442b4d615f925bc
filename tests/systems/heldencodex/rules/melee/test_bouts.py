"""Bouts to the first hit: what decides them, and what does not."""

import pytest

from systems.heldencodex.ring import ANNA, BERT, acts, armed, ring


@pytest.mark.rule("HC-MEL-11", "HC-MEL-23")
def test_two_hits_at_once_decide_nothing() -> None:
    """Both attack with the same result, both hit: neither was first, so the bout goes on."""
    state = ring((armed(ANNA), (12,)), (armed(BERT), (12,)), to_first_hit=True)
    both = acts(state, f"attack:{BERT}", "mutual", faces=(5, 6, 7, 8)).result
    assert [both.find(who).marked for who in (ANNA, BERT)] == [2, 2]
    assert both.act.first_hit == ""
    assert acts(both).result.act is not None


@pytest.mark.rule("HC-MEL-11", "HC-MEL-23")
def test_the_higher_result_alone_hits_with_small_weapons() -> None:
    """One damage die fewer is none with a dagger: only the other one has hit."""
    people = (armed(ANNA, "dagger"), (12,)), (armed(BERT, "dagger"), (11,))
    done = acts(ring(*people, to_first_hit=True), f"attack:{BERT}", "mutual", faces=(5, 7)).result
    assert (done.find(ANNA).marked, done.find(BERT).marked, done.act.first_hit) == (0, 2, "heroes")

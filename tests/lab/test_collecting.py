"""How chunks of fights are fought."""

from __future__ import annotations

import gc

import pytest

from regelwerk.lab.chunks import SELDOM, collecting_seldom


def test_garbage_is_collected_seldom_and_afterwards_as_before() -> None:
    before = gc.get_threshold()
    with pytest.raises(RuntimeError), collecting_seldom():
        assert gc.get_threshold() == (SELDOM, *before[1:])
        raise RuntimeError
    assert gc.get_threshold() == before

"""Bringing the pages up to date: outputs stay as short as they were."""

from docs.refresh import realigned


def test_between_the_dots_stand_the_lines_most_like_the_old_ones() -> None:
    shown, got = "Wolf 1\n...\nMean 2\nTotal 3\n...", "Wolf 2\nBear\nMap\nMean 5\nTotal 7\nEnd"
    assert realigned(shown, got) == "Wolf 2\n...\nMean 5\nTotal 7\n..."


def test_an_output_without_gaps_is_replaced_whole() -> None:
    assert realigned("one\ntwo", "three\nfour\nfive") == "three\nfour\nfive"

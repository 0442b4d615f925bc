"""Ctrl-C while a computer thinks: once for the best answer so far, twice to leave."""

from __future__ import annotations

import signal
from threading import Thread

import pytest

from regelwerk.cli.terminal.thinking import Thinking
from regelwerk.cli.voice import Voice


def test_the_first_ctrl_c_stops_the_thinking_and_the_second_the_game() -> None:
    thinking = Thinking(Voice("de"), in_words=False)
    before = signal.getsignal(signal.SIGINT)
    with thinking.shown("..."):
        assert not thinking.stopped()
        signal.raise_signal(signal.SIGINT)
        assert thinking.stopped()
    assert signal.getsignal(signal.SIGINT) is before
    with pytest.raises(KeyboardInterrupt), thinking.shown("..."):
        assert not thinking.stopped(), "what was stopped is forgotten"
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_in_words_it_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    with Thinking(Voice("de"), in_words=True).shown("Der Wolf denkt nach"):
        pass
    assert capsys.readouterr().out == "Der Wolf denkt nach\n"


def test_beside_the_main_thread_nobody_hears_ctrl_c() -> None:
    heard = []

    def think() -> None:
        with Thinking(Voice("de"), in_words=False).shown("..."):
            heard.append(signal.getsignal(signal.SIGINT))

    thread = Thread(target=think)
    thread.start()
    thread.join()
    assert heard == [signal.getsignal(signal.SIGINT)]

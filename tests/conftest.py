"""All tests: the garbage collector looks seldom, and never at what was there when they had been found: it stays."""

import gc

gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()

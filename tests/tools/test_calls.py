"""What learned calls are measured by."""

from __future__ import annotations

import numpy as np
import pytest

from tools.training.calls import Choice, Tried, gain

#: What was learned of one kind of contract: it brings as much as estimates promise.
FOUND = {"game": np.array([0.0, 1.0])}


def tried(name: str, promised: float, more: float) -> Tried:
    """A bid with two points at stake."""
    return Tried(name, 2.0, (1.0, promised), more)


def test_a_better_bid_than_the_one_by_estimates_gains_what_it_brings_more() -> None:
    choice = Choice((tried("game", 0.1, -0.5), tried("game", 0.4, 1.0)), 0)
    assert gain([choice], FOUND) == pytest.approx(3.0)


def test_bids_of_which_nothing_was_learned_are_left_out() -> None:
    unknown = Choice((tried("nolo", 0.4, 1.0),), 0)
    both = Choice((tried("nolo", 0.4, 1.0), tried("game", 0.4, 0.5)), None)
    assert gain([unknown], FOUND) == 0.0
    assert gain([both], FOUND) == pytest.approx(1.0)

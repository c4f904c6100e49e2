"""The kit runs for every game and profile."""

from __future__ import annotations

import pytest

from spadille.games import registry
from tests.conformance.playing import Book
from tests.conformance.rulesets import NAMES


@pytest.fixture(scope="session", params=NAMES)
def book(request: pytest.FixtureRequest) -> Book:
    """Each rulebook there is."""
    name: str = request.param
    return registry.rulebook(name)

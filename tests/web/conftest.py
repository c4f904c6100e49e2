"""A real server for the tests of a file, and guests who come to it in real browsers."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.house import House
from tests.web.guest import Guest

Invite = Callable[..., Guest]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps its tables."""
    return tmp_path_factory.mktemp("house") / "spadille.sqlite"


@pytest.fixture(scope="module")
def house(database: Path) -> Iterator[House]:
    """A running server, whose bots do not wait."""
    opened = House(database)
    yield opened
    assert opened.stop() == 0, opened.log
    assert "Traceback" not in opened.log, opened.log


@pytest.fixture
def address(house: House) -> str:
    """Where the house is."""
    return house.base


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Bring a guest; when the test is over no browser may have complained of anything."""
    guests: list[Guest] = []

    def come(
        language: str = "en", device: str = "desk", base: str = house.base, **more: Any
    ) -> Guest:
        guest = Guest(browser, base, language, device, **more)
        guests.append(guest)
        return guest

    yield come
    for guest in guests:
        guest.context.close()
    assert [fault for guest in guests for fault in guest.faults] == []

"""A server for the tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.house import RUNNING, House


@pytest.fixture(scope="session", autouse=True)
def _no_server_is_left() -> Iterator[None]:
    yield
    for process in RUNNING:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server, whose bots do not wait."""
    opened = House(tmp_path_factory.mktemp("house") / "spadille.sqlite")
    yield opened
    assert opened.stop() == 0, opened.log
    assert "Traceback" not in opened.log, opened.log

"""What all tests share: how Chromium is started, and the order of the tests."""

from typing import Any

import pytest
from hypothesis import settings

from tools.workshop.browsers import start_options

# A busy machine is no fault of the code under test.
settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")

BROWSER_FIXTURES = {"playwright", "browser", "context", "page"}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the machine's own Chromium where there is one, else Playwright's."""
    chosen = start_options()
    args = [*browser_type_launch_args.get("args", ()), *chosen["args"]]
    return {**browser_type_launch_args, **chosen, "args": args}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last.

    Playwright keeps an event loop running between its calls, and in a thread where one runs no
    test may start its own.
    """
    for item in items:
        if _drives_a_browser(item):
            item.add_marker(pytest.mark.browser)
    items.sort(key=_drives_a_browser)


def _drives_a_browser(item: pytest.Item) -> bool:
    return not BROWSER_FIXTURES.isdisjoint(getattr(item, "fixturenames", ()))

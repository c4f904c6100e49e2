"""The front-end as it was built loads in a real browser."""

from playwright.sync_api import Page, expect


def test_the_built_page_starts_without_an_error(page: Page, address: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    expect(page.get_by_role("link", name="Spadille")).to_be_visible()
    assert errors == []

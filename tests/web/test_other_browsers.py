"""In Firefox and in WebKit, where Debian has them, one sits down and gets nine cards."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from selenium.webdriver.support.wait import WebDriverWait

from tests.web import firefox, webkit

pytestmark = pytest.mark.other_browsers

PATIENCE = 30
#: Press the button that leads on, until the cards lie there; how many there are.
SIT_DOWN = "document.querySelector('form .primary:enabled, .panel .primary:enabled')?.click()"
CARDS = "document.querySelectorAll('[data-testid=hand] li button svg').length"
GO_ON = f"({SIT_DOWN}, {CARDS})"


@pytest.mark.skipif(not shutil.which(firefox.PROGRAM), reason="needs Debian's firefox-esr")
async def test_firefox(tmp_path: Path, address: str) -> None:
    async with firefox.firefox(tmp_path) as browser:
        await browser.open(address)
        for _ in range(PATIENCE * 5):
            if await browser.evaluate(CARDS) == 9:
                break
            await browser.evaluate(GO_ON)
            await browser.evaluate("new Promise((done) => setTimeout(done, 200))")
        assert await browser.evaluate(CARDS) == 9
        assert await browser.evaluate("document.title") != ""


@pytest.mark.skipif(
    not (shutil.which(webkit.DRIVER) and shutil.which(webkit.SCREEN) and webkit.mini_browser()),
    reason="needs Debian's webkit2gtk-driver and xvfb",
)
@pytest.mark.filterwarnings("ignore:setting remote_server_addr")  # selenium warns itself
def test_webkit(address: str) -> None:
    with webkit.webkit(str(shutil.which(webkit.DRIVER))) as browser:
        browser.get(address)
        wait = WebDriverWait(browser, PATIENCE, poll_frequency=0.2)
        wait.until(lambda one: one.execute_script(f"return {GO_ON}") == 9)

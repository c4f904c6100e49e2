"""The built page starts in Firefox and in WebKit, where Debian has them."""

import shutil
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By

from tests.web import firefox, webkit

pytestmark = pytest.mark.other_browsers

HOUSE = "document.querySelector('header a').textContent"


@pytest.mark.skipif(not shutil.which(firefox.PROGRAM), reason="needs Debian's firefox-esr")
async def test_firefox(tmp_path: Path, address: str) -> None:
    async with firefox.firefox(tmp_path) as browser:
        await browser.open(address)
        assert await browser.evaluate(HOUSE) == "Spadille"


@pytest.mark.skipif(
    not (shutil.which(webkit.DRIVER) and shutil.which(webkit.SCREEN) and webkit.mini_browser()),
    reason="needs Debian's webkit2gtk-driver and xvfb",
)
@pytest.mark.filterwarnings("ignore:setting remote_server_addr")  # selenium warns itself
def test_webkit(address: str) -> None:
    with webkit.webkit(str(shutil.which(webkit.DRIVER))) as browser:
        browser.get(address)
        assert browser.find_element(By.CSS_SELECTOR, "header a").text == "Spadille"

"""Debian's WebKitGTK, the engine of Safari, driven through its WebDriver on a virtual screen."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"


def mini_browser() -> Path | None:
    """The bare browser that comes with the driver, in a folder that names version and machine."""
    return next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), None)


@contextmanager
def webkit(driver: str) -> Iterator[WebKitGTK]:
    """A WebKit window, gone when the block ends."""
    options = Options()
    options.binary_location = str(mini_browser())
    options.add_argument("--automation")
    with _screen() as display:
        service = Service(driver, env={**os.environ, "DISPLAY": display})
        browser = WebKitGTK(options=options, service=service)
        try:
            yield browser
        finally:
            browser.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """A screen nobody sees; the server chooses a free number and writes it down."""
    reader, writer = os.pipe()
    words = [SCREEN, "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(words, pass_fds=[writer], stderr=subprocess.DEVNULL) as process:
        os.close(writer)
        try:
            with os.fdopen(reader) as numbers:
                yield f":{numbers.readline().strip()}"
        finally:
            process.terminate()

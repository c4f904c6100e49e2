"""The browsers and fonts that the browser tests need: Debian's packages."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.workshop.step import Trouble, say, step

# Japanese screenshots are boxes without the CJK fonts.
CHROMIUM = ("chromium", "fonts-noto-cjk", "fonts-dejavu-core")
OTHERS = ("firefox-esr", "webkit2gtk-driver", "xvfb")
# Another apt-get may be at work, as on a machine that has just started.
PATIENT = ("--option", "DPkg::Lock::Timeout=300")
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Keeps Chromium from calling its makers.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def provide(*, with_others: bool) -> None:
    """Install the browsers where that is possible, else say which to install."""
    if not _may_install():
        if not any(map(shutil.which, CHROMIUM_NAMES)):
            say(f"browser tests need a browser: sudo apt-get install {' '.join(CHROMIUM)}")
        return
    _install(CHROMIUM)
    if with_others:
        try:
            _install(OTHERS)
        except Trouble as trouble:
            say(f"going on without Firefox and WebKit: {trouble}")


def start_options() -> dict[str, Any]:
    """How Playwright starts the machine's own Chromium where there is one, else Playwright's."""
    program = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    # Chromium's sandbox refuses root.
    args = [*QUIET, *(["--no-sandbox"] * _is_root())]
    return {"args": args, **({"executable_path": program} if program else {})}


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _may_install() -> bool:
    return _is_root() and Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))


def _install(packages: Sequence[str]) -> None:
    missing = [package for package in packages if not _is_installed(package)]
    if not missing:
        return
    remedy = "check the network and Debian's package sources"
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    step("reading Debian's package lists", ["apt-get", "update"], env=env, remedy=remedy)
    step(
        f"installing from Debian: {' '.join(missing)}",
        ["apt-get", "install", "--yes", "--no-install-recommends", *PATIENT, *missing],
        env=env,
        remedy=remedy,
    )


def _is_installed(package: str) -> bool:
    words = ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package]
    told = subprocess.run(words, capture_output=True, text=True, check=False)
    return told.stdout == "installed"

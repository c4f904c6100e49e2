"""Pictures of the running product: ``python3 dev.py screenshots [--all FOLDER]``.

By itself it makes the pictures that the README shows. With ``--all FOLDER`` it writes every state
of the screen, on a phone and on a desk, light and dark, in Danish and Japanese, to look at.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.server.house import House
from tests.web.guest import Guest
from tests.web.tour import tour
from tools.workshop.browsers import start_options
from tools.workshop.places import ROOT

IMAGES = ROOT / "docs" / "images"
#: A picture in the README is loaded by everybody who looks at it.
LARGEST = 200_000
#: A palette holds twice as many colours.
HALF = 128
SCHEMES: Final = ("light", "dark")
TRIES = 30


def main() -> None:
    """Make the pictures asked for on the command line."""
    parser = argparse.ArgumentParser(prog="dev.py screenshots", description=__doc__)
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="every state, to look at")
    folder: Path | None = parser.parse_args().all
    with _house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**start_options())
        if folder is None:
            for_readme(browser, house)
        else:
            every_state(browser, house, folder)
        browser.close()


def for_readme(browser: Browser, house: House) -> None:
    """A declarer in the middle of the play, on both sizes."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for device in ("phone", "desk"):
        guest = Guest(browser, house.base, "en", device)
        _reach_the_middle(guest)
        path = IMAGES / f"table-{device}.png"
        _save_small(guest.page.screenshot(), path)
        guest.context.close()
        size = path.stat().st_size
        assert size <= LARGEST, f"{path} has {size} bytes, more than {LARGEST}"
        print(f"{path.relative_to(ROOT)}: {size // 1000} kB")


def _save_small(picture: bytes, path: Path) -> None:
    """One half of the palette for the many greens of the cloth, the other for all else."""
    with Image.open(BytesIO(picture)) as image:
        full = image.convert("RGB")
    colours: list[int] = []
    for method in (Image.Quantize.MEDIANCUT, Image.Quantize.MAXCOVERAGE):
        colours += (full.quantize(HALF, method).getpalette() or [])[: 3 * HALF]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    full.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def _reach_the_middle(guest: Guest) -> None:
    """Play as declarer until two cards of the third or fourth trick lie and he is not behind."""
    for _ in range(TRIES):
        guest.declare("solo")
        while (asked := guest.asked()) != "over":
            picture = guest.scene["picture"]
            own, *others = (place["tricks"] for place in picture["places"])
            laid = len(picture.get("trick", ()))
            if own + sum(others) in (2, 3) and laid == 2 and own >= max(others):
                return
            _play_well(guest, asked)
    raise AssertionError(f"no deal of {TRIES} went that way")


def _play_well(guest: Guest, asked: str) -> None:
    """The longest suit for trumps, and the highest card first."""
    hand = guest.scene["picture"]["hand"]
    if asked == "naming":
        suits = [held["card"][0] for held in hand]
        guest.name_trump(max("SHDC", key=suits.count))
    elif asked == "play":
        guest.play(guest.playable.first)
    else:
        guest.answer(asked)


def every_state(browser: Browser, house: House, folder: Path) -> None:
    """Each state of the tour as ``phone-da-light-01-start.png`` and so on."""
    folder.mkdir(parents=True, exist_ok=True)
    for device, language in product(("phone", "desk"), ("da", "ja")):
        guests: list[Guest] = []
        come = partial(_come, browser, house, language, device, guests)
        for number, (state, guest) in enumerate(tour(come), start=1):
            for scheme in SCHEMES:
                guest.page.emulate_media(color_scheme=scheme)
                name = f"{device}-{language}-{scheme}-{number:02}-{state}.png"
                guest.page.screenshot(path=folder / name)
            guest.page.emulate_media(color_scheme="light")
        for guest in guests:
            guest.context.close()
        print(f"{device} {language}: {number} states")


def _come(browser: Browser, house: House, language: str, device: str, guests: list[Guest]) -> Guest:
    guests.append(Guest(browser, house.base, language, device))
    return guests[-1]


@contextmanager
def _house() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "spadille.sqlite")
        try:
            yield house
        finally:
            house.stop()


if __name__ == "__main__":
    main()

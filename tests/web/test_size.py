"""What a browser has to fetch before somebody can play."""

from __future__ import annotations

import gzip

from tools.workshop.places import WEB

#: JavaScript and CSS together, gzipped, without the art on the cards.
LIMIT = 80_000


def test_all_scripts_and_styles_together_are_small() -> None:
    files = [path for path in WEB.rglob("*") if path.suffix in {".js", ".css"}]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    assert sizes, "nothing is built"
    assert sum(sizes.values()) <= LIMIT, sizes

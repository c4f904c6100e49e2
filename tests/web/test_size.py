"""What a browser has to fetch before somebody can play, and whatever he may then ask for."""

from __future__ import annotations

import gzip
import re
from collections import Counter

from tools.workshop.places import WEB

#: JavaScript and CSS together, gzipped, without the art on the cards.
LIMIT = 80_000
#: The words of a language have its name; nobody loads more than one language.
WORDS = re.compile(r"words-(da|nb|en|ja)-")


def test_all_scripts_styles_and_words_together_are_small() -> None:
    sizes: Counter[str] = Counter()
    for path in WEB.rglob("*"):
        if path.suffix in {".js", ".css"}:
            found = WORDS.match(path.name)
            sizes[found.group(1) if found else "code"] += len(gzip.compress(path.read_bytes(), 9))
    code = sizes.pop("code")
    assert len(sizes) == 4, sizes
    assert code + max(sizes.values()) <= LIMIT, (code, sizes)


def test_nothing_is_sent_that_a_page_drawn_by_a_server_would_need() -> None:
    scripts = "".join(path.read_text() for path in WEB.rglob("*.js"))
    assert "svelte" in scripts
    assert not [told for told in ("hydration", "vite:preloadError") if told in scripts]

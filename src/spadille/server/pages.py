"""The built front-end, as the browser gets it."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

#: Where the build of the front-end puts what it made.
WEB = Path(__file__).parents[1] / "web"
#: Vite puts a hash into the names of all that lies here.
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Spadille</title>
<h1>Spadille</h1>
<p>The server runs, but its pages were not built.</p>
<p>In the source folder, <code>python3 dev.py serve</code> builds them; for an installed package,
install it again without <code>SPADILLE_NO_FRONTEND</code>.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class Page:
    """One file as it is sent; ``tag`` lets a browser ask whether it has changed."""

    body: bytes
    media: str
    tag: str
    caching: str


class Pages:
    """All files of the front-end, read once."""

    def __init__(self, folder: Path = WEB) -> None:
        self._pages: dict[str, Page] = {}
        self._read(folder, "")
        self.is_built = "index.html" in self._pages
        if not self.is_built:
            self._pages["index.html"] = _page("index.html", NOT_BUILT.encode())

    def answer(self, path: str, request: Request[Any, Any, State]) -> Response[bytes]:
        """The file of that path, or ``index.html`` for the paths that the page itself reads."""
        page = self._pages.get(path)
        if page is None:
            raise NotFoundException
        headers = {"cache-control": page.caching, "etag": page.tag}
        if request.headers.get("if-none-match") == page.tag:
            return Response(b"", status_code=304, headers=headers, media_type=page.media)
        return Response(page.body, headers=headers, media_type=page.media)

    def _read(self, folder: Path, prefix: str) -> None:
        if not folder.is_dir():
            return
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{prefix}{entry.name}/")
            else:
                self._pages[prefix + entry.name] = _page(prefix + entry.name, entry.read_bytes())


def _page(name: str, body: bytes) -> Page:
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    caching = FOREVER if name.startswith(ASSETS) else ASK_AGAIN
    return Page(body, media, f'"{sha256(body).hexdigest()[:32]}"', caching)

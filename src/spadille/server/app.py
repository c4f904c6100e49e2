"""The house as a program: everything put together, and run."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType

import uvicorn
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from spadille.locales import Messages, language_in
from spadille.server import http
from spadille.server.bots import Bots
from spadille.server.faults import log_discreetly, log_task
from spadille.server.folder import own_database
from spadille.server.lobby import IDLE_SECONDS, House, Lobby
from spadille.server.pace import Pace
from spadille.server.pages import Pages
from spadille.server.refusal import Refusal
from spadille.server.school import School
from spadille.server.security import SECURITY
from spadille.server.socket import LARGEST_MESSAGE
from spadille.server.store import Store
from spadille.server.trouble import ServerTrouble

USUAL_PACE = Pace()
GRACE_SECONDS = 5
PING_SECONDS = 20.0
BACKLOG = 512
#: Bytes that the system keeps for a reader who does not read; left alone it keeps megabytes.
SENDING = 128 * 1024
#: All that may be asked for.
ROUTES = (
    http.health,
    http.rules,
    http.rule_set,
    http.open_table,
    http.see_table,
    http.ask_hint,
    http.ask_luck,
    http.ask_meter,
    http.ask_review,
    http.try_again,
    http.see_order,
    http.see_deal,
    http.play,
    http.index,
    http.file,
)
_PORT_TROUBLES = {
    errno.EADDRINUSE: "port-taken",
    errno.EACCES: "port-forbidden",
    errno.EPERM: "port-forbidden",
}


def app_of(store: Store, pace: Pace, idle_seconds: float = IDLE_SECONDS) -> Litestar:
    """The server as an ASGI application; the store is closed when it ends."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        bots = Bots()
        house = House(store, bots, pace)
        lobby = Lobby(house, idle_seconds)
        app.state.lobby = lobby
        app.state.school = school = School(house, lobby)
        warming = asyncio.create_task(bots.warm_up())
        try:
            yield
        finally:
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            await school.close()
            await lobby.close()
            await store.close()
            await bots.close()

    return Litestar(
        ROUTES,
        lifespan=[open_house],
        state=State({"pages": Pages()}),
        openapi_config=None,
        logging_config=None,
        compression_config=CompressionConfig("gzip"),
        request_max_body_size=LARGEST_MESSAGE,
        exception_handlers={Refusal: http.tell_refusal, HTTPException: http.tell_error},
        response_headers=SECURITY,
    )


def serve(
    host: str,
    port: int,
    database: str | Path | None,
    open_browser: bool,
    pace: Pace = USUAL_PACE,
) -> None:
    """Run the server until it is told to stop; raises ``ServerTrouble`` when it cannot start.

    ``database`` is the path of a SQLite file, made if it is not there, or an address of PostgreSQL;
    none means the file in the person's own data folder.
    Port 0 takes any free one.
    """
    with _listen(host, port) as listening:
        asyncio.run(_serve(listening, database or own_database(), open_browser, pace))


class _Server(uvicorn.Server):
    """Says where it is when it can be reached, and then opens the browser."""

    opens_browser = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to close; who asks again is not heard, since closing does not take long."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        if self.should_exit or not sockets:
            return
        host, port = sockets[0].getsockname()[:2]
        address = f"http://{_shown(host)}:{port}/"
        print(Messages(language_in(os.environ)).say("server-opened", address=address), flush=True)
        if self.opens_browser:
            webbrowser.open(address)


async def _serve(
    listening: socket.socket, database: str | Path, open_browser: bool, pace: Pace
) -> None:
    log_discreetly()
    asyncio.get_running_loop().set_exception_handler(log_task)
    config = uvicorn.Config(
        app_of(await Store.open(database), pace),
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=BACKLOG,
        access_log=False,
        log_config=None,
        server_header=False,
    )
    server = _Server(config)
    server.opens_browser = open_browser
    # From here on, and not only once uvicorn runs, the end of the server is an orderly one.
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, server.handle_exit)
    await server.serve(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        message = _PORT_TROUBLES.get(error.errno or 0, "host-unknown")
        raise ServerTrouble(message, host=host, port=str(port)) from error
    except OverflowError as error:
        listening.close()
        raise ServerTrouble("port-unknown", port=str(port)) from error
    return listening


def _shown(host: str) -> str:
    """How a browser on this machine calls the host; all of its addresses are ``localhost``."""
    if not host.strip("0.:"):
        return "localhost"
    return f"[{host}]" if ":" in host else host

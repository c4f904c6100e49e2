"""What a browser may ask over HTTP."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import HttpMethod, Request, Response, WebSocket, post, route, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from spadille.rules.codec import Reader, decoder_of, encode
from spadille.server import rulebooks
from spadille.server.decide import place_in
from spadille.server.lobby import Lobby
from spadille.server.pages import Pages
from spadille.server.protocol import (
    LONGEST_RULES,
    AskAdvice,
    AskReview,
    CardOrder,
    Language,
    OpenTable,
    TableSeen,
    TryAgain,
)
from spadille.server.rate import Rate
from spadille.server.refusal import Refusal
from spadille.server.school import School
from spadille.server.security import SECURITY
from spadille.server.socket import is_from_here, serve_socket
from spadille.server.words import language_of, refused

JSON = "application/json"
#: The status of each refusal; 400 where none is named.
STATUS = {
    "no_table": 404,
    "no_deal": 404,
    "no_help": 403,
    "no_advice": 503,
    "token": 403,
    "deal_open": 409,
    "review_open": 409,
    "again_open": 409,
    "storage": 503,
    "closing": 503,
    "fault": 500,
    "too_large": 413,
    "too_fast": 429,
}

#: Litestar's own refusals in our words.
OUTSIDE = {404: Refusal("no_page"), 405: Refusal("no_page"), 413: Refusal("too_large")}

AnyRequest = Request[Any, Any, Any]

#: Whoever may have the whole answer may ask for its head alone.
READ = (HttpMethod.GET, HttpMethod.HEAD)

#: What is asked of the house that costs it something: much at once, but not for long.
_opening = Rate(at_once=200, per_second=20)
_table_reader: Reader[OpenTable] = decoder_of(OpenTable)
_advice_reader: Reader[AskAdvice] = decoder_of(AskAdvice)
_review_reader: Reader[AskReview] = decoder_of(AskReview)
_again_reader: Reader[TryAgain] = decoder_of(TryAgain)

T = TypeVar("T")


@route("/api/health", http_method=READ, sync_to_thread=False)
def health(state: State) -> Response[bytes]:
    """Whether the server runs, and how many tables are in memory."""
    return _answer({"status": "ok", "tables": _lobby(state).live})


@route("/api/rules", http_method=READ, sync_to_thread=False)
def rules() -> Response[bytes]:
    """The rule sets that may be played here."""
    return _answer(rulebooks.offered())


@route("/api/rules/{rules:path}", http_method=READ, sync_to_thread=False)
def rule_set(request: AnyRequest, rules: FromPath[str]) -> Response[bytes]:
    """All about one rule set, changed options and all, in the asker's language."""
    name = str(rules).lstrip("/")
    if len(name) > LONGEST_RULES:
        raise Refusal("no_rules")
    return _answer(rulebooks.told(name, _language(request)))


@post("/api/tables")
async def open_table(request: AnyRequest, state: State) -> Response[bytes]:
    """Open a table; the asker gets the token of his seat."""
    asked = await _asked(request, _table_reader)
    return _answer(await _lobby(state).open(asked), 201)


@route("/api/tables/{table:str}", http_method=READ)
async def see_table(table: FromPath[str], state: State) -> Response[bytes]:
    """Who sits at a table, and whether one may join."""
    live = await _lobby(state).table(table)
    sitters = live.sitters()
    may_join = any(sitter.is_bot for sitter in sitters)
    return _answer(TableSeen(table, live.state.rules, sitters, may_join))


@post("/api/tables/{table:str}/hint", status_code=200)
async def ask_hint(request: AnyRequest, table: FromPath[str], state: State) -> Response[bytes]:
    """What the asker had best do now."""
    asked = await _asked(request, _advice_reader)
    return _answer(await _school(state).hint(table, asked, _language(request)))


@post("/api/tables/{table:str}/meter", status_code=200)
async def ask_meter(request: AnyRequest, table: FromPath[str], state: State) -> Response[bytes]:
    """What the asker's hand promises."""
    asked = await _asked(request, _advice_reader)
    return _answer(await _school(state).meter(table, asked, _language(request)))


@post("/api/tables/{table:str}/review", status_code=200)
async def ask_review(request: AnyRequest, table: FromPath[str], state: State) -> Response[bytes]:
    """What the asker may learn from a deal that is over."""
    asked = await _asked(request, _review_reader)
    return _answer(await _school(state).review(table, asked, _language(request)))


@post("/api/tables/{table:str}/luck", status_code=200)
async def ask_luck(request: AnyRequest, table: FromPath[str], state: State) -> Response[bytes]:
    """What of the score so far was luck."""
    asked = await _asked(request, _advice_reader)
    return _answer(await _school(state).luck(table, asked, _language(request)))


@post("/api/tables/{table:str}/again")
async def try_again(request: AnyRequest, table: FromPath[str], state: State) -> Response[bytes]:
    """A table at which a finished deal goes on from a moment in it."""
    asked = await _asked(request, _again_reader)
    return _answer(await _school(state).again(table, asked), 201)


@route("/api/tables/{table:str}/order", http_method=READ)
async def see_order(table: FromPath[str], state: State) -> Response[bytes]:
    """Which card beats which at a table now."""
    live = await _lobby(state).table(table)
    return _answer(CardOrder(live.order().lanes))


@route("/api/tables/{table:str}/deals/{number:int}", http_method=READ)
async def see_deal(table: FromPath[str], number: FromPath[int], state: State) -> Response[bytes]:
    """Where the deck of a deal came from, once the deal is over."""
    live = await _lobby(state).table(table)
    return _answer(await live.deal(number))


@websocket("/ws/tables/{table:str}")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """The conversation at a table."""
    if not is_from_here(socket):
        await socket.close()
        return
    await serve_socket(socket, _lobby(state), table)


@route(["/", "/t/{table:str}", "/rules/{rules:path}"], http_method=READ, sync_to_thread=False)
def index(request: AnyRequest, state: State) -> Response[bytes]:
    """The page; it reads from its address which table, or which rule set, is meant."""
    return _pages(state).answer("index.html", request)


@route("/{path:path}", http_method=READ, sync_to_thread=False)
def file(request: AnyRequest, state: State, path: FromPath[str]) -> Response[bytes]:
    """A file that the page needs."""
    return _pages(state).answer(str(path).lstrip("/"), request)


def tell_refusal(request: AnyRequest, why: Refusal) -> Response[bytes]:
    """A refusal, in the asker's language."""
    return _refuse(request, why, STATUS.get(why.reason, 400))


def tell_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses: an unknown address, a wrong method, too large a body."""
    why = OUTSIDE.get(error.status_code, Refusal.at("message"))
    return _refuse(request, why, error.status_code)


async def _asked(request: AnyRequest, reader: Reader[T]) -> T:
    """What somebody sent; raises ``Refusal``."""
    if _opening.wait():
        raise Refusal("too_fast")
    try:
        return reader.decode(await request.body())
    except msgspec.DecodeError as error:
        where = place_in(error)
        raise Refusal.at(where) from error


def _refuse(request: AnyRequest, why: Refusal, status: int) -> Response[bytes]:
    answer = _answer(refused(why, _language(request)), status)
    # Litestar adds these to what it answers itself, but not to what an error becomes.
    answer.headers.update(SECURITY)
    return answer


def _language(request: AnyRequest) -> Language:
    return language_of(request.headers.get("accept-language", ""))


def _answer(value: object, status: int = 200) -> Response[bytes]:
    return Response(
        encode(value), status_code=status, media_type=JSON, headers={"cache-control": "no-store"}
    )


def _lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


def _school(state: State) -> School:
    school: School = state.school
    return school


def _pages(state: State) -> Pages:
    pages: Pages = state.pages
    return pages

"""What the server says over HTTP."""

import gzip
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from spadille.server import http
from spadille.server.pages import Pages
from tests.server.house import House
from tests.server.player import join, open_table


def test_it_is_well(house: House) -> None:
    assert house.health["status"] == "ok"


async def test_who_sits_at_a_table(house: House) -> None:
    opened = await open_table(house.base, "Åse")
    async with (
        httpx.AsyncClient(base_url=house.base) as client,
        join(house.base, opened["table"]) as friend,
    ):
        seen = (await client.get(f"/api/tables/{opened['table']}")).json()
        assert [sitter["name"] for sitter in seen["sitters"]] == ["Åse", "Manille", "Basta"]
        assert (seen["table"], seen["may_join"]) == (opened["table"], True)
        await friend.ask("sit", seat=1, name="Olav")
        async with join(house.base, opened["table"]) as other:
            await other.ask("sit", seat=2, name="Knud")
        seen = (await client.get(f"/api/tables/{opened['table']}")).json()
        assert seen["may_join"] is False


async def test_the_order_of_the_cards_is_that_of_the_contract(house: House) -> None:
    opened = await open_table(house.base, "Åse")
    async with (
        httpx.AsyncClient(base_url=house.base) as client,
        join(house.base, opened["table"], opened["token"]) as player,
    ):
        lanes = await _lanes(client, opened["table"])
        assert sum(map(len, lanes)) == len({card for lane in lanes for card in lane}) == 40
        while not player.scene["picture"].get("trump"):
            await player.step()
        trump = player.scene["picture"]["trump"]
        lanes = await _lanes(client, opened["table"])
        assert lanes[0][:3] == ["SA", trump + ("2" if trump in "SC" else "7"), "CA"]


async def _lanes(client: httpx.AsyncClient, table: str) -> list[list[str]]:
    lanes: list[list[str]] = (await client.get(f"/api/tables/{table}/order")).json()["lanes"]
    return lanes


def test_a_table_that_is_not_there_in_the_askers_language(house: House) -> None:
    address = f"{house.base}/api/tables/abcdefghjkmn"
    told = httpx.get(address, headers={"Accept-Language": "fr, nn;q=0.8, en;q=0.5"})
    assert (told.status_code, told.json()["text"]) == (404, "Det bordet finnes ikke. Sjekk lenken.")


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjkmn", "/api/health", "/nowhere"])
def test_what_a_page_may_do_is_limited(house: House, path: str) -> None:
    headers = httpx.get(house.base + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_the_page_or_what_to_do_for_it(house: House) -> None:
    page = httpx.get(f"{house.base}/t/abcdefghjkmn")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-cache"
    assert "Spadille" in page.text
    again = httpx.get(f"{house.base}/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjkmn", "/icon.svg", "/api/health", "/nowhere"])
def test_the_head_of_a_page_is_that_of_the_whole(house: House, path: str) -> None:
    whole, head = (httpx.request(method, house.base + path) for method in ("GET", "HEAD"))
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "cache-control", "etag", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name)


@pytest.fixture
def built(tmp_path: Path) -> TestClient[Litestar]:
    """The pages of a small front-end."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Spadille</title>")
    (tmp_path / "assets" / "index-Bx3.js").write_text("export const cards = 40;\n" * 400)
    (tmp_path / "assets" / "card.svg").write_text("<svg/>")
    routes = [http.index, http.file]
    return TestClient(Litestar(routes, state=State({"pages": Pages(tmp_path)})))


def test_what_has_a_hash_in_its_name_is_kept_for_ever(built: TestClient[Litestar]) -> None:
    script = built.get("/assets/index-Bx3.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert built.get("/assets/card.svg").headers["content-type"] == "image/svg+xml"
    assert built.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/", "/assets/../index.html", "/assets/%2e%2e/%2e%2e/pyproject.toml", "/x.js"]
)
def test_nothing_else_is_given_out(built: TestClient[Litestar], path: str) -> None:
    assert built.get(path).status_code == 404 or built.get(path).text.startswith("<!doctype")


def test_long_answers_are_packed(house: House) -> None:
    with httpx.Client() as client:
        request = client.build_request("GET", house.base, headers={"Accept-Encoding": "gzip"})
        with client.stream("GET", request.url, headers=request.headers) as answer:
            raw = b"".join(answer.iter_raw())
    if answer.headers.get("content-encoding") == "gzip":
        raw = gzip.decompress(raw)
    assert b"Spadille" in raw

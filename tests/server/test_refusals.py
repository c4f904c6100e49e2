"""Whatever comes over the socket, its sender is told what is wrong and the table stays whole."""

import asyncio
import json
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.player import Json, Player, join, new_id, open_table

WORDS = {
    "da": "Pladsen er ikke din længere",
    "nb": "Plassen er ikke din lenger",
    "en": "This seat is no longer yours",
    "ja": "あなたの席ではありません",
}

NO_NAMES = ["", " \t ", "x" * 25, "a\u0000b", "\u202eabc", "a\nb" + "c" * 24, "\u200d \u200c"]
#: A private letter, one not assigned, a mark that turns the text round, a soft hyphen.
UNSEEN = ["a\ue000", "a\u0378", "a\u2067b", "a\u00adb"]
#: A filler of Korean, Braille without dots, marks that stand on nothing.
UNSEEN += ["\u3164", "a\u115fb", "\u2800\u2800", "\u0301", "\ufe0f", "\u034f"]
#: A family, a flag of joined signs, a Persian name with its half space, letters with marks.
NAMES = ["👩\u200d👧", "🏴\u200d☠\ufe0f Ida", "بی\u200cبی", "Åse Bjørk", "山田", "❤\ufe0f"]


@pytest.fixture
async def player(house: House) -> AsyncIterator[Player]:
    """Somebody in the middle of an auction or a play, whose table must be whole in the end."""
    opened = await open_table(house.base)
    async with join(house.base, opened["table"], opened["token"]) as seated:
        await seated.ask("deal_next")
        while not seated.is_asked():
            if seated.scene["may_deal"]:
                await seated.ask("deal_next")
            else:
                await seated.until("update")
        before = seated.update
        yield seated
        async with join(house.base, seated.table, seated.token) as again:
            assert again.number == before["number"], "the table was changed"
            assert again.scene["picture"] == before["scene"]["picture"]
            assert (await again.ask("act", action=again.draw()))["type"] == "done"


async def refused(player: Player, frame: str | bytes) -> Json:
    """The refusal that a frame gets."""
    await player.socket.send(frame)
    return await player.until("refused")


@pytest.mark.parametrize(
    ("frame", "where"),
    [
        ("", "message"),
        ("{", "message"),
        ("[]", "message"),
        ("null", "message"),
        ('"sit"', "message"),
        ("{}", "message"),
        ('{"type":"dance"}', "type"),
        ('{"type":7}', "type"),
        ('{"type":"act","id":"12345678"}', "message"),
        ('{"type":"act","id":"short","version":1,"action":{}}', "id"),
        ('{"type":"act","id":"12345678","version":-1,"action":{}}', "version"),
        ('{"type":"act","id":"12345678","version":"1","action":{}}', "version"),
        ('{"type":"sit","id":"12345678","seat":-1,"name":"Olav"}', "seat"),
        ('{"type":"speak","language":"tlh"}', "language"),
        (b'{"type":"speak","language":"da"}', "message"),
        ("\u0000", "message"),
        ("[" * 5000, "message"),
        ('{"type":"speak","more":' + "[" * 5000 + "]" * 5000 + "}", "message"),
    ],
)
async def test_a_message_that_cannot_be_read(
    player: Player, frame: str | bytes, where: str
) -> None:
    answer = await refused(player, frame)
    assert answer["code"] == "unreadable"
    assert where in answer["text"]


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "dance"},
        {"type": "play"},
        {"type": "play", "card": "S8x"},
        {"type": "play", "card": 7},
        {"type": "exchange", "cards": ["SA", "SA"]},
        {"type": "exchange", "cards": "SA"},
        {"type": "bid", "contract": None},
        {"type": "name_trump", "suit": "spades"},
        7,
        None,
    ],
)
async def test_an_action_that_cannot_be_read(player: Player, action: object) -> None:
    command = new_id()
    await player.send(type="act", id=command, version=player.number, action=action)
    answer = await player.until("refused")
    assert (answer["code"], answer["id"]) == ("unreadable", command)
    assert "action" in answer["text"]


async def test_no_depth_of_nesting_stops_the_table(player: Player) -> None:
    """At some depth a message can be read and the action in it cannot, so each is tried."""
    for depth in range(960, 1001):
        nested = "[" * depth + "]" * depth
        action = f'{{"type":"bid","contract":"no such bid","more":{nested}}}'
        frame = f'{{"type":"act","id":"{new_id()}","version":{player.number},"action":{action}}}'
        assert (await refused(player, frame))["code"] in ("unreadable", "rule")


async def test_duplicate_cards_in_an_exchange_are_named_as_unreadable(player: Player) -> None:
    answer = await player.ask("act", action={"type": "exchange", "cards": ["H7", "H7"]})
    assert answer["code"] == "unreadable"
    assert "action.cards" in answer["text"]


@pytest.mark.parametrize(
    "action",
    [
        {"type": "play", "card": "S8"},
        {"type": "bid", "contract": "world_domination"},
        {"type": "end_play"},
        {"type": "deal", "dealer": 0, "deck": ["SA"]},
        {"type": "deal", "dealer": 0, "deck": []},
    ],
)
async def test_an_action_against_the_rules_cites_the_rule(player: Player, action: Json) -> None:
    answer = await player.ask("act", action=action)
    assert answer["type"] == "refused"
    assert answer["code"] == "rule"
    assert answer["section"]
    assert len(answer["text"]) > 10


async def test_a_card_that_somebody_else_holds_is_refused_like_any_other(player: Player) -> None:
    mine = {held["card"] for held in player.scene["picture"]["hand"]}
    others = [f"{suit}{rank}" for suit in "SHDC" for rank in "A234567JQK"]
    texts = set()
    for card in [card for card in others if card not in mine][:5]:
        answer = await player.ask("act", action={"type": "play", "card": card})
        assert answer["code"] == "rule"
        texts.add(answer["section"])
    assert len(texts) == 1


async def test_a_turn_that_is_not_yours(house: House) -> None:
    opened = await open_table(house.base)
    table = opened["table"]
    async with (
        join(house.base, table, opened["token"]) as host,
        join(house.base, table) as left,
        join(house.base, table) as right,
    ):
        for seat, friend in enumerate((left, right), start=1):
            await friend.ask("sit", seat=seat, name="Olav")
            await friend.until("update")
        dealt = await host.ask("deal_next")
        for friend in (left, right):
            while friend.number < dealt["number"]:
                await friend.until("update")
        people = [host, left, right]
        waiting = [person for person in people if not person.is_asked()]
        assert len(waiting) == 2
        for person in waiting:
            answer = await person.ask("act", action={"type": "pass"})
            assert (answer["code"], answer["section"]) == ("rule", "3.1")
        asked = next(person for person in people if person.is_asked())
        assert (await asked.ask("act", action={"type": "pass"}))["number"] == dealt["number"] + 1


async def test_a_looker_on_may_not_act_deal_or_leave(player: Player, house: House) -> None:
    async with join(house.base, player.table) as watcher:
        for kind, more in (("act", {"action": {"type": "pass"}}), ("deal_next", {}), ("leave", {})):
            answer = await watcher.ask(kind, **more)
            assert answer["code"] == "not_seated", kind


async def test_a_stale_version_gets_the_news(player: Player) -> None:
    command = new_id()
    await player.send(type="act", id=command, version=0, action=player.draw())
    answer = await player.until("refused")
    assert (answer["code"], answer["id"]) == ("stale", command)
    update = await player.until("update")
    assert update["scene"]["picture"] == player.scene["picture"]


async def test_a_version_from_the_future_is_stale_too(player: Player) -> None:
    answer = await player.ask("act", version=10_000, action=player.draw())
    assert answer["code"] == "stale"


async def test_dealing_in_the_middle_of_a_deal(player: Player) -> None:
    answer = await player.ask("deal_next")
    assert (answer["code"], answer["section"]) == ("rule", "3.1")


@pytest.mark.parametrize("seat", [0, 3, 10**9])
async def test_a_seat_that_is_taken_or_not_there(player: Player, house: House, seat: int) -> None:
    async with join(house.base, player.table) as friend:
        answer = await friend.ask("sit", seat=seat, name="Olav")
        assert answer["code"] == "no_seat" if seat else "seat_taken"


async def test_who_sits_may_not_sit_twice(player: Player) -> None:
    answer = await player.ask("sit", seat=1, name="Olav")
    assert answer["code"] == "already_seated"


@pytest.mark.parametrize("name", [*NO_NAMES, *UNSEEN])
async def test_a_name_that_is_none(player: Player, house: House, name: str) -> None:
    async with join(house.base, player.table) as friend:
        answer = await friend.ask("sit", seat=1, name=name)
        assert answer["code"] == "name"


@pytest.mark.parametrize("name", [*NO_NAMES, *UNSEEN])
def test_a_table_asked_for_without_a_name(house: House, name: str) -> None:
    told = httpx.post(f"{house.base}/api/tables", json={"name": name})
    assert (told.status_code, told.json()["code"]) == (400, "name")
    assert "24" in told.json()["text"]


@pytest.mark.parametrize("name", NAMES)
def test_names_with_joined_signs_are_names(house: House, name: str) -> None:
    opened = httpx.post(f"{house.base}/api/tables", json={"name": f"\u200d{name}\u200c"}).json()
    seen = httpx.get(f"{house.base}/api/tables/{opened['table']}").json()
    assert seen["sitters"][0]["name"] == name


@pytest.mark.parametrize("language", WORDS)
async def test_a_forged_token_is_refused_in_the_askers_language(
    player: Player, house: House, language: str
) -> None:
    assert player.token is not None
    forged = player.token[:-1] + ("A" if player.token[-1] != "A" else "B")
    async with join(house.base, player.table, forged, language=language) as stranger:
        first = json.loads(stranger.frames[0])
        assert (first["type"], first["code"]) == ("refused", "token")
        assert WORDS[language] in first["text"]
        assert stranger.sits_at() is None
        assert stranger.scene["picture"].get("hand", []) == []


async def test_speaking_another_language(player: Player) -> None:
    await player.send(type="speak", language="da")
    answer = await player.ask("deal_next")
    assert "runde" in answer["text"] or "spil" in answer["text"].lower(), answer["text"]


async def test_an_unknown_table(house: House) -> None:
    for table in ("abcdefghjkmn", "x", "%2e%2e"):
        async with connect(f"ws://127.0.0.1:{house.port}/ws/tables/{table}") as socket:
            await socket.send('{"type":"hello","language":"ja"}')
            answer = json.loads(await socket.recv())
            assert (answer["type"], answer["code"]) == ("refused", "no_table")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


async def test_the_first_message_must_be_hello(player: Player, house: House) -> None:
    async with connect(f"ws://127.0.0.1:{house.port}/ws/tables/{player.table}") as socket:
        await socket.send('{"type":"leave","id":"12345678"}')
        assert json.loads(await socket.recv())["code"] == "hello_first"
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    assert (await refused(player, '{"type":"hello"}'))["code"] == "hello_first"


async def test_who_says_nothing_is_not_waited_for(player: Player, house: House) -> None:
    async with connect(f"ws://127.0.0.1:{house.port}/ws/tables/{player.table}") as socket:
        async with asyncio.timeout(20):
            assert json.loads(await socket.recv())["code"] == "hello_first"
        await socket.wait_closed()
        assert socket.close_code == 4400


async def test_a_message_that_is_too_large(player: Player) -> None:
    answer = await refused(player, json.dumps({"type": "speak", "language": "x" * 17_000}))
    assert answer["code"] == "too_large"


async def test_a_frame_beyond_all_measure_ends_the_connection(player: Player) -> None:
    await player.socket.send("x" * 70_000)
    assert await player.end() == 1009


@pytest.mark.parametrize(
    "frame", [b"\xff\xff\xff\xff", b"\x81\x85\x00\x00\x00\x00\xff\xfe\xfd\xfc\xfb"]
)
async def test_a_malformed_frame_ends_the_connection(player: Player, frame: bytes) -> None:
    player.socket.transport.write(frame)
    assert await player.end() in (1002, 1006, 1007)


async def test_who_asks_too_fast_is_told_to_wait(player: Player) -> None:
    for _ in range(100):
        await player.send(type="speak", language="en")
    answer = await player.until("refused")
    assert answer["code"] == "too_fast"
    await asyncio.sleep(2.5)
    assert (await player.ask("deal_next"))["code"] == "rule"


async def test_a_page_of_another_house_may_not_connect(player: Player, house: House) -> None:
    address = f"ws://127.0.0.1:{house.port}/ws/tables/{player.table}"
    with pytest.raises(Exception, match="403"):
        async with connect(address, origin="http://evil.example"):  # type: ignore[arg-type]
            pass
    async with connect(address, origin=house.base) as socket:  # type: ignore[arg-type]
        await socket.send('{"type":"hello"}')
        assert json.loads(await socket.recv())["type"] == "welcome"


@pytest.mark.parametrize("body", [b"", b"{", b'{"name":1}', b'{"name":"A","more":1}', b"\xff"])
def test_a_table_asked_for_with_a_body_that_cannot_be_read(house: House, body: bytes) -> None:
    told = httpx.post(f"{house.base}/api/tables", content=body, headers={"Accept-Language": "da"})
    assert (told.status_code, told.json()["code"]) in [(400, "unreadable"), (400, "name")]


def test_a_table_with_bots_of_a_strength_that_there_is_not(house: House) -> None:
    told = httpx.post(f"{house.base}/api/tables", json={"name": "A", "strength": "grand master"})
    assert (told.status_code, told.json()["code"]) == (400, "unreadable")
    assert "strength" in told.json()["text"]


def test_a_table_of_rules_that_are_not_played(house: House) -> None:
    told = httpx.post(f"{house.base}/api/tables", json={"name": "A", "rules": "whist/club"})
    assert (told.status_code, told.json()["code"]) == (400, "no_rules")


def test_a_body_that_is_too_large(house: House) -> None:
    told = httpx.post(f"{house.base}/api/tables", content=b"x" * 20_000)
    assert (told.status_code, told.json()["code"]) == (413, "too_large")

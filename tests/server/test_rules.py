"""Which rules there are, all about one of them, and a table by rules that somebody changed."""

import json
from typing import Any

import httpx
import pytest

from spadille.games import registry
from spadille.rules.ruletext import passages
from spadille.server.protocol import LONGEST_RULES
from tests.server.house import House
from tests.server.player import Json, join, open_table, play_together

#: Rule sets with options changed, and the name by which each is known.
CHANGED = {
    "lhombre/hjemme+tout_bonus=2": "lhombre/hjemme@1+tout_bonus=2",
    "lhombre/hjemme@1+tout_bonus=0x2": "lhombre/hjemme@1+tout_bonus=2",
    "lhombre/hjemme+tout_bonus=1": "lhombre/hjemme@1",
    "lhombre+seats=4": "lhombre/hjemme@1+seats=4",
}


def _asked(house: House, path: str, status: int = 200, language: str = "en") -> Any:
    told = httpx.get(f"{house.base}/api/rules{path}", headers={"Accept-Language": language})
    assert told.status_code == status, told.text
    return told.json()


def test_every_rule_set_is_offered_with_all_a_form_needs(house: House) -> None:
    offered = _asked(house, "")
    assert [f"{each['game']}/{each['profile']}" for each in offered] == list(registry.names())
    for each in offered:
        assert each["rules"] == str(registry.rulebook(each["rules"]).profile)
        assert each["source"]
        assert registry.rulebook(each["rules"]).seats in each["seats"]
        for setting in each["settings"]:
            option, value = setting["option"], setting["value"]
            assert option["sentence"]
            assert option["kind"] != "choice" or value in option["choices"]


def test_a_game_whose_table_has_more_than_one_size(house: House) -> None:
    sizes = {each["rules"]: each["seats"] for each in _asked(house, "")}
    assert sizes["lhombre/hjemme@1"] == [3, 4]


@pytest.mark.parametrize("language", ["da", "nb", "en", "ja"])
def test_the_rules_are_told_in_the_askers_language(house: House, language: str) -> None:
    told = _asked(house, "/hearts/spot@1", language=language)
    text = passages(registry.rule_text("hearts", language))
    assert [each["text"] for each in told["text"]] == [passage.text for passage in text]
    assert [each["items"] for each in told["text"]] == [list(passage.items) for passage in text]


def test_all_about_one_rule_set(house: House) -> None:
    told = _asked(house, "/lhombre/hjemme@1")
    assert told["rules"]["rules"] == "lhombre/hjemme@1"
    assert (told["seats"], told["is_clockwise"]) == (3, False)
    offers = registry.rulebook("lhombre/hjemme").offers()
    assert [offer["contract"] for offer in told["offers"]] == [each.contract for each in offers]
    others = {difference["rules"] for difference in told["differences"]}
    assert others == {
        str(registry.rulebook(name).profile)
        for name in registry.names()
        if name.startswith("lhombre/") and name != "lhombre/hjemme"
    }
    wpt = _said(told, "lhombre/wpt@1")
    assert wpt["payment"] == "defenders"
    assert "seats" not in wpt


def test_a_changed_rule_set_and_the_one_it_was_made_of(house: House) -> None:
    told = _asked(house, "/lhombre/hjemme+seats=4+hold=same")
    assert told["rules"]["rules"] == "lhombre/hjemme@1+hold=same+seats=4"
    assert told["seats"] == 4
    assert _said(told, "lhombre/hjemme@1") == {"hold": "no", "seats": 3}


def _said(told: Json, rules: str) -> Json:
    """What one of the other rule sets says otherwise."""
    (found,) = (each for each in told["differences"] if each["rules"] == rules)
    return {each["option"]["name"]: each["value"] for each in found["settings"]}


@pytest.mark.parametrize("name", ["whist/club", "lhombre/nowhere", "lhombre/hjemme@99", ""])
def test_rules_that_there_are_not(house: House, name: str) -> None:
    if name:
        assert _asked(house, f"/{name}", 400)["code"] == "no_rules"
    told = httpx.post(f"{house.base}/api/tables", json={"name": "A", "rules": name})
    assert (told.status_code, told.json()["code"]) == (400, "no_rules")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("da", ["kan ikke ændres", "hold er en af no, same, rank", "seats er en af 3, 4, ikke 5"]),
        ("nb", ["kan ikke endres", "hold er en av", "seats er en av 3, 4, ikke 5"]),
        ("en", ["cannot be changed", "hold is one of", "seats is one of 3, 4, not 5"]),
        ("ja", ["変えられません", "hold は", "seats は"]),
    ],
)
def test_all_that_is_wrong_with_a_change_in_the_askers_language(
    house: House, language: str, words: list[str]
) -> None:
    name = "lhombre/hjemme+seats=5+hold=perhaps"
    told = _asked(house, f"/{name}", 400, language)
    assert told["code"] == "faulty_rules"
    for word in words:
        assert word in told["text"]
    headers = {"Accept-Language": language}
    wish = {"name": "A", "rules": name}
    table = httpx.post(f"{house.base}/api/tables", json=wish, headers=headers)
    assert (table.status_code, table.json()["text"]) == (400, told["text"])


@pytest.mark.parametrize(
    "change",
    [
        "+ranking=[['game']]",
        "+values.grand={ win = 1 }",
        "+hold=" + "[" * 500,
        "+tout_bonus=-1",
        "+tout_bonus=1979-05-27",
        "+hodl=true",
        "+=",
        "+",
        "++",
        "+seats=4+seats=3",
        "+values.whist.win=1",
    ],
)
def test_a_change_that_cannot_be(house: House, change: str) -> None:
    wish = {"name": "A", "rules": f"lhombre/hjemme{change}"}
    told = httpx.post(f"{house.base}/api/tables", json=wish)
    assert (told.status_code, told.json()["code"]) == (400, "faulty_rules"), told.text


def test_a_name_without_end(house: House) -> None:
    name = "lhombre/hjemme" + "+tout_bonus=1" * LONGEST_RULES
    told = httpx.post(f"{house.base}/api/tables", json={"name": "A", "rules": name})
    assert (told.status_code, told.json()["code"]) == (400, "unreadable")
    assert "rules" in told.json()["text"]


@pytest.mark.parametrize("name", CHANGED)
async def test_a_table_by_changed_rules_goes_by_its_one_name(house: House, name: str) -> None:
    opened = await open_table(house.base, rules=name)
    async with join(house.base, opened["table"], opened["token"]) as player:
        welcome = json.loads(player.frames[0])
        assert (welcome["type"], welcome["rules"]) == ("welcome", CHANGED[name])
        assert (await player.ask("deal_next"))["type"] == "done"


async def test_four_at_a_table(house: House) -> None:
    opened = await open_table(house.base, rules="lhombre/hjemme+seats=4")
    table = opened["table"]
    async with (
        join(house.base, table, opened["token"]) as host,
        join(house.base, table) as friend,
    ):
        assert len(host.scene["sitters"]) == 4
        seated = await friend.ask("sit", seat=3, name="Olav")
        assert (seated["type"], seated["seat"]) == ("seated", 3)
        async with join(house.base, table) as late:
            assert (await late.ask("sit", seat=4, name="Knud"))["code"] == "no_seat"
        await play_together([host, friend], deals=2)
        assert all(len(points) == 4 for points in host.ledger)
        assert host.ledger == friend.ledger

"""Options behind a player's name: read in one place, refused by name."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from spadille.bots import registry
from spadille.bots.options import chosen, split
from spadille.rules.rule import FaultyGame


class Options(msgspec.Struct, frozen=True):
    """Options of every kind that a player may have."""

    without: tuple[Literal["exchange", "weights"], ...] = ()
    worlds: Annotated[int, Meta(ge=1)] = 80
    opening: Literal["open", "blind"] = "open"
    anytime: bool = True


def _read(name: str) -> Options:
    _, changes = split(name)
    return chosen(Options, changes, name)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("expert", Options()),
        ("expert+without=exchange", Options(without=("exchange",))),
        ("expert+without=weights,exchange", Options(without=("weights", "exchange"))),
        ("expert+worlds=7+anytime=false", Options(worlds=7, anytime=False)),
        ("expert+opening=blind", Options(opening="blind")),
    ],
)
def test_options_stand_behind_a_name(name: str, wanted: Options) -> None:
    assert _read(name) == wanted


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("expert+wolrds=7", r"wolrds is not an option; known are without, worlds, opening, any"),
        ("expert+", r"\"\" is not an option"),
        ("expert+worlds=0", "worlds is at least 1, not 0"),
        ("expert+worlds=many", "worlds is a whole number, not many"),
        ("expert+worlds=" + "9" * 5000, "worlds is a whole number, not 999"),
        ("expert+worlds", "worlds is a whole number, not"),
        ("expert+opening=shut", "opening is one of open, blind, not shut"),
        ("expert+without=talon", "without.* is one of exchange, weights, not talon"),
        ("expert+without=exchange,talon", "without.* is one of exchange, weights, not talon"),
        ("expert+anytime=yes", "anytime is true or false, not yes"),
        ("expert+worlds=7+worlds=8", "worlds is changed twice"),
        ("expert+worlds=0+x=1", "worlds is at least 1, not 0; x is not an option"),
    ],
)
def test_what_cannot_be_is_refused_by_name(name: str, told: str) -> None:
    with pytest.raises(FaultyGame, match=f"^player .*{told}"):
        _read(name)


@pytest.mark.parametrize("name", ["club+worlds=0", "expert+worlds=0", "expert+trials=-1"])
def test_a_searching_player_needs_something_to_look_at(name: str) -> None:
    with pytest.raises(FaultyGame, match=r"(worlds is at least 1|trials is at least 0), not"):
        registry.player(name)


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_a_player_without_options_takes_none(name: str) -> None:
    with pytest.raises(FaultyGame, match=f"player {name}.worlds=3: nothing can be changed"):
        registry.player(f"{name}+worlds=3")
    assert registry.plays(f"{name}+worlds=3", "hearts")

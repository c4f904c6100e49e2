"""Options as data: everything a form needs, from the one place where each is declared."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from spadille.games import registry
from spadille.rules.declaration import Declaration, Setting, settings
from spadille.rules.profile import option
from spadille.rules.ruleset import RuleSet


class Price(msgspec.Struct, frozen=True, kw_only=True):
    """What something costs."""

    win: Annotated[int, option("Points won.", "1.1", ge=0)]
    fine: Annotated[Annotated[int, Meta(ge=1)] | None, option("Points lost.", "1.2")] = None


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """One option of each form."""

    hold: Annotated[bool, option("One may hold.", "2")] = False
    deals: Annotated[int, option("Deals.", "3", ge=4, le=40, multiple_of=4)] = 8
    seats: Annotated[Literal[4, 3], option("Seats.", "4")] = 3
    partner: Annotated[str, option("Whose partner.", "5")]
    ranking: Annotated[tuple[tuple[str, ...], ...], option("The bids.", "6")]
    prices: Annotated[dict[str, Price], option("What each costs.", "1")]
    fees: Annotated[dict[str, Annotated[int, Meta(ge=0)]], option("What each pays.", "7")]


SAID = settings(
    Options(
        partner="left",
        ranking=(("game",), ("solo", "grand")),
        prices={"game": Price(win=2), "solo": Price(win=3, fine=1)},
        fees={"game": 5},
    )
)
BY_NAME = {setting.option.name: setting for setting in SAID}


def test_everything_is_there_in_the_order_of_the_declaration() -> None:
    assert [setting.option.name for setting in SAID] == [
        *("hold", "deals", "seats", "partner", "ranking"),
        *("prices.game.win", "prices.game.fine", "prices.solo.win", "prices.solo.fine"),
        "fees.game",
    ]


@pytest.mark.parametrize(
    "setting",
    [
        Setting(Declaration("hold", "hold", "flag", "One may hold.", "2", default=False), False),
        Setting(
            Declaration(
                *("deals", "deals", "number", "Deals.", "3"),
                minimum=4,
                maximum=40,
                step=4,
                default=8,
            ),
            8,
        ),
        Setting(
            Declaration("seats", "seats", "choice", "Seats.", "4", choices=(4, 3), default=3), 3
        ),
        Setting(Declaration("partner", "partner", "text", "Whose partner.", "5"), "left"),
        Setting(
            Declaration("ranking", "ranking", "list", "The bids.", "6"),
            (("game",), ("solo", "grand")),
        ),
        Setting(
            Declaration(
                *("prices.game.fine", "prices.fine", "number", "Points lost.", "1.2"),
                minimum=1,
                is_optional=True,
            ),
            None,
        ),
        Setting(Declaration("fees.game", "fees", "number", "What each pays.", "7", minimum=0), 5),
    ],
)
def test_a_setting(setting: Setting) -> None:
    assert BY_NAME[setting.option.name] == setting


@pytest.mark.parametrize("rules", registry.names())
def test_every_option_of_every_rule_set_is_told(rules: str) -> None:
    for option_, value in ((each.option, each.value) for each in settings(_options(rules))):
        assert option_.sentence.endswith("."), option_
        assert option_.section, option_
        assert value is not None or option_.is_optional, option_
        assert option_.kind != "choice" or value in option_.choices


@pytest.mark.parametrize("rules", registry.names())
def test_what_may_change_can_be_changed_in_the_name(rules: str) -> None:
    for setting in settings(_options(rules)):
        wanted = _other(setting)
        if wanted is None:
            continue
        text = str(wanted).lower() if isinstance(wanted, bool) else str(wanted)
        name = f"{rules}+{setting.option.name}={text}"
        changed = registry.rulebook(name).profile
        assert RuleSet.read(str(changed)).changes == ((setting.option.name, text),)
        now = {each.option.name: each.value for each in settings(changed.options)}
        assert now[setting.option.name] == wanted


def _options(rules: str) -> msgspec.Struct:
    options: msgspec.Struct = registry.rulebook(rules).profile.options
    return options


def _other(setting: Setting) -> bool | int | str | None:
    """Another value that the option may have by its own declaration."""
    option_, value = setting.option, setting.value
    if option_.kind == "flag":
        return not value
    if option_.kind == "choice":
        return next((choice for choice in option_.choices if choice != value), None)
    if option_.kind == "number":
        more = (value if isinstance(value, int) else option_.minimum or 0) + (option_.step or 1)
        is_in = option_.maximum is None or more <= option_.maximum
        return more if is_in else option_.minimum
    return None

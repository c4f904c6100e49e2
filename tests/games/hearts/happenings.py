"""Every way in which a deal of Hearts can end, and what a record shows of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from spadille.games.hearts.event import HandSettled
from spadille.games.hearts.passing import direction
from spadille.notation.replay import Record, Replay
from tests.games.hearts.table import NORSK, book_of

#: How north plays: by chance, or so that he shoots the moon with that many tricks.
Aim = Literal["chance", "moon", "sun"]


@dataclass(frozen=True, slots=True)
class Case:
    """A deal to be found: its rules, where the match stood, and what it has to show."""

    facts: frozenset[str]
    rules: str = NORSK
    number: int = 4
    points: tuple[int, ...] = (0, 0, 0, 0)
    aim: Aim = "chance"


def _case(
    facts: str,
    options: str = "",
    number: int = 4,
    points: tuple[int, ...] = (0, 0, 0, 0),
    aim: Aim = "chance",
) -> Case:
    return Case(frozenset(facts.split()), f"{NORSK}{options}", number, points, aim)


#: By the name of the file under ``records``.
CASES = {
    "passed_left": _case("left counted", number=1),
    "passed_right": _case("right counted", number=2),
    "passed_across": _case("across counted", number=3),
    "no_pass": _case("none counted"),
    "moon_subtracted": _case("moon_subtracted chosen", points=(95, 80, 85, 60), aim="moon"),
    "moon_added": _case("moon_added chosen", points=(10, 20, 30, 40), aim="moon"),
    "moon_old": _case("moon_added unasked", "+moon=old", aim="moon"),
    "moon_new": _case("moon_subtracted unasked", "+moon=new", aim="moon"),
    "moon_auto_added": _case("moon_added unasked", "+moon=auto", aim="moon"),
    "moon_auto_subtracted": _case(
        "moon_subtracted unasked", "+moon=auto", points=(40, 74, 0, 0), aim="moon"
    ),
    "moon_off": _case("counted everything", "+moon=off", aim="moon"),
    "sun_subtracted": _case("sun_subtracted chosen", "+shoot_the_sun=true", aim="sun"),
    "sun_added": _case("sun_added chosen", "+shoot_the_sun=true", aim="sun"),
    "bonus_card": _case("counted bonus_card", "+jd_bonus=10", number=1),
    "bonus_card_beside_a_moon": _case("moon_added bonus_card", "+jd_bonus=10", aim="moon"),
    "no_tricks": _case("counted no_tricks", "+no_tricks_bonus=5", number=1),
    "no_tricks_beside_a_moon": _case("moon_added no_bonus", "+no_tricks_bonus=5", aim="sun"),
    "exact_minus_50": _case("counted exact", "+exact_100=minus_50", points=(97, 95, 93, 91)),
    "exact_wins": _case("counted exact_winner", "+exact_100=wins", points=(97, 95, 93, 91)),
    "match_over": _case("counted won", points=(88, 40, 60, 75)),
    "match_over_by_a_moon": _case("moon_added won", points=(40, 70, 75, 74), aim="moon"),
    "match_shared": _case("counted shared", points=(95, 95, 95, 95)),
    "match_played_on": _case("counted tied", "+tie_rule=play_on", points=(95, 95, 95, 95)),
}


def shown(record: Record) -> set[str]:
    """What a finished record shows of all that can happen."""
    book = book_of(record.rules)
    replay = Replay(book, record.dealer, record.hands, record.talon, record.standing)
    turns = [replay.act(seat, action) for seat, action in record.steps]
    result, options = replay.result, book.profile.options
    assert isinstance(result, HandSettled)
    account = book.picture(replay.state, None).account
    assert account is not None
    facts: set[str] = {direction(options, record.standing.number), result.outcome}
    facts |= {line.name for line in account.lines}
    facts |= _moon(result, is_chosen=bool(turns[-1].legal.choices))
    facts |= _match(result, options.target)
    if 0 in result.tricks and "no_tricks" not in facts:
        facts.add("no_bonus")
    return facts


def _moon(result: HandSettled, is_chosen: bool) -> set[str]:
    if result.outcome == "counted":
        return {"everything"} if result.points.count(0) == len(result.points) - 1 else set()
    return {"chosen" if is_chosen else "unasked"}


def _match(result: HandSettled, target: int) -> set[str]:
    facts = {"won": 1, "shared": 2}
    found = {name for name, count in facts.items() if len(result.winners) == count}
    if result.winners and all(result.totals[seat] == target for seat in result.winners):
        found.add("exact_winner")
    if not result.winners and max(result.totals) >= target:
        found.add("tied")
    return found

"""What a deal counts (section 5), and what ends a match (section 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.cards import HEARTS, POINT_CARDS, QUEEN, SPOTS
from spadille.games.hearts.event import HandSettled, Outcome, Shot, Way
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, TRICKS, State
from spadille.rules.picture import Line

#: The lines of a deal's account.
LineName = Literal[
    "hearts",
    "queen",
    "no_tricks",
    "moon_subtracted",
    "moon_added",
    "sun_subtracted",
    "sun_added",
    "bonus_card",
    "exact",
]

#: What is taken off for coming to exactly the target, where that is the rule (6.3).
_EXACT = 50

_MOON: dict[Way, Shot] = {"subtracted": "moon_subtracted", "added": "moon_added"}
_SUN: dict[Way, Shot] = {"subtracted": "sun_subtracted", "added": "sun_added"}


def points(options: Options, cards: CardSet) -> int:
    """What cards count against whoever took them (5.1).

    >>> from spadille.games.hearts.profile import load
    >>> taken = CardSet.read("SQ HA H2 DJ")
    >>> points(load("norsk").options, taken), points(load("spot").options, taken)
    (15, 41)
    """
    return _hearts(options, cards) + _queen(options, cards)


def taken_off(options: Options, total: int) -> int:
    """What comes off so many points of a match for being exactly the target (6.3).

    >>> [taken_off(Options(exact_100="minus_50"), total) for total in (99, 100, 101)]
    [0, 50, 0]
    >>> taken_off(Options(), 100)
    0
    """
    is_exact = options.exact_100 == "minus_50" and total == options.target
    return _EXACT if is_exact else 0


def most(options: Options) -> int:
    """The most that the cards of a deal can count against somebody (5.1, 5.2, 5.3).

    >>> from spadille.games.hearts.profile import load
    >>> most(load("norsk").options), most(load("omnibus").options)
    (26, 52)
    """
    return _shot(options, is_sun=options.shoot_the_sun)


def shooter(state: State) -> Seat | None:
    """The seat that has taken all hearts and the queen of spades, if one has (5.2)."""
    seats = (seat for seat, cards in enumerate(state.captured) if not POINT_CARDS - cards)
    return next(map(Seat, seats), None)


def is_moon(options: Options, state: State) -> bool:
    """Whether somebody has shot the moon by these rules, in a deal played to its end (5.2)."""
    is_played_out = len(state.taken) == TRICKS
    return is_played_out and options.moon != "off" and shooter(state) is not None


def is_waiting(options: Options, state: State) -> bool:
    """Whether the score hangs on a choice that has not been made (5.2)."""
    return options.moon == "choice" and state.shooter is not None and state.way is None


def settle(options: Options, state: State) -> HandSettled:
    """The end of the deal, with all its tricks played and a moon decided."""
    way = _way(options, state)
    score = scores(options, state, way)
    totals = _totals(state, score)
    return HandSettled(
        scores=score,
        outcome=_outcome(options, state, way),
        shooter=None if way is None else state.shooter,
        points=tuple(points(options, cards) for cards in state.captured),
        tricks=state.tricks_by_seat,
        totals=totals,
        winners=winners(options, totals) if is_match_over(options, totals) else (),
    )


def scores(options: Options, state: State, way: Way | None) -> tuple[int, ...]:
    """The points of the deal by seat, with a moon dealt with in that way."""
    told = account(options, state, way)
    return tuple(sum(line.points for line in told if line.seat == seat) for seat in range(SEATS))


def account(options: Options, state: State, way: Way | None) -> tuple[Line, ...]:
    """The points of the deal line by line, seat after seat (5, 6.3)."""
    return tuple(
        Line(name, Seat(seat), amount)
        for seat in range(SEATS)
        for name, amount in _whole_account(options, state, Seat(seat), way)
    )


def is_match_over(options: Options, totals: tuple[int, ...]) -> bool:
    """Whether the match ends with these points after a deal (6)."""
    if max(totals) < options.target:
        return False
    is_single = totals.count(min(totals)) == 1
    return options.tie_rule == "shared" or is_single or _has_exact_winner(options, totals)


def winners(options: Options, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who wins a match that ends with these points: the fewest, several if they tie (6.2, 6.3).

    >>> from spadille.games.hearts.profile import load
    >>> winners(load("norsk").options, (101, 45, 45, 77))
    (1, 2)
    """
    best = options.target if _has_exact_winner(options, totals) else min(totals)
    return tuple(Seat(seat) for seat, total in enumerate(totals) if total == best)


def _whole_account(
    options: Options, state: State, seat: Seat, way: Way | None
) -> Iterator[tuple[LineName, int]]:
    lines = list(_lines(options, state, seat, way))
    yield from lines
    total = state.points_before[seat] + sum(amount for _, amount in lines)
    off = taken_off(options, total)
    if off:
        yield "exact", -off


def _lines(
    options: Options, state: State, seat: Seat, way: Way | None
) -> Iterator[tuple[LineName, int]]:
    cards = state.captured[seat]
    if way is None:
        if cards & HEARTS:
            yield "hearts", _hearts(options, cards)
        if QUEEN in cards:
            yield "queen", _queen(options, cards)
        if options.no_tricks_bonus and seat not in state.taken:
            yield "no_tricks", -options.no_tricks_bonus
    elif (seat == state.shooter) == (way == "subtracted"):
        shot = _shot(options, is_sun=_is_sun(options, state))
        yield _shot_as(options, state, way), -shot if way == "subtracted" else shot
    if options.jd_bonus and Card(options.bonus_card) in cards:
        yield "bonus_card", -options.jd_bonus


def _way(options: Options, state: State) -> Way | None:
    """What becomes of the points of a moon; nothing where nobody shot it (5.2)."""
    if state.shooter is None:
        return None
    if options.moon == "choice":
        return state.way
    if options.moon == "auto":
        totals = _totals(state, scores(options, state, "added"))
        return "subtracted" if is_match_over(options, totals) else "added"
    return "subtracted" if options.moon == "new" else "added"


def _outcome(options: Options, state: State, way: Way | None) -> Outcome:
    return "counted" if way is None else _shot_as(options, state, way)


def _shot_as(options: Options, state: State, way: Way) -> Shot:
    return _SUN[way] if _is_sun(options, state) else _MOON[way]


def _is_sun(options: Options, state: State) -> bool:
    return options.shoot_the_sun and set(state.taken) == {state.shooter}


def _shot(options: Options, *, is_sun: bool) -> int:
    """The points of a moon, or twice as many (5.2, 5.3)."""
    return points(options, POINT_CARDS) * (2 if is_sun else 1)


def _totals(state: State, score: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(old + new for old, new in zip(state.points_before, score, strict=True))


def _has_exact_winner(options: Options, totals: tuple[int, ...]) -> bool:
    return options.exact_100 == "wins" and options.target in totals


def _hearts(options: Options, cards: CardSet) -> int:
    hearts = cards & HEARTS
    return len(hearts) if options.heart_values == "one" else sum(SPOTS[each] for each in hearts)


def _queen(options: Options, cards: CardSet) -> int:
    return options.queen_points if QUEEN in cards else 0

"""What each game says of itself and the kit cannot know: its ends, and what shows cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spadille.games.hearts import profile as hearts
from spadille.games.hearts.cards import HEARTS, SPOTS
from spadille.games.hearts.event import HandSettled, LeaderNamed
from spadille.games.lhombre.event import CardTurned, DealSettled, HandOpened
from spadille.games.lhombre.profile import Options
from spadille.rules.event import Event, Played, Settled
from spadille.rules.profile import Profile


@dataclass(frozen=True, slots=True)
class Laws:
    """``showing`` are the events whose cards everybody sees; ``settles`` judges an end."""

    showing: tuple[type[Event], ...]
    settles: Callable[[Profile[Any], Settled], bool]


def _lhombre_settles(profile: Profile[Options], settled: Settled) -> bool:
    """Nobody but a declarer scores, and never more than a contract and a tout can bring (4.1)."""
    assert isinstance(settled, DealSettled)
    others = [s for seat, s in enumerate(settled.scores) if seat not in settled.declarers]
    if settled.contract is None:
        return not any(settled.scores)
    value = profile.options.values[settled.contract]  # type: ignore[index] # a bid is a contract
    most = value.win + profile.options.tout_bonus
    return not any(others) and all(score <= most for score in settled.scores)


def _hearts_settles(profile: Profile[hearts.Options], settled: Settled) -> bool:
    """All points are in the game, fall to one side of a moon, or are off the shooter's (5)."""
    assert isinstance(settled, HandSettled)
    options = profile.options
    hearts_count = len(HEARTS) if options.heart_values == "one" else sum(SPOTS.values())
    deal = hearts_count + options.queen_points
    shot = deal * (2 if settled.outcome.startswith("sun") else 1)
    subtracted = {"moon_subtracted", "sun_subtracted"}
    sums = {"counted": deal, **dict.fromkeys(subtracted, -shot)}
    expected = sums.get(settled.outcome, 3 * shot)
    # Nothing but the bonus for one card stands beside the points in the profiles there are.
    return sum(settled.scores) in (expected, expected - options.jd_bonus)


#: By the name of the game; a game without its laws here fails the kit.
LAWS = {
    "lhombre": Laws((Played, CardTurned, HandOpened), _lhombre_settles),
    "hearts": Laws((Played, LeaderNamed), _hearts_settles),
}

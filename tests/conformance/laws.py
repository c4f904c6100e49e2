"""What each game says of itself and the kit cannot know: its ends, and what shows cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spadille.games.lhombre.event import CardTurned, DealSettled, HandOpened
from spadille.games.lhombre.profile import Options
from spadille.games.solo.event import Declared, SoloSettled
from spadille.games.solo.profile import Options as SoloOptions
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


def _solo_settles(profile: Profile[SoloOptions], settled: Settled) -> bool:
    """What one side gets the other pays, and nobody more than a lone game can cost (6.1)."""
    assert isinstance(settled, SoloSettled)
    if settled.contract is None:
        return not any(settled.scores)
    value = profile.options.values[settled.contract]  # type: ignore[index] # a bid is a contract
    own = [settled.scores[seat] for seat in settled.declarers]
    return sum(settled.scores) == 0 and all(abs(score) in (2 * value, 3 * value) for score in own)


#: By the name of the game; a game without its laws here fails the kit.
LAWS = {
    "lhombre": Laws((Played, CardTurned, HandOpened), _lhombre_settles),
    "solo": Laws((Played, Declared), _solo_settles),
}

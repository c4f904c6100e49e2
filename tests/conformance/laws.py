"""What each game says of itself and the kit cannot know: its ends, and what shows cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spadille.games.hearts import profile as hearts
from spadille.games.hearts.cards import HEARTS, SPOTS
from spadille.games.hearts.event import HandSettled, LeaderNamed
from spadille.games.lhombre import settlement
from spadille.games.lhombre.event import AcesShown, CardTurned, DealSettled, HandOpened
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
    """No declarer wins more than the contract and a tout bring from each who pays (4.1, 4.2).

    Beside that seats only lose: whoever named too much, or stayed out of a nolo (3.2, 3.3). Where
    defenders pay, one's loss is the others' gain; where none does, defenders win nothing. Several
    who are paid win of each other too, without a limit that the contract alone would tell.
    """
    assert isinstance(settled, DealSettled)
    options, scores = profile.options, settled.scores
    if settled.contract is None:
        return not any(scores)
    is_paid = options.payment == "defenders"
    won = settlement.valued_as(options, settled.contract, settled.trump)  # type: ignore[arg-type] # a bid is a contract
    most = (options.values[won].win + options.tout_bonus) * (2 if is_paid else 1)
    are_several_paid = is_paid and len(settled.declarers) > 1
    if are_several_paid and not _is_best_to_win(settled):
        return False
    if not are_several_paid and any(scores[seat] > most for seat in settled.declarers):
        return False
    others = [score for seat, score in enumerate(scores) if seat not in settled.declarers]
    lost = sum(scores) if is_paid else sum(others)
    if not is_paid and max(others, default=0) > 0:
        return False
    if options.naming_penalty:
        return lost <= 0 and lost % options.naming_penalty == 0
    return lost in (0, -options.sitter_cost)


def _is_best_to_win(settled: DealSettled) -> bool:
    """Whether all who made a nolo have as many points, and more than all who did not (3.3)."""
    ended = dict(zip(settled.declarers, settled.outcomes, strict=True))
    made = {settled.scores[seat] for seat, outcome in ended.items() if outcome == "win"}
    lost = {settled.scores[seat] for seat, outcome in ended.items() if outcome != "win"}
    return len(made) <= 1 and all(more > fewer for more in made for fewer in lost)


def _hearts_settles(profile: Profile[hearts.Options], settled: Settled) -> bool:
    """All points are in the game, fall to one side of a moon, or are off the shooter's (5)."""
    assert isinstance(settled, HandSettled)
    options = profile.options
    by_hearts = len(HEARTS) if options.heart_values == "one" else sum(SPOTS.values())
    points = by_hearts + options.queen_points
    shot = points * (2 if settled.outcome.startswith("sun") else 1)
    if settled.outcome == "counted":
        left = points - options.no_tricks_bonus * settled.tricks.count(0)
    else:
        left = 3 * shot if settled.outcome.endswith("added") else -shot
    left -= options.jd_bonus + sum(settled.scores)
    return left % 50 == 0 if options.exact_100 == "minus_50" else left == 0


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
    "lhombre": Laws((Played, CardTurned, HandOpened, AcesShown), _lhombre_settles),
    "hearts": Laws((Played, LeaderNamed), _hearts_settles),
    "solo": Laws((Played, Declared), _solo_settles),
}

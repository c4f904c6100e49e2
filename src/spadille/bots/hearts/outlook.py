"""From what a seat sees to what makes its cards dangerous."""

from __future__ import annotations

from spadille.bots.hearts.danger import Outlook
from spadille.bots.hearts.sight import Sight
from spadille.games.hearts.cards import HEARTS, SPOTS


def outlook(sight: Sight) -> Outlook:
    """What the others hold, as far as it makes cards dangerous."""
    bonus = sight.bonus_card
    return Outlook(
        out=sight.out,
        points=float(sight.points_out),
        heart=mean_heart(sight),
        queen=float(sight.options.queen_points),
        is_queen_out=sight.is_queen_out,
        bonus=float(sight.options.jd_bonus),
        bonus_card=bonus if bonus is not None and bonus not in sight.gone else None,
    )


def mean_heart(sight: Sight) -> float:
    """What a heart counts on the average."""
    if sight.options.heart_values == "one":
        return 1.0
    return sum(SPOTS.values()) / len(HEARTS)

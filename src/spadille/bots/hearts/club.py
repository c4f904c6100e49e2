"""The club tier of Hearts."""

from __future__ import annotations

from spadille.bots.hearts.effort import Effort
from spadille.bots.hearts.searcher import HeartsSearcher

EFFORT = Effort(worlds=20, rounds=16_000, passes=6, deals=12, tries=200, seconds=0.1)


class HeartsClub(HeartsSearcher):
    """Plays Hearts as a good member of a club does: 20 worlds, well under 120 ms a decision."""

    def __init__(self, effort: Effort = EFFORT) -> None:
        super().__init__(effort)

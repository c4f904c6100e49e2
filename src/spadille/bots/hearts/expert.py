"""The expert tier of Hearts."""

from __future__ import annotations

from spadille.bots.hearts.effort import Effort
from spadille.bots.hearts.searcher import HeartsSearcher

EFFORT = Effort(worlds=80, rounds=160_000, passes=8, deals=40, tries=400, seconds=0.8)


class HeartsExpert(HeartsSearcher):
    """Plays Hearts as well as we know how: 80 worlds, under 0.9 s a decision."""

    def __init__(self, effort: Effort = EFFORT) -> None:
        super().__init__(effort)

"""How a player can lose his turn."""

from __future__ import annotations

from typing import Final, Literal

#: ``absent`` could not be started, or was given up; ``silent`` did not answer in time; ``gone``
#: ended; ``endless`` wrote without an end of line, or line after line unasked; ``nonsense``
#: answered what cannot be read; ``illegal`` what may not be done; ``broken`` is a player of our own
#: that raised an exception.
Kind = Literal["absent", "silent", "gone", "endless", "nonsense", "illegal", "broken"]
#: Which of them leave nobody to ask.
LOST: Final = ("absent", "silent", "gone", "endless")


class Failed(Exception):
    """Raised where a player has no action to offer; ``detail`` is for whoever wrote him."""

    def __init__(self, kind: Kind, detail: str = "") -> None:
        self.kind = kind
        self.detail = detail
        super().__init__(f"{kind}: {detail}" if detail else kind)

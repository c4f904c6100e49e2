"""Whether advice may be had at a table."""

from __future__ import annotations

from typing import Literal

#: Always, never, or while all others are bots.
Help = Literal["on", "off", "among_bots"]

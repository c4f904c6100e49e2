"""How long bots take."""

from typing import NamedTuple


class Pace(NamedTuple):
    """Times in seconds: a bot's move, and a person's absence until a bot plays for him."""

    bot_delay: float = 0.8
    patience: float = 60.0

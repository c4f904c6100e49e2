"""Players against each other: a deal among them, and many deals that tell who is better."""

from spadille.bots.arena.table import Table, bid_as

__all__ = ["Table", "bid_as"]

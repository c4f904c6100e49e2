#!/usr/bin/env python3
"""A player for ``spadille arena "pipe:./player.py"``, in any Python, without Spadille.

It passes, throws as little as it must, and plays its lowest card: a place to begin from.
"""

import json
import sys

RANKS = "23456789TJQKA"


def choose(legal):
    """What to do, of what the seat may do: an action as Spadille writes it."""
    if legal.get("play"):
        return {"type": "play", "card": min(legal["play"], key=lambda card: RANKS.index(card[1]))}
    if legal.get("exchange"):
        offered = legal["exchange"]
        return {"type": "exchange", "cards": offered["cards"][: offered["minimum"]]}
    choices = legal["choices"]
    return next((each for each in choices if each["type"] == "pass"), choices[0])


def answer(message):
    """What to say to a message."""
    if message["type"] == "hello":
        return {"type": "hello", "name": "lowest card 1"}
    return {"type": "answer", "id": message["id"], "action": choose(message["legal"])}


def play():
    """Answer every message until there are no more."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    play()

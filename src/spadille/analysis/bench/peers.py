"""Programs of others that play cards, asked in the same run; none of them need be there."""

from __future__ import annotations

from importlib import import_module
from random import Random
from time import process_time
from typing import Any, NamedTuple


class Speed(NamedTuple):
    """Deals and cards played in a second of CPU time."""

    deals: float
    cards: float


def open_spiel_native(rounds: int) -> Speed | None:
    """OpenSpiel's Hearts in its fastest way from Python: its uniform bots on dealt states."""
    spiel = _module("pyspiel")
    if spiel is None:
        return None
    dealt = [_hearts(spiel, seed) for seed in range(10)]
    bots = [spiel.make_uniform_random_bot(player, player) for player in range(4)]
    begun = process_time()
    for number in range(rounds):
        spiel.evaluate_bots(dealt[number % len(dealt)].clone(), bots, number)
    deals = rounds / (process_time() - begun)
    return Speed(deals, 52 * deals)


def open_spiel_from_python(rounds: int) -> Speed | None:
    """OpenSpiel's Hearts driven from Python: what is legal, then the last of it."""
    spiel = _module("pyspiel")
    if spiel is None:
        return None
    dealt = [_hearts(spiel, seed) for seed in range(10)]
    begun = process_time()
    for number in range(rounds):
        state = dealt[number % len(dealt)].clone()
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[-1])
    deals = rounds / (process_time() - begun)
    return Speed(deals, 52 * deals)


def colver(rounds: int) -> Speed | None:
    """Colver's Belote, 32 cards: play-outs of one deal in its own loop."""
    module = _module("colver")
    if module is None:
        return None
    game = module.Env()
    game.reset()
    game.set_contract(0, 80, 0, 1)
    game.set_phase_playing()
    begun = process_time()
    game.rollout(rounds)
    deals = rounds / (process_time() - begun)
    return Speed(deals, 32 * deals)


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


def _hearts(spiel: Any, seed: int) -> Any:
    """A deal of OpenSpiel's in which the cards have been dealt, and none are passed."""
    chance, state = Random(seed), spiel.load_game("hearts").new_initial_state()
    state.apply_action(0)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state

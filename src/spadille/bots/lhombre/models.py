"""The fitted weights; ``bench/fit_bots.py`` prints them anew."""

from __future__ import annotations

from spadille.bots.lhombre.odds import Model

#: A hand that will still be exchanged, with its trump suit.
BOUGHT = Model(
    -3.4,
    {"spadille": 1.4, "manille": 1.2, "basta": 0.9, "high trumps": 0.7, "low trumps": 0.45,
     "kings": 0.5, "king and queen": 0.7, "red": -0.3, "lead": 0.1},
    (-0.5, -0.4),
)
#: A hand that stays as it is, with its trump suit: a solo, or after the exchange.
FINAL = Model(
    -5.0,
    {"spadille": 1.5, "manille": 1.3, "basta": 1.0, "high trumps": 0.8, "low trumps": 0.5,
     "kings": 0.6, "king and queen": 1.0, "guarded queens": 0.2, "voids": 0.4, "singletons": 0.1, "red": -0.3, "lead": 0.1},
    (-0.5, -0.4),
)
GRAND = Model(-5.0, {"spadille": 1.5, "basta": 1.0, "kings": 0.9, "king and queen": 0.4, "lead": 0.2}, (-30.0, 0.0))
SIMPLE_NOLO = Model(0.5, {"worst suit": -0.4, "second suit": -0.2, "other suits": -0.1, "bare high cards": -0.1, "voids": 0.3, "safe suits": 0.3, "lead": 0.0}, (0.0, -0.4))
PURE_NOLO = Model(1.5, {"worst suit": -0.6, "second suit": -0.5, "other suits": -0.4, "bare high cards": -0.1, "voids": 0.3, "safe suits": 0.3, "lead": 0.0}, (0.0, -0.4))
NOLO_OUVERT = Model(1.0, {"worst suit": -1.0, "second suit": -0.8, "other suits": -0.6, "bare high cards": -0.1, "voids": 0.3, "safe suits": 0.3, "lead": 0.0}, (0.0, -0.4))
GRAND_FINAL = GRAND

"""What players come to in deals whose end with open cards is known, as measured in self-play."""

from __future__ import annotations

#: By game, kind of contract and the end with open cards: how often the deal ended which way.
#: ``bench/calibrate.py lhombre/hjemme --deals 1500 --seed 1`` and ``solo/american`` the same, by
#: heuristic players; a given-up deal counts as bet.
CALIBRATION: dict[str, dict[str, dict[str, dict[str, float]]]] = {
    "lhombre": {
        # 818 deals, 0.58 ± 0.06 points above open cards
        "bought": {
            "win": {"win": 0.945, "bet": 0.038, "codille": 0.017},
            "bet": {"win": 0.603, "bet": 0.305, "codille": 0.092},
            "codille": {"win": 0.192, "bet": 0.454, "codille": 0.354},
        },
        # 250 deals, 0.47 ± 0.18 points above open cards
        "solo": {
            "win": {"win": 0.922, "bet": 0.073, "codille": 0.005},
            "bet": {"win": 0.625, "bet": 0.325, "codille": 0.05},
            "codille": {"win": 0.261, "bet": 0.261, "codille": 0.478},
        },
        # 31 deals, 0.0 ± 0.6 points above open cards
        "grand": {
            "win": {"win": 0.81, "bet": 0.19},
            "bet": {"win": 0.286, "bet": 0.714},
            "codille": {"win": 0.286, "bet": 0.714},
        },
        # 115 deals, 4.4 ± 0.5 points above open cards
        "nolo": {
            "win": {"win": 1.0},
            "bet": {"win": 0.5, "bet": 0.5},
            "codille": {"win": 0.525, "bet": 0.4, "codille": 0.075},
        },
    },
    "solo": {
        # 1,089 deals, 1.1 ± 0.2 points below open cards
        "simple": {
            "made": {"made": 0.809, "lost": 0.191},
            "lost": {"made": 0.312, "lost": 0.688},
        },
        # 411 deals, 4.0 ± 0.7 points above open cards
        "alone": {
            "made": {"made": 0.96, "lost": 0.04},
            "lost": {"made": 0.558, "lost": 0.442},
        },
    },
}

"""Learn what players need to know: ``python -m tools.train [--deals N] [--seed S] [--only PART]``.

``--deals`` are deals to learn habits from, of each game. Every deal has its own source of chance,
so that the same seed learns the same on any number of cores. Beside the file that it writes a card
tells what it is. With ``--only`` one part is learned anew, and all else in the file stays.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from spadille.bots.lhombre import belief as lhombre_belief
from spadille.bots.lhombre.par import name_of as lhombre_par
from spadille.bots.model import FILE, LAYOUT, ModelCard, Numbers, card_of, digest, load
from spadille.bots.solo import belief as solo_belief
from spadille.bots.solo.par import name_of as solo_par
from tools.training import calls, lhombre, lhombre_promises, plays, solo
from tools.training.habits import Found, bits, fit
from tools.training.lhombre import Par
from tools.training.plays import PLAYER

T = TypeVar("T")

DEALS = 3000
SEED = 1
#: For each deal to learn habits from, so many of a contract in which it is seen what it comes to.
PARS = 0.1
#: For each deal to learn habits from, so many to learn calls from.
CALLS = 3
#: For each deal to learn habits from, so many to learn from what plays tell.
PLAYS = 0.33
#: For each deal to learn habits from, so many that are bid to learn what hands promise.
BIDS = 0.5
#: What may be learned by itself, and how its names begin or go on in the file.
PARTS = {"plays": ("/plays/",), "promises": ("/promise/", "/usual/")}
#: Each game of which it is learned what hands promise, with how that is done.
PROMISES: Mapping[str, Any] = {"lhombre": lhombre_promises}
#: Of so many deals one is not learned from, but measures what was learned.
HELD_BACK = 5


def main(args: Sequence[str] | None = None) -> None:
    """Read the command line, learn, and write the file and its card."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--only", choices=[*PARTS], help="learn that anew, and keep the rest")
    asked = parser.parse_args(args)
    kept = None if asked.only is None else _kept(asked.out)
    figures: dict[str, float] = {} if kept is None else dict(kept.figures)
    with get_context("spawn").Pool(asked.jobs) as pool:
        found = _learned(asked, pool, figures) if kept is None else _without(asked.only, asked.out)
        # As they are kept, so that the same is learned whether they were learned now or are read.
        known = {name: row.astype(np.float32).astype(np.float64) for name, row in found.items()}
        if asked.only in (None, "plays"):
            for game in plays.BELIEFS:
                found |= _plays(game, _of_plays(asked.deals), asked.seed, known, pool, figures)
        if asked.only in (None, "promises"):
            for game in PROMISES:
                found |= _promises(game, asked.deals, asked.seed, known, pool, figures)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    rows: dict[str, Any] = {name: row.astype(np.float32) for name, row in found.items()}
    with asked.out.open("wb") as file:
        np.savez_compressed(file, **rows)
    card = _card(asked, kept, figures)
    text = msgspec.json.format(msgspec.json.encode(card), indent=2)
    card_of(asked.out).write_bytes(text + b"\n")
    for name, value in figures.items():
        print(f"{name}: {value}")


def _learned(asked: argparse.Namespace, pool: Pool, figures: dict[str, float]) -> Found:
    """All but what can be learned by itself."""
    found = {
        **_habits("lhombre", asked.deals, asked.seed, pool, figures),
        **_habits("solo", asked.deals, asked.seed, pool, figures),
    }
    pars = _pars(asked.deals, asked.seed, pool, figures)
    calls = _calls(asked.deals * CALLS, asked.seed, pars, pool, figures)
    return {**found, **pars, **calls}


def _kept(file: Path) -> ModelCard:
    """The card of a file of which all is kept but what is learned anew."""
    return msgspec.json.decode(card_of(file).read_bytes(), type=ModelCard)


def _without(part: str, file: Path) -> Found:
    """What a file holds but one part."""
    return {
        name: row
        for name, row in load(file).items()
        if not any(mark in name for mark in PARTS[part])
    }


def _card(
    asked: argparse.Namespace, kept: ModelCard | None, figures: dict[str, float]
) -> ModelCard:
    command, commit = f"python -m tools.train --deals {asked.deals} --seed {asked.seed}", _commit()
    if kept is not None:
        commands, commits = _before(kept, asked.only)
        return msgspec.structs.replace(
            kept,
            hash=digest(asked.out),
            command="; ".join([*commands, f"{command} --only {asked.only}"]),
            deals=kept.deals | _counts(asked.deals, asked.only),
            commit="; ".join([*commits, commit]),
            figures=figures,
        )
    deals = {"habits": asked.deals, "par": int(asked.deals * PARS), "calls": asked.deals * CALLS}
    for part in PARTS:
        deals |= _counts(asked.deals, part)
    return ModelCard(
        layout=LAYOUT,
        hash=digest(asked.out),
        command=command,
        deals=deals,
        seed=asked.seed,
        commit=commit,
        figures=figures,
    )


def _before(kept: ModelCard, part: str) -> tuple[list[str], list[str]]:
    """The commands, and the commits they were run at, of which a file keeps what they taught."""
    each = zip(kept.command.split("; "), kept.commit.split("; "), strict=True)
    told = [(command, commit) for command, commit in each if not command.endswith(f"--only {part}")]
    return [command for command, _ in told], [commit for _, commit in told]


def _counts(deals: int, part: str) -> dict[str, int]:
    """From how many deals a part is learned that can be learned by itself."""
    if part == "plays":
        return {"plays": _of_plays(deals)}
    given, bid = _of_promises(deals)
    return {"given": given, "bid": bid}


def _habits(game: str, deals: int, seed: int, pool: Pool, figures: dict[str, float]) -> Found:
    see, kinds = {
        "lhombre": (lhombre.sightings, lhombre_belief.KINDS),
        "solo": (solo.sightings, solo_belief.KINDS),
    }[game]
    _say(f"{game}: {deals} deals to learn habits from")
    seen = list(pool.imap(partial(see, seed), range(deals), chunksize=20))
    learned_from, held_back = parted(seen)
    _say(f"{game}: {len(learned_from)} sightings")
    found = fit(learned_from, kinds, pool)
    figures[f"{game}: bits gained a view"] = round(bits(held_back, found, pool), 3)
    return found


def parted(deals: Sequence[Sequence[T]]) -> tuple[list[T], list[T]]:
    """All that was seen of the deals that are learned from, and of those that are held back.

    What seats see of one deal tells of the same cards: a deal is held back whole.

    >>> parted([["a", "b"], ["c"], [], ["d"], ["e"], ["f", "g"]])
    (['c', 'd', 'e'], ['a', 'b', 'f', 'g'])
    """
    learned_from = [own for number, own in enumerate(deals) if number % HELD_BACK]
    return list(chain.from_iterable(learned_from)), list(chain.from_iterable(deals[::HELD_BACK]))


def _pars(deals: int, seed: int, pool: Pool, figures: dict[str, float]) -> Found:
    count = max(8, int(deals * PARS))
    _say(f"{count} deals of each contract")
    tasks = [(seed, number, name, PLAYER) for name in lhombre.CONTRACTS for number in range(count)]
    by_name: dict[str, list[Par]] = defaultdict(list)
    for each in pool.starmap(lhombre.par, tasks, chunksize=5):
        by_name[lhombre_par(each.contract)].append(each)
    games = [(seed, number, PLAYER) for number in range(deals)]
    for each in chain.from_iterable(pool.imap(_bid, games, chunksize=5)):
        by_name[lhombre_par(each.contract)].append(each)
    for played in pool.starmap(solo.par, games[: count * 5], chunksize=5):
        if played is not None:
            by_name[solo_par(played.contract)].append(played)
    found = {}
    for name, rows in sorted(by_name.items()):
        found[name] = _line(rows)
        figures[f"{name}: deals"] = len(rows)
        figures[f"{name}: mean with open cards"] = _mean(row.open_cards for row in rows)
        figures[f"{name}: mean in play"] = _mean(row.points for row in rows)
    return found


def _bid(game: tuple[int, int, str]) -> list[Par]:
    return lhombre.bid_par(*game)


def _calls(deals: int, seed: int, numbers: Found, pool: Pool, figures: dict[str, float]) -> Found:
    _say(f"lhombre: {deals} deals to learn calls from")
    seen = list(pool.imap(partial(calls.choices, numbers, seed), range(deals), chunksize=20))
    learned_from, held_back = parted(seen)
    found = calls.fit(learned_from)
    figures["lhombre: points gained a call"] = round(calls.gain(held_back, found), 4)
    return found


def _of_plays(deals: int) -> int:
    """How many deals are played to learn from what plays tell."""
    return max(8, int(deals * PLAYS))


def _plays(
    game: str, deals: int, seed: int, numbers: Numbers, pool: Pool, figures: dict[str, float]
) -> Found:
    _say(f"{game}: {deals} deals to learn from what plays tell")
    see = partial(plays.views, game, numbers, seed, plays.PLAYER)
    seen = list(pool.imap(see, range(deals), chunksize=20))
    learned_from, held_back = parted(seen)
    _say(f"{game}: {len(learned_from)} views")
    found, power = plays.softened(held_back, plays.fit(learned_from, pool), pool)
    gained = plays.bits(held_back, found, pool)
    figures[f"{game}: bits gained a view by plays"] = round(gained, 3)
    figures[f"{game}: power of plays"] = power
    return found


def _of_promises(deals: int) -> tuple[int, int]:
    """How many deals of each contract are given, and how many bid, to learn what hands promise."""
    return max(8, int(deals * PARS)), max(8, int(deals * BIDS))


def _promises(
    game: str, deals: int, seed: int, numbers: Numbers, pool: Pool, figures: dict[str, float]
) -> Found:
    given, bid = _of_promises(deals)
    own = PROMISES[game]
    _say(f"{game}: {given} deals of each contract and {bid} bid to learn what hands promise")
    seen = [
        *pool.imap(partial(own.given, numbers, seed), range(given), chunksize=5),
        *pool.imap(partial(own.bid, numbers, seed), range(bid), chunksize=5),
    ]
    learned_from, held_back = parted(seen)
    found: Found = own.fit(learned_from)
    figures[f"{game}: bits lost a promise, by estimates"] = own.lost(held_back, {})
    figures[f"{game}: bits lost a promise, learned"] = own.lost(held_back, found)
    return found


#: Deals that are thought of beside those seen, in which open cards promise what they hold.
_PRIOR = 10.0


def _line(rows: Sequence[Par]) -> NDArray[np.float64]:
    """What is to be added to parts of what foretells the points, and those parts, least squared."""
    x, y = np.array([_foretold(row) for row in rows]), np.array([row.points for row in rows])
    mean, believed = x.mean(axis=0), np.eye(x.shape[1])[0]
    away = x - mean
    squares = away.T @ away + _PRIOR * np.eye(len(mean))
    parts = np.linalg.solve(squares, away.T @ (y - y.mean()) + _PRIOR * believed)
    parts = np.clip(parts, 0.0, 1.0)
    return np.array([float(y.mean() - parts @ mean), *parts]).round(4)


def _foretold(row: Par) -> tuple[float, ...]:
    return (row.open_cards,) if row.estimated is None else (row.open_cards, row.estimated)


def _mean(values: Iterable[float]) -> float:
    return round(float(np.mean(list(values))), 3)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _commit() -> str:
    git = shutil.which("git")
    if git is None:
        return ""
    told = subprocess.run(
        [git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return told.stdout.strip()


if __name__ == "__main__":
    main()

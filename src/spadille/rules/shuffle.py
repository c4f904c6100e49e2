"""Shuffle ``mix-v1``: a deck that anybody can make again from its secret."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import count

from spadille.cards import Card, Pack
from spadille.rules.action import Provenance
from spadille.rules.faults import Fault

RULE = "mix-v1"
SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """The seal to publish before the deal: it fixes the secret and tells nothing about it.

    The seal is on the secret, never on the deck: a small game has so few deals that a seal on the
    deck could be opened by trying them all. ``secret`` has 32 bytes; the answer is 64 hex digits.

    >>> commitment(bytes(32))[:16]
    'f8b59147fafa4d71'
    """
    _check(secret)
    return hashlib.sha256(f"spadille {RULE} commitment".encode() + secret).hexdigest()


def mix(pack: Pack, secret: bytes, salt: bytes, seeds: Sequence[bytes]) -> tuple[Card, ...]:
    """The deck, top card first, that secret, salt and the seats' own seeds make of a pack.

    A Fisher-Yates shuffle from the last place down; each index comes without bias from a stream of
    HMAC-SHA-256 blocks under the secret. Raises ``ValueError`` when the secret has not 32 bytes.

    >>> from spadille.cards import SPANISH_40
    >>> deck = mix(SPANISH_40, bytes(32), b"table 1, deal 1", [b"", b"", b""])
    >>> [card.text for card in deck[:4]], sorted(deck, key=hash) == list(SPANISH_40)
    (['SK', 'D7', 'S2', 'C7'], True)
    """
    _check(secret)
    numbers = _numbers(secret, _frame([salt, *seeds]))
    deck = list(pack)
    for last in range(len(deck) - 1, 0, -1):
        chosen = _below(last + 1, numbers)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def mixed(pack: Pack, provenance: Provenance) -> tuple[Card, ...]:
    """The deck a provenance claims to have made."""
    return mix(
        pack,
        bytes.fromhex(provenance.secret),
        bytes.fromhex(provenance.salt),
        [bytes.fromhex(seed) for seed in provenance.seeds],
    )


def faults_of(
    pack: Pack, sealed: str, provenance: Provenance, deck: Sequence[Card]
) -> tuple[str, ...]:
    """Check a deal after its secret was opened; an honest deal has no fault.

    >>> from spadille.cards import SPANISH_40
    >>> told = Provenance(RULE, "00" * 32, "", ())
    >>> deck = mixed(SPANISH_40, told)
    >>> faults_of(SPANISH_40, commitment(bytes(32)), told, deck)
    ()
    >>> faults_of(SPANISH_40, commitment(bytes(32)), told, deck[::-1])
    ('the deck is not the one this secret makes',)
    """
    faults = provenance_faults(provenance)
    if faults:
        return tuple(faults)
    if not hmac.compare_digest(commitment(bytes.fromhex(provenance.secret)), sealed):
        faults.append(Fault("secret-unsealed"))
    if mixed(pack, provenance) != tuple(deck):
        faults.append(Fault("deck-other"))
    return tuple(faults)


def provenance_faults(told: Provenance) -> list[Fault]:
    """Why no deck can be made of a provenance; nothing where one can.

    >>> provenance_faults(Provenance(RULE, "0g", "", ("00",)))
    ['“0g” is not hex']
    """
    if told.rule != RULE:
        return [Fault("shuffle-unknown", found=told.rule, known=RULE)]
    faults = [
        Fault("hex", found=each)
        for each in (told.secret, told.salt, *told.seeds)
        if not _is_hex(each)
    ]
    if not faults and len(secret := bytes.fromhex(told.secret)) != SECRET_BYTES:
        faults.append(Fault("secret-length", count=len(secret), wanted=SECRET_BYTES))
    return faults


def _is_hex(text: str) -> bool:
    try:
        bytes.fromhex(text)
    except ValueError:
        return False
    return True


def _check(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret has {len(secret)} bytes, not {SECRET_BYTES}")


def _frame(parts: Sequence[bytes]) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def _numbers(secret: bytes, message: bytes) -> Iterator[int]:
    for block in count():
        digest = hmac.digest(secret, message + block.to_bytes(8, "big"), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def _below(bound: int, numbers: Iterator[int]) -> int:
    limit = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < limit) % bound

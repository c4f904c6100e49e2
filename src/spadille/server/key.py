"""The token that makes a seat yours: a secret of which the house keeps only a hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN_BYTES = 32


def new_token() -> str:
    """A fresh token, 43 letters of an address-safe alphabet.

    >>> len(new_token())
    43
    """
    return secrets.token_urlsafe(TOKEN_BYTES)


def lock_for(token: str) -> str:
    """What the house keeps to know the token again: 64 hex digits that do not give it away."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, lock: str) -> bool:
    """Whether the token is the one the lock was made for, in a time that tells nothing.

    >>> token = new_token()
    >>> opens(token, lock_for(token)), opens("forged", lock_for(token))
    (True, False)
    """
    return hmac.compare_digest(lock_for(token), lock)

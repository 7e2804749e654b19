"""Codes to join a table by, and the secrets in its links.

A code is short, to be told across a room, and lets one take a free seat, no more. A secret is
long, is a seat (or the right to watch, or the owner's), and is kept nowhere but in links: a store
has a digest of it. The owner's secret makes those of the seats that he invites to, so that his
page can show their links again without anybody keeping them.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

# No vowels, so that no code is a word; none that is taken for another letter or a digit.
LETTERS = "BCDFGHJKMNPQRSTVWXZ"
CODE = 6
SECRET = 32  # letters
TYPED = str.maketrans("ВСНКМРТХ", "BCHKMPTX")  # letters of a Russian keyboard that look the same


def new_code() -> str:
    """Six letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def read_code(typed: object) -> str:
    """A code as somebody typed it; "" if it cannot be one."""
    plain = str(typed)[:40].upper().translate(TYPED)
    letters = "".join(c for c in plain if not c.isspace() and c not in "-.·")
    good = len(letters) == CODE and all(c in LETTERS for c in letters)
    return letters if good else ""


def new_secret() -> str:
    """A secret that nobody guesses: 192 bits."""
    return secrets.token_urlsafe(24)


def derived(secret: str, label: str) -> str:
    """The secret that another one makes for a label: the same each time."""
    made = hmac.digest(secret.encode(), label.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(made[:24]).decode()


def read_secret(given: object) -> str:
    """A secret as it stood in a link; "" if it cannot be one."""
    secret = str(given)
    good = len(secret) == SECRET and secret.isascii()
    return secret if good and secret.replace("-", "").replace("_", "").isalnum() else ""


def read_link(given: object) -> tuple[str, str]:
    """A secret and the table it is for, of a link that names one: "secret.table"; "" for any."""
    secret, _, tid = str(given).partition(".")
    return secret, tid


def digest(secret: str) -> str:
    """What a store has of a secret; it is long and drawn, so a quick hash will do."""
    return hashlib.sha256(f"churchill_kit table\n{secret}".encode()).hexdigest()

"""A game packed into a few lines of text, so that a glance gives nothing away."""

from __future__ import annotations

import base64
import binascii
import zlib

from ..engine.errors import BadSave
from ..engine.record import SAVE_LIMIT


def pack(text: str) -> str:
    """A save, made small and unreadable."""
    return base64.b64encode(zlib.compress(text.encode())).decode()


def unpack(packed: str) -> bytes:
    """The save that `pack` made small; BadSave for anything else."""
    try:
        content = base64.b64decode(packed, validate=True)
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(content, SAVE_LIMIT + 1)
        if not unpacker.eof and len(text) <= SAVE_LIMIT:
            raise BadSave("not-json")
    except (binascii.Error, ValueError, zlib.error):
        raise BadSave("not-json") from None
    return text

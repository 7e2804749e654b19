"""Telling somebody elsewhere that it is his turn: JSON by POST to an address that he gave.

An address is somebody's wish that this machine ask another one, so only public addresses are
called, unless whoever runs the server allows others (``CHURCHILL_KIT_HOOKS=private``): the name is
looked up here, and what is called is the address that was found and looked at. Nothing is
followed, read or tried again, and no move waits for it.
"""

from __future__ import annotations

import os
from threading import BoundedSemaphore, Thread
from urllib.parse import urlsplit

from ..engine.words import name, text
from .errors import NoTable

HOOKS = "CHURCHILL_KIT_HOOKS"
LONGEST = 500  # letters of an address
PATIENCE = 5  # seconds for whoever is called
AT_ONCE = BoundedSemaphore(4)  # calls of one program; more are left out


def checked(address: str) -> str:
    """An address as somebody gave it; NoTable if it can't be called."""
    given = address.strip()
    try:
        parts = urlsplit(given)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.username
        good = good and (parts.port is None or 0 < parts.port < 65536)
    except ValueError:
        good = False
    if not good or len(given) > LONGEST or not given.isascii() or not given.isprintable():
        raise NoTable("table-bad-hook")
    if not _literal_is_public(parts.hostname or ""):
        raise NoTable("table-private-hook")
    return given


def call(address: str, lang: str, game: str, seat: str) -> None:
    """Tell whoever gave this address that his seat is asked, in the background."""
    told = text(lang or "en", "app-table-called", seat=name(seat, game, lang or "en"))
    if AT_ONCE.acquire(blocking=False):
        Thread(target=_call, args=(address, told), name="hook", daemon=True).start()


def _call(address: str, told: str) -> None:
    from contextlib import suppress

    try:
        with suppress(Exception):  # whoever gave it finds out by hearing nothing
            post(address, told)
    finally:
        AT_ONCE.release()


def post(address: str, told: str) -> int:
    """Send a sentence to an address, as chat servers take it; the status of the answer. OSError
    or NoTable if it cannot be sent."""
    import http.client
    import json
    import socket
    import ssl

    parts = urlsplit(checked(address))
    safe = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if safe else 80)
    found = [info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    public = [str(ip) for ip in found if _allowed(str(ip))]
    if not public:
        raise NoTable("table-private-hook")
    sock = socket.create_connection((public[0], port), timeout=PATIENCE)
    try:
        if safe:
            sock = ssl.create_default_context().wrap_socket(sock, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        connection.sock = sock
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        body = json.dumps({"text": told, "content": told}).encode()
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        return connection.getresponse().status
    finally:
        sock.close()


def _allowed(ip: str) -> bool:
    """May this address be called?"""
    import ipaddress

    if os.environ.get(HOOKS) == "private":
        return True
    found = ipaddress.ip_address(ip.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if inside:
            return _allowed(str(inside)) and found.ipv4_mapped is not None
        if found in ipaddress.ip_network("64:ff9b::/96"):
            return False
    return found.is_global and not found.is_multicast


def _literal_is_public(host: str) -> bool:
    """False for an address in numbers that may not be called, so that it is said at once; of a
    name nothing is known before it is looked up."""
    try:
        return _allowed(host)
    except ValueError:
        return host.lower().rstrip(".") != "localhost" or os.environ.get(HOOKS) == "private"

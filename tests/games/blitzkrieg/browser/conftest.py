"""The browser and the server of the shared browser tests."""

from __future__ import annotations

from tests.browser.conftest import app_url, browser, page, serve, window

__all__ = ["app_url", "browser", "page", "serve", "window"]

"""Templates that are compiled once."""

from __future__ import annotations

from types import CodeType
from typing import Any

from jinja2 import Environment
from jinja2.bccache import Bucket, BytecodeCache
from voila import notebook_renderer
from voila.exporter import VoilaExporter


class Compiled(BytecodeCache):
    """What has been compiled, as long as its source stays the same."""

    def __init__(self) -> None:
        self.codes: dict[str, tuple[str, CodeType | None]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """The code of a template, if it is known."""
        checksum, code = self.codes.get(bucket.key, ("", None))
        if checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of a template."""
        self.codes[bucket.key] = bucket.checksum, bucket.code


COMPILED = Compiled()


class Exporter(VoilaExporter):
    """What writes a page: Voila makes a new one for each, which compiled all templates again."""

    def _create_environment(self) -> Environment:
        environment = super()._create_environment()
        environment.bytecode_cache = COMPILED
        return environment


def compile_once() -> None:
    """From now on; Voila has no setting for what writes its pages."""
    module: Any = notebook_renderer
    module.VoilaExporter = Exporter

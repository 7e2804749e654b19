"""What every test of the screens of Blitzkrieg! asks besides its own question."""

from tests.widgets.conftest import no_sentence_is_missing

__all__ = ["no_sentence_is_missing"]

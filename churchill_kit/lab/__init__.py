"""Many games: played by all processors or a cluster, as tables, charts and studies.

    from churchill_kit import lab

    study = lab.play("churchill", games=200)        # Ctrl+C keeps what there is
    study.chart("winners"); study.save("games.csv")

Only charts and tables of pandas or Parquet need the extra ``laboratory``, only clusters Dask.
"""

from .comparing import Comparison, compare
from .errors import LabError
from .face import Recipe, Studies
from .language import speak
from .playing import Watched
from .running import play
from .studies import recipes, study
from .study import Study, open_study

__all__ = [
    "Comparison",
    "LabError",
    "Recipe",
    "Studies",
    "Study",
    "Watched",
    "compare",
    "open_study",
    "play",
    "recipes",
    "speak",
    "study",
]

"""Progress: counts, cards, mastery, merging of copies, and files that are no progress."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.tutor.lessons import makers
from churchill_kit.tutor.progress import SOLID, VERSION, Answer, BadProgress, Progress, Standing
from tests.test_pure import HOOK, run

START = 1_800_000_000
DAY = 86_400
MAKERS = makers("churchill")
ONE = next(e for e in MAKERS if e.chapter == "5.2")
OTHER = next(e for e in MAKERS if e.chapter == "5.1")


def learned(*rows: tuple[int, str, bool] | tuple[int, str, bool, int]) -> Progress:
    """Progress with answers at these days."""
    out = Progress("churchill")
    for n, (day, maker, right, *hints) in enumerate(rows):
        assert out.add(Answer(START + day * DAY, maker, n, right, *hints))
    return out


# -- counts ----------------------------------------------------------------------------------------


def test_a_chapter_stands_where_its_answers_are() -> None:
    progress = learned((0, ONE.name, True), (0, ONE.name, False), (1, OTHER.name, True))
    assert progress.standing("5.2") == Standing(1, 1, False)
    assert progress.standing("5.1") == Standing(1, 0, False)
    assert progress.standing() == Standing(2, 1, False)
    assert progress.add_passed("5.2", START)
    assert progress.standing("5.2").passed and not progress.standing("5.1").passed


def test_a_chapter_is_done_when_it_was_read_and_its_check_passed() -> None:
    progress = Progress("churchill")
    assert progress.standing("5.2").state == "new"
    assert progress.add_reached("begun", "5.2", START) and progress.standing("5.2").state == "begun"
    assert progress.add_reached("read", "5.2", START + 5)
    assert progress.standing("5.2").state == "read" and not progress.standing("5.2").done
    assert progress.add_passed("5.2", START + 9)
    assert progress.standing("5.2").state == "done" and progress.standing("5.1").state == "new"
    assert Progress.parse(progress.export()) == progress
    other = Progress("churchill")
    assert other.add_passed("5.1", START) and other.standing("5.1").state == "passed"
    assert other.take(progress) and other.standing("5.2").done
    progress.wipe()
    assert not progress and progress.standing("5.2") == Standing()


def test_an_answer_makes_a_chapter_begun() -> None:
    assert learned((0, ONE.name, False)).standing("5.2").state == "begun"


def test_the_first_time_a_chapter_was_read_counts() -> None:
    progress = Progress("churchill")
    assert progress.add_reached("read", "1", START + 9) and progress.add_reached("read", "1", START)
    assert not progress.add_reached("read", "1", START + 5) and progress.read == {"1": START}


def test_a_file_of_the_time_when_reading_was_not_counted_opens() -> None:
    old = Progress("churchill", passed={"5.2": START}).dump()
    del old["begun"], old["read"]
    found = Progress.load({**old, "version": 1})
    assert found.standing("5.2").done and found.read == {"5.2": START}


def test_an_answer_counts_once() -> None:
    progress, answer = Progress("churchill"), Answer(START, ONE.name, 7, True)
    assert progress.add(answer) and not progress.add(answer)
    assert not progress.add(answer._replace(right=False)), "the same exercise at the same moment"
    assert progress.standing("5.2") == Standing(1, 0)


def test_answers_to_makers_that_are_no_more_are_kept_but_not_counted() -> None:
    progress = learned((0, "a_maker_of_yore", True))
    assert progress.standing() == Standing()
    assert progress.due(START + 900 * DAY) == []
    assert Progress.parse(progress.export()) == progress


# -- reviews ---------------------------------------------------------------------------------------


def test_a_right_answer_is_due_in_days_and_later_each_time() -> None:
    progress, now, gaps = Progress("churchill"), START, []
    for n in range(5):
        progress.add(Answer(now, ONE.name, n, True))
        assert progress.due(now) == []
        following = progress.next_due(now)
        assert following is not None
        gaps.append(following - now)
        assert progress.due(following - 1) == [] and progress.due(following) == [ONE]
        now = following
    assert gaps == sorted(gaps) and gaps[0] >= DAY and gaps[-1] > 30 * DAY


def test_a_wrong_answer_is_due_in_minutes() -> None:
    progress = learned((0, ONE.name, False))
    assert progress.next_due(START) == START + 600
    assert progress.due(START + 600) == [ONE]


def test_a_hint_brings_it_back_sooner() -> None:
    plain, hinted = learned((0, ONE.name, True)), learned((0, ONE.name, True, 1))
    due = plain.next_due(START), hinted.next_due(START)
    assert due[0] is not None and due[1] is not None and due[1] < due[0]


def test_the_most_forgotten_comes_first() -> None:
    progress = learned((0, ONE.name, True), (20, OTHER.name, True))
    later = START + 60 * DAY
    assert progress.due(later) == [ONE, OTHER]
    assert progress.recall(ONE.name, later) < progress.recall(OTHER.name, later) < 1


def test_a_clock_that_goes_back_breaks_nothing() -> None:
    progress = learned((5, ONE.name, True), (5, OTHER.name, False))
    assert 0 <= progress.known(ONE.name, START - 99 * DAY) <= 1
    assert progress.due(START - 99 * DAY) == []
    assert progress.recall(ONE.name, START) == 1


def test_what_is_weak_and_what_is_new() -> None:
    progress = learned((0, ONE.name, False), (0, OTHER.name, True))
    assert progress.weakest(START) == [ONE, OTHER]
    fresh = progress.fresh()
    assert not {ONE, OTHER} & set(fresh) and len(fresh) == len(MAKERS) - 2
    course = [*book("churchill").chapters, *(e.chapter for e in MAKERS)]
    order = [course.index(e.chapter) for e in Progress("churchill").fresh()]
    assert order == sorted(order)


# -- mastery ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "known"),
    [
        ([], 0),
        ([True], 1 / 3),
        ([True, True], 2 / 3),
        ([True, True, True], 1),
        ([False, True, True, True], 1),
        ([True, True, True, False], 2 / 3),
        ([False, False, False], 0),
    ],
)
def test_mastery_is_the_last_three_answers(answers: list[bool], known: float) -> None:
    progress = Progress("churchill")
    for n, right in enumerate(answers):
        progress.add(Answer(START + n, ONE.name, n, right))
    assert progress.known(ONE.name, START + 10) == pytest.approx(known)


def test_a_hint_counts_half_and_time_takes_its_share() -> None:
    progress = learned((0, ONE.name, True, 1), (0, ONE.name, True), (0, ONE.name, True))
    assert progress.known(ONE.name, START) == pytest.approx(2.5 / 3)
    later = [progress.known(ONE.name, START + d * DAY) for d in (0, 10, 100, 1000)]
    assert later == sorted(later, reverse=True) and later[-1] < SOLID < later[0]


def test_a_rule_is_known_as_well_as_all_kinds_of_questions_about_it() -> None:
    progress = Progress("churchill")
    assert set(progress.mastery(START)) == {e.rule for e in MAKERS}
    assert set(progress.mastery(START).values()) == {0}
    own = [e for e in MAKERS if e.rule == ONE.rule]
    for n in range(3):
        progress.add(Answer(START + n, ONE.name, n, True))
    assert progress.mastery(START + 9)[ONE.rule] == pytest.approx(1 / len(own))


# -- two copies ------------------------------------------------------------------------------------

answers = st.builds(
    Answer,
    st.integers(START, START + 9),
    st.sampled_from([ONE.name, OTHER.name]),
    st.integers(0, 3),
    st.just(True),
    st.just(0),
)
copies = st.builds(
    lambda *x: _copy(*x),
    st.integers(0, 1),
    st.lists(answers, max_size=6),
    st.dictionaries(st.sampled_from(["5.1", "5.2"]), st.integers(START, START + 3)),
)


def _copy(life: int, rows: list[Answer], passed: dict[str, int]) -> Progress:
    out = Progress("churchill", life, passed=passed)
    for row in rows:
        out.add(row)
    return out


def _twin(progress: Progress) -> Progress:
    return Progress.load(progress.dump())


@settings(deadline=None)
@given(copies, copies, copies)
def test_copies_are_merged_in_any_order(a: Progress, b: Progress, c: Progress) -> None:
    merged = []
    for order in permutations((a, b, c)):
        whole = Progress("churchill")
        for copy in order:
            whole.merge(copy)
            assert not whole.merge(_twin(copy)), "nothing new the second time"
        merged.append(whole.dump())
    assert all(m == merged[0] for m in merged)
    latest = max(x.life for x in (a, b, c))
    wanted = {row for x in (a, b, c) if x.life == latest for row in x.log()}
    assert set(whole.log()) == wanted, "nothing is lost"


def test_what_was_wiped_stays_away() -> None:
    here = learned((0, ONE.name, True))
    there = _twin(here)
    here.wipe()
    assert not here and not here.merge(there)
    assert not here, "an old copy does not bring it back"
    here.add(Answer(START + DAY, ONE.name, 99, True))
    assert there.merge(here)
    assert there == here, "and the old copy forgets"


def test_an_import_brings_back_what_was_wiped() -> None:
    progress = learned((0, ONE.name, True))
    file = progress.export()
    progress.wipe()
    assert progress.take(Progress.parse(file))
    assert progress.standing("5.2") == Standing(1, 0) and progress.life == 1


# -- files -----------------------------------------------------------------------------------------


def test_there_and_back() -> None:
    progress = learned((0, ONE.name, True), (1, OTHER.name, False, 2))
    progress.add_passed("5.2", START)
    assert Progress.parse(progress.export()) == progress
    assert json.loads(progress.export())["version"] == VERSION


def test_a_copy_may_be_bounded() -> None:
    progress = learned(*((n, ONE.name, True) for n in range(9)))
    rows = progress.dump(most=4)["answers"]
    assert [row[0] for row in rows] == [START + n * DAY for n in (5, 6, 7, 8)]


def spoilt(**changes: Any) -> str:
    return json.dumps({**learned((0, ONE.name, True)).dump(), **changes})


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "", "5", "[]", "{}", "nonsense", "[" * 100_000, b"\xff\xfe".decode("latin-1"),
        '{"format": "another"}',
        spoilt(version=VERSION + 1),
        spoilt(version="x"),
        spoilt(life=-1),
        spoilt(game="../x"),
        spoilt(answers=5),
        spoilt(answers=[[1, 2, 3]]),
        spoilt(answers=[[START, "x y", 1, 1, 0]]),
        spoilt(answers=[[START, "x", 1, True, 0]]),
        spoilt(answers=[[10**40, "x", 1, 1, 0]]),
        spoilt(passed=[1]),
        spoilt(passed={"5.2": "soon"}),
        spoilt(passed={"<b>": 1}),
        spoilt(more=1),
        json.dumps({k: v for k, v in json.loads(spoilt()).items() if k != "answers"}),
        " " * (9 * 2**20),
    ],
    ids=range(23),
)  # fmt: skip
def test_a_file_that_is_no_progress_is_told_in_one_sentence(text: str, lang: str) -> None:
    with pytest.raises(BadProgress) as caught:
        Progress.parse(text)
    told = ck.say(caught.value, lang)
    assert told.endswith((".", ")")) and "\n" not in told and len(told) < 400


def test_progress_needs_pure_python_alone() -> None:
    """With everything compiled hidden, sqlite3 among it, as in a browser."""
    program = f"""
        import sys
        from churchill_kit.tutor.progress import Answer, Progress
        assert "fsrs" not in sys.modules
        p = Progress("churchill")
        p.add(Answer({START}, {ONE.name!r}, 1, True))
        print(len(p.due({START + 90 * DAY})), p.export() == Progress.parse(p.export()).export())
        from churchill_kit.store import NoStore, open_store
        try:
            open_store("x.sqlite")
        except NoStore as error:
            print(error.reason)
    """
    import textwrap

    told = run(HOOK + textwrap.dedent(program)).split()
    assert told == ["1", "True", "store-not-here"]

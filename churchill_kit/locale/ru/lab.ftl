# Лаборатория: диаграммы, ход работы и неполадки.

lab-first = сыграно партий — { $done } из { $total }; { $done ->
    [0] играются первые
   *[other] они уже были
}
lab-halting = сыграно партий — { $done } из { $total }; останавливаемся, только доиграем начатое
lab-progress = сыграно партий — { $done } из { $total }, в секунду — { $speed }, осталось { $left }
lab-over = сыграно партий — { $done } из { $total }, за { $spent }
lab-cluster = ищется кластер Dask по адресу { $address } (до { $seconds } с)
lab-stop = Если остановить, сыгранное сохранится.

## Таблицы

lab-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
}
lab-players = Играли: { $players }.
lab-by-rules = правила игры
lab-brackets = В скобках — интервал, в котором число лежит с надёжностью 95 %.

## Диаграммы

lab-chart-scores = Итоговые очки
lab-chart-moments = К какому времени это случилось
lab-chart-takings = Что сопутствует отрыву
lab-chart-lengths = Длина партий
lab-unit-games = { $n ->
    [one] { $n } партия, интервалы 95 %
    [few] { $n } партии, интервалы 95 %
   *[other] { $n } партий, интервалы 95 %
}
lab-unit-shares = доля выигранных партий, интервалы 95 %
lab-unit-scores = очки, интервалы 95 %
lab-unit-first = { $shown } самых заметных из { $of }
lab-unit-boxes = очки: половина партий в ящике, девять из десяти — между краями
lab-unit-counted = { $n ->
    [one] из { $n } партии
   *[other] из { $n } партий
}
lab-unit-takings = на сколько очков больше отрыв, когда этого досталось больше обычного, интервалы 95 %
lab-unit-part = доля партий
lab-unit-lengths = решений в партии
lab-difference = { $setting } по сравнению с { $base }, { $seat }: побед на сто партий { $often }, очков { $points }.
lab-common = { $setting } и { $base } сравниваются партия за партией — по партиям с одинаковыми начальными числами; таких у них { $n }.
lab-strangers = { $setting } и { $base } сыграны с разными начальными числами и сравниваются в целом — это менее надёжно.
lab-settings = Начато вариантов — { $n } из { $of }; если указана папка, тот же вызов продолжит с этого места.

## Неполадки

error-lab-stopped = { $done-id ->
    [none] Остановлено раньше, чем закончилась первая партия.
   *[given] Остановлено: сыграно партий — { $done } из { $total }; { $folder-id ->
        [none] они есть только в этом исследовании, а с folder=… тот же вызов продолжит с этого места.
       *[given] они сохранены в { $folder }, и тот же вызов продолжит с этого места.
    }
}
error-lab-worker-died = Одна из программ, которые играли, внезапно завершилась{ $done-id ->
    [none] {""}
   *[given] ; сохранено партий — { $done } из { $total }
}; если указана папка, тот же вызов продолжит с этого места.
error-lab-no-workers = В кластере Dask некому играть (работника запускает dask worker){ $done-id ->
    [none] {""}
   *[given] ; сохранено партий — { $done } из { $total }
}; если указана папка, тот же вызов продолжит с этого места.
error-lab-player-broke = Сбой игрока { $player } в партии { $number }, начальное число { $seed } ({ $why }){ $done-id ->
    [none] {""}
   *[given] ; сохранено партий — { $done } из { $total }
}.
error-lab-player-illegal = Недопустимый ход игрока { $player } в партии { $number }, начальное число { $seed }{ $done-id ->
    [none] {""}
   *[given] ; сохранено партий — { $done } из { $total }
}. { $why }
error-lab-worker-version = На одной из машин кластера другая версия правил: установите там ту же самую.
error-lab-no-cluster = По адресу { $address } нет кластера Dask: запустите его там (dask scheduler, dask worker) или не указывайте адрес, чтобы играть на этой машине.
error-lab-missing = Для этого нужно { $part }, здесь этого нет; установит команда: { $install }
error-lab-cannot-write = Не удаётся записать { $path }: { $why }.{ $folder-id ->
    [none] {""}
   *[given] {" "}Сохранено партий — { $done } из { $total }, они в { $folder }; тот же вызов или та же команда продолжит с этого места.
}
error-lab-no-study = В { $path } нет исследования, которое можно прочитать.
error-lab-newer = { $path } записан более новой версией (формат { $given }, здесь известен { $known }).
error-lab-other-study = В { $path } лежит исследование, где { $part-id ->
    [game] другая игра
    [scenario] другой сценарий
    [options] другие настройки
    [players] другие игроки
    [position] другая позиция
   *[seed] другое начальное число
}; выберите другое имя.
error-lab-other-version = Партии в { $path } сыграны с другой версией правил или набора; чтобы сыграть заново, выберите другое имя или уберите этот файл.
error-lab-taken = { $path } уже есть, и это не исследование; выберите другое имя.
error-lab-more-games = В { $path } уже { $there ->
    [one] { $there } партия
    [few] { $there } партии
   *[other] { $there } партий
} этого исследования — больше, чем запрошено ({ $games }); запросите не меньше { $there } или выберите другое имя.
error-lab-changed = Файл { $path } изменён другой программой, или в нём не то, о чём говорит файл рядом; выберите другое имя.
error-lab-bad-piece = Файл { $path } повреждён; без него эти партии будут сыграны заново.
error-lab-number = Для «{ $part }» нужно целое число от 1 до { $high }, а не { $given }.
error-lab-ending = Имя { $path } должно оканчиваться на одно из: { $choices }.
error-lab-no-folder = Папки { $path } нет.
error-lab-no-place = { $path } — файл, а исследование хранится в папке; выберите другое имя.
error-lab-no-chart-there = { $path } уже есть, и это не диаграмма лаборатории; выберите другое имя.
error-lab-no-language = Языка { $given } нет; выберите один из: { $choices }.
error-lab-seat-of-the-rules = В этом сценарии ({ $scenario }) за { $seat-acc } играют правила; посадить туда никого нельзя.
error-lab-no-seat = Места «{ $given }» для сравнения нет. Есть: { $choices }.
error-lab-no-events = В этом исследовании нет событий; их сохраняет lab.play(…, events=True).
error-lab-no-chart = Диаграммы «{ $given }» нет. Есть: { $choices }.
error-lab-no-rows = Ещё не сыграно ни одной партии.
error-lab-no-moments = Эта игра не сообщает, когда что произошло.
error-lab-no-takings = Сравнивать нечего: партий слишком мало или игра не сообщает, кому что досталось.
error-lab-no-recipe = Готового исследования «{ $given }» нет. Есть: { $choices }.
error-lab-not-comparable = Для сравнения нужны хотя бы два исследования одной игры, и в каждом — партии.

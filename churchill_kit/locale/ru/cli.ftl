# Команды churchill-kit: справка, ответы и ошибки.

## Справка

cli-about = Стратегические настольные игры в браузере: учиться, учить и играть.
cli-usage = вызов:
cli-commands = команды
cli-arguments = аргументы
cli-options = ключи
cli-help = показать эту справку
cli-version = показать версию
cli-lang = язык всех текстов; иначе — язык системы

cli-play = открыть игру страницей для браузера
cli-play-port = страница будет на http://127.0.0.1:N (8866)
cli-play-ip = какой адрес слушать (127.0.0.1 — только этот компьютер, 0.0.0.0 — вся сеть)
cli-play-notebook = другой блокнот вместо игры
cli-play-verbose = сообщать обо всём, что делает сервер
cli-no-browser = не открывать браузер

cli-serve = открыть все страницы классу или клубу
cli-serve-host = имя, по которому сервер спрашивает прокси (по разу на каждое); иначе — только его адреса и собственное имя (*: любое)
cli-serve-password = спрашивать у гостей этот пароль; лучше задать его в окружении: CHURCHILL_KIT_PASSWORD
cli-serve-players = сколько страниц может быть открыто сразу (30); каждой нужно около 100 МБ памяти
cli-serve-hidden = сколько минут сервер хранит партию на странице, на которую никто не смотрит (60)
cli-serve-warm = сколько программ держать наготове, чтобы страницы открывались быстрее (1)
cli-serve-store = где хранятся успехи и общие столы: файл или postgresql://…; если в адресе есть пароль, лучше задать его в окружении: CHURCHILL_KIT_STORE
cli-serve-base-url = путь, под которым лежат все страницы, если впереди стоит другой сервер (/)

cli-lab = открыть главы в JupyterLab
cli-lab-port = порт JupyterLab (8888)

cli-simulate = дать ботам сыграть много партий и подсчитать итоги
cli-game = игра (если не названа, то { $first }): { $choices }
cli-simulate-scenario = сценарий (если не назван, то первый в игре)
cli-simulate-games = сколько партий (100)
cli-simulate-seats = кто за кого играет: SEAT=PLAYER,SEAT=PLAYER; с настройками: hard:playouts=144:odds=no
cli-simulate-seed = начальное число (seed) первой партии (1); у каждой следующей — на единицу больше
cli-simulate-jobs = сколько партий играть одновременно (по одной на процессор)
cli-simulate-dask = адрес кластера Dask, который сыграет вместо этой машины, tcp://…:8786
cli-simulate-out = записать по строке на партию в файл .parquet или .csv; после остановки та же команда продолжит с того же места

cli-ladder = устроить турнир между игроками программы, меняя их местами, и узнать, кто сильнее
cli-option = вариант правил, например level=hard; можно несколько раз
cli-ladder-players = два игрока или больше (hard,medium,easy); каждый играет с каждым; с настройками: hard:playouts=144:odds=no
cli-ladder-games = сколько партий на каждую пару (60) или чуть больше, чтобы каждое место досталось поровну
cli-ladder-out = файл для результатов, строки JSON; прерванный турнир продолжится с того же места
cli-ladder-test = остановиться, когда ясно, к какой из двух разностей Эло ближе; например, 0,50

cli-replay = пересказать сохранённую партию ход за ходом, с правилами
cli-replay-file = сохранённая партия

cli-rules = сказать, о чём правило
cli-rules-number = номер правила или буква строки подсчёта очков

cli-check-pack = проверить папку с карточками и другими компонентами
cli-check-folder = папка

## Ответы

cli-starting = Минутку…
cli-ready = Игра открыта на { $address } — Ctrl+C её закончит.
cli-ready-network = Другие в этой сети открывают { $address }
cli-lab-folder = Главы лежат в { $path } — Ctrl+C закроет JupyterLab.
cli-simulated = { $games ->
    [one] Сыграна { $games } партия (начальные числа — с { $first }).
    [few] Сыграны { $games } партии (начальные числа — с { $first }).
   *[many] Сыграно { $games } партий (начальные числа — с { $first }).
}
cli-winners = Кто победил
cli-endings = Чем кончилось
ended-one = Один впереди всех
ended-together = Вместе
ended-draw = Ничья
cli-mean-scores = Средний счёт

cli-ladder-plan = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}{ $pairs ->
    [one] {""}
   *[other] {" "}на каждую пару (пар — { $pairs })
}: начальных чисел — { $seeds }, с { $first }{ $parties ->
    [one] {""}
   *[other] , по партии с каждого места
}. В скобках — интервал, в котором число лежит с надёжностью 95 %.
cli-stopped = Остановлено: сыграно партий — { $done } из { $total }.{ $kept-id ->
    [yes] {" "}Они сохранены; та же команда продолжит с этого места.
   *[no] {" "}Они не сохранены: файл не был указан ключом --out.
}
cli-ladder-pair = { $one } против { $other }: выиграно { $won } из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
}, { $share } (от { $low } до { $high }); при равных силах — { $evens }.
cli-ladder-alone = { $one } против самой игры: выиграно { $won } из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
}, { $share } (от { $low } до { $high }); при равных силах — { $evens }.
cli-ladder-elo = Эло { $middle } (от { $low } до { $high })
cli-ladder-open = { $low } или { $high } Эло: пока не ясно ({ $ratio }; решает ±{ $bound })
cli-ladder-low = { $low } или { $high } Эло: скорее { $low } ({ $ratio }; решает ±{ $bound })
cli-ladder-high = { $low } или { $high } Эло: скорее { $high } ({ $ratio }; решает ±{ $bound })

## Ошибки

cli-bad-test = Проверка пишется как 0,50 — сначала меньшая разность Эло, а не «{ $given }».
cli-bad-option = Вариант правил пишется как ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }».
cli-ladder-file = Не удаётся записать { $path } ({ $why }); записанное раньше осталось.
cli-worker-gone = Одна из играющих программ прервалась; с --out та же команда продолжит с того же места.
cli-language = Языка «{ $given }» нет; выберите один из: { $choices }.
cli-unreadable = Команду не удаётся понять; «{ $command } --help» покажет, как она пишется.
cli-number = Нужно целое число от { $low } до { $high }, а не «{ $given }».
cli-missing = Не хватает части программы; её установит команда: { $install }
cli-no-notebook = Блокнота { $path } нет.
cli-port-taken = Порт { $port } занят — возможно, игра уже запущена; выберите другой ключом --port.
cli-no-address = Не удаётся открыть страницу на { $ip }, порт { $port }: { $why }.
cli-bad-seats = Места указывают так: SEAT=bot,SEAT=random, а не «{ $given }».
cli-no-rule = В указателе правил нет номера «{ $given }».
cli-no-folder = Папки { $path } нет.

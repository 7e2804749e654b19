# Приложение: все тексты его страниц, кроме предложений о самой игре.

## Страница
app-skip = Перейти к возможным действиям
app-language = Язык
app-dismiss = Закрыть
app-close = Закрыть
app-chapters = Все главы курса
app-to-class = Класс: учителю и ученикам
app-unofficial = Неофициальное учебное пособие для тех, у кого есть эта настольная игра или кто её осваивает; не создано и не одобрено издателем.
app-surprise = У нас что-то сломалось; партия осталась, как была. ({ $what })

## Перед игрой
app-start = Начать новую партию
app-start-so = Начать так
app-start-about = Сценарий «{ $scenario }». Ваше место — { $seat-full }{ $others-n ->
    [0] .
    [one] ; за { $others-acc } играет программа.
   *[other] ; за остальных ({ $others }) играет программа.
}
app-start-shared = Сценарий «{ $scenario }». За этим экраном: { $seats-and }{ $others-n ->
    [0] .
    [one] ; за { $others-acc } играет программа.
   *[other] ; за остальных ({ $others }) играет программа.
}
app-start-watch = Сценарий «{ $scenario }». Людей за столом нет, за всех ({ $others }) играет программа, а вы смотрите.
app-start-level = Сила: { $player }.
app-to-setup = Сменить сценарий и игроков — ниже
app-setup = За столом
app-game = Игра
app-games = Игры
app-scenario = Сценарий
app-seats = Кто за кого
app-seed = Начальное число (seed)
app-seed-help = Пусто — случайные броски. То же число даёт те же карточки и броски.
app-options = Варианты правил
app-player-person = человек
app-player-bot = бот по правилам игры
app-player-random = случайные ходы
app-player-easy = слабый соперник
app-player-medium = средний соперник
app-player-hard = сильный соперник
app-kept-both = В другом окне эту партию тоже продолжили. Сохранены обе: ваша с этого места в списке как отдельная партия.
app-position = Позиция
app-over = игра окончена
app-ago-now = только что
app-ago-minutes = { $n ->
    [one] { $n } минуту назад
    [few] { $n } минуты назад
   *[many] { $n } минут назад
}
app-ago-hours = { $n ->
    [one] { $n } час назад
    [few] { $n } часа назад
   *[many] { $n } часов назад
}
app-ago-days = { $n ->
    [one] { $n } день назад
    [few] { $n } дня назад
   *[many] { $n } дней назад
}

## Мои партии
app-mine-title = Мои партии
app-mine-called = { $title } · { $scenario }
app-mine-branched = { $name }, с хода { $move }
app-mine-turn = { $moves ->
    [one] Сыгран { $moves } ход
    [few] Сыграно { $moves } хода
   *[many] Сыграно { $moves } ходов
}. Решает: { $seat }
app-mine-turn-own = { $moves ->
    [one] Сыгран { $moves } ход
    [few] Сыграно { $moves } хода
   *[many] Сыграно { $moves } ходов
}. Ваш ход: { $seat }
app-mine-won = { $moves ->
    [one] Сыгран { $moves } ход
    [few] Сыграно { $moves } хода
   *[many] Сыграно { $moves } ходов
}. Победа: { $seats-and }{ $rule-id ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
app-mine-won-own = { $moves ->
    [one] Сыгран { $moves } ход
    [few] Сыграно { $moves } хода
   *[many] Сыграно { $moves } ходов
}. Вы победили{ $rule-id ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
app-mine-own = { $seat } (вы)
app-mine-other = { $seat }
app-mine-over = { $moves ->
    [one] Сыгран { $moves } ход
    [few] Сыграно { $moves } хода
   *[many] Сыграно { $moves } ходов
}
app-mine-running = Идёт
app-mine-finished = Окончена
app-mine-last = Вернуться к партии
app-mine-go-on = Продолжить
app-mine-look = Посмотреть
app-mine-copy = Копия
app-mine-copied = копия
app-mine-rename = Назвать
app-mine-name = Название партии
app-mine-file = В файл
app-mine-delete = Удалить
app-mine-sure = Удалить эту партию?
app-mine-delete-it = Удалить
app-mine-leave-it = Оставить
app-mine-open = Из файла
app-mine-all = Показать все
app-mine-broken = Эта запись повреждена, или такой игры здесь нет; её можно удалить.
app-mine-unreadable = Эту партию не прочесть ({ $why }); её можно удалить.
app-storage-full = Память браузера заполнена: ради этой партии пришлось забыть самую старую из «Моих партий». Удалите там лишние или сохраните их в файлы.
app-asks-stirred = Переспрашиваю: подсказка только что сдвинула этот список.
app-asks-slipped = Переспрашиваю: там, где вы нажали в прошлый раз, теперь другая строка.
app-asks-ended = Переспрашиваю: когда вы в последний раз двигали мышь, здесь ещё шёл показ.
app-unheard = Это нажатие пришло сразу после показа и ходом не считается. Нажмите ещё раз.
app-back-again = Вы снова в своей партии, на том же месте. На первую страницу ведёт «Новая игра».

## Первая минута
app-minute-title = Первая минута
app-minute-next = Следующая страничка
app-minute-go = Начать
app-minute-who = Ваша сторона: { $seat }.
app-minute-again = Эти странички всегда есть под «?».
app-minute-again-menu = Эти странички всегда есть в меню, под «?».
app-minute-off = Больше не показывать эти странички
app-minute-wish = Странички перед первым ходом первой партии
app-learn = Глава { $chapter }
app-learn-about = Глава об этом: { $title }

## Кнопки
app-open = Открыть партию…
app-open-help = Открыть сохранённую партию
app-undo = Отменить
app-redo = Вернуть
app-taken-back = Отменено: { $action }{ $later ->
    [0] { "" }
    [one] ; вместе с этим отменён ещё { $later } ход
    [few] ; вместе с этим отменено ещё { $later } хода
   *[other] ; вместе с этим отменено ещё { $later } ходов
}.
app-hint = Подсказка
app-why = Что это?
app-save = Сохранить
app-saved-as = Сохранено: { $name }
app-new = Новая игра
app-end-next = Или дальше:
app-next-same = Сыграть ещё раз
app-next-seat = Другая сторона: { $seat }
app-next-stronger = Сильнее: { $player }
app-next-scenario = Следующий сценарий: { $name }
app-again = На первую страницу
app-menu = Меню
app-drawer = Журнал, счёт и советы
app-theme = Цвета
app-theme-system = Как в системе
app-theme-light = Светлые
app-theme-dark = Тёмные
app-larger = Крупнее
app-larger-about = всё крупнее, поля по одному
app-larger-sign = Аа
app-help-title = Помощь
app-legend-title = Знаки на поле и что они значат
app-mark-turn = Стоит у того, кто сейчас решает.
app-mark-you = Ваше место.
app-mark-good = На странице итогов: хорошо для вас.
app-mark-bad = На странице итогов: плохо для вас.
app-keys-title = Клавиши
app-keys-on = Однобуквенные клавиши
app-keys-list = 1–9: к этому действию · стрелки, Home, End: по списку · → и ←: показать и убрать остальные действия с той же карточкой или местом · Enter: сделать ход · U: отменить · R: вернуть · H: подсказка · W: что это · B: другое поле · L: журнал · S: очки · C: действия · стрелки в журнале: от правила или термина к следующему · Esc: снова все действия · ?: этот список
app-help-text = Каждое действие — кнопка: щелчок делает ход, а если маркеров размещают несколько — планирует один. Можно и щёлкнуть по карточке, а потом по полю: вы увидите, к чему это приведёт; повторный щелчок сделает то же. Щелчок по остальному объясняет, что это. Буквы и цифры можно отключить здесь; Tab, стрелки, Enter и Esc работают всегда.
app-help-touch = Коснитесь действия в списке или карточки, а потом места на поле: вы увидите, к чему это приведёт; «Сделать ход» подтвердит, «Назад» снова покажет все действия. Касание всего остального объясняет, что это. Долгое касание объясняет слово или карточку. Поле приближают два пальца или двойное касание, один палец его двигает.

## Стол
app-move = ход { $n }
app-status-rule = правило { $rule }
app-round = Раунд
app-board = Поле
app-board-end = Итог
app-choices = Действия
app-choices-how = клик — ход
app-choices-worse = ; справа — насколько хуже моего совета
app-choices-worse-about = Если справа ничего нет, сыгранные мной дальше партии не показали разницы, которая не могла бы быть случайной: ход примерно так же хорош или проверен в слишком немногих партиях.
app-choices-how-about = Наведите указатель на строку, и поле покажет, к чему она ведёт; щелчок сразу делает ход. На поле и в руке то же показывает первый щелчок, а второй делает ход.
app-choices-order = Выше стоит то, что сразу даёт больше; пока задан этот вопрос, порядок не меняется.
app-choices-count = { $shown } из { $total }
app-choices-more = ещё { $n }
app-more-amount = ещё { $n } { $n ->
    [one] значение
    [few] значения
   *[other] значений
}
app-choices-rest = Все остальные действия
app-choices-better = среди лучших
app-choices-inside = есть лучше
app-choices-this = этот
app-play-it = Сделать ход
app-play-it-help = То же сделает Enter или повторный щелчок по тому, что выбрано последним; если маркеров размещают несколько, такой щелчок планирует один.
app-preview-away = Назад
app-preview-away-help = Снова все действия; то же делает Esc
app-answers = Чем могут ответить
app-told = Что это
app-plan-told = Намечено: { $planned } из { $total }{ $planned ->
    [1] { " " }(числа это учитывают)
   *[other] { "" }
}
app-plan-about = Нажмите строку или «+»
app-plan-later = Станет возможно после намеченного
app-plan-play = Разместить намеченное
app-plan-more = Ещё один
app-plan-less = Одним меньше
app-narrow = Фильтр
app-narrowed = Только:
app-narrow-clear = Показать все
app-bots = Решают другие…
app-watch-pause = Пауза
app-watch-on = Дальше
app-watch-step = Один ход
app-watch-end = До конца
app-curtain-prompt = Теперь ход: { $seat }.
app-curtain-text = Передайте экран. Карточки появятся, когда перед ним сядет тот, чей ход: { $seat }.
app-curtain-button = { $seat }: показать мои карточки
app-new-in-hand = Новое на руке: { $things }
app-news = После вашего прошлого решения
app-log = Журнал
app-log-earlier = Показать более ранние записи
app-undone = отменено
app-undone-lines = Отменённые строки
app-breakdown = Откуда это число
app-amount = Сколько
app-rule = Правило
app-scores = Очки
app-score-letter = Строка
app-score-points = Очки
app-score-what = За что
app-score-total = Всего
app-score-sum = Счёт сейчас

## Рука
app-hand = Рука
app-worth = здесь даст

## Подсказка и объяснение

## Что это такое и почему сейчас не выбирается
app-what-choice = { $name }: это можно выбрать сейчас.
app-what-over = Партия окончена: выбирать больше нечего.
app-what-later = Сейчас выбирать не нужно: что-то происходит.
app-what-waits = Сейчас решает другой. { $asked }
app-what-asked = Сейчас это выбрать нельзя ({ $name }). { $asked }
app-what-about = { $name }: об этом и вопрос. { $asked }

## Конец
app-end-title = Конец игры
app-winner = Победа: { $seat }
app-winners = { $seats-and } побеждают
app-draw = Никто не победил: ничья
app-tiebreak = Ничью решило правило { $how }.
app-adjustments = Поправка
app-points-before = Сумма строк
app-chart = Как росли очки
app-chart-move = Ходы
app-chart-table = Очки после каждого раунда

## Если что-то потеряно
app-lost-title = Страница потеряла партию
app-lost-kernel = Программа за этой страницей остановилась. Ничего не пропало: партия хранится в этом браузере, до последнего хода.
app-lost-nothing = Программа за этой страницей остановилась, и партия вместе с ней.
app-lost-link = Связь прервалась; пробуем снова. Выбранный сейчас ход будет сделан, когда она вернётся; если нет — выберите его ещё раз. Партия хранится в этом браузере: если загрузить страницу снова, ничего не пропадёт.
app-lost-table = Программа за этой страницей остановилась. Ничего не пропало: стол хранится на сервере, до последнего хода.
app-lost-table-link = Связь прервалась; пробуем снова. Выбранный сейчас ход будет сделан, когда она вернётся; если нет — выберите его ещё раз. Стол хранится на сервере: если загрузить страницу снова, ничего не пропадёт.
app-lost-page = Программа за этой страницей остановилась
app-lost-again = Загрузить страницу снова
app-lost-button = Продолжить партию
app-lost-lab = В JupyterLab: перезапустите ядро, выполните ячейку ещё раз и нажмите «Продолжить».
app-storage = Этот браузер не даёт страницам ничего хранить (приватное окно?): сохраните партию в файл, прежде чем закрыть его.

## The buttons of a board
app-zoom-zoom = Масштаб поля
app-zoom-in = Крупнее (+)
app-zoom-out = Мельче (-)
app-zoom-fit = Поле целиком (0)
app-zoom-full = На весь экран
app-zoom-leave = Выйти из полноэкранного режима
app-zoom-exit = Выйти

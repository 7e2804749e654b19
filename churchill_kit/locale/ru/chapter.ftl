# Главы учебника: все слова их виджетов. Как устроены переменные: engine/words.py.

## Начало главы

chapter-label = { $number-id ->
    [glossary] Справочник
    [review] Весь курс
    [strategy] Стратегия
    [annotated] Партия с примечаниями
   *[other] Глава { $number }
}
chapter-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
chapter-able = После этой главы вы сможете
chapter-projector = Крупнее
chapter-projector-about = Для проектора или усталых глаз
chapter-project = Для проектора
chapter-project-about = Крупно и без чьих-либо успехов — на всех страницах этой вкладки; то же делает ?project=1 в адресе
chapter-print = Печать
chapter-print-about = Вся глава с её полями — на бумаге
chapter-keys = Клавиши
chapter-keys-about = В абзаце клавиша Tab останавливается один раз, дальше от пометки к пометке ведут стрелки; Enter открывает карточку слова или правила, Escape убирает подсказку. К ответам ведут их номера.
chapter-theme = Цвета
chapter-theme-system = Как в системе
chapter-theme-light = Светлые
chapter-theme-dark = Тёмные
chapter-other-language = In English
chapter-progress = Верно: { $right }, неверно: { $wrong }
chapter-progress-none = Упражнений ещё не было
chapter-progress-read = Дочитана до конца, итоговая проверка ещё не сдана
chapter-progress-passed = Итоговая проверка пройдена, но глава не дочитана
chapter-progress-done = Пройдена: дочитана до конца, проверка сдана
chapter-storage-none = Браузер ничего не хранит, поэтому после закрытия страницы это забудется.
chapter-kernel-lost = Программа за этой страницей остановилась. Загрузите страницу заново: успехи сохранены.
chapter-link-lost = Связь прервалась; пробуем снова. Успехи хранятся в этом браузере.

## Все части

chapter-rule = Правило
chapter-rule-example = Живой пример
chapter-rule-close = Закрыть
chapter-in-chapter = Об этом — глава { $number }
chapter-link-here = Ссылка на это место
chapter-board-wait = Поле сейчас появится…
chapter-breakdown = Из чего складывается число
chapter-in-all = Итого

## Разобранные примеры

chapter-example = Пример
chapter-seen-work = Работает на шаге { $step }; сам пример — к правилу { $of }.
chapter-seen-section = Своего примера у правила { $rule } нет; это пример к правилу { $of }, близкому к нему.
chapter-seen-game = { $step ->
    [0] Правило { $rule } описывает общую картину, и разобранного примера для него нет. Вот отрывок записанной партии, о котором в нём речь.
   *[other] Разобранного примера для правила { $rule } нет. Это отрывок записанной партии; правило { $of } работает на шаге { $step }.
}
chapter-seen-made = В записанной партии до этого не дошло: перед вами позиция, составленная для правила { $rule }, и та, что была перед ней.
chapter-seen-setup = Разобранного примера для правила { $rule } нет. Это сама расстановка, как её делает движок.
chapter-seen-start = Ещё ничего не произошло: всё так, как велит расстановка.
chapter-seen-counted = { $n ->
    [0] По этой букве сейчас очков нет ни у кого.
   *[other] Очки по этой букве сейчас:
}
chapter-seen-points = { $seat }: { $what }
chapter-next = Дальше
chapter-back = Назад
chapter-again = С начала
chapter-step = Шаг { $n } из { $count }
chapter-step-keys = Стрелки ← и → делают то же.
chapter-happened = Что произошло

## Часть партии, целая партия: то же с оглавлением и само по себе

chapter-player = Шаг за шагом
chapter-play = Показать
chapter-pause = Пауза
chapter-speed = Скорость
chapter-speed-slow = медленно
chapter-speed-normal = обычно
chapter-speed-quick = быстро
chapter-contents = Оглавление
chapter-whereabouts = Перейти к шагу
chapter-section-empty = на этот раз делать нечего
chapter-player-keys = Клавиши: ← и → — по шагам, «страница вверх» и «страница вниз» — по разделам, пробел — показ и пауза.

## Упражнения

chapter-exercise = Упражнение
chapter-kind-choose = выберите ход
chapter-kind-predict = что будет?
chapter-kind-compute = посчитайте
chapter-kind-mistake = найдите ошибку
chapter-kind-goal = добейтесь цели
chapter-answer-number = Ваше число
chapter-answer-send = Ответить
chapter-hints = Подсказки
chapter-hint-button = Подсказка { $n } из { $count }
chapter-right = Верно.
chapter-wrong = Не в этот раз.
chapter-the-number = Правильное число: { $n }.
chapter-the-right-one = Верный ответ:
chapter-the-way = Как можно было:
chapter-mark-right = верно
chapter-mark-wrong = неверно
chapter-another = Ещё одно
chapter-similar = Ещё одно похожее
chapter-skip = Что-нибудь другое
chapter-restart = Сначала
chapter-show-all = Показать все ходы
chapter-moves-left = { $n ->
    [one] остался { $n } ход
    [few] осталось { $n } хода
   *[many] осталось { $n } ходов
}
chapter-counts = Верно: { $right }, неверно: { $wrong }
chapter-number-empty = Сначала впишите число.
chapter-number-nonsense = «{ $given }» — не число; нужно целое число, например 4 или -2.
chapter-number-fraction = «{ $given }» — не целое число, а здесь бывают только целые.
chapter-number-large = { $given } — слишком много: здесь нет чисел больше { $most }.

## Набор упражнений для класса

chapter-exercise-of-set = Упражнение { $n }
chapter-set = Набор { $n }
chapter-class = Для класса
chapter-class-about = Кто откроет эту ссылку, получит те же упражнения в том же порядке; другой номер — другие упражнения.
chapter-set-number = Набор
chapter-set-link = Ссылка
chapter-set-copy = Скопировать ссылку
chapter-set-copied = Скопировано.
chapter-set-marked = Ссылка выделена: скопируйте её клавишами Ctrl+C.
chapter-sheet-count = Упражнений
chapter-sheet-print = Напечатать листок с упражнениями
chapter-sheet-wait = Листок готовится…
chapter-sheet-name = Имя:
chapter-sheet-answers = Ответы
chapter-sheet-number = Число:
chapter-sheet-moves = { $n ->
    [one] За { $n } ход:
    [few] Не больше чем за { $n } хода:
   *[many] Не больше чем за { $n } ходов:
}

## Итоговая проверка

chapter-check-heading = Итоговая проверка, вопрос { $n } из { $count }
chapter-check-next = Следующий вопрос
chapter-check-result = Посмотреть итог
chapter-check-score = Верно { $n } из { $count }
chapter-check-passed = { $number-id ->
    [none] Эта глава ваша. Лучшее продолжение — партия против ботов.
   *[other] Эта глава ваша. Дальше — «{ $title }».
}
chapter-check-failed = Перечитайте правила ниже, сделайте несколько упражнений и попробуйте снова: вопросы будут другими.
chapter-check-again = Пройти проверку ещё раз
chapter-next-chapter-of = Дальше: «{ $title }»
chapter-go-over = Стоит перечитать:

## Песочницы

chapter-sandbox = Попробуйте сами
chapter-reset = Вернуть как было
chapter-idle = — сейчас не действует
chapter-less = меньше
chapter-more = больше
chapter-dice = Что даст каждый бросок

## A recorded game with notes

chapter-annotated-keys = Клавиши: N — следующее примечание, P — предыдущее; ← и → — по шагам, Page Up и Page Down — по содержанию, пробел запускает и останавливает.
chapter-annotated-by-note = Примечания
chapter-annotated-by-stop = Остановки
chapter-annotated-by-step = Все шаги
chapter-annotated-note-back = Предыдущее
chapter-annotated-note-on = Следующее
chapter-annotated-stop-back = Предыдущая
chapter-annotated-stop-on = Следующая
chapter-annotated-way = Сколько из неё
chapter-annotated-tour = Дюжина остановок
chapter-annotated-whole = Вся партия
chapter-annotated-curve = Очки на этом шаге:
chapter-annotated-guess = Прежде чем идти дальше: что сыграли бы вы?
chapter-annotated-show = Показать, что сыграно
chapter-annotated-same = Вы сыграли бы так же: { $theirs }.
chapter-annotated-other = Вы: { $mine }. В партии: { $theirs }.
chapter-annotated-stop = { $noted-id ->
    [yes] Остановка { $note } из { $notes }
   *[no] После остановки { $note } из { $notes }
}
chapter-annotated-note = { $noted-id ->
    [yes] Примечание { $note } из { $notes }
   *[no] После примечания { $note } из { $notes }
}
chapter-result-told = Чем кончилась партия

## A board to look around on

chapter-gallery-see = Правила:
chapter-gallery-sources = Откуда это известно
chapter-gallery-spaces = Деления по порядку
chapter-look-about = Щёлкните по чему угодно на поле или выберите из списка.
chapter-look-pick = На поле

## Чего ячейка показать не может

chapter-error-no-rule = В правилах нет пункта «{ $given }».
chapter-error-no-example-of = Для «{ $given }» нет разобранного примера; есть для { $choices }.
chapter-error-no-exercises = Для главы { $given } пока нет упражнений.
chapter-error-no-set = Набора упражнений «{ $given }» нет: у наборов номера от 1 до { $most }. Ниже — упражнения не из набора.
chapter-error-no-steps = Здесь нечего показывать по шагам.
chapter-error-no-chapter = Главы «{ $given }» нет; есть { $choices }.
chapter-error-no-sandbox = Песочницы «{ $given }» нет; есть { $choices }.
chapter-error-no-control = Здесь нельзя задать «{ $given }»; можно { $choices }.
chapter-error-no-choice = «{ $given }» сюда не подходит; можно { $choices }.
chapter-error-bad-start = Так эту песочницу начать нельзя. { $why }
chapter-error-no-position = Здесь нужна позиция этой игры, а не { $given }.
chapter-error-no-language = Языка «{ $given }» здесь нет; есть { $choices }.
chapter-error-surprise = Здесь что-то сломалось; остальная глава работает. ({ $what })
chapter-to-game = Вернуться к партии

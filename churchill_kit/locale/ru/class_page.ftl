# Классы: страницы. О том, что не получилось, — в class.ftl.

## Как войти
app-class-title = Класс
app-class-to-index = Все главы
app-class-to-play = Играть
app-class-mine = Мои классы
app-class-mine-go = Открыть
app-class-mine-forget = Убрать из списка
app-class-gone-title = Этого класса больше нет
app-class-gone-next = Войдите по коду в другой класс, откройте один из своих или учитесь и играйте без класса.
app-class-role-teacher = Вы здесь учитель
app-class-role-student = Вы здесь ученик
app-class-role-projector = Для проектора
app-class-join-title = Войти в класс
app-class-join-about = Учитель назвал вам шесть букв. Регистрироваться не нужно.
app-class-code = Код класса
app-class-code-help = Шесть букв
app-class-nickname = Ваше прозвище
app-class-nickname-help = Его увидят учитель и весь класс.
app-class-nickname-choose = Выберите прозвище
app-class-join = Войти
app-class-open-title = Открыть класс
app-class-open-about = Для учителя: вы получите код для входа и сразу увидите, кто что умеет.
app-class-name = Название класса
app-class-language = Язык
app-class-game = Игра
app-class-roll = Список прозвищ
app-class-roll-about = По одному в строке; ученики выбирают из него. Без списка прозвища придумывают сами.
app-class-roll-fill = Вписать зверей и птиц
app-class-open = Открыть класс

## Ссылки
app-class-links = Ссылки
app-class-link-join = Ссылка для входа
app-class-link-projector = Страница для проектора
app-class-link-own = Ваша собственная ссылка
app-class-link-own-about = Ваша собственная ссылка вернёт вас сюда с любого устройства. Никому её не отдавайте: у кого она есть, тот и учитель.
app-class-link-student-about = Адрес этой страницы — ваш: по нему можно вернуться с любого устройства. Никому его не отдавайте.
app-class-copy = Копировать
app-class-copied = Скопировано
app-class-joining = Ученики могут входить

## Что видит учитель
app-class-students = Ученики
app-class-student = Ученик
app-class-nobody = Пока никто не вошёл. Покажите код или страницу для проектора.
app-class-progress = Правила и ученики
app-class-of = Ответы
app-class-of-practice = на все упражнения, кроме контрольных
app-class-of-work = { $n }. { $work }{ $exam ->
    [yes] {" "}(контрольная)
   *[no] {""}
}
app-class-result = { $done } из { $total }, верно { $right }
app-class-grid-about = Щёлкните по имени, чтобы увидеть, что у ученика на экране.
app-class-done-of = Сделано
app-class-here = здесь
app-class-away = нет на месте
app-class-state-known = знает
app-class-state-shaky = знает нетвёрдо
app-class-state-wrong = не знает
app-class-cell = верно: { $right }, неверно: { $wrong }
app-class-count-of = { $n } из { $total }
app-class-stuck = Нужна помощь
app-class-stuck-quiet = нет ответов уже { $n } мин
app-class-stuck-wrong = несколько ошибок подряд
app-class-exercises = Ответы
app-class-exercises-about = Сначала то, в чём ошибались чаще всего.
app-class-exercises-none = Ответов пока нет.
app-class-answered = верно: { $right }, неверно: { $wrong }
app-class-mistake = Самый частый неверный ответ
app-class-mistaken = { $n } { $n ->
    [one] раз
    [few] раза
   *[other] раз
}
app-class-mistake-give = Задать всем
app-class-mistake-show = Показать всем
app-class-given-work = Задано классу: { $work }{ $exam ->
    [yes] {" "}(контрольная)
   *[no] {""}
}.

## Как дать задание
app-class-assign-title = Дать задание
app-class-kind = Что
app-class-kind-chapters = Упражнения по главам
app-class-kind-reading = Главы для чтения
app-class-reading-about = Каждая глава открывается по ссылке; прочитав её, ученик отвечает здесь на вопросы итоговой проверки, и вы видите, кто это сделал.
app-class-kind-rules = Упражнения по правилам
app-class-kind-positions = Позиции, которые надо решить
app-class-kind-tables = Партии за столами
app-class-chapters = Главы
app-class-rules = Правила
app-class-rules-help = Номера через запятую.
app-class-count = Сколько
app-class-same = Какие
app-class-same-all = Одни и те же для всех
app-class-same-each = Каждому свои
app-class-set = Набор
app-class-set-help = Любой
app-class-mode = Как
app-class-mode-practice = Тренировка
app-class-mode-exam = Контрольная
app-class-about-practice = С подсказками; каждый ответ разбирается сразу.
app-class-about-exam = Без подсказок и с одной попытки; ответы разбираются, когда вы закроете контрольную.
app-class-scenario = Сценарий
app-class-people = Людей за столом
app-class-people-help = Места — по жребию; за остальных играет программа.
app-class-assign = Задать классу
app-class-works = Задания
app-class-works-none = Заданий пока нет.
app-class-work-done = выполнили { $n } из { $total }
app-class-set-all = набор { $n }, упражнений: { $count }
app-class-set-each = наборы разные, упражнений: { $count }
app-class-close = Больше не принимать ответы
app-class-reopen = Снова принимать ответы
app-class-exam-close = Когда вы перестанете принимать ответы, каждый увидит свои — с верными и с объяснением.
app-class-closed = закрыто
app-class-exam = контрольная
app-class-seat = Рассадить пришедших позже
app-class-table-turn = решает { $seat }
app-class-table-over = окончена

## Как называется задание
app-class-work-reading = Прочитать: { $chapters }
app-class-work-rules = Правила { $rules }
app-class-work-positions = Позиции, которые надо решить
app-class-work-positions-of = Решить позиции: { $chapters }
app-class-work-exercises = { $n ->
    [one] Упражнение для всех
   *[other] Упражнения для всех
}
app-class-work-tables = { $n ->
    [one] Партия за столом: { $scenario }
   *[other] Стол на { $n }: { $scenario }
}
app-class-work-gone = Задание, которого больше нет
app-class-and-more = { $items } и ещё { $n }

## Итоги и конец
app-class-results = Итоги
app-class-answers = Ответы
app-class-export-answers = Все ответы (CSV)
app-class-export-students = Ученики (CSV)
app-class-report = Отчёт для печати
app-class-report-about = { $title }, { $at }. Ответов: { $n }
app-class-print-by = Правила и ученики
app-class-delete = Удалить класс
app-class-delete-sure = Точно удалить?
app-class-delete-what = Будет удалено всё, что есть в классе: ученики ({ $students }), задания ({ $works }), ответы ({ $answers }), столы ({ $tables }). Вернуть это нельзя.
app-class-delete-it = Удалить всё
app-class-leave-it = Оставить
app-class-deleted-title = Класс удалён
app-class-deleted = Удалено всё: ученики ({ $students }), задания ({ $works }), ответы ({ $answers }), столы ({ $tables }).

## Показать всем
app-class-shown = Показано всем
app-class-hide = Больше не показывать
app-class-back = Назад к классу
app-class-work-of = Сейчас выполняет
app-class-nothing = Сейчас ничего не задано.
app-class-screen = На экране у ученика
app-class-show-short = Показать
app-class-show = Показать всем
app-class-show-about = На проекторе и на всех страницах, без имени.
app-class-follow = Следить на проекторе
app-class-follow-about = Стол, за которым идёт игра, — только на проекторе.
app-class-rename = Прозвище
app-class-rename-keep = Сохранить
app-class-remove = Исключить из класса
app-class-remove-sure = Исключить ученика вместе со всеми его ответами?
app-class-remove-it = Исключить

## Что видит ученик
app-class-todo = Ваши задания
app-class-new = Новое задание: { $work }{ $exam ->
    [yes] {" "}(контрольная)
   *[no] {""}
}.
app-class-news = В классе «{ $name }» для вас есть новое задание.
app-class-news-go = Перейти
app-class-news-close = Закрыть уведомление
app-class-todo-none = Сейчас заданий нет. Когда учитель что-нибудь задаст, это появится здесь само.
app-class-standing = отвечено { $done } из { $total }, верно { $right }
app-class-standing-exam = отвечено { $done } из { $total }
app-class-table-state = { $state ->
    [done] партия окончена
    [closed] закрыто
    [gone] стола больше нет
   *[other] партия ждёт
}
app-class-begin = Начать
app-class-go-on = Продолжить
app-class-doing = Вы здесь
app-class-to-check = К проверке
app-class-to-table = За стол
app-class-exam-about = Контрольная: без подсказок, одна попытка
app-class-exercise = Упражнение { $n } из { $total }
app-class-next = Следующее упражнение
app-class-finish = Закончить
app-class-give-up = Не знаю
app-class-review = Мои ответы
app-class-review-close = Закрыть ответы
app-class-review-none = Ответа нет.
app-class-review-one = Упражнение { $n }: { $state ->
    [right] верно
    [wrong] неверно
   *[none] ответа нет
}
app-class-shown-student = Учитель кое-что показывает всем.
app-class-look = Посмотреть
app-class-look-back = Вернуться к заданию

## Страница для проектора
app-class-wall-join = Чтобы войти, откройте этот адрес и наберите код:
app-class-wall-none = Сейчас войти нельзя.
app-class-wall-qr = Адрес в виде картинки для камеры
app-class-wall-local = Этот адрес открывается только на этой машине. Чтобы ученики смогли войти, запустите сервер командой «churchill-kit serve --ip 0.0.0.0» (если у машины есть имя, добавьте «--host ИМЯ») и откройте эту страницу по адресу машины в сети.

## Если связь пропала
app-class-kernel-lost = Программа, с которой работала эта страница, завершилась, и страница загружается заново. Если нет, загрузите её сами: её адрес приведёт вас обратно, а ответы сохранены.
app-class-link-lost = Связь прервалась, пробуем снова. Данные ответы засчитаны.

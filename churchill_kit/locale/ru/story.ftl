# Что происходит между двумя решениями, и как листать партию.

## Рассказ
app-story-title = Что происходит
app-story-progress = { $at } из { $of }
app-story-paused = Приостановлено
app-story-progress-page = { $at } из { $of }, затем итоги
app-story-pause = Пауза
app-story-on = Дальше
app-story-step = Шаг вперёд
app-story-back = Шаг назад
app-story-again = Показать ещё раз
app-story-unseen = Показать, что вы ещё не видели
app-log-forced = никого не спрашивали: выбора не было
app-log-forced-alike = никого не спрашивали: любой выбор даёт одно и то же
app-story-forced = Выбор у вас был один, поэтому вас не спросили.
app-story-forced-alike = Что ни выбери, здесь выходит одно и то же, поэтому вас не спросили.
app-story-broken-off = Показ прервался, остальное вы не видели.
app-story-skip-all = Пропустить показ
app-story-skip-both = Пропустить без итогов
app-story-skip-to = К решению: { $what }
app-story-skip-mine = К моему решению
app-story-skip-seat = К решению: { $seat }
app-story-skip-end = К итогу партии
app-story-skip-page = Сразу к итогам
app-story-led = Что к этому привело
app-times-over = { $said }, и так { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}.
app-story-how = Как так вышло
app-story-parts = Из чего складывается это число
app-story-why-seat = { $seat }: почему?
app-story-why-hidden = Этот выбор пока тайный; причину узнаете, когда его откроют.
app-story-why-none = О причине больше ничего не известно.
app-story-waits = ждёт, пока карточки открыты
app-story-pace = Темп
app-story-pace-slow = медленно
app-story-pace-normal = обычный
app-story-pace-quick = быстро
app-story-pace-once = только итоги
app-story-pace-none = не показывать
app-story-keys = Показ: пробел — пауза, → шаг вперёд, ← назад, Esc — к моему решению
app-story-page = Итог
app-story-close = Закрыть
app-story-page-board = Посмотреть на поле
app-story-page-back = Вернуться к итогам
app-story-go-on = Дальше
app-story-good = в вашу пользу
app-story-even = вам и лучшему сопернику поровну
app-story-bad = не в вашу пользу

## Листать партию
app-timeline-title = Ход партии
app-timeline-open = Ход партии
app-timeline-close = Закончить просмотр
app-timeline-at = Ход { $move } из { $moves }
app-timeline-slider = Ходы партии
app-timeline-by = Шаг:
app-timeline-by-beat = событие
app-timeline-by-move = ход
app-timeline-by-turn = очередь
app-timeline-by-round = раунд
app-timeline-prev = Назад
app-timeline-next = Вперёд
app-timeline-play = Смотреть
app-timeline-stop = Стоп
app-timeline-branch = Играть отсюда
app-timeline-branch-help = Кнопка «Играть отсюда» начнёт с этого места новую партию, а нынешняя сохранится.
app-branched = Вы играете отдельную партию, с хода { $move }. Прежняя сохранена: нажмите «Новая игра», она в списке «Мои партии».
app-timeline-branch-none = Здесь партия уже окончена: чтобы играть дальше, вернитесь хотя бы на ход.
app-timeline-go = Перейти к этому моменту
app-timeline-keys = Ход партии: ← и → шаг, ↑ и ↓ по раундам, Home, End, пробел — смотреть, Esc — закончить просмотр

# Общие столы: страницы. О том, что не получилось, — в table.ftl.

## Прийти за стол
app-shared-title = Играть вместе
app-shared-about = Каждый за своим экраном: откройте стол для игры и мест, выбранных ниже, и раздайте ссылки.
app-shared-open = Открыть общий стол
app-shared-offer = Ваше место: { $seat-full }. Вы приглашаете: { $seats }.
app-shared-offer-all = Своего места у вас нет. Вы приглашаете: { $seats }.
app-shared-code = Код стола
app-shared-code-help = Шесть букв, которые назовёт тот, кто открыл стол.
app-shared-join = Войти
app-shared-free = Выберите свободное место:

## Вокруг стола
app-shared-bar = Кто за столом
app-shared-invite = Пригласить
app-shared-invite-about = Кто откроет ссылку, тот и сядет на это место — с любого устройства; эти ссылки есть у вас, так что могли бы и вы. Кто войдёт по коду, займёт свободное место, и ссылки на него больше ни у кого не будет.
app-shared-link = Ссылка на место
app-shared-watch-link = Ссылка для зрителей
app-shared-taken = занято
app-shared-own-link-about = Адрес этой страницы — ваше собственное место: сохраните его, чтобы вернуться, и никому не отдавайте.
app-shared-copy = Копировать
app-shared-copied = Скопировано
app-shared-close = Закрыть
app-shared-here = здесь
app-shared-away = нет на месте
app-shared-you = вы
app-shared-turn = решает
app-shared-watching = Вы смотрите игру.
app-shared-wait = Ждём решения: { $seat }.
app-since-now = только что
app-since-minutes = { $n } мин
app-since-hours = { $n } ч
app-since-days = { $n } дн.
app-shared-table = Стол
app-shared-lines = Что говорят за столом
app-shared-say = Сказать реплику
app-shared-say-send = Сказать
app-shared-name = Ваше имя за столом
app-shared-name-keep = Сохранить
app-shared-kept = Сохранено.
app-shared-bot = Пусть играет бот
app-shared-bot-about = Место останется за своим хозяином; вернуть его можно когда угодно.
app-shared-back = Вернуть место
app-shared-look = Смотреть, что на руках:
app-shared-look-none = ни у кого

## Взять ход назад
app-shared-undo = Попросить взять ход назад
app-shared-undo-asked = { $seat }: просьба вернуться к ходу { $move }.
app-shared-undo-mine = Вы попросили вернуться к ходу { $move }.
app-shared-undo-all = С тех пор что-то открылось или были брошены кубики, поэтому согласиться должны все.
app-shared-agree = Согласиться
app-shared-refuse = Отказать
app-shared-withdraw = Передумать

## Что решает хозяин стола
app-shared-settings = Настройки стола
app-shared-chat = За столом можно говорить репликами
app-shared-hands = Зрители могут видеть всё, что на руках (для наставника)
app-shared-pace = Время на ход
app-shared-pace-now = любое
app-shared-pace-day = сутки
app-shared-hook = Сообщать мне о моём ходе в другом месте
app-shared-hook-about = Адрес, который принимает JSON, например чат-сервера; пусто — нигде.
app-shared-new-link = Выдать новую ссылку на место
app-shared-delete = Удалить стол
app-shared-delete-sure = Удалить его для всех?
app-shared-delete-it = Удалить
app-shared-leave-it = Оставить

## После игры и мои столы
app-shared-rematch = Реванш: места по кругу
app-shared-rematch-go = К реваншу
app-shared-mine = Мои столы
app-shared-mine-go = Сесть за стол
app-shared-mine-forget = Убрать из этого списка
app-shared-yours = Ваш ход
app-shared-theirs = Решает: { $seat }

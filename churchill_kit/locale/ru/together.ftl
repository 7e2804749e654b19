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
app-shared-invite-about = Кто откроет ссылку, тот и сядет на это место — с любого устройства. Код ведёт на любое свободное.
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

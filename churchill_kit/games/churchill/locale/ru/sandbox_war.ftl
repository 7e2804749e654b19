# Песочницы военной фазы: ячейки и политический контроль, резервы. Как устроены переменные: engine/words.py.

chapter-may = можно
chapter-may-not = нельзя

chapter-sandbox-alignment = Кому что здесь можно?
chapter-sandbox-alignment-about = Выберите место, что там лежит и как решены международные вопросы: видно, что каждая держава может разместить и убрать, а если не может, то почему. Щелчки по карте делают то же.
chapter-sandbox-alignment-where = Страна или колония
chapter-sandbox-alignment-network = Подпольные ячейки там
chapter-sandbox-alignment-owner = Политический контроль там
chapter-sandbox-alignment-nothing = нет
chapter-sandbox-alignment-networks = { $seat }: { $n }
chapter-sandbox-alignment-markers = Сколько маркеров у каждой державы
chapter-sandbox-alignment-ships = Поддержка ВМФ в Арктике
chapter-sandbox-alignment-pawns = Международные вопросы
chapter-sandbox-alignment-network-place = Разместить ячейку
chapter-sandbox-alignment-network-remove = Убрать ячейку
chapter-sandbox-alignment-place = Разместить контроль
chapter-sandbox-alignment-remove = Убрать контроль
chapter-sandbox-alignment-headline = { $seats-n ->
    [0] Политический контроль { $location-at } сейчас никто изменить не может.
   *[other] Кто может изменить политический контроль { $location-at }: { $seats }.
}

chapter-sandbox-reserves = Куда идут резервы?
chapter-sandbox-reserves-about = Двигайте фронты (можно щелчком по карте), убирайте резервы, бросайте кубик: каждый приоритет скажет, что он делает.
chapter-sandbox-reserves-theater = Театр
chapter-sandbox-reserves-dice = Бросить кубик ещё раз
chapter-sandbox-reserves-fronts = Где стоят фронты
chapter-sandbox-reserves-left = Резервы, которые ещё в игре
chapter-sandbox-reserves-ships = Поддержка ВМФ
chapter-sandbox-reserves-support = Обеспечение наступления
chapter-sandbox-reserves-headline = Армий по приоритетам: { $sent }, по броскам: { $rolled }.
chapter-sandbox-reserves-over = { $axis } уже капитулировала, и резервы больше не размещаются.
chapter-sandbox-reserves-europe = Приоритеты в Европе
chapter-sandbox-reserves-pacific = Приоритеты на Тихом океане
chapter-sandbox-reserves-result = С чем столкнутся фронты
chapter-sandbox-reserves-head-front = Фронт
chapter-sandbox-reserves-head-armies = Армии
chapter-sandbox-reserves-head-strength = Оставшаяся сила

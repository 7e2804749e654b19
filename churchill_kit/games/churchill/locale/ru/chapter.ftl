# The chapters of Churchill: titles, and the words of its own parts. How variables work: engine/words.py.

## Главы: название, чему учат (через « · »), минуты

chapter-1 = Мир, который строят во время войны
    .aims = сказать, кто играет, чего хочет каждая сторона и чем кончается партия · сделать первый ход за столом
    .minutes = 10
chapter-2 = Что лежит в коробке
    .aims = найти любую карточку, вопрос, трек и маркер · сказать, откуда взяты их данные
    .minutes = 15
chapter-3 = Основные понятия
    .aims = прочесть оба поля с одного взгляда · разобраться в штабах и руководителях
    .minutes = 20
chapter-4 = Как идёт конференция и кто побеждает
    .aims = назвать фазы и сегменты конференции по порядку · сказать, кто разрешает ничью и кто побеждает в каждой из трёх концовок
    .minutes = 15
chapter-5_1 = Повестка
    .aims = выбрать карточку для повестки и понять, кто её выиграл · поднять вопросы и увидеть, откуда они начинают
    .minutes = 15
chapter-5_2 = Заседание
    .aims = продвинуть вопрос и сказать, как далеко он пойдёт · вовремя решить вопрос, оспорить чужой или спасовать · использовать начальника штаба и руководителя · увидеть, кто выигрывает конференцию
    .minutes = 20
chapter-6_1 = Принятие решений: производство
    .aims = воплотить выигранные вопросы в верном порядке · посчитать маркеры производства каждой державы · сказать, кто платит за приоритетное наступление и на что можно потратить остальное
    .minutes = 20
chapter-6_8 = Принятие решений: политика, главенство и бомба
    .aims = активировать военно-политические вопросы · решить, за кем главенство на ТВД, и получить бонусы · посчитать шансы атомной бомбы — или украсть её секреты · сдвинуть пешку международного вопроса и сказать, что из этого следует
    .minutes = 15
chapter-7_1 = Война: ячейки и политический контроль
    .aims = разместить и убрать подпольные ячейки и политический контроль · сказать, что делают с ними международные вопросы, Арктика и наступающий фронт
    .minutes = 15
chapter-7_5 = Война: резервы Оси
    .aims = разобраться в треках фронтов · шаг за шагом сказать, куда пойдут немецкие и японские резервы
    .minutes = 15
chapter-7_7 = Война: фронты и капитуляция
    .aims = посчитать силу фронта и его шансы · сказать, как далеко он продвинется · сказать, когда капитулируют Германия и Япония
    .minutes = 20
chapter-8 = Разбор полётов
    .aims = закрыть конференцию и начать следующую · сказать, что уходит, что остаётся и когда кончается игра
    .minutes = 10
chapter-9 = Сценарии и подсчёт очков
    .aims = разложить любой сценарий · посчитать очки строка за строкой · увидеть, к какой концовке они ведут
    .minutes = 25
chapter-10 = Секретная повестка
    .aims = сыграть с секретной повесткой и посчитать её очки · сказать, что она может сделать с альянсом
    .minutes = 10
chapter-11 = Игра в одиночку
    .aims = сыграть против ботов · прочесть их таблицы и предсказать ход
    .minutes = 20
chapter-glossary = Глоссарий
    .aims = найти любой термин игры и правило, откуда он
    .minutes = 10
chapter-strategy = Стратегия
    .aims = сказать, что каждой державе нужно, чего она боится и чем может торговать · выбрать миг, чтобы оспорить, спасовать, использовать руководителя · взвесить ход по тому, чего он стоит в конце
    .minutes = 30
chapter-annotated = Целая партия, ход за ходом
    .aims = проследить партию от первой повестки до подсчёта очков и понять её поворотные моменты
    .minutes = 20

## Разобранные примеры

chapter-seen-start = Ещё ничего не произошло: на карте и на столе всё так, как велит сценарий.

## Конференция, целая партия: то же с оглавлением и само по себе

chapter-conference = Конференция { $number } (партия № { $seed })
chapter-conference-phase = Фаза конференции
chapter-conference-scenario = Сценарий
chapter-conference-another = Другая конференция
chapter-conference-reason = Довод бота: { $reason }

## Песочницы

chapter-to-place = где лежит
chapter-sandbox-front = Насколько силён фронт?
chapter-sandbox-front-about = Меняйте фронт, его обеспечение и то, что ему мешает, — и смотрите, какой бросок нужен.
chapter-sandbox-front-which = Фронт
chapter-sandbox-front-space = Стоит на делении
chapter-sandbox-front-support = Обеспечение наступления
chapter-sandbox-front-armies = Армии Оси
chapter-sandbox-front-naval = Поддержка ВМФ (нужно { $n })
chapter-sandbox-front-issue = В центре стола лежит «{ $issue }»
chapter-sandbox-front-strength = Сила
chapter-sandbox-front-odds = { $n ->
    [0] Ни один бросок не продвинет фронт { $space-to }.
    [1] Только 1 на кубике продвинет фронт { $space-to }: { $percent } %.
    [10] Любой бросок продвинет фронт { $space-to }{ $through ->
        [0] .
        [one] ; 10 на кубике — прорыв.
        [few] ; { $through } высших числа на кубике — прорыв.
       *[many] ; { $through } высших чисел на кубике — прорыв.
    }
   *[other] { $n } или меньше на кубике продвинет фронт { $space-to }: { $percent } %.
}
chapter-sandbox-percent = { $n } %
chapter-sandbox-front-end = Этот фронт дошёл до конца своего трека.
chapter-sandbox-front-none = Этот фронт стоит на месте.
chapter-sandbox-front-bars = Шансы при меньшем и большем обеспечении наступления
chapter-sandbox-front-bars-legend = Весь столбик — шансы продвинуться; нижняя часть, выделенная цветом, — шансы прорваться (7.74).
chapter-sandbox-front-bar = Обеспечение наступления { $support }: граней из десяти, продвигающих фронт, — { $n }, прорывов — { $through }
chapter-sandbox-face-stays = фронт остаётся
chapter-sandbox-face-on = фронт продвигается
chapter-sandbox-face-through = прорыв

chapter-sandbox-card = Сколько стоит карточка?
chapter-sandbox-card-about = Выберите карточку, что она делает и где лежит вопрос; таблица покажет, чему она равна на каждом вопросе.
chapter-sandbox-card-which = Карточка
chapter-sandbox-seat = Кто
chapter-sandbox-use = Чтобы
chapter-sandbox-use-advance = продвинуть
chapter-sandbox-use-debate = оспорить
chapter-sandbox-place = Вопрос лежит
chapter-sandbox-roll = На кубике
chapter-sandbox-chief = кубик
chapter-sandbox-card-advance = { $card }, продвигая «{ $issue }», даёт { $n }: { $place }.
chapter-sandbox-card-debate = { $card }, оспаривая «{ $issue }», даёт { $n }: { $place }.
chapter-sandbox-card-worth = Ценность
chapter-sandbox-card-issue = Вопрос
chapter-sandbox-card-after = Куда придёт
chapter-sandbox-card-rows = Для каждого вида вопросов

chapter-sandbox-conference = Кто выиграл бы конференцию?
chapter-sandbox-conference-about = Как если бы последняя карточка была только что сыграна. Перетащите вопрос по столу или выберите его и щёлкните, где ему лежать; кнопки делают то же.
chapter-sandbox-conference-issues = Вопросы на столе
chapter-sandbox-conference-why = Чем это кончится
chapter-sandbox-nudge = { $issue }: на деление ближе, { $seat }

chapter-sandbox-score = Какой счёт?
chapter-sandbox-score-about = Как если бы партия кончилась сейчас. Щелчок по карте меняет страну или фронт.
chapter-sandbox-score-fronts = Фронты
chapter-sandbox-score-pawns = Международные вопросы
chapter-sandbox-score-wins = Выиграно конференций
chapter-sandbox-score-bombs = Счётчик атомной бомбы
chapter-sandbox-score-places = Страны и колонии
chapter-sandbox-score-alignment = Политический контроль: { $seat }
chapter-sandbox-score-network = Подпольная ячейка: { $seat }
chapter-sandbox-adjusted = Концовка меняет счёт

chapter-sandbox-production = Кому сколько?
chapter-sandbox-production-about = Укажите, кто что выиграл, — или щёлкайте по вопросам на столе. Маркеры посчитает движок.
chapter-sandbox-production-won = Кто выиграл
chapter-sandbox-production-nobody = никто
chapter-sandbox-production-away = не на столе
chapter-sandbox-production-center = центр стола: всем
chapter-sandbox-production-arctic = Поддержка ВМФ в ячейке арктического театра
chapter-sandbox-production-convoy = По карточке конференции идёт мурманский конвой
chapter-sandbox-production-commands = Главенство на ТВД
chapter-sandbox-production-sum = Производство: США — { $us }, Британия — { $uk }, СССР — { $ussr }.
chapter-sandbox-production-order = Порядок распределения, слева от победителя конференции: { $seats }.
chapter-sandbox-production-bonus = Сверх производства: маркеры за главенство

chapter-sandbox-bomb = Далеко ли до бомбы?
chapter-sandbox-bomb-about = Укажите, кто выиграл исследование атомной бомбы и кто за него платит; движок проверит каждую грань кубика.
chapter-sandbox-bomb-holder = Исследование атомной бомбы: кто выиграл
chapter-sandbox-bomb-paid = Производство, вложенное в исследование
chapter-sandbox-bomb-card = Карточка конференции прибавляет один
chapter-sandbox-bomb-track = На счётчике атомной бомбы
chapter-sandbox-bomb-us = Американская пешка
chapter-sandbox-bomb-ussr = Советская пешка
chapter-sandbox-bomb-odds = { $n ->
    [0] Никакой бросок не продвинет американскую пешку на деление «{ $space }».
    [6] Любой бросок продвигает американскую пешку на деление «{ $space }».
   *[other] Бросок { $least } и больше продвигает американскую пешку на деление «{ $space }»: шансов { $n } из 6.
}
chapter-sandbox-bomb-none = { $holder-id ->
    [center] Вопрос никто не выиграл, броска не будет.
   *[other] Американская пешка уже на последнем делении: бросать больше незачем.
}
chapter-sandbox-bomb-face-stays = американская пешка стоит на месте
chapter-sandbox-bomb-face-on = американская пешка продвигается
chapter-sandbox-bomb-added = К броску прибавляется
chapter-sandbox-bomb-no-spies = Советская пешка движется, только если вопрос выиграл СССР.
chapter-sandbox-bomb-bars = Шансы при меньшем и большем производстве США
chapter-sandbox-bomb-share = { $n } из 6
chapter-sandbox-bomb-bar = Маркеров США: { $markers }; годится граней кубика: { $n }
chapter-sandbox-bomb-spies = Без броска

## Бот за столом

chapter-bot = Боты за столом
chapter-bot-title = Бот { $seat-gen }
chapter-bot-place = конференция { $conference }, решение { $n }
chapter-bot-chart = Его таблица
chapter-bot-move = Бот:
chapter-bot-equal = { $n ->
    [one] (Одинаково хорош { $n } ход: выбирает кубик.)
    [few] (Одинаково хороши { $n } хода: выбирает кубик.)
   *[many] (Одинаково хороши { $n } ходов: выбирает кубик.)
}
chapter-bot-next = Следующее решение
chapter-bot-back = Назад
chapter-bot-skip = Решение другого рода
chapter-bot-another = Другая партия
chapter-bot-unread = уже не читается
chapter-bot-hide = Сначала угадать
chapter-bot-show = Показать, что он сделает

## Сценарии рядом

chapter-scenarios = Сценарии
chapter-scenarios-which = Сценарий
chapter-scenarios-board = Поле
chapter-scenarios-map = Фронты
chapter-scenarios-table = Стол конференции
chapter-scenarios-side = Три расстановки рядом
chapter-scenarios-schedule = Очки по буквам, если бы выбранный сценарий кончился сразу
chapter-scenarios-schedule-about = Отмечены строки, которые приносят очки уже в начале. Выберите выше другой сценарий — и они изменятся.
chapter-scenarios-letter = Буква
chapter-scenarios-total = Если бы всё кончилось сразу
chapter-scenarios-training = Война почти выиграна: три конференции, почти вся Европа уже выбрала сторону, и каждому фронту недалеко до цели. Лучше всего для первой партии.
chapter-scenarios-tournament = Идёт подготовка высадки: пять конференций — достаточно и для замысла, и для одной крупной ошибки.
chapter-scenarios-campaign = Вся война Большой тройки: десять конференций, пустая карта, фронты на исходных позициях.
chapter-scenarios-time-training = 60–90 минут
chapter-scenarios-time-tournament = 2–3 часа
chapter-scenarios-time-campaign = 4–5 часов
chapter-scenarios-length = { $n } (с { $first } по { $last })
chapter-scenarios-ships = ВМФ: { $n }
chapter-scenarios-nothing = –
chapter-scenarios-row-length = Конференции
chapter-scenarios-row-time = Время партии
chapter-scenarios-row-command = Главенство { $theater-at }
chapter-scenarios-row-networks = Подпольные ячейки
chapter-scenarios-row-alignment = Политический контроль
chapter-scenarios-row-bomb = Пешка атомной бомбы США
chapter-scenarios-row-spies = Советская агентурная сеть
chapter-scenarios-row-center = Уже на столе
chapter-scenarios-row-out = Вне игры
chapter-scenarios-row-fallen = Капитулировали

## Секретная повестка

chapter-agendas = Секретная повестка
chapter-agendas-seen = Кто смотрит
chapter-agendas-nobody = зритель
chapter-agendas-all = все
chapter-agendas-again = Вытянуть другие
chapter-agendas-open = У каждого три маркера лицом вниз. Смотреть их может только владелец.
chapter-agendas-hidden = маркер лицом вниз
chapter-agendas-met = там стоит контроль владельца
chapter-agendas-unmet = контроля владельца там нет
chapter-agendas-before = Счёт без секретной повестки
chapter-agendas-bonus = За секретную повестку
chapter-agendas-after = Счёт с ней

## Сравнение двух ходов

chapter-duel = Что лучше?
chapter-duel-choose = Ходы
chapter-duel-hint = Сначала выберите. Потом боты доиграют партию после каждого хода — всякий раз с другими карточками и кубиками.
chapter-duel-more = Сыграть ещё
chapter-duel-mean = Очков в конце
chapter-duel-wins = Победы
chapter-duel-yours = (ваш выбор)
chapter-duel-progress = { $n ->
    [one] { $n } партия после каждого хода
    [few] { $n } партии после каждого хода
   *[many] { $n } партий после каждого хода
}

## Чего ячейка показать не может

chapter-error-bot-position = Боту нужна полная позиция, в которой кто-то должен решать, например из `ck.game("churchill").new()`.

## Чего нет на карте войны

chapter-beside-open = { $pawn }: нейтрально
chapter-beside-settled = { $pawn }: { $what } ({ $seat })
chapter-beside-wins = { $seat }: { $n }
chapter-beside-landed = Гонка Нормандии и Центральной Италии
chapter-beside-race = { $first-id ->
    [normandy] первой была Нормандия
    [central_italy] первой была Центральная Италия
   *[same_conference] вничью, на одной конференции
}

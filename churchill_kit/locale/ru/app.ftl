# Приложение: все тексты его страниц, кроме предложений о самой игре.

## Страница
app-title = Черчилль
app-subtitle = Три союзника, одна война, три разных мира.
app-skip = Перейти к возможным действиям
app-language = Язык
app-dismiss = Закрыть
app-close = Закрыть
app-reconstruction = Карты, вопросы и числа на этих досках — реконструкция: чего нет в опубликованных правилах, дополнено нами и может отличаться от коробки.
app-unofficial = Неофициальное учебное пособие для тех, у кого есть эта настольная игра или кто её осваивает; не создано и не одобрено издателем.
app-surprise = У нас что-то сломалось; партия осталась, как была. ({ $what })

## Перед игрой
app-start = Начать игру
app-start-about = Если ничего не менять: короткая тренировочная партия из трёх конференций. Вы — Великобритания, за Москву и Вашингтон играют боты.
app-setup = За столом
app-game = Игра
app-scenario = Сценарий
app-seats = Кто за кого
app-seed = Число для кубиков
app-seed-help = Пусто — новые кубики. То же число даёт те же карты и кубики.
app-options = Варианты правил
app-about-training = Три конференции, с октября 1944 года до конца войны: с этого стоит начать.
app-about-tournament = Пять конференций, с конца 1943 года.
app-about-campaign = Все десять конференций, с начала 1943 года.
app-seat-us = Рузвельт
app-seat-uk = Черчилль
app-seat-ussr = Сталин
app-player-person = человек
app-player-bot = бот
app-player-random = случайные ходы
app-player-search = думающий бот
app-option-secret_agenda = Тайные планы (10)
app-option-secret_agenda-true = у каждой державы есть тайная цель
app-option-secret_agenda-false = без них
app-option-tiebreak_roll = Лидер, решивший ничью (4.5)
app-option-tiebreak_roll-true = бросает кубики на здоровье
app-option-tiebreak_roll-false = не бросает
app-option-leadership_timing = Бонусы командования выставляются
app-option-leadership_timing-activity_5 = в пятом действии (4.23.5)
app-option-leadership_timing-allocation = при распределении (6.4)
app-kept = Продолжить партию
app-go-on = Продолжить
app-forget = Забыть эту партию
app-kept-line = { $scenario }, { $moves ->
    [one] сыгран { $moves } ход
    [few] сыграно { $moves } хода
   *[many] сыграно { $moves } ходов
}. Решает: { $turn }
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

## Кнопки
app-open = Открыть
app-open-help = Открыть сохранённую партию
app-undo = Отменить
app-redo = Вернуть
app-hint = Подсказка
app-why = Почему?
app-save = Сохранить
app-new = Новая игра
app-again = Ещё партия
app-keys = Клавиши
app-keys-title = Клавиши
app-keys-on = Однобуквенные клавиши
app-keys-list = 1–9: к этому действию · стрелки, Home, End: по списку · Enter: сделать ход · U: отменить · R: вернуть · H: подсказка · W: почему · B: другая доска · L: журнал · S: очки · C: действия · Esc: снова все действия · ?: этот список
app-help-text = Каждое действие — кнопка; щелчок по доске или карте лишь сокращает список. Буквы и цифры можно отключить здесь; Tab, стрелки, Enter и Esc работают всегда.

## Стол
app-move = ход { $n }
app-conference = Конференция { $n }
app-conference-short = Конференция
app-phase-agenda = Повестка
app-phase-meeting = Заседание
app-phase-decisions = Решения
app-phase-war = Война
app-phase-end = Конец
app-board = Доска
app-board-table = Стол переговоров
app-board-map = Карта войны
app-board-end = Итог
app-neutral = ничей
app-choices = Что можно сделать
app-choices-count = { $shown } из { $total }
app-narrow = Отбор
app-narrowed = Только:
app-narrow-clear = Показать все
app-facet-card = Карта
app-facet-leader = Лидер
app-facet-leader-of = Лидер ({ $seat })
app-facet-issue = Вопрос
app-facet-front = Фронт
app-facet-box = Театр военных действий
app-facet-location = Страна
app-facet-pawn = Международный вопрос
app-facet-theater = Театр
app-facet-power = Держава
app-bots = Решают другие …
app-watch-pause = Пауза
app-watch-on = Дальше
app-watch-step = Один ход
app-watch-end = До конца
app-curtain-prompt = Теперь решает: { $seat }.
app-curtain-text = Передайте экран. Карты появятся, когда перед ним сядет тот, чей ход: { $seat }.
app-curtain-button = Это я, { $seat }: показать мои карты
app-news = После вашего прошлого решения
app-log = Журнал
app-log-earlier = Показать более ранние записи
app-undone = отменено
app-breakdown = Откуда это число
app-amount = Сколько
app-rule = Правило
app-scores = Очки
app-score-letter = Строка
app-score-points = Очки
app-score-what = За что
app-score-total = Всего
app-score-rule = 9.4
app-score-sum = Очки, если бы игра кончилась сейчас
app-wins = выиграно конференций

## Рука
app-hand = Рука
app-hand-title = Карты, { $seat }: { $count }
app-hand-worth-advance = Крупно: число на карте. Ниже: сколько она даст, продвигая «{ $issue }»
app-hand-worth-debate = Крупно: число на карте. Ниже: сколько она даст в споре о «{ $issue }»
app-worth = здесь даст
app-leader = Лидер
app-leader-active = активен
app-leader-inactive = уже выступил или отсутствует
app-die = кубик
app-die-short = кубик
app-secret = Тайный план
app-origin-rules = Из опубликованных правил.
app-origin-public = Из открытых источников.
app-origin-reconstructed = Реконструкция: имя, число или свойство могут отличаться от изданной карты.

## Заголовки действий
app-heading-card = { $name } ({ $value })
app-heading-leader = Лидер: { $name }
app-heading-support = Поддержка наступления
app-heading-naval = Поддержка флота
app-heading-activate = Военно-политические вопросы
app-heading-research = Работы над атомной бомбой
app-heading-network = Создать подпольную сеть
app-heading-break_network = Убрать подпольную сеть
app-heading-align = Установить политический контроль
app-heading-break_alignment = Снять политический контроль

## Последствия
app-place-center = центр
app-place-chair = { $seat }, в кресле
app-place-track = { $seat } { $space }
app-place-off = вне стола
app-note-moves = { $amount } → { $place }
app-note-difference = { $amount } против { $against } → { $place }
app-note-rolled = число на кубике: от 1 до 6
app-note-naval = будет { $after } из { $most }
app-note-polmil = контроль: { $alignments }, сети: { $networks }
app-note-front = сила { $now } → { $after }, цель: { $space }
app-note-front-naval = сила { $now } → { $after }, цель: { $space }, флот { $have } из { $need }
app-note-networks = { $count ->
    [one] здесь { $count } сеть
    [few] здесь { $count } сети
   *[many] здесь { $count } сетей
}: { $seat }
app-note-alignment = контроль: { $seat }
app-note-empty = здесь ещё никого нет
app-note-global = сейчас: { $owner }

## Подсказка и объяснение
app-hint-title = Подсказка
app-hint-line = Бот выбрал бы: { $action }.
app-why-title = О чём речь (правило { $rule })
app-why-notes = Рядом с каждым действием написано, что оно даст.
app-why-agenda_card = Каждый кладёт карту штаба лицом вниз; старшая выигрывает повестку и открывает её. Разница с младшей — место первого вопроса на дорожке победителя. До конца конференции этой карты больше нет, её свойство не действует; лидеры не участвуют.
app-why-opening_issue = Повестка ваша. Выберите вопрос, который начнёт на вашей дорожке: на столько делений от центра, на сколько ваша карта старше младшей.
app-why-nominate_issue = Каждый кладёт в центр стола два вопроса. Назовите то, что хотите выиграть, или то, на что другим придётся тратить карты.
app-why-advance_issue = Ваш ход за столом: сыграйте карту, и вопрос продвинется к вашему креслу на её число с прибавками. Один раз это может сделать лидер, если сбросить за него карту. Вопрос на вашей стороне в конце заседания — ваш; вопрос в кресле ваш сразу.
app-why-debate_issue = Другой игрок продвинул вопрос. Ответить может один: ваша карта потянет вопрос к вам на своё число. За спор даётся право один раз пропустить ход. Ход лидера может оспорить только лидер.
app-why-discard_for_leader = Ход лидера стоит одной карты штаба, её число и свойство не действуют: отдайте самую ненужную.
app-why-choose_issue = Начальник штаба бросил кубик; теперь выберите вопрос, который он продвинет.
app-why-stop_in_center = Этот вопрос действует, только если к концу заседания он в центре. Проходя через центр, он может остановиться: сейчас или никогда.
app-why-choose_attribute_support = Карта даёт поддержку в одном из названных на ней мест.
app-why-directed_offensive = Выигранное приоритетное наступление указывает, куда его хозяин обязан отдать две единицы производства: на следующее деление любого фронта по вашему выбору.
app-why-allocate_production = По одной единице производства: поддержка наступления усиливает фронт на этот ход; флот остаётся и открывает высадки; военно-политический вопрос даёт сети и контроль; работы приближают атомную бомбу.
app-why-commit_production = Это производство распределяет карта конференции; где она оставляет выбор, решаете вы.
app-why-fulfil_directed = На все приоритетные наступления производства не хватает: какому достанется следующая единица?
app-why-name_commander = Выигравший вопрос о командовании называет, кто командует театром, США или Великобритания; командующий каждую конференцию добавляет поддержку.
app-why-place_bonus = Командование театром даёт дополнительную поддержку в нём.
app-why-global_issue = Международный вопрос сдвигает к вам одно из двух разногласий с вашим участием. Это очки, и это меняет права других на карте.
app-why-choose_next = У двоих поровну маркеров: США решают, кто ходит раньше. Кто позже, тот может ответить.
app-why-place_network_marker = Сеть ставится там, где нет чужих, или убирает чужую. В одном месте не больше двух. Для политического контроля нужна своя сеть.
app-why-place_alignment_marker = Политический контроль ставится там, где есть ваша сеть, или снимает чужой. Каждый приносит три очка.
app-why-break_tie = Ничья: лидеры по очереди могут решить её; кто решит, бросает кубики на здоровье.
app-why-name_tie_winner = Ничью никто не решил, и решает «арсенал демократии»: США называют победителя из равных.

## Конец
app-end-title = Конец игры
app-winner = Победа: { $seat }
app-ending-alliance = Победа союза: обе державы Оси сдались, и очки достаточно близки, чтобы союз устоял. Побеждает тот, у кого очков больше.
app-ending-broken = Союз распался: обе державы Оси сдались, но первый опередил последнего больше чем на двадцать очков. Если у первого не больше очков, чем у остальных вместе, они объединяются против него, и побеждает лучший из них.
app-ending-hegemon = Одна из держав Оси устояла: первый теряет пять очков, второй три, последний получает пять; побеждает тот, у кого после этого больше.
app-tiebreak = Ничью решило: { $how }.
app-adjustments = Поправка (4.43)
app-points-before = Сумма строк
app-chart = Как росли очки
app-chart-move = Ходы
app-chart-table = Очки после каждой конференции

## Если что-то потеряно
app-lost-title = Страница потеряла партию
app-lost-kernel = Программа за этой страницей остановилась. Ничего не пропало: партия хранится в этом браузере, до последнего хода.
app-lost-link = Связь прервалась; пробуем снова. Партия хранится в этом браузере.
app-lost-button = Продолжить партию
app-lost-lab = В JupyterLab: перезапустите ядро, выполните ячейку ещё раз и нажмите «Продолжить».
app-storage = Этот браузер не даёт страницам ничего хранить (приватное окно?): сохраните партию в файл, прежде чем закрыть его.

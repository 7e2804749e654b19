# Движок: предложения, которые могут понадобиться любой игре. Как устроены переменные: engine/words.py.

## Перечисления

list-and = { $head } и { $last }
list-or = { $head } или { $last }

## Ошибки: так сыграть нельзя

error-view-cannot-play = Это партия глазами одного игрока: её можно рассматривать, но не продолжать.
error-not-a-view = Заново раздать можно только то, чего не видит игрок; здесь показана вся позиция.
error-not-an-action = В этой игре нет такого хода: { $given }.
error-game-is-over = Партия окончена, играть больше нечего.
error-not-offered = «{ $action }» — сейчас это невозможно. Решается другое: { $decision }
error-forced-roll = На кубике с { $sides } гранями не может выпасть { $value }.
error-not-a-roll = { $given } — такого на кубике не бывает.
error-unknown-seat = В этой игре нет места { $given }.

## Ошибки: перед партией

error-unknown-game = Нет игры { $given }. Есть: { $choices }.
error-no-file = В игре из папки { $folder } нет файла { $file }, в котором должно быть «{ $entry }».
error-no-entry = В файле { $file } игры из папки { $folder } нет «{ $entry }» нужного вида.
error-not-arrived = Игра из папки { $folder } не дошла: проверьте соединение и загрузите страницу заново.
error-bad-file = Файл { $file } игры из папки { $folder } не читается: { $why }.
error-bad-entry = В файле { $file } игры из папки { $folder } нет текста «{ $entry }» в записи { $where }.
error-bad-about = В файле about.toml игры из папки { $folder } ошибка. { $where }: { $what }.
error-unknown-scenario = Нет сценария { $given }. Есть: { $choices }.
error-bad-seed = Начальное число (seed) должно быть целым, от 0 до { $high }, а не { $given }.
error-too-many-seeds = Чтобы сыграть столько партий ({ $games }), начиная с числа { $first }, нужны начальные числа больше последнего возможного, { $high }; начните с меньшего.
error-options-no-table = Варианты правил задаются таблицей имён и значений, а не так: { $given }.
error-unknown-option = Нет такого варианта правил: «{ $given }». Есть: { $choices }.
error-bad-option = Вариант правил «{ $name }» не может быть { $given }. Возможно: { $choices }.
error-unknown-player = Нет игрока { $given }. Есть: { $choices }.
error-unknown-seat-in-setup = Нет места { $given }. Есть: { $choices }.
error-no-positions = В этой игре нельзя расставить позицию вручную.
error-no-box = У этой игры нет компонентов, которые можно проверить.
error-bad-position = Такая позиция невозможна. { $where }: { $what }.
error-bad-data = { $file }, { $where }: { $what }.
error-no-such-move = В этой партии нет хода { $given }; { $high ->
    [0] ходов пока не было
    [one] сыгран { $high } ход
    [few] сыграно { $high } хода
   *[many] сыграно { $high } ходов
}.

## Ошибки: сохранённые партии

error-not-json = Этот файл — не сохранённая партия: прочитать его не удаётся вовсе.
error-foreign-file = Этот файл — не партия, сохранённая в churchill_kit.
error-too-large = Этот файл больше, чем может быть сохранённая партия (больше { $limit } МБ).
error-newer-save = Эта партия сохранена более новой версией ({ $version }). Чтобы открыть её, обновите программу.
error-newer-format = Формат этой записи — { $given }, а эта версия читает форматы до { $known }. Обновите программу.
error-other-game = Это запись другой игры: { $given }.
error-unknown-game-in-save = Это запись игры, которой здесь нет: { $given }.
error-bad-save = Запись повреждена. { $where }: { $what }.
error-bad-setup-in-save = Расстановку из записи не воспроизвести. { $why }
error-bad-move-in-save = Ход { $number } из записи не воспроизвести: её изменили, или она из версии с другими картами либо правилами. { $why }
error-digest-differs = Запись кончается не той позицией, которая в ней указана: её меняли, или она сделана версией с другими правилами.
error-cannot-read = Не удаётся прочитать файл { $path }: { $why }.
error-cannot-write = Не удаётся записать файл { $path }: { $why }.

## Что не подходит в данных извне; части предложений выше

mismatch-not-a-number = здесь нужно целое число от { $low } до { $high }, а не { $given }
mismatch-not-yes-or-no = здесь нужно «да» или «нет» (true, false), а не { $given }
mismatch-not-text = здесь нужен текст, а не { $given }
mismatch-not-one-of = { $given } сюда не подходит; возможно: { $choices }
mismatch-not-a-list = { $low ->
    [0] здесь нужен список не длиннее { $high }, а не { $given }
   *[other] здесь нужен список длиной от { $low } до { $high }, а не { $given }
}
mismatch-not-a-table = здесь нужна таблица имён и значений, а не { $given }
mismatch-unknown-key = { $choices-id ->
    [none] неизвестно, что такое { $key }
   *[other] неизвестно, что такое { $key }; известны: { $choices }
}
mismatch-missing-key = не хватает { $key }
mismatch-twice = дважды встречается { $key }
mismatch-too-many = { $given } — это слишком много, всего есть { $high }
mismatch-too-deep = здесь слишком много вложенных списков
mismatch-unplayable = отсюда нельзя играть дальше
mismatch-does-not-fit = это не согласуется с остальной позицией
mismatch-cannot-read = файл не удаётся прочитать: { $why }
mismatch-not-toml = в файле ошибка разметки TOML: { $why }

## Как кончилась партия, если у игры нет на это своих слов

draw = Ничья
ending-draw = Никто не выиграл: ничья.
ending-one = Победитель — { $winner }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
ending-together = Победа общая: { $winners-and }.

## Почему игрок так выбрал

reason-chance = Решил случай: этот игрок ничего не взвешивает.

## Что показывает тетрадь

error-no-screens = Экранов этой игры здесь нет: установите churchill-kit вместе с виджетами.
error-unknown-board = Нет такой доски: { $given }. Есть: { $choices }.
result-seat = Сторона
result-points = Очки
result-change = Итог добавляет
result-final = В счёт
record-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
record-earlier = { $n ->
    [one] Первый { $n } ход
    [few] Первые { $n } хода
   *[other] Первые { $n } ходов
}

## Почему система отказывает

name-EACCES = нет прав
name-EISDIR = это папка
name-ENOENT = нет такого файла или папки
name-ENOSPC = на диске нет места
name-ENOTDIR = вместо папки там файл
name-EPERM = нет прав
name-EROFS = диск только для чтения

# Что говорят игроки, которые просчитывают ходы.

error-bad-playouts = На одно решение игрок просчитывает от 1 до { $high } продолжений, а не { $given }.
error-bad-player-setting = Игрока { $given } быть не может: настраиваются только medium и hard, а именно playouts (от 1 до { $high }) и odds (yes или no), например hard:playouts=144:odds=no.
error-bad-seconds = Думать игрок может от 0 до { $high } секунд, а не { $given }.
error-other-ladder = В файле { $given } результаты турнира, где { $part-id ->
    [game] другая игра
    [scenario] другой сценарий
    [options] другие варианты правил
    [players] другие игроки
   *[seed] другое начальное число
}; укажите другой файл.
error-no-ladder = Файл { $given } уже есть, и это не результаты турнира; укажите другой файл.
error-ladder-is-no-table = Результаты турнира — строки JSON, а не таблица, как обещает имя { $given }; укажите файл вроде results.jsonl.
error-old-ladder = Партии в { $given } сыграны другой версией игроков, правил или набора; чтобы сыграть заново, укажите другой файл.
error-too-few-players = Для турнира нужны хотя бы два разных игрока, как --players hard,bot, а не { $given }.
reason-careless = Тут игрок не думал: слабый соперник часто ходит как попало.
reason-only = Другого хода нет.
reason-untried = Так здесь обычно ходят; другие ходы не пробовались.
reason-thought = Проверено на { $deals ->
    [one] { $deals } продолжении
   *[other] { $deals } продолжениях
}: шансы на победу — { $percent } %, отрыв в очках — { $points-signed }; у следующего по силе хода — { $next_percent } % и { $next_points-signed }.
reason-unsure = Проверено на { $deals ->
    [one] { $deals } продолжении
   *[other] { $deals } продолжениях
}: шансы на победу — { $percent } %, отрыв в очках — { $points-signed }; у другого хода — { $next_percent } % и { $next_points-signed }, но лучше ли он, наверняка не сказать.

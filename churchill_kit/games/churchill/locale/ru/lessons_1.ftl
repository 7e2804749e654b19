# Упражнения главы 1, что поставлено на карту: lessons/chapter_1.py.

churchill-tutor-how_it_ends = { $count ->
    [0] Германия и Япония капитулировали.
    [one] Десятая конференция позади, а одна страна Оси ещё держится: { $left }.
   *[other] Десятая конференция позади, а Германия и Япония ещё держатся.
} Очки: США — { $us }, Британия — { $uk }, СССР — { $ussr }. Чем кончается партия?
churchill-tutor-how_it_ends-alliance = Альянс устоял: побеждает тот, у кого больше очков.
churchill-tutor-how_it_ends-broken = Альянс распался: первый может пасть жертвой двух других.
churchill-tutor-how_it_ends-hegemon = Ось не побеждена: прежде чем сравнить очки, их отнимают и добавляют.
churchill-tutor-how_it_ends-why = { $ending-id ->
    [alliance] Обе страны Оси капитулировали, разрыв первого и последнего — { $gap }: это в пределах двадцати.
    [hegemon] Одна из стран Оси держится, и разрыв ({ $gap }) уже не важен: первый и второй теряют очки, последний получает.
   *[broken] Обе страны Оси капитулировали, но разрыв первого и последнего — { $gap }: это больше двадцати.
}
churchill-tutor-how_it_ends-hint1 = Сначала посмотрите, вышли ли из войны и Германия, и Япония.
churchill-tutor-how_it_ends-hint2 = Разрыв первого и последнего — { $gap }. Альянс выдерживает 20.

churchill-tutor-alliance_gap = Германия и Япония капитулировали. Очки: США — { $us }, Британия — { $uk }, СССР — { $ussr }. Каков разрыв между первым и последним?
churchill-tutor-alliance_gap-why = { $ending-id ->
    [alliance] Разрыв — { $gap }, а до двадцати альянс держится.
   *[broken] Разрыв — { $gap }, а если он больше двадцати, альянс распадается.
}
churchill-tutor-alliance_gap-hint1 = Важны только наибольшее и наименьшее число.
churchill-tutor-alliance_gap-hint2 = Больше всех: { $first }. Меньше всех: { $last }.

churchill-tutor-legal_first = Вы играете за { $seat-acc }, и ход ваш. Что из этого можно сделать?
churchill-tutor-legal_first-hint1 = Нужны карточка из вашей руки и вопрос, который лежит на столе.
churchill-tutor-legal_first-hint2 = Пасовать может только тот, кто перед этим оспаривал.

churchill-tutor-first_slip = Вы играете за { $seat-acc }, и ход ваш. Чего из этого сделать нельзя?
churchill-tutor-first_slip-hint1 = Сверьте карточки со своей рукой, а вопросы — со столом.
churchill-tutor-first_slip-hint2 = Три хода в порядке. В четвёртом говорится о том, чего здесь нет.

churchill-tutor-first_move = Вы играете за { $seat-acc }. Вопрос «{ $issue }» лежит { $start-at }. Одной карточкой приведите его на деление { $space } своего счётчика.
churchill-tutor-first_move-why = { $card }: значение { $value }, поэтому вопрос «{ $issue }» оказывается { $to-at }.
churchill-tutor-first_move-hint1 = Посчитайте шаги: сначала, если надо, до центра стола, потом по вашему счётчику.
churchill-tutor-first_move-hint2 = { $n ->
    [one] Это один шаг.
    [few] Это { $n } шага.
   *[many] Это { $n } шагов.
} У какой карточки как раз такое значение?
churchill-tutor-first_move-hint3 = Сыграйте карточку: { $card }.

churchill-tutor-round_the_table = { $seat-id ->
    [us] США продвигают
    [uk] Британия продвигает
   *[ussr] СССР продвигает
} «{ $issue }» (карточка — { $card }), и никто не оспаривает. Кто следующим продвигает вопрос?
churchill-tutor-round_the_table-turn = { $seat-id ->
    [us] США.
    [uk] Британия.
   *[ussr] СССР.
}
churchill-tutor-round_the_table-why = Ходят по часовой стрелке, то есть влево: после { $seat-gen } — { $left }.
churchill-tutor-round_the_table-hint1 = Ход идёт вокруг стола по часовой стрелке.
churchill-tutor-round_the_table-hint2 = По кругу: США, Британия, СССР и снова США.

churchill-tutor-won_issues = Сыграна последняя карточка. Сколько вопросов за { $seat-ins }?
churchill-tutor-won_issues-why = На счётчике или в кресле { $seat-gen }: { $issues }.
churchill-tutor-won_issues-hint1 = Вопрос в центре — ничей.
churchill-tutor-won_issues-hint2 = Сосчитайте всё, что лежит на счётчике { $seat-gen }, неважно как далеко, и что лежит в кресле.

# Разобранные примеры: заголовки и подписи своими словами. Какая подпись к чему относится: churchill/examples.py.

## 5.1 Повестка

churchill-example-agenda_by_three = Четыре против одного
churchill-example-agenda_by_three-start = На руках по семь карточек штаба, и одну надо отдать на повестку. Руководители не участвуют, а на карточке важно только число.
churchill-example-agenda_by_three-picked = Три карточки лежат лицом вниз. Кто задаст тон?
churchill-example-agenda_by_three-revealed = Вскрываемся! У США 4, у Британии 2, но с Имперским штабом это 3, у СССР 1.
churchill-example-agenda_by_three-won = Наибольшее значение 4, наименьшее 1. Повестка за США с перевесом 3, и этот перевес превратится в деления.
churchill-example-agenda_by_three-first = Рузвельт поднимает международный вопрос. Тот начинает сразу на третьем делении его счётчика, хотя никто ещё и рта не раскрыл.
churchill-example-agenda_by_three-uk = Дальше по два вопроса с каждого, все в центр стола. Черчилль сидит слева от победителя и выбирает первым.
churchill-example-agenda_by_three-ussr = Сталин добавляет свои два.
churchill-example-agenda_by_three-us = Последним выбирает победитель. На столе семь вопросов, повестка готова. Заседание начнёт тот, кто слева от Рузвельта.

churchill-example-agenda_tie = Кто решит ничью?
churchill-example-agenda_tie-start = На этот раз Сталин тоже выложит 4. Что будет, если две карточки одинаково высоки?
churchill-example-agenda_tie-tie = 4, 3 и 4: ничья у США и СССР. Её может решить руководитель, и первым спрашивают Сталина.
churchill-example-agenda_tie-stalin = Сталин приберегает себя для заседания. Очередь идёт влево, к Рузвельту.
churchill-example-agenda_tie-roosevelt = Рузвельт тоже не спешит: он знает, чем кончится, если никто не вмешается. Черчилль в ничьей не участвует, но спросят и его.
churchill-example-agenda_tie-arsenal = Не вмешался никто, и решает «Арсенал демократии»: ничья с участием США достаётся США.
churchill-example-agenda_tie-churchill = А мог вмешаться Черчилль. Он в стороне и волен выбрать победителя: повестка подарена Сталину. Карточку за это не сбрасывают.
churchill-example-agenda_tie-health = Решить ничью — тоже использование руководителя: Черчилль проходит проверку здоровья и неактивен до следующей конференции.

churchill-example-conference_card = Конференция открывается
churchill-example-conference_card-start = Прежде чем игроки возьмутся за свои карточки, слово за карточкой конференции. Её полоски исполняют сверху вниз.
churchill-example-conference_card-opened = Конференция 8: Толстой, Москва, октябрь 1944.
churchill-example-conference_card-uk = Зелёная полоска, Черчилль: один маркер производства уже обещан. Он уйдёт на фронт в бирманских джунглях.
churchill-example-conference_card-ussr = Красная полоска, Сталин: строка действует, если Восточный фронт дошёл до Пруссии. Дошёл — и советская подпольная ячейка появляется в Финляндии.
churchill-example-conference_card-us = Синяя полоска, Рузвельт: продвигать вопросы ему на этот раз нельзя. Оспаривать и решать ничьи можно.
churchill-example-conference_card-military = Серая полоска, война: два фронта получают поддержку даром.
churchill-example-conference_card-political = Белая полоска, подполье: сначала Британия, потом СССР, каждый в названной стране.
churchill-example-conference_card-rolled = США бросают по военно-политической таблице: строка 3, столбец 1. Там чужая подпольная ячейка, поэтому одну убирают, а своей не ставят.

## 5.2 Заседание

churchill-example-bonus_that_fits = Бонус по делу и не по делу
churchill-example-bonus_that_fits-start = Ход Черчилля. У него карточка со значением 3 и свойством: +1 к вопросам производства.
churchill-example-bonus_that_fits-pol_mil = Литтелтон берётся за военно-политический вопрос. О таких в её тексте ни слова: три деления, и всё.
churchill-example-bonus_that_fits-production = Возьмись он за вопрос производства, бонус пришёлся бы к месту: 3 + 1, сразу на четвёртое деление.

churchill-example-over_the_center = Через весь стол
churchill-example-over_the_center-start = Британское производство ушло на второе деление советского счётчика. Черчилль хочет его вернуть.
churchill-example-over_the_center-worth = Литтелтон здесь считается как 3 + 1: всего 4 шага.
churchill-example-over_the_center-moved = Два шага до центра стола и ещё два по своему счётчику. Одна речь — и вопрос уже на втором делении Британии.

churchill-example-debated_capture = Остановлен у самого кресла
churchill-example-debated_capture-start = Советское приоритетное наступление — на пятом делении США. Ещё одна удачная речь, и вопрос решён.
churchill-example-debated_capture-threat = Стимсон — это 4, а 5 + 4 хватает до кресла. Поэтому маркер пока ждёт: остальные могут возразить.
churchill-example-debated_capture-compared = Нет! Громыко — всего лишь 2, но при оспаривании советская карточка штаба считается на 1 больше. 4 против 3: от четырёх шагов остался один.
churchill-example-debated_capture-moved = Вопрос переползает на шестое деление США. Он не решён, за него ещё можно бороться.

churchill-example-debate_and_pass = Оспорил — можешь спасовать
churchill-example-debate_and_pass-start = Двое хотят один и тот же военно-политический вопрос. Начинает Черчилль.
churchill-example-debate_and_pass-advanced = Бевин тянет вопрос на четвёртое деление Британии. Слева сидит Сталин, его спросят первым: оспорить или нет?
churchill-example-debate_and_pass-nyet = Вышинский в теме: 3, ещё +2 за неё и +1 за «Нет». Шесть!
churchill-example-debate_and_pass-moved = Шесть шагов с четвёртого деления Британии: через центр на второе деление СССР. Оспаривание оспорить нельзя.
churchill-example-debate_and_pass-passed = Сталин потратил карточку вне очереди, поэтому в свой ход вправе спасовать — и пасует. Если бы он стал продвигать вопрос, пас пропал бы.

churchill-example-marshall_rolls = Начальник штаба и его кубик
churchill-example-marshall_rolls-start = Вместо числа у Маршалла звёздочка. Рузвельт сначала разыгрывает карточку, потом бросает кубик.
churchill-example-marshall_rolls-rolled = Выпало 5! Только теперь надо выбрать вопрос.
churchill-example-marshall_rolls-worth = У Маршалла +2 к приоритетным наступлениям на счётчиках союзников: 5 + 2, итого 7.
churchill-example-marshall_rolls-moved = Семь шагов: с третьего деления СССР на четвёртое деление США.

churchill-example-roosevelt_and_the_bomb = Слово берёт Рузвельт
churchill-example-roosevelt_and_the_bomb-start = Исследование атомной бомбы в центре стола. Черчилль и Сталин уже выступали, Рузвельт ещё нет.
churchill-example-roosevelt_and_the_bomb-announced = Он объявляет, что выступит сам. Это стоит карточки штаба, любой на его выбор.
churchill-example-roosevelt_and_the_bomb-seven = Сброшенная карточка не делает ничего. Значение Рузвельта — 7: ровно от центра до кресла.
churchill-example-roosevelt_and_the_bomb-captured = Руководителя оспорит только руководитель, а оба уже неактивны: вопрос решён.
churchill-example-roosevelt_and_the_bomb-health = Теперь плата — проверка здоровья. Выпало 9: Рузвельт жив, но до конца конференции неактивен.

churchill-example-tie_at_the_table = Последняя карточка и подсчёт
churchill-example-tie_at_the_table-start = На всех осталась одна карточка, и она у Черчилля. У США и СССР по два вопроса.
churchill-example-tie_at_the_table-last = Мензис добывает Британии военно-политический вопрос. Оспаривать некому и нечем, заседание окончено.
churchill-example-tie_at_the_table-counted = Что лежит на счётчике, то выиграно: первое деление не хуже шестого. Вопросы в центре не выиграл никто, но стратегические материалы работают и оттуда.
churchill-example-tie_at_the_table-tie = 2, 1 и 2. У США и СССР поровну, и первым о своём руководителе решает Сталин.
churchill-example-tie_at_the_table-stalin = Именно для этого он себя и берёг: ничья за ним.
churchill-example-tie_at_the_table-health = Карточку не сбрасывают, но бросок нужен и здесь. На сей раз без паранойи.
churchill-example-tie_at_the_table-won = Маркер победы в конференции 8 у СССР. Решения начнёт сосед Сталина слева.
churchill-example-tie_at_the_table-arsenal = А воздержись Сталин, других активных руководителей нет: «Арсенал демократии» отдал бы ничью США.

## 6 Принятие решений

churchill-example-production_taken = Чужое производство
churchill-example-production_taken-start = Заседание окончено. У Сталина оба вопроса американского производства, у Рузвельта вопрос британского.
churchill-example-production_taken-won = Два вопроса против одного: и конференция за Сталиным.
churchill-example-production_taken-production = За каждый чужой вопрос производства переходит один маркер. СССР: 3 + 2 = 5, Британия: 4 − 1 = 3, США: 6 − 2 + 1 = 5.

churchill-example-production_defended = Выиграть своё
churchill-example-production_defended-start = Рузвельт сам выиграл вопрос американского производства. Стоило ли трудиться?
churchill-example-production_defended-won = Это выигранный вопрос, а здесь — и победа в конференции.
churchill-example-production_defended-production = И маркер никому не достался: у США остались все шесть. Но и лишнего они не получили.

churchill-example-directed_to_normandy = Сталин отправляет американцев на берег
churchill-example-directed_to_normandy-start = Сталин выиграл американское приоритетное наступление, а «Второй фронт» остался в центре. Где Рузвельту потратить маркеры?
churchill-example-directed_to_normandy-directed = В Нормандии! Место выбирает Сталин, но флаг на маркере американский — значит, платит Рузвельт.
churchill-example-directed_to_normandy-agreed = «Второй фронт» закончил в центре стола: в этой конференции можно пытаться высадиться.
churchill-example-directed_to_normandy-naval = Туда идут два маркера США. Нормандии нужно пять маркеров поддержки ВМФ, есть четыре, поэтому первый — на поддержку ВМФ.
churchill-example-directed_to_normandy-offensive = Теперь их пять, и второй маркер становится обеспечением наступления на берегу.

churchill-example-pacific_command = Три маркера для Маньчжурии
churchill-example-pacific_command-start = Рузвельт главенствует на Тихом океане и выиграл ещё и этот вопрос. Надо назвать, за кем главенство: США или Британия.
churchill-example-pacific_command-kept = Себя, конечно. Маркер за главенство и два за вопрос: всего три, и все на Тихий океан.
churchill-example-pacific_command-uk = Бонусы размещают по часовой стрелке. Британия главенствует в Европе, и её единственный маркер идёт первым.
churchill-example-pacific_command-first = А теперь Рузвельт всех удивляет. СССР вот-вот вступит в войну с Японией, и первый маркер получает советский фронт.
churchill-example-pacific_command-manchuria = И остальные два тоже. Маньчжурия — одно из условий императора, и Сталину помогут, хочет он того или нет.

churchill-example-churchill_funds_research = Подправить бросок
churchill-example-churchill_funds_research-start = Исследование атомной бомбы выиграл Сталин. Бомба нужна Черчиллю: у него ещё два маркера, а на кубике нужно 4.
churchill-example-churchill_funds_research-first = Вкладываться в исследование может каждый, кто бы ни выиграл вопрос: +1.
churchill-example-churchill_funds_research-second = И ещё +1. Теперь хватит и двойки.
churchill-example-churchill_funds_research-rolled = На кубике 3, с вложениями 5. Пешка США переходит из Хэнфорда в «Тринити»: бомба есть. Сталину кубик не нужен. Вопрос выиграл он, и его шпионы продвигаются на деление сами.

churchill-example-two_global_questions = Какой из двух?
churchill-example-two_global_questions-start = Международный вопрос за Черчиллем. С каждым из союзников у него свой спор, и один из них он решит в свою пользу.
churchill-example-two_global_questions-free_europe = Со Сталиным — «Свободная Европа». Теперь политический контроль по всему континенту открыт для всех.
churchill-example-two_global_questions-colonialism = Или с Рузвельтом — «Колониализм». Тогда политический контроль в колониях — дело одного Черчилля.

## 7 Война

churchill-example-most_networks_first = Пять, три, одна
churchill-example-most_networks_first-start = За конференцию Сталин получил четыре подпольные ячейки, Черчилль две, Рузвельт ни одной.
churchill-example-most_networks_first-counted = Ещё по одной даёт своя разведка: пять, три и одна. У кого больше, тот и первый.
churchill-example-most_networks_first-first = Сталин начинает и не остановится, пока не разместит все пять. Вторая ячейка в стране прикрывает первую.
churchill-example-most_networks_first-stalin = Все пять на карте. Следующий — тот из двоих, у кого больше.
churchill-example-most_networks_first-churchill = Черчилль видел, что сделал Сталин, и размещает свои три.
churchill-example-most_networks_first-roosevelt = У Рузвельта всего одна, зато последнее слово за ним.

churchill-example-behind_the_front = Красная армия идёт дальше
churchill-example-behind_the_front-start = Восточный фронт на Украине, на линии фронта четыре страны. В трёх из них есть ячейки западных союзников.
churchill-example-behind_the_front-advanced = Вперёд, в Пруссию! Четыре страны теперь за линией советского фронта, и в каждой пропадает одна западная ячейка: в Прибалтике и Болгарии единственная, в Польше одна из двух. Советские остаются, Венгрия ещё не за фронтом, а политический контроль это не затрагивает.

churchill-example-hungary_turns = Венгрия передумала
churchill-example-hungary_turns-start = В Венгрии советский маркер политического контроля, но британская подпольная ячейка. У Черчилля два своих маркера.
churchill-example-hungary_turns-removed = Первый потрачен, чтобы убрать советский. Без ячейки этого было бы не сделать.
churchill-example-hungary_turns-placed = Второй занимает его место. Здесь уже решена «Свободная Европа»: пока спор открыт, в Венгрии ничего не разместить.

churchill-example-armies_before_d_day = Куда идут немецкие армии
churchill-example-armies_before_d_day-start = 1943 год, Западный фронт ждёт в Британии. Осталось разместить последнюю ячейку.
churchill-example-armies_before_d_day-network = Дипломаты закончили, ход за странами Оси.
churchill-example-armies_before_d_day-placed = Шесть немецких армий встают по приоритетам: одна на востоке, ещё четыре там же, пока запад не высадился, и шестая на берегу Нормандии. Итальянцы держат Средиземноморье. Теперь понятно, зачем Сталину второй фронт.

churchill-example-fleet_off_the_marianas = Флот у Марианских островов
churchill-example-fleet_off_the_marianas-start = Центральный тихоокеанский фронт стоит перед Марианскими островами с четырьмя маркерами поддержки ВМФ, советский уже в Номохоне. Осталось разместить последнюю ячейку.
churchill-example-fleet_off_the_marianas-network = Сначала Европа, потом Япония берётся за свой список.
churchill-example-fleet_off_the_marianas-placed = Две армии встают против советского фронта, одна бережёт Марианские острова: оттуда могли бы взлетать бомбардировщики. Двойка выводит флот в море: один маркер поддержки ВМФ потерян, и трёх едва хватает для высадки. Тройка топит флот. Пятёрка отправляет последнюю армию в Бирму.

churchill-example-strength_in_the_ukraine = Чего стоит фронт?
churchill-example-strength_in_the_ukraine-start = Восточный фронт на Украине: в Пруссии три маркера обеспечения наступления, а на пути две немецкие армии.
churchill-example-strength_in_the_ukraine-rolled = Базовая сила 2, обеспечение +6, армии −4: итого 4. На десятигранном кубике 4 — в самый раз. При 5 фронт остался бы на месте.

churchill-example-sixteen_less_two_armies = Два деления за раз
churchill-example-sixteen_less_two_armies-start = Последний рывок: перед Восточной Германией семь маркеров обеспечения наступления, против них две армии.
churchill-example-sixteen_less_two_armies-through = 16 минус 4 — это 12, а при силе от 10 фронт продвигается всегда. Две единицы сверх десяти идут к кубику: 8 + 2 = 10, прорыв, и дальше — Германия.
churchill-example-sixteen_less_two_armies-germany = Когда бросили все фронты, Германия капитулирует. Восточный фронт вошёл в неё один, и СССР берёт два маркера технологий.

churchill-example-breakthrough_to_the_shore = Прорыв возможен только по суше
churchill-example-breakthrough_to_the_shore-start = Центральный тихоокеанский фронт, четыре маркера обеспечения: сила 10. Впереди Иводзима, за ней Окинава.
churchill-example-breakthrough_to_the_shore-stopped = Десятка! Но Окинава за морем, а по воде не прорываются: одно деление, не больше. И у Иводзимы своя цена: камикадзе уносят маркер поддержки ВМФ.

churchill-example-the_emperor_gives_in = Три условия
churchill-example-the_emperor_gives_in-start = Германия капитулировала. Бомба есть, Марианские острова — база B29. Не хватает одного: советского фронта в Маньчжурии.
churchill-example-the_emperor_gives_in-manchuria = Война объявлена, а сила 10 проходит всегда.
churchill-example-the_emperor_gives_in-emperor = Выполнены все три условия. Япония капитулирует, и высаживаться не пришлось.
churchill-example-the_emperor_gives_in-over = Обе страны Оси повержены, партия окончена, считаем очки.

## 8 Разбор полётов

churchill-example-table_is_cleared = Со стола убирают
churchill-example-table_is_cleared-start = Последнее действие шестой конференции. На столе четыре вопроса, среди них «Второй фронт»; Западный фронт готов к высадке, на пути стоят армии Оси.
churchill-example-table_is_cleared-landed = Сила 8, на кубике 7: союзники в Нормандии. «Второй фронт» сделал своё дело и навсегда выходит из игры.
churchill-example-table_is_cleared-closed = Разбор полётов: карточки больше нет, остальные вопросы снова на своих местах, обеспечение наступления снято, армии вернулись в Германию и Японию. Корабли, фронты, ячейки и контроль остаются там, где были.
churchill-example-table_is_cleared-opened = Германия и Япония ещё воюют, и это была не десятая конференция: открывается следующая карточка. Скоро и использованные руководители снова будут активны.

## 4.4 Победа, 9 Сценарии и подсчёт очков, 10 Секретная повестка

churchill-example-alliance_holds = Альянс устоял
churchill-example-alliance_holds-start = Последняя конференция: Германия и Япония заняты. Насколько союзники разошлись в очках?
churchill-example-alliance_holds-over = Британия 52, СССР 42, США 37: между первым и последним 15. До 20 альянс держится, и побеждает тот, у кого больше очков.

churchill-example-alliance_breaks = Слишком далеко впереди
churchill-example-alliance_breaks-start = У Сталина Берлин, два решённых спора и две конференции. Остановит ли его кто-нибудь?
churchill-example-alliance_breaks-over = 60 и 27: разрыв больше 20, альянс распался. 27 + 36 = 63 больше, чем 60 у Сталина, поэтому двое других объединяются, и побеждает второй.

churchill-example-japan_holds_out = Война не кончилась
churchill-example-japan_holds_out-start = Германия капитулировала, Япония нет, а время вышло. Теперь лидировать — обуза.
churchill-example-japan_holds_out-over = Первый теряет 5, второй 3, последний получает 5. 35, 31 и 29 превращаются в 30, 28 и 34: последний стал первым.

churchill-example-one_card_of_each_conference = Пять карточек подряд
churchill-example-one_card_of_each_conference-start = Турнирный сценарий идёт от Лондона до Потсдама. У каждой конференции три карточки, и одну из трёх берут не глядя.
churchill-example-one_card_of_each_conference-opened = Сверху Лондон, его и открывают. Под ним ждут ещё четыре, в самом низу Потсдам; остальные десять остались в коробке.

churchill-example-northern_italy = Важно только последнее деление
churchill-example-northern_italy-start = Партия окончена, Средиземноморский фронт в Северной Италии. Через Центральную он прошёл по дороге.
churchill-example-northern_italy-over = Северная Италия: Британии 3 очка, США 2. За Центральную — ничего: фронт приносит очки там, где стоит, а не там, где побывал.

churchill-example-red_flag_over_berlin = Красный флаг над Берлином
churchill-example-red_flag_over_berlin-start = Восточный фронт вошёл в Германию. Западный стоит в Рейнской области.
churchill-example-red_flag_over_berlin-over = 8 очков за Германию и ничего за Пруссию и Восточную Германию по пути. И ещё 5 для СССР за то, что Западного фронта в Германии нет.

churchill-example-secret_agendas_revealed = Карты на стол
churchill-example-secret_agendas_revealed-start = По три маркера секретной повестки, до сих пор их видели только владельцы. Теперь их вскрывают.
churchill-example-secret_agendas_revealed-over = По 5 очков за каждый маркер страны, где стоит свой политический контроль. Рузвельту Франция досталась дважды: это 10.

# Всё, что лежит в коробке: widgets/churchill_widgets/gallery.py, exhibits.py.

chapter-gallery-everything = Всё, что лежит в коробке
chapter-gallery-about = Слева выбирают, справа читают. По списку можно ходить стрелками.
chapter-gallery-kind = Что
chapter-gallery-power = Чьё
chapter-gallery-all = всё
chapter-gallery-nobody = ничьё
chapter-gallery-search = Поиск
chapter-gallery-shown = Показано: { $n } из { $count }
chapter-gallery-none = Такого в коробке нет. Уберите какой-нибудь фильтр или сократите запрос.
chapter-gallery-list = Список
chapter-gallery-total = Всего предметов: { $n }.

## Виды: в фильтре, у одного предмета, сколько их

chapter-gallery-kind-leaders = Руководители
chapter-gallery-kind-staff = Карточки штаба
chapter-gallery-kind-conferences = Конференции
chapter-gallery-kind-issues = Вопросы
chapter-gallery-kind-tracks = Треки
chapter-gallery-kind-spaces = Деления
chapter-gallery-kind-places = Страны и колонии
chapter-gallery-kind-markers = Маркеры и кубики

chapter-gallery-one-leaders = Руководитель
chapter-gallery-one-staff = Карточка штаба
chapter-gallery-one-conferences = Карточка конференции
chapter-gallery-one-issues = Вопрос
chapter-gallery-one-tracks = Трек
chapter-gallery-one-spaces = Деление
chapter-gallery-one-places = Страна или колония
chapter-gallery-one-markers = Маркер

chapter-gallery-count-leaders = Карточек руководителей: { $n }; из них с реконструкцией — { $rest }.
chapter-gallery-count-staff = Карточек штаба: { $n }, по 21 у каждой державы. О { $known } людях известно, что они есть в игре, остальные { $rest } — наша догадка, как и почти все значения и свойства.
chapter-gallery-count-conferences = Карточек конференций: { $n } — десять конференций, у каждой три варианта. События на них реконструированы, хотя бы отчасти ({ $rest } из { $n }).
chapter-gallery-count-issues = Вопросов: { $n }; что-то реконструировано у { $rest } из них.
chapter-gallery-count-tracks = Треков и счётчиков: { $n }, три за столом, остальные на карте. С реконструированными делениями или пометками — { $rest }.
chapter-gallery-count-spaces = Делений на карте: { $n }; что-то реконструировано у { $rest } из них.
chapter-gallery-count-places = Стран и колоний: { $n }, из них пять колоний; у { $rest } реконструировано, к какому делению они прилегают.
chapter-gallery-count-markers = Видов маркеров и кубиков: { $n }; с реконструкцией — { $rest }.

## Откуда это известно

chapter-gallery-origin-rules = Сказано в правилах:
chapter-gallery-origin-public = Из других открытых источников:
chapter-gallery-origin-reconstructed = Реконструкция, в изданной игре может быть иначе:
chapter-gallery-part-all = всё
chapter-gallery-part-name = имя
chapter-gallery-part-role = должность
chapter-gallery-part-value = значение
chapter-gallery-part-values = два числа
chapter-gallery-part-effects = свойства
chapter-gallery-part-penalty = бросок после использования
chapter-gallery-part-characteristic = национальная характеристика
chapter-gallery-part-number = номер
chapter-gallery-part-code_name = кодовое имя
chapter-gallery-part-place = место
chapter-gallery-part-date = дата
chapter-gallery-part-title = название
chapter-gallery-part-bands = пять полосок
chapter-gallery-part-existence = что это есть в игре
chapter-gallery-part-count = сколько их
chapter-gallery-part-distribution = какие места на них названы
chapter-gallery-part-kind = страна или колония
chapter-gallery-part-sphere = сфера влияния
chapter-gallery-part-cells = место в военно-политической таблице
chapter-gallery-part-track = трек
chapter-gallery-part-space = деление
chapter-gallery-part-position = место по порядку
chapter-gallery-part-amphibious = нужная поддержка ВМФ
chapter-gallery-part-b29 = база B29
chapter-gallery-part-kamikaze = камикадзе
chapter-gallery-part-countries = прилегающие страны
chapter-gallery-part-front = сам фронт
chapter-gallery-part-order = деления и их порядок
chapter-gallery-part-marks = часть делений и пометок

chapter-gallery-note-us_hopkins = Что его можно сыграть ниже значения, известно; само число и бонус — нет.
chapter-gallery-note-uk_lyttelton = В правилах есть британская тройка с +1 на производство; что это именно он — наша догадка.
chapter-gallery-note-roosevelt = Что он бросает кубики на здоровье и что его сменяет Трумэн, известно; какие кубики и при каком числе, не опубликовано.
chapter-gallery-note-stalin = Что паранойя снижает значения штаба, но не ниже 1, известно; какие кубики и насколько, не опубликовано.
chapter-gallery-note-ussr_directed_offensive_2 = Поимённо известно семнадцать вопросов, а всего их восемнадцать: этот добавили мы.
chapter-gallery-note-mediterranean = Единственный трек, который не ведёт в страну Оси.
chapter-gallery-note-far_east = Японский флот никогда не выходит против этого фронта, поэтому морских делений здесь нет.

## Карточки

chapter-gallery-die = бросок кубика
chapter-gallery-chief = Вместо числа на карточке звезда: значение бросают на кубике при каждом розыгрыше.
chapter-gallery-same-value = С тем же значением
chapter-gallery-characteristic = Характеристика
chapter-gallery-trait-imperial_staff = { $trait }: в повестке британские карточки штаба на 1 больше.
chapter-gallery-trait-arsenal_of_democracy = { $trait }: США выигрывают свои ничьи и разрешают чужие.
chapter-gallery-trait-nyet = «{ $trait }»: при оспаривании советские карточки штаба на 1 больше.
chapter-gallery-in-office = У власти
chapter-gallery-from-start = с начала кампании
chapter-gallery-later = только после предшественника или по сценарию
chapter-gallery-variants = Другие варианты
chapter-gallery-variant = { $which-id ->
    [a] А
    [b] Б
   *[c] В
}

## Вопросы

chapter-gallery-same-kind = Того же рода
chapter-gallery-issue-kind-global = Политика
chapter-gallery-issue-kind-conditional = Условный вопрос
chapter-gallery-issue-kind-strategic_materials = Производство
chapter-gallery-issue-kind-a_bomb = Бомба
chapter-gallery-issue-kind-theater_leadership = Главенство
chapter-gallery-issue-kind-production = Производство
chapter-gallery-issue-kind-directed_offensive = Война
chapter-gallery-issue-kind-pol_mil = Ячейки и контроль

chapter-gallery-issue-global = Победитель перетягивает к себе одну из двух своих пешек, а с ней и правила политического контроля на карте.
chapter-gallery-issue-strategic_materials = В центре — по одному маркеру производства каждому; на чьём-то счётчике — только победителю.
chapter-gallery-issue-a_bomb = Победитель бросает кубик за американскую бомбу, вложенное производство помогает. Если выиграл Сталин, продвигается и его агентурная сеть.
chapter-gallery-issue-theater_leadership = Победитель называет, за кем главенство на ТВД, хоть бы и за ним самим, и получает там два бонусных маркера.
chapter-gallery-issue-production = { $owner-id ->
    [us] Если этот вопрос выиграл кто-то другой, он забирает у США один маркер производства. Сами США, выиграв, сохраняют своё.
    [uk] Если этот вопрос выиграл кто-то другой, он забирает у Британии один маркер производства. Сама Британия, выиграв, сохраняет своё.
   *[ussr] Если этот вопрос выиграл кто-то другой, он забирает у СССР один маркер производства. Сам СССР, выиграв, сохраняет своё.
}
chapter-gallery-issue-directed_offensive = { $owner-id ->
    [us] Победитель кладёт его на фронт, и США обязаны вложить туда два своих маркера производства.
    [uk] Победитель кладёт его на фронт, и Британия обязана вложить туда два своих маркера производства.
   *[ussr] Победитель кладёт его на фронт, и СССР обязан вложить туда два своих маркера производства.
}
chapter-gallery-issue-pol_mil = Победитель может заплатить за него маркером производства: тогда в этой военной фазе вопрос приносит маркеры политического контроля ({ $x }) и подпольные ячейки ({ $y }).
chapter-gallery-issue-second_front = Западный фронт может высадиться в Нормандии, только если в конце этот вопрос лежит в центре. На чьём-то счётчике это просто выигранный вопрос: высадка отложена.
chapter-gallery-issue-ussr_declares_war = Дальневосточный фронт может войти в Маньчжурию, только если в конце этот вопрос лежит в центре. На чьём-то счётчике это просто выигранный вопрос.

## Треки, деления, места

chapter-gallery-track-table = Счётчик вопросов: { $seat }
chapter-gallery-track-table-about = Деления от 1 до { $last } ведут от центра стола к креслу { $seat-gen }. Что в конце лежит здесь или в кресле, то и выиграно.
chapter-gallery-track-arctic-about = Фронта здесь нет. Когда маркеров поддержки ВМФ становится { $n }, в двух странах можно размещать подпольные ячейки и контроль, а конвои приносят СССР маркер производства.
chapter-gallery-track-a_bomb-about = Американская пешка поднимается от письма к испытанию, советская идёт следом, насколько хватит разведки.
chapter-gallery-track-front-about = { $axis-id ->
    [none] Театр: { $theater }. В страну Оси трек не ведёт. Цвет маркера фронта — { $seat }; от ячейки театра до конца { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }.
   *[other] Театр: { $theater }. Трек ведёт к цели: { $axis }. Цвет маркера фронта — { $seat }; от ячейки театра до конца { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }.
}
chapter-gallery-mark-naval = поддержка ВМФ: { $n }
chapter-gallery-mark-b29 = база B29
chapter-gallery-mark-kamikaze = камикадзе
chapter-gallery-mark-issue = нужен вопрос в центре: { $issue }
chapter-gallery-mark-axis = { $axis } капитулирует

chapter-gallery-space-box = Отсюда начинает фронт. Здесь же лежит его поддержка ВМФ, не больше { $n }.
chapter-gallery-space-land = Фронт входит сюда по суше.
chapter-gallery-space-naval = Морское деление: фронт может попытаться войти, только если в ячейке его театра маркеров поддержки ВМФ не меньше { $n }.
chapter-gallery-space-b29 = База B29: отсюда бомбардировщики достают до Японии, а с бомбой могут закончить войну.
chapter-gallery-space-kamikaze = Камикадзе: вход стоит одного маркера поддержки ВМФ.
chapter-gallery-space-issue = Закрыто, если в центре стола не остался вопрос «{ $issue }».
chapter-gallery-space-reserve = Когда сюда входит фронт, Ось теряет один из резервов: { $reserve-one }.
chapter-gallery-space-axis = Когда сюда входит фронт, { $axis } капитулирует.
chapter-gallery-space-a_bomb = Шаг { $n } из { $count } на пути к бомбе. При некоторых условиях сюда может прийти и советская пешка.

chapter-gallery-on-track = Трек
chapter-gallery-beside = Рядом
chapter-gallery-behind = Прилегают
chapter-gallery-connected = Прилегает
chapter-gallery-neighbours = Вместе с ней
chapter-gallery-cells = В военно-политической таблице
chapter-gallery-cell = { $first } и { $second }
chapter-gallery-agendas = Маркеров секретной повестки
chapter-gallery-place-country = Страна
chapter-gallery-place-colony = Колония
chapter-gallery-place-arctic = Размещать подпольные ячейки и контроль здесь можно, только когда в ячейке арктического театра маркеров поддержки ВМФ не меньше { $n }.
chapter-gallery-place-neutral = Пока эта пешка нейтральна, никто не размещает здесь политический контроль: { $pawn }.
chapter-gallery-sphere-west = Страна Запада: при сферах влияния политический контроль здесь размещают только США и Британия.
chapter-gallery-sphere-ussr = Страна Востока: при сферах влияния политический контроль здесь размещает только СССР.
chapter-gallery-sphere-free = Ни в чьей сфере влияния.
chapter-gallery-sphere-colony = Колония: при самоопределении политический контроль размещают все, при колониализме — только Британия.

## Маркеры

chapter-gallery-in-box = В коробке
chapter-gallery-marker-count = { $n ->
    [0] сколько понадобится
   *[other] { $n }
}
chapter-gallery-marker-network = Подпольная ячейка { $seat-gen }
chapter-gallery-marker-network-about = Обозначает тайную службу { $seat-gen } в стране или колонии. В одном месте не больше двух ячеек, и только одной державы.
chapter-gallery-marker-alignment = Политический контроль { $seat-gen }
chapter-gallery-marker-alignment-about = Показывает, что страна или колония склоняется на сторону { $seat-gen }. Чтобы разместить его, нужна своя подпольная ячейка; в одном месте такой маркер один.
chapter-gallery-marker-leader_token = Блок руководителя { $seat-gen }
chapter-gallery-marker-leader_token-about = Показывает, активен ли ещё руководитель { $seat-gen } или уже использован на этой конференции.
chapter-gallery-marker-front_marker = Маркер фронта { $seat-gen }
chapter-gallery-marker-front_marker-about = Показывает, докуда дошёл фронт. Цвет говорит, кому это выгоднее всего; поддерживать фронт может каждый.
chapter-gallery-marker-leadership = Маркер главенства { $seat-gen }
chapter-gallery-marker-leadership-about = { $seat-id ->
    [us] Показывает, что в Европе или на Тихом океане главенствуют США.
   *[uk] Показывает, что в Европе или на Тихом океане главенствует Британия.
}
chapter-gallery-marker-us_bomb = Пешка атомной бомбы
chapter-gallery-marker-us_bomb-about = Показывает, как далеко продвинулась американская бомба.
chapter-gallery-marker-spy_ring = Пешка агентурной сети
chapter-gallery-marker-spy_ring-about = Показывает, сколько секретов бомбы добыла советская разведка.
chapter-gallery-marker-global_pawn = Пешка международного вопроса
chapter-gallery-marker-global_pawn-about = Стоит между двумя руководителями: посередине нейтральна, у края — на стороне одного из них.
chapter-gallery-marker-german_army = Немецкая армия
chapter-gallery-marker-german_army-about = Каждую военную фазу размещается против фронтов в Европе; каждая ослабляет фронт на 2.
chapter-gallery-marker-italian_army = Итальянская армия
chapter-gallery-marker-italian_army-about = Стоит против Средиземноморского фронта, пока Италия воюет.
chapter-gallery-marker-german_navy = Немецкий флот
chapter-gallery-marker-german_navy-about = Топит поддержку ВМФ в ячейке западного театра, пока Западный фронт её не покинул.
chapter-gallery-marker-japanese_army = Японская армия
chapter-gallery-marker-japanese_army-about = Каждую военную фазу размещается против фронтов на Тихом океане; каждая ослабляет фронт на 2.
chapter-gallery-marker-japanese_navy = Японский флот
chapter-gallery-marker-japanese_navy-about = Выходит против фронта, готового к десанту на Тихом океане, и может потопить там поддержку ВМФ.
chapter-gallery-marker-technology = Немецкие технологии
chapter-gallery-marker-technology-about = Учёный, ракета и реактивный самолёт: достаются державам, чьи фронты вошли в Германию, и стоят очков.
chapter-gallery-marker-production = Маркер производства
chapter-gallery-marker-production-about = Что держава может потратить за конференцию: на фронты, поддержку ВМФ, политику или бомбу. На следующую ничего не остаётся.
chapter-gallery-marker-support = Обеспечение наступления
chapter-gallery-marker-support-about = Усиливает фронт, каждый маркер — на 2. После бросков фронтов убирается.
chapter-gallery-marker-naval = Поддержка ВМФ
chapter-gallery-marker-naval-about = Лежит в ячейке театра и остаётся там; без неё нет десанта.
chapter-gallery-marker-secret_agenda = Секретная повестка
chapter-gallery-marker-secret_agenda-about = Для варианта игры: каждый тянет три места и получает очки, если в конце контролирует их.
chapter-gallery-marker-d6 = Шестигранный кубик
chapter-gallery-marker-d6-about = Для руководителей, начальников штаба, резервов Оси, бомбы и военно-политической таблицы.
chapter-gallery-marker-d10 = Десятигранный кубик
chapter-gallery-marker-d10-about = Для фронтов. Грань 0 — это десять.

chapter-error-no-gallery = Такого раздела ({ $given }) нет; есть { $choices }.

## Поле, на котором можно осмотреться

chapter-look-table = Стол конференции
chapter-look-map = Военная карта
chapter-look-box = Ячейка театра: { $front }

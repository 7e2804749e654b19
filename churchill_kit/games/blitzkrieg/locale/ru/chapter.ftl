# Главы «Натиска!»: названия и слова его собственных частей. Как устроены переменные: engine/words.py.

## Главы: название, чему научитесь (через " · "), минуты

chapter-1 = Поле, соединения, подготовка
    .aims = читать поле с одного взгляда · говорить, где какое соединение может стоять и насколько оно сильно · готовить партию
    .minutes = 10
chapter-2 = Ход
    .aims = делать ход в четыре шага · размещать соединение там, где можно · говорить, где потом окажется маркер
    .minutes = 8
chapter-3 = Что дают ячейки
    .aims = выполнять любой значок на поле · выбирать ячейку ради её эффекта · предвидеть, что потеряет противник
    .minutes = 10
chapter-4 = Особое оружие
    .aims = применять каждую жёлтую фишку · знать не только что она даёт, но и чего стоит
    .minutes = 10
chapter-5 = Кампании и театры
    .aims = считать очки за кампанию, со значками шкалы · завершать театр и собирать всё, что там лежит · видеть до размещения, кому оно выгодно
    .minutes = 12
chapter-6 = Победа в войне
    .aims = говорить, когда война окончена и кто победил · использовать последний ход и беречь последнюю фишку
    .minutes = 8
chapter-7 = «Ниппон»
    .aims = играть на другой стороне поля · открывать следующую кампанию с выгодой для себя · применять Годзиллу и ещё два оружия
    .minutes = 12
chapter-8 = В одиночку: как выбирает бот
    .aims = проводить ход бота шаг за шагом · говорить заранее, что он сделает
    .minutes = 15
chapter-9 = В одиночку: стратагемы
    .aims = знать восемь стратагем · сравнивать изменения так же, как бот · делать игру сколь угодно трудной
    .minutes = 15
chapter-glossary = Глоссарий
    .aims = находить любой термин игры и правило, из которого он взят
    .minutes = 5
chapter-strategy = Стратегия
    .aims = тратить силу там, где она решает · не оставлять противнику последнюю ячейку · готовить конец, начиная с двадцати очков
    .minutes = 15
chapter-annotated = Целая партия ход за ходом
    .aims = проследить войну от первой фишки до последней и понять причины её переломов
    .minutes = 15

## Любая фишка на любой ячейке

chapter-sandbox-placing = Что из этого выйдет?
chapter-sandbox-placing-about = Выберите фишку и ячейку, ячейку можно и щелчком на поле. Движок проведёт ход или назовёт правило, которое его запрещает.
chapter-sandbox-placing-seat = Кто
chapter-sandbox-placing-token = Фишка
chapter-sandbox-placing-space = Ячейка
chapter-sandbox-placing-last = Противник только что разместил
chapter-sandbox-placing-before = До хода (на поле — то, что из него выйдет)
chapter-sandbox-placing-lead = Перевес, + в пользу { $seat-gen }
chapter-sandbox-placing-leads = { $seat-id ->
    [none] ничья
   *[other] { $seat } +{ $n }
}
chapter-sandbox-placing-taken = Занято других ячеек кампании
chapter-sandbox-placing-above = Кампании над ней завершены
chapter-sandbox-placing-steps = Сдвиг маркера
chapter-sandbox-placing-answers = О чём спрашивают по ходу дела
chapter-sandbox-placing-open = (выберите)
chapter-sandbox-placing-nippon = { $token } («Ниппон»)
chapter-sandbox-placing-events = А затем

## Бот выбирает

chapter-sandbox-automaton = Что сделает бот?
chapter-sandbox-automaton-about = Ход бота: выберите его стратагему и кубик и прочтите, какие шаги алгоритма что отсеивают. На поле позиция до хода, выбор бота отмечен.
chapter-sandbox-automaton-plan = Стратагема
chapter-sandbox-automaton-no-plan = Без стратагемы
chapter-sandbox-automaton-die = Кубик для соединения
chapter-sandbox-automaton-another = Другая позиция
chapter-sandbox-automaton-steps = Прочитанные шаги
chapter-sandbox-automaton-skipped = Он отсеял бы всё, поэтому его пропускают.
chapter-sandbox-automaton-kept = Всё оставшееся подходит.
chapter-sandbox-automaton-idle = Сейчас его условие не выполнено, и он ничего не отсеивает.
chapter-sandbox-automaton-events = И дальше
chapter-sandbox-automaton-row = Ряд бота: { $row }.

## Поле, которое можно рассмотреть

chapter-look-map = Поле
chapter-look-kind-thing = На поле
chapter-look-kind-token = Соединение
chapter-look-kind-space = Ячейка
chapter-look-kind-track = Шкала сражений
chapter-look-kind-campaign = Кампания
chapter-look-public = Известно
chapter-look-public-means = из нескольких открытых источников, и все они сходятся
chapter-look-reconstructed = Реконструкция
chapter-look-reconstructed-means = печатного поля достать не удалось; это наше

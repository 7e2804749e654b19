# Страница, с которой всё начинается, и ряд ссылок в начале каждой главы.

index-this-language = Русский
index-language = Язык
index-theme = Цвета
index-theme-system = Как в системе
index-theme-light = Светлые
index-theme-dark = Тёмные
index-project = Для проектора
index-project-about = Крупно и без чьих-либо успехов — на всех страницах этой вкладки; то же делает ?project=1 в адресе
index-games = Игры
index-play = Играть
index-play-about = Одному против ботов или компанией за одним экраном.
index-classroom = Класс
index-classroom-about = Учителю и ученикам: вход по коду, задания и кто что умеет.
index-first = Первая партия с советником
index-first-about = Советник объясняет каждое новое решение.
index-begin = Начать курс
index-go-on = Продолжить курс
index-review = Повторение
index-review-about = Упражнения возвращаются как раз тогда, когда пора освежить их в памяти.

index-course = Курс: правило за правилом
index-more = Кроме правил
index-desks = Для тех, кто программирует
index-desks-how = Лаборатория для тысяч партий и обзор библиотеки на Python открываются в JupyterLab, на своём компьютере: «make lab» или «churchill-kit lab».
index-desk-lab = Лаборатория
index-desk-lab-about = Сотни партий, диаграммы с интервалами, вопросы для занятий.
index-desk-python = Обзор на Python
index-desk-python-about = Партия в шести строках, позиция вручную, собственный игрок.
index-open = Открыть
index-minutes = { $n } мин
index-standing = { $state-id ->
    [done] Пройдена
    [passed] Проверка сдана, не дочитана
    [read] Дочитана, проверка ещё не сдана
    [begun] Начата
   *[new] Ещё не начата
}
index-answered = верно { $right } из { $n }
index-done = Пройдено глав: { $n } из { $count }
index-nav = Страницы
index-nav-all = Все главы
index-nav-play = Играть
index-nav-before = Назад: { $title }
index-nav-after = Дальше: { $title }

## Меню пакета для учебной платформы

scorm-chapter = Глава
scorm-standing = Пройдено проверок: { $done } из { $all }; балл: { $score }
scorm-alone = Учебная платформа не отвечает, поэтому результаты никуда не передаются.

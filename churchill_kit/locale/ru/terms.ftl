# Карточки терминов и правил в главах и в приложении: widgets/churchill_widgets/terms.py.

terms-term = Термин
terms-rule = Правило
terms-rules = В правилах:
terms-related = См. также:
terms-glossary = В глоссарии
terms-example = Показать на поле
terms-example-hide = Убрать поле
terms-example-wait = Поле сейчас появится…
terms-example-lost = Пример показать не удалось: программа за этой страницей не отвечает. Закройте справку и попробуйте ещё раз или загрузите страницу заново.
terms-close = Закрыть
terms-here = Какие термины здесь встретились
terms-more = G: открыть справку целиком
terms-key = G: пока видна подсказка — всё о терминах из неё

## Глоссарий

terms-title = Глоссарий
terms-search = Поиск: слово, номер правила или английский термин
terms-list = Термины по алфавиту
terms-shown = { $n } из { $count }
terms-elsewhere = Упомянуто в других статьях
terms-nothing = Такого термина нет. Попробуйте ввести меньше букв.
chapter-error-no-term = В глоссарии нет термина с именем { $given }.

# Карточки терминов и правил в главах и в приложении: widgets/churchill_widgets/terms.py.

terms-term = Термин
terms-rule = Правило
terms-rules = В правилах:
terms-related = См. также:
terms-glossary = В глоссарии
terms-example = Живой пример
terms-example-there = Живой пример в главе
terms-close = Закрыть

## Глоссарий

terms-title = Глоссарий
terms-search = Поиск: слово, номер правила или английский термин
terms-list = Термины по алфавиту
terms-shown = { $n } из { $count }
terms-elsewhere = Упомянуто в других статьях
terms-nothing = Такого термина нет. Попробуйте ввести меньше букв.
chapter-error-no-term = В глоссарии нет термина с именем { $given }.

# Карточки терминов и правил в главах и в приложении: widgets/churchill_widgets/terms.py.

terms-term = Термин
terms-rule = Правило
terms-rules = В правилах:
terms-related = См. также:
terms-glossary = В глоссарии
terms-example = Живой пример
terms-example-there = Живой пример в главе
terms-close = Закрыть

# Лаборатория: вопросы готовых исследований, что в них сравнивают и что когда случается.

study-first = Есть ли преимущество у того, кто начинает?
study-first-base = Основное поле
study-first-nippon = Ниппон
study-level = Насколько труднее уровни бота?
study-level-easy = Лёгкий
study-level-medium = Средний
study-level-hard = Сложный

moment-unit = размещённое соединение
moment-campaign_completed = Завершена первая кампания
moment-theatre_closed = Завершён первый театр

# Классы. Как устроены переменные: engine/words.py.

## Открыть класс, присоединиться, вернуться

error-class-no-name = Назовите класс, чтобы ученики его узнали.
error-class-name-long = В названии класса должно быть не больше { $limit } знаков.
error-class-no-language = Вести класс на языке { $given } здесь нельзя.
error-class-crowded = Классов на этом сервере помещается не больше { $limit }, и все они нужны; попробуйте позже или удалите один из своих.
error-class-gone = По этой ссылке класса нет: его удалили, вас из него исключили или ссылка устарела; если что-то непонятно, спросите учителя.
error-class-no-code = Класса с кодом «{ $given }» нет; проверьте его шесть букв.
error-class-closed = Сейчас в этот класс никого не принимают; спросите учителя.
error-class-full = В классе может быть не больше { $limit } учеников, и этот полон; спросите учителя.
error-class-no-student = Такого ученика в этом классе уже нет.

## Прозвища

error-class-nickname-none = Выберите прозвище, которое смогут прочесть другие.
error-class-nickname-long = В прозвище должно быть не больше { $limit } знаков.
error-class-nickname-letters = Прозвище начинается с буквы или цифры и состоит только из букв, цифр, пробелов, дефисов, точек и апострофов.
error-class-nickname-taken = Прозвище «{ $given }» или почти такое же в этом классе уже есть; выберите другое.
error-class-not-listed = Прозвища «{ $given }» в списке этого класса нет; выберите одно из списка.
error-class-roll-long = В списке должно быть не больше { $limit } прозвищ.
app-class-nicknames = Выдра, Сокол, Рысь, Барсук, Цапля, Бобр, Ворон, Ёж, Куница, Аист, Белка, Сова, Лиса, Лебедь, Волк, Заяц, Журавль, Медведь, Стриж, Олень, Тюлень, Сорока, Ласка, Орёл, Дельфин, Снегирь, Крот, Жаба, Щука, Пчела, Воробей, Кабан

## Задания

error-class-work-wrong = Такое задание дать нельзя. { $where }: { $what }.
error-class-work-broken = Это задание больше не читается; попросите у учителя другое.
error-class-people = Столько людей за один стол этой игры не сядет; мест за ним: { $limit }.
error-class-nothing = Упражнений на это нет; выберите другие главы или правила.
error-class-reading-many = Для чтения можно задать сразу не больше { $limit } глав.
error-class-works = В классе может быть не больше { $limit } заданий.
error-class-no-work = Этого задания больше нет; посмотрите список ещё раз.
error-class-chapter-gone = Главы { $given }, к которой относится это задание, здесь нет.
error-class-rule-gone = Правила { $given }, к которому относится это задание, здесь нет.
error-class-exercise-gone = Это упражнение больше не составить ({ $given }); переходите к следующему.

## Ответы

error-class-no-exercise = Такого упражнения в этом задании нет.
error-class-no-answer = Это не ответ на упражнение; ничего не засчитано.
error-class-not-finished = Цель ещё не достигнута; играйте дальше или откажитесь от упражнения.
error-class-answered = На это упражнение уже ответили, возможно, в другом окне; засчитан первый ответ.
error-class-one-try = На контрольной отвечают на каждое упражнение один раз; засчитан первый ответ.
error-class-tries = Попыток на одно упражнение даётся не больше { $limit }.
error-class-work-closed = Ответы на это задание учитель больше не принимает.
error-class-work-open = Ответы на эту контрольную откроются, когда учитель её закроет.
error-class-answers = В классе хранится не больше { $limit } ответов, и все они уже даны.

## Что показывают и уносят с собой

error-class-nothing-to-show = Этому ученику сейчас нечего делать, поэтому и показать нечего.
app-class-column-nickname = прозвище
app-class-column-exercise = упражнение
app-class-column-seed = номер
app-class-column-rule = правило
app-class-column-right = верно
app-class-column-hints = подсказки
app-class-column-time = время
app-class-column-work = задание
app-class-column-exam = контрольная
app-class-column-answers = ответы
app-class-column-wrong = неверно
app-class-column-known = правил усвоено
app-class-column-shaky = правил нетвёрдо
app-class-column-missed = правил не усвоено
app-class-column-exam-answers = ответы в контрольных
app-class-column-exam-right = верно в контрольных
app-class-column-last = последний ответ

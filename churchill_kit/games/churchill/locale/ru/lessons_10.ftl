# Упражнения главы 10, секретная повестка: lessons/chapter_10.py

tutor-markers_out = Вы играете за { $seat-acc }, ваши маркеры: { $own-and }. Маркеров «{ $location }» в игре { $count }. Сколько из них может быть у других?
tutor-markers_out-why = Все маркеры «{ $location }», а их { $count }, минус ваши собственные.
tutor-markers_out-hint1 = Что лежит перед вами, того никто другой вытянуть не мог.
tutor-markers_out-hint2 = Ваших маркеров «{ $location }»: { $count }.

tutor-agenda_bonus = Партия кончается в этой позиции. Вот маркеры { $seat-gen }: { $markers-and }. Сколько очков они приносят?
tutor-agenda_bonus-why = { $count ->
    [0] Ни в одной из этих локаций нет контроля хозяина маркеров, очков нет.
    [1] Засчитан один маркер: пять очков.
   *[other] Засчитано маркеров: { $count }, по пять очков.
}
tutor-agenda_bonus-hint1 = Ищите в этих локациях маркеры политического контроля { $seat-gen }. Ячейки здесь не считаются.
tutor-agenda_bonus-hint2 = Пять очков за каждый маркер, в чьей локации контроль его хозяина. Два маркера одной локации считаются дважды.

tutor-total_with_agenda = Без секретной повестки счёт { $seat-gen } — { $points }. Теперь вскрывают маркеры: { $markers-and }. Каков счёт в итоге?

tutor-paying_marker = Партия кончается в этой позиции. Какой маркер принесёт очки { $seat-dat }?
tutor-paying_marker-place = Маркер «{ $location }»
tutor-paying_marker-why = { $seat-id ->
    [none] { $network-id ->
        [none] Ничьего влияния { $location-at } нет.
       *[other] Есть только ячейка { $network-gen } { $location-at }, а контроля нет ни у кого.
    }
   *[other] Политический контроль { $location-at } — у { $seat-gen }.
}
tutor-paying_marker-hint1 = Маркер засчитывают, только если в названной локации контроль его хозяина.

tutor-agenda_decides = Партия окончена. Без секретной повестки: США — { $us }, Британия — { $uk }, СССР — { $ussr }. Повестка добавляет США { $us_more }, Британии { $uk_more }, СССР { $ussr_more }. { $fallen-id ->
    [yes] Германия и Япония капитулировали.
   *[no] Ось ещё держится.
} Кто победит?
tutor-agenda_decides-hint1 = С секретной повесткой: США — { $us }, Британия — { $uk }, СССР — { $ussr }.
tutor-agenda_decides-hint2 = Сначала прибавляют повестку, потом смотрят, какой это конец: велик ли отрыв, больше ли он 20, держится ли Ось?

tutor-wrong_bonus = Все вскрыли секретную повестку и посчитали очки. Какое предложение неверно?
tutor-wrong_bonus-claim = Маркеры { $seat-gen } ({ $markers-and }) приносят { $amount }.
tutor-wrong_bonus-hint2 = Присмотритесь ещё раз к локациям { $seat-gen }.

tutor-fulfil_agenda = Вы играете за { $seat-acc }, ваша секретная повестка: { $markers-and }, пока она стоит { $points }. Используйте маркер политического контроля так, чтобы она стоила больше.
tutor-fulfil_agenda-why = Теперь секретная повестка { $seat-gen } стоит { $points }.
tutor-fulfil_agenda-missed = Секретная повестка приносит очки только за ваш контроль в тех локациях, которые в ней названы: { $markers-and }. Маркер в другом месте или потраченный на то, чтобы убрать чужой, ничего к ней не прибавляет.
tutor-fulfil_agenda-hint1 = Секретная повестка требует вашего контроля в названной локации.
tutor-fulfil_agenda-hint2 = Для контроля там нужна ваша ячейка, а чужого контроля быть не должно.
tutor-fulfil_agenda-hint3 = Разместите маркер { $location-at }.

tutor-possible_draw = Каждый игрок вытянул три маркера и до конца партии никому их не показывает. Вы играете за { $seat-acc }, у вас { $own-and }. Места с одним маркером: { $locations-and }; у остальных, названных здесь, их по два. Какие три маркера могли достаться { $rival-dat }?
tutor-possible_draw-hand = { $locations-and }.
tutor-possible_draw-why = { $case-id ->
    [short] Маркеров «{ $location }» в игре: { $count }. У вас их { $own }, а в этом наборе было бы { $asked }.
   *[enough] Хватает всех трёх: например, маркеров «{ $location }» в игре { $count }, у вас их { $own }, а в этом наборе { $asked }.
}
tutor-possible_draw-hint1 = Того, что у вас на руках, нет больше ни у кого.
tutor-possible_draw-hint2 = Сложите то, что есть у вас, и то, что было бы в наборе: больше, чем в игре, быть не может.

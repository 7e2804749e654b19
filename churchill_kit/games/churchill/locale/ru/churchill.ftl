# Черчилль: все предложения об игре, надписи и имена. Как устроены переменные: engine/words.py.
# Формы имён: gen, dat — падежи; from, to, at — откуда, куда, где («с деления 3 США», «в центр стола», «в Польше»);
# box, box_at, box_to, box_from — театр фронта, то есть ячейка театра на карте (не подпольная); full — полное имя державы.
# Карточки, вопросы и деления фронтов не склоняются: их имена может принести другая коробка.

## Сколько чего (именительный и винительный падежи), для других сообщений

count-support = { $amount ->
    [one] { $amount } маркер обеспечения наступления
    [few] { $amount } маркера обеспечения наступления
   *[many] { $amount } маркеров обеспечения наступления
}
count-naval = { $amount ->
    [one] { $amount } маркер поддержки ВМФ
    [few] { $amount } маркера поддержки ВМФ
   *[many] { $amount } маркеров поддержки ВМФ
}
count-production = { $amount ->
    [one] { $amount } маркер производства
    [few] { $amount } маркера производства
   *[many] { $amount } маркеров производства
}
count-bonus = { $amount ->
    [one] { $amount } бонусный маркер
    [few] { $amount } бонусных маркера
   *[many] { $amount } бонусных маркеров
}
count-technology = { $amount ->
    [one] { $amount } маркер немецких технологий
    [few] { $amount } маркера немецких технологий
   *[many] { $amount } маркеров немецких технологий
}
count-networks = { $networks ->
    [one] { $networks } подпольную ячейку
    [few] { $networks } подпольные ячейки
   *[many] { $networks } подпольных ячеек
}
count-alignments = { $alignments ->
    [one] { $alignments } маркер политического контроля
    [few] { $alignments } маркера политического контроля
   *[many] { $alignments } маркеров политического контроля
}

## Что выбирает игрок: надписи на кнопках

action-pick = Выложить на повестку: { $card }
action-keep_leader = Не использовать руководителя
action-break_tie = Использовать руководителя: ничья в пользу { $winner-gen }
action-name_winner = Разрешить ничью в пользу { $winner-gen }
action-nominate = Поднять «{ $issue }»
action-advance = { $issue-id ->
    [none] { $card }: сначала бросок кубика, потом выбор вопроса
   *[other] { $value-id ->
        [none] Продвинуть «{ $issue }»: { $card }
       *[other] Продвинуть «{ $issue }»: { $card }, значение только { $value }
    }
}
action-lead = Продвинуть «{ $issue }» руководителем
action-pass = Спасовать
action-spend = Сыграть карточку без вопроса: { $card }
action-choose = Продвинуть «{ $issue }»
action-discard = Сбросить карточку: { $card }
action-stop = Остановить «{ $issue }» в центре стола
action-move_on = Двигать «{ $issue }» дальше к себе
action-debate = { $value-id ->
    [none] Оспорить: { $card }
   *[other] Оспорить: { $card }, значение только { $value }
}
action-lead_debate = Оспорить руководителем
action-decline = Не оспаривать
action-support = Обеспечение наступления: { $front }
action-naval = Поддержка ВМФ: { $box-box }
action-direct = Направить { $front-to }: «{ $issue }»
action-activate = Активировать «{ $issue }»
action-research = Вложить производство в атомную бомбу
action-fulfil = Следующий маркер — на «{ $issue }»
action-command = Главенство { $theater-at } — за { $power-ins }
action-move_global = Решить в свою пользу спор «{ $pawn }» ({ $pawn-id ->
    [churchill_roosevelt] Британия и США
    [churchill_stalin] Британия и СССР
   *[roosevelt_stalin] США и СССР
})
action-goes_next = { $power-id ->
    [us] Пусть размещают США
    [uk] Пусть размещает Британия
   *[ussr] Пусть размещает СССР
}
action-network = Разместить подпольную ячейку { $location-at }
action-break_network = Убрать чужую подпольную ячейку { $location-at }
action-align = Разместить маркер политического контроля { $location-at }
action-break_alignment = Убрать чужой маркер политического контроля { $location-at }

## Что нужно решить: вопросы игроку

decision-agenda_card = { $seat-full }: выложите карточку штаба на повестку лицом вниз.
decision-opening_issue = { $space ->
    [0] { $seat-full }: откройте повестку — выберите вопрос, он начнёт в центре стола.
   *[other] { $seat-full }: откройте повестку — выберите вопрос, он начнёт на делении { $space } вашего счётчика.
}
decision-nominate_issue = { $count ->
    [2] { $seat-full }: поднимите первый из двух вопросов, то есть вынесите его на стол: он ляжет в центр.
   *[other] { $seat-full }: поднимите второй вопрос: он тоже ляжет в центр стола.
}
decision-advance_issue = { $seat-full }: продвиньте вопрос карточкой штаба или руководителем.
decision-stop_in_center = { $seat-full }: «{ $issue }» проходит через центр стола. Остановить там или двигать дальше?
decision-debate_issue = { $capture-id ->
    [yes] { $seat-full }: { $source } ({ $mover }) продвигает «{ $issue }» прямо в кресло, значение { $steps }. Оспорите?
   *[no] { $seat-full }: { $source } ({ $mover }) продвигает «{ $issue }», значение { $steps }. Оспорите?
}
decision-choose_issue = { $seat-full }: { $card } бросает { $roll }. Какой вопрос продвинуть?
decision-discard_for_leader = { $play-0-id ->
    [play_advance] { $seat-full }: сбросьте карточку штаба, чтобы руководитель продвинул «{ $play-2 }».
   *[play_debate] { $seat-full }: сбросьте карточку штаба, чтобы руководитель оспорил «{ $play-2 }».
}
decision-choose_attribute_support = { $action-id ->
    [naval_support] { $seat-full }: выберите театр для поддержки ВМФ с карточки ({ $amount }).
   *[offensive_support] { $seat-full }: выберите фронт для обеспечения наступления с карточки ({ $amount }).
}
decision-directed_offensive = { $seat-full }: выберите фронт, на который пойдёт выигранное приоритетное наступление.
decision-allocate_production = { $seat-full }: потратьте маркеры производства.
decision-commit_production = { $seat-full }: этим маркером производства распоряжается карточка конференции. Выберите место.
decision-fulfil_directed = { $seat-full }: на все приоритетные наступления производства не хватит. Какое получит следующий маркер?
decision-name_commander = { $seat-full }: назовите державу, которая главенствует { $theater-at }.
decision-place_bonus = { $amount ->
    [one] { $seat-full }: разместите один бонусный маркер { $theater-at }{ $theater-id ->
        [any] { " " }(за то, что выиграны оба вопроса о главенстве)
       *[other] { "" }
    }.
   *[other] { $seat-full }: разместите { $theater-at } бонусные маркеры, всего { $amount }{ $theater-id ->
        [any] { " " }(за то, что выиграны оба вопроса о главенстве)
       *[other] { "" }
    }.
}
decision-global_issue = { $seat-full }: международный вопрос ваш. Какой из двух споров решить в свою пользу?
decision-choose_next = { $marker ->
    [0] { $seat-full }: решите, кто размещает { $left-n ->
        [3] первым
       *[other] следующим
    }. Подпольных ячеек поровну у { $first-and-gen }.
   *[other] { $seat-full }: решите, кто размещает { $left-n ->
        [3] первым
       *[other] следующим
    }. Маркеров политического контроля поровну у { $first-and-gen }.
}
decision-place_network_marker = { $seat-full }: разместите подпольную ячейку или уберите ею чужую.
decision-place_alignment_marker = { $seat-full }: разместите маркер политического контроля или уберите чужой, если он лежит там, где ваша ячейка.
decision-break_tie = { $won-0-id ->
    [win_agenda] { $seat-full }: использовать руководителя, чтобы решить, чья повестка? Ничья у { $tied-and-gen }, по { $won-1 }.
   *[win_conference] { $seat-full }: использовать руководителя, чтобы решить, чья победа? Вопросов выиграно поровну у { $tied-and-gen }.
}
decision-name_tie_winner = { $won-0-id ->
    [win_agenda] { $seat-full }: руководители не вмешались в ничью. Кто выиграет повестку — { $tied-or }?
   *[win_conference] { $seat-full }: руководители не вмешались в ничью. Кто выиграет конференцию — { $tied-or }?
}

## Что произошло: расстановка и повестка

event-game_started = Новая партия, сценарий: { $scenario }.
event-secret_agendas_drawn = Каждый игрок тянет { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} секретной повестки.
event-conference_opened = Конференция { $number }: { $card-conference }. Сначала выполняются указания её карточки: { $card }.
event-instruction_skipped = Одно указание карточки конференции ({ $band }) пропущено: { $why-id ->
    [not_yet] { $what } ещё не дошёл до условленного деления ({ $space })
    [passed] { $what } уже дошёл до условленного деления ({ $space })
    [leader] { $what } не у власти
   *[holds_out] { $what } ещё не капитулировала
}.
event-leader_kept_away = { $leader } неактивен на этой конференции: { $why ->
    [card] так решила её карта (5.11).
   *[ill] он заболел на прошлой (3.31).
}
event-deck_shuffled = { $seat }: колода штаба перемешана, в ней { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[many] { $cards } карточек
}.
event-hands_dealt = Каждый игрок берёт { $cards ->
    [one] { $cards } карточку
    [few] { $cards } карточки
   *[many] { $cards } карточек
} штаба на эту конференцию.
event-agenda_card_picked = { $seat }: карточка на повестку выложена лицом вниз.
event-chief_rolled = { $card } бросает кубик: { $roll } — его значение без прибавок.
event-agenda_card_revealed = { $seat-id ->
    [us] США открывают карточку: { $card }, значение { $value }.
    [uk] { $seat } открывает карточку: { $card }, значение { $value }, из них 1 — Имперский штаб (3.32).
   *[other] { $seat } открывает карточку: { $card }, значение { $value }.
}
event-tie = { $won-id ->
    [win_agenda] Ничья за повестку: { $seats-and }.
   *[other] Ничья за конференцию: { $seats-and }.
}
event-leader_kept = { $leader } не вмешивается, чтобы решить ничью.
event-tie_broken = { $by-id ->
    [leader] { $leader } разрешает ничью в пользу { $winner-gen }.
   *[arsenal] Ни один руководитель ничью не разрешает. Арсенал демократии: она в пользу { $winner-gen }.
}
event-agenda_won = { $difference ->
    [0] { $seat-id ->
        [us] США выигрывают повестку, но без перевеса.
       *[other] { $seat } выигрывает повестку, но без перевеса.
    }
   *[other] { $seat-id ->
        [us] США выигрывают повестку с перевесом { $difference } над младшей карточкой.
       *[other] { $seat } выигрывает повестку с перевесом { $difference } над младшей карточкой.
    }
} Дальше вопросы добавляет и заседание начинает тот, кто слева: { $begins }.
event-issue_nominated = { $seat-id ->
    [us] США поднимают «{ $issue }»: вопрос { $to-at }.
   *[other] { $seat } поднимает «{ $issue }»: вопрос { $to-at }.
}

## Что произошло: карточки конференций

event-pol_mil_rolled = { $seat-id ->
    [us] Какое место затронет карточка, решает бросок США по военно-политической таблице: выпало { $first } и { $second }, это { $location }. Бросок может указать и место, закрытое для игроков.
   *[other] Какое место затронет карточка, решает бросок { $seat-gen } по военно-политической таблице: выпало { $first } и { $second }, это { $location }. Бросок может указать и место, закрытое для игроков.
}
event-network_discarded = { $why-id ->
    [two_already] У { $seat-gen } уже две подпольные ячейки { $location-at }: новая сброшена.
   *[supply] У { $seat-gen } не осталось жетонов подпольных ячеек, новой { $location-at } не будет.
}
event-alignment_discarded = { $why-id ->
    [no_network] Карточка конференции дала бы { $seat-dat } новый маркер политического контроля { $location-at }, но ячейки у { $seat-gen } там нет: новый маркер сброшен.
    [own_marker] У { $seat-gen } уже есть маркер политического контроля { $location-at }: новый сброшен.
   *[supply] У { $seat-gen } не осталось маркеров политического контроля, нового { $location-at } не будет.
}
event-nothing_to_remove = { $what-id ->
    [network] Карточка конференции убрала бы подпольную ячейку { $seat-gen } { $location-at }, но её там нет.
   *[alignment] Карточка конференции убрала бы маркер политического контроля { $seat-gen } { $location-at }, но его там нет.
}
event-issue_placed = Карточка конференции помещает «{ $issue }» { $to-to }.
event-issue_not_placed = { $why-id ->
    [out] «{ $issue }» уже вне игры, карточка ничего не меняет.
   *[on_table] «{ $issue }» уже на столе, карточка ничего не меняет.
}
event-production_committed = { $support-id ->
    [offensive] Карточка конференции велит { $seat-dat } потратить { count-production } на обеспечение наступления: { $where-or }.
    [naval] Карточка конференции велит { $seat-dat } потратить { count-production } на поддержку ВМФ: { $where-or-box }.
    [either] Карточка конференции велит { $seat-dat } потратить { count-production } на обеспечение наступления или поддержку ВМФ: { $where-or }.
   *[a_bomb] Карточка конференции велит { $seat-dat } потратить { count-production } на исследование атомной бомбы.
}
event-production_granted = { $reason-id ->
    [murmansk_convoy] Конвой дошёл до Мурманска и даст { $seat-dat } { count-production }.
   *[reparations] Репарации дадут { $seat-dat } { count-production }.
}
event-leader_may_not_advance = { $leader } сам не может продвигать вопросы на этой конференции; его штаб может.
event-leader_barred = { $leader } не участвует на этой конференции.
event-leader_value_changed = Значение { $leader-gen }: { $amount-signed } на этой конференции.
event-health_changed = Проверки здоровья { $leader-gen }: { $amount-signed } на этой конференции.
event-staff_value_changed = Карточки штаба { $seat-gen }: значение { $amount-signed } в этом заседании, но не ниже { $minimum }; для повестки они считаются полностью (5.13).
event-staff_removed = По карточке конференции { $card } ({ $seat }) выбывает из игры.
event-staff_sidelined = { $card } ({ $seat }): карточка отложена, пока колоду не перемешают.
event-markers_gained = { $card-id ->
    [none] { $seat }
   *[other] По тексту карточки ({ $card }) { $seat }
} { $seat-id ->
    [us] получают
   *[other] получает
} { $networks ->
    [0] { count-alignments }
   *[other] { count-networks }
} на военную фазу.
event-support_placed = { $why-id ->
    [directed] Исполнено «{ $issue }»: { $front-dat } достаётся { count-support } от { $seat-gen } ({ $space }).
    [ordered] По указанию карточки конференции { $front-dat } достаётся { count-support } от { $seat-gen } ({ $space }).
    [attribute] По тексту карточки { $seat } { $seat-id ->
        [us] дают
       *[other] даёт
    } { $front-dat } { count-support } ({ $space }).
    [bonus] Бонус за главенство: { $front-dat } достаётся { count-support } от { $seat-gen } ({ $space }).
   *[none] { $seat-id ->
        [none] Карточка конференции даёт { $front-dat } { count-support } ({ $space }).
        [us] США дают { $front-dat } { count-support } ({ $space }).
       *[other] { $seat } даёт { $front-dat } { count-support } ({ $space }).
    }
}
event-support_lost = { $front } дошёл до конца трека: сгорает { count-support }.
event-naval_placed = { $amount ->
    [0] Поддержке ВМФ больше нет места { $box-box_at }.
   *[other] { $why-id ->
        [directed] Исполнено «{ $issue }»: { $seat } { $seat-id ->
            [us] добавляют
           *[other] добавляет
        } { count-naval } { $box-box_to }.
        [ordered] По указанию карточки конференции { $seat-dat } нужно добавить { count-naval } { $box-box_to }.
        [attribute] По тексту карточки { $seat } { $seat-id ->
            [us] добавляют
           *[other] добавляет
        } { count-naval } { $box-box_to }.
        [bonus] Бонус за главенство добавляет { count-naval } { $seat-gen } { $box-box_to }.
       *[none] { $seat-id ->
            [none] Карточка конференции добавляет { count-naval } { $box-box_to }.
            [us] США добавляют { count-naval } { $box-box_to }.
           *[other] { $seat } добавляет { count-naval } { $box-box_to }.
        }
    }
}
event-naval_removed = Карточка конференции убирает { count-naval } { $box-box_from }.
event-naval_unchanged = Поддержка ВМФ { $box-box_at } не меняется.
event-front_strength_changed = { $front }: сила { $amount-signed } на этой конференции.
event-army_diverted = Когда Ось позже на этой конференции расставит армии, место последних решит бросок. Из { $axis-id ->
    [germany] таких немецких армий
   *[japan] таких японских армий
}, если они будут, карточка конференции направит { $amount } против { $front-gen }{ $over-id ->
    [yes] ; это уже ничего не меняет: { $axis } капитулировала
   *[no] { "" }
}.
event-army_not_diverted = { $why-id ->
    [none_left] { $axis-id ->
        [germany] Немецких армий
       *[japan] Японских армий
    } для броска не осталось, и карточка конференции никого не направляет против { $front-gen }.
   *[end_of_track] { $front } прошёл весь свой путь, и карточка конференции никого не направляет против него.
}
event-research_changed = Исследование атомной бомбы: { $amount-signed } к броску на этой конференции.

## Что произошло: заседание

event-advance_played = { $card } ({ $seat }) продвигает «{ $issue }», значение { $value }.
event-issue_moved = { $stopped-id ->
    [yes] Вопрос «{ $issue }» переходит { $start-from } и останавливается в центре стола.
   *[no] Вопрос «{ $issue }» переходит { $start-from } { $end-to }.
}
event-issue_unmoved = «{ $issue }» остаётся { $at-at }.
event-capture_threatened = Значения хватит, чтобы вопрос «{ $issue }» оказался в кресле { $seat-gen }.{ $debate-id ->
    [yes] { " " }Но прежде другие могут оспорить ход: { $lead-id ->
        [yes] только свободным руководителем, раз его сделал руководитель.
       *[no] карточкой или свободным руководителем.
    }
   *[no] { "" }
}
event-issue_captured = «{ $issue }» в кресле { $seat-gen }: вопрос решён.
event-no_debate_allowed = Когда { $leader } продвигает «{ $issue }», ответить не может никто, даже руководитель. Это единственное исключение в правилах: на любой другой ход кто-то из остальных может ответить карточкой и оттянуть вопрос, то есть оспорить.
event-debate_declined = { $seat-id ->
    [us] США не оспаривают.
   *[other] { $seat } не оспаривает.
}
event-debate_played = { $card } ({ $seat }) оспаривает «{ $issue }», значение { $value }.
event-values_compared = { $difference-sign ->
    [plus] Продвижение сильнее на { $difference-abs }: «{ $issue }» движется к креслу { $seat-gen }.
    [minus] Оспаривание сильнее на { $difference-abs }: «{ $issue }» движется прочь от кресла { $seat-gen }.
   *[zero] Продвижение и оспаривание равны.
}
event-discarded_for_leader = { $leader } выступает сам: карточка штаба для этого не разыгрывается, а одна за это сброшена ({ $card }).
event-health_rolled = { $result-id ->
    [inactive_next_conference] { $leader } бросает { $first } + { $second }{ $change-sign ->
        [plus] { " " }+ { $change-abs } (карточка конференции)
        [minus] { " " }− { $change-abs } (карточка конференции)
       *[zero] { "" }
    } = { $total } и заболевает{ $last-id ->
        [yes] . Но эта конференция последняя, пропускать ему нечего.
       *[no] : следующая конференция пройдёт без него.
    }
    [replaced_by] { $leader } бросает { $first } + { $second }{ $change-sign ->
        [plus] { " " }+ { $change-abs } (карточка конференции)
        [minus] { " " }− { $change-abs } (карточка конференции)
       *[zero] { "" }
    } = { $total }: здоровье не выдерживает.
    [paranoia] { $leader } бросает { $first } + { $second }{ $change-sign ->
        [plus] { " " }+ { $change-abs } (карточка конференции)
        [minus] { " " }− { $change-abs } (карточка конференции)
       *[zero] { "" }
    } = { $total }: паранойя. Советские карточки штаба слабее на { $less } до конца конференции, но не меньше { $minimum }.
   *[well] { $leader } бросает { $first } + { $second }{ $change-sign ->
        [plus] { " " }+ { $change-abs } (карточка конференции)
        [minus] { " " }− { $change-abs } (карточка конференции)
       *[zero] { "" }
    } = { $total }: обошлось. При { $limit } или меньше { $leader-id ->
        [stalin] началась бы паранойя
        [churchill] он заболел бы
       *[other] он умер бы
    }.{ $used-id ->
        [yes] { " " }Он уже выступил и до конца этой конференции больше не действует (5.26).
       *[no] { "" }
    }
}
event-leader_replaced = { $successor } вступает в должность вместо { $leader-gen }.
event-attribute_skipped = { $support-id ->
    [naval_support] Для поддержки ВМФ с карточки нет места.
   *[offensive_support] Для обеспечения наступления с карточки нет фронта.
}
event-passed = { $seat-id ->
    [us] США пасуют: каждый их спор даёт право один раз пропустить ход.
   *[other] { $seat } пасует: каждый спор даёт право один раз пропустить ход.
}
event-card_spent = { $card } ({ $seat }) говорит впустую: двигать на столе нечего.
event-issue_won = { $seat-id ->
    [us] США выигрывают «{ $issue }».
   *[other] { $seat } выигрывает «{ $issue }».
}
event-issue_in_effect = Вопрос «{ $issue }» остался в центре стола и действует: { $issue-id ->
    [strategic_materials] каждый получит на один маркер производства больше
    [second_front] на этой конференции Западный фронт может высадиться в Нормандии
   *[ussr_declares_war] на этой конференции Дальневосточный фронт может войти в Маньчжурию
}. Его жетон возвращается за край стола.
event-issue_not_won = «{ $issue }» в центре стола: вопрос не достался никому, из центра он не действует, и жетон возвращается за край стола.
event-issues_counted = Выиграно вопросов: США — { $us }, Британия — { $uk }, СССР — { $ussr }.
event-conference_won = { $seat-id ->
    [us] США выигрывают конференцию { $number }.
   *[other] { $seat } выигрывает конференцию { $number }.
}

## Что произошло: принятие решений

event-directed_placed = { $seat-id ->
    [us] США направляют «{ $issue }» { $front-to } ({ $space }).
   *[other] { $seat } направляет «{ $issue }» { $front-to } ({ $space }).
}
event-condition_met = { $issue-id ->
    [second_front] Второй фронт согласован: на этой конференции путь в Нормандию открыт.
   *[ussr_declares_war] СССР объявляет войну Японии: на этой конференции путь в Маньчжурию открыт.
}
event-condition_blocked = { $issue-id ->
    [second_front] Второго фронта не будет: вопрос у { $seat-gen }.
   *[ussr_declares_war] Объявления войны Японии не будет: вопрос у { $seat-gen }.
}
event-production_received = { $seat-id ->
    [us] США получают { count-production }.
   *[other] { $seat } получает { count-production }.
}
event-production_lost = { $seat-id ->
    [us] США теряют { count-production }: потратить не на что.
   *[other] { $seat } теряет { count-production }: потратить не на что.
}
event-directed_unsatisfied = «{ $issue }» { $front-at }: { $seat-dat } не хватает { $amount ->
    [one] { $amount } маркера производства
   *[other] { $amount } маркеров производства
}.
event-commitment_unmet = Производство { $seat-gen } кончилось, указание карточки не выполнено: не хватает { $amount ->
    [one] { $amount } маркера
   *[other] { $amount } маркеров
}.
event-commitment_lost = { $seat-id ->
    [us] США теряют маркер производства: там, куда велит карточка, места нет.
   *[other] { $seat } теряет маркер производства: там, куда велит карточка, места нет.
}
event-research_funded = { $seat-id ->
    [us] США вкладывают производство в атомную бомбу: +1 к броску.
   *[other] { $seat } вкладывает производство в атомную бомбу: +1 к броску.
}
event-pol_mil_activated = { $seat-id ->
    [us] США активируют «{ $issue }» и получают { count-alignments } и { count-networks }.
   *[other] { $seat } активирует «{ $issue }» и получает { count-alignments } и { count-networks }.
}
event-commander_named = { $seat-id ->
    [us] США решают: главенство { $theater-at } — за { $power-ins }.
   *[other] { $seat } решает: главенство { $theater-at } — за { $power-ins }.
}
event-leadership_bonus = Главенство даёт { $seat-dat } { count-bonus } { $theater-at }.
event-bonus_lost = { $seat-dat } негде разместить { count-bonus } { $theater-at }: сгорает всё.
event-research_rolled = { $success-id ->
    [yes] Исследование атомной бомбы, бросок всегда за США: на кубике { $roll }, всего { $total }. Американская бомба на шаг ближе.
   *[no] Исследование атомной бомбы, бросок всегда за США: на кубике { $roll }, всего { $total }. Американская бомба не продвинулась: для этого нужно 4 или больше.
}
event-research_done = Бомба уже создана: бросать кубик незачем.
event-pawn_advanced = { $seat-id ->
    [ussr] Вопрос выиграл СССР, и советская агентурная сеть продвигается без броска { $space-to }: 3 очка за каждое пройденное деление (9.4).
   *[us] { $space-id ->
        [trinity] Испытание «Тринити» прошло успешно: у США и Британии есть атомная бомба, по 3 очка каждой стороне (9.4). СССР теряет 3 очка, которые получал, пока бомбы не было (9.4).
       *[other] Американское исследование продвигается { $space-to }.
    }
}
event-spies_done = Советской агентурной сети больше нечего красть.
event-global_issue_idle = «Международный вопрос» ничего не даёт: оба спора { $seat-gen } уже решены в пользу { $seat-gen }.
event-global_issue_moved = Спор «{ $pawn }» решён в пользу { $seat-gen }: { $pawn-id ->
    [churchill_roosevelt] { $seat-id ->
        [us] самоопределение
       *[uk] колониализм
    }
    [churchill_stalin] { $seat-id ->
        [uk] свободная Европа
       *[ussr] сферы влияния
    }
   *[roosevelt_stalin] { $seat-id ->
        [us] ООН
       *[ussr] коммунистические кадры
    }
}, 5 очков{ $before-id ->
    [neutral] { "" }
    [us] , которые теряют { $before }
   *[other] , которые теряет { $before }
} (9.4).{ $alone-id ->
    [yes] { " " }Выбирать было не из чего: другой спор уже решён в ту же пользу.
   *[no] { "" }
}

## Что произошло: подпольные ячейки и политический контроль

event-networks_to_place = У { $seat-gen } { $amount ->
    [1] 1 подпольная ячейка для размещения: от своей разведки; ни один военно-политический вопрос не активирован (6.81).
    [one] { $amount } подпольная ячейка для размещения: от своей разведки и полученные на конференции.
    [few] { $amount } подпольные ячейки для размещения: от своей разведки и полученные на конференции.
   *[many] { $amount } подпольных ячеек для размещения: от своей разведки и полученные на конференции.
}
event-alignments_to_place = У { $seat-gen } { $amount ->
    [one] { $amount } маркер
    [few] { $amount } маркера
   *[many] { $amount } маркеров
} политического контроля для размещения.
event-next_chosen = { $power-id ->
    [us] Решение за { $seat-ins }: следующими размещают США.
    [uk] Решение за { $seat-ins }: следующей размещает Британия.
   *[ussr] Решение за { $seat-ins }: следующим размещает СССР.
}
event-networks_lost = Подпольным ячейкам { $seat-gen } нет места: сгорает { $amount }.
event-alignments_lost = Маркерам политического контроля { $seat-gen } нет места: сгорает { $amount }. Каждому нужна страна, где есть своя ячейка и ещё нет такого маркера и которую не закрывает международный вопрос.{ $shut-n ->
    [0] { "" }
   *[other] { " " }Из-за нынешнего положения спора ({ $by-and }) закрыто: { $shut-and } (6.11).
}
event-network_placed = { $rule-id ->
    [r5_12] По карточке конференции { $seat }
   *[other] { $seat }
} { $seat-id ->
    [us] размещают
   *[other] размещает
} { $count ->
    [2] вторую подпольную ячейку
   *[other] подпольную ячейку
} { $location-at }.
event-network_removed = { $by-id ->
    [none] { $seat-id ->
        [us] США теряют подпольную ячейку { $location-at }.
       *[other] { $seat } теряет подпольную ячейку { $location-at }.
    }
    [us] США убирают подпольную ячейку { $seat-gen } { $location-at }{ $rule-id ->
        [r5_12] { ". Там, где стояла чужая ячейка, карточка только убирает её и новой не даёт." }
       *[other] .
    }
    [uk] Британия убирает подпольную ячейку { $seat-gen } { $location-at }{ $rule-id ->
        [r5_12] { ". Там, где стояла чужая ячейка, карточка только убирает её и новой не даёт." }
       *[other] .
    }
    [ussr] СССР убирает подпольную ячейку { $seat-gen } { $location-at }{ $rule-id ->
        [r5_12] { ". Там, где стояла чужая ячейка, карточка только убирает её и новой не даёт." }
       *[other] .
    }
   *[other] { $by } ушёл вперёд, { $location } теперь у него в тылу: там на одну подпольную ячейку { $seat-gen } меньше.
}
event-alignment_placed = { $seat-id ->
    [us] США размещают маркер политического контроля { $location-at }.
   *[other] { $seat } размещает маркер политического контроля { $location-at }.
}
event-alignment_removed = { $by-id ->
    [none] { $seat-id ->
        [us] США теряют маркер политического контроля { $location-at }.
       *[other] { $seat } теряет маркер политического контроля { $location-at }.
    }
   *[other] { $cost ->
        [one] { $by-id ->
            [us] США убирают маркер политического контроля { $seat-gen } { $location-at }{ $rule-id ->
                [r5_12] { ", а своего не размещают: маркер в стране бывает только один." }
               *[other] .
            }
           *[other] { $by } убирает маркер политического контроля { $seat-gen } { $location-at }{ $rule-id ->
                [r5_12] { ", а своего не размещает: маркер в стране бывает только один." }
               *[other] .
            }
        }
       *[other] { $by-id ->
            [us] США убирают маркер политического контроля { $seat-gen } { $location-at } ценой { $cost } своих.
           *[other] { $by } убирает маркер политического контроля { $seat-gen } { $location-at } ценой { $cost } своих.
        }
    }
}

## Что произошло: фронты

event-armies_placed = { $why-id ->
    [germany_held] { $amount ->
        [one] { $amount } немецкая армия остаётся в Германии против { $front-gen }.
        [few] { $amount } немецкие армии остаются в Германии против { $front-gen }.
       *[many] { $amount } немецких армий остаются в Германии против { $front-gen }.
    }
    [eastern_front] Одна немецкая армия всегда встаёт против { $front-gen }.
    [eastern_horde] Восточная орда: против { $front-gen } ещё { $amount ->
        [one] { $amount } немецкая армия.
        [few] { $amount } немецкие армии.
       *[many] { $amount } немецких армий.
    }
    [atlantic_wall] Атлантический вал: немецкая армия ждёт { $front }.
    [closer_front] { $amount ->
        [one] { $amount } немецкая армия встаёт против того, кто ближе: { $front }.
        [few] { $amount } немецкие армии встают против того, кто ближе: { $front }.
       *[many] { $amount } немецких армий встают против того, кто ближе: { $front }.
    }
    [equally_close] Одна немецкая армия встаёт против { $front-gen }: на западе и на востоке до Германии одинаково близко.
    [italian_army] Итальянская армия встаёт против { $front-gen }.
    [japan_held] { $amount ->
        [one] { $amount } японская армия остаётся в Японии против { $front-gen }.
        [few] { $amount } японские армии остаются в Японии против { $front-gen }.
       *[many] { $amount } японских армий остаются в Японии против { $front-gen }.
    }
    [kwantung] { $amount ->
        [one] { $amount } японская армия встаёт против { $front-gen }.
        [few] { $amount } японские армии встают против { $front-gen }.
       *[many] { $amount } японских армий встают против { $front-gen }.
    }
    [b29] Японская армия не пускает { $front } к базе B29.
   *[card] По указанию карточки конференции против { $front-gen } { $amount ->
        [one] встаёт { $amount } армия.
        [few] встают { $amount } армии.
       *[many] встают { $amount } армий.
    }
}
event-army_rolled = { $axis-id ->
    [germany] Куда пойдёт немецкая армия, решает кубик: выпало { $roll }, и она встаёт против { $front-gen }.
   *[japan] Куда пойдёт японская армия, решает кубик: выпало { $roll }, и она встаёт против { $front-gen }.
}
event-odd_army_rolled = Куда пойдёт последняя, нечётная армия, решает кубик: выпало { $roll }, и она встаёт против { $front-gen }.
event-odd_army_rerolled = Куда пойдёт последняя, нечётная армия, решает кубик: выпало { $roll }, и бросок повторяется.
event-army_to_arctic = Куда пойдёт немецкая армия, решает кубик. Выпало { $roll }: ни на один фронт; вместо этого с арктического театра убран 1 маркер поддержки ВМФ{ $closed-id ->
    [yes] , и он снова закрыт
   *[no] {""}
}.
event-navy_sent = { $amount ->
    [0] Битва за Атлантику: подводным лодкам некого топить.
   *[other] Битва за Атлантику: подводные лодки убирают { count-naval } { $box-box_from }.
}
event-navy_without_target = Японский флот не находит десанта, по которому мог бы ударить.
event-navy_stays = Японский флот остаётся в порту (на кубике { $roll }).
event-navy_strikes = Японский флот наносит удар (на кубике { $roll }) и убирает { count-naval } { $box-box_from }.
event-navy_fate = { $sunk-id ->
    [yes] Японский флот потоплен (на кубике { $roll }).
   *[no] Японский флот уходит в Японию (на кубике { $roll }).
}
event-front_blocked = { $why-id ->
    [second_front] { $front } ждёт: второй фронт на этой конференции не согласован, путь { $space-to } закрыт.
    [ussr_declares_war] { $front } ждёт: война Японии на этой конференции не объявлена, путь { $space-to } закрыт.
   *[naval] { $front } не может высадиться { $space-to }: маркеров поддержки ВМФ нужно { $needed }, есть { $naval }.
}
event-front_too_weak = { $front } слишком слаб, чтобы пробиться { $space-to }: сила { $strength-signed }.
event-front_rolled = { $success-id ->
    [yes] { $front } наступает { $space-to }, сила { $strength }: { $certain-id ->
        [yes] при силе 10 и больше подходит любое число на десятигранном кубике; выпало { $roll }.
       *[no] на десятигранном кубике нужно было { $strength } или меньше, выпало { $roll }.
    } Фронт продвигается.
   *[no] { $front } наступает { $space-to }, сила { $strength }: на десятигранном кубике нужно было { $strength } или меньше, а выпало { $roll }. Фронт остаётся на месте.
}
event-front_advanced = { $front } продвигается { $left-from } { $space-to }.
event-breakthrough = Прорыв! Кубик и сила сверх 10 вместе дают { $total }. Для прорыва хватает 10, и { $front } проходит ещё одно деление.
event-no_breakthrough = { $why-id ->
    [none] { $front } прошёл одно деление. На прорыв, то есть на второе деление, этого не хватило: кубик и сила сверх 10 вместе должны дать 10 или больше, а дали { $total }.
    [end_of_track] { $front } дошёл до конца своего пути: прорываться дальше некуда, что бы ни выпало.
    [amphibious] { $front } прошёл одно деление. Следующее лежит за морем, а через море прорыва не бывает, что бы ни выпало.
   *[other] { $front } прошёл одно деление. Следующее закрыто, и прорыва нет, что бы ни выпало.
}
event-breakthrough_stopped = { $why-id ->
    [end_of_track] Кубик и сила сверх 10 вместе дают { $total }. Этого хватило бы для прорыва, но { $front } уже прошёл весь свой путь.
    [amphibious] Кубик и сила сверх 10 вместе дают { $total }. Этого хватило бы для прорыва, но впереди море: { $front } останавливается.
   *[other] Кубик и сила сверх 10 вместе дают { $total }. Этого хватило бы для прорыва, но следующее деление закрыто: { $front } останавливается.
}
event-reserve_removed = { $front } вышел { $space-to }: { $reserve-one } выбывает из игры.{ $reserve-id ->
    [german_navy] { "" }
    [japanese_navy] { "" }
   *[other] { " " }Те, что уже на карте, воюют до конца этой конференции (8.0).
}
event-issue_removed = «{ $issue }»: вопрос сделал своё дело и покидает игру.
event-kamikaze = { $amount ->
    [0] Камикадзе { $space-at }: топить некого.
   *[other] Камикадзе { $space-at } убирают { count-naval } { $box-box_from }.
}
event-surrendered = { $axis-id ->
    [japan] { $how-id ->
        [emperor] Япония капитулирует: бомба, Советская армия и падение Германии убедили императора.
       *[invaded] Япония капитулирует: союзники высадились.
    }
    [italy] Италия капитулирует.
   *[germany] Германия капитулирует.
}
event-technology_gained = { $seat-id ->
    [us] США забирают { count-technology }.
   *[other] { $seat } забирает { count-technology }.
}
event-conference_closed = Конференция { $number } окончена.
event-war_over = Германия и Япония капитулировали: война окончена, а с ней и партия. { $more-id ->
    [yes] Конференции с { $next } по { $last } не состоятся.
   *[no] Конференция { $next } не состоится.
}
event-game_over = { $winner-id ->
    [us] Партия окончена{ $ending-id ->
        [alliance] : победа альянса
        [hegemon] : Ось устояла
       *[broken] : альянс распался
    }. США — { $us }, Британия — { $uk }, СССР — { $ussr }: побеждают США.
   *[other] Партия окончена{ $ending-id ->
        [alliance] : победа альянса
        [hegemon] : Ось устояла
       *[broken] : альянс распался
    }. США — { $us }, Британия — { $uk }, СССР — { $ussr }: побеждает { $winner }.
}

## Чем закончилась партия

ending-alliance = { $tiebreak-id ->
    [none] { $winner-id ->
        [us] Победа альянса: между первым и последним { $gap ->
            [one] { $gap } очко
            [few] { $gap } очка
           *[many] { $gap } очков
        }, альянс устоял. Побеждают США, их счёт — { $points }.
       *[other] Победа альянса: между первым и последним { $gap ->
            [one] { $gap } очко
            [few] { $gap } очка
           *[many] { $gap } очков
        }, альянс устоял. Побеждает { $winner }, счёт — { $points }.
    }
    [r4_44_1] Победа альянса: { $first-and } набрали поровну, { $best }. Атомная бомба разрешает ничью в пользу { $winner-gen } (4.44).
    [r4_44_2] Победа альянса: { $first-and } набрали поровну, { $best }. В Германии только советский фронт, ничья в пользу { $winner-gen } (4.44).
   *[r4_44_3] Победа альянса: { $first-and } набрали поровну, { $best }. Такая ничья — в пользу Черчилля, побеждает { $winner } (4.44).
}
ending-broken = { $tiebreak-id ->
    [r4_44_1] Альянс распался: { $first-and } набрали поровну, отрыв от последнего — { $gap }. Атомная бомба разрешает ничью в пользу { $winner-gen } (4.44).
    [r4_44_2] Альянс распался: { $first-and } набрали поровну, отрыв от последнего — { $gap }. В Германии только советский фронт, ничья в пользу { $winner-gen } (4.44).
   *[r4_44_3] Альянс распался: { $first-and } набрали поровну, отрыв от последнего — { $gap }. Такая ничья — в пользу Черчилля, побеждает { $winner } (4.44).
}
ending-broken_first = { $winner-id ->
    [us] Альянс распался: отрыв США от последнего — { $gap }, и счёт { $best } больше, чем у двух других вместе ({ $others }). Побеждают США.
   *[other] Альянс распался: отрыв { $winner-gen } от последнего — { $gap }, и счёт { $best } больше, чем у двух других вместе ({ $others }). Побеждает { $winner }.
}
ending-broken_second = { $tiebreak-id ->
    [none] { $winner-id ->
        [us] Альянс распался: отрыв { $first-0-gen } от последнего — { $gap }, но счёт { $best } не больше, чем у двух других вместе ({ $others }). Они объединяются, и побеждают вторые — США, счёт — { $points }.
       *[other] Альянс распался: отрыв { $first-0-gen } от последнего — { $gap }, но счёт { $best } не больше, чем у двух других вместе ({ $others }). Они объединяются, и побеждает второй игрок — { $winner }, счёт — { $points }.
    }
    [r4_44_1] Альянс распался: отрыв { $first-0-gen } — { $gap }, но двое других объединяются. У них поровну, { $points }; атомная бомба разрешает ничью в пользу { $winner-gen } (4.44).
    [r4_44_2] Альянс распался: отрыв { $first-0-gen } — { $gap }, но двое других объединяются. У них поровну, { $points }; в Германии только советский фронт, ничья в пользу { $winner-gen } (4.44).
    [r4_44_3] Альянс распался: отрыв { $first-0-gen } — { $gap }, но двое других объединяются. У них поровну, { $points }; такая ничья — в пользу Черчилля, побеждает { $winner } (4.44).
    [conferences] Альянс распался: отрыв { $first-0-gen } — { $gap }, но двое других объединяются. У них поровну, { $points }; больше выигранных конференций — у { $winner-gen }.
   *[die] Альянс распался: отрыв { $first-0-gen } — { $gap }, но двое других объединяются. У них поровну, { $points }; кубик решает в пользу { $winner-gen }.
}
part-level = { $level-id ->
    [none] { "" }
    [first] { " " }(двое с равным счётом оба считаются первыми)
    [last] { " " }(двое с равным счётом оба считаются последними)
   *[all] { " " }(у всех троих поровну: ничего не меняется)
}
ending-hegemon = { $tiebreak-id ->
    [none] { $winner-id ->
        [us] Не вся Ось капитулировала, поэтому первый теряет 5 очков, второй — 3, а последний получает 5{ part-level }: США { $us_change-signed }, Британия { $uk_change-signed }, СССР { $ussr_change-signed }. Впереди оказываются США, их счёт — { $points }.
       *[other] Не вся Ось капитулировала, поэтому первый теряет 5 очков, второй — 3, а последний получает 5{ part-level }: США { $us_change-signed }, Британия { $uk_change-signed }, СССР { $ussr_change-signed }. Впереди оказывается { $winner }, счёт — { $points }.
    }
    [r4_44_1] Не вся Ось капитулировала, поэтому первый теряет 5 очков, второй — 3, а последний получает 5{ part-level }: США { $us_change-signed }, Британия { $uk_change-signed }, СССР { $ussr_change-signed }. { $first-and } набрали поровну, { $best }; атомная бомба разрешает ничью в пользу { $winner-gen } (4.44).
    [r4_44_2] Не вся Ось капитулировала, поэтому первый теряет 5 очков, второй — 3, а последний получает 5{ part-level }: США { $us_change-signed }, Британия { $uk_change-signed }, СССР { $ussr_change-signed }. { $first-and } набрали поровну, { $best }; в Германии только советский фронт, ничья в пользу { $winner-gen } (4.44).
   *[r4_44_3] Не вся Ось капитулировала, поэтому первый теряет 5 очков, второй — 3, а последний получает 5{ part-level }: США { $us_change-signed }, Британия { $uk_change-signed }, СССР { $ussr_change-signed }. { $first-and } набрали поровну, { $best }; такая ничья — в пользу Черчилля, побеждает { $winner } (4.44).
}

## Из чего складывается число

label-printed_value = Значение на карточке
label-chief_of_staff_roll = Бросок начальника штаба
label-leader_value = Значение руководителя
label-imperial_staff = Имперский штаб
label-nyet = Характеристика СССР «Нет!»
label-bot_weight = Вес вопроса для бота
label-attribute = Свойство карточки
label-paranoia = Паранойя
label-conference_card = Карточка конференции
label-not_below_zero = Не ниже нуля
label-played_lower = Снижено по выбору
label-highest_value = Наибольшее значение
label-lowest_value = Наименьшее значение
label-advance_value = Значение продвижения
label-debate_value = Значение оспаривания
label-die = Кубик
label-base_production = Базовое производство
label-production_taken = Взято производство { $of-gen }
label-production_lost_to = Отдано в пользу { $of-gen }
label-strategic_materials = Стратегические материалы
label-arctic_convoys = Арктические конвои
label-murmansk_convoy = Мурманский конвой
label-reparations = Репарации
label-command = Главенство на ТВД
label-leadership_won = Выигран вопрос главенства
label-both_leaderships_won = Выиграны оба вопроса главенства
label-production = Производство { $of-gen }
label-card = { $of }
label-intrinsic_network = Секретная служба
label-networks_gained = Ячейки, полученные в конференции
label-base_strength = Базовая сила
label-offensive_support = { $n ->
    [one] { $n } маркер обеспечения наступления
    [few] { $n } маркера обеспечения наступления
   *[many] { $n } маркеров обеспечения наступления
}
label-axis_armies = { $n ->
    [one] { $n } армия Оси
    [few] { $n } армии Оси
   *[many] { $n } армий Оси
}
label-over_ten = Сила сверх 10

## Строки счёта, по буквам 9.4

score-A = Политический контроль: { $of }
score-B = Подпольная ячейка: { $of }
score-C = Международный вопрос: { $of }
score-D = { $n ->
    [one] Победа в { $n } конференции
   *[other] Победа в { $n } конференциях
}
score-E = { $n ->
    [one] Победа в { $n } конференции
   *[other] Победа в { $n } конференциях
}
score-F = Пустая колония: { $of }
score-G = Фронт { $of-at }
score-H = Средиземноморский фронт в Центральной Италии
score-I = Средиземноморский фронт в Северной Италии
score-J = Средиземноморский фронт в Северной Италии
score-K = Центральная Италия захвачена раньше Нормандии
score-L = Нормандия захвачена раньше Центральной Италии
score-M = Германия капитулировала без Западного фронта
score-N = Фронт { $of-at }
score-O = Фронт { $of-at }
score-P = { $n ->
    [one] { $n } маркер немецких технологий
    [few] { $n } маркера немецких технологий
   *[many] { $n } маркеров немецких технологий
}
score-Q = Япония капитулировала без вторжения
score-R = Филиппины не захвачены: Макартур не вернулся
score-S = Межведомственное соперничество США: { $of } отстал от другого
score-T = Центральный тихоокеанский фронт на Иводзиме
score-U = Центральный тихоокеанский фронт на Окинаве
score-V = Юго-западный тихоокеанский фронт на Кюсю
score-W = Фронт КБИ на Формозе
score-X = Дальневосточный фронт в Корее
score-Y = { $n ->
    [one] Агентурная сеть: { $n } деление, 3 очка
    [few] Агентурная сеть: { $n } деления, по 3 очка
   *[many] Агентурная сеть: { $n } делений, по 3 очка
}
score-Z = У США и Британии есть атомная бомба
score-AA = Американцы не создали атомную бомбу
score-10_3 = Секретная повестка: { $of }

## Отказы: почему так нельзя

error-no-leader-in-agenda = Руководители не участвуют в повестке: { $seat-dat } нужна карточка штаба.
error-card-not-in-hand = { $card }: такой карточки нет на руке у { $seat-gen }.
error-issue-out-of-game = «{ $issue }»: вопрос уже вне игры.
error-issue-on-table = «{ $issue }»: вопрос уже на столе.
error-issue-not-on-table = «{ $issue }»: вопроса нет на столе.
error-issue-captured = «{ $issue }»: вопрос решён и больше не движется.
error-pass-not-earned = { $seat-dat } пасовать нельзя: пас даёт только оспаривание после прошлого хода.
error-leader-may-not-advance = { $leader } сам не может продвигать вопросы на этой конференции; его штаб может.
error-leader-inactive = { $leader } неактивен на этой конференции.
error-only-leaders-debate-leaders = Вопрос продвинул руководитель ({ $leader }), а оспорить руководителя может только руководитель.
error-card-cannot-debate = { $card }: этой карточкой нельзя оспаривать.
error-tie-for-oneself = { $seat } — участник ничьей, разрешить её можно только в свою пользу.
error-not-tied = { $seat-id ->
    [us] США в этой ничьей не участвуют.
   *[other] { $seat } в этой ничьей не участвует.
}
error-no-directed-in-arctic = На арктическом ТВД приоритетных наступлений не бывает.
error-no-offensive-in-arctic = В Арктике нет фронта: туда идёт только поддержка ВМФ.
error-issue-not-won = У { $seat-gen } нет такого выигранного вопроса: «{ $issue }».
error-box-full = Пять маркеров поддержки ВМФ уже { $box-box_at }, больше не поместится.
error-theater-over = { $front }: война здесь окончена, поддержка больше не нужна.
error-no-entry-space = { $front }: впереди больше нет делений.
error-already-activated = «{ $issue }»: вопрос уже активирован.
error-no-research = Вкладываться в атомную бомбу незачем: вопрос никем не выигран или бомба уже создана.
error-card-orders-first = { $seat-dat } сначала нужно потратить производство по указанию карточки конференции.
error-directed-first = { $seat-dat } сначала нужно оплатить приоритетные наступления.
error-ussr-never-commands = СССР не может главенствовать на ТВД: назовите США или Британию.
error-other-theater = Этот бонусный маркер нужно разместить { $theater-at }.
error-not-your-global-issue = { $seat-id ->
    [us] Спор «{ $pawn }»: США в нём не участвуют.
   *[other] Спор «{ $pawn }»: { $seat } в нём не участвует.
}
error-already-yours = Спор «{ $pawn }» уже решён в пользу { $seat-gen }.
error-fewer-markers = У { $seat-gen } маркеров меньше, очередь ещё не пришла.
error-arctic-closed = Пока на арктическом театре меньше трёх маркеров поддержки ВМФ, размещать и убирать что-либо { $location-at } нельзя.
error-opposing-network = Подпольная ячейка { $seat-gen } уже { $location-at }: прежде чем ставить свою, уберите её.
error-two-networks = Две подпольные ячейки уже { $location-at }, больше нельзя.
error-no-networks-left = У { $seat-gen } не осталось жетонов подпольных ячеек.
error-no-opposing-network = Чужой подпольной ячейки { $location-at } нет.
error-no-own-network = У { $seat-gen } нет подпольной ячейки { $location-at }.
error-global-issue-bars = Международные вопросы не позволяют { $seat-dat } размещать политический контроль { $location-at }.
error-global-issue-bars-removal = Международные вопросы не позволяют { $seat-dat } убирать политический контроль { $location-at }.
error-already-aligned = Маркер политического контроля { $seat-gen } уже { $location-at }.
error-no-alignments-left = У { $seat-gen } не осталось маркеров политического контроля.
error-no-opposing-alignment = Чужого маркера политического контроля { $location-at } нет.
error-removal-too-dear = Чтобы убрать маркер политического контроля { $location-at }, нужно { $cost } своих.

## Ошибки в позициях и в данных коробки; части предложений

mismatch-no-entry-space = у трека «{ $key }» больше нет делений впереди, поддержка туда не ставится
mismatch-front-inside = фронт уже { $key-at }, значит, капитуляция состоялась
mismatch-italy-not-entered = Италия капитулирует, только когда Средиземноморский фронт вышел в Южную Италию
mismatch-germany-fights-on = немецкие технологии делят только после капитуляции Германии
mismatch-already-entered = судя по фронтам, это деление уже захвачено: { $key }
mismatch-out-of-game = вопрос «{ $key }» уже вне игры: его фронт ушёл вперёд
mismatch-agenda-needs-card = нужна карточка штаба на повестку: { $key }
mismatch-one-action = у эффекта должно быть ровно одно действие, указано: { $given }
mismatch-value-or-chief = у карточки есть либо value, либо chief_of_staff = true
mismatch-too-few-cards = { $given } — слишком мало карточек, на две руки нужно { $low }
mismatch-amphibious-naval = поддержка ВМФ нужна морским делениям, и только им

## Имена: державы и люди

name-us = США
    .full = США
name-uk = Британия
    .full = Великобритания
    .gen = Британии
    .dat = Британии
    .acc = Британию
    .ins = Британией
name-ussr = СССР
    .full = СССР
name-neutral = нейтрально
name-none = никто
name-bot = бот
name-random = случайный игрок
name-search = думающий бот
name-human = человек
name-churchill =
    .gen = Черчилля
name-roosevelt =
    .gen = Рузвельта
name-truman =
    .gen = Трумэна
name-stalin =
    .gen = Сталина

## Имена: фронты, театры и Ось

name-western = Западный фронт
    .gen = Западного фронта
    .dat = Западному фронту
    .to = на Западный фронт
    .at = на Западном фронте
    .box = западный театр
    .box_at = на западном театре
    .box_to = на западный театр
    .box_from = с западного театра
name-eastern = Восточный фронт
    .gen = Восточного фронта
    .dat = Восточному фронту
    .to = на Восточный фронт
    .at = на Восточном фронте
    .box = восточный театр
    .box_at = на восточном театре
    .box_to = на восточный театр
    .box_from = с восточного театра
name-mediterranean = Средиземноморский фронт
    .gen = Средиземноморского фронта
    .dat = Средиземноморскому фронту
    .to = на Средиземноморский фронт
    .at = на Средиземноморском фронте
    .box = средиземноморский театр
    .box_at = на средиземноморском театре
    .box_to = на средиземноморский театр
    .box_from = с средиземноморского театра
name-central_pacific = Центральный тихоокеанский фронт
    .gen = Центрального тихоокеанского фронта
    .dat = Центральному тихоокеанскому фронту
    .to = на Центральный тихоокеанский фронт
    .at = на Центральном тихоокеанском фронте
    .box = центральный тихоокеанский театр
    .box_at = на центральном тихоокеанском театре
    .box_to = на центральный тихоокеанский театр
    .box_from = с центрального тихоокеанского театра
name-southwest_pacific = Юго-западный тихоокеанский фронт
    .gen = Юго-западного тихоокеанского фронта
    .dat = Юго-западному тихоокеанскому фронту
    .to = на Юго-западный тихоокеанский фронт
    .at = на Юго-западном тихоокеанском фронте
    .box = юго-западный тихоокеанский театр
    .box_at = на юго-западном тихоокеанском театре
    .box_to = на юго-западный тихоокеанский театр
    .box_from = с юго-западного тихоокеанского театра
name-cbi = Фронт КБИ
    .gen = фронта КБИ
    .dat = фронту КБИ
    .to = на фронт КБИ
    .at = на фронте КБИ
    .box = театр КБИ
    .box_at = на театре КБИ
    .box_to = на театр КБИ
    .box_from = с театра КБИ
name-far_east = Дальневосточный фронт
    .gen = Дальневосточного фронта
    .dat = Дальневосточному фронту
    .to = на Дальневосточный фронт
    .at = на Дальневосточном фронте
    .box = дальневосточный театр
    .box_at = на дальневосточном театре
    .box_to = на дальневосточный театр
    .box_from = с дальневосточного театра
name-arctic = Арктический театр
    .box = арктический театр
    .to = на арктический ТВД
    .box_at = на арктическом театре
    .box_to = на арктический театр
    .box_from = с арктического театра
name-europe = Европа
    .at = в Европе
name-pacific = Тихий океан
    .at = на Тихом океане
name-any = любой театр
    .at = на любом театре
name-germany = Германия
    .gen = Германии
    .from = из Германии
    .to = в Германию
    .at = в Германии
name-italy = Италия
    .gen = Италии
    .at = в Италии
name-japan = Япония
    .gen = Японии
    .from = из Японии
    .to = в Японию
    .at = в Японии
name-german_army = немецкие армии
    .one = немецкая армия
name-italian_army = итальянская армия
    .one = итальянская армия
name-german_navy = немецкий флот
    .one = немецкий флот
name-japanese_army = японские армии
    .one = японская армия
name-japanese_navy = японский флот

## Имена: вопросы, международные споры и их решения

name-global = Международный вопрос
name-conditional = Условные вопросы
name-a_bomb = Исследование атомной бомбы
name-theater_leadership = Главенство на ТВД
name-production = Производство
name-directed_offensive = Приоритетные наступления
name-pol_mil = Военно-политический вопрос
name-churchill_roosevelt = Черчилль — Рузвельт
name-churchill_stalin = Черчилль — Сталин
name-roosevelt_stalin = Рузвельт — Сталин
name-churchill_roosevelt-us = самоопределение
name-churchill_roosevelt-uk = колониализм
name-churchill_stalin-uk = свободная Европа
name-churchill_stalin-ussr = сферы влияния
name-roosevelt_stalin-us = ООН
name-roosevelt_stalin-ussr = коммунистические кадры

## Имена: места за столом конференции

name-center = центр стола
    .from = из центра стола
    .to = в центр стола
    .at = в центре стола
name-out = вне игры
form-track = { $seat } { $space }
    .from = с деления { $space } счётчика { $seat-gen }
    .to = на деление { $space } счётчика { $seat-gen }
    .at = на делении { $space } счётчика { $seat-gen }
form-chair = кресло { $seat-gen }
    .from = из кресла { $seat-gen }
    .to = в кресло { $seat-gen }
    .at = в кресле { $seat-gen }

## Имена: ход партии

name-agenda = повестка
name-meeting = заседание
name-decisions = принятие решений
name-war = военная фаза
name-end = конец партии
name-military = военная обстановка
name-political = подполье и политический контроль
name-active = активен
name-inactive = неактивен
name-yes = да
name-no = нет
name-secret_agenda = Секретная повестка
    .help = Каждый игрок тянет три маркера секретной повестки, в конце каждый может принести пять очков (10.0)
name-tiebreak_roll = Проверка здоровья после ничьей
    .help = Руководитель, разрешивший ничью, проходит проверку, как после любого другого использования (4.5, 3.31)
name-leadership_timing = Время бонусов за главенство
    .help = Бонусы за главенство размещаются в пятой операции (4.23.5) или при распределении производства (6.4)
name-activity_5 = в пятой операции
name-allocation = при распределении
form-scenario = { $name }
    .full = Сценарий: { $name }

## Имена: страны, колонии, деления; формы годятся, только пока они так называются

form-location = { $name }
    .at = в локации «{ $name }»
form-space = { $name }
    .from = с деления «{ $name-quoted }»
    .to = на деление «{ $name-quoted }»
    .at = на делении «{ $name-quoted }»
form-conference = { $title }
    .conference = { $name }
name-france = Франция
    .at = во Франции
name-belgium = Бельгия
    .at = в Бельгии
name-netherlands = Нидерланды
    .at = в Нидерландах
name-denmark = Дания
    .at = в Дании
name-norway = Норвегия
    .at = в Норвегии
name-finland = Финляндия
    .at = в Финляндии
name-baltic_states = Прибалтика
    .at = в Прибалтике
name-poland = Польша
    .at = в Польше
name-rumania = Румыния
    .at = в Румынии
name-bulgaria = Болгария
    .at = в Болгарии
name-hungary = Венгрия
    .at = в Венгрии
name-czechoslovakia = Чехословакия
    .at = в Чехословакии
name-austria = Австрия
    .at = в Австрии
name-yugoslavia = Югославия
    .at = в Югославии
name-greece = Греция
    .at = в Греции
name-middle_east = Ближний Восток
    .at = на Ближнем Востоке
name-persia = Персия
    .at = в Персии
name-siam = Сиам
    .at = в Сиаме
name-malaya = Малайя
    .at = в Малайе
name-laos_cambodia = Лаос/Камбоджа
    .at = в Лаосе/Камбодже
name-vietnam = Вьетнам
    .at = во Вьетнаме
name-dutch_east_indies = Голландская Ост-Индия
    .at = в Голландской Ост-Индии
name-western_box = Ячейка западного театра
    .from = из ячейки западного театра
    .to = в ячейку западного театра
    .at = в ячейке западного театра
name-normandy = Нормандия
    .from = из Нормандии
    .to = в Нормандию
    .at = в Нормандии
name-rhineland = Рейнская область
    .from = из Рейнской области
    .to = в Рейнскую область
    .at = в Рейнской области
name-west_germany = Западная Германия
    .from = из Западной Германии
    .to = в Западную Германию
    .at = в Западной Германии
name-eastern_box = Ячейка восточного театра
    .from = из ячейки восточного театра
    .to = в ячейку восточного театра
    .at = в ячейке восточного театра
name-belorussia = Белоруссия
    .from = из Белоруссии
    .to = в Белоруссию
    .at = в Белоруссии
name-ukraine = Украина
    .from = с Украины
    .to = на Украину
    .at = на Украине
name-prussia = Пруссия
    .from = из Пруссии
    .to = в Пруссию
    .at = в Пруссии
name-east_germany = Восточная Германия
    .from = из Восточной Германии
    .to = в Восточную Германию
    .at = в Восточной Германии
name-mediterranean_box = Ячейка средиземноморского театра
    .from = из ячейки средиземноморского театра
    .to = в ячейку средиземноморского театра
    .at = в ячейке средиземноморского театра
name-sicily = Сицилия
    .from = с Сицилии
    .to = на Сицилию
    .at = на Сицилии
name-southern_italy = Южная Италия
    .from = из Южной Италии
    .to = в Южную Италию
    .at = в Южной Италии
name-central_italy = Центральная Италия
    .from = из Центральной Италии
    .to = в Центральную Италию
    .at = в Центральной Италии
name-northern_italy = Северная Италия
    .from = из Северной Италии
    .to = в Северную Италию
    .at = в Северной Италии
name-central_pacific_box = Ячейка центрального тихоокеанского театра
    .from = из ячейки центрального тихоокеанского театра
    .to = в ячейку центрального тихоокеанского театра
    .at = в ячейке центрального тихоокеанского театра
name-gilbert_marshall = Острова Гилберта и Маршалловы острова
    .from = с островов Гилберта и Маршалловых островов
    .to = на острова Гилберта и Маршалловы острова
    .at = на островах Гилберта и Маршалловых островах
name-caroline = Каролинские острова
    .from = с Каролинских островов
    .to = на Каролинские острова
    .at = на Каролинских островах
name-marianas = Марианские острова
    .from = с Марианских островов
    .to = на Марианские острова
    .at = на Марианских островах
name-iwo_jima = Иводзима
    .from = с Иводзимы
    .to = на Иводзиму
    .at = на Иводзиме
name-okinawa = Окинава
    .from = с Окинавы
    .to = на Окинаву
    .at = на Окинаве
name-southwest_pacific_box = Ячейка юго-западного тихоокеанского театра
    .from = из ячейки юго-западного тихоокеанского театра
    .to = в ячейку юго-западного тихоокеанского театра
    .at = в ячейке юго-западного тихоокеанского театра
name-solomons = Соломоновы острова
    .from = с Соломоновых островов
    .to = на Соломоновы острова
    .at = на Соломоновых островах
name-new_britain = Новая Британия
    .from = с Новой Британии
    .to = на Новую Британию
    .at = на Новой Британии
name-papua = Папуа — Новая Гвинея
    .from = из Папуа — Новой Гвинеи
    .to = в Папуа — Новую Гвинею
    .at = в Папуа — Новой Гвинее
name-philippines = Филиппины
    .from = с Филиппин
    .to = на Филиппины
    .at = на Филиппинах
name-kyushu = Кюсю
    .from = с Кюсю
    .to = на Кюсю
    .at = на Кюсю
name-cbi_box = Ячейка театра КБИ
    .from = из ячейки театра КБИ
    .to = в ячейку театра КБИ
    .at = в ячейке театра КБИ
name-burma = Бирма
    .from = из Бирмы
    .to = в Бирму
    .at = в Бирме
name-yunnan = Юньнань
    .from = из Юньнани
    .to = в Юньнань
    .at = в Юньнани
name-canton_hong_kong = Кантон и Гонконг
    .from = из Кантона и Гонконга
    .to = в Кантон и Гонконг
    .at = в Кантоне и Гонконге
name-formosa = Формоза
    .from = с Формозы
    .to = на Формозу
    .at = на Формозе
name-far_east_box = Ячейка дальневосточного театра
    .from = из ячейки дальневосточного театра
    .to = в ячейку дальневосточного театра
    .at = в ячейке дальневосточного театра
name-nomohon = Номохон
    .from = из Номохона
    .to = в Номохон
    .at = в Номохоне
name-manchuria = Маньчжурия
    .from = из Маньчжурии
    .to = в Маньчжурию
    .at = в Маньчжурии
name-korea = Корея
    .from = из Кореи
    .to = в Корею
    .at = в Корее
code-symbol = «Символ»
code-trident = «Трезубец»
code-quadrant = «Квадрант»
code-sextant = «Секстант»
code-eureka = «Эврика»
code-london = Лондон
code-octagon = «Октагон»
code-tolstoy = «Толстой»
code-argonaut = «Аргонавт»
code-terminal = «Терминал»

## Для команд: исходы одним словом и проверенная коробка

ended-alliance = Альянс устоял
ended-broken = Альянс распался, впереди равенство
ended-broken_first = Альянс распался, победил первый
ended-broken_second = Альянс распался, победил второй
ended-hegemon = Не вся Ось капитулировала
box-is-good = В папке { $path } всё на месте: карточек руководителей и штабов — { $cards }, карточек конференций — { $conferences }, вопросов — { $issues }, сценариев — { $scenarios }.
